//! Requests of the marketplace, as it would have written them, and links to them.

use anonymous_access::domain::{ContactEmail, Keys, Language, Seed};
use anonymous_access::{AccessError, NewAccess, Opened, open_access};
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;
use diesel::prelude::*;
use diesel::sql_types::BigInt;

pub fn noon() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

pub fn hours(n: i64) -> DateTime<Utc> {
    noon() + TimeDelta::hours(n)
}

pub fn days(n: i64) -> DateTime<Utc> {
    noon() + TimeDelta::days(n)
}

pub fn keys() -> Keys {
    Keys::new(b"a secret of the server")
}

pub fn email() -> ContactEmail {
    ContactEmail::parse("anonymousEmail", "visitor@exemple.cm").unwrap()
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

pub fn request(c: &mut DbConn) -> i64 {
    let sql = "INSERT INTO client_requests (title, description, legal_domain, urgency, status, is_validated, is_anonymous, \
         published_at, deadline_notices, last_activity_at, idle_reminders, search_key, created_at, updated_at) \
         VALUES ('Loyer impayé', 'Deux mois de loyer', 'immobilier', 'normal', 'open', true, true, \
         '2026-11-21 12:00:00', 0, '2026-11-21 12:00:00', 0, 'loyer', '2026-11-21 12:00:00', '2026-11-21 12:00:00') RETURNING id";
    diesel::sql_query(sql).get_result::<Id>(c).unwrap().id
}

pub fn new(email: &ContactEmail, request_id: i64, seed: u8) -> NewAccess<'_> {
    NewAccess { request_id, email, language: Language::Fr, seed: Seed::new([seed; 32]), repeat: None }
}

/// A link to a new request, from a seed of its own.
pub fn opened(c: &mut DbConn, seed: u8) -> Opened {
    let request_id = request(c);
    open_access(c, &keys(), &new(&email(), request_id, seed), noon()).unwrap()
}

pub fn count(c: &mut DbConn, table: &str) -> i64 {
    let sql = format!("SELECT count(*) AS id FROM {table}");
    diesel::sql_query(sql).get_result::<Id>(c).unwrap().id
}

/// Every text of a table's rows, one after the other.
pub fn texts(c: &mut DbConn, table: &str, columns: &[&str]) -> String {
    #[derive(QueryableByName)]
    struct Row {
        #[diesel(sql_type = diesel::sql_types::Text)]
        text: String,
    }
    let all: Vec<String> = columns.iter().map(|column| format!("coalesce({column}, '')")).collect();
    let sql = format!("SELECT {} AS text FROM {table}", all.join(" || ' ' || "));
    diesel::sql_query(sql).load::<Row>(c).unwrap().into_iter().map(|r| r.text).collect()
}

/// The name of what went wrong.
pub fn refused<T>(done: Result<T, AccessError>) -> &'static str {
    match done {
        Ok(_) => "nothing",
        Err(AccessError::NotFound) => "not found",
        Err(AccessError::Expired) => "expired",
        Err(AccessError::NoExtensionLeft) => "no extension left",
        Err(AccessError::MessageLimit { .. }) => "message limit",
        Err(AccessError::NotProved) => "not proved",
        Err(AccessError::RepeatRunning) => "repeat running",
        Err(AccessError::ClientKeyReused) => "client key reused",
        Err(AccessError::ChannelFull) => "channel full",
        Err(AccessError::NoAddress) => "no address",
        Err(AccessError::Invalid(_)) => "invalid",
        Err(AccessError::Db(_)) => "database",
    }
}
