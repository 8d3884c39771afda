//! How checked citations look, and the notes they lead to.

use crate::citations::Place;
use crate::language::Lang;
use crate::wording;
use jurisprudence::citations::{Checked, Cited, Holding, HoldingKind, Verdict};
use jurisprudence::domain::{Language, Note};
use serde::Serialize;
use utoipa::ToSchema;

/// Where a citation can be read here.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CitationLink)]
pub struct CitationLinkView {
    /// note, case or article
    pub kind: &'static str,
    /// The stable key of the row.
    pub key: String,
    pub label: String,
    /// Where the original can be read, for decisions that were taken from elsewhere.
    pub url: Option<String>,
}

impl CitationLinkView {
    fn of(h: Holding, lang: Lang) -> Self {
        let kind = match h.kind {
            HoldingKind::Article => "article",
            HoldingKind::Note => "note",
            HoldingKind::Case => "case",
        };
        Self {
            kind,
            key: h.key,
            label: lang.pick(h.label.fr.as_str(), h.label.en.as_str()).to_owned(),
            url: h.url,
        }
    }
}

/// One article of a citation whose text is known.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CheckedArticle)]
pub struct CheckedArticleView {
    pub number: String,
    pub is_known: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CheckedCitation)]
pub struct CheckedCitationView {
    /// Where it stands in the text, in UTF-16 units.
    pub start: usize,
    pub end: usize,
    pub text: String,
    /// law or decision
    pub kind: &'static str,
    /// In the caller's language.
    pub normal: String,
    /// found, doubtful or not_found
    pub status: &'static str,
    /// Why it is doubtful or not found, as a code.
    pub reason: Option<&'static str>,
    /// The same as a sentence.
    pub message: Option<String>,
    /// What it may have meant.
    pub suggestions: Vec<String>,
    pub articles: Vec<CheckedArticleView>,
    /// The best first; five at most.
    pub links: Vec<CitationLinkView>,
}

impl CheckedCitationView {
    fn of(checked: Checked, place: Place, lang: Lang) -> Self {
        let said = wording::citations::said(&checked.verdict);
        Self {
            start: place.start,
            end: place.end,
            text: place.text,
            kind: if matches!(checked.citation.cited, Cited::Decision(_)) { "decision" } else { "law" },
            normal: checked.normal,
            status: match checked.verdict {
                Verdict::Found => "found",
                Verdict::Doubtful(_) => "doubtful",
                Verdict::NotFound => "not_found",
            },
            reason: said.as_ref().map(|s| s.code),
            message: said.as_ref().map(|s| s.text.say(lang)),
            suggestions: said.map(|s| s.suggestions).unwrap_or_default(),
            articles: checked
                .articles
                .into_iter()
                .map(|a| CheckedArticleView { number: a.number, is_known: a.is_known })
                .collect(),
            links: checked.holdings.into_iter().map(|h| CitationLinkView::of(h, lang)).collect(),
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CitationCheck)]
pub struct CitationCheckView {
    pub found: usize,
    pub doubtful: usize,
    pub not_found: usize,
    /// In the order of the text.
    pub citations: Vec<CheckedCitationView>,
}

impl CitationCheckView {
    pub fn of(checked: Vec<(Checked, Place)>, lang: Lang) -> Self {
        let citations: Vec<CheckedCitationView> =
            checked.into_iter().map(|(c, place)| CheckedCitationView::of(c, place, lang)).collect();
        let of = |status: &str| citations.iter().filter(|c| c.status == status).count();
        Self { found: of("found"), doubtful: of("doubtful"), not_found: of("not_found"), citations }
    }
}

/// A note as everybody reads it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ReadNote)]
pub struct ReadNoteView {
    pub key: String,
    pub title: String,
    pub content: String,
    pub articles: Vec<String>,
    pub next_step: Option<String>,
    pub source: String,
    /// high or medium
    pub confidence: &'static str,
    pub caution: Option<String>,
    /// Year and month the text was last held against the law.
    pub as_of: Option<String>,
    pub verified_by_lawyer: bool,
}

impl ReadNoteView {
    pub fn of(n: Note, language: Language) -> Self {
        let c = n.content;
        Self {
            key: n.key.to_string(),
            title: c.title.get(language).clone(),
            content: c.content.get(language).clone(),
            articles: c.articles,
            next_step: c.next_step.map(|s| s.get(language).clone()),
            source: c.source,
            confidence: c.confidence.as_str(),
            caution: c.caution.map(|s| s.get(language).clone()),
            as_of: c.as_of,
            verified_by_lawyer: c.verified_by_lawyer,
        }
    }
}
