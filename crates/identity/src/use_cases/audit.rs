use crate::IdentityError;
use crate::domain::{AuditAction, AuditEntry, AuditFilter, UserId};
use crate::store::audit;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;
use std::collections::HashMap;

/// Leaves a trace of what an administrator did or read, in the transaction of the deed itself.
pub fn record_audit(
    conn: &mut DbConn,
    actor: UserId,
    action: AuditAction,
    subject: &str,
    now: DateTime<Utc>,
) -> Result<(), IdentityError> {
    Ok(audit::insert(conn, actor, action, subject, now)?)
}

/// How long the trail is kept: as long as the technical logs of the privacy policy (product.md, "privacy retention").
pub const AUDIT_KEPT: TimeDelta = TimeDelta::days(365);

/// When administrators last set or cleared the Premium of these people, as far as the trail goes back; people for whom nobody did are left
/// out.
pub fn premium_set_by_hand(
    conn: &mut DbConn,
    of: &[UserId],
) -> Result<HashMap<UserId, DateTime<Utc>>, IdentityError> {
    Ok(audit::premium_set_at(conn, of)?.into_iter().collect())
}

/// Lets go of entries that are older than a year, and says how many.
pub fn forget_audit(conn: &mut DbConn, now: DateTime<Utc>) -> Result<usize, IdentityError> {
    Ok(audit::delete_before(conn, now - AUDIT_KEPT)?)
}

/// A page of the trail, the newest first, and how long it is.
pub fn audit_trail(conn: &mut DbConn, filter: &AuditFilter) -> Result<(Vec<AuditEntry>, i64), IdentityError> {
    Ok((audit::list(conn, filter)?, audit::count(conn, filter)?))
}
