use async_openai::error::OpenAIError;

/// Why a remote answer could not be used. Never the provider's words: they may repeat the question or the key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FailureKind {
    #[error("the model could not be reached")]
    Connect,
    #[error("the model took too long")]
    Timeout,
    #[error("the model's server answered with status {0}")]
    Status(u16),
    #[error("the model's server did not speak the protocol")]
    Protocol,
    #[error("the answer stopped before its end")]
    CutOff,
    #[error("the answer was empty")]
    Empty,
    /// Nothing in the text refers to a source.
    #[error("the answer did not rest on the passages")]
    Ungrounded,
}

/// A status that is no success, on its way through the library's error type.
#[derive(Debug, thiserror::Error)]
#[error("http status {0}")]
pub(super) struct HttpStatus(pub u16);

impl From<OpenAIError> for FailureKind {
    fn from(e: OpenAIError) -> Self {
        match e {
            OpenAIError::Boxed(inner) => {
                inner.downcast_ref::<HttpStatus>().map_or(Self::Protocol, |s| Self::Status(s.0))
            }
            OpenAIError::Reqwest(e) if e.is_timeout() => Self::Timeout,
            OpenAIError::Reqwest(e) if e.is_connect() => Self::Connect,
            OpenAIError::Reqwest(e) if e.is_request() || e.is_body() => Self::CutOff,
            OpenAIError::ApiError(e) => Self::Status(e.status_code.as_u16()),
            OpenAIError::StreamError(_) => Self::CutOff,
            _ => Self::Protocol,
        }
    }
}
