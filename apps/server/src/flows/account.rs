//! One's own account: its password, its devices, its end.

use super::{account_links, sign_in};
use crate::app::App;
use crate::problem::Problem;
use actix_web::HttpRequest;
use chrono::{DateTime, Utc};
use chrono_tz::Africa::Douala;
use database::DbConn;
use identity::IdentityError;
use identity::domain::{AuditAction, Password, Role, TOLD_BEFORE, User, UserId};
use notifications::{Fate, Mail, Notice, Recipient};

/// What this process remembers of a person is read anew, and the lines of ended sessions are cut.
pub(super) fn forget(app: &App, user_id: UserId, ended: &[i64]) {
    app.users.forget(user_id);
    for session in ended {
        app.events.end_session(*session);
    }
}

/// Another password, by whoever knows the present one. The other sessions end.
pub async fn change_password(
    app: &App,
    req: &HttpRequest,
    (user, session): (&User, Option<i64>),
    (current, new): (&str, &str),
) -> Result<(), Problem> {
    let now = app.clock.now();
    let failed = move |e| Problem::identity(e, now);
    let password = Password::parse(new, Some(&user.email))
        .map_err(|r| failed(IdentityError::Invalid(vec![r.of("newPassword")])))?;
    sign_in::check_password(app, req, user, ("currentPassword", current)).await?;
    let hash = sign_in::hash(app, &password).await?;
    let (owner, site) = (user.clone(), app.config.public_url.to_string());
    let ended = app
        .db
        .write(move |c| {
            let ended = identity::change_password(c, owner.id, &hash, session, now).map_err(failed)?;
            account_links::tell_password_changed(c, &owner, &site, now)?;
            Ok::<_, Problem>(ended)
        })
        .await?;
    forget(app, user.id, &ended);
    Ok(())
}

/// Ends one's other sessions: one of them, or all but the present one.
pub async fn end_sessions(
    app: &App,
    user_id: UserId,
    which: Option<i64>,
    present: Option<i64>,
) -> Result<usize, Problem> {
    let ended = app
        .db
        .write(move |c| match which {
            Some(id) => identity::end_own_session(c, user_id, id).map(|()| vec![id]),
            None => identity::end_own_sessions(c, user_id, present),
        })
        .await
        .map_err(Problem::people)?;
    forget(app, user_id, &ended);
    Ok(ended.len())
}

/// Takes a person out of everything (decision 0015), in one transaction; their files follow.
pub async fn delete(app: &App, req: &HttpRequest, user: &User, password: &str) -> Result<(), Problem> {
    sign_in::check_password(app, req, user, ("password", password)).await?;
    let (owner, now) = (user.clone(), app.clock.now());
    let left = app.db.write(move |c| take_out(c, &owner, Why::ByOwner, now)).await?;
    follow(app, &left).await;
    Ok(())
}

/// What is outside the database follows whoever left: what this process remembers, and files.
pub async fn follow(app: &App, left: &Left) {
    forget(app, left.user_id, &left.sessions);
    app.events.written();
    // A file without a row is swept away later, if it cannot be removed now.
    if let Err(e) = app.files.remove(&left.files).await {
        tracing::warn!(error = %e, "a file without a row could not be removed yet");
    }
}

/// Who left, and what of them is not in the database.
#[derive(Debug)]
pub struct Left {
    pub user_id: UserId,
    pub sessions: Vec<i64>,
    pub files: Vec<String>,
}

/// Whose doing the end of an account is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Why {
    ByOwner,
    /// Nobody used it for years.
    Idle,
}

