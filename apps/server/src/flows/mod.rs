//! The few things that join two crates, or a crate and the session.

pub mod account;
pub mod account_links;
pub mod admin;
pub mod anonymous;
pub mod anonymous_time;
pub mod appointments;
pub mod ask;
pub mod attachments;
pub mod case_law;
pub mod cases;
pub mod deadlines;
pub mod export;
pub mod feedback;
pub mod formulate;
pub mod imports;
pub mod knowledge;
pub mod laws;
pub mod library;
pub mod messages;
mod named;
pub mod passages;
pub mod payments;
pub mod payments_admin;
pub mod payments_alerts;
pub mod payments_asked;
pub mod payments_premium;
pub mod professionals;
pub mod proposals;
pub mod receipts;
pub mod reply_channel;
pub mod requests;
pub mod sign_in;
pub mod system_status;
pub mod visitor_chat;

use crate::app::App;
use crate::problem::Problem;
use chrono::{DateTime, Utc};
use database::DbConn;
use identity::domain::{Person, UserId};
use notifications::Notice;
use std::collections::HashMap;

/// The people with these ids, with one query.
pub(crate) fn people(c: &mut DbConn, ids: &[UserId]) -> Result<HashMap<UserId, Person>, Problem> {
    // Whoever browses open requests may know nobody.
    if ids.is_empty() {
        return Ok(HashMap::new());
    }
    identity::people(c, ids).map_err(Problem::people)
}

/// The language a person's mails are written in.
pub(crate) fn mail_language(language: identity::domain::Language) -> notifications::Language {
    match language {
        identity::domain::Language::French => notifications::Language::Fr,
        identity::domain::Language::English => notifications::Language::En,
    }
}

/// After an erasure: what is gone leaves the journal too. Where that fails now, a job does it later.
pub async fn forget_journal(app: &App) {
    if let Err(e) = app.db.read(DbConn::forget_journal).await {
        tracing::warn!(error = %e, "the journal could not be emptied");
    }
}

/// Tells a person something, in the transaction of what it speaks of. Who has no account is told nothing here.
fn tell(c: &mut DbConn, to: Option<UserId>, notice: &Notice, now: DateTime<Utc>) -> Result<(), Problem> {
    match to {
        Some(to) => notifications::notify(c, to, notice, now).map_err(Problem::notifications),
        None => Ok(()),
    }
}
