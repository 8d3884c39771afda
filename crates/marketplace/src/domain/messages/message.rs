use super::Attachment;
use crate::domain::requests::{LIST_MAX, RequestStatus};
use crate::domain::{FieldError, Fields, Reason};
use chrono::{DateTime, Utc};
use std::ops::RangeInclusive;

const CONTENT: RangeInclusive<usize> = 1..=5_000;
const CLIENT_KEY_MAX: usize = 64;
/// Files of one message.
pub const ATTACHMENTS_MAX: usize = 10;

/// The client of a request, and the professional who was selected on it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parties {
    pub client_id: i64,
    pub professional_id: i64,
}

impl Parties {
    /// The one whom `user_id` writes to; none for a third person.
    pub fn other(self, user_id: i64) -> Option<i64> {
        if user_id == self.client_id {
            Some(self.professional_id)
        } else if user_id == self.professional_id {
            Some(self.client_id)
        } else {
            None
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    pub id: i64,
    pub request_id: i64,
    pub sender_id: i64,
    pub receiver_id: i64,
    pub content: String,
    pub client_key: Option<String>,
    pub read_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
    pub attachments: Vec<Attachment>,
}

/// That there is a message, and between whom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Stamp {
    pub id: i64,
    pub request_id: i64,
    pub sender_id: i64,
    pub receiver_id: i64,
}

/// What one of the two parties sees of a conversation in their list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Conversation {
    pub request_id: i64,
    pub request_title: String,
    pub request_status: RequestStatus,
    pub other_id: i64,
    /// Without its attachments.
    pub last_message: Option<Message>,
    pub unread: i64,
    /// When somebody wrote, or when it was opened by the selection.
    pub moved_at: DateTime<Utc>,
}

impl Conversation {
    /// A conversation is closed with its request, and can still be read.
    pub fn can_write(&self) -> bool {
        self.request_status == RequestStatus::Assigned
    }
}

/// The newest messages, or the newest before one of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MessagePage {
    pub(crate) limit: i64,
    pub(crate) before: Option<i64>,
}

impl MessagePage {
    pub fn new(limit: Option<i64>, before: Option<i64>) -> Self {
        Self { limit: limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX), before }
    }
}

/// What was sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawMessage {
    pub receiver_id: i64,
    pub content: String,
    /// An empty one is none.
    pub client_key: String,
    pub attachment_ids: Vec<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewMessage {
    pub(crate) receiver_id: i64,
    pub(crate) content: String,
    pub(crate) client_key: Option<String>,
    /// Each once.
    pub(crate) attachment_ids: Vec<i64>,
}

impl NewMessage {
    /// Every invalid field at once.
    pub fn parse(raw: &RawMessage) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        if raw.receiver_id == 0 {
            f.wrong("receiverId", Reason::Missing);
        }
        let content = f.text("content", &raw.content, CONTENT);
        if raw.client_key.len() > CLIENT_KEY_MAX || !raw.client_key.bytes().all(|b| b.is_ascii_graphic()) {
            f.wrong("clientKey", Reason::NotAKey { max: CLIENT_KEY_MAX });
        }
        let mut attachment_ids = raw.attachment_ids.clone();
        attachment_ids.sort_unstable();
        attachment_ids.dedup();
        if attachment_ids.len() > ATTACHMENTS_MAX {
            f.wrong("attachmentIds", Reason::TooMany { max: ATTACHMENTS_MAX });
        }
        let client_key = Some(raw.client_key.clone()).filter(|k| !k.is_empty());
        f.finish(Self { receiver_id: raw.receiver_id, content, client_key, attachment_ids })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wrong(raw: &RawMessage) -> Vec<(&'static str, Reason)> {
        NewMessage::parse(raw).unwrap_err().into_iter().map(|e| (e.field, e.reason)).collect()
    }

    #[test]
    fn every_wrong_field_of_a_message_is_named() {
        let raw = RawMessage {
            receiver_id: 0,
            content: " \n\u{0}".into(),
            client_key: "é".into(),
            attachment_ids: (1..=11).collect(),
        };
        assert_eq!(
            wrong(&raw),
            [
                ("receiverId", Reason::Missing),
                ("content", Reason::Missing),
                ("clientKey", Reason::NotAKey { max: 64 }),
                ("attachmentIds", Reason::TooMany { max: 10 })
            ]
        );
    }

    #[test]
    fn a_message_has_one_to_five_thousand_characters_whatever_it_carries() {
        let of = |content: String| RawMessage {
            receiver_id: 1,
            content,
            attachment_ids: vec![3],
            ..RawMessage::default()
        };
        assert!(NewMessage::parse(&of("é".repeat(5_000))).is_ok());
        assert_eq!(wrong(&of("é".repeat(5_001))), [("content", Reason::TooLong { max: 5_000 })]);
        assert_eq!(wrong(&of(" ".into())), [("content", Reason::Missing)]);
        let new = NewMessage::parse(&of("  Bonjour\r\nMaître ".into())).unwrap();
        assert_eq!((new.content.as_str(), new.client_key), ("Bonjour\nMaître", None));
    }

    #[test]
    fn a_file_named_twice_counts_once() {
        let raw = RawMessage {
            receiver_id: 1,
            content: "Voici".into(),
            client_key: "k".repeat(64),
            attachment_ids: [7, 7, 3].repeat(9),
        };
        assert_eq!(NewMessage::parse(&raw).unwrap().attachment_ids, [3, 7]);
        let long = RawMessage { client_key: "k".repeat(65), ..raw };
        assert_eq!(wrong(&long), [("clientKey", Reason::NotAKey { max: 64 })]);
    }

    #[test]
    fn only_the_two_parties_have_another_one() {
        let parties = Parties { client_id: 1, professional_id: 2 };
        assert_eq!([1, 2, 3].map(|id| parties.other(id)), [Some(2), Some(1), None]);
    }
}
