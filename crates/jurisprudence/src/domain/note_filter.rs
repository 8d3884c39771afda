use super::{Invalid, LegalDomain};
use crate::text::fold;

/// Lists are whole by default, and never longer than this.
const LIST_MAX: i64 = 1_000;
/// A database bounds the depth of a condition.
const WORDS_MAX: usize = 12;

/// Which notes an administrator looks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum NoteState {
    #[default]
    All,
    Active,
    Inactive,
    /// Shipped, and changed here.
    Edited,
    /// Written here.
    Own,
}

/// What the page's filters sent, unread; an empty one is none.
#[derive(Debug, Clone, Default)]
pub struct RawNoteFilter {
    pub q: String,
    pub domain: String,
    pub state: String,
    pub limit: Option<i64>,
    pub offset: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NoteFilter {
    /// Folded; each must be found in key, titles, category, articles or keywords.
    pub words: Vec<String>,
    pub domain: Option<LegalDomain>,
    pub state: NoteState,
    pub limit: i64,
    pub offset: i64,
}

impl NoteFilter {
    pub fn parse(raw: &RawNoteFilter) -> Result<Self, Vec<Invalid>> {
        let mut wrong = Vec::new();
        let domain = match raw.domain.trim() {
            "" => None,
            text => text.parse().map_err(|e| wrong.push(e)).ok(),
        };
        let state = match raw.state.trim() {
            "" => NoteState::All,
            "active" => NoteState::Active,
            "inactive" => NoteState::Inactive,
            "edited" => NoteState::Edited,
            "own" => NoteState::Own,
            _ => {
                wrong.push(Invalid { field: "state".into(), why: "is not a state" });
                NoteState::All
            }
        };
        let words = fold(&raw.q.replace(char::is_control, " "));
        let filter = Self {
            words: words.split_whitespace().take(WORDS_MAX).map(str::to_owned).collect(),
            domain,
            state,
            limit: raw.limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX),
            offset: raw.offset.unwrap_or_default().max(0),
        };
        if wrong.is_empty() { Ok(filter) } else { Err(wrong) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_folded_and_wrong_filters_named() {
        let raw =
            RawNoteFilter { q: " PRÉAVIS\u{0}durée".into(), state: "edited".into(), ..Default::default() };
        let filter = NoteFilter::parse(&raw).unwrap();
        assert_eq!((filter.words, filter.state), (vec!["preavis".into(), "duree".into()], NoteState::Edited));
        let wrong = RawNoteFilter { domain: "mer".into(), state: "x".into(), ..Default::default() };
        let fields: Vec<_> = NoteFilter::parse(&wrong).unwrap_err().into_iter().map(|i| i.field).collect();
        assert_eq!(fields, ["domain", "state"]);
    }
}
