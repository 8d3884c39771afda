//! What the library reads to keep its index: rows that changed, a part at a time.

use super::rows::CaseRow;
use super::schema::jurisprudence::dsl;
use super::schema::jurisprudence_aliases as aliases;
use super::schema::jurisprudence_sources as sources;
use crate::domain::Case;
use database::{DbConn, DbError, RowColumns};
use diesel::prelude::*;
use std::collections::HashMap;

/// Decisions that changed after `revision`, deleted ones among them; those behind `after_id`, by id.
pub fn changed_cases(
    conn: &mut DbConn,
    revision: i64,
    after_id: i64,
    limit: i64,
) -> Result<Vec<Case>, DbError> {
    let rows: Vec<CaseRow> = dsl::jurisprudence
        .filter(dsl::revision.gt(revision))
        .filter(dsl::id.gt(after_id))
        .order(dsl::id.asc())
        .limit(limit)
        .select(CaseRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// The full texts of these decisions that may be handed on: under a licence, not empty, and none that joined a verified
/// decision and that nobody has read.
pub fn full_texts(conn: &mut DbConn, cases: &[i64]) -> Result<HashMap<i64, String>, DbError> {
    let settled = dsl::jurisprudence.filter(dsl::text_waits.eq(false)).select(dsl::id);
    let rows: Vec<(i64, String)> = sources::table
        .filter(sources::case_id.eq_any(cases.to_vec()))
        .filter(sources::case_id.eq_any(settled))
        .filter(sources::licence.is_not_null())
        .filter(sources::text.ne(""))
        .select((sources::case_id, sources::text))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// Other spellings of these decisions' numbers.
pub fn other_numbers(conn: &mut DbConn, cases: &[i64]) -> Result<HashMap<i64, Vec<String>>, DbError> {
    let rows: Vec<(i64, String)> = aliases::table
        .filter(aliases::case_id.eq_any(cases.to_vec()))
        .filter(aliases::kind.eq(super::sources::NUMBER))
        .select((aliases::case_id, aliases::value))
        .load(conn)?;
    let mut found: HashMap<i64, Vec<String>> = HashMap::new();
    for (case, number) in rows {
        found.entry(case).or_default().push(number);
    }
    Ok(found)
}

/// Something that belongs to the decision changed beside its row: whoever follows the cursor looks at it again.
pub fn touch(conn: &mut DbConn, case: i64, revision: i64) -> Result<(), DbError> {
    diesel::update(dsl::jurisprudence.find(case)).set(dsl::revision.eq(revision)).execute(conn)?;
    Ok(())
}
