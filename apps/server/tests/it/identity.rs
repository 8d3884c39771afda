//! Accounts and the session, over HTTP.

use crate::support::{PASSWORD, TestApp};
use actix_web::http::header;
use actix_web::test::TestRequest;
use chrono::TimeDelta;
use database::on_each_database;
use serde_json::{Value, json};

on_each_database! {
async fn registering_signs_in_and_shows_the_account(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.visitor();
    let new = json!({"fullName": " Ngo  Bell ", "email": "Ngo@Exemple.cm", "password": PASSWORD, "role": "avocat"});
    let made = person.post("/api/register", &new).await;
    assert_eq!(made.status, 201);
    let body = made.json();
    assert_eq!((&body["name"], &body["email"], &body["role"]), (&json!("Ngo Bell"), &json!("Ngo@Exemple.cm"), &json!("avocat")));
    assert_eq!((&body["isPremium"], &body["premiumUntil"], &body["createdAt"]), (&json!(false), &Value::Null, &json!("2026-11-21T12:00:00Z")));
    assert!(!made.text().contains("password") && !made.text().contains("argon2"));
    let cookie = person.cookie().unwrap();
    assert!(cookie.http_only().unwrap() && cookie.same_site() == Some(actix_web::cookie::SameSite::Lax));
    assert_eq!(person.get("/api/user").await.json(), body);
    // Without the cookie there is nobody.
    let nobody = app.visitor().get("/api/user").await;
    assert_eq!(nobody.error(), (401, "not_signed_in".into()));
    assert_eq!(nobody.json()["message"], "Connectez-vous pour continuer.");
}}

on_each_database! {
async fn the_specified_messages_are_said_in_both_languages(db: TestDb) {
    let app = TestApp::new(&db).await;
    app.registered("a@exemple.cm", "client").await;
    let mut person = app.visitor();
    let empty = person.post("/api/register", &json!({"role": "admin"})).await;
    assert_eq!(empty.error(), (422, "invalid_values".into()));
    assert_eq!(empty.json()["fields"], json!({
        "name": "Le nom doit contenir au moins 2 caractères",
        "email": "Email invalide",
        "password": "Mot de passe requis",
        "role": "Veuillez sélectionner un rôle",
    }));
    let short = person.post("/api/register", &json!({"name": "Ngo", "email": "b@exemple.cm", "password": "abcde"})).await;
    assert_eq!(short.json()["fields"]["password"], "Le mot de passe doit contenir au moins 6 caractères");
    let again = json!({"name": "Ngo", "email": "A@EXEMPLE.CM", "password": PASSWORD, "role": "client"});
    let taken = person.post("/api/register", &again).await;
    assert_eq!(taken.error(), (409, "email_taken".into()));
    assert_eq!(taken.json()["message"], "Un compte existe déjà avec cet email");
    let wrong = person.post("/api/login", &json!({"email": "a@exemple.cm", "password": "wrong-words"})).await;
    assert_eq!(wrong.error(), (401, "invalid_credentials".into()));
    assert_eq!(wrong.json()["message"], "Email ou mot de passe incorrect");
    let unknown = person.post("/api/login", &json!({"email": "nobody@exemple.cm", "password": "wrong-words"})).await;
    assert_eq!(unknown.json(), wrong.json(), "nobody learns which addresses have an account");

    person.language = "en-GB,en;q=0.9";
    let wrong = person.post("/api/login", &json!({"email": "a@exemple.cm", "password": "wrong-words"})).await;
    assert_eq!(wrong.json()["message"], "Incorrect email or password");
    assert_eq!(wrong.header("content-language"), "en");
    let empty = person.post("/api/login", &json!({})).await;
    assert_eq!(empty.json()["fields"], json!({"email": "Invalid email", "password": "Password required"}));
}}

on_each_database! {
async fn signing_in_changes_the_session_and_signing_out_ends_it(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let first = person.cookie().unwrap();
    let back = person.post("/api/login", &json!({"email": " A@exemple.cm", "password": PASSWORD})).await;
    assert_eq!(back.status, 200);
    assert_ne!(person.cookie().unwrap().value(), first.value(), "a new id at login");
    let old = app.visitor().send(TestRequest::get().uri("/api/user").cookie(first)).await;
    assert_eq!(old.status, 401, "the session from before opens nothing");
    let kept = person.cookie().unwrap();
    assert_eq!(person.post("/api/logout", &json!({})).await.json(), json!({"ok": true}));
    let after = app.visitor().send(TestRequest::get().uri("/api/user").cookie(kept)).await;
    assert_eq!(after.status, 401, "a copied cookie is worth nothing after signing out");
    assert_eq!(app.visitor().post("/api/logout", &json!({})).await.status, 200, "nobody may sign out too");
}}

