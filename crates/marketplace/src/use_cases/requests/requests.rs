use crate::MarketplaceError;
use crate::domain::requests::{Listed, Page, RequestFilter, Viewer};
use crate::store;
use database::DbConn;

/// What the viewer may see, newest first: a client's own requests, those open to professionals, or all. How many there
/// are is counted, unless the caller knows it.
pub fn requests(
    conn: &mut DbConn,
    viewer: Viewer,
    filter: &RequestFilter,
    total: Option<i64>,
) -> Result<Page<Listed>, MarketplaceError> {
    let total = match total {
        Some(known) => known,
        None => store::requests::count(conn, viewer, filter)?,
    };
    let items = store::requests::list(conn, viewer, filter)?;
    let ids: Vec<i64> = items.iter().map(|r| r.id).collect();
    let facts = store::requests::facts(conn, &ids, viewer.id())?;
    let items = items
        .into_iter()
        .map(|request| Listed {
            proposal_count: facts.count(request.id),
            has_proposal: facts.has_own(request.id),
            selection: facts.selection(request.id),
            request,
        })
        .collect();
    Ok(Page { items, total })
}
