//! What a professional has to know before a proposal: who, what, when, where, and the result that is wanted.

use super::conversation::{FormulationInput, Speaker};
use super::cues;
use super::lexicon::domain_of;
use super::text::{each, has_any, normalised};
use super::wording;
use crate::domain::Language;
use std::sync::LazyLock;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Facet {
    What,
    Who,
    When,
    Where,
    Wanted,
}

impl Facet {
    pub const ALL: [Self; 5] = [Self::What, Self::Who, Self::When, Self::Where, Self::Wanted];

    /// Whether a sentence speaks of it. `text` is the sentence, `words` its normalised form.
    pub fn is_in(self, text: &str, words: &str) -> bool {
        match self {
            Self::What => match content_words(words) {
                ENOUGH_TO_TELL.. => true,
                // « Mon patron m’a licencié sans préavis » is short, and tells it all.
                3 => domain_of(text) != "autre",
                _ => false,
            },
            Self::Who => has_any(words, cues::WHO),
            Self::When => has_any(words, cues::WHEN) || has_date(text),
            Self::Where => has_any(words, cues::WHERE) || names_a_place(text),
            Self::Wanted => has_any(words, cues::WANTED),
        }
    }
}

/// Words that carry something, below which nothing was told yet.
const ENOUGH_TO_TELL: usize = 4;

/// What is known, and what was asked for before.
pub struct Facets {
    known: Vec<Facet>,
    asked: Vec<Facet>,
    /// How often what happened was asked for: it is the one thing nobody can do without.
    pub asked_what: usize,
    /// The person wants to stop here.
    pub is_finished: bool,
    pub is_grave: bool,
    pub is_violent: bool,
    pub is_first: bool,
}

impl Facets {
    pub fn of(input: &FormulationInput) -> Self {
        let said = input.said();
        let words = normalised(&said);
        let asked_by: Vec<Vec<Facet>> = input
            .turns()
            .iter()
            .filter(|t| t.speaker == Speaker::Assistant)
            .map(|t| asked_in(&t.text))
            .collect();
        let last = input.turns().last().map(|t| normalised(&t.text)).unwrap_or_default();
        Self {
            known: Facet::ALL.into_iter().filter(|f| f.is_in(&said, &words)).collect(),
            asked_what: asked_by.iter().filter(|a| a.contains(&Facet::What)).count(),
            asked: asked_by.into_iter().flatten().collect(),
            is_finished: has_any(&last, cues::FINISHED),
            is_grave: has_any(&words, cues::GRAVE),
            is_violent: has_any(&words, cues::VIOLENT),
            is_first: input.turns().iter().filter(|t| t.speaker == Speaker::Person).count() == 1,
        }
    }

    pub fn is_known(&self, facet: Facet) -> bool {
        self.known.contains(&facet)
    }

    /// What is still to be asked for, most important first; nothing twice, but for what happened.
    pub fn missing(&self) -> Vec<Facet> {
        if !self.is_known(Facet::What) && self.asked_what == 0 {
            return vec![Facet::What];
        }
        if self.is_finished {
            return Vec::new();
        }
        let open = |f: &Facet| !self.is_known(*f) && !self.asked.contains(f);
        Facet::ALL.into_iter().filter(|f| *f != Facet::What).filter(open).collect()
    }
}

/// Every question as it is found again, with what it asks for.
static QUESTIONS: LazyLock<Vec<(Facet, String)>> = LazyLock::new(|| {
    let both = [Language::Fr, Language::En].into_iter();
    both.flat_map(|l| Facet::ALL.into_iter().map(move |f| (f, wording::questions(f, l))))
        .flat_map(|(f, questions)| questions.iter().map(move |q| (f, normalised(q))))
        .collect()
});

/// What a turn of the assistant asked for, in either language.
pub fn asked_in(turn: &str) -> Vec<Facet> {
    let words = normalised(turn);
    let asks = |facet: &Facet| QUESTIONS.iter().any(|(f, q)| f == facet && words.contains(q.as_str()));
    Facet::ALL.into_iter().filter(asks).collect()
}

/// Words that say something of a case: not greetings, not small words, not « besoin d’un avocat ».
fn content_words(words: &str) -> usize {
    words.split(' ').filter(|w| w.chars().count() >= 3 && !each(cues::EMPTY_WORDS).any(|e| e == *w)).count()
}

/// `12/03/2026`, `12-03`, a year of four digits.
fn has_date(text: &str) -> bool {
    let mut numbers: Vec<(usize, usize, &str)> = Vec::new();
    let mut start = None;
    for (at, c) in text.char_indices().chain([(text.len(), ' ')]) {
        match (c.is_ascii_digit(), start) {
            (true, None) => start = Some(at),
            (false, Some(from)) => {
                numbers.extend(text.get(from..at).map(|digits| (from, at, digits)));
                start = None;
            }
            _ => {}
        }
    }
    let is_year = |digits: &str| digits.len() == 4 && (digits.starts_with("19") || digits.starts_with("20"));
    let is_day_and_month = |pair: &[(usize, usize, &str)]| match pair {
        [(_, end, day), (begin, _, month)] => {
            matches!(text.get(*end..*begin), Some("/" | "-"))
                && number(day).is_some_and(|d| (1..=31).contains(&d))
                && number(month).is_some_and(|m| (1..=12).contains(&m))
        }
        _ => false,
    };
    numbers.iter().any(|(_, _, digits)| is_year(digits)) || numbers.windows(2).any(is_day_and_month)
}

fn number(digits: &str) -> Option<u32> {
    (digits.len() <= 2).then(|| digits.parse().ok()).flatten()
}

/// « à Bafia », "in Tiko": a preposition of place before a word with a capital that names no person.
fn names_a_place(text: &str) -> bool {
    let words: Vec<&str> = text.split_whitespace().collect();
    words.windows(2).any(|pair| match pair {
        [preposition, name] => {
            matches!(*preposition, "à" | "À" | "in" | "In" | "at" | "near" | "vers")
                && name.chars().next().is_some_and(char::is_uppercase)
                && name.chars().filter(|c| c.is_alphabetic()).count() >= 3
                && !has_any(&normalised(name), cues::WHO)
                && !has_any(&normalised(name), cues::NO_PLACE)
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_in(facet: Facet, text: &str) -> bool {
        facet.is_in(text, &normalised(text))
    }

    #[test]
    fn dates_are_seen_and_amounts_are_none() {
        for text in [
            "le 12/03",
            "depuis 2019",
            "12-03-2026",
            "hier soir",
            "il y a 3 mois",
            "since January",
            "dpuis lundi",
        ] {
            assert!(is_in(Facet::When, text), "{text}");
        }
        for text in ["150 000 FCFA", "l'article 34", "chambre 12", "45/90"] {
            assert!(!is_in(Facet::When, text), "{text}");
        }
    }

    #[test]
    fn places_are_seen() {
        for text in ["à Bafia", "in Tiko", "je suis a douala", "quartier Mendong", "for Bamenda"] {
            assert!(is_in(Facet::Where, text), "{text}");
        }
        for text in ["je parle à Monsieur", "à cause de lui", "He spoke at me"] {
            assert!(!is_in(Facet::Where, text), "{text}");
        }
    }

    #[test]
    fn a_greeting_tells_nothing() {
        for text in
            ["Bonjour, j'ai besoin d'un avocat svp", "Hello, I need help please", "slt j veu un avocat"]
        {
            assert!(!is_in(Facet::What, text), "{text}");
        }
        assert!(is_in(Facet::What, "mon patron refuse de payer mon salaire"));
        assert!(is_in(Facet::What, "My landlord don lock ma shop since"));
    }
}
