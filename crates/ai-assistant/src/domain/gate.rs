use super::question::is_direction_override;
use super::sentence::{Marker, block_marker, first_sentence, sentences};
use super::{Citation, Evidence, Language, Passage};
use ::citations::is_mark;

/// Lets through only what the passages bear out. Deterministic: the same text and passages give the same result.
#[derive(Debug, Clone)]
pub struct Gate {
    evidence: Evidence,
    sources: usize,
}

/// A text that passed the gate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Gated {
    pub text: String,
    /// The normal forms of the citations that were removed.
    pub removed: Vec<String>,
}

impl Gate {
    pub fn new(passages: &[Passage]) -> Self {
        Self { evidence: Evidence::of(passages), sources: passages.len() }
    }

    /// Checks a whole text. A sentence with an unfounded citation goes; where the citation stands in
    /// brackets only the brackets go. Source marks beyond the sources go.
    pub fn check(&self, text: &str) -> Gated {
        let mut stream = StreamGate::new(self.clone());
        let mut out = stream.push(text);
        let (rest, removed) = stream.finish();
        out.push_str(&rest);
        Gated { text: out, removed }
    }

    /// The citations of a text that no passage bears out.
    pub fn unfounded(&self, text: &str) -> Vec<Citation> {
        sentences(text).flat_map(|s| self.evidence.unfounded(s)).collect()
    }

    /// One sentence, or what of it may stand; `None` when nothing may.
    fn judge(&self, sentence: &str, removed: &mut Vec<String>) -> Option<String> {
        let mut text = without_wrong_marks(sentence, self.sources);
        // Each turn takes one pair of brackets out, so it ends.
        loop {
            let bad = self.evidence.unfounded(&text);
            let Some(first) = bad.first() else { break };
            removed.push(first.normal.clone());
            let Some(shorter) = without_brackets(&text, first) else {
                removed.extend(bad.iter().skip(1).map(|c| c.normal.clone()));
                return None;
            };
            text = shorter;
        }
        // What is left must still begin and end as the sentence did, or its neighbours would run into it.
        let is_block = |s: &str| matches!(block_marker(s.trim_start()), Marker::Here(_));
        let same_start = is_block(&text) == is_block(sentence);
        let changed = text.len() != sentence.len();
        let whole = first_sentence(&format!("{text}A"), false).is_some_and(|end| end == text.len());
        let was_whole =
            first_sentence(&format!("{sentence}A"), false).is_some_and(|end| end == sentence.len());
        (!changed || same_start && (whole || !was_whole)).then_some(text)
    }
}

/// The sentence for the person when something was removed.
pub fn removed_notice(language: Language) -> &'static str {
    language.pick(
        "Une référence qui ne figure pas dans nos sources a été retirée de la réponse.",
        "A reference that is not in our sources was removed from the answer.",
    )
}

/// The gate for a text that arrives in pieces: it gives a sentence out only once it is complete and checked,
/// so nothing unverified is ever shown. However the text is cut, the result is the same.
#[derive(Debug, Clone)]
pub struct StreamGate {
    gate: Gate,
    waiting: String,
    removed: Vec<String>,
    /// A list item's marker whose first sentence was removed: it goes before the item's next sentence.
    marker: String,
    /// How many line breaks end what was given out so far, two at most: where a line or a paragraph starts.
    breaks: usize,
    /// The last sentence given out.
    last: String,
    /// Whether something was taken out since.
    disturbed: bool,
}

impl StreamGate {
    pub fn new(gate: Gate) -> Self {
        Self {
            gate,
            waiting: String::new(),
            removed: Vec::new(),
            marker: String::new(),
            breaks: 2,
            last: String::new(),
            disturbed: false,
        }
    }

    /// Takes the next piece and gives out the sentences that are complete and may stand.
    pub fn push(&mut self, piece: &str) -> String {
        self.waiting.extend(piece.chars().filter(|c| !is_direction_override(*c)));
        self.release(false)
    }

    /// Gives out what is left, and the normal forms of what was removed.
    pub fn finish(mut self) -> (String, Vec<String>) {
        let rest = self.release(true);
        (rest, self.removed)
    }

    fn release(&mut self, complete: bool) -> String {
        let waiting = std::mem::take(&mut self.waiting);
        let mut rest = waiting.as_str();
        let mut out = String::new();
        while let Some(end) = first_sentence(rest, complete) {
            let Some((sentence, after)) = rest.split_at_checked(end) else { break };
            self.judge_into(sentence, &mut out);
            rest = after;
        }
        self.waiting = rest.to_owned();
        out
    }

