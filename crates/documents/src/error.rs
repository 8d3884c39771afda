use crate::domain::parameters::FieldError;
use database::DbError;

/// What a caller can act on.
#[derive(Debug, thiserror::Error)]
pub enum DocumentsError {
    /// No template has this id or name.
    #[error("unknown template")]
    UnknownTemplate,
    /// The template is not for this role.
    #[error("the template is not open to this role")]
    RoleNotAllowed,
    /// Everyone but police, gendarmerie and administration needs Premium.
    #[error("premium required")]
    PremiumRequired,
    /// Every invalid field at once.
    #[error("{} invalid field(s)", .0.len())]
    Invalid(Vec<FieldError>),
    /// Unknown, or somebody else's.
    #[error("no such document")]
    NotFound,
    /// Somebody saved in between.
    #[error("the document was changed meanwhile")]
    Changed,
    /// The file could not be made; the text is for the log, not for the caller.
    #[error("the document could not be rendered: {0}")]
    Render(String),
    #[error(transparent)]
    Db(DbError),
}

impl From<DbError> for DocumentsError {
    fn from(e: DbError) -> Self {
        match e {
            DbError::NotFound => Self::NotFound,
            e => Self::Db(e),
        }
    }
}

impl From<minijinja::Error> for DocumentsError {
    fn from(e: minijinja::Error) -> Self {
        Self::Render(e.to_string())
    }
}
