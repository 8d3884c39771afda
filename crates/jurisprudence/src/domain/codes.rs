use super::Invalid;
use std::str::FromStr;

/// The product's one list of legal domains; labels of the forms are mapped to it elsewhere.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LegalDomain {
    Civil,
    Penal,
    Commercial,
    Travail,
    Famille,
    Immobilier,
    Fiscal,
    Administratif,
    Autre,
}

impl LegalDomain {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Civil => "civil",
            Self::Penal => "penal",
            Self::Commercial => "commercial",
            Self::Travail => "travail",
            Self::Famille => "famille",
            Self::Immobilier => "immobilier",
            Self::Fiscal => "fiscal",
            Self::Administratif => "administratif",
            Self::Autre => "autre",
        }
    }
}

impl FromStr for LegalDomain {
    type Err = Invalid;
    fn from_str(s: &str) -> Result<Self, Invalid> {
        Ok(match s {
            "civil" => Self::Civil,
            "penal" => Self::Penal,
            "commercial" => Self::Commercial,
            "travail" => Self::Travail,
            "famille" => Self::Famille,
            "immobilier" => Self::Immobilier,
            "fiscal" => Self::Fiscal,
            "administratif" => Self::Administratif,
            "autre" => Self::Autre,
            _ => return Err(Invalid { field: "domain".into(), why: "is not one of the legal domains" }),
        })
    }
}

/// `Medium`: taken from a secondary source; always shown with "to be checked".
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Confidence {
    High,
    Medium,
}

impl Confidence {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::High => "high",
            Self::Medium => "medium",
        }
    }
}

impl FromStr for Confidence {
    type Err = Invalid;
    fn from_str(s: &str) -> Result<Self, Invalid> {
        match s {
            "high" => Ok(Self::High),
            "medium" => Ok(Self::Medium),
            _ => Err(Invalid { field: "confidence".into(), why: "must be high or medium" }),
        }
    }
}
