//! What is wrong with an opinion on an answer.

use super::{Text, marketplace};
use ai_assistant::domain::{FeedbackProblem, Opinion};

pub fn field((name, problem): (&'static str, FeedbackProblem)) -> (&'static str, Text) {
    let text = match problem {
        FeedbackProblem::UnknownReason => marketplace::UNKNOWN_CODE,
        FeedbackProblem::CommentTooLong => marketplace::too_long(Opinion::COMMENT_MAX),
    };
    (name, text)
}
