//! Types and rules of documents: no database, no network, no clock.
pub mod audience;
pub mod blocks;
pub mod catalog;
pub mod dates;
pub mod document;
pub mod html;
pub mod markup;
pub mod mentions;
pub mod numbers;
pub mod parameters;
pub mod parsing;
pub mod request;
pub mod template;
pub mod text;
