//! Words of the law in the other language: who asks for "licenciement" finds the English Labour Code too, behind the texts
//! that have the word itself. A list that is kept by hand (`fixtures/legal-knowledge/legal-words.tsv`), and bounded.

use super::words::{each_word, stem};
use std::collections::{BTreeSet, HashMap};
use std::sync::LazyLock;

const FILE: &str = include_str!("../../../../fixtures/legal-knowledge/legal-words.tsv");
/// Terms that one term of a question is looked for by, besides itself.
const MOST: usize = 5;
/// A question is a few words: more groups of them are not looked for otherwise.
pub(super) const MOST_GROUPS: usize = 6;

/// A term as it is written in the list, and its stems side by side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Term {
    pub written: &'static str,
    pub stems: Vec<String>,
}

/// By the first stem of a term: its stems, and what it is called in the other language.
type Words = HashMap<String, Vec<(Vec<String>, Vec<Term>)>>;

static WORDS: LazyLock<Words> = LazyLock::new(|| read(FILE));

fn stems(term: &str) -> Vec<String> {
    let mut stems = vec![];
    each_word(term, |_, _, word| stems.push(stem(word).into_owned()));
    stems
}

fn terms(side: &'static str) -> impl Iterator<Item = Term> {
    side.split(';')
        .map(str::trim)
        .filter(|t| !t.is_empty())
        .map(|written| Term { written, stems: stems(written) })
}

fn read(file: &'static str) -> Words {
    let mut words = Words::new();
    let rows = file.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once('\t'));
    for (french, english) in rows {
        for (from, to) in [(french, english), (english, french)] {
            for term in terms(from) {
                let Some(first) = term.stems.first() else { continue };
                let known = words.entry(first.clone()).or_default();
                let at = known.iter().position(|(stems, _)| *stems == term.stems).unwrap_or_else(|| {
                    known.push((term.stems.clone(), vec![]));
                    known.len() - 1
                });
                let Some((_, others)) = known.get_mut(at) else { continue };
                // What both languages write alike is found already.
                for other in terms(to).filter(|t| !t.stems.is_empty() && t.stems != term.stems) {
                    if !others.iter().any(|known| known.stems == other.stems) {
                        others.push(other);
                    }
                }
                others.truncate(MOST);
            }
        }
    }
    words
}

/// What the words at the beginning are called in the other language: how many words the longest known term takes, and its
/// terms there.
pub(super) fn otherwise(words: &[String]) -> Option<(usize, &'static [Term])> {
    let known = WORDS.get(words.first()?)?;
    let is_there = |stems: &[String]| words.get(..stems.len()) == Some(stems);
    let (stems, others) = known.iter().filter(|(s, _)| is_there(s)).max_by_key(|(s, _)| s.len())?;
    (!others.is_empty()).then_some((stems.len(), others.as_slice()))
}

/// A shorter word is one letter from too many others.
const SHORTEST_SLIP: usize = 8;

/// Every word of the list, as it is written but for accents.
static LISTED: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let mut listed = BTreeSet::new();
    for line in FILE.lines().filter(|line| !line.starts_with('#')) {
        each_word(line, |_, _, word| {
            listed.insert(word.to_owned());
        });
    }
    listed
});

/// Stems of the words of the list that a folded word is a slip of, by one letter: "licencement" has the stem of an English
/// word, and means "licenciement". None for a word of the list, nor for one that has a stem with it in common.
pub(super) fn slip_of(word: &str) -> Vec<String> {
    if word.len() < SHORTEST_SLIP || LISTED.contains(word) {
        return vec![];
    }
    let own = stem(word);
    let near = LISTED.iter().filter(|listed| listed.len() >= SHORTEST_SLIP && is_one_apart(word, listed));
    let mut stems: Vec<String> = near.map(|listed| stem(listed).into_owned()).collect();
    if stems.iter().any(|stem| *stem == own) {
        return vec![];
    }
    stems.dedup();
    stems
}

