use crate::JurisprudenceError;
use crate::domain::CaseContent;
use crate::domain::import::CaseText;
use crate::import::Received;
use crate::store::{self, Stamp, editing, reviews, sources as rows};
use chrono::{DateTime, Utc};
use database::DbConn;

/// What a masked name reads as.
const MASK: &str = "[…]";
const NAMES_MAX: usize = 60;
const NAME_MIN: usize = 2;
const NAME_MAX: usize = 120;

/// The text that a decision was received with, for administrators; none where none was.
pub fn case_text(conn: &mut DbConn, case_id: i64) -> Result<Option<CaseText>, JurisprudenceError> {
    Ok(rows::find(conn, case_id)?)
}

/// The text that everybody signed in may read: of a decision that somebody vouches for, under a licence that allows it.
pub fn public_text(conn: &mut DbConn, case_id: i64) -> Result<Option<CaseText>, JurisprudenceError> {
    let case = editing::find(conn, case_id)?.filter(|case| case.is_active && case.is_verified);
    if case.is_none() {
        return Ok(None);
    }
    Ok(rows::find(conn, case_id)?.filter(|text| text.licence.is_some() && !text.text.is_empty()))
}

/// Texts that may be handed on, a page at a time: each with the number to ask for the next ones after.
pub fn open_texts(
    conn: &mut DbConn,
    after: i64,
    limit: i64,
) -> Result<Vec<(i64, CaseText)>, JurisprudenceError> {
    Ok(rows::open_texts(conn, after, limit)?)
}

/// Other spellings of a decision's number.
pub fn other_spellings(conn: &mut DbConn, case_id: i64) -> Result<Vec<String>, JurisprudenceError> {
    Ok(rows::aliases_of(conn, case_id, rows::NUMBER)?)
}

/// Takes names out of a decision for good: out of its text, out of what we say of it, and out of what waits to be compared
/// with it. They are kept nowhere.
pub fn mask_names(
    conn: &mut DbConn,
    case_id: i64,
    names: &[String],
    now: DateTime<Utc>,
) -> Result<CaseText, JurisprudenceError> {
    let mask = Mask::of(names);
    conn.write(|conn| {
        let active = editing::find(conn, case_id)?.filter(|case| case.is_active);
        let case = active.ok_or(JurisprudenceError::UnknownCase)?;
        let known = rows::find(conn, case_id)?.ok_or(JurisprudenceError::UnknownCase)?;
        // As it was received it may write a name in signs that no name is found by: the cleaned text stands for both.
        let text = mask.over(&known.text);
        rows::set_text(conn, case_id, &text, &text)?;
        let title = mask.over(&known.title);
        if title != known.title {
            rows::mask_title(conn, case_id, &title)?;
            store::imports::forget_titles(conn, case_id)?;
        }
        // A name that is gone must not be found by it either.
        let revision = store::state::next_revision(conn)?;
        let content = mask.over_fields(&case.content);
        if content == case.content {
            store::library::touch(conn, case_id, revision)?;
        } else {
            store::cases::follow_source(conn, case_id, content, Stamp { now, revision, created_by: None })?;
        }
        for (id, received) in reviews::received_of(conn, case_id)? {
            reviews::set_received(conn, id, mask.over_received(received))?;
        }
        rows::find(conn, case_id)?.ok_or(JurisprudenceError::UnknownCase)
    })
}

/// Names to be taken out, the longest first, so that no part of one stays.
struct Mask(Vec<String>);

impl Mask {
    fn of(names: &[String]) -> Self {
        let mut names: Vec<String> = names.iter().map(|name| name.trim().to_owned()).collect();
        names.retain(|name| (NAME_MIN..=NAME_MAX).contains(&name.chars().count()));
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        names.truncate(NAMES_MAX);
        Self(names)
    }

    fn over(&self, text: &str) -> String {
        self.0.iter().fold(text.to_owned(), |text, name| without(&text, name))
    }

