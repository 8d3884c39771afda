use crate::domain::Invalid;
use database::DbError;

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
    #[error("this key is taken")]
    KeyTaken,
    #[error("{file}, line {line}: {why}")]
    Fixture { file: &'static str, line: usize, why: String },
    /// The index could not be made: memory, or a defect of the library.
    #[error("search index: {0}")]
    Index(String),
    #[error("classifier file: {0}")]
    ClassifierFile(#[from] ClassifierFileError),
    #[error(transparent)]
    Db(#[from] DbError),
}

/// Why a kept classifier cannot be used. All but `Io` mean: train again.
#[derive(Debug, thiserror::Error)]
pub enum ClassifierFileError {
    #[error("there is none yet")]
    Missing,
    #[error("it was trained on other texts")]
    Stale,
    #[error("it is not a classifier of this version, or it is damaged")]
    Unreadable,
    #[error(transparent)]
    Io(#[from] std::io::Error),
}
