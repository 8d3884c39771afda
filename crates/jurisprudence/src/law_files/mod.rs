//! Reads files of whole laws: one article a line as JSON (`law`, `law_title`, `lang`, `article`, `text` …), or a plain text
//! that is cut at its articles. A line that cannot be taken is told with its number and why; the others go on.
mod doubles;
mod jsonl;
mod plain;
mod quality;

use crate::JurisprudenceError;
use crate::domain::{ArticleContent, Invalid, Key, LawContent, RawLaw};

/// More is no law, but a mistake.
const MOST_ROWS: usize = 50_000;
const MOST_TEXT: usize = 400_000;
/// Of these the report names each.
const MOST_NAMED: usize = 200;

/// A law with its articles, as a file has it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadLaw {
    pub key: Key,
    pub content: LawContent,
    /// In the file's order.
    pub articles: Vec<ReadArticle>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadArticle {
    /// Of the file, from 1.
    pub line: usize,
    pub content: ArticleContent,
}

/// Why a line was not taken, or what should be looked at.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum LineTrouble {
    NotJson,
    NoLaw,
    NoTitle,
    NoLanguage,
    NoNumber,
    EmptyText,
    TooLong,
    BadDate,
    /// Taken: a number that stands twice, for the same days. None of the two is cited.
    Double,
    /// Taken as text: it looks like the beginning of an article, but its number does not follow.
    OutOfOrder,
}

impl LineTrouble {
    pub fn as_str(&self) -> &'static str {
        match self {
            Self::NotJson => "not_json",
            Self::NoLaw => "no_law",
            Self::NoTitle => "no_title",
            Self::NoLanguage => "no_language",
            Self::NoNumber => "no_number",
            Self::EmptyText => "empty_text",
            Self::TooLong => "too_long",
            Self::BadDate => "bad_date",
            Self::Double => "double",
            Self::OutOfOrder => "out_of_order",
        }
    }

    /// Whether what stands there was left out.
    pub fn is_refusal(&self) -> bool {
        !matches!(self, Self::Double | Self::OutOfOrder)
    }
}

/// A line of the file (from 1), and what is the matter with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LineNote {
    pub line: usize,
    /// The article it is about, where that is known.
    pub article: Option<String>,
    pub trouble: LineTrouble,
}

/// What a file says.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LawFile {
    pub laws: Vec<ReadLaw>,
    /// The first [`MOST_NAMED`] of them.
    pub notes: Vec<LineNote>,
    /// How many lines were left out, named or not.
    pub refused: usize,
    /// How many numbers stand twice or do not follow, named or not.
    pub doubtful: usize,
}

impl LawFile {
    fn note(&mut self, line: usize, article: Option<&str>, trouble: LineTrouble) {
        match trouble.is_refusal() {
            true => self.refused += 1,
            false => self.doubtful += 1,
        }
        if self.notes.len() < MOST_NAMED {
            self.notes.push(LineNote { line, article: article.map(str::to_owned), trouble });
        }
    }
}

/// Reads a file. `about` says what a plain text does not: which law it is; lines of JSON say it themselves.
///
/// # Errors
///
/// [`JurisprudenceError::Invalid`] where nothing at all could be read, or `about` is not sound.
pub fn read_law_file(name: &str, bytes: &[u8], about: &RawLaw) -> Result<LawFile, JurisprudenceError> {
    let text = crate::juricaf::decoded(bytes);
    if text.trim().is_empty() {
        return Err(refused("is empty"));
    }
    let lower = name.to_ascii_lowercase();
    let says_json = [".jsonl", ".ndjson", ".json"].iter().any(|end| lower.ends_with(end));
    let mut file = match says_json || text.trim_start().starts_with('{') {
        true => jsonl::read(&text)?,
        false => plain::read(&text, about)?,
    };
    if file.laws.is_empty() {
        return Err(refused("has no article that can be read"));
    }
    doubles::mark(&mut file);
    file.notes.sort_by_key(|n| n.line);
    Ok(file)
}

fn refused(why: &'static str) -> JurisprudenceError {
    JurisprudenceError::Invalid(vec![Invalid { field: "file".into(), why }])
}

/// Whether a text says anything: signs alone are the remains of an empty page.
fn is_empty(text: &str) -> bool {
    text.chars().filter(|c| c.is_alphabetic()).take(3).count() < 3
}
