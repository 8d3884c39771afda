//! Conversations and messages over HTTP.

use crate::journey::{selected, told};
use crate::support::{Answered, Person, TestApp};
use chrono::TimeDelta;
use database::on_each_database;
use notifications::{Notice, unread_notices};
use serde_json::{Value, json};

async fn write(from: &Person<'_>, to: &Person<'_>, request: i64, content: &str) -> Answered {
    from.post("/api/messages", &json!({"requestId": request, "receiverId": to.id, "content": content})).await
}

async fn thread(person: &Person<'_>, request: i64) -> Value {
    let found = person.get(&format!("/api/messages?requestId={request}&limit=50")).await;
    assert_eq!(found.status, 200, "{}", found.text());
    found.json()
}

async fn read(person: &Person<'_>, message: &Value) -> Answered {
    person.call("PATCH", &format!("/api/messages/{message}/read"), &json!({})).await
}

/// The numbers of the message notices, oldest first.
async fn of_messages(app: &TestApp, person: &Person<'_>) -> Vec<(i64, i64)> {
    let all = told(app, person).await;
    let message = |n| match n {
        Notice::MessageReceived { request_id, message_id } => Some((request_id, message_id)),
        _ => None,
    };
    all.into_iter().filter_map(message).collect()
}

on_each_database! {
async fn the_two_parties_write_and_read(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    assert_eq!(client.get("/api/conversations").await.json(), json!([]));
    let request = selected(&client, &avocat).await;
    assert_eq!(thread(&client, request).await, json!([]));
    let body = json!({"requestId": request.to_string(), "receiverId": avocat.id.to_string(), "content": " Bonjour\r\nMaître ", "clientKey": "k1", "attachmentIds": null});
    let sent = client.post("/api/messages", &body).await;
    assert_eq!(sent.status, 201, "{}", sent.text());
    let message = sent.json();
    assert_eq!(message, json!({
        "id": message["id"], "requestId": request, "senderId": client.id, "receiverId": avocat.id, "content": "Bonjour\nMaître",
        "clientKey": "k1", "isRead": false, "readAt": null, "createdAt": "2026-11-21T12:00:00Z", "attachments": []
    }));
    let again = client.post("/api/messages", &body).await;
    assert_eq!((again.status.as_u16(), again.json()), (200, message.clone()));
    let other = client.post("/api/messages", &json!({"requestId": request, "receiverId": avocat.id, "content": "Autre", "clientKey": "k1"})).await;
    assert_eq!(other.error(), (409, "client_key_reused".into()));
    assert_eq!(thread(&avocat, request).await, json!([message]));

    let listed = avocat.get("/api/conversations").await.json();
    assert_eq!(listed, json!([{
        "requestId": request, "requestTitle": "Loyer impayé", "requestStatus": "assigned", "otherId": client.id, "otherName": "Ngo Bell",
        "otherRole": "client", "lastMessage": {"id": message["id"], "senderId": client.id, "content": "Bonjour\nMaître", "createdAt": "2026-11-21T12:00:00Z"},
        "unreadCount": 1, "canWrite": true
    }]));
    let marked = read(&avocat, &message["id"]).await.json();
    assert_eq!((&marked["isRead"], &marked["readAt"]), (&json!(true), &json!("2026-11-21T12:00:00Z")));
    assert_eq!(avocat.get("/api/conversations").await.json()[0]["unreadCount"], 0);
    assert_eq!(thread(&client, request).await[0]["isRead"], true);
    assert_eq!(read(&client, &message["id"]).await.error(), (404, "not_found".into()), "one's own");

    assert_eq!(client.call("PATCH", &format!("/api/client-requests/{request}/close"), &json!({})).await.status, 200);
    assert_eq!(write(&avocat, &client, request, "Trop tard").await.error(), (409, "request_closed".into()));
    assert_eq!(client.post("/api/messages", &body).await.status, 200, "what was taken stays taken");
    let closed = client.get("/api/conversations").await.json();
    assert_eq!((&closed[0]["requestStatus"], &closed[0]["canWrite"]), (&json!("closed"), &json!(false)));
}}

