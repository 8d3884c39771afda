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
    // At no round time: twenty minutes count from the last mail.
    app.pass(TimeDelta::minutes(7));
    for is_first in [true, false, false] {
        assert_eq!(ok(visitor.post(&link.path("send-again"), &json!({})).await, 202).await, json!({"sent": is_first}));
    }
    let mails = delivered(&app).await;
    assert_eq!((mails.len(), mails[0].0.as_str(), after(&mails[0].1, "/access/")), (1, "Votre lien privé", link.token.as_str()));
    // Who wants no notices still gets what they ask for.
    visitor.post(&link.path("notices"), &json!({"enabled": false})).await;
    for (minutes, sent) in [(19, false), (1, true), (19, false), (1, true)] {
        app.pass(TimeDelta::minutes(minutes));
        assert_eq!(visitor.post(&link.path("send-again"), &json!({})).await.json(), json!({"sent": sent}));
        assert_eq!(delivered(&app).await.len(), usize::from(sent));
    }
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

on_each_database! {
async fn the_selected_professional_answers_where_all_conversations_are(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (avocat, huissier) = (app.registered("avocat@exemple.cm", "avocat").await, app.registered("huissier@exemple.cm", "huissier").await);
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    let request = browsed(&avocat).await["id"].as_i64().unwrap();
    let thread = format!("/api/messages?requestId={request}");
    let answer = |content: &str| json!({"requestId": request, "receiverId": -1, "content": content, "clientKey": format!("k{}", content.len())});
    let proposal = proposed(&avocat).await;
    proposed(&huissier).await;
    assert_eq!(avocat.get(&thread).await.error(), (404, "not_found".into()));
    assert_eq!(avocat.post("/api/messages", &answer("Trop tôt")).await.error(), (404, "not_found".into()));
    visitor.post(&link.path("select"), &json!({"proposalId": proposal})).await;
    delivered(&app).await;
    let empty = avocat.get("/api/conversations").await.json();
    assert_eq!(empty, json!([{"requestId": request, "requestTitle": "Licenciement zqtitle", "requestStatus": "assigned", "otherId": -1, "otherName": format!("Client n° {request}"), "otherRole": "client", "lastMessage": null, "unreadCount": 0, "canWrite": true}]));
    visitor.post(&link.path("messages"), &json!({"content": "Bonjour Maître", "clientKey": "k1"})).await;
    visitor.post(&link.path("messages"), &json!({"content": "Êtes-vous là ?"})).await;

    let said = ok(avocat.get(&thread).await, 200).await;
    assert_eq!((&said[0]["content"], &said[0]["senderId"], &said[0]["receiverId"], &said[0]["clientKey"], &said[0]["attachments"]), (&json!("Bonjour Maître"), &json!(-1), &json!(avocat.id), &Value::Null, &json!([])));
    let listed = avocat.get("/api/conversations").await;
    assert_eq!((&listed.json()[0]["unreadCount"], &listed.json()[0]["lastMessage"]["content"]), (&json!(2), &json!("Êtes-vous là ?")));
    assert!(!listed.text().contains("visitor-zq"));
    let last = &said[1]["id"];
    assert_eq!(avocat.get(&format!("{thread}&limit=1")).await.json()[0]["id"], *last);
    assert_eq!(avocat.get(&format!("{thread}&before={last}")).await.json().as_array().unwrap().len(), 1);
    let read = ok(avocat.call("PATCH", &format!("/api/messages/{last}/read"), &json!({})).await, 200).await;
    assert_eq!((&read["isRead"], &avocat.get("/api/conversations").await.json()[0]["unreadCount"]), (&json!(true), &json!(0)));
    assert!(visitor.get(&link.path("messages")).await.json()[0]["isRead"] == true);

    let sent = ok(avocat.post("/api/messages", &answer("Bonjour zqanswer")).await, 201).await;
    assert_eq!(ok(avocat.post("/api/messages", &answer("Bonjour zqanswer")).await, 200).await, sent);
    ok(avocat.post("/api/messages", &answer("Je vous écoute")).await, 201).await;
    let mails = delivered(&app).await;
    assert!(mails.len() == 1 && !mails[0].1.contains("zqanswer"), "one mail until it is read: {mails:?}");
    let seen = visitor.get(&link.path("messages")).await.json();
    assert_eq!((&seen[2]["content"], &seen[2]["fromVisitor"], &seen[2]["clientKey"]), (&json!("Bonjour zqanswer"), &json!(false), &Value::Null));
    assert_eq!(visitor.get(&link.path("access")).await.json()["unreadMessages"], 2);
    assert_eq!(visitor.post(&format!("{}/read", link.path("messages")), &json!({})).await.json(), json!({"unreadMessages": 0}));
    ok(avocat.post("/api/messages", &answer("Encore un mot")).await, 201).await;
    assert_eq!(delivered(&app).await.len(), 1);

    // Nobody else finds it; files and messages under a used key are refused; and it ends with the link.
    for other in [&huissier, &app.registered("client@exemple.cm", "client").await, &app.admin("admin@exemple.cm").await] {
        assert_eq!(other.get(&thread).await.error(), (404, "not_found".into()));
        assert_eq!(other.post("/api/messages", &answer("Intrus")).await.error(), (404, "not_found".into()));
        assert_eq!(other.call("PATCH", &format!("/api/messages/{last}/read"), &json!({})).await.error(), (404, "not_found".into()));
        assert_eq!(other.get("/api/conversations").await.json(), json!([]));
    }
    let mut file = answer("Voici");
    file["attachmentIds"] = json!([1]);
    assert!(avocat.post("/api/messages", &file).await.json()["fields"]["attachmentIds"].is_string());
    let mut reused = answer("Bonjour zqanswer");
    reused["content"] = json!("Autre chose");
    assert_eq!(avocat.post("/api/messages", &reused).await.error(), (409, "client_key_reused".into()));
    assert_eq!(avocat.call("PATCH", "/api/messages/1099511627777000/read", &json!({})).await.error(), (404, "not_found".into()));
    app.pass(TimeDelta::days(7));
    assert_eq!(avocat.post("/api/messages", &answer("Trop tard")).await.error(), (409, "request_closed".into()));
    let ended = avocat.get("/api/conversations").await.json();
    assert_eq!((&ended[0]["canWrite"], avocat.get(&thread).await.status.as_u16()), (&json!(false), 200));
}}

on_each_database! {
async fn a_late_message_extends_the_link(db: TestDb) {
    let app = TestApp::new(&db).await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    let request = browsed(&avocat).await["id"].as_i64().unwrap();
    let proposal = proposed(&avocat).await;
    visitor.post(&link.path("select"), &json!({"proposalId": proposal})).await;
    delivered(&app).await;
    let write = json!({"requestId": request, "receiverId": -1, "content": "Bonjour"});
    ok(avocat.post("/api/messages", &write).await, 201).await;
    assert_eq!(delivered(&app).await[0].0, "Il y a du nouveau");
    app.pass(TimeDelta::days(6));
    ok(avocat.post("/api/messages", &write).await, 201).await;
    let mails = delivered(&app).await;
    assert!(mails.len() == 1 && mails[0].1.contains("sept jours de plus"), "{mails:?}");
    assert_eq!(visitor.get(&link.path("access")).await.json()["expiresAt"], "2026-12-05T12:00:00Z");
}}
