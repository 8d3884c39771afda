//! Asks Juricaf, with manners: one question at a time, a pause before each, what its robots.txt says obeyed, an honest name.

use super::{DecisionList, Form, ReadRefused, Robots, decoded, is_markup, read_decision, read_list};
use crate::domain::import::{ImportOrder, StopReason};
use crate::import::{Received, is_id};
use crate::ports::{DecisionSource, SourceFailure};
use chrono::{DateTime, NaiveDate};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use reqwest::header::{self, HeaderMap};
use reqwest::redirect::Policy;
use reqwest::{Response, StatusCode};
use std::time::Duration;
use tokio::sync::{Mutex, OnceCell};
use url::Url;

/// What we are called in a robots.txt.
const NAME: &str = "palabre";
const COUNTRY: &str = "Cameroun";
/// Rows of a whole page of the site's list.
const PAGE_ROWS: usize = 500;
const PAGES_MAX: u32 = 20;
const REDIRECTS_MAX: usize = 5;
const ROBOTS_MAX: usize = 512 * 1024;
/// A site that asks for a longer wait is asked again by a person.
const RETRY_MAX: i64 = 7 * 86_400;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeouts {
    pub connect: Duration,
    /// Of a whole answer.
    pub whole: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self { connect: Duration::from_secs(10), whole: Duration::from_secs(60) }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct JuricafSettings {
    /// `https://juricaf.org`, or a stand-in; what follows the host goes before every address.
    pub base_url: Url,
    /// Product, version and whom to write to.
    pub user_agent: String,
    /// Before every question.
    pub pause: Duration,
    /// The site's keepers allowed us to turn pages, which their robots.txt does not.
    pub may_page: bool,
    pub timeouts: Timeouts,
    /// Bytes of an answer.
    pub body_max: usize,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    #[error("no certificates to check the site's identity with were found on this machine")]
    Tls,
    #[error("the address of the case-law site must begin with http:// or https://")]
    BadUrl,
}

/// How a question is asked.
#[derive(Clone, Copy)]
struct How<'a> {
    /// None of the rules themselves.
    rules: Option<&'a Robots>,
    /// The site's keepers allowed this one.
    by_leave: bool,
    /// Bytes of the answer.
    most: usize,
    accept: &'a str,
}

/// Made for one run: it reads the rules for robots once.
pub struct Juricaf {
    http: reqwest::Client,
    settings: JuricafSettings,
    robots: OnceCell<Robots>,
    turn: Mutex<()>,
}

impl Juricaf {
    pub fn new(settings: JuricafSettings) -> Result<Self, SetupError> {
        if !matches!(settings.base_url.scheme(), "http" | "https") || settings.base_url.host().is_none() {
            return Err(SetupError::BadUrl);
        }
        // Another part of the process may have chosen a provider already; any will do.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let http = reqwest::Client::builder()
            .user_agent(settings.user_agent.clone())
            .connect_timeout(settings.timeouts.connect)
            .timeout(settings.timeouts.whole)
            // Each step of a redirect is a question of its own, which the rules hold for and the pause stands before.
            .redirect(Policy::none())
            .build()
            .map_err(|_| SetupError::Tls)?;
        Ok(Self { http, settings, robots: OnceCell::new(), turn: Mutex::new(()) })
    }

    /// The address of a path of the site; each part is written as the standard asks.
    fn address(&self, parts: &[&str], query: &[(&str, &str)]) -> Result<Url, SourceFailure> {
        let mut url = self.settings.base_url.clone();
        let mut path = url.path_segments_mut().map_err(|()| SourceFailure::Network)?;
        path.pop_if_empty().extend(parts);
        drop(path);
        if !query.is_empty() {
            url.query_pairs_mut().extend_pairs(query);
        }
        Ok(url)
    }

