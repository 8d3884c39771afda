//! Links by mail to one's own account: to confirm the address, to choose a new password, to sign in.

use super::sign_in;
use crate::app::App;
use crate::device::Device;
use crate::language::Lang;
use crate::limits::client_address;
use crate::problem::Problem;
use crate::session;
use actix_session::Session;
use actix_web::HttpRequest;
use chrono::{DateTime, Utc};
use database::DbConn;
use identity::domain::{Email, FieldReason, LinkKeys, LinkPurpose, LinkSeed, LinkToken, Password, User};
use identity::{IdentityError, NewLink};
use notifications::{Language, Mail, Recipient};
use std::sync::Arc;

/// The link that comes with a new account.
pub(super) struct First {
    keys: Arc<LinkKeys>,
    seed: LinkSeed,
}

impl First {
    pub fn new(app: &App) -> Self {
        Self { keys: app.link_keys.clone(), seed: LinkSeed::new(rand::random()) }
    }

    pub fn send(&self, c: &mut DbConn, user: &User, now: DateTime<Utc>) -> Result<(), Problem> {
        let purpose = LinkPurpose::VerifyEmail;
        let new = NewLink { purpose, keys: &self.keys, seed: &self.seed };
        let id = identity::ask_first_link(c, &new, user.id, now).map_err(|e| Problem::identity(e, now))?;
        queue(c, (id, purpose), super::mail_language(user.language), now)
    }
}

/// Sends a link to an address, if it is one of ours. Whether it is, neither the answer nor its time tells.
pub async fn send(
    app: &App,
    req: &HttpRequest,
    purpose: LinkPurpose,
    (email, lang): (&str, Lang),
) -> Result<(), Problem> {
    app.limits.link(client_address(req, &app.config))?;
    let now = app.clock.now();
    let failed = move |e| Problem::identity(e, now);
    let email: Email =
        email.parse().map_err(|r: FieldReason| failed(IdentityError::Invalid(vec![r.of("email")])))?;
    let (keys, seed) = (app.link_keys.clone(), LinkSeed::new(rand::random()));
    app.db
        .write(move |c| {
            let new = NewLink { purpose, keys: &keys, seed: &seed };
            let id = identity::ask_link(c, &new, &email, now).map_err(failed)?;
            queue(c, (id, purpose), super::mail_language(lang.into()), now)
        })
        .await
}

/// The outbox holds the number of the link, and neither link nor address.
fn queue(
    c: &mut DbConn,
    (id, purpose): (i64, LinkPurpose),
    language: Language,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    let (token, link) = (id.to_string(), String::new());
    let mail = match purpose {
        LinkPurpose::VerifyEmail => Mail::VerifyEmail { token, link },
        LinkPurpose::ResetPassword => Mail::ResetPassword { token, link },
        LinkPurpose::SignIn => Mail::SignInLink { token, link },
    };
    notifications::enqueue_sealed(c, &mail, language, &format!("account-link:{id}"), now)
        .map_err(Problem::notifications)
}

fn token(text: &str, now: DateTime<Utc>) -> Result<LinkToken, Problem> {
    text.trim().parse().map_err(|_| Problem::identity(IdentityError::UnknownLink, now))
}

/// The address is confirmed, by whoever has the link.
pub async fn confirm(app: &App, req: &HttpRequest, text: &str) -> Result<(), Problem> {
    app.limits.auth(client_address(req, &app.config))?;
    let now = app.clock.now();
    let token = token(text, now)?;
    let confirmed = app.db.write(move |c| identity::confirm_email(c, &token, now)).await;
    app.users.forget(confirmed.map_err(|e| Problem::identity(e, now))?.id);
    Ok(())
}

/// A new password; every session of the account ends.
pub async fn reset(app: &App, req: &HttpRequest, (text, password): (&str, &str)) -> Result<(), Problem> {
    let address = client_address(req, &app.config);
    app.limits.auth(address)?;
    let now = app.clock.now();
    let failed = move |e| Problem::identity(e, now);
    let token = token(text, now)?;
    let known = token.clone();
    let owner = app
        .db
        .write(move |c| identity::link_owner(c, &known, LinkPurpose::ResetPassword, now))
        .await
        .map_err(failed)?;
    let password = Password::parse(password, Some(&owner.email))
        .map_err(|r| failed(IdentityError::Invalid(vec![r.of("password")])))?;
    let hash = sign_in::hash(app, &password).await?;
    let site = app.config.public_url.to_string();
    let (user, ended) = app
        .db
        .write(move |c| {
            let (user, ended) = identity::reset_password(c, &token, &hash, now).map_err(failed)?;
            tell_password_changed(c, &user, &site, now)?;
            Ok::<_, Problem>((user, ended))
        })
        .await?;
    super::account::forget(app, user.id, &ended);
    Ok(())
}

/// Signs in whoever has the link.
pub async fn sign_in(app: &App, req: &HttpRequest, session: &Session, text: &str) -> Result<User, Problem> {
    app.limits.auth(client_address(req, &app.config))?;
    let now = app.clock.now();
    let token = token(text, now)?;
    let signed_in = app.db.write(move |c| identity::sign_in_by_link(c, &token, now)).await;
    let (user, ended) = signed_in.map_err(|e| Problem::identity(e, now))?;
    super::account::forget(app, user.id, &ended);
    session::begin(session, &user, Device::of(req))?;
    Ok(user)
}

/// In the transaction of the change: whoever did not change it learns of it.
pub(super) fn tell_password_changed(
    c: &mut DbConn,
    user: &User,
    site: &str,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    let name = user.name.as_str().to_owned();
    let mail = Mail::PasswordChanged { name, link: format!("{}/auth/reset", site.trim_end_matches('/')) };
    let to = Recipient::parse(user.email.as_str(), super::mail_language(user.language));
    let key = format!("password-changed:{}:{}", user.id, now.timestamp_micros());
    to.and_then(|to| notifications::enqueue(c, &mail, &to, &key, now)).map_err(Problem::notifications)
}
