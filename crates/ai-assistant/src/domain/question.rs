use std::fmt;

/// What a person asked: 1 to 4,000 characters, without control characters.
///
/// `Debug` never shows the text: a question is personal data and must not reach a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Question(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum QuestionError {
    #[error("the question is empty")]
    Empty,
    #[error("the question is longer than {} characters", Question::MAX_CHARS)]
    TooLong,
}

impl Question {
    pub const MAX_CHARS: usize = 4_000;

    pub fn parse(text: &str) -> Result<Self, QuestionError> {
        let text = without_controls(text);
        let text = text.trim();
        match text.chars().count() {
            0 => Err(QuestionError::Empty),
            n if n > Self::MAX_CHARS => Err(QuestionError::TooLong),
            _ => Ok(Self(text.to_owned())),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Question {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Question({} characters)", self.0.chars().count())
    }
}

/// Line breaks stay, tabs become spaces, every other control character and direction override goes.
pub(crate) fn without_controls(text: &str) -> String {
    text.replace("\r\n", "\n")
        .chars()
        .map(|c| if c == '\t' || c == '\r' { ' ' } else { c })
        .filter(|c| *c == '\n' || !(c.is_control() || is_direction_override(*c)))
        .collect()
}

/// Direction overrides: they make a text read otherwise than it is stored.
pub(super) fn is_direction_override(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_has_1_to_4000_characters() {
        assert_eq!(Question::parse(" \u{0}\n\u{7} "), Err(QuestionError::Empty));
        assert_eq!(Question::parse(&"é".repeat(4_001)), Err(QuestionError::TooLong));
        assert_eq!(
            Question::parse(&format!("  {} ", "é".repeat(4_000))).map(|q| q.as_str().chars().count()),
            Ok(4_000)
        );
    }

    #[test]
    fn control_characters_go_and_lines_stay() {
        let q = Question::parse("a\u{0}b\r\nc\u{1b}[31m\u{202e}\td").unwrap();
        assert_eq!(q.as_str(), "ab\nc[31m d");
    }

    #[test]
    fn debug_does_not_show_the_text() {
        let q = Question::parse("mon secret").unwrap();
        assert_eq!(format!("{q:?}"), "Question(10 characters)");
    }
}
