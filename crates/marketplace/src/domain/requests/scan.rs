//! Numbers and words out of free text. The front end reads the same way, so the rules are few and about characters
//! that stand here by name: ASCII digits, ASCII and Latin letters.

/// Larger numbers are this one.
const NUMBER_MAX: i64 = 1_000_000_000_000;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Number {
    /// A decimal part is kept to three digits.
    pub thousandths: i64,
    /// Where it begins and where it ends, in characters.
    pub begin: usize,
    pub end: usize,
}

/// Every number of a text: "7", "1 500", "150.000", "1,5".
pub fn numbers(text: &[char]) -> Vec<Number> {
    let (mut found, mut at) = (Vec::new(), 0);
    while at < text.len() {
        if !is_digit(text, at) {
            at += 1;
            continue;
        }
        let number = number(text, at);
        at = number.end;
        found.push(number);
    }
    found
}

fn number(text: &[char], begin: usize) -> Number {
    let mut end = digits_end(text, begin);
    let mut whole = value(text, begin, end);
    if end - begin <= 3 {
        // Groups of exactly three digits: "1 500 000", "150.000", "1'000".
        while text.get(end).is_some_and(|c| is_group_mark(*c)) && digits_end(text, end + 1) == end + 4 {
            let group = value(text, end + 1, end + 4);
            whole = (whole * 1000 + group).min(NUMBER_MAX);
            end += 4;
        }
    }
    let mut thousandths = whole * 1000;
    if matches!(text.get(end), Some(',' | '.')) && is_digit(text, end + 1) {
        let stop = digits_end(text, end + 1);
        let mut unit = 100;
        for c in text.iter().take(stop.min(end + 4)).skip(end + 1) {
            thousandths += i64::from(c.to_digit(10).unwrap_or_default()) * unit;
            unit /= 10;
        }
        end = stop;
    }
    Number { thousandths, begin, end }
}

fn is_digit(text: &[char], at: usize) -> bool {
    text.get(at).is_some_and(char::is_ascii_digit)
}

fn digits_end(text: &[char], begin: usize) -> usize {
    begin + text.iter().skip(begin).take_while(|c| c.is_ascii_digit()).count()
}

fn value(text: &[char], begin: usize, end: usize) -> i64 {
    text.iter()
        .take(end)
        .skip(begin)
        .fold(0, |n, c| (n * 10 + i64::from(c.to_digit(10).unwrap_or_default())).min(NUMBER_MAX))
}

/// A space, a no-break space, a narrow or a thin one, a point, a comma, an apostrophe.
fn is_group_mark(c: char) -> bool {
    matches!(c, ' ' | '\u{a0}' | '\u{202f}' | '\u{2009}' | '.' | ',' | '\'' | '’')
}

pub fn is_space(c: char) -> bool {
    matches!(c, ' ' | '\t' | '\n' | '\r' | '\u{a0}' | '\u{202f}' | '\u{2009}')
}

/// The words of a text, in lower case; of the accents only é is unmade, in either spelling of Unicode.
pub fn words(text: &[char]) -> Vec<String> {
    text.split(|c| !is_letter(*c)).map(word).filter(|w| !w.is_empty()).collect()
}

/// The word that begins here, or after spaces; empty where something else stands.
pub fn next_word(text: &[char], at: usize) -> String {
    let rest: Vec<char> =
        text.iter().copied().skip(at).skip_while(|c| is_space(*c)).take_while(|c| is_letter(*c)).collect();
    word(&rest)
}

fn is_letter(c: char) -> bool {
    c.is_ascii_alphabetic() || matches!(c, '\u{c0}'..='\u{24f}') || is_accent(c)
}

fn is_accent(c: char) -> bool {
    matches!(c, '\u{300}'..='\u{36f}')
}

fn word(letters: &[char]) -> String {
    letters
        .iter()
        .filter(|c| !is_accent(**c))
        .map(|c| if matches!(c, 'é' | 'É') { 'e' } else { c.to_ascii_lowercase() })
        .collect()
}
