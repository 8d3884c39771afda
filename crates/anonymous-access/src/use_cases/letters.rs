use crate::AccessError;
use crate::domain::{AccessToken, Keys, Language, StopToken};
use crate::store::access as store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// What a mail to the holder of a link needs, made at the moment it is sent.
pub struct Letter {
    pub email: String,
    pub language: Language,
    pub token: AccessToken,
    pub stop: StopToken,
}

/// `None` where no mail is to be sent any more: the link ended, was erased, its holder wants no notices (`is_notice`), or
/// the server's key is another one by now, so that no working link can be made.
pub fn letter(
    conn: &mut DbConn,
    keys: &Keys,
    id: i64,
    is_notice: bool,
    now: DateTime<Utc>,
) -> Result<Option<Letter>, AccessError> {
    let Some(access) = store::by_id(conn, id)? else { return Ok(None) };
    if !access.is_live(now) || (is_notice && !access.notices_enabled) {
        return Ok(None);
    }
    let Some((token_hash, Some(seed), Some(sealed))) = store::secrets(conn, id)? else { return Ok(None) };
    let (token, email) = (keys.token(&seed), keys.unseal(&sealed, &seed));
    Ok(email.filter(|_| token.digest() == token_hash).map(|email| Letter {
        email,
        language: access.language,
        stop: keys.stop_token(&seed),
        token,
    }))
}
