//! What sources and their lists call decisions, and what stays of it once names were taken out.

use super::schema::{
    jurisprudence as cases, jurisprudence_aliases as aliases, jurisprudence_sources as sources,
};
use super::sources::{NUMBER, SOURCE_ID};
use crate::domain::import::{MASK, is_masked};
use crate::domain::{Key, number_parts};
use chrono::NaiveDate;
use database::{DbConn, DbError, MultiBackend, RowColumns};
use diesel::prelude::*;
use std::collections::HashSet;

/// An id that is known, and what it is called.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    pub id: String,
    /// Of the decision and of its row in the list; empty where nothing of it is kept.
    pub titles: [String; 2],
    /// Names were taken out of the decision: what a list calls it is written down nowhere.
    pub is_masked: bool,
}

/// Every id that is known, with what goes with it.
pub fn known(conn: &mut DbConn) -> Result<Vec<Named>, DbError> {
    type Row = (i64, String, bool, String, String, bool);
    let columns = (
        sources::case_id,
        sources::source_id,
        sources::id_computed,
        sources::title,
        sources::listed_title,
        sources::names_masked,
    );
    let rows: Vec<Row> = sources::table.select(columns).load(conn)?;
    let (mut found, mut masked) = (Vec::with_capacity(rows.len()), HashSet::new());
    for (case_id, id, is_computed, title, listed, names_masked) in rows {
        let is_masked = names_masked || is_masked(&title) || is_masked(&listed);
        if is_masked {
            masked.insert(case_id);
        }
        // An id that we made ourselves is confirmed once the site's own copy is read.
        if !is_computed {
            found.push(Named { id, titles: [title, listed], is_masked });
        }
    }
    let also: Vec<(i64, String)> = aliases::table
        .filter(aliases::kind.eq(SOURCE_ID))
        .select((aliases::case_id, aliases::value))
        .load(conn)?;
    found.extend(also.into_iter().map(|(case_id, id)| Named {
        id,
        titles: Default::default(),
        is_masked: masked.contains(&case_id),
    }));
    Ok(found)
}

/// Names were taken out of this decision, and nothing that it is called comes back by itself.
pub fn is_kept_masked(conn: &mut DbConn, case_id: i64) -> Result<bool, DbError> {
    let titles = sources::table.filter(sources::case_id.eq(case_id)).select((
        sources::title,
        sources::listed_title,
        sources::names_masked,
    ));
    let found: Option<(String, String, bool)> = titles.first(conn).optional()?;
    Ok(found.is_some_and(|(title, listed, masked)| masked || is_masked(&title) || is_masked(&listed)))
}

/// Every id that a decision goes by.
pub fn ids_of(conn: &mut DbConn, case_id: i64) -> Result<Vec<String>, DbError> {
    let mut ids: Vec<String> =
        sources::table.filter(sources::case_id.eq(case_id)).select(sources::source_id).load(conn)?;
    let also = aliases::table.filter(aliases::case_id.eq(case_id)).filter(aliases::kind.eq(SOURCE_ID));
    ids.extend(also.select(aliases::value).load::<String>(conn)?);
    let own: (Key, Option<String>) =
        cases::table.find(case_id).select((cases::key, cases::source_id)).first(conn)?;
    ids.push(own.0.as_str().to_owned());
    ids.extend(own.1);
    ids.retain(|id| !id.is_empty());
    Ok(ids)
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = sources, check_for_backend(MultiBackend))]
struct Said {
    source: String,
    court_key: String,
    decided_on: NaiveDate,
    number: String,
    title: String,
    listed_title: String,
    formation: Option<String>,
    text: String,
}

/// Puts `masked` over all that is kept of what a source said. None where nothing was received for the decision.
pub fn mask(conn: &mut DbConn, case_id: i64, masked: &dyn Fn(&str) -> String) -> Result<Option<()>, DbError> {
    let row = sources::table.filter(sources::case_id.eq(case_id));
    let known: Option<Said> = row.select(Said::columns()).first(conn).optional()?;
    let Some(known) = known else { return Ok(None) };
    let number = free_number(conn, case_id, &known, masked(&known.number))?;
    // As it was received it may write a name in signs that no name is found by: the cleaned text stands for both.
    let text = masked(&known.text);
    diesel::update(row)
        .set((
            sources::text.eq(text.clone()),
            sources::text_received.eq(text),
            sources::title.eq(masked(&known.title)),
            sources::listed_title.eq(masked(&known.listed_title)),
            sources::formation.eq(known.formation.as_deref().map(masked)),
            sources::number_parts.eq(number_parts(&number)),
            sources::number.eq(number),
            sources::names_masked.eq(true),
        ))
        .execute(conn)?;
    for alias in super::sources::aliases_of(conn, case_id, NUMBER)? {
        if masked(&alias) != alias {
            let named = aliases::table.filter(aliases::case_id.eq(case_id)).filter(aliases::kind.eq(NUMBER));
            diesel::delete(named.filter(aliases::value.eq(alias))).execute(conn)?;
        }
    }
    Ok(Some(()))
}

/// Court, day and number tell decisions apart: two numbers that are the same once masked are told apart by the row.
fn free_number(conn: &mut DbConn, case_id: i64, known: &Said, number: String) -> Result<String, DbError> {
    if number == known.number {
        return Ok(number);
    }
    let taken: i64 = sources::table
        .filter(sources::source.eq(known.source.clone()))
        .filter(sources::court_key.eq(known.court_key.clone()))
        .filter(sources::decided_on.eq(known.decided_on))
        .filter(sources::number.eq(number.clone()))
        .count()
        .get_result(conn)?;
    Ok(if taken == 0 { number } else { format!("{number} ({case_id})") })
}

/// What the list calls a decision; not where names were taken out of it, for they may stand in this.
pub fn listed(conn: &mut DbConn, case_id: i64, title: &str) -> Result<(), DbError> {
    let sign = format!("%{MASK}%");
    let open = sources::table
        .filter(sources::case_id.eq(case_id))
        .filter(sources::names_masked.eq(false))
        .filter(sources::listed_title.ne(""))
        .filter(sources::listed_title.not_like(sign.clone()))
        .filter(sources::title.not_like(sign));
    diesel::update(open).set(sources::listed_title.eq(title.to_owned())).execute(conn)?;
    Ok(())
}

/// Another spelling of the number, with the titles that go with it.
pub fn respell(
    conn: &mut DbConn,
    case_id: i64,
    (number, rev): (&str, Option<&str>),
    [title, listed]: [String; 2],
) -> Result<(), DbError> {
    diesel::update(sources::table.filter(sources::case_id.eq(case_id)))
        .set((
            sources::number.eq(number.to_owned()),
            sources::number_parts.eq(number_parts(number)),
            sources::title.eq(title),
            sources::listed_title.eq(listed),
            sources::rev.eq(rev.map(str::to_owned)),
        ))
        .execute(conn)?;
    Ok(())
}
