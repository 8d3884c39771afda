//! Runs of imports and what became of each decision in them.

use super::schema::{jurisprudence_import_items as items, jurisprudence_imports as runs};
use crate::domain::import::{
    ImportItem, ImportOrder, ImportRun, ItemReason, Origin, Outcome, Progress, RunState, StopReason,
};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

database::text_column!(Origin, RunState, StopReason, Outcome, ItemReason);

/// Rows an INSERT carries: PostgreSQL takes at most 65,535 values in a statement.
const BATCH: usize = 500;

#[derive(Queryable, Selectable)]
#[diesel(table_name = runs, check_for_backend(MultiBackend))]
pub struct RunRow {
    id: i64,
    origin: Origin,
    query: String,
    court: String,
    most: Option<i64>,
    rereads: bool,
    state: RunState,
    stop_reason: Option<StopReason>,
    retry_after: Option<i64>,
    total: i64,
    listed: i64,
    imported: i64,
    skipped: i64,
    failed: i64,
    list_repaired: bool,
    listed_at: Option<UtcTime>,
    cancel_asked: bool,
    created_by: Option<i64>,
    created_at: UtcTime,
    ended_at: Option<UtcTime>,
}

impl From<RunRow> for ImportRun {
    fn from(r: RunRow) -> Self {
        Self {
            id: r.id,
            origin: r.origin,
            query: r.query,
            court: r.court,
            most: r.most,
            rereads: r.rereads,
            state: r.state,
            stop_reason: r.stop_reason,
            retry_after: r.retry_after,
            total: r.total,
            listed: r.listed,
            imported: r.imported,
            skipped: r.skipped,
            failed: r.failed,
            list_repaired: r.list_repaired,
            is_listed: r.listed_at.is_some(),
            cancel_asked: r.cancel_asked,
            created_by: r.created_by,
            created_at: r.created_at.into(),
            ended_at: r.ended_at.map(Into::into),
        }
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = items, check_for_backend(MultiBackend))]
pub struct ItemRow {
    position: i64,
    source_id: String,
    title: String,
    outcome: Outcome,
    reason: Option<ItemReason>,
    detail: Option<String>,
    case_id: Option<i64>,
}

impl From<ItemRow> for ImportItem {
    fn from(r: ItemRow) -> Self {
        let ItemRow { position, source_id, title, outcome, reason, detail, case_id } = r;
        Self { position, source_id, title, outcome, reason, detail, case_id }
    }
}

#[derive(Insertable, Clone)]
#[diesel(table_name = items, check_for_backend(MultiBackend))]
struct NewItem {
    run_id: i64,
    position: i64,
    source_id: String,
    title: String,
    outcome: Outcome,
    reason: Option<ItemReason>,
    detail: Option<String>,
    case_id: Option<i64>,
}

impl NewItem {
    fn of(run_id: i64, item: ImportItem) -> Self {
        let ImportItem { position, source_id, title, outcome, reason, detail, case_id } = item;
        Self { run_id, position, source_id, title, outcome, reason, detail, case_id }
    }
}

/// A duplicate on `jurisprudence_imports.origin` means that one is under way.
pub fn insert(
    conn: &mut DbConn,
    (origin, order): (Origin, &ImportOrder),
    created_by: Option<i64>,
    now: DateTime<Utc>,
) -> Result<ImportRun, DbError> {
    let now = UtcTime::from(now);
    let (state, ended) = match origin {
        Origin::Site => (RunState::Waiting, None),
        Origin::Files => (RunState::Done, Some(now)),
    };
    let row = (
        (
            runs::origin.eq(origin),
            runs::query.eq(order.query.clone()),
            runs::court.eq(order.court.clone()),
            runs::most.eq(order.most),
            runs::rereads.eq(order.rereads),
            runs::state.eq(state),
            runs::total.eq(0),
            runs::listed.eq(0),
        ),
        (
            runs::imported.eq(0),
            runs::skipped.eq(0),
            runs::failed.eq(0),
            runs::list_repaired.eq(false),
            runs::cancel_asked.eq(false),
            runs::attempts.eq(0),
            runs::created_by.eq(created_by),
            runs::created_at.eq(now),
            runs::ended_at.eq(ended),
        ),
    );
    let made: RunRow =
        diesel::insert_into(runs::table).values(row).returning(RunRow::columns()).get_result(conn)?;
    Ok(made.into())
}

pub fn find(conn: &mut DbConn, id: i64) -> Result<Option<ImportRun>, DbError> {
    let row: Option<RunRow> = runs::table.find(id).select(RunRow::columns()).first(conn).optional()?;
    Ok(row.map(Into::into))
}

