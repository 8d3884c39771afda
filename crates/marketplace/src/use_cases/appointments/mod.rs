//! Availability, slots and appointments.

mod answer;
mod availability;
mod book;
mod jobs;
mod list;
mod slots;

pub use answer::{cancel_appointment, confirm_appointment, decline_appointment};
pub use availability::{availability, set_availability};
pub use book::book_appointment;
pub use jobs::{REMIND_APPOINTMENT_BEFORE, Settled, claim_appointment_reminders, settle_past_appointments};
pub use list::{appointment, list_appointments};
pub use slots::free_slots;
