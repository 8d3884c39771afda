//! Links by mail: to confirm an address, to choose a new password, to sign in.

use crate::support::{PASSWORD, Person, TestApp};
use chrono::TimeDelta;
use database::on_each_database;
use futures_util::future::BoxFuture;
use notifications::{Letter, Mailer, Post, SendError};
use palabre::envelopes::SealedEnvelopes;
use serde_json::{Value, json};
use std::sync::Mutex;

#[derive(Default)]
struct Kept(Mutex<Vec<(String, String, String)>>);

impl Mailer for Kept {
    fn send<'a>(&'a self, letter: &'a Letter) -> BoxFuture<'a, Result<(), SendError>> {
        let (to, subject) = (letter.to.address().to_owned(), letter.subject.clone());
        self.0.lock().unwrap().push((to, subject, letter.text.clone()));
        Box::pin(std::future::ready(Ok(())))
    }
    fn check(&self) -> BoxFuture<'_, Result<(), SendError>> {
        Box::pin(std::future::ready(Ok(())))
    }
}

/// Sends what is due; answers to whom, the subject, and the text.
pub async fn delivered(app: &TestApp) -> Vec<(String, String, String)> {
    let (mailer, clock, envelopes) =
        (Kept::default(), app.app.clock.clone(), SealedEnvelopes(app.app.clone()));
    let post = Post { mailer: &mailer, envelopes: &envelopes, product: palabre::PRODUCT };
    notifications::deliver_due(&app.app.db, &post, move || clock.now(), 100).await.unwrap();
    mailer.0.into_inner().unwrap()
}

/// The token of the one mail to an address with a link to this page.
pub async fn token(app: &TestApp, email: &str, page: &str) -> String {
    let link = format!("http://localhost:8080/auth/{page}#");
    let mails = delivered(app).await;
    let found: Vec<&str> = mails
        .iter()
        .filter(|(to, ..)| to == email)
        .filter_map(|(.., text)| text.split(&link).nth(1)?.lines().next())
        .collect();
    assert_eq!(found.len(), 1, "{mails:?}");
    found[0].to_owned()
}

async fn user(person: &Person<'_>) -> Value {
    person.get("/api/user").await.json()
}

on_each_database! {
async fn a_new_account_confirms_its_address_by_the_link_of_its_mail(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    assert_eq!(user(&person).await["isEmailVerified"], false, "it does not keep anybody out");
    let token = token(&app, "a@exemple.cm", "verify").await;
    let page = app.visitor().get("/auth/verify").await;
    assert_eq!((page.header("referrer-policy"), page.header("cache-control")), ("no-referrer", "no-store"));
    // Whoever opens the link changes nothing; what the button sends does, signed in or not, and again.
    assert_eq!(user(&person).await["isEmailVerified"], false);
    for _ in 0..2 {
        assert_eq!(app.visitor().post("/api/auth/verify", &json!({"token": token})).await.status, 200);
    }
    assert_eq!(user(&person).await["isEmailVerified"], true);
    let again = person.post("/api/auth/verification", &json!({})).await;
    assert_eq!((again.status.as_u16(), again.json()), (202, json!({"sent": false})));
    assert_eq!(delivered(&app).await, []);
}}

on_each_database! {
async fn a_link_that_has_ended_or_is_none_says_so_in_both_languages(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut person = app.registered("a@exemple.cm", "client").await;
    let token = token(&app, "a@exemple.cm", "verify").await;
    app.pass(TimeDelta::hours(24));
    let ended = person.post("/api/auth/verify", &json!({"token": token})).await;
    assert_eq!(ended.error(), (410, "link_ended".into()));
    assert_eq!(ended.json()["message"], "Ce lien a expiré ou a déjà servi. Demandez-en un autre.");
    for wrong in ["", "x", &token[1..], &token.replace(|c: char| c.is_ascii_digit(), "a")] {
        let unknown = person.post("/api/auth/verify", &json!({"token": wrong})).await;
        assert_eq!(unknown.error(), (404, "unknown_link".into()), "{wrong}");
    }
    person.language = "en";
    let ended = person.post("/api/auth/verify", &json!({"token": token})).await;
    assert_eq!(ended.json()["message"], "This link has expired or was already used. Ask for another one.");
    // A link for one thing is none for another.
    for path in ["/api/auth/sign-in", "/api/auth/reset"] {
        let other = person.post(path, &json!({"token": token, "password": "autre phrase"})).await;
        assert_eq!(other.error(), (404, "unknown_link".into()), "{path}");
    }
}}

