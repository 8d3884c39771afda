//! The copy of one's own data.

use crate::journey::selected;
use crate::support::{Person, TestApp};
use database::on_each_database;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{Cursor, Read};

pub async fn exported(person: &Person<'_>) -> BTreeMap<String, Vec<u8>> {
    let answer = person.get("/api/account/export").await;
    assert_eq!((answer.status.as_u16(), answer.header("content-type")), (200, "application/zip"));
    assert!(answer.header("content-disposition").starts_with("attachment; filename=\"palabre-m"));
    assert_eq!(answer.header("cache-control"), "no-store");
    let mut zip = zip::ZipArchive::new(Cursor::new(answer.body)).unwrap();
    let count = zip.len();
    let read = |n| {
        let mut file = zip.by_index(n).unwrap();
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).unwrap();
        (file.name().to_owned(), bytes)
    };
    (0..count).map(read).collect()
}

pub fn json_of(files: &BTreeMap<String, Vec<u8>>, name: &str) -> Value {
    serde_json::from_slice(&files[name]).unwrap()
}

on_each_database! {
async fn an_empty_account_has_an_export_too(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut person = app.registered("a@exemple.cm", "client").await;
    let files = exported(&person).await;
    assert_eq!(files.keys().collect::<Vec<_>>(), [
        "LISEZ-MOI.txt", "audiences-et-echeances.json", "avis-sur-les-reponses.json", "compte.json", "consultations.json", "conversations.json", "demandes.json",
        "documents-commences.json", "documents.json", "dossiers.json", "evaluations-recues.json", "evaluations.json",
        "messages-envoyes.json", "notes-de-dossiers.json", "notifications.json", "paiements.json", "pieces-jointes.json",
        "propositions.json", "rendez-vous.json",
    ]);
    let account = json_of(&files, "compte.json");
    assert_eq!((&account["name"], &account["email"], &account["sessions"][0]["device"]), (&json!("Ngo Bell"), &json!("a@exemple.cm"), &json!("other/other")));
    assert!(!account.to_string().contains("argon2"));
    assert!(files.iter().filter(|(name, _)| name.ends_with("s.json")).all(|(_, bytes)| serde_json::from_slice::<Value>(bytes).unwrap() == json!([])));
    person.language = "en";
    let files = exported(&person).await;
    assert!(String::from_utf8_lossy(&files["README.txt"]).starts_with("Copy of your data on Palabre"));
}}

