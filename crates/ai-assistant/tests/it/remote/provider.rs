//! A real HTTP server that speaks chat completions and does what a test tells it to.
use actix_web::web::{Bytes, Data, Json};
use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};
use ai_assistant::{RemoteConfig, RemoteEngine, RemoteTimeouts};
use futures_util::stream;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex};
use std::time::Duration;

pub const KEY: &str = "sk-secret-of-the-test";
/// What the server says when it fails. It must never come out.
pub const ITS_WORDS: &str = "internal words of the provider with sk-secret-of-the-test";

#[derive(Debug, Clone)]
pub enum Act {
    /// A chunk with these words.
    Say(String),
    /// Bytes as they are.
    Raw(String),
    Wait(u64),
    Finish(&'static str),
    Done,
    /// The connection breaks.
    Break,
    Hang,
}

pub fn say(text: &str) -> Act {
    Act::Say(text.into())
}

/// The text in small pieces, as models send it.
pub fn speak(text: &str) -> Vec<Act> {
    let mut acts: Vec<Act> =
        text.chars().collect::<Vec<_>>().chunks(5).map(|c| Act::Say(c.iter().collect())).collect();
    acts.extend([Act::Finish("stop"), Act::Done]);
    acts
}

#[derive(Debug, Clone)]
pub enum Reply {
    Stream(Vec<Act>),
    Status(u16),
    /// Says nothing at all.
    Silence,
    /// A redirect to the same server.
    Redirect,
}

#[derive(Default)]
struct Seen {
    bodies: Mutex<Vec<Value>>,
    keys: Mutex<Vec<String>>,
}

pub struct Provider {
    pub url: String,
    seen: Arc<Seen>,
}

struct Script(Reply, Arc<Seen>);

async fn complete(request: HttpRequest, body: Json<Value>, script: Data<Script>) -> HttpResponse {
    let key =
        request.headers().get("authorization").and_then(|v| v.to_str().ok()).unwrap_or_default().to_owned();
    script.1.bodies.lock().unwrap().push(body.into_inner());
    script.1.keys.lock().unwrap().push(key);
    match &script.0 {
        Reply::Status(code) => HttpResponse::build(actix_web::http::StatusCode::from_u16(*code).unwrap())
            .insert_header(("retry-after", "0"))
            .json(json!({"error": {"message": ITS_WORDS, "type": "x"}})),
        Reply::Silence => {
            tokio::time::sleep(Duration::from_secs(30)).await;
            HttpResponse::Ok().finish()
        }
        Reply::Redirect => {
            HttpResponse::TemporaryRedirect().insert_header(("location", "/v1/chat/completions")).finish()
        }
        Reply::Stream(acts) => {
            let acts: VecDeque<Act> = acts.clone().into();
            HttpResponse::Ok().content_type("text/event-stream").streaming(stream::unfold(
                acts,
                |mut acts| async {
                    loop {
                        let bytes = match acts.pop_front()? {
                            Act::Say(text) => event(json!({"content": text}), Value::Null),
                            Act::Finish(why) => event(json!({}), json!(why)),
                            Act::Done => "data: [DONE]\n\n".into(),
                            Act::Raw(text) => text,
                            Act::Wait(ms) => {
                                tokio::time::sleep(Duration::from_millis(ms)).await;
                                continue;
                            }
                            Act::Break => {
                                return Some((Err(std::io::Error::other("broken")), VecDeque::new()));
                            }
                            Act::Hang => {
                                tokio::time::sleep(Duration::from_secs(30)).await;
                                return None;
                            }
                        };
                        // A moment, so that every act is a packet of its own.
                        tokio::time::sleep(Duration::from_millis(1)).await;
                        return Some((Ok(Bytes::from(bytes)), acts));
                    }
                },
            ))
        }
    }
}

fn event(delta: Value, finish: Value) -> String {
    let chunk = json!({"id": "c1", "object": "chat.completion.chunk", "created": 1, "model": "m",
        "choices": [{"index": 0, "delta": delta, "finish_reason": finish}]});
    format!("data: {chunk}\n\n")
}

impl Provider {
    pub fn start(reply: Reply) -> Self {
        let seen = Arc::new(Seen::default());
        let script = Data::new(Script(reply, seen.clone()));
        let server = HttpServer::new(move || {
            App::new().app_data(script.clone()).route("/v1/chat/completions", web::post().to(complete))
        })
        .workers(1)
        .shutdown_timeout(0)
        .disable_signals()
        .bind(("127.0.0.1", 0))
        .unwrap();
        let url = format!("http://{}/v1", server.addrs().first().unwrap());
        actix_web::rt::spawn(server.run());
        Self { url, seen }
    }

    pub fn engine(&self) -> RemoteEngine {
        engine_at(&self.url)
    }

    pub fn engine_with(&self, timeouts: RemoteTimeouts) -> RemoteEngine {
        engine_of(&self.url, timeouts)
    }

    pub fn requests(&self) -> Vec<Value> {
        self.seen.bodies.lock().unwrap().clone()
    }

    pub fn keys(&self) -> Vec<String> {
        self.seen.keys.lock().unwrap().clone()
    }
}

pub fn engine_at(url: &str) -> RemoteEngine {
    engine_of(
        url,
        RemoteTimeouts {
            connect: Duration::from_millis(500),
            first_token: Duration::from_millis(1_500),
            between_chunks: Duration::from_millis(1_000),
            whole: Duration::from_millis(5_000),
        },
    )
}

fn engine_of(url: &str, timeouts: RemoteTimeouts) -> RemoteEngine {
    let config =
        RemoteConfig { base_url: url.into(), api_key: KEY.into(), model: "test-model".into(), timeouts };
    RemoteEngine::new(config).unwrap()
}
