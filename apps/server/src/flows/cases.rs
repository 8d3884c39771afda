//! Cases with the people and the documents in them.

use crate::language::Lang;
use crate::problem::Problem;
use crate::routes::cases_views::{CaseDetailView, CaseDocumentView, CaseNoteView, CaseView, Named};
use crate::wording::marketplace::name_of;
use chrono::{DateTime, Utc};
use database::DbConn;
use documents::{Actor, Audience, Document, DocumentsError};
use identity::domain::{Person, User};
use marketplace::domain::cases::{AttachedDocument, Case, CaseFilter, CaseViewer, NewNote};
use std::collections::HashMap;

/// A page of cases, and how many there are in all.
pub struct CasePage {
    pub items: Vec<CaseView>,
    pub total: i64,
}

/// With one query for the people, whatever the number of cases.
pub fn list(
    c: &mut DbConn,
    viewer: CaseViewer,
    filter: &CaseFilter,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<CasePage, Problem> {
    let found = marketplace::list_cases(c, viewer, filter, now).map_err(Problem::marketplace)?;
    let people = people_of(c, found.items.iter().map(|l| &l.case), &[])?;
    let items = found.items.into_iter().map(|l| {
        let named = named(&l.case, &people, lang);
        CaseView::of(l.case, l.next_event, named, viewer)
    });
    Ok(CasePage { items: items.collect(), total: found.total })
}

pub fn show(
    c: &mut DbConn,
    viewer: CaseViewer,
    id: i64,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<CaseDetailView, Problem> {
    let detail = marketplace::case_detail(c, viewer, id, now).map_err(Problem::marketplace)?;
    let authors: Vec<i64> = detail.notes.iter().map(|n| n.author_id).collect();
    let people = people_of(c, std::iter::once(&detail.case), &authors)?;
    let ids: Vec<i64> = detail.documents.iter().map(|d| d.document_id).collect();
    let titles = titles(c, &ids)?;
    let documents = detail.documents.iter().filter_map(|d| shown(*d, &titles)).collect();
    let notes = detail
        .notes
        .iter()
        .map(|n| {
            let author = people.get(&n.author_id).map(|p| name_of(p, lang));
            CaseNoteView::of(n.clone(), author.as_deref())
        })
        .collect();
    let named = named(&detail.case, &people, lang);
    Ok(CaseDetailView::of(detail, named, viewer, notes, documents))
}

pub fn add_note(
    c: &mut DbConn,
    (author, case_id): (&User, i64),
    new: &NewNote,
    now: DateTime<Utc>,
) -> Result<CaseNoteView, Problem> {
    let note = marketplace::add_case_note(c, author.id, case_id, new, now).map_err(Problem::marketplace)?;
    Ok(CaseNoteView::of(note, Some(author.name.as_str())))
}

/// Only a document of one's own can be attached: administrators read all, and attach none of others.
pub fn attach(
    c: &mut DbConn,
    actor: Actor,
    (case_id, document_id): (i64, i64),
    now: DateTime<Utc>,
) -> Result<CaseDocumentView, Problem> {
    let document = documents::get(c, actor, document_id).map_err(Problem::documents)?;
    if document.user_id != actor.user_id {
        return Err(Problem::not_found());
    }
    let attached = marketplace::attach_document(c, actor.user_id, case_id, document_id, now);
    let attached = attached.map_err(Problem::marketplace)?;
    Ok(CaseDocumentView::of(attached, document.title))
}

/// The document as its owner would read it: the case opens it to the other party.
pub fn document(
    c: &mut DbConn,
    viewer: CaseViewer,
    (case_id, document_id): (i64, i64),
) -> Result<Document, Problem> {
    let attached =
        marketplace::attached_document(c, viewer, case_id, document_id).map_err(Problem::marketplace)?;
    let owner = Actor { user_id: attached.added_by, audience: Audience::Client, premium: false };
    documents::download(c, owner, document_id).map_err(Problem::documents)
}

fn titles(c: &mut DbConn, ids: &[i64]) -> Result<HashMap<i64, String>, Problem> {
    let found = documents::summaries(c, ids).map_err(|e: DocumentsError| Problem::documents(e))?;
    Ok(found.into_iter().map(|d| (d.id, d.title)).collect())
}

fn shown(attached: AttachedDocument, titles: &HashMap<i64, String>) -> Option<CaseDocumentView> {
    Some(CaseDocumentView::of(attached, titles.get(&attached.document_id)?.clone()))
}

fn people_of<'a>(
    c: &mut DbConn,
    cases: impl Iterator<Item = &'a Case>,
    more: &[i64],
) -> Result<HashMap<i64, Person>, Problem> {
    let mut ids: Vec<i64> = cases
        .flat_map(|case| [Some(case.user_id), case.assigned_to])
        .flatten()
        .chain(more.to_vec())
        .collect();
    ids.sort_unstable();
    ids.dedup();
    super::people(c, &ids)
}

fn named(case: &Case, people: &HashMap<i64, Person>, lang: Lang) -> Named {
    let name = |id: i64| people.get(&id).map(|p| name_of(p, lang));
    Named { owner: name(case.user_id).unwrap_or_default(), assignee: case.assigned_to.and_then(name) }
}
