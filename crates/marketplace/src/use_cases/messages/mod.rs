//! Messages between the two parties of a request, and their attachments.

mod attachments;
mod conversations;
mod list;
mod mark_read;
mod send;
mod tail;

pub use attachments::{
    add_attachment, attachment, forget_unsent_attachments, may_upload, stored_attachments,
    take_back_attachment,
};
pub use conversations::conversations;
pub use list::messages;
pub use mark_read::{MessagesRead, mark_message_read};
pub use send::{Sent, send_message};
pub use tail::{last_message_id, missed_messages, new_messages};

use crate::MarketplaceError;
use crate::domain::messages::Parties;
use crate::domain::requests::Request;
use crate::store;
use database::DbConn;

/// The two parties of a request, for one of them. For everybody else there is no such request; its client, before the
/// selection, has nobody to write to.
fn parties(conn: &mut DbConn, user_id: i64, request: &Request) -> Result<Parties, MarketplaceError> {
    let client_id = request.client_id.ok_or(MarketplaceError::NotFound)?;
    let selected = store::requests::selected_on(conn, request.id)?;
    let Some(professional_id) = selected.map(|p| p.professional_id) else {
        let is_own = user_id == client_id;
        return Err(if is_own { MarketplaceError::NotSelected } else { MarketplaceError::NotFound });
    };
    let parties = Parties { client_id, professional_id };
    if parties.other(user_id).is_some() { Ok(parties) } else { Err(MarketplaceError::NotFound) }
}
