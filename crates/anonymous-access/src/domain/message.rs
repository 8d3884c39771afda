use super::{FieldError, Reason};
use chrono::{DateTime, Utc};
use std::fmt;
use unicode_normalization::UnicodeNormalization;

/// A message of the reply channel: 1 to 5,000 characters.
#[derive(Clone, PartialEq, Eq)]
pub struct MessageText(String);

impl MessageText {
    pub const MAX: usize = 5_000;

    /// Control characters, which PostgreSQL cannot keep, and direction overrides go.
    pub fn parse(text: &str) -> Result<Self, FieldError> {
        let lines = text.replace("\r\n", "\n").replace('\r', "\n").replace('\t', " ");
        let overrides = |c: char| matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
        let kept: String =
            lines.chars().filter(|c| *c == '\n' || !(c.is_control() || overrides(*c))).nfc().collect();
        let kept = kept.trim();
        match kept.chars().count() {
            0 => Err(Reason::Missing.of("content")),
            1..=Self::MAX => Ok(Self(kept.to_owned())),
            _ => Err(Reason::TooLong { max: Self::MAX }.of("content")),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for MessageText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MessageText({} characters)", self.0.chars().count())
    }
}

/// What the writer's program names a message by, so that sending it again does not write it twice.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClientKey(String);

impl ClientKey {
    /// An empty one is none.
    pub fn parse(text: &str) -> Result<Option<Self>, FieldError> {
        match text.trim() {
            "" => Ok(None),
            key if key.len() <= 64 && key.bytes().all(|b| b.is_ascii_graphic()) => {
                Ok(Some(Self(key.to_owned())))
            }
            _ => Err(Reason::KeyInvalid.of("clientKey")),
        }
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

#[derive(Clone, PartialEq, Eq)]
pub struct Message {
    pub id: i64,
    /// Else the selected professional wrote it.
    pub from_visitor: bool,
    pub content: String,
    pub client_key: Option<String>,
    pub read_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
}

impl fmt::Debug for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Message({})", self.id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_cleaned_and_bounded() {
        assert_eq!(MessageText::parse(" a\r\nb\u{0}\u{202E} \n").unwrap().as_str(), "a\nb");
        assert_eq!(MessageText::parse(" \n\u{0}"), Err(Reason::Missing.of("content")));
        assert!(MessageText::parse(&"é".repeat(5_000)).is_ok());
        assert_eq!(MessageText::parse(&"é".repeat(5_001)), Err(Reason::TooLong { max: 5_000 }.of("content")));
    }

    #[test]
    fn a_key_is_visible_and_short() {
        assert_eq!(ClientKey::parse(" "), Ok(None));
        assert!(ClientKey::parse(&"k".repeat(64)).unwrap().is_some());
        for wrong in [&"k".repeat(65), "a b", "é", "a\nb"] {
            assert_eq!(ClientKey::parse(wrong), Err(Reason::KeyInvalid.of("clientKey")), "{wrong}");
        }
    }

    #[test]
    fn what_was_written_is_not_printed() {
        assert_eq!(format!("{:?}", MessageText::parse("secret").unwrap()), "MessageText(6 characters)");
    }
}
