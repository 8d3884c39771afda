use super::rows::{CaseColumns, CaseRow, NewCaseRow};
use super::schema::jurisprudence::{self, dsl};
use super::{Shipped, Stamp};
use crate::domain::{Case, CaseContent, Key, Withdrawal};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, RowColumns, UtcTime};
use diesel::prelude::*;

/// Rows an INSERT carries: PostgreSQL takes at most 65,535 values in a statement, a decision has 25.
const BATCH: usize = 500;

fn row(key: Key, content: CaseContent, digest: Option<String>, stamp: Stamp) -> NewCaseRow {
    NewCaseRow {
        key,
        content: CaseColumns::from(content),
        is_verified: false,
        text_waits: false,
        is_active: true,
        is_edited: false,
        fixture_digest: digest,
        created_by: stamp.created_by,
        created_at: UtcTime::from(stamp.now),
        updated_at: UtcTime::from(stamp.now),
        revision: stamp.revision,
    }
}

pub fn insert(conn: &mut DbConn, key: Key, content: CaseContent, stamp: Stamp) -> Result<Case, DbError> {
    let made: CaseRow = diesel::insert_into(jurisprudence::table)
        .values(row(key, content, None, stamp))
        .returning(CaseRow::columns())
        .get_result(conn)?;
    Ok(made.into())
}

pub fn insert_shipped(
    conn: &mut DbConn,
    cases: Vec<(Key, CaseContent, String)>,
    stamp: Stamp,
) -> Result<(), DbError> {
    let rows: Vec<_> = cases.into_iter().map(|(k, c, digest)| row(k, c, Some(digest), stamp)).collect();
    for part in rows.chunks(BATCH) {
        let insert = diesel::insert_into(jurisprudence::table).values(part.to_vec());
        match conn {
            DbConn::Postgres(c) => insert.execute(c)?,
            DbConn::Sqlite(c) => insert.execute(c)?,
        };
    }
    Ok(())
}

pub fn update(
    conn: &mut DbConn,
    key: &Key,
    content: CaseContent,
    stamp: Stamp,
) -> Result<Option<Case>, DbError> {
    let row: Option<CaseRow> = diesel::update(dsl::jurisprudence.filter(dsl::key.eq(key)))
        .set((
            CaseColumns::from(content),
            dsl::is_edited.eq(true),
            dsl::updated_at.eq(UtcTime::from(stamp.now)),
            dsl::revision.eq(stamp.revision),
        ))
        .returning(CaseRow::columns())
        .get_result(conn)
        .optional()?;
    Ok(row.map(Into::into))
}

/// Nobody has read what is shipped now: whoever vouched for another text does not vouch for this one. Whether somebody had.
pub fn update_shipped(
    conn: &mut DbConn,
    id: i64,
    content: CaseContent,
    digest: &str,
    stamp: Stamp,
) -> Result<bool, DbError> {
    let another = dsl::jurisprudence.find(id).filter(dsl::fixture_digest.ne(digest.to_owned()));
    let lapsed = diesel::update(another.filter(dsl::is_verified.eq(true)))
        .set((dsl::is_verified.eq(false), dsl::text_waits.eq(false)))
        .execute(conn)?;
    diesel::update(dsl::jurisprudence.find(id))
        .set((
            CaseColumns::from(content),
            dsl::is_active.eq(true),
            dsl::fixture_digest.eq(digest),
            dsl::updated_at.eq(UtcTime::from(stamp.now)),
            dsl::revision.eq(stamp.revision),
        ))
        .execute(conn)?;
    Ok(lapsed > 0)
}

/// What the source corrected; nobody here has edited it.
pub fn follow_source(conn: &mut DbConn, id: i64, content: CaseContent, stamp: Stamp) -> Result<(), DbError> {
    diesel::update(dsl::jurisprudence.find(id))
        .set((
            CaseColumns::from(content),
            dsl::updated_at.eq(UtcTime::from(stamp.now)),
            dsl::revision.eq(stamp.revision),
        ))
        .execute(conn)?;
    Ok(())
}