on_each_database! {
async fn the_alias_registers_with_a_name_and_signs_in_without(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.visitor();
    let new = json!({"name": "Ngo", "email": "a@exemple.cm", "password": PASSWORD, "role": "huissier"});
    assert_eq!(person.post("/api/auth", &new).await.status, 201);
    let in_again = app.visitor().post("/api/auth", &json!({"email": "a@exemple.cm", "password": PASSWORD})).await;
    assert_eq!((in_again.status.as_u16(), &in_again.json()["role"]), (200, &json!("huissier")));
    assert_eq!(app.visitor().post("/api/auth", &json!({"fullName": "N"})).await.error().0, 422);
}}

on_each_database! {
async fn five_failures_make_the_sixth_wait(db: TestDb) {
    let app = TestApp::new(&db).await;
    app.registered("a@exemple.cm", "client").await;
    let person = app.visitor();
    let wrong = json!({"email": "a@exemple.cm", "password": "wrong-words"});
    for _ in 0..5 {
        assert_eq!(person.post("/api/login", &wrong).await.status, 401);
    }
    let right = json!({"email": "a@exemple.cm", "password": PASSWORD});
    let blocked = person.post("/api/login", &right).await;
    assert_eq!(blocked.error(), (429, "too_many_attempts".into()));
    assert_eq!(blocked.header("retry-after"), "60");
    assert_eq!(blocked.json()["message"], "Trop de tentatives de connexion. Réessayez dans 1 minute.");
    app.pass(TimeDelta::seconds(61));
    assert_eq!(person.post("/api/login", &right).await.status, 200, "never permanent");
}}

on_each_database! {
async fn a_session_ends_after_thirty_days_without_use(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    app.pass(TimeDelta::days(29));
    assert_eq!(person.get("/api/user").await.status, 200);
    app.pass(TimeDelta::days(29));
    assert_eq!(person.get("/api/user").await.status, 200, "using it made it last");
    app.pass(TimeDelta::days(30));
    assert_eq!(person.get("/api/user").await.status, 401);
}}

on_each_database! {
async fn a_call_from_another_site_changes_nothing(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let logout = || TestRequest::post().uri("/api/logout").set_json(json!({}));
    let foreign = person.send(logout().insert_header((header::ORIGIN, "https://evil.example"))).await;
    assert_eq!(foreign.error(), (403, "foreign_origin".into()));
    let hidden = person.send(logout().insert_header(("sec-fetch-site", "cross-site"))).await;
    assert_eq!(hidden.error(), (403, "foreign_origin".into()));
    let form = TestRequest::post().uri("/api/logout").insert_header((header::CONTENT_TYPE, "text/plain")).set_payload("{}");
    assert_eq!(person.send(form).await.error(), (415, "wrong_content_type".into()));
    assert_eq!(person.get("/api/user").await.status, 200, "still signed in");
    let ours = person.send(logout().insert_header((header::ORIGIN, "http://localhost:8080"))).await;
    assert_eq!(ours.status, 200);
}}

on_each_database! {
async fn an_account_that_is_gone_is_signed_out(db: TestDb) {
    use diesel::prelude::*;
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    diesel::sql_query("DELETE FROM users").execute(&mut db.conn()).unwrap();
    app.pass(TimeDelta::seconds(2));
    assert_eq!(person.get("/api/user").await.status, 401);
}}

on_each_database! {
async fn a_welcome_mail_waits_in_the_outbox(db: TestDb) {
    let app = TestApp::new(&db).await;
    app.registered("a@exemple.cm", "client").await;
    let queue = app.app.db.read(notifications::queue_status).await.unwrap();
    assert_eq!((queue.pending, queue.failed), (2, 0), "and the link that confirms the address");
}}

on_each_database! {
async fn registrations_at_once_make_one_account(db: TestDb) {
    let app = TestApp::new(&db).await;
    let new = json!({"name": "Ngo", "email": "a@exemple.cm", "password": PASSWORD, "role": "client"});
    let people: Vec<_> = (0..6).map(|_| app.visitor()).collect();
    let all = futures_util::future::join_all(people.iter().map(|p| p.post("/api/register", &new))).await;
    let mut statuses: Vec<_> = all.iter().map(|r| r.status.as_u16()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [201, 409, 409, 409, 409, 409]);
}}
