use super::wire::{Chunk, End, Message, Request};
use super::{FailureKind, RemoteEngine};
use async_openai::error::OpenAIError;
use futures_util::stream::{BoxStream, StreamExt};
use tokio::time::{Instant, timeout_at};

impl RemoteEngine {
    /// Sends the request; what comes back streams.
    pub(super) async fn open(
        &self,
        system: &str,
        user: &str,
    ) -> Result<BoxStream<'static, Result<Chunk, OpenAIError>>, FailureKind> {
        let request = Request {
            model: &self.inner.model,
            stream: true,
            messages: [Message { role: "system", content: system }, Message { role: "user", content: user }],
        };
        let stream = self.inner.client.chat().create_stream_byot::<_, Chunk>(request).await?;
        Ok(stream.boxed())
    }

    /// The whole of a short answer, of at most `most` characters, within the same times as a long one.
    pub(super) async fn complete(
        &self,
        system: &str,
        user: &str,
        most: usize,
    ) -> Result<String, FailureKind> {
        let timeouts = self.inner.timeouts;
        let whole = Instant::now() + timeouts.whole;
        let mut deadline = (Instant::now() + timeouts.first_token).min(whole);
        let mut stream =
            timeout_at(deadline, self.open(system, user)).await.map_err(|_| FailureKind::Timeout)??;
        let mut text = String::new();
        loop {
            let next = timeout_at(deadline, stream.next()).await.map_err(|_| FailureKind::Timeout)?;
            let piece = Piece::of(next.ok_or(FailureKind::CutOff)??)?;
            if !piece.text.is_empty() {
                deadline = (Instant::now() + timeouts.between_chunks).min(whole);
            }
            text.push_str(&piece.text);
            if text.chars().count() > most {
                return Err(FailureKind::Protocol);
            }
            if piece.finished {
                return if text.trim().is_empty() { Err(FailureKind::Empty) } else { Ok(text) };
            }
        }
    }
}

pub(super) struct Piece {
    pub text: String,
    pub finished: bool,
}

impl Piece {
    pub fn of(chunk: Chunk) -> Result<Self, FailureKind> {
        match chunk.palabre {
            Some(End::Done) => return Ok(Self { text: String::new(), finished: true }),
            Some(End::Malformed) => return Err(FailureKind::Protocol),
            Some(End::CutOff) => return Err(FailureKind::CutOff),
            None => {}
        }
        if chunk.error.is_some() {
            return Err(FailureKind::Protocol);
        }
        let Some(choice) = chunk.choices.into_iter().next() else {
            return Ok(Self { text: String::new(), finished: false });
        };
        let text = choice.delta.and_then(|d| d.content).unwrap_or_default();
        match choice.finish_reason.as_deref() {
            None | Some("") => Ok(Self { text, finished: false }),
            Some(why) if why.eq_ignore_ascii_case("stop") => Ok(Self { text, finished: true }),
            // Out of tokens, or silenced by a filter: what was said is not the whole.
            Some(_) => Err(FailureKind::CutOff),
        }
    }
}
