//! Text as people type it, made safe to keep and to compare.
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// Lower case, no accents, typographic apostrophes and spaces made plain, runs of space made one.
pub fn fold(s: &str) -> String {
    let mut out = String::with_capacity(s.len());
    let mut gap = false;
    for c in s.nfd().filter(|c| !is_combining_mark(*c)).flat_map(char::to_lowercase) {
        match c {
            'œ' => push(&mut out, &mut gap, "oe"),
            'æ' => push(&mut out, &mut gap, "ae"),
            '’' | '‘' | 'ʼ' => push(&mut out, &mut gap, "'"),
            '–' | '—' | '‑' => push(&mut out, &mut gap, "-"),
            c if c.is_whitespace() => gap = true,
            c => push(&mut out, &mut gap, c.encode_utf8(&mut [0; 4])),
        }
    }
    out
}

fn push(out: &mut String, gap: &mut bool, s: &str) {
    if *gap && !out.is_empty() {
        out.push(' ');
    }
    *gap = false;
    out.push_str(s);
}

/// The words of a folded text: letters and digits only.
pub fn words(folded: &str) -> Vec<&str> {
    folded.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect()
}

/// One line: line ends and tabs become spaces. Control characters, which PostgreSQL cannot keep, and
/// direction overrides, which would make the printed act read otherwise than it is written, go.
pub fn single_line(s: &str) -> String {
    let spaced: String = s.chars().map(|c| if matches!(c, '\n' | '\r' | '\t') { ' ' } else { c }).collect();
    visible(&spaced).trim().to_owned()
}

/// Several lines: line ends are made `\n`, the rest as in [`single_line`].
pub fn multi_line(s: &str) -> String {
    let lines = s.replace("\r\n", "\n").replace('\r', "\n").replace('\t', " ");
    visible(&lines).trim().to_owned()
}

fn visible(s: &str) -> String {
    s.chars().filter(|c| *c == '\n' || !(c.is_control() || overrides_direction(*c))).nfc().collect()
}

fn overrides_direction(c: char) -> bool {
    matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
}

/// An ASCII name for a file: `contrat-de-bail-a-usage-professionnel`. Never empty.
pub fn slug(s: &str) -> String {
    let folded = fold(s);
    let mut out = String::new();
    for word in folded.split(|c: char| !c.is_ascii_alphanumeric()).filter(|w| !w.is_empty()) {
        if out.len() + word.len() > 80 {
            break;
        }
        if !out.is_empty() {
            out.push('-');
        }
        out.push_str(word);
    }
    if out.is_empty() { "document".to_owned() } else { out }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folding_forgets_case_accents_and_typography() {
        assert_eq!(fold("  L’ÉTAT\u{a0}:  Œuvre "), "l'etat : oeuvre");
    }

    #[test]
    fn a_single_line_has_no_line_end_control_or_override() {
        assert_eq!(single_line(" a\r\nb\u{0}\u{202E}c "), "a  bc");
    }

    #[test]
    fn a_slug_is_ascii_and_never_empty() {
        assert_eq!(slug("Contrat de bail – Mme Ngo Mbôg"), "contrat-de-bail-mme-ngo-mbog");
        assert_eq!(slug("🙂"), "document");
    }
}
