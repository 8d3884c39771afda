use super::text::clean_text;
use super::{ReadRefused, decoded, is_markup};
use chrono::NaiveDate;
use serde::Deserialize;

/// A decision as the list names it: the list carries neither its text nor its number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListRow {
    pub id: String,
    pub country: String,
    pub title: String,
    pub formation: String,
    /// None where it is no date.
    pub decided_on: Option<NaiveDate>,
    pub court: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DecisionList {
    /// How many the site has in all, whatever the page.
    pub total: u64,
    pub rows: Vec<ListRow>,
    /// The list was no JSON, and was read by its fixed keys.
    pub was_repaired: bool,
}

#[derive(Deserialize)]
struct Raw {
    nb_resultat: u64,
    docs: Vec<RawRow>,
}

#[derive(Deserialize)]
struct RawRow {
    id: String,
    #[serde(default)]
    pays: String,
    #[serde(default)]
    titre: String,
    #[serde(default)]
    formation: String,
    #[serde(default)]
    date_arret: String,
    #[serde(default)]
    juridiction: String,
}

impl From<RawRow> for ListRow {
    fn from(r: RawRow) -> Self {
        let line = |text: &str| clean_text(text).0;
        Self {
            decided_on: r.date_arret.get(..10).and_then(|day| day.parse().ok()),
            id: r.id.trim().to_owned(),
            country: line(&r.pays),
            title: line(&r.titre),
            formation: line(&r.formation),
            court: line(&r.juridiction),
        }
    }
}

/// Strictly first. The template escapes nothing, so a quote in a title makes the whole answer invalid: then by the six
/// keys in their fixed order. A list in which a row would be lost is refused whole.
pub fn read_list(body: &[u8]) -> Result<DecisionList, ReadRefused> {
    let text = decoded(body);
    if is_markup(&text) {
        return Err(ReadRefused::Challenge);
    }
    let (raw, was_repaired) = match serde_json::from_str::<Raw>(&text) {
        Ok(raw) => (raw, false),
        Err(_) => (tolerant(&text)?, true),
    };
    Ok(DecisionList {
        total: raw.nb_resultat,
        rows: raw.docs.into_iter().map(Into::into).collect(),
        was_repaired,
    })
}

fn tolerant(text: &str) -> Result<Raw, ReadRefused> {
    let (head, docs) = text.split_once("\"docs\"").ok_or(ReadRefused::Unreadable)?;
    let digits: String =
        head.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    let nb_resultat = digits.parse().map_err(|_| ReadRefused::Unreadable)?;
    let docs = docs.split_once('[').ok_or(ReadRefused::Unreadable)?.1;
    let docs = docs.rsplit_once(']').map_or(docs, |(rows, _)| rows);
    let starts = row_starts(docs);
    let mut rows = Vec::with_capacity(starts.len());
    for (n, start) in starts.iter().enumerate() {
        let end = starts.get(n + 1).copied().unwrap_or(docs.len());
        if let Some(row) = docs.get(*start..end).and_then(row) {
            rows.push(row);
        }
    }
    if rows.len() != starts.len() || rows.is_empty() {
        return Err(ReadRefused::RowsLost { seen: starts.len(), read: rows.len() });
    }
    Ok(Raw { nb_resultat, docs: rows })
}

/// Where a brace is followed by the first key.
fn row_starts(docs: &str) -> Vec<usize> {
    let begins = |at: usize| docs.get(at + 1..).and_then(|rest| after_key(rest.trim_start(), "id")).is_some();
    docs.match_indices('{').map(|(at, _)| at).filter(|at| begins(*at)).collect()
}

/// What follows `"key" : "`, where the text begins so.
fn after_key<'a>(text: &'a str, key: &str) -> Option<&'a str> {
    let rest = text.strip_prefix('"')?.strip_prefix(key)?.strip_prefix('"')?;
    rest.trim_start().strip_prefix(':')?.trim_start().strip_prefix('"')
}

/// Splits at the last `", "key" : "`: what stands before it may hold quotes and whatever looks like a key.
fn split_at_last<'a>(text: &'a str, key: &str) -> Option<(&'a str, &'a str)> {
    let here = |at: usize| {
        let rest = text.get(at + 1..)?.trim_start().strip_prefix(',')?.trim_start();
        Some((text.get(..at)?, after_key(rest, key)?))
    };
    text.rmatch_indices('"').find_map(|(at, _)| here(at))
}

fn row(text: &str) -> Option<RawRow> {
    let rest = after_key(text.strip_prefix('{')?.trim_start(), "id")?;
    let body = rest.get(..rest.rfind('}')?)?.trim_end().strip_suffix('"')?;
    let (body, juridiction) = split_at_last(body, "juridiction")?;
    let (body, date_arret) = split_at_last(body, "date_arret")?;
    let (body, formation) = split_at_last(body, "formation")?;
    let (body, titre) = split_at_last(body, "titre")?;
    let (id, pays) = split_at_last(body, "pays")?;
    let [id, pays, titre, formation, date_arret, juridiction] =
        [id, pays, titre, formation, date_arret, juridiction].map(str::to_owned);
    (!id.is_empty()).then_some(RawRow { id, pays, titre, formation, date_arret, juridiction })
}
