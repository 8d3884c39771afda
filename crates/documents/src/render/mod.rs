//! From values to HTML, and from HTML to files.
mod docx;
mod page;
pub mod pdf;
pub mod text;

use crate::domain::audience::{Lang, UnknownCode};
use crate::domain::blocks;
use crate::domain::document::Document;
use crate::domain::html::sanitise;
use crate::error::DocumentsError;
use chrono::{DateTime, Utc};
use std::str::FromStr;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Format {
    #[default]
    Pdf,
    Docx,
    Html,
}

impl Format {
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Pdf => "pdf",
            Self::Docx => "docx",
            Self::Html => "html",
        }
    }

    pub fn media_type(self) -> &'static str {
        match self {
            Self::Pdf => "application/pdf",
            Self::Docx => "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
            Self::Html => "text/html; charset=utf-8",
        }
    }
}

impl FromStr for Format {
    type Err = UnknownCode;
    fn from_str(s: &str) -> Result<Self, UnknownCode> {
        [Self::Pdf, Self::Docx, Self::Html].into_iter().find(|f| f.as_str() == s).ok_or(UnknownCode)
    }
}

/// A file to hand out.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct File {
    /// ASCII, with its ending.
    pub name: String,
    pub media_type: &'static str,
    pub bytes: Vec<u8>,
}

/// A page of the server's own, such as a receipt, as a PDF that looks like the documents do. `html` is made safe as theirs is.
pub fn page_as_pdf(
    title: &str,
    lang: Lang,
    html: &str,
    at: DateTime<Utc>,
) -> Result<Vec<u8>, DocumentsError> {
    pdf::framed(&pdf::Frame { title, lang, changed: at }, &blocks::parse(&sanitise(html)))
}

/// Makes the file from the stored HTML. Costs processor time and no database: call it outside the transaction.
pub fn content_as(document: &Document, format: Format) -> Result<File, DocumentsError> {
    let html = sanitise(&document.content);
    let bytes = match format {
        Format::Pdf => pdf::write(document, &blocks::parse(&html))?,
        Format::Docx => docx::write(document, &blocks::parse(&html))?,
        Format::Html => page::write(document, &html).into_bytes(),
    };
    Ok(File {
        name: format!("{}.{}", document.file_stem(), format.as_str()),
        media_type: format.media_type(),
        bytes,
    })
}
