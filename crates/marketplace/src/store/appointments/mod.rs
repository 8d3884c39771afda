//! Availability, slots and appointments.

mod availability;
mod booked;
mod departure;
mod rows;
mod schema;

pub use availability::{replace_week, week};
pub use booked::{
    claim_reminder, complete, find, held, hold, insert, list, overdue, release, settle, to_remind,
};
pub use departure::{appointments_after, coming_of, erase_words, forget_week};
