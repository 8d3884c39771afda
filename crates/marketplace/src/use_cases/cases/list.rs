use crate::MarketplaceError;
use crate::domain::cases::{CaseEvent, CaseFilter, CaseViewer, ListedCase};
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;
use std::collections::HashMap;

/// A page of cases, and how many there are in all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cases {
    pub items: Vec<ListedCase>,
    pub total: i64,
}

/// One's own cases and those one is in charge of; every case for an administrator. Three queries, however many cases.
pub fn list_cases(
    conn: &mut DbConn,
    viewer: CaseViewer,
    filter: &CaseFilter,
    now: DateTime<Utc>,
) -> Result<Cases, MarketplaceError> {
    let total = store::cases::count(conn, viewer, filter)?;
    let cases = store::cases::list(conn, viewer, filter)?;
    let ids: Vec<i64> = cases.iter().map(|c| c.id).collect();
    let mut next: HashMap<i64, CaseEvent> = HashMap::new();
    for event in store::cases::parts::coming(conn, &ids, now)? {
        next.entry(event.case_id).or_insert(event);
    }
    let items =
        cases.into_iter().map(|case| ListedCase { next_event: next.remove(&case.id), case }).collect();
    Ok(Cases { items, total })
}
