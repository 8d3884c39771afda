use crate::domain::import::{court_name, licence_of, subject_of};
use crate::domain::{CaseContent, CaseSource, court_key, loose_number_key, number_key, number_parts};
use crate::fixtures::hex_digest;
use crate::juricaf::{FetchedDecision, Form};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// What this source is called in rows, and to people.
pub const SOURCE: &str = "juricaf";
pub const SOURCE_NAME: &str = "Juricaf (AHJUCAF)";
const SITE: &str = "https://juricaf.org/arret/";
const LINE_MAX: usize = 500;
const LINES_MAX: usize = 40;
/// What an id of Juricaf has at least: country, court, day.
const ID_PARTS: usize = 4;
const ID_MAX: usize = 200;

/// A decision as it came, from the site or in a file.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Received {
    pub id: String,
    /// Neither the source nor the file's name gave one.
    pub id_computed: bool,
    pub form: Form,
    /// Of the bytes, in hexadecimal.
    pub raw_digest: String,
    pub decision: FetchedDecision,
}

impl Received {
    /// The address that it was asked for by has its id.
    pub fn from_site(id: &str, form: Form, decision: FetchedDecision, raw: &[u8]) -> Self {
        let raw_digest = digest_of(raw);
        Self { id: id.to_owned(), id_computed: false, form, raw_digest, decision }
    }

    /// The id is the one inside, else the file's name where that is one, else made as Juricaf makes its own.
    pub fn from_file(name: &str, form: Form, decision: FetchedDecision, raw: &[u8]) -> Self {
        let given = decision.id.clone().filter(|id| is_id(id)).or_else(|| id_in(name));
        let id_computed = given.is_none();
        let id = given.unwrap_or_else(|| computed_id(&decision));
        Self { id, id_computed, form, raw_digest: digest_of(raw), decision }
    }

    pub fn court_key(&self) -> String {
        court_key(&court_name(&self.decision.court))
    }

    pub fn number_parts(&self) -> String {
        number_parts(&self.decision.number)
    }

    /// Of the text, whatever its spaces.
    pub fn text_digest(&self) -> String {
        text_digest(&self.decision.text)
    }

    /// Of everything that a person would decide on.
    pub fn digest(&self) -> String {
        let d = &self.decision;
        let (court, day, text) = (self.court_key(), d.decided_on.to_string(), self.text_digest());
        hex_digest([self.id.as_str(), &court, &day, &d.number, &text])
    }

    /// The number with other signs at most.
    pub fn has_number_like(&self, other: &str) -> bool {
        number_key(&self.decision.number) == number_key(other)
            || loose_number_key(&self.decision.number) == loose_number_key(other)
    }

    /// Where people read it at the source; none where nobody knows that it is there.
    pub fn url(&self) -> Option<String> {
        (!self.id_computed).then(|| page_of(&self.id))
    }

    pub fn licence(&self) -> Option<&'static str> {
        licence_of(&self.decision.country, &self.decision.court)
    }

    /// The row that it becomes: what the source says, and nothing made up. The summary is for a person to write.
    pub fn content(&self) -> CaseContent {
        let d = &self.decision;
        let court = court_name(&d.court);
        let jurisdiction = match &d.formation {
            Some(formation) => format!("{court}, {}", lower_first(formation)),
            None => court.clone(),
        };
        let title = d.title.clone().unwrap_or_else(|| format!("{court}, {}, {}", d.decided_on, d.number));
        let parties = [d.claimants.join(", "), d.defendants.join(", ")];
        let parties = if parties.iter().all(String::is_empty) { String::new() } else { parties.join(" c/ ") };
        let keywords = d.analyses.iter().flat_map(|a| a.title.split(" - ")).map(str::trim);
        let summaries = d.analyses.iter().map(|a| a.summary.as_str()).filter(|s| !s.is_empty());
        CaseContent {
            translation: None,
            title: cut(&title),
            jurisdiction: cut(&jurisdiction),
            case_number: cut(&d.number),
            decided_on: d.decided_on,
            parties: cut(&parties),
            subject: d.formation.as_deref().map_or("", subject_of).to_owned(),
            keywords: lines(keywords),
            facts: String::new(),
            legal_principle: cut_to(&summaries.collect::<Vec<_>>().join("\n"), CaseContent::MAX_TEXT),
            decision: d.outcome.as_deref().map(cut).unwrap_or_default(),
            relevant_articles: lines(d.references.iter().map(String::as_str)),
            source: Some(CaseSource {
                name: SOURCE_NAME.to_owned(),
                id: self.id.clone(),
                url: self.url(),
                licence: self.licence().map(str::to_owned),
            }),
        }
    }
}

