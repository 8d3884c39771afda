//! A remote model over HTTP: it answers in the built-in engine's form, and what it thinks reaches nobody.

use crate::ai_assistant::{events, ready};
use crate::support::TestApp;
use actix_web::http::header;
use actix_web::test::TestRequest;
use actix_web::web::{Data, Json, post};
use actix_web::{App, HttpResponse, HttpServer};
use database::on_each_database;
use serde_json::{Value, json};
use std::sync::{Arc, Mutex};

const NOTICE: &str = "Mon patron me licencie après cinq ans, combien de temps dure le préavis ?";
const FORM: &str = "Votre employeur vous doit un préavis (délai avant le départ) [1].\n\n\
                    - La faute lourde en dispense [1].\n\n**À faire** : demandez la lettre de licenciement [1].";
const THOUGHT: &str = "<think>Hm, what does passage [1] say? L’article 999.</think>\n\n";

type Asked = Arc<Mutex<Vec<Value>>>;

async fn complete(body: Json<Value>, asked: Data<Asked>) -> HttpResponse {
    asked.lock().unwrap().push(body.into_inner());
    let text: Vec<char> = format!("{THOUGHT}```markdown\n{FORM}\n```").chars().collect();
    let chunk = |delta: Value, end: Value| {
        format!("data: {}\n\n", json!({"choices": [{"delta": delta, "finish_reason": end}]}))
    };
    let mut stream = chunk(json!({"role": "assistant", "reasoning_content": "Hm."}), Value::Null);
    for piece in text.chunks(3) {
        stream += &chunk(json!({"content": piece.iter().collect::<String>()}), Value::Null);
    }
    stream += &chunk(json!({}), json!("end_turn"));
    HttpResponse::Ok().content_type("text/event-stream").body(stream + "data: [DONE]\n\n")
}

/// The application with such a model, and what the model is asked.
async fn with_model(db: &database::testing::TestDb) -> (TestApp, Asked) {
    let asked = Asked::default();
    let data = Data::new(asked.clone());
    let app = move || App::new().app_data(data.clone()).route("/v1/chat/completions", post().to(complete));
    let server =
        HttpServer::new(app).workers(1).shutdown_timeout(0).disable_signals().bind(("127.0.0.1", 0)).unwrap();
    let url = format!("http://{}/v1", server.addrs().first().unwrap());
    actix_web::rt::spawn(server.run());
    let app = TestApp::with(db, &[("OPENAI_BASE_URL", &url), ("OPENAI_MODEL", "m")]).await;
    ready(&app).await;
    (app, asked)
}

on_each_database! {
async fn a_remote_model_answers_in_the_same_form_and_its_thoughts_reach_nobody(db: TestDb) {
    let (app, _) = with_model(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let request = TestRequest::post().uri("/api/ia/ask").insert_header((header::ACCEPT, "text/event-stream"));
    let streamed = person.send(request.set_json(json!({"question": NOTICE}))).await.text();
    let told = events(&streamed);
    let text: String = told.iter().filter(|e| e.0 == "delta").map(|e| e.1["text"].as_str().unwrap()).collect();
    assert_eq!(text.trim(), FORM);
    let (last, answer) = told.last().unwrap();
    assert_eq!((last.as_str(), &answer["engine"], &answer["notice"]), ("done", &json!("remote"), &Value::Null));
    assert_eq!(answer["answer"], "Votre employeur vous doit un préavis (délai avant le départ).");
    assert_eq!(answer["conditions"], json!(["La faute lourde en dispense."]));
    assert_eq!(answer["action"], "Demandez la lettre de licenciement.");
    assert!(!answer["basis"].as_array().unwrap().is_empty() && answer["usage"]["used"] == 1, "{answer}");
    let logs = person.get("/api/ai-logs").await;
    let log = &logs.json()[0];
    assert_eq!((&log["response"], &log["answer"], &log["basis"]), (&answer["response"], &answer["answer"], &answer["basis"]));
    for shown in [streamed, logs.text()] {
        assert!(!shown.contains("Hm") && !shown.contains("think") && !shown.contains("```"), "{shown}");
    }
}}

on_each_database! {
async fn a_follow_up_gives_the_model_the_subject_of_the_conversation(db: TestDb) {
    let (app, asked) = with_model(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let before = json!([{"role": "user", "content": NOTICE}, {"role": "assistant", "content": "Un préavis vous est dû."}]);
    let follow_up = json!({"question": "et si j’ai commis une faute lourde ?", "conversationHistory": before});
    let answer = person.post("/api/ia/ask", &follow_up).await.json();
    assert_eq!(answer["engine"], "remote", "{answer}");
    let told = asked.lock().unwrap().remove(0)["messages"][1]["content"].as_str().unwrap().to_owned();
    assert!(told.contains(NOTICE) && told.contains("Un préavis vous est dû."), "{told}");
    let first = told.split("</passage>").next().unwrap();
    assert!(first.contains("Short answer, written by people: ") && first.contains("Code du travail"), "{first}");
}}
