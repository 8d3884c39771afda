//! Where one sentence ends and the next begins, in light Markdown that speaks of law.
//!
//! The citation gate judges a sentence at a time and streams one as soon as it is complete, so an end is
//! only an end when what follows says so: "art. 34" and "n° 92" do not end at their point.
use ::citations::{fold, is_invisible, is_mark};

/// The byte length of the first whole sentence with the white space after it.
///
/// `None` when the text may go on: with `complete` (nothing will follow) that cannot be, unless it is empty.
pub fn first_sentence(text: &str, complete: bool) -> Option<usize> {
    for (at, c) in text.char_indices() {
        let end = match c {
            '\n' => line_end(text, at, complete),
            '.' | '!' | '?' | '…' => stop_end(text, at, c, complete),
            _ => End::GoOn,
        };
        match end {
            End::At(end) => return Some(end),
            End::Unknown => return None,
            End::GoOn => {}
        }
    }
    (complete && !text.is_empty()).then_some(text.len())
}

/// The sentences of a whole text, each with its white space: joined, they are the text.
pub fn sentences(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let end = first_sentence(rest, true)?;
        let (sentence, after) = rest.split_at_checked(end)?;
        rest = after;
        Some(sentence)
    })
}

enum End {
    At(usize),
    GoOn,
    /// What comes next decides, and it is not there yet.
    Unknown,
}

/// A line break ends a sentence before an empty line and before a list item; elsewhere it is only a space.
fn line_end(text: &str, at: usize, complete: bool) -> End {
    let rest = text.get(at..).unwrap_or_default();
    let next = rest.trim_start();
    if next.is_empty() && !complete {
        return End::Unknown;
    }
    let end = text.len() - next.len();
    let blank = rest.get(..rest.len() - next.len()).unwrap_or_default().matches('\n').count() > 1;
    if blank || next.is_empty() {
        return End::At(end);
    }
    match block_marker(next) {
        Marker::Here(_) => End::At(end),
        Marker::MaybeLater if !complete => End::Unknown,
        _ => End::GoOn,
    }
}

pub enum Marker {
    /// A list item or heading starts here; its marker has this many bytes.
    Here(usize),
    /// The text stops inside what could become a marker.
    MaybeLater,
    No,
}

/// `- `, `* `, `• `, `# `, `> `, `1. ` and `1) ` start a block of their own.
pub fn block_marker(line: &str) -> Marker {
    let body = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = line.len() - body.len();
    let sign = if digits > 0 {
        if digits > 3 {
            return Marker::No;
        }
        body.strip_prefix(['.', ')'])
    } else {
        let body = line.trim_start_matches('#');
        if body.len() < line.len() { Some(body) } else { line.strip_prefix(['-', '*', '•', '>', '–']) }
    };
    let Some(after) = sign else {
        return if body.is_empty() { Marker::MaybeLater } else { Marker::No };
    };
    match after.chars().next() {
        None => Marker::MaybeLater,
        Some(c) if c.is_whitespace() => Marker::Here(line.len() - after.trim_start_matches(' ').len()),
        Some(_) => Marker::No,
    }
}

/// A full stop, with the quotes, brackets and source marks that belong to it.
fn stop_end(text: &str, at: usize, stop: char, complete: bool) -> End {
    let mut end = at + stop.len_utf8();
    loop {
        let rest = text.get(end..).unwrap_or_default();
        let Some(c) = rest.chars().next() else {
            return if complete { End::At(text.len()) } else { End::Unknown };
        };
        if matches!(c, '.' | '!' | '?' | '…' | ')' | '"' | '”' | '’' | ']' | '*' | '_' | '»') {
            end += c.len_utf8();
            continue;
        }
        // French puts a space before the closing quote.
        let narrow = rest.trim_start_matches(['\u{a0}', '\u{202f}', ' ']);
        if narrow.len() < rest.len() && narrow.starts_with('»') {
            end = text.len() - narrow.len() + '»'.len_utf8();
            continue;
        }
        break;
    }
    let rest = text.get(end..).unwrap_or_default();
    if !rest.starts_with(char::is_whitespace) {
        return End::GoOn;
    }
    if stop == '.' && is_abbreviation(text.get(..at).unwrap_or_default()) {
        return End::GoOn;
    }
    let next = rest.trim_start();
    if next.starts_with('[') {
        // `[1]` after the stop belongs to the sentence it marks.
        match next.find(']') {
            Some(close) if is_mark(next.get(1..close).unwrap_or_default()) => {
                let after = text.len() - next.len() + close + 1;
                return stop_end_after_mark(text, after, complete);
            }
            None if !complete && next.len() < 12 => return End::Unknown,
            _ => {}
        }
    }
    match next.chars().next() {
        None if !complete => End::Unknown,
        Some(c) if c.is_lowercase() => End::GoOn,
        _ => End::At(text.len() - next.len()),
    }
}

