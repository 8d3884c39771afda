//! A person's text in sentences, also where a phone wrote it: without capitals, without points.

use crate::domain::fold;

/// A longer piece is parted at its commas: nobody reads it in one breath.
const LONG: usize = 260;

/// The sentences of a text, trimmed, none empty. White space inside becomes one space.
pub fn sentences(text: &str) -> Vec<String> {
    text.lines()
        .flat_map(stops)
        .flat_map(|s| parted(&s))
        .filter(|s| s.chars().any(char::is_alphanumeric))
        .collect()
}

/// Cuts a line after its full stops.
fn stops(line: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut from = 0;
    let mut chars = line.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let end = at + c.len_utf8();
        let next = chars.peek().map(|(_, n)| *n);
        let ends = matches!(c, '.' | '!' | '?' | '…')
            && next.is_none_or(char::is_whitespace)
            && !(c == '.' && is_short(line.get(from..at).unwrap_or_default()));
        if ends {
            found.extend(line.get(from..end));
            from = end;
        }
    }
    found.extend(line.get(from..));
    found
        .into_iter()
        .map(|s: &str| s.split_whitespace().collect::<Vec<_>>().join(" "))
        .filter(|s| !s.is_empty())
        .collect()
}

/// The point after `before` belongs to a shortened word.
fn is_short(before: &str) -> bool {
    let word = before.rsplit(|c: char| c.is_whitespace() || c == '(').next().unwrap_or_default();
    let initial = word.chars().count() == 1 && word.chars().all(|c| c.is_uppercase() && c != 'F');
    initial
        || ["mme", "mlle", "mr", "mrs", "dr", "me", "art", "n", "no", "av", "bd", "ste", "ets"]
            .contains(&fold(word).as_str())
}

fn parted(sentence: &str) -> Vec<String> {
    if sentence.chars().count() <= LONG {
        return vec![sentence.to_owned()];
    }
    let mut parts: Vec<String> = Vec::new();
    for clause in sentence.split_inclusive([',', ';']) {
        match parts.last_mut() {
            Some(part) if part.chars().count() + clause.chars().count() <= LONG => part.push_str(clause),
            _ => parts.push(clause.to_owned()),
        }
    }
    parts.into_iter().map(|p| p.trim().to_owned()).filter(|p| !p.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn small_letters_begin_sentences_too() {
        assert_eq!(
            sentences("il ma viré. je veu mon salaire ! 500.000 F. M. Abena refuse\n\nVoir art. 34."),
            ["il ma viré.", "je veu mon salaire !", "500.000 F.", "M. Abena refuse", "Voir art. 34."]
        );
    }

    #[test]
    fn endless_sentences_are_parted_at_commas() {
        let text = vec!["il est venu chez moi sans prévenir"; 20].join(", ");
        let parts = sentences(&text);
        assert!(parts.len() > 2 && parts.iter().all(|p| p.chars().count() <= LONG), "{parts:?}");
        assert_eq!(parts.join(" "), text);
    }

    #[test]
    fn signs_alone_are_no_sentence() {
        assert_eq!(sentences(" … !! \n . \n\u{a0}"), Vec::<String>::new());
    }
}
