//! The templates: who may use them, what they ask, what the law wants in them.
//!
//! Articles come only from the legal notes of `fixtures/legal-knowledge`; where no note gives one, none is named. The
//! form of a writ has no note: articles 7, 13 and 14 of its Code were read in copies, and article 20 names the sixth.
mod assignation;
mod contrat_bail;
mod convocation;
mod pv_enquete;

use super::audience::{Audience, Bilingual};
use super::template::{Mention, ParamType, Parameter, Template, TemplateId};

/// Every template, in the order they are shown.
pub fn all() -> [&'static Template; 4] {
    [&contrat_bail::TEMPLATE, &pv_enquete::TEMPLATE, &assignation::TEMPLATE, &convocation::TEMPLATE]
}

pub fn template(id: TemplateId) -> &'static Template {
    match id {
        TemplateId::ContratBail => &contrat_bail::TEMPLATE,
        TemplateId::PvEnquete => &pv_enquete::TEMPLATE,
        TemplateId::Assignation => &assignation::TEMPLATE,
        TemplateId::Convocation => &convocation::TEMPLATE,
    }
}

/// By id or by either name.
pub fn find(name: &str) -> Option<&'static Template> {
    all().into_iter().find(|t| t.is_called(name))
}

/// Those open to a role.
pub fn open_to(audience: Audience) -> Vec<&'static Template> {
    all().into_iter().filter(|t| t.allows(audience)).collect()
}

const fn two(fr: &'static str, en: &'static str) -> Bilingual {
    Bilingual { fr, en }
}

const fn required(
    name: &'static str,
    kind: ParamType,
    label: Bilingual,
    help: Bilingual,
    example: Bilingual,
) -> Parameter {
    Parameter { name, kind, required: true, label, help, example }
}

const fn optional(
    name: &'static str,
    kind: ParamType,
    label: Bilingual,
    help: Bilingual,
    example: Bilingual,
) -> Parameter {
    Parameter { name, kind, required: false, label, help, example }
}

const fn mention(
    id: &'static str,
    text: Bilingual,
    articles: &'static [&'static str],
    fields: &'static [&'static str],
) -> Mention {
    Mention { id, text, articles, fields, days_ahead: 0 }
}
