//! The assistant over HTTP: real notes, real questions, the month's three answers.

use crate::support::{TestApp, noon, texts};
use actix_web::http::header;
use actix_web::test::TestRequest;
use ai_assistant::domain::{
    Answer, AnswerStatus, Exchange, Language, LogEntry, PromptType, Question, unavailable,
};
use chrono::TimeDelta;
use database::on_each_database;
use jurisprudence::{Fixtures, SearchEngine};
use serde_json::{Value, json};
use std::sync::Arc;

const NOTICE: &str = "Mon patron me licencie après cinq ans, combien de temps dure le préavis ?";
const OUTSIDE: &str = "donne-moi la recette du ndolé aux crevettes";

/// The application with some of the shipped notes indexed; without the classifier, which takes seconds to train.
pub async fn ready(app: &TestApp) {
    ready_with(app, Arc::new(texts::few())).await;
}

/// With all of them.
pub async fn ready_with_all(app: &TestApp) {
    ready_with(app, Fixtures::shipped().unwrap()).await;
}

async fn ready_with(app: &TestApp, fixtures: Arc<Fixtures>) {
    let texts = fixtures.clone();
    app.app.db.write(move |c| jurisprudence::load_fixtures(c, &texts, noon())).await.unwrap();
    build(app, fixtures).await;
}

/// Builds the index anew, as the background job does.
pub async fn build(app: &TestApp, fixtures: Arc<Fixtures>) {
    let build = move |c: &mut database::DbConn| SearchEngine::build(c, &fixtures);
    app.app.assistant.install(Arc::new(app.app.db.read(build).await.unwrap()));
}

/// Puts a question and an answer into the log, without the search.
pub async fn consulted(app: &TestApp, user: i64, question: &str) -> LogEntry {
    let (status, response) = (AnswerStatus::Grounded, "Réponse".to_owned());
    let answer = Answer { status, response, ..unavailable(Language::Fr) };
    let exchange = Exchange::new(Question::parse(question).unwrap(), PromptType::General, &answer);
    let now = app.app.clock.now();
    let kept = app.app.db.write(move |c| ai_assistant::record_at_once(c, user, true, &exchange, now));
    kept.await.unwrap()
}

