//! Text as people type it, made safe to keep and to compare.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// What two texts are compared by: lower case, no accents, plain apostrophes, runs of space made one.
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut gap = false;
    for c in text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        if c.is_whitespace() || c.is_control() {
            gap = true;
            continue;
        }
        if std::mem::take(&mut gap) && !out.is_empty() {
            out.push(' ');
        }
        match c {
            'œ' => out.push_str("oe"),
            'æ' => out.push_str("ae"),
            '’' | '‘' | 'ʼ' => out.push('\''),
            c => out.push(c),
        }
    }
    out
}

/// One line: line ends and tabs become spaces. Control characters, which PostgreSQL cannot keep, and direction
/// overrides, which make a text read otherwise than it is written, go.
pub fn single_line(text: &str) -> String {
    let spaced: String =
        text.chars().map(|c| if matches!(c, '\n' | '\r' | '\t') { ' ' } else { c }).collect();
    kept(&spaced).trim().to_owned()
}

/// Several lines: line ends are made `\n`, the rest as in [`single_line`].
pub fn multi_line(text: &str) -> String {
    kept(&text.replace("\r\n", "\n").replace('\r', "\n").replace('\t', " ")).trim().to_owned()
}

fn kept(text: &str) -> String {
    let overrides = |c: char| matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    text.chars().filter(|c| *c == '\n' || !(c.is_control() || overrides(*c))).nfc().collect()
}

/// The words a search looks for, folded: at most twelve, since a database bounds the depth of a condition.
pub fn search_words(query: &str) -> Vec<String> {
    fold(&single_line(query)).split(' ').filter(|w| !w.is_empty()).take(12).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folding_forgets_case_accents_and_typography() {
        assert_eq!(fold(" L’ÉTAT\u{a0} :\nŒuvre "), "l'etat : oeuvre");
        assert_eq!(search_words("  Éviction\n\u{202e}LOYER\u{0} "), ["eviction", "loyer"]);
    }

    #[test]
    fn a_single_line_has_no_line_end_control_or_override() {
        assert_eq!(single_line(" a\r\nb\u{0}\u{202E}c "), "a  bc");
        assert_eq!(multi_line("a\r\n\tb\u{7}\n\n"), "a\n b");
    }

    proptest::proptest! {
        #[test]
        fn a_kept_text_is_kept_as_it_is(text in ".{0,200}") {
            let once = multi_line(&text);
            proptest::prop_assert_eq!(multi_line(&once), once.clone());
            proptest::prop_assert_eq!(fold(&fold(&once)), fold(&once));
        }
    }
}
