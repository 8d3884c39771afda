//! What the first message already says, taken over only where it can mean one thing.
use crate::domain::numbers::parse_amount;
use crate::domain::parameters::Parameters;
use crate::domain::parsing;
use crate::domain::template::{ParamType, Parameter, Template};
use crate::domain::text::fold;

/// One amount in FCFA for the one required amount, one length of time for the one required duration.
pub fn prefill(template: &Template, message: &str) -> Parameters {
    let text = fold(message);
    let tokens: Vec<&str> =
        text.split(' ').map(|t| t.trim_end_matches(['.', ',', ';', '!', '?', ':'])).collect();
    let mut out = Parameters::new();
    let mut put = |kind, found: Vec<String>| {
        if let (Some(p), [value]) = (only_required(template, kind), found.as_slice())
            && parsing::parse(kind, value).is_ok()
        {
            out.insert(p.name.to_owned(), value.clone());
        }
    };
    put(ParamType::Amount, amounts(&tokens));
    put(ParamType::Duration, durations(&tokens));
    out
}

fn only_required(template: &Template, kind: ParamType) -> Option<&'static Parameter> {
    let mut all = template.parameters.iter().filter(|p| p.required && p.kind == kind);
    all.next().filter(|_| all.next().is_none())
}

fn is_number(token: &str) -> bool {
    token.starts_with(|c: char| c.is_ascii_digit())
        && token.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ','))
}

/// Numbers that a currency follows or precedes.
fn amounts(tokens: &[&str]) -> Vec<String> {
    let currency = |t: &str| matches!(t, "fcfa" | "cfaf" | "xaf" | "francs" | "franc" | "f" | "cfa");
    let mut out = Vec::new();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        let glued = ["fcfa", "cfaf", "xaf", "f"].iter().find_map(|unit| token.strip_suffix(unit));
        let before = at.checked_sub(1).and_then(|i| tokens.get(i)).is_some_and(|t| currency(t));
        if let Some(number) = glued.filter(|n| is_number(n)) {
            out.push(number.to_owned());
            at += 1;
        } else if is_number(token) {
            let group: Vec<&str> = tokens.iter().skip(at).take_while(|t| is_number(t)).copied().collect();
            let next = tokens.get(at + group.len()).copied().unwrap_or_default();
            // The unit may be glued to the last group: 150 000fcfa.
            let tail = ["fcfa", "cfaf", "xaf", "f"]
                .iter()
                .find_map(|unit| next.strip_suffix(unit))
                .filter(|n| is_number(n));
            if let Some(tail) = tail {
                out.push(format!("{} {tail}", group.join(" ")));
            } else if currency(next) || before {
                out.push(group.join(" "));
            }
            at += group.len() + usize::from(tail.is_some());
        } else {
            at += 1;
        }
    }
    out.retain(|s| parse_amount(s).is_ok());
    out
}

/// Numbers that a unit of time follows: "3 ans", "36 mois".
fn durations(tokens: &[&str]) -> Vec<String> {
    tokens
        .windows(2)
        .filter_map(|w| match w {
            [n, unit] if n.len() <= 3 && n.bytes().all(|b| b.is_ascii_digit()) && !n.is_empty() => {
                let unit = match *unit {
                    "an" | "ans" | "annee" | "annees" | "year" | "years" | "mois" | "month" | "months" => {
                        *unit
                    }
                    _ => return None,
                };
                Some(format!("{n} {unit}"))
            }
            _ => None,
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::catalog;
    use crate::domain::template::TemplateId;

    fn from(message: &str) -> Vec<(String, String)> {
        prefill(catalog::template(TemplateId::ContratBail), message).into_iter().collect()
    }

    #[test]
    fn only_what_can_mean_one_thing() {
        let pair = |a: &str, b: &str| (a.to_owned(), b.to_owned());
        assert_eq!(
            from("Fais-moi un bail de 3 ans à 150 000 FCFA par mois"),
            [pair("duree", "3 ans"), pair("montant", "150 000")]
        );
        assert_eq!(
            from("draft a lease, XAF 150,000 a month, 24 months"),
            [pair("duree", "24 months"), pair("montant", "150,000")]
        );
        assert_eq!(from("un bail à 150000fcfa avec 300 000 francs de caution"), []);
        assert_eq!(from("un bail de 3 ans puis 2 ans"), []);
        assert_eq!(from("un bail pour ma boutique au marché 8"), []);
    }
}
