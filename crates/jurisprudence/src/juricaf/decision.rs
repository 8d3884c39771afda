use super::text::{Quality, clean_text, quality};
use super::tree::{read_xml, without_entities};
use super::{ReadRefused, decoded, is_page};
use chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Fewer letters and digits than this are no text of a decision.
const NEARLY_EMPTY: usize = 40;
/// Courts are looked for in the first lines only.
const HEADING: usize = 600;

/// How a decision was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Form {
    Json,
    Xml,
}

/// What a court's own analysis says a decision is about.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Analysis {
    pub title: String,
    pub summary: String,
}

/// A decision as it was received: nothing is added to it, and nothing is taken for true.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FetchedDecision {
    /// None in XML, which carries none: the address or the file's name has it.
    pub id: Option<String>,
    /// The site's own count of its versions.
    pub rev: Option<String>,
    pub country: String,
    pub court: String,
    pub formation: Option<String>,
    /// The formation was read out of the text's heading.
    pub formation_is_derived: bool,
    pub decided_on: NaiveDate,
    /// As given: `04COM` and `04/COM` may be two decisions.
    pub number: String,
    pub title: Option<String>,
    pub outcome: Option<String>,
    pub claimants: Vec<String>,
    pub defendants: Vec<String>,
    pub analyses: Vec<Analysis>,
    /// Laws and decisions that it refers to.
    pub references: Vec<String>,
    pub text_as_received: String,
    pub text: String,
    /// Accents that were encoded twice were put right.
    pub encoding_was_repaired: bool,
    pub quality: Quality,
}

/// Reads one decision, whichever form it has. `today` is a day of Cameroon.
pub fn read_decision(body: &[u8], today: NaiveDate) -> Result<(Form, FetchedDecision), ReadRefused> {
    let text = decoded(body);
    if is_page(&text) {
        return Err(ReadRefused::Challenge);
    }
    let (form, received) = if text.trim_start().starts_with('<') {
        let (root, tree) = read_xml(&text).ok_or(ReadRefused::Unreadable)?;
        match root.as_str() {
            "document" | "data" => (Form::Xml, tree),
            "html" => return Err(ReadRefused::Challenge),
            _ => return Err(ReadRefused::Unreadable),
        }
    } else {
        (Form::Json, json(&text).ok_or(ReadRefused::Unreadable)?)
    };
    // The reader of XML has decoded them already.
    let tree = if form == Form::Json { without_entities(&received) } else { received.clone() };
    Ok((form, Fields { tree: &tree, received: &received }.read(today)?))
}

fn json(text: &str) -> Option<Value> {
    lenient_json(text).filter(Value::is_object)
}

/// Older templates left a comma behind the last entry.
pub(crate) fn lenient_json(text: &str) -> Option<Value> {
    let strict = serde_json::from_str(text).ok();
    strict.or_else(|| serde_json::from_str(&without_last_commas(text)).ok())
}

fn without_last_commas(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let (mut inside, mut escaped) = (false, false);
    for (at, c) in text.char_indices() {
        match c {
            '"' if !escaped => inside = !inside,
            ',' if !inside => {
                let next = text.get(at + 1..).and_then(|r| r.trim_start().chars().next());
                if matches!(next, Some('}' | ']')) {
                    continue;
                }
            }
            _ => {}
        }
        escaped = inside && c == '\\' && !escaped;
        out.push(c);
    }
    out
}

struct Fields<'a> {
    tree: &'a Value,
    received: &'a Value,
}

