//! Availability, slots and appointments through their use cases, on both databases.

use crate::people::{at, selection, user};
use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, on_each_database};
use marketplace::MarketplaceError as E;
use marketplace::domain::appointments::{
    Answer, Appointment, AppointmentFilter, AppointmentStatus, NewAppointment, RawAnswer, RawAppointment,
    RawSlotQuery, RawWindow, SlotQuery, Week,
};
use marketplace::*;
use std::sync::Barrier;

/// A Saturday.
fn now() -> DateTime<Utc> {
    at("2026-11-21T10:00:00Z")
}

/// Mondays from nine to noon in Douala: eight to eleven in UTC.
fn week() -> Week {
    let window =
        RawWindow { day_of_week: 1, start_time: "09:00".into(), end_time: "12:00".into(), is_active: true };
    Week::parse(&[window]).unwrap()
}

fn wish(professional: i64, start: &str, minutes: i64) -> NewAppointment {
    let raw = RawAppointment {
        professional_id: professional,
        title: "Premier entretien".into(),
        appointment_date: start.into(),
        duration: Some(minutes),
        client_notes: "Je viens avec le bail".into(),
        ..RawAppointment::default()
    };
    NewAppointment::parse(&raw).unwrap()
}

fn answer(notes: &str) -> Answer {
    Answer::parse(&RawAnswer { notes: notes.into(), location: "Akwa".into(), ..RawAnswer::default() })
        .unwrap()
}

/// A client who selected an avocat with a week.
fn pair(c: &mut DbConn) -> (i64, i64) {
    let (client, avocat) = (user(c, "client", "client"), user(c, "avocat", "avocat"));
    selection(c, client, avocat);
    set_availability(c, avocat, &week(), now()).unwrap();
    (client, avocat)
}

fn free(c: &mut DbConn, professional: i64) -> Vec<String> {
    let raw = RawSlotQuery { from: "2026-11-23".into(), days: Some(1), duration: Some(60) };
    let query = SlotQuery::parse(&raw, now()).unwrap();
    let slots = free_slots(c, professional, query, now()).unwrap();
    slots.iter().map(|s| s.starts_at.format("%H:%M").to_string()).collect()
}

on_each_database! {
fn a_week_is_replaced_as_a_whole(db: TestDb) {
    let mut c = db.conn();
    let avocat = user(&mut c, "avocat", "avocat");
    assert!(availability(&mut c, avocat).unwrap().windows().is_empty());
    set_availability(&mut c, avocat, &week(), now()).unwrap();
    set_availability(&mut c, avocat, &week(), now()).unwrap();
    assert_eq!(availability(&mut c, avocat).unwrap(), week());
    set_availability(&mut c, avocat, &Week::default(), now()).unwrap();
    assert_eq!(free(&mut c, avocat), [] as [&str; 0]);
}}

on_each_database! {
fn a_booking_holds_its_time_until_it_is_declined_or_cancelled(db: TestDb) {
    let mut c = db.conn();
    let (client, avocat) = pair(&mut c);
    assert_eq!(free(&mut c, avocat), ["08:00", "09:00", "10:00"]);
    let booked = book_appointment(&mut c, client, &wish(avocat, "2026-11-23T09:00:00Z", 60), now()).unwrap();
    assert_eq!((booked.status, booked.ends_at), (AppointmentStatus::Pending, at("2026-11-23T10:00:00Z")));
    assert_eq!(free(&mut c, avocat), ["08:00", "10:00"]);
    let again = book_appointment(&mut c, client, &wish(avocat, "2026-11-23T08:45:00Z", 30), now());
    assert!(matches!(again, Err(E::SlotTaken)));
    assert_eq!(free(&mut c, avocat), ["08:00", "10:00"], "a refused booking holds nothing");

    let confirmed = confirm_appointment(&mut c, avocat, booked.id, &answer("À lundi"), now()).unwrap();
    assert_eq!((confirmed.status, confirmed.notes.as_deref(), confirmed.location.as_deref()), (AppointmentStatus::Confirmed, Some("À lundi"), Some("Akwa")));
    let cancelled = cancel_appointment(&mut c, client, booked.id, &answer("Empêché"), now()).unwrap();
    assert_eq!((cancelled.status, cancelled.client_notes.as_deref(), cancelled.notes.as_deref()), (AppointmentStatus::Cancelled, Some("Empêché"), Some("À lundi")));
    assert_eq!(free(&mut c, avocat).len(), 3);
    let second = book_appointment(&mut c, client, &wish(avocat, "2026-11-23T09:00:00Z", 60), now()).unwrap();
    assert_eq!(decline_appointment(&mut c, avocat, second.id, &answer(""), now()).unwrap().status, AppointmentStatus::Declined);
    assert_eq!(free(&mut c, avocat).len(), 3);
    let all = AppointmentFilter::parse("", None, None).unwrap();
    assert_eq!(list_appointments(&mut c, client, &all).unwrap().len(), 2);
    let declined = AppointmentFilter::parse("declined", None, None).unwrap();
    assert_eq!(list_appointments(&mut c, avocat, &declined).unwrap().len(), 1);
}}

