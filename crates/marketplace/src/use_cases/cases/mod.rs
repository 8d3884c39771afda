//! Cases: parties, hearings and deadlines, notes, documents.

mod change;
mod count;
mod create;
mod delete;
mod documents;
mod events;
mod get;
mod list;
mod notes;
mod parties;
mod reminders;

pub use change::change_case;
pub use count::open_cases;
pub use create::{create_case, create_case_for_request};
pub use delete::delete_case;
pub use documents::{attach_document, attached_document, detach_document};
pub use events::{add_case_event, change_case_event, remove_case_event};
pub use get::case_detail;
pub use list::{Cases, list_cases};
pub use notes::{add_case_note, remove_case_note};
pub use parties::{add_case_party, remove_case_party};
pub use reminders::{CaseReminder, REMIND_BEFORE, claim_case_reminders};
