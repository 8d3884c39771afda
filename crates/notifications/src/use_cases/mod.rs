mod claim;
mod deliver_due;
mod enqueue;
mod enqueue_sealed;
mod fate;
mod forget_person;
mod mark_failed;
mod mark_sent;
mod mutes;
mod notice_mails;
mod notices;
mod notify;
mod purge_sent;
mod queue_status;
mod withdraw_mails;

pub use claim::claim;
pub use deliver_due::{Delivered, LEASE, Post, deliver_due};
pub use enqueue::enqueue;
pub use enqueue_sealed::{SEALED, enqueue_sealed, is_enqueued_since};
pub use fate::fate;
pub use forget_person::{forget_person, notices_to_export};
pub use mark_failed::mark_failed;
pub use mark_sent::mark_sent;
pub use mutes::{mute_topics, muted_topics, mutes_of};
pub use notice_mails::{MailDue, enqueue_digest, enqueue_notice, notices_due, notices_mailed};
pub use notices::{
    NoticePage, Notices, forget_request, last_notice_id, mark_messages_seen, mark_notices_read,
    missed_notices, new_notices, notices, purge_notices, unread_notices,
};
pub use notify::{notify, notify_all, notify_unmailed};
pub use purge_sent::{purge_failed, purge_sent};
pub use queue_status::queue_status;
pub use withdraw_mails::withdraw_mails;