on_each_database! {
async fn an_export_holds_what_one_wrote_and_no_word_of_others(db: TestDb) {
    let app = TestApp::new(&db).await;
    crate::ai_assistant::ready(&app).await;
    let (client, avocat) = (app.premium("client@exemple.cm", "client").await, app.registered("avocat@exemple.cm", "avocat").await);
    avocat.call("PATCH", "/api/account", &json!({"name": "Zqxname Zqxlast"})).await;
    let request = selected(&client, &avocat).await;
    let file = client.upload(&format!("/api/message-attachments?requestId={request}&name=bail.pdf"), "application/pdf", b"%PDF-1.7 own").await;
    let own = json!({"requestId": request, "receiverId": avocat.id, "content": "Voici le bail", "attachmentIds": [file.json()["id"]]});
    assert_eq!(client.post("/api/messages", &own).await.status, 201);
    let theirs = json!({"requestId": request, "receiverId": client.id, "content": "zqxmessage"});
    assert_eq!(avocat.post("/api/messages", &theirs).await.status, 201);
    let case = client.get("/api/cases").await.json()[0]["id"].as_i64().unwrap();
    client.post(&format!("/api/cases/{case}/parties"), &json!({"name": "Mbarga", "contact": "zqxparty@exemple.cm"})).await;
    client.post(&format!("/api/cases/{case}/notes"), &json!({"content": "Ma note"})).await;
    avocat.post(&format!("/api/cases/{case}/notes"), &json!({"content": "zqxnote"})).await;
    let parameters = json!({"bailleur": "Ngo Bell", "preneur": "Tabi Ako", "adresse": "Bonanjo, Douala", "montant": "150000", "duree": "3 ans"});
    let document = client.post("/api/ia/generate-doc", &json!({"documentType": "contrat-bail", "parameters": parameters})).await;
    assert_eq!(document.status, 201, "{}", document.text());
    let asked = client.ask("Quel est le préavis de licenciement ?").await;
    assert_eq!(asked.status, 200);
    let log = client.get("/api/ai-logs?scope=all&limit=1").await.json()[0]["id"].as_i64().unwrap();
    let said = client.call("PUT", &format!("/api/ai-logs/{log}/feedback"), &json!({"isUseful": false, "reason": "incomplete", "comment": "Et la prime ?"})).await;
    assert_eq!(said.status, 200, "{}", said.text());

    let files = exported(&client).await;
    let all: String = files.iter().filter(|(name, _)| !name.ends_with(".pdf")).map(|(_, bytes)| String::from_utf8_lossy(bytes).into_owned()).collect();
    for word in ["zqx", "Zqx", "avocat@exemple.cm", "Je peux vous assister"] {
        assert!(!all.contains(word), "{word}");
    }
    let attached = files.iter().find(|(name, _)| name.starts_with("fichiers/")).unwrap();
    assert!(attached.0.ends_with("-bail.pdf") && attached.1 == b"%PDF-1.7 own", "{}", attached.0);
    assert_eq!(json_of(&files, "messages-envoyes.json")[0]["content"], "Voici le bail");
    assert_eq!(json_of(&files, "demandes.json")[0]["title"], "Loyer impayé");
    assert_eq!(json_of(&files, "notes-de-dossiers.json")[0]["content"], "Ma note");
    assert_eq!(json_of(&files, "consultations.json")[0]["question"], "Quel est le préavis de licenciement ?");
    let conversation = json_of(&files, "conversations.json")[0].clone();
    assert_eq!((&conversation["title"], &conversation["isHidden"]), (&json!("Quel est le préavis de licenciement ?"), &json!(false)));
    assert_eq!(json_of(&files, "consultations.json")[0]["conversation"], conversation["id"]);
    let opinions = json_of(&files, "avis-sur-les-reponses.json");
    assert_eq!((&opinions[0]["consultation"], &opinions[0]["source"], &opinions[0]["reason"], &opinions[0]["comment"]), (&json!(log), &Value::Null, &json!("incomplete"), &json!("Et la prime ?")));
    assert_eq!(opinions.as_array().map(Vec::len), Some(1));
    let cases = json_of(&files, "dossiers.json");
    assert_eq!((cases.as_array().map(Vec::len), &cases[0]["parties"]), (Some(1), &json!([{"name": "Mbarga", "quality": null}])));
    let kept = json_of(&files, "documents.json");
    assert!(files.contains_key(kept[0]["file"].as_str().unwrap()));
    assert!(files.iter().any(|(name, bytes)| name.starts_with("documents/") && name.ends_with(".pdf") && bytes.starts_with(b"%PDF")));
    // The professional's own words are in theirs.
    let files = exported(&avocat).await;
    assert_eq!(json_of(&files, "messages-envoyes.json")[0]["content"], "zqxmessage");
    assert_eq!(json_of(&files, "avis-sur-les-reponses.json"), json!([]));
    assert_eq!(json_of(&files, "propositions.json")[0]["description"], "Je peux vous assister");
    assert!(!files.keys().any(|name| name.starts_with("fichiers/")));
}}

on_each_database! {
async fn a_long_list_is_exported_whole(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let id = person.id;
    let made = app.app.db.write(move |c| {
        for n in 0..450 {
            let raw = marketplace::domain::cases::RawCase { title: format!("Dossier {n}"), ..Default::default() };
            let new = marketplace::domain::cases::NewCase::parse(&raw).unwrap();
            marketplace::create_case(c, id, &new, crate::support::noon())?;
        }
        Ok::<_, marketplace::MarketplaceError>(())
    });
    made.await.unwrap();
    let cases = json_of(&exported(&person).await, "dossiers.json");
    let titles: Vec<&str> = cases.as_array().unwrap().iter().map(|c| c["title"].as_str().unwrap()).collect();
    assert_eq!((titles.len(), titles[0], titles[449]), (450, "Dossier 0", "Dossier 449"));
}}

on_each_database! {
async fn five_copies_an_hour(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    for _ in 0..5 {
        exported(&person).await;
    }
    let refused = person.get("/api/account/export").await;
    assert_eq!(refused.error(), (429, "too_many_requests".into()));
}}
