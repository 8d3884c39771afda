//! The source marks of a text: `[1]`, `[1, 3]`.
use std::collections::BTreeSet;

/// The numbers of the sources that a text marks.
pub fn cited(text: &str) -> BTreeSet<usize> {
    let mut rest = text;
    let mut found = BTreeSet::new();
    while let Some((_, after)) = rest.split_once('[') {
        if let Some((mark, _)) = after.split_once(']').filter(|(mark, _)| ::citations::is_mark(mark)) {
            found.extend(mark.split(|c: char| !c.is_ascii_digit()).filter_map(|n| n.parse::<usize>().ok()));
        }
        rest = after;
    }
    found
}

/// Without source marks.
pub fn without_marks(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('[') {
        out.push_str(before);
        match after.split_once(']') {
            Some((mark, tail)) if ::citations::is_mark(mark) => {
                out.truncate(out.trim_end().len());
                rest = tail;
            }
            _ => {
                out.push('[');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}
