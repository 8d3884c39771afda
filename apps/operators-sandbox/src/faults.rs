use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// A kind of call to the operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    Token,
    /// Orange's first call, before money is asked for.
    Init,
    Pay,
    Status,
    /// Orange's prompt, once more.
    Push,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    /// Acts, and the connection breaks before the answer.
    LoseAnswer,
    /// 500 before anything is done.
    ServerError,
    /// 503 before anything is done.
    Unavailable,
    /// Nothing is done, and nothing answered for a long time.
    Hang,
    /// Acts, and answers nothing for a long time.
    ActAndHang,
    /// The token of this call is no longer good.
    RevokeToken,
    /// 429.
    TooMany,
    /// An answer of 200 that is a page.
    Page,
    /// An answer of 200 with a status that nobody knows; nothing is done.
    Riddle,
    /// MTN only: 409 though nothing is there. Never seen; a client must ask, and wait.
    Conflict,
    /// 400.
    BadRequest,
    /// 403: our merchant account may not, or may no longer.
    Forbidden,
    /// Acts, and answers 400. Never seen; that a refusal makes no payment is assumed.
    ActAndRefuse,
}

#[derive(Default)]
pub struct Faults(BTreeMap<Call, VecDeque<Option<Fault>>>);

impl Faults {
    pub fn add(&mut self, call: Call, fault: Fault) {
        self.0.entry(call).or_default().push_back(Some(fault));
    }

    /// So many calls of a kind go well before the next fault.
    pub fn spare(&mut self, call: Call, count: usize) {
        self.0.entry(call).or_default().extend(std::iter::repeat_n(None, count));
    }

    pub fn next(&mut self, call: Call) -> Option<Fault> {
        self.0.get_mut(&call)?.pop_front().flatten()
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }
}