impl Fields<'_> {
    fn read(&self, today: NaiveDate) -> Result<FetchedDecision, ReadRefused> {
        if self.line("type").is_some_and(|t| t == "error_arret") {
            return Err(ReadRefused::ErrorDocument(self.line("on_error").unwrap_or_default()));
        }
        // Where there is a text with other names in it, that is the one to read.
        let name = ["texte_arret_anon", "texte_arret"]
            .into_iter()
            .find(|name| self.text(name).is_some_and(|t| !is_nearly_empty(t)))
            .ok_or(ReadRefused::EmptyText)?;
        let (text, encoding_was_repaired) = clean_text(self.text(name).unwrap_or_default());
        let decided_on = self.line("date_arret").ok_or(ReadRefused::Missing("date"))?;
        let decided_on =
            day_of(&decided_on).filter(|day| *day <= today).ok_or(ReadRefused::ImpossibleDate)?;
        let court = self.line("juridiction").or_else(|| self.line("tribunal"));
        let given = self.line("formation");
        let formation = given.clone().or_else(|| chamber_in(&text));
        Ok(FetchedDecision {
            id: self.line("_id").or_else(|| self.line("id")),
            rev: self.line("_rev"),
            country: self.line("pays").ok_or(ReadRefused::Missing("country"))?,
            court: court.ok_or(ReadRefused::Missing("court"))?,
            formation_is_derived: given.is_none() && formation.is_some(),
            formation,
            decided_on,
            number: self.line("num_arret").ok_or(ReadRefused::Missing("number"))?,
            title: self.line("titre"),
            outcome: self.line("sens_arret"),
            claimants: self.nested(&["parties", "demandeurs", "demandeur"]),
            defendants: self.nested(&["parties", "defendeurs", "defendeur"]),
            analyses: self.analyses(),
            references: self.references(),
            quality: quality(&text),
            text_as_received: self.received.get(name).and_then(Value::as_str).unwrap_or_default().to_owned(),
            text,
            encoding_was_repaired,
        })
    }

    fn text(&self, name: &str) -> Option<&str> {
        self.tree.get(name).and_then(Value::as_str)
    }

    /// One line; what is empty or "non" is none.
    fn line(&self, name: &str) -> Option<String> {
        self.tree.get(name).and_then(said)
    }

    fn at(&self, path: &[&str]) -> Vec<&Value> {
        let mut found = vec![self.tree];
        for name in path {
            found = found.into_iter().filter_map(|v| v.get(name)).flat_map(each).collect();
        }
        found
    }

    fn nested(&self, path: &[&str]) -> Vec<String> {
        self.at(path).into_iter().filter_map(said).collect()
    }

    fn analyses(&self) -> Vec<Analysis> {
        let of = |v: &Value, name: &str| v.get(name).and_then(said).unwrap_or_default();
        self.at(&["analyses", "analyse"])
            .into_iter()
            .map(|v| Analysis { title: of(v, "titre_principal"), summary: of(v, "sommaire") })
            .filter(|a| *a != Analysis::default())
            .collect()
    }

    fn references(&self) -> Vec<String> {
        self.at(&["references", "reference"])
            .into_iter()
            .filter_map(|v| v.get("titre").and_then(said).or_else(|| v.get("contenu").and_then(said)))
            .collect()
    }
}

/// One value, or each of a list.
fn each(value: &Value) -> Vec<&Value> {
    match value {
        Value::Array(list) => list.iter().collect(),
        one => vec![one],
    }
}

fn said(value: &Value) -> Option<String> {
    let text = match value {
        Value::String(text) => clean_text(text).0,
        Value::Number(number) => number.to_string(),
        _ => return None,
    };
    let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
    (!line.is_empty() && !line.eq_ignore_ascii_case("non")).then_some(line)
}

fn is_nearly_empty(text: &str) -> bool {
    clean_text(text).0.chars().filter(|c| c.is_alphanumeric()).take(NEARLY_EMPTY).count() < NEARLY_EMPTY
}

/// Both ways of writing a day; the hour that Juricaf's index adds is none of the decision's.
fn day_of(text: &str) -> Option<NaiveDate> {
    let day = text.split(['T', ' ']).next().unwrap_or_default();
    let day = NaiveDate::parse_from_str(day, "%Y-%m-%d")
        .or_else(|_| NaiveDate::parse_from_str(day, "%d/%m/%Y"))
        .ok()?;
    (day >= NaiveDate::from_ymd_opt(1800, 1, 1)?).then_some(day)
}

