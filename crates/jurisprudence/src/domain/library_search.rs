use super::{Invalid, Key, Language, SUBJECTS};
use crate::text::fold;
use chrono::{Datelike, NaiveDate};

const PAGE: usize = 20;
const PAGE_MAX: usize = 50;
/// Nobody turns that many pages; ranking so deep would cost.
const OFFSET_MAX: usize = 5_000;
const MAX_TEXT: usize = 300;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Order {
    /// The best match first; without a text, the newest.
    #[default]
    Relevance,
    Newest,
    Oldest,
}

/// What a reader asked for among the decisions, unread; an empty text is no filter.
#[derive(Debug, Clone, Default)]
pub struct RawDecisionSearch {
    pub q: String,
    pub court: String,
    pub year: String,
    pub subject: String,
    pub article: String,
    pub sort: String,
    pub limit: Option<i64>,
    pub offset: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct DecisionSearch {
    pub q: String,
    /// As [`super::court_key`] says it.
    pub court: Option<String>,
    pub year: Option<i32>,
    pub subject: Option<&'static str>,
    /// A citation of a law or of one of its articles, in any hand.
    pub article: Option<String>,
    pub order: Order,
    pub limit: usize,
    pub offset: usize,
}

impl DecisionSearch {
    /// Every wrong filter at once. `today`: no decision is of a later year.
    pub fn parse(raw: &RawDecisionSearch, today: NaiveDate) -> Result<Self, Vec<Invalid>> {
        let mut wrong = vec![];
        let (limit, offset) = page(raw.limit, raw.offset);
        let subject = SUBJECTS.into_iter().find(|s| *s == raw.subject.trim());
        if subject.is_none() && !raw.subject.trim().is_empty() {
            wrong.push(Invalid { field: "subject".into(), why: "is not one of the subjects" });
        }
        let year = match raw.year.trim() {
            "" => None,
            text => {
                let year = text.parse().ok().filter(|y| (1800..=today.year()).contains(y));
                if year.is_none() {
                    wrong.push(Invalid { field: "year".into(), why: "is not a year" });
                }
                year
            }
        };
        let order = match raw.sort.trim() {
            "" | "relevance" => Order::Relevance,
            "newest" => Order::Newest,
            "oldest" => Order::Oldest,
            _ => {
                wrong.push(Invalid { field: "sort".into(), why: "is not a state" });
                Order::Relevance
            }
        };
        let found = Self {
            q: typed("q", &raw.q, &mut wrong),
            court: Some(letters(&raw.court)).filter(|c| !c.is_empty()),
            year,
            subject,
            article: Some(typed("article", &raw.article, &mut wrong)).filter(|a| !a.is_empty()),
            order,
            limit,
            offset,
        };
        if wrong.is_empty() { Ok(found) } else { Err(wrong) }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ArticleOrder {
    /// The best match first.
    #[default]
    Relevance,
    /// Law by law, in the order of the text.
    Text,
    /// The newest law first.
    Newest,
    Oldest,
}

#[derive(Debug, Clone, Default)]
pub struct RawArticleSearch {
    pub q: String,
    pub law: String,
    pub language: String,
    /// `in_force` leaves out what is not law today.
    pub force: String,
    pub sort: String,
    pub limit: Option<i64>,
    pub offset: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ArticleSearch {
    pub q: String,
    pub law: Option<Key>,
    pub language: Option<Language>,
    pub only_in_force: bool,
    pub order: ArticleOrder,
    pub limit: usize,
    pub offset: usize,
}

impl ArticleSearch {
    pub fn parse(raw: &RawArticleSearch) -> Result<Self, Vec<Invalid>> {
        let mut wrong = vec![];
        let (limit, offset) = page(raw.limit, raw.offset);
        let language = match raw.language.trim() {
            "" => None,
            text => text.parse().map_err(|e| wrong.push(e)).ok(),
        };
        let law = match raw.law.trim() {
            "" => None,
            text => text.parse().map_err(|e: Invalid| wrong.push(Invalid { field: "law".into(), ..e })).ok(),
        };
        if !matches!(raw.force.trim(), "" | "all" | "in_force") {
            wrong.push(Invalid { field: "force".into(), why: "is not a state" });
        }
        let order = match raw.sort.trim() {
            "" | "relevance" => ArticleOrder::Relevance,
            "text" => ArticleOrder::Text,
            "newest" => ArticleOrder::Newest,
            "oldest" => ArticleOrder::Oldest,
            _ => {
                wrong.push(Invalid { field: "sort".into(), why: "is not a state" });
                ArticleOrder::Relevance
            }
        };
        let q = typed("q", &raw.q, &mut wrong);
        let only_in_force = raw.force.trim() == "in_force";
        let found = Self { q, law, language, only_in_force, order, limit, offset };
        if wrong.is_empty() { Ok(found) } else { Err(wrong) }
    }
}

fn page(limit: Option<i64>, offset: Option<i64>) -> (usize, usize) {
    let size = |n: Option<i64>, default: usize| n.map_or(default, |n| usize::try_from(n).unwrap_or(0));
    (size(limit, PAGE).clamp(1, PAGE_MAX), size(offset, 0).min(OFFSET_MAX))
}

fn typed(field: &'static str, text: &str, wrong: &mut Vec<Invalid>) -> String {
    let text = text.replace(char::is_control, " ");
    let text = text.trim();
    if text.chars().count() > MAX_TEXT {
        wrong.push(Invalid { field: field.into(), why: "is too long" });
    }
    text.to_owned()
}

fn letters(text: &str) -> String {
    fold(text).chars().filter(|c| c.is_ascii_alphanumeric()).take(200).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn filters_are_read_and_wrong_ones_named() {
        let today = "2026-11-22".parse().unwrap();
        let raw = RawDecisionSearch {
            q: " bail\u{0} commercial ".into(),
            court: "Cour Suprême".into(),
            year: "2023".into(),
            limit: Some(1000),
            offset: Some(-3),
            ..Default::default()
        };
        let read = DecisionSearch::parse(&raw, today).unwrap();
        assert_eq!(
            (read.q.as_str(), read.court.as_deref(), read.year),
            ("bail  commercial", Some("coursupreme"), Some(2023))
        );
        assert_eq!((read.limit, read.offset), (PAGE_MAX, 0));
        let wrong = RawDecisionSearch {
            q: "x".repeat(301),
            year: "2027".into(),
            subject: "mer".into(),
            sort: "price".into(),
            ..Default::default()
        };
        let fields: Vec<_> =
            DecisionSearch::parse(&wrong, today).unwrap_err().into_iter().map(|i| i.field).collect();
        assert_eq!(fields, ["subject", "year", "sort", "q"]);
        let wrong = RawArticleSearch {
            law: "a b".into(),
            language: "de".into(),
            force: "x".into(),
            sort: "price".into(),
            ..Default::default()
        };
        let fields: Vec<_> = ArticleSearch::parse(&wrong).unwrap_err().into_iter().map(|i| i.field).collect();
        assert_eq!(fields, ["language", "law", "force", "sort"]);
    }
}
