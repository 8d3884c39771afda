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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::audience::Audience;
    use crate::domain::document::parse_content;

    #[test]
    fn what_a_template_says_itself_can_be_saved_again() {
        let actor = Actor { user_id: 1, audience: Audience::Admin, premium: true };
        for template in catalog::all() {
            for language in Lang::ALL {
                let made = preview(actor, template.id.as_str(), &Parameters::new(), language).unwrap();
                assert_eq!(
                    parse_content(&made.content),
                    Ok(made.content),
                    "{} {language:?}",
                    template.id.as_str()
                );
            }
        }
    }
}
