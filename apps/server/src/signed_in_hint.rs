//! A cookie that the page may read: whether anybody is signed in here, and nothing of whom. A visitor's page then spares
//! the question who they are. It opens nothing: the session alone does.

use crate::app::App;
use crate::session;
use actix_session::{SessionExt, SessionStatus};
use actix_web::Error;
use actix_web::body::MessageBody;
use actix_web::cookie::time::Duration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header;
use actix_web::middleware::Next;
use actix_web::web::Data;

/// The page looks for this name: `frontend/src/lib/session/useSession.ts`.
pub const NAME: &str = "palabre_signed_in";

/// Says it beside every answer whose caller has a session and was not told, pages among them: a new version of the page
/// is always read from here before it looks for the cookie. Takes it back where an answer of the API found no session.
pub async fn keep(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let (session, is_told) = (req.get_session(), req.cookie(NAME).is_some());
    let is_api = req.path().starts_with("/api/");
    let mut res = next.call(req).await?;
    let is_new = matches!(session.status(), SessionStatus::Changed | SessionStatus::Renewed);
    let cookie = match session::is_signed_in(&session) {
        true if !is_told || is_new => hint(&res, "1", Duration::days(session::COOKIE_DAYS)),
        // A page is kept by caches on the way, and would take the cookie away from others.
        false if is_told && is_api => hint(&res, "", Duration::ZERO),
        _ => return Ok(res),
    };
    if !is_shared(&res) {
        res.response_mut().add_cookie(&cookie)?;
    }
    Ok(res)
}

/// Hashed files: the same for everybody, for ever.
fn is_shared<B>(res: &ServiceResponse<B>) -> bool {
    let caching = res.headers().get(header::CACHE_CONTROL).and_then(|v| v.to_str().ok());
    caching.is_some_and(|c| c.starts_with("public"))
}

/// As the session's own cookie, but for the page to read.
fn hint<B>(res: &ServiceResponse<B>, value: &'static str, lifetime: Duration) -> Cookie<'static> {
    let is_secure = res.request().app_data::<Data<App>>().is_some_and(|a| a.config.cookie_secure());
    Cookie::build(NAME, value).path("/").same_site(SameSite::Lax).secure(is_secure).max_age(lifetime).finish()
}
