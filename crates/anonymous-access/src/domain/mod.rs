//! Types and rules; no database, no clock, no randomness.

mod access;
mod code_words;
mod contact;
mod encoding;
mod field;
mod keys;
mod message;
mod proof;
mod secret;
mod visitor;
mod word_list;

pub use access::{
    Access, ERASE_AFTER, EXTENSION, EXTENSIONS, FORGET_AFTER, LATE_NEWS, Language, VALIDITY, WARN_BEFORE,
};
pub use code_words::{CODE_WORDS, CodeWords, CodeWordsError};
pub use contact::ContactEmail;
pub(crate) use encoding::hex;
pub use field::{FieldError, Reason};
pub use keys::{Keys, Purpose, Seed};
pub use message::{ClientKey, Message, MessageText};
pub use proof::{Challenge, ChallengeError, DIFFICULTY, PROOF_LIFE, Proof};
pub use secret::{AccessToken, StopToken};
pub use visitor::{Address, MESSAGES, Quota, VisitorId, WARN_AT, WINDOW};
