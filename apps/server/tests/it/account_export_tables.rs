//! No table holds something of a person without being in the copy of their data, or a reason why it is not.

use crate::account_export::exported;
use crate::journey::selected;
use crate::payments::{Shop, buy};
use crate::support::Person;
use chrono::TimeDelta;
use database::{DbConn, on_each_database};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Text};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Where the rows of a table are in the copy: a file, and a place in it that is empty without them.
const EXPORTED: [(&str, &str, &str); 27] = [
    ("users", "compte.json", "/acceptedTerms/at"),
    ("sessions", "compte.json", "/sessions/0/since"),
    ("professional_profiles", "compte.json", "/profile/city"),
    ("notice_mutes", "compte.json", "/noMailsAbout/0"),
    ("availability", "compte.json", "/availability/0/startTime"),
    ("ai_usage", "compte.json", "/consultationsByMonth/0/used"),
    ("ai_conversations", "conversations.json", "/0/title"),
    ("ai_logs", "consultations.json", "/0/answer"),
    ("ai_feedback", "avis-sur-les-reponses.json", "/0/comment"),
    ("documents", "documents.json", "/0/parameters/bailleur"),
    ("document_versions", "documents.json", "/0/versions/0/file"),
    ("document_drafts", "documents-commences.json", "/0/template"),
    ("case_documents", "documents.json", "/0/shownInCases/0"),
    ("client_requests", "demandes.json", "/0/description"),
    ("proposals", "propositions.json", "/0/description"),
    ("professional_ratings", "evaluations.json", "/0/comment"),
    ("professional_ratings", "evaluations-recues.json", "/0/rating"),
    ("professional_messages", "messages-envoyes.json", "/0/content"),
    ("message_attachments", "pieces-jointes.json", "/0/name"),
    ("cases", "dossiers.json", "/0/createdAt"),
    ("case_parties", "dossiers.json", "/0/parties/0/name"),
    ("case_events", "audiences-et-echeances.json", "/0/startsAt"),
    ("case_notes", "notes-de-dossiers.json", "/0/content"),
    ("appointments", "rendez-vous.json", "/0/startsAt"),
    ("notices", "notifications.json", "/0/about"),
    ("payments", "paiements.json", "/0/phoneNumber"),
    ("payment_events", "paiements.json", "/0/history/0/to"),
];

const SECRETS: &str = "digests and seeds that open something; gone within days of their end";
const MINUTES: &str =
    "what an operation under way is held together by, for minutes or a day; nothing of its own";
const BOOKS: &str = "the operator's books: amounts of the payment again, callbacks cut to a status";
const OFFICE: &str =
    "what administrators did in their office; who did it is kept for the operator, not for them";
const NO_ACCOUNT: &str = "people without an account: nobody can be told from it, and there is nobody to ask";

const NOT_EXPORTED: [(&str, &str); 23] = [
    ("account_tokens", SECRETS),
    ("idempotency_keys", MINUTES),
    ("ai_reservations", MINUTES),
    ("appointment_units", "the quarters of an hour of an appointment, which is in the copy"),
    ("outbox", "mails on their way: kind and address; the content goes when they are sent"),
    ("premium_grants", "in the copy as premiumFrom and premiumUntil of the payment"),
    ("ledger_entries", BOOKS),
    ("webhook_inbox", BOOKS),
    ("payment_decisions", OFFICE),
    ("reconciliations", OFFICE),
    ("audit_entries", OFFICE),
    ("legal_knowledge", OFFICE),
    ("legal_knowledge_versions", OFFICE),
    ("jurisprudence", OFFICE),
    ("jurisprudence_imports", OFFICE),
    ("jurisprudence_reviews", OFFICE),
    ("case_pairs_settled", OFFICE),
    ("laws", OFFICE),
    ("anonymous_access", NO_ACCOUNT),
    ("anonymous_messages", NO_ACCOUNT),
    ("anonymous_addresses", NO_ACCOUNT),
    ("anonymous_visitors", NO_ACCOUNT),
    ("login_throttles", "a digest of address and network, for a day"),
];

/// Columns that say who somebody is, wherever they stand.
const NAMING: [&str; 6] = ["email", "phone", "recipient", "address", "visitor", "contact"];

