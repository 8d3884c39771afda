use super::{ArticleNumber, Invalid, Key, Language, check};
use chrono::{DateTime, NaiveDate, Utc};
use std::str::FromStr;

/// What is known of a text's force, as its source says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LawStatus {
    InForce,
    /// The source does not say it plainly, or says to check. Never cited as law in force.
    Unclear,
    /// Another text stands in its place.
    Superseded,
    Repealed,
}

impl LawStatus {
    pub const ALL: [Self; 4] = [Self::InForce, Self::Unclear, Self::Superseded, Self::Repealed];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::InForce => "in_force",
            Self::Unclear => "unclear",
            Self::Superseded => "superseded",
            Self::Repealed => "repealed",
        }
    }

    /// Reads the words of a source: `in force (check amendments)`, `SUPERSEDED (2017)`, `abrogée`. What is not plain is
    /// [`LawStatus::Unclear`].
    pub fn of_words(words: &str) -> Self {
        let words = crate::text::fold(words);
        let says = |signs: &[&str]| signs.iter().any(|s| words.contains(s));
        let begins = |signs: &[&str]| signs.iter().any(|s| words.trim_start().starts_with(s));
        if begins(&["in force", "in_force", "en vigueur"]) {
            return Self::InForce;
        }
        if begins(&["repealed", "abrog"]) {
            return Self::Repealed;
        }
        if says(&["superseded", "remplac"]) || begins(&["replaced"]) {
            return Self::Superseded;
        }
        if says(&["repealed", "abrog"]) && !says(&["part", "not "]) { Self::Repealed } else { Self::Unclear }
    }
}

impl FromStr for LawStatus {
    type Err = Invalid;
    fn from_str(s: &str) -> Result<Self, Invalid> {
        Self::ALL
            .into_iter()
            .find(|status| status.as_str() == s)
            .ok_or(Invalid { field: "status", why: "is not a state" })
    }
}

/// How a text was read off its source.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TextQuality {
    Good,
    /// Readable, with faults of the scan.
    Medium,
    /// Words or columns ran together: not to be relied on.
    Low,
}

impl TextQuality {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Good => "good",
            Self::Medium => "medium",
            Self::Low => "low",
        }
    }

    /// Reads the words of a source: `good (unofficial rendering)`, `medium: OCR`, `LOW: two columns`.
    pub fn of_words(words: &str) -> Option<Self> {
        let words = crate::text::fold(words);
        match words.trim_start() {
            w if w.starts_with("good") || w.starts_with("bon") => Some(Self::Good),
            // "low-medium" among them: the worse of the two counts.
            w if w.starts_with("low") || w.starts_with("mauvais") || w.starts_with("faible") => {
                Some(Self::Low)
            }
            w if w.starts_with("medium") || w.starts_with("moyen") => Some(Self::Medium),
            _ => None,
        }
    }
}

impl FromStr for TextQuality {
    type Err = Invalid;
    fn from_str(s: &str) -> Result<Self, Invalid> {
        match s {
            "good" => Ok(Self::Good),
            "medium" => Ok(Self::Medium),
            "low" => Ok(Self::Low),
            _ => Err(Invalid { field: "quality", why: "must be good, medium or low" }),
        }
    }
}

/// From when until when a text is law, both days included; open where nothing is known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Hash)]
pub struct Period {
    pub from: Option<NaiveDate>,
    pub until: Option<NaiveDate>,
}

impl Period {
    pub fn is_sound(&self) -> bool {
        self.from.zip(self.until).is_none_or(|(from, until)| from <= until)
    }

    /// Whether a day may lie in both.
    pub fn meets(&self, other: &Self) -> bool {
        let begins_after = |a: &Self, b: &Self| a.from.zip(b.until).is_some_and(|(from, until)| from > until);
        !begins_after(self, other) && !begins_after(other, self)
    }
}

/// What a text is today.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    InForce,
    Unclear,
    /// It comes into force later.
    Future,
    Superseded,
    Repealed,
}

impl Standing {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::InForce => "in_force",
            Self::Unclear => "unclear",
            Self::Future => "future",
            Self::Superseded => "superseded",
            Self::Repealed => "repealed",
        }
    }

    pub fn of(status: LawStatus, period: Period, today: NaiveDate) -> Self {
        match status {
            LawStatus::Repealed => Self::Repealed,
            LawStatus::Superseded => Self::Superseded,
            _ if period.until.is_some_and(|until| until < today) => Self::Repealed,
            _ if period.from.is_some_and(|from| from > today) => Self::Future,
            LawStatus::Unclear => Self::Unclear,
            LawStatus::InForce => Self::InForce,
        }
    }
}

/// A law, as it is named and as far as it is in force; its words are its articles'.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LawContent {
    pub title: String,
    pub language: Language,
    pub status: LawStatus,
    /// The source's own words on the status, shown beside it.
    pub status_note: Option<String>,
    pub period: Period,
    /// Where the text was taken from, as it must be named.
    pub source: Option<String>,
    pub source_url: Option<String>,
}