/// Cameroonian records leave the formation empty though the heading names chamber and section.
fn chamber_in(text: &str) -> Option<String> {
    let heading: String = text.chars().take(HEADING).collect();
    let line = heading.lines().find(|l| {
        let lower = l.to_lowercase();
        lower.contains("chambre ") || lower.contains("sections réunies")
    })?;
    let parts: Vec<&str> = line
        .split(',')
        .map(str::trim)
        .filter(|part| {
            let lower = part.to_lowercase();
            lower.starts_with("chambre ") || lower.starts_with("section")
        })
        .collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn today() -> NaiveDate {
        NaiveDate::from_ymd_opt(2026, 11, 21).unwrap()
    }

    fn with(fields: &str) -> Result<FetchedDecision, ReadRefused> {
        let text = "Le pourvoi est rejeté, aucun moyen n'ayant pu être retenu.";
        let body = format!(
            "{{\"pays\": \"Cameroun\", \"juridiction\": \"Cour suprême\", \"num_arret\": \"1/CA\", \
             \"date_arret\": \"2020-02-29\", \"texte_arret\": \"{text}\", {fields}}}"
        );
        read_decision(body.as_bytes(), today()).map(|(_, d)| d)
    }

    #[test]
    fn days_are_read_in_both_forms_and_impossible_ones_refused() {
        let day = |text: &str| with(&format!("\"date_arret\": \"{text}\"")).map(|d| d.decided_on.to_string());
        assert_eq!(day("2023-03-15T12:00:00Z").unwrap(), "2023-03-15");
        assert_eq!(day("15/03/2023").unwrap(), "2023-03-15");
        for wrong in ["2023-02-30", "31/02/2023", "2027-01-01", "0001-01-01", "hier"] {
            assert_eq!(day(wrong), Err(ReadRefused::ImpossibleDate), "{wrong}");
        }
    }

    #[test]
    fn no_means_none_and_an_old_form_is_read() {
        let d = with("\"id\": \"X-1\", \"references\": \"non\", \"parties\": {\"demandeurs\": {\"demandeur\": \"A\",},},").unwrap();
        assert_eq!((d.id.as_deref(), d.references.len()), (Some("X-1"), 0));
        assert_eq!(d.claimants, ["A"]);
        assert_eq!(with("\"num_arret\": \"non\""), Err(ReadRefused::Missing("number")));
    }

    #[test]
    fn a_text_of_signs_alone_is_refused_and_never_padded() {
        for text in ["", "<br/> <br/>", "Vu.", "....................................................."] {
            assert_eq!(with(&format!("\"texte_arret\": \"{text}\"")), Err(ReadRefused::EmptyText), "{text}");
        }
    }

    #[test]
    fn what_is_neither_form_is_refused() {
        for body in ["", "[]", "{", "<OTHER><A>1</A></OTHER>", "plain text"] {
            assert_eq!(
                read_decision(body.as_bytes(), today()).unwrap_err(),
                ReadRefused::Unreadable,
                "{body}"
            );
        }
        let commented = format!("\u{feff}\n<!-- {} -->\n<!-- b --> <!DOCTYPE html>", "a".repeat(500));
        for page in [
            "<!DOCTYPE html><p>",
            "\u{feff} <HTML>",
            "<?xml version=\"1.0\"?>\n<html xmlns=\"x\">",
            "<!-- Anubis --><?xml version=\"1.0\"?><!-- <DOCUMENT> --><html>",
            commented.as_str(),
        ] {
            assert_eq!(
                read_decision(page.as_bytes(), today()).unwrap_err(),
                ReadRefused::Challenge,
                "{page}"
            );
        }
    }

    proptest::proptest! {
        #[test]
        fn no_bytes_break_the_readers(bytes in proptest::collection::vec(proptest::prelude::any::<u8>(), 0..300)) {
            let _ = read_decision(&bytes, today());
            let _ = super::super::read_list(&bytes);
        }

        #[test]
        fn no_hostile_field_breaks_the_readers(text in "(.|\n|\"|\\\\|<br/>|</A>){0,120}") {
            let xml = format!("<DOCUMENT><PAYS>{text}</PAYS><TEXTE_ARRET>{text}</TEXTE_ARRET></DOCUMENT>");
            let _ = read_decision(xml.as_bytes(), today());
            let list = format!("{{ \"nb_resultat\" : 1, \"docs\" : [ {{ \"id\" : \"X\", \"pays\" : \"C\", \"titre\" : \"{text}\", \
                \"formation\" : \"\", \"date_arret\" : \"2020-01-01T12:00:00Z\", \"juridiction\" : \"Cour\" }} ] }}");
            if let Ok(read) = super::super::read_list(list.as_bytes()) {
                proptest::prop_assert_eq!(read.rows.len(), 1);
            }
        }
    }
}