#[derive(QueryableByName)]
struct Pair {
    #[diesel(sql_type = Text)]
    of: String,
    #[diesel(sql_type = Text)]
    to: String,
}

#[derive(QueryableByName)]
struct Count {
    #[diesel(sql_type = BigInt)]
    n: i64,
}

fn pairs(c: &mut DbConn, postgres: &str, sqlite: &str) -> Vec<(String, String)> {
    let sql = if matches!(c, DbConn::Postgres(_)) { postgres } else { sqlite };
    diesel::sql_query(sql).load::<Pair>(c).unwrap().into_iter().map(|p| (p.of, p.to)).collect()
}

/// Tables that refer to a person or to something that is in a person's copy, or have a column that names somebody.
fn of_people(c: &mut DbConn) -> BTreeSet<String> {
    let references = pairs(
        c,
        r#"SELECT conrelid::regclass::text AS "of", confrelid::regclass::text AS "to" FROM pg_constraint WHERE contype = 'f'"#,
        r#"SELECT m.name AS "of", f."table" AS "to" FROM sqlite_master m, pragma_foreign_key_list(m.name) f WHERE m.type = 'table'"#,
    );
    let columns = pairs(
        c,
        r#"SELECT table_name::text AS "of", column_name::text AS "to" FROM information_schema.columns WHERE table_schema = 'public'"#,
        r#"SELECT m.name AS "of", c.name AS "to" FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"#,
    );
    assert!(references.len() > 40 && columns.len() > 200, "{references:?}");
    let is_copied = |table: &str| EXPORTED.iter().any(|(name, ..)| *name == table);
    let referring = references.into_iter().filter(|(_, to)| is_copied(to)).map(|(of, _)| of);
    let names = |column: &str| NAMING.iter().any(|word| column.contains(word));
    let naming = columns.into_iter().filter(|(_, column)| names(column)).map(|(of, _)| of);
    referring.chain(naming).collect()
}

on_each_database! {
fn a_table_of_people_is_copied_or_has_a_reason(db: TestDb) {
    let copied = EXPORTED.iter().map(|(table, ..)| *table);
    let known: BTreeSet<&str> = copied.chain(NOT_EXPORTED.iter().map(|(table, _)| *table)).collect();
    let there = of_people(&mut db.conn());
    let forgotten: Vec<_> = there.iter().filter(|t| !known.contains(t.as_str())).collect();
    assert!(forgotten.is_empty(), "neither in the copy of one's own data nor on the list of reasons: {forgotten:?}");
    let mut c = db.conn();
    for table in known {
        let found = diesel::sql_query(format!("SELECT count(*) AS n FROM {table}")).load::<Count>(&mut c);
        assert!(found.is_ok(), "{table} is no table any more");
    }
}}