/// Tells whoever has not used their account for nearly five years until when to sign in; answers how many. Of an
/// administrator's account only the log is told: it does not end.
pub fn tell_idle(c: &mut DbConn, site: &str, limit: i64, now: DateTime<Utc>) -> Result<usize, Problem> {
    let found = identity::claim_idle_to_tell(c, limit, now).map_err(Problem::people)?;
    let day = (now + TOLD_BEFORE).with_timezone(&Douala).format("%d/%m/%Y").to_string();
    let link = format!("{}/auth", site.trim_end_matches('/'));
    for user in &found {
        if user.role == Role::Admin {
            tracing::warn!(user = user.id, "an administrator's account has not been used for five years");
            continue;
        }
        let (name, date, link) = (user.name.as_str().to_owned(), day.clone(), link.clone());
        let mail = Mail::AccountEnding { name, date, link };
        promise(c, user, &mail, &ending_key(user.id, now), now)?;
    }
    Ok(found.len())
}

/// Names the word of that instant that an account ends.
fn ending_key(user_id: UserId, told_at: DateTime<Utc>) -> String {
    format!("account-ending:{user_id}:{}", told_at.timestamp())
}

/// Ends an account that nobody has used for five years, as its owner would; none where it is in use again, gone, or where
/// nobody can have read that it ends.
pub fn end_idle(c: &mut DbConn, user_id: UserId, now: DateTime<Utc>) -> Result<Option<Left>, Problem> {
    let held = identity::hold_idle(c, user_id, now).map_err(Problem::people)?;
    let Some((user, told_at)) = held else { return Ok(None) };
    match notifications::fate(c, &ending_key(user_id, told_at)).map_err(Problem::notifications)? {
        Fate::Sent | Fate::Refused => take_out(c, &user, Why::Idle, now).map(Some),
        Fate::Waiting => Ok(None),
        Fate::GivenUp => {
            identity::untell_idle(c, user_id).map_err(Problem::people)?;
            Ok(None)
        }
    }
}

fn take_out(c: &mut DbConn, user: &User, why: Why, now: DateTime<Utc>) -> Result<Left, Problem> {
    let ended = identity::delete_account(c, user.id, now).map_err(|e| Problem::identity(e, now))?;
    let left = marketplace::depart(c, user.id, now).map_err(Problem::marketplace)?;
    documents::forget_person(c, user.id).map_err(Problem::documents)?;
    ai_assistant::forget_person(c, user.id).map_err(Problem::assistant)?;
    notifications::forget_person(c, user.id, user.email.as_str()).map_err(Problem::notifications)?;
    for id in &left.erased_requests {
        notifications::forget_request(c, *id).map_err(Problem::notifications)?;
    }
    for closed in &left.closed {
        super::requests::tell_closed(c, closed, now)?;
    }
    for (request_id, client) in &left.left_behind {
        let notice = Notice::ProfessionalLeft { request_id: *request_id };
        match client {
            Some(client) => super::tell(c, Some(*client), &notice, now)?,
            None => super::anonymous::news(c, *request_id, ("professional-left", true), now)?,
        }
    }
    for (appointment_id, other) in &left.cancelled {
        let notice = Notice::AppointmentCancelled { appointment_id: *appointment_id };
        super::tell(c, Some(*other), &notice, now)?;
    }
    let deed = if why == Why::Idle { AuditAction::AccountExpired } else { AuditAction::AccountDeleted };
    identity::record_audit(c, user.id, deed, &user.id.to_string(), now).map_err(Problem::people)?;
    say_goodbye(c, user, why, now)?;
    Ok(Left { user_id: user.id, sessions: ended, files: left.files })
}

/// The last mail. Once it is sent its row holds the address for as long as any sent mail's does.
fn say_goodbye(c: &mut DbConn, user: &User, why: Why, now: DateTime<Utc>) -> Result<(), Problem> {
    let name = user.name.as_str().to_owned();
    let mail = match why {
        Why::ByOwner => Mail::AccountDeleted { name },
        Why::Idle => Mail::AccountExpired { name },
    };
    promise(c, user, &mail, &format!("account-deleted:{}", user.id), now)
}

fn promise(c: &mut DbConn, user: &User, mail: &Mail, key: &str, now: DateTime<Utc>) -> Result<(), Problem> {
    let to = Recipient::parse(user.email.as_str(), super::mail_language(user.language));
    to.and_then(|to| notifications::enqueue(c, mail, &to, key, now)).map_err(Problem::notifications)
}