    /// What the rules for robots are compared with: the address without what goes before every one.
    fn ruled(&self, url: &Url) -> String {
        let base = self.settings.base_url.path().trim_end_matches('/');
        let path = url.path().strip_prefix(base).unwrap_or(url.path());
        url.query().map_or_else(|| path.to_owned(), |query| format!("{path}?{query}"))
    }

    async fn robots(&self) -> Result<&Robots, SourceFailure> {
        self.robots
            .get_or_try_init(|| async {
                let url = self.address(&["robots.txt"], &[])?;
                let how = How { rules: None, by_leave: false, most: ROBOTS_MAX, accept: "text/plain" };
                match self.body(url, how).await {
                    Ok(answer) if is_markup(&decoded(&answer.bytes)) => {
                        Err(SourceFailure::stop(StopReason::Challenge))
                    }
                    Ok(answer) => Ok(Robots::read(&decoded(&answer.bytes), NAME)),
                    // There are no rules: nothing is forbidden.
                    Err(SourceFailure::NotFound | SourceFailure::Status(400..=499)) => Ok(Robots::default()),
                    Err(stop @ SourceFailure::Stop { .. }) => Err(stop),
                    // The rules cannot be read: everything may be forbidden.
                    Err(_) => Err(SourceFailure::stop(StopReason::SiteDown)),
                }
            })
            .await
    }

    /// An answer to a question that the rules allow, or that is asked by leave.
    async fn asked(&self, url: Url, by_leave: bool, accept: &str) -> Result<Answer, SourceFailure> {
        let rules = Some(self.robots().await?);
        self.body(url, How { rules, by_leave, most: self.settings.body_max, accept }).await
    }

    async fn body(&self, mut url: Url, how: How<'_>) -> Result<Answer, SourceFailure> {
        let _turn = self.turn.lock().await;
        let delay = how.rules.and_then(|rules| rules.delay).unwrap_or_default();
        for step in 0..=REDIRECTS_MAX {
            let is_allowed = how.rules.is_none_or(|rules| rules.allow(&self.ruled(&url)));
            if !(is_allowed || how.by_leave && step == 0) {
                return Err(SourceFailure::stop(StopReason::Robots));
            }
            // Before the first question too: another run may have ended just now.
            tokio::time::sleep(delay.max(self.settings.pause)).await;
            let asked = self.http.get(url.clone()).header(header::ACCEPT, how.accept);
            let sent = asked.send().await.map_err(failure)?;
            let status = sent.status();
            match self.moved(&url, &sent).filter(|_| step < REDIRECTS_MAX) {
                Some(next) => url = next,
                None if !status.is_success() => return Err(refused(status, sent).await),
                None => {
                    let is_page = says_page(sent.headers());
                    return Ok(Answer { bytes: read_whole(sent, how.most).await?, is_page });
                }
            }
        }
        Err(SourceFailure::Network)
    }

    /// Where a redirect leads, only within the host that was set.
    fn moved(&self, from: &Url, sent: &Response) -> Option<Url> {
        let to = sent.headers().get(header::LOCATION).filter(|_| sent.status().is_redirection())?;
        let next = from.join(to.to_str().ok()?).ok()?;
        (next.origin() == self.settings.base_url.origin()).then_some(next)
    }

    async fn page(&self, order: &ImportOrder, page: u32) -> Result<DecisionList, SourceFailure> {
        let query = if order.query.is_empty() { "+" } else { order.query.as_str() };
        let facet = match order.court.as_str() {
            "" => format!("facet_pays:{COUNTRY}"),
            court => format!("facet_pays_juridiction:{COUNTRY}_|_{}", court.replace(' ', "_")),
        };
        let number = page.to_string();
        let mut pairs = vec![("format", "json")];
        if page > 1 {
            pairs.push(("page", &number));
        }
        let url = self.address(&["recherche", query, &facet], &pairs)?;
        let answer = self.asked(url, page > 1, "application/json").await.map_err(|e| match e {
            SourceFailure::NotFound => SourceFailure::stop(StopReason::NoList),
            e => e,
        })?;
        read_list(&answer.bytes).map_err(|e| {
            SourceFailure::stop(match e {
                ReadRefused::Challenge => StopReason::Challenge,
                _ if answer.is_page => StopReason::Challenge,
                ReadRefused::RowsLost { .. } => StopReason::RowsLost,
                _ => StopReason::UnreadableList,
            })
        })
    }