/// The last first.
pub fn list(conn: &mut DbConn, limit: i64) -> Result<Vec<ImportRun>, DbError> {
    let rows: Vec<RunRow> =
        runs::table.order(runs::id.desc()).limit(limit).select(RunRow::columns()).load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// The run that asks the site, or waits to.
pub fn active(conn: &mut DbConn) -> Result<Option<ImportRun>, DbError> {
    let row: Option<RunRow> = runs::table
        .filter(runs::state.eq_any([RunState::Waiting, RunState::Running]))
        .order(runs::id.asc())
        .select(RunRow::columns())
        .first(conn)
        .optional()?;
    Ok(row.map(Into::into))
}

/// Ids and attempts of what nobody runs: new ones, and those whose process has said nothing for a lease.
pub fn unclaimed(conn: &mut DbConn, now: DateTime<Utc>) -> Result<Vec<(i64, i64)>, DbError> {
    let waiting = runs::state.eq(RunState::Waiting);
    let abandoned =
        runs::state.eq(RunState::Running).and(runs::lease_until.assume_not_null().le(UtcTime::from(now)));
    let found = runs::table.filter(waiting.or(abandoned)).order(runs::id.asc());
    Ok(found.select((runs::id, runs::attempts)).load(conn)?)
}

/// Compare-and-set on the attempt: `None` when another process was faster.
pub fn claim(
    conn: &mut DbConn,
    (id, attempts): (i64, i64),
    lease_until: DateTime<Utc>,
) -> Result<Option<ImportRun>, DbError> {
    let unclaimed = runs::table
        .find(id)
        .filter(runs::attempts.eq(attempts))
        .filter(runs::state.eq_any([RunState::Waiting, RunState::Running]));
    let claimed: Option<RunRow> = diesel::update(unclaimed)
        .set((
            runs::state.eq(RunState::Running),
            runs::attempts.eq(attempts + 1),
            runs::lease_until.eq(Some(UtcTime::from(lease_until))),
        ))
        .returning(RunRow::columns())
        .get_result(conn)
        .optional()?;
    Ok(claimed.map(Into::into))
}

/// Makes the lease longer; none where it is no longer this attempt's. Every write of a run begins so.
pub fn hold(
    conn: &mut DbConn,
    (id, attempt): (i64, i64),
    lease_until: DateTime<Utc>,
) -> Result<Option<ImportRun>, DbError> {
    let mine =
        runs::table.find(id).filter(runs::attempts.eq(attempt)).filter(runs::state.eq(RunState::Running));
    let held: Option<RunRow> = diesel::update(mine)
        .set(runs::lease_until.eq(Some(UtcTime::from(lease_until))))
        .returning(RunRow::columns())
        .get_result(conn)
        .optional()?;
    Ok(held.map(Into::into))
}

pub struct Listed {
    pub total: i64,
    pub listed: i64,
    pub skipped: i64,
    pub repaired: bool,
}

pub fn record_list(
    conn: &mut DbConn,
    run_id: i64,
    listed: &Listed,
    planned: Vec<ImportItem>,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    diesel::update(runs::table.find(run_id))
        .set((
            runs::total.eq(listed.total),
            runs::listed.eq(listed.listed),
            runs::skipped.eq(listed.skipped),
            runs::list_repaired.eq(listed.repaired),
            runs::listed_at.eq(Some(UtcTime::from(now))),
        ))
        .execute(conn)?;
    let rows: Vec<NewItem> = planned.into_iter().map(|item| NewItem::of(run_id, item)).collect();
    for part in rows.chunks(BATCH) {
        let insert = diesel::insert_into(items::table).values(part.to_vec());
        match conn {
            DbConn::Postgres(c) => insert.execute(c)?,
            DbConn::Sqlite(c) => insert.execute(c)?,
        };
    }
    Ok(())
}

/// In the order of the list.
pub fn waiting(conn: &mut DbConn, run_id: i64) -> Result<Vec<ImportItem>, DbError> {
    let rows: Vec<ItemRow> = items::table
        .filter(items::run_id.eq(run_id))
        .filter(items::outcome.eq(Outcome::Waiting))
        .order(items::position.asc())
        .select(ItemRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// Says what became of a decision, and counts it.
pub fn settle(conn: &mut DbConn, run_id: i64, item: &ImportItem) -> Result<(), DbError> {
    let waiting = items::table
        .filter(items::run_id.eq(run_id))
        .filter(items::position.eq(item.position))
        .filter(items::outcome.eq(Outcome::Waiting));
    let changed = diesel::update(waiting)
        .set((
            items::title.eq(item.title.clone()),
            items::outcome.eq(item.outcome),
            items::reason.eq(item.reason),
            items::detail.eq(item.detail.clone()),
            items::case_id.eq(item.case_id),
        ))
        .execute(conn)?;
    if changed == 1 { count(conn, run_id, item.outcome) } else { Ok(()) }
}

/// Of a decision that was deleted, or that names were taken out of: its title may name people. `ids`: those of the source,
/// under which reports name it where they tie nothing to it.
pub fn forget_titles(conn: &mut DbConn, case_id: i64, ids: &[String]) -> Result<(), DbError> {
    diesel::update(items::table.filter(items::case_id.eq(case_id)))
        .set(items::title.eq(items::source_id))
        .execute(conn)?;
    diesel::update(items::table.filter(items::source_id.eq_any(ids.to_vec())))
        .set(items::title.eq(items::source_id))
        .execute(conn)?;
    Ok(())
}

/// A file is planned and settled at once.
pub fn add_item(conn: &mut DbConn, run_id: i64, mut item: ImportItem) -> Result<ImportItem, DbError> {
    let last: Option<i64> = items::table
        .filter(items::run_id.eq(run_id))
        .select(diesel::dsl::max(items::position))
        .first(conn)?;
    item.position = last.unwrap_or_default() + 1;
    diesel::insert_into(items::table).values(NewItem::of(run_id, item.clone())).execute(conn)?;
    diesel::update(runs::table.find(run_id))
        .set((runs::total.eq(runs::total + 1), runs::listed.eq(runs::listed + 1)))
        .execute(conn)?;
    count(conn, run_id, item.outcome)?;
    Ok(item)
}

fn count(conn: &mut DbConn, run_id: i64, outcome: Outcome) -> Result<(), DbError> {
    let one = |counts: bool| i64::from(counts);
    diesel::update(runs::table.find(run_id))
        .set((
            runs::imported.eq(runs::imported + one(outcome == Outcome::Imported)),
            runs::skipped.eq(runs::skipped + one(outcome.is_skipped())),
            runs::failed.eq(runs::failed + one(outcome == Outcome::Failed)),
        ))
        .execute(conn)?;
    Ok(())
}

/// In the order of the list.
pub fn items_of(conn: &mut DbConn, run_id: i64, limit: i64) -> Result<Vec<ImportItem>, DbError> {
    let rows: Vec<ItemRow> = items::table
        .filter(items::run_id.eq(run_id))
        .order(items::position.asc())
        .limit(limit)
        .select(ItemRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn progress(conn: &mut DbConn, run_id: i64) -> Result<Progress, DbError> {
    let of_run = items::table.filter(items::run_id.eq(run_id));
    let planned: i64 = of_run.count().get_result(conn)?;
    let waiting: i64 = of_run.filter(items::outcome.eq(Outcome::Waiting)).count().get_result(conn)?;
    Ok(Progress { planned, done: planned - waiting })
}

/// Once: a run that is over stays as it ended.
pub fn end(
    conn: &mut DbConn,
    id: i64,
    state: RunState,
    stop: Option<(StopReason, Option<i64>)>,
    now: DateTime<Utc>,
) -> Result<Option<ImportRun>, DbError> {
    let live = runs::table.find(id).filter(runs::state.eq_any([RunState::Waiting, RunState::Running]));
    let ended: Option<RunRow> = diesel::update(live)
        .set((
            runs::state.eq(state),
            runs::stop_reason.eq(stop.map(|(reason, _)| reason)),
            runs::retry_after.eq(stop.and_then(|(_, seconds)| seconds)),
            runs::lease_until.eq(None::<UtcTime>),
            runs::ended_at.eq(Some(UtcTime::from(now))),
        ))
        .returning(RunRow::columns())
        .get_result(conn)
        .optional()?;
    Ok(ended.map(Into::into))
}

pub fn ask_cancel(conn: &mut DbConn, id: i64) -> Result<Option<ImportRun>, DbError> {
    let asked: Option<RunRow> =
        diesel::update(runs::table.find(id).filter(runs::state.eq(RunState::Running)))
            .set(runs::cancel_asked.eq(true))
            .returning(RunRow::columns())
            .get_result(conn)
            .optional()?;
    Ok(asked.map(Into::into))
}

/// Of runs that ended before this; their decisions stay.
pub fn forget_before(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, DbError> {
    let old = runs::table.filter(runs::ended_at.assume_not_null().lt(UtcTime::from(before)));
    Ok(diesel::delete(old).execute(conn)?)
}