on_each_database! {
fn only_with_a_selected_professional_at_a_time_that_is_offered(db: TestDb) {
    let mut c = db.conn();
    let (client, avocat) = pair(&mut c);
    let stranger = user(&mut c, "stranger", "avocat");
    let other = user(&mut c, "other", "client");
    set_availability(&mut c, stranger, &week(), now()).unwrap();
    let book = |c: &mut DbConn, who: i64, with: i64, start: &str, minutes: i64| {
        book_appointment(c, who, &wish(with, start, minutes), now())
    };
    assert!(matches!(book(&mut c, client, stranger, "2026-11-23T08:00:00Z", 60), Err(E::NotYourProfessional)));
    assert!(matches!(book(&mut c, other, avocat, "2026-11-23T08:00:00Z", 60), Err(E::NotYourProfessional)));
    assert!(matches!(book(&mut c, client, 9_999, "2026-11-23T08:00:00Z", 60), Err(E::NotYourProfessional)));
    for (start, minutes) in [
        ("2026-11-23T07:45:00Z", 60), ("2026-11-23T10:30:00Z", 60), ("2026-11-23T08:05:00Z", 60), ("2026-11-24T08:00:00Z", 60),
        ("2026-11-16T08:00:00Z", 60), ("2027-03-01T08:00:00Z", 60), ("2026-11-23T08:00:00Z", 195),
    ] {
        assert!(matches!(book(&mut c, client, avocat, start, minutes), Err(E::SlotNotOffered)), "{start} {minutes}");
    }
    assert!(book(&mut c, client, avocat, "2026-11-23T08:15:00Z", 30).is_ok());
}}

on_each_database! {
fn only_the_right_party_answers_and_only_in_time(db: TestDb) {
    let mut c = db.conn();
    let (client, avocat) = pair(&mut c);
    let other = user(&mut c, "other", "client");
    let booked = book_appointment(&mut c, client, &wish(avocat, "2026-11-23T08:00:00Z", 60), now()).unwrap();
    let id = booked.id;
    assert!(matches!(confirm_appointment(&mut c, client, id, &answer(""), now()), Err(E::NotFound)));
    assert!(matches!(decline_appointment(&mut c, other, id, &answer(""), now()), Err(E::NotFound)));
    assert!(matches!(cancel_appointment(&mut c, other, id, &answer(""), now()), Err(E::NotFound)));
    assert!(matches!(appointment(&mut c, other, id), Err(E::NotFound)));
    let begun = at("2026-11-23T08:00:00Z");
    assert!(matches!(confirm_appointment(&mut c, avocat, id, &answer(""), begun), Err(E::AppointmentNotPending)));
    assert!(matches!(cancel_appointment(&mut c, client, id, &answer(""), begun), Err(E::AppointmentOver)));
    confirm_appointment(&mut c, avocat, id, &answer(""), now()).unwrap();
    assert!(matches!(confirm_appointment(&mut c, avocat, id, &answer(""), now()), Err(E::AppointmentNotPending)));
    assert!(matches!(decline_appointment(&mut c, avocat, id, &answer(""), now()), Err(E::AppointmentNotPending)));
    cancel_appointment(&mut c, avocat, id, &answer(""), now()).unwrap();
    assert!(matches!(cancel_appointment(&mut c, client, id, &answer(""), now()), Err(E::AppointmentOver)));
}}

