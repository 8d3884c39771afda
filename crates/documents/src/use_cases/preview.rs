use crate::domain::audience::{Actor, Lang};
use crate::domain::catalog;
use crate::domain::document::Draft;
use crate::domain::mentions;
use crate::domain::parameters::{Parameters, check_partly};
use crate::error::DocumentsError;
use crate::render::text;

/// The text so far, with blanks for what is missing or invalid. Nothing is stored, so Premium is not asked for.
pub fn preview(
    actor: Actor,
    template: &str,
    given: &Parameters,
    language: Lang,
) -> Result<Draft, DocumentsError> {
    let template = catalog::find(template).ok_or(DocumentsError::UnknownTemplate)?;
    if !template.allows(actor.audience) {
        return Err(DocumentsError::RoleNotAllowed);
    }
    let (values, errors) = check_partly(template, given);
    let content = text::fill(template, template.version, &values, language)?;
    Ok(Draft {
        title: text::title(template, &values, language),
        missing: mentions::missing(template, &content, &values),
        content,
        errors,
    })
}
