use super::quality::assessed;
use super::{LawFile, LineTrouble, MOST_ROWS, MOST_TEXT, ReadArticle, ReadLaw, is_empty, refused};
use crate::JurisprudenceError;
use crate::domain::{ArticleContent, ArticleNumber, Key, LawContent, LawStatus, Period, TextQuality};
use crate::juricaf::clean_text;
use chrono::NaiveDate;
use serde_json::{Map, Value};
use std::collections::HashMap;

type Row = Map<String, Value>;

pub(super) fn read(text: &str) -> Result<LawFile, JurisprudenceError> {
    let mut file = LawFile::default();
    let mut places: HashMap<Key, usize> = HashMap::new();
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    for (count, (at, line)) in lines.enumerate() {
        if count >= MOST_ROWS {
            return Err(refused("has too many rows"));
        }
        let Ok(row) = serde_json::from_str::<Row>(line) else {
            file.note(at + 1, None, LineTrouble::NotJson);
            continue;
        };
        match article(&row).and_then(|a| Ok((key(&row)?, law(&row)?, a))) {
            Err(trouble) => {
                let number = said(&row, &["article", "number"]);
                file.note(at + 1, number.as_deref(), trouble);
            }
            Ok((key, content, article)) => {
                let place = *places.entry(key.clone()).or_insert_with(|| {
                    file.laws.push(ReadLaw { key, content, articles: vec![] });
                    file.laws.len() - 1
                });
                if let Some(law) = file.laws.get_mut(place) {
                    law.articles.push(ReadArticle { line: at + 1, content: article });
                }
            }
        }
    }
    for law in &mut file.laws {
        law.content.status = status_of(&law.articles);
        law.content.status_note = shared_note(&law.articles);
    }
    Ok(file)
}

/// What is in force in part is in force: each article says for itself.
fn status_of(articles: &[ReadArticle]) -> LawStatus {
    let has = |status| articles.iter().any(|a| a.content.status == status);
    let first = articles.first().map_or(LawStatus::Unclear, |a| a.content.status);
    match () {
        () if has(LawStatus::InForce) => LawStatus::InForce,
        () if articles.iter().all(|a| a.content.status == first) => first,
        () => LawStatus::Unclear,
    }
}

fn shared_note(articles: &[ReadArticle]) -> Option<String> {
    let first = articles.first()?.content.status_note.clone()?;
    articles.iter().all(|a| a.content.status_note.as_ref() == Some(&first)).then_some(first)
}

/// The first of these names that has a value, as text on one line.
fn said(row: &Row, names: &[&str]) -> Option<String> {
    names.iter().find_map(|name| {
        let text = match row.get(*name)? {
            Value::String(text) => clean_text(text).0,
            Value::Number(number) => number.to_string(),
            _ => return None,
        };
        let line = text.split_whitespace().collect::<Vec<_>>().join(" ");
        (!line.is_empty()).then_some(line)
    })
}

fn key(row: &Row) -> Result<Key, LineTrouble> {
    let said = said(row, &["law", "law_key", "key"]).ok_or(LineTrouble::NoLaw)?;
    said.parse().map_err(|_| LineTrouble::NoLaw)
}

fn law(row: &Row) -> Result<LawContent, LineTrouble> {
    let title = said(row, &["law_title", "title"]).ok_or(LineTrouble::NoTitle)?;
    let language = said(row, &["lang", "language"]).ok_or(LineTrouble::NoLanguage)?;
    let language = language.to_lowercase().parse().map_err(|_| LineTrouble::NoLanguage)?;
    let content = LawContent {
        title,
        language,
        status: LawStatus::Unclear,
        status_note: None,
        period: Period::default(),
        source: source(row),
        source_url: said(row, &["source_url", "url"]).filter(|u| u.starts_with("https://")),
    };
    if content.problems().is_empty() { Ok(content) } else { Err(LineTrouble::TooLong) }
}

fn source(row: &Row) -> Option<String> {
    let cut = |text: String| text.chars().take(LawContent::MAX_NOTE).collect::<String>();
    said(row, &["source"]).map(cut).or_else(|| {
        let repo = said(row, &["source_repo"])?;
        let file = said(row, &["source_file"]).map_or(String::new(), |f| format!(" : {f}"));
        let commit = said(row, &["source_commit"]).map_or(String::new(), |c| format!(" @ {c}"));
        Some(cut(format!("{repo}{commit}{file}")))
    })
}

fn article(row: &Row) -> Result<ArticleContent, LineTrouble> {
    let number = said(row, &["article", "number"]).ok_or(LineTrouble::NoNumber)?;
    let number = ArticleNumber::parse(&number).map_err(|_| LineTrouble::NoNumber)?;
    let text = row.get("text").and_then(Value::as_str).map_or(String::new(), |t| clean_text(t).0);
    if is_empty(&text) {
        return Err(LineTrouble::EmptyText);
    }
    let heading = said(row, &["heading"]).unwrap_or_default();
    let status_note = said(row, &["status"]);
    let quality_note = said(row, &["quality"]);
    let notes = status_note.iter().chain(&quality_note);
    let is_long = |text: &String, most| text.chars().count() > most;
    if is_long(&text, MOST_TEXT)
        || is_long(&heading, LawContent::MAX_NOTE)
        || notes.into_iter().any(|n| is_long(n, LawContent::MAX_NOTE))
    {
        return Err(LineTrouble::TooLong);
    }
    let (read, is_readable) = assessed(&text);
    let quality = quality_note.as_deref().and_then(TextQuality::of_words).map_or(read, |said| said.max(read));
    let period = Period {
        from: day(row, &["in_force_from", "inForceFrom"])?,
        until: day(row, &["in_force_until", "inForceUntil"])?,
    };
    if !period.is_sound() {
        return Err(LineTrouble::BadDate);
    }
    let status = status_note.as_deref().map_or(LawStatus::Unclear, LawStatus::of_words);
    // Of a text that is no longer law, "not usable" may mean just that; its words can be sound all the same.
    let is_refused = row.get("usable").and_then(Value::as_bool) == Some(false)
        && (quality != TextQuality::Good || status == LawStatus::InForce);
    Ok(ArticleContent {
        status,
        is_usable: is_readable && quality != TextQuality::Low && !is_refused,
        // A plain word says no more than the status itself.
        status_note: status_note.filter(|n| {
            !["in force", "en vigueur", "repealed", "superseded"].contains(&n.to_lowercase().as_str())
        }),
        quality_note: quality_note.filter(|n| n != "good"),
        number,
        heading,
        text,
        period,
        quality,
    })
}

fn day(row: &Row, names: &[&str]) -> Result<Option<NaiveDate>, LineTrouble> {
    said(row, names).map(|text| text.parse().map_err(|_| LineTrouble::BadDate)).transpose()
}
