//! Cases: parties, hearings and deadlines, notes, documents.

mod case;
mod filter;
mod parts;
mod status;

pub(crate) use case::search_key;
pub use case::{Case, CaseChange, CaseDetail, CaseViewer, ListedCase, NewCase, RawCase, RawCaseChange};
pub use filter::{CaseFilter, RawCaseFilter};
pub use parts::{
    AttachedDocument, CaseEvent, EventChange, EventKind, NewEvent, NewNote, NewParty, Note, PartKind, Party,
    RawEvent, RawEventChange, RawParty, note,
};
pub use status::{CaseStatus, UnknownCaseStatus};
