use super::schema::{case_documents, case_events, case_notes, case_parties, cases};
use crate::domain::cases::{AttachedDocument, Case, CaseEvent, CaseStatus, EventKind, Note, Party};
use database::{MultiBackend, UtcTime, text_column};
use diesel::prelude::*;

text_column!(CaseStatus, EventKind);

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = cases, check_for_backend(MultiBackend))]
pub struct CaseRow {
    id: i64,
    user_id: i64,
    title: String,
    description: Option<String>,
    assigned_to: Option<i64>,
    status: CaseStatus,
    request_id: Option<i64>,
    court: Option<String>,
    case_number: Option<String>,
    created_at: UtcTime,
    updated_at: UtcTime,
}

impl From<CaseRow> for Case {
    fn from(r: CaseRow) -> Self {
        Self {
            id: r.id,
            user_id: r.user_id,
            title: r.title,
            description: r.description,
            assigned_to: r.assigned_to,
            status: r.status,
            request_id: r.request_id,
            court: r.court,
            case_number: r.case_number,
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
        }
    }
}

#[derive(Debug, Insertable)]
#[diesel(table_name = cases)]
pub struct InsertCase {
    pub user_id: i64,
    pub title: String,
    pub description: Option<String>,
    pub assigned_to: Option<i64>,
    pub status: CaseStatus,
    pub request_id: Option<i64>,
    pub court: Option<String>,
    pub case_number: Option<String>,
    pub search_key: String,
    pub created_at: UtcTime,
    pub updated_at: UtcTime,
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = case_parties, check_for_backend(MultiBackend))]
pub struct PartyRow {
    id: i64,
    case_id: i64,
    name: String,
    quality: Option<String>,
    contact: Option<String>,
}

impl From<PartyRow> for Party {
    fn from(r: PartyRow) -> Self {
        Self { id: r.id, case_id: r.case_id, name: r.name, quality: r.quality, contact: r.contact }
    }
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = case_events, check_for_backend(MultiBackend))]
pub struct EventRow {
    id: i64,
    case_id: i64,
    kind: EventKind,
    title: String,
    starts_at: UtcTime,
    place: Option<String>,
    notes: Option<String>,
    is_done: bool,
}

impl From<EventRow> for CaseEvent {
    fn from(r: EventRow) -> Self {
        Self {
            id: r.id,
            case_id: r.case_id,
            kind: r.kind,
            title: r.title,
            starts_at: r.starts_at.into(),
            place: r.place,
            notes: r.notes,
            is_done: r.is_done,
        }
    }
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = case_notes, check_for_backend(MultiBackend))]
pub struct NoteRow {
    id: i64,
    case_id: i64,
    author_id: i64,
    content: String,
    is_private: bool,
    created_at: UtcTime,
}

impl From<NoteRow> for Note {
    fn from(r: NoteRow) -> Self {
        Self {
            id: r.id,
            case_id: r.case_id,
            author_id: r.author_id,
            content: r.content,
            is_private: r.is_private,
            created_at: r.created_at.into(),
        }
    }
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = case_documents, check_for_backend(MultiBackend))]
pub struct DocumentRow {
    document_id: i64,
    added_by: i64,
    created_at: UtcTime,
}

impl From<DocumentRow> for AttachedDocument {
    fn from(r: DocumentRow) -> Self {
        Self { document_id: r.document_id, added_by: r.added_by, created_at: r.created_at.into() }
    }
}
