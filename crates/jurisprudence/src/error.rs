use crate::domain::Invalid;
use database::DbError;
use sentence_encoder::EncoderError;

/// What can come of the use cases and of the engine's files.
#[derive(Debug, thiserror::Error)]
pub enum JurisprudenceError {
    /// Every broken rule, at least one.
    #[error("invalid values: {}", .0.iter().map(ToString::to_string).collect::<Vec<_>>().join("; "))]
    Invalid(Vec<Invalid>),
    #[error("no such note")]
    UnknownNote,
    #[error("no such decision")]
    UnknownCase,
    #[error("no such law")]
    UnknownLaw,
    #[error("no such article")]
    UnknownArticle,
    #[error("this key is taken")]
    KeyTaken,
    /// Somebody else changed it since it was read.
    #[error("changed meanwhile")]
    ChangedMeanwhile,
    /// The same, of a decision.
    #[error("this decision changed meanwhile")]
    CaseChangedMeanwhile,
    /// The same, of a law.
    #[error("this law changed meanwhile")]
    LawChangedMeanwhile,
    /// By their titles: an import does not bring them back unasked.
    #[error("withdrawn here: {}", .0.join("; "))]
    LawWithdrawn(Vec<String>),
    /// The product ships no text for this note.
    #[error("nothing was shipped to go back to")]
    NothingShipped,
    /// Another import is asking the site.
    #[error("an import is under way")]
    ImportRunning,
    #[error("no such import")]
    UnknownImport,
    #[error("this import is over")]
    ImportOver,
    /// Another process goes on with it.
    #[error("this import is another process's now")]
    ImportLost,
    /// Or somebody has decided on it.
    #[error("nothing of this kind waits")]
    UnknownReview,
    #[error("this answer does not fit the question")]
    NoSuchAnswer,
    #[error("{file}, line {line}: {why}")]
    Fixture { file: &'static str, line: usize, why: String },
    /// The index could not be made: memory, or a defect of the library.
    #[error("search index: {0}")]
    Index(String),
    #[error(transparent)]
    Encoder(#[from] EncoderError),
    #[error(transparent)]
    Db(#[from] DbError),
}