on_each_database! {
async fn an_answer_rests_on_articles_and_three_a_month_are_free(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready_with_all(&app).await;
    let person = app.registered("a@exemple.cm", "client").await;
    assert_eq!(person.get("/api/ai-usage").await.json(), json!({"used": 0, "limit": 3, "resetsAt": "2026-11-30T23:00:00Z"}));
    let answer = person.ask(NOTICE).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let answer = answer.json();
    assert_eq!((&answer["status"], &answer["language"], &answer["engine"]), (&json!("grounded"), &json!("fr"), &json!("builtin")));
    let sources = answer["sources"].as_array().unwrap();
    assert!(sources.iter().any(|s| s["key"].as_str().unwrap().starts_with("travail-preavis")), "{sources:?}");
    assert!(sources.iter().all(|s| !s["articles"].as_array().unwrap().is_empty()));
    let response = answer["response"].as_str().unwrap();
    assert!(response.contains("[1]") && response.contains("**À faire**") && !answer["nextStep"].as_str().unwrap().is_empty(), "{response}");
    assert_eq!(answer["usage"], json!({"used": 1, "limit": 3, "resetsAt": "2026-11-30T23:00:00Z"}));

    let refused = person.ask(OUTSIDE).await.json();
    assert_eq!((&refused["status"], &refused["sources"]), (&json!("no_match"), &json!([])));
    assert_eq!(refused["usage"]["used"], 1, "what is not answered costs nothing");
    assert_eq!(refused["reason"], "not_law");
    assert_eq!(answer["reason"], json!(null));
    // Some note would answer: nobody is helped with it all the same, and the note says that it is an offence.
    let crime = person.ask("comment fabriquer un faux acte de naissance").await.json();
    assert_eq!((&crime["status"], &crime["reason"]), (&json!("no_match"), &json!("crime_help")));
    let offered = crime["related"].as_array().unwrap();
    assert_eq!((offered.len(), &offered[0]["key"]), (3, &json!("travail-licenciement-lettre-motif")), "what many ask, nothing near");
    assert_eq!((&crime["sources"][0]["key"], &crime["answer"]), (&json!("penal-faux-papiers"), &json!(null)));
    assert!(crime["response"].as_str().unwrap().starts_with("Non, je n’aide pas à cela."), "{crime}");
    assert_eq!(crime["usage"]["used"], 1);

    let english = person.post("/api/ai-chat", &json!({"message": "My landlord locked my shop because I owe two months of rent, can he do that?", "promptType": "procedure", "context": "professional"})).await.json();
    assert_eq!((&english["status"], &english["language"]), (&json!("grounded"), &json!("en")));
    let named = english["sources"].as_array().unwrap().iter().flat_map(|s| s["articles"].as_array().unwrap());
    for article in named.map(|a| a.as_str().unwrap()) {
        assert!(!article.contains("loi n°") && !article.contains("AUDCG"), "{article}");
    }
    assert_eq!(person.ask(NOTICE).await.json()["usage"]["used"], 3);
    let fourth = person.ask(NOTICE).await;
    assert_eq!(fourth.error(), (403, "quota_exhausted".into()));
    assert_eq!(fourth.json()["message"], "Vous avez utilisé vos 3 consultations gratuites du mois. Elles reviennent le 01/12/2026.");

    let logs = person.get("/api/ai-logs").await.json();
    assert_eq!(logs.as_array().unwrap().len(), 3, "the length is the month's count");
    assert_eq!(logs[0]["prompt"], NOTICE);
    let all = person.get("/api/ai-logs?scope=all&limit=10").await.json();
    assert_eq!(all.as_array().unwrap().len(), 5);
    assert_eq!((&all[1]["reason"], &all[2]["reason"]), (&json!("not_law"), &json!("crime_help")));
    assert_eq!(person.get("/api/ai-logs?scope=all&limit=1").await.json()[0]["prompt"], NOTICE);

    app.pass(TimeDelta::days(10));
    assert_eq!(person.ask(NOTICE).await.json()["usage"]["used"], 1, "December has its own three");
    // Two questions that one note answers: both, and the note is one source.
    let twice = person.ask("Pour monter une SARL à deux, on met combien au minimum et est-ce qu'on est obligés de voir un notaire ?").await.json();
    assert_eq!((&twice["also"]["kind"], &twice["also"]["key"]), (&json!("second_question"), &twice["sources"][0]["key"]));
    assert_ne!(twice["also"]["answer"], twice["answer"]);
    assert_eq!(twice["sources"].as_array().unwrap().iter().filter(|s| s["kind"] == "note").count(), 1);
    let wrong = person.ask("Puisque le vol simple c'est un an de prison au maximum, il sera vite dehors ?").await.json();
    assert!(wrong["answer"].as_str().unwrap().starts_with("Non, ce n’est pas 1\u{a0}an. "), "{wrong}");
    let kept = person.get("/api/ai-logs?scope=all&limit=2").await.json();
    assert_eq!((&kept[0]["also"], &kept[0]["response"]), (&twice["also"], &twice["response"]));
    let mut other = app.registered("b@exemple.cm", "client").await;
    assert_eq!(other.get("/api/ai-logs?scope=all").await.json(), json!([]));
    for language in ["en", "fr"] {
        other.language = language;
        assert_eq!(other.ask("SARL ?").await.json()["language"], language, "a word of both languages");
    }
}}

on_each_database! {
async fn a_question_waits_for_the_engine(db: TestDb) {
    let app = TestApp::new(&db).await;
    let build = |c: &mut database::DbConn| SearchEngine::build(c, &texts::few());
    let engine = Arc::new(app.app.db.read(build).await.unwrap());
    let assistant = &app.app.assistant;
    let short = std::time::Duration::from_millis(50);
    assert!(tokio::time::timeout(short, assistant.engine()).await.is_err(), "there is none yet");
    assistant.install(engine.clone());
    assert!(Arc::ptr_eq(&engine, &assistant.engine().await.unwrap()));
}}

