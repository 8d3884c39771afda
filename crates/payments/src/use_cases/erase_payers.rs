use crate::PaymentsError;
use crate::store::erasure;
use chrono::{DateTime, Months, Utc};
use database::DbConn;

/// A payment says for so long who paid it (product.md: payment data ten years).
const KEPT: Months = Months::new(10 * 12);

/// Payments that were settled ten years ago and still say who paid, `limit` at most.
pub fn payers_to_erase(conn: &mut DbConn, limit: i64, now: DateTime<Utc>) -> Result<Vec<i64>, PaymentsError> {
    let Some(before) = now.checked_sub_months(KEPT) else { return Ok(Vec::new()) };
    Ok(erasure::named_before(conn, before, limit)?)
}

/// Takes the payer out of these: whose they are, the number, the operator's tokens, what administrators wrote about
/// them. Amounts, references and the ledger stay. `nobody` stands where the person stood.
pub fn erase_payers(conn: &mut DbConn, ids: &[i64], nobody: i64) -> Result<(), PaymentsError> {
    conn.write(|conn| Ok(erasure::erase_payers(conn, ids, nobody)?))
}
