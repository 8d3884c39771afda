use crate::MarketplaceError;
use crate::domain::requests::{Listed, Viewer};
use crate::store;
use database::DbConn;

/// One request, for who may see it.
pub fn request(conn: &mut DbConn, viewer: Viewer, id: i64) -> Result<Listed, MarketplaceError> {
    let request = store::requests::find(conn, id)?;
    let facts = store::requests::facts(conn, &[id], viewer.id())?;
    let listed = Listed {
        request,
        proposal_count: facts.count(id),
        has_proposal: facts.has_own(id),
        selection: facts.selection(id),
    };
    if listed.request.is_visible_to(viewer, listed.selected_professional()) {
        Ok(listed)
    } else {
        Err(MarketplaceError::NotFound)
    }
}