/// Somebody has to look again before it is quoted.
pub fn set_unverified(conn: &mut DbConn, id: i64, revision: i64, now: DateTime<Utc>) -> Result<(), DbError> {
    diesel::update(dsl::jurisprudence.find(id))
        .set((
            dsl::is_verified.eq(false),
            dsl::text_waits.eq(false),
            dsl::updated_at.eq(UtcTime::from(now)),
            dsl::revision.eq(revision),
        ))
        .execute(conn)?;
    Ok(())
}

/// A text joined a decision that somebody vouches for: what was vouched for stands, the text waits.
pub fn set_text_waits(conn: &mut DbConn, id: i64, revision: i64) -> Result<(), DbError> {
    diesel::update(dsl::jurisprudence.find(id))
        .set((dsl::text_waits.eq(true), dsl::revision.eq(revision)))
        .execute(conn)?;
    Ok(())
}

/// Shipped rows whose texts are shipped no more.
pub fn retire(conn: &mut DbConn, ids: &[i64], stamp: Stamp) -> Result<(), DbError> {
    for part in ids.chunks(BATCH) {
        diesel::update(dsl::jurisprudence.filter(dsl::id.eq_any(part.to_vec())))
            .set((
                dsl::is_active.eq(false),
                dsl::updated_at.eq(UtcTime::from(stamp.now)),
                dsl::revision.eq(stamp.revision),
            ))
            .execute(conn)?;
    }
    Ok(())
}

/// Deletes; of what the decision said only `content` stays.
pub fn withdraw(
    conn: &mut DbConn,
    key: &Key,
    content: CaseContent,
    withdrawal: Withdrawal,
    stamp: Stamp,
) -> Result<Option<Case>, DbError> {
    let row: Option<CaseRow> = diesel::update(dsl::jurisprudence.filter(dsl::key.eq(key)))
        .set((
            CaseColumns::from(content),
            dsl::is_active.eq(false),
            dsl::is_verified.eq(false),
            dsl::text_waits.eq(false),
            dsl::is_edited.eq(true),
            dsl::withdrawn_at.eq(Some(UtcTime::from(withdrawal.at))),
            dsl::withdrawn_by.eq(withdrawal.by),
            dsl::withdrawn_reason.eq(Some(withdrawal.reason)),
            dsl::updated_at.eq(UtcTime::from(stamp.now)),
            dsl::revision.eq(stamp.revision),
        ))
        .returning(CaseRow::columns())
        .get_result(conn)
        .optional()?;
    Ok(row.map(Into::into))
}

pub fn find(conn: &mut DbConn, key: &Key) -> Result<Option<Case>, DbError> {
    let row =
        dsl::jurisprudence.filter(dsl::key.eq(key)).select(CaseRow::as_select()).first(conn).optional()?;
    Ok(row.map(Into::into))
}

/// All cases, by key: the same order on both databases whatever their collation.
pub fn all(conn: &mut DbConn) -> Result<Vec<Case>, DbError> {
    let rows: Vec<CaseRow> = dsl::jurisprudence.select(CaseRow::as_select()).load(conn)?;
    let mut cases: Vec<Case> = rows.into_iter().map(Into::into).collect();
    cases.sort_by(|a, b| a.key.cmp(&b.key));
    Ok(cases)
}

pub fn shipped(conn: &mut DbConn) -> Result<Vec<Shipped>, DbError> {
    type Row = (i64, String, Option<String>, bool, bool);
    let columns = (dsl::id, dsl::key, dsl::fixture_digest, dsl::is_edited, dsl::is_active);
    let rows: Vec<Row> = dsl::jurisprudence.select(columns).load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(id, key, digest, is_edited, is_active)| Shipped { id, key, digest, is_edited, is_active })
        .collect())
}

pub fn verify(conn: &mut DbConn, key: &Key, stamp: Stamp) -> Result<Option<Case>, DbError> {
    let row: Option<CaseRow> = diesel::update(dsl::jurisprudence.filter(dsl::key.eq(key)))
        .set((
            dsl::is_verified.eq(true),
            dsl::text_waits.eq(false),
            dsl::updated_at.eq(UtcTime::from(stamp.now)),
            dsl::revision.eq(stamp.revision),
        ))
        .returning(CaseRow::columns())
        .get_result(conn)
        .optional()?;
    Ok(row.map(Into::into))
}
