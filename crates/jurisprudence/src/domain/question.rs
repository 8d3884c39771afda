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
    /// A right answer holds one of these in its first lines; none where nobody has written any.
    pub direct: Vec<String>,
    /// What the law says to a question of yes or no, as it was asked.
    pub holds: Option<bool>,
    /// Not looked at while the engine is changed.
    pub is_held_back: bool,
}
