use super::word_list::WORDS;
use std::fmt;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// How many words open an access: seven of 1,024 are 70 bits.
pub const CODE_WORDS: usize = 7;
const BITS: u32 = 10;

/// Seven words of the list that open the same request as its link.
#[derive(Clone, PartialEq, Eq)]
pub struct CodeWords([u16; CODE_WORDS]);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CodeWordsError {
    Missing,
    /// Another number of words than seven.
    Count {
        found: usize,
    },
    /// The word at this place, from 1, is not in the list, nor next to exactly one that is.
    Unknown {
        place: usize,
    },
}

impl CodeWords {
    pub(crate) fn from_bits(random: &[u8; 32]) -> Self {
        let mut bits = random.iter().fold((Vec::new(), 0u32, 0u32), |(mut words, held, count), byte| {
            let (mut held, mut count) = ((held << 8) | u32::from(*byte), count + 8);
            if count >= BITS {
                count -= BITS;
                words.push((held >> count) as u16 & ((1 << BITS) - 1));
                held &= (1 << count) - 1;
            }
            (words, held, count)
        });
        bits.0.resize(CODE_WORDS, 0);
        Self(bits.0.try_into().unwrap_or([0; CODE_WORDS]))
    }

    /// As people type it: case, accents and what stands between the words do not matter; a slip of one letter is put right.
    pub fn parse(text: &str) -> Result<Self, CodeWordsError> {
        let folded: String =
            text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).take(1_000).collect();
        // The page numbers the words: copied from it, the numbers come along.
        let is_number = |w: &str| w.chars().all(char::is_numeric);
        let words = folded.split(|c: char| !c.is_alphanumeric());
        let typed: Vec<&str> = words.filter(|w| !w.is_empty() && !is_number(w)).collect();
        match typed.len() {
            0 => return Err(CodeWordsError::Missing),
            CODE_WORDS => {}
            found => return Err(CodeWordsError::Count { found }),
        }
        let mut words = [0; CODE_WORDS];
        for ((place, typed), word) in (1..).zip(typed).zip(words.iter_mut()) {
            *word = find(typed).ok_or(CodeWordsError::Unknown { place })?;
        }
        Ok(Self(words))
    }

    pub fn words(&self) -> [&'static str; CODE_WORDS] {
        self.0.map(|n| WORDS.split(' ').nth(usize::from(n)).unwrap_or_default())
    }
}

impl fmt::Display for CodeWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words().join(" "))
    }
}

impl fmt::Debug for CodeWords {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("CodeWords(…)")
    }
}

/// The word, or the only one that is a slip away from what was typed.
fn find(typed: &str) -> Option<u16> {
    let numbered = || (0..).zip(WORDS.split(' '));
    if let Some((n, _)) = numbered().find(|(_, word)| *word == typed) {
        return Some(n);
    }
    let mut near = numbered().filter(|(_, word)| is_a_slip(typed, word));
    near.next().filter(|_| near.next().is_none()).map(|(n, _)| n)
}

/// One letter more, less or other, or two neighbours swapped.
fn is_a_slip(typed: &str, word: &str) -> bool {
    let (a, b): (Vec<char>, Vec<char>) = (typed.chars().collect(), word.chars().collect());
    if a.len().abs_diff(b.len()) > 1 {
        return false;
    }
    let same = a.iter().zip(&b).take_while(|(x, y)| x == y).count();
    let (a, b) = (a.get(same..).unwrap_or_default(), b.get(same..).unwrap_or_default());
    match (a, b) {
        ([x1, y1, rest_a @ ..], [x2, y2, rest_b @ ..]) if x1 == y2 && y1 == x2 && rest_a == rest_b => true,
        ([_, rest_a @ ..], [_, rest_b @ ..]) if rest_a == rest_b => true,
        ([_, rest_a @ ..], b) if rest_a == b => true,
        (a, [_, rest_b @ ..]) if a == rest_b => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list() -> Vec<&'static str> {
        WORDS.split(' ').collect()
    }

    #[test]
    fn the_list_has_1024_different_plain_words_in_order() {
        let list = list();
        assert_eq!(list.len(), 1024);
        assert!(list.is_sorted_by(|a, b| a < b));
        assert!(list.iter().all(|w| (4..=9).contains(&w.len()) && w.bytes().all(|b| b.is_ascii_lowercase())));
    }

    #[test]
    fn no_word_is_a_slip_away_from_another() {
        let list = list();
        for (i, a) in list.iter().enumerate() {
            assert!(list[i + 1..].iter().all(|b| !is_a_slip(a, b)), "{a}");
        }
    }

    #[test]
    fn words_are_read_however_they_are_typed() {
        let words = CodeWords([0, 1, 2, 1023, 512, 3, 4]);
        let shown = words.to_string();
        assert_eq!(CodeWords::parse(&shown), Ok(words.clone()));
        let untidy = format!("  {} \n", shown.to_uppercase().replace(' ', ", - "));
        assert_eq!(CodeWords::parse(&untidy), Ok(words.clone()));
        let numbered: Vec<String> =
            (1..).zip(words.words()).map(|(n, word)| format!("{n}. {word}")).collect();
        assert_eq!(CodeWords::parse(&numbered.join("\n")), Ok(words.clone()));
        assert_eq!(CodeWords::parse(&shown.replace("abeille", "àbéille")), Ok(words.clone()));
        for slip in ["abeile", "abbeille", "abeilel", "abeillo"] {
            assert_eq!(CodeWords::parse(&shown.replace("abeille", slip)), Ok(words.clone()), "{slip}");
        }
    }

    #[test]
    fn a_slip_between_two_words_is_not_guessed() {
        let typed = "obeille abricot acajou abeille abricot acajou oseille";
        assert_eq!(CodeWords::parse(typed), Err(CodeWordsError::Unknown { place: 1 }));
    }

    #[test]
    fn what_is_wrong_is_named() {
        assert_eq!(CodeWords::parse(" - "), Err(CodeWordsError::Missing));
        assert_eq!(CodeWords::parse("abeille abricot"), Err(CodeWordsError::Count { found: 2 }));
        let six = "abeille abricot acajou abeille abricot acajou";
        assert_eq!(CodeWords::parse(&format!("{six} qwertyuiop")), Err(CodeWordsError::Unknown { place: 7 }));
    }

    proptest::proptest! {
        #[test]
        fn any_bits_make_seven_words_that_read_back(random: [u8; 32]) {
            let words = CodeWords::from_bits(&random);
            proptest::prop_assert_eq!(CodeWords::parse(&words.to_string()), Ok(words));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "(?s).{0,120}") {
            let _ = CodeWords::parse(&text);
        }
    }
}
