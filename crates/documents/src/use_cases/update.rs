use super::get::get;
use crate::domain::audience::Actor;
use crate::domain::document::{Document, parse_content, parse_title};
use crate::domain::parameters::FieldError;
use crate::error::DocumentsError;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// What is to change; what is absent stays.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Change {
    pub title: Option<String>,
    pub content: Option<String>,
}

/// Renames or rewrites a document and keeps the new version. Premium is not asked for: a document stays its owner's.
pub fn update(
    conn: &mut DbConn,
    actor: Actor,
    id: i64,
    change: &Change,
    now: DateTime<Utc>,
) -> Result<Document, DocumentsError> {
    conn.write(|conn| {
        let document = get(conn, actor, id)?;
        let mut errors = Vec::new();
        let mut given = |r: Option<Result<String, FieldError>>| match r {
            Some(Ok(s)) => Some(s),
            Some(Err(e)) => {
                errors.push(e);
                None
            }
            None => None,
        };
        let title = given(change.title.as_deref().map(parse_title)).unwrap_or_else(|| document.title.clone());
        let content =
            given(change.content.as_deref().map(parse_content)).unwrap_or_else(|| document.content.clone());
        if !errors.is_empty() {
            return Err(DocumentsError::Invalid(errors));
        }
        save(conn, document, title, content, now)
    })
}

/// Nothing is written where nothing changed.
pub(super) fn save(
    conn: &mut DbConn,
    document: Document,
    title: String,
    content: String,
    now: DateTime<Utc>,
) -> Result<Document, DocumentsError> {
    if title == document.title && content == document.content {
        return Ok(document);
    }
    if !store::documents::save(conn, document.id, document.version, &title, &content, now)? {
        return Err(DocumentsError::Changed);
    }
    let saved = store::documents::find(conn, document.id)?;
    store::versions::keep(conn, &saved)?;
    Ok(saved)
}
