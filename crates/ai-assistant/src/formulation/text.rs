//! Words as the rules compare them: folded, and separated by single spaces.

use crate::domain::fold;

/// ` mon patron m a licencie `: folded words with one space before, between and after.
pub fn normalised(text: &str) -> String {
    let folded = fold(text);
    let mut out = String::with_capacity(folded.len() + 2);
    out.push(' ');
    for word in folded.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()) {
        out.push_str(word);
        out.push(' ');
    }
    out
}

/// The single cues of a list that commas part.
pub fn each(cues: &str) -> impl Iterator<Item = &str> {
    cues.split(',').map(str::trim)
}

/// Whether one of `cues` stands in a normalised text. A cue that ends in `*` is the beginning of a word.
pub fn has_any(normalised: &str, cues: &str) -> bool {
    each(cues).any(|cue| has(normalised, cue))
}

/// How many of `cues` stand in a normalised text.
pub fn count(normalised: &str, cues: &str) -> usize {
    each(cues).filter(|cue| has(normalised, cue)).count()
}

pub fn has(normalised: &str, cue: &str) -> bool {
    let (cue, is_prefix) = cue.strip_suffix('*').map_or((cue, false), |stem| (stem, true));
    let bytes = normalised.as_bytes();
    normalised.match_indices(cue).any(|(at, _)| {
        let before = at > 0 && bytes.get(at - 1) == Some(&b' ');
        before && (is_prefix || bytes.get(at + cue.len()) == Some(&b' '))
    })
}

/// Cuts at the last word that fits into `most` characters, and says with `…` that it was cut.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let head: String = text.chars().take(most.saturating_sub(1)).collect();
    // A text of one endless word is cut inside it.
    let whole = match head.rsplit_once(char::is_whitespace) {
        Some((front, _)) if front.chars().count() * 2 > most => front,
        _ => &head,
    };
    format!("{}…", whole.trim_end_matches(|c: char| !c.is_alphanumeric()))
}

/// The first letter as a capital, where French or English has one for it.
pub fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    let Some(first) = chars.next() else { return String::new() };
    if first.is_ascii_lowercase() || matches!(first, 'à'..='þ' | 'œ') {
        return first.to_uppercase().chain(chars).collect();
    }
    text.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cues_are_whole_words_or_beginnings_of_words() {
        let text = normalised("L’employeur m'a LICENCIÉ, hier !");
        assert_eq!(text, " l employeur m a licencie hier ");
        assert!(has(&text, "licenci*") && has(&text, "m a licencie") && has(&text, "hier"));
        assert!(!has(&text, "licenci") && !has(&text, "employe") && !has(&text, "ier"));
    }

    #[test]
    fn a_cut_text_ends_with_a_whole_word() {
        assert_eq!(cut("un deux trois", 20), "un deux trois");
        assert_eq!(cut("un deux trois, quatre", 15), "un deux trois…");
        assert_eq!(cut(&"é".repeat(20), 10).chars().count(), 10);
    }
}
