use crate::domain::audience::{Actor, Lang};
use crate::domain::catalog;
use crate::domain::document::Draft;
use crate::domain::mentions;
use crate::domain::parameters::{Parameters, check_partly};
use crate::error::DocumentsError;
use crate::render::text;
use chrono::NaiveDate;

/// The text so far, with blanks for what is missing or invalid. Nothing is stored, so Premium is not asked for.
pub fn preview(
    actor: Actor,
    template: &str,
    given: &Parameters,
    language: Lang,
    today: NaiveDate,
) -> Result<Draft, DocumentsError> {
    let template = catalog::find(template).ok_or(DocumentsError::UnknownTemplate)?;
    if !template.allows(actor.audience) {
        return Err(DocumentsError::RoleNotAllowed);
    }
    let (values, errors) = check_partly(template, given);
    let content = text::fill(template, template.version, &values, language)?;
    Ok(Draft {
        title: text::title(template, &values, language),
        missing: mentions::missing(template, &content, &values, today),
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
    fn a_hearing_that_leaves_less_than_eight_days_is_no_hearing_in_time() {
        let actor = Actor { user_id: 1, audience: Audience::Huissier, premium: true };
        let lacks_time = |hearing: &str, today: &str| {
            let given: Parameters = [("date_audience".to_owned(), hearing.to_owned())].into();
            let made = preview(actor, "assignation", &given, Lang::Fr, today.parse().unwrap()).unwrap();
            assert_eq!(made.errors.iter().filter(|e| e.field == "date_audience").count(), 0);
            made.missing.iter().any(|m| m.id == "audience")
        };
        assert!(!lacks_time("2026-12-15T07:30", "2026-12-07"));
        assert!(!lacks_time("2027-12-15T07:30", "2026-12-07"));
        for today in ["2026-12-08", "2026-12-15", "2027-01-01"] {
            assert!(lacks_time("2026-12-15T07:30", today), "{today}");
        }
    }

    #[test]
    fn what_a_template_says_itself_can_be_saved_again() {
        let actor = Actor { user_id: 1, audience: Audience::Admin, premium: true };
        for template in catalog::all() {
            for language in Lang::ALL {
                let made =
                    preview(actor, template.id.as_str(), &Parameters::new(), language, NaiveDate::default())
                        .unwrap();
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
