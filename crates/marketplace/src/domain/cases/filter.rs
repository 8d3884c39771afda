use super::CaseStatus;
use crate::domain::text::search_words;
use crate::domain::{FieldError, Fields};

/// Lists are whole by default, and never longer than this.
const LIST_MAX: i64 = 1_000;

/// What a page's filters sent, unread; an empty one is none.
#[derive(Debug, Clone, Default)]
pub struct RawCaseFilter {
    pub status: String,
    pub q: String,
    pub limit: Option<i64>,
    pub offset: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseFilter {
    pub status: Option<CaseStatus>,
    /// Folded; each must be found in title, description or number.
    pub words: Vec<String>,
    pub limit: i64,
    pub offset: i64,
}

impl Default for CaseFilter {
    fn default() -> Self {
        Self { status: None, words: Vec::new(), limit: LIST_MAX, offset: 0 }
    }
}

impl CaseFilter {
    pub fn parse(raw: &RawCaseFilter) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let is_given = !raw.status.trim().is_empty();
        let status = f.code("status", &raw.status, CaseStatus::Pending);
        let filter = Self {
            status: is_given.then_some(status),
            words: search_words(&raw.q),
            limit: raw.limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX),
            offset: raw.offset.unwrap_or_default().max(0),
        };
        f.finish(filter)
    }
}