impl LawContent {
    pub const MAX_TITLE: usize = 400;
    pub const MAX_NOTE: usize = 500;

    pub fn problems(&self) -> Vec<Invalid> {
        let mut found = Vec::new();
        check(&mut found, "title", &self.title, Self::MAX_TITLE);
        for (field, text) in
            [("statusNote", &self.status_note), ("source", &self.source), ("sourceUrl", &self.source_url)]
        {
            if text.as_ref().is_some_and(|t| t.chars().count() > Self::MAX_NOTE) {
                found.push(Invalid { field, why: "is too long" });
            }
        }
        if !self.period.is_sound() {
            found.push(Invalid { field: "inForceUntil", why: "lies before the beginning" });
        }
        found
    }
}

/// A law as it is kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Law {
    pub id: i64,
    pub key: Key,
    pub content: LawContent,
    /// False once withdrawn: administrators alone see it.
    pub is_active: bool,
    pub is_edited: bool,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl Law {
    pub fn standing(&self, today: NaiveDate) -> Standing {
        Standing::of(self.content.status, self.content.period, today)
    }
}

/// One article's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ArticleContent {
    pub number: ArticleNumber,
    /// The titles and chapters it stands under; empty where unknown.
    pub heading: String,
    pub text: String,
    pub status: LawStatus,
    pub status_note: Option<String>,
    pub period: Period,
    pub quality: TextQuality,
    pub quality_note: Option<String>,
    /// Whether it was read well enough to be relied on.
    pub is_usable: bool,
}

/// An article as it is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Article {
    pub id: i64,
    pub law_id: i64,
    /// Its place in the law, from 1.
    pub position: i64,
    /// 1 for the first row of its number.
    pub occurrence: i64,
    pub content: ArticleContent,
}

impl Article {
    /// An article is no more in force than its law.
    pub fn standing(&self, law: &Law, today: NaiveDate) -> Standing {
        let own = Standing::of(self.content.status, self.content.period, today);
        own.max(law.standing(today))
    }

    /// Whether an answer may cite it as law: in force today, and read well.
    pub fn may_be_cited(&self, law: &Law, today: NaiveDate) -> bool {
        law.is_active && self.content.is_usable && self.standing(law, today) == Standing::InForce
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> NaiveDate {
        text.parse().unwrap()
    }

    #[test]
    fn a_source_s_words_on_the_status_are_read_with_care() {
        for (words, status) in [
            ("in force", LawStatus::InForce),
            ("in force (as amended by Law 2019/020)", LawStatus::InForce),
            ("En vigueur", LawStatus::InForce),
            ("SUPERSEDED (2017)", LawStatus::Superseded),
            ("replaced by the 2024 local taxation law – CHECK before use", LawStatus::Superseded),
            ("Abrogé par la loi n° 2016/007", LawStatus::Repealed),
            ("repealed", LawStatus::Repealed),
            ("largely taken over by the 2012 Electoral Code; check before use", LawStatus::Unclear),
            ("changes every finance law", LawStatus::Unclear),
            ("arts 6, 14 amended 2008 – read with law 2008/001", LawStatus::Unclear),
            ("partly repealed", LawStatus::Unclear),
            ("", LawStatus::Unclear),
        ] {
            assert_eq!(LawStatus::of_words(words), status, "{words}");
        }
    }

    #[test]
    fn the_quality_s_first_word_counts() {
        for (words, quality) in [
            ("good (art. 10 number missing in source)", Some(TextQuality::Good)),
            ("medium: OCR with stamp noise", Some(TextQuality::Medium)),
            ("low-medium: OCR, words run together", Some(TextQuality::Low)),
            ("LOW: two columns interleaved", Some(TextQuality::Low)),
            ("?", None),
        ] {
            assert_eq!(TextQuality::of_words(words), quality, "{words}");
        }
    }

    #[test]
    fn a_text_is_law_from_its_first_day_to_its_last() {
        let period = Period { from: Some(day("2008-04-14")), until: Some(day("2020-12-31")) };
        let on = |today| Standing::of(LawStatus::InForce, period, day(today));
        assert_eq!(on("2008-04-13"), Standing::Future);
        assert_eq!((on("2008-04-14"), on("2020-12-31")), (Standing::InForce, Standing::InForce));
        assert_eq!(on("2021-01-01"), Standing::Repealed);
        assert_eq!(
            Standing::of(LawStatus::Superseded, Period::default(), day("2021-01-01")),
            Standing::Superseded
        );
    }

    #[test]
    fn periods_meet_where_a_day_may_lie_in_both() {
        let period = |from: &str, until: &str| Period { from: from.parse().ok(), until: until.parse().ok() };
        assert!(!period("", "2008-04-13").meets(&period("2008-04-14", "")));
        assert!(period("", "2008-04-14").meets(&period("2008-04-14", "")));
        assert!(Period::default().meets(&period("2008-04-14", "")));
    }
}
