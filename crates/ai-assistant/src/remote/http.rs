//! The transport under the client library: one attempt, and a watch over the event stream.
//!
//! The library's own transport asks again after 429 and 5xx, which doubles the cost, and writes the server's
//! words to the log when it cannot read them. This one does neither: a failed status becomes a number, and a line
//! that cannot be read ends the stream with a word of our own before the library sees it.
use super::failure::HttpStatus;
use super::wire::Chunk;
use async_openai::error::OpenAIError;
use async_openai::middleware::HttpRequestFactory;
use bytes::Bytes;
use futures_util::future::BoxFuture;
use futures_util::stream::{BoxStream, StreamExt};
use std::convert::Infallible;
use std::task::{Context, Poll};
use std::time::Duration;

/// No line of the protocol is this long.
const LONGEST_LINE: usize = 256 * 1024;

pub fn client(connect: Duration) -> Result<reqwest::Client, reqwest::Error> {
    // Another part of the process may have chosen a provider already; any will do.
    let _ = rustls::crypto::ring::default_provider().install_default();
    // A redirect would carry the question to a host the operator did not choose.
    reqwest::Client::builder().connect_timeout(connect).redirect(reqwest::redirect::Policy::none()).build()
}

#[derive(Clone)]
pub struct OneAttempt(reqwest::Client);

impl OneAttempt {
    pub fn new(client: reqwest::Client) -> Self {
        Self(client)
    }
}

impl tower_service::Service<HttpRequestFactory> for OneAttempt {
    type Response = reqwest::Response;
    type Error = OpenAIError;
    type Future = BoxFuture<'static, Result<reqwest::Response, OpenAIError>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), OpenAIError>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: HttpRequestFactory) -> Self::Future {
        let client = self.0.clone();
        Box::pin(async move {
            let response = client.execute(request.build().await?).await?;
            let status = response.status();
            if !status.is_success() {
                return Err(OpenAIError::Boxed(Box::new(HttpStatus(status.as_u16()))));
            }
            let watched = watch(response.bytes_stream().boxed());
            Ok(http::Response::new(reqwest::Body::wrap_stream(watched)).into())
        })
    }
}

type Incoming = BoxStream<'static, Result<Bytes, reqwest::Error>>;

/// Passes whole lines on and says in the stream itself how it ended.
fn watch(incoming: Incoming) -> impl futures_util::Stream<Item = Result<Bytes, Infallible>> + Send + 'static {
    futures_util::stream::unfold((Some(incoming), Vec::new()), |(incoming, mut line)| async move {
        let mut incoming = incoming?;
        let mut out = Vec::new();
        let end = loop {
            match incoming.next().await {
                Some(Ok(bytes)) => {
                    if let Some(end) = take_lines(&bytes, &mut line, &mut out) {
                        break Some(end);
                    }
                    if !out.is_empty() {
                        break None;
                    }
                }
                Some(Err(_)) => break Some("cut_off"),
                // A server that closes properly has said [DONE] before.
                None => break Some("cut_off"),
            }
        };
        match end {
            None => Some((Ok(Bytes::from(out)), (Some(incoming), line))),
            Some(end) => {
                out.extend_from_slice(format!("\n\ndata: {{\"palabre\":\"{end}\"}}\n\n").as_bytes());
                Some((Ok(Bytes::from(out)), (None, line)))
            }
        }
    })
}

/// Moves whole lines to `out`; says how the stream ends when a line ends it.
fn take_lines(bytes: &[u8], line: &mut Vec<u8>, out: &mut Vec<u8>) -> Option<&'static str> {
    for &byte in bytes {
        line.push(byte);
        if byte == b'\n' || byte == b'\r' {
            match judge(line) {
                Line::Fine => out.append(line),
                Line::Done => return Some("done"),
                Line::Malformed => return Some("malformed"),
            }
        } else if line.len() > LONGEST_LINE {
            return Some("malformed");
        }
    }
    None
}

enum Line {
    Fine,
    Done,
    Malformed,
}

fn judge(line: &[u8]) -> Line {
    let Some(data) = line.strip_prefix(b"data:") else { return Line::Fine };
    let data = data.trim_ascii();
    if data == b"[DONE]" {
        Line::Done
    } else if data.is_empty() || serde_json::from_slice::<Chunk>(data).is_ok() {
        Line::Fine
    } else {
        Line::Malformed
    }
}
