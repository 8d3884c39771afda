//! Reads what Juricaf answers, and files of the same form: a list of decisions, one decision in JSON or XML. Nothing is
//! trusted: its lists are not always JSON, its XML not always XML, its accents not always accents.
mod client;
mod decision;
mod list;
mod robots;
mod text;
mod tree;

pub use client::{Juricaf, JuricafSettings, SetupError, Timeouts};
pub(crate) use decision::lenient_json;
pub use decision::{Analysis, FetchedDecision, Form, read_decision};
pub use list::{DecisionList, ListRow, read_list};
pub use robots::Robots;
pub use text::{Quality, clean_text, quality};

use crate::domain::import::ItemReason;

/// Why an answer was not taken. Each is about one answer; the run goes on unless it says otherwise.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ReadRefused {
    /// A page of HTML where data was asked for: the site asks for a browser. The run stops; nothing is deleted.
    #[error("the site asks for a browser check")]
    Challenge,
    #[error("neither JSON nor XML of the expected form")]
    Unreadable,
    /// A list in which rows would be lost: better none than some.
    #[error("{read} of {seen} rows could be read")]
    RowsLost { seen: usize, read: usize },
    /// Juricaf itself could not take the decision in, and says why.
    #[error("error document: {0}")]
    ErrorDocument(String),
    #[error("empty text")]
    EmptyText,
    /// A file with so many decisions; nothing of it is taken.
    #[error("{0} decisions in one file")]
    TooMany(usize),
    #[error("no {0}")]
    Missing(&'static str),
    #[error("impossible date")]
    ImpossibleDate,
}

impl ReadRefused {
    /// What is said of the decision, and its detail.
    pub fn reason(&self) -> (ItemReason, Option<String>) {
        match self {
            Self::Challenge => (ItemReason::WebPage, None),
            Self::Unreadable | Self::RowsLost { .. } => (ItemReason::Unreadable, None),
            Self::ErrorDocument(why) => (ItemReason::ErrorDocument, Some(why.clone())),
            Self::EmptyText => (ItemReason::EmptyText, None),
            Self::TooMany(count) => (ItemReason::TooMany, Some(count.to_string())),
            Self::Missing(field) => (ItemReason::MissingField, Some((*field).to_owned())),
            Self::ImpossibleDate => (ItemReason::ImpossibleDate, None),
        }
    }

    /// It was read, and is none that may be kept; the others could not be read.
    pub fn is_refusal(&self) -> bool {
        !matches!(self, Self::Challenge | Self::Unreadable | Self::RowsLost { .. } | Self::TooMany(_))
    }
}

/// The site's challenge, and any other page, by what it begins with: what the answer says of its own type is not
/// believed when it says data.
fn is_page(body: &str) -> bool {
    let head: String = after_prologue(body).chars().take(40).flat_map(char::to_lowercase).collect();
    ["<!doctype", "<html", "<head", "<body", "<title", "<meta", "<script"]
        .iter()
        .any(|tag| head.starts_with(tag))
}

/// The first sign is of markup, where JSON or plain lines are due.
fn is_markup(body: &str) -> bool {
    after_prologue(body).starts_with('<')
}

/// What follows marks of encoding, white space, comments and the prolog of XML.
fn after_prologue(body: &str) -> &str {
    let mut rest = body;
    loop {
        rest = rest.trim_start_matches(|c: char| c == '\u{feff}' || c.is_whitespace());
        let end = match rest {
            comment if comment.starts_with("<!--") => "-->",
            prolog if prolog.starts_with("<?") => "?>",
            _ => return rest,
        };
        match rest.split_once(end) {
            Some((_, after)) => rest = after,
            // It never ends: markup it is all the same.
            None => return rest,
        }
    }
}

/// Bytes as text: UTF-8 with or without its mark, else the Windows alphabet of old files.
pub(crate) fn decoded(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.trim_start_matches('\u{feff}').to_owned(),
        Err(_) => bytes.iter().map(|b| text::windows_1252(*b)).collect(),
    }
}
