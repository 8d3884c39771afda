use super::rows::RatingRow;
use crate::domain::requests::{NewRating, Rating, Score};
use crate::store::schema::professional_ratings::dsl;
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, RowColumns, UtcTime};
use diesel::dsl::count_star;
use diesel::prelude::*;
use std::collections::HashMap;

/// A second one of the same request is a [`DbError::Duplicate`].
pub fn insert_rating(
    conn: &mut DbConn,
    request_id: i64,
    (client_id, professional_id): (i64, i64),
    new: &NewRating,
    now: DateTime<Utc>,
) -> Result<Rating, DbError> {
    let now = UtcTime::from(now);
    let row: RatingRow = diesel::insert_into(dsl::professional_ratings)
        .values((
            dsl::request_id.eq(request_id),
            dsl::client_id.eq(client_id),
            dsl::professional_id.eq(professional_id),
            dsl::rating.eq(new.rating),
            dsl::comment.eq(new.comment.as_deref()),
            dsl::is_deadline_met.eq(new.is_deadline_met),
            dsl::would_recommend.eq(new.would_recommend),
            dsl::created_at.eq(now),
            dsl::updated_at.eq(now),
        ))
        .returning(RatingRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

pub fn find_rating(conn: &mut DbConn, id: i64) -> Result<Rating, DbError> {
    let row: RatingRow = dsl::professional_ratings.find(id).select(RatingRow::columns()).first(conn)?;
    Ok(row.into())
}

/// The rating, which nobody else changes until the transaction ends.
///
/// On SQLite a transaction that may write is alone already.
pub fn lock_rating(conn: &mut DbConn, id: i64) -> Result<Rating, DbError> {
    if let DbConn::Postgres(c) = conn {
        dsl::professional_ratings.find(id).select(dsl::id).for_update().get_result::<i64>(c)?;
    }
    find_rating(conn, id)
}

pub fn update_rating(
    conn: &mut DbConn,
    id: i64,
    new: &NewRating,
    now: DateTime<Utc>,
) -> Result<Rating, DbError> {
    let row: RatingRow = diesel::update(dsl::professional_ratings.find(id))
        .set((
            dsl::rating.eq(new.rating),
            dsl::comment.eq(new.comment.as_deref()),
            dsl::is_deadline_met.eq(new.is_deadline_met),
            dsl::would_recommend.eq(new.would_recommend),
            dsl::updated_at.eq(UtcTime::from(now)),
        ))
        .returning(RatingRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

/// The newest first.
pub fn list_ratings(conn: &mut DbConn, professional_id: i64, limit: i64) -> Result<Vec<Rating>, DbError> {
    let rows: Vec<RatingRow> = dsl::professional_ratings
        .filter(dsl::professional_id.eq(professional_id))
        .order((dsl::created_at.desc(), dsl::id.desc()))
        .limit(limit)
        .select(RatingRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// Of several professionals with one query, which adds up at most twenty rows for each of them.
pub fn scores(conn: &mut DbConn, professional_ids: &[i64]) -> Result<HashMap<i64, Score>, DbError> {
    let kinds = (dsl::professional_id, dsl::rating, dsl::is_deadline_met, dsl::would_recommend);
    let rows: Vec<((i64, i32, bool, bool), i64)> = dsl::professional_ratings
        .filter(dsl::professional_id.eq_any(professional_ids.to_vec()))
        .group_by(kinds)
        .select((kinds, count_star()))
        .load(conn)?;
    let mut scores: HashMap<i64, Score> = HashMap::new();
    for ((professional_id, rating, met, recommended), n) in rows {
        let score = scores.entry(professional_id).or_default();
        score.count += n;
        score.sum += i64::from(rating) * n;
        score.deadlines_met += if met { n } else { 0 };
        score.recommendations += if recommended { n } else { 0 };
    }
    Ok(scores)
}
