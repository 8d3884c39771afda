//! A note's content as one JSON text: how a version of it is kept.

use crate::domain::{Bilingual, NoteContent};
use serde::{Deserialize, Serialize};

/// Fields that come later get a default, so that old versions stay readable.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct NoteJson {
    domain: String,
    category: String,
    title: Both<String>,
    content: Both<String>,
    articles: Vec<String>,
    keywords: Both<Vec<String>>,
    lay_questions: Both<Vec<String>>,
    next_step: Option<Both<String>>,
    source: String,
    confidence: String,
    caution: Option<Both<String>>,
    as_of: Option<String>,
    verified_by_lawyer: bool,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct Both<T> {
    fr: T,
    en: T,
}

impl<T> From<Bilingual<T>> for Both<T> {
    fn from(b: Bilingual<T>) -> Self {
        Self { fr: b.fr, en: b.en }
    }
}

impl<T> From<Both<T>> for Bilingual<T> {
    fn from(b: Both<T>) -> Self {
        Self { fr: b.fr, en: b.en }
    }
}

impl From<NoteContent> for NoteJson {
    fn from(c: NoteContent) -> Self {
        Self {
            domain: c.domain.as_str().to_owned(),
            category: c.category,
            title: c.title.into(),
            content: c.content.into(),
            articles: c.articles,
            keywords: c.keywords.into(),
            lay_questions: c.lay_questions.into(),
            next_step: c.next_step.map(Into::into),
            source: c.source,
            confidence: c.confidence.as_str().to_owned(),
            caution: c.caution.map(Into::into),
            as_of: c.as_of,
            verified_by_lawyer: c.verified_by_lawyer,
        }
    }
}

impl NoteJson {
    /// None where a code is not known to this version of the program.
    pub fn into_content(self) -> Option<NoteContent> {
        Some(NoteContent {
            domain: self.domain.parse().ok()?,
            category: self.category,
            title: self.title.into(),
            content: self.content.into(),
            articles: self.articles,
            keywords: self.keywords.into(),
            lay_questions: self.lay_questions.into(),
            next_step: self.next_step.map(Into::into),
            source: self.source,
            confidence: self.confidence.parse().ok()?,
            caution: self.caution.map(Into::into),
            as_of: self.as_of,
            verified_by_lawyer: self.verified_by_lawyer,
        })
    }
}
