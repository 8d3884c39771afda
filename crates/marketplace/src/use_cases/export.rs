//! What a person wrote and is known by here, for the copy of their own data: read by id, after the last one read, `limit`
//! at a time. What others wrote to them is not theirs to take along.

use crate::MarketplaceError;
use crate::domain::appointments::Appointment;
use crate::domain::cases::{Case, CaseEvent, Note, Party};
use crate::domain::messages::{Attachment, Message};
use crate::domain::requests::{Proposal, Rating, Request};
use crate::store::{appointments, cases, messages, requests};
use database::DbConn;

macro_rules! exports {
    ($($(#[$doc:meta])* $name:ident: $row:ty = $read:path),+ $(,)?) => {
        $($(#[$doc])*
        pub fn $name(conn: &mut DbConn, user_id: i64, after: i64, limit: i64) -> Result<Vec<$row>, MarketplaceError> {
            Ok($read(conn, user_id, after, limit)?)
        })+
    };
}

exports! {
    requests_to_export: Request = requests::requests_after,
    proposals_to_export: Proposal = requests::proposals_after,
    /// The ratings a client gave.
    ratings_to_export: Rating = requests::ratings_after,
    /// The ratings a professional received; the words in them are the clients'.
    ratings_received_to_export: Rating = requests::received_after,
    /// The messages a person sent.
    messages_to_export: Message = messages::sent_after,
    /// The files a person uploaded, sent or not.
    attachments_to_export: Attachment = messages::files_after,
    /// A person's own cases, and those a professional was selected for.
    cases_to_export: Case = cases::cases_after,
    /// Hearings and deadlines of these cases: both parties keep them together.
    case_events_to_export: CaseEvent = cases::events_after,
    /// The notes a person wrote, in whosever case.
    case_notes_to_export: Note = cases::notes_after,
    appointments_to_export: Appointment = appointments::appointments_after,
}

/// Who is named as a party in these cases.
pub fn case_parties_to_export(conn: &mut DbConn, case_ids: &[i64]) -> Result<Vec<Party>, MarketplaceError> {
    Ok(cases::parties_of(conn, case_ids)?)
}

/// In which cases these documents are shown to the other party: document and case.
pub fn shown_documents_to_export(
    conn: &mut DbConn,
    document_ids: &[i64],
) -> Result<Vec<(i64, i64)>, MarketplaceError> {
    Ok(cases::cases_of_documents(conn, document_ids)?)
}
