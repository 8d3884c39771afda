use super::get::get;
use super::update::save;
use crate::domain::audience::Actor;
use crate::domain::document::Document;
use crate::domain::parameters::check_partly;
use crate::error::DocumentsError;
use crate::render::text;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Back to the template's text, of the version it was made from, as a new version. The title stays.
pub fn reset(
    conn: &mut DbConn,
    actor: Actor,
    id: i64,
    now: DateTime<Utc>,
) -> Result<Document, DocumentsError> {
    conn.write(|conn| {
        let document = get(conn, actor, id)?;
        let template = document.definition();
        let (values, _) = check_partly(template, &document.parameters);
        let content = text::fill(template, document.template_version, &values, document.language)?;
        let title = document.title.clone();
        save(conn, document, title, content, now)
    })
}
