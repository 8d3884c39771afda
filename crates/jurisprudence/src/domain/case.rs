use super::import::{possible_names, possible_names_of_parties};
use super::{Invalid, Key, Language, check};
use chrono::{DateTime, NaiveDate, Utc};

/// Where a decision was taken from, with the licence that must be named beside it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseSource {
    pub name: String,
    pub id: String,
    pub url: Option<String>,
    pub licence: Option<String>,
}

/// Our summary of a decision in the other language than the decision's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Translation {
    pub language: Language,
    pub title: String,
    pub keywords: Vec<String>,
    pub facts: String,
    pub legal_principle: String,
    pub decision: String,
}

/// A court decision, summarised, with its parties pseudonymised.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CaseContent {
    pub title: String,
    pub jurisdiction: String,
    pub case_number: String,
    pub decided_on: NaiveDate,
    pub parties: String,
    pub subject: String,
    pub keywords: Vec<String>,
    pub facts: String,
    pub legal_principle: String,
    pub decision: String,
    pub relevant_articles: Vec<String>,
    pub source: Option<CaseSource>,
    pub translation: Option<Translation>,
}

impl CaseContent {
    pub const MIN_TEXT: usize = 50;
    pub const MAX_TEXT: usize = 50_000;

    /// What it is about: its title without the court, day and number that may stand before a dash.
    pub fn matter(&self) -> &str {
        matter_of(&self.title)
    }

    /// What our summary says, in `language` where it is there, and which language that is; `own` is the decision's.
    pub fn summary(&self, language: Language, own: Language) -> (Summary<'_>, Language) {
        match self.translation.as_ref().filter(|t| t.language == language && own != language) {
            Some(t) => (t.summary(), language),
            None => (
                Summary {
                    title: &self.title,
                    legal_principle: &self.legal_principle,
                    decision: &self.decision,
                },
                own,
            ),
        }
    }

    /// The rules of the case-law form: facts, principle and decision of at least 50 characters, the rest not empty.
    pub fn problems(&self) -> Vec<Invalid> {
        let mut found = Vec::new();
        for (field, text) in [
            ("title", &self.title),
            ("jurisdiction", &self.jurisdiction),
            ("caseNumber", &self.case_number),
            ("parties", &self.parties),
            ("subject", &self.subject),
        ] {
            check(&mut found, field, text, 500);
        }
        found.extend(self.long_texts().into_iter().filter_map(|(field, text)| problem_of_long(field, text)));
        if self.keywords.is_empty() {
            found.push(Invalid { field: "keywords".into(), why: "must not be empty" });
        }
        for (field, line) in (self.keywords.iter().map(|l| ("keywords", l)))
            .chain(self.relevant_articles.iter().map(|l| ("relevantArticles", l)))
        {
            check(&mut found, field, line, 500);
        }
        found.extend(self.translation.iter().flat_map(Translation::problems));
        found
    }

    /// What stays once it is deleted: court, day, number and the source's id, which tell it from others; nothing of what
    /// it says or of whom it names.
    pub fn tombstone(&self) -> Self {
        let source = self.source.clone().map(|s| CaseSource { url: None, licence: None, ..s });
        Self {
            title: format!("{}, {}, {}", self.jurisdiction, self.decided_on, self.case_number),
            jurisdiction: self.jurisdiction.clone(),
            case_number: self.case_number.clone(),
            decided_on: self.decided_on,
            parties: String::new(),
            subject: String::new(),
            keywords: vec![],
            facts: String::new(),
            legal_principle: String::new(),
            decision: String::new(),
            relevant_articles: vec![],
            source,
            translation: None,
        }
    }

    fn long_texts(&self) -> [(&'static str, &String); 3] {
        [("facts", &self.facts), ("legalPrinciple", &self.legal_principle), ("decision", &self.decision)]
    }

    /// The rules while the summary of an imported decision is still to be written: what is there must be sound, what is
    /// missing is asked for when somebody vouches for it.
    pub fn problems_of_draft(&self) -> Vec<Invalid> {
        let is_missing = |invalid: &Invalid| match invalid.field.as_ref() {
            "parties" => self.parties.trim().is_empty(),
            "subject" => self.subject.trim().is_empty(),
            "keywords" => self.keywords.is_empty(),
            field => {
                let text = self.long_texts().into_iter().find(|(name, _)| *name == field);
                text.is_some_and(|(_, text)| text.trim().chars().count() < Self::MIN_TEXT)
            }
        };
        self.problems().into_iter().filter(|invalid| !is_missing(invalid)).collect()
    }
}

/// What of a summary an answer quotes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Summary<'a> {
    pub title: &'a str,
    pub legal_principle: &'a str,
    pub decision: &'a str,
}

