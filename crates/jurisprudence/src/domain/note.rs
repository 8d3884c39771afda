use super::answer_unit::NoteNumbers;
use super::{AnswerUnit, Bilingual, Confidence, Invalid, Key, Language, LegalDomain, check};
use chrono::{DateTime, Utc};

/// What a note says.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteContent {
    pub domain: LegalDomain,
    pub category: String,
    pub title: Bilingual<String>,
    pub content: Bilingual<String>,
    /// Each names its text in full: "Code du travail (loi n° 92/007 du 14 août 1992), art. 34".
    pub articles: Vec<String>,
    pub keywords: Bilingual<Vec<String>>,
    /// Questions as people type them that no unit answers; they find the note as those of its units do.
    pub lay_questions: Bilingual<Vec<String>>,
    /// Direct answers to what people ask of it.
    pub units: Vec<AnswerUnit>,
    pub next_step: Option<Bilingual<String>>,
    pub source: String,
    pub confidence: Confidence,
    /// Always shown beside the note.
    pub caution: Option<Bilingual<String>>,
    /// The month the law was last read for this note, `YYYY-MM`.
    pub as_of: Option<String>,
    pub verified_by_lawyer: bool,
}

impl NoteContent {
    pub const MAX_TITLE: usize = 300;
    pub const MAX_CONTENT: usize = 20_000;
    pub const MAX_LINE: usize = 500;

    /// Every question, as people type them, that leads to this note.
    pub fn questions(&self, language: Language) -> impl Iterator<Item = &str> {
        let of_units = self.units.iter().flat_map(move |unit| unit.asked.get(language));
        self.lay_questions.get(language).iter().chain(of_units).map(String::as_str)
    }

    /// Every broken rule at once; empty when the note may be kept.
    pub fn problems(&self) -> Vec<Invalid> {
        let mut found = Vec::new();
        check(&mut found, "category", &self.category, 200);
        check(&mut found, "title.fr", &self.title.fr, Self::MAX_TITLE);
        check(&mut found, "title.en", &self.title.en, Self::MAX_TITLE);
        check(&mut found, "content.fr", &self.content.fr, Self::MAX_CONTENT);
        check(&mut found, "content.en", &self.content.en, Self::MAX_CONTENT);
        check(&mut found, "source", &self.source, 2_000);
        if self.articles.is_empty() {
            found.push(Invalid { field: "articles".into(), why: "a note rests on at least one article" });
        }
        let keywords = self.keywords.fr.iter().chain(&self.keywords.en);
        let questions = self.lay_questions.fr.iter().chain(&self.lay_questions.en);
        for (field, line) in (self.articles.iter().map(|l| ("articles", l)))
            .chain(keywords.map(|l| ("keywords", l)))
            .chain(questions.map(|l| ("layQuestions", l)))
        {
            check(&mut found, field, line, Self::MAX_LINE);
        }
        for (field, both) in [("nextStep", &self.next_step), ("caution", &self.caution)] {
            for text in both.iter().flat_map(|b| [&b.fr, &b.en]) {
                check(&mut found, field, text, 2_000);
            }
        }
        if self.as_of.as_deref().is_some_and(|m| !is_month(m)) {
            found.push(Invalid { field: "asOf".into(), why: "must be a month, YYYY-MM" });
        }
        for (at, unit) in self.units.iter().enumerate() {
            if self.units.iter().take(at).any(|before| before.key == unit.key) {
                found.push(Invalid { field: format!("units.{at}.key").into(), why: "is taken" });
            }
            found.extend(unit.problems().into_iter().map(|i| i.of_unit(at)));
        }
        found
    }

    /// What units say that the note itself does not, each with its place among them. Nobody is answered with such a one.
    pub fn unfounded(&self) -> Vec<(usize, Invalid)> {
        let numbers = NoteNumbers::of(self);
        let units = self.units.iter().enumerate();
        units
            .flat_map(|(at, u)| u.unfounded(self, &numbers).into_iter().map(move |i| (at, i.of_unit(at))))
            .collect()
    }
}

fn is_month(text: &str) -> bool {
    chrono::NaiveDate::parse_from_str(&format!("{text}-01"), "%Y-%m-%d").is_ok() && text.len() == 7
}

/// A note as it is kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Note {
    pub id: i64,
    pub key: Key,
    pub content: NoteContent,
    /// Inactive notes (repealed law, withdrawn text) are never served.
    pub is_active: bool,
    /// Changed by an admin: a new version of the shipped notes leaves it alone.
    pub is_edited: bool,
    /// It comes with the product: there is a shipped text to go back to.
    pub is_shipped: bool,
    pub created_by: Option<i64>,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
    /// The change that wrote it last; see [`crate::revision`].
    pub revision: i64,
}