    async fn list(&self, order: &ImportOrder) -> Result<DecisionList, SourceFailure> {
        let mut whole = self.page(order, 1).await?;
        let mut last = whole.rows.len();
        for page in 2..=PAGES_MAX {
            let is_whole = u64::try_from(whole.rows.len()).is_ok_and(|rows| rows >= whole.total);
            if !self.settings.may_page || last < PAGE_ROWS || is_whole {
                break;
            }
            let next = self.page(order, page).await?;
            last = next.rows.len();
            whole.was_repaired |= next.was_repaired;
            whole.rows.extend(next.rows);
        }
        Ok(whole)
    }

    async fn decision(&self, id: &str, today: NaiveDate) -> Result<Received, SourceFailure> {
        // What is no id leads to an address that nobody meant: it is asked for nowhere, and the run goes on.
        if !is_id(id) {
            return Err(ReadRefused::Unreadable.into());
        }
        let from_json = self.in_form(id, Form::Json, today).await;
        match from_json {
            Err(SourceFailure::Read(ReadRefused::Unreadable | ReadRefused::Missing(_))) => {
                self.in_form(id, Form::Xml, today).await
            }
            read => read,
        }
    }

    async fn in_form(&self, id: &str, form: Form, today: NaiveDate) -> Result<Received, SourceFailure> {
        let (name, accept) = match form {
            Form::Json => ("json", "application/json"),
            Form::Xml => ("xml", "text/xml"),
        };
        let answer = self.asked(self.address(&["arret", id, name], &[])?, false, accept).await?;
        match read_decision(&answer.bytes, today) {
            Ok((form, decision)) => Ok(Received::from_site(id, form, decision, &answer.bytes)),
            Err(ReadRefused::Challenge) => Err(SourceFailure::stop(StopReason::Challenge)),
            Err(ReadRefused::Unreadable) if answer.is_no_data(form) => {
                Err(SourceFailure::stop(StopReason::Challenge))
            }
            Err(refused) => Err(refused.into()),
        }
    }
}

impl DecisionSource for Juricaf {
    fn search<'a>(&'a self, order: &'a ImportOrder) -> BoxFuture<'a, Result<DecisionList, SourceFailure>> {
        Box::pin(self.list(order))
    }

    fn read<'a>(&'a self, id: &'a str, today: NaiveDate) -> BoxFuture<'a, Result<Received, SourceFailure>> {
        Box::pin(self.decision(id, today))
    }
}

/// What came, and whether it calls itself a page.
struct Answer {
    bytes: Vec<u8>,
    is_page: bool,
}

impl Answer {
    /// What could not be read is a page: it says so, or it is markup where JSON was asked for.
    fn is_no_data(&self, asked: Form) -> bool {
        self.is_page || (asked == Form::Json && is_markup(&decoded(&self.bytes)))
    }
}

/// A page by its own account. Data under that name is read all the same: what sends it may have no better name for it.
fn says_page(headers: &HeaderMap) -> bool {
    let said = headers.get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let kind = said.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    matches!(kind.as_str(), "text/html" | "application/xhtml+xml")
}

fn failure(e: reqwest::Error) -> SourceFailure {
    if e.is_timeout() { SourceFailure::Timeout } else { SourceFailure::Network }
}

