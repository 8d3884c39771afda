//! Appointments with the names of the two who meet, and what they are told.

use crate::language::Lang;
use crate::problem::Problem;
use crate::routes::appointments_views::{AppointmentView, Names};
use crate::wording::marketplace::name_of;
use chrono::{DateTime, Utc};
use database::DbConn;
use identity::domain::Person;
use marketplace::MarketplaceError;
use marketplace::domain::appointments::{
    Answer, Appointment, AppointmentFilter, Calendar, NewAppointment, Slot, SlotQuery, ics,
};
use notifications::Notice;
use std::collections::HashMap;

pub fn list(
    c: &mut DbConn,
    reader: i64,
    filter: &AppointmentFilter,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<Vec<AppointmentView>, Problem> {
    let found = marketplace::list_appointments(c, reader, filter).map_err(Problem::marketplace)?;
    let people = people_of(c, &found)?;
    Ok(found.into_iter().map(|a| view(a, &people, reader, (lang, now))).collect())
}

/// The slots of a professional; who is none has no such page.
pub fn slots(
    c: &mut DbConn,
    professional_id: i64,
    query: SlotQuery,
    now: DateTime<Utc>,
) -> Result<Vec<Slot>, Problem> {
    let people = super::people(c, &[professional_id])?;
    if !people.get(&professional_id).is_some_and(|p| p.role.is_professional()) {
        return Err(Problem::not_found());
    }
    marketplace::free_slots(c, professional_id, query, now).map_err(Problem::marketplace)
}

pub fn book(
    c: &mut DbConn,
    client_id: i64,
    new: &NewAppointment,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<AppointmentView, Problem> {
    let booked = marketplace::book_appointment(c, client_id, new, now).map_err(Problem::marketplace)?;
    let notice = Notice::AppointmentRequested { appointment_id: booked.id };
    super::tell(c, Some(booked.professional_id), &notice, now)?;
    one(c, booked, client_id, (lang, now))
}

/// What one of the two does about an appointment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Step {
    Confirm,
    Decline,
    Cancel,
}

pub fn take(
    c: &mut DbConn,
    step: Step,
    (user_id, id): (i64, i64),
    answer: &Answer,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<AppointmentView, Problem> {
    let appointment_id = id;
    let (done, notice): (Result<Appointment, MarketplaceError>, Notice) = match step {
        Step::Confirm => (
            marketplace::confirm_appointment(c, user_id, id, answer, now),
            Notice::AppointmentConfirmed { appointment_id },
        ),
        Step::Decline => (
            marketplace::decline_appointment(c, user_id, id, answer, now),
            Notice::AppointmentDeclined { appointment_id },
        ),
        Step::Cancel => (
            marketplace::cancel_appointment(c, user_id, id, answer, now),
            Notice::AppointmentCancelled { appointment_id },
        ),
    };
    let done = done.map_err(Problem::marketplace)?;
    super::tell(c, Some(done.other(user_id)), &notice, now)?;
    one(c, done, user_id, (lang, now))
}

/// The calendar file of an appointment, and its name. `host` makes its id unique in the world.
pub fn calendar_file(
    c: &mut DbConn,
    reader: i64,
    id: i64,
    (host, lang): (&str, Lang),
) -> Result<String, Problem> {
    let found = marketplace::appointment(c, reader, id).map_err(Problem::marketplace)?;
    let other = found.other(reader);
    let people = super::people(c, &[other])?;
    let with = people.get(&other).map(|p| name_of(p, lang)).unwrap_or_default();
    Ok(ics(&found, Calendar { product: crate::PRODUCT, host, with: &with }))
}

fn one(
    c: &mut DbConn,
    appointment: Appointment,
    reader: i64,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<AppointmentView, Problem> {
    let people = people_of(c, std::slice::from_ref(&appointment))?;
    Ok(view(appointment, &people, reader, (lang, now)))
}

fn people_of(c: &mut DbConn, found: &[Appointment]) -> Result<HashMap<i64, Person>, Problem> {
    let mut ids: Vec<i64> = found.iter().flat_map(|a| [a.client_id, a.professional_id]).collect();
    ids.sort_unstable();
    ids.dedup();
    super::people(c, &ids)
}

fn view(
    appointment: Appointment,
    people: &HashMap<i64, Person>,
    reader: i64,
    (lang, now): (Lang, DateTime<Utc>),
) -> AppointmentView {
    let name = |id: i64| people.get(&id).map(|p| name_of(p, lang)).unwrap_or_default();
    let names =
        Names { client: name(appointment.client_id), professional: name(appointment.professional_id) };
    AppointmentView::of(appointment, names, reader, now)
}
