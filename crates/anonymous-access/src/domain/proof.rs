use super::encoding::{base32, hex};
use super::keys::{Keys, Purpose};
use chrono::{DateTime, TimeDelta, Utc};
use sha2::{Digest, Sha256};

/// Zero bits that a proof begins with: about 65,000 tries, a second of a slow phone.
pub const DIFFICULTY: u32 = 16;
pub const PROOF_LIFE: TimeDelta = TimeDelta::minutes(10);
const NONCE_MAX: usize = 32;

/// Work asked of a browser while very many write at once: cheap for one person, dear for who sends thousands.
///
/// Signed and not kept: whoever asks for many costs us nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Challenge {
    pub text: String,
    pub difficulty: u32,
    pub expires_at: DateTime<Utc>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ChallengeError {
    /// Not ours, or too old.
    Unknown,
    /// Not enough work.
    Unproved,
}

impl Challenge {
    pub fn new(keys: &Keys, random: [u8; 16], now: DateTime<Utc>) -> Self {
        let expires_at = now + PROOF_LIFE;
        let signed = format!("{}.{}.{DIFFICULTY}", base32(&random), expires_at.timestamp());
        let text = format!("{signed}.{}", keys.sign(Purpose::Challenge, &signed));
        Self { text, difficulty: DIFFICULTY, expires_at }
    }

    fn read(keys: &Keys, text: &str, now: DateTime<Utc>) -> Option<Self> {
        let (signed, signature) = text.rsplit_once('.')?;
        if !keys.is_signed(Purpose::Challenge, signed, signature) {
            return None;
        }
        let mut parts = signed.split('.').skip(1);
        let expires_at = DateTime::from_timestamp(parts.next()?.parse().ok()?, 0)?;
        let difficulty = parts.next()?.parse().ok()?;
        (now < expires_at).then(|| Self { text: text.to_owned(), difficulty, expires_at })
    }

    /// What a used one is remembered by.
    pub(crate) fn digest(&self) -> String {
        hex(&Sha256::digest(self.text.as_bytes()))
    }
}

/// What a browser sends for a challenge.
#[derive(Debug, Clone, Default)]
pub struct Proof {
    pub challenge: String,
    pub nonce: String,
}

impl Proof {
    pub fn check(&self, keys: &Keys, now: DateTime<Utc>) -> Result<Challenge, ChallengeError> {
        let challenge = Challenge::read(keys, &self.challenge, now).ok_or(ChallengeError::Unknown)?;
        let is_short = self.nonce.len() <= NONCE_MAX && self.nonce.bytes().all(|b| b.is_ascii_graphic());
        if is_short && zero_bits(&self.challenge, &self.nonce) >= challenge.difficulty {
            Ok(challenge)
        } else {
            Err(ChallengeError::Unproved)
        }
    }
}

fn zero_bits(challenge: &str, nonce: &str) -> u32 {
    let digest = Sha256::digest(format!("{challenge}:{nonce}"));
    let mut zeros = 0;
    for byte in digest {
        zeros += byte.leading_zeros();
        if byte != 0 {
            break;
        }
    }
    zeros
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_is_proved_for_one_challenge_of_ours_in_time() {
        let (keys, now) = (Keys::new(b"secret"), DateTime::UNIX_EPOCH);
        let challenge = Challenge::new(&keys, [5; 16], now);
        let solved =
            (0u32..).map(|n| n.to_string()).find(|n| zero_bits(&challenge.text, n) >= DIFFICULTY).unwrap();
        let proof = |challenge: &str, nonce: &str| Proof { challenge: challenge.into(), nonce: nonce.into() };
        let good = proof(&challenge.text, &solved);
        assert_eq!(good.check(&keys, now), Ok(challenge.clone()));
        assert_eq!(good.check(&keys, now + PROOF_LIFE), Err(ChallengeError::Unknown));
        assert_eq!(good.check(&Keys::new(b"other"), now), Err(ChallengeError::Unknown));
        assert_eq!(proof(&challenge.text, "-").check(&keys, now), Err(ChallengeError::Unproved));
        assert_eq!(proof(&challenge.text, &"0".repeat(33)).check(&keys, now), Err(ChallengeError::Unproved));
        let easier = challenge.text.replace(&format!(".{DIFFICULTY}."), ".0.");
        assert_eq!(proof(&easier, "1").check(&keys, now), Err(ChallengeError::Unknown));
        assert_eq!(Proof::default().check(&keys, now), Err(ChallengeError::Unknown));
    }
}
