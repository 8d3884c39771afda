//! Notices over HTTP.

use crate::journey::selected;
use crate::support::TestApp;
use database::on_each_database;
use serde_json::{Value, json};

on_each_database! {
async fn notices_are_listed_counted_and_read(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let empty = client.get("/api/notices?limit=30").await.json();
    assert_eq!(empty, json!({"items": [], "unreadCount": 0}));
    let first = selected(&client, &avocat).await;
    let second = selected(&client, &avocat).await;
    let listed = client.get("/api/notices?limit=30").await.json();
    assert_eq!(listed["unreadCount"], 2);
    let items = listed["items"].as_array().unwrap();
    let newest = &items[0];
    assert_eq!(newest, &json!({
        "id": newest["id"], "kind": "proposal_received", "params": {"requestId": second, "proposalId": newest["params"]["proposalId"]},
        "link": format!("/proposals?request={second}"), "isRead": false, "createdAt": "2026-11-21T12:00:00Z"
    }));
    assert_eq!(items[1]["params"]["requestId"], first);
    assert_eq!(client.get("/api/notices?limit=1").await.json()["items"].as_array().unwrap().len(), 1);

    let read = |body: Value| { let client = &client; async move { client.call("PATCH", "/api/notices/read", &body).await } };
    let one = read(json!({"ids": [newest["id"].to_string(), 999_999]})).await;
    assert_eq!(one.json(), json!({"unreadCount": 1}));
    let unread = client.get("/api/notices?unread=true").await.json();
    assert_eq!((&unread["items"].as_array().unwrap().len(), &unread["items"][0]["params"]["requestId"]), (&1, &json!(first)));
    assert_eq!(avocat.call("PATCH", "/api/notices/read", &json!({"ids": [items[1]["id"]]})).await.status, 200);
    assert_eq!(client.get("/api/notices").await.json()["unreadCount"], 1, "another person's are left alone");
    assert_eq!(read(json!({"ids": []})).await.json(), json!({"unreadCount": 1}));
    assert_eq!(read(json!({"ids": null})).await.json(), json!({"unreadCount": 0}));
    assert!(client.get("/api/notices").await.json()["items"].as_array().unwrap().iter().all(|n| n["isRead"] == true));

    for body in [json!({"ids": 3}), json!({"ids": ["x"]})] {
        assert_eq!(read(body.clone()).await.error(), (400, "malformed_request".into()), "{body}");
    }
    assert_eq!(client.get("/api/notices?limit=x").await.error(), (400, "malformed_request".into()));
}}

on_each_database! {
async fn a_notice_names_nobody(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let saved = avocat.call("PUT", "/api/professional-profile", &json!({"domains": ["immobilier"]})).await;
    assert_eq!(saved.status, 200);
    selected(&client, &avocat).await;
    for person in [&client, &avocat] {
        let text = person.get("/api/notices").await.text();
        assert!(text.contains("proposal_") && !text.contains("Ngo Bell") && !text.contains("exemple.cm") && !text.contains("Loyer"), "{text}");
    }
}}