    fn judge_into(&mut self, sentence: &str, out: &mut String) {
        let breaks = breaks_at_end(sentence);
        let Some(text) = self.gate.judge(sentence, &mut self.removed) else {
            return self.leave_out(sentence, breaks, out);
        };
        let text = format!("{}{text}", self.marker);
        // Where something was taken out, two sentences must not become one, and one citation with them.
        if (self.disturbed || text != sentence) && !parted(&self.last, &text) {
            let gap = "\n".repeat(2_usize.saturating_sub(self.breaks));
            if !parted(&format!("{}{gap}", self.last), &text) {
                return self.leave_out(sentence, breaks, out);
            }
            out.push_str(&gap);
        }
        self.marker.clear();
        self.disturbed = text != sentence;
        out.push_str(&text);
        if text.trim().is_empty() {
            self.breaks = (self.breaks + breaks_at_end(&text)).min(2);
            self.last.push_str(&text);
        } else {
            self.breaks = breaks_at_end(&text);
            self.last = text;
        }
    }

    fn leave_out(&mut self, sentence: &str, breaks: usize, out: &mut String) {
        self.disturbed = true;
        if breaks > 0 {
            // The line goes; what its end parted stays parted.
            self.marker.clear();
            let rest = "\n".repeat(breaks.saturating_sub(self.breaks));
            out.push_str(&rest);
            self.last.push_str(&rest);
            self.breaks = self.breaks.max(breaks);
        } else {
            let line = sentence.trim_start();
            if let (true, Marker::Here(length)) = (self.breaks > 0, block_marker(line)) {
                self.marker = line.get(..length).unwrap_or_default().to_owned();
            }
        }
    }
}

/// Whether a sentence ends where `before` does when `after` follows.
fn parted(before: &str, after: &str) -> bool {
    let both = format!("{before}{after}");
    let ends = sentences(&both).scan(0, |end, sentence| {
        *end += sentence.len();
        Some(*end)
    });
    before.is_empty() || ends.take_while(|end| *end <= before.len()).any(|end| end == before.len())
}

fn breaks_at_end(text: &str) -> usize {
    let body = text.trim_end();
    text.get(body.len()..).unwrap_or_default().matches('\n').count().min(2)
}

/// Removes the numbers of source marks that name no source: `[1, 9]` of two sources becomes `[1]`, `[9]` goes.
fn without_wrong_marks(text: &str, sources: usize) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(open) = rest.find('[') {
        let (before, from) = rest.split_at_checked(open).unwrap_or((rest, ""));
        out.push_str(before);
        let inside =
            from.get(1..).and_then(|r| r.find(']').and_then(|close| r.get(..close))).filter(|i| is_mark(i));
        let Some(inside) = inside else {
            out.push('[');
            rest = from.get(1..).unwrap_or_default();
            continue;
        };
        rest = from.get(inside.len() + 2..).unwrap_or_default();
        let numbers: Vec<&str> = inside.split([',', ';', '-', '–', ' ']).filter(|n| !n.is_empty()).collect();
        let good = |n: &&&str| n.parse::<usize>().is_ok_and(|n| (1..=sources).contains(&n));
        let valid: Vec<&str> = numbers.iter().filter(good).copied().collect();
        if valid.len() == numbers.len() {
            out.push('[');
            out.push_str(inside);
            out.push(']');
        } else if !valid.is_empty() {
            out.push('[');
            out.push_str(&valid.join(", "));
            out.push(']');
        } else if !rest.starts_with(char::is_alphanumeric) {
            let shorter = out.trim_end_matches([' ', '\u{a0}']).len();
            // A mark that opens a line has no space of its own before it.
            if !out.get(..shorter).unwrap_or_default().ends_with('\n') {
                out.truncate(shorter);
            }
        }
    }
    out.push_str(rest);
    out
}

/// The text without the innermost brackets around a citation, when it stands in some and something remains.
fn without_brackets(text: &str, citation: &Citation) -> Option<String> {
    let before = text.get(..citation.start)?;
    let mut depth = 0_u32;
    let mut open = None;
    for (at, c) in before.char_indices().rev() {
        match c {
            ')' => depth += 1,
            '(' if depth == 0 => {
                open = Some(at);
                break;
            }
            '(' => depth -= 1,
            _ => {}
        }
    }
    let open = open?;
    let mut depth = 0_u32;
    let inside = text.get(open..)?;
    let close = inside.char_indices().find_map(|(at, c)| match c {
        '(' => {
            depth += 1;
            None
        }
        ')' => {
            depth = depth.saturating_sub(1);
            (depth == 0).then_some(open + at)
        }
        _ => None,
    })?;
    if close < citation.start {
        return None;
    }
    let head = text.get(..open)?.trim_end_matches([' ', '\u{a0}', '\u{202f}']);
    let tail = text.get(close + 1..)?;
    // A bracket that was a paragraph of the citation itself, "article 99 (2)", takes nothing away.
    let words = |s: &str| s.chars().any(char::is_alphabetic);
    if !words(head) && !words(tail) {
        return None;
    }
    let space = if tail.starts_with(char::is_alphanumeric) { " " } else { "" };
    Some(format!("{head}{space}{tail}"))
}

#[cfg(test)]
mod tests;
