//! The public pages as the server gives them: in the language of their address, with the site's own addresses. What is in
//! them is the front end's to test; here stand the built pages, where the front end was built, and the notes to take along.

use crate::ai_assistant::{ready, ready_with_all};
use crate::support::TestApp;
use database::on_each_database;
use futures_util::future::join;
use serde_json::{Value, json};

on_each_database! {
async fn the_handbook_holds_every_note_in_the_callers_language(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready_with_all(&app).await;
    let visitor = app.visitor();
    let whole = visitor.get("/api/handbook").await;
    let handbook = whole.json();
    assert_eq!(handbook["language"], "fr");
    let notes = handbook["notes"].as_array().unwrap();
    let summary = visitor.get("/api/handbook/summary").await.json();
    assert_eq!(summary["notes"], notes.len());
    assert_eq!(summary["revision"], handbook["revision"]);
    let packed = summary["bytes"].as_u64().unwrap();
    assert!(packed > 10_000 && packed < whole.body.len() as u64, "{packed}");
    let custody = notes.iter().find(|n| n["key"] == "procedure-garde-a-vue-duree").unwrap();
    assert!(custody["text"].as_str().unwrap().contains("48 heures"));
    assert!(custody["caution"].as_str().unwrap().contains("avocat"), "a caution always stands beside its note");

    let mut reader = app.visitor();
    reader.language = "en";
    let english = reader.get("/api/handbook").await.json();
    let of = |key: &str| english["notes"].as_array().unwrap().iter().find(|n| n["key"] == key).unwrap().clone();
    assert_eq!(english["language"], "en");
    let articles: Value = of("penal-coups-blessures")["articles"].clone();
    assert!(articles[0].as_str().unwrap().starts_with("Penal Code (Law No. 2016/007"), "{articles}");
}}

on_each_database! {
async fn who_opens_the_handbook_before_the_first_index_waits_for_it(db: TestDb) {
    let app = TestApp::new(&db).await;
    let visitor = app.visitor();
    let (early, ()) = join(visitor.get("/api/handbook/summary"), ready(&app)).await;
    assert_eq!(early.status, 200, "{}", early.text());
    assert!(early.json()["notes"].as_u64() > Some(0));
}}

on_each_database! {
async fn a_note_that_is_switched_off_leaves_the_handbook(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let before = app.visitor().get("/api/handbook/summary").await.json();
    let admin = app.admin("admin@exemple.cm").await;
    let found = admin.get("/api/admin/knowledge?q=travail-smig").await.json();
    let id = found.as_array().unwrap().iter().find(|n| n["key"] == "travail-smig").unwrap()["id"].clone();
    assert_eq!(admin.post(&format!("/api/admin/knowledge/{id}/deactivate"), &json!({})).await.status, 200);
    ready(&app).await;
    let after = app.visitor().get("/api/handbook").await.json();
    assert!(after["revision"].as_i64() > before["revision"].as_i64());
    assert!(after["notes"].as_array().unwrap().iter().all(|n| n["key"] != "travail-smig"));
}}

on_each_database! {
async fn an_address_that_is_no_page_is_404_and_the_stand_ins_are_not_served(db: TestDb) {
    let app = TestApp::new(&db).await;
    let visitor = app.visitor();
    for path in ["/blog/rien", "/privacy/2020", "/pages/fr/terms.html", "/handbook/x"] {
        let answer = visitor.get(path).await;
        // Without a built front end the page itself is missing.
        assert!(matches!(answer.status.as_u16(), 404 | 503), "{path}: {}", answer.status);
    }
}}

on_each_database! {
async fn everybody_is_told_who_runs_the_site(db: TestDb) {
    let settings = [
        ("OPERATOR_NAME", "Essai & Fils SARL"),
        ("OPERATOR_ADDRESS", "Rue d’essai, Yaoundé"),
        ("OPERATOR_RCCM", "R-1"),
        ("OPERATOR_NIU", "N-2"),
        ("LEGAL_EMAIL", "droit@exemple.cm"),
    ];
    let app = TestApp::with(&db, &settings).await;
    let told = app.visitor().get("/api/site-info").await.json();
    let site = json!({
        "productName": "Palabre",
        "version": told["version"],
        "legalEmail": "droit@exemple.cm",
        "supportEmail": "support@example.invalid",
        "operatorName": "Essai & Fils SARL",
        "operatorAddress": "Rue d’essai, Yaoundé",
        "operatorRccm": "R-1",
        "operatorNiu": "N-2",
    });
    assert_eq!(told, site);
}}
