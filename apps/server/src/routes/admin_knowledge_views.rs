//! How legal notes look to administrators, field by field.

use chrono::{DateTime, Utc};
use jurisprudence::domain::{AnswerUnit, Bilingual, Note, NoteContent, NoteVersion};
use serde::Serialize;
use std::collections::HashSet;
use utoipa::ToSchema;

/// A note in a list.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = NoteHead)]
pub struct NoteHeadView {
    pub id: i64,
    /// Stable: it stands in answers and links.
    pub key: String,
    /// One of the nine legal domains.
    pub domain: &'static str,
    pub category: String,
    pub title_fr: String,
    pub title_en: String,
    pub articles: Vec<String>,
    /// high or medium
    pub confidence: &'static str,
    pub has_caution: bool,
    pub is_active: bool,
    /// Changed here: new versions of the product leave it alone.
    pub is_edited: bool,
    pub is_shipped: bool,
    pub verified_by_lawyer: bool,
    /// What deeds name as the state they were decided on.
    pub revision: i64,
    pub updated_at: DateTime<Utc>,
}

impl From<Note> for NoteHeadView {
    fn from(n: Note) -> Self {
        let c = n.content;
        Self {
            id: n.id,
            key: n.key.to_string(),
            domain: c.domain.as_str(),
            category: c.category,
            title_fr: c.title.fr,
            title_en: c.title.en,
            articles: c.articles,
            confidence: c.confidence.as_str(),
            has_caution: c.caution.is_some(),
            is_active: n.is_active,
            is_edited: n.is_edited,
            is_shipped: n.is_shipped,
            verified_by_lawyer: c.verified_by_lawyer,
            revision: n.revision,
            updated_at: n.updated_at,
        }
    }
}

/// A direct answer to one thing that people ask of a note.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnswerUnit)]
pub struct AnswerUnitView {
    /// Its name within the note; it never changes.
    pub key: String,
    /// permission, duty, amount, duration, who, how, penalty, consequence, definition, proof or emergency
    pub kind: &'static str,
    pub answer_fr: String,
    pub answer_en: String,
    /// Never shown apart from the answer; as many in both languages.
    pub conditions_fr: Vec<String>,
    pub conditions_en: Vec<String>,
    /// What the person does now.
    pub action_fr: String,
    pub action_en: String,
    /// A delay of days, or somebody's safety, hangs on it.
    pub is_urgent: bool,
    /// Those of the note's articles that it rests on; none where it says how a thing is done.
    pub articles: Vec<String>,
    /// Questions as people type them that it answers.
    pub asked_fr: Vec<String>,
    pub asked_en: Vec<String>,
    /// Its note does not say all of it any more: it answers nobody until it is put right.
    pub is_unfounded: bool,
}

impl AnswerUnitView {
    fn new(u: AnswerUnit, is_unfounded: bool) -> Self {
        Self {
            key: u.key.to_string(),
            kind: u.kind.as_str(),
            answer_fr: u.answer.fr,
            answer_en: u.answer.en,
            conditions_fr: u.conditions.fr,
            conditions_en: u.conditions.en,
            action_fr: u.action.fr,
            action_en: u.action.en,
            is_urgent: u.is_urgent,
            articles: u.articles,
            asked_fr: u.asked.fr,
            asked_en: u.asked.en,
            is_unfounded,
        }
    }
}

/// Everything a note says, as the form writes it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = NoteText)]
pub struct NoteTextView {
    pub domain: &'static str,
    pub category: String,
    pub title_fr: String,
    pub title_en: String,
    pub content_fr: String,
    pub content_en: String,
    pub articles: Vec<String>,
    pub keywords_fr: Vec<String>,
    pub keywords_en: Vec<String>,
    /// Questions as people type them that no unit answers.
    pub lay_questions_fr: Vec<String>,
    pub lay_questions_en: Vec<String>,
    /// Direct answers to what people ask of it.
    pub units: Vec<AnswerUnitView>,
    /// Empty where there is none, as are the other texts that may be missing.
    pub next_step_fr: String,
    pub next_step_en: String,
    pub source: String,
    /// high or medium
    pub confidence: &'static str,
    pub caution_fr: String,
    pub caution_en: String,
    pub as_of: String,
    pub verified_by_lawyer: bool,
}

impl From<NoteContent> for NoteTextView {
    fn from(c: NoteContent) -> Self {
        let both = |b: Option<Bilingual<String>>| b.unwrap_or_default();
        let unfounded: HashSet<usize> = c.unfounded().into_iter().map(|(at, _)| at).collect();
        let unit = |(at, u)| AnswerUnitView::new(u, unfounded.contains(&at));
        let units = c.units.into_iter().enumerate().map(unit).collect();
        let (next_step, caution) = (both(c.next_step), both(c.caution));
        Self {
            domain: c.domain.as_str(),
            category: c.category,
            title_fr: c.title.fr,
            title_en: c.title.en,
            content_fr: c.content.fr,
            content_en: c.content.en,
            articles: c.articles,
            keywords_fr: c.keywords.fr,
            keywords_en: c.keywords.en,
            lay_questions_fr: c.lay_questions.fr,
            lay_questions_en: c.lay_questions.en,
            units,
            next_step_fr: next_step.fr,
            next_step_en: next_step.en,
            source: c.source,
            confidence: c.confidence.as_str(),
            caution_fr: caution.fr,
            caution_en: caution.en,
            as_of: c.as_of.unwrap_or_default(),
            verified_by_lawyer: c.verified_by_lawyer,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Note)]
pub struct NoteView {
    pub id: i64,
    pub key: String,
    pub text: NoteTextView,
    /// What came with the product last, where the note says something else now.
    pub shipped_text: Option<NoteTextView>,
    pub is_active: bool,
    /// Changed here: new versions of the product leave it alone.
    pub is_edited: bool,
    pub is_shipped: bool,
    pub revision: i64,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl NoteView {
    pub fn of(n: Note, shipped: Option<NoteContent>) -> Self {
        Self {
            id: n.id,
            key: n.key.to_string(),
            text: n.content.into(),
            shipped_text: shipped.map(Into::into),
            is_active: n.is_active,
            is_edited: n.is_edited,
            is_shipped: n.is_shipped,
            revision: n.revision,
            created_at: n.created_at,
            updated_at: n.updated_at,
        }
    }
}

/// A note as it stood after something was done to it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = NoteVersion)]
pub struct NoteVersionView {
    /// From 1 on.
    pub version: i64,
    /// shipped, created, edited, deactivated, reactivated, restored, held_back (what a new version of the product
    /// brought while the note was changed here), retired or shipped_no_more
    pub deed: &'static str,
    pub text: NoteTextView,
    /// None where the product did it, or the account is gone.
    pub actor_name: Option<String>,
    pub created_at: DateTime<Utc>,
}

impl NoteVersionView {
    pub fn of(v: NoteVersion, actor_name: Option<String>) -> Self {
        Self {
            version: v.version,
            deed: v.deed.as_str(),
            text: v.content.into(),
            actor_name,
            created_at: v.created_at,
        }
    }
}