/// A client and a professional who have done everything that leaves a row.
async fn lived(shop: &Shop, client: &Person<'_>, avocat: &Person<'_>) {
    let app = &shop.test;
    let ok = |answer: crate::support::Answered| assert!(answer.status.is_success(), "{}", answer.text());
    ok(avocat
        .call(
            "PUT",
            "/api/professional-profile",
            &json!({"city": "Douala", "domains": ["immobilier"], "rollNumber": "B-1"}),
        )
        .await);
    ok(avocat
        .call(
            "PUT",
            "/api/availability",
            &json!([{"dayOfWeek": 1, "startTime": "09:00", "endTime": "12:00", "isActive": true}]),
        )
        .await);
    ok(client.call("PUT", "/api/account/mails", &json!({"muted": ["messages"]})).await);
    let request = selected(client, avocat).await;
    let file = client
        .upload(
            &format!("/api/message-attachments?requestId={request}&name=bail.pdf"),
            "application/pdf",
            b"%PDF-1.7 own",
        )
        .await;
    ok(client.post("/api/messages", &json!({"requestId": request, "receiverId": avocat.id, "content": "Le bail", "attachmentIds": [file.json()["id"]]})).await);
    let case = client.get("/api/cases").await.json()[0]["id"].as_i64().unwrap();
    ok(client
        .post(
            &format!("/api/cases/{case}/parties"),
            &json!({"name": "Mbarga", "quality": "locataire", "contact": "699112233"}),
        )
        .await);
    ok(avocat
        .post(
            &format!("/api/cases/{case}/events"),
            &json!({"kind": "hearing", "title": "Audience", "startsAt": "2027-01-11T08:00:00Z"}),
        )
        .await);
    ok(client.post(&format!("/api/cases/{case}/notes"), &json!({"content": "Ma note"})).await);
    ok(client.post("/api/appointments", &json!({"professionalId": avocat.id, "title": "Entretien", "appointmentDate": "2026-11-23T08:00:00Z"})).await);
    ok(client.ask("Quel est le préavis de licenciement ?").await);
    let log = client.get("/api/ai-logs?scope=all").await.json()[0]["id"].as_i64().unwrap();
    ok(client
        .call(
            "PUT",
            &format!("/api/ai-logs/{log}/feedback"),
            &json!({"isUseful": false, "reason": "incomplete", "comment": "Et la prime ?"}),
        )
        .await);
    ok(buy(client, "mtn_momo", "monthly", "677123456").await);
    shop.work_for(10).await;
    let reference = client.get("/api/payments").await.json()[0]["transactionId"].as_str().unwrap().to_owned();
    assert!(shop.sandbox.answer(&reference, true));
    shop.work_for(60).await;
    let parameters = json!({"bailleur": "Ngo Bell", "preneur": "Tabi Ako", "adresse": "Bonanjo, Douala", "montant": "150000", "duree": "3 ans"});
    let document = client
        .post("/api/ia/generate-doc", &json!({"documentType": "contrat-bail", "parameters": parameters}))
        .await;
    let id = client.get("/api/documents").await.json()[0]["id"].as_i64().unwrap();
    ok(document);
    ok(client.post(&format!("/api/cases/{case}/documents"), &json!({"documentId": id})).await);
    ok(client.ask("fais-moi un contrat de bail").await);
    app.pass(TimeDelta::days(20));
    ok(client
        .post(
            "/api/ratings",
            &json!({"requestId": request, "professionalId": avocat.id, "rating": 4, "comment": "Bien"}),
        )
        .await);
}

fn is_there(files: &BTreeMap<String, Vec<u8>>, file: &str, place: &str) -> bool {
    let value: Value = serde_json::from_slice(&files[file]).unwrap();
    value.pointer(place).is_some_and(|found| !found.is_null() && *found != json!(""))
}

on_each_database! {
async fn what_somebody_did_is_in_their_copy(db: TestDb) {
    let shop = Shop::new(&db).await;
    crate::ai_assistant::ready(&shop.test).await;
    let (client, avocat) = (shop.test.registered("c@exemple.cm", "client").await, shop.test.registered("a@exemple.cm", "avocat").await);
    lived(&shop, &client, &avocat).await;
    let copies = [exported(&client).await, exported(&avocat).await];
    let mut c = db.conn();
    for (table, file, place) in EXPORTED {
        let rows = diesel::sql_query(format!("SELECT count(*) AS n FROM {table}")).get_result::<Count>(&mut c).unwrap();
        assert!(rows.n > 0, "{table}: the test leaves no row");
        assert!(copies.iter().any(|files| is_there(files, file, place)), "{table} is not in {file} at {place}");
    }
    let [own, theirs] = &copies;
    assert!(own.keys().any(|name| name.starts_with("recus/recu-")), "{:?}", own.keys());
    let version: String = serde_json::from_slice::<Value>(&own["documents.json"]).unwrap()[0]["versions"][0]["file"].as_str().unwrap().into();
    assert!(String::from_utf8_lossy(&own[&version]).contains("Ngo Bell"));
    // Whose words, addresses and numbers they are not, they do not take along.
    let text = |files: &BTreeMap<String, Vec<u8>>| -> String {
        files.iter().filter(|(name, _)| name.ends_with(".json")).map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned()).collect()
    };
    for word in ["699112233", "a@exemple.cm", "Je peux vous assister"] {
        assert!(!text(own).contains(word), "{word}");
    }
    for word in ["699112233", "677123456", "c@exemple.cm", "Loyer", "Mbarga", "Ma note", "\"Bien\""] {
        assert!(!text(theirs).contains(word), "{word}");
    }
    assert!(is_there(theirs, "audiences-et-echeances.json", "/0/startsAt"), "both keep the hearings of a case");
}}
