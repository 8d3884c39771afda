use super::law_name::articles_named;
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
            .ok_or(Invalid { field: "status".into(), why: "is not a state" })
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
            _ => Err(Invalid { field: "quality".into(), why: "must be good, medium or low" }),
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
                found.push(Invalid { field: field.into(), why: "is too long" });
            }
        }
        if !self.period.is_sound() {
            found.push(Invalid { field: "inForceUntil".into(), why: "lies before the beginning" });
        }
        found
    }
}

/// What the file that a law came in says of its force as a whole.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FileStatus {
    pub status: LawStatus,
    /// Its words, where all articles of this status have the same.
    pub note: Option<String>,
}

impl FileStatus {
    pub fn of<'a>(status: LawStatus, articles: impl Iterator<Item = &'a ArticleContent>) -> Self {
        let mut notes = articles.filter(|a| a.status == status).map(|a| &a.status_note);
        let first = notes.next().cloned().flatten();
        let note = first.filter(|first| notes.all(|other| other.as_ref() == Some(first)));
        Self { status, note }
    }
}

/// A law as it is kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Law {
    pub id: i64,
    pub key: Key,
    pub content: LawContent,
    pub file: FileStatus,
    /// False once withdrawn: administrators alone see it.
    pub is_active: bool,
    pub is_edited: bool,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
    /// Of its last change: who changes it says which one he saw.
    pub revision: i64,
}

impl Law {
    pub fn standing(&self, today: NaiveDate) -> Standing {
        Standing::of(self.content.status, self.content.period, today)
    }

    /// The status of an article of it. One that repeats what its file says of the whole law follows what an administrator
    /// has settled of the law since; one that speaks for itself, by other words or by its own number, does not.
    pub fn status_of(&self, number: &ArticleNumber, own: LawStatus, note: Option<&str>) -> LawStatus {
        let is_settled = self.content.status != self.file.status;
        let is_repeated = own == self.file.status && note == self.file.note.as_deref();
        if is_settled && is_repeated && !note.is_some_and(|note| names(note, number)) {
            return self.content.status;
        }
        own
    }
}

/// "arts 6, 14 and 67 amended 2008" names the articles 6, 14 and 67.
fn names(note: &str, number: &ArticleNumber) -> bool {
    articles_named(note).iter().any(|named| named == number.key())
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
    /// What counts of its own status beside its law's.
    pub fn status(&self, law: &Law) -> LawStatus {
        let c = &self.content;
        law.status_of(&c.number, c.status, c.status_note.as_deref())
    }

    /// An article is no more in force than its law.
    pub fn standing(&self, law: &Law, today: NaiveDate) -> Standing {
        let own = Standing::of(self.status(law), self.content.period, today);
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

    fn law(file: (LawStatus, Option<&str>), settled: LawStatus) -> Law {
        let content = LawContent {
            title: "x".into(),
            language: Language::Fr,
            status: settled,
            status_note: None,
            period: Period::default(),
            source: None,
            source_url: None,
        };
        Law {
            id: 1,
            key: "x".parse().unwrap(),
            content,
            file: FileStatus { status: file.0, note: file.1.map(str::to_owned) },
            is_active: true,
            is_edited: true,
            created_at: DateTime::UNIX_EPOCH,
            updated_at: DateTime::UNIX_EPOCH,
            revision: 1,
        }
    }

    #[test]
    fn an_article_that_repeats_its_file_follows_what_is_settled_of_the_law() {
        use LawStatus::{InForce, Repealed, Superseded, Unclear};
        let number = |n: &str| ArticleNumber::parse(n).unwrap();
        let settled = law((Unclear, None), InForce);
        assert_eq!(settled.status_of(&number("2"), Unclear, None), InForce);
        assert_eq!(settled.status_of(&number("2"), Unclear, Some("to be checked")), Unclear, "its own words");
        assert_eq!(settled.status_of(&number("2"), Repealed, None), Repealed);
        let note = Some("arts 6, 14, 67 amended 2008 – read with law 2008/001");
        let amended = law((Unclear, note), InForce);
        assert_eq!(amended.status_of(&number("2"), Unclear, note), InForce);
        assert_eq!(amended.status_of(&number("14"), Unclear, note), Unclear, "the note names it");
        let twice = Some("arts 6 and 14 amended 2008; art. 20 by law 2010/1, in part 7");
        let amended = law((Unclear, twice), InForce);
        for (named, status) in
            [("6", Unclear), ("14", Unclear), ("20", Unclear), ("7", InForce), ("2", InForce)]
        {
            assert_eq!(amended.status_of(&number(named), Unclear, twice), status, "{named}");
        }
        // What the file itself says differs from article to article: nobody has settled anything.
        assert_eq!(law((InForce, None), InForce).status_of(&number("2"), Unclear, None), Unclear);
        assert_eq!(law((Superseded, None), InForce).status_of(&number("2"), Superseded, None), InForce);
    }

    #[test]
    fn periods_meet_where_a_day_may_lie_in_both() {
        let period = |from: &str, until: &str| Period { from: from.parse().ok(), until: until.parse().ok() };
        assert!(!period("", "2008-04-13").meets(&period("2008-04-14", "")));
        assert!(period("", "2008-04-14").meets(&period("2008-04-14", "")));
        assert!(Period::default().meets(&period("2008-04-14", "")));
    }
}
