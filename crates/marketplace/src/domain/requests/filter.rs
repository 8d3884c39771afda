use super::{LegalDomain, RequestStatus, Urgency, time};
use crate::domain::text::search_words;
use crate::domain::{FieldError, Fields, Reason};
use chrono::{DateTime, Utc};

/// Lists are whole by default, and never longer than this.
pub const LIST_MAX: i64 = 1_000;

/// What a page's filters sent, unread; an empty one is none.
#[derive(Debug, Clone, Default)]
pub struct RawFilter {
    pub status: String,
    pub domain: String,
    pub urgency: String,
    pub since: String,
    pub until: String,
    pub q: String,
    pub limit: Option<i64>,
    pub offset: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RequestFilter {
    pub status: Option<RequestStatus>,
    pub domain: Option<LegalDomain>,
    pub urgency: Option<Urgency>,
    /// Published (a draft: written) at or after.
    pub since: Option<DateTime<Utc>>,
    /// Published (a draft: written) before.
    pub until: Option<DateTime<Utc>>,
    /// Folded; each must be found.
    pub words: Vec<String>,
    pub limit: i64,
    pub offset: i64,
}

impl Default for RequestFilter {
    fn default() -> Self {
        Self {
            status: None,
            domain: None,
            urgency: None,
            since: None,
            until: None,
            words: Vec::new(),
            limit: LIST_MAX,
            offset: 0,
        }
    }
}

impl RequestFilter {
    pub fn parse(raw: &RawFilter) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let mut time = |field, raw: &str, read: fn(&str) -> Option<DateTime<Utc>>| match raw.trim() {
            "" => None,
            text => read(text).or_else(|| {
                f.wrong(field, Reason::NotADate);
                None
            }),
        };
        let (since, until) = (time("since", &raw.since, time::since), time("until", &raw.until, time::until));
        let mut code = Codes(&mut f);
        let filter = Self {
            status: code.read("status", &raw.status),
            domain: code.read("domain", &raw.domain),
            urgency: code.read("urgency", &raw.urgency),
            since,
            until,
            words: search_words(&raw.q),
            limit: raw.limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX),
            offset: raw.offset.unwrap_or_default().max(0),
        };
        f.finish(filter)
    }
}

struct Codes<'a>(&'a mut Fields);

impl Codes<'_> {
    fn read<T: std::str::FromStr>(&mut self, field: &'static str, raw: &str) -> Option<T> {
        let text = raw.trim();
        let read = text.parse().ok();
        if read.is_none() && !text.is_empty() {
            self.0.wrong(field, Reason::Unknown);
        }
        read
    }
}

/// A part of a list, and how long the whole is.
#[derive(Debug, Clone, PartialEq)]
pub struct Page<T> {
    pub items: Vec<T>,
    pub total: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_filters_are_none_and_wrong_ones_are_named_at_once() {
        assert_eq!(RequestFilter::parse(&RawFilter::default()).unwrap(), RequestFilter::default());
        let wrong = RawFilter {
            status: "ouverte".into(),
            domain: "mer".into(),
            urgency: "now".into(),
            since: "hier".into(),
            until: "2026".into(),
            limit: Some(-4),
            ..RawFilter::default()
        };
        let fields: Vec<_> = RequestFilter::parse(&wrong).unwrap_err().iter().map(|e| e.field).collect();
        assert_eq!(fields, ["since", "until", "status", "domain", "urgency"]);
    }

    #[test]
    fn bounds_are_kept() {
        let raw =
            RawFilter { limit: Some(i64::MAX), offset: Some(-1), q: "a ".repeat(50), ..Default::default() };
        let filter = RequestFilter::parse(&raw).unwrap();
        assert_eq!((filter.limit, filter.offset, filter.words.len()), (LIST_MAX, 0, 12));
    }
}
