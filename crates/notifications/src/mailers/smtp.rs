use super::Sender;
use crate::domain::{Letter, SendError};
use crate::{Mailer, NotificationError};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use lettre::transport::smtp::Error;
use lettre::{AsyncSmtpTransport, AsyncTransport, Tokio1Executor};
use std::time::Duration;
use url::Url;

/// For each step of the conversation with the server; the whole letter has a limit of its own.
const STEP_LIMIT: Duration = Duration::from_secs(20);

/// Mail by SMTP, one connection a letter.
///
/// Asynchronous, so that a slow mail server holds none of the blocking threads that the database works on. No pool of
/// connections: mails are few, and servers close idle connections before they are used again.
pub struct SmtpMailer {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    sender: Sender,
}

impl SmtpMailer {
    /// `smtps://user:password@host` (TLS), `smtp://user:password@host` (STARTTLS), `smtp://host:port` (a relay without
    /// sign-in, in clear unless `?tls=required`). A path is the name for EHLO. A password never travels in clear.
    pub fn new(url: &str, sender: Sender) -> Result<Self, NotificationError> {
        let invalid = NotificationError::InvalidSmtpUrl;
        let Ok(mut url) = Url::parse(url.trim()) else { return Err(invalid) };
        if url.scheme() == "smtp" && url.password().is_some() {
            url.set_query(Some("tls=required"));
        }
        match AsyncSmtpTransport::<Tokio1Executor>::from_url(url.as_str()) {
            Ok(builder) => Ok(Self { transport: builder.timeout(Some(STEP_LIMIT)).build(), sender }),
            Err(_) => Err(invalid),
        }
    }
}

impl Mailer for SmtpMailer {
    fn send<'a>(&'a self, letter: &'a Letter) -> BoxFuture<'a, Result<(), SendError>> {
        async {
            let message = self.sender.message(letter)?;
            self.transport.send(message).await.map(drop).map_err(|e| reason(&e))
        }
        .boxed()
    }

    fn check(&self) -> BoxFuture<'_, Result<(), SendError>> {
        async {
            match self.transport.test_connection().await {
                Ok(true) => Ok(()),
                Ok(false) => Err(SendError::Unreachable),
                Err(e) => Err(reason(&e)),
            }
        }
        .boxed()
    }
}

/// Drops the server's own text: it may repeat the address, and goes no further.
fn reason(e: &Error) -> SendError {
    if let Some(code) = e.status() {
        SendError::Status(u16::from(code))
    } else if e.is_timeout() {
        SendError::Timeout
    } else if e.is_tls() {
        SendError::Tls
    } else if e.is_client() {
        SendError::Unsupported
    } else {
        SendError::Unreachable
    }
}
