//! Live events over HTTP.

use crate::journey::selected;
use crate::support::{Heard, Line, Person, TestApp, noon};
use chrono::TimeDelta;
use database::on_each_database;
use notifications::Notice;
use serde_json::{Value, json};

async fn write(from: &Person<'_>, to: &Person<'_>, request: i64, content: &str) -> i64 {
    let body = json!({"requestId": request, "receiverId": to.id, "content": content});
    let sent = from.post("/api/messages", &body).await;
    assert_eq!(sent.status, 201, "{}", sent.text());
    sent.json()["id"].as_i64().unwrap()
}

async fn line(person: &Person<'_>, from: Option<&str>) -> Line {
    let (answered, line) = person.listen(from).await;
    assert_eq!(answered.status, 200);
    assert_eq!(answered.header("content-type"), "text/event-stream; charset=utf-8");
    assert_eq!((answered.header("cache-control"), answered.header("x-accel-buffering")), ("no-store", "no"));
    line
}

async fn tell(app: &TestApp, person: &Person<'_>, proposal_id: i64) {
    let (id, notice) = (person.id, Notice::ProposalReceived { request_id: 1, proposal_id });
    app.app.db.write(move |c| notifications::notify(c, id, &notice, noon())).await.unwrap();
}

fn named((_, name, data): &Heard) -> (&str, &Value) {
    (name.as_str(), data)
}

on_each_database! {
async fn a_message_and_its_notice_are_heard_by_those_concerned(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let other = app.registered("o@exemple.cm", "client").await;
    let request = selected(&client, &avocat).await;
    let (mut to, mut from, mut third) = (line(&avocat, None).await, line(&client, None).await, line(&other, None).await);
    for line in [&mut to, &mut from, &mut third] {
        let first = line.next().await.unwrap();
        assert_eq!((first.1.as_str(), &first.2), ("ping", &json!({})), "the line says at once that it is up");
    }
    let message = write(&client, &avocat, request, "Un secret").await;
    let told = json!({"requestId": request, "messageId": message});
    assert_eq!(named(&to.told().await), ("message", &told));
    let notice = to.told().await;
    assert_eq!((notice.1.as_str(), &notice.2["kind"]), ("notice", &json!("message_received")));
    assert_eq!(avocat.get("/api/notices").await.json()["items"][0]["id"], notice.2["id"]);
    assert_eq!(named(&from.told().await), ("message", &told), "the sender has another device");

    tell(&app, &other, 77).await;
    let own = third.told().await;
    assert_eq!((own.1.as_str(), &own.2["kind"]), ("notice", &json!("proposal_received")), "and nothing of the others'");
    assert_eq!(own.2.as_object().unwrap().len(), 2, "an id and a kind");
    write(&avocat, &client, request, "Une réponse").await;
    assert_eq!(from.told().await.1, "message");
    assert_eq!(from.told().await.1, "notice");
}}

on_each_database! {
async fn a_line_that_broke_resumes_where_it_was(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let mut first = line(&avocat, None).await;
    write(&client, &avocat, request, "un").await;
    let (heard, notice) = (first.told().await, first.told().await);
    assert_eq!((heard.1.as_str(), notice.1.as_str()), ("message", "notice"));
    drop(first);
    let missed = [write(&client, &avocat, request, "deux").await, write(&client, &avocat, request, "trois").await];
    tell(&app, &avocat, 5).await;
    let mut again = line(&avocat, Some(&notice.0)).await;
    let back = [again.told().await, again.told().await, again.told().await];
    assert_eq!([&back[0].2["messageId"], &back[1].2["messageId"]], [&json!(missed[0]), &json!(missed[1])]);
    assert_eq!((back[2].1.as_str(), &back[2].2["kind"]), ("notice", &json!("proposal_received")));
    drop(again);
    // Half of what was missed was heard.
    let mut half = line(&avocat, Some(&back[0].0)).await;
    assert_eq!(half.told().await.2["messageId"], missed[1]);
    drop(half);
    let mut none = line(&avocat, Some(&back[2].0)).await;
    let next = write(&client, &avocat, request, "quatre").await;
    assert_eq!(none.told().await.2["messageId"], next, "nothing twice");
    for odd in ["", "x", "-1--1", "0-0; DROP TABLE notices", "99999999999999999999-0"] {
        let mut fresh = line(&avocat, Some(odd)).await;
        assert_eq!(fresh.next().await.unwrap().1, "ping", "{odd}");
    }
}}

on_each_database! {
async fn another_process_is_heard_too(db: TestDb) {
    let (here, there) = (TestApp::new(&db).await, TestApp::new(&db).await);
    let (client, avocat) = (there.registered("c@exemple.cm", "client").await, there.registered("a@exemple.cm", "avocat").await);
    let listener = here.visitor();
    let signed = listener.post("/api/login", &json!({"email": "a@exemple.cm", "password": crate::support::PASSWORD})).await;
    assert_eq!(signed.status, 200);
    let request = selected(&client, &avocat).await;
    let mut heard = line(&listener, None).await;
    heard.next().await.unwrap();
    let message = write(&client, &avocat, request, "d'ailleurs").await;
    assert_eq!(heard.told().await.2["messageId"], message);
}}

on_each_database! {
async fn a_line_ends_with_its_session(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("c@exemple.cm", "client").await;
    let mut out = line(&person, None).await;
    assert_eq!(person.post("/api/logout", &json!({})).await.status, 200);
    assert!(out.ends().await, "signed out here");
    let (refused, _) = person.listen(None).await;
    assert_eq!(refused.status, 401);

    let again = json!({"email": "c@exemple.cm", "password": crate::support::PASSWORD});
    assert_eq!(person.post("/api/login", &again).await.status, 200);
    let elsewhere = app.visitor();
    assert_eq!(elsewhere.post("/api/login", &again).await.status, 200);
    let (mut revoked, mut kept) = (line(&person, None).await, line(&elsewhere, None).await);
    let revoke = diesel::sql_query("DELETE FROM sessions WHERE id = (SELECT min(id) FROM sessions)");
    diesel::RunQueryDsl::execute(revoke, &mut db.conn()).unwrap();
    assert!(revoked.ends().await, "revoked in another process");
    app.pass(TimeDelta::days(31));
    assert!(kept.ends().await, "expired");
    assert_eq!(app.app.events.listening(), 0);
}}

on_each_database! {
async fn the_oldest_line_of_a_person_gives_way(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (person, other) = (app.registered("c@exemple.cm", "client").await, app.registered("o@exemple.cm", "client").await);
    let mut apart = line(&other, None).await;
    let mut lines = Vec::new();
    for _ in 0..6 {
        lines.push(line(&person, None).await);
    }
    assert!(lines.remove(0).ends().await);
    assert_eq!(app.app.events.listening(), 6);
    tell(&app, &person, 1).await;
    for line in &mut lines {
        assert_eq!(line.told().await.1, "notice");
    }
    tell(&app, &other, 1).await;
    assert_eq!(apart.told().await.1, "notice");
    drop(lines);
    assert_eq!(app.app.events.listening(), 1, "a place is given back at once");
    let mut refused = None;
    for _ in 0..100 {
        let (answered, _) = person.listen(None).await;
        if answered.status != 200 {
            refused = Some(answered);
            break;
        }
    }
    assert_eq!(refused.unwrap().status, 429);
    app.app.events.close();
    assert!(apart.ends().await);
    assert_eq!(other.listen(None).await.0.status, 503, "the process stops");
}}
