use super::schema::notices;
use crate::domain::{Notice, StoredNotice};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, JsonText, MultiBackend, RowColumns, UtcTime};
use diesel::dsl::max;
use diesel::prelude::*;
use diesel::sql_types::{Nullable, Text, Timestamp};
use std::collections::BTreeMap;

type Payload = JsonText<BTreeMap<String, i64>>;

#[derive(Insertable)]
#[diesel(table_name = notices)]
struct NewRow {
    user_id: i64,
    kind: &'static str,
    payload: Payload,
    subject_key: String,
    mail_due_at: Option<UtcTime>,
    created_at: UtcTime,
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = notices, check_for_backend(MultiBackend))]
struct NoticeRow {
    id: i64,
    user_id: i64,
    kind: String,
    payload: Payload,
    read_at: Option<UtcTime>,
    created_at: UtcTime,
}

impl NoticeRow {
    /// `None` where another version of the program wrote what this one cannot read.
    fn read(self) -> Option<StoredNotice> {
        Some(StoredNotice {
            id: self.id,
            user_id: self.user_id,
            notice: Notice::from_ids(&self.kind, &self.payload.0)?,
            read_at: self.read_at.map(Into::into),
            created_at: self.created_at.into(),
        })
    }
}

fn readable(rows: Vec<NoticeRow>) -> Vec<StoredNotice> {
    rows.into_iter().filter_map(NoticeRow::read).collect()
}

/// One statement, however many people: those who have the notice already keep it as it is.
///
/// `mail_due_at` is when it is mailed, if ever.
pub fn insert(
    conn: &mut DbConn,
    to: &[i64],
    notice: &Notice,
    (mail_due_at, now): (Option<DateTime<Utc>>, DateTime<Utc>),
) -> Result<(), DbError> {
    let row = |user_id: i64| NewRow {
        user_id,
        kind: notice.kind(),
        payload: JsonText(notice.ids().into_iter().map(|(name, id)| (name.to_owned(), id)).collect()),
        subject_key: notice.subject_key(),
        mail_due_at: mail_due_at.map(Into::into),
        created_at: now.into(),
    };
    match conn {
        DbConn::Postgres(c) => {
            // A statement takes 65,535 values at most.
            for some in to.chunks(10_000) {
                diesel::insert_into(notices::table)
                    .values(some.iter().map(|id| row(*id)).collect::<Vec<_>>())
                    .on_conflict((notices::user_id, notices::subject_key))
                    .do_nothing()
                    .execute(c)?;
            }
        }
        DbConn::Sqlite(c) => {
            // Diesel inserts many rows one by one here, and none with a conflict clause.
            let one = row(0);
            diesel::sql_query(
                "INSERT INTO notices (kind, payload, subject_key, mail_due_at, created_at, user_id)
                 SELECT ?, ?, ?, ?, ?, value FROM json_each(?) WHERE TRUE
                 ON CONFLICT (user_id, subject_key) DO NOTHING",
            )
            .bind::<Text, _>(one.kind)
            .bind::<Text, _>(one.payload)
            .bind::<Text, _>(one.subject_key)
            .bind::<Nullable<Timestamp>, _>(one.mail_due_at)
            .bind::<Timestamp, _>(one.created_at)
            .bind::<Text, _>(JsonText(to))
            .execute(c)?;
        }
    }
    Ok(())
}

/// `burst` is a key of ours: letters, digits, `_` and `:`.
fn like(burst: &str) -> String {
    format!("{}%", burst.replace('_', "\\_"))
}

pub fn has_unread(conn: &mut DbConn, user_id: i64, burst: &str) -> Result<bool, DbError> {
    let unread: Option<i64> = notices::table
        .filter(notices::user_id.eq(user_id))
        .filter(notices::subject_key.like(like(burst)).escape('\\'))
        .filter(notices::read_at.is_null())
        .select(notices::id)
        .first(conn)
        .optional()?;
    Ok(unread.is_some())
}

/// Newest first. A kind of a later version is left out, and counts for nothing.
pub fn list(
    conn: &mut DbConn,
    user_id: i64,
    unread_only: bool,
    limit: i64,
) -> Result<Vec<StoredNotice>, DbError> {
    let mut query = notices::table
        .filter(notices::user_id.eq(user_id))
        .filter(notices::kind.eq_any(Notice::KINDS))
        .into_boxed::<MultiBackend>();
    if unread_only {
        query = query.filter(notices::read_at.is_null());
    }
    let rows: Vec<NoticeRow> =
        query.order(notices::id.desc()).limit(limit).select(NoticeRow::columns()).load(conn)?;
    Ok(readable(rows))
}

pub fn count_unread(conn: &mut DbConn, user_id: i64) -> Result<i64, DbError> {
    let unread = notices::table
        .filter(notices::user_id.eq(user_id))
        .filter(notices::kind.eq_any(Notice::KINDS))
        .filter(notices::read_at.is_null());
    Ok(unread.count().get_result(conn)?)
}