on_each_database! {
async fn a_third_person_finds_nothing(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let message = write(&client, &avocat, request, "Pour vous seul").await.json();
    let thirds = [app.registered("o@exemple.cm", "client").await, app.registered("h@exemple.cm", "huissier").await, app.admin("admin@exemple.cm").await];
    for third in &thirds {
        assert_eq!(third.get(&format!("/api/messages?requestId={request}")).await.error(), (404, "not_found".into()));
        assert_eq!(write(third, &avocat, request, "x").await.error(), (404, "not_found".into()));
        assert_eq!(read(third, &message["id"]).await.error(), (404, "not_found".into()));
        assert_eq!(third.get("/api/conversations").await.json(), json!([]));
    }
    let police = app.registered("p@exemple.cm", "policier").await;
    assert_eq!(police.get("/api/conversations").await.error(), (403, "role_not_allowed".into()));
    assert_eq!(write(&client, &thirds[0], request, "x").await.json()["fields"]["receiverId"], "Le destinataire doit être l’autre partie de cette demande.");
    assert_eq!(thread(&avocat, request).await.as_array().unwrap().len(), 1);
}}

on_each_database! {
async fn before_the_selection_nobody_writes(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let new = json!({"title": "Bail commercial", "description": "Le bailleur veut reprendre le local."});
    let request = client.post("/api/client-requests", &new).await.json()["id"].as_i64().unwrap();
    client.call("PATCH", &format!("/api/client-requests/{request}/validate"), &json!({})).await;
    let offer = json!({"requestId": request, "title": "Défense du bail", "description": "Je réponds au bailleur."});
    assert_eq!(avocat.post("/api/proposals", &offer).await.status, 201);
    assert_eq!(write(&client, &avocat, request, "Bonjour").await.error(), (409, "not_selected".into()));
    assert_eq!(write(&avocat, &client, request, "Bonjour").await.error(), (404, "not_found".into()));
    assert_eq!(avocat.get(&format!("/api/messages?requestId={request}")).await.status, 404);
}}

on_each_database! {
async fn one_notice_speaks_for_a_burst_until_all_is_read(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let mut ids = Vec::new();
    for n in 0..3 {
        ids.push(write(&client, &avocat, request, &format!("secret {n}")).await.json()["id"].as_i64().unwrap());
    }
    assert_eq!(of_messages(&app, &avocat).await, [(request, ids[0])]);
    assert_eq!(of_messages(&app, &client).await, []);
    let user = avocat.id;
    let unread = async || app.app.db.read(move |c| unread_notices(c, user)).await.unwrap();
    let before = unread().await;
    assert_eq!(read(&avocat, &json!(ids[1])).await.status, 200);
    assert_eq!(unread().await, before, "the third message is still unread");
    assert_eq!(read(&avocat, &json!(ids[0])).await.status, 200);
    assert_eq!(unread().await, before);
    assert_eq!(read(&avocat, &json!(ids[2])).await.status, 200);
    assert_eq!(unread().await, before - 1);
    let next = write(&client, &avocat, request, "encore").await.json()["id"].as_i64().unwrap();
    assert_eq!(of_messages(&app, &avocat).await, [(request, ids[0]), (request, next)]);
    let notices = avocat.get("/api/notices").await;
    assert!(!notices.text().contains("secret") && !notices.text().contains("encore"), "{}", notices.text());
}}

