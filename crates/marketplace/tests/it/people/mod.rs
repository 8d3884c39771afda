//! Rows of other tables that these tests need, as the crates that own them would have written them.

use chrono::{DateTime, Utc};
use database::DbConn;
use diesel::prelude::*;
use diesel::sql_types::BigInt;

pub fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = BigInt)]
    id: i64,
}

/// Runs an `INSERT … RETURNING id`.
pub fn insert(conn: &mut DbConn, sql: String) -> i64 {
    diesel::sql_query(sql).get_result::<Id>(conn).unwrap().id
}

pub fn user(conn: &mut DbConn, name: &str, role: &str) -> i64 {
    insert(
        conn,
        format!(
            "INSERT INTO users (name, email, email_key, password_hash, role, is_premium, language, is_email_verified, created_at) \
             VALUES ('{name}', '{name}@x.cm', '{name}@x.cm', 'x', '{role}', false, 'fr', false, '2026-11-01 00:00:00') RETURNING id"
        ),
    )
}

/// A request on which the client selected this professional.
pub fn selection(conn: &mut DbConn, client: i64, professional: i64) -> i64 {
    let request = insert(
        conn,
        format!(
            "INSERT INTO client_requests (client_id, title, description, legal_domain, urgency, status, is_validated, is_anonymous, \
             published_at, assigned_at, deadline_notices, last_activity_at, idle_reminders, search_key, created_at, updated_at) \
             VALUES ({client}, 'Loyer impayé', 'Deux mois de loyer', 'immobilier', 'normal', 'assigned', true, false, \
             '2026-11-02 00:00:00', '2026-11-03 00:00:00', 0, '2026-11-03 00:00:00', 0, 'loyer', '2026-11-01 00:00:00', '2026-11-03 00:00:00') RETURNING id"
        ),
    );
    insert(
        conn,
        format!(
            "INSERT INTO proposals (request_id, professional_id, title, description, status, is_selected, decided_at, created_at, updated_at) \
             VALUES ({request}, {professional}, 'Assistance', 'Je vous aide', 'accepted', true, \
             '2026-11-03 00:00:00', '2026-11-02 00:00:00', '2026-11-03 00:00:00') RETURNING id"
        ),
    );
    request
}
