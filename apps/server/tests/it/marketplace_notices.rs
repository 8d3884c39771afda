//! Who is told what of requests and proposals, and what time does to them.

use crate::support::{Person, TestApp};
use chrono::TimeDelta;
use database::on_each_database;
use notifications::NoticePage;
use palabre::jobs::marketplace::pass_time;
use palabre::jobs::notice_mails::enqueue_due;
use serde_json::{Value, json};

/// The kinds and numbers of what a person was told, oldest first.
async fn told(app: &TestApp, person: &Person<'_>) -> Vec<(&'static str, Vec<i64>)> {
    let id = person.id;
    let found = app.app.db.read(move |c| notifications::notices(c, id, NoticePage::default())).await.unwrap();
    let mut told: Vec<_> = found.items.iter().map(|n| (n.id, n.notice.kind(), n.notice.ids())).collect();
    told.sort_by_key(|(id, ..)| *id);
    told.into_iter().map(|(_, kind, ids)| (kind, ids.into_iter().map(|(_, id)| id).collect())).collect()
}

async fn published(client: &Person<'_>) -> i64 {
    let new = json!({"title": "Bail commercial", "description": "Le bailleur veut reprendre le local.", "legalDomain": "immobilier"});
    let id = client.post("/api/client-requests", &new).await.json()["id"].as_i64().unwrap();
    let done = client.call("PATCH", &format!("/api/client-requests/{id}/validate"), &json!({})).await;
    assert_eq!(done.status, 200, "{}", done.text());
    id
}

async fn proposed(person: &Person<'_>, request_id: i64, timeline: &str) -> i64 {
    let offer = json!({"requestId": request_id, "title": "Défense du bail", "description": "Je réponds au bailleur.", "timeline": timeline});
    person.post("/api/proposals", &offer).await.json()["id"].as_i64().unwrap()
}

async fn decide(person: &Person<'_>, proposal: i64, deed: &str) -> Value {
    let done = person.call("PATCH", &format!("/api/proposals/{proposal}/{deed}"), &json!({})).await;
    assert_eq!(done.status, 200, "{}", done.text());
    done.json()
}

on_each_database! {
async fn everybody_is_told_what_is_for_them(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("client@exemple.cm", "client").await;
    let (won, lost, refused) = (app.registered("a@exemple.cm", "avocat").await, app.registered("b@exemple.cm", "avocat").await, app.registered("c@exemple.cm", "huissier").await);
    for (person, domain) in [(&won, "immobilier"), (&lost, "penal")] {
        let saved = person.call("PUT", "/api/professional-profile", &json!({"domains": [domain]})).await;
        assert_eq!(saved.status, 200);
    }
    let request = published(&client).await;
    assert_eq!(told(&app, &won).await, [("request_published", vec![request])]);
    assert_eq!(told(&app, &lost).await, [], "not in this branch of law");
    let (first, second, third) = (proposed(&won, request, "3 jours").await, proposed(&lost, request, "").await, proposed(&refused, request, "").await);
    decide(&client, third, "reject").await;
    decide(&client, first, "select").await;
    assert_eq!(told(&app, &won).await[1..], [("proposal_selected", vec![request, first])]);
    assert_eq!(told(&app, &lost).await, [("proposal_not_selected", vec![request, second])]);
    let decided_at = app.app.clock.now().timestamp_millis();
    assert_eq!(told(&app, &refused).await, [("proposal_refused", vec![request, third, decided_at])]);
    let received: Vec<_> = [first, second, third].map(|p| ("proposal_received", vec![request, p])).into();
    assert_eq!(told(&app, &client).await, received);

    app.pass(TimeDelta::days(1));
    pass_time(&app.app).await;
    app.pass(TimeDelta::days(2));
    pass_time(&app.app).await;
    pass_time(&app.app).await;
    let due = [("deadline_soon", vec![request, first]), ("deadline_passed", vec![request, first])];
    assert_eq!(told(&app, &client).await[3..], due);
    assert_eq!(told(&app, &won).await[2..], due);
    let rating = client.post("/api/ratings", &json!({"requestId": request, "professionalId": won.id, "rating": 5})).await.json()["id"].as_i64().unwrap();
    assert_eq!(told(&app, &won).await[4..], [("rating_received", vec![request, rating])]);
}}

on_each_database! {
async fn a_refusal_is_told_each_time_and_so_is_its_undoing(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("client@exemple.cm", "client").await;
    let avocat = app.registered("a@exemple.cm", "avocat").await;
    let request = published(&client).await;
    let proposal = proposed(&avocat, request, "").await;
    let mut expected = Vec::new();
    for (deed, kind) in [("reject", "proposal_refused"), ("restore", "proposal_restored"), ("reject", "proposal_refused")] {
        app.pass(TimeDelta::minutes(1));
        decide(&client, proposal, deed).await;
        expected.push((kind, vec![request, proposal, app.app.clock.now().timestamp_millis()]));
        assert_eq!(told(&app, &avocat).await, expected);
    }
}}

