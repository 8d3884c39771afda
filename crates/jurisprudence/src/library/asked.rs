//! What a reader typed, as clauses: numbers of laws, decisions and articles are one thing each, words in quotation marks
//! stand side by side, a word that no text has is taken for those it may be a slip of.

use super::numbers::{article_numbers, article_term, decision_keys, decision_term, law_term};
use super::otherwise::{MOST_GROUPS, otherwise, slip_of};
use super::shelf::{Clause, Shelf};
use super::words::{each_word, stem};
use crate::text::{fold, is_stop_word, law_numbers};
use std::collections::HashSet;

/// More words are no search.
const MOST_WORDS: usize = 16;

#[derive(Debug, Default, PartialEq)]
pub(super) struct Reading {
    pub clauses: Vec<Clause>,
    /// Stems to mark where they stand in a text.
    pub marked: HashSet<String>,
    /// So many of them are the reader's own: a text that has as many needs no further look.
    pub own: usize,
    /// What the reader's words were looked for by in the other language, as it is written.
    pub otherwise: Vec<&'static str>,
}

/// What an article's number is worth beside a word.
const NUMBER: f32 = 3.0;
const MEANT: f32 = 0.7;

pub(super) fn read(text: &str, shelf: &Shelf) -> Reading {
    let mut reading = Reading::default();
    let mut rest = String::new();
    for (n, part) in text.split(['"', '«', '»', '“', '”']).enumerate() {
        // Between two quotation marks; after an odd one that nobody closed, it is text like any other.
        let quotes = text.matches(['"', '«', '»', '“', '”']).count();
        match n % 2 == 1 && n < quotes {
            true => reading.phrase(part),
            false => {
                rest.push(' ');
                rest.push_str(part);
            }
        }
    }
    let rest = reading.numbers(&rest);
    reading.words(&rest, shelf);
    reading.own = reading.marked.len();
    reading.mark_otherwise();
    reading
}

impl Reading {
    fn phrase(&mut self, text: &str) {
        let mut stems = vec![];
        each_word(text, |_, _, word| stems.push(stem(word).into_owned()));
        stems.truncate(MOST_WORDS);
        if !stems.is_empty() {
            self.marked.extend(stems.iter().cloned());
            self.clauses.push(Clause::Phrase(stems));
        }
    }

    /// Takes the numbers out; answers what is left.
    fn numbers(&mut self, text: &str) -> String {
        let folded = fold(text);
        let mut left = String::new();
        let mut words = folded.split_whitespace().peekable();
        let mut is_article = false;
        while let Some(raw) = words.next() {
            let word = raw.trim_matches(|c: char| !c.is_ascii_alphanumeric());
            let bare = without_sign(word);
            let law = law_numbers(bare);
            if is_article && bare.starts_with(|c: char| c.is_ascii_digit()) {
                for key in article_numbers(&format!("art {bare}")) {
                    self.take(vec![(article_term(&key), NUMBER)], bare);
                }
            } else if let Some(number) = law.first() {
                self.take(vec![(law_term(number), NUMBER)], bare);
            } else if let Some(number) = decision_number(bare, words.peek().copied()) {
                let mut terms: Vec<(String, f32)> =
                    longest(&number).into_iter().map(|k| (decision_term(&k), NUMBER)).collect();
                // "62 CC" may be two words after all.
                if !bare.contains('/') {
                    terms.push((stem(bare).into_owned(), 0.2));
                }
                self.take(terms, &number);
                if number.contains(' ') {
                    words.next();
                }
            } else if !matches!(bare, "n" | "no" | "num" | "numero" | "number") {
                left.push(' ');
                left.push_str(raw);
            }
            let is_name =
                matches!(bare, "article" | "articles" | "art" | "arts" | "section" | "sections" | "sec");
            let is_joint = matches!(bare, "et" | "and" | "n" | "no" | "numero")
                || bare.starts_with(|c: char| c.is_ascii_digit());
            is_article = is_name || (is_article && is_joint);
        }
        left
    }

    fn take(&mut self, terms: Vec<(String, f32)>, written: &str) {
        each_word(written, |start, end, word| {
            if end - start > 1 {
                self.marked.insert(stem(word).into_owned());
            }
        });
        self.clauses.push(Clause::AnyOf(terms));
    }

