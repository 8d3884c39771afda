//! Imports of case law over HTTP, against a stand-in that speaks Juricaf's wire format.

mod command;
mod files;
mod hostile;
mod reviews;
mod runs;
mod scenarios;
pub mod stand_in;

use crate::support::{Person, TestApp};
use database::testing::TestDb;
use serde_json::{Value, json};
use stand_in::StandIn;

const IMPORT: &str = "/api/admin/jurisprudence/import";

/// The application with the stand-in for a site, and no pause.
async fn application(db: &TestDb, site: &StandIn) -> TestApp {
    application_with(db, site, &[]).await
}

async fn application_with(db: &TestDb, site: &StandIn, more: &[(&str, &str)]) -> TestApp {
    let mut settings = vec![("JURICAF_BASE_URL", site.url.as_str()), ("JURICAF_PAUSE_MS", "0")];
    settings.extend(more);
    TestApp::with(db, &settings).await
}

/// The whole list.
async fn whole(admin: &Person<'_>) -> Value {
    asked(admin, &json!({"query": "*", "all": true})).await
}

/// The whole list, with what is here already read again.
async fn again(admin: &Person<'_>) -> Value {
    asked(admin, &json!({"query": "*", "all": true, "reread": true})).await
}

async fn asked(admin: &Person<'_>, body: &Value) -> Value {
    let answered = admin.post(IMPORT, body).await;
    assert_eq!(answered.status, 200, "{}", answered.text());
    answered.json()
}

/// imported, total, skipped, errors
fn counts(result: &Value) -> (i64, i64, i64, usize) {
    let number = |name: &str| result[name].as_i64().unwrap();
    (number("imported"), number("total"), number("skipped"), result["errors"].as_array().unwrap().len())
}

/// What was said of decisions: outcome, reason and id.
fn said(list: &Value) -> Vec<(String, String, String)> {
    let text = |item: &Value, name: &str| item[name].as_str().unwrap_or_default().to_owned();
    let all = list.as_array().unwrap().iter();
    all.map(|item| (text(item, "outcome"), text(item, "reason"), text(item, "id"))).collect()
}

fn triple(outcome: &str, reason: &str, id: &str) -> (String, String, String) {
    (outcome.to_owned(), reason.to_owned(), id.to_owned())
}

/// The decisions here whose title, court or number says this.
async fn found(admin: &Person<'_>, words: &str) -> Vec<Value> {
    let words = words.replace(' ', "+");
    let found = admin.get(&format!("/api/admin/jurisprudence?q={words}")).await;
    found.json().as_array().unwrap().clone()
}

async fn by_key(admin: &Person<'_>, key: &str) -> Value {
    let all = admin.get("/api/admin/jurisprudence").await.json();
    let one = all.as_array().unwrap().iter().find(|case| case["key"] == key);
    one.unwrap().clone()
}

async fn source(admin: &Person<'_>, case: &Value) -> Value {
    let source = admin.get(&format!("/api/admin/jurisprudence/{}/source", case["id"])).await;
    assert_eq!(source.status, 200, "{}", source.text());
    source.json()
}

async fn waiting(admin: &Person<'_>) -> Vec<Value> {
    admin.get("/api/admin/jurisprudence/reviews").await.json().as_array().unwrap().clone()
}

async fn upload(admin: &Person<'_>, query: &str, bytes: &[u8]) -> Value {
    let answered = admin.upload(&format!("{IMPORT}/files?{query}"), "application/octet-stream", bytes).await;
    assert_eq!(answered.status, 200, "{}", answered.text());
    answered.json()
}
