//! Help without an account, over HTTP.

mod abuse;
mod chat;
mod links;
mod mails;
mod traces;

use crate::support::{Answered, Person, TestApp};
use futures_util::future::BoxFuture;
use notifications::{Letter, Mailer, Post, SendError};
use palabre::envelopes::SealedEnvelopes;
use serde_json::{Value, json};
use std::sync::Mutex;

pub const EMAIL: &str = "visitor-zq@exemple.cm";

pub fn request() -> Value {
    json!({
        "title": "Licenciement zqtitle",
        "description": "Mon employeur m'a renvoyé sans préavis zqdescription.",
        "legalDomain": "Droit du travail",
        "urgency": "critical",
        "budget": "50 000 FCFA",
        "anonymousEmail": EMAIL,
    })
}

pub async fn ok(answered: Answered, status: u16) -> Value {
    assert_eq!(answered.status, status, "{}", answered.text());
    answered.json()
}

/// A request and its private link.
pub struct Link {
    pub token: String,
    pub words: String,
}

impl Link {
    pub async fn new(visitor: &Person<'_>) -> Self {
        let made = ok(visitor.post("/api/marketplace/anonymous", &request()).await, 201).await;
        let words: Vec<&str> =
            made["codeWords"].as_array().unwrap().iter().map(|w| w.as_str().unwrap()).collect();
        Self { token: made["accessToken"].as_str().unwrap().to_owned(), words: words.join(" ") }
    }

    pub fn path(&self, call: &str) -> String {
        format!("/api/anonymous-{call}/{}", self.token)
    }
}

/// The request as a professional finds it.
pub async fn browsed(professional: &Person<'_>) -> Value {
    ok(professional.get("/api/client-requests").await, 200).await[0].clone()
}

pub async fn proposed(professional: &Person<'_>) -> i64 {
    let request = browsed(professional).await;
    let offer = json!({"requestId": request["id"], "title": "Assistance", "description": "Je saisis l'inspecteur du travail.", "price": "40 000 FCFA", "timeline": "2 semaines", "experience": "Dix ans"});
    ok(professional.post("/api/proposals", &offer).await, 201).await["id"].as_i64().unwrap()
}

/// Keeps what it is given to send.
#[derive(Default)]
pub struct Kept(Mutex<Vec<(String, String, String)>>);

impl Mailer for Kept {
    fn send<'a>(&'a self, letter: &'a Letter) -> BoxFuture<'a, Result<(), SendError>> {
        let (to, subject) = (letter.to.address().to_owned(), letter.subject.clone());
        self.0.lock().unwrap().push((to, subject, letter.text.clone()));
        Box::pin(std::future::ready(Ok(())))
    }
    fn check(&self) -> BoxFuture<'_, Result<(), SendError>> {
        Box::pin(std::future::ready(Ok(())))
    }
}

/// Sends what is due; answers what went to visitors: subject and text.
pub async fn delivered(app: &TestApp) -> Vec<(String, String)> {
    let (mailer, clock, envelopes) =
        (Kept::default(), app.app.clock.clone(), SealedEnvelopes(app.app.clone()));
    let post = Post { mailer: &mailer, envelopes: &envelopes, product: palabre::PRODUCT };
    notifications::deliver_due(&app.app.db, &post, move || clock.now(), 100).await.unwrap();
    let all = mailer.0.into_inner().unwrap();
    all.into_iter().filter(|(to, ..)| to == EMAIL).map(|(_, subject, text)| (subject, text)).collect()
}

/// What follows a piece of an address in a text, up to the end of the line.
pub fn after<'a>(text: &'a str, beginning: &str) -> &'a str {
    text.split(beginning).nth(1).unwrap().lines().next().unwrap()
}
