//! Where a text matches, as data: pieces of text, each said to match or not. Nothing here is markup.

use super::words::{each_word, stem};
use std::collections::HashSet;

/// A piece of a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    pub text: String,
    /// A word that was looked for.
    pub is_match: bool,
}

/// A part of a text.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Excerpt {
    pub pieces: Vec<Piece>,
    pub is_cut_before: bool,
    pub is_cut_after: bool,
}

/// Bytes of an excerpt, about.
const LENGTH: usize = 280;
const BEFORE: usize = 80;
/// Read at a time: the page must come at once, so what follows the first part with a match is not looked at.
const READ: usize = 24_000;

struct Match {
    start: usize,
    end: usize,
    stem: String,
}

fn matches(text: &str, marked: &HashSet<String>) -> Vec<Match> {
    let mut found = vec![];
    each_word(text, |start, end, word| {
        let stem = stem(word);
        if marked.contains(stem.as_ref()) {
            found.push(Match { start, end, stem: stem.into_owned() });
        }
    });
    found
}

/// The matches of the first part that has any.
fn first_matches(text: &str, marked: &HashSet<String>) -> Vec<Match> {
    let mut at = 0;
    while at < text.len() {
        let most = boundary_before(text, at + READ);
        // No word is cut in two.
        let end = match word_before(text, most, at) {
            _ if most == text.len() => most,
            end if end > at => end,
            _ => most,
        };
        let mut found = matches(text.get(at..end).unwrap_or_default(), marked);
        if !found.is_empty() {
            found.iter_mut().for_each(|m| {
                m.start += at;
                m.end += at;
            });
            return found;
        }
        at = end;
    }
    vec![]
}

/// The whole text in pieces.
pub(super) fn marked(text: &str, stems: &HashSet<String>) -> Vec<Piece> {
    pieces(text, 0, text.len(), &matches(text, stems))
}

/// The part of the text that has most of the words, or its beginning; and how many of the words it has.
pub(super) fn excerpt(text: &str, stems: &HashSet<String>) -> (Excerpt, usize) {
    let found = first_matches(text, stems);
    let mut best = (0usize, 0usize, 0usize);
    for (n, first) in found.iter().enumerate() {
        let within = found.iter().skip(n).take_while(|m| m.end <= first.start + LENGTH - BEFORE);
        let (mut seen, mut count) = (HashSet::new(), 0);
        for m in within {
            seen.insert(m.stem.as_str());
            count += 1;
        }
        if (seen.len(), count) > (best.0, best.1) {
            best = (seen.len(), count, n);
        }
        if seen.len() == stems.len() {
            break;
        }
    }
    let first = found.get(best.2).map_or(0, |m| m.start);
    let start =
        if first <= BEFORE { 0 } else { word_after(text, boundary_before(text, first - BEFORE), first) };
    let end =
        word_before(text, boundary_before(text, start + LENGTH), found.get(best.2).map_or(0, |m| m.end));
    let excerpt = Excerpt {
        pieces: pieces(text, start, end, &found),
        is_cut_before: start > 0,
        is_cut_after: !text.get(end..).unwrap_or_default().trim().is_empty(),
    };
    (excerpt, best.0)
}

fn pieces(text: &str, start: usize, end: usize, found: &[Match]) -> Vec<Piece> {
    let mut out: Vec<Piece> = vec![];
    let mut push = |from: usize, to: usize, is_match| {
        if let Some(part) = text.get(from..to).filter(|p| !p.is_empty()) {
            out.push(Piece { text: part.to_owned(), is_match });
        }
    };
    let mut at = start;
    for m in found.iter().filter(|m| m.start >= start && m.end <= end) {
        push(at, m.start, false);
        push(m.start, m.end, true);
        at = m.end;
    }
    push(at, end, false);
    out
}

/// The nearest place that lies between two characters, at `at` or before it.
fn boundary_before(text: &str, at: usize) -> usize {
    let at = at.min(text.len());
    (0..=at).rev().find(|n| text.is_char_boundary(*n)).unwrap_or(0)
}

/// The beginning of the next word at or behind `at`, not behind `most`.
fn word_after(text: &str, at: usize, most: usize) -> usize {
    let rest = text.get(at..most).unwrap_or_default();
    rest.find(char::is_whitespace).map_or(at, |n| {
        let gap = rest.get(n..).unwrap_or_default();
        at + n + (gap.len() - gap.trim_start().len())
    })
}

/// The end of the last whole word before `at`, not before `least`.
fn word_before(text: &str, at: usize, least: usize) -> usize {
    if at >= text.len() {
        return text.trim_end().len();
    }
    let rest = text.get(least..at).unwrap_or_default();
    rest.rfind(char::is_whitespace).map_or(at, |n| least + n)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn stems(words: &[&str]) -> HashSet<String> {
        words.iter().map(|w| stem(&crate::text::fold(w)).into_owned()).collect()
    }

    fn joined(pieces: &[Piece]) -> String {
        pieces.iter().map(|p| p.text.as_str()).collect()
    }

    #[test]
    fn matches_are_marked_whatever_their_accents_and_endings() {
        let pieces = marked("Le licencié a saisi la Cour ; LICENCIEMENT nul.", &stems(&["licenciement"]));
        let hits: Vec<&str> = pieces.iter().filter(|p| p.is_match).map(|p| p.text.as_str()).collect();
        assert_eq!(hits, ["licencié", "LICENCIEMENT"]);
        assert_eq!(joined(&pieces), "Le licencié a saisi la Cour ; LICENCIEMENT nul.");
    }

    #[test]
    fn the_excerpt_is_where_most_words_meet() {
        let text = format!(
            "Le bail est clair. {} Le congé du bail commercial est nul. {}",
            "mot ".repeat(200),
            "fin ".repeat(200)
        );
        let (excerpt, met) = excerpt(&text, &stems(&["bail", "congé", "nul"]));
        assert_eq!(met, 3);
        assert!(excerpt.is_cut_before && excerpt.is_cut_after);
        assert!(joined(&excerpt.pieces).contains("congé du bail commercial est nul"), "{excerpt:?}");
    }

    #[test]
    fn a_match_far_behind_is_found_too() {
        let text = format!("Le début. {}Le congé du bail est nul. Fin.", "mot à mot ".repeat(6_000));
        assert!(text.len() > 2 * READ);
        let (excerpt, met) = excerpt(&text, &stems(&["bail", "congé"]));
        assert_eq!(met, 2);
        assert!(joined(&excerpt.pieces).contains("congé du bail est nul"), "{excerpt:?}");
        let whole = "é".repeat(READ) + " bail";
        assert_eq!(super::excerpt(&whole, &stems(&["bail"])).1, 1);
    }

    #[test]
    fn without_a_match_it_is_the_beginning() {
        let (short, met) = excerpt("Un texte court.", &stems(&["autre"]));
        assert_eq!((joined(&short.pieces).as_str(), met, short.is_cut_after), ("Un texte court.", 0, false));
    }

    proptest! {
        #[test]
        fn an_excerpt_is_a_part_of_its_text(text in "(\\PC|bail |é){0,400}", word in "(bail|[a-z]{2,5})") {
            let (excerpt, _) = excerpt(&text, &stems(&[&word]));
            prop_assert!(text.contains(&joined(&excerpt.pieces)));
            prop_assert!(joined(&excerpt.pieces).len() <= LENGTH + 200);
            prop_assert_eq!(joined(&marked(&text, &stems(&[&word]))), text);
        }
    }
}
