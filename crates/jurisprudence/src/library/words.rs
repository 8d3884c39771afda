//! What a word is to the library: folded, and cut to a stem that French and English inflections share. Fast, since every
//! page of results reads texts again to show where they match.

use crate::text::fold;
use std::borrow::Cow;
use unicode_normalization::char::is_combining_mark;

/// Calls `each` with the place of every word (bytes), and the word folded. Apostrophes part words; everything that is
/// neither letter nor digit does.
pub(super) fn each_word(text: &str, mut each: impl FnMut(usize, usize, &str)) {
    let mut word = String::with_capacity(24);
    let mut start = 0;
    let mut end = 0;
    for (at, c) in text.char_indices() {
        if c.is_ascii_alphanumeric() {
            if word.is_empty() {
                start = at;
            }
            word.push(c.to_ascii_lowercase());
            end = at + 1;
        } else if !c.is_ascii() && (c.is_alphanumeric() || is_combining_mark(c)) {
            if word.is_empty() {
                start = at;
            }
            push_folded(&mut word, c);
            end = at + c.len_utf8();
        } else if !word.is_empty() {
            each(start, end, &word);
            word.clear();
        }
    }
    if !word.is_empty() {
        each(start, end, &word);
    }
}

fn push_folded(word: &mut String, c: char) {
    match c {
        'é' | 'è' | 'ê' | 'ë' | 'É' | 'È' | 'Ê' | 'Ë' => word.push('e'),
        'à' | 'â' | 'À' | 'Â' => word.push('a'),
        'î' | 'ï' | 'Î' | 'Ï' => word.push('i'),
        'ô' | 'Ô' => word.push('o'),
        'ù' | 'û' | 'Ù' | 'Û' => word.push('u'),
        'ç' | 'Ç' => word.push('c'),
        c => word.extend(fold(c.encode_utf8(&mut [0; 4])).chars().filter(|c| c.is_alphanumeric())),
    }
}

/// Letters that a stem keeps at least.
const KEPT: usize = 4;
const ENDINGS: [&str; 6] = ["issement", "ement", "ment", "ing", "er", "ed"];

/// The stem of a folded word: "licenciements", "licencié" and "licencier" are one, "tribunaux" and "tribunal" too. Of a
/// number, its value.
pub(super) fn stem(word: &str) -> Cow<'_, str> {
    if word.starts_with(|c: char| c.is_ascii_digit()) {
        let bare = word.trim_start_matches('0');
        return if bare.is_empty() { "0".into() } else { bare.into() };
    }
    if !word.is_ascii() || word.len() <= 3 {
        return word.into();
    }
    match word {
        "baux" => return "bail".into(),
        "travaux" => return "travail".into(),
        _ => {}
    }
    if let Some(base) = word.strip_suffix("aux").filter(|b| b.len() >= 4 && !b.ends_with('e')) {
        return format!("{base}al").into();
    }
    let mut s = word;
    if !s.ends_with("ss") {
        s = s.strip_suffix(['s', 'x']).unwrap_or(s);
    }
    s = trimmed(s);
    if let Some(base) = s.strip_suffix('y').filter(|b| b.len() >= 3) {
        return format!("{base}i").into();
    }
    for ending in ENDINGS {
        if let Some(base) = s.strip_suffix(ending).filter(|b| b.len() >= KEPT) {
            s = trimmed(base);
            break;
        }
    }
    s.into()
}

fn trimmed(word: &str) -> &str {
    let bare = word.trim_end_matches('e');
    if bare.len() >= 3 { bare } else { word }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tokens;
    use proptest::prelude::*;

    fn words(text: &str) -> Vec<(String, String)> {
        let mut all = vec![];
        each_word(text, |start, end, word| all.push((text[start..end].to_owned(), word.to_owned())));
        all
    }

    #[test]
    fn words_are_found_where_they_stand() {
        let pairs = words("L’Arrêt n°62/CC, Cœur e\u{301}");
        let expected = [
            ("L", "l"),
            ("Arrêt", "arret"),
            ("n", "n"),
            ("62", "62"),
            ("CC", "cc"),
            ("Cœur", "coeur"),
            ("e\u{301}", "e"),
        ];
        assert_eq!(pairs, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
    }

    #[test]
    fn inflections_share_a_stem() {
        for same in [
            &["licenciement", "licenciements", "licencier", "licencie", "licenciee", "licenciees"][..],
            &["tribunal", "tribunaux"],
            &["bail", "baux"],
            &["partie", "parties", "party"],
            &["foncier", "fonciere", "fonciers"],
            &["contrat", "contrats"],
            &["repeal", "repealed", "repeals"],
            &["007", "7"],
        ] {
            let first = stem(same[0]);
            assert!(
                same.iter().all(|w| stem(w) == first),
                "{same:?}: {:?}",
                same.iter().map(|w| stem(w)).collect::<Vec<_>>()
            );
        }
        for (one, other) in [("loi", "loin"), ("bail", "bal"), ("droit", "droite-"), ("juge", "jus")] {
            assert_ne!(stem(one), stem(other), "{one} {other}");
        }
    }

    proptest! {
        #[test]
        fn places_are_whole_characters(text in "(\\PC|[éàœ’]){0,80}") {
            each_word(&text, |start, end, word| {
                assert!(start < end && text.is_char_boundary(start) && text.is_char_boundary(end), "{word}");
            });
        }

        #[test]
        fn the_same_words_as_the_slow_way(text in "[a-zA-Zéèàçœ0-9 ,.;/()-]{0,80}") {
            let fast: Vec<String> = words(&text).into_iter().map(|(_, w)| w).collect();
            // The slow way squeezes letters held down.
            let slow = tokens(&fold(&text));
            prop_assume!(fast.iter().all(|w| !w.as_bytes().windows(3).any(|t| t[0] == t[1] && t[1] == t[2])));
            prop_assert_eq!(fast, slow);
        }

        #[test]
        fn a_stem_is_never_empty(word in "[a-z0-9]{1,20}") {
            prop_assert!(!stem(&word).is_empty());
        }
    }
}
