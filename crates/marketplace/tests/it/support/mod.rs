//! People, requests and proposals to begin with.

use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;
use diesel::connection::{Connection, InstrumentationEvent};
use diesel::prelude::*;
use marketplace::domain::requests::{NewProposal, NewRequest, Proposal, RawProposal, RawRequest, Request};
use marketplace::{create_request, propose, validate_request};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

pub fn noon() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

pub fn after(days: i64) -> DateTime<Utc> {
    noon() + TimeDelta::days(days)
}

/// A user's row, as the accounts crate would write it; only what the tables require.
pub fn user(conn: &mut DbConn, role: &str) -> i64 {
    #[derive(QueryableByName)]
    struct Id {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        id: i64,
    }
    static KEYS: AtomicUsize = AtomicUsize::new(0);
    let key = format!("u{}", KEYS.fetch_add(1, Ordering::Relaxed));
    let sql = format!(
        "INSERT INTO users (name, email, email_key, password_hash, role, is_premium, language, is_email_verified, created_at)
         VALUES ('Test', '{key}@example.cm', '{key}@example.cm', 'x', '{role}', FALSE, 'fr', TRUE, '2026-01-01 00:00:00') RETURNING id"
    );
    diesel::sql_query(sql).get_result::<Id>(conn).unwrap().id
}

pub fn raw(title: &str) -> RawRequest {
    RawRequest {
        title: title.into(),
        description: "Mon employeur ne m'a pas payé depuis deux mois.".into(),
        legal_domain: "Droit du travail".into(),
        ..RawRequest::default()
    }
}

pub fn new(title: &str) -> NewRequest {
    NewRequest::parse(&raw(title)).unwrap()
}

pub fn draft(conn: &mut DbConn, client: i64) -> Request {
    create_request(conn, client, &new("Salaires impayés"), noon()).unwrap()
}

pub fn published(conn: &mut DbConn, client: i64) -> Request {
    let id = draft(conn, client).id;
    validate_request(conn, client, id, noon()).unwrap()
}

pub fn offer(timeline: &str) -> NewProposal {
    NewProposal::parse(&RawProposal {
        title: "Mise en demeure".into(),
        description: "Je rédige la lettre et je saisis l'inspecteur.".into(),
        price: "75 000 FCFA".into(),
        timeline: timeline.into(),
        experience: "Dix ans".into(),
    })
    .unwrap()
}

pub fn proposed(conn: &mut DbConn, request: &Request, professional: i64, timeline: &str) -> Proposal {
    propose(conn, professional, request.id, &offer(timeline), noon()).unwrap()
}

/// How many statements `f` runs.
pub fn queries<T>(conn: &mut DbConn, f: impl FnOnce(&mut DbConn) -> T) -> (usize, T) {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = count.clone();
    conn.set_instrumentation(move |event: InstrumentationEvent<'_>| {
        if matches!(event, InstrumentationEvent::StartQuery { .. }) {
            counted.fetch_add(1, Ordering::Relaxed);
        }
    });
    let done = f(conn);
    conn.set_instrumentation(|_: InstrumentationEvent<'_>| {});
    (count.load(Ordering::Relaxed), done)
}
