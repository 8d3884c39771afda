//! What sources gave of decisions, and the other spellings and ids that these have.

use super::schema::{
    jurisprudence as cases, jurisprudence_aliases as aliases, jurisprudence_sources as sources,
};
use crate::domain::Key;
use crate::domain::import::{CaseText, is_masked};
use crate::import::{Received, SOURCE};
use crate::juricaf::Form;
use crate::text::fold;
use chrono::{DateTime, NaiveDate, Utc};
use database::{DbConn, DbError, MultiBackend, RowColumns, UtcTime};
use diesel::prelude::*;

pub const NUMBER: &str = "number";
pub const SOURCE_ID: &str = "source_id";

#[derive(Queryable, Selectable)]
#[diesel(table_name = sources, check_for_backend(MultiBackend))]
pub struct TextRow {
    case_id: i64,
    source: String,
    source_id: String,
    id_computed: bool,
    source_url: Option<String>,
    licence: Option<String>,
    court: String,
    number: String,
    decided_on: NaiveDate,
    title: String,
    formation: Option<String>,
    formation_derived: bool,
    text: String,
    text_digest: String,
    encoding_repaired: bool,
    odd_characters: i64,
    lonely_letters: i64,
    names_masked: bool,
    gone_at: Option<UtcTime>,
    imported_at: UtcTime,
    checked_at: UtcTime,
}

impl From<TextRow> for CaseText {
    fn from(r: TextRow) -> Self {
        Self {
            case_id: r.case_id,
            source: r.source,
            source_id: r.source_id,
            id_computed: r.id_computed,
            source_url: r.source_url,
            licence: r.licence,
            court: r.court,
            number: r.number,
            decided_on: r.decided_on,
            title: r.title,
            formation: r.formation,
            formation_derived: r.formation_derived,
            text: r.text,
            text_digest: r.text_digest,
            encoding_repaired: r.encoding_repaired,
            odd_characters: r.odd_characters,
            lonely_letters: r.lonely_letters,
            names_masked: r.names_masked,
            gone_at: r.gone_at.map(Into::into),
            imported_at: r.imported_at.into(),
            checked_at: r.checked_at.into(),
        }
    }
}

/// Enough of a source to compare with what was received, without its text.
#[derive(Queryable, Selectable, Debug, Clone)]
#[diesel(table_name = sources, check_for_backend(MultiBackend))]
pub struct Head {
    pub case_id: i64,
    pub source_id: String,
    pub id_computed: bool,
    pub court_key: String,
    pub number: String,
    pub number_parts: String,
    pub decided_on: NaiveDate,
    pub title: String,
    pub listed_title: String,
    pub formation: Option<String>,
    pub text_digest: String,
    pub names_masked: bool,
}

impl Head {
    /// Names were taken out of it: nothing that it is called comes back by itself.
    pub fn is_masked(&self) -> bool {
        self.names_masked || is_masked(&self.title) || is_masked(&self.listed_title)
    }
}

#[derive(Insertable, AsChangeset)]
#[diesel(table_name = sources, check_for_backend(MultiBackend), treat_none_as_null = true)]
struct ReceivedColumns {
    source: &'static str,
    source_id: String,
    id_computed: bool,
    source_url: Option<String>,
    licence: Option<&'static str>,
    court: String,
    court_key: String,
    number: String,
    number_parts: String,
    decided_on: NaiveDate,
    title: String,
    listed_title: String,
    formation: Option<String>,
    formation_derived: bool,
    form: &'static str,
    rev: Option<String>,
    text_received: String,
    text: String,
    raw_digest: String,
    text_digest: String,
    encoding_repaired: bool,
    odd_characters: i64,
    lonely_letters: i64,
    names_masked: bool,
    gone_at: Option<UtcTime>,
    checked_at: UtcTime,
}

impl ReceivedColumns {
    fn of(r: &Received, listed_title: Option<&str>, now: DateTime<Utc>) -> Self {
        let d = &r.decision;
        let title = d.title.clone().unwrap_or_default();
        Self {
            source: SOURCE,
            source_id: r.id.clone(),
            id_computed: r.id_computed,
            source_url: r.url(),
            licence: r.licence(),
            court: d.court.clone(),
            court_key: r.court_key(),
            number: d.number.clone(),
            number_parts: r.number_parts(),
            decided_on: d.decided_on,
            listed_title: listed_title.map_or_else(|| title.clone(), str::to_owned),
            title,
            formation: d.formation.clone(),
            formation_derived: d.formation_is_derived,
            form: match r.form {
                Form::Json => "json",
                Form::Xml => "xml",
            },
            rev: d.rev.clone(),
            // PostgreSQL keeps no NUL.
            text_received: d.text_as_received.replace('\0', ""),
            text: d.text.clone(),
            raw_digest: r.raw_digest.clone(),
            text_digest: r.text_digest(),
            encoding_repaired: d.encoding_was_repaired,
            odd_characters: d.quality.odd_characters.into(),
            lonely_letters: d.quality.lonely_letters.into(),
            names_masked: false,
            gone_at: None,
            checked_at: now.into(),
        }
    }
}

