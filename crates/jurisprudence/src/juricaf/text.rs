use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;

/// 0x80 to 0x9F of Windows-1252; the five that it leaves empty are what Latin-1 says.
const WINDOWS: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}', '\u{90}',
    '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];
/// Letters that begin a character of UTF-8 read as Windows-1252.
const MARKS: [char; 3] = ['Ã', 'Â', 'â'];

pub(super) fn windows_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS.get(usize::from(byte - 0x80)).copied().unwrap_or(char::from(byte)),
        byte => char::from(byte),
    }
}

fn byte_of(c: char) -> Option<u8> {
    if let Some(at) = WINDOWS.iter().position(|w| *w == c) {
        return u8::try_from(at + 0x80).ok();
    }
    u8::try_from(u32::from(c)).ok()
}

/// A paragraph that was encoded twice, read right; none where it was not.
fn repaired(paragraph: &str) -> Option<String> {
    if !paragraph.contains(MARKS) {
        return None;
    }
    let bytes: Option<Vec<u8>> = paragraph.chars().map(byte_of).collect();
    let read = String::from_utf8(bytes?).ok()?;
    // Read right, a French text has none of these in front of a sign.
    let suspicious = |text: &str| {
        text.chars().zip(text.chars().skip(1)).filter(|(a, b)| MARKS.contains(a) && !b.is_ascii()).count()
    };
    (suspicious(&read) == 0).then_some(read)
}

/// A text as it is searched and shown: `<br/>` as line ends, accents that were encoded twice put right paragraph by
/// paragraph, no-break spaces as spaces, no control characters. And whether accents had to be put right.
pub fn clean_text(received: &str) -> (String, bool) {
    let mut lines = received.replace("\r\n", "\n").replace('\r', "\n");
    for br in ["<br/>", "<br />", "<br>", "<BR/>"] {
        lines = lines.replace(br, "\n");
    }
    let mut any_repaired = false;
    let mut out: Vec<String> = Vec::new();
    for line in lines.split('\n') {
        let line = repaired(line).inspect(|_| any_repaired = true).unwrap_or_else(|| line.to_owned());
        let line: String = line
            .chars()
            .map(|c| if matches!(c, '\u{a0}' | '\u{202f}' | '\t') { ' ' } else { c })
            .filter(|c| {
                !c.is_control()
                    && !matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
            })
            .nfc()
            .collect();
        out.push(line.trim_end().to_owned());
    }
    (out.join("\n").trim().to_owned(), any_repaired)
}

/// How well a text was read off paper, in thousandths: a sign for whoever verifies, no verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Quality {
    /// Characters that French and English texts of law have no use for.
    pub odd_characters: u32,
    /// Words of one letter that is no word.
    pub lonely_letters: u32,
}

pub fn quality(text: &str) -> Quality {
    let usual =
        |c: char| c.is_alphanumeric() || c.is_whitespace() || ".,;:!?'’\"«»“”()[]/-–—°%&+*…§=€".contains(c);
    let characters = text.chars().count();
    let odd = text.chars().filter(|c| !usual(*c)).count();
    let words: Vec<&str> = text.split(|c: char| !c.is_alphabetic()).filter(|w| !w.is_empty()).collect();
    // Elided words and pseudonyms stand before an apostrophe or are capitals.
    let lonely = words.iter().filter(|w| is_lonely(w)).count();
    Quality { odd_characters: thousandths(odd, characters), lonely_letters: thousandths(lonely, words.len()) }
}

fn is_lonely(word: &str) -> bool {
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (Some(only), None) => only.is_lowercase() && !"aàyodlcjmnst".contains(only),
        _ => false,
    }
}

fn thousandths(part: usize, whole: usize) -> u32 {
    if whole == 0 {
        return 0;
    }
    u32::try_from(part.saturating_mul(1000) / whole).unwrap_or(1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_that_were_encoded_twice_are_put_right_where_they_were() {
        let (text, was_repaired) = clean_text("Procureur GÃ©nÃ©ral<br/>DÃ©cision clean : à l’été");
        // The second line mixes both, and is left alone.
        assert_eq!((text.as_str(), was_repaired), ("Procureur Général\nDÃ©cision clean : à l’été", true));
        assert_eq!(clean_text("ISÃ‰Â\u{a0}: Ã\u{a0} Douala"), ("ISÉ : à Douala".to_owned(), true));
    }

    #[test]
    fn a_clean_text_is_never_repaired() {
        for text in ["Âge légal, âme, Ãgué", "à l’été, 1\u{a0}000 F", "«\u{a0}Âgé\u{a0}»"] {
            assert!(!clean_text(text).1, "{text}");
        }
    }

    #[test]
    fn line_ends_spaces_and_controls_are_made_one_kind() {
        assert_eq!(clean_text("a\r\nb<br />c\u{a0}d\u{0}\u{202e}").0, "a\nb\nc d");
        assert_eq!(clean_text("e\u{301}").0, "é");
    }

    #[test]
    fn debris_shows_in_the_quality() {
        assert_eq!(quality("La cour d’appel a dit le droit, à l’unanimité."), Quality::default());
        let debris = quality("L~a c^o u r |§| x e w r");
        assert!(debris.odd_characters > 100 && debris.lonely_letters > 300, "{debris:?}");
        assert_eq!(quality(""), Quality::default());
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_the_cleaning(text in "(.|\n|<br/>|Ã|Â|\u{a0}){0,200}") {
            let (clean, _) = clean_text(&text);
            proptest::prop_assert!(!clean.contains('\0'));
            let _ = quality(&clean);
        }

        #[test]
        fn what_was_encoded_twice_reads_back(text in "[a-z ,.’éèêëàîïôùûç]{1,60}") {
            let twice: String = text.bytes().map(windows_1252).collect();
            let expected = clean_text(&text).0;
            proptest::prop_assert_eq!(clean_text(&twice).0, expected);
        }
    }
}
