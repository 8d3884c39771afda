//! What every request passes on its way in and out: its id and log line, the caller's language, the headers that
//! keep browsers safe, and the refusal of calls that come from another site.

use crate::app::App;
use crate::language::Lang;
use crate::problem::Problem;
use actix_web::body::{BoxBody, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::Method;
use actix_web::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::{Error, ResponseError, web};
use std::time::Instant;
use url::{Host, Url};

pub const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Names the request, and writes one line when it is answered: no address, no person, no query, no body.
pub async fn log(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let id = uuid::Uuid::now_v7().to_string();
    let (method, start) = (req.method().clone(), Instant::now());
    let app = req.app_data::<web::Data<App>>().cloned();
    let answer = next.call(req).await;
    let (route, status) = match &answer {
        // The pattern, not the path: a path may carry a private link.
        Ok(res) => (res.request().match_pattern().unwrap_or_else(|| "(file)".to_owned()), res.status()),
        Err(e) => ("(before its route)".to_owned(), e.as_response_error().status_code()),
    };
    let status = status.as_u16();
    let answer = with_headers(answer, |headers| {
        if let Ok(value) = HeaderValue::from_str(&id) {
            headers.insert(REQUEST_ID, value);
        }
    });
    let time = start.elapsed();
    if let Some(app) = app {
        app.metrics.answered(method.as_str(), &route, status, time);
    }
    let ms = time.as_millis() as u64;
    if status >= 500 {
        tracing::error!(request_id = %id, %method, route, status, ms, "request");
    } else {
        tracing::info!(request_id = %id, %method, route, status, ms, "request");
    }
    answer
}

/// Changes the headers of an answer, also of one that `session::or_busy` gave.
fn with_headers<B>(
    answer: Result<ServiceResponse<B>, Error>,
    change: impl FnOnce(&mut HeaderMap),
) -> Result<ServiceResponse<B>, Error> {
    match answer {
        Ok(mut res) => {
            change(res.headers_mut());
            Ok(res)
        }
        Err(e) => {
            let mut response = e.error_response();
            change(response.headers_mut());
            Err(InternalError::from_response(e, response).into())
        }
    }
}

/// Says a problem in the caller's language. Errors know no request, so they are worded on the way out.
pub async fn localize(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let lang = Lang::of(req.headers());
    let res = next.call(req).await?.map_into_boxed_body();
    let problem = res.response().extensions().get::<Problem>().cloned();
    let Some(problem) = problem else { return Ok(res) };
    let mut said = problem.response(lang);
    for (name, value) in res.headers() {
        if !said.headers().contains_key(name) && name != header::CONTENT_LENGTH {
            said.headers_mut().insert(name.clone(), value.clone());
        }
    }
    Ok(res.into_response(said))
}

const CSP: &str = "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; \
     connect-src 'self'; font-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; frame-src 'self'; \
     frame-ancestors 'self'; manifest-src 'self'; worker-src 'self'";

/// Of what a page is made of: it opens nothing by itself, and a worker takes its rules from here. Each of the first visit carries it, on
/// a slow line.
const PARTS_CSP: &str = "default-src 'self'";

/// What the pages of people without an account, those that links by mail open, and their calls, never leave behind: not in a cache, not as the page one
/// came from, not in a search engine.
const PRIVATE: [(HeaderName, &str); 3] = [
    (header::CACHE_CONTROL, "no-store"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("x-robots-tag"), "noindex, nofollow, noarchive"),
];

/// Of the pages of people without an account and those that links by mail open, and of their calls.
pub fn is_private(path: &str) -> bool {
    // The pages' router does not tell capitals from small letters.
    let lower = path.to_ascii_lowercase();
    let mut parts = lower.split('/').filter(|part| !part.is_empty());
    let first = parts.next().unwrap_or_default();
    matches!(first, "access" | "marketplace-anonymous")
        || (first == "auth" && parts.next().is_some())
        || path.starts_with("/api/auth/")
        || path.starts_with("/api/anonymous-")
        || matches!(path, "/api/marketplace/anonymous" | "/api/ai/chat-anonymous")
}

pub async fn safe_headers(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let is_api = req.path().starts_with("/api/");
    let is_private = is_private(req.path());
    let is_part = req.path().starts_with("/assets/");
    let secure = req.app_data::<web::Data<App>>().is_some_and(|a| a.config.cookie_secure());
    with_headers(next.call(req).await, |headers| {
        if is_private {
            for (name, value) in PRIVATE {
                headers.insert(name, HeaderValue::from_static(value));
            }
        }
        let mut set = |name: HeaderName, value: &'static str| {
            if !headers.contains_key(&name) {
                headers.insert(name, HeaderValue::from_static(value));
            }
        };
        set(header::CONTENT_SECURITY_POLICY, if is_part { PARTS_CSP } else { CSP });
        set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
        if !is_part {
            set(header::REFERRER_POLICY, "same-origin");
            set(header::PERMISSIONS_POLICY, "camera=(), microphone=(self), geolocation=(), payment=()");
            set(HeaderName::from_static("cross-origin-opener-policy"), "same-origin");
        }
        if is_api {
            set(header::CACHE_CONTROL, "no-store");
        }
        if secure {
            set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000; includeSubDomains");
        }
    })
}