    fn over_all(&self, texts: &[String]) -> Vec<String> {
        texts.iter().map(|text| self.over(text)).collect()
    }

    fn over_fields(&self, c: &CaseContent) -> CaseContent {
        CaseContent {
            title: self.over(&c.title),
            parties: self.over(&c.parties),
            keywords: self.over_all(&c.keywords),
            facts: self.over(&c.facts),
            legal_principle: self.over(&c.legal_principle),
            decision: self.over(&c.decision),
            ..c.clone()
        }
    }

    fn over_received(&self, mut received: Received) -> Received {
        let d = &mut received.decision;
        d.text = self.over(&d.text);
        d.text_as_received.clone_from(&d.text);
        d.title = d.title.as_ref().map(|title| self.over(title));
        d.outcome = d.outcome.as_ref().map(|outcome| self.over(outcome));
        d.claimants = self.over_all(&d.claimants);
        d.defendants = self.over_all(&d.defendants);
        for analysis in &mut d.analyses {
            analysis.title = self.over(&analysis.title);
            analysis.summary = self.over(&analysis.summary);
        }
        received
    }
}

/// A name that stands for itself, in capitals or not; `Ngo` is none inside `Ngomo`, and `Pierre` is no `pierre`.
fn without(text: &str, name: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut last = None;
    while let Some(c) = rest.chars().next() {
        let stands = !last.is_some_and(char::is_alphanumeric);
        match stands.then(|| beginning(rest, name)).flatten() {
            Some(length) => {
                out.push_str(MASK);
                last = MASK.chars().next_back();
                rest = rest.get(length..).unwrap_or_default();
            }
            None => {
                out.push(c);
                last = Some(c);
                rest = rest.get(c.len_utf8()..).unwrap_or_default();
            }
        }
    }
    out
}

/// How many bytes a name takes at the beginning of a text.
fn beginning(text: &str, name: &str) -> Option<usize> {
    let mut there = text.char_indices();
    for (place, wanted) in name.chars().enumerate() {
        let (_, c) = there.next()?;
        let is_same = c == wanted || c.to_lowercase().eq(wanted.to_lowercase());
        // Any white space parts the words of a name.
        let is_space = c.is_whitespace() && wanted.is_whitespace();
        let is_common_word = place == 0 && wanted.is_uppercase() && c.is_lowercase();
        if !(is_same || is_space) || is_common_word {
            return None;
        }
    }
    let rest = there.as_str();
    let goes_on = rest.chars().next().is_some_and(char::is_alphanumeric);
    (!goes_on).then(|| text.len() - rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_masked_wherever_it_stands_for_itself() {
        let text = "Le sieur NGO Bell, dit NGO, et Ngomo. NGOLA n’est pas NGO.";
        let mask = Mask::of(&["NGO".to_owned(), "NGO Bell".to_owned(), " ".to_owned(), "x".to_owned()]);
        assert_eq!(mask.over(text), "Le sieur […], dit […], et Ngomo. NGOLA n’est pas […].");
    }

    #[test]
    fn capitals_and_line_ends_hide_no_name() {
        let mask = Mask::of(&["Pierre Abéna".to_owned(), "Rose".to_owned()]);
        let text = "PIERRE ABÉNA, dit pierre Abéna, et Pierre\nAbéna ; la dame ROSE et une rose.";
        assert_eq!(mask.over(text), "[…], dit pierre Abéna, et […] ; la dame […] et une rose.");
        let small = Mask::of(&["dame ngo".to_owned()]);
        assert_eq!(small.over("Dame Ngo a dit"), "[…] a dit");
    }

    proptest::proptest! {
        #[test]
        fn what_was_masked_is_gone(text in "([a-z ]|Abena|é){0,60}") {
            let names = ["Abena".to_owned()];
            let out = Mask::of(&names).over(&format!("{text} Abena."));
            proptest::prop_assert!(!out.split(|c: char| !c.is_alphanumeric()).any(|word| word == "Abena"));
        }
    }
}
