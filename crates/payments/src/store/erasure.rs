//! What of old payments says who paid. Amounts, references and the ledger stay.

use super::schema::{payment_decisions as decisions, payments, premium_grants as grants};
use chrono::{DateTime, Utc};
use database::{DbConn, DbError, UtcTime};
use diesel::prelude::*;

/// Stands where an administrator's words about a payer stood; as long as the column wants them.
const ERASED: &str = "(effacé)";

/// Payments that were settled before then and still say whose they are.
pub fn named_before(conn: &mut DbConn, before: DateTime<Utc>, limit: i64) -> Result<Vec<i64>, DbError> {
    Ok(payments::table
        .filter(payments::settled_at.is_not_null())
        .filter(payments::settled_at.assume_not_null().lt(UtcTime::from(before)))
        .filter(payments::phone.ne(""))
        .order(payments::id)
        .limit(limit)
        .select(payments::id)
        .load(conn)?)
}

pub fn erase_payers(conn: &mut DbConn, ids: &[i64], nobody: i64) -> Result<(), DbError> {
    let nothing = || None::<String>;
    diesel::update(payments::table.filter(payments::id.eq_any(ids)))
        .set((
            payments::user_id.eq(nobody),
            payments::phone.eq(""),
            payments::pay_token.eq(nothing()),
            payments::notif_token.eq(nothing()),
            payments::payment_url.eq(nothing()),
        ))
        .execute(conn)?;
    diesel::update(grants::table.filter(grants::payment_id.eq_any(ids)))
        .set(grants::user_id.eq(nobody))
        .execute(conn)?;
    diesel::update(decisions::table.filter(decisions::payment_id.eq_any(ids)))
        .set(decisions::note.eq(ERASED))
        .execute(conn)?;
    Ok(())
}