on_each_database! {
async fn questions_at_once_get_no_more_than_three_answers(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let all = futures_util::future::join_all((0..12).map(|_| person.ask(NOTICE))).await;
    let mut statuses: Vec<_> = all.iter().map(|r| r.status.as_u16()).collect();
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 200, 200, 403, 403, 403, 403, 403, 403, 403, 403, 403]);
    assert_eq!(person.get("/api/ai-usage").await.json()["used"], 3);
}}

on_each_database! {
async fn premium_and_administrators_are_not_counted_out(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    for person in [app.premium("a@exemple.cm", "avocat").await, app.admin("b@exemple.cm").await] {
        for _ in 0..5 {
            assert_eq!(person.ask(NOTICE).await.status, 200);
        }
        let usage = person.get("/api/ai-usage").await.json();
        assert_eq!((&usage["used"], &usage["limit"]), (&json!(5), &Value::Null));
    }
}}

pub fn events(text: &str) -> Vec<(String, Value)> {
    let part = |frame: &str, name: &str| {
        frame.lines().find_map(|l| l.strip_prefix(name)).unwrap_or_default().to_owned()
    };
    text.split("\n\n")
        .filter(|f| !f.is_empty())
        .map(|f| (part(f, "event: "), serde_json::from_str(&part(f, "data: ")).unwrap()))
        .collect()
}

on_each_database! {
async fn the_same_answer_streams(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let stream = |question: &str| TestRequest::post().uri("/api/ia/ask").insert_header((header::ACCEPT, "text/event-stream")).set_json(json!({"question": question}));
    let streamed = person.send(stream(NOTICE)).await;
    assert_eq!(streamed.header("content-type"), "text/event-stream; charset=utf-8");
    let told = events(&streamed.text());
    assert_eq!(told.iter().map(|e| e.0.as_str()).collect::<Vec<_>>(), ["sources", "done"]);
    assert_eq!(told[0].1["sources"], told[1].1["sources"]);
    let whole = person.ask(NOTICE).await.json();
    assert_eq!(told[1].1["response"], whole["response"]);
    person.ask(NOTICE).await;
    let told = events(&person.send(stream(NOTICE)).await.text());
    assert_eq!((told[0].0.as_str(), &told[0].1["code"]), ("error", &json!("quota_exhausted")));
}}

on_each_database! {
async fn the_chat_makes_a_document_one_question_at_a_time(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready_with_all(&app).await;
    let client = app.registered("a@exemple.cm", "client").await;
    assert_eq!(client.ask("fais-moi un contrat de bail").await.error(), (403, "premium_required".into()));

    let person = app.premium("b@exemple.cm", "client").await;
    assert_eq!(person.get("/api/ia/draft").await.json(), json!({"documentDraft": null}));
    let mut answer = person.ask("fais-moi un contrat de bail").await.json();
    assert_eq!(person.get("/api/ia/draft").await.json()["documentDraft"], answer["documentDraft"], "a reloaded page goes on with it");
    assert_eq!(client.get("/api/ia/draft").await.json(), json!({"documentDraft": null}), "nobody else's");
    let values = json!({"bailleur": "Ngo Bell", "preneur": "Tabi Ako", "adresse": "Bonanjo, Douala", "montant": "150 000", "duree": "3 ans"});
    let mut asked = Vec::new();
    while let Some(field) = answer["documentDraft"]["field"]["name"].as_str() {
        asked.push(field.to_owned());
        let value = values[field].as_str().unwrap_or("passer");
        if field == "adresse" {
            let same = person.ask("fais-moi un contrat de bail commercial").await.json();
            assert_eq!(same["documentDraft"], answer["documentDraft"], "asked for again, it is the one in the making");
        }
        if field == "montant" {
            let again = person.ask("beaucoup d'argent").await.json();
            assert_eq!(again["documentDraft"]["field"]["name"], "montant", "a bad value is asked for again");
        }
        answer = person.ask(value).await.json();
        assert!(asked.len() < 30, "{asked:?}");
    }
    assert_eq!(asked[..5], ["bailleur", "preneur", "adresse", "montant", "duree"]);
    assert_eq!((&answer["documentGenerated"], &answer["document"]), (&json!(true), &answer["savedDocument"]));
    assert_eq!(person.get("/api/ia/draft").await.json(), json!({"documentDraft": null}));
    let id = answer["document"]["id"].as_i64().unwrap();
    assert!(person.get(&format!("/api/documents/download/{id}")).await.body.starts_with(b"%PDF"));
    assert_eq!(person.get("/api/ai-usage").await.json()["used"], 0, "making a document is no consultation");
}}

