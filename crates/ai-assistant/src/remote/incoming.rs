//! A model's words as they come: each wait has its end, and thoughts go no further.
use super::FailureKind;
use super::wire::{Chunk, End};
use crate::domain::{Spoken, Words};
use async_openai::error::OpenAIError;
use futures_util::stream::{BoxStream, StreamExt};
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

/// All that a model may write, its thoughts with it.
const MAX_CHARS: usize = 200_000;

/// Ends before the answer does: out of tokens, silenced by a filter, broken; as OpenAI, Mistral, Google and DeepSeek
/// call it. Any other word is an end like "stop".
const CUT_OFF: [&str; 8] = [
    "length",
    "max_tokens",
    "model_length",
    "content_filter",
    "safety",
    "recitation",
    "error",
    "insufficient_system_resource",
];

pub(super) struct Incoming {
    chunks: BoxStream<'static, Result<Chunk, OpenAIError>>,
    /// The next chunk must come before.
    deadline: Instant,
    between: Duration,
    whole: Instant,
    spoken: Option<Spoken>,
    received: usize,
}

impl Incoming {
    pub fn new(
        chunks: BoxStream<'static, Result<Chunk, OpenAIError>>,
        (deadline, between, whole): (Instant, Duration, Instant),
    ) -> Self {
        Self { chunks, deadline, between, whole, spoken: Some(Spoken::default()), received: 0 }
    }

    /// The next words, which may be none yet; `None` when the model has ended well.
    pub async fn next(&mut self) -> Result<Option<Words>, FailureKind> {
        let Some(spoken) = &mut self.spoken else { return Ok(None) };
        let chunk = timeout_at(self.deadline, self.chunks.next()).await.map_err(|_| FailureKind::Timeout)?;
        let piece = Piece::of(chunk.ok_or(FailureKind::CutOff)??)?;
        self.received += piece.text.chars().count();
        if self.received > MAX_CHARS {
            return Err(FailureKind::Protocol);
        }
        let later = (Instant::now() + self.between).min(self.whole);
        if !piece.text.is_empty() {
            self.deadline = later;
        } else if piece.is_at_work {
            self.deadline = self.deadline.max(later);
        }
        let mut words = spoken.push(&piece.text);
        if piece.is_last
            && let Some(spoken) = self.spoken.take()
        {
            words.text.push_str(&spoken.finish());
        }
        Ok(Some(words))
    }
}

#[derive(Default)]
struct Piece {
    text: String,
    /// Without text a model thinks where nobody sees it, or is about to begin: it is waited for as if it had not begun.
    is_at_work: bool,
    is_last: bool,
}

impl Piece {
    fn of(chunk: Chunk) -> Result<Self, FailureKind> {
        match chunk.palabre {
            Some(End::Done) => return Ok(Self { is_last: true, ..Self::default() }),
            Some(End::Malformed) => return Err(FailureKind::Protocol),
            Some(End::CutOff) => return Err(FailureKind::CutOff),
            None => {}
        }
        if chunk.error.is_some() {
            return Err(FailureKind::Protocol);
        }
        let Some(choice) = chunk.choices.into_iter().next() else { return Ok(Self::default()) };
        let text = choice.delta.and_then(|d| d.content).unwrap_or_default();
        let is_last = match choice.finish_reason.as_deref().map(str::trim) {
            // Some servers say it in every chunk.
            None | Some("" | "null") => false,
            Some(why) if CUT_OFF.iter().any(|end| why.eq_ignore_ascii_case(end)) => {
                return Err(FailureKind::CutOff);
            }
            Some(_) => true,
        };
        Ok(Self { text, is_at_work: true, is_last })
    }
}