on_each_database! {
async fn older_messages_come_page_by_page(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    for n in 0..5 {
        assert_eq!(write(&client, &avocat, request, &n.to_string()).await.status, 201);
        app.pass(TimeDelta::seconds(1));
    }
    let page = |query: String| { let client = &client; async move {
        let found = client.get(&format!("/api/messages?requestId={request}&limit=2{query}")).await.json();
        let found = found.as_array().unwrap().clone();
        let contents: Vec<String> = found.iter().map(|m| m["content"].as_str().unwrap().to_owned()).collect();
        (contents, found.first().map(|m| m["id"].to_string()))
    }};
    let (newest, first) = page(String::new()).await;
    assert_eq!(newest, ["3", "4"]);
    let (older, first) = page(format!("&before={}", first.unwrap())).await;
    assert_eq!(older, ["1", "2"]);
    let (oldest, first) = page(format!("&before={}", first.unwrap())).await;
    assert_eq!(oldest, ["0"]);
    assert_eq!(page(format!("&before={}", first.unwrap())).await.0, [""; 0]);
    for bad in ["/api/messages", "/api/messages?requestId=", "/api/messages?requestId=x", "/api/messages?requestId=-3", "/api/messages?requestId=99999999999999999999"] {
        assert_eq!(client.get(bad).await.error(), (404, "not_found".into()), "{bad}");
    }
    for bad in ["&limit=x", "&before=x", "&limit=99999999999999999999"] {
        assert_eq!(client.get(&format!("/api/messages?requestId={request}{bad}")).await.error(), (400, "malformed_request".into()), "{bad}");
    }
}}

on_each_database! {
async fn a_message_that_cannot_be_is_refused_in_the_callers_language(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (mut client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    client.language = "en";
    let body = json!({"requestId": request, "receiverId": 0, "content": " \u{0}\n", "clientKey": "é", "attachmentIds": [1, "2", 3, 4, 5, 6, 7, 8, 9, 10, 11]});
    let refused = client.post("/api/messages", &body).await;
    assert_eq!(refused.error(), (422, "invalid_values".into()));
    assert_eq!(refused.json()["fields"], json!({
        "receiverId": "This field is required.", "content": "This field is required.",
        "clientKey": "A key is made of at most 64 visible ASCII characters.", "attachmentIds": "No more than 10 entries."
    }));
    let long = write(&client, &avocat, request, &"é".repeat(5_001)).await;
    assert_eq!(long.json()["fields"]["content"], "No more than 5,000 characters.");
    for body in [json!({"requestId": {}}), json!({"requestId": request, "attachmentIds": 3}), json!({"requestId": request, "content": 5})] {
        assert_eq!(client.post("/api/messages", &body).await.error(), (400, "malformed_request".into()), "{body}");
    }
    for hostile in ["'; DROP TABLE professional_messages; --", "<script>alert(1)</script>", "\u{202e}abc", "😀 مرحبا", "%s%n {{7*7}}"] {
        let sent = write(&client, &avocat, request, hostile).await;
        assert_eq!(sent.status, 201, "{hostile}");
        assert_eq!(sent.json()["content"], hostile.replace('\u{202e}', ""));
    }
    assert_eq!(thread(&avocat, request).await.as_array().unwrap().len(), 5);
}}

on_each_database! {
async fn the_same_message_many_times_at_once_is_one(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let body = json!({"requestId": request, "receiverId": avocat.id, "content": "Une fois", "clientKey": "once"});
    let sent = futures_util::future::join_all((0..8).map(|_| client.post("/api/messages", &body))).await;
    assert_eq!(sent.iter().filter(|r| r.status == 201).count(), 1);
    assert!(sent.iter().all(|r| r.status.is_success() && r.json() == sent[0].json()));
    assert_eq!(thread(&avocat, request).await.as_array().unwrap().len(), 1);
    assert_eq!(of_messages(&app, &avocat).await.len(), 1);
}}

on_each_database! {
async fn a_flood_of_messages_is_stopped(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = selected(&client, &avocat).await;
    let body = json!({"requestId": request, "receiverId": avocat.id, "content": "Encore", "clientKey": "same"});
    let mut refused = None;
    for _ in 0..200 {
        let sent = client.post("/api/messages", &body).await;
        if !sent.status.is_success() {
            refused = Some(sent);
            break;
        }
    }
    let refused = refused.unwrap();
    assert_eq!(refused.error(), (429, "too_many_requests".into()));
    assert!(refused.header("retry-after").parse::<u32>().unwrap() >= 1);
    assert_eq!(write(&avocat, &client, request, "Moi aussi").await.status, 201, "the other one may write");
}}
