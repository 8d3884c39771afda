use super::complete::Piece;
use super::wire::Chunk;
use super::{FailureKind, RemoteEngine, prompt};
use crate::domain::{
    Answer, AnswerStatus, ConversationHistory, Engine, Gate, Language, Passage, PromptType, Question,
    StreamGate, closing, compose, no_match, removed_notice, sources,
};
use async_openai::error::OpenAIError;
use futures_util::stream::{BoxStream, StreamExt};
use std::time::Duration;
use tokio::sync::mpsc::Sender;
use tokio::time::{Instant, timeout_at};

/// A longer answer is no answer to a person's question.
const MAX_CHARS: usize = 20_000;

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum AnswerEvent {
    /// Text to append to what is shown; it has passed the citation gate.
    Delta(String),
    /// The whole answer, which replaces what was shown. `failure` says why the built-in engine made it.
    Done { answer: Box<Answer>, failure: Option<FailureKind> },
}

pub(super) struct Job {
    pub engine: RemoteEngine,
    pub question: Question,
    pub history: ConversationHistory,
    pub language: Language,
    pub prompt_type: PromptType,
    pub passages: Vec<Passage>,
}

/// How a remote answer ended well.
enum Reply {
    Text {
        text: String,
        removed: bool,
    },
    /// The model says the passages do not answer.
    NoAnswer,
}

impl Job {
    pub async fn run(self, events: Sender<AnswerEvent>) {
        let done = if self.passages.is_empty() {
            AnswerEvent::Done { answer: Box::new(no_match(&self.question, self.language)), failure: None }
        } else {
            // When nobody listens any more the request is dropped, and with it its cost.
            tokio::select! {
                () = events.closed() => return,
                reply = self.ask(&events) => self.done(reply),
            }
        };
        let _ = events.send(done).await;
    }

    fn done(&self, reply: Result<Reply, FailureKind>) -> AnswerEvent {
        match reply {
            Ok(Reply::Text { text, removed }) => {
                let (response, next_step) = closing(&text, self.language, &self.passages);
                let answer = Answer {
                    response,
                    status: AnswerStatus::Grounded,
                    language: self.language,
                    engine: Engine::Remote,
                    notice: removed.then(|| removed_notice(self.language).to_owned()),
                    sources: sources(&self.question, &self.passages),
                    next_step,
                };
                AnswerEvent::Done { answer: Box::new(answer), failure: None }
            }
            Ok(Reply::NoAnswer) => {
                let answer = Answer { engine: Engine::Remote, ..no_match(&self.question, self.language) };
                AnswerEvent::Done { answer: Box::new(answer), failure: None }
            }
            Err(kind) => {
                let mut answer = compose(&self.question, self.language, self.prompt_type, &self.passages);
                answer.notice = Some(fallback_notice(self.language).to_owned());
                AnswerEvent::Done { answer: Box::new(answer), failure: Some(kind) }
            }
        }
    }

    async fn ask(&self, events: &Sender<AnswerEvent>) -> Result<Reply, FailureKind> {
        let timeouts = self.engine.inner.timeouts;
        let start = Instant::now();
        let whole = start + timeouts.whole;
        let until = |wait: Duration| (Instant::now() + wait).min(whole);

        let first = until(timeouts.first_token);
        let mut stream = timeout_at(first, self.open()).await.map_err(|_| FailureKind::Timeout)??;
        let mut gate = StreamGate::new(Gate::new(&self.passages));
        // Held back while the model may still be writing that it has no answer.
        let mut opening = Some(String::new());
        let (mut shown, mut received) = (String::new(), 0_usize);
        let mut deadline = first;
        let mut finished = false;
        while !finished {
            let Some(chunk) = timeout_at(deadline, stream.next()).await.map_err(|_| FailureKind::Timeout)?
            else {
                return Err(FailureKind::CutOff);
            };
            let piece = Piece::of(chunk?)?;
            finished = piece.finished;
            if piece.text.is_empty() {
                continue;
            }
            deadline = until(timeouts.between_chunks);
            received += piece.text.chars().count();
            if received > MAX_CHARS {
                return Err(FailureKind::Protocol);
            }
            let text = match opening.take() {
                None => piece.text,
                Some(before) => {
                    let so_far = format!("{before}{}", piece.text);
                    if prompt::NO_ANSWER.starts_with(so_far.trim_start()) {
                        opening = Some(so_far);
                        continue;
                    }
                    if so_far.trim_start().starts_with(prompt::NO_ANSWER) {
                        return Ok(Reply::NoAnswer);
                    }
                    so_far
                }
            };
            let released = gate.push(&text);
            if !released.is_empty() {
                shown.push_str(&released);
                let _ = events.send(AnswerEvent::Delta(released)).await;
            }
        }
        if let Some(held) = opening {
            if held.trim() == prompt::NO_ANSWER {
                return Ok(Reply::NoAnswer);
            }
            shown.push_str(&gate.push(&held));
        }
        let (rest, removed) = gate.finish();
        shown.push_str(&rest);
        if shown.contains(prompt::NO_ANSWER) {
            return Ok(Reply::NoAnswer);
        }
        if shown.trim().is_empty() {
            return Err(if removed.is_empty() { FailureKind::Empty } else { FailureKind::Ungrounded });
        }
        if !rests_on_sources(&shown, self.passages.len()) {
            return Err(FailureKind::Ungrounded);
        }
        if !rest.is_empty() {
            let _ = events.send(AnswerEvent::Delta(rest)).await;
        }
        Ok(Reply::Text { text: shown, removed: !removed.is_empty() })
    }

    async fn open(&self) -> Result<BoxStream<'static, Result<Chunk, OpenAIError>>, FailureKind> {
        let system = prompt::system(self.language, self.prompt_type);
        let user = prompt::user(&self.question, &self.history, &self.passages);
        self.engine.open(&system, &user).await
    }
}

/// Every answer marks its sources; one without a mark was not made from them.
fn rests_on_sources(text: &str, sources: usize) -> bool {
    (1..=sources).any(|n| text.contains(&format!("[{n}]")) || text.contains(&format!("[{n},")))
}

pub(super) fn fallback_notice(language: Language) -> &'static str {
    language.pick(
        "Le modèle distant n’a pas répondu : réponse du moteur intégré.",
        "The remote model did not answer: this is the built-in engine’s answer.",
    )
}
