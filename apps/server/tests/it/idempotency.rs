//! Writes that are repeated with the same `Idempotency-Key`.

use crate::journey::selected;
use crate::support::{Answered, PASSWORD, Person, TestApp, noon};
use actix_web::http::header;
use actix_web::test::TestRequest;
use chrono::TimeDelta;
use database::on_each_database;
use futures_util::FutureExt;
use identity::{Claim, NewCall, claim_call};
use serde_json::{Value, json};
use std::time::Duration;

const REPLAYED: &str = "idempotency-replayed";

fn keyed(method: &str, path: &str, key: &str, body: &Value) -> TestRequest {
    let req = TestRequest::default().method(method.parse().unwrap()).uri(path).set_json(body);
    req.insert_header(("idempotency-key", header::HeaderValue::from_bytes(key.as_bytes()).unwrap()))
}

async fn post(person: &Person<'_>, path: &str, key: &str, body: &Value) -> Answered {
    person.send(keyed("POST", path, key, body)).await
}

fn wish(title: &str) -> Value {
    json!({"title": title, "description": "Le bailleur veut reprendre le local."})
}

async fn count(person: &Person<'_>, path: &str) -> usize {
    person.get(path).await.json().as_array().unwrap().len()
}

async fn published(client: &Person<'_>) -> i64 {
    let id =
        client.post("/api/client-requests", &wish("Bail commercial")).await.json()["id"].as_i64().unwrap();
    client.call("PATCH", &format!("/api/client-requests/{id}/validate"), &json!({})).await;
    id
}

fn offer(request: i64) -> Value {
    json!({"requestId": request, "title": "Défense du bail", "description": "Je réponds au bailleur."})
}

on_each_database! {
async fn a_repeated_proposal_is_answered_the_same(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, mut avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = published(&client).await;
    let first = post(&avocat, "/api/proposals", "k1", &offer(request)).await;
    assert_eq!((first.status.as_u16(), first.header(REPLAYED)), (201, ""));
    for _ in 0..2 {
        let again = post(&avocat, "/api/proposals", "k1", &offer(request)).await;
        assert_eq!((again.status.as_u16(), again.json(), again.header(REPLAYED)), (201, first.json(), "true"));
        assert_eq!(again.header("content-type"), "application/json");
    }
    assert_eq!(post(&avocat, "/api/proposals", "k2", &offer(request)).await.error(), (409, "already_proposed".into()), "another key is another call");
    assert_eq!(avocat.post("/api/proposals", &offer(request)).await.error(), (409, "already_proposed".into()), "without a key it is, too");
    avocat.language = "en";
    let other = post(&avocat, "/api/proposals", "k1", &offer(request + 1)).await;
    assert_eq!(other.error(), (422, "idempotency_key_reused".into()));
    assert_eq!(other.json()["message"], "This key was already used for another request.");
    assert_eq!(count(&client, &format!("/api/proposals/request/{request}")).await, 1);

    let withdraw = format!("/api/proposals/{}/withdraw", first.json()["id"]);
    let done = avocat.send(keyed("PATCH", &withdraw, "k1", &json!({}))).await;
    assert_eq!((done.status.as_u16(), done.header(REPLAYED)), (200, ""), "a key is its call's");
    assert_eq!(avocat.send(keyed("PATCH", &withdraw, "k1", &json!({}))).await.header(REPLAYED), "true");
    app.pass(TimeDelta::hours(25));
    let tomorrow = post(&avocat, "/api/proposals", "k1", &offer(request)).await;
    assert_eq!((tomorrow.status.as_u16(), tomorrow.header(REPLAYED)), (201, ""), "kept for a day");
}}

on_each_database! {
async fn a_key_is_its_callers(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (a, b) = (app.registered("a@exemple.cm", "client").await, app.registered("b@exemple.cm", "client").await);
    for person in [&a, &b] {
        let made = post(person, "/api/client-requests", "same", &wish("Bail")).await;
        assert_eq!((made.status.as_u16(), made.header(REPLAYED)), (201, ""));
        assert_eq!(count(person, "/api/client-requests").await, 1);
    }
    let nobody = post(&app.visitor(), "/api/client-requests", "same", &wish("Bail")).await;
    assert_eq!(nobody.error(), (401, "not_signed_in".into()));
}}

