use super::schema::{message_attachments, professional_messages};
use crate::domain::messages::{Attachment, MediaType, Message, Stamp};
use database::{MultiBackend, UtcTime, text_column};
use diesel::prelude::*;

text_column!(MediaType);

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = professional_messages, check_for_backend(MultiBackend))]
pub struct MessageRow {
    pub id: i64,
    request_id: i64,
    sender_id: i64,
    receiver_id: i64,
    content: String,
    client_key: Option<String>,
    read_at: Option<UtcTime>,
    created_at: UtcTime,
}

impl MessageRow {
    pub fn with(self, attachments: Vec<Attachment>) -> Message {
        Message {
            id: self.id,
            request_id: self.request_id,
            sender_id: self.sender_id,
            receiver_id: self.receiver_id,
            content: self.content,
            client_key: self.client_key,
            read_at: self.read_at.map(Into::into),
            created_at: self.created_at.into(),
            attachments,
        }
    }
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = professional_messages, check_for_backend(MultiBackend))]
pub struct StampRow {
    id: i64,
    request_id: i64,
    sender_id: i64,
    receiver_id: i64,
}

impl From<StampRow> for Stamp {
    fn from(r: StampRow) -> Self {
        Self { id: r.id, request_id: r.request_id, sender_id: r.sender_id, receiver_id: r.receiver_id }
    }
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = message_attachments, check_for_backend(MultiBackend))]
pub struct AttachmentRow {
    id: i64,
    uploader_id: i64,
    request_id: i64,
    message_id: Option<i64>,
    name: String,
    media_type: MediaType,
    size: i64,
    sha256: String,
    storage_key: String,
    created_at: UtcTime,
}

impl From<AttachmentRow> for Attachment {
    fn from(r: AttachmentRow) -> Self {
        Self {
            id: r.id,
            uploader_id: r.uploader_id,
            request_id: r.request_id,
            message_id: r.message_id,
            name: r.name,
            media_type: r.media_type,
            size: r.size,
            sha256: r.sha256,
            storage_key: r.storage_key,
            created_at: r.created_at.into(),
        }
    }
}
