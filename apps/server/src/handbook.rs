//! The legal notes as one file a language, for who reads them without a network: made when somebody first asks, and again
//! when the texts have changed.

use crate::language::Lang;
use flate2::Compression;
use flate2::write::GzEncoder;
use jurisprudence::SearchEngine;
use serde::Serialize;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = HandbookNote)]
pub struct NoteView {
    /// The stable key, such as `travail-preavis-duree`.
    pub key: String,
    pub domain: &'static str,
    pub title: String,
    pub text: String,
    pub articles: Vec<String>,
    pub next_step: Option<String>,
    /// `medium`: from a secondary source, to be checked.
    pub confidence: &'static str,
    /// Always shown beside the note.
    pub caution: Option<String>,
    /// The month the law was last read for this note, `YYYY-MM`.
    pub as_of: Option<String>,
    pub verified_by_lawyer: bool,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Handbook)]
pub struct HandbookView {
    /// Grows when a note changes.
    pub revision: i64,
    pub language: &'static str,
    pub notes: Vec<NoteView>,
}

impl HandbookView {
    fn of(engine: &SearchEngine, lang: Lang) -> Self {
        let english = lang == Lang::En;
        let notes = engine.readable_notes(english).map(|(note, articles)| {
            let c = &note.content;
            let said =
                |text: &jurisprudence::domain::Bilingual<String>| lang.pick(&text.fr, &text.en).to_owned();
            NoteView {
                key: note.key.as_str().to_owned(),
                domain: c.domain.as_str(),
                title: said(&c.title),
                text: said(&c.content),
                articles,
                next_step: c.next_step.as_ref().map(said),
                confidence: c.confidence.as_str(),
                caution: c.caution.as_ref().map(said),
                as_of: c.as_of.clone(),
                verified_by_lawyer: c.verified_by_lawyer,
            }
        });
        Self { revision: engine.revision(), language: lang.as_str(), notes: notes.collect() }
    }
}

/// One language's file, plain and as it travels.
#[derive(Clone)]
pub struct HandbookFile {
    pub revision: i64,
    pub notes: usize,
    pub plain: Arc<[u8]>,
    pub gzip: Arc<[u8]>,
}

#[derive(Default)]
pub struct Handbook(Mutex<[Option<HandbookFile>; 2]>);

impl Handbook {
    /// `None` where the file cannot be written as JSON or packed: nothing a caller can do about it.
    pub fn file(&self, engine: &SearchEngine, lang: Lang) -> Option<HandbookFile> {
        let at = usize::from(lang == Lang::En);
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let slot = kept.get_mut(at)?;
        if let Some(file) = slot.as_ref().filter(|f| f.revision == engine.revision()) {
            return Some(file.clone());
        }
        let made = made(&HandbookView::of(engine, lang));
        slot.clone_from(&made);
        made
    }
}

fn made(view: &HandbookView) -> Option<HandbookFile> {
    let plain = serde_json::to_vec(view).ok()?;
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&plain).ok()?;
    let gzip = encoder.finish().ok()?;
    Some(HandbookFile {
        revision: view.revision,
        notes: view.notes.len(),
        plain: plain.into(),
        gzip: gzip.into(),
    })
}
