//! A PDF from blocks. The order is: break into rows, share the rows out to pages, make one small font per style
//! from the characters that were used, let genpdf write, then tidy what it wrote.
mod alphabet;
mod blocks;
mod finish;
mod lines;
mod marks;
mod pages;
mod subset;
mod write;

use crate::domain::blocks::Block;
use crate::domain::document::Document;
use crate::error::DocumentsError;
use crate::fonts;
use alphabet::Alphabets;
use chrono::{DateTime, Utc};

/// What stands around the text of the document.
pub(super) struct Frame<'a> {
    pub title: &'a str,
    pub lang: crate::domain::audience::Lang,
    pub changed: DateTime<Utc>,
}

pub fn write(document: &Document, blocks: &[Block]) -> Result<Vec<u8>, DocumentsError> {
    framed(&Frame { title: &document.title, lang: document.language, changed: document.updated_at }, blocks)
}

pub(super) fn framed(frame: &Frame<'_>, blocks: &[Block]) -> Result<Vec<u8>, DocumentsError> {
    let faces = fonts::faces().map_err(DocumentsError::Render)?;
    let mut alphabets = Alphabets::new(faces);
    let rows = blocks::rows(blocks, &mut alphabets);
    let pages = pages::paginate(rows);
    let footers = pages::footers(frame, pages.len(), &mut alphabets);
    let fonts = alphabets.fonts();
    let raw = write::write(pages, footers, &fonts, frame.title)?;
    finish::finish(&raw, &fonts, frame)
}

/// Only in words for the log: what went wrong inside a library.
fn failed(e: impl std::fmt::Display) -> DocumentsError {
    DocumentsError::Render(e.to_string())
}
