//! What the product tells people outside the screen they look at.
//!
//! Mails go through the outbox: a use case of another crate and [`enqueue`] share one transaction, so a mail is
//! promised exactly when the thing it speaks of was stored; [`deliver_due`] sends later, from any number of processes.
//! In-app notices and digests will stand beside the mails, as tables of their own written in the same transaction.

pub mod domain;
mod error;
mod mailers;
mod ports;
mod store;
mod use_cases;

pub use domain::{Claimed, Language, Letter, Mail, QueueStatus, Recipient, SendError};
pub use error::NotificationError;
pub use mailers::{FileMailer, Sender, SmtpMailer};
pub use ports::Mailer;
pub use use_cases::{
    Delivered, LEASE, claim, deliver_due, enqueue, mark_failed, mark_sent, purge_sent, queue_status,
};
