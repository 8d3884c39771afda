//! The values a document is made from, and what is wrong with them.
use super::audience::Lang;
use super::parsing::{self, Value};
use super::template::Template;
use std::collections::BTreeMap;

/// What is wrong with a field. A code: the wording is [`Reason::message`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    Required,
    TooLong {
        max: usize,
    },
    /// The documents' font has no letter for it.
    NotPrintable {
        first: char,
    },
    NotAName,
    NotAnAmount,
    NotWhole,
    NotPositive,
    TooLarge,
    NotADate,
    NotADateTime,
    NotADuration,
}

impl Reason {
    /// Stable, for programs.
    pub fn code(self) -> &'static str {
        match self {
            Self::Required => "required",
            Self::TooLong { .. } => "too_long",
            Self::NotPrintable { .. } => "not_printable",
            Self::NotAName => "not_a_name",
            Self::NotAnAmount => "not_an_amount",
            Self::NotWhole => "not_whole",
            Self::NotPositive => "not_positive",
            Self::TooLarge => "too_large",
            Self::NotADate => "not_a_date",
            Self::NotADateTime => "not_a_date_time",
            Self::NotADuration => "not_a_duration",
        }
    }

    pub fn message(self, lang: Lang) -> String {
        let text = match (self, lang) {
            (Self::TooLong { max }, Lang::Fr) => return format!("{max} caractères au plus"),
            (Self::TooLong { max }, Lang::En) => return format!("At most {max} characters"),
            (Self::NotPrintable { first }, Lang::Fr) => {
                return format!(
                    "« {first} » ne peut pas être imprimé : écrivez en lettres latines, sans émoji"
                );
            }
            (Self::NotPrintable { first }, Lang::En) => {
                return format!("“{first}” cannot be printed: write in Latin letters, without emoji");
            }
            (Self::Required, Lang::Fr) => "Ce champ est obligatoire",
            (Self::Required, Lang::En) => "This field is required",
            (Self::NotAName, Lang::Fr) => "Indiquez un nom",
            (Self::NotAName, Lang::En) => "Enter a name",
            (Self::NotAnAmount, Lang::Fr) => "Indiquez un montant en FCFA, par exemple 150 000",
            (Self::NotAnAmount, Lang::En) => "Enter an amount in CFA francs, for example 150,000",
            (Self::NotWhole, Lang::Fr) => "Le montant doit être un nombre entier de francs CFA",
            (Self::NotWhole, Lang::En) => "The amount must be a whole number of CFA francs",
            (Self::NotPositive, Lang::Fr) => "Le montant doit être supérieur à zéro",
            (Self::NotPositive, Lang::En) => "The amount must be above zero",
            (Self::TooLarge, Lang::Fr) => "Ce montant dépasse 999 999 999 999 FCFA",
            (Self::TooLarge, Lang::En) => "This amount is above CFAF 999,999,999,999",
            (Self::NotADate, Lang::Fr) => "Indiquez une date, par exemple 15/12/2026",
            (Self::NotADate, Lang::En) => "Enter a date, for example 15/12/2026",
            (Self::NotADateTime, Lang::Fr) => "Indiquez une date et une heure, par exemple 15/12/2026 à 9h30",
            (Self::NotADateTime, Lang::En) => "Enter a date and a time, for example 15/12/2026 at 9:30 am",
            (Self::NotADuration, Lang::Fr) => "Indiquez une durée, par exemple 3 ans ou 12 mois",
            (Self::NotADuration, Lang::En) => "Enter a length of time, for example 3 years or 12 months",
        };
        text.to_owned()
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FieldError {
    pub field: String,
    pub reason: Reason,
}

/// Text by field name, as received. Unknown names are ignored.
pub type Parameters = BTreeMap<String, String>;

/// Values that were checked. Only [`check`] and [`check_partly`] make them.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Values(BTreeMap<&'static str, Value>);

impl Values {
    pub fn get(&self, name: &str) -> Option<&Value> {
        self.0.get(name)
    }
}

/// Every invalid field at once, required ones included.
pub fn check(template: &Template, given: &Parameters) -> Result<Values, Vec<FieldError>> {
    let (values, errors) = check_partly(template, given);
    if errors.is_empty() { Ok(values) } else { Err(errors) }
}

/// What is valid so far, and what is not: for a preview.
pub fn check_partly(template: &Template, given: &Parameters) -> (Values, Vec<FieldError>) {
    let (mut values, mut errors) = (BTreeMap::new(), Vec::new());
    for p in template.parameters {
        let raw = given.get(p.name).map(String::as_str).unwrap_or_default();
        match parsing::parse(p.kind, raw) {
            Ok(v) => drop(values.insert(p.name, v)),
            Err(Reason::Required) if !p.required => {}
            Err(reason) => errors.push(FieldError { field: p.name.to_owned(), reason }),
        }
    }
    (Values(values), errors)
}

/// Only what the template knows, cleaned: what is stored with the document.
pub fn kept(template: &Template, given: &Parameters) -> Parameters {
    let clean = |p: &super::template::Parameter| {
        let raw = given.get(p.name)?;
        let text = if p.kind == super::template::ParamType::LongText {
            super::text::multi_line(raw)
        } else {
            super::text::single_line(raw)
        };
        (!text.is_empty()).then(|| (p.name.to_owned(), text))
    };
    template.parameters.iter().filter_map(clean).collect()
}
