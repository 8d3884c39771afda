//! What the product can do with accounts, one verb a file. Each runs in its caller's transaction.

pub mod accounts;
pub mod audit;
pub mod bought_premium;
pub mod change_account;
pub mod create_admin;
pub mod delete_account;
pub mod idempotency;
pub mod idle;
pub mod links;
pub mod log_in;
pub mod own_sessions;
pub mod people;
pub mod profile;
pub mod register;
pub mod sessions;
pub mod set_premium;
pub mod terms;
pub mod user;

/// Of bytes rather than of words.
pub(crate) fn digest_of_bytes(bytes: &[u8]) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(bytes).iter().map(|b| format!("{b:02x}")).collect()
}

/// Keys and addresses are kept as digests only: a copy of the database opens no session and names no machine.
pub(crate) fn digest(parts: &[&str]) -> String {
    use sha2::{Digest, Sha256};
    let mut hash = Sha256::new();
    for part in parts {
        hash.update((part.len() as u64).to_be_bytes());
        hash.update(part.as_bytes());
    }
    hash.finalize().iter().map(|b| format!("{b:02x}")).collect()
}
