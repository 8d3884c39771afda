use super::{Key, Language};

/// How a question of a test set is written: a report is broken down by it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Style(pub String);

/// A question with the notes that answer it, best first; none when it lies outside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Question {
    pub id: String,
    pub language: Language,
    pub text: String,
    pub expected: Vec<Key>,
    pub is_outside: bool,
    pub style: Style,
}
