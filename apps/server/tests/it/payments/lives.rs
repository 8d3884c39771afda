//! Lives of payments, as chance makes them: what the operator does with one, what is lost on the way, what the payer does meanwhile, and where
//! processes die.

use operators_sandbox::{Call, CallbackPlan, Fault, Outcome, Scenario, Verdict};
use payments::domain::{Method, Plan};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

/// Where a process dies while it works on a payment.
#[derive(Debug, Clone, Copy)]
pub enum Crash {
    /// It does not.
    No,
    AfterClaim,
    /// Somewhere while it talks to the operator: so many milliseconds after it began.
    While(u64),
    /// It has heard the answer, and writes nothing.
    AfterAnswer,
    /// In the middle of the transaction that writes.
    InTransaction,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deed {
    /// Asks for the request on the phone once more.
    SendAgain,
    DeleteAccount,
}

#[derive(Debug, Clone)]
pub struct Life {
    pub method: Method,
    pub plan: Plan,
    pub scenario: Scenario,
    /// What the payer does with a prompt, and when.
    pub payer: Option<(i64, bool)>,
    pub faults: Vec<(Call, Option<Fault>)>,
    /// A call that answers 500 after these, until the operator's statement comes.
    pub breaks: Option<Call>,
    /// What the payer does with the application, and so many seconds after the purchase; the last comes first.
    pub deeds: Vec<(i64, Deed)>,
    pub crashes: Vec<Crash>,
    /// Two processes look at once.
    pub two_workers: bool,
    /// Buys once more after an end.
    pub buys_again: bool,
}

fn verdict() -> impl Strategy<Value = Verdict> {
    prop_oneof![
        4 => Just(Verdict::Success),
        1 => prop_oneof![Just("NOT_ENOUGH_FUNDS"), Just("APPROVAL_REJECTED"), Just("NEVER_HEARD_OF")]
            .prop_map(|r| Verdict::Failed(r.to_owned())),
        1 => Just(Verdict::Expired),
    ]
}

fn outcome() -> impl Strategy<Value = Outcome> {
    prop_oneof![
        6 => (prop_oneof![0..20_i64, 0..600_i64, 0..100_000_i64], verdict())
            .prop_map(|(seconds, verdict)| Outcome::After { seconds, verdict }),
        2 => Just(Outcome::AskPhone),
        1 => Just(Outcome::Pending),
    ]
}

fn callback() -> impl Strategy<Value = CallbackPlan> {
    let of = (
        any::<bool>(),
        0..3_u32,
        0..400_i64,
        0..60_i64,
        prop::option::weighted(0.3, 0..300_i64),
        any::<bool>(),
    );
    of.prop_map(|(dropped, duplicates, delay, early, forged_at, reversed)| CallbackPlan {
        dropped,
        duplicates,
        delay,
        early,
        forged_at,
        reversed,
    })
}

fn scenario() -> impl Strategy<Value = Scenario> {
    let of = (
        outcome(),
        prop_oneof![3 => Just(0_i64), 1 => 0..200_i64],
        prop::option::weighted(0.2, 1..400_000_i64),
        prop::option::weighted(0.15, prop_oneof![Just(1_i64), Just(49_999), Just(360_001)]),
        callback(),
        any::<bool>(),
        any::<bool>(),
    );
    of.prop_map(
        |(outcome, visible_after, late_success, charged, callback, says_created, reason_is_object)| {
            Scenario {
                outcome,
                visible_after,
                late_success,
                charged,
                callback,
                says_created,
                reason_is_object,
            }
        },
    )
}

fn call() -> impl Strategy<Value = Call> {
    prop_oneof![
        1 => Just(Call::Token),
        1 => Just(Call::Init),
        3 => Just(Call::Pay),
        3 => Just(Call::Status),
        1 => Just(Call::Push),
    ]
}

fn fault() -> impl Strategy<Value = (Call, Option<Fault>)> {
    let fault = prop_oneof![
        4 => Just(Fault::LoseAnswer),
        3 => Just(Fault::ServerError),
        2 => Just(Fault::Unavailable),
        1 => Just(Fault::Hang),
        1 => Just(Fault::ActAndHang),
        2 => Just(Fault::RevokeToken),
        1 => Just(Fault::TooMany),
        1 => Just(Fault::Page),
        1 => Just(Fault::Riddle),
        1 => Just(Fault::Conflict),
        1 => Just(Fault::BadRequest),
        1 => Just(Fault::Forbidden),
        1 => Just(Fault::ActAndRefuse),
    ];
    (call(), prop::option::weighted(0.8, fault))
}

fn deeds() -> impl Strategy<Value = Vec<(i64, Deed)>> {
    let again = prop::collection::vec((1..900_i64).prop_map(|at| (at, Deed::SendAgain)), 0..3);
    let end = prop::option::weighted(0.1, (1..100_000_i64).prop_map(|at| (at, Deed::DeleteAccount)));
    (again, end).prop_map(|(mut deeds, end)| {
        deeds.extend(end);
        deeds.sort_by_key(|(at, _)| std::cmp::Reverse(*at));
        deeds
    })
}

fn crash() -> impl Strategy<Value = Crash> {
    prop_oneof![
        4 => Just(Crash::No),
        1 => Just(Crash::AfterClaim),
        3 => (0..12_u64).prop_map(Crash::While),
        1 => Just(Crash::AfterAnswer),
        1 => Just(Crash::InTransaction),
    ]
}

fn life(method: Method) -> impl Strategy<Value = Life> {
    let of = (
        prop_oneof![Just(Plan::Monthly), Just(Plan::Annual)],
        scenario(),
        prop::option::weighted(0.7, (0..900_i64, prop::bool::weighted(0.7))),
        prop::collection::vec(fault(), 0..8),
        prop::option::weighted(0.1, call()),
        deeds(),
        prop::collection::vec(crash(), 0..6),
        any::<bool>(),
        prop::bool::weighted(0.2),
    );
    of.prop_map(move |(plan, scenario, payer, faults, breaks, deeds, crashes, two_workers, buys_again)| {
        Life { method, plan, scenario, payer, faults, breaks, deeds, crashes, two_workers, buys_again }
    })
}

/// The life that a number stands for.
pub fn life_of(seed: u64, method: Method) -> Life {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&seed.to_be_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
    let mut runner = TestRunner::new_with_rng(Config::default(), rng);
    life(method).new_tree(&mut runner).unwrap().current()
}