pub fn mark_read(
    conn: &mut DbConn,
    user_id: i64,
    ids: Option<&[i64]>,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let unread = notices::table.filter(notices::user_id.eq(user_id)).filter(notices::read_at.is_null());
    let read = (notices::read_at.eq(Some(UtcTime::from(now))), notices::mail_due_at.eq(None::<UtcTime>));
    match ids {
        Some(ids) => diesel::update(unread.filter(notices::id.eq_any(ids))).set(read).execute(conn)?,
        None => diesel::update(unread).set(read).execute(conn)?,
    };
    Ok(())
}

pub fn mark_burst_read(
    conn: &mut DbConn,
    user_id: i64,
    burst: &str,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let unread = notices::table
        .filter(notices::user_id.eq(user_id))
        .filter(notices::subject_key.like(like(burst)).escape('\\'))
        .filter(notices::read_at.is_null());
    diesel::update(unread)
        .set((notices::read_at.eq(Some(UtcTime::from(now))), notices::mail_due_at.eq(None::<UtcTime>)))
        .execute(conn)?;
    Ok(())
}

/// What is due to be mailed, longest due first.
pub fn due(conn: &mut DbConn, limit: i64, now: DateTime<Utc>) -> Result<Vec<StoredNotice>, DbError> {
    let rows: Vec<NoticeRow> = notices::table
        .filter(notices::kind.eq_any(Notice::KINDS))
        .filter(notices::mail_due_at.assume_not_null().le(UtcTime::from(now)))
        .order((notices::mail_due_at, notices::id))
        .limit(limit)
        .select(NoticeRow::columns())
        .load(conn)?;
    Ok(readable(rows))
}

/// Ids, and whose they are, of everything these people's digests are due to count.
pub fn due_in_digests(
    conn: &mut DbConn,
    user_ids: &[i64],
    now: DateTime<Utc>,
) -> Result<Vec<(i64, i64)>, DbError> {
    if user_ids.is_empty() {
        return Ok(Vec::new());
    }
    let due = notices::table
        .filter(notices::kind.eq_any(Notice::IN_DIGESTS))
        .filter(notices::user_id.eq_any(user_ids))
        .filter(notices::mail_due_at.assume_not_null().le(UtcTime::from(now)));
    Ok(due.order(notices::id).select((notices::id, notices::user_id)).load(conn)?)
}

/// SQLite takes no more values in one statement.
const VALUES_AT_ONCE: usize = 30_000;

pub fn mailed(conn: &mut DbConn, ids: &[i64]) -> Result<(), DbError> {
    for some in ids.chunks(VALUES_AT_ONCE) {
        diesel::update(notices::table.filter(notices::id.eq_any(some)))
            .set(notices::mail_due_at.eq(None::<UtcTime>))
            .execute(conn)?;
    }
    Ok(())
}

/// A payload is JSON without spaces; the number ends with a comma or a brace.
pub fn delete_about_request(conn: &mut DbConn, request_id: i64) -> Result<usize, DbError> {
    let about = |end: &str| notices::payload.like(format!(r#"%"request_id":{request_id}{end}%"#));
    Ok(diesel::delete(notices::table.filter(about(",").or(about("}")))).execute(conn)?)
}

pub fn delete_before(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, DbError> {
    let old = notices::table.filter(notices::created_at.lt(UtcTime::from(before)));
    Ok(diesel::delete(old).execute(conn)?)
}

pub fn last_id(conn: &mut DbConn) -> Result<i64, DbError> {
    let last: Option<i64> = notices::table.select(max(notices::id)).first(conn)?;
    Ok(last.unwrap_or_default())
}

pub fn after(conn: &mut DbConn, after: i64, gaps: &[i64], limit: i64) -> Result<Vec<StoredNotice>, DbError> {
    let rows: Vec<NoticeRow> = notices::table
        .filter(notices::id.gt(after).or(notices::id.eq_any(gaps)))
        .filter(notices::kind.eq_any(Notice::KINDS))
        .order(notices::id)
        .limit(limit)
        .select(NoticeRow::columns())
        .load(conn)?;
    Ok(readable(rows))
}

pub fn missed(conn: &mut DbConn, user_id: i64, after: i64, limit: i64) -> Result<Vec<StoredNotice>, DbError> {
    let rows: Vec<NoticeRow> = notices::table
        .filter(notices::user_id.eq(user_id))
        .filter(notices::id.gt(after))
        .filter(notices::kind.eq_any(Notice::KINDS))
        .order(notices::id.desc())
        .limit(limit)
        .select(NoticeRow::columns())
        .load(conn)?;
    let mut missed = readable(rows);
    missed.reverse();
    Ok(missed)
}

pub fn of_after(
    conn: &mut DbConn,
    user_id: i64,
    after: i64,
    limit: i64,
) -> Result<Vec<StoredNotice>, DbError> {
    let rows: Vec<NoticeRow> = notices::table
        .filter(notices::user_id.eq(user_id))
        .filter(notices::id.gt(after))
        .filter(notices::kind.eq_any(Notice::KINDS))
        .order(notices::id)
        .limit(limit)
        .select(NoticeRow::columns())
        .load(conn)?;
    Ok(readable(rows))
}

pub fn delete_of(conn: &mut DbConn, user_id: i64) -> Result<(), DbError> {
    diesel::delete(notices::table.filter(notices::user_id.eq(user_id))).execute(conn)?;
    Ok(())
}
