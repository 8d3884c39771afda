pub mod ending;
pub mod find;
pub mod hold;
pub mod letters;
pub mod messages;
pub mod open_access;
pub mod proof;
pub mod visitors;
