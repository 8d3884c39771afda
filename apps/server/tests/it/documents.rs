//! Documents over HTTP.

use crate::support::TestApp;
use database::on_each_database;
use serde_json::{Value, json};

fn lease() -> Value {
    json!({
        "documentType": "Commercial Lease Contract",
        "parameters": {"bailleur": "Ngo Bell Éŋɛ", "preneur": "Société <b>Tabi</b> & Fils", "adresse": "Bonanjo, Douala", "montant": 150_000, "duree": "3 ans"},
    })
}

on_each_database! {
async fn a_document_is_made_downloaded_edited_and_deleted(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.premium("a@exemple.cm", "client").await;
    let made = person.post("/api/ia/generate-doc", &lease()).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let body = made.json();
    let (id, content) = (body["document"]["id"].as_i64().unwrap(), body["generatedContent"]["content"].as_str().unwrap().to_owned());
    assert!(content.contains("cent cinquante mille"), "the amount is written out");
    assert!(content.contains("&lt;b&gt;Tabi&lt;/b&gt; &amp; Fils"), "what people write is text");

    let pdf = person.get(&format!("/api/documents/download/{id}")).await;
    assert_eq!(pdf.header("content-type"), "application/pdf");
    assert!(pdf.body.starts_with(b"%PDF") && pdf.body.len() < 100_000, "{} bytes", pdf.body.len());
    assert!(pdf.header("content-disposition").contains("filename*=UTF-8''"), "{}", pdf.header("content-disposition"));
    let docx = person.get(&format!("/api/documents/download/{id}?format=docx")).await;
    assert!(docx.body.starts_with(b"PK"));
    let html = person.get(&format!("/api/documents/download/{id}?format=html")).await;
    assert!(html.text().contains("<html"));
    assert_eq!(person.get(&format!("/api/documents/download/{id}?format=exe")).await.error(), (422, "invalid_values".into()));

    let edited = person.call("PUT", &format!("/api/documents/{id}"), &json!({"title": "Bail du kiosque", "content": "<p onclick=\"x()\">Texte<script>alert(1)</script></p>"})).await;
    assert_eq!((&edited.json()["title"], &edited.json()["version"]), (&json!("Bail du kiosque"), &json!(2)));
    assert!(!edited.text().contains("script") && !edited.text().contains("onclick"), "{}", edited.text());
    let back = person.post(&format!("/api/documents/{id}/reset"), &json!({})).await.json();
    assert_eq!((back["content"].as_str(), &back["version"]), (Some(content.as_str()), &json!(3)));
    assert_eq!(person.get(&format!("/api/documents/{id}/versions")).await.json().as_array().unwrap().len(), 3);
    let list = person.get("/api/documents?q=KIOSQUE&type=contrat-bail").await.json();
    assert_eq!((list.as_array().unwrap().len(), &list[0]["id"]), (1, &json!(id)));
    assert_eq!(person.call("DELETE", &format!("/api/documents/{id}"), &Value::Null).await.status, 204);
    assert_eq!(person.get(&format!("/api/documents/{id}")).await.error(), (404, "not_found".into()));
}}

on_each_database! {
async fn the_rules_of_role_and_premium_hold(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut client = app.registered("a@exemple.cm", "client").await;
    let refused = client.post("/api/ia/generate-doc", &lease()).await;
    assert_eq!(refused.error(), (403, "premium_required".into()));
    assert_eq!(refused.json()["message"], "La génération de documents nécessite un abonnement Premium.");
    client.language = "en";
    let refused = client.post("/api/ia/generate-doc", &lease()).await;
    assert_eq!(refused.json()["message"], "Generating documents requires a Premium subscription.");
    let police = app.registered("b@exemple.cm", "policier").await;
    assert_eq!(police.post("/api/ia/generate-doc", &lease()).await.error(), (403, "role_not_allowed".into()));
    let names = |r: Value| r.as_array().unwrap().iter().map(|t| t["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>();
    assert_eq!(names(client.get("/api/document-templates").await.json()), ["contrat-bail"]);
    assert_eq!(names(police.get("/api/document-templates").await.json()), ["pv-enquete", "convocation"]);
    let unknown = police.post("/api/ia/generate-doc", &json!({"documentType": "testament"})).await;
    assert_eq!(unknown.error(), (422, "unknown_template".into()));
    let empty = police.post("/api/ia/generate-doc", &json!({"documentType": "convocation", "parameters": {"date_heure": "hier"}})).await;
    let fields = empty.json()["fields"].as_object().unwrap().clone();
    for field in ["autorite", "convoque", "motif", "lieu", "date_heure"] {
        assert!(fields.contains_key(field), "{field}: {fields:?}");
    }
    let preview = police.post("/api/ia/preview-doc", &json!({"documentType": "convocation", "parameters": {"autorite": "Brigade de Mvog-Ada"}})).await.json();
    assert!(preview["generatedContent"]["content"].as_str().unwrap().contains("Brigade de Mvog-Ada"));
    assert_eq!(police.get("/api/documents").await.json(), json!([]), "a preview is not kept");
}}
