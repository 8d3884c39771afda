mod failure;
mod letter;
mod mail;
mod notice;
mod queue;
mod recipient;
mod topic;
mod wording;

pub use failure::SendError;
pub use letter::{Enclosure, Letter};
pub use mail::Mail;
pub use notice::{Mailing, Notice, StoredNotice, messages_of};
pub use queue::{Claimed, Fate, MAX_ATTEMPTS, QueueStatus, next_attempt};
pub use recipient::{Language, Recipient};
pub use topic::Topic;