on_each_database! {
async fn a_link_is_asked_for_again_three_times_an_hour(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    for _ in 0..3 {
        assert_eq!(person.post("/api/auth/verification", &json!({})).await.json(), json!({"sent": true}));
    }
    let refused = person.post("/api/auth/verification", &json!({})).await;
    assert_eq!((refused.error(), refused.header("retry-after")), ((429, "too_many_links".into()), "3600"));
    assert!(refused.json()["message"].as_str().unwrap().contains("60 minutes"), "{}", refused.text());
    let mails = delivered(&app).await;
    assert_eq!(mails.iter().filter(|(_, subject, _)| subject == "Confirmez votre adresse e-mail").count(), 4);
    app.pass(TimeDelta::hours(1));
    assert_eq!(person.post("/api/auth/verification", &json!({})).await.status, 202);
}}

on_each_database! {
async fn the_answer_does_not_tell_which_addresses_have_an_account(db: TestDb) {
    let app = TestApp::new(&db).await;
    app.registered("known@exemple.cm", "client").await;
    delivered(&app).await;
    let visitor = app.visitor();
    for path in ["/api/auth/reset-link", "/api/auth/sign-in-link"] {
        for n in 0..5 {
            let ask = async |email: &str| visitor.post(path, &json!({"email": email})).await;
            let (known, unknown) = (ask(" Known@exemple.cm").await, ask("unknown@exemple.cm").await);
            assert_eq!(known.status.as_u16(), if n < 3 { 202 } else { 429 });
            assert_eq!((known.status, known.json()), (unknown.status, unknown.json()), "{path} {n}");
        }
        let invalid = visitor.post(path, &json!({"email": "nobody"})).await;
        assert_eq!(invalid.json()["fields"], json!({"email": "Email invalide"}));
    }
    // The same was written for both: what is unknown waits in the outbox as well, and is dropped there.
    assert_eq!(app.app.db.read(notifications::queue_status).await.unwrap().pending, 12);
    let mails = delivered(&app).await;
    assert_eq!(mails.len(), 6, "{mails:?}");
    assert!(mails.iter().all(|(to, ..)| to == "known@exemple.cm"));
    assert_eq!(app.app.db.read(notifications::queue_status).await.unwrap().pending, 0);
}}

on_each_database! {
async fn a_new_password_by_link_ends_every_session_and_works_once(db: TestDb) {
    let app = TestApp::new(&db).await;
    let here = app.registered("a@exemple.cm", "client").await;
    let there = app.visitor();
    there.post("/api/login", &json!({"email": "a@exemple.cm", "password": PASSWORD})).await;
    delivered(&app).await;
    let visitor = app.visitor();
    visitor.post("/api/auth/reset-link", &json!({"email": "a@exemple.cm"})).await;
    let token = token(&app, "a@exemple.cm", "reset").await;
    // What cannot be a password does not use the link up.
    for (password, message) in [
        ("", "Mot de passe requis"),
        ("abcde", "Le mot de passe doit contenir au moins 6 caractères"),
        ("A@exemple.cm", "Le mot de passe ne peut pas être votre adresse email"),
    ] {
        let refused = visitor.post("/api/auth/reset", &json!({"token": token, "password": password})).await;
        assert_eq!((refused.status.as_u16(), &refused.json()["fields"]["password"]), (422, &json!(message)));
    }
    let body = json!({"token": token, "password": "autre phrase"});
    let done = visitor.post("/api/auth/reset", &body).await;
    assert_eq!((done.status.as_u16(), done.cookies.len()), (200, 0), "nobody is signed in by it");
    assert_eq!(visitor.post("/api/auth/reset", &body).await.error(), (410, "link_ended".into()));
    app.pass(TimeDelta::seconds(2));
    assert_eq!((here.get("/api/user").await.status.as_u16(), there.get("/api/user").await.status.as_u16()), (401, 401));
    let old = visitor.post("/api/login", &json!({"email": "a@exemple.cm", "password": PASSWORD})).await;
    assert_eq!(old.status, 401);
    let new = visitor.post("/api/login", &json!({"email": "a@exemple.cm", "password": "autre phrase"})).await;
    assert_eq!((new.status.as_u16(), &new.json()["isEmailVerified"]), (200, &json!(true)), "the link proved the address");
    let told = delivered(&app).await;
    assert!(told.len() == 1 && told[0].1 == "Votre mot de passe a changé", "{told:?}");
    assert!(told[0].2.contains("http://localhost:8080/auth/reset\n"));
}}

