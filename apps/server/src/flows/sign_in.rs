//! Registering and signing in: the slow hash runs on a blocking thread, between two short transactions.

use super::account_links;
use crate::app::App;
use crate::device::Device;
use crate::limits::client_address;
use crate::problem::Problem;
use crate::routes::identity::LoginRequest;
use crate::session;
use crate::wording;
use actix_session::Session;
use actix_web::HttpRequest;
use identity::domain::{Email, FieldReason, Password, PasswordHash, RawRegistration, Registration, User};
use identity::{IdentityError, LoginAttempt};
use notifications::{Mail, Recipient};
use rand::Rng;

pub async fn register(
    app: &App,
    req: &HttpRequest,
    session: &Session,
    raw: RawRegistration,
) -> Result<User, Problem> {
    app.limits.auth(client_address(req, &app.config))?;
    let now = app.clock.now();
    let new = Registration::parse(&raw).map_err(|e| Problem::identity(IdentityError::Invalid(e), now))?;
    let hash = hash(app, &new.password).await?;
    let links = account_links::First::new(app);
    let user = app
        .db
        .write(move |c| {
            let user = identity::register(c, &new, &hash, now)?;
            welcome(c, &user, &links, now);
            Ok(user)
        })
        .await
        .map_err(|e| Problem::identity(e, now))?;
    session::begin(session, &user, Device::of(req))?;
    Ok(user)
}

pub(super) async fn hash(app: &App, password: &Password) -> Result<PasswordHash, Problem> {
    let permit = app.limits.hashing().await?;
    let (password, salt) = (password.clone(), rand::rng().random::<[u8; 16]>());
    let cost = app.password_cost.clone();
    let hash = tokio::task::spawn_blocking(move || identity::hash_password(&password, salt, &cost)).await;
    drop(permit);
    hash.map_err(|e| Problem::internal(&e))?.map_err(|e| Problem::identity(e, app.clock.now()))
}

/// A letter that cannot be put in the queue does not undo the registration it speaks of.
pub(super) fn welcome(
    c: &mut database::DbConn,
    user: &User,
    links: &account_links::First,
    now: chrono::DateTime<chrono::Utc>,
) {
    let language = super::mail_language(user.language);
    let mail = Mail::Welcome { name: user.name.as_str().to_owned() };
    let queued = Recipient::parse(user.email.as_str(), language).and_then(|to| {
        c.write(|c| notifications::enqueue(c, &mail, &to, &format!("welcome-{}", user.id), now))
    });
    if let Err(e) = queued {
        tracing::warn!(error = %e, "the welcome mail was not queued");
    }
    if let Err(e) = c.write(|c| links.send(c, user, now)) {
        tracing::warn!(error = %e, "the link to confirm the address was not queued");
    }
}

pub async fn log_in(
    app: &App,
    req: &HttpRequest,
    session: &Session,
    body: &LoginRequest,
) -> Result<User, Problem> {
    let address = client_address(req, &app.config);
    app.limits.auth(address)?;
    let (email, now) = (readable(body)?, app.clock.now());
    let failed = |e| Problem::identity(e, now);
    let address = address.to_string();
    let attempt =
        app.db.write(move |c| identity::begin_login(c, &email, &address, now)).await.map_err(failed)?;
    if verify(app, &body.password, &attempt).await? {
        let attempt = app.db.write(move |c| identity::login_succeeded(c, &attempt).map(|()| attempt)).await;
        if let Some((user, _)) = attempt.map_err(failed)?.account {
            session::begin(session, &user, Device::of(req))?;
            return Ok(user);
        }
    }
    Err(failed(IdentityError::InvalidCredentials))
}

/// Whether this is the password of whoever is signed in; tries are counted as those of signing in are. No 401: the
/// session is not in doubt.
pub(super) async fn check_password(
    app: &App,
    req: &HttpRequest,
    user: &User,
    (field, password): (&'static str, &str),
) -> Result<(), Problem> {
    let (address, now) = (client_address(req, &app.config), app.clock.now());
    app.limits.auth(address)?;
    let failed = |e| Problem::identity(e, now);
    let reason = if password.is_empty() { FieldReason::PasswordRequired } else { FieldReason::PasswordWrong };
    let wrong = || failed(IdentityError::Invalid(vec![reason.of(field)]));
    if password.is_empty() {
        return Err(wrong());
    }
    let (email, address) = (user.email.clone(), address.to_string());
    let attempt =
        app.db.write(move |c| identity::begin_login(c, &email, &address, now)).await.map_err(failed)?;
    if !verify(app, password, &attempt).await? {
        return Err(wrong());
    }
    app.db.write(move |c| identity::login_succeeded(c, &attempt)).await.map_err(failed)
}

/// What a sign-in must have; how long a password must be is not said here.
fn readable(body: &LoginRequest) -> Result<Email, Problem> {
    let email = body.email.parse::<Email>();
    let no_password = body.password.is_empty().then_some(("password", FieldReason::PasswordRequired));
    match (email, no_password) {
        (Ok(email), None) => Ok(email),
        (email, no_password) => {
            let wrong = email.err().map(|reason| ("email", reason)).into_iter().chain(no_password);
            Err(Problem::invalid(wrong.map(|(field, reason)| (field, wording::identity_field(reason)))))
        }
    }
}

async fn verify(app: &App, password: &str, attempt: &LoginAttempt) -> Result<bool, Problem> {
    // A longer one cannot be right, and hashing a megabyte is work for nothing.
    let password: String = password.chars().take(identity::domain::Password::MAX + 1).collect();
    let hash = attempt.account.as_ref().map(|(_, hash)| hash.clone());
    let permit = app.limits.hashing().await?;
    let cost = app.password_cost.clone();
    let right =
        tokio::task::spawn_blocking(move || identity::verify_password(&password, hash.as_ref(), &cost)).await;
    drop(permit);
    right.map_err(|e| Problem::internal(&e))
}
