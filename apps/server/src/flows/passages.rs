//! What `jurisprudence` found, as the plain passages that `ai-assistant` answers from.

use ai_assistant::domain::{Confidence, Language, Passage, PassageKind};
use jurisprudence::domain::{Article, Law, Standing, cite_article};
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

/// An article that is law today, in its own words; `public_url` leads to its page.
pub fn article_passage(law: &Law, article: &Article, language: Language, public_url: &url::Url) -> Passage {
    let named = cite_article(law, article, Standing::InForce);
    let number = &article.content.number;
    let path = format!("/loi/{}/{}", law.key, number.key());
    Passage {
        kind: PassageKind::Article,
        key: format!("{}/{}", law.key, number.key()),
        title: match language {
            Language::Fr => named.fr,
            Language::En => named.en,
        },
        // The lines are those of the printed page.
        text: article.content.text.split_whitespace().collect::<Vec<_>>().join(" "),
        language,
        articles: vec![format!("{}, art. {number}", law.content.title)],
        source: law.content.source.clone(),
        url: public_url.join(&path).ok().map(Into::into),
        confidence: None,
        // What its source says of its force, such as later amendments, stands beside it.
        caution: article.content.status_note.clone().or_else(|| law.content.status_note.clone()),
        next_step: None,
        as_of: None,
        verified_by_lawyer: false,
        domain: "autre".to_owned(),
    }
}
