//! One's own settings over HTTP: name, language, password, devices, mails, the assistant's history.

use crate::account_links::delivered;
use crate::support::{PASSWORD, Person, TestApp};
use actix_web::http::header;
use actix_web::test::TestRequest;
use chrono::TimeDelta;
use database::on_each_database;
use palabre::jobs;
use serde_json::{Value, json};

const PHONE: &str =
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/124.0.0.0 Mobile Safari/537.36";

/// Signs in on another device.
async fn signed_in(person: &Person<'_>, email: &str, agent: &str) {
    let login = json!({"email": email, "password": PASSWORD});
    let req =
        TestRequest::post().uri("/api/login").set_json(&login).insert_header((header::USER_AGENT, agent));
    assert_eq!(person.send(req).await.status, 200);
}

on_each_database! {
async fn a_name_and_a_language_are_changed_and_mails_follow(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let changed = person.call("PATCH", "/api/account", &json!({"name": " Élise  Mbarga ", "language": "en"})).await;
    assert_eq!((changed.status.as_u16(), &changed.json()["name"], &changed.json()["language"]), (200, &json!("Élise Mbarga"), &json!("en")));
    assert_eq!(person.get("/api/user").await.json()["name"], "Élise Mbarga", "at once");
    let wrong = person.call("PATCH", "/api/account", &json!({"name": "É", "language": "de"})).await;
    assert_eq!(wrong.json()["fields"], json!({"name": "Le nom doit contenir au moins 2 caractères", "language": "Langue inconnue"}));
    delivered(&app).await;
    person.post("/api/auth/verification", &json!({})).await;
    assert_eq!(delivered(&app).await[0].1, "Confirm your e-mail address");
    let admin = app.admin("admin@exemple.cm").await;
    let found = admin.get("/api/admin/users?q=elise").await.json();
    assert_eq!(found.as_array().map(Vec::len), Some(1), "{found}");
    assert_eq!(admin.get("/api/admin/users?q=ngo").await.json(), json!([]));
}}

on_each_database! {
async fn a_password_is_changed_by_whoever_knows_it_and_other_devices_are_signed_out(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let phone = app.visitor();
    signed_in(&phone, "a@exemple.cm", PHONE).await;
    let change = async |current: &str, new: &str| {
        person.post("/api/account/password", &json!({"currentPassword": current, "newPassword": new})).await
    };
    let wrong = change("wrong-words", "autre phrase").await;
    assert_eq!(wrong.error(), (422, "invalid_values".into()), "no 401: the session is not in doubt");
    assert_eq!(wrong.json()["fields"], json!({"currentPassword": "Mot de passe incorrect"}));
    assert_eq!(change("", "autre phrase").await.json()["fields"], json!({"currentPassword": "Mot de passe requis"}));
    assert_eq!(change(PASSWORD, "abc").await.json()["fields"], json!({"newPassword": "Le mot de passe doit contenir au moins 6 caractères"}));
    assert_eq!(change(PASSWORD, "autre phrase").await.status, 200);
    app.pass(TimeDelta::seconds(2));
    assert_eq!((person.get("/api/user").await.status.as_u16(), phone.get("/api/user").await.status.as_u16()), (200, 401));
    let login = async |password: &str| app.visitor().post("/api/login", &json!({"email": "a@exemple.cm", "password": password})).await;
    assert_eq!((login(PASSWORD).await.status.as_u16(), login("autre phrase").await.status.as_u16()), (401, 200));
    assert!(delivered(&app).await.iter().any(|(_, subject, _)| subject == "Votre mot de passe a changé"));
}}

on_each_database! {
async fn tries_at_the_present_password_are_counted(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let wrong = json!({"currentPassword": "wrong-words", "newPassword": "autre phrase", "password": "wrong-words"});
    for n in 0..5 {
        let path = if n % 2 == 0 { "/api/account/password" } else { "/api/account/delete" };
        assert_eq!(person.post(path, &wrong).await.status, 422);
    }
    for path in ["/api/account/password", "/api/account/delete"] {
        assert_eq!(person.post(path, &wrong).await.error(), (429, "too_many_attempts".into()));
    }
    assert_eq!(person.get("/api/user").await.status, 200);
}}

