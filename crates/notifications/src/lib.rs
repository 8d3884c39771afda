//! What the product tells people outside the screen they look at.
//!
//! Mails go through the outbox: a use case of another crate and [`enqueue`] share one transaction, so a mail is
//! promised exactly when the thing it speaks of was stored; [`deliver_due`] sends later, from any number of processes.
//! Notices inside the product ([`notify`]) are rows of the same transaction too; a job makes mails of those that are due.

pub mod domain;
mod error;
mod mailers;
mod ports;
mod store;
mod use_cases;

pub use domain::{
    Claimed, Enclosure, Fate, Language, Letter, Mail, Mailing, Notice, QueueStatus, Recipient, SendError,
    StoredNotice, Topic,
};
pub use error::NotificationError;
pub use mailers::{FileMailer, Sender, SmtpMailer};
pub use ports::{Envelope, Envelopes, Mailer};
pub use use_cases::{
    Delivered, LEASE, MailDue, NoticePage, Notices, Post, SEALED, claim, deliver_due, enqueue,
    enqueue_digest, enqueue_notice, enqueue_sealed, fate, forget_person, forget_request, is_enqueued_since,
    last_notice_id, mark_failed, mark_messages_seen, mark_notices_read, mark_sent, missed_notices,
    mute_topics, muted_topics, mutes_of, new_notices, notices, notices_due, notices_mailed,
    notices_to_export, notify, notify_all, notify_unmailed, purge_failed, purge_notices, purge_sent,
    queue_status, unread_notices, withdraw_mails,
};
