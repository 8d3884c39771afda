//! Calls with a token: what the clients of all operators have in common.

use super::http::{Ask, NoAnswer, Reply, Timeouts};
use super::json;
use super::token::{Fresh, TokenCache};
use crate::domain::{Heard, Prepared, Report, Submission};
use crate::{OperatorDown, Turns};
use reqwest::RequestBuilder;
use std::time::Duration;
use tokio::time::{Instant, timeout_at};

/// Why a call was not answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NoReply {
    /// It never reached the operator: nothing can have been done with it.
    NotSent(&'static str),
    /// It may have arrived.
    Unknown(&'static str),
    /// The keys were refused: it was never made.
    Refused(String),
    /// Others have asked as often as the operator is asked: it was not made.
    NoTurn,
}

const NO_TURN: &str = "NO_TURN";

impl NoReply {
    pub fn prepared(self) -> Heard<Prepared> {
        match self {
            Self::NotSent(code) | Self::Unknown(code) => Heard::new(Prepared::Failed, code, ""),
            Self::Refused(_) => Heard::new(Prepared::Failed, "UNAUTHORIZED", ""),
            Self::NoTurn => Heard::new(Prepared::Failed, NO_TURN, ""),
        }
    }

    pub fn submission(self) -> Heard<Submission> {
        match self {
            Self::NotSent(code) => Heard::new(Submission::Rejected, code, ""),
            Self::Unknown(code) => Heard::new(Submission::CannotKnow, code, ""),
            Self::Refused(_) => Heard::new(Submission::Rejected, "UNAUTHORIZED", ""),
            Self::NoTurn => Heard::new(Submission::Rejected, NO_TURN, ""),
        }
    }

    pub fn report(self) -> Heard<Report> {
        match self {
            Self::NotSent(code) | Self::Unknown(code) => Heard::new(Report::CannotKnow, code, ""),
            Self::Refused(code) => Heard::new(Report::CannotKnow, code, ""),
            Self::NoTurn => Heard::new(Report::NotAsked, NO_TURN, ""),
        }
    }
}

impl From<NoAnswer> for NoReply {
    fn from(e: NoAnswer) -> Self {
        match e.is_sent {
            true => Self::Unknown(e.code),
            false => Self::NotSent(e.code),
        }
    }
}

/// An answer with the status that counts, which is not HTTP's with every operator.
pub trait Status {
    fn status(&self) -> u16;
}

impl Status for Reply {
    fn status(&self) -> u16 {
        self.status
    }
}

/// The token of one client.
pub struct Session {
    tokens: TokenCache,
    /// Where an answer does not say how long a token lives.
    usual: Duration,
    margin: Duration,
    timeouts: Timeouts,
}

impl Session {
    pub fn new(usual: Duration, margin: Duration, timeouts: Timeouts) -> Self {
        Self { tokens: TokenCache::new(), usual, margin, timeouts }
    }

    /// With a token; once more with a new one where it was not taken. A 401 comes before anything is done with the call.
    ///
    /// It ends by itself, so that whether the call has left is known however long the operator takes. Whoever waits for a token has not
    /// taken a turn yet: it is taken when nothing stands between it and the call.
    pub async fn call<A: Status>(
        &self,
        login: impl Fn() -> RequestBuilder,
        request: impl Fn(&str) -> RequestBuilder,
        read: fn(Reply) -> A,
        turns: Option<&dyn Turns>,
    ) -> Result<A, NoReply> {
        let mut refused = None;
        let end = Instant::now() + self.timeouts.call();
        loop {
            let token = self.token(refused.as_deref(), login(), end).await?;
            if let Some(turns) = turns
                && !timeout_at(end, turns.take()).await.unwrap_or(false)
            {
                return Err(NoReply::NoTurn);
            }
            let late = Err(NoAnswer { code: "TIMEOUT", is_sent: true });
            let answer = read(timeout_at(end, request(&token).ask()).await.unwrap_or(late)?);
            if answer.status() != 401 || refused.is_some() {
                return Ok(answer);
            }
            refused = Some(token);
        }
    }

    async fn token(
        &self,
        refused: Option<&str>,
        login: RequestBuilder,
        end: Instant,
    ) -> Result<String, NoReply> {
        let end = end.min(Instant::now() + self.timeouts.token());
        let found = timeout_at(end, self.tokens.get(refused, self.fetch(login))).await;
        found.unwrap_or(Err(NoReply::NotSent("TIMEOUT")))
    }

    /// Whether the operator answers and takes our keys.
    pub async fn check(&self, login: RequestBuilder) -> Result<(), OperatorDown> {
        match self.token(None, login, Instant::now() + self.timeouts.call()).await {
            Ok(_) => Ok(()),
            Err(NoReply::NotSent(_) | NoReply::Unknown(_) | NoReply::NoTurn) => Err(OperatorDown::NoAnswer),
            Err(NoReply::Refused(code)) => Err(OperatorDown::Refused(code)),
        }
    }

    /// Whatever happens here, the call that the token is for was not made.
    async fn fetch(&self, login: RequestBuilder) -> Result<Fresh, NoReply> {
        let reply = login.ask().await.map_err(|e| NoReply::NotSent(e.code))?;
        let body = json::object(&reply.body).unwrap_or_default();
        if reply.status == 200
            && let Some(token) = json::text(&body, "access_token")
        {
            // As a number or a text, from an hour to ninety days: what it says counts.
            let seconds = json::amount(&body, "expires_in").and_then(|s| u64::try_from(s).ok());
            let lasts = seconds.map_or(self.usual, Duration::from_secs).saturating_sub(self.margin);
            return Ok(Fresh { token, lasts });
        }
        let code = json::text(&body, "error").or_else(|| json::text(&body, "code"));
        // A bad key is a 401, and with MTN also a 500 with a word for it.
        let is_refused = matches!(reply.status, 400..=403) || code.as_deref() == Some("login_failed");
        Err(match is_refused {
            true => NoReply::Refused(code.unwrap_or_else(|| reply.status.to_string())),
            false => NoReply::NotSent("TOKEN_UNAVAILABLE"),
        })
    }
}