on_each_database! {
async fn of_many_at_once_one_runs(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("c@exemple.cm", "client").await;
    let all = futures_util::future::join_all((0..12).map(|_| async {
        post(&client, "/api/client-requests", "once", &wish("Une seule")).await
    })).await;
    let made: Vec<&Answered> = all.iter().filter(|r| r.status == 201).collect();
    assert_eq!(made.iter().filter(|r| r.header(REPLAYED).is_empty()).count(), 1);
    assert!(made.iter().all(|r| r.json()["id"] == made[0].json()["id"]));
    for waiting in all.iter().filter(|r| r.status != 201) {
        assert_eq!((waiting.error(), waiting.header("retry-after")), ((409, "repeat_running".into()), "2"));
    }
    assert_eq!(count(&client, "/api/client-requests").await, 1);
    assert_eq!(post(&client, "/api/client-requests", "once", &wish("Une seule")).await.header(REPLAYED), "true");
}}

on_each_database! {
async fn whoever_leaves_finds_the_answer_when_they_come_back(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("c@exemple.cm", "client").await;
    // Begun, and left before it is answered.
    assert!(post(&client, "/api/client-requests", "left", &wish("Partie")).now_or_never().is_none());
    let mut last = post(&client, "/api/client-requests", "left", &wish("Partie")).await;
    for _ in 0..100 {
        if last.status == 201 {
            break;
        }
        assert_eq!(last.error(), (409, "repeat_running".into()));
        actix_web::rt::time::sleep(Duration::from_millis(50)).await;
        last = post(&client, "/api/client-requests", "left", &wish("Partie")).await;
    }
    assert_eq!(last.status, 201);
    assert_eq!(count(&client, "/api/client-requests").await, 1);
}}

on_each_database! {
async fn what_was_refused_may_be_corrected_under_its_key(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("c@exemple.cm", "client").await;
    assert_eq!(post(&client, "/api/client-requests", "k", &wish("a")).await.error(), (422, "invalid_values".into()));
    assert_eq!(post(&client, "/api/client-requests", "k", &json!({"title": {}})).await.error(), (400, "malformed_request".into()));
    let made = post(&client, "/api/client-requests", "k", &wish("Bail")).await;
    assert_eq!((made.status.as_u16(), made.header(REPLAYED)), (201, ""));
    let gone = format!("/api/client-requests/{}", made.json()["id"]);
    let deleted = client.send(keyed("DELETE", &gone, "d", &json!({}))).await;
    assert_eq!((deleted.status.as_u16(), deleted.header(REPLAYED)), (204, ""));
    let again = client.send(keyed("DELETE", &gone, "d", &json!({}))).await;
    assert_eq!((again.status.as_u16(), again.header(REPLAYED), again.body.len()), (204, "true", 0), "and is not unknown now");
    assert_eq!(client.call("DELETE", &gone, &json!({})).await.status, 404);
}}

on_each_database! {
async fn a_no_stays_a_no_for_whoever_asks_the_same_again(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, mut avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    avocat.language = "en";
    let request = published(&client).await;
    let first = avocat.post("/api/proposals", &offer(request)).await;
    let refused = post(&avocat, "/api/proposals", "k", &offer(request)).await;
    assert_eq!((refused.error(), refused.header(REPLAYED)), ((409, "already_proposed".into()), ""));
    // What stood in its way is gone: another press is another call, and the same call has its answer.
    let withdraw = format!("/api/proposals/{}/withdraw", first.json()["id"]);
    assert_eq!(avocat.call("PATCH", &withdraw, &json!({})).await.status, 200);
    avocat.language = "fr";
    let again = post(&avocat, "/api/proposals", "k", &offer(request)).await;
    assert_eq!((again.error(), again.header(REPLAYED)), ((409, "already_proposed".into()), "true"));
    assert_eq!(again.json(), refused.json(), "in the words of the first time");
    assert_eq!(post(&client, "/api/proposals", "k", &offer(request)).await.error().0, 403);
    assert_eq!(post(&client, "/api/proposals", "k", &offer(request)).await.header(REPLAYED), "true");
    let unknown = "/api/proposals/999999/withdraw";
    for replayed in ["", "true"] {
        let answered = avocat.send(keyed("PATCH", unknown, "k", &json!({}))).await;
        assert_eq!((answered.error().0, answered.header(REPLAYED)), (404, replayed));
    }
}}

