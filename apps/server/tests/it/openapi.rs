//! The committed description is the one the server gives.

use crate::support::TestApp;
use database::on_each_database;
use palabre::routes::docs::operations;
use serde_json::Value;

#[test]
fn the_committed_description_is_current() {
    let committed: Value = serde_json::from_str(include_str!("../../../../docs/openapi.json")).unwrap();
    let now: Value = serde_json::from_str(&palabre::server::openapi().to_json().unwrap()).unwrap();
    assert!(committed == now, "docs/openapi.json is not current: run `just openapi`");
}

#[test]
fn every_call_says_what_it_does_and_how_it_fails() {
    let api = palabre::server::openapi();
    for (path, item) in &api.paths.paths {
        for (method, operation) in operations(item) {
            assert!(
                operation.summary.as_ref().is_some_and(|s| s.len() > 5),
                "{method} {path} has no summary"
            );
            assert!(!operation.responses.responses.is_empty(), "{method} {path} has no responses");
        }
    }
}

#[test]
fn every_call_has_a_name_of_its_own() {
    let api = palabre::server::openapi();
    let mut names = std::collections::BTreeSet::new();
    for (method, operation) in api.paths.paths.values().flat_map(operations) {
        let name = operation.operation_id.clone().unwrap_or_default();
        assert!(
            names.insert(name.clone()),
            "{method} {name}: the front end's types are made from these names"
        );
    }
}

on_each_database! {
async fn the_description_and_its_page_are_served(db: TestDb) {
    let app = TestApp::new(&db).await;
    let json = app.visitor().get("/api/openapi.json").await;
    assert_eq!((json.status.as_u16(), json.json()["info"]["title"].as_str()), (200, Some("Palabre")));
    let page = app.visitor().get("/api/docs").await;
    assert!(page.text().contains("POST /api/ia/ask"));
}}

on_each_database! {
async fn every_response_is_safe_and_named(db: TestDb) {
    let app = TestApp::new(&db).await;
    for path in ["/healthz", "/readyz", "/api/user", "/api/nothing", "/api/openapi.json"] {
        let r = app.visitor().get(path).await;
        assert_eq!(r.header("x-content-type-options"), "nosniff", "{path}");
        assert!(r.header("content-security-policy").contains("script-src 'self'"), "{path}");
        assert_eq!(r.header("x-request-id").len(), 36, "{path}");
        if path.starts_with("/api/") {
            assert_eq!(r.header("cache-control"), "no-store", "{path}");
        }
    }
}}

on_each_database! {
async fn the_parts_of_pages_carry_the_headers_that_parts_need(db: TestDb) {
    let app = TestApp::new(&db).await;
    let r = app.visitor().get("/assets/nothing.js").await;
    assert_eq!((r.header("x-content-type-options"), r.header("content-security-policy")), ("nosniff", "default-src 'self'"));
    assert_eq!((r.header("permissions-policy"), r.header("referrer-policy")), ("", ""));
}}

on_each_database! {
async fn readiness_tells_a_database_that_is_not_migrated(db: TestDb) {
    let app = TestApp::new(&db).await;
    assert_eq!(app.visitor().get("/readyz").await.status, 200);
    db.conn().revert_all().unwrap();
    assert_eq!(app.visitor().get("/readyz").await.error(), (503, "busy".into()));
    assert_eq!(app.visitor().get("/healthz").await.status, 200);
}}
