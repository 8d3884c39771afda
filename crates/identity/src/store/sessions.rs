use super::schema::sessions;
use crate::domain::UserId;
use crate::use_cases::own_sessions::OwnSession;
use crate::use_cases::sessions::StoredSession;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, JsonText, MultiBackend, UtcTime};
use diesel::prelude::*;
use std::collections::BTreeMap;

pub type State = BTreeMap<String, String>;

#[derive(Queryable, Selectable)]
#[diesel(table_name = sessions, check_for_backend(MultiBackend))]
struct SessionRow {
    id: i64,
    user_id: Option<i64>,
    state: JsonText<State>,
    last_seen_at: UtcTime,
}

pub struct NewSession {
    pub key_hash: String,
    pub user_id: Option<UserId>,
    pub state: State,
    pub expires_at: DateTime<Utc>,
    pub absolute_expires_at: DateTime<Utc>,
}

pub fn insert(conn: &mut DbConn, new: NewSession, now: DateTime<Utc>) -> Result<(), DbError> {
    let now = UtcTime::from(now);
    diesel::insert_into(sessions::table)
        .values((
            sessions::key_hash.eq(new.key_hash),
            sessions::user_id.eq(new.user_id),
            sessions::state.eq(JsonText(new.state)),
            sessions::created_at.eq(now),
            sessions::last_seen_at.eq(now),
            sessions::expires_at.eq(UtcTime::from(new.expires_at)),
            sessions::absolute_expires_at.eq(UtcTime::from(new.absolute_expires_at)),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn find_live(
    conn: &mut DbConn,
    key_hash: &str,
    now: DateTime<Utc>,
) -> Result<Option<StoredSession>, DbError> {
    let now = UtcTime::from(now);
    let row: Option<SessionRow> = sessions::table
        .filter(sessions::key_hash.eq(key_hash))
        .filter(sessions::expires_at.gt(now))
        .filter(sessions::absolute_expires_at.gt(now))
        .select(SessionRow::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(|r| StoredSession {
        id: r.id,
        user_id: r.user_id,
        state: r.state.0,
        last_seen_at: r.last_seen_at.into(),
    }))
}

/// Those of these sessions that have not ended.
pub fn live_of(conn: &mut DbConn, ids: &[i64], now: DateTime<Utc>) -> Result<Vec<i64>, DbError> {
    let now = UtcTime::from(now);
    Ok(sessions::table
        .filter(sessions::id.eq_any(ids))
        .filter(sessions::expires_at.gt(now))
        .filter(sessions::absolute_expires_at.gt(now))
        .select(sessions::id)
        .load(conn)?)
}

/// Whether the session is still there.
pub fn set_state(
    conn: &mut DbConn,
    key_hash: &str,
    user_id: Option<UserId>,
    state: State,
) -> Result<bool, DbError> {
    let changed = diesel::update(sessions::table.filter(sessions::key_hash.eq(key_hash)))
        .set((sessions::user_id.eq(user_id), sessions::state.eq(JsonText(state))))
        .execute(conn)?;
    Ok(changed == 1)
}

/// Answers whose session it is.
pub fn touch(
    conn: &mut DbConn,
    key_hash: &str,
    seen: DateTime<Utc>,
    expires: DateTime<Utc>,
) -> Result<Option<UserId>, DbError> {
    let touched: Option<Option<UserId>> =
        diesel::update(sessions::table.filter(sessions::key_hash.eq(key_hash)))
            .set((
                sessions::last_seen_at.eq(UtcTime::from(seen)),
                sessions::expires_at.eq(UtcTime::from(expires)),
            ))
            .returning(sessions::user_id)
            .get_result(conn)
            .optional()?;
    Ok(touched.flatten())
}

pub fn delete(conn: &mut DbConn, key_hash: &str) -> Result<(), DbError> {
    diesel::delete(sessions::table.filter(sessions::key_hash.eq(key_hash))).execute(conn)?;
    Ok(())
}

pub fn delete_expired(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, DbError> {
    let now = UtcTime::from(now);
    let gone = sessions::expires_at.le(now).or(sessions::absolute_expires_at.le(now));
    Ok(diesel::delete(sessions::table.filter(gone)).execute(conn)?)
}

pub fn list_of(conn: &mut DbConn, user_id: UserId, now: DateTime<Utc>) -> Result<Vec<OwnSession>, DbError> {
    let at = UtcTime::from(now);
    let rows: Vec<(i64, JsonText<State>, UtcTime, UtcTime)> = sessions::table
        .filter(sessions::user_id.eq(user_id))
        .filter(sessions::expires_at.gt(at))
        .filter(sessions::absolute_expires_at.gt(at))
        .order((sessions::last_seen_at.desc(), sessions::id.desc()))
        .select((sessions::id, sessions::state, sessions::created_at, sessions::last_seen_at))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(id, state, created, seen)| OwnSession {
            id,
            state: state.0,
            created_at: created.into(),
            last_seen_at: seen.into(),
        })
        .collect())
}

/// False where it is not one of this person's.
pub fn delete_own(conn: &mut DbConn, user_id: UserId, id: i64) -> Result<bool, DbError> {
    let own = sessions::table.find(id).filter(sessions::user_id.eq(user_id));
    Ok(diesel::delete(own).execute(conn)? == 1)
}
