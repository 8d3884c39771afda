use std::str::FromStr;

/// What a person is here; professionals declare it themselves (decision D4).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    Client,
    Avocat,
    Huissier,
    Policier,
    Gendarme,
    Admin,
}

impl Role {
    pub const ALL: [Self; 6] =
        [Self::Client, Self::Avocat, Self::Huissier, Self::Policier, Self::Gendarme, Self::Admin];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Client => "client",
            Self::Avocat => "avocat",
            Self::Huissier => "huissier",
            Self::Policier => "policier",
            Self::Gendarme => "gendarme",
            Self::Admin => "admin",
        }
    }

    /// An administrator is made by the command line only, never by registering.
    pub fn can_register(self) -> bool {
        self != Self::Admin
    }

    /// Those who may browse open requests and make proposals.
    pub fn is_professional(self) -> bool {
        matches!(self, Self::Avocat | Self::Huissier)
    }
}

impl FromStr for Role {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|r| r.as_str() == s).ok_or("unknown role")
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    #[default]
    French,
    English,
}

impl Language {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::French => "fr",
            Self::English => "en",
        }
    }
}

impl FromStr for Language {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "fr" => Ok(Self::French),
            "en" => Ok(Self::English),
            _ => Err("unknown language"),
        }
    }
}
