//! The text of a document: a versioned template filled with checked values, escaped, then through the sanitiser.
use crate::domain::audience::Lang;
use crate::domain::html::sanitise;
use crate::domain::parameters::Values;
use crate::domain::parsing::Value as Checked;
use crate::domain::template::{Template, TemplateId};
use crate::domain::{dates, numbers};
use crate::error::DocumentsError;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, Value, context};
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// A line to fill by hand.
const BLANK: &str = "………………………………";

macro_rules! embedded {
    ($($version:literal / $lang:literal / $name:literal),+ $(,)?) => {
        [$((
            concat!($version, "/", $lang, "/", $name, ".html.j2"),
            include_str!(concat!("../../templates/", $version, "/", $lang, "/", $name, ".html.j2")),
        )),+]
    };
}

/// Every version of every template, for ever: a document keeps the one it was made from.
const TEXTS: [(&str, &str); 18] = embedded![
    "v1" / "fr" / "heading",
    "v1" / "en" / "heading",
    "v1" / "fr" / "notice",
    "v1" / "en" / "notice",
    "v1" / "fr" / "contrat-bail",
    "v1" / "en" / "contrat-bail",
    "v1" / "fr" / "pv-enquete",
    "v1" / "en" / "pv-enquete",
    "v1" / "fr" / "assignation",
    "v1" / "en" / "assignation",
    "v1" / "fr" / "convocation",
    "v1" / "en" / "convocation",
    "v2" / "fr" / "contrat-bail",
    "v2" / "en" / "contrat-bail",
    "v2" / "fr" / "pv-enquete",
    "v2" / "en" / "pv-enquete",
    "v2" / "fr" / "assignation",
    "v2" / "en" / "assignation",
];

static ENGINE: LazyLock<Result<Environment<'static>, String>> = LazyLock::new(|| {
    let mut env = Environment::new();
    env.set_auto_escape_callback(|_| AutoEscape::Html);
    env.set_undefined_behavior(UndefinedBehavior::Strict);
    for (name, text) in TEXTS {
        env.add_template(name, text).map_err(|e| e.to_string())?;
    }
    Ok(env)
});

/// Sanitised HTML. Values that are missing become lines to fill by hand.
pub fn fill(
    template: &Template,
    version: i32,
    values: &Values,
    lang: Lang,
) -> Result<String, DocumentsError> {
    let engine = ENGINE.as_ref().map_err(|e| DocumentsError::Render(e.clone()))?;
    let name = format!("v{version}/{}/{}.html.j2", lang.as_str(), template.id.as_str());
    let fields: BTreeMap<&str, Value> =
        template.parameters.iter().map(|p| (p.name, shown(values.get(p.name), lang))).collect();
    let html = engine.get_template(&name)?.render(context! { v => Value::from(fields), blank => BLANK })?;
    Ok(sanitise(&html))
}

/// What a template sees of one value: `text`, `words`, `lines`, `given`, and `time` of a date with an hour.
fn shown(value: Option<&Checked>, lang: Lang) -> Value {
    let Some(value) = value else {
        let lines: Vec<Value> = vec![Value::from(BLANK); 4];
        return context! { given => false, text => BLANK, words => BLANK, lines => lines, time => BLANK };
    };
    let (text, words) = match value {
        Checked::Text(s) => (s.clone(), s.clone()),
        Checked::Lines(s) => {
            let lines: Vec<Value> =
                s.lines().map(str::trim).filter(|l| !l.is_empty()).map(Value::from).collect();
            return context! { given => true, text => s.clone(), lines => lines };
        }
        Checked::Amount(n) => (numbers::amount_in_figures(*n, lang), numbers::amount_in_words(*n, lang)),
        Checked::Date(d) => (dates::date_in_figures(*d, lang), dates::date_in_words(*d, lang)),
        Checked::DateTime(m) => {
            let time = m.time.map_or_else(
                || BLANK.to_owned(),
                |t| format!("{} ({})", dates::time_in_words(t, lang), dates::time_in_figures(t, lang)),
            );
            let (text, words) = (dates::date_in_figures(m.date, lang), dates::date_in_words(m.date, lang));
            return context! { given => true, text, words, time };
        }
        Checked::Duration(d) => (d.text.clone(), d.in_words(lang)),
    };
    context! { given => true, text, words }
}

/// `Contrat de bail commercial – M. Tchoumi Alain`: the name of the template and whom it concerns.
pub fn title(template: &Template, values: &Values, lang: Lang) -> String {
    let whom = match template.id {
        TemplateId::ContratBail => "preneur",
        TemplateId::PvEnquete => "date",
        TemplateId::Assignation => "defendeur",
        TemplateId::Convocation => "convoque",
    };
    let name = template.name.get(lang);
    let detail = match values.get(whom) {
        Some(Checked::Text(s)) => s.split(',').next().unwrap_or_default().trim().to_owned(),
        Some(Checked::Date(d)) => dates::date_in_figures(*d, lang).replace('\u{a0}', " "),
        _ => return name.to_owned(),
    };
    let room = crate::domain::document::TITLE_MAX - name.chars().count() - 3;
    format!("{name} – {}", detail.chars().take(room).collect::<String>().trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::catalog;

    #[test]
    fn every_version_that_a_document_may_have_is_still_written() {
        for template in catalog::all() {
            for version in 1..=template.version {
                for lang in Lang::ALL {
                    let text = fill(template, version, &Values::default(), lang).unwrap();
                    assert!(text.contains(BLANK), "{} {version} {lang:?}", template.id.as_str());
                }
            }
        }
    }
}