impl Translation {
    fn summary(&self) -> Summary<'_> {
        Summary { title: &self.title, legal_principle: &self.legal_principle, decision: &self.decision }
    }

    /// As [`CaseContent::matter`].
    pub fn matter(&self) -> &str {
        matter_of(&self.title)
    }

    /// Every text of it.
    pub fn texts(&self) -> impl Iterator<Item = &String> {
        [&self.title, &self.facts, &self.legal_principle, &self.decision].into_iter().chain(&self.keywords)
    }

    /// The same rules as those of the summary that it translates.
    fn problems(&self) -> Vec<Invalid> {
        let mut found = Vec::new();
        check(&mut found, "translation.title", &self.title, 500);
        let long = [
            ("translation.facts", &self.facts),
            ("translation.legalPrinciple", &self.legal_principle),
            ("translation.decision", &self.decision),
        ];
        found.extend(long.into_iter().filter_map(|(field, text)| problem_of_long(field, text)));
        if self.keywords.is_empty() {
            found.push(Invalid { field: "translation.keywords".into(), why: "must not be empty" });
        }
        self.keywords.iter().for_each(|line| check(&mut found, "translation.keywords", line, 500));
        found
    }
}

fn matter_of(title: &str) -> &str {
    title.split_once(" – ").map_or(title, |(_, matter)| matter)
}

fn problem_of_long(field: &'static str, text: &str) -> Option<Invalid> {
    let why = match text.trim().chars().count() {
        n if n < CaseContent::MIN_TEXT => "must have at least 50 characters",
        n if n > CaseContent::MAX_TEXT => "is too long",
        _ => return None,
    };
    Some(Invalid { field: field.into(), why })
}

/// When a decision was deleted, by whom and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Withdrawal {
    pub at: DateTime<Utc>,
    pub by: Option<i64>,
    /// Empty where nobody gave one.
    pub reason: String,
}

/// A decision as it is kept.
#[derive(Debug, Clone, PartialEq)]
pub struct Case {
    pub id: i64,
    pub key: Key,
    pub content: CaseContent,
    pub is_verified: bool,
    /// A text joined it since it was verified: everybody reads what was vouched for, the text waits for a person.
    pub text_waits: bool,
    /// False once deleted: the row stays as a tombstone so that an import does not bring it back.
    pub is_active: bool,
    pub is_edited: bool,
    /// One of the decisions the product ships: summarised by its makers, each tied to its source, and read by no lawyer.
    pub is_shipped: bool,
    pub created_by: Option<i64>,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
    pub revision: i64,
    /// Of a deleted one.
    pub withdrawn: Option<Withdrawal>,
}

impl Case {
    /// What looks like a full name in what we say of it: a hint, neither complete nor certain.
    pub fn possible_names(&self) -> Vec<String> {
        let c = &self.content;
        let translated = c.translation.iter().map(|t| &t.title);
        let lines = [&c.title, &c.parties].into_iter().chain(translated);
        let lines = lines.flat_map(|line| possible_names_of_parties(line));
        let texts = c.long_texts().into_iter().map(|(_, text)| text);
        let texts =
            texts.chain(c.translation.iter().flat_map(Translation::texts)).flat_map(|t| possible_names(t));
        let mut found: Vec<String> = Vec::new();
        for name in lines.chain(texts) {
            if !found.contains(&name) {
                found.push(name);
            }
        }
        found
    }

    /// By an administrator. A decision that is only shipped no more is inactive, and was deleted by nobody.
    pub fn is_deleted(&self) -> bool {
        !self.is_active && self.is_edited
    }

    /// Whether everybody may read it and an answer quote it: once an administrator vouches for it, wherever it came from.
    pub fn may_be_quoted(&self) -> bool {
        self.is_active && self.is_verified
    }
}
