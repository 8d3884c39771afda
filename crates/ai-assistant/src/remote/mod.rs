//! The remote engine: any endpoint that speaks OpenAI's chat completions, held to the retrieved passages.
mod answer;
mod complete;
mod failure;
mod formulate;
mod http;
mod incoming;
mod prompt;
mod wire;

pub use answer::AnswerEvent;
pub use failure::FailureKind;

use crate::domain::{ConversationHistory, Language, Passage, PromptType, Question, once_each};
use async_openai::Client;
use async_openai::config::OpenAIConfig;
use futures_util::Stream;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// How long each part of a remote answer may take.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RemoteTimeouts {
    pub connect: Duration,
    /// From the request to the first word, or to the first chunk of a model that thinks.
    pub first_token: Duration,
    pub between_chunks: Duration,
    /// The whole answer. Must stay well under [`crate::domain::RESERVATION_LIFETIME`].
    pub whole: Duration,
}

impl Default for RemoteTimeouts {
    fn default() -> Self {
        Self {
            connect: Duration::from_secs(5),
            first_token: Duration::from_secs(20),
            between_chunks: Duration::from_secs(15),
            whole: Duration::from_secs(90),
        }
    }
}

/// Where the remote model is. `Debug` shows neither the key nor the address, which may hold a password.
#[derive(Clone)]
pub struct RemoteConfig {
    /// Up to and including `/v1`.
    pub base_url: String,
    pub api_key: String,
    pub model: String,
    pub timeouts: RemoteTimeouts,
}

impl fmt::Debug for RemoteConfig {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RemoteConfig")
            .field("model", &self.model)
            .field("timeouts", &self.timeouts)
            .finish_non_exhaustive()
    }
}

/// Why the settings make no engine. No variant repeats a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RemoteSetupError {
    #[error("the base URL must be an http or https address")]
    BadUrl,
    #[error("the API key is empty or has characters that cannot stand in a header")]
    BadKey,
    #[error("the model's name is empty")]
    BadModel,
    #[error("no TLS certificates were found on this machine")]
    Tls,
}

/// A remote model, ready to be asked. Cheap to clone.
#[derive(Clone)]
pub struct RemoteEngine {
    inner: Arc<Inner>,
}

struct Inner {
    client: Client<OpenAIConfig>,
    model: String,
    timeouts: RemoteTimeouts,
}

impl fmt::Debug for RemoteEngine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RemoteEngine").field("model", &self.inner.model).finish_non_exhaustive()
    }
}

impl RemoteEngine {
    pub fn new(config: RemoteConfig) -> Result<Self, RemoteSetupError> {
        let base = config.base_url.trim().trim_end_matches('/');
        let url = reqwest::Url::parse(base).map_err(|_| RemoteSetupError::BadUrl)?;
        if !matches!(url.scheme(), "http" | "https") || url.host_str().is_none() {
            return Err(RemoteSetupError::BadUrl);
        }
        let key = config.api_key.trim();
        if key.is_empty() || !key.chars().all(|c| c.is_ascii_graphic()) {
            return Err(RemoteSetupError::BadKey);
        }
        let model = config.model.trim();
        if model.is_empty() {
            return Err(RemoteSetupError::BadModel);
        }
        // Empty ids, so that nothing of the process's environment reaches the provider unasked.
        let settings =
            OpenAIConfig::new().with_api_key(key).with_api_base(base).with_org_id("").with_project_id("");
        let transport = http::client(config.timeouts.connect).map_err(|_| RemoteSetupError::Tls)?;
        let client =
            Client::build(transport.clone(), settings).with_http_service(http::OneAttempt::new(transport));
        Ok(Self { inner: Arc::new(Inner { client, model: model.to_owned(), timeouts: config.timeouts }) })
    }

    /// The model's name, for `GET /api/ai-status`.
    pub fn model(&self) -> &str {
        &self.inner.model
    }

    /// Has the model say a word, for `palabre doctor`: address, key and name are right only if it does.
    pub async fn check(&self) -> Result<(), FailureKind> {
        self.complete("Answer with the single word: ready", "Are you ready?", 2_000).await.map(drop)
    }

    /// Asks the model and streams its answer. The last event, and the only one of its kind, is `Done`.
    ///
    /// Deltas have passed the citation gate; `Done` replaces them: when the model fails, also half-way,
    /// it carries the built-in engine's answer with a notice for the person. Dropping the stream ends the request.
    /// Without passages nothing is asked and the answer is `no_match`. Needs a tokio runtime.
    pub fn answer(
        &self,
        question: Question,
        history: ConversationHistory,
        language: Language,
        prompt_type: PromptType,
        passages: Vec<Passage>,
    ) -> impl Stream<Item = AnswerEvent> + Send + Unpin + 'static + use<> {
        let (sender, mut receiver) = tokio::sync::mpsc::channel(16);
        // A note that answers twice is one source.
        let passages = once_each(&passages);
        let job = answer::Job { engine: self.clone(), question, history, language, prompt_type, passages };
        tokio::spawn(job.run(sender));
        futures_util::stream::poll_fn(move |cx| receiver.poll_recv(cx))
    }
}
