//! Who is calling without an account: the holder of a private link, or a visitor whose free messages are counted.

use crate::app::App;
use crate::limits::client_address;
use crate::problem::Problem;
use actix_web::cookie::time::Duration as CookieDuration;
use actix_web::cookie::{Cookie, SameSite};
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, web};
use anonymous_access::domain::{AccessToken, Address, Keys, Purpose, VisitorId, WINDOW};
use anonymous_access::{AccessError, Comer, Fresh};
use chrono::{DateTime, TimeDelta, Utc};
use std::future::{Ready, ready};

const OPEN_LINK: &str = "palabre_access";
const VISITOR: &str = "palabre_visitor";
/// An opened link is forgotten after so long without its page being looked at.
const OPEN_FOR: TimeDelta = TimeDelta::minutes(30);
/// Characters of a handle: enough that no two links of a browser share one.
const HANDLE: usize = 16;
/// Stands in a path for the link that was opened in this browser.
const CURRENT: &str = "current";
/// Which link a page shows: another one may have been opened in this browser since.
const SHOWN: &str = "x-opened-link";

/// What opens a request: the token of its link, or the cookie that an opened link became.
#[derive(Debug, Clone)]
pub enum LinkKey {
    Token(AccessToken),
    Opened(i64),
}

/// Of the path's `accessToken`. What is neither a token nor an opened link is unknown.
impl FromRequest for LinkKey {
    type Error = Problem;
    type Future = Ready<Result<Self, Problem>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let unknown = || Problem::anonymous(AccessError::NotFound, DateTime::UNIX_EPOCH);
        ready(req.app_data::<web::Data<App>>().ok_or_else(unknown).and_then(|app| {
            match req.match_info().get("accessToken").unwrap_or_default() {
                CURRENT => opened(req, &app.access_keys, app.clock.now()).map(Self::Opened),
                text => {
                    app.visitor_limits.open(client_address(req, &app.config))?;
                    text.parse().ok().map(Self::Token)
                }
            }
            .ok_or_else(unknown)
        }))
    }
}

fn opened(req: &HttpRequest, keys: &Keys, now: DateTime<Utc>) -> Option<i64> {
    let cookie = req.cookie(OPEN_LINK)?;
    let (signed, signature) = cookie.value().rsplit_once('.')?;
    let (id, until) = signed.split_once('.')?;
    let is_living =
        keys.is_signed(Purpose::OpenLink, signed, signature) && now.timestamp() < until.parse().ok()?;
    let id = is_living.then(|| id.parse().ok())??;
    let shown = req.headers().get(SHOWN);
    shown.is_none_or(|shown| shown.as_bytes() == handle(keys, id).as_bytes()).then_some(id)
}

/// What a page calls its link by: it says nothing, and opens nothing.
pub fn handle(keys: &Keys, access_id: i64) -> String {
    keys.sign(Purpose::OpenLink, &format!("handle:{access_id}")).chars().take(HANDLE).collect()
}

/// The opened link as a cookie. It holds no token, ends with the browser, and after half an hour in any case.
pub fn open_link_cookie(app: &App, access_id: i64, now: DateTime<Utc>) -> Cookie<'static> {
    let signed = format!("{access_id}.{}", (now + OPEN_FOR).timestamp());
    let signature = app.access_keys.sign(Purpose::OpenLink, &signed);
    cookie(app, OPEN_LINK, format!("{signed}.{signature}"))
}

pub fn forget_link_cookie(app: &App) -> Cookie<'static> {
    let mut gone = cookie(app, OPEN_LINK, String::new());
    gone.make_removal();
    gone
}

pub fn visitor_cookie(app: &App, visitor: &VisitorId) -> Cookie<'static> {
    let mut kept = cookie(app, VISITOR, visitor.cookie(&app.access_keys));
    kept.set_max_age(CookieDuration::days(WINDOW.num_days()));
    kept
}

fn cookie(app: &App, name: &'static str, value: String) -> Cookie<'static> {
    Cookie::build(name, value)
        .path("/api")
        .http_only(true)
        .same_site(SameSite::Strict)
        .secure(app.config.cookie_secure())
        .finish()
}

/// A visitor as far as can be seen: by the cookie that we signed, and by the address. Whatever else a browser says of itself may be
/// a lie.
pub fn comer(req: &HttpRequest, app: &App) -> Comer {
    let visitor = req.cookie(VISITOR).and_then(|c| VisitorId::from_cookie(&app.access_keys, c.value()));
    let address = Address(client_address(req, &app.config).to_string());
    Comer { visitor, address, visitors_per_address: app.config.visitors_per_address }
}

pub fn fresh() -> Fresh {
    Fresh { visitor: VisitorId::new(rand::random()), salt: rand::random() }
}
