use super::schema::outbox;
use crate::domain::{Claimed, Language, Mail, Recipient};
use chrono::{DateTime, Utc};
use database::{JsonText, MultiBackend, UtcTime};
use diesel::prelude::*;
use std::collections::BTreeMap;

type Payload = JsonText<BTreeMap<String, String>>;

#[derive(Insertable)]
#[diesel(table_name = outbox)]
pub struct NewRow<'a> {
    pub kind: &'static str,
    pub payload: Payload,
    pub recipient: &'a str,
    pub language: &'static str,
    pub idempotency_key: &'a str,
    pub state: &'static str,
    pub attempts: i64,
    pub next_attempt_at: UtcTime,
    pub created_at: UtcTime,
}

/// The last change of a mail. Its parameters are blanked with it.
#[derive(AsChangeset)]
#[diesel(table_name = outbox, treat_none_as_null = true)]
pub struct Ending {
    state: &'static str,
    payload: Payload,
    lease_until: Option<UtcTime>,
    last_error: Option<String>,
    sent_at: Option<UtcTime>,
}

impl Ending {
    pub fn new(state: &'static str, error: Option<&str>, sent_at: Option<DateTime<Utc>>) -> Self {
        Self {
            state,
            payload: JsonText(BTreeMap::new()),
            lease_until: None,
            last_error: error.map(str::to_owned),
            sent_at: sent_at.map(Into::into),
        }
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = outbox, check_for_backend(MultiBackend))]
pub struct ClaimedRow {
    pub id: i64,
    pub attempts: i64,
    kind: String,
    payload: Payload,
    recipient: String,
    language: String,
    idempotency_key: String,
}

impl ClaimedRow {
    /// `None` where another version of the program wrote what this one cannot read.
    pub fn read(self) -> Option<Claimed> {
        let language: Language = self.language.parse().ok()?;
        Some(Claimed {
            id: self.id,
            attempt: self.attempts,
            idempotency_key: self.idempotency_key,
            mail: Mail::from_parameters(&self.kind, self.payload.0)?,
            recipient: Recipient::parse(&self.recipient, language).ok()?,
        })
    }
}
