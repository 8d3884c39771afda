//! Legal notes in administrators' hands, over HTTP; what they change is what the assistant says.

use crate::ai_assistant::{build, ready};
use crate::support::{Person, TestApp, noon, texts};
use database::on_each_database;
use jurisprudence::Fixtures;
use jurisprudence::domain::Key;
use serde_json::{Value, json};
use std::sync::Arc;

const LIST: &str = "/api/admin/knowledge";

fn note() -> Value {
    json!({
        "domain": "travail",
        "category": "Rupture",
        "titleFr": "Préavis des apiculteurs",
        "titleEn": "Notice of beekeepers",
        "contentFr": "L’apiculteur donne un préavis de trois lunes (article 34).",
        "contentEn": "A beekeeper gives notice of three moons (section 34).",
        "articles": ["Code du travail (loi n° 92/007 du 14 août 1992), art. 34"],
        "layQuestionsFr": ["combien de lunes de préavis pour un apiculteur ?"],
        "layQuestionsEn": ["how many moons of notice for a beekeeper?"],
        "keywordsFr": ["apiculteur", "préavis"],
        "keywordsEn": ["beekeeper", "notice"],
        "source": "Code du travail, art. 34",
        "confidence": "high",
    })
}

fn with(changes: &Value) -> Value {
    let mut body = note();
    for (name, value) in changes.as_object().unwrap() {
        body[name] = value.clone();
    }
    body
}

async fn actions(admin: &Person<'_>) -> Vec<String> {
    let trail = admin.get("/api/admin/audit").await.json();
    trail.as_array().unwrap().iter().map(|e| e["action"].as_str().unwrap().to_owned()).collect()
}

async fn shipped(app: &TestApp) {
    let shipped = Fixtures::shipped().unwrap();
    app.app.db.write(move |c| jurisprudence::load_fixtures(c, &shipped, noon())).await.unwrap();
}

/// The id of the shipped note with this key.
async fn id_of(admin: &Person<'_>, key: &str) -> i64 {
    let found = admin.get(&format!("{LIST}?q={key}")).await.json();
    found.as_array().unwrap().iter().find(|n| n["key"] == key).unwrap()["id"].as_i64().unwrap()
}

on_each_database! {
async fn a_note_is_written_found_changed_switched_off_and_remembered(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    let made = admin.post(LIST, &note()).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let made = made.json();
    assert_eq!(made["key"], "preavis-des-apiculteurs");
    assert_eq!((&made["isActive"], &made["isShipped"], &made["shippedText"]), (&json!(true), &json!(false), &Value::Null));
    let path = format!("{LIST}/{}", made["id"]);

    let found = admin.get(&format!("{LIST}?q=PREAVIS+apiculteurs&domain=travail&state=own")).await;
    assert_eq!((found.header("x-total-count"), &found.json()[0]["titleEn"]), ("1", &json!("Notice of beekeepers")));
    assert_eq!(admin.get(&format!("{LIST}?domain=mer&state=x")).await.error(), (422, "invalid_values".into()));

    let edit = with(&json!({"titleFr": "Préavis de l’apiculteur", "revision": made["revision"]}));
    let edited = admin.call("PUT", &path, &edit).await.json();
    assert_eq!(edited["text"]["titleFr"], "Préavis de l’apiculteur");
    let late = admin.call("PUT", &path, &edit).await;
    assert_eq!(late.error(), (409, "changed_meanwhile".into()));
    assert_eq!(late.json()["message"], "Cette note a été modifiée entre-temps. Relisez-la, puis recommencez.");

    let off = admin.post(&format!("{path}/deactivate"), &json!({"revision": edited["revision"]})).await.json();
    assert_eq!(off["isActive"], false);
    assert_eq!(admin.get("/api/knowledge/preavis-des-apiculteurs").await.error().0, 404, "nobody reads it");
    admin.post(&format!("{path}/reactivate"), &json!({})).await;
    let client = app.registered("a@exemple.cm", "client").await;
    let read = client.get("/api/knowledge/preavis-des-apiculteurs").await.json();
    assert_eq!((&read["title"], &read["verifiedByLawyer"]), (&json!("Préavis de l’apiculteur"), &json!(false)));
    assert_eq!(admin.post(&format!("{path}/restore"), &json!({})).await.error(), (409, "nothing_shipped".into()));

    let history = admin.get(&format!("{path}/history")).await.json();
    let deeds: Vec<_> = history.as_array().unwrap().iter().map(|v| (v["version"].clone(), v["deed"].clone())).collect();
    assert_eq!(deeds, [(json!(4), json!("reactivated")), (json!(3), json!("deactivated")), (json!(2), json!("edited")), (json!(1), json!("created"))]);
    assert_eq!(history[3]["text"]["titleFr"], "Préavis des apiculteurs");
    assert_eq!(history[0]["actorName"], "Admin Palabre");
    assert_eq!(actions(&admin).await, ["note_reactivated", "note_deactivated", "note_edited", "note_added"]);

    let bad = with(&json!({"titleEn": " ", "articles": [], "confidence": "medium", "cautionFr": "À vérifier.", "asOf": "hier"}));
    let refused = admin.post(LIST, &bad).await;
    assert_eq!(refused.json()["fields"], json!({
        "titleEn": "Titre en anglais requis",
        "articles": "Une note repose sur au moins un article",
        "cautionEn": "À écrire dans les deux langues, ou dans aucune",
        "asOf": "Un mois est attendu : AAAA-MM",
    }));
    admin.language = "en";
    let refused = admin.post(LIST, &with(&json!({"confidence": "medium"}))).await;
    assert_eq!(refused.json()["fields"], json!({"cautionFr": "A secondary source needs a caution"}));
    for gone in [format!("{LIST}/999"), format!("{LIST}/999/history")] {
        assert_eq!(admin.get(&gone).await.error(), (404, "not_found".into()));
    }
}}

