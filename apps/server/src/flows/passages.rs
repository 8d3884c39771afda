//! What `jurisprudence` found, as the plain passages that `ai-assistant` answers from.

use ai_assistant::domain::{Confidence, Language, Passage, PassageKind};
use jurisprudence::{Hit, HitKind};

/// An answer that rests on more than this is no longer read.
const MOST: usize = 4;

/// `language` is the question's: notes come in it, decisions are summarised in French only.
pub fn passages(hits: Vec<Hit>, language: Language) -> Vec<Passage> {
    hits.into_iter().take(MOST).map(|hit| passage(hit, language)).collect()
}

fn passage(hit: Hit, language: Language) -> Passage {
    let (kind, language) = match hit.kind {
        HitKind::Note => (PassageKind::Note, language),
        HitKind::Case => (PassageKind::Case, Language::Fr),
    };
    Passage {
        kind,
        key: hit.key.as_str().to_owned(),
        title: hit.title,
        text: hit.text,
        language,
        articles: hit.articles,
        source: hit.source,
        url: hit.url,
        confidence: hit.confidence.map(|c| match c {
            jurisprudence::domain::Confidence::High => Confidence::High,
            jurisprudence::domain::Confidence::Medium => Confidence::Medium,
        }),
        caution: hit.caution,
        next_step: hit.next_step,
        as_of: hit.as_of,
        verified_by_lawyer: hit.kind == HitKind::Note && hit.is_verified,
        domain: hit.domain.map_or("autre", |d| d.as_str()).to_owned(),
    }
}
