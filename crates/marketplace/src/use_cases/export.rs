//! What a person wrote and is known by here, for the copy of their own data: read by id, after the last one read, `limit`
//! at a time. What others wrote to them is not theirs to take along.

use crate::MarketplaceError;
use crate::domain::appointments::Appointment;
use crate::domain::cases::{Case, Note};
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
    /// The messages a person sent.
    messages_to_export: Message = messages::sent_after,
    /// The files a person uploaded, sent or not.
    attachments_to_export: Attachment = messages::files_after,
    /// A person's own cases.
    cases_to_export: Case = cases::cases_after,
    /// The notes a person wrote, in whosever case.
    case_notes_to_export: Note = cases::notes_after,
    appointments_to_export: Appointment = appointments::appointments_after,
}
