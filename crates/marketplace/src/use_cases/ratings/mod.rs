//! Ratings of a service, and what they add up to.

pub mod rate;
pub mod rating;
pub mod ratings_of;
pub mod scores;
pub mod update_rating;