async fn refused(status: StatusCode, answer: Response) -> SourceFailure {
    let retry_after = retry_after(answer.headers());
    let stop = |reason| SourceFailure::Stop { reason, retry_after };
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => SourceFailure::NotFound,
        StatusCode::TOO_MANY_REQUESTS => stop(StopReason::RateLimited),
        StatusCode::SERVICE_UNAVAILABLE => stop(StopReason::Unavailable),
        StatusCode::UNAUTHORIZED | StatusCode::FORBIDDEN => {
            let body = read_whole(answer, ROBOTS_MAX).await.unwrap_or_default();
            stop(if is_markup(&decoded(&body)) { StopReason::Challenge } else { StopReason::Refused })
        }
        other => SourceFailure::Status(other.as_u16()),
    }
}

/// Seconds, or a time that is compared with the site's own clock.
fn retry_after(headers: &HeaderMap) -> Option<i64> {
    let text = |name| headers.get(name).and_then(|v| v.to_str().ok());
    let said = text(header::RETRY_AFTER)?.trim();
    let time = |text: &str| DateTime::parse_from_rfc2822(text).ok();
    let seconds = said.parse::<i64>().ok().or_else(|| {
        let now = text(header::DATE).and_then(time)?;
        Some((time(said)? - now).num_seconds())
    })?;
    Some(seconds.clamp(0, RETRY_MAX))
}

