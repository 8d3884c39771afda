use std::str::FromStr;

/// The language a document, a label or a message is written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Lang {
    #[default]
    Fr,
    En,
}

impl Lang {
    pub const ALL: [Self; 2] = [Self::Fr, Self::En];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }
}

/// What a stored or received code is when it is none of ours.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown code")]
pub struct UnknownCode;

impl FromStr for Lang {
    type Err = UnknownCode;
    fn from_str(s: &str) -> Result<Self, UnknownCode> {
        match s {
            "fr" => Ok(Self::Fr),
            "en" => Ok(Self::En),
            _ => Err(UnknownCode),
        }
    }
}

/// Two wordings of one sentence.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bilingual {
    pub fr: &'static str,
    pub en: &'static str,
}

impl Bilingual {
    pub fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::Fr => self.fr,
            Lang::En => self.en,
        }
    }
}

/// Who asks for a document: the role decides which templates are open and whether Premium is needed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Audience {
    Client,
    Avocat,
    Huissier,
    Policier,
    Gendarme,
    Admin,
}

impl Audience {
    pub const ALL: [Self; 6] =
        [Self::Client, Self::Avocat, Self::Huissier, Self::Policier, Self::Gendarme, Self::Admin];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Client => "client",
            Self::Avocat => "avocat",
            Self::Huissier => "huissier",
            Self::Policier => "policier",
            Self::Gendarme => "gendarme",
            Self::Admin => "admin",
        }
    }

    /// Police, gendarmerie and administration write their documents as part of their service.
    pub fn writes_without_premium(self) -> bool {
        matches!(self, Self::Policier | Self::Gendarme | Self::Admin)
    }
}

impl FromStr for Audience {
    type Err = UnknownCode;
    fn from_str(s: &str) -> Result<Self, UnknownCode> {
        Self::ALL.into_iter().find(|a| a.as_str() == s).ok_or(UnknownCode)
    }
}

/// The caller of a use case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Actor {
    pub user_id: i64,
    pub audience: Audience,
    /// Premium as of now, computed by the caller.
    pub premium: bool,
}

impl Actor {
    pub fn may_generate(&self) -> bool {
        self.premium || self.audience.writes_without_premium()
    }

    pub fn is_admin(&self) -> bool {
        self.audience == Audience::Admin
    }
}
