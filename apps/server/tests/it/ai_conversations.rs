//! Conversations with the assistant over HTTP.

use crate::ai_assistant::{ready, ready_with_all};
use crate::support::{Answered, Person, TestApp};
use actix_web::http::header;
use actix_web::test::TestRequest;
use chrono::TimeDelta;
use database::on_each_database;
use serde_json::{Value, json};

const NOTICE: &str = "Combien de temps dure le préavis ?";
const FOLLOW_UP: &str = "et si j'ai cinq ans d'ancienneté ?";
const OUTSIDE: &str = "donne-moi la recette du ndolé aux crevettes";

async fn asked(person: &Person<'_>, question: &str, conversation: Value) -> Value {
    let answer =
        person.post("/api/ia/ask", &json!({"question": question, "conversationId": conversation})).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

async fn begun(person: &Person<'_>, question: &str) -> i64 {
    asked(person, question, Value::Null).await["conversationId"].as_i64().unwrap()
}

fn path(id: i64) -> String {
    format!("/api/ai-conversations/{id}")
}

async fn change(person: &Person<'_>, id: i64, body: Value) -> Answered {
    person.call("PATCH", &path(id), &body).await
}

async fn listed(person: &Person<'_>, query: &str) -> (Vec<i64>, String) {
    let answer = person.get(&format!("/api/ai-conversations{query}")).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    let ids = answer.json().as_array().unwrap().iter().map(|k| k["id"].as_i64().unwrap()).collect();
    (ids, answer.header("x-total-count").to_owned())
}

on_each_database! {
async fn exchanges_are_kept_conversation_by_conversation(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let person = app.premium("a@exemple.cm", "client").await;
    assert_eq!(listed(&person, "").await, (vec![], "0".into()));
    let first = begun(&person, NOTICE).await;
    app.pass(TimeDelta::minutes(1));
    let second = begun(&person, OUTSIDE).await;
    app.pass(TimeDelta::minutes(1));
    assert_eq!(listed(&person, "").await, (vec![second, first], "2".into()));
    assert_eq!(asked(&person, FOLLOW_UP, json!(first)).await["conversationId"], first);
    assert_eq!(listed(&person, "").await.0, [first, second], "gone on with, it comes first");
    assert_eq!(listed(&person, "?limit=1&offset=1").await, (vec![second], "2".into()));
    assert_eq!(person.get("/api/ai-conversations?limit=1").await.json(), json!([{
        "id": first, "title": NOTICE, "isHidden": false, "exchanges": 2,
        "createdAt": "2026-11-21T12:00:00Z", "updatedAt": "2026-11-21T12:02:00Z",
    }]));
    let opened = person.get(&path(first)).await.json();
    assert_eq!((&opened["title"], &opened["isHidden"], &opened["updatedAt"]), (&json!(NOTICE), &json!(false), &json!("2026-11-21T12:02:00Z")));
    let exchanges = opened["exchanges"].as_array().unwrap();
    assert_eq!(exchanges.iter().map(|l| &l["prompt"]).collect::<Vec<_>>(), [NOTICE, FOLLOW_UP]);
    assert!(exchanges.iter().all(|l| l["conversationId"] == first && l["feedback"] == json!([])), "{opened}");
    assert_eq!(person.get("/api/ai-logs?scope=all&limit=1").await.json()[0]["conversationId"], first);

    let chat = json!({"message": "Et la prime ?", "promptType": "procedure", "conversationId": second.to_string()});
    assert_eq!(person.post("/api/ai-chat", &chat).await.json()["conversationId"], second);
    let stream = TestRequest::post().uri("/api/ia/ask").insert_header((header::ACCEPT, "text/event-stream"));
    let told = person.send(stream.set_json(json!({"question": NOTICE, "conversationId": second}))).await.text();
    assert!(told.contains("event: done") && told.contains(&format!("\"conversationId\":{second}")), "{told}");
    assert_eq!(person.get(&path(second)).await.json()["exchanges"].as_array().map(Vec::len), Some(3));
    // A word said back is not kept, whatever it was said to.
    let talk = asked(&person, "Bonjour", json!(first)).await;
    assert_eq!((&talk["status"], &talk["logId"], &talk["conversationId"]), (&json!("talk"), &Value::Null, &Value::Null));
    let document = asked(&person, "fais-moi un contrat de bail", json!(first)).await;
    assert_eq!((&document["logId"], &document["conversationId"]), (&Value::Null, &Value::Null));
}}

on_each_database! {
async fn conversations_are_found_renamed_hidden_and_erased(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let mut person = app.premium("a@exemple.cm", "client").await;
    let notice = begun(&person, NOTICE).await;
    let recipe = begun(&person, OUTSIDE).await;
    assert_eq!(listed(&person, "?q=PREAVIS%20temps%20combien").await, (vec![notice], "1".into()));
    assert_eq!(listed(&person, "?q=ndole%20recette").await.0, [recipe]);
    assert_eq!(listed(&person, "?q=100%25").await.0, [0_i64; 0]);

    let renamed = change(&person, notice, json!({"title": "  Mon\n départ "})).await;
    assert_eq!((renamed.status.as_u16(), &renamed.json()["title"], &renamed.json()["exchanges"]), (200, &json!("Mon départ"), &json!(1)));
    assert_eq!(listed(&person, "?q=depart").await.0, [notice]);
    assert_eq!(change(&person, notice, json!({})).await.json(), renamed.json(), "nothing asked for, nothing changed");
    let long = "é".repeat(81);
    for (language, title, message) in [
        ("fr", " \u{0} ", "Ce champ est obligatoire."),
        ("fr", long.as_str(), "Pas plus de 80 caractères."),
        ("en", "", "This field is required."),
        ("en", long.as_str(), "No more than 80 characters."),
    ] {
        person.language = language;
        let refused = change(&person, notice, json!({"title": title, "isHidden": true})).await;
        assert_eq!((refused.status.as_u16(), &refused.json()["fields"]), (422, &json!({"title": message})));
    }

    let hidden = change(&person, notice, json!({"isHidden": true})).await.json();
    assert_eq!((&hidden["isHidden"], &hidden["title"]), (&json!(true), &json!("Mon départ")));
    assert_eq!(listed(&person, "").await, (vec![recipe], "1".into()));
    assert_eq!(listed(&person, "?hidden=true&q=preavis").await, (vec![notice], "1".into()));
    assert_eq!(person.get(&path(notice)).await.json()["isHidden"], true, "its address stays");
    asked(&person, FOLLOW_UP, json!(notice)).await;
    assert_eq!(listed(&person, "?hidden=false").await.1, "2", "gone on with, it is shown again");

    let log = person.get(&path(notice)).await.json()["exchanges"][0]["id"].as_i64().unwrap();
    let opinion = format!("/api/ai-logs/{log}/feedback");
    assert_eq!(person.call("PUT", &opinion, &json!({"isUseful": true})).await.status, 200);
    let used = person.get("/api/ai-usage").await.json();
    let erased = person.call("DELETE", &path(notice), &Value::Null).await;
    assert_eq!((erased.status.as_u16(), erased.body.len()), (204, 0));
    assert_eq!(person.get(&path(notice)).await.error(), (404, "not_found".into()));
    assert_eq!(person.call("DELETE", &path(notice), &Value::Null).await.error(), (404, "not_found".into()));
    assert_eq!(person.call("PUT", &opinion, &json!({"isUseful": true})).await.error(), (404, "not_found".into()));
    assert_eq!(person.get("/api/ai-logs?scope=all").await.json().as_array().map(Vec::len), Some(1));
    assert_eq!(person.get("/api/ai-usage").await.json(), used, "erasing gives no new answers");
    let asked = person.post("/api/ia/ask", &json!({"question": NOTICE, "conversationId": notice})).await;
    assert_eq!(asked.error(), (404, "not_found".into()));
}}

on_each_database! {
async fn another_persons_conversation_is_not_there(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let (person, other) = (app.registered("a@exemple.cm", "client").await, app.premium("b@exemple.cm", "avocat").await);
    let admin = app.admin("admin@exemple.cm").await;
    let theirs = begun(&person, NOTICE).await;
    for stranger in [&other, &admin] {
        assert_eq!(listed(stranger, "").await, (vec![], "0".into()));
        assert_eq!(stranger.get(&path(theirs)).await.error(), (404, "not_found".into()));
        assert_eq!(change(stranger, theirs, json!({"isHidden": true})).await.error(), (404, "not_found".into()));
        assert_eq!(stranger.call("DELETE", &path(theirs), &Value::Null).await.error(), (404, "not_found".into()));
        for (call, field) in [("/api/ia/ask", "question"), ("/api/ai-chat", "message")] {
            let mut body = json!({"conversationId": theirs, "conversationHistory": []});
            body[field] = json!(NOTICE);
            assert_eq!(stranger.post(call, &body).await.error(), (404, "not_found".into()), "{call}");
            let stream = TestRequest::post().uri(call).insert_header((header::ACCEPT, "text/event-stream"));
            assert_eq!(stranger.send(stream.set_json(&body)).await.error(), (404, "not_found".into()), "{call}");
        }
        assert_eq!(stranger.get("/api/ai-usage").await.json()["used"], 0);
    }
    assert_eq!(person.get(&path(theirs)).await.json()["exchanges"].as_array().map(Vec::len), Some(1));
}}

fn rests_on_notice(answer: &Value) -> bool {
    let sources = answer["sources"].as_array().unwrap();
    answer["status"] == "grounded" && sources.iter().any(|s| s["key"].as_str().unwrap().contains("preavis"))
}

on_each_database! {
async fn the_server_remembers_what_a_conversation_is_about(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready_with_all(&app).await;
    let person = app.premium("a@exemple.cm", "client").await;
    let first = asked(&person, NOTICE, Value::Null).await;
    assert!(rests_on_notice(&first), "{first}");
    let alone = asked(&person, FOLLOW_UP, Value::Null).await;
    assert!(!rests_on_notice(&alone), "said alone it is about nothing: {alone}");
    let within = asked(&person, FOLLOW_UP, first["conversationId"].clone()).await;
    assert!(rests_on_notice(&within), "{within}");
    let history = json!([{"role": "user", "content": NOTICE}, {"role": "assistant", "content": "Cela dépend."}]);
    let body = |history: &Value| json!({"question": FOLLOW_UP, "conversationHistory": history, "conversationId": first["conversationId"]});
    assert!(rests_on_notice(&person.post("/api/ia/ask", &body(&history)).await.json()), "as the page tells it");
    let told_nothing = person.post("/api/ia/ask", &body(&json!([]))).await.json();
    assert_eq!(told_nothing["status"], alone["status"], "what the page says of it is believed");
    assert_eq!(told_nothing["conversationId"], first["conversationId"]);
}}

on_each_database! {
async fn a_conversation_erased_while_the_answer_is_made_begins_another(db: TestDb) {
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let person = app.premium("a@exemple.cm", "client").await;
    let gone = begun(&person, NOTICE).await;
    let user = app.app.db.read({ let id = person.id; move |c| identity::account(c, id) }).await.unwrap().user;
    let asked = palabre::flows::ask::Asked {
        user: std::sync::Arc::new(user),
        question: ai_assistant::domain::Question::parse(NOTICE).unwrap(),
        history: Default::default(),
        conversation: Some(gone),
        prompt_type: ai_assistant::domain::PromptType::General,
        lang: palabre::language::Lang::Fr,
        now: app.app.clock.now(),
    };
    assert_eq!(person.call("DELETE", &path(gone), &Value::Null).await.status, 204);
    let outcome = palabre::flows::ask::ask(&app.app, asked, None).await.map_err(|_| "refused").unwrap();
    let begun = outcome.conversation_id.unwrap();
    assert_ne!(begun, gone);
    assert_eq!(listed(&person, "").await.0, [begun]);
}}

/// PostgreSQL's files are not ours to look into.
#[actix_web::test]
async fn nothing_that_was_erased_is_left_in_the_file() {
    let db = database::testing::TestDb::sqlite();
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let id = begun(&person, "zqxzqx et mon préavis ?").await;
    change(&person, id, json!({"title": "zqxzqx"})).await;
    assert_eq!(person.call("DELETE", &path(id), &Value::Null).await.status, 204);
    let file = db.url.strip_prefix("sqlite://").unwrap();
    for end in ["", "-wal"] {
        let bytes = std::fs::read(format!("{file}{end}")).unwrap_or_default();
        assert!(!bytes.windows(6).any(|w| w == b"zqxzqx"), "in the file{end}");
    }
}
