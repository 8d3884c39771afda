//! How messages and conversations look on the wire.

use crate::language::Lang;
use crate::wording::marketplace::name_of;
use chrono::{DateTime, Utc};
use identity::domain::Person;
use marketplace::domain::messages::{Attachment, Conversation, Message};
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Attachment)]
pub struct AttachmentView {
    pub id: i64,
    pub name: String,
    /// What its bytes say: application/pdf, image/jpeg, image/png or Word's type.
    pub media_type: &'static str,
    /// Bytes.
    pub size: i64,
}

impl From<Attachment> for AttachmentView {
    fn from(a: Attachment) -> Self {
        Self { id: a.id, name: a.name, media_type: a.media_type.as_str(), size: a.size }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Message)]
pub struct MessageView {
    pub id: i64,
    pub request_id: i64,
    pub sender_id: i64,
    pub receiver_id: i64,
    pub content: String,
    pub client_key: Option<String>,
    pub is_read: bool,
    pub read_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
    pub attachments: Vec<AttachmentView>,
}

impl From<Message> for MessageView {
    fn from(m: Message) -> Self {
        Self {
            id: m.id,
            request_id: m.request_id,
            sender_id: m.sender_id,
            receiver_id: m.receiver_id,
            content: m.content,
            client_key: m.client_key,
            is_read: m.read_at.is_some(),
            read_at: m.read_at,
            created_at: m.created_at,
            attachments: m.attachments.into_iter().map(Into::into).collect(),
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LastMessage)]
pub struct LastMessageView {
    pub id: i64,
    pub sender_id: i64,
    pub content: String,
    pub created_at: DateTime<Utc>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Conversation)]
pub struct ConversationView {
    pub request_id: i64,
    pub request_title: String,
    /// assigned or closed
    pub request_status: &'static str,
    pub other_id: i64,
    pub other_name: String,
    pub other_role: &'static str,
    pub last_message: Option<LastMessageView>,
    pub unread_count: i64,
    /// A conversation is closed with its request.
    pub can_write: bool,
}

impl ConversationView {
    /// The two parties know each other: a conversation begins with the selection.
    pub fn of(c: Conversation, other: &Person, lang: Lang) -> Self {
        let last_message = |m: Message| LastMessageView {
            id: m.id,
            sender_id: m.sender_id,
            content: m.content,
            created_at: m.created_at,
        };
        Self {
            can_write: c.can_write() && !other.is_deleted,
            request_id: c.request_id,
            request_title: c.request_title,
            request_status: c.request_status.as_str(),
            other_id: c.other_id,
            other_name: name_of(other, lang),
            other_role: other.role.as_str(),
            last_message: c.last_message.map(last_message),
            unread_count: c.unread,
        }
    }
}