on_each_database! {
fn of_bookings_at_the_same_moment_one_wins(db: TestDb) {
    const CLIENTS: usize = 12;
    let mut c = db.conn();
    let avocat = user(&mut c, "avocat", "avocat");
    set_availability(&mut c, avocat, &week(), now()).unwrap();
    let clients: Vec<i64> = (0..CLIENTS).map(|n| user(&mut c, &format!("client{n}"), "client")).collect();
    for client in &clients {
        selection(&mut c, *client, avocat);
    }
    let barrier = Barrier::new(CLIENTS);
    let outcomes: Vec<Result<Appointment, E>> = std::thread::scope(|scope| {
        let threads: Vec<_> = clients
            .iter()
            .enumerate()
            .map(|(n, client)| {
                let (db, barrier) = (&db, &barrier);
                // They overlap, and do not all begin together.
                let start = at("2026-11-23T09:00:00Z") - TimeDelta::minutes(15 * (n as i64 % 3));
                scope.spawn(move || {
                    let mut c = db.conn();
                    let wish = wish(avocat, &start.to_rfc3339(), 60);
                    barrier.wait();
                    book_appointment(&mut c, *client, &wish, now())
                })
            })
            .collect();
        threads.into_iter().map(|t| t.join().unwrap()).collect()
    });
    let won = outcomes.iter().filter(|o| o.is_ok()).count();
    let lost = outcomes.iter().filter(|o| matches!(o, Err(E::SlotTaken))).count();
    assert_eq!((won, lost), (1, CLIENTS - 1), "{outcomes:?}");
}}

on_each_database! {
fn reminders_go_out_once_and_what_is_past_is_settled(db: TestDb) {
    let mut c = db.conn();
    let (client, avocat) = pair(&mut c);
    let confirmed = book_appointment(&mut c, client, &wish(avocat, "2026-11-23T08:00:00Z", 60), now()).unwrap();
    let waiting = book_appointment(&mut c, client, &wish(avocat, "2026-11-23T09:00:00Z", 60), now()).unwrap();
    confirm_appointment(&mut c, avocat, confirmed.id, &answer(""), now()).unwrap();
    let due = |c: &mut DbConn, time: &str| {
        claim_appointment_reminders(c, at(time)).unwrap().iter().map(|a| a.id).collect::<Vec<_>>()
    };
    assert_eq!(due(&mut c, "2026-11-22T07:59:59Z"), [] as [i64; 0]);
    assert_eq!(due(&mut c, "2026-11-22T08:00:00Z"), [confirmed.id], "the one nobody confirmed is not announced");
    assert_eq!(due(&mut c, "2026-11-22T08:00:01Z"), [] as [i64; 0]);

    let settled = |c: &mut DbConn, time: &str| {
        let Settled { completed, unanswered } = settle_past_appointments(c, at(time)).unwrap();
        (completed, unanswered.iter().map(|a| a.id).collect::<Vec<_>>())
    };
    assert_eq!(settled(&mut c, "2026-11-23T08:59:00Z"), (0, vec![]));
    assert_eq!(settled(&mut c, "2026-11-23T09:00:00Z"), (1, vec![waiting.id]));
    assert_eq!(settled(&mut c, "2026-11-23T09:00:00Z"), (0, vec![]));
    assert_eq!(appointment(&mut c, client, confirmed.id).unwrap().status, AppointmentStatus::Completed);
    assert_eq!(appointment(&mut c, client, waiting.id).unwrap().status, AppointmentStatus::Cancelled);
}}
