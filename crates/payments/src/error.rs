use crate::domain::{FieldError, StatementError};
use database::DbError;

#[derive(Debug, thiserror::Error)]
pub enum PaymentsError {
    #[error("some fields are invalid")]
    Invalid(Vec<FieldError>),
    /// The person has an attempt that is not at its end: the guard against paying twice.
    #[error("another attempt is not at its end")]
    OpenAttempt,
    /// Unknown, or somebody else's.
    #[error("no such payment")]
    NotFound,
    /// Nothing like that can be decided about a payment in this state.
    #[error("the payment is not in a state for this decision")]
    WrongState,
    #[error("a decision is waiting already")]
    DecisionWaiting,
    #[error("no decision is waiting")]
    NoDecision,
    /// Who proposed does not confirm.
    #[error("two administrators decide")]
    SamePerson,
    /// The operator's transaction stands for another payment.
    #[error("the operator's transaction belongs to another payment")]
    ExternalTaken,
    #[error("the statement cannot be read")]
    Statement(StatementError),
    #[error(transparent)]
    Db(#[from] DbError),
}
