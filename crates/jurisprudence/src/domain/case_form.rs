use super::text::{lines, one_line, several_lines};
use super::{CaseContent, CaseSource, Invalid, Translation, day_in_cameroon};
use chrono::{DateTime, NaiveDate, Utc};

/// The subjects that a decision is filed under.
pub const SUBJECTS: [&str; 7] =
    ["civil", "penal", "commercial", "travail", "administratif", "foncier", "famille"];

const LINES_MAX: usize = 40;

/// What the form sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawCase {
    pub title: String,
    pub jurisdiction: String,
    pub case_number: String,
    /// A date, or an instant whose day in Cameroon is meant.
    pub date: String,
    pub parties: String,
    pub subject: String,
    pub keywords: Vec<String>,
    pub facts: String,
    pub legal_principle: String,
    pub decision: String,
    pub relevant_articles: Vec<String>,
    /// Of blank texts: there is none.
    pub translation: Option<RawTranslation>,
}

#[derive(Debug, Clone, Default)]
pub struct RawTranslation {
    pub language: String,
    pub title: String,
    pub keywords: Vec<String>,
    pub facts: String,
    pub legal_principle: String,
    pub decision: String,
}

impl From<Translation> for RawTranslation {
    fn from(t: Translation) -> Self {
        Self {
            language: t.language.as_str().to_owned(),
            title: t.title,
            keywords: t.keywords,
            facts: t.facts,
            legal_principle: t.legal_principle,
            decision: t.decision,
        }
    }
}

impl RawTranslation {
    /// None where all of it is blank.
    fn parse(&self) -> Option<Result<Translation, Invalid>> {
        let read = |language| Translation {
            language,
            title: one_line(&self.title),
            keywords: lines(&self.keywords),
            facts: several_lines(&self.facts),
            legal_principle: several_lines(&self.legal_principle),
            decision: several_lines(&self.decision),
        };
        let is_known = self.language.parse().map(read);
        let is_blank = read(super::Language::Fr).texts().all(|text| text.is_empty());
        let unknown = |invalid: Invalid| Invalid { field: "translation.language".into(), ..invalid };
        (!is_blank).then(|| is_known.map_err(unknown))
    }
}

/// What is to change, unread; what is absent stays.
#[derive(Debug, Clone, Default)]
pub struct RawCaseChange {
    pub title: Option<String>,
    pub jurisdiction: Option<String>,
    pub case_number: Option<String>,
    pub date: Option<String>,
    pub parties: Option<String>,
    pub subject: Option<String>,
    pub keywords: Option<Vec<String>>,
    pub facts: Option<String>,
    pub legal_principle: Option<String>,
    pub decision: Option<String>,
    pub relevant_articles: Option<Vec<String>>,
    pub translation: Option<RawTranslation>,
}

impl RawCaseChange {
    /// The whole form after the change.
    pub fn over(self, known: &CaseContent) -> RawCase {
        let k = known.clone();
        RawCase {
            title: self.title.unwrap_or(k.title),
            jurisdiction: self.jurisdiction.unwrap_or(k.jurisdiction),
            case_number: self.case_number.unwrap_or(k.case_number),
            date: self.date.unwrap_or_else(|| k.decided_on.to_string()),
            parties: self.parties.unwrap_or(k.parties),
            subject: self.subject.unwrap_or(k.subject),
            keywords: self.keywords.unwrap_or(k.keywords),
            facts: self.facts.unwrap_or(k.facts),
            legal_principle: self.legal_principle.unwrap_or(k.legal_principle),
            decision: self.decision.unwrap_or(k.decision),
            relevant_articles: self.relevant_articles.unwrap_or(k.relevant_articles),
            translation: self.translation.or_else(|| k.translation.map(Into::into)),
        }
    }
}

impl CaseContent {
    /// Every broken rule of the form at once. A decision is of today at the latest.
    pub fn parse(
        raw: &RawCase,
        source: Option<CaseSource>,
        now: DateTime<Utc>,
    ) -> Result<Self, Vec<Invalid>> {
        Self::parsed(raw, source, now, Self::problems)
    }

