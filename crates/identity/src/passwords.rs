//! Argon2id, 19 MiB, 2 passes, 1 lane (OWASP's first recommendation). Slow on purpose: never on an async thread.

use crate::IdentityError;
use crate::domain::{Password, PasswordHash};
use argon2::password_hash::phc;
use argon2::{Algorithm, Argon2, Params, PasswordHasher, PasswordVerifier, Version};

/// What a new hash costs whoever makes it, and whoever guesses at it.
///
/// The default is what the product uses. A test that makes a dozen accounts passes another one: what it proves does not
/// depend on the work. A hash says its own cost, so that each is verified with the one it was made with.
#[derive(Debug, Clone)]
pub struct PasswordCost(Params);

impl Default for PasswordCost {
    fn default() -> Self {
        Self(Params::DEFAULT)
    }
}

impl PasswordCost {
    /// The least work that Argon2 knows: a hash that protects nobody.
    pub fn least() -> Self {
        Self(
            Params::new(Params::MIN_M_COST, Params::MIN_T_COST, Params::MIN_P_COST, None).unwrap_or_default(),
        )
    }

    fn hasher(&self) -> Argon2<'_> {
        Argon2::new(Algorithm::Argon2id, Version::V0x13, self.0.clone())
    }
}

/// `salt` is 16 random bytes.
pub fn hash_password(
    password: &Password,
    salt: [u8; 16],
    cost: &PasswordCost,
) -> Result<PasswordHash, IdentityError> {
    let hash = cost.hasher().hash_password_with_salt(password.as_str().as_bytes(), &salt);
    Ok(PasswordHash::new(hash.map_err(|_| IdentityError::Hashing)?.to_string()))
}

/// Whether `text` is the password. Without a hash (an unknown account) the work of `cost` is done and the answer is no:
/// the time an answer takes tells nobody which addresses have an account.
pub fn verify_password(text: &str, hash: Option<&PasswordHash>, cost: &PasswordCost) -> bool {
    let known = hash.and_then(|h| phc::PasswordHash::new(h.as_str()).ok());
    match known {
        Some(hash) => cost.hasher().verify_password(text.as_bytes(), &hash).is_ok(),
        None => {
            let _ = cost.hasher().hash_password_with_salt(text.as_bytes(), &[0; 16]);
            false
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hashed(cost: &PasswordCost) -> PasswordHash {
        hash_password(&Password::parse("secret-words", None).unwrap(), [7; 16], cost).unwrap()
    }

    #[test]
    fn only_the_password_itself_opens() {
        let cost = PasswordCost::default();
        let hash = hashed(&cost);
        assert!(hash.as_str().starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{}", hash.as_str());
        assert!(verify_password("secret-words", Some(&hash), &cost));
        assert!(!verify_password("Secret-words", Some(&hash), &cost));
        assert!(!verify_password("", Some(&hash), &cost));
        assert!(!verify_password("secret-words", None, &cost));
    }

    #[test]
    fn a_hash_is_verified_with_the_cost_it_was_made_with() {
        let (strong, least) = (PasswordCost::default(), PasswordCost::least());
        let cheap = hashed(&least);
        assert!(cheap.as_str().starts_with("$argon2id$v=19$m=8,t=1,p=1$"), "{}", cheap.as_str());
        for hash in [hashed(&strong), cheap] {
            for cost in [&strong, &least] {
                assert!(verify_password("secret-words", Some(&hash), cost));
                assert!(!verify_password("other-words", Some(&hash), cost));
            }
        }
    }
}
