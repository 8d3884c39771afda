use crate::MarketplaceError;
use crate::store;
use database::DbConn;
use std::collections::HashSet;

/// A professional the client selected, with the last request it was on.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Contact {
    pub professional_id: i64,
    pub request_id: i64,
    pub request_title: String,
}

/// Each professional once, the last one selected first.
pub fn contacts(conn: &mut DbConn, client_id: i64) -> Result<Vec<Contact>, MarketplaceError> {
    let mut seen = HashSet::new();
    let selected = store::requests::selected_by(conn, client_id)?;
    Ok(selected
        .into_iter()
        .filter(|(professional_id, ..)| seen.insert(*professional_id))
        .map(|(professional_id, request_id, request_title)| Contact {
            professional_id,
            request_id,
            request_title,
        })
        .collect())
}