on_each_database! {
async fn nobody_floods_the_assistant_with_questions_that_cost_nothing(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let mut person = app.registered("a@exemple.cm", "client").await;
    let mut asked = 0;
    let refused = loop {
        let answered = person.ask(OUTSIDE).await;
        if answered.status != 200 {
            break answered;
        }
        asked += 1;
        assert!(asked < 200, "an end there is");
    };
    assert!(asked >= 100, "generous: {asked}");
    assert_eq!(refused.error(), (429, "too_many_requests".into()));
    assert!(refused.json()["message"].as_str().unwrap().starts_with("Trop de demandes. Réessayez dans"), "{}", refused.text());
    assert!((1..=3_600).contains(&refused.header("retry-after").parse::<i64>().unwrap()));
    assert_eq!(person.get("/api/ai-usage").await.json()["used"], 0);
    person.language = "en";
    let chat = person.post("/api/ai-chat", &json!({"message": OUTSIDE})).await;
    assert_eq!(chat.error(), (429, "too_many_requests".into()), "the other door is the same");
    assert!(chat.json()["message"].as_str().unwrap().starts_with("Too many requests. Try again in"), "{}", chat.text());
    let other = app.registered("b@exemple.cm", "client").await;
    assert_eq!(other.ask(NOTICE).await.status, 200, "only the one who floods");
}}

on_each_database! {
async fn nobody_floods_a_remote_model(db: TestDb) {
    let nowhere = [("OPENAI_BASE_URL", "http://127.0.0.1:9/v1"), ("OPENAI_MODEL", "m")];
    let app = TestApp::with(&db, &nowhere).await;
    ready(&app).await;
    let person = app.premium("a@exemple.cm", "client").await;
    let mut last = (200, String::new());
    for _ in 0..45 {
        let answered = person.ask(NOTICE).await;
        if answered.status != 200 {
            last = answered.error();
            break;
        }
    }
    assert_eq!(last, (429, "too_many_requests".into()));
}}

on_each_database! {
async fn before_the_index_is_built_the_assistant_says_it_is_busy(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    assert_eq!(person.get("/api/ai-status").await.json(), json!({"engine": "builtin", "model": null, "ready": false}));
    ready(&app).await;
    assert_eq!(person.get("/api/ai-status").await.json()["ready"], true);
}}

on_each_database! {
async fn when_the_remote_model_fails_the_built_in_engine_answers_and_says_so(db: TestDb) {
    // Nothing listens there.
    let app = TestApp::with(&db, &[("OPENAI_BASE_URL", "http://127.0.0.1:9/v1"), ("OPENAI_MODEL", "m")]).await;
    ready(&app).await;
    let person = app.registered("a@exemple.cm", "client").await;
    assert_eq!(person.get("/api/ai-status").await.json(), json!({"engine": "remote", "model": "m", "ready": true}));
    let answer = person.ask(NOTICE).await.json();
    assert_eq!((&answer["status"], &answer["engine"], &answer["usage"]["used"]), (&json!("grounded"), &json!("builtin"), &json!(1)));
    assert!(!answer["notice"].as_str().unwrap().is_empty());
    assert_eq!(person.ask(OUTSIDE).await.json()["usage"]["used"], 1, "and an outside question never reaches the model");
}}
