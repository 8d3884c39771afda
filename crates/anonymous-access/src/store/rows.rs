use super::schema::{anonymous_access, anonymous_messages};
use crate::domain::{Access, Language, Message};
use database::{MultiBackend, UtcTime, text_column};
use diesel::prelude::*;

text_column!(Language);

#[derive(Queryable, Selectable)]
#[diesel(table_name = anonymous_access, check_for_backend(MultiBackend))]
pub struct AccessRow {
    id: i64,
    request_id: Option<i64>,
    pub token_hash: String,
    pub words_hash: String,
    pub stop_hash: Option<String>,
    language: Language,
    expires_at: UtcTime,
    extensions: i32,
    notices_enabled: bool,
    created_at: UtcTime,
}

impl From<AccessRow> for Access {
    fn from(r: AccessRow) -> Self {
        Self {
            id: r.id,
            request_id: r.request_id,
            language: r.language,
            expires_at: r.expires_at.into(),
            extensions: r.extensions,
            notices_enabled: r.notices_enabled,
            created_at: r.created_at.into(),
        }
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = anonymous_messages, check_for_backend(MultiBackend))]
pub struct MessageRow {
    id: i64,
    from_visitor: bool,
    content: String,
    client_key: Option<String>,
    read_at: Option<UtcTime>,
    created_at: UtcTime,
}

impl From<MessageRow> for Message {
    fn from(r: MessageRow) -> Self {
        Self {
            id: r.id,
            from_visitor: r.from_visitor,
            content: r.content,
            client_key: r.client_key,
            read_at: r.read_at.map(Into::into),
            created_at: r.created_at.into(),
        }
    }
}
