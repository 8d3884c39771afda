use super::{Citation, Holding};
use chrono::NaiveDate;

/// What is known here of a citation. `Found` says that it stands in our texts; none of them says whether the law exists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    Found,
    Doubtful(Doubt),
    /// Nothing here speaks of it.
    NotFound,
}

/// What is wrong with a text, or an article, that is known here; the worst last.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Flaw {
    /// Read too badly off its source to be relied on.
    Unreadable,
    /// Whether it is in force stays to be checked.
    Unclear,
    /// It comes into force later.
    NotYet,
    /// It is no longer in force.
    Repealed,
}

impl Flaw {
    /// Of two that are known of one text, as of its French and its English words: what one of them says is repealed is; else
    /// one without a fault is enough.
    pub fn joined(one: Option<Self>, other: Option<Self>) -> Option<Self> {
        match (one, other) {
            (Some(Self::Repealed), _) | (_, Some(Self::Repealed)) => Some(Self::Repealed),
            _ => one.min(other),
        }
    }
}

impl From<Flaw> for Doubt {
    fn from(flaw: Flaw) -> Self {
        match flaw {
            Flaw::Unreadable => Self::Unreadable,
            Flaw::Unclear => Self::ForceUnclear,
            Flaw::NotYet => Self::NotYetInForce,
            Flaw::Repealed => Self::Repealed,
        }
    }
}

/// Why a citation should be looked at again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// The text is known, but not each of the articles.
    ArticleUnknown,
    /// The text, or an article of it, is no longer in force by our texts.
    Repealed,
    /// The text, or an article of it, comes into force later.
    NotYetInForce,
    /// Our source does not say plainly that the text, or an article of it, is in force.
    ForceUnclear,
    /// The words that we have of it are not to be relied on.
    Unreadable,
    /// The number is known with another date, or the date with another number.
    OtherDate(Vec<String>),
    OtherNumber(Vec<String>),
    /// The name and the number are of different texts.
    NameAndNumber(Vec<String>),
    /// Several texts, or decisions, answer to it.
    Several(Vec<String>),
    /// Only the date was given.
    NoNumber(Vec<String>),
    /// A decision without its date: numbers begin anew each year.
    NoDate(Vec<String>),
    /// A newer version of this text is known here: the day of the newest.
    OlderVersion(NaiveDate),
    /// Articles that only an older version of the text is cited with here.
    OnlyInOlderVersion(NaiveDate),
    /// An article without its text.
    NoText,
    /// An article without its text, taken to be of the one cited before.
    Assumed,
}

/// One article of a citation.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleVerdict {
    pub number: String,
    pub is_known: bool,
}

/// A citation, its normal form and what is known of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checked {
    pub citation: Citation,
    pub normal: String,
    pub verdict: Verdict,
    /// Of a text that is known; a range is all its articles.
    pub articles: Vec<ArticleVerdict>,
    /// Where it can be read here, the best first.
    pub holdings: Vec<Holding>,
}
