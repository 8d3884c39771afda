use crate::JurisprudenceError;
use crate::domain::import::{
    ImportItem, ImportOrder, ImportRun, ItemReason, Origin, Outcome, Progress, RunState, StopReason,
};
use crate::store::imports as rows;
use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, DbError};

/// A process that says nothing for this long has lost its run: another one goes on with it.
const LEASE: TimeDelta = TimeDelta::seconds(45);
/// Runs are told of for this long.
const KEPT: TimeDelta = TimeDelta::days(365);
const ITEMS_MAX: i64 = 2_000;

/// A run that this process alone goes on with, as long as it says so.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    pub run: ImportRun,
    pub attempt: i64,
}

/// Whether a run is still this process's.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Held {
    Yes,
    /// Somebody asked for its end.
    CancelAsked,
    Lost,
}

/// A run that waits for a process. One at a time asks the site.
pub fn start_import(
    conn: &mut DbConn,
    order: &ImportOrder,
    admin: Option<i64>,
    now: DateTime<Utc>,
) -> Result<ImportRun, JurisprudenceError> {
    rows::insert(conn, (Origin::Site, order), admin, now).map_err(|e| match e {
        DbError::Duplicate { .. } => JurisprudenceError::ImportRunning,
        e => e.into(),
    })
}

/// For this process; none where another one has it, or where it is over.
pub fn claim_import(
    conn: &mut DbConn,
    id: i64,
    now: DateTime<Utc>,
) -> Result<Option<Claim>, JurisprudenceError> {
    let free = rows::unclaimed(conn, now)?.into_iter().find(|(run, _)| *run == id);
    let Some((_, attempts)) = free else { return Ok(None) };
    let run = rows::claim(conn, (id, attempts), now + LEASE)?;
    Ok(run.map(|run| Claim { run, attempt: attempts + 1 }))
}

/// What nobody runs: new, or left by a process that died.
pub fn unclaimed_imports(conn: &mut DbConn, now: DateTime<Utc>) -> Result<Vec<i64>, JurisprudenceError> {
    Ok(rows::unclaimed(conn, now)?.into_iter().map(|(id, _)| id).collect())
}

pub fn hold_import(
    conn: &mut DbConn,
    (id, attempt): (i64, i64),
    now: DateTime<Utc>,
) -> Result<Held, JurisprudenceError> {
    Ok(match rows::hold(conn, (id, attempt), now + LEASE)? {
        None => Held::Lost,
        Some(run) if run.cancel_asked => Held::CancelAsked,
        Some(_) => Held::Yes,
    })
}

/// The decisions still to read, in the order of the list.
pub fn waiting_items(conn: &mut DbConn, run_id: i64) -> Result<Vec<ImportItem>, JurisprudenceError> {
    Ok(rows::waiting(conn, run_id)?)
}

/// Ends a run; none where it was over.
pub fn end_import(
    conn: &mut DbConn,
    id: i64,
    (state, stop): (RunState, Option<(StopReason, Option<i64>)>),
    now: DateTime<Utc>,
) -> Result<Option<ImportRun>, JurisprudenceError> {
    Ok(rows::end(conn, id, state, stop, now)?)
}

/// Asks a run to end; one that no process has ends at once.
pub fn cancel_import(
    conn: &mut DbConn,
    id: i64,
    now: DateTime<Utc>,
) -> Result<ImportRun, JurisprudenceError> {
    let run = rows::find(conn, id)?.ok_or(JurisprudenceError::UnknownImport)?;
    if run.state.is_over() {
        return Err(JurisprudenceError::ImportOver);
    }
    let is_free = rows::unclaimed(conn, now)?.iter().any(|(free, _)| *free == id);
    let changed = match is_free {
        true => rows::end(conn, id, RunState::Cancelled, None, now)?,
        false => rows::ask_cancel(conn, id)?,
    };
    changed.ok_or(JurisprudenceError::ImportOver)
}

/// The last first.
pub fn imports(conn: &mut DbConn, limit: i64) -> Result<Vec<ImportRun>, JurisprudenceError> {
    Ok(rows::list(conn, limit)?)
}

pub fn import_run(conn: &mut DbConn, id: i64) -> Result<ImportRun, JurisprudenceError> {
    rows::find(conn, id)?.ok_or(JurisprudenceError::UnknownImport)
}

pub fn active_import(conn: &mut DbConn) -> Result<Option<ImportRun>, JurisprudenceError> {
    Ok(rows::active(conn)?)
}

/// In the order of the list.
pub fn import_items(conn: &mut DbConn, run_id: i64) -> Result<Vec<ImportItem>, JurisprudenceError> {
    Ok(rows::items_of(conn, run_id, ITEMS_MAX)?)
}

pub fn import_progress(conn: &mut DbConn, run_id: i64) -> Result<Progress, JurisprudenceError> {
    Ok(rows::progress(conn, run_id)?)
}

/// A decision whose own transaction failed is said so, and the run goes on.
pub fn fail_waiting(
    conn: &mut DbConn,
    claim: (i64, i64),
    item: &ImportItem,
    now: DateTime<Utc>,
) -> Result<(), JurisprudenceError> {
    if rows::hold(conn, claim, now + LEASE)?.is_none() {
        return Err(JurisprudenceError::ImportLost);
    }
    let failed = ImportItem {
        outcome: Outcome::Failed,
        reason: Some(ItemReason::NotKept),
        detail: None,
        ..item.clone()
    };
    Ok(rows::settle(conn, claim.0, &failed)?)
}

/// Forgets runs of long ago; their decisions stay.
pub fn forget_imports(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, JurisprudenceError> {
    Ok(rows::forget_before(conn, now - KEPT)?)
}
