//! The part of the chat-completions protocol that is used. Lenient where servers differ.
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

#[derive(Serialize)]
pub struct Request<'a> {
    pub model: &'a str,
    pub stream: bool,
    pub messages: [Message<'a>; 2],
}

#[derive(Serialize)]
pub struct Message<'a> {
    pub role: &'static str,
    pub content: &'a str,
}

#[derive(Debug, Deserialize)]
pub struct Chunk {
    #[serde(default)]
    pub choices: Vec<Choice>,
    #[serde(default)]
    pub error: Option<IgnoredAny>,
    /// Put there by our own transport, see [`super::http`].
    #[serde(default)]
    pub palabre: Option<End>,
}

/// How the transport saw the stream end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    Done,
    Malformed,
    CutOff,
}

#[derive(Debug, Deserialize)]
pub struct Choice {
    #[serde(default)]
    pub delta: Option<Delta>,
    #[serde(default)]
    pub finish_reason: Option<String>,
}

#[derive(Debug, Deserialize)]
pub struct Delta {
    #[serde(default)]
    pub content: Option<String>,
}
