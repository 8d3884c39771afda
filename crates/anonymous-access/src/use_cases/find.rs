//! Whose link it is: by its token, by its words, or by the cookie that an opened link became.

use crate::AccessError;
use crate::domain::{Access, AccessToken, CodeWords, Keys};
use crate::store::access as store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// A link that has expired is found too; one that expired long ago is unknown.
pub fn access_by_token(
    conn: &mut DbConn,
    token: &AccessToken,
    now: DateTime<Utc>,
) -> Result<Access, AccessError> {
    known(store::by_token(conn, token)?, now)
}

pub fn access_by_words(
    conn: &mut DbConn,
    keys: &Keys,
    words: &CodeWords,
    now: DateTime<Utc>,
) -> Result<Access, AccessError> {
    known(store::by_words(conn, &keys.code_words_digest(words))?, now)
}

/// `id` stands in a cookie that we signed.
pub fn access_by_id(conn: &mut DbConn, id: i64, now: DateTime<Utc>) -> Result<Access, AccessError> {
    known(store::by_id(conn, id)?, now)
}

/// The link of a request that came without an account.
pub fn access_of_request(conn: &mut DbConn, request_id: i64) -> Result<Option<Access>, AccessError> {
    Ok(store::by_request(conn, request_id)?)
}

/// For the holder alone, and for the mails to that address. `None` where the server's key is another one by now.
pub fn contact_email(conn: &mut DbConn, keys: &Keys, access: &Access) -> Result<Option<String>, AccessError> {
    Ok(match store::secrets(conn, access.id)? {
        Some((_, Some(seed), Some(sealed))) => keys.unseal(&sealed, &seed),
        _ => None,
    })
}

fn known(found: Option<Access>, now: DateTime<Utc>) -> Result<Access, AccessError> {
    found.filter(|access| !access.is_forgotten(now)).ok_or(AccessError::NotFound)
}
