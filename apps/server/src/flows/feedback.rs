//! What people say of answers: theirs to give, administrators' to open, with a trace.

use crate::problem::Problem;
use crate::routes::feedback_views::{FeedbackView, OpenedFeedbackView};
use ai_assistant::domain::{Opinion, PassageKind};
use chrono::{DateTime, Utc};
use database::DbConn;
use identity::domain::{AuditAction, UserId};

pub fn give(
    c: &mut DbConn,
    (user, log): (UserId, i64),
    opinion: &Opinion,
    now: DateTime<Utc>,
) -> Result<FeedbackView, Problem> {
    Ok(ai_assistant::give_feedback(c, user, log, opinion, now).map_err(Problem::assistant)?.into())
}

/// Shows one opinion with its exchange. That it was read is written in the same transaction: no trace, no text.
pub fn open(
    c: &mut DbConn,
    (admin, id): (UserId, i64),
    now: DateTime<Utc>,
) -> Result<OpenedFeedbackView, Problem> {
    let (said, log) = ai_assistant::feedback(c, id).map_err(Problem::assistant)?;
    trace(c, admin, AuditAction::FeedbackOpened, id, now)?;
    let notes = log.sources.iter().filter(|s| s.kind == PassageKind::Note).map(|s| s.key.as_str());
    let about = Some(said.opinion.source_key.as_str()).filter(|key| !key.is_empty());
    let key = about.or_else(|| notes.into_iter().next()).and_then(|key| key.parse().ok());
    let note = key.and_then(|key| jurisprudence::note(c, &key).ok());
    Ok(OpenedFeedbackView::of(said, log, note.map(|n| n.id)))
}

pub fn review(c: &mut DbConn, (admin, id): (UserId, i64), now: DateTime<Utc>) -> Result<(), Problem> {
    ai_assistant::review_feedback(c, id, admin, now).map_err(Problem::assistant)?;
    trace(c, admin, AuditAction::FeedbackReviewed, id, now)
}

fn trace(
    c: &mut DbConn,
    admin: UserId,
    action: AuditAction,
    id: i64,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    identity::record_audit(c, admin, action, &id.to_string(), now).map_err(Problem::people)
}
