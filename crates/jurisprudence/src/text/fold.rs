use std::borrow::Cow;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Lower case without accents: "Préavis" and "preavis" become one word. Also unties `œ`, and makes the
/// apostrophe of a phone that of a typewriter.
pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '’' | '‘' | '`' | 'ʼ' => out.push('\''),
            // Nearly all there is: whatever knows all of Unicode takes ten times as long for it.
            c if c.is_ascii() => out.push(c.to_ascii_lowercase()),
            // By itself: only marks, which are left out, change their places among each other.
            c => fold_into(&mut out, c),
        }
    }
    out
}

fn fold_into(out: &mut String, c: char) {
    for c in std::iter::once(c).nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        match c {
            'œ' => out.push_str("oe"),
            'æ' => out.push_str("ae"),
            'ß' => out.push_str("ss"),
            '’' | '‘' | '`' | 'ʼ' => out.push('\''),
            c if is_combining_mark(c) => {}
            c => out.push(c),
        }
    }
}

/// Runs of letters and digits; an apostrophe between letters stays inside ("j'ai"), as does nothing else.
/// A letter typed three times or more ("pleaaase") counts once.
pub fn tokens(folded: &str) -> Vec<String> {
    tokens_in(folded).map(Cow::into_owned).collect()
}

/// The same where they lie in the text.
pub(crate) fn tokens_in(folded: &str) -> impl Iterator<Item = Cow<'_, str>> {
    let runs = folded.split(|c: char| !c.is_alphanumeric() && c != '\'').flat_map(|run| run.split("''"));
    runs.map(|run| run.trim_matches('\'')).filter(|run| !run.is_empty()).map(squeeze)
}

fn squeeze(word: &str) -> Cow<'_, str> {
    let is_typed_thrice = match word.is_ascii() {
        true => word.as_bytes().windows(3).any(|three| three.iter().all(|c| Some(c) == three.first())),
        false => {
            let mut threes = word.chars().zip(word.chars().skip(1)).zip(word.chars().skip(2));
            threes.any(|((a, b), c)| a == b && b == c)
        }
    };
    if !is_typed_thrice {
        return Cow::Borrowed(word);
    }
    let chars: Vec<char> = word.chars().collect();
    let mut out = String::with_capacity(word.len());
    for run in chars.chunk_by(|a, b| a == b) {
        let keep = match run {
            [c, _, _, ..] if c.is_alphabetic() => 1,
            run => run.len(),
        };
        out.extend(run.iter().take(keep));
    }
    Cow::Owned(out)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn accents_capitals_and_ligatures_are_gone() {
        assert_eq!(fold("PRÉAVIS, Cœur d’Été"), "preavis, coeur d'ete");
    }

    #[test]
    fn a_word_keeps_its_inner_apostrophe() {
        assert_eq!(tokens("j'ai 'dit' l' oui, 3 mois"), ["j'ai", "dit", "l", "oui", "3", "mois"]);
    }

    #[test]
    fn apostrophes_that_stand_alone_part_words() {
        assert_eq!(tokens("a''b 'l'' ''' c'''d'e'"), ["a", "b", "l", "c", "d'e"]);
    }

    #[test]
    fn a_letter_held_down_counts_once_and_figures_stay() {
        assert_eq!(tokens("pleaaaase 100000 ffff affaire"), ["please", "100000", "f", "affaire"]);
    }

    proptest! {
        #[test]
        fn folding_twice_is_folding_once(text in ".{0,200}") {
            let once = fold(&text);
            prop_assert_eq!(fold(&once), once);
        }

        #[test]
        fn folding_is_by_the_character(text in "\\PC{0,60}|[éÉœŒç’ʼA-Za-zﬁ\u{300}\u{301}\u{323}]{0,60}") {
            let whole: String =
                text.nfkd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase).collect();
            let mut wanted = String::new();
            whole.chars().for_each(|c| fold_into(&mut wanted, c));
            prop_assert_eq!(fold(&text), wanted);
        }

        #[test]
        fn tokens_are_words(text in "\\PC{0,200}") {
            for t in tokens(&fold(&text)) {
                prop_assert!(!t.is_empty() && !t.contains(char::is_whitespace));
                prop_assert!(t.chars().all(|c| c.is_alphanumeric() || c == '\''));
            }
        }
    }
}
