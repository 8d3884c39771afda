use std::str::FromStr;

/// What kind of help a person asked for; it gives the answer its shape.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum PromptType {
    Research,
    Document,
    Strategy,
    Analysis,
    Precedent,
    Procedure,
    #[default]
    General,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("unknown prompt type")]
pub struct UnknownPromptType;

impl PromptType {
    pub const ALL: [Self; 7] = [
        Self::Research,
        Self::Document,
        Self::Strategy,
        Self::Analysis,
        Self::Precedent,
        Self::Procedure,
        Self::General,
    ];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Research => "research",
            Self::Document => "document",
            Self::Strategy => "strategy",
            Self::Analysis => "analysis",
            Self::Precedent => "precedent",
            Self::Procedure => "procedure",
            Self::General => "general",
        }
    }
}

impl FromStr for PromptType {
    type Err = UnknownPromptType;
    fn from_str(s: &str) -> Result<Self, UnknownPromptType> {
        Self::ALL.into_iter().find(|p| p.as_str() == s).ok_or(UnknownPromptType)
    }
}