async fn read_whole(answer: Response, most: usize) -> Result<Vec<u8>, SourceFailure> {
    let is_longer = |length: u64| usize::try_from(length).map_or(true, |length| length > most);
    if answer.content_length().is_some_and(is_longer) {
        return Err(SourceFailure::TooLarge(most));
    }
    let (mut body, mut pieces) = (Vec::new(), answer.bytes_stream());
    while let Some(piece) = pieces.next().await {
        let piece = piece.map_err(failure)?;
        if body.len() + piece.len() > most {
            return Err(SourceFailure::TooLarge(most));
        }
        body.extend_from_slice(&piece);
    }
    Ok(body)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn juricaf(base: &str) -> Juricaf {
        Juricaf::new(JuricafSettings {
            base_url: base.parse().unwrap(),
            user_agent: "Palabre/0 (test)".into(),
            pause: Duration::ZERO,
            may_page: false,
            timeouts: Timeouts::default(),
            body_max: 1024,
        })
        .unwrap()
    }

    #[test]
    fn addresses_are_written_below_the_base_and_ruled_without_it() {
        let site = juricaf("http://127.0.0.1:1/s/x/");
        let url =
            site.address(&["recherche", "a/b ?", "facet_pays:Cameroun"], &[("format", "json")]).unwrap();
        assert_eq!(url.path(), "/s/x/recherche/a%2Fb%20%3F/facet_pays:Cameroun");
        assert_eq!(site.ruled(&url), "/recherche/a%2Fb%20%3F/facet_pays:Cameroun?format=json");
        let url = juricaf("https://juricaf.org").address(&["arret", "..", "x"], &[]).unwrap();
        assert_eq!(url.host_str(), Some("juricaf.org"));
    }

    /// Answers each path with a line of status and headers, and tells what was asked for.
    fn site_of(
        answers: &'static [(&'static str, &'static str)],
    ) -> (String, std::sync::mpsc::Receiver<String>) {
        use std::io::{Read, Write};
        let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        let base = format!("http://{}", listener.local_addr().unwrap());
        let (tell, told) = std::sync::mpsc::channel();
        std::thread::spawn(move || {
            for stream in listener.incoming() {
                let Ok(mut stream) = stream else { return };
                let mut request = [0; 2048];
                let read = stream.read(&mut request).unwrap_or(0);
                let request = String::from_utf8_lossy(request.get(..read).unwrap_or_default()).into_owned();
                let path = request.split(' ').nth(1).unwrap_or_default().to_owned();
                let answer =
                    answers.iter().find(|(of, _)| *of == path).map_or("404 Not Found\r\n", |(_, a)| *a);
                let (head, body) = answer.split_once('|').unwrap_or((answer, ""));
                let _ = tell.send(path);
                let _ = write!(
                    stream,
                    "HTTP/1.1 {head}Content-Length: {}\r\nConnection: close\r\n\r\n{body}",
                    body.len()
                );
            }
        });
        (base, told)
    }

    #[tokio::test]
    async fn a_redirect_is_a_question_of_its_own() {
        let (base, told) = site_of(&[
            ("/robots.txt", "200 OK\r\n|User-agent: *\nDisallow: /closed"),
            ("/arret/A-B-20200101-1/json", "302 Found\r\nLocation: /closed/1\r\n"),
            ("/closed/1", "200 OK\r\n|{}"),
            ("/arret/A-B-20200101-2/json", "301 Moved\r\nLocation: /open/2\r\n"),
            ("/open/2", "302 Found\r\nLocation: /open/3\r\n"),
            ("/open/3", "200 OK\r\n|[]"),
            ("/arret/A-B-20200101-3/json", "302 Found\r\nLocation: http://127.0.0.2:9/\r\n"),
            ("/arret/A-B-20200101-4/json", "302 Found\r\nLocation: /arret/A-B-20200101-4/json\r\n"),
        ]);
        let mut site = juricaf(&base);
        site.settings.pause = Duration::from_millis(30);
        let ask = async |id: &str| {
            let url = site.address(&["arret", id, "json"], &[]).unwrap();
            site.asked(url, false, "application/json").await
        };
        let closed = ask("A-B-20200101-1").await;
        assert!(matches!(closed, Err(SourceFailure::Stop { reason: StopReason::Robots, .. })));
        assert_eq!(told.try_iter().collect::<Vec<_>>(), ["/robots.txt", "/arret/A-B-20200101-1/json"]);
        let begun = std::time::Instant::now();
        assert_eq!(ask("A-B-20200101-2").await.map(|a| a.bytes).ok().as_deref(), Some(&b"[]"[..]));
        assert!(begun.elapsed() >= Duration::from_millis(90), "a pause before each step");
        assert!(matches!(ask("A-B-20200101-3").await, Err(SourceFailure::Status(302))));
        assert!(matches!(ask("A-B-20200101-4").await, Err(SourceFailure::Status(302))));
    }

    #[tokio::test]
    async fn what_is_no_id_is_asked_for_nowhere() {
        let (base, told) = site_of(&[("/arret/A-B-20200101-1/json", "404 Not Found\r\n")]);
        let site = juricaf(&base);
        let today = NaiveDate::default();
        let long = "A".repeat(300);
        for id in
            ["", "..", "../admin", "a/b", "a?b=c", "a#b", "a b", "a..b", "%2e%2e", "-a", "é", long.as_str()]
        {
            let refused = site.decision(id, today).await;
            assert!(matches!(refused, Err(SourceFailure::Read(ReadRefused::Unreadable))), "{id}");
        }
        assert_eq!(told.try_iter().count(), 0);
        for id in ["A-B-20200101-1", "CAMEROUN-COURSUPREME-20231005-67CIV-68CIV", "a_b.c"] {
            assert_eq!(site.decision(id, today).await, Err(SourceFailure::NotFound), "{id}");
        }
        assert_eq!(told.try_iter().count(), 4);
    }

    #[test]
    fn a_wait_is_read_as_seconds_or_as_a_time() {
        let after = |pairs: &[(header::HeaderName, &'static str)]| {
            let headers =
                pairs.iter().map(|(n, v)| (n.clone(), header::HeaderValue::from_static(v))).collect();
            retry_after(&headers)
        };
        assert_eq!(after(&[(header::RETRY_AFTER, "120")]), Some(120));
        let date = (header::DATE, "Sat, 21 Nov 2026 12:00:00 GMT");
        assert_eq!(after(&[date, (header::RETRY_AFTER, "Sat, 21 Nov 2026 12:05:00 GMT")]), Some(300));
        assert_eq!(after(&[(header::RETRY_AFTER, "soon")]), None);
        assert_eq!(after(&[(header::RETRY_AFTER, "-5")]), Some(0));
    }
}
