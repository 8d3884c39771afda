//! Availability, slots and appointments over HTTP.

use crate::journey::{selected, told};
use crate::support::{Person, TestApp, noon};
use chrono::TimeDelta;
use database::on_each_database;
use palabre::jobs::appointments::remind;
use serde_json::{Value, json};

/// Mondays from nine to noon in Douala. The tests' clock stands on Saturday 21 November 2026.
async fn with_week(professional: &Person<'_>) {
    let week = json!([{"dayOfWeek": 1, "startTime": "09:00", "endTime": "12:00", "isActive": true}]);
    let saved = professional.call("PUT", "/api/availability", &week).await;
    assert_eq!((saved.status.as_u16(), saved.json()), (200, week));
}

fn wish(professional: &Person<'_>, start: &str) -> Value {
    json!({"professionalId": professional.id, "title": "Premier entretien", "appointmentDate": start, "clientNotes": "J'apporte le bail"})
}

async fn free(person: &Person<'_>, professional: i64) -> Vec<String> {
    let slots = person.get(&format!("/api/professionals/{professional}/slots?from=2026-11-23&days=1")).await;
    assert_eq!(slots.status, 200, "{}", slots.text());
    slots.json().as_array().unwrap().iter().map(|s| s["startsAt"].as_str().unwrap().to_owned()).collect()
}

async fn kinds(app: &TestApp, person: &Person<'_>) -> Vec<&'static str> {
    let told = told(app, person).await;
    told.iter().map(|n| n.kind()).filter(|k| k.starts_with("appointment_")).collect()
}

on_each_database! {
async fn an_appointment_is_asked_for_confirmed_and_remembered(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    with_week(&avocat).await;
    assert_eq!(client.post("/api/appointments", &wish(&avocat, "2026-11-23T08:00:00Z")).await.error(), (409, "not_selected".into()));
    selected(&client, &avocat).await;
    assert_eq!(free(&client, avocat.id).await, ["2026-11-23T08:00:00Z", "2026-11-23T09:00:00Z", "2026-11-23T10:00:00Z"]);
    let booked = client.post("/api/appointments", &wish(&avocat, "2026-11-23T09:00:00Z")).await;
    assert_eq!(booked.status, 201, "{}", booked.text());
    let booked = booked.json();
    assert_eq!((&booked["status"], &booked["duration"], &booked["endsAt"]), (&json!("pending"), &json!(60), &json!("2026-11-23T10:00:00Z")));
    assert_eq!((&booked["clientName"], &booked["professionalName"], &booked["canCancel"], &booked["canAnswer"]), (&json!("Ngo Bell"), &json!("Ngo Bell"), &json!(true), &json!(false)));
    assert_eq!(free(&client, avocat.id).await.len(), 2);
    assert_eq!(client.post("/api/appointments", &wish(&avocat, "2026-11-23T09:30:00Z")).await.error(), (409, "slot_taken".into()));
    assert_eq!(client.post("/api/appointments", &wish(&avocat, "2026-11-23T11:00:00Z")).await.error(), (409, "slot_not_offered".into()));

    let path = format!("/api/appointments/{}", booked["id"]);
    assert_eq!(client.call("PATCH", &format!("{path}/confirm"), &json!({})).await.error(), (404, "not_found".into()));
    let confirmed = avocat.call("PATCH", &format!("{path}/confirm"), &json!({"notes": "À lundi", "location": "Akwa"})).await.json();
    assert_eq!((&confirmed["status"], &confirmed["notes"], &confirmed["location"]), (&json!("confirmed"), &json!("À lundi"), &json!("Akwa")));
    assert_eq!((kinds(&app, &avocat).await, kinds(&app, &client).await), (vec!["appointment_requested"], vec!["appointment_confirmed"]));

    let file = client.get(&format!("{path}/ics")).await;
    assert_eq!(file.header("content-type"), "text/calendar; charset=utf-8");
    assert_eq!(file.header("content-disposition"), format!("attachment; filename=\"rendez-vous-{}.ics\"", booked["id"]));
    assert!(file.text().contains("\r\nDTSTART:20261123T090000Z\r\n") && file.text().contains("STATUS:CONFIRMED"), "{}", file.text());
    let stranger = app.registered("o@exemple.cm", "avocat").await;
    assert_eq!(stranger.get(&format!("{path}/ics")).await.status, 404);
    assert_eq!(client.get(&format!("/api/professionals/{}", avocat.id)).await.json()["hasAvailability"], true);
    assert_eq!(client.get(&format!("/api/professionals/{}", stranger.id)).await.json()["hasAvailability"], false);

    for _ in 0..2 {
        remind(&app.app.db, noon() + TimeDelta::hours(24)).await.unwrap();
    }
    assert_eq!(kinds(&app, &client).await, ["appointment_confirmed", "appointment_reminder"]);
    assert_eq!(kinds(&app, &avocat).await, ["appointment_requested", "appointment_reminder"]);
    let cancelled = client.call("PATCH", &format!("{path}/cancel"), &json!({"notes": "Empêché"})).await.json();
    assert_eq!((&cancelled["status"], &cancelled["canCancel"]), (&json!("cancelled"), &json!(false)));
    assert_eq!(client.call("PATCH", &format!("{path}/cancel"), &json!({})).await.error(), (409, "appointment_over".into()));
    assert_eq!(free(&client, avocat.id).await.len(), 3);
    assert_eq!(client.get("/api/appointments?status=cancelled").await.json().as_array().unwrap().len(), 1);
    assert_eq!(stranger.get("/api/appointments").await.json(), json!([]));
}}

on_each_database! {
async fn both_are_told_of_an_appointment_that_nobody_answered(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    with_week(&avocat).await;
    selected(&client, &avocat).await;
    let booked = client.post("/api/appointments", &wish(&avocat, "2026-11-23T09:00:00Z")).await;
    assert_eq!(booked.status, 201, "{}", booked.text());
    for _ in 0..2 {
        remind(&app.app.db, "2026-11-23T09:00:00Z".parse().unwrap()).await.unwrap();
    }
    assert_eq!(kinds(&app, &client).await, ["appointment_cancelled"]);
    assert_eq!(kinds(&app, &avocat).await, ["appointment_requested", "appointment_cancelled"]);
}}

on_each_database! {
async fn bookings_at_once_have_one_winner_and_no_error(db: TestDb) {
    let app = TestApp::new(&db).await;
    let avocat = app.registered("a@exemple.cm", "avocat").await;
    with_week(&avocat).await;
    let mut clients = Vec::new();
    for n in 0..8 {
        let client = app.registered(&format!("c{n}@exemple.cm"), "client").await;
        selected(&client, &avocat).await;
        clients.push(client);
    }
    let wish = wish(&avocat, "2026-11-23T09:00:00Z");
    let all = futures_util::future::join_all(clients.iter().map(|c| c.post("/api/appointments", &wish))).await;
    let mut statuses: Vec<u16> = all.iter().map(|r| r.status.as_u16()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409, 409, 409, 409, 409, 409, 409]);
    assert!(all.iter().filter(|r| r.status == 409).all(|r| r.error().1 == "slot_taken"));
    assert_eq!(avocat.get("/api/appointments").await.json().as_array().unwrap().len(), 1);
}}

