//! Decisions and articles as volumes of a shelf.

use super::numbers::{decision_keys, decision_term, number_terms, own_articles};
use super::shelf::Volume;
use super::words::{each_word, stem};
use crate::citations::{Cited, scan};
use crate::domain::import::other_names;
use crate::domain::{Article, Case, CitedArticles, Law, LawKind, LawName, LawStatus, court_key, key_words};
use crate::store;
use crate::text::is_stop_word;
use chrono::{Datelike, NaiveDate};
use database::{DbConn, DbError};
use std::collections::HashMap;

pub(super) const PUBLIC: &str = "public";
pub(super) const IN_FORCE: &str = "force";

/// Days since 1970.
pub(super) fn day_number(day: NaiveDate) -> i64 {
    i64::from(day.num_days_from_ce()) - 719_163
}

/// The parts of a decision that are read and searched, each with its name: our summary, then the full text where there is one.
pub(super) fn texts<'a>(
    case: &'a Case,
    full: Option<&'a String>,
) -> impl Iterator<Item = (&'static str, &'a str)> {
    let c = &case.content;
    let own = [("legalPrinciple", &c.legal_principle), ("facts", &c.facts), ("decision", &c.decision)];
    own.into_iter().map(|(part, text)| (part, text.as_str())).chain(full.map(|text| ("text", text.as_str())))
}

/// The full texts of decisions: who may read a decision may read its text, where a licence allows it.
pub(super) fn full_texts<'a>(
    conn: &mut DbConn,
    cases: impl Iterator<Item = &'a Case>,
) -> Result<HashMap<i64, String>, DbError> {
    let ids: Vec<i64> = cases.map(|c| c.id).collect();
    if ids.is_empty() { Ok(HashMap::new()) } else { store::library::full_texts(conn, &ids) }
}

fn add(terms: &mut String, text: &str) {
    each_word(text, |_, _, word| {
        terms.push_str(&stem(word));
        terms.push(' ');
    });
}

fn add_numbers(terms: &mut String, text: &str) {
    for term in number_terms(text) {
        terms.push_str(&term);
        terms.push(' ');
    }
}

/// What a citation may be asked by: its law's number, or each word of its law's name, with each of its articles and without.
pub(super) fn citation_filters(citation: &str) -> Vec<String> {
    let cited = CitedArticles::of(citation);
    let mut filters = vec![];
    for article in cited.articles.iter().map(String::as_str).chain([""]) {
        if let Some(number) = &cited.law.number {
            filters.push(by_number(number, None, article));
            // Where the citation does not say of which kind the number is, it may be of any.
            let kinds = LawKind::ALL.into_iter().filter(|k| cited.law.kind.is_none_or(|own| own == *k));
            filters.extend(kinds.map(|kind| by_number(number, Some(kind), article)));
        }
        filters.extend(name_words(&cited.law).map(|w| by_word(&w, article)));
    }
    filters
}

pub(super) fn by_number(number: &str, kind: Option<LawKind>, article: &str) -> String {
    format!("cite:n{}{number}:{article}", kind.map_or("", LawKind::as_str))
}

pub(super) fn by_word(word: &str, article: &str) -> String {
    format!("cite:{}:{article}", stem(word))
}

/// The words that tell a law by its name.
pub(super) fn name_words(law: &LawName) -> impl Iterator<Item = String> + '_ {
    law.words.iter().filter(|w| !is_stop_word(w)).cloned()
}

