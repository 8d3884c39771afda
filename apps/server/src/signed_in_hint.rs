//! A cookie that the page may read: whether anybody is signed in here, and nothing of whom. A visitor's page then spares
//! the question who they are. It opens nothing: the session alone does.

use crate::app::App;
use crate::session;
use actix_session::{SessionExt, SessionStatus};
use actix_web::body::MessageBody;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpRequest, HttpResponse};

/// The page looks for this name: `frontend/src/lib/session/useSession.ts`.
pub const NAME: &str = "palabre_signed_in";

/// Says it beside every call whose caller has a session and was not told, and takes it back where there is no session.
pub async fn keep(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let (session, is_told) = (req.get_session(), req.cookie(NAME).is_some());
    let mut res = next.call(req).await?;
    let is_new = matches!(session.status(), SessionStatus::Changed | SessionStatus::Renewed);
    let cookie = match session::is_signed_in(&session) {
        true if !is_told || is_new => hint(res.request(), "1", Duration::days(session::COOKIE_DAYS)),
        false if is_told => hint(res.request(), "", Duration::ZERO),
        _ => return Ok(res),
    };
    res.response_mut().add_cookie(&cookie)?;
    Ok(res)
}

/// Says it beside a page whose caller has the cookie of a session and was not told: a new version of the page is always
/// read from here before it looks for the cookie. No page reads the session itself; where it is none any more, the next
/// call takes the cookie back. A page does not: caches on the way keep it, and would take the cookie away from others.
pub fn beside_page(req: &HttpRequest, mut page: HttpResponse) -> HttpResponse {
    if req.cookie(session::COOKIE).is_some() && req.cookie(NAME).is_none() && !is_shared(&page) {
        let cookie = hint(req, "1", Duration::days(session::COOKIE_DAYS));
        if let Err(e) = page.add_cookie(&cookie) {
            tracing::warn!(error = %e, "the cookie beside the session cannot be written");
        }
    }
    page
}

/// Hashed files: the same for everybody, for ever.
fn is_shared(page: &HttpResponse) -> bool {
    let caching = page.headers().get(header::CACHE_CONTROL).and_then(|v| v.to_str().ok());
    caching.is_some_and(|c| c.starts_with("public"))
}

/// As the session's own cookie, but for the page to read.
fn hint(req: &HttpRequest, value: &'static str, lifetime: Duration) -> Cookie<'static> {
    let is_secure = req.app_data::<Data<App>>().is_some_and(|a| a.config.cookie_secure());
    Cookie::build(NAME, value).path("/").same_site(SameSite::Lax).secure(is_secure).max_age(lifetime).finish()
}
