//! Letters without accents, capitals or disguise: what two spellings of the same word share.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// The plain form of one letter. Marks that combine with a letter and invisible characters give nothing.
pub(crate) fn fold_char(c: char, out: &mut String) {
    if c.is_ascii() {
        out.push(c.to_ascii_lowercase());
        return;
    }
    if is_invisible(c) || is_combining_mark(c) {
        return;
    }
    // Signs and figures stay what they are, but for the digits of full width: a raised figure is not of its number.
    if !c.is_alphabetic() {
        out.push(crate::token::digit(c).unwrap_or(c));
        return;
    }
    let bare = |c: &char| !is_combining_mark(*c);
    for c in std::iter::once(c).nfkd().filter(bare).flat_map(char::to_lowercase).filter(bare) {
        match c {
            'œ' => out.push_str("oe"),
            'æ' => out.push_str("ae"),
            'ß' => out.push_str("ss"),
            // Letters of another script that look like ours.
            'а' => out.push('a'),
            'е' => out.push('e'),
            'о' => out.push('o'),
            'р' => out.push('p'),
            'с' => out.push('c'),
            'т' => out.push('t'),
            'і' => out.push('i'),
            c => out.push(c),
        }
    }
}

pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    text.chars().for_each(|c| fold_char(c, &mut out));
    out
}

/// Characters that are written and not seen: they may hide inside a word.
pub fn is_invisible(c: char) -> bool {
    matches!(c, '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn accents_capitals_ligatures_and_disguises_are_gone() {
        assert_eq!(fold("ARTICLE"), "article");
        assert_eq!(fold("Sûretés, Œuvre, ﬁn, 1ᵉʳ"), "suretes, oeuvre, fin, 1er");
        assert_eq!(fold("аrt\u{200b}icle ＡＲＴ e\u{301}"), "article art e");
    }

    proptest! {
        #[test]
        fn folding_twice_is_folding_once(text in any::<String>()) {
            let once = fold(&text);
            prop_assert_eq!(fold(&once), once);
        }
    }
}
