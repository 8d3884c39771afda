use crate::domain::FieldError;
use database::DbError;

/// What a caller can act on.
#[derive(Debug, thiserror::Error)]
pub enum MarketplaceError {
    /// Every invalid field at once.
    #[error("{} invalid field(s)", .0.len())]
    Invalid(Vec<FieldError>),
    /// Unknown, or somebody else's.
    #[error("no such row for this person")]
    NotFound,

    /// A draft, a hidden request, or one that no longer takes proposals.
    #[error("the request takes no proposals")]
    RequestNotOpen,
    /// What professionals answered may not change under them.
    #[error("the request has proposals")]
    RequestHasProposals,
    #[error("the request was published before")]
    AlreadyPublished,
    #[error("the request is closed")]
    RequestClosed,
    #[error("this professional has a live proposal on the request")]
    AlreadyProposed,
    #[error("another proposal was selected")]
    AlreadySelected,
    #[error("the proposal is not pending")]
    ProposalNotPending,
    /// Not refused by the client, or the request is no longer published.
    #[error("the refusal cannot be taken back")]
    NotRestorable,
    /// This professional was not selected on the request.
    #[error("not selected")]
    NotSelected,
    #[error("the deadline has not passed")]
    DeadlineNotPassed,
    #[error("the service was rated before")]
    AlreadyRated,
    #[error("the rating can no longer be changed")]
    RatingTooOld,
    /// From where it stands a case does not become this.
    #[error("the case cannot move to this status")]
    CaseStatus,
    /// A case that a professional works on is closed, not deleted.
    #[error("the case is shared")]
    CaseShared,
    #[error("the case takes no more of these")]
    CaseFull,
    /// Appointments are with professionals one has selected.
    #[error("the client selected no proposal of this professional")]
    NotYourProfessional,
    /// Outside the week, off the grid, too soon or too far ahead.
    #[error("the time is not offered")]
    SlotNotOffered,
    #[error("another appointment holds the time")]
    SlotTaken,
    #[error("the appointment is not waiting for an answer")]
    AppointmentNotPending,
    /// Begun, or ended before by somebody.
    #[error("the appointment is over")]
    AppointmentOver,
    /// The key of a message that was sent before came with another text.
    #[error("the key was used for another message")]
    ClientKeyReused,
    /// So many files wait to be sent that no more are taken.
    #[error("too many files are not sent")]
    TooManyUnsent,
    /// Both parties have it: it stays.
    #[error("the file was sent")]
    AttachmentSent,

    #[error(transparent)]
    Db(DbError),
}

impl From<DbError> for MarketplaceError {
    fn from(e: DbError) -> Self {
        match e {
            DbError::NotFound => Self::NotFound,
            e => Self::Db(e),
        }
    }
}