on_each_database! {
async fn a_direct_answer_is_written_beside_its_note_and_says_what_is_wrong_with_it(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    let unit = json!({
        "kind": "duration",
        "answerFr": "Le préavis d’un apiculteur dure trois lunes.",
        "answerEn": "A beekeeper's notice is three moons.",
        "conditionsFr": ["Sauf essaim."], "conditionsEn": ["Unless the bees swarm."],
        "actionFr": "Regardez la lune.", "actionEn": "Look at the moon.",
        "articles": note()["articles"],
        "askedFr": ["combien de lunes"], "askedEn": ["how many moons"],
        "isUrgent": true,
    });
    let made = admin.post(LIST, &with(&json!({"units": [unit]}))).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let made = made.json();
    let mut kept = unit.clone();
    kept["key"] = json!("duration");
    kept["isUnfounded"] = json!(false);
    assert_eq!(made["text"]["units"], json!([kept]));
    let path = format!("{LIST}/{}", made["id"]);
    assert_eq!(admin.get(&path).await.json()["text"], made["text"]);

    let mut bad = unit.clone();
    bad["answerFr"] = json!("Oui, il dure trois lunes.");
    bad["actionEn"] = json!("Wait 5 moons.");
    bad["conditionsEn"] = json!([]);
    bad["articles"] = json!(["Code pénal (loi n° 2016/007 du 12 juillet 2016), art. 1"]);
    let nothing = json!({"key": "Pas une clé", "kind": "poème"});
    let refused = admin.call("PUT", &path, &with(&json!({"units": [unit, bad, nothing]}))).await;
    assert_eq!(refused.json()["fields"], json!({
        "units.1.answerFr": "Ne commencez pas par Oui ou Non : la réponse doit être vraie dans quelque sens que la question soit posée",
        "units.1.actionEn": "Un nombre de ce texte n’est pas dans la note : une réponse ne dit que ce que dit sa note",
        "units.1.conditionsEn": "Autant de conditions dans les deux langues",
        "units.1.articles": "Un de ces articles n’est pas parmi ceux de la note",
        "units.2.kind": "Cette valeur ne fait pas partie de la liste.",
    }));
    admin.language = "en";
    let empty = admin.call("PUT", &path, &with(&json!({"units": [{"kind": "who"}]}))).await.json();
    assert_eq!(empty["fields"]["units.0.askedFr"], "Write at least one question that this answers");
    assert_eq!(empty["fields"].as_object().unwrap().len(), 6, "{}", empty["fields"]);

    // The note moves on; its answer waits and says so.
    let moved = with(&json!({"units": made["text"]["units"], "articles": ["Code du travail (loi n° 92/007 du 14 août 1992), art. 35"]}));
    let moved = admin.call("PUT", &path, &moved).await.json();
    assert_eq!(moved["text"]["units"][0]["isUnfounded"], true, "{moved}");
    let history = admin.get(&format!("{path}/history")).await.json();
    assert_eq!(history[1]["text"]["units"], made["text"]["units"]);
}}

/// Builds the index anew, as the background job does when it sees a greater revision; without the training, which takes
/// longer than a test may.
async fn built_anew(app: &TestApp) {
    let revision = app.app.db.read(jurisprudence::revision).await.unwrap();
    assert!(app.app.assistant.current().unwrap().revision() < revision, "the job would see no change");
    build(app, Arc::new(texts::few())).await;
}

on_each_database! {
async fn what_an_administrator_writes_is_what_the_assistant_finds(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let admin = app.admin("admin@exemple.cm").await;
    let question = "combien de lunes de préavis pour un apiculteur ?";
    let found = || app.app.assistant.current().unwrap().nearest(question, 3);
    let key: Key = "preavis-des-apiculteurs".parse().unwrap();
    assert!(!found().contains(&key));
    let made = admin.post(LIST, &note()).await.json();
    built_anew(&app).await;
    assert_eq!(found().first(), Some(&key));
    admin.post(&format!("{LIST}/{}/deactivate", made["id"]), &json!({})).await;
    built_anew(&app).await;
    assert!(!found().contains(&key));
}}

on_each_database! {
async fn a_shipped_note_can_be_changed_and_taken_back(db: TestDb) {
    let app = TestApp::new(&db).await;
    shipped(&app).await;
    let admin = app.admin("admin@exemple.cm").await;
    let path = format!("{LIST}/{}", id_of(&admin, "travail-smig").await);
    let known = admin.get(&path).await.json();
    assert_eq!((&known["isShipped"], &known["isEdited"], &known["shippedText"]), (&json!(true), &json!(false), &Value::Null));
    assert_eq!(admin.get(&format!("{path}/history")).await.json(), json!([]));

    let mut body = known["text"].clone();
    body["contentFr"] = json!("Notre texte (article 1).");
    body["revision"] = known["revision"].clone();
    let edited = admin.call("PUT", &path, &body).await;
    assert_eq!(edited.status, 200, "{}", edited.text());
    let edited = edited.json();
    assert_eq!((&edited["isEdited"], &edited["shippedText"]), (&json!(true), &known["text"]));
    shipped(&app).await;
    assert_eq!(admin.get(&path).await.json()["text"]["contentFr"], "Notre texte (article 1).");

    let back = admin.post(&format!("{path}/restore"), &json!({"revision": edited["revision"]})).await.json();
    assert_eq!((&back["text"], &back["isEdited"], &back["shippedText"]), (&known["text"], &json!(false), &Value::Null));
    assert_eq!(actions(&admin).await, ["note_restored", "note_edited"]);
}}
