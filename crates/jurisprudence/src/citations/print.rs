//! Citations in their normal form, in either language.

use super::law::LawRef;
use super::{ArticleRef, Court, DecisionRef};
use crate::domain::{Language, written_day};
use crate::fixtures::LawTitle;
use crate::text::LawTitles;
use ::citations::by_id;
use chrono::NaiveDate;

#[derive(Debug, Default)]
pub struct Print {
    titles: LawTitles,
}

impl Print {
    pub fn new(titles: &[LawTitle]) -> Self {
        Self { titles: LawTitles::new(titles) }
    }

    /// "art. 34 (2), 35 et 36", "ss. 34 (2), 35 and 36".
    pub fn articles(&self, articles: &[ArticleRef], language: Language, has_sections: bool) -> String {
        let (to, and, following) = match language {
            Language::Fr => ("à", " et ", "et suivants"),
            Language::En => ("to", " and ", "and following"),
        };
        let printed: Vec<String> = articles.iter().map(|a| a.print(to, following)).collect();
        let several = printed.len() > 1 || articles.iter().any(|a| a.to.is_some() || a.and_following);
        let part = match (language, has_sections, several) {
            (Language::En, true, false) => "s.",
            (Language::En, true, true) => "ss.",
            _ => "art.",
        };
        let list = match printed.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, rest)) => format!("{}{and}{last}", rest.join(", ")),
            None => String::new(),
        };
        format!("{part} {list}")
    }

    fn with_articles(
        &self,
        law: String,
        articles: &[ArticleRef],
        language: Language,
        sections: bool,
    ) -> String {
        match articles {
            [] => law,
            some => format!("{law}, {}", self.articles(some, language, sections)),
        }
    }

    /// A text of ours under the name our texts give it; without one, in full words.
    pub fn known(&self, label: &str, law: &LawRef, articles: &[ArticleRef], language: Language) -> String {
        if label.is_empty() {
            return self.unknown(law, articles, language);
        }
        let sections = self.titles.has_sections(label);
        let by_name = law.name.and_then(by_id).is_some_and(|n| n.has_sections);
        let title = match language {
            Language::Fr => label.to_owned(),
            Language::En => match self.titles.in_english(label) {
                same if same == label => self.law(law, language),
                english => english,
            },
        };
        self.with_articles(title, articles, language, sections.unwrap_or(by_name || law.kind.is_some()))
    }

    /// A text as it was cited, in full words.
    pub fn unknown(&self, law: &LawRef, articles: &[ArticleRef], language: Language) -> String {
        let by_name = law.name.and_then(by_id).map(|n| n.has_sections);
        let sections = by_name.unwrap_or(law.kind.is_some());
        self.with_articles(self.law(law, language), articles, language, sections)
    }

    fn law(&self, law: &LawRef, language: Language) -> String {
        let is_french = language == Language::Fr;
        let mut numbered = law.kind.map(|k| k.title(is_french).to_owned()).unwrap_or_default();
        if let Some(number) = &law.number {
            let sign = if is_french { "n°" } else { "No." };
            numbered.push_str(&format!(" {sign} {}", number.written));
        }
        match (law.date, law.year) {
            (Some(date), _) if numbered.is_empty() => numbered = written_day(date, language),
            (Some(date), _) => {
                let of = if is_french { "du" } else { "of" };
                numbered.push_str(&format!(" {of} {}", written_day(date, language)));
            }
            (None, Some(year)) if numbered.is_empty() => numbered = year.to_string(),
            (None, Some(year)) => {
                numbered.push_str(&format!(" {} {year}", if is_french { "de" } else { "of" }))
            }
            (None, None) => {}
        }
        let numbered = numbered.trim();
        match law.name.and_then(by_id).map(|n| if is_french { n.fr } else { n.en }) {
            None => numbered.to_owned(),
            Some(name) if numbered.is_empty() => name.to_owned(),
            Some(name) => {
                let mut letters = numbered.chars();
                let small = letters.next().map(|c| match is_french {
                    true => c.to_lowercase().to_string(),
                    false => c.to_string(),
                });
                format!("{name} ({}{})", small.unwrap_or_default(), letters.as_str())
            }
        }
    }

    /// A decision of ours.
    pub fn decision(&self, jurisdiction: &str, number: &str, date: NaiveDate, language: Language) -> String {
        let court = jurisdiction.split(',').next().unwrap_or_default().trim();
        match language {
            Language::Fr => format!("{court}, {}, n° {number}", written_day(date, language)),
            Language::En => {
                let english = super::docket::court_of(court).map(|c| c.print(false).to_owned());
                format!(
                    "{}, {}, No. {number}",
                    english.unwrap_or_else(|| court.to_owned()),
                    written_day(date, language)
                )
            }
        }
    }

    /// A decision as it was cited, in full words.
    pub fn cited_decision(&self, cited: &DecisionRef, language: Language) -> String {
        let is_french = language == Language::Fr;
        let court = cited.court.map(|c: Court| c.print(is_french).to_owned());
        let kind = cited.kind.map(|k| k.title(is_french).to_owned());
        let mut out: Vec<String> = court.into_iter().collect();
        let (sign, of) = if is_french { ("n°", "du") } else { ("No.", "of") };
        let mut told = kind.unwrap_or_default();
        if let Some(number) = &cited.number {
            told.push_str(&format!(" {sign} {number}"));
        }
        if let Some(date) = cited.date {
            told.push_str(&format!(" {of} {}", written_day(date, language)));
        }
        out.push(told.trim().to_owned());
        out.join(", ")
    }
}