on_each_database! {
async fn a_link_of_an_hour_ago_chooses_no_password(db: TestDb) {
    let app = TestApp::new(&db).await;
    app.registered("a@exemple.cm", "client").await;
    delivered(&app).await;
    let visitor = app.visitor();
    visitor.post("/api/auth/reset-link", &json!({"email": "a@exemple.cm"})).await;
    let token = token(&app, "a@exemple.cm", "reset").await;
    app.pass(TimeDelta::hours(1));
    let late = visitor.post("/api/auth/reset", &json!({"token": token, "password": "autre phrase"})).await;
    assert_eq!(late.error(), (410, "link_ended".into()));
}}

on_each_database! {
async fn a_sign_in_link_signs_in_once_within_fifteen_minutes(db: TestDb) {
    let app = TestApp::new(&db).await;
    app.registered("a@exemple.cm", "avocat").await;
    delivered(&app).await;
    let visitor = app.visitor();
    visitor.post("/api/auth/sign-in-link", &json!({"email": "a@exemple.cm"})).await;
    let first = token(&app, "a@exemple.cm", "link").await;
    // A mailbox that opens every link of a mail sees the page, and signs nobody in.
    let scanner = app.visitor();
    scanner.get("/auth/link").await;
    assert!(scanner.cookie().is_none());
    let back = visitor.post("/api/auth/sign-in", &json!({"token": first})).await;
    assert_eq!((back.status.as_u16(), &back.json()["role"], &back.json()["isEmailVerified"]), (200, &json!("avocat"), &json!(true)));
    assert_eq!(visitor.get("/api/user").await.status, 200);
    assert_eq!(app.visitor().post("/api/auth/sign-in", &json!({"token": first})).await.error(), (410, "link_ended".into()));

    visitor.post("/api/auth/sign-in-link", &json!({"email": "a@exemple.cm"})).await;
    let second = token(&app, "a@exemple.cm", "link").await;
    app.pass(TimeDelta::minutes(15));
    assert_eq!(app.visitor().post("/api/auth/sign-in", &json!({"token": second})).await.error(), (410, "link_ended".into()));
}}

on_each_database! {
async fn whoever_opened_an_account_on_anothers_address_is_signed_out_when_its_owner_comes(db: TestDb) {
    let app = TestApp::new(&db).await;
    let squatter = app.registered("owner@exemple.cm", "client").await;
    delivered(&app).await;
    let owner = app.visitor();
    owner.post("/api/auth/sign-in-link", &json!({"email": "owner@exemple.cm"})).await;
    let token = token(&app, "owner@exemple.cm", "link").await;
    assert_eq!(owner.post("/api/auth/sign-in", &json!({"token": token})).await.status, 200);
    app.pass(TimeDelta::seconds(2));
    assert_eq!((squatter.get("/api/user").await.status.as_u16(), owner.get("/api/user").await.status.as_u16()), (401, 200));
}}

on_each_database! {
async fn a_mail_is_not_sent_once_its_link_has_ended(db: TestDb) {
    let app = TestApp::new(&db).await;
    app.registered("a@exemple.cm", "client").await;
    delivered(&app).await;
    app.visitor().post("/api/auth/sign-in-link", &json!({"email": "a@exemple.cm"})).await;
    app.pass(TimeDelta::minutes(16));
    assert_eq!(delivered(&app).await, []);
}}