/// The calls whose body is a file, of whatever type it says to be.
const FILES: [&str; 4] = [
    "/api/message-attachments",
    "/api/admin/jurisprudence/import/files",
    "/api/admin/laws/import",
    "/api/admin/payments/statements",
];
const CALLBACKS: &str = "/api/payments/callback/";

/// A call that changes something must be JSON, and must not come from another site's page. No call comes by a path in
/// disguise: the rules after this one look at paths.
pub async fn same_origin(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<EitherBody<impl MessageBody, BoxBody>>, Error> {
    match refusal(&req) {
        Some(problem) => Ok(req.into_response(problem.error_response()).map_into_right_body()),
        None => Ok(next.call(req).await?.map_into_left_body()),
    }
}

/// Routes are matched by the decoded path, and rules that look at a path would not know `/api/%6Cogin` again. Nothing that
/// need not be written so is written so by a browser: there is no such page.
fn is_disguised(path: &str) -> bool {
    path.split('%').skip(1).any(|rest| {
        let code = rest.get(..2).and_then(|hex| u8::from_str_radix(hex, 16).ok());
        code.is_some_and(|c| c.is_ascii_alphanumeric() || b"-._~/".contains(&c))
    })
}

fn refusal(req: &ServiceRequest) -> Option<Problem> {
    if is_disguised(req.path()) {
        return Some(Problem::not_found());
    }
    let safe = matches!(*req.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    // An operator's server posts from where it is, in whatever type it says; nothing it says is believed.
    if safe || !req.path().starts_with("/api/") || req.path().starts_with(CALLBACKS) {
        return None;
    }
    let app = req.app_data::<web::Data<App>>()?;
    let host = req.headers().get(header::HOST).and_then(|h| h.to_str().ok());
    let ours = match req.headers().get(header::ORIGIN) {
        Some(origin) => origin.to_str().is_ok_and(|o| is_ours(o, &app.config.public_url, host)),
        // No origin: no browser's script, unless the browser says where the call comes from.
        None => req
            .headers()
            .get("sec-fetch-site")
            .is_none_or(|site| matches!(site.as_bytes(), b"same-origin" | b"none")),
    };
    if !ours {
        return Some(Problem::foreign_origin());
    }
    let is_json = req.headers().get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).is_some_and(|v| {
        v.split(';').next().is_some_and(|t| t.trim().eq_ignore_ascii_case("application/json"))
    });
    let is_free = *req.method() == Method::DELETE || FILES.contains(&req.path());
    (!is_json && !is_free).then(Problem::wrong_content_type)
}

/// Ours is the public address, and the very host the call was sent to. A site that is served over TLS has no page in clear:
/// whoever sits between could write one. On the machine itself nobody does.
fn is_ours(origin: &str, public: &Url, host: Option<&str>) -> bool {
    if origin == public.origin().ascii_serialization() {
        return true;
    }
    let Ok(origin) = Url::parse(origin) else { return false };
    let on_this_machine = match origin.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(ip)) => ip.is_loopback(),
        Some(Host::Ipv6(ip)) => ip.is_loopback(),
        None => return false,
    };
    host == Some(origin.authority()) && (on_this_machine || origin.scheme() == public.scheme())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_of_people_without_an_account_are_private() {
        for path in [
            "/access",
            "/Access/abc",
            "/access/abc",
            "//access/abc",
            "/access/stop/abc",
            "/marketplace-anonymous",
        ] {
            assert!(is_private(path), "{path}");
        }
        for path in ["/api/anonymous-open", "/api/anonymous-access/abc", "/api/marketplace/anonymous"] {
            assert!(is_private(path), "{path}");
        }
        for path in ["/auth/reset", "/auth/verify", "/auth/link", "//auth/link", "/api/auth/reset"] {
            assert!(is_private(path), "{path}");
        }
        for path in ["/", "/accessories", "/auth", "/auth/", "/marketplace", "/api/auth", "/api/user"] {
            assert!(!is_private(path), "{path}");
        }
    }

    #[test]
    fn a_path_in_disguise_is_told() {
        for path in
            ["/api/%6cogin", "/%61ccess/abc", "/api/marketplace/%61nonymous", "/api%2Flogin", "/%2e%2E/x"]
        {
            assert!(is_disguised(path), "{path}");
        }
        for path in ["/", "/api/login", "/caf%C3%A9", "/a%20b", "/100%", "/%zz"] {
            assert!(!is_disguised(path), "{path}");
        }
    }

    #[test]
    fn only_our_own_pages_may_change_something() {
        let public = Url::parse("https://palabre.cm").unwrap();
        let ours = |origin, host| is_ours(origin, &public, host);
        assert!(ours("https://palabre.cm", None));
        assert!(ours("http://127.0.0.1:8080", Some("127.0.0.1:8080")));
        assert!(ours("https://www.palabre.cm", Some("www.palabre.cm")));
        assert!(!ours("http://palabre.cm", Some("palabre.cm")), "in clear beside TLS");
        assert!(!ours("https://palabre.cm.evil.example", Some("palabre.cm")));
        assert!(!ours("https://evil.example", Some("palabre.cm")));
        assert!(!ours("null", Some("palabre.cm")));
        assert!(!ours("", None));
    }
}