/// A decision's page at the source.
pub fn page_of(id: &str) -> String {
    let id: String = url::form_urlencoded::byte_serialize(id.as_bytes()).collect();
    format!("{SITE}{id}")
}

fn digest_of(raw: &[u8]) -> String {
    Sha256::digest(raw).iter().map(|byte| format!("{byte:02x}")).collect()
}

fn text_digest(text: &str) -> String {
    let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
    hex_digest([words.as_str()])
}

/// `CAMEROUN-COURSUPREME-20231005-67CIV.xml`, and what a browser made of it when the file was there already.
/// Whether this may be an id of the source: it stands in addresses, and what stands there leads nowhere else.
pub(crate) fn is_id(text: &str) -> bool {
    let is_sign = |b: u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'_' | b'.');
    (1..=ID_MAX).contains(&text.len())
        && text.bytes().all(is_sign)
        && text.starts_with(|c: char| c.is_ascii_alphanumeric())
        && !text.contains("..")
}

fn id_in(name: &str) -> Option<String> {
    let stem = name.rsplit(['/', '\\']).next()?.split('.').next()?;
    let stem = stem.split(" (").next()?.trim();
    let mut parts = stem.split('-');
    let is_word =
        |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_uppercase() || b.is_ascii_digit());
    let is_id = stem.split('-').count() >= ID_PARTS
        && stem.len() <= ID_MAX
        && stem.split('-').all(is_word)
        && parts.nth(2).is_some_and(|day| day.len() == 8 && day.bytes().all(|b| b.is_ascii_digit()));
    is_id.then(|| stem.to_owned())
}

/// Country, court, day and number, letters and digits only.
fn computed_id(d: &FetchedDecision) -> String {
    let plain = |text: &str| number_key(text).chars().take(60).collect::<String>();
    let day = d.decided_on.format("%Y%m%d");
    format!("{}-{}-{day}-{}", plain(&d.country), plain(&d.court), plain(&d.number))
}

fn lower_first(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

fn cut(text: &str) -> String {
    cut_to(text, LINE_MAX)
}

/// The whole is kept beside it, as received.
fn cut_to(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(std::iter::once('…')).collect()
}

fn lines<'a>(all: impl Iterator<Item = &'a str>) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for line in all.filter(|l| !l.is_empty()).map(cut) {
        if !kept.contains(&line) && kept.len() < LINES_MAX {
            kept.push(line);
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_named_by_its_id_or_not_at_all() {
        let id = "CAMEROUN-COURSUPREME-20231005-67CIV";
        for name in [format!("{id}.xml"), format!("{id} (1).json"), format!("C:\\x\\{id}.data.xml")] {
            assert_eq!(id_in(&name).as_deref(), Some(id), "{name}");
        }
        for name in ["decision-11-2-CA.xml", "035-P-FD-2023.data.xml", "", "../../etc", "A-B-2023-C.xml"] {
            assert_eq!(id_in(name), None, "{name}");
        }
    }

    #[test]
    fn a_page_is_one_of_the_source_whatever_the_id() {
        assert_eq!(page_of("CAMEROUN-X"), "https://juricaf.org/arret/CAMEROUN-X");
        assert_eq!(page_of("../x?y#z"), "https://juricaf.org/arret/..%2Fx%3Fy%23z");
    }

    #[test]
    fn what_is_too_long_for_a_line_is_cut_with_a_sign_of_it() {
        let line = cut(&"é".repeat(600));
        assert!(line.chars().count() == LINE_MAX && line.ends_with('…'));
        assert_eq!(lines(["a", "", "a", "b"].into_iter()), ["a", "b"]);
    }
}
