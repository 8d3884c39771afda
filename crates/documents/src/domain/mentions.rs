//! What a document must say and does not say yet.
use super::audience::Lang;
use super::markup::{Token, is_void, plain_text, tokens};
use super::parameters::Values;
use super::parsing::Value;
use super::template::{Mention, Template};
use super::text::{fold, words};
use chrono::NaiveDate;
use std::collections::BTreeMap;

/// The mentions that are missing or still blank, in the template's order.
///
/// A mention is found by its mark in the text. Where an editor lost the mark, by the values it stands for, or by
/// the number of its article.
pub fn missing(
    template: &Template,
    content: &str,
    values: &Values,
    today: NaiveDate,
) -> Vec<&'static Mention> {
    let marked = marked_texts(content);
    let text = fold(&plain_text(content));
    let is_missing =
        |m: &&Mention| is_too_near(m, &text, values, today) || !is_made(m, &marked, &text, values);
    template.mentions.iter().filter(is_missing).collect()
}

/// Its date leaves less time than the law wants, and still stands in the text.
fn is_too_near(m: &Mention, text: &str, values: &Values, today: NaiveDate) -> bool {
    let Some(value) = m.fields.first().and_then(|field| values.get(field)) else { return false };
    let date = match value {
        Value::Date(date) => *date,
        Value::DateTime(moment) => moment.date,
        _ => return false,
    };
    m.days_ahead > 0 && stands_in(value, text) && (date - today).num_days() < i64::from(m.days_ahead)
}

fn is_made(m: &Mention, marked: &BTreeMap<String, Vec<String>>, text: &str, values: &Values) -> bool {
    if let Some(places) = marked.get(m.id) {
        return places.iter().all(|p| !is_blank(p));
    }
    if !m.fields.is_empty() {
        return m.fields.iter().all(|f| values.get(f).is_some_and(|v| stands_in(v, text)));
    }
    let numbers: Vec<&str> =
        m.articles.iter().filter_map(|a| a.rsplit_once("art. ")).map(|(_, n)| n).collect();
    !numbers.is_empty() && numbers.iter().all(|n| words(text).contains(n))
}

fn stands_in(value: &Value, text: &str) -> bool {
    let shown = |s: &str| text.contains(&fold(s));
    let both = |f: &dyn Fn(Lang) -> String| Lang::ALL.into_iter().any(|l| shown(&f(l)));
    match value {
        Value::Text(s) => shown(s),
        Value::Lines(s) => s.lines().next().is_some_and(shown),
        Value::Amount(n) => both(&|l| super::numbers::amount_in_figures(*n, l)),
        Value::Date(d) => both(&|l| super::dates::date_in_figures(*d, l)),
        Value::DateTime(m) => both(&|l| super::dates::date_in_figures(m.date, l)),
        Value::Duration(d) => shown(&d.text) || both(&|l| d.in_words(l)),
    }
}

/// Empty, or with a line of dots or underscores still to be filled by hand.
pub fn is_blank(s: &str) -> bool {
    s.trim().is_empty() || ["………", ".....", "____"].iter().any(|dots| s.contains(dots))
}

fn marked_texts(content: &str) -> BTreeMap<String, Vec<String>> {
    let mut out: BTreeMap<String, Vec<String>> = BTreeMap::new();
    // The marks open at this point: how deep, which one, and its text so far.
    let mut open: Vec<(usize, String, String)> = Vec::new();
    let mut depth = 0usize;
    for token in tokens(content) {
        match &token {
            Token::Text(t) => open.iter_mut().for_each(|(_, _, text)| text.push_str(t)),
            Token::Open { tag, .. } if is_void(tag) => {
                open.iter_mut().for_each(|(_, _, text)| text.push(' '))
            }
            Token::Open { .. } => {
                depth += 1;
                if let Some(id) = token.attribute("data-mention").filter(|_| open.len() < 8) {
                    open.push((depth, id.to_owned(), String::new()));
                }
            }
            Token::Close(_) => {
                if open.last().is_some_and(|(at, ..)| *at == depth)
                    && let Some((_, id, text)) = open.pop()
                {
                    out.entry(id).or_default().push(text);
                }
                depth = depth.saturating_sub(1);
            }
        }
    }
    out
}
