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

/// Why a citation should be looked at again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Doubt {
    /// The text is known, but not each of the articles.
    ArticleUnknown,
    /// The text, or an article of it, is no longer in force by our texts.
    Repealed,
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
