//! Requests, proposals and ratings.

mod departure;
mod facts;
mod idle;
mod proposals;
mod ratings;
#[expect(clippy::module_inception, reason = "requests themselves, beside what is made of them")]
mod requests;
mod rows;

pub use departure::{
    delete_unselected_proposals, erase_comments, proposals_after, ratings_after, received_after,
    requests_after, unclosed_of, unclosed_with, unselected_of,
};
pub use facts::facts;
pub use idle::{Due, close, due_to_close, due_to_tell, idle_to_close, idle_to_remind, reminded, told};
pub use proposals::*;
pub use ratings::*;
pub use requests::*;
