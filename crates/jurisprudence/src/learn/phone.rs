//! Questions as a hurried thumb would type them, made from the clean ones. Without them the detector of outside
//! questions takes the spelling itself for a sign: few of the questions it learns from are typed that way.

use crate::domain::Language;

const FRENCH: [(&str, &str); 26] = [
    ("pour", "pr"),
    ("dans", "ds"),
    ("depuis", "dpui"),
    ("avec", "avk"),
    ("est", "e"),
    ("les", "lé"),
    ("des", "dé"),
    ("mes", "mé"),
    ("ses", "cé"),
    ("mais", "mé"),
    ("mon", "mn"),
    ("tout", "tt"),
    ("toujours", "tjr"),
    ("quand", "kan"),
    ("comment", "coman"),
    ("suis", "sui"),
    ("fait", "fé"),
    ("nous", "ns"),
    ("vous", "vs"),
    ("mois", "moi"),
    ("sans", "san"),
    ("chez", "ché"),
    ("sont", "son"),
    ("plus", "plu"),
    ("peut", "pe"),
    ("veut", "ve"),
];

const ENGLISH: [(&str, &str); 14] = [
    ("the", "d"),
    ("that", "dat"),
    ("this", "dis"),
    ("with", "wit"),
    ("have", "hav"),
    ("what", "wat"),
    ("they", "dey"),
    ("because", "cos"),
    ("without", "witout"),
    ("before", "b4"),
    ("from", "frm"),
    ("should", "shud"),
    ("would", "wud"),
    ("about", "abt"),
];

/// Rules within a word, each applied to about two words in three.
const FRENCH_LETTERS: [(&str, &str); 9] = [
    ("qu", "k"),
    ("eau", "o"),
    ("au", "o"),
    ("ph", "f"),
    ("ai", "e"),
    ("ss", "s"),
    ("ll", "l"),
    ("tion", "sion"),
    ("oi", "oa"),
];
const ENGLISH_LETTERS: [(&str, &str); 6] =
    [("ck", "k"), ("ing", "in"), ("th", "d"), ("ll", "l"), ("ss", "s"), ("ough", "o")];

/// The same on every run: a number drawn from the word and its place.
fn draw(word: &str, place: usize) -> u32 {
    word.bytes().fold(0x811c_9dc5u32 ^ place as u32, |h, b| (h ^ u32::from(b)).wrapping_mul(0x0100_0193)) >> 7
}

/// `words` are folded; so is the result.
pub(super) fn as_on_a_phone(words: &[String], language: Language) -> String {
    let (whole, letters): (&[_], &[_]) = match language {
        Language::Fr => (&FRENCH, &FRENCH_LETTERS),
        Language::En => (&ENGLISH, &ENGLISH_LETTERS),
    };
    let mut out = Vec::with_capacity(words.len());
    for (place, word) in words.iter().enumerate() {
        let chance = draw(word, place);
        if let Some((_, short)) = whole.iter().find(|(w, _)| w == word) {
            out.push((*short).to_owned());
            continue;
        }
        let mut typed = word.clone();
        if !chance.is_multiple_of(3) && word.chars().count() > 3 && !word.starts_with("zz") {
            for (from, to) in letters {
                typed = typed.replace(from, to);
            }
            if language == Language::Fr && typed.chars().count() > 3 {
                typed = typed.trim_end_matches(['s', 't', 'x', 'e']).to_owned();
            }
        }
        if chance.is_multiple_of(5) && word.chars().count() > 5 && !word.starts_with("zz") {
            typed = without_inner_vowels(&typed);
        }
        out.push(if typed.is_empty() { word.clone() } else { typed });
    }
    out.join(" ")
}

/// All but the first and last letter: "salaire" is "slre".
fn without_inner_vowels(word: &str) -> String {
    let last = word.chars().count().saturating_sub(1);
    let kept = word.chars().enumerate().filter(|(i, c)| *i == 0 || *i == last || !"aeiou".contains(*c));
    kept.map(|(_, c)| c).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_looks_hurried_and_is_the_same_every_time() {
        let words: Vec<String> =
            "mon patron ne paie pas depuis trois mois".split(' ').map(str::to_owned).collect();
        let typed = as_on_a_phone(&words, Language::Fr);
        assert!(typed.starts_with("mn ") && typed.contains("dpui"), "{typed}");
        assert_eq!(as_on_a_phone(&words, Language::Fr), typed);
        assert_eq!(typed.split(' ').count(), words.len());
    }
}