/// One letter too many, too few or wrong, or two side by side that changed places.
fn is_one_apart(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let same = one.iter().zip(other).take_while(|(a, b)| a == b).count();
    let (one, other) = (one.get(same..).unwrap_or_default(), other.get(same..).unwrap_or_default());
    match (one, other) {
        ([a, b, one @ ..], [c, d, other @ ..]) if (a, b) == (d, c) && one == other => true,
        ([_, one @ ..], [_, other @ ..]) if one == other => true,
        ([_, one @ ..], other) if one == other => true,
        (one, [_, other @ ..]) => one == other,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Fixtures;
    use crate::domain::Language;
    use crate::text::{fold, is_stop_word};

    fn said(words: &str) -> Vec<&'static str> {
        otherwise(&stems(words))
            .map(|(_, terms)| terms.iter().map(|t| t.written).collect())
            .unwrap_or_default()
    }

    #[test]
    fn a_term_is_known_in_both_directions_and_by_its_inflections() {
        for french in ["licenciement", "Licenciements abusifs", "licencier"] {
            assert_eq!(said(french), ["dismissal", "dismiss"], "{french}");
        }
        assert!(said("dismissal").contains(&"licenciement"));
        assert!(said("land certificates").contains(&"titre foncier"));
        assert!(said("zebre").is_empty() && said("").is_empty());
    }

    #[test]
    fn a_slip_of_a_listed_word_is_known_by_one_letter() {
        for slip in ["licencement", "licencieemnt", "lisenciement"] {
            assert_eq!(slip_of(slip), [stem("licenciement").into_owned()], "{slip}");
        }
        for none in ["licenciement", "licenciements", "licence", "licences", "licensing", "zebre", "bails"] {
            assert_eq!(slip_of(none), Vec::<String>::new(), "{none}");
        }
        assert!(is_one_apart("abcd", "abdc") && is_one_apart("abc", "abcd") && is_one_apart("abd", "acd"));
        assert!(!is_one_apart("abc", "abc") && !is_one_apart("abcd", "badc"));
    }

    #[test]
    fn the_longest_term_is_taken() {
        assert_eq!(otherwise(&stems("titre foncier perdu")).map(|(n, _)| n), Some(2));
        assert_eq!(otherwise(&stems("bail commercial")).map(|(n, _)| n), Some(2));
        assert_eq!(otherwise(&stems("bail")).map(|(n, _)| n), Some(1));
    }

    #[test]
    fn every_row_has_two_sides_and_no_small_word_stands_for_a_term() {
        for line in FILE.lines().filter(|l| !l.starts_with('#')) {
            let sides: Vec<&str> = line.split('\t').collect();
            assert_eq!(sides.len(), 2, "{line}");
            for side in sides {
                let terms: Vec<&str> = side.split(';').map(str::trim).collect();
                assert!((1..=4).contains(&terms.len()), "{line}");
                for term in terms {
                    assert!((1..=6).contains(&stems(term).len()), "{line}");
                    assert!(!is_stop_word(&fold(term)), "{line}: {term}");
                }
            }
        }
        assert!(WORDS.values().flatten().all(|(_, others)| others.len() <= MOST));
    }

    /// No term is made up: each stands in our notes, the titles of laws or the lexicon, in its language.
    #[test]
    fn every_term_stands_in_our_own_texts() {
        let shipped = Fixtures::shipped().unwrap();
        let words = |text: &str| {
            let mut all = " ".to_owned();
            each_word(text, |_, _, word| {
                all.push_str(word);
                all.push(' ');
            });
            all
        };
        let mut own = [String::new(), String::new()];
        for (language, own) in Language::BOTH.into_iter().zip(&mut own) {
            for (_, note) in &shipped.notes {
                let texts = [note.title.get(language), note.content.get(language)];
                let keywords = note.keywords.get(language).iter().map(String::as_str);
                let asked = keywords.chain(note.questions(language));
                let steps = note.next_step.iter().chain(&note.caution).map(|s| s.get(language));
                // The articles are named in French, and often enough quoted in either language.
                let rest = texts.into_iter().chain(steps).chain(&note.articles).chain([&note.source]);
                for text in rest.map(String::as_str).chain(asked) {
                    own.push_str(&words(text));
                }
            }
            for concept in &shipped.concepts {
                concept.phrases.get(language).iter().for_each(|phrase| own.push_str(&words(phrase)));
            }
            for title in &shipped.law_titles {
                own.push_str(&words(if language == Language::Fr { &title.french } else { &title.english }));
            }
        }
        for line in FILE.lines().filter(|l| !l.starts_with('#')) {
            for (side, own) in line.split('\t').zip(&own) {
                for term in side.split(';') {
                    let one = words(term);
                    let many = format!("{}s ", one.trim_end());
                    assert!(own.contains(&one) || own.contains(&many), "{term} stands in no text of ours");
                }
            }
        }
    }
}
