//! What people say of answers, over HTTP.

use crate::ai_assistant::ready;
use crate::support::{Person, TestApp, noon};
use chrono::TimeDelta;
use database::on_each_database;
use serde_json::{Value, json};

const NOTICE: &str = "Mon patron me licencie après cinq ans, combien de temps dure le préavis ?";

async fn asked(person: &Person<'_>) -> (String, Value) {
    let answer = person.ask(NOTICE).await.json();
    (format!("/api/ai-logs/{}/feedback", answer["logId"]), answer)
}

on_each_database! {
async fn an_answer_and_a_source_are_judged_by_who_asked(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let (path, answer) = asked(&person).await;
    let source = answer["sources"][0]["key"].clone();
    let said = json!({"isUseful": false, "reason": "incomplete", "comment": "Et les primes ?"});
    let kept = person.call("PUT", &path, &said).await;
    assert_eq!(kept.status, 200, "{}", kept.text());
    assert_eq!(kept.json(), json!({"sourceKey": "", "isUseful": false, "reason": "incomplete", "comment": "Et les primes ?"}));
    person.call("PUT", &path, &json!({"isUseful": true, "sourceKey": source})).await;
    let log = person.get("/api/ai-logs?scope=all").await.json()[0].clone();
    assert_eq!(log["feedback"].as_array().unwrap().len(), 2);

    let wrong = person.call("PUT", &path, &json!({"isUseful": false, "reason": "x", "comment": "é".repeat(1_001)})).await;
    assert_eq!(wrong.json()["fields"], json!({
        "reason": "Cette valeur ne fait pas partie de la liste.",
        "comment": "Pas plus de 1\u{202f}000 caractères.",
    }));
    let other = app.registered("b@exemple.cm", "client").await;
    assert_eq!(other.call("PUT", &path, &said).await.error(), (404, "not_found".into()), "somebody else's exchange");
    assert_eq!(person.call("PUT", &path, &json!({"isUseful": true, "sourceKey": "\u{0}"})).await.error().0, 404);

    assert_eq!(person.call("DELETE", &path, &Value::Null).await.status, 204);
    let left = person.get("/api/ai-logs?scope=all").await.json()[0]["feedback"].clone();
    assert_eq!(left.as_array().unwrap().iter().map(|f| f["sourceKey"].clone()).collect::<Vec<_>>(), [source]);
    assert_eq!(other.call("DELETE", &path, &Value::Null).await.error().0, 404);
}}

on_each_database! {
async fn administrators_read_it_masked_and_leave_a_trace_when_they_open_it(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let (person, admin) = (app.registered("a@exemple.cm", "client").await, app.admin("admin@exemple.cm").await);
    let (path, answer) = asked(&person).await;
    person.call("PUT", &path, &json!({"isUseful": false, "reason": "wrong", "comment": "Secret de famille"})).await;
    let list = admin.get("/api/admin/feedback?verdict=not_useful&state=open&reason=wrong").await;
    assert_eq!(list.header("x-total-count"), "1");
    assert!(!list.text().contains("Secret") && !list.text().contains("patron"), "{}", list.text());
    let head = &list.json()[0];
    assert_eq!((&head["hasComment"], &head["answerStatus"], &head["userId"]), (&json!(true), &json!("grounded"), &json!(person.id)));
    assert_eq!(admin.get("/api/admin/feedback?verdict=useful").await.json(), json!([]));
    assert_eq!(admin.get("/api/admin/feedback?verdict=x&state=y&reason=z").await.json()["fields"].as_object().unwrap().len(), 3);
    assert_eq!(admin.get("/api/admin/feedback/totals").await.json(), json!({"useful": 0, "notUseful": 1, "waiting": 1}));

    let opened = admin.post(&format!("/api/admin/feedback/{}/open", head["id"]), &json!({})).await.json();
    assert_eq!((&opened["comment"], &opened["prompt"]), (&json!("Secret de famille"), &json!(NOTICE)));
    let note = admin.get(&format!("/api/admin/knowledge/{}", opened["noteId"])).await.json();
    assert_eq!(note["key"], answer["sources"][0]["key"], "the note that can be corrected");
    assert_eq!(admin.post(&format!("/api/admin/feedback/{}/review", head["id"]), &json!({})).await.status, 204);
    assert_eq!(admin.get("/api/admin/feedback?state=reviewed").await.json()[0]["state"], "reviewed");
    let trail = admin.get("/api/admin/audit").await.json();
    let trail: Vec<_> = trail.as_array().unwrap().iter().map(|e| (e["action"].clone(), e["subject"].clone())).collect();
    let subject = json!(head["id"].to_string());
    assert_eq!(trail, [(json!("feedback_reviewed"), subject.clone()), (json!("feedback_opened"), subject)]);
    for gone in ["open", "review"] {
        assert_eq!(admin.post(&format!("/api/admin/feedback/999/{gone}"), &json!({})).await.error().0, 404);
    }
}}

on_each_database! {
async fn the_audit_trail_is_kept_for_a_year(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let id = admin.id;
    let record = move |days: i64| move |c: &mut database::DbConn| {
        identity::record_audit(c, id, identity::domain::AuditAction::PremiumSet, &days.to_string(), noon() - TimeDelta::days(days))
    };
    for days in [0, 364, 366, 800] {
        app.app.db.write(record(days)).await.unwrap();
    }
    palabre::jobs::retention::forget(&app.app).await;
    let left = admin.get("/api/admin/audit").await.json();
    let left: Vec<_> = left.as_array().unwrap().iter().map(|e| e["subject"].clone()).collect();
    assert_eq!(left, [json!("0"), json!("364")]);
}}
