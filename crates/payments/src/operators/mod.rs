//! The operators' clients. What the protocols are known from: each file says it; behaviour that is only guessed is `assumed`.

mod http;
mod json;
mod mtn;
mod orange_core;
mod orange_web;
mod session;
mod token;

pub use http::{SetupError, Timeouts};
pub use mtn::{MtnConfig, MtnMomo};
pub use orange_core::{OrangeCore, OrangeCoreConfig};
pub use orange_web::{OrangeWeb, OrangeWebConfig};

use std::fmt;

/// A key, a password or a PIN: it is not printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    pub fn new(text: impl Into<String>) -> Self {
        Self(text.into())
    }

    fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

/// A text as operators take it: MTN refuses apostrophes and special characters, and more than 160 characters (common errors).
fn plain(text: &str, max: usize) -> String {
    let letter = |c: char| match c {
        'à' | 'â' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'À' | 'Â' => 'A',
        'É' | 'È' | 'Ê' => 'E',
        c if c.is_ascii_alphanumeric() || matches!(c, '.' | '-') => c,
        _ => ' ',
    };
    let text: String = text.chars().map(letter).collect();
    let words: Vec<&str> = text.split(' ').filter(|w| !w.is_empty()).collect();
    words.join(" ").chars().take(max).collect::<String>().trim().to_owned()
}

#[cfg(test)]
mod tests {
    use super::{Secret, plain};

    #[test]
    fn texts_lose_what_operators_refuse() {
        assert_eq!(
            plain("Palabre : l’abonnement d'un mois, payé à l'avance", 160),
            "Palabre l abonnement d un mois paye a l avance"
        );
        assert_eq!(plain(&"é".repeat(200), 160).len(), 160);
        assert_eq!(plain("🙂", 160), "");
    }

    #[test]
    fn a_secret_is_not_printed() {
        assert_eq!(format!("{:?}", Secret::new("hunter2")), "(secret)");
    }
}
