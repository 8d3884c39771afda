use crate::domain::requests::{ProposalStatus, Selection};
use crate::store::schema::proposals::dsl;
use database::{DbConn, DbError};
use diesel::dsl::{case_when, count_star, max};
use diesel::prelude::*;
use std::collections::{HashMap, HashSet};

/// What a list of requests says of their proposals, with one query for any number of requests.
#[derive(Debug, Default)]
pub struct Facts {
    counts: HashMap<i64, i64>,
    own: HashSet<i64>,
    selections: HashMap<i64, Selection>,
}

impl Facts {
    /// Live proposals on it.
    pub fn count(&self, request_id: i64) -> i64 {
        self.counts.get(&request_id).copied().unwrap_or_default()
    }

    /// Whether the viewer has a live one.
    pub fn has_own(&self, request_id: i64) -> bool {
        self.own.contains(&request_id)
    }

    pub fn selection(&self, request_id: i64) -> Option<Selection> {
        self.selections.get(&request_id).copied()
    }
}

/// The request, its live proposals, the viewer's own one, the selected one and whose it is.
type Counted = (i64, i64, Option<i64>, Option<i64>, Option<i64>);

pub fn facts(conn: &mut DbConn, request_ids: &[i64], viewer_id: i64) -> Result<Facts, DbError> {
    let own = case_when(dsl::professional_id.eq(viewer_id), dsl::id);
    let rows: Vec<Counted> = dsl::proposals
        .filter(dsl::request_id.eq_any(request_ids.to_vec()))
        .filter(dsl::status.ne(ProposalStatus::Withdrawn))
        .group_by(dsl::request_id)
        .select((
            dsl::request_id,
            count_star(),
            max(own),
            // At most one is selected.
            max(case_when(dsl::is_selected, dsl::id)),
            max(case_when(dsl::is_selected, dsl::professional_id)),
        ))
        .load(conn)?;
    let mut facts = Facts::default();
    for (request_id, count, own, proposal_id, professional_id) in rows {
        facts.counts.insert(request_id, count);
        if own.is_some() {
            facts.own.insert(request_id);
        }
        if let (Some(proposal_id), Some(professional_id)) = (proposal_id, professional_id) {
            facts.selections.insert(request_id, Selection { proposal_id, professional_id });
        }
    }
    Ok(facts)
}
