use super::audience::Lang;
use super::dates::day_in_cameroon;
use super::mentions;
use super::parameters::{Parameters, check_partly};
use super::template::{Mention, Template, TemplateId};
use super::text::{fold, single_line, slug};
use super::{catalog, html};
use crate::domain::parameters::{FieldError, Reason};
use crate::fonts;
use chrono::{DateTime, Utc};
use std::str::FromStr;

/// Characters of a title.
pub const TITLE_MAX: usize = 200;

/// How a document came to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    Form,
    Chat,
}

impl Origin {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Form => "form",
            Self::Chat => "chat",
        }
    }
}

impl FromStr for Origin {
    type Err = super::audience::UnknownCode;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        match s {
            "form" => Ok(Self::Form),
            "chat" => Ok(Self::Chat),
            _ => Err(super::audience::UnknownCode),
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Document {
    pub id: i64,
    pub user_id: i64,
    pub template: TemplateId,
    /// The version of the template's text it was made from; a reset uses the same.
    pub template_version: i32,
    pub title: String,
    /// Sanitised HTML.
    pub content: String,
    pub parameters: Parameters,
    pub origin: Origin,
    pub language: Lang,
    /// Starts at 1; every change of content or title makes one more.
    pub version: i32,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl Document {
    pub fn definition(&self) -> &'static Template {
        catalog::template(self.template)
    }

    /// What the law wants in it and is missing or blank. Times that the law wants are counted from the day it was made.
    pub fn missing_mentions(&self) -> Vec<&'static Mention> {
        let (values, _) = check_partly(self.definition(), &self.parameters);
        mentions::missing(self.definition(), &self.content, &values, day_in_cameroon(self.created_at))
    }

    /// An ASCII name without folder or ending: `contrat-de-bail-commercial-12`.
    pub fn file_stem(&self) -> String {
        format!("{}-{}", slug(&self.title), self.id)
    }
}

/// A line of the list: everything but the text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    pub id: i64,
    pub template: TemplateId,
    pub title: String,
    pub language: Lang,
    pub version: i32,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Version {
    pub version: i32,
    pub title: String,
    pub content: String,
    pub created_at: DateTime<Utc>,
}

/// A text that was made and not stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    pub title: String,
    pub content: String,
    pub missing: Vec<&'static Mention>,
    pub errors: Vec<FieldError>,
}

/// Which documents a list shows.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// Words of the title, any case and accents.
    pub text: Option<String>,
    pub template: Option<TemplateId>,
    pub limit: Option<i64>,
    pub offset: i64,
}

/// A title that fits.
pub fn parse_title(raw: &str) -> Result<String, FieldError> {
    let title = single_line(raw);
    let reason = match title.chars().count() {
        0 => Reason::Required,
        n if n > TITLE_MAX => Reason::TooLong { max: TITLE_MAX },
        _ => match fonts::unprintable(&title) {
            Some(first) => Reason::NotPrintable { first },
            None => return Ok(title),
        },
    };
    Err(FieldError { field: "title".to_owned(), reason })
}

/// Content that fits, sanitised.
pub fn parse_content(raw: &str) -> Result<String, FieldError> {
    let refuse = |reason| Err(FieldError { field: "content".to_owned(), reason });
    if raw.chars().count() > html::CONTENT_MAX {
        return refuse(Reason::TooLong { max: html::CONTENT_MAX });
    }
    let clean = html::sanitise(raw);
    let text = super::markup::plain_text(&clean);
    if text.trim().is_empty() {
        return refuse(Reason::Required);
    }
    match fonts::unprintable(&text) {
        Some(first) => refuse(Reason::NotPrintable { first }),
        None => Ok(clean),
    }
}

/// What a title is searched by.
pub fn search_key(title: &str) -> String {
    fold(title)
}
