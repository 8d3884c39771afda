use super::schema::legal_texts_state::dsl;
use database::{DbConn, DbError};
use diesel::prelude::*;

pub fn revision(conn: &mut DbConn) -> Result<i64, DbError> {
    Ok(dsl::legal_texts_state.select(dsl::revision).first(conn)?)
}

/// The next number of the change cursor. The row's lock is held until the caller's transaction ends, so numbers
/// become visible in their order: who has seen 7 will never see a 6 appear later.
pub fn next_revision(conn: &mut DbConn) -> Result<i64, DbError> {
    let next = diesel::update(dsl::legal_texts_state)
        .set(dsl::revision.eq(dsl::revision + 1))
        .returning(dsl::revision)
        .get_result(conn)?;
    Ok(next)
}

/// Waits for whoever changes notes or decisions, and lets nobody do so until the caller's transaction ends. What is read
/// afterwards stays as it is. The number does not move: nothing has changed yet.
pub fn hold(conn: &mut DbConn) -> Result<(), DbError> {
    diesel::update(dsl::legal_texts_state).set(dsl::revision.eq(dsl::revision)).execute(conn)?;
    Ok(())
}

pub fn fixtures_digest(conn: &mut DbConn) -> Result<Option<String>, DbError> {
    Ok(dsl::legal_texts_state.select(dsl::fixtures_digest).first(conn)?)
}

pub fn record_fixtures(conn: &mut DbConn, digest: &str) -> Result<(), DbError> {
    diesel::update(dsl::legal_texts_state).set(dsl::fixtures_digest.eq(digest)).execute(conn)?;
    Ok(())
}
