//! A note's content as one JSON text: how a version of it is kept.

use crate::domain::{AnswerUnit, Bilingual, Invalid, NoteContent};
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
    #[serde(default)]
    units: Vec<StoredUnit>,
    next_step: Option<Both<String>>,
    source: String,
    confidence: String,
    caution: Option<Both<String>>,
    as_of: Option<String>,
    verified_by_lawyer: bool,
}

/// An answer unit as it is kept, in a note and in its versions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "UnitJson", into = "UnitJson")]
pub struct StoredUnit(pub AnswerUnit);

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct UnitJson {
    key: String,
    kind: String,
    asked: Both<Vec<String>>,
    answer: Both<String>,
    conditions: Both<Vec<String>>,
    action: Both<String>,
    is_urgent: bool,
    articles: Vec<String>,
}

impl From<StoredUnit> for UnitJson {
    fn from(StoredUnit(u): StoredUnit) -> Self {
        Self {
            key: u.key.to_string(),
            kind: u.kind.as_str().to_owned(),
            asked: u.asked.into(),
            answer: u.answer.into(),
            conditions: u.conditions.into(),
            action: u.action.into(),
            is_urgent: u.is_urgent,
            articles: u.articles,
        }
    }
}

impl TryFrom<UnitJson> for StoredUnit {
    type Error = Invalid;
    fn try_from(u: UnitJson) -> Result<Self, Invalid> {
        Ok(Self(AnswerUnit {
            key: u.key.parse()?,
            kind: u.kind.parse()?,
            asked: u.asked.into(),
            answer: u.answer.into(),
            conditions: u.conditions.into(),
            action: u.action.into(),
            is_urgent: u.is_urgent,
            articles: u.articles,
        }))
    }
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
            units: c.units.into_iter().map(StoredUnit).collect(),
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
            units: self.units.into_iter().map(|u| u.0).collect(),
            next_step: self.next_step.map(Into::into),
            source: self.source,
            confidence: self.confidence.parse().ok()?,
            caution: self.caution.map(Into::into),
            as_of: self.as_of,
            verified_by_lawyer: self.verified_by_lawyer,
        })
    }
}
