use crate::domain::audience::{Actor, Lang};
use crate::domain::catalog;
use crate::domain::document::{Document, Origin};
use crate::domain::parameters::{Parameters, check, kept};
use crate::domain::template::Template;
use crate::error::DocumentsError;
use crate::render::text;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewDocument {
    /// Id or either name.
    pub template: String,
    pub parameters: Parameters,
    pub language: Lang,
    pub origin: Origin,
}

/// Makes a document and stores it with its first version.
pub fn generate(
    conn: &mut DbConn,
    actor: Actor,
    new: &NewDocument,
    now: DateTime<Utc>,
) -> Result<Document, DocumentsError> {
    let template = allowed_template(actor, &new.template)?;
    let values = check(template, &new.parameters).map_err(DocumentsError::Invalid)?;
    let content = text::fill(template, template.version, &values, new.language)?;
    let stored = store::documents::NewDocument {
        user_id: actor.user_id,
        template: template.id,
        template_version: template.version,
        title: text::title(template, &values, new.language),
        content,
        parameters: kept(template, &new.parameters),
        origin: new.origin,
        language: new.language,
        now,
    };
    conn.write(|conn| {
        let document = store::documents::insert(conn, stored)?;
        store::versions::keep(conn, &document)?;
        Ok(document)
    })
}

/// The role rule first, then the premium rule.
pub(crate) fn allowed_template(actor: Actor, name: &str) -> Result<&'static Template, DocumentsError> {
    let template = catalog::find(name).ok_or(DocumentsError::UnknownTemplate)?;
    if !template.allows(actor.audience) {
        return Err(DocumentsError::RoleNotAllowed);
    }
    if !actor.may_generate() {
        return Err(DocumentsError::PremiumRequired);
    }
    Ok(template)
}
