//! Who may call what: every call of the API description with every identity. A call without a row here fails.
#![expect(clippy::unwrap_used, reason = "tests")]

mod support;

use database::on_each_database;
use palabre::routes::docs::operations;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use support::{Person, TestApp};

/// nobody, client, another client, avocat, huissier, policier, gendarme, admin
type Row = [u16; 8];
const EVERYONE: Row = [200; 8];
const SIGNED_IN: Row = [401, 200, 200, 200, 200, 200, 200, 200];
/// The document is the first client's; an administrator may see it too.
const OWNER: Row = [401, 200, 404, 404, 404, 404, 404, 200];

struct Case {
    call: &'static str,
    body: Value,
    expected: Row,
}

fn cases() -> Vec<Case> {
    let case = |call, body, expected| Case { call, body, expected };
    let lease = || json!({"documentType": "contrat-bail", "parameters": {}});
    vec![
        case("GET /healthz", Value::Null, EVERYONE),
        case("GET /readyz", Value::Null, EVERYONE),
        case("GET /api/site-info", Value::Null, EVERYONE),
        case("POST /api/register", json!({}), [422; 8]),
        case("POST /api/login", json!({}), [422; 8]),
        case("POST /api/auth", json!({}), [422; 8]),
        case("GET /api/user", Value::Null, SIGNED_IN),
        case("GET /api/ai-logs", Value::Null, SIGNED_IN),
        case("GET /api/ai-usage", Value::Null, SIGNED_IN),
        case("GET /api/ai-status", Value::Null, SIGNED_IN),
        case("POST /api/ia/ask", json!({"question": ""}), [401, 422, 422, 422, 422, 422, 422, 422]),
        case("POST /api/ai-chat", json!({"message": ""}), [401, 422, 422, 422, 422, 422, 422, 422]),
        case("GET /api/document-templates", Value::Null, SIGNED_IN),
        // The lease is for clients, avocats and administrators; the first client has Premium, nobody else.
        case("POST /api/ia/generate-doc", lease(), [401, 422, 403, 403, 403, 403, 403, 422]),
        case("POST /api/ia/preview-doc", lease(), [401, 200, 200, 200, 403, 403, 403, 200]),
        case("GET /api/documents", Value::Null, SIGNED_IN),
        case("GET /api/documents/{id}", Value::Null, OWNER),
        case("GET /api/documents/{id}/versions", Value::Null, OWNER),
        case("GET /api/documents/download/{id}", Value::Null, OWNER),
        case("PUT /api/documents/{id}", json!({"title": "Bail"}), OWNER),
        case("POST /api/documents/{id}/reset", json!({}), OWNER),
        // Last of the documents: the owner's call takes it away, so the administrator finds nothing.
        case("DELETE /api/documents/{id}", Value::Null, [401, 204, 404, 404, 404, 404, 404, 404]),
        // Last of all: it ends the sessions.
        case("POST /api/logout", json!({}), EVERYONE),
    ]
}

async fn lease(owner: &Person<'_>) -> i64 {
    let parameters = json!({"bailleur": "Ngo Bell", "preneur": "Tabi Ako", "adresse": "Bonanjo, Douala", "montant": "150000", "duree": "3 ans"});
    let made = owner
        .post("/api/ia/generate-doc", &json!({"documentType": "contrat-bail", "parameters": parameters}))
        .await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()["document"]["id"].as_i64().unwrap()
}

on_each_database! {
async fn every_call_answers_every_identity_as_decided(db: TestDb) {
    let app = TestApp::new(&db).await;
    let people = [
        app.visitor(),
        app.premium("client@exemple.cm", "client").await,
        app.registered("other@exemple.cm", "client").await,
        app.registered("avocat@exemple.cm", "avocat").await,
        app.registered("huissier@exemple.cm", "huissier").await,
        app.registered("policier@exemple.cm", "policier").await,
        app.registered("gendarme@exemple.cm", "gendarme").await,
        app.admin("admin@exemple.cm").await,
    ];
    let id = lease(&people[1]).await;
    let mut wrong = Vec::new();
    for case in cases() {
        let (method, path) = case.call.split_once(' ').unwrap();
        let path = path.replace("{id}", &id.to_string());
        for (n, person) in people.iter().enumerate() {
            let answered = match method {
                "GET" => person.get(&path).await,
                _ => person.call(method, &path, &case.body).await,
            };
            if answered.status.as_u16() != case.expected[n] {
                wrong.push(format!("{} as {n}: {} instead of {}: {}", case.call, answered.status, case.expected[n], answered.text()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}}

#[test]
fn every_call_of_the_description_has_a_row() {
    let api = palabre::server::openapi();
    let described: BTreeMap<String, ()> = api
        .paths
        .paths
        .iter()
        .flat_map(|(path, item)| {
            operations(item).into_iter().map(move |(method, _)| (format!("{method} {path}"), ()))
        })
        .collect();
    let rows: BTreeMap<String, ()> = cases().into_iter().map(|c| (c.call.to_owned(), ())).collect();
    assert_eq!(described.keys().collect::<Vec<_>>(), rows.keys().collect::<Vec<_>>());
}
