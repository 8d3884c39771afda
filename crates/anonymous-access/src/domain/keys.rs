use super::encoding::{from_hex, hex};
use super::{AccessToken, CodeWords, StopToken};
use aes_gcm::aead::{Aead, Payload};
use aes_gcm::{Aes256Gcm, Key, KeyInit, Nonce};
use hmac::{Hmac, Mac};
use sha2::Sha256;
use std::fmt;
use subtle::ConstantTimeEq;

/// Random, and kept in the row of an access: with the server's key it makes the token, the words and the stop token
/// again, and without it nothing.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    pub fn new(random: [u8; 32]) -> Self {
        Self(random)
    }

    pub(crate) fn text(&self) -> String {
        hex(&self.0)
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        from_hex(text)?.try_into().ok().map(Self)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

/// What a text is signed for: a signature for one purpose is none for another.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// The cookie by which a free conversation is counted.
    Visitor,
    /// The cookie that an opened link becomes.
    OpenLink,
    /// A challenge of proof of work.
    Challenge,
}

impl Purpose {
    fn label(self) -> &'static str {
        match self {
            Self::Visitor => "visitor cookie",
            Self::OpenLink => "open link cookie",
            Self::Challenge => "proof of work",
        }
    }
}

/// Everything that is derived from the server's secret.
#[derive(Clone)]
pub struct Keys([u8; 32]);

impl Keys {
    pub fn new(secret: &[u8]) -> Self {
        Self(mac(secret, "anonymous access", &[]))
    }

    pub fn token(&self, seed: &Seed) -> AccessToken {
        self.derive("access token", &[&seed.0]).into()
    }

    pub fn stop_token(&self, seed: &Seed) -> StopToken {
        self.derive("stop token", &[&seed.0]).into()
    }

    pub fn code_words(&self, seed: &Seed) -> CodeWords {
        CodeWords::from_bits(&self.derive("code words", &[&seed.0]))
    }

    /// Keyed, because seven words alone (70 bits) might be tried one after the other by who has a copy of the database.
    pub(crate) fn code_words_digest(&self, words: &CodeWords) -> String {
        hex(&self.derive("code words digest", &[words.to_string().as_bytes()]))
    }

    /// What a repeat of a call is known by.
    pub(crate) fn repeat_digest(&self, key: &str, parts: &[&str]) -> String {
        let mut all = vec![key.as_bytes()];
        all.extend(parts.iter().map(|p| p.as_bytes()));
        hex(&self.derive("repeat", &all))
    }

    pub fn sign(&self, purpose: Purpose, text: &str) -> String {
        hex(&self.derive(purpose.label(), &[text.as_bytes()]))
    }

    pub fn is_signed(&self, purpose: Purpose, text: &str, signature: &str) -> bool {
        let expected = self.sign(purpose, text);
        expected.as_bytes().ct_eq(signature.as_bytes()).into()
    }

    /// The address as it is kept: unreadable without the server's key, and of no use in another row.
    pub(crate) fn seal(&self, text: &str, seed: &Seed) -> Option<String> {
        // A key of its own for each row, used once: so one nonce is enough.
        let payload = Payload { msg: text.as_bytes(), aad: b"contact" };
        self.cipher(seed).encrypt(Nonce::from_slice(&[0; 12]), payload).ok().map(|sealed| hex(&sealed))
    }

    /// `None` where the server's key is another one by now.
    pub(crate) fn unseal(&self, sealed: &str, seed: &Seed) -> Option<String> {
        let sealed = from_hex(sealed)?;
        let payload = Payload { msg: &sealed, aad: b"contact" };
        let text = self.cipher(seed).decrypt(Nonce::from_slice(&[0; 12]), payload).ok()?;
        String::from_utf8(text).ok()
    }

    fn cipher(&self, seed: &Seed) -> Aes256Gcm {
        let key = self.derive("contact", &[&seed.0]);
        Aes256Gcm::new(Key::<Aes256Gcm>::from_slice(&key))
    }

    fn derive(&self, label: &str, parts: &[&[u8]]) -> [u8; 32] {
        mac(&self.0, label, parts)
    }
}

impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Keys(…)")
    }
}

/// Each part with its length, so that no two lists of parts are the same text.
pub(crate) fn mac(key: &[u8], label: &str, parts: &[&[u8]]) -> [u8; 32] {
    // A key may have any length: the block below is never skipped.
    let Ok(mut mac) = <Hmac<Sha256> as Mac>::new_from_slice(key) else { return [0; 32] };
    for part in [label.as_bytes()].iter().chain(parts) {
        mac.update(&(part.len() as u64).to_be_bytes());
        mac.update(part);
    }
    mac.finalize().into_bytes().into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys() -> Keys {
        Keys::new(b"a secret of the server")
    }

    #[test]
    fn token_words_and_stop_token_come_from_the_seed_and_the_key_alone() {
        let seed = Seed::new([1; 32]);
        assert_eq!(keys().token(&seed), keys().token(&seed));
        assert_ne!(keys().token(&seed), keys().token(&Seed::new([2; 32])));
        assert_ne!(keys().token(&seed), Keys::new(b"another secret").token(&seed));
        assert_ne!(keys().token(&seed).reveal(), keys().stop_token(&seed).reveal());
        assert_eq!(keys().code_words(&seed), keys().code_words(&seed));
        assert_ne!(keys().code_words(&seed), keys().code_words(&Seed::new([2; 32])));
        assert_eq!(Seed::read(&seed.text()), Some(seed));
    }

    #[test]
    fn an_address_is_read_with_the_same_key_and_seed_only() {
        let seed = Seed::new([1; 32]);
        let sealed = keys().seal("client@exemple.cm", &seed).unwrap();
        assert!(!sealed.contains("client"));
        assert_eq!(keys().unseal(&sealed, &seed).as_deref(), Some("client@exemple.cm"));
        assert_eq!(keys().unseal(&sealed, &Seed::new([2; 32])), None);
        assert_eq!(Keys::new(b"another secret").unseal(&sealed, &seed), None);
        assert_eq!(keys().unseal("zz", &seed), None);
    }

    #[test]
    fn a_signature_is_for_one_text_and_one_purpose() {
        let signature = keys().sign(Purpose::Visitor, "7");
        assert!(keys().is_signed(Purpose::Visitor, "7", &signature));
        for (purpose, text, by) in [
            (Purpose::OpenLink, "7", signature.as_str()),
            (Purpose::Visitor, "8", &signature),
            (Purpose::Visitor, "7", ""),
            (Purpose::Visitor, "7", &signature[1..]),
        ] {
            assert!(!keys().is_signed(purpose, text, by));
        }
    }

    #[test]
    fn parts_do_not_run_into_each_other() {
        assert_ne!(keys().repeat_digest("k", &["ab", "c"]), keys().repeat_digest("k", &["a", "bc"]));
    }

    #[test]
    fn nothing_secret_is_printed() {
        assert_eq!(format!("{:?}{:?}", keys(), Seed::new([1; 32])), "Keys(…)Seed(…)");
    }
}
