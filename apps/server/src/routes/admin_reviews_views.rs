//! How what waits for a person looks to administrators, and the texts beside decisions.

use crate::routes::admin_jurisprudence_views::CaseLawView;
use chrono::{DateTime, NaiveDate, Utc};
use jurisprudence::OpenReview;
use jurisprudence::domain::Case;
use jurisprudence::domain::import::{CaseText, possible_names, possible_names_of_parties};
use jurisprudence::import::Received;
use serde::Serialize;
use utoipa::ToSchema;

/// What was received, as far as one compares it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ReceivedCaseLaw)]
pub struct ReceivedView {
    pub id: String,
    pub url: Option<String>,
    pub title: String,
    pub court: String,
    pub number: String,
    pub date: NaiveDate,
    /// Left out of lists.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl ReceivedView {
    fn of(r: Received, with_text: bool) -> Self {
        let url = r.url();
        let d = r.decision;
        Self {
            id: r.id,
            url,
            title: d.title.unwrap_or_default(),
            court: d.court,
            number: d.number,
            date: d.decided_on,
            text: with_text.then_some(d.text),
        }
    }

    /// What the source said before.
    fn before(text: CaseText, with_text: bool) -> Self {
        Self {
            id: text.source_id,
            url: text.source_url,
            title: text.title,
            court: text.court,
            number: text.number,
            date: text.decided_on,
            text: with_text.then_some(text.text),
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CaseLawReview)]
pub struct ReviewView {
    pub id: i64,
    /// duplicate or changed
    pub kind: &'static str,
    /// The decision here.
    pub known: CaseLawView,
    /// What its source said of it; none where it was here before any text was received for it.
    pub known_source: Option<ReceivedView>,
    pub received: ReceivedView,
    /// The two texts say the same.
    pub is_same_text: bool,
    pub created_at: DateTime<Utc>,
}

impl ReviewView {
    pub fn of(review: OpenReview, with_text: bool) -> Self {
        let digest = review.received.text_digest();
        Self {
            id: review.id,
            kind: review.kind.as_str(),
            known: review.case.into(),
            is_same_text: review.text.as_ref().is_some_and(|text| text.text_digest == digest),
            known_source: review.text.map(|text| ReceivedView::before(text, with_text)),
            received: ReceivedView::of(review.received, with_text),
            created_at: review.created_at,
        }
    }
}

/// The text that a decision was received with.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CaseLawText)]
pub struct CaseTextView {
    pub source: String,
    pub source_id: String,
    /// Neither the source nor the file gave an id: it was made as the source makes its own.
    pub is_id_computed: bool,
    pub url: Option<String>,
    /// None: no open licence is known, and the text is shown to administrators only.
    pub licence: Option<String>,
    pub court: String,
    pub number: String,
    /// Other spellings by which it is found.
    pub other_numbers: Vec<String>,
    pub date: NaiveDate,
    pub title: String,
    pub formation: Option<String>,
    /// The formation was read out of the text's heading.
    pub is_formation_derived: bool,
    pub text: String,
    pub is_encoding_repaired: bool,
    /// In thousandths of the characters, and of the words: signs of a text that was read off paper.
    pub odd_characters: i64,
    pub lonely_letters: i64,
    pub are_names_masked: bool,
    /// What looks like full names, in the text and in title, parties and summary: a hint, neither complete nor certain.
    pub possible_names: Vec<String>,
    /// Since when the source has it no more.
    pub gone_at: Option<DateTime<Utc>>,
    pub imported_at: DateTime<Utc>,
    pub checked_at: DateTime<Utc>,
}

impl CaseTextView {
    pub fn of(case: &Case, text: CaseText, other_numbers: Vec<String>) -> Self {
        let mut names = case.possible_names();
        let more = possible_names_of_parties(&text.title).into_iter().chain(possible_names(&text.text));
        for name in more {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        Self {
            possible_names: names,
            source: text.source,
            source_id: text.source_id,
            is_id_computed: text.id_computed,
            url: text.source_url,
            licence: text.licence,
            court: text.court,
            number: text.number,
            other_numbers,
            date: text.decided_on,
            title: text.title,
            formation: text.formation,
            is_formation_derived: text.formation_derived,
            text: text.text,
            is_encoding_repaired: text.encoding_repaired,
            odd_characters: text.odd_characters,
            lonely_letters: text.lonely_letters,
            are_names_masked: text.names_masked,
            gone_at: text.gone_at,
            imported_at: text.imported_at,
            checked_at: text.checked_at,
        }
    }
}

/// A text in an export: what its licence asks to be named stands with it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ExportedCaseLaw)]
pub struct ExportedView {
    pub id: String,
    pub url: Option<String>,
    pub licence: Option<String>,
    pub title: String,
    pub court: String,
    pub number: String,
    pub date: NaiveDate,
    pub text: String,
    pub imported_at: DateTime<Utc>,
}

impl From<CaseText> for ExportedView {
    fn from(text: CaseText) -> Self {
        Self {
            id: text.source_id,
            url: text.source_url,
            licence: text.licence,
            title: text.title,
            court: text.court,
            number: text.number,
            date: text.decided_on,
            text: text.text,
            imported_at: text.imported_at,
        }
    }
}
