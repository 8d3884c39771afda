//! How cases look on the wire.

use chrono::{DateTime, Utc};
use marketplace::domain::cases::{AttachedDocument, Case, CaseDetail, CaseEvent, CaseViewer, Note, Party};
use serde::Serialize;
use utoipa::ToSchema;

/// The names of the two people of a case.
#[derive(Debug, Clone, Default)]
pub struct Named {
    pub owner: String,
    pub assignee: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CaseEvent)]
pub struct CaseEventView {
    pub id: i64,
    /// hearing or deadline
    pub kind: &'static str,
    pub title: String,
    pub starts_at: DateTime<Utc>,
    pub place: Option<String>,
    pub notes: Option<String>,
    pub is_done: bool,
}

impl CaseEventView {
    pub fn of(e: CaseEvent) -> Self {
        Self {
            id: e.id,
            kind: e.kind.as_str(),
            title: e.title,
            starts_at: e.starts_at,
            place: e.place,
            notes: e.notes,
            is_done: e.is_done,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Case)]
pub struct CaseView {
    pub id: i64,
    /// The owner.
    pub user_id: i64,
    pub owner_name: String,
    pub title: String,
    pub description: Option<String>,
    /// The professional who was selected.
    pub assigned_to: Option<i64>,
    pub assignee_name: Option<String>,
    /// pending, active, suspended or closed
    pub status: &'static str,
    /// The request it came from.
    pub request_id: Option<i64>,
    pub court: Option<String>,
    pub case_number: Option<String>,
    /// The first hearing or deadline to come that is not done.
    pub next_event: Option<CaseEventView>,
    pub can_write: bool,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl CaseView {
    pub fn of(case: Case, next_event: Option<CaseEvent>, named: Named, viewer: CaseViewer) -> Self {
        Self {
            can_write: case.is_of(viewer.id),
            id: case.id,
            user_id: case.user_id,
            owner_name: named.owner,
            title: case.title,
            description: case.description,
            assigned_to: case.assigned_to,
            assignee_name: named.assignee,
            status: case.status.as_str(),
            request_id: case.request_id,
            court: case.court,
            case_number: case.case_number,
            next_event: next_event.map(CaseEventView::of),
            created_at: case.created_at,
            updated_at: case.updated_at,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CaseParty)]
pub struct CasePartyView {
    pub id: i64,
    pub name: String,
    pub quality: Option<String>,
    pub contact: Option<String>,
}

impl CasePartyView {
    pub fn of(p: Party) -> Self {
        Self { id: p.id, name: p.name, quality: p.quality, contact: p.contact }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CaseNote)]
pub struct CaseNoteView {
    pub id: i64,
    pub author_id: i64,
    pub author_name: String,
    pub content: String,
    /// Only its author sees it.
    pub is_private: bool,
    pub created_at: DateTime<Utc>,
}

impl CaseNoteView {
    pub fn of(n: Note, author: Option<&str>) -> Self {
        Self {
            id: n.id,
            author_id: n.author_id,
            author_name: author.unwrap_or_default().to_owned(),
            content: n.content,
            is_private: n.is_private,
            created_at: n.created_at,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CaseDocument)]
pub struct CaseDocumentView {
    pub document_id: i64,
    pub title: String,
    pub added_by: i64,
    pub created_at: DateTime<Utc>,
}

impl CaseDocumentView {
    pub fn of(d: AttachedDocument, title: String) -> Self {
        Self { document_id: d.document_id, title, added_by: d.added_by, created_at: d.created_at }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CaseDetail)]
pub struct CaseDetailView {
    #[serde(flatten)]
    pub case: CaseView,
    pub parties: Vec<CasePartyView>,
    /// In the order of time.
    pub events: Vec<CaseEventView>,
    /// Oldest first; private ones only for their author.
    pub notes: Vec<CaseNoteView>,
    pub documents: Vec<CaseDocumentView>,
}

impl CaseDetailView {
    pub fn of(
        detail: CaseDetail,
        named: Named,
        viewer: CaseViewer,
        notes: Vec<CaseNoteView>,
        documents: Vec<CaseDocumentView>,
    ) -> Self {
        Self {
            case: CaseView::of(detail.case, detail.next_event, named, viewer),
            parties: detail.parties.into_iter().map(CasePartyView::of).collect(),
            events: detail.events.into_iter().map(CaseEventView::of).collect(),
            notes,
            documents,
        }
    }
}