fn stop_end_after_mark(text: &str, after: usize, complete: bool) -> End {
    let rest = text.get(after..).unwrap_or_default();
    let next = rest.trim_start();
    if next.starts_with('[') {
        match next.find(']') {
            Some(close) if is_mark(next.get(1..close).unwrap_or_default()) => {
                return stop_end_after_mark(text, text.len() - next.len() + close + 1, complete);
            }
            None if !complete && next.len() < 12 => return End::Unknown,
            _ => {}
        }
    }
    match next.chars().next() {
        None if !complete => End::Unknown,
        Some(c) if c.is_lowercase() => End::GoOn,
        _ => End::At(text.len() - next.len()),
    }
}

/// Whether the point after `before` belongs to a shortened word or to a list number.
fn is_abbreviation(before: &str) -> bool {
    let line = before.rsplit('\n').next().unwrap_or_default();
    if !line.is_empty() && line.trim_start().chars().all(|c| c.is_ascii_digit()) {
        return true;
    }
    let word: String = {
        let tail = before.trim_end_matches(|c: char| c.is_alphanumeric() || is_invisible(c));
        fold(before.get(tail.len()..).unwrap_or_default())
    };
    let mut letters = word.chars();
    match (letters.next(), letters.next()) {
        (None, _) => false,
        (Some(c), None) => c.is_alphabetic(),
        _ => ABBREVIATIONS.contains(&word.as_str()),
    }
}

const ABBREVIATIONS: &[&str] = &[
    "art", "arts", "al", "no", "nos", "nr", "num", "cf", "pp", "mm", "me", "mme", "mlle", "mr", "mrs", "ms",
    "dr", "ex", "vol", "ed", "sec", "secs", "sect", "ss", "st", "ste", "av", "bd", "par", "op", "cit", "vs",
    "chap", "tit", "reg", "ord", "decr", "resp", "approx", "env", "hon",
];

#[cfg(test)]
mod tests {
    use super::*;

    fn split(text: &str) -> Vec<&str> {
        sentences(text).collect()
    }

    #[test]
    fn points_of_abbreviations_and_numbers_do_not_end_a_sentence() {
        let text = "L'art. 34 al. 2 vaut (art. L.123-4). Selon la loi No. 92/007, c'est 2.5 %. Fin";
        assert_eq!(
            split(text),
            ["L'art. 34 al. 2 vaut (art. L.123-4). ", "Selon la loi No. 92/007, c'est 2.5 %. ", "Fin"]
        );
    }

    #[test]
    fn list_items_and_paragraphs_are_sentences_and_soft_breaks_are_not() {
        let text = "Un\ndeux\n\n- trois. Quatre\n- cinq\n1. six\n2. sept";
        assert_eq!(split(text), ["Un\ndeux\n\n", "- trois. ", "Quatre\n", "- cinq\n", "1. six\n", "2. sept"]);
    }

    #[test]
    fn marks_and_quotes_stay_with_their_sentence() {
        assert_eq!(
            split("Il dit « non. » Oui. [1] [2] Puis [3]. Fin."),
            ["Il dit « non. » ", "Oui. [1] [2] ", "Puis [3]. ", "Fin."]
        );
    }

    #[test]
    fn an_end_is_known_only_when_the_next_word_is() {
        assert_eq!(first_sentence("Un. ", false), None);
        assert_eq!(first_sentence("Un. [1", false), None);
        assert_eq!(first_sentence("Un. D", false), Some(4));
        assert_eq!(first_sentence("Un\n", false), None);
        assert_eq!(first_sentence("Un\n12", false), None);
        assert_eq!(first_sentence("Un\n12. a", false), Some(3));
        assert_eq!(first_sentence("", true), None);
    }

    #[test]
    fn the_parts_make_the_whole() {
        for text in ["", "\n\n", " . . ", "a.b.c", "«. »", "[1] . [2", "é…\u{a0}»x", "1.\n2.\n", "١٢. ١"]
        {
            assert_eq!(sentences(text).collect::<String>(), text);
        }
    }
}
