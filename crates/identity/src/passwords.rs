//! Argon2id, 19 MiB, 2 passes, 1 lane (OWASP's first recommendation). Slow on purpose: never on an async thread.

use crate::IdentityError;
use crate::domain::{Password, PasswordHash};
use argon2::password_hash::phc;
use argon2::{Argon2, PasswordHasher, PasswordVerifier};

/// `salt` is 16 random bytes.
pub fn hash_password(password: &Password, salt: [u8; 16]) -> Result<PasswordHash, IdentityError> {
    let hash = Argon2::default().hash_password_with_salt(password.as_str().as_bytes(), &salt);
    Ok(PasswordHash::new(hash.map_err(|_| IdentityError::Hashing)?.to_string()))
}

/// Whether `text` is the password. Without a hash (an unknown account) the same work is done and the answer is no:
/// the time an answer takes tells nobody which addresses have an account.
pub fn verify_password(text: &str, hash: Option<&PasswordHash>) -> bool {
    let known = hash.and_then(|h| phc::PasswordHash::new(h.as_str()).ok());
    match known {
        Some(hash) => Argon2::default().verify_password(text.as_bytes(), &hash).is_ok(),
        None => {
            let _ = Argon2::default().hash_password_with_salt(text.as_bytes(), &[0; 16]);
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_password_itself_opens() {
        let hash = hash_password(&Password::parse("secret-words", None).unwrap(), [7; 16]).unwrap();
        assert!(hash.as_str().starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{}", hash.as_str());
        assert!(verify_password("secret-words", Some(&hash)));
        assert!(!verify_password("Secret-words", Some(&hash)));
        assert!(!verify_password("", Some(&hash)));
        assert!(!verify_password("secret-words", None));
    }
}
