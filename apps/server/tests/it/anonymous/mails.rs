//! Neutral mails to the holders of links, and the reply channel.

use super::*;
use chrono::TimeDelta;
use database::on_each_database;
use palabre::jobs;

on_each_database! {
async fn a_new_proposal_is_told_of_and_nothing_of_the_case(db: TestDb) {
    let app = TestApp::new(&db).await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    assert_eq!(delivered(&app).await, [], "no mail before there is something new");
    proposed(&avocat).await;
    let mails = delivered(&app).await;
    assert_eq!((mails.len(), mails[0].0.as_str()), (1, "Il y a du nouveau"));
    let text = &mails[0].1;
    assert!(text.contains(&format!("http://localhost:8080/access/{}\n", link.token)), "{text}");
    for secret in ["zqtitle", "zqdescription", "travail", "Ngo Bell", "Assistance", "avocat", "proposition"] {
        assert!(!text.contains(secret), "{secret}: {text}");
    }
    // One click ends them.
    let stop = after(text, "/access/stop/").to_owned();
    assert_eq!(visitor.post("/api/anonymous-notices/stop", &json!({"stopToken": "x"})).await.error(), (404, "not_found".into()));
    assert_eq!(visitor.post("/api/anonymous-notices/stop", &json!({"stopToken": link.token})).await.error(), (404, "not_found".into()));
    for _ in 0..2 {
        ok(visitor.post("/api/anonymous-notices/stop", &json!({"stopToken": stop})).await, 200).await;
    }
    assert_eq!(visitor.get(&link.path("access")).await.json()["noticesEnabled"], false);
    assert_eq!(visitor.get(&format!("/api/anonymous-access/{stop}")).await.status, 404, "it opens nothing");
    proposed(&app.registered("huissier@exemple.cm", "huissier").await).await;
    assert_eq!(delivered(&app).await, []);
    ok(visitor.post(&link.path("notices"), &json!({"enabled": true})).await, 200).await;
    proposed(&app.registered("b@exemple.cm", "avocat").await).await;
    assert_eq!(delivered(&app).await.len(), 1);
}}

on_each_database! {
async fn a_notice_that_waits_is_dropped_when_it_is_no_longer_wanted(db: TestDb) {
    let app = TestApp::new(&db).await;
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    proposed(&app.registered("avocat@exemple.cm", "avocat").await).await;
    ok(visitor.post(&link.path("notices"), &json!({"enabled": false})).await, 200).await;
    assert_eq!(delivered(&app).await, []);
    assert_eq!(app.app.db.read(notifications::queue_status).await.unwrap().pending, 0);
}}

on_each_database! {
async fn a_late_proposal_extends_the_link_and_its_end_is_announced(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (avocat, huissier) = (app.registered("avocat@exemple.cm", "avocat").await, app.registered("huissier@exemple.cm", "huissier").await);
    let mut visitor = app.visitor();
    visitor.language = "en";
    let link = Link::new(&visitor).await;
    app.pass(TimeDelta::days(4));
    jobs::anonymous::pass_time(&app.app).await;
    proposed(&avocat).await;
    assert_eq!(delivered(&app).await.len(), 1);
    assert_eq!(visitor.get(&link.path("access")).await.json()["expiresAt"], "2026-11-28T12:00:00Z");
    app.pass(TimeDelta::days(1));
    for _ in 0..2 {
        jobs::anonymous::pass_time(&app.app).await;
    }
    let ending = delivered(&app).await;
    assert_eq!((ending.len(), ending[0].0.as_str()), (1, "Your link ends soon"));
    assert!(ending[0].1.contains(&link.token));
    proposed(&huissier).await;
    let access = visitor.get(&link.path("access")).await.json();
    assert_eq!((&access["expiresAt"], &access["extensionsLeft"]), (&json!("2026-12-05T12:00:00Z"), &json!(4)));
    let extended = delivered(&app).await;
    assert!(extended.len() == 1 && extended[0].1.contains("seven more days"), "{extended:?}");
    app.pass(TimeDelta::days(8));
    jobs::anonymous::pass_time(&app.app).await;
    assert_eq!(delivered(&app).await.len(), 1, "the new end is announced too");
}}

on_each_database! {
async fn the_link_is_sent_again_at_most_every_twenty_minutes(db: TestDb) {
    let app = TestApp::new(&db).await;
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    for _ in 0..3 {
        assert_eq!(ok(visitor.post(&link.path("send-again"), &json!({})).await, 202).await, json!({"sent": true}));
    }
    let mails = delivered(&app).await;
    assert_eq!((mails.len(), mails[0].0.as_str(), after(&mails[0].1, "/access/")), (1, "Votre lien privé", link.token.as_str()));
    // Who wants no notices still gets what they ask for.
    visitor.post(&link.path("notices"), &json!({"enabled": false})).await;
    app.pass(TimeDelta::minutes(20));
    visitor.post(&link.path("send-again"), &json!({})).await;
    assert_eq!(delivered(&app).await.len(), 1);
}}

on_each_database! {
async fn the_reply_channel_begins_with_the_selection(db: TestDb) {
    let app = TestApp::new(&db).await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    let hello = json!({"content": " Bonjour zqmessage ", "clientKey": "k1"});
    assert_eq!(visitor.post(&link.path("messages"), &hello).await.error(), (409, "not_selected".into()));
    assert_eq!(visitor.get(&link.path("messages")).await.json(), json!([]));
    let proposal = proposed(&avocat).await;
    visitor.post(&link.path("select"), &json!({"proposalId": proposal})).await;
    let sent = ok(visitor.post(&link.path("messages"), &hello).await, 201).await;
    assert_eq!((&sent["content"], &sent["fromVisitor"], &sent["isRead"], &sent["clientKey"]), (&json!("Bonjour zqmessage"), &json!(true), &json!(false), &json!("k1")));
    assert_eq!(ok(visitor.post(&link.path("messages"), &hello).await, 201).await, sent, "sent again after a lost answer");
    assert_eq!(visitor.get(&link.path("messages")).await.json(), json!([sent]));
    for (body, field) in [(json!({}), "content"), (json!({"content": " \n"}), "content"), (json!({"content": "é".repeat(5_001)}), "content"), (json!({"content": "a", "clientKey": "a b"}), "clientKey")] {
        let wrong = visitor.post(&link.path("messages"), &body).await;
        assert!(wrong.error() == (422, "invalid_values".into()) && wrong.json()["fields"][field].is_string(), "{}", wrong.text());
    }
    let kinds: Vec<&str> = crate::journey::told(&app, &avocat).await.iter().map(|n| n.kind()).collect();
    assert_eq!(kinds, ["proposal_selected", "message_received"]);
}}
