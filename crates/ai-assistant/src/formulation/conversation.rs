use crate::domain::{Language, without_controls};
use std::fmt;

/// Who said a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Speaker {
    Person,
    Assistant,
}

#[derive(Clone, PartialEq, Eq)]
pub struct Turn {
    pub speaker: Speaker,
    pub text: String,
}

/// The conversation so far, what the person says now, and the person's name, which is kept out of what is proposed.
#[derive(Clone, PartialEq, Eq)]
pub struct FormulationInput {
    turns: Vec<Turn>,
    author: String,
}

/// The turns are a person's problem: only their number is shown.
impl fmt::Debug for FormulationInput {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "FormulationInput({} turns)", self.turns.len())
    }
}

/// What is wrong with what was sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum InputError {
    #[error("nothing was said")]
    Empty,
    #[error("the message is longer than {} characters", FormulationInput::MESSAGE_MAX)]
    MessageTooLong,
    #[error("the conversation is longer than {} characters", FormulationInput::CONVERSATION_MAX)]
    ConversationTooLong,
}

/// Of a longer conversation the beginning and the end count.
const TURNS_MAX: usize = 200;

impl FormulationInput {
    pub const MESSAGE_MAX: usize = 4_000;
    pub const CONVERSATION_MAX: usize = 40_000;

    /// `conversation`: the turns as lines `role: content`; a line without a role goes on with the turn before it.
    pub fn parse(conversation: &str, message: &str, author: &str) -> Result<Self, Vec<InputError>> {
        let message = without_controls(message).trim().to_owned();
        let conversation = without_controls(conversation);
        let length = message.chars().count();
        let errors: Vec<InputError> = [
            (length == 0).then_some(InputError::Empty),
            (length > Self::MESSAGE_MAX).then_some(InputError::MessageTooLong),
            (conversation.chars().count() > Self::CONVERSATION_MAX)
                .then_some(InputError::ConversationTooLong),
        ]
        .into_iter()
        .flatten()
        .collect();
        if !errors.is_empty() {
            return Err(errors);
        }
        let mut turns = turns(&conversation);
        // Some pages put the message into the conversation before they send it.
        let is_repeated = turns.last().is_some_and(|t| t.speaker == Speaker::Person && t.text == message);
        if !is_repeated {
            turns.push(Turn { speaker: Speaker::Person, text: message });
        }
        if turns.len() > TURNS_MAX {
            turns.drain(TURNS_MAX / 2..turns.len() - TURNS_MAX / 2);
        }
        Ok(Self { turns, author: author.to_owned() })
    }

    pub(crate) fn turns(&self) -> &[Turn] {
        &self.turns
    }

    pub(crate) fn author(&self) -> &str {
        &self.author
    }

    /// Everything the person said, a turn a line.
    pub fn said(&self) -> String {
        let said = self.turns.iter().filter(|t| t.speaker == Speaker::Person).map(|t| t.text.as_str());
        said.collect::<Vec<_>>().join("\n")
    }

    /// What the person told of the problem itself: the short answers to when and where it was, and what is wanted, say
    /// nothing of the branch of law it belongs to.
    pub fn told(&self) -> String {
        let sentences = super::draft::told(self, Language::Fr).sentences;
        if sentences.is_empty() { self.said() } else { sentences.join("\n") }
    }

    /// The language the person writes in; `None` when the words do not tell.
    pub fn language(&self) -> Option<Language> {
        Language::detect(&self.said())
    }
}

fn turns(conversation: &str) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    for line in conversation.lines() {
        match spoken(line) {
            Some((speaker, text)) => turns.push(Turn { speaker, text: text.trim().to_owned() }),
            None => match turns.last_mut() {
                Some(turn) => {
                    turn.text.push('\n');
                    turn.text.push_str(line);
                }
                None => turns.push(Turn { speaker: Speaker::Person, text: line.to_owned() }),
            },
        }
    }
    for turn in &mut turns {
        turn.text = turn.text.trim().to_owned();
    }
    turns.retain(|t| !t.text.is_empty());
    turns
}

/// The speaker and the rest of a line that begins with a role.
fn spoken(line: &str) -> Option<(Speaker, &str)> {
    let (role, text) = line.trim_start().split_once(':')?;
    let speaker = match role.trim_end().to_ascii_lowercase().as_str() {
        "user" | "client" => Speaker::Person,
        "ai" | "ia" | "assistant" => Speaker::Assistant,
        _ => return None,
    };
    Some((speaker, text))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_with_a_role_are_turns_and_others_go_on() {
        let input = FormulationInput::parse(
            "user: Bonjour\nmon patron: il refuse\nai: Quand ?\n\nuser: hier",
            "à Douala",
            "",
        )
        .unwrap();
        let turns: Vec<(Speaker, &str)> =
            input.turns().iter().map(|t| (t.speaker, t.text.as_str())).collect();
        assert_eq!(
            turns,
            [
                (Speaker::Person, "Bonjour\nmon patron: il refuse"),
                (Speaker::Assistant, "Quand ?"),
                (Speaker::Person, "hier"),
                (Speaker::Person, "à Douala"),
            ]
        );
    }

    #[test]
    fn the_message_counts_once_where_the_conversation_ends_with_it() {
        let input = FormulationInput::parse("user: hier", " hier ", "").unwrap();
        assert_eq!(input.said(), "hier");
    }

    #[test]
    fn every_error_is_told_at_once() {
        let errors = FormulationInput::parse(&"é".repeat(40_001), " \u{0} ", "").unwrap_err();
        assert_eq!(errors, [InputError::Empty, InputError::ConversationTooLong]);
        assert_eq!(
            FormulationInput::parse("", &"é".repeat(4_001), "").unwrap_err(),
            [InputError::MessageTooLong]
        );
    }
}