    fn words(&mut self, text: &str, shelf: &Shelf) {
        let mut words: Vec<String> = vec![];
        each_word(text, |_, _, word| words.push(word.to_owned()));
        let has_number = !self.clauses.is_empty();
        // "loi n° 92/007" is the law of that number: the kind of text is no word to look for beside it.
        let is_kind = |w: &str| {
            matches!(
                w,
                "loi"
                    | "lois"
                    | "law"
                    | "arret"
                    | "arrets"
                    | "decision"
                    | "jugement"
                    | "judgment"
                    | "article"
                    | "articles"
                    | "art"
                    | "section"
                    | "sections"
            )
        };
        words.dedup();
        let all_stop = words.iter().all(|w| is_stop_word(w) || (has_number && is_kind(w)));
        if all_stop && has_number {
            return;
        }
        let is_left_out = |w: &str| !all_stop && (is_stop_word(w) || (has_number && is_kind(w)));
        let stems: Vec<String> = words.iter().map(|w| stem(w).into_owned()).collect();
        let (mut at, mut taken, mut groups) = (0, 0, 0);
        while let Some(rest) = stems.get(at..).filter(|r| !r.is_empty() && taken < MOST_WORDS) {
            let known = otherwise(rest).filter(|_| !all_stop && groups < MOST_GROUPS);
            let end = at + known.map_or(1, |(length, _)| length);
            let asked = words.get(at..end).unwrap_or_default().iter().filter(|w| !is_left_out(w));
            let own: Vec<Clause> = asked.map(|w| self.word(w, shelf, known.is_none())).collect();
            at = end;
            taken += own.len();
            match known {
                Some((_, terms)) if !own.is_empty() => {
                    groups += 1;
                    self.otherwise.extend(terms.iter().map(|t| t.written));
                    let otherwise = terms.iter().map(|t| t.stems.clone()).collect();
                    self.clauses.push(Clause::Either { own, otherwise });
                }
                _ => self.clauses.extend(own),
            }
        }
    }

    /// A word, and where no text has it, those that it may be a slip of.
    fn word(&mut self, word: &str, shelf: &Shelf, may_be_slip: bool) -> Clause {
        let term = stem(word).into_owned();
        let is_slip = may_be_slip
            && term.len() >= 4
            && term.bytes().all(|b| b.is_ascii_lowercase())
            && !shelf.knows(&term);
        // A slip may happen to be a word of the other language, which some text has.
        let meant = if is_slip { shelf.meant_by(word) } else { slip_of(word) };
        self.marked.insert(term.clone());
        self.marked.extend(meant.iter().cloned());
        let all = std::iter::once((term, 1.0)).chain(meant.into_iter().map(|m| (m, MEANT)));
        Clause::AnyOf(all.collect())
    }

    fn mark_otherwise(&mut self) {
        let each = self.clauses.iter().filter_map(|clause| match clause {
            Clause::Either { otherwise, .. } => Some(otherwise),
            Clause::AnyOf(_) | Clause::Phrase(_) => None,
        });
        let stems = each.flatten().flatten().filter(|stem| !is_stop_word(stem));
        self.marked.extend(stems.cloned().collect::<Vec<_>>());
        self.otherwise.dedup();
    }
}

/// `n°92/007`, `no92/007` and `n.92/007` without the sign.
fn without_sign(word: &str) -> &str {
    let bare = word.rsplit('°').next().unwrap_or(word);
    let digits = bare.trim_start_matches(['n', 'o', '.']);
    if digits.starts_with(|c: char| c.is_ascii_digit()) { digits } else { bare }
}

/// Only the whole number: `01/CC/SRCER` is not every `01/CC`.
fn longest(number: &str) -> Option<String> {
    decision_keys(number).into_iter().max_by_key(String::len)
}

/// `62/CC`, `62CC`, `62-CC`, or `62` before `cc`.
fn decision_number(word: &str, next: Option<&str>) -> Option<String> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    if !(1..=5).contains(&digits) {
        return None;
    }
    let rest = word.get(digits..).unwrap_or_default();
    let letters = rest.trim_start_matches(['/', '-']);
    if !rest.is_empty() {
        let is_number = letters.len() >= 2 || rest.len() > letters.len();
        let is_ordinal =
            matches!(letters, "er" | "ere" | "eme" | "e" | "st" | "nd" | "rd" | "th" | "bis" | "ter");
        return (is_number && !is_ordinal && letters.starts_with(|c: char| c.is_ascii_alphabetic()))
            .then(|| word.to_owned());
    }
    let next = next?.trim_matches(|c: char| !c.is_ascii_alphanumeric());
    let is_chamber = (2..=5).contains(&next.len()) && next.bytes().all(|b| b.is_ascii_alphabetic());
    // Words that stand behind a number without being of it.
    const OTHERS: [&str; 14] = [
        "bis", "ter", "mois", "jours", "jour", "ans", "an", "days", "years", "code", "loi", "et", "fcfa",
        "juin",
    ];
    let is_other = OTHERS.contains(&next) || is_stop_word(next);
    // A chamber is named by consonants or three letters: CC, CIV, COM, QD, EP.
    (is_chamber && next.len() <= 3 && !is_other).then(|| format!("{word} {next}"))
}