on_each_database! {
async fn bad_input_gets_a_clear_error(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (mut client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    for (week, field) in [
        (json!([{"dayOfWeek": 7, "startTime": "09:00", "endTime": "10:00"}]), "dayOfWeek"),
        (json!([{"dayOfWeek": 1, "startTime": "9h", "endTime": "10:00"}]), "startTime"),
        (json!([{"dayOfWeek": 1, "startTime": "09:05", "endTime": "10:00"}]), "startTime"),
        (json!([{"dayOfWeek": 1, "startTime": "11:00", "endTime": "10:00"}]), "endTime"),
        (json!([{"dayOfWeek": 1, "startTime": "09:00", "endTime": "11:00"}, {"dayOfWeek": 1, "startTime": "10:00", "endTime": "12:00"}]), "startTime"),
    ] {
        let refused = avocat.call("PUT", "/api/availability", &week).await;
        assert_eq!(refused.error(), (422, "invalid_values".into()), "{week}");
        assert!(refused.json()["fields"][field].is_string(), "{}", refused.text());
    }
    assert_eq!(avocat.call("PUT", "/api/availability", &json!({"dayOfWeek": 1})).await.status, 400);
    assert_eq!(client.call("PUT", "/api/availability", &json!([])).await.error(), (403, "role_not_allowed".into()));
    assert_eq!(avocat.post("/api/appointments", &json!({})).await.error(), (403, "role_not_allowed".into()));

    let path = format!("/api/professionals/{}/slots", avocat.id);
    for query in ["from=hier", "days=0", "days=61", "duration=50", "duration=9999", "duration=-15"] {
        assert_eq!(client.get(&format!("{path}?{query}")).await.error(), (422, "invalid_values".into()), "{query}");
    }
    assert_eq!(client.get(&format!("{path}?days=x")).await.status, 400);
    assert_eq!(client.get(&format!("{path}?from=8999-12-31&days=60")).await.json(), json!([]));
    assert_eq!(client.get(&format!("/api/professionals/{}/slots", client.id)).await.error(), (404, "not_found".into()));
    client.language = "en";
    let refused = client.post("/api/appointments", &json!({"appointmentDate": "x", "duration": 17, "meetingLink": "javascript:x"})).await;
    let fields = refused.json()["fields"].as_object().unwrap().clone();
    for (field, text) in [("professionalId", "This field is required."), ("duration", "Choose a multiple of 15 minutes."), ("meetingLink", "An address that starts with https:// is expected.")] {
        assert_eq!(fields[field], text, "{field}");
    }
    assert!(fields.contains_key("title") && fields.contains_key("appointmentDate"));
    assert_eq!(client.get("/api/appointments?status=soon").await.error(), (422, "invalid_values".into()));
    assert_eq!(client.get("/api/appointments/x/ics").await.error(), (404, "not_found".into()));
}}
