//! A message that takes a wrong figure for the law: "puisque le préavis est de 10 jours …". Whoever asks so is told before
//! all else that it is another; a wrong "no" would be worse than none.

use crate::domain::{AnswerUnit, Language};
use crate::text::{Measure, fold, measures, tokens};

/// Words that say that what follows is the law, as somebody knows it.
const BEFORE: [&str; 12] = [
    "puisque",
    "vu que",
    "vu ke",
    "etant donne",
    "comme",
    "la loi",
    "le code",
    "since",
    "as",
    "given that",
    "the law",
    "devant se",
];
/// The same of all that the sentence says.
const SAID: [&str; 9] = [
    "selon la loi",
    "d'apres la loi",
    "selon le code",
    "d'apres le code",
    "by law",
    "law give",
    "law gives",
    "law say",
    "law says",
];
/// Words that ask whether what was said is so.
const AFTER: [&str; 18] = [
    "n'est-ce pas",
    "n'est ce pas",
    "nest ce pas",
    "non ?",
    "non?",
    "c'est bien ca",
    "c bien ca",
    "pas vrai",
    "hein ?",
    "right?",
    "right ?",
    "rite?",
    "correct?",
    "isn't it",
    "no be so",
    "abi?",
    ", no?",
    ", yes?",
];
/// Words between which "bien" asks the same: "c'est bien 24 heures ?", "se demande bien un mois avant".
const WELL: &str = " bien ";
/// A unit that is less likely is not meant.
const MAY_BE_MEANT: f32 = 0.02;
/// What the person tells of themselves is no figure of the law.
const OWN: [&str; 14] = [
    "depuis",
    "il y a",
    "ca fait",
    "cela fait",
    "deja",
    "me doit",
    "mon salaire",
    "ago",
    "for the past",
    "owes",
    "my salary",
    "i have worked",
    "i worked",
    "i have been",
];

/// A longer sentence tells a story.
const LONGEST: usize = 30;
const SINCE: [&str; 2] = ["since ", "as "];

/// The figure that a message takes for the law, where the unit that answers says another of the same kind. One that lies
/// between two of the unit's, or that another unit says which may be meant, is let be: `likely` of each unit.
pub(super) fn denied(
    message: &str,
    (units, at): (&[AnswerUnit], usize),
    likely: &[f32],
    language: Language,
) -> Option<Measure> {
    let claimed = claimed(message)?;
    let said =
        |unit: &AnswerUnit| unit.said(language).flat_map(|text| sizes(text, &claimed)).collect::<Vec<u64>>();
    let answer = sizes(units.get(at)?.answer.get(language), &claimed);
    let (least, most) = (answer.iter().min()?, answer.iter().max()?);
    let size = claimed.size();
    let may_be_meant = units.iter().zip(likely).filter(|(_, likely)| **likely >= MAY_BE_MEANT);
    let is_said = (*least..=*most).contains(&size)
        || may_be_meant.into_iter().any(|(unit, _)| said(unit).contains(&size));
    (!is_said).then_some(claimed)
}

/// The sizes of a text's measures that can be held against `like`.
fn sizes(text: &str, like: &Measure) -> Vec<u64> {
    let all = measures(text).into_iter();
    all.filter(|m| m.dimension() == like.dimension()).map(|m| m.size()).collect()
}

/// The first figure of the part of a message that is said to be the law.
fn claimed(message: &str) -> Option<Measure> {
    let folded = fold(message);
    let mut short = sentences(&folded).filter(|sentence| tokens(sentence).len() <= LONGEST);
    short.find_map(|sentence| {
        let asks = AFTER.iter().any(|cue| sentence.contains(cue))
            || SAID.iter().any(|cue| word_at(sentence, cue).is_some())
            || sentence.contains(WELL);
        let from = if asks { Some(0) } else { BEFORE.iter().filter_map(|cue| word_at(sentence, cue)).min() };
        let said = sentence.get(from?..)?;
        // "… , so after three years I get nothing?": the first figure is the law's, those after it the person's own.
        let said = said
            .split_once(", ")
            .filter(|(head, _)| !measures(head).is_empty())
            .map_or(said, |(head, _)| head);
        if OWN.iter().any(|own| word_at(said, own).is_some()) {
            return None;
        }
        // "since six years" tells how long something lasts.
        let is_lasting = SINCE.iter().any(|since| said.strip_prefix(since).is_some_and(begins_with_measure));
        measures(said).into_iter().next().filter(|_| !is_lasting)
    })
}

fn begins_with_measure(text: &str) -> bool {
    let first: Vec<&str> = text.split_whitespace().take(2).collect();
    !measures(&first.join(" ")).is_empty()
}

fn sentences(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive(['?', '!', '\n', ';'])
        .flat_map(|part| part.split(". "))
        .filter(|s| !tokens(s).is_empty())
}

/// Where a word, or words, stand as such.
fn word_at(text: &str, words: &str) -> Option<usize> {
    text.match_indices(words).map(|(at, _)| at).find(|at| {
        let before = text.get(..*at).and_then(|t| t.chars().next_back());
        let after = text.get(at + words.len()..).and_then(|t| t.chars().next());
        let is_letter = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        !is_letter(before) && (words.ends_with('\'') || !is_letter(after))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_said_to_be_the_law_is_told_from_what_happened() {
        for (message, figure) in [
            ("Puisque le préavis est de 10 jours, je pars demain ?", Some("10 jours")),
            ("La garde à vue c’est bien 24 heures, renouvelables une fois, non ?", Some("24 heures")),
            ("As the law gives 30 days to appeal, I can still wait two weeks, no?", Some("30 jours")),
            ("police fit hold person 5 days, no be so?", Some("5 jours")),
            ("Je suis au jour 20, puis-je encore faire appel ?", None),
            ("Puisque je travaille là depuis 8 ans, j’ai droit à quoi ?", None),
            ("He owes me 150,000 francs, right?", None),
            ("He has owed me since six years, is it too old?", None),
            ("Combien de jours de préavis ?", None),
            ("", None),
        ] {
            let found = claimed(message).map(|m| m.written(Language::Fr).replace('\u{a0}', " "));
            assert_eq!(found.as_deref(), figure, "{message}");
        }
    }
}