#[cfg(test)]
mod tests {
    use super::super::shelf::Volume;
    use super::*;

    fn terms(text: &str) -> Vec<Vec<String>> {
        let shelf = Shelf::new().unwrap();
        fn of(clause: &Clause) -> Vec<Vec<String>> {
            match clause {
                Clause::AnyOf(terms) => vec![terms.iter().map(|(t, _)| t.clone()).collect()],
                Clause::Phrase(stems) => vec![vec![format!("\"{}\"", stems.join(" "))]],
                Clause::Either { own, .. } => own.iter().flat_map(of).collect(),
            }
        }
        read(text, &shelf).clauses.iter().flat_map(of).collect()
    }

    #[test]
    fn a_law_is_one_thing_however_its_number_is_written() {
        for text in ["loi n°92/007", "loi 92-007", "Loi N° 1992/007", "la loi n° 92/007", "LOI N°92/007."]
        {
            assert_eq!(terms(text), [["#l1992/7"]], "{text}");
        }
    }

    #[test]
    fn a_decision_is_one_thing_however_its_number_is_written() {
        for text in ["arret 62/CC", "arrêt n°62/CC", "Arrêt n° 62 CC", "62CC", "62-cc", "n°062/CC"] {
            let found = terms(text);
            assert_eq!((found.len(), found[0][0].as_str()), (1, "#d62cc"), "{text}: {found:?}");
        }
        assert_eq!(terms("01/CC/SRCER"), [["#d1ccsrcer"]]);
    }

    #[test]
    fn an_article_s_number_goes_with_its_word() {
        assert_eq!(terms("art. 34 code du travail"), [vec!["#a34"], vec!["cod"], vec!["travail"]]);
        assert_eq!(terms("articles 2 et 74-1"), [["#a2"], ["#a74-1"]]);
        assert_eq!(
            terms("préavis de 3 mois"),
            [["preavi"], ["3"], ["mois"]].map(|t| t.map(|w| stem(w).into_owned()))
        );
    }

    #[test]
    fn quoted_words_stand_side_by_side() {
        assert_eq!(terms("\"bail commercial\" congé"), [vec!["\"bail commercial\""], vec!["cong"]]);
        assert_eq!(terms("« titre foncier »"), [["\"titr fonci\""]]);
        assert_eq!(terms("\"bail"), [["bail"]], "one that nobody closed is a sign");
        assert_eq!(terms(""), Vec::<Vec<String>>::new());
        assert_eq!(terms("de la"), [["de"], ["la"]], "nothing but small words is looked for as it is");
    }

    #[test]
    fn a_word_of_the_law_is_looked_for_in_both_languages() {
        let shelf = Shelf::new().unwrap();
        let reading = read("le licenciement d'un titre foncier", &shelf);
        let [Clause::Either { own, otherwise }, Clause::Either { own: both, .. }] =
            reading.clauses.as_slice()
        else {
            panic!("{:?}", reading.clauses)
        };
        assert_eq!((own.len(), both.len(), reading.own), (1, 2, 3));
        assert!(otherwise.contains(&vec![stem("dismissal").into_owned()]), "{otherwise:?}");
        assert!(reading.marked.contains("dismissal") && reading.otherwise.contains(&"land certificate"));
        assert!(read("\"licenciement abusif\" 12/CC", &shelf).otherwise.is_empty(), "as it was quoted");
        let many = "bail ".repeat(3) + "loyer salaire grève vol viol divorce mariage adoption tutelle";
        assert!(read(&many, &shelf).otherwise.len() <= MOST_GROUPS * 5);
    }

    #[test]
    fn a_slip_that_is_a_word_of_the_other_language_means_the_listed_one_too() {
        let shelf = Shelf::new().unwrap();
        let (names, body) = (String::new(), stem("licence").into_owned());
        let volume = Volume { id: 1, names, body, filters: vec![], from: 0, until: 0, day: 0, place: 1 };
        shelf.add(volume).unwrap();
        shelf.publish(true).unwrap();
        let asked = |word: &str| match read(word, &shelf).clauses.as_slice() {
            [Clause::AnyOf(terms)] => terms.iter().map(|(term, _)| term.clone()).collect::<Vec<_>>(),
            other => panic!("{word}: {other:?}"),
        };
        assert!(shelf.knows(&stem("licencement")));
        assert_eq!(asked("licencement"), [stem("licence"), stem("licenciement")]);
        assert_eq!(asked("licence"), [stem("licence")]);
    }

    proptest::proptest! {
        #[test]
        fn whatever_is_typed_is_read(text in "\\PC{0,80}") {
            let _ = terms(&text);
        }
    }
}