on_each_database! {
async fn who_answered_is_told_when_the_request_is_closed(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("client@exemple.cm", "client").await;
    let (first, second) = (app.registered("a@exemple.cm", "avocat").await, app.registered("b@exemple.cm", "huissier").await);
    let request = published(&client).await;
    let (one, two) = (proposed(&first, request, "").await, proposed(&second, request, "").await);
    decide(&client, two, "reject").await;
    let closed = client.call("PATCH", &format!("/api/client-requests/{request}/close"), &json!({})).await;
    assert_eq!(closed.status, 200, "{}", closed.text());
    assert_eq!(told(&app, &first).await, [("proposal_request_closed", vec![request, one])]);
    assert_eq!(told(&app, &second).await.len(), 1, "refused before");

    let request = published(&client).await;
    let one = proposed(&first, request, "").await;
    decide(&client, one, "select").await;
    client.call("PATCH", &format!("/api/client-requests/{request}/close"), &json!({})).await;
    assert_eq!(told(&app, &first).await.last().unwrap(), &("proposal_request_closed", vec![request, one]));
}}

on_each_database! {
async fn a_deadline_is_mailed_to_the_client_and_only_shown_to_the_professional(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("client@exemple.cm", "client").await;
    let avocat = app.registered("a@exemple.cm", "avocat").await;
    let request = published(&client).await;
    decide(&client, proposed(&avocat, request, "3 jours").await, "select").await;
    enqueue_due(&app.app.db, "http://localhost", app.app.clock.now()).await.unwrap();
    promised(&app).await;
    app.pass(TimeDelta::days(1));
    pass_time(&app.app).await;
    app.pass(TimeDelta::days(2));
    pass_time(&app.app).await;
    assert_eq!(told(&app, &avocat).await.iter().filter(|(kind, _)| kind.starts_with("deadline")).count(), 2);
    enqueue_due(&app.app.db, "http://localhost", app.app.clock.now()).await.unwrap();
    assert_eq!(promised(&app).await, ["deadline_soon", "deadline_passed"], "to the client alone");
}}

on_each_database! {
async fn a_refused_selection_tells_nobody(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, other) = (app.registered("client@exemple.cm", "client").await, app.registered("other@exemple.cm", "client").await);
    let avocat = app.registered("a@exemple.cm", "avocat").await;
    let request = published(&client).await;
    let proposal = proposed(&avocat, request, "").await;
    let foreign = other.call("PATCH", &format!("/api/proposals/{proposal}/select"), &json!({})).await;
    assert_eq!(foreign.error(), (404, "not_found".into()));
    assert_eq!(told(&app, &avocat).await, []);
}}

on_each_database! {
async fn a_quiet_request_is_reminded_of_and_closed(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("client@exemple.cm", "client").await;
    let request = published(&client).await;
    let since = app.app.clock.now().timestamp();
    for _ in 0..32 {
        app.pass(TimeDelta::days(1));
        pass_time(&app.app).await;
    }
    assert_eq!(told(&app, &client).await, [("request_idle", vec![request, 1, since]), ("request_idle", vec![request, 2, since]), ("request_closed", vec![request])]);
}}

on_each_database! {
async fn an_assigned_request_is_closed_a_month_after_its_deadline(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("client@exemple.cm", "client").await;
    let avocat = app.registered("a@exemple.cm", "avocat").await;
    let request = published(&client).await;
    decide(&client, proposed(&avocat, request, "10 jours").await, "select").await;
    app.pass(TimeDelta::days(40));
    pass_time(&app.app).await;
    assert_eq!(told(&app, &client).await.last().unwrap(), &("request_closed", vec![request]));
    assert_eq!(told(&app, &avocat).await.last().unwrap().0, "proposal_request_closed");
}}

/// The kinds of mails that wait, in the order they were promised.
async fn promised(app: &TestApp) -> Vec<String> {
    let now = app.app.clock.now();
    let waiting =
        app.app.db.write(move |c| notifications::claim(c, 100, TimeDelta::days(30), now)).await.unwrap();
    let mut waiting: Vec<_> = waiting.into_iter().map(|job| (job.id, job.mail.kind().to_owned())).collect();
    waiting.sort();
    waiting
        .into_iter()
        .map(|(_, kind)| kind)
        .filter(|kind| kind != "welcome" && kind != "verify_email")
        .collect()
}

on_each_database! {
async fn what_is_due_becomes_mail_once(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("client@exemple.cm", "client").await;
    let avocat = app.registered("a@exemple.cm", "avocat").await;
    let site = app.app.config.public_url.as_str().to_owned();
    let saved = avocat.call("PUT", "/api/professional-profile", &json!({"domains": ["immobilier"]})).await;
    assert_eq!(saved.status, 200);
    let request = published(&client).await;
    proposed(&avocat, request, "").await;
    let mailed = |now| enqueue_due(&app.app.db, &site, now);
    assert_eq!(mailed(app.app.clock.now()).await.unwrap(), 1, "the client's at once, the professional's digest tomorrow");
    assert_eq!(mailed(app.app.clock.now()).await.unwrap(), 0);
    assert_eq!(promised(&app).await, ["proposal_received"]);
    app.pass(TimeDelta::days(1));
    assert_eq!(mailed(app.app.clock.now()).await.unwrap(), 1);
    assert_eq!(promised(&app).await, ["requests_published"]);
}}
