//! What the assistant says: plain words, one or two questions at a time.

use super::facets::{Facet, Facets};
use crate::domain::Language;

/// The questions for a facet, the first one first. They are found again in the conversation, so that nothing is asked twice.
pub fn questions(facet: Facet, language: Language) -> &'static [&'static str] {
    match (facet, language) {
        (Facet::What, Language::Fr) => &[
            "Que s’est-il passé ? Racontez-le avec vos mots, dans l’ordre où c’est arrivé.",
            "Dites-moi seulement le plus important : qu’est-ce qui vous a fait du tort ?",
        ],
        (Facet::What, Language::En) => &[
            "What happened? Tell it in your own words, in the order it happened.",
            "Just tell me the most important thing: what has done you wrong?",
        ],
        (Facet::Who, Language::Fr) => &[
            "Avec qui avez-vous ce problème : un employeur, un voisin, un proche, une société, une administration ?",
        ],
        (Facet::Who, Language::En) => {
            &["Who is this problem with: an employer, a neighbour, a relative, a company, a public office?"]
        }
        (Facet::When, Language::Fr) => &["Quand cela s’est-il passé, ou depuis quand cela dure-t-il ?"],
        (Facet::When, Language::En) => &["When did it happen, or how long has it been going on?"],
        (Facet::Where, Language::Fr) => &["Dans quelle ville ou quel quartier cela se passe-t-il ?"],
        (Facet::Where, Language::En) => &["In which town or neighbourhood is this happening?"],
        (Facet::Wanted, Language::Fr) => &["Quel résultat aimeriez-vous obtenir ?"],
        (Facet::Wanted, Language::En) => &["What result would you like to get?"],
    }
}

/// What a short answer is called in the description.
pub fn label(facet: Facet, language: Language) -> &'static str {
    match facet {
        Facet::What => language.pick("Faits", "Facts"),
        Facet::Who => language.pick("Personne concernée", "Other party"),
        Facet::When => language.pick("Date", "Date"),
        Facet::Where => language.pick("Lieu", "Place"),
        Facet::Wanted => language.pick("Résultat souhaité", "Result wanted"),
    }
}

/// The questions for the first of what is missing: what happened alone, other things two at a time.
pub fn asked(language: Language, missing: &[Facet], facets: &Facets) -> String {
    let most = if missing.first() == Some(&Facet::What) { 1 } else { 2 };
    let question = |facet: &Facet| {
        let turn = if *facet == Facet::What { facets.asked_what } else { 0 };
        let all = questions(*facet, language);
        all.get(turn).or(all.last()).copied()
    };
    missing.iter().take(most).filter_map(question).collect::<Vec<_>>().join(" ")
}

/// What is said before the questions.
pub fn opening(language: Language, facets: &Facets) -> &'static str {
    let known = facets.is_known(Facet::What);
    match (facets.is_first, known) {
        (true, false) => language.pick(
            "Bonjour, je suis là pour vous aider à présenter votre situation aux professionnels du droit.",
            "Hello, I am here to help you present your situation to legal professionals.",
        ),
        (true, true) if facets.is_violent => language.pick(
            "Je suis désolé de ce que vous vivez. Si vous êtes en danger, mettez-vous d’abord à l’abri et prévenez la police ou la gendarmerie. Pour que les professionnels comprennent bien :",
            "I am sorry for what you are going through. If you are in danger, get to safety first and tell the police or the gendarmerie. So that professionals understand well:",
        ),
        (true, true) if facets.is_grave => language.pick(
            "Je suis désolé de ce qui vous arrive, et merci de me l’avoir raconté. Pour que les professionnels comprennent bien :",
            "I am sorry about what is happening to you, and thank you for telling me. So that professionals understand well:",
        ),
        (true, true) => language.pick(
            "Merci, je comprends mieux. Pour que les professionnels comprennent bien eux aussi :",
            "Thank you, I understand better. So that professionals understand well too:",
        ),
        (false, false) => language.pick("Prenez votre temps.", "Take your time."),
        (false, true) => language.pick("Merci, c’est noté.", "Thank you, noted."),
    }
}

/// A title and a description are proposed.
pub fn ready(language: Language, is_redacted: bool) -> String {
    let mut text = language
        .pick(
            "Merci, nous avons l’essentiel. Je vous propose un titre et une description faits de vos propres phrases : relisez-les, corrigez ce qu’il faut, ajoutez ce qui manque. Rien n’est publié sans vous.",
            "Thank you, we have the essentials. I suggest a title and a description made of your own sentences: read them, correct what you need, add what is missing. Nothing is published without you.",
        )
        .to_owned();
    if is_redacted {
        text.push(' ');
        text.push_str(language.pick(
            "J’ai retiré vos coordonnées : seul le professionnel que vous choisirez les recevra.",
            "I took your contact details out: only the professional you choose will receive them.",
        ));
    }
    text
}

/// Stands in a description where contact details were.
pub fn removed_contact(language: Language) -> &'static str {
    language.pick("[coordonnées retirées]", "[contact details removed]")
}

/// Stands in a description where the person's own name was.
pub fn removed_name(language: Language) -> &'static str {
    language.pick("[nom retiré]", "[name removed]")
}