    /// The same while the summary of an imported decision is still to be written.
    pub fn parse_draft(
        raw: &RawCase,
        source: Option<CaseSource>,
        now: DateTime<Utc>,
    ) -> Result<Self, Vec<Invalid>> {
        Self::parsed(raw, source, now, Self::problems_of_draft)
    }

    fn parsed(
        raw: &RawCase,
        source: Option<CaseSource>,
        now: DateTime<Utc>,
        problems: impl Fn(&Self) -> Vec<Invalid>,
    ) -> Result<Self, Vec<Invalid>> {
        let today = day_in_cameroon(now);
        let date = match day_of(&raw.date) {
            _ if raw.date.trim().is_empty() => Err("must not be empty"),
            None => Err("is not a date"),
            Some(day) if day > today => Err("lies in the future"),
            Some(day) => Ok(day),
        };
        let (translation, bad_translation) = match raw.translation.as_ref().and_then(RawTranslation::parse) {
            Some(Ok(translation)) => (Some(translation), None),
            Some(Err(invalid)) => (None, Some(invalid)),
            None => (None, None),
        };
        let content = Self {
            title: one_line(&raw.title),
            jurisdiction: one_line(&raw.jurisdiction),
            case_number: one_line(&raw.case_number),
            decided_on: date.unwrap_or_default(),
            parties: one_line(&raw.parties),
            subject: one_line(&raw.subject),
            keywords: lines(&raw.keywords),
            facts: several_lines(&raw.facts),
            legal_principle: several_lines(&raw.legal_principle),
            decision: several_lines(&raw.decision),
            relevant_articles: lines(&raw.relevant_articles),
            source,
            translation,
        };
        let mut found = problems(&content);
        found.extend(bad_translation);
        if let Err(why) = date {
            found.push(Invalid { field: "date".into(), why });
        }
        if !content.subject.is_empty() && !SUBJECTS.contains(&content.subject.as_str()) {
            found.push(Invalid { field: "subject".into(), why: "is not one of the subjects" });
        }
        let translated = content.translation.iter().map(|t| ("translation.keywords", &t.keywords));
        let lists = [("keywords", &content.keywords), ("relevantArticles", &content.relevant_articles)];
        for (field, list) in lists.into_iter().chain(translated) {
            if list.len() > LINES_MAX {
                found.push(Invalid { field: field.into(), why: "has too many entries" });
            }
        }
        if found.is_empty() { Ok(content) } else { Err(found) }
    }
}

