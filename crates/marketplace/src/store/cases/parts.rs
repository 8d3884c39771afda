use super::rows::{CaseRow, DocumentRow, EventRow, NoteRow, PartyRow};
use super::schema::{case_documents, case_events, case_notes, case_parties, cases};
use crate::domain::cases::{
    AttachedDocument, Case, CaseEvent, NewEvent, NewNote, NewParty, Note, PartKind, Party,
};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, RowColumns, UtcTime};
use diesel::prelude::*;

pub fn count(conn: &mut DbConn, case_id: i64, kind: PartKind) -> Result<i64, DbError> {
    Ok(match kind {
        PartKind::Party => {
            case_parties::table.filter(case_parties::case_id.eq(case_id)).count().get_result(conn)?
        }
        PartKind::Event => {
            case_events::table.filter(case_events::case_id.eq(case_id)).count().get_result(conn)?
        }
        PartKind::Note => {
            case_notes::table.filter(case_notes::case_id.eq(case_id)).count().get_result(conn)?
        }
        PartKind::Document => {
            case_documents::table.filter(case_documents::case_id.eq(case_id)).count().get_result(conn)?
        }
    })
}

pub fn parties(conn: &mut DbConn, case_id: i64) -> Result<Vec<Party>, DbError> {
    let rows: Vec<PartyRow> = case_parties::table
        .filter(case_parties::case_id.eq(case_id))
        .order(case_parties::id)
        .select(PartyRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn insert_party(conn: &mut DbConn, case_id: i64, new: &NewParty) -> Result<Party, DbError> {
    use case_parties::dsl;
    let row: PartyRow = diesel::insert_into(case_parties::table)
        .values((
            dsl::case_id.eq(case_id),
            dsl::name.eq(&new.name),
            dsl::quality.eq(&new.quality),
            dsl::contact.eq(&new.contact),
        ))
        .returning(PartyRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

/// False where the case has no such party.
pub fn delete_party(conn: &mut DbConn, case_id: i64, id: i64) -> Result<bool, DbError> {
    let of_case = case_parties::table.find(id).filter(case_parties::case_id.eq(case_id));
    Ok(diesel::delete(of_case).execute(conn)? == 1)
}

/// In the order of time.
pub fn events(conn: &mut DbConn, case_id: i64) -> Result<Vec<CaseEvent>, DbError> {
    let rows: Vec<EventRow> = case_events::table
        .filter(case_events::case_id.eq(case_id))
        .order((case_events::starts_at, case_events::id))
        .select(EventRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

/// What is to come and not done in any of these cases, in the order of time.
pub fn coming(conn: &mut DbConn, case_ids: &[i64], now: DateTime<Utc>) -> Result<Vec<CaseEvent>, DbError> {
    let rows: Vec<EventRow> = case_events::table
        .filter(case_events::case_id.eq_any(case_ids))
        .filter(case_events::is_done.eq(false))
        .filter(case_events::starts_at.ge(UtcTime::from(now)))
        .order((case_events::starts_at, case_events::id))
        .select(EventRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn event(conn: &mut DbConn, case_id: i64, id: i64) -> Result<CaseEvent, DbError> {
    let row: EventRow = case_events::table
        .find(id)
        .filter(case_events::case_id.eq(case_id))
        .select(EventRow::columns())
        .first(conn)?;
    Ok(row.into())
}

pub fn insert_event(conn: &mut DbConn, case_id: i64, new: &NewEvent) -> Result<CaseEvent, DbError> {
    use case_events::dsl;
    let row: EventRow = diesel::insert_into(case_events::table)
        .values((
            dsl::case_id.eq(case_id),
            dsl::kind.eq(new.kind),
            dsl::title.eq(&new.title),
            dsl::starts_at.eq(UtcTime::from(new.starts_at)),
            dsl::place.eq(&new.place),
            dsl::notes.eq(&new.notes),
            dsl::is_done.eq(false),
        ))
        .returning(EventRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

/// With `is_moved` people are reminded anew.
pub fn save_event(conn: &mut DbConn, event: &CaseEvent, is_moved: bool) -> Result<(), DbError> {
    use case_events::dsl;
    let row = case_events::table.find(event.id);
    diesel::update(row)
        .set((
            dsl::kind.eq(event.kind),
            dsl::title.eq(&event.title),
            dsl::starts_at.eq(UtcTime::from(event.starts_at)),
            dsl::place.eq(&event.place),
            dsl::notes.eq(&event.notes),
            dsl::is_done.eq(event.is_done),
        ))
        .execute(conn)?;
    if is_moved {
        diesel::update(row).set(dsl::reminded_at.eq(None::<UtcTime>)).execute(conn)?;
    }
    Ok(())
}

pub fn delete_event(conn: &mut DbConn, case_id: i64, id: i64) -> Result<bool, DbError> {
    let of_case = case_events::table.find(id).filter(case_events::case_id.eq(case_id));
    Ok(diesel::delete(of_case).execute(conn)? == 1)
}

/// Events nobody was reminded of that begin by `until`, in cases that are not closed; with their cases.
pub fn unreminded(
    conn: &mut DbConn,
    (now, until): (DateTime<Utc>, DateTime<Utc>),
    most: i64,
) -> Result<Vec<(CaseEvent, Case)>, DbError> {
    use crate::domain::cases::CaseStatus;
    let events: Vec<EventRow> = case_events::table
        .filter(case_events::is_done.eq(false))
        .filter(case_events::reminded_at.is_null())
        .filter(case_events::starts_at.gt(UtcTime::from(now)))
        .filter(case_events::starts_at.le(UtcTime::from(until)))
        .order((case_events::starts_at, case_events::id))
        .limit(most)
        .select(EventRow::columns())
        .load(conn)?;
    let events: Vec<CaseEvent> = events.into_iter().map(Into::into).collect();
    let ids: Vec<i64> = events.iter().map(|e| e.case_id).collect();
    let rows: Vec<CaseRow> =
        cases::table.filter(cases::id.eq_any(ids)).select(CaseRow::columns()).load(conn)?;
    let open: Vec<Case> =
        rows.into_iter().map(Case::from).filter(|c| c.status != CaseStatus::Closed).collect();
    let with_case = |e: CaseEvent| open.iter().find(|c| c.id == e.case_id).map(|c| (e.clone(), c.clone()));
    Ok(events.into_iter().filter_map(with_case).collect())
}

/// True for the one caller that is to remind people of it.
pub fn claim_reminder(conn: &mut DbConn, event_id: i64, now: DateTime<Utc>) -> Result<bool, DbError> {
    use case_events::dsl;
    let unclaimed = case_events::table.find(event_id).filter(dsl::reminded_at.is_null());
    let claimed = diesel::update(unclaimed).set(dsl::reminded_at.eq(UtcTime::from(now))).execute(conn)?;
    Ok(claimed == 1)
}

/// Oldest first; private ones only for their author.
pub fn notes(conn: &mut DbConn, case_id: i64, reader: i64) -> Result<Vec<Note>, DbError> {
    let rows: Vec<NoteRow> = case_notes::table
        .filter(case_notes::case_id.eq(case_id))
        .filter(case_notes::is_private.eq(false).or(case_notes::author_id.eq(reader)))
        .order(case_notes::id)
        .select(NoteRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn insert_note(
    conn: &mut DbConn,
    (case_id, author_id): (i64, i64),
    new: &NewNote,
    now: DateTime<Utc>,
) -> Result<Note, DbError> {
    use case_notes::dsl;
    let row: NoteRow = diesel::insert_into(case_notes::table)
        .values((
            dsl::case_id.eq(case_id),
            dsl::author_id.eq(author_id),
            dsl::content.eq(&new.content),
            dsl::is_private.eq(new.is_private),
            dsl::created_at.eq(UtcTime::from(now)),
        ))
        .returning(NoteRow::columns())
        .get_result(conn)?;
    Ok(row.into())
}

pub fn delete_note(conn: &mut DbConn, case_id: i64, id: i64, author_id: i64) -> Result<bool, DbError> {
    let own = case_notes::table
        .find(id)
        .filter(case_notes::case_id.eq(case_id))
        .filter(case_notes::author_id.eq(author_id));
    Ok(diesel::delete(own).execute(conn)? == 1)
}

pub fn documents(conn: &mut DbConn, case_id: i64) -> Result<Vec<AttachedDocument>, DbError> {
    let rows: Vec<DocumentRow> = case_documents::table
        .filter(case_documents::case_id.eq(case_id))
        .order((case_documents::created_at, case_documents::document_id))
        .select(DocumentRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().map(Into::into).collect())
}

pub fn document(
    conn: &mut DbConn,
    case_id: i64,
    document_id: i64,
) -> Result<Option<AttachedDocument>, DbError> {
    let row: Option<DocumentRow> = case_documents::table
        .find((case_id, document_id))
        .select(DocumentRow::columns())
        .first(conn)
        .optional()?;
    Ok(row.map(Into::into))
}

/// Attaching the same document again changes nothing.
pub fn insert_document(conn: &mut DbConn, case_id: i64, document: AttachedDocument) -> Result<(), DbError> {
    use case_documents::dsl;
    // A savepoint of its own: after a refused statement PostgreSQL takes no other before it is rolled back.
    let inserted = conn.write(|conn| {
        diesel::insert_into(case_documents::table)
            .values((
                dsl::case_id.eq(case_id),
                dsl::document_id.eq(document.document_id),
                dsl::added_by.eq(document.added_by),
                dsl::created_at.eq(UtcTime::from(document.created_at)),
            ))
            .execute(conn)?;
        Ok(())
    });
    match inserted {
        Err(DbError::Duplicate { .. }) => Ok(()),
        done => done,
    }
}

pub fn delete_document(conn: &mut DbConn, case_id: i64, document_id: i64) -> Result<bool, DbError> {
    Ok(diesel::delete(case_documents::table.find((case_id, document_id))).execute(conn)? == 1)
}
