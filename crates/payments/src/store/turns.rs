use super::schema::operator_turns as turns;
use crate::domain::Channel;
use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, DbError, UtcTime};
use diesel::prelude::*;

/// A clock that is this far ahead was wrong: what it left is forgotten.
const AHEAD: TimeDelta = TimeDelta::seconds(5);

/// Which of an operator's turns have rested for so long.
pub fn free(
    conn: &mut DbConn,
    channel: Channel,
    rest: TimeDelta,
    now: DateTime<Utc>,
) -> Result<Vec<i64>, DbError> {
    let all: Vec<(i64, UtcTime)> = turns::table
        .filter(turns::channel.eq(channel))
        .order(turns::turn)
        .select((turns::turn, turns::taken_at))
        .load(conn)?;
    let is_free = |taken: DateTime<Utc>| taken + rest <= now || taken > now + AHEAD;
    Ok(all.into_iter().filter(|(_, taken)| is_free((*taken).into())).map(|(turn, _)| turn).collect())
}

/// Holds an operator's turns until the transaction ends. SQLite has one writer anyway.
pub fn lock(conn: &mut DbConn, channel: Channel) -> Result<(), DbError> {
    if let DbConn::Postgres(c) = conn {
        let all = turns::table.filter(turns::channel.eq(channel)).order(turns::turn).select(turns::turn);
        all.for_update().load::<i64>(c)?;
    }
    Ok(())
}

pub fn take(conn: &mut DbConn, channel: Channel, turn: i64, now: DateTime<Utc>) -> Result<(), DbError> {
    let one = turns::table.filter(turns::channel.eq(channel)).filter(turns::turn.eq(turn));
    diesel::update(one).set(turns::taken_at.eq(UtcTime::from(now))).execute(conn)?;
    Ok(())
}
