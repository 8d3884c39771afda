//! What an operator said, in one closed list for all of them.

use std::fmt;

/// An outcome, with the operator's own code for it and its words without anybody's number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Heard<T> {
    pub outcome: T,
    /// At most 100 characters.
    pub code: String,
    /// At most 2,000 characters.
    pub raw: String,
    is_outage: bool,
}

const CODE_MAX: usize = 100;
const RAW_MAX: usize = 2_000;

impl<T> Heard<T> {
    pub fn new(outcome: T, code: impl Into<String>, raw: impl Into<String>) -> Self {
        let cut = |text: String, max: usize| {
            // NUL cannot be kept by PostgreSQL.
            text.chars().filter(|c| *c != '\0').take(max).collect()
        };
        let (code, raw) = (cut(code.into(), CODE_MAX), cut(raw.into(), RAW_MAX));
        Self { outcome, code, raw, is_outage: false }
    }

    /// Whatever it says, it is not about this payment: the operator, or what stands before it, is down.
    pub fn in_outage(self, is_outage: bool) -> Self {
        Self { is_outage, ..self }
    }

    /// No answer, or one that says only that there is none now.
    pub fn is_silence(&self) -> bool {
        self.is_outage || super::reason::is_silence(&self.code)
    }

    pub fn with<U>(self, outcome: U) -> Heard<U> {
        Heard { outcome, code: self.code, raw: self.raw, is_outage: self.is_outage }
    }
}

/// Before any money is asked for.
#[derive(Clone, PartialEq, Eq)]
pub enum Prepared {
    /// This operator needs nothing before.
    Nothing,
    /// It needs nothing, but doubts that the number has an account. It only advises.
    Doubtful,
    Token {
        pay: String,
        notif: Option<String>,
        url: Option<String>,
    },
    /// Refused, or no answer: no money can have moved.
    Failed,
}

/// Without the tokens, and without the page, whose address has one.
impl fmt::Debug for Prepared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Nothing => "Nothing",
            Self::Doubtful => "Doubtful",
            Self::Token { .. } => "Token(secret)",
            Self::Failed => "Failed",
        })
    }
}

/// After the money was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Submission {
    Accepted,
    /// The operator has this reference already: it is asked about, never sent under another one.
    AlreadyThere,
    /// No payment exists.
    Rejected,
    /// A payment exists, and has failed.
    Failed,
    CannotKnow,
}

/// What an authenticated question about a payment was answered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Report {
    /// What is there is compared with what was asked for.
    Paid {
        external: Option<String>,
        amount: Option<i64>,
        currency: Option<String>,
        reference: Option<String>,
    },
    Failed,
    Expired,
    Waiting,
    /// Orange's page was not used yet.
    Untouched,
    /// Never arrived, or not visible yet.
    NotFound,
    CannotKnow,
    /// Nothing was ever asked of the operator, and nothing can have been.
    NeverSent,
    /// It was not asked this time: as many questions as it takes had been asked by others.
    NotAsked,
}

#[cfg(test)]
mod tests {
    use super::{Heard, Prepared};

    #[test]
    fn what_was_prepared_is_printed_without_its_tokens() {
        let (pay, notif, url) =
            ("hunter2".to_owned(), Some("hunter3".to_owned()), Some("https://o/hunter4".to_owned()));
        let heard = Heard::new(Prepared::Token { pay, notif, url }, "INITIATED", "");
        assert!(!format!("{heard:?}").contains("hunter"), "{heard:?}");
    }

    #[test]
    fn an_outage_is_silence_whatever_its_words() {
        let heard = Heard::new((), "INTERNAL_PROCESSING_ERROR", "");
        assert!(!heard.is_silence());
        assert!(heard.in_outage(true).with(1).is_silence());
    }

    #[test]
    fn words_of_an_operator_are_cut_to_what_is_kept() {
        let heard = Heard::new((), "é".repeat(300), "a\0b".repeat(2_000));
        assert_eq!((heard.code.chars().count(), heard.raw.len()), (100, 2_000));
        assert!(!heard.raw.contains('\0'));
    }
}
