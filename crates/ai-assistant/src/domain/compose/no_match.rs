//! Answers that rest on nothing: kind, useful, free of charge, and without a word of law.
use super::phrases::phrases;
use super::{refusal, with_information};
use crate::domain::{
    Answer, AnswerParts, AnswerStatus, Engine, Gate, Language, Passage, RefusalReason, Related, Source,
};

/// What is known of a question that nothing answers.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Nearby {
    pub reason: Option<RefusalReason>,
    /// The text of law that it names and nothing here knows, in full words.
    pub unknown_law: Option<String>,
    /// The note that says that what it asks for is punished, with the unit that does.
    pub offence: Option<Passage>,
    /// The nearest subjects that can be answered.
    pub subjects: Vec<Related>,
}

/// Nothing in the knowledge answers the question.
pub fn no_match(language: Language, nearby: Nearby) -> Answer {
    let words = refusal::words(language, nearby.reason, nearby.unknown_law.as_deref());
    let counted = language.pick("Cette question ne vous est pas comptée.", "This question is not counted.");
    let mut blocks = vec![format!("{} {counted}", words.text)];
    blocks.extend(words.shows_what_is_known.then(|| what_is_known(language).to_owned()));
    let sources_of: Vec<Passage> = nearby.offence.into_iter().filter(|note| note.direct.is_some()).collect();
    if let [note] = sources_of.as_slice() {
        blocks.extend(refusal::offence(note, language));
    }
    let refusal = answer(&blocks.join("\n\n"), words.next_step, AnswerStatus::NoMatch, language);
    let excerpt = |note: &Passage| note.direct.as_ref().map_or_else(String::new, |d| d.answer.clone());
    Answer {
        // The name of an unknown law is no citation, and the only law that is said comes from its note.
        response: match sources_of.is_empty() {
            true => refusal.response,
            false => {
                Gate::new(&sources_of)
                    .check(&with_information(refusal.response, &sources_of, phrases(language)))
                    .text
            }
        },
        sources: sources_of.iter().map(|note| Source::of(note, excerpt(note))).collect(),
        parts: AnswerParts { related: nearby.subjects, reason: nearby.reason, ..AnswerParts::default() },
        ..refusal
    }
}

fn what_is_known(language: Language) -> &'static str {
    language.pick(
        "Palabre connaît le travail, la famille, le logement et la terre, les affaires pénales, le commerce (OHADA), \
         les démarches administratives et les tribunaux du Cameroun. Par exemple :\n\n\
         - Mon employeur me renvoie sans préavis, que puis-je demander ?\n\
         - Comment obtenir un extrait de casier judiciaire ?\n\
         - Quelle forme de société choisir pour mon commerce ?",
        "Palabre knows employment, family, housing and land, criminal matters, business (OHADA), \
         administrative procedures and the courts of Cameroon. For example:\n\n\
         - My employer is dismissing me without notice, what can I ask for?\n\
         - How do I get an extract of my criminal record?\n\
         - Which form of company should I choose for my business?",
    )
}

/// A word said back to a word that is no question.
pub fn talk(language: Language, say: String) -> Answer {
    Answer {
        response: say,
        status: AnswerStatus::Talk,
        language,
        engine: Engine::Builtin,
        notice: None,
        sources: Vec::new(),
        next_step: String::new(),
        parts: AnswerParts::default(),
    }
}

/// The assistant cannot work at the moment.
pub fn unavailable(language: Language) -> Answer {
    let text = language.pick(
        "L’assistant ne peut pas répondre pour le moment. Votre question ne vous est pas comptée.",
        "The assistant cannot answer at the moment. Your question is not counted.",
    );
    let next_step = language.pick(
        "réessayez dans quelques minutes, ou publiez une demande sur la place de marché.",
        "try again in a few minutes, or post a request on the marketplace.",
    );
    answer(text, next_step, AnswerStatus::Unavailable, language)
}

fn answer(text: &str, next_step: &str, status: AnswerStatus, language: Language) -> Answer {
    let label = phrases(language).next_step;
    Answer {
        response: format!("{text}\n\n{label} {next_step}"),
        status,
        language,
        engine: Engine::Builtin,
        notice: None,
        sources: Vec::new(),
        next_step: super::sentence_case(next_step),
        parts: AnswerParts::default(),
    }
}
