//! One attempt, bounded in time, without redirects. Nothing of a request or an answer is written to a log here.

use reqwest::{Client, Method, RequestBuilder, header};
use std::time::Duration;

/// How long an operator may take. Together with a new token and a second attempt it must end before the lease of a payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeouts {
    pub connect: Duration,
    pub whole: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self { connect: Duration::from_secs(5), whole: Duration::from_secs(30) }
    }
}

/// Why the settings make no client. No variant repeats a setting.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("the address must begin with http:// or https://")]
    BadUrl,
    #[error("the certificate file cannot be read")]
    BadCertificate,
    #[error("no TLS certificates were found on this machine")]
    Tls,
    #[error("a key has characters that cannot stand in a header")]
    BadKey,
}

impl Timeouts {
    /// Having a token, with the wait for whoever asks for one already: what the token was for has not left.
    pub fn token(self) -> Duration {
        self.whole / 2
    }

    /// A call with its token, or two where the first was not taken.
    pub fn call(self) -> Duration {
        self.whole * 4 / 3
    }
}

/// An answer was read whole.
pub struct Reply {
    pub status: u16,
    pub body: Vec<u8>,
}

impl Reply {
    /// A gateway's page, or an error of the whole service: it says nothing of what was asked for. A body that is cut short or empty is
    /// odd, and no more.
    pub fn is_outage(&self) -> bool {
        let is_page = self.body.trim_ascii_start().first() == Some(&b'<');
        self.status == 429 || self.status >= 500 || matches!(self.status, 300..=399) || is_page
    }
}

/// No whole answer came: nobody can say what happened on the other side, but where there was no connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoAnswer {
    pub code: &'static str,
    pub is_sent: bool,
}

/// No answer of these protocols is longer.
const LONGEST: usize = 256 * 1024;

#[derive(Clone)]
pub struct Http(Client);

impl Http {
    /// `roots` are certificates in PEM that are trusted beside the machine's: for an operator that leaves out an intermediate one.
    /// Verification is never switched off.
    pub fn new(timeouts: Timeouts, roots: Option<&[u8]>) -> Result<Self, SetupError> {
        // Another part of the process may have chosen a provider already; any will do.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let mut builder = Client::builder()
            .connect_timeout(timeouts.connect)
            .timeout(timeouts.whole)
            .redirect(reqwest::redirect::Policy::none())
            .retry(reqwest::retry::never())
            .user_agent("palabre");
        if let Some(pem) = roots {
            let roots = reqwest::Certificate::from_pem_bundle(pem).map_err(|_| SetupError::BadCertificate)?;
            builder = builder.tls_certs_merge(roots);
        }
        builder.build().map(Self).map_err(|_| SetupError::Tls)
    }

    pub fn get(&self, url: &str) -> RequestBuilder {
        self.0.request(Method::GET, url).header(header::ACCEPT, "application/json")
    }

    pub fn post(&self, url: &str) -> RequestBuilder {
        self.0.request(Method::POST, url).header(header::ACCEPT, "application/json")
    }
}

pub trait Ask {
    /// With its length said: operators answer 411 to a POST without one.
    fn empty(self) -> Self;
    fn json_text(self, body: &serde_json::Value) -> Self;
    fn form_text(self, body: &'static str) -> Self;
    fn ask(self) -> impl Future<Output = Result<Reply, NoAnswer>> + Send;
}

impl Ask for RequestBuilder {
    fn empty(self) -> Self {
        self.header(header::CONTENT_LENGTH, "0")
    }

    fn json_text(self, body: &serde_json::Value) -> Self {
        self.header(header::CONTENT_TYPE, "application/json").body(body.to_string())
    }

    fn form_text(self, body: &'static str) -> Self {
        self.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded").body(body)
    }

    async fn ask(self) -> Result<Reply, NoAnswer> {
        let mut response = self.send().await.map_err(|e| why(&e))?;
        let status = response.status().as_u16();
        let mut body = Vec::new();
        while let Some(bytes) = response.chunk().await.map_err(|e| why(&e))? {
            body.extend_from_slice(&bytes);
            if body.len() > LONGEST {
                return Err(NoAnswer { code: "ANSWER_TOO_LONG", is_sent: true });
            }
        }
        Ok(Reply { status, body })
    }
}

fn why(e: &reqwest::Error) -> NoAnswer {
    // A connection that never came to be: no byte of the request has left.
    if e.is_connect() {
        return NoAnswer { code: "NOT_CONNECTED", is_sent: false };
    }
    NoAnswer { code: if e.is_timeout() { "TIMEOUT" } else { "CUT_OFF" }, is_sent: true }
}

/// Without its last slash; http or https.
pub fn base(url: &str) -> Result<String, SetupError> {
    let url = url.trim().trim_end_matches('/');
    let parsed = url::Url::parse(url).map_err(|_| SetupError::BadUrl)?;
    let fits = matches!(parsed.scheme(), "http" | "https") && parsed.host_str().is_some();
    if fits { Ok(url.to_owned()) } else { Err(SetupError::BadUrl) }
}

/// What goes into a header.
pub fn key(text: &str) -> Result<String, SetupError> {
    let text = text.trim();
    let fits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_graphic());
    if fits { Ok(text.to_owned()) } else { Err(SetupError::BadKey) }
}
