//! The cookie by which a page knows whether anybody is signed in, without asking.

use crate::account_links::{delivered, token};
use crate::support::{Answered, PASSWORD, Person, TestApp};
use actix_web::cookie::{Cookie, SameSite, time::Duration};
use chrono::TimeDelta;
use database::on_each_database;
use serde_json::json;

const NAME: &str = "palabre_signed_in";

fn set(answer: &Answered) -> Option<&Cookie<'static>> {
    answer.cookies.iter().find(|c| c.name() == NAME)
}

async fn signed_in(person: &Person<'_>, email: &str) -> Answered {
    person.post("/api/login", &json!({"email": email, "password": PASSWORD})).await
}

on_each_database! {
async fn it_comes_and_goes_with_the_session(db: TestDb) {
    let app = TestApp::with(&db, &[("PALABRE_PUBLIC_URL", "https://palabre.cm")]).await;
    let visitor = app.visitor();
    for path in ["/api/user", "/api/site-info", "/", "/auth"] {
        assert!(set(&visitor.get(path).await).is_none(), "{path}");
    }
    let person = app.registered("a@exemple.cm", "client").await;
    let session = person.cookie().unwrap();
    let hint = person.cookie_named(NAME).unwrap();
    assert_eq!((hint.value(), hint.http_only(), hint.path()), ("1", None, Some("/")));
    assert_eq!((hint.same_site(), hint.secure(), hint.max_age()), (Some(SameSite::Lax), Some(true), session.max_age()));
    assert_eq!((session.http_only(), hint.max_age()), (Some(true), Some(Duration::days(90))));
    assert!(set(&person.get("/api/user").await).is_none(), "said once");
    assert_eq!(set(&signed_in(&person, "a@exemple.cm").await).map(Cookie::value), Some("1"), "as long as the new session");
    let left = person.post("/api/logout", &json!({})).await;
    assert_eq!(set(&left).map(Cookie::max_age), Some(Some(Duration::ZERO)));
    assert_eq!((person.cookie(), person.cookie_named(NAME)), (None, None));

    assert_eq!(signed_in(&person, "a@exemple.cm").await.status, 200);
    let gone = person.post("/api/account/delete", &json!({"password": PASSWORD})).await;
    assert_eq!((gone.status.as_u16(), person.cookie_named(NAME)), (200, None));
}}

on_each_database! {
async fn a_link_signs_in_with_it_too(db: TestDb) {
    let app = TestApp::new(&db).await;
    app.registered("a@exemple.cm", "client").await;
    delivered(&app).await;
    let person = app.visitor();
    person.post("/api/auth/sign-in-link", &json!({"email": "a@exemple.cm"})).await;
    let link = token(&app, "a@exemple.cm", "link").await;
    assert_eq!(person.post("/api/auth/sign-in", &json!({"token": link})).await.status, 200);
    let hint = person.cookie_named(NAME).unwrap();
    assert_eq!((hint.value(), hint.secure()), ("1", None), "over plain http as the session");
}}

on_each_database! {
async fn a_session_from_before_gets_it_with_whatever_is_read_first(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    // The pages of the front end, also where it is not built; the stored shell; a call.
    for path in ["/", "/dashboard", "/index.html", "/sw.js", "/api/site-info", "/api/user", "/api/nothing"] {
        person.drop_cookie(NAME);
        let answer = person.get(path).await;
        assert_eq!(set(&answer).map(Cookie::value), Some("1"), "{path}: {}", answer.status);
    }
}}

on_each_database! {
async fn a_stale_one_is_taken_back_by_a_call_and_by_no_page(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (person, other) = (app.registered("a@exemple.cm", "client").await, app.visitor());
    signed_in(&other, "a@exemple.cm").await;
    other.call("DELETE", "/api/account/sessions", &json!({})).await;
    app.pass(TimeDelta::seconds(2));
    assert!(set(&person.get("/").await).is_none(), "a cache on the way would take it from others");
    assert_eq!(person.get("/api/user").await.status, 401);
    assert_eq!(person.cookie_named(NAME), None);
    person.drop_cookie("palabre_session");
    assert!(set(&person.get("/api/user").await).is_none());
    app.pass(TimeDelta::days(31));
    assert_eq!(other.get("/api/user").await.status, 401);
    assert_eq!(other.cookie_named(NAME), None, "a session that has ended by itself");
}}
