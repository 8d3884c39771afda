use crate::AccessError;
use crate::domain::{Access, AccessToken, CodeWords, ContactEmail, Keys, Language, Seed, VALIDITY};
use crate::store::access as store;
use crate::store::access::NewLink;
use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, DbError};

/// So long a repeat of the call that made a link answers the same link.
pub const REPEAT_WITHIN: TimeDelta = TimeDelta::hours(1);

pub struct NewAccess<'a> {
    pub request_id: i64,
    pub email: &'a ContactEmail,
    pub language: Language,
    /// Random.
    pub seed: Seed,
    /// What [`repeated`] is asked with.
    pub repeat: Option<(&'a str, &'a [&'a str])>,
}

/// A link as its holder is shown it, once.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opened {
    pub access: Access,
    pub token: AccessToken,
    pub words: CodeWords,
}

/// Makes the private link of a request.
pub fn open_access(
    conn: &mut DbConn,
    keys: &Keys,
    new: &NewAccess<'_>,
    now: DateTime<Utc>,
) -> Result<Opened, AccessError> {
    let (token, words) = (keys.token(&new.seed), keys.code_words(&new.seed));
    let link = NewLink {
        request_id: new.request_id,
        token_hash: token.digest(),
        words_hash: keys.code_words_digest(&words),
        stop_hash: keys.stop_token(&new.seed).digest(),
        seed: new.seed.text(),
        sealed_email: keys.seal(new.email.as_str(), &new.seed),
        repeat_hash: new.repeat.map(|(key, parts)| keys.repeat_digest(key, parts)),
        language: new.language,
        expires_at: now + VALIDITY,
    };
    let access = store::insert(conn, &link, now).map_err(|e| match e {
        DbError::Duplicate { on } if on.ends_with("repeat_hash") => AccessError::RepeatRunning,
        e => e.into(),
    })?;
    Ok(Opened { access, token, words })
}

/// The link that the same call has made before: whoever lost the answer gets it again, and no second request.
///
/// `key` is random and known to the caller alone, and `parts` is what was sent with it.
pub fn repeated(
    conn: &mut DbConn,
    keys: &Keys,
    (key, parts): (&str, &[&str]),
    now: DateTime<Utc>,
) -> Result<Option<Opened>, AccessError> {
    let Some(access) = store::by_repeat(conn, &keys.repeat_digest(key, parts))? else { return Ok(None) };
    if access.created_at + REPEAT_WITHIN <= now || !access.is_live(now) {
        store::forget_repeat(conn, access.id)?;
        return Ok(None);
    }
    let Some((_, Some(seed), _)) = store::secrets(conn, access.id)? else { return Ok(None) };
    Ok(Some(Opened { token: keys.token(&seed), words: keys.code_words(&seed), access }))
}
