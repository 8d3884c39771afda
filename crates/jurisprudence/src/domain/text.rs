//! How what is typed into a form is cleaned.

/// Without control characters, which PostgreSQL cannot keep, and direction overrides, which make a text read otherwise
/// than it is written.
pub fn several_lines(text: &str) -> String {
    let overrides = |c: char| matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let lines = text.replace("\r\n", "\n").replace('\r', "\n").replace('\t', " ");
    lines
        .chars()
        .filter(|c| *c == '\n' || !(c.is_control() || overrides(*c)))
        .collect::<String>()
        .trim()
        .to_owned()
}

/// Spaces that keep words together stay: French writes them before its signs.
pub fn one_line(text: &str) -> String {
    let text = several_lines(text);
    text.split([' ', '\n']).filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Each entry once.
pub fn lines(raw: &[String]) -> Vec<String> {
    let mut kept: Vec<String> = Vec::new();
    for line in raw.iter().map(|l| one_line(l)).filter(|l| !l.is_empty()) {
        if !kept.contains(&line) {
            kept.push(line);
        }
    }
    kept
}
