use super::take_in::{attach, follow, insert};
use crate::JurisprudenceError;
use crate::domain::Case;
use crate::domain::import::{Answer, CaseText, ReviewKind, ReviewState, is_masked};
use crate::import::Received;
use crate::store::reviews::ReviewRow;
use crate::store::{cases, editing, library, reviews as rows, sources, state};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Enough for anybody to look at; the next ones show when these are decided on.
const LIST_MAX: i64 = 200;

/// Something that was received, beside the decision here that it may be.
#[derive(Debug, Clone, PartialEq)]
pub struct OpenReview {
    pub id: i64,
    pub kind: ReviewKind,
    pub case: Case,
    /// None where the decision was here before any text was received for it.
    pub text: Option<CaseText>,
    pub received: Received,
    pub created_at: DateTime<Utc>,
}

/// The oldest first, and how many there are.
pub fn open_reviews(conn: &mut DbConn) -> Result<(Vec<OpenReview>, i64), JurisprudenceError> {
    let total = rows::count_open(conn)?;
    let open = rows::open(conn, LIST_MAX)?;
    let read = open.into_iter().map(|row| read(conn, row)).collect::<Result<Vec<_>, _>>()?;
    Ok((read.into_iter().flatten().collect(), total))
}

pub fn review(conn: &mut DbConn, id: i64) -> Result<OpenReview, JurisprudenceError> {
    let row = rows::find(conn, id)?.filter(|row| row.state == ReviewState::Open);
    let row = row.ok_or(JurisprudenceError::UnknownReview)?;
    read(conn, row)?.ok_or(JurisprudenceError::UnknownReview)
}

fn read(conn: &mut DbConn, row: ReviewRow) -> Result<Option<OpenReview>, JurisprudenceError> {
    let case = editing::find(conn, row.case_id)?.filter(|case| case.is_active);
    let (Some(case), Some(received)) = (case, row.received.0) else { return Ok(None) };
    let text = sources::find(conn, case.id)?;
    let created_at = row.created_at.into();
    Ok(Some(OpenReview { id: row.id, kind: row.kind, case, text, received, created_at }))
}

/// Decides on what was received; answers the decision that it concerns then.
pub fn decide_review(
    conn: &mut DbConn,
    id: i64,
    answer: Answer,
    admin: i64,
    now: DateTime<Utc>,
) -> Result<Case, JurisprudenceError> {
    conn.write(|conn| {
        // The cursor's lock comes first: the decision stays as it is read.
        state::hold(conn)?;
        let open = review(conn, id)?;
        let decided = answer.state(open.kind).ok_or(JurisprudenceError::NoSuchAnswer)?;
        if !rows::decide(conn, id, decided, (Some(admin), now))? {
            return Err(JurisprudenceError::UnknownReview);
        }
        let concerned = match decided {
            ReviewState::Merged => merge(conn, &open, now)?,
            ReviewState::Kept => add(conn, &open.received, now)?,
            ReviewState::Accepted => accept(conn, &open, now)?,
            ReviewState::Open | ReviewState::Ignored => open.case.id,
        };
        editing::find(conn, concerned)?.ok_or(JurisprudenceError::UnknownCase)
    })
}

/// One decision: it is found by the other spelling and id too.
fn merge(conn: &mut DbConn, open: &OpenReview, now: DateTime<Utc>) -> Result<i64, JurisprudenceError> {
    let (case, r) = (&open.case, &open.received);
    match &open.text {
        None => {
            attach(conn, case, r, (None, None), now)?;
        }
        Some(text) => {
            if text.number != r.decision.number {
                sources::add_alias(conn, case.id, (sources::NUMBER, &r.decision.number), now)?;
                // The library reads it again: it is found by another number too.
                let revision = state::next_revision(conn)?;
                library::touch(conn, case.id, revision)?;
            }
            if text.source_id != r.id {
                sources::add_alias(conn, case.id, (sources::SOURCE_ID, &r.id), now)?;
            }
        }
    }
    Ok(case.id)
}

/// Two decisions. What has the same court, day and number as one here can only be that one.
fn add(conn: &mut DbConn, r: &Received, now: DateTime<Utc>) -> Result<i64, JurisprudenceError> {
    if sources::with_identity(conn, r)?.is_some() {
        return Err(JurisprudenceError::NoSuchAnswer);
    }
    insert(conn, r, (None, None), now)
}

/// What the source says now. A correction made here stays; a text whose names were masked has to be looked at again. Whoever
/// looked at the decision before has not seen this: it takes the next revision, by which the library reads it again too.
fn accept(conn: &mut DbConn, open: &OpenReview, now: DateTime<Utc>) -> Result<i64, JurisprudenceError> {
    let (case, r) = (&open.case, &open.received);
    let before = sources::head(conn, case.id)?.ok_or(JurisprudenceError::UnknownReview)?;
    if sources::with_identity(conn, r)?.is_some_and(|other| other.case_id != case.id) {
        return Err(JurisprudenceError::NoSuchAnswer);
    }
    if before.number != r.decision.number && !is_masked(&before.number) {
        sources::add_alias(conn, case.id, (sources::NUMBER, &before.number), now)?;
    }
    if before.source_id != r.id {
        sources::add_alias(conn, case.id, (sources::SOURCE_ID, &before.source_id), now)?;
    }
    sources::replace(conn, &before, r, now)?;
    let revision = state::next_revision(conn)?;
    if before.is_masked() && case.is_verified {
        cases::set_unverified(conn, case.id, revision, now)?;
    } else {
        library::touch(conn, case.id, revision)?;
    }
    follow(conn, &before, r, true, now)?;
    Ok(case.id)
}
