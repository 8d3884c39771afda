//! Whether Premium ends when what was bought says. The end is kept with the person and what was bought with the payments: only here are
//! both known.

use crate::problem::Problem;
use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;
use identity::domain::{Premium, UserId};
use payments::Bought;
use payments::domain::{Finding, FindingKind};
use std::collections::{BTreeMap, HashMap};

const AT_ONCE: usize = 500;
/// Later than anybody buys.
const FAR: i64 = 36_500;

/// People whose Premium ends on another day than what they bought says. Whose Premium an administrator has set since is left out, and so is
/// whoever bought nothing for so long that nobody could say any more whether one did.
pub fn differences(c: &mut DbConn, is_test: bool, now: DateTime<Utc>) -> Result<Vec<Finding>, Problem> {
    let mut of: BTreeMap<UserId, Vec<Bought>> = BTreeMap::new();
    let active = identity::premium_ending(c, now, now + TimeDelta::days(FAR)).map_err(Problem::people)?;
    let active: Vec<UserId> = active.into_iter().map(|(id, _)| id).collect();
    for one in payments::bought(c, &active, now).map_err(Problem::payments)? {
        of.entry(one.grant.user_id).or_default().push(one);
    }
    of.retain(|_, bought| bought.last().is_some_and(|last| last.is_test == is_test));
    let people: Vec<UserId> = of.keys().copied().collect();
    let mut found = Vec::new();
    for some in people.chunks(AT_ONCE) {
        let by_hand = identity::premium_set_by_hand(c, some).map_err(Problem::people)?;
        let users = identity::users(c, some).map_err(Problem::people)?;
        let premiums: HashMap<UserId, Premium> =
            users.iter().filter(|u| u.deleted_at.is_none()).map(|u| (u.id, u.premium)).collect();
        let known = some.iter().filter_map(|id| Some((id, premiums.get(id)?, of.get(id)?)));
        found.extend(known.filter_map(|(id, is, bought)| {
            let expected = expected(bought, by_hand.get(id).copied(), now)?;
            let last = bought.last().filter(|_| differs(&expected, is, now))?;
            Some(Finding {
                kind: FindingKind::PremiumDiffers,
                payment_id: Some(last.grant.payment_id),
                reference: last.reference.clone(),
                amount: 0,
                currency: None,
            })
        }));
    }
    Ok(found)
}

/// How Premium must stand after everything that was bought and given back since it was last set by hand; none where nothing was.
fn expected(bought: &[Bought], by_hand: Option<DateTime<Utc>>, now: DateTime<Utc>) -> Option<Premium> {
    let granted = bought.iter().map(|b| (b.granted_at, b, false));
    let refunded = bought.iter().filter_map(|b| Some((b.refunded_at?, b, true)));
    let mut events: Vec<_> =
        granted.chain(refunded).filter(|(at, ..)| by_hand.is_none_or(|set| *at > set)).collect();
    events.sort_by_key(|(at, ..)| *at);
    events.last().filter(|(at, ..)| now - *at < identity::AUDIT_KEPT)?;
    events.into_iter().fold(None, |premium: Option<Premium>, (at, bought, is_refund)| {
        match (is_refund, bought.grant.premium_until) {
            (false, until) => Some(Premium { flag: true, until }),
            (true, Some(until)) => premium.map(|p| p.shortened((bought.grant.starts_at, until), at)),
            (true, None) => premium,
        }
    })
}

/// What has ended has ended, whenever it did.
fn differs(expected: &Premium, is: &Premium, now: DateTime<Utc>) -> bool {
    match (expected.is_active(now), is.is_active(now)) {
        (false, false) => false,
        (true, true) => expected.until != is.until,
        _ => true,
    }
}
