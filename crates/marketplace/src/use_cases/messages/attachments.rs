//! Files for messages. Here are their rows; the bytes lie where the application keeps them, under the row's key. A file
//! is stored before its row and removed after it, so that a row never speaks of a file that is not there.

use super::parties;
use crate::MarketplaceError;
use crate::domain::messages::{Attachment, NewAttachment, UNSENT_MAX};
use crate::domain::requests::{Request, RequestStatus};
use crate::store;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;

/// A file that was not sent is let go after this long.
const KEEP_UNSENT: TimeDelta = TimeDelta::hours(24);

/// Whether this person may upload one more file for a request: asked before the bytes are read.
pub fn may_upload(conn: &mut DbConn, user_id: i64, request_id: i64) -> Result<(), MarketplaceError> {
    let request = store::requests::find(conn, request_id)?;
    uploadable(conn, user_id, &request)
}

fn uploadable(conn: &mut DbConn, user_id: i64, request: &Request) -> Result<(), MarketplaceError> {
    parties(conn, user_id, request)?;
    if request.status != RequestStatus::Assigned {
        return Err(MarketplaceError::RequestClosed);
    }
    if store::messages::count_unsent(conn, user_id)? >= UNSENT_MAX {
        return Err(MarketplaceError::TooManyUnsent);
    }
    Ok(())
}

/// Keeps the row of a file that was stored.
pub fn add_attachment(
    conn: &mut DbConn,
    user_id: i64,
    request_id: i64,
    new: &NewAttachment,
    now: DateTime<Utc>,
) -> Result<Attachment, MarketplaceError> {
    conn.write(|conn| {
        let request = store::requests::lock(conn, request_id)?;
        uploadable(conn, user_id, &request)?;
        Ok(store::messages::insert_attachment(conn, (request_id, user_id), new, now)?)
    })
}

/// For whoever uploaded it; once it is sent, for both parties. For everybody else there is no such file.
pub fn attachment(conn: &mut DbConn, user_id: i64, id: i64) -> Result<Attachment, MarketplaceError> {
    let found = store::messages::find_attachment(conn, id)?;
    if found.uploader_id == user_id {
        return Ok(found);
    }
    let message = store::messages::find(conn, found.message_id.ok_or(MarketplaceError::NotFound)?)?;
    if message.receiver_id == user_id { Ok(found) } else { Err(MarketplaceError::NotFound) }
}

/// Takes back what one uploaded and did not send; answers where the file lies.
pub fn take_back_attachment(conn: &mut DbConn, user_id: i64, id: i64) -> Result<String, MarketplaceError> {
    conn.write(|conn| {
        let found = attachment(conn, user_id, id)?;
        if found.uploader_id != user_id {
            return Err(MarketplaceError::NotFound);
        }
        if !store::messages::delete_unsent(conn, id)? {
            return Err(MarketplaceError::AttachmentSent);
        }
        Ok(found.storage_key)
    })
}

/// Lets go of what nobody sent for a day; answers where the files lie.
pub fn forget_unsent_attachments(
    conn: &mut DbConn,
    now: DateTime<Utc>,
) -> Result<Vec<String>, MarketplaceError> {
    Ok(store::messages::claim_unsent(conn, now - KEEP_UNSENT)?)
}

/// Those of these keys that have a row.
pub fn stored_attachments(conn: &mut DbConn, keys: &[String]) -> Result<Vec<String>, MarketplaceError> {
    Ok(store::messages::known_keys(conn, keys)?)
}
