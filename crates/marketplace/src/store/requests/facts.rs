use crate::domain::requests::{ProposalStatus, Selection};
use crate::store::schema::proposals::dsl;
use database::{DbConn, DbError};
use diesel::dsl::count_star;
use diesel::prelude::*;
use std::collections::{HashMap, HashSet};

/// What a list of requests says of their proposals, with two queries for any number of requests.
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

pub fn facts(conn: &mut DbConn, request_ids: &[i64], viewer_id: i64) -> Result<Facts, DbError> {
    let live = || {
        dsl::proposals
            .filter(dsl::request_id.eq_any(request_ids.to_vec()))
            .filter(dsl::status.ne(ProposalStatus::Withdrawn))
    };
    let counts: Vec<(i64, i64)> =
        live().group_by(dsl::request_id).select((dsl::request_id, count_star())).load(conn)?;
    let marked: Vec<(i64, i64, i64, bool)> = live()
        .filter(dsl::professional_id.eq(viewer_id).or(dsl::is_selected))
        .select((dsl::request_id, dsl::id, dsl::professional_id, dsl::is_selected))
        .load(conn)?;
    let mut facts = Facts { counts: counts.into_iter().collect(), ..Facts::default() };
    for (request_id, proposal_id, professional_id, is_selected) in marked {
        if professional_id == viewer_id {
            facts.own.insert(request_id);
        }
        if is_selected {
            facts.selections.insert(request_id, Selection { proposal_id, professional_id });
        }
    }
    Ok(facts)
}
