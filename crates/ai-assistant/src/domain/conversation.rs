//! What a person asks the assistant, conversation by conversation.

use super::question::without_controls;
use super::{Question, fold};
use chrono::{DateTime, Utc};
use std::fmt;

/// Words of a search that are looked at: a database bounds the depth of a condition.
const SEARCH_WORDS: usize = 12;

/// What a conversation is called: one line of 1 to 80 characters.
///
/// `Debug` never shows it: it is made of a question.
#[derive(Clone, PartialEq, Eq)]
pub struct ConversationTitle(String);

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TitleError {
    #[error("the title is empty")]
    Empty,
    #[error("the title is longer than {} characters", ConversationTitle::MAX_CHARS)]
    TooLong,
}

impl ConversationTitle {
    pub const MAX_CHARS: usize = 80;

    pub fn parse(text: &str) -> Result<Self, TitleError> {
        let title = joined(&without_controls(text));
        match title.chars().count() {
            0 => Err(TitleError::Empty),
            n if n > Self::MAX_CHARS => Err(TitleError::TooLong),
            _ => Ok(Self(title)),
        }
    }

    /// The first line of the first question, cut at a word. The migration of the log makes its titles by the same rule.
    pub fn of(question: &Question) -> Self {
        let line = joined(question.as_str().lines().next().unwrap_or_default());
        if line.chars().count() <= Self::MAX_CHARS {
            return Self(line);
        }
        let head: String = line.chars().take(Self::MAX_CHARS).collect();
        let whole_words = head.rsplit_once(' ').map(|(before, _)| before.to_owned());
        let kept = whole_words.unwrap_or_else(|| head.chars().take(Self::MAX_CHARS - 1).collect());
        Self(format!("{kept}…"))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for ConversationTitle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ConversationTitle({} characters)", self.0.chars().count())
    }
}

fn joined(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A conversation as a list shows it. `Debug` does not show its title.
#[derive(Clone, PartialEq, Eq)]
pub struct Conversation {
    pub id: i64,
    pub title: String,
    /// Out of the list that is shown first; nothing of it is erased.
    pub is_hidden: bool,
    /// How many exchanges it has.
    pub exchanges: i64,
    pub created_at: DateTime<Utc>,
    /// The moment of its last exchange.
    pub updated_at: DateTime<Utc>,
}

impl fmt::Debug for Conversation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Conversation")
            .field("id", &self.id)
            .field("is_hidden", &self.is_hidden)
            .field("exchanges", &self.exchanges)
            .field("updated_at", &self.updated_at)
            .finish_non_exhaustive()
    }
}

/// Which conversations a list shows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ConversationFilter {
    pub is_hidden: bool,
    /// Words, any case and accents: each stands in the title, in a question or in an answer.
    pub text: String,
    pub limit: Option<i64>,
    pub offset: Option<i64>,
}

/// What is to change; what is absent stays.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ConversationChange {
    pub title: Option<ConversationTitle>,
    pub is_hidden: Option<bool>,
}

/// What a search looks through.
pub(crate) fn search_key(text: &str) -> String {
    fold(text).replace(['’', '‘', 'ʼ'], "'")
}

/// The words of a search. A control character is in no text, and PostgreSQL takes no NUL.
pub(crate) fn search_words(text: &str) -> Vec<String> {
    let key = search_key(text);
    let words = key.split(|c: char| c.is_whitespace() || c.is_control()).filter(|w| !w.is_empty());
    words.take(SEARCH_WORDS).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn title(question: &str) -> String {
        ConversationTitle::of(&Question::parse(question).unwrap()).as_str().to_owned()
    }

    #[test]
    fn a_title_is_one_line_of_1_to_80_characters() {
        let parsed = |text: &str| ConversationTitle::parse(text).map(|t| t.as_str().to_owned());
        assert_eq!(parsed("  Mon\r\n bail\u{0} \u{202e}1 "), Ok("Mon bail 1".into()));
        assert_eq!(parsed(" \n\u{7} "), Err(TitleError::Empty));
        assert_eq!(parsed(&"é".repeat(80)), Ok("é".repeat(80)));
        assert_eq!(parsed(&"é".repeat(81)), Err(TitleError::TooLong));
    }

    #[test]
    fn a_conversation_is_called_by_the_first_line_of_its_first_question() {
        assert_eq!(title("Mon  préavis\u{202f}? \nJ’ai cinq ans."), "Mon préavis ?");
        assert_eq!(title(&"é".repeat(80)), "é".repeat(80));
    }

    #[test]
    fn a_long_one_is_cut_at_a_word() {
        let words = "Mon patron me licencie ".repeat(5);
        assert_eq!(
            title(&words),
            "Mon patron me licencie Mon patron me licencie Mon patron me licencie Mon patron…"
        );
        // The eightieth character is the space behind a whole word.
        assert_eq!(title(&format!("{} bail", "é".repeat(79))), format!("{}…", "é".repeat(79)));
        assert_eq!(title(&"é".repeat(200)), format!("{}…", "é".repeat(79)), "a word without an end");
    }

    #[test]
    fn a_search_forgets_case_accents_and_typography() {
        assert_eq!(search_key("L’Été\u{a0}: Œuvre"), "l'ete\u{a0}: oeuvre");
        assert_eq!(search_words(" L'ÉTÉ\u{0}œuvre "), ["l'ete", "oeuvre"]);
        assert_eq!(search_words(&"a ".repeat(40)).len(), 12);
    }

    #[test]
    fn debug_does_not_show_a_title() {
        let shown = format!("{:?}", ConversationTitle::parse("mon secret").unwrap());
        assert_eq!(shown, "ConversationTitle(10 characters)");
    }
}
