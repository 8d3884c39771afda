use super::{Invalid, Key, Language, LawContent, LawStatus, Period};
use chrono::NaiveDate;

/// What whoever imports a plain text says of it, unread.
#[derive(Debug, Clone, Default)]
pub struct RawLaw {
    pub key: String,
    pub title: String,
    pub language: String,
    /// `in_force`, `unclear`, `superseded` or `repealed`; empty is unclear, which no answer cites.
    pub status: String,
    pub status_note: String,
    pub in_force_from: String,
    pub in_force_until: String,
    pub source: String,
    pub source_url: String,
}

impl RawLaw {
    /// Every broken rule at once.
    pub fn parse(&self) -> Result<(Key, LawContent), Vec<Invalid>> {
        let mut wrong = Vec::new();
        let key = self.key.trim().parse::<Key>();
        let language = self.language.trim().parse::<Language>();
        let status = match self.status.trim() {
            "" => Ok(LawStatus::Unclear),
            text => text.parse(),
        };
        let from = day("inForceFrom", &self.in_force_from);
        let until = day("inForceUntil", &self.in_force_until);
        let address = address(&self.source_url);
        wrong.extend(
            [key.as_ref().err(), language.as_ref().err(), status.as_ref().err()]
                .into_iter()
                .flatten()
                .cloned(),
        );
        wrong.extend(
            [from.as_ref().err(), until.as_ref().err(), address.as_ref().err()]
                .into_iter()
                .flatten()
                .cloned(),
        );
        let content = LawContent {
            title: line(&self.title).unwrap_or_default(),
            language: language.unwrap_or(Language::Fr),
            status: status.unwrap_or(LawStatus::Unclear),
            status_note: line(&self.status_note),
            period: Period { from: from.unwrap_or_default(), until: until.unwrap_or_default() },
            source: line(&self.source),
            source_url: address.unwrap_or_default(),
        };
        wrong.extend(content.problems());
        match key {
            Ok(key) if wrong.is_empty() => Ok((key, content)),
            _ => Err(wrong),
        }
    }
}

/// What an administrator changes on a law, unread; what is absent stays, and an empty text takes the old one away.
#[derive(Debug, Clone, Default)]
pub struct RawLawChange {
    pub title: Option<String>,
    pub status: Option<String>,
    pub status_note: Option<String>,
    pub in_force_from: Option<String>,
    pub in_force_until: Option<String>,
    pub source: Option<String>,
    pub source_url: Option<String>,
    pub is_active: Option<bool>,
}

impl RawLawChange {
    /// What the law says after the change.
    pub fn over(&self, key: &Key, known: &LawContent) -> Result<LawContent, Vec<Invalid>> {
        let text = |given: &Option<String>, known: &Option<String>| {
            given.clone().unwrap_or_else(|| known.clone().unwrap_or_default())
        };
        let date = |given: &Option<String>, known: Option<NaiveDate>| {
            given.clone().unwrap_or_else(|| known.map_or(String::new(), |d| d.to_string()))
        };
        let raw = RawLaw {
            key: key.to_string(),
            title: self.title.clone().unwrap_or_else(|| known.title.clone()),
            language: known.language.as_str().to_owned(),
            status: self.status.clone().unwrap_or_else(|| known.status.as_str().to_owned()),
            status_note: text(&self.status_note, &known.status_note),
            in_force_from: date(&self.in_force_from, known.period.from),
            in_force_until: date(&self.in_force_until, known.period.until),
            source: text(&self.source, &known.source),
            source_url: text(&self.source_url, &known.source_url),
        };
        raw.parse().map(|(_, content)| content)
    }
}

/// On one line, without control characters and what turns the reading direction.
fn line(text: &str) -> Option<String> {
    let overrides = |c: char| matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let kept: String =
        text.chars().map(|c| if c.is_control() { ' ' } else { c }).filter(|c| !overrides(*c)).collect();
    let line = kept.split_whitespace().collect::<Vec<_>>().join(" ");
    (!line.is_empty()).then_some(line)
}

fn day(field: &'static str, text: &str) -> Result<Option<NaiveDate>, Invalid> {
    let wrong = || Invalid { field: field.into(), why: "is not a date" };
    match text.trim() {
        "" => Ok(None),
        text => {
            let day: NaiveDate = text.parse().map_err(|_| wrong())?;
            let known = NaiveDate::from_ymd_opt(1800, 1, 1)..NaiveDate::from_ymd_opt(2200, 1, 1);
            if known.contains(&Some(day)) { Ok(Some(day)) } else { Err(wrong()) }
        }
    }
}

fn address(text: &str) -> Result<Option<String>, Invalid> {
    match line(text) {
        Some(address) if !address.starts_with("https://") || address.contains(' ') => {
            Err(Invalid { field: "sourceUrl".into(), why: "is not an address" })
        }
        address => Ok(address),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_broken_rule_is_named_at_once() {
        let wrong = RawLaw {
            key: "a b".into(),
            status: "valid".into(),
            in_force_from: "hier".into(),
            source_url: "javascript:alert(1)".into(),
            ..RawLaw::default()
        };
        let fields: Vec<_> = wrong.parse().unwrap_err().into_iter().map(|i| i.field).collect();
        assert_eq!(fields, ["key", "language", "status", "inForceFrom", "sourceUrl", "title"]);
        let backwards = RawLaw {
            key: "a".into(),
            title: " Loi\u{0} \n n° 1 ".into(),
            language: "fr".into(),
            in_force_from: "2020-01-02".into(),
            in_force_until: "2020-01-01".into(),
            ..RawLaw::default()
        };
        assert_eq!(backwards.parse().unwrap_err()[0].field, "inForceUntil");
        let sound = RawLaw { in_force_until: String::new(), ..backwards };
        assert_eq!(sound.parse().unwrap().1.title, "Loi n° 1");
    }

    #[test]
    fn a_change_leaves_what_it_does_not_name() {
        let raw = RawLaw {
            key: "a".into(),
            title: "Loi".into(),
            language: "fr".into(),
            in_force_from: "2020-01-02".into(),
            ..RawLaw::default()
        };
        let (key, known) = raw.parse().unwrap();
        let change = RawLawChange {
            status: Some("repealed".into()),
            in_force_from: Some(String::new()),
            ..RawLawChange::default()
        };
        let changed = change.over(&key, &known).unwrap();
        assert_eq!((changed.status, changed.period.from), (LawStatus::Repealed, None));
        assert_eq!(RawLawChange::default().over(&key, &known).unwrap(), known);
    }
}