pub fn insert(
    conn: &mut DbConn,
    case_id: i64,
    received: &Received,
    (run_id, listed_title): (Option<i64>, Option<&str>),
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let columns = ReceivedColumns::of(received, listed_title, now);
    let beside = (
        sources::case_id.eq(case_id),
        sources::run_id.eq(run_id),
        sources::imported_at.eq(UtcTime::from(now)),
    );
    diesel::insert_into(sources::table).values((columns, beside)).execute(conn)?;
    Ok(())
}

/// What the source says now in place of what it said before. A title, number or formation that names were taken out of
/// stays.
pub fn replace(
    conn: &mut DbConn,
    known: &Head,
    received: &Received,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let mut columns = ReceivedColumns::of(received, None, now);
    if known.is_masked() {
        columns.title.clone_from(&known.title);
        columns.listed_title.clone_from(&known.listed_title);
    }
    if is_masked(&known.number) {
        columns.number.clone_from(&known.number);
        columns.number_parts.clone_from(&known.number_parts);
    }
    if known.formation.as_deref().is_some_and(is_masked) {
        columns.formation.clone_from(&known.formation);
    }
    diesel::update(sources::table.filter(sources::case_id.eq(known.case_id))).set(columns).execute(conn)?;
    Ok(())
}

pub fn find(conn: &mut DbConn, case_id: i64) -> Result<Option<CaseText>, DbError> {
    let row: Option<TextRow> = sources::table
        .filter(sources::case_id.eq(case_id))
        .select(TextRow::columns())
        .first(conn)
        .optional()?;
    Ok(row.map(Into::into))
}

/// With a licence that lets them be handed on, of decisions that somebody vouches for with their texts, by id.
pub fn open_texts(conn: &mut DbConn, after: i64, limit: i64) -> Result<Vec<(i64, CaseText)>, DbError> {
    let verified = cases::table
        .filter(cases::is_active.eq(true))
        .filter(cases::is_verified.eq(true))
        .filter(cases::text_waits.eq(false))
        .select(cases::id);
    let rows: Vec<(i64, TextRow)> = sources::table
        .filter(sources::licence.is_not_null())
        .filter(sources::case_id.eq_any(verified))
        .filter(sources::id.gt(after))
        .order(sources::id.asc())
        .limit(limit)
        .select((sources::id, TextRow::columns()))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, row)| (id, row.into())).collect())
}

pub fn exists(conn: &mut DbConn, case_id: i64) -> Result<bool, DbError> {
    let found: i64 = sources::table.filter(sources::case_id.eq(case_id)).count().get_result(conn)?;
    Ok(found > 0)
}

pub fn head(conn: &mut DbConn, case_id: i64) -> Result<Option<Head>, DbError> {
    Ok(sources::table.filter(sources::case_id.eq(case_id)).select(Head::columns()).first(conn).optional()?)
}

pub fn with_identity(conn: &mut DbConn, r: &Received) -> Result<Option<Head>, DbError> {
    Ok(sources::table
        .filter(sources::source.eq(SOURCE))
        .filter(sources::court_key.eq(r.court_key()))
        .filter(sources::decided_on.eq(r.decision.decided_on))
        .filter(sources::number.eq(r.decision.number.clone()))
        .select(Head::columns())
        .first(conn)
        .optional()?)
}

/// Those that have this id, as their own or as another one.
pub fn with_id(conn: &mut DbConn, id: &str) -> Result<Vec<Head>, DbError> {
    let also: Vec<i64> = aliases::table
        .filter(aliases::kind.eq(SOURCE_ID))
        .filter(aliases::value.eq(id))
        .select(aliases::case_id)
        .load(conn)?;
    let own = sources::source.eq(SOURCE).and(sources::source_id.eq(id.to_owned()));
    Ok(sources::table
        .filter(own.or(sources::case_id.eq_any(also)))
        .order(sources::id.asc())
        .select(Head::columns())
        .load(conn)?)
}

/// Those that may be the same decision: the same text, or the same day and, but for signs, the same number.
pub fn alike(conn: &mut DbConn, r: &Received) -> Result<Vec<Head>, DbError> {
    let same_number =
        sources::number_parts.eq(r.number_parts()).and(sources::decided_on.eq(r.decision.decided_on));
    Ok(sources::table
        .filter(sources::source.eq(SOURCE))
        .filter(sources::court_key.eq(r.court_key()))
        .filter(same_number.or(sources::text_digest.eq(r.text_digest())))
        .order(sources::id.asc())
        .select(Head::columns())
        .load(conn)?)
}

