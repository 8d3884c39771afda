//! Availability, slots and appointments.

mod appointment;
mod availability;
mod booking;
mod ics;
mod slots;
mod time_of_day;

pub use appointment::{Appointment, AppointmentStatus, Party, UnknownAppointmentStatus};
pub use availability::{RawWindow, WINDOWS_MAX, Week, Window};
pub use booking::{
    Answer, AppointmentFilter, NewAppointment, RawAnswer, RawAppointment, RawSlotQuery, SlotQuery,
};
pub use ics::{Calendar, ics};
pub use slots::{AT_LATEST, AT_LEAST_BEFORE, Slot, is_offered, slots, units};
pub use time_of_day::TimeOfDay;

/// Appointments begin and end on quarters of an hour: what the database holds one row for.
pub const UNIT_MINUTES: u16 = 15;