/// `numbers`: other spellings of its number.
pub(super) fn of_decision(case: &Case, full: Option<&String>, numbers: &[String]) -> Volume {
    let c = &case.content;
    let mut names = String::new();
    let mut body = String::new();
    for text in
        [&c.title, &c.case_number, &c.jurisdiction, &c.parties, &c.subject].into_iter().chain(&c.keywords)
    {
        add(&mut names, text);
    }
    let court = court_key(&c.jurisdiction);
    add(&mut names, other_names(&court));
    for number in numbers {
        add(&mut names, number);
    }
    for key in numbers.iter().chain([&c.case_number]).flat_map(|number| decision_keys(number)) {
        names.push_str(&decision_term(&key));
        names.push(' ');
    }
    // Words side by side are looked for in the body.
    add(&mut body, &c.title);
    for (_, text) in texts(case, full) {
        add(&mut body, text);
        add_numbers(&mut body, text);
    }
    // Who searches in the other language finds it; what is shown is its own text.
    for text in c.translation.iter().flat_map(|t| t.texts()) {
        add(&mut body, text);
    }
    for citation in &c.relevant_articles {
        add(&mut body, citation);
        add_numbers(&mut body, citation);
    }
    add_numbers(&mut body, &c.title);
    let mut filters: Vec<String> = c.relevant_articles.iter().flat_map(|a| citation_filters(a)).collect();
    filters.push(format!("court:{court}"));
    filters.push(format!("year:{}", c.decided_on.year()));
    filters.push(format!("subject:{}", c.subject));
    if case.may_be_quoted() {
        filters.push(PUBLIC.to_owned());
    }
    filters.sort();
    filters.dedup();
    let day = day_number(c.decided_on);
    Volume { id: case.id, names, body, filters, from: day, until: day, day, place: case.id }
}

pub(super) fn law_filter(law_id: i64) -> String {
    format!("law:{law_id}")
}

/// Of the articles that name this one of their own law.
pub(super) fn own_filter(law_id: i64, article: &str) -> String {
    format!("own:{law_id}:{article}")
}

/// Articles that one law has at most, for their places.
const MOST_ARTICLES: i64 = 1_000_000;

/// The day of a law: that its title names, or the first of its year; else its first day in force. What has none is old.
pub(super) fn law_day(law: &Law) -> i64 {
    let named = scan(&law.content.title).into_iter().find_map(|citation| match citation.cited {
        Cited::Law { law: Some(law), .. } => {
            law.date.or_else(|| law.year.and_then(|year| NaiveDate::from_ymd_opt(year, 1, 1)))
        }
        _ => None,
    });
    named.or(law.content.period.from).map_or(i64::from(i32::MIN), day_number)
}

/// `day` is that of the law.
pub(super) fn of_article(law: &Law, day: i64, article: &Article) -> Volume {
    let c = &article.content;
    let mut names = String::new();
    let mut body = String::new();
    add(&mut names, &law.content.title);
    // "audcg-1997": what people call it by.
    for word in key_words(law.key.as_str()).filter(|w| !w.bytes().all(|b| b.is_ascii_digit())) {
        add(&mut names, &word);
    }
    add_numbers(&mut names, &law.content.title);
    add(&mut names, &c.heading);
    names.push_str(&super::numbers::article_term(c.number.key()));
    add(&mut body, &c.heading);
    add(&mut body, &c.text);
    add_numbers(&mut body, &c.text);
    let mut filters: Vec<String> =
        vec![law_filter(law.id), format!("language:{}", law.content.language.as_str())];
    filters
        .extend(own_articles(&c.text).iter().filter(|a| *a != c.number.key()).map(|a| own_filter(law.id, a)));
    if law.content.status == LawStatus::InForce && article.status(law) == LawStatus::InForce {
        filters.push(IN_FORCE.to_owned());
    }
    let latest = law.content.period.from.max(c.period.from);
    let until = [law.content.period.until, c.period.until].into_iter().flatten().min();
    Volume {
        id: article.id,
        names,
        body,
        filters,
        from: latest.map_or(i64::from(i32::MIN), day_number),
        until: until.map_or(i64::from(i32::MAX), day_number),
        day,
        place: law.id * MOST_ARTICLES + article.position,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_citation_is_asked_by_number_or_by_name() {
        let filters = citation_filters("Code du travail (loi n° 92/007 du 14 août 1992), art. 34 (1)");
        assert!(
            filters.contains(&by_number("1992/7", None, "34")) && filters.contains(&by_word("travail", "34"))
        );
        assert!(filters.contains(&by_number("1992/7", Some(LawKind::Law), "34")));
        assert!(!filters.contains(&by_number("1992/7", Some(LawKind::Decree), "34")));
        assert!(filters.contains(&by_word("travail", "")));
        assert!(!filters.contains(&by_word("du", "34")));
    }

    #[test]
    fn days_are_counted_from_1970() {
        assert_eq!(day_number("1970-01-01".parse().unwrap()), 0);
        assert_eq!(day_number("2026-11-22".parse().unwrap()), 20_779);
    }
}