/// Ids under which an administrator deleted a decision; what is only shipped no more was deleted by nobody.
pub fn deleted_ids(conn: &mut DbConn) -> Result<Vec<String>, DbError> {
    let gone = cases::table.filter(cases::is_active.eq(false)).filter(cases::is_edited.eq(true));
    let by_row: Vec<Option<String>> = gone.select(cases::source_id).load(conn)?;
    let by_key: Vec<Key> = gone.select(cases::key).load(conn)?;
    let keys = by_key.into_iter().map(|key| key.as_str().to_owned());
    Ok(by_row.into_iter().flatten().chain(keys).collect())
}

/// Rows that were here before any text was received for them: by key or id of the source.
pub fn bare_cases_with_id(conn: &mut DbConn, id: &str) -> Result<Vec<i64>, DbError> {
    let with_text = sources::table.select(sources::case_id);
    Ok(cases::table
        .filter(cases::source_id.eq(id.to_owned()).or(cases::key.eq(id.to_owned())))
        .filter(cases::id.ne_all(with_text))
        .order(cases::id.asc())
        .select(cases::id)
        .load(conn)?)
}

/// Of one day, without a text: id, court, number.
pub fn bare_cases_of(conn: &mut DbConn, day: NaiveDate) -> Result<Vec<(i64, String, String)>, DbError> {
    let with_text = sources::table.select(sources::case_id);
    Ok(cases::table
        .filter(cases::decided_on.eq(day))
        .filter(cases::id.ne_all(with_text))
        .order(cases::id.asc())
        .select((cases::id, cases::jurisdiction, cases::case_number))
        .load(conn)?)
}

/// It was asked for again, and is there.
pub fn seen(
    conn: &mut DbConn,
    case_id: i64,
    listed_title: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let row = sources::table.filter(sources::case_id.eq(case_id));
    diesel::update(row)
        .set((sources::checked_at.eq(UtcTime::from(now)), sources::gone_at.eq(None::<UtcTime>)))
        .execute(conn)?;
    match listed_title {
        Some(title) => super::source_names::listed(conn, case_id, title),
        None => Ok(()),
    }
}

/// The source gave the id that had been computed.
pub fn confirm_id(conn: &mut DbConn, case_id: i64, received: &Received) -> Result<(), DbError> {
    diesel::update(sources::table.filter(sources::case_id.eq(case_id)))
        .set((
            sources::source_id.eq(received.id.clone()),
            sources::id_computed.eq(false),
            sources::source_url.eq(received.url()),
        ))
        .execute(conn)?;
    diesel::update(cases::table.find(case_id))
        .set((cases::source_id.eq(Some(received.id.clone())), cases::source_url.eq(received.url())))
        .execute(conn)?;
    Ok(())
}

/// The source has no decision of this id any more. Answers the case that is kept.
pub fn mark_gone(conn: &mut DbConn, id: &str, now: DateTime<Utc>) -> Result<Option<i64>, DbError> {
    let now = UtcTime::from(now);
    let row = sources::table.filter(sources::source.eq(SOURCE)).filter(sources::source_id.eq(id.to_owned()));
    diesel::update(row.clone().filter(sources::gone_at.is_null()))
        .set(sources::gone_at.eq(Some(now)))
        .execute(conn)?;
    diesel::update(row.clone()).set(sources::checked_at.eq(now)).execute(conn)?;
    Ok(row.select(sources::case_id).first(conn).optional()?)
}

/// Of a decision that was deleted here nothing stays but what tells that it was.
pub fn erase_text(conn: &mut DbConn, case_id: i64) -> Result<(), DbError> {
    diesel::update(sources::table.filter(sources::case_id.eq(case_id)))
        .set((
            sources::text.eq(""),
            sources::text_received.eq(""),
            sources::title.eq(""),
            sources::listed_title.eq(""),
        ))
        .execute(conn)?;
    Ok(())
}

pub fn aliases_of(conn: &mut DbConn, case_id: i64, kind: &str) -> Result<Vec<String>, DbError> {
    Ok(aliases::table
        .filter(aliases::case_id.eq(case_id))
        .filter(aliases::kind.eq(kind.to_owned()))
        .order(aliases::id.asc())
        .select(aliases::value)
        .load(conn)?)
}

/// Saying it twice changes nothing.
pub fn add_alias(
    conn: &mut DbConn,
    case_id: i64,
    (kind, value): (&str, &str),
    now: DateTime<Utc>,
) -> Result<(), DbError> {
    let row = (
        aliases::case_id.eq(case_id),
        aliases::kind.eq(kind.to_owned()),
        aliases::value.eq(value.to_owned()),
        aliases::search_key.eq(fold(value)),
        aliases::created_at.eq(UtcTime::from(now)),
    );
    let insert = diesel::insert_into(aliases::table).values(row).on_conflict_do_nothing();
    match conn {
        DbConn::Postgres(c) => insert.execute(c)?,
        DbConn::Sqlite(c) => insert.execute(c)?,
    };
    Ok(())
}
