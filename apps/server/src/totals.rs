//! How many requests a professional's list has in all, as counted at most a second ago: counting ten thousand costs more
//! than the page itself, and everybody who browses asks for the same few.

use chrono::{DateTime, TimeDelta, Utc};
use marketplace::domain::requests::RequestFilter;
use quick_cache::sync::Cache;

const REMEMBER: TimeDelta = TimeDelta::seconds(1);
const FILTERS: usize = 200;

pub struct OpenTotals(Cache<RequestFilter, (DateTime<Utc>, i64)>);

impl Default for OpenTotals {
    fn default() -> Self {
        Self(Cache::new(FILTERS))
    }
}

impl OpenTotals {
    /// `None` where it has to be counted. Of those who find it too old one counts; the others take the old one meanwhile.
    pub fn known(&self, filter: &RequestFilter, now: DateTime<Utc>) -> Option<i64> {
        let key = without_page(filter);
        let (at, total) = self.0.get(&key)?;
        if now - at < REMEMBER {
            return Some(total);
        }
        self.0.insert(key, (now, total));
        None
    }

    pub fn counted(&self, filter: &RequestFilter, total: i64, now: DateTime<Utc>) {
        self.0.insert(without_page(filter), (now, total));
    }
}

fn without_page(filter: &RequestFilter) -> RequestFilter {
    RequestFilter { limit: 0, offset: 0, ..filter.clone() }
}
