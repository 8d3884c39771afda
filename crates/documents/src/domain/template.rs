use super::audience::{Audience, Bilingual, Lang, UnknownCode};
use super::text::fold;
use std::str::FromStr;

/// A template by its stable name, the one stored with every document made from it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TemplateId {
    ContratBail,
    PvEnquete,
    Assignation,
    Convocation,
}

impl TemplateId {
    pub const ALL: [Self; 4] = [Self::ContratBail, Self::PvEnquete, Self::Assignation, Self::Convocation];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::ContratBail => "contrat-bail",
            Self::PvEnquete => "pv-enquete",
            Self::Assignation => "assignation",
            Self::Convocation => "convocation",
        }
    }
}

impl FromStr for TemplateId {
    type Err = UnknownCode;
    fn from_str(s: &str) -> Result<Self, UnknownCode> {
        Self::ALL.into_iter().find(|t| t.as_str() == s).ok_or(UnknownCode)
    }
}

/// What a field holds; decides how it is checked, shown and written out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ParamType {
    Text,
    LongText,
    /// Whole FCFA, positive, also written out in words.
    Amount,
    Date,
    DateTime,
    Duration,
    Person,
    Court,
}

/// Characters of a single-line field.
pub const SINGLE_LINE_MAX: usize = 200;
/// Characters of a multi-line field.
pub const MULTI_LINE_MAX: usize = 10_000;

impl ParamType {
    /// The name the API uses.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::LongText => "longText",
            Self::Amount => "amount",
            Self::Date => "date",
            Self::DateTime => "dateTime",
            Self::Duration => "duration",
            Self::Person => "person",
            Self::Court => "court",
        }
    }

    pub fn max_length(self) -> usize {
        if self == Self::LongText { MULTI_LINE_MAX } else { SINGLE_LINE_MAX }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parameter {
    pub name: &'static str,
    pub kind: ParamType,
    pub required: bool,
    pub label: Bilingual,
    pub help: Bilingual,
    pub example: Bilingual,
}

/// Something the act must say. `articles` is empty where the rule is the form's own and no article stands for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mention {
    /// Marks the place in the text: `data-mention="<id>"`.
    pub id: &'static str,
    pub text: Bilingual,
    pub articles: &'static [&'static str],
    /// The fields that carry it, used when the marks were lost in editing.
    pub fields: &'static [&'static str],
    /// Its date, the first of its fields, must lie so many days ahead at least: a nearer one is no such mention.
    pub days_ahead: u16,
}

#[derive(Debug)]
pub struct Template {
    pub id: TemplateId,
    /// Of the text a new document is made from; older versions stay for documents made from them.
    pub version: i32,
    pub name: Bilingual,
    pub description: Bilingual,
    pub icon: &'static str,
    pub allowed_roles: &'static [Audience],
    pub parameters: &'static [Parameter],
    pub mentions: &'static [Mention],
    pub reviewed_by_lawyer: bool,
}

impl Template {
    pub fn allows(&self, audience: Audience) -> bool {
        self.allowed_roles.contains(&audience)
    }

    pub fn parameter(&self, name: &str) -> Option<&'static Parameter> {
        self.parameters.iter().find(|p| p.name == name)
    }

    /// By id or by either name, as a person or an older client may write it.
    pub fn is_called(&self, name: &str) -> bool {
        let wanted = fold(name);
        wanted == self.id.as_str() || Lang::ALL.into_iter().any(|l| fold(self.name.get(l)) == wanted)
    }
}
