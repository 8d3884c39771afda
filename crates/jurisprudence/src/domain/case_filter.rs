use super::{Invalid, SUBJECTS};
use crate::text::fold;

/// Lists are whole by default, and never longer than this.
const LIST_MAX: i64 = 1_000;
/// A database bounds the depth of a condition.
const WORDS_MAX: usize = 12;

/// Which decisions an administrator looks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CaseState {
    /// All that were not deleted.
    #[default]
    Kept,
    Verified,
    /// Nobody vouches for it: no answer quotes it.
    Unverified,
    /// Somebody vouches for it, and a text joined it since, which nobody has read.
    TextWaits,
    /// An administrator deleted it.
    Withdrawn,
}

/// What the page's filters sent, unread; an empty one is none.
#[derive(Debug, Clone, Default)]
pub struct RawCaseFilter {
    pub q: String,
    pub subject: String,
    pub state: String,
    pub limit: Option<i64>,
    pub offset: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseFilter {
    /// Folded; each must be found in title, subject, jurisdiction or number.
    pub words: Vec<String>,
    pub subject: Option<&'static str>,
    pub state: CaseState,
    pub limit: i64,
    pub offset: i64,
}

impl CaseFilter {
    pub fn parse(raw: &RawCaseFilter) -> Result<Self, Vec<Invalid>> {
        let mut wrong = Vec::new();
        let subject = SUBJECTS.into_iter().find(|s| *s == raw.subject.trim());
        if subject.is_none() && !raw.subject.trim().is_empty() {
            wrong.push(Invalid { field: "subject".into(), why: "is not one of the subjects" });
        }
        let state = match raw.state.trim() {
            "" => CaseState::Kept,
            "verified" => CaseState::Verified,
            "unverified" => CaseState::Unverified,
            "text_waits" => CaseState::TextWaits,
            "withdrawn" => CaseState::Withdrawn,
            _ => {
                wrong.push(Invalid { field: "state".into(), why: "is not a state" });
                CaseState::Kept
            }
        };
        let words = fold(&raw.q.replace(char::is_control, " "));
        let filter = Self {
            words: words.split_whitespace().take(WORDS_MAX).map(str::to_owned).collect(),
            subject,
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
        let raw = RawCaseFilter { q: " Cour SUPRÊME\u{0}civil".into(), ..Default::default() };
        let filter = CaseFilter::parse(&raw).unwrap();
        assert_eq!(
            (filter.words, filter.limit),
            (vec!["cour".into(), "supreme".into(), "civil".into()], LIST_MAX)
        );
        let wrong = RawCaseFilter { subject: "mer".into(), state: "x".into(), ..Default::default() };
        let fields: Vec<_> = CaseFilter::parse(&wrong).unwrap_err().into_iter().map(|i| i.field).collect();
        assert_eq!(fields, ["subject", "state"]);
    }
}
