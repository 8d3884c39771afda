use crate::{DbConn, DbError, UtcTime};
use chrono::{DateTime, NaiveDate, Utc};
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date, Timestamp};

#[derive(QueryableByName)]
struct DayRow {
    #[diesel(sql_type = Date)]
    day: NaiveDate,
    #[diesel(sql_type = BigInt)]
    rows: i64,
}

impl DbConn {
    /// How many rows of a table of the caller's own were made on each day of Cameroon (UTC+1 all year), oldest day
    /// first; days without a row are left out.
    pub fn rows_by_day(
        &mut self,
        table: &'static str,
        since: DateTime<Utc>,
    ) -> Result<Vec<(NaiveDate, i64)>, DbError> {
        let since = UtcTime::from(since);
        let found: Vec<DayRow> = match self {
            Self::Postgres(c) => diesel::sql_query(format!(
                "SELECT (created_at + interval '1 hour')::date AS day, count(*) AS rows FROM {table} \
                 WHERE created_at >= $1 GROUP BY 1 ORDER BY 1"
            ))
            .bind::<Timestamp, _>(since)
            .load(c)?,
            Self::Sqlite(c) => diesel::sql_query(format!(
                "SELECT date(created_at, '+1 hour') AS day, count(*) AS rows FROM {table} \
                 WHERE created_at >= ? GROUP BY 1 ORDER BY 1"
            ))
            .bind::<Timestamp, _>(since)
            .load(c)?,
        };
        Ok(found.into_iter().map(|r| (r.day, r.rows)).collect())
    }
}
