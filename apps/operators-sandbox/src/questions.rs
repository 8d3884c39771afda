use crate::state::Operator;
use chrono::{DateTime, TimeDelta, Utc};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// Status calls as they arrive, whatever becomes of them: operators count those that they refuse too.
#[derive(Default)]
pub struct Questions {
    /// Of the last second.
    recent: BTreeMap<Operator, VecDeque<DateTime<Utc>>>,
    busiest: usize,
    count: usize,
    /// Tokens that were shown: each process has its own.
    tokens: BTreeSet<String>,
}

impl Questions {
    pub fn arrived(&mut self, operator: Operator, token: Option<&str>, now: DateTime<Utc>) {
        let recent = self.recent.entry(operator).or_default();
        while recent.front().is_some_and(|at| now - *at >= TimeDelta::seconds(1)) {
            recent.pop_front();
        }
        recent.push_back(now);
        self.busiest = self.busiest.max(recent.len());
        self.count += 1;
        if let Some(token) = token.filter(|t| !self.tokens.contains(*t)) {
            self.tokens.insert(token.to_owned());
        }
    }

    /// The most that one operator was asked within any second, wherever it begins.
    pub fn busiest_second(&self) -> usize {
        self.busiest
    }

    pub fn count(&self) -> usize {
        self.count
    }

    pub fn askers(&self) -> usize {
        self.tokens.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_second_begins_anywhere_and_each_operator_has_its_own() {
        let at = |milliseconds| DateTime::UNIX_EPOCH + TimeDelta::milliseconds(milliseconds);
        let mut all = Questions::default();
        for milliseconds in [0, 900, 999, 1_000, 1_050] {
            all.arrived(Operator::Mtn, Some("a"), at(milliseconds));
        }
        all.arrived(Operator::OrangeCore, Some("b"), at(1_060));
        all.arrived(Operator::Mtn, None, at(3_000));
        assert_eq!((all.busiest_second(), all.count(), all.askers()), (4, 7, 2));
    }
}
