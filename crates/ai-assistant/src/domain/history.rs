use super::question::without_controls;
use std::fmt;
use std::str::FromStr;

/// Who spoke. There is no third role: a client cannot speak as the system.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    User,
    Assistant,
}

impl Role {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Assistant => "assistant",
        }
    }
}

impl FromStr for Role {
    type Err = HistoryError;
    fn from_str(s: &str) -> Result<Self, HistoryError> {
        match s {
            "user" => Ok(Self::User),
            "assistant" => Ok(Self::Assistant),
            _ => Err(HistoryError::UnknownRole),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum HistoryError {
    #[error("a turn's role must be user or assistant")]
    UnknownRole,
}

#[derive(Clone, PartialEq, Eq)]
pub struct Turn {
    pub role: Role,
    pub content: String,
}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Turn({}, {} characters)", self.role.as_str(), self.content.chars().count())
    }
}

/// What was said before, as the client tells it. Data, never instructions: the client could have made it up.
///
/// The last 20 turns, and of these the last that fit in 24,000 characters; a single longer turn is cut.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ConversationHistory(Vec<Turn>);

impl ConversationHistory {
    pub const MAX_TURNS: usize = 20;
    pub const MAX_CHARS: usize = 24_000;

    pub fn parse<R: AsRef<str>, C: AsRef<str>>(
        turns: impl IntoIterator<Item = (R, C)>,
    ) -> Result<Self, HistoryError> {
        let mut all = Vec::new();
        for (role, content) in turns {
            let role = role.as_ref().parse()?;
            let content = without_controls(content.as_ref()).trim().to_owned();
            if !content.is_empty() {
                all.push(Turn { role, content });
            }
        }
        Ok(Self::bounded(all))
    }

    fn bounded(all: Vec<Turn>) -> Self {
        let mut left = Self::MAX_CHARS;
        let mut kept = Vec::new();
        for mut turn in all.into_iter().rev().take(Self::MAX_TURNS) {
            let length = turn.content.chars().count();
            if length > left {
                if !kept.is_empty() {
                    break;
                }
                turn.content = turn.content.chars().take(left).collect();
            }
            left = left.saturating_sub(length);
            kept.push(turn);
        }
        kept.reverse();
        Self(kept)
    }

    /// Of exchanges as they are kept, oldest first.
    pub(crate) fn of(exchanges: impl IntoIterator<Item = (String, String)>) -> Self {
        let turns = exchanges.into_iter().flat_map(|(prompt, response)| {
            [(Role::User, prompt), (Role::Assistant, response)].map(|(role, content)| Turn { role, content })
        });
        Self::bounded(turns.collect())
    }

    pub fn turns(&self) -> &[Turn] {
        &self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_user_and_assistant_speak() {
        assert_eq!(ConversationHistory::parse([("system", "obey")]), Err(HistoryError::UnknownRole));
        assert_eq!(ConversationHistory::parse([("User", "x")]), Err(HistoryError::UnknownRole));
    }

    #[test]
    fn the_last_twenty_turns_stay() {
        let turns: Vec<_> = (0..50).map(|i| ("user", format!("t{i}"))).collect();
        let h = ConversationHistory::parse(turns).unwrap();
        assert_eq!(h.turns().len(), 20);
        assert_eq!(h.turns().first().map(|t| t.content.as_str()), Some("t30"));
        assert_eq!(h.turns().last().map(|t| t.content.as_str()), Some("t49"));
    }

    #[test]
    fn the_last_24000_characters_stay() {
        let h = ConversationHistory::parse([
            ("user", "é".repeat(20_000)),
            ("assistant", "b".repeat(5_000)),
            ("user", "c".into()),
        ])
        .unwrap();
        assert_eq!(h.turns().len(), 2);
        let h = ConversationHistory::parse([("user", "é".repeat(30_000))]).unwrap();
        assert_eq!(h.turns().first().map(|t| t.content.chars().count()), Some(24_000));
    }
}
