use crate::domain::document::Summary;
use crate::error::DocumentsError;
use crate::store;
use database::DbConn;

/// The titles of several documents with one query; ids that nobody has are left out. Who may see them is the caller's
/// to know: it is a flow that shows documents through something else, such as a case.
pub fn summaries(conn: &mut DbConn, ids: &[i64]) -> Result<Vec<Summary>, DocumentsError> {
    Ok(store::documents::of_ids(conn, ids)?)
}
