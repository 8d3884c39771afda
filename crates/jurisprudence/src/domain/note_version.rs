use super::{Invalid, NoteContent};
use chrono::{DateTime, Utc};
use std::str::FromStr;

/// What became of a note.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum NoteDeed {
    /// It came with the product, or a new version of the product changed it.
    Shipped,
    Created,
    Edited,
    Deactivated,
    Reactivated,
    /// An administrator went back to the text that came with the product.
    Restored,
    /// A new version of the product brought another text; the note stayed as an administrator had left it.
    HeldBack,
    /// The product ships it no more; nobody here had changed it, and it is served no more.
    Retired,
    /// The product ships it no more; it was changed here, and stays.
    ShippedNoMore,
}

impl NoteDeed {
    pub const ALL: [Self; 9] = [
        Self::Shipped,
        Self::Created,
        Self::Edited,
        Self::Deactivated,
        Self::Reactivated,
        Self::Restored,
        Self::HeldBack,
        Self::Retired,
        Self::ShippedNoMore,
    ];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Shipped => "shipped",
            Self::Created => "created",
            Self::Edited => "edited",
            Self::Deactivated => "deactivated",
            Self::Reactivated => "reactivated",
            Self::Restored => "restored",
            Self::HeldBack => "held_back",
            Self::Retired => "retired",
            Self::ShippedNoMore => "shipped_no_more",
        }
    }
}

impl FromStr for NoteDeed {
    type Err = Invalid;
    fn from_str(s: &str) -> Result<Self, Invalid> {
        let known = Self::ALL.into_iter().find(|deed| deed.as_str() == s);
        known.ok_or(Invalid { field: "deed".into(), why: "is not something done to a note" })
    }
}

/// A note as it stood after something was done to it; of [`NoteDeed::HeldBack`], what the product brought instead.
#[derive(Debug, Clone, PartialEq)]
pub struct NoteVersion {
    /// From 1 on, without gaps.
    pub version: i64,
    pub deed: NoteDeed,
    pub content: NoteContent,
    /// None where the product did it, or the account is gone.
    pub actor_id: Option<i64>,
    pub created_at: DateTime<Utc>,
}
