use super::Invalid;
use std::str::FromStr;

/// The two official languages. Pidgin is answered in English, camfranglais in French.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    Fr,
    En,
}

impl Language {
    pub const BOTH: [Self; 2] = [Self::Fr, Self::En];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }
}

impl FromStr for Language {
    type Err = Invalid;
    fn from_str(s: &str) -> Result<Self, Invalid> {
        match s {
            "fr" => Ok(Self::Fr),
            "en" => Ok(Self::En),
            _ => Err(Invalid { field: "language".into(), why: "must be fr or en" }),
        }
    }
}

/// The same thing in both languages; neither may be missing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Bilingual<T> {
    pub fr: T,
    pub en: T,
}

impl<T> Bilingual<T> {
    pub fn get(&self, language: Language) -> &T {
        match language {
            Language::Fr => &self.fr,
            Language::En => &self.en,
        }
    }

    pub fn each(&self) -> [(Language, &T); 2] {
        [(Language::Fr, &self.fr), (Language::En, &self.en)]
    }
}
