use crate::AccessError;
use crate::domain::{Keys, Proof};
use crate::store::visitors as store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Accepts a proof of work, once.
pub fn prove(conn: &mut DbConn, keys: &Keys, proof: &Proof, now: DateTime<Utc>) -> Result<(), AccessError> {
    let challenge = proof.check(keys, now).map_err(|_| AccessError::NotProved)?;
    match store::use_proof(conn, &challenge.digest(), challenge.expires_at)? {
        true => Ok(()),
        false => Err(AccessError::NotProved),
    }
}