on_each_database! {
async fn devices_are_listed_in_plain_words_and_ended_one_by_one_or_all(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let (phone, desk) = (app.visitor(), app.visitor());
    signed_in(&phone, "a@exemple.cm", PHONE).await;
    signed_in(&desk, "a@exemple.cm", "Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0").await;
    let other = app.registered("b@exemple.cm", "client").await;
    let list = person.get("/api/account/sessions").await;
    let sessions = list.json();
    let told: Vec<_> = sessions.as_array().unwrap().iter().map(|s| (s["browser"].clone(), s["system"].clone(), s["isCurrent"].clone())).collect();
    assert_eq!(told, [
        (json!("firefox"), json!("linux"), json!(false)),
        (json!("chrome"), json!("android"), json!(false)),
        (json!("other"), json!("other"), json!(true)),
    ]);
    assert!(!list.text().contains("Mozilla"), "what a browser says of itself is not kept");
    let path = format!("/api/account/sessions/{}", sessions[1]["id"]);
    assert_eq!(other.call("DELETE", &path, &Value::Null).await.status, 404, "another person's session");
    assert_eq!(person.call("DELETE", &path, &Value::Null).await.status, 204);
    app.pass(TimeDelta::seconds(2));
    assert_eq!((phone.get("/api/user").await.status.as_u16(), desk.get("/api/user").await.status.as_u16()), (401, 200));
    assert_eq!(person.call("DELETE", "/api/account/sessions", &Value::Null).await.json(), json!({"ended": 1}));
    app.pass(TimeDelta::seconds(2));
    assert_eq!((desk.get("/api/user").await.status.as_u16(), person.get("/api/user").await.status.as_u16()), (401, 200));
    assert_eq!(other.get("/api/user").await.status, 200);
}}

on_each_database! {
async fn what_somebody_wants_no_mails_about_is_told_in_the_page_only(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("client@exemple.cm", "client").await, app.registered("avocat@exemple.cm", "avocat").await);
    let choices = client.get("/api/account/mails").await.json();
    assert!(choices.as_array().unwrap().len() == 8 && choices.as_array().unwrap().iter().all(|c| c["isMailed"] == true));
    let unknown = client.call("PUT", "/api/account/mails", &json!({"muted": ["everything"]})).await;
    assert_eq!(unknown.json()["fields"], json!({"muted": "Catégorie inconnue"}));
    let set = client.call("PUT", "/api/account/mails", &json!({"muted": ["proposals", "proposals"]})).await;
    assert_eq!(set.json(), client.get("/api/account/mails").await.json());
    assert_eq!(set.json()[0], json!({"topic": "proposals", "isMailed": false}));
    delivered(&app).await;
    crate::journey::selected(&client, &avocat).await;
    jobs::notice_mails::enqueue(&app.app).await;
    let to: Vec<String> = delivered(&app).await.into_iter().map(|(to, ..)| to).collect();
    assert!(!to.contains(&"client@exemple.cm".to_owned()) && to.contains(&"avocat@exemple.cm".to_owned()), "{to:?}");
    assert_eq!(client.get("/api/notices").await.json()["unreadCount"], 1);
    // What was not wanted then is not sent later.
    client.call("PUT", "/api/account/mails", &json!({"muted": []})).await;
    jobs::notice_mails::enqueue(&app.app).await;
    assert_eq!(delivered(&app).await, []);
}}

on_each_database! {
async fn the_history_of_the_assistant_is_erased_for_good_and_only_ones_own(db: TestDb) {
    let app = TestApp::new(&db).await;
    crate::ai_assistant::ready(&app).await;
    let (person, other) = (app.registered("a@exemple.cm", "client").await, app.registered("b@exemple.cm", "client").await);
    for who in [&person, &other] {
        let asked = who.ask("Quel est le préavis de licenciement ?").await;
        assert_eq!(asked.status, 200, "{}", asked.text());
    }
    assert_eq!(person.call("DELETE", "/api/ai-logs", &Value::Null).await.json(), json!({"erased": 1}));
    assert_eq!(person.get("/api/ai-logs?scope=all").await.json(), json!([]));
    assert_eq!(person.get("/api/ai-conversations").await.json(), json!([]));
    assert_eq!(other.get("/api/ai-logs?scope=all").await.json().as_array().map(Vec::len), Some(1));
}}
