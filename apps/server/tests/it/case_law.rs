//! Case law in administrators' hands, over HTTP.

use crate::ai_assistant::{build, ready_with_all};
use crate::support::{Person, TestApp};
use database::on_each_database;
use jurisprudence::Fixtures;
use serde_json::{Value, json};

fn decision() -> Value {
    json!({
        "title": "Bail commercial : congé donné hors délai",
        "jurisdiction": "Cour Suprême",
        "caseNumber": "67/CIV",
        "date": "2023-10-05T12:00:00.000Z",
        "parties": "A. c/ B.",
        "subject": "commercial",
        "keywords": ["bail commercial", "congé", "délai", "nullité"],
        "facts": "f".repeat(50),
        "legalPrinciple": "p".repeat(50),
        "decision": "d".repeat(50),
        "relevantArticles": ["AUDCG, art. 125"],
    })
}

fn with(changes: &Value) -> Value {
    let mut body = decision();
    for (name, value) in changes.as_object().unwrap() {
        body[name] = value.clone();
    }
    body
}

async fn added(admin: &Person<'_>, changes: &Value) -> Value {
    let made = admin.post("/api/admin/jurisprudence", &with(changes)).await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()
}

on_each_database! {
async fn a_decision_is_added_found_corrected_verified_and_deleted(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let made = added(&admin, &json!({})).await;
    assert_eq!(made["key"], "CAMEROUN-COURSUPREME-20231005-67CIV");
    assert_eq!((&made["date"], &made["isVerified"], &made["createdBy"]), (&json!("2023-10-05"), &json!(false), &json!(admin.id)));
    let path = format!("/api/admin/jurisprudence/{}", made["id"]);

    let found = async |query: &str| {
        let answer = admin.get(&format!("/api/admin/jurisprudence?{query}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.header("x-total-count").parse::<usize>().unwrap()
    };
    assert_eq!(found("").await, 1);
    assert_eq!(found("q=cour+supreme+COMMERCIAL").await, 1, "without accents and case, in any field");
    assert_eq!(found("q=cong%C3%89").await, 1);
    assert_eq!((found("q=foncier").await, found("q=%25").await), (0, 0));
    assert_eq!((found("subject=commercial").await, found("subject=penal").await), (1, 0));
    assert_eq!((found("state=unverified").await, found("state=verified").await), (1, 0));

    let changed = admin.call("PATCH", &path, &json!({"subject": "foncier", "relevantArticles": []})).await.json();
    assert_eq!((&changed["subject"], &changed["relevantArticles"]), (&json!("foncier"), &json!([])));
    assert_eq!((&changed["title"], &changed["isEdited"]), (&made["title"], &json!(true)));
    assert_eq!(found("q=foncier").await, 1, "the search follows the change");

    let verified = admin.post(&format!("{path}/verify"), &json!({})).await.json();
    assert_eq!(verified["isVerified"], true);
    assert_eq!(found("state=verified").await, 1);

    let why = format!("{path}?reason={}", "x".repeat(501));
    assert_eq!(admin.call("DELETE", &why, &Value::Null).await.error(), (422, "invalid_values".into()));
    let stale = format!("{path}?reason=opposition&revision={}", changed["revision"]);
    assert_eq!(admin.call("DELETE", &stale, &Value::Null).await.error(), (409, "changed_meanwhile".into()), "it was verified since");
    assert_eq!((found("").await, found("state=withdrawn").await), (1, 0));
    let seen = format!("{path}?reason=opposition+re%C3%A7ue&revision={}", verified["revision"]);
    assert_eq!(admin.call("DELETE", &seen, &Value::Null).await.status, 204);
    assert_eq!((found("").await, found("state=withdrawn").await), (0, 1));
    let left = admin.get("/api/admin/jurisprudence?state=withdrawn").await.json()[0].clone();
    assert_eq!((&left["title"], &left["caseNumber"]), (&json!("Cour Suprême, 2023-10-05, 67/CIV"), &json!("67/CIV")));
    assert_eq!((&left["withdrawn"]["reason"], &left["withdrawn"]["by"]), (&json!("opposition reçue"), &json!(admin.id)));
    assert_eq!((&left["withdrawn"]["byName"], left["withdrawn"]["at"].is_string()), (&json!("Admin Palabre"), true));
    for name in ["parties", "subject", "facts", "legalPrinciple", "decision"] {
        assert_eq!(left[name], "", "{name}");
    }
    assert_eq!((&left["keywords"], &left["relevantArticles"], &left["isVerified"]), (&json!([]), &json!([]), &json!(false)));
    assert_eq!((found("state=withdrawn&q=bail").await, found("state=withdrawn&q=67/civ").await), (0, 1), "nor is it found by what it said");
    for (method, path) in [("GET", path.clone()), ("PATCH", path.clone()), ("DELETE", path.clone()), ("POST", format!("{path}/verify"))] {
        let gone = match method {
            "GET" => admin.get(&path).await,
            _ => admin.call(method, &path, &json!({})).await,
        };
        assert_eq!(gone.error(), (404, "not_found".into()), "{method}");
    }
    let trail = admin.get("/api/admin/audit").await.json();
    let trail: Vec<_> = trail.as_array().unwrap().iter().map(|e| (e["action"].clone(), e["subject"].clone())).collect();
    let deeds = ["case_law_withdrawn", "case_law_verified", "case_law_edited", "case_law_added"];
    assert_eq!(trail, deeds.map(|deed| (json!(deed), made["key"].clone())));
}}

on_each_database! {
async fn a_translation_is_kept_whole_changed_and_taken_away(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let english = json!({"language": "en", "title": "Supreme Court, 67/CIV", "keywords": ["lease"], "facts": "F".repeat(50),
        "legalPrinciple": "P".repeat(50), "decision": "D".repeat(50)});
    let begun = json!({"translation": {"language": "en", "title": "Supreme Court"}});
    let refused = admin.post("/api/admin/jurisprudence", &with(&begun)).await;
    assert_eq!(refused.json()["fields"], json!({
        "translation.facts": "Résumé des faits requis (min 50 caractères)",
        "translation.legalPrinciple": "Principe juridique requis (min 50 caractères)",
        "translation.decision": "Décision requise (min 50 caractères)",
        "translation.keywords": "Mots-clés requis",
    }));
    let made = added(&admin, &json!({"translation": english})).await;
    assert_eq!(made["translation"], english);
    let path = format!("/api/admin/jurisprudence/{}", made["id"]);
    let other = admin.call("PATCH", &path, &json!({"subject": "foncier"})).await.json();
    assert_eq!(other["translation"], english, "a change that does not name it leaves it");
    admin.post(&format!("{path}/verify"), &json!({})).await;
    let read = admin.get(&format!("/api/jurisprudence/{}", made["id"])).await.json();
    assert_eq!((&read["translation"], &read["title"]), (&english, &made["title"]));
    let none = admin.call("PATCH", &path, &json!({"translation": {}})).await;
    assert_eq!(none.status, 200);
    assert_eq!(none.json()["translation"], Value::Null);
    assert_eq!(admin.call("PATCH", &path, &json!({"translation": english})).await.json()["translation"], english);
    assert_eq!(admin.call("DELETE", &path, &Value::Null).await.status, 204);
    let left = admin.get("/api/admin/jurisprudence?state=withdrawn").await.json()[0].clone();
    assert_eq!((&left["id"], &left["translation"]), (&made["id"], &Value::Null), "what it said is kept nowhere");
}}

on_each_database! {
async fn a_decided_matter_is_quoted_once_its_decision_is_verified(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready_with_all(&app).await;
    let admin = app.admin("admin@exemple.cm").await;
    let waiting = async || admin.get("/api/admin/jurisprudence/waiting").await.json().as_array().unwrap().clone();
    let quoted = async || {
        let asked = "je ne suis pas d'accord avec les honoraires de mon avocat, le président de la cour d'appel a tranché \
                     contre moi, je peux encore aller à la cour suprême ?";
        let answer = admin.ask(asked).await.json();
        assert_eq!(answer["status"], "grounded");
        let sources = answer["sources"].as_array().unwrap().iter();
        let cases = sources.filter(|s| s["kind"] == "case").map(|s| s["key"].as_str().unwrap().to_owned());
        (cases.collect::<Vec<_>>(), answer["response"].as_str().unwrap().contains("67/CIV"))
    };
    let all = waiting().await;
    assert_eq!((all.len(), quoted().await), (30, (vec![], false)));
    let listed = admin.get("/api/admin/jurisprudence?state=unverified").await.json();
    assert_eq!(listed.as_array().unwrap().iter().map(|c| c["id"].clone()).collect::<Vec<_>>(), all, "in the list's order");
    let fees = listed.as_array().unwrap().iter().find(|c| c["caseNumber"] == "67/CIV").unwrap();
    let path = format!("/api/admin/jurisprudence/{}/verify", fees["id"]);
    assert_eq!(admin.post(&path, &json!({"revision": fees["revision"]})).await.status, 200);
    build(&app, Fixtures::shipped().unwrap()).await;
    assert_eq!(quoted().await, (vec!["CAMEROUN-COURSUPREME-20231005-67CIV".to_owned()], true));
    let left = waiting().await;
    assert!(left.len() == 29 && !left.contains(&fees["id"]));
}}

on_each_database! {
async fn who_changes_a_decision_that_somebody_else_has_changed_is_told(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    let made = added(&admin, &json!({})).await;
    let path = format!("/api/admin/jurisprudence/{}", made["id"]);
    let change = async |admin: &Person<'_>, title: &str, revision: &Value| {
        admin.call("PATCH", &path, &json!({"title": title, "revision": revision})).await
    };
    let first = change(&admin, "Premier titre", &made["revision"]).await;
    assert_eq!(first.status, 200, "{}", first.text());
    let second = change(&admin, "Second titre", &made["revision"]).await;
    assert_eq!(second.error(), (409, "changed_meanwhile".into()));
    assert_eq!(second.json()["message"], "Cette décision a été modifiée entre-temps. Relisez-la, puis recommencez.");
    admin.language = "en";
    let second = change(&admin, "Second titre", &made["revision"]).await.json();
    assert_eq!(second["message"], "This decision was changed meanwhile. Read it again, then try again.");
    let unseen = admin.post(&format!("{path}/verify"), &json!({"revision": made["revision"]})).await;
    assert_eq!(unseen.error(), (409, "changed_meanwhile".into()), "nobody vouches for what they have not seen");
    let known = admin.get(&path).await.json();
    assert_eq!((&known["title"], &known["isVerified"]), (&json!("Premier titre"), &json!(false)));
    assert_eq!(change(&admin, "Second titre", &known["revision"]).await.json()["title"], "Second titre");
    // Whoever does not say what they looked at is not held up.
    assert_eq!(admin.call("PATCH", &path, &json!({"title": "Troisième"})).await.status, 200);
    assert_eq!(admin.post(&format!("{path}/verify"), &json!({})).await.status, 200);
}}

on_each_database! {
async fn the_specified_messages_are_said_in_both_languages(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    let refused = admin.post("/api/admin/jurisprudence", &json!({"facts": "trop court"})).await;
    assert_eq!(refused.error(), (422, "invalid_values".into()));
    assert_eq!(refused.json()["fields"], json!({
        "title": "Titre requis",
        "jurisdiction": "Juridiction requise",
        "caseNumber": "Numéro d'affaire requis",
        "date": "Date requise",
        "parties": "Parties requises",
        "subject": "Matière requise",
        "keywords": "Mots-clés requis",
        "facts": "Résumé des faits requis (min 50 caractères)",
        "legalPrinciple": "Principe juridique requis (min 50 caractères)",
        "decision": "Décision requise (min 50 caractères)",
    }));
    admin.language = "en";
    for (changes, field, message) in [
        (json!({"date": "2026-11-23"}), "date", "A decision cannot be dated in the future"),
        (json!({"date": "hier"}), "date", "Invalid date (expected: YYYY-MM-DD)"),
        (json!({"subject": "mer"}), "subject", "This value is not in the list."),
        (json!({"keywords": [" "]}), "keywords", "Keywords required"),
        (json!({"title": "x".repeat(501)}), "title", "This text is too long"),
    ] {
        let refused = admin.post("/api/admin/jurisprudence", &with(&changes)).await;
        assert_eq!(refused.json()["fields"], json!({field: message}));
    }
    let made = added(&admin, &json!({"title": "<script>alert(1)</script>\u{0}"})).await;
    assert_eq!(made["title"], "<script>alert(1)</script>", "text is data");
    let path = format!("/api/admin/jurisprudence/{}", made["id"]);
    let short = admin.call("PATCH", &path, &json!({"decision": "d"})).await;
    assert_eq!(short.json()["fields"], json!({"decision": "Decision required (min 50 characters)"}));
    assert_eq!(admin.get("/api/admin/jurisprudence?state=x&subject=y").await.error(), (422, "invalid_values".into()));
}}

on_each_database! {
async fn what_may_be_one_decision_twice_waits_for_a_person(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let first = added(&admin, &json!({})).await;
    let same = added(&admin, &json!({"caseNumber": "067 civ.", "jurisdiction": "Cour suprême, section civile"})).await;
    // The same number on another day, and another number on this day, are other decisions.
    added(&admin, &json!({"date": "2023-10-06"})).await;
    added(&admin, &json!({"caseNumber": "68/CIV"})).await;
    let twin = added(&admin, &json!({"caseNumber": "21/CC/SRCEROF"})).await;
    let other = added(&admin, &json!({"caseNumber": "21/CC/SRCER"})).await;
    let pairs = async || {
        let pairs = admin.get("/api/admin/jurisprudence/duplicates").await.json();
        let pairs = pairs.as_array().unwrap().clone();
        pairs.iter().map(|p| (p["first"]["id"].clone(), p["second"]["id"].clone())).collect::<Vec<_>>()
    };
    let (one, two) = ((first["id"].clone(), same["id"].clone()), (twin["id"].clone(), other["id"].clone()));
    assert_eq!(pairs().await, [one.clone(), two]);

    // Whichever way round, and twice, as a person would click.
    let settle = async |a: &Value, b: &Value| {
        let body = json!({"firstId": a, "secondId": b});
        admin.post("/api/admin/jurisprudence/duplicates/settle", &body).await.status.as_u16()
    };
    assert_eq!(settle(&other["id"], &twin["id"]).await, 204);
    assert_eq!(settle(&twin["id"], &other["id"]).await, 204);
    assert_eq!(settle(&twin["id"], &twin["id"]).await, 404);
    assert_eq!(pairs().await, [one]);
    // Two that were told from a third may still be one.
    let third = added(&admin, &json!({"caseNumber": "67 CIV"})).await;
    assert_eq!(pairs().await.len(), 3);
    assert_eq!((settle(&first["id"], &same["id"]).await, settle(&same["id"], &third["id"]).await), (204, 204));
    assert_eq!(pairs().await, [(first["id"].clone(), third["id"].clone())]);
    for each in [&same, &third] {
        admin.call("DELETE", &format!("/api/admin/jurisprudence/{}", each["id"]), &Value::Null).await;
    }
    assert_eq!(pairs().await, []);
}}

on_each_database! {
async fn a_second_decision_of_the_same_number_and_day_gets_a_key_of_its_own(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let keys = [added(&admin, &json!({})).await, added(&admin, &json!({})).await];
    assert_eq!(keys[1]["key"], "CAMEROUN-COURSUPREME-20231005-67CIV.2");
    let path = format!("/api/admin/jurisprudence/{}", keys[0]["id"]);
    admin.call("DELETE", &path, &Value::Null).await;
    let third = added(&admin, &json!({})).await;
    assert_eq!(third["key"], "CAMEROUN-COURSUPREME-20231005-67CIV.3", "a deleted row keeps its key");
}}
