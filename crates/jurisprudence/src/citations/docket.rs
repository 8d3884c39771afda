//! The decisions that are known here, by number and by day.

use super::DecisionRef;
use super::court::{self, Court};
use super::library::Holding;
use crate::domain::{loose_number_key, number_key};
use ::citations::{Reading, Tokens};
use chrono::NaiveDate;
use std::collections::HashMap;
use std::hash::Hash;

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownDecision {
    pub jurisdiction: String,
    pub number: String,
    pub date: NaiveDate,
    pub holding: Holding,
}

#[derive(Debug, Default)]
pub struct Docket {
    decisions: Vec<KnownDecision>,
    by_number: HashMap<String, Vec<usize>>,
    by_loose_number: HashMap<String, Vec<usize>>,
    by_day: HashMap<NaiveDate, Vec<usize>>,
}

impl Docket {
    pub fn new(decisions: Vec<KnownDecision>) -> Self {
        let mut docket = Self::default();
        for (at, d) in decisions.iter().enumerate() {
            docket.by_number.entry(number_key(&d.number)).or_default().push(at);
            docket.by_loose_number.entry(loose_number_key(&d.number)).or_default().push(at);
            docket.by_day.entry(d.date).or_default().push(at);
        }
        Self { decisions, ..docket }
    }

    /// Of the number that is cited, and of no other court; where nothing has exactly that number, what differs from it by
    /// signs alone.
    pub fn numbered(&self, cited: &DecisionRef) -> Vec<&KnownDecision> {
        let Some(number) = &cited.number else { return Vec::new() };
        match self.of_court(cited, &self.by_number, &number_key(number)) {
            exact if exact.is_empty() => {
                self.of_court(cited, &self.by_loose_number, &loose_number_key(number))
            }
            exact => exact,
        }
    }

    /// Of the day that is cited, and of no other court.
    pub fn of_day(&self, cited: &DecisionRef) -> Vec<&KnownDecision> {
        cited.date.map(|day| self.of_court(cited, &self.by_day, &day)).unwrap_or_default()
    }

    fn of_court<K: Eq + Hash>(
        &self,
        cited: &DecisionRef,
        index: &HashMap<K, Vec<usize>>,
        key: &K,
    ) -> Vec<&KnownDecision> {
        let fits = |d: &&KnownDecision| match (cited.court, court_of(&d.jurisdiction)) {
            (Some(a), Some(b)) => a == b,
            _ => true,
        };
        let places = index.get(key).into_iter().flatten();
        places.filter_map(|at| self.decisions.get(*at)).filter(fits).collect()
    }
}

pub fn court_of(jurisdiction: &str) -> Option<Court> {
    court::court(&mut Tokens::of(jurisdiction, Reading::Plain).cursor(0))
}
