use super::search::search_words;
use super::{FieldError, FieldReason, Role};

/// Lists are whole by default, and never longer than this.
pub const LIST_MAX: i64 = 1_000;

/// Whether a professional's roll number was looked at (decision D4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Verification {
    Verified,
    /// There is a roll number, and nobody has verified it.
    Pending,
}

/// What the page's filters sent, unread; an empty one is none.
#[derive(Debug, Clone, Default)]
pub struct RawAccountFilter {
    pub q: String,
    pub role: String,
    /// `yes` or `no`: by the rule, not by the flag.
    pub premium: String,
    /// `verified` or `pending`
    pub verification: String,
    /// Administrators have no subscription, and no place in a list of them.
    pub without_admins: bool,
    pub limit: Option<i64>,
    pub offset: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountFilter {
    /// Folded; each must be found in the name or the address.
    pub words: Vec<String>,
    pub role: Option<Role>,
    pub premium: Option<bool>,
    pub verification: Option<Verification>,
    pub without_admins: bool,
    pub limit: i64,
    pub offset: i64,
}

impl AccountFilter {
    pub fn parse(raw: &RawAccountFilter) -> Result<Self, Vec<FieldError>> {
        let mut wrong = Vec::new();
        let filter = Self {
            words: search_words(&raw.q),
            role: code("role", &raw.role, |t| t.parse().ok(), &mut wrong),
            premium: code("premium", &raw.premium, yes_or_no, &mut wrong),
            verification: code("verification", &raw.verification, verification, &mut wrong),
            without_admins: raw.without_admins,
            limit: raw.limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX),
            offset: raw.offset.unwrap_or_default().max(0),
        };
        if wrong.is_empty() { Ok(filter) } else { Err(wrong) }
    }
}

pub(super) fn code<T>(
    field: &'static str,
    raw: &str,
    read: impl Fn(&str) -> Option<T>,
    wrong: &mut Vec<FieldError>,
) -> Option<T> {
    let text = raw.trim();
    let found = read(text);
    if found.is_none() && !text.is_empty() {
        wrong.push(FieldReason::ValueUnknown.of(field));
    }
    found
}

fn yes_or_no(text: &str) -> Option<bool> {
    match text {
        "yes" => Some(true),
        "no" => Some(false),
        _ => None,
    }
}

fn verification(text: &str) -> Option<Verification> {
    match text {
        "verified" => Some(Verification::Verified),
        "pending" => Some(Verification::Pending),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn empty_filters_are_none_and_wrong_ones_are_named_at_once() {
        let all = AccountFilter::parse(&RawAccountFilter::default()).unwrap();
        assert_eq!((all.role, all.premium, all.verification, all.limit), (None, None, None, LIST_MAX));
        let wrong = RawAccountFilter {
            role: "juge".into(),
            premium: "peut-être".into(),
            verification: "x".into(),
            limit: Some(-4),
            ..Default::default()
        };
        let fields: Vec<_> = AccountFilter::parse(&wrong).unwrap_err().iter().map(|e| e.field).collect();
        assert_eq!(fields, ["role", "premium", "verification"]);
    }

    #[test]
    fn bounds_are_kept() {
        let raw = RawAccountFilter { limit: Some(i64::MAX), offset: Some(-1), ..Default::default() };
        let filter = AccountFilter::parse(&raw).unwrap();
        assert_eq!((filter.limit, filter.offset), (LIST_MAX, 0));
    }
}
