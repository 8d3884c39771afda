use super::incoming::Incoming;
use super::{FailureKind, RemoteEngine, prompt};
use crate::domain::{
    Answer, AnswerStatus, ConversationHistory, Engine, Gate, Language, Nearby, Passage, PromptType, Question,
    StreamGate, cited, closing, compose, first_sentence, no_match, removed_notice, sources,
};
use tokio::sync::mpsc::Sender;

/// A longer answer is no answer to a person's question.
const MAX_CHARS: usize = 20_000;
/// The first sentence of an answer marks its source within so many characters.
const OPENING_CHARS: usize = 1_000;

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
            AnswerEvent::Done { answer: Box::new(no_match(self.language, Nearby::default())), failure: None }
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
                let (response, next_step, parts) =
                    closing(&text, self.language, self.prompt_type, &self.passages);
                let answer = Answer {
                    response,
                    status: AnswerStatus::Grounded,
                    language: self.language,
                    engine: Engine::Remote,
                    notice: removed.then(|| removed_notice(self.language).to_owned()),
                    sources: sources(&self.question, &self.passages),
                    next_step,
                    parts,
                };
                AnswerEvent::Done { answer: Box::new(answer), failure: None }
            }
            Ok(Reply::NoAnswer) => {
                let answer = Answer { engine: Engine::Remote, ..no_match(self.language, Nearby::default()) };
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
        let mut incoming = self.open().await?;
        let mut draft = Draft::of(&self.passages);
        while let Some(words) = incoming.next().await? {
            if words.begin_anew {
                draft = Draft::of(&self.passages);
            }
            let released = draft.push(&words.text)?;
            if draft.is_no_answer() {
                return Ok(Reply::NoAnswer);
            }
            if !released.is_empty() {
                let _ = events.send(AnswerEvent::Delta(released)).await;
            }
        }
        let (rest, shown, removed) = draft.finish()?;
        if shown.contains(prompt::NO_ANSWER) {
            return Ok(Reply::NoAnswer);
        }
        if shown.trim().is_empty() {
            return Err(if removed { FailureKind::Ungrounded } else { FailureKind::Empty });
        }
        if !rests_on_sources(&shown, self.passages.len()) {
            return Err(FailureKind::Ungrounded);
        }
        if !rest.is_empty() {
            let _ = events.send(AnswerEvent::Delta(rest)).await;
        }
        Ok(Reply::Text { text: shown, removed })
    }

    async fn open(&self) -> Result<Incoming, FailureKind> {
        let system = prompt::system(self.language, self.prompt_type);
        let user = prompt::user(&self.question, &self.history, &self.passages);
        self.engine.open(&system, &user).await
    }
}

/// The answer as far as it came.
struct Draft {
    gate: StreamGate,
    /// Held back until the answer has begun.
    opening: Option<String>,
    /// What has passed the gate.
    shown: String,
    received: usize,
}

impl Draft {
    fn of(passages: &[Passage]) -> Self {
        let gate = StreamGate::new(Gate::new(passages));
        Self { gate, opening: Some(String::new()), shown: String::new(), received: 0 }
    }

    /// Takes the next words and gives out what may be shown.
    fn push(&mut self, words: &str) -> Result<String, FailureKind> {
        let Some(mut so_far) = self.opening.take() else { return self.release(words) };
        so_far.push_str(words);
        if has_begun(&so_far) {
            return self.release(so_far.trim_start());
        }
        self.opening = Some(so_far);
        Ok(String::new())
    }

    fn release(&mut self, text: &str) -> Result<String, FailureKind> {
        self.received += text.chars().count();
        if self.received > MAX_CHARS {
            return Err(FailureKind::Protocol);
        }
        let released = self.gate.push(text);
        self.shown.push_str(&released);
        Ok(released)
    }

    fn is_no_answer(&self) -> bool {
        self.opening.as_deref().is_some_and(|held| held.trim_start().starts_with(prompt::NO_ANSWER))
    }

    /// What was held back, all that may be shown, and whether the gate took something out.
    fn finish(mut self) -> Result<(String, String, bool), FailureKind> {
        let held = self.opening.take().unwrap_or_default();
        let mut rest = self.release(held.trim_start())?;
        let (last, removed) = self.gate.finish();
        rest.push_str(&last);
        self.shown.push_str(&last);
        Ok((rest, self.shown, !removed.is_empty()))
    }
}

/// Whether the first sentence marks its source, as the model is told. Until then it may say that it has no answer, or be
/// at a thought whose beginning its server left out.
fn has_begun(text: &str) -> bool {
    let text: String = text.trim_start().chars().take(OPENING_CHARS).collect();
    let first = first_sentence(&text, false).and_then(|end| text.get(..end)).unwrap_or(&text);
    !cited(first).is_empty()
}

/// Every answer marks its sources; one without a mark was not made from them.
fn rests_on_sources(text: &str, sources: usize) -> bool {
    cited(text).iter().any(|number| (1..=sources).contains(number))
}

pub(super) fn fallback_notice(language: Language) -> &'static str {
    language.pick(
        "Le modèle distant n’a pas répondu : réponse du moteur intégré.",
        "The remote model did not answer: this is the built-in engine’s answer.",
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::Spoken;
    use proptest::prelude::*;

    /// What streams, and what is shown in the end.
    fn shown<'a>(pieces: impl IntoIterator<Item = &'a str>) -> (String, String) {
        let (mut spoken, mut draft, mut streamed) = (Spoken::default(), Draft::of(&[]), String::new());
        for piece in pieces {
            let words = spoken.push(piece);
            if words.begin_anew {
                draft = Draft::of(&[]);
            }
            streamed.push_str(&draft.push(&words.text).unwrap());
        }
        streamed.push_str(&draft.push(&spoken.finish()).unwrap());
        let (rest, shown, _) = draft.finish().unwrap();
        (streamed + &rest, shown)
    }

    const THOUGHTS: [&str; 5] = [
        "<think>SECRET [1]. Un.</think>\n\n",
        "<THINKING>SECRET <think>SECRET</think> SECRET [1].\n</thinking>",
        "<reasoning></reasoning>",
        "Okay, SECRET. The passage [1] says SECRET.\n\n</think>",
        "",
    ];

    proptest! {
        #[test]
        fn however_an_answer_is_cut_the_same_is_shown_and_no_thought(
            before in prop::sample::select(THOUGHTS.to_vec()),
            within in prop::sample::select(vec!["", "<think>SECRET [1].</think>", "```\n", "<think>SECRET"]),
            first in prop::sample::select(vec!["Un mois est dû. Deux ", "Un mois est dû "]),
            cuts in prop::collection::vec(1_usize..12, 1..60),
        ) {
            let text = format!("{before}{first}[1]. Sans faute, art.\u{a0}3 < 5. {within}\n\n- Sauf faute [1].");
            let chars: Vec<char> = text.chars().collect();
            let (mut rest, mut pieces) = (chars.as_slice(), Vec::new());
            for size in cuts.iter().cycle() {
                let (piece, after) = rest.split_at(rest.len().min(*size));
                pieces.push(piece.iter().collect::<String>());
                rest = after;
                if rest.is_empty() {
                    break;
                }
            }
            let (streamed, end) = shown(pieces.iter().map(String::as_str));
            prop_assert_eq!((&streamed, &end), (&end, &shown([text.as_str()]).1));
            prop_assert!(!end.contains("SECRET") && !end.to_lowercase().contains("think"), "{}", end);
        }
    }
}
