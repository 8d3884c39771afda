use super::schema::audit_entries::{self, dsl};
use super::schema::users;
use crate::domain::{AuditAction, AuditEntry, AuditFilter, UserId};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, MultiBackend, UtcTime};
use diesel::prelude::*;

database::text_column!(AuditAction);

/// As long as the column.
const SUBJECT_MAX: usize = 120;

pub fn insert(
    conn: &mut DbConn,
    actor: UserId,
    action: AuditAction,
    subject: &str,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    diesel::insert_into(dsl::audit_entries)
        .values((
            dsl::actor_id.eq(actor),
            dsl::action.eq(action),
            dsl::subject.eq(subject.chars().take(SUBJECT_MAX).collect::<String>()),
            dsl::created_at.eq(UtcTime::from(now)),
        ))
        .execute(conn)?;
    Ok(())
}

type Filtered = audit_entries::BoxedQuery<'static, MultiBackend>;

fn filtered(filter: &AuditFilter) -> Filtered {
    let query = dsl::audit_entries.into_boxed::<MultiBackend>();
    match filter.action {
        Some(action) => query.filter(dsl::action.eq(action)),
        None => query,
    }
}

/// Newest first.
pub fn list(conn: &mut DbConn, filter: &AuditFilter) -> Result<Vec<AuditEntry>, DbError> {
    type Row = (i64, Option<UserId>, AuditAction, String, UtcTime);
    let rows: Vec<Row> = filtered(filter)
        .order((dsl::created_at.desc(), dsl::id.desc()))
        .limit(filter.limit)
        .offset(filter.offset)
        .select((dsl::id, dsl::actor_id, dsl::action, dsl::subject, dsl::created_at))
        .load(conn)?;
    let mut actors: Vec<UserId> = rows.iter().filter_map(|r| r.1).collect();
    actors.sort_unstable();
    actors.dedup();
    let names: Vec<(UserId, String)> = users::table
        .filter(users::id.eq_any(actors))
        .filter(users::deleted_at.is_null())
        .select((users::id, users::name))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(id, actor_id, action, subject, at)| AuditEntry {
            id,
            actor_id,
            actor_name: names.iter().find(|(id, _)| Some(*id) == actor_id).map(|(_, name)| name.clone()),
            action,
            subject,
            created_at: at.into(),
        })
        .collect())
}

/// When Premium was last set or cleared by hand, of those of these people for whom it was.
pub fn premium_set_at(conn: &mut DbConn, of: &[UserId]) -> Result<Vec<(UserId, DateTime<Utc>)>, DbError> {
    let subjects: Vec<String> = of.iter().map(UserId::to_string).collect();
    let deeds = [AuditAction::PremiumSet.as_str(), AuditAction::PremiumCleared.as_str()];
    let rows: Vec<(String, Option<UtcTime>)> = dsl::audit_entries
        .filter(dsl::action.eq_any(deeds))
        .filter(dsl::subject.eq_any(subjects))
        .group_by(dsl::subject)
        .select((dsl::subject, diesel::dsl::max(dsl::created_at)))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(subject, at)| Some((subject.parse().ok()?, at?.into()))).collect())
}

/// Deletes what is older, and says how many entries that was.
pub fn delete_before(conn: &mut DbConn, before: DateTime<Utc>) -> Result<usize, DbError> {
    Ok(diesel::delete(dsl::audit_entries.filter(dsl::created_at.lt(UtcTime::from(before)))).execute(conn)?)
}

pub fn count(conn: &mut DbConn, filter: &AuditFilter) -> Result<i64, DbError> {
    Ok(filtered(filter).count().get_result(conn)?)
}
