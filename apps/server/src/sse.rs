//! Answers as server-sent events.

use crate::app::App;
use crate::flows::ask::{self, Asked, Event};
use crate::language::Lang;
use crate::routes::ai_assistant_views::{AnswerView, SourceView};
use actix_web::http::header;
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use futures_util::stream;
use serde::Serialize;
use serde_json::json;
use std::convert::Infallible;
use tokio::sync::mpsc;

pub fn is_wanted(req: &HttpRequest) -> bool {
    let accept = req.headers().get(header::ACCEPT).and_then(|v| v.to_str().ok());
    accept.is_some_and(|v| v.contains("text/event-stream"))
}

/// Streams the answer. It is made in a task of its own: closing the page does not undo what was counted.
pub fn answer(app: App, asked: Asked) -> HttpResponse {
    let lang = asked.lang;
    let (sender, receiver) = mpsc::channel(32);
    actix_web::rt::spawn(async move {
        let last = match ask::ask(&app, asked, Some(&sender)).await {
            Ok(outcome) => Event::Done(Box::new(outcome)),
            Err(problem) => Event::Failed(problem),
        };
        let _ = sender.send(last).await;
    });
    let body = stream::unfold(receiver, move |mut receiver| async move {
        let event = receiver.recv().await?;
        Some((Ok::<_, Infallible>(frame(event, lang)), receiver))
    });
    HttpResponse::Ok()
        .insert_header((header::CONTENT_TYPE, "text/event-stream; charset=utf-8"))
        .insert_header((header::CACHE_CONTROL, "no-store"))
        // A proxy that collects the answer before passing it on would undo the streaming.
        .insert_header(("x-accel-buffering", "no"))
        .streaming(body)
}

fn frame(event: Event, lang: Lang) -> Bytes {
    match event {
        Event::Sources(status, sources) => {
            let sources: Vec<_> = sources.into_iter().map(SourceView::of).collect();
            event_bytes("sources", &json!({"status": status.as_str(), "sources": sources}))
        }
        Event::Delta(text) => event_bytes("delta", &json!({"text": text})),
        Event::Done(outcome) => event_bytes("done", &AnswerView::of(*outcome)),
        Event::Failed(problem) => event_bytes("error", &problem.body(lang)),
    }
}

fn event_bytes(name: &str, data: &impl Serialize) -> Bytes {
    let data = serde_json::to_string(data).unwrap_or_else(|_| "null".to_owned());
    Bytes::from(format!("event: {name}\ndata: {data}\n\n"))
}
