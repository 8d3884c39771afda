//! Cases over HTTP.

use crate::journey::{selected, told};
use crate::support::{Person, TestApp, noon};
use chrono::TimeDelta;
use database::on_each_database;
use palabre::jobs::appointments::remind;
use serde_json::{Value, json};

async fn created(person: &Person<'_>, path: &str, body: Value) -> Value {
    let made = person.post(path, &body).await;
    assert_eq!(made.status, 201, "{path}: {}", made.text());
    made.json()
}

on_each_database! {
async fn a_selection_opens_a_case_for_both(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.premium("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let (other, admin) = (app.registered("o@exemple.cm", "avocat").await, app.admin("admin@exemple.cm").await);
    let request = selected(&client, &avocat).await;
    let cases = client.get("/api/cases").await;
    assert_eq!(cases.header("x-total-count"), "1");
    let case = cases.json()[0].clone();
    let path = format!("/api/cases/{}", case["id"]);
    assert_eq!((&case["requestId"], &case["assignedTo"], &case["status"]), (&json!(request), &json!(avocat.id), &json!("pending")));
    assert_eq!((&case["ownerName"], &case["canWrite"]), (&json!("Ngo Bell"), &json!(true)));

    let hearing = json!({"kind": "hearing", "title": "Première audience", "startsAt": "2026-12-01T08:00:00Z", "place": "TPI de Douala"});
    let event = created(&avocat, &format!("{path}/events"), hearing).await;
    created(&avocat, &format!("{path}/parties"), json!({"name": "Société Abc", "quality": "bailleur"})).await;
    created(&avocat, &format!("{path}/notes"), json!({"content": "stratégie", "isPrivate": true})).await;
    let note = created(&client, &format!("{path}/notes"), json!({"content": "J'ai retrouvé le bail"})).await;
    assert_eq!((&note["authorName"], &note["isPrivate"]), (&json!("Ngo Bell"), &json!(false)));
    let changed = avocat.call("PATCH", &path, &json!({"status": "active", "court": "TPI de Douala"})).await;
    assert_eq!((&changed.json()["status"], &changed.json()["notes"].as_array().unwrap().len()), (&json!("active"), &2));

    let seen = client.get(&path).await.json();
    assert_eq!((&seen["notes"].as_array().unwrap().len(), &seen["nextEvent"]["id"], &seen["court"]), (&1, &event["id"], &json!("TPI de Douala")));
    assert_eq!(seen["parties"][0]["quality"], "bailleur");
    assert_eq!(other.get(&path).await.error(), (404, "not_found".into()));
    let by_admin = admin.get(&path).await.json();
    assert_eq!((&by_admin["canWrite"], &by_admin["notes"].as_array().unwrap().len()), (&json!(false), &1));
    assert_eq!(admin.call("PATCH", &path, &json!({"status": "closed"})).await.status, 404);
    assert_eq!(admin.get("/api/cases?status=active").await.json().as_array().unwrap().len(), 1);
    assert_eq!(client.call("PATCH", &path, &json!({"status": "pending"})).await.error(), (409, "case_status".into()));
    assert_eq!(client.call("DELETE", &path, &Value::Null).await.error(), (409, "case_shared".into()));

    let done = client.call("PATCH", &format!("{path}/events/{}", event["id"]), &json!({"isDone": true, "place": null})).await.json();
    assert_eq!((&done["isDone"], &done["place"]), (&json!(true), &Value::Null));
    assert_eq!(client.get(&path).await.json()["nextEvent"], Value::Null);
    assert_eq!(client.call("DELETE", &format!("{path}/events/{}", event["id"]), &Value::Null).await.status, 204);
    assert_eq!(client.call("DELETE", &format!("{path}/notes/{}", note["id"]), &Value::Null).await.status, 204);
}}

on_each_database! {
async fn a_document_reaches_the_other_party_through_the_case_alone(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.premium("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    selected(&client, &avocat).await;
    let case = client.get("/api/cases").await.json()[0]["id"].as_i64().unwrap();
    let parameters = json!({"bailleur": "Ngo Bell", "preneur": "Tabi Ako", "adresse": "Bonanjo, Douala", "montant": "150000", "duree": "3 ans"});
    let lease = created(&client, "/api/ia/generate-doc", json!({"documentType": "contrat-bail", "parameters": parameters})).await;
    let document = lease["document"]["id"].as_i64().unwrap();
    let path = format!("/api/cases/{case}/documents");

    assert_eq!(avocat.post(&path, &json!({"documentId": document})).await.error(), (404, "not_found".into()), "not theirs to attach");
    assert_eq!(avocat.get(&format!("{path}/{document}")).await.status, 404);
    let attached = created(&client, &path, json!({"documentId": document.to_string()})).await;
    assert_eq!((&attached["documentId"], &attached["addedBy"]), (&json!(document), &json!(client.id)));
    let file = avocat.get(&format!("{path}/{document}")).await;
    assert!(file.status == 200 && file.body.starts_with(b"%PDF"), "{}", file.status);
    assert_eq!(avocat.get(&format!("/api/documents/{document}")).await.status, 404, "only through the case");
    let stranger = app.registered("o@exemple.cm", "avocat").await;
    assert_eq!(stranger.get(&format!("{path}/{document}")).await.status, 404);
    assert_eq!(avocat.get(&format!("/api/cases/{case}")).await.json()["documents"][0]["title"], attached["title"]);
    assert_eq!(avocat.call("DELETE", &format!("{path}/{document}"), &Value::Null).await.status, 404);
    assert_eq!(client.call("DELETE", &format!("{path}/{document}"), &Value::Null).await.status, 204);
    assert_eq!(avocat.get(&format!("{path}/{document}")).await.status, 404);
}}

on_each_database! {
async fn bad_input_gets_a_clear_error_in_the_callers_language(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut person = app.registered("c@exemple.cm", "client").await;
    let own = created(&person, "/api/cases", json!({"title": "Mon terrain\n", "caseNumber": null})).await;
    assert_eq!((&own["title"], &own["requestId"], &own["parties"]), (&json!("Mon terrain"), &Value::Null, &json!([])));
    let path = format!("/api/cases/{}", own["id"]);
    person.language = "en";
    for (method, to, body, field) in [
        ("POST", "/api/cases".to_owned(), json!({"title": "ab"}), "title"),
        ("PATCH", path.clone(), json!({"status": "won"}), "status"),
        ("POST", format!("{path}/events"), json!({"kind": "trial", "title": "Audience", "startsAt": "2026-12-01T08:00:00Z"}), "kind"),
        ("POST", format!("{path}/events"), json!({"kind": "hearing", "title": "Audience", "startsAt": "demain"}), "startsAt"),
        ("POST", format!("{path}/notes"), json!({"content": "\u{0}"}), "content"),
        ("POST", format!("{path}/parties"), json!({}), "name"),
    ] {
        let refused = person.call(method, &to, &body).await;
        assert_eq!(refused.error(), (422, "invalid_values".into()), "{to} {body}");
        assert!(refused.json()["fields"][field].is_string(), "{}", refused.text());
        assert_eq!(refused.json()["message"], "Some values are not valid.");
    }
    assert_eq!(person.get("/api/cases?status=won").await.error(), (422, "invalid_values".into()));
    assert_eq!(person.get("/api/cases?q=%00%25_").await.json(), json!([]));
    for id in ["0", "-1", "x", "99999999999999999999", "9999"] {
        assert_eq!(person.get(&format!("/api/cases/{id}")).await.error(), (404, "not_found".into()), "{id}");
    }
    assert_eq!(person.call("DELETE", &path, &Value::Null).await.status, 204);
}}

on_each_database! {
async fn hearings_are_announced_to_both_two_days_before(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    selected(&client, &avocat).await;
    let case = client.get("/api/cases").await.json()[0]["id"].as_i64().unwrap();
    let hearing = json!({"kind": "hearing", "title": "Audience", "startsAt": "2026-11-25T12:00:00Z"});
    created(&avocat, &format!("/api/cases/{case}/events"), hearing).await;
    let announced = async |person: &Person<'_>| {
        let told = told(&app, person).await;
        told.into_iter().filter(|n| n.kind() == "case_event_soon").collect::<Vec<_>>()
    };
    remind(&app.app.db, noon() + TimeDelta::days(1)).await.unwrap();
    assert!(announced(&client).await.is_empty());
    for _ in 0..2 {
        remind(&app.app.db, noon() + TimeDelta::days(2)).await.unwrap();
    }
    for person in [&client, &avocat] {
        let found = announced(person).await;
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].link(), format!("/dashboard?tab=cases&case={case}"));
    }
}}
