//! Availability, slots and appointments.

mod availability;
mod booked;
mod rows;
mod schema;

pub use availability::{replace_week, week};
pub use booked::{
    claim_reminder, complete, find, held, hold, insert, list, overdue, release, settle, to_remind,
};
