use super::answer_field::next;
use super::generate::allowed_template;
use crate::dialogue::{DraftStep, StoredDraft};
use crate::domain::audience::{Actor, Lang};
use crate::domain::template::TemplateId;
use crate::error::DocumentsError;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Starts asking for the fields of a document, with what the first message plainly says already filled in.
/// A draft the user had before gives way. The role and premium rules of [`crate::generate`] hold from the start.
pub fn start_draft(
    conn: &mut DbConn,
    actor: Actor,
    template: TemplateId,
    language: Lang,
    first_message: &str,
    now: DateTime<Utc>,
) -> Result<DraftStep, DocumentsError> {
    let template = allowed_template(actor, template.as_str())?;
    let draft = StoredDraft::new(template, language, first_message, now);
    conn.write(|conn| next(conn, actor, draft, None, now))
}
