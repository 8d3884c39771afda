//! A server on this machine that answers as `fixtures/juricaf-wire/routes.json` says. It counts what it is asked.

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderMap};
use actix_web::web::{Data, to};
use actix_web::{App, HttpRequest, HttpResponse, HttpServer};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

/// An answer that no file has.
#[derive(Debug, Clone, Default)]
pub struct Reply {
    pub status: u16,
    pub content_type: &'static str,
    pub headers: Vec<(&'static str, String)>,
    pub body: Vec<u8>,
    pub wait: Duration,
}

impl Reply {
    pub fn json(body: impl Into<Vec<u8>>) -> Self {
        Self { status: 200, content_type: "application/json", body: body.into(), ..Self::default() }
    }

    pub fn status(status: u16) -> Self {
        Self { status, content_type: "text/plain", ..Self::default() }
    }
}

type Rule = Box<dyn Fn(&str) -> Option<Reply> + Send>;

struct State {
    routes: Value,
    scenario: Mutex<String>,
    rule: Mutex<Option<Rule>>,
    asked: Mutex<Vec<Asked>>,
}

/// One question: its path and query, when it came, when its answer had gone, who asked.
#[derive(Debug, Clone)]
pub struct Asked {
    pub path: String,
    pub begun: Instant,
    pub ended: Instant,
    pub user_agent: String,
}

pub struct StandIn {
    pub url: String,
    state: Arc<State>,
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/juricaf-wire")
}

pub fn file(path: &str) -> Vec<u8> {
    std::fs::read(folder().join(path)).unwrap()
}

impl StandIn {
    pub async fn start(scenario: &str) -> Self {
        let routes = serde_json::from_slice(&file("routes.json")).unwrap();
        let state = Arc::new(State {
            routes,
            scenario: Mutex::new(scenario.to_owned()),
            rule: Mutex::default(),
            asked: Mutex::default(),
        });
        let data = Data::from(state.clone());
        let server = HttpServer::new(move || App::new().app_data(data.clone()).default_service(to(answer)))
            .workers(1)
            .disable_signals()
            .bind("127.0.0.1:0")
            .unwrap();
        let url = format!("http://{}", server.addrs()[0]);
        actix_web::rt::spawn(server.run());
        Self { url, state }
    }

    /// From now on it answers as in this scenario.
    pub fn serve(&self, scenario: &str) {
        scenario.clone_into(&mut self.state.scenario.lock().unwrap());
    }

    /// What `rule` answers goes before every file.
    pub fn answer_with(&self, rule: impl Fn(&str) -> Option<Reply> + Send + 'static) {
        *self.state.rule.lock().unwrap() = Some(Box::new(rule));
    }

    pub fn asked(&self) -> Vec<Asked> {
        self.state.asked.lock().unwrap().clone()
    }

    pub fn forget(&self) {
        self.state.asked.lock().unwrap().clear();
    }
}

async fn answer(req: HttpRequest, state: Data<State>) -> HttpResponse {
    let begun = Instant::now();
    let path = decoded(req.path());
    let (scenario, path) = scenario_of(&path, &state.scenario.lock().unwrap());
    let query: BTreeMap<String, String> = req
        .query_string()
        .split('&')
        .filter_map(|p| p.split_once('='))
        .map(|(k, v)| (decoded(k), decoded(v)))
        .collect();
    let whole =
        if req.query_string().is_empty() { path.clone() } else { format!("{path}?{}", req.query_string()) };
    let ruled = state.rule.lock().unwrap().as_ref().and_then(|rule| rule(&whole));
    let reply = ruled.unwrap_or_else(|| from_files(&state.routes, &scenario, &path, &query));
    tokio::time::sleep(reply.wait).await;
    state.asked.lock().unwrap().push(Asked {
        path: whole,
        begun,
        ended: Instant::now(),
        user_agent: text(req.headers(), "user-agent"),
    });
    let mut response = HttpResponse::build(StatusCode::from_u16(reply.status).unwrap());
    response.insert_header((header::CONTENT_TYPE, reply.content_type));
    for (name, value) in reply.headers {
        response.insert_header((name, value));
    }
    response.body(reply.body)
}

fn text(headers: &HeaderMap, name: &str) -> String {
    headers.get(name).map_or("", |v| v.to_str().unwrap()).to_owned()
}

/// `/s/<name>/…` names a scenario for one question.
fn scenario_of(path: &str, current: &str) -> (String, String) {
    match path.strip_prefix("/s/").and_then(|rest| rest.split_once('/')) {
        Some((name, rest)) => (name.to_owned(), format!("/{rest}")),
        None => (current.to_owned(), path.to_owned()),
    }
}

fn decoded(text: &str) -> String {
    let mut bytes = Vec::new();
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let code = (*first == b'%').then(|| std::str::from_utf8(&tail[..2]).unwrap());
        bytes.push(code.map_or(*first, |hex| u8::from_str_radix(hex, 16).unwrap()));
        rest = if code.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8(bytes).unwrap()
}

fn from_files(routes: &Value, scenario: &str, path: &str, query: &BTreeMap<String, String>) -> Reply {
    if path == "/robots.txt" {
        return Reply {
            status: 200,
            content_type: "text/plain",
            body: file("robots.txt"),
            ..Reply::default()
        };
    }
    let own = routes["scenarios"][scenario]["routes"].as_array();
    assert!(own.is_some() || scenario == "base", "no scenario {scenario}");
    let all = own.into_iter().flatten().chain(routes["base"].as_array().unwrap());
    let found = all.into_iter().find(|route| fits(route, path, query));
    let Some(route) = found else {
        return Reply {
            status: 404,
            content_type: "text/html",
            body: file("erreurs/404.html"),
            ..Reply::default()
        };
    };
    Reply {
        status: u16::try_from(route["status"].as_u64().unwrap()).unwrap(),
        content_type: match route["contentType"].as_str().unwrap() {
            t if t.starts_with("text/html") => "text/html; charset=utf-8",
            t if t.starts_with("text/xml") => "text/xml; charset=utf-8",
            _ => "application/json; charset=utf-8",
        },
        body: body_of(route),
        ..Reply::default()
    }
}

/// The route's file, with what stands between two `@@` as often as the route says.
fn body_of(route: &Value) -> Vec<u8> {
    let kept = file(route["file"].as_str().unwrap());
    let Some(times) = route["repeat"].as_u64() else { return kept };
    let kept = String::from_utf8(kept).unwrap();
    let [before, part, after]: [&str; 3] = kept.split("@@").collect::<Vec<_>>().try_into().unwrap();
    let repeated: String = (1..=times).map(|n| part.replace("{n}", &n.to_string())).collect();
    format!("{before}{repeated}{after}").into_bytes()
}

/// A search without a page is page 1.
fn fits(route: &Value, path: &str, query: &BTreeMap<String, String>) -> bool {
    let wanted = route["path"].as_str().unwrap();
    let same_path = match wanted.strip_suffix('*') {
        Some(start) => path.starts_with(start),
        None => path == wanted,
    };
    let empty = serde_json::Map::new();
    let asked = route["query"].as_object().unwrap_or(&empty);
    let page = |q: Option<&str>| q.unwrap_or("1").to_owned();
    same_path
        && (asked.is_empty()
            || (asked.get("format").and_then(Value::as_str) == query.get("format").map(String::as_str)
                && page(asked.get("page").and_then(Value::as_str))
                    == page(query.get("page").map(String::as_str))))
}