fn day_of(text: &str) -> Option<NaiveDate> {
    let text = text.trim();
    let day = text.parse::<NaiveDate>().ok().or_else(|| Some(day_in_cameroon(text.parse().ok()?)))?;
    // Nothing older is a decision of Cameroon, and a database holds no year of six digits.
    (day >= NaiveDate::from_ymd_opt(1800, 1, 1)?).then_some(day)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn now() -> DateTime<Utc> {
        "2026-11-21T23:30:00Z".parse().unwrap()
    }

    fn sound() -> RawCase {
        RawCase {
            title: "Cour suprême, 67/CIV".into(),
            jurisdiction: " Cour\nsuprême ".into(),
            case_number: "67/CIV".into(),
            date: "2023-10-05T12:00:00.000Z".into(),
            parties: "A c/ B".into(),
            subject: "civil".into(),
            keywords: vec!["bail".into(), " ".into(), "bail".into()],
            facts: "f".repeat(50),
            legal_principle: "p".repeat(50),
            decision: format!("{}\r\n\u{0}fin", "d".repeat(50)),
            relevant_articles: vec![],
            translation: None,
        }
    }

    fn translated() -> RawTranslation {
        RawTranslation {
            language: "en".into(),
            title: " Supreme Court,\n67/CIV".into(),
            keywords: vec!["lease".into(), " ".into()],
            facts: "f".repeat(50),
            legal_principle: "p".repeat(50),
            decision: "d".repeat(50),
        }
    }

    fn with(translation: RawTranslation) -> RawCase {
        RawCase { translation: Some(translation), ..sound() }
    }

    #[test]
    fn a_translation_is_whole_or_none() {
        let read = CaseContent::parse(&with(translated()), None, now()).unwrap().translation.unwrap();
        assert_eq!(
            (read.title.as_str(), read.keywords.as_slice()),
            ("Supreme Court, 67/CIV", &["lease".to_owned()][..])
        );
        let blank = RawTranslation { language: "en".into(), title: " ".into(), ..RawTranslation::default() };
        assert_eq!(CaseContent::parse(&with(blank), None, now()).unwrap().translation, None);
        let begun = RawTranslation { facts: String::new(), keywords: vec![], ..translated() };
        for parse in [CaseContent::parse, CaseContent::parse_draft] {
            let wrong = parse(&with(begun.clone()), None, now()).unwrap_err();
            let fields: Vec<&str> = wrong.iter().map(|i| i.field.as_ref()).collect();
            assert_eq!(fields, ["translation.facts", "translation.keywords"]);
        }
        let many = RawTranslation { keywords: (0..41).map(|n| n.to_string()).collect(), ..translated() };
        let unknown = RawTranslation { language: "de".into(), ..translated() };
        for (raw, field) in [(many, "translation.keywords"), (unknown, "translation.language")] {
            let wrong = CaseContent::parse(&with(raw), None, now()).unwrap_err();
            assert_eq!(wrong.iter().map(|i| i.field.as_ref()).collect::<Vec<_>>(), [field]);
        }
    }

    #[test]
    fn a_change_that_names_no_translation_leaves_it() {
        let known = CaseContent::parse(&with(translated()), None, now()).unwrap();
        let change = RawCaseChange { subject: Some("foncier".into()), ..RawCaseChange::default() };
        let changed = CaseContent::parse(&change.over(&known), None, now()).unwrap();
        assert_eq!(changed.translation, known.translation);
        let blank =
            RawCaseChange { translation: Some(RawTranslation::default()), ..RawCaseChange::default() };
        let changed = CaseContent::parse(&blank.over(&known), None, now()).unwrap();
        assert_eq!(changed.translation, None);
    }

    #[test]
    fn a_sound_form_is_cleaned() {
        let read = CaseContent::parse(&sound(), None, now()).unwrap();
        assert_eq!(read.jurisdiction, "Cour suprême");
        assert_eq!(read.decided_on.to_string(), "2023-10-05");
        assert_eq!(read.keywords, ["bail"]);
        assert!(read.decision.ends_with("d\nfin"));
    }

    #[test]
    fn every_broken_rule_is_named_at_once() {
        let wrong = CaseContent::parse(&RawCase::default(), None, now()).unwrap_err();
        let fields: Vec<_> = wrong.iter().map(|i| i.field.as_ref()).collect();
        assert_eq!(
            fields,
            [
                "title",
                "jurisdiction",
                "caseNumber",
                "parties",
                "subject",
                "facts",
                "legalPrinciple",
                "decision",
                "keywords",
                "date"
            ]
        );
        let odd = RawCase { subject: "mer".into(), date: "hier".into(), ..sound() };
        let wrong = CaseContent::parse(&odd, None, now()).unwrap_err();
        assert_eq!(wrong.iter().map(|i| i.field.as_ref()).collect::<Vec<_>>(), ["date", "subject"]);
    }

    #[test]
    fn a_decision_is_of_today_in_cameroon_at_the_latest() {
        let of = |date: &str| CaseContent::parse(&RawCase { date: date.into(), ..sound() }, None, now());
        assert!(of("2026-11-22").is_ok(), "it is past midnight in Douala");
        assert_eq!(of("2026-11-23").unwrap_err()[0].why, "lies in the future");
        assert_eq!(of("1799-12-31").unwrap_err()[0].why, "is not a date");
    }

    #[test]
    fn a_change_leaves_what_is_absent() {
        let known = CaseContent::parse(&sound(), None, now()).unwrap();
        let change = RawCaseChange { subject: Some("foncier".into()), ..Default::default() };
        let changed = CaseContent::parse(&change.over(&known), None, now()).unwrap();
        assert_eq!(changed, CaseContent { subject: "foncier".into(), ..known });
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_the_parser(date in ".{0,40}", facts in "(.|\n){0,80}") {
            let raw = RawCase { date, facts, ..sound() };
            if let Ok(read) = CaseContent::parse(&raw, None, now()) {
                proptest::prop_assert!(!read.facts.contains('\0'));
            }
        }
    }
}
