//! Requests, proposals and ratings.

mod codes;
pub mod deadline;
mod filter;
mod price;
mod proposal;
mod rating;
mod request;
mod scan;
mod time;

pub use codes::{CloseReason, LegalDomain, ProposalStatus, RejectedBy, RequestStatus, Urgency};
pub use filter::{LIST_MAX, Page, RawFilter, RequestFilter};
pub use price::price_amount;
pub use proposal::{NewProposal, Proposal, RawProposal, RequestHead, reject_reason};
pub use rating::{
    EDITABLE, NewRating, PRIOR_MEAN, PRIOR_WEIGHT, Rating, RatingChange, RawRating, RawRatingChange, Score,
};
pub(crate) use request::search_key;
pub use request::{
    CLOSED_AFTER_DEADLINE, CLOSED_WHEN_IDLE, Listed, NewRequest, REMINDERS, RawChange, RawRequest, Request,
    RequestChange, Selection, Viewer,
};
