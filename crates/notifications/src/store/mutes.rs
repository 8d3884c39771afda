use super::schema::notice_mutes::{self as t};
use crate::domain::Topic;
use database::{DbConn, DbError};
use diesel::prelude::*;

/// What these people want no mails about. A topic of a later version is left out.
pub fn of(conn: &mut DbConn, user_ids: &[i64]) -> Result<Vec<(i64, Topic)>, DbError> {
    let rows: Vec<(i64, String)> =
        t::table.filter(t::user_id.eq_any(user_ids)).select((t::user_id, t::topic)).load(conn)?;
    Ok(rows.into_iter().filter_map(|(id, topic)| Some((id, topic.parse().ok()?))).collect())
}

pub fn set(conn: &mut DbConn, user_id: i64, topics: &[Topic]) -> Result<(), DbError> {
    delete(conn, user_id)?;
    for topic in topics {
        diesel::insert_into(t::table)
            .values((t::user_id.eq(user_id), t::topic.eq(topic.as_str())))
            .execute(conn)?;
    }
    Ok(())
}

pub fn delete(conn: &mut DbConn, user_id: i64) -> Result<(), DbError> {
    diesel::delete(t::table.filter(t::user_id.eq(user_id))).execute(conn)?;
    Ok(())
}
