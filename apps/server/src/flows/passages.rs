//! What `jurisprudence` found, as the plain passages that `ai-assistant` answers from.

use ai_assistant::domain::{AlsoKind, Confidence, Direct, Language, Passage, PassageKind};
use jurisprudence::domain::{Article, Law, Standing, cite_article};
use jurisprudence::{Hit, HitKind};

/// An answer that rests on more than this is no longer read.
const MOST: usize = 4;

/// `language` is the question's: notes come in it, a decision in the one that it is summarised in. Notes leave a decision its
/// place.
pub fn passages(hits: Vec<Hit>, language: Language) -> Vec<Passage> {
    let (notes, cases): (Vec<Hit>, Vec<Hit>) = hits.into_iter().partition(|hit| hit.kind == HitKind::Note);
    let room = MOST.saturating_sub(cases.len()).max(1);
    notes.into_iter().take(room).chain(cases).map(|hit| passage(hit, language)).collect()
}

/// The language of an answer to what was found in `language`.
pub fn answer_language(language: jurisprudence::domain::Language) -> Language {
    match language {
        jurisprudence::domain::Language::Fr => Language::Fr,
        jurisprudence::domain::Language::En => Language::En,
    }
}

pub fn passage(hit: Hit, language: Language) -> Passage {
    let (kind, language) = match hit.kind {
        HitKind::Note => (PassageKind::Note, language),
        HitKind::Case(summarised) => (PassageKind::Case, answer_language(summarised)),
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
        direct: hit.direct.map(direct),
        also: hit.also.map(|also| match also {
            jurisprudence::Also::SecondQuestion => AlsoKind::SecondQuestion,
            jurisprudence::Also::OtherReading => AlsoKind::OtherReading,
        }),
        as_of: hit.as_of,
        verified_by_lawyer: hit.kind == HitKind::Note && hit.is_verified,
        domain: hit.domain.map_or("autre", |d| d.as_str()).to_owned(),
    }
}

fn direct(found: jurisprudence::Direct) -> Direct {
    Direct {
        answer: found.answer,
        conditions: found.conditions,
        action: found.action,
        is_urgent: found.is_urgent,
        articles: found.articles,
        denied: found.denied,
    }
}

/// More of an article is read on its page.
const LONGEST_ARTICLE: usize = 3_000;

/// An article in its own words, named as what it is today; `public_url` leads to its page.
pub fn article_passage(
    law: &Law,
    article: &Article,
    standing: Standing,
    language: Language,
    public_url: &url::Url,
) -> Passage {
    let named = cite_article(law, article, standing);
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
        text: shortened(&article.content.text.split_whitespace().collect::<Vec<_>>().join(" ")),
        language: answer_language(law.content.language),
        articles: vec![format!("{}, art. {number}", law.content.title)],
        source: law.content.source.clone(),
        url: public_url.join(&path).ok().map(Into::into),
        confidence: None,
        // What its source says of its force, such as later amendments, stands beside it.
        caution: caution(law, article, standing, language),
        next_step: None,
        direct: None,
        also: None,
        as_of: None,
        verified_by_lawyer: false,
        domain: "autre".to_owned(),
    }
}

fn shortened(text: &str) -> String {
    let Some((end, _)) = text.char_indices().nth(LONGEST_ARTICLE) else { return text.to_owned() };
    let head = text.get(..end).unwrap_or_default();
    format!("{} […]", head.rsplit_once(' ').map_or(head, |(head, _)| head))
}

fn caution(law: &Law, article: &Article, standing: Standing, language: Language) -> Option<String> {
    let noted = article.content.status_note.clone().or_else(|| law.content.status_note.clone());
    let said = crate::wording::laws::standing(standing, article.content.is_usable);
    let said = said.map(|text| match language {
        Language::Fr => text.say(crate::language::Lang::Fr),
        Language::En => text.say(crate::language::Lang::En),
    });
    let all: Vec<String> = said.into_iter().chain(noted).collect();
    (!all.is_empty()).then(|| all.join(" "))
}