on_each_database! {
async fn a_call_whose_process_died_runs_again_after_a_while(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("c@exemple.cm", "client").await;
    let (user_id, body) = (client.id, serde_json::to_vec(&wish("Bail")).unwrap());
    let claimed = app.app.db.write(move |c| {
        let call = NewCall { user_id, key: "died", method: "POST", path: "/api/client-requests", body: &body };
        claim_call(c, &call, noon())
    }).await.unwrap();
    assert!(matches!(claimed, Claim::Run { .. }));
    assert_eq!(post(&client, "/api/client-requests", "died", &wish("Bail")).await.error(), (409, "repeat_running".into()));
    app.pass(TimeDelta::seconds(119));
    assert_eq!(post(&client, "/api/client-requests", "died", &wish("Bail")).await.error(), (409, "repeat_running".into()));
    app.pass(TimeDelta::seconds(1));
    let runs = post(&client, "/api/client-requests", "died", &wish("Bail")).await;
    assert_eq!((runs.status.as_u16(), runs.header(REPLAYED)), (201, ""));
    assert_eq!(post(&client, "/api/client-requests", "died", &wish("Bail")).await.header(REPLAYED), "true");
    assert_eq!(count(&client, "/api/client-requests").await, 1);
}}

on_each_database! {
async fn a_key_has_one_to_255_visible_characters(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("c@exemple.cm", "client").await;
    let long = "k".repeat(256);
    for bad in ["", " ", "a b", "clé", &long, "a\tb"] {
        let refused = post(&client, "/api/client-requests", bad, &wish("Bail")).await;
        assert_eq!(refused.error(), (400, "invalid_idempotency_key".into()), "{bad:?}");
    }
    assert_eq!(post(&client, "/api/client-requests", &long[..255], &wish("Bail")).await.status, 201);
    assert_eq!(client.send(keyed("GET", "/api/client-requests", "", &json!({}))).await.status, 200, "reading needs none");
    let large = keyed("POST", "/api/client-requests", "large", &json!({"title": "x".repeat(70_000)}));
    assert_eq!(client.send(large).await.error(), (413, "too_large".into()));
}}

on_each_database! {
async fn sessions_files_and_streams_are_never_answered_from_memory(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let login = json!({"email": "c@exemple.cm", "password": PASSWORD});
    for _ in 0..2 {
        let signed = post(&client, "/api/login", "k", &login).await;
        assert_eq!((signed.status.as_u16(), signed.header(REPLAYED), signed.cookies.len()), (200, "", 2));
    }
    let request = selected(&client, &avocat).await;
    let path = format!("/api/message-attachments?requestId={request}&name=a.pdf");
    let mut files = Vec::new();
    for _ in 0..2 {
        let req = TestRequest::post().uri(&path).insert_header(("idempotency-key", "f"));
        let taken = client.send(req.insert_header((header::CONTENT_TYPE, "application/pdf")).set_payload("%PDF-1.7")).await;
        assert_eq!((taken.status.as_u16(), taken.header(REPLAYED)), (201, ""));
        files.push(taken.json()["id"].clone());
    }
    assert_ne!(files[0], files[1]);
    for _ in 0..2 {
        let ask = keyed("POST", "/api/ia/ask", "s", &json!({"question": ""})).insert_header((header::ACCEPT, "text/event-stream"));
        assert_eq!(client.send(ask).await.header(REPLAYED), "");
    }
    app.pass(TimeDelta::hours(25));
    palabre::jobs::retention::forget(&app.app).await;
    let left = app.app.db.write(|c| identity::forget_calls(c, noon() + TimeDelta::days(30))).await.unwrap();
    assert_eq!(left, 0, "a job forgets them");
}}
