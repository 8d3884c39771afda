use super::{Channel, Heard, Payment, Reason, Report, State, Submission, WINDOW};
use chrono::{DateTime, TimeDelta, Utc};

/// Orange's page lives for ten minutes; the margin is ours.
const UNTOUCHED: TimeDelta = TimeDelta::minutes(15);

/// What becomes of a payment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// The same state where nothing but the notes change.
    pub to: State,
    pub reason: Option<Reason>,
    /// The operator's number of the transaction.
    pub external: Option<String>,
    /// Money that the operator has taken and that pays for nothing yet: how much, in which currency.
    pub held: Option<(i64, String)>,
    /// Paid after it was failed or expired.
    pub late: bool,
    /// The payer was asked anew: the time to answer begins again.
    pub asked_again: bool,
}

impl Change {
    pub(crate) fn to(state: State) -> Self {
        Self { to: state, reason: None, external: None, held: None, late: false, asked_again: false }
    }

    pub(crate) fn because(self, reason: Reason) -> Self {
        Self { reason: Some(reason), ..self }
    }
}

/// After the money was asked for, or asked for again under the same reference.
pub fn after_submission(payment: &Payment, heard: &Heard<Submission>) -> Change {
    use Submission as S;
    let again = payment.state != State::Submitting;
    match heard.outcome {
        S::Accepted | S::AlreadyThere => {
            let asked_again = again && heard.outcome == S::Accepted;
            Change { reason: payment.reason, asked_again, ..Change::to(State::AwaitingCustomer) }
        }
        // The first time may have arrived in spite of all: only a question says.
        _ if payment.state == State::AwaitingCustomer => Change::to(State::Unknown),
        _ if again => Change::to(payment.state),
        S::Rejected => Change::to(State::Rejected).because(Reason::of_code(&heard.code)),
        S::Failed => Change::to(State::Failed).because(Reason::of_code(&heard.code)),
        S::CannotKnow => Change::to(State::Unknown),
    }
}

/// After an authenticated question: the only way to `succeeded` but for two administrators.
pub fn after_report(payment: &Payment, heard: &Heard<Report>, now: DateTime<Utc>) -> Change {
    let reason = || Reason::of_code(&heard.code);
    match &heard.outcome {
        Report::Paid { external, amount, currency, reference } => {
            let fits = |e: &String| e.chars().count() <= EXTERNAL_MAX;
            let agrees = [
                (Reason::OtherAmount, amount.is_none_or(|a| a == payment.amount)),
                (Reason::OtherCurrency, currency.as_ref().is_none_or(|c| *c == payment.currency)),
                (Reason::OtherReference, reference.as_ref().is_none_or(|r| r == payment.reference.as_str())),
                (Reason::OtherTransaction, external.as_ref().is_none_or(fits)),
            ];
            let held = held(payment, *amount, currency.as_deref());
            paid(payment, external.clone().filter(fits), difference(agrees), held)
        }
        Report::Failed => ended(payment, State::Failed, reason()),
        Report::Expired => ended(payment, State::Expired, Reason::Expired),
        Report::NeverSent => ended(payment, State::Failed, Reason::OperatorUnavailable),
        Report::Untouched => {
            let begun = payment.submitted_at.unwrap_or(payment.created_at);
            match payment.channel == Channel::OrangeWeb && now - begun > UNTOUCHED {
                true => ended(payment, State::Expired, Reason::Expired),
                false => going_on(payment, State::AwaitingCustomer, now),
            }
        }
        Report::Waiting => going_on(payment, State::AwaitingCustomer, now),
        Report::NotFound | Report::CannotKnow => going_on(payment, State::Unknown, now),
        Report::NotAsked => Change::to(payment.state),
    }
}

/// Longer is no number of a transaction: people look at it.
const EXTERNAL_MAX: usize = 100;

/// What the books call money that does not agree: as the operator says, and as we asked where it says nothing that can be booked.
fn held(payment: &Payment, amount: Option<i64>, currency: Option<&str>) -> (i64, String) {
    let is_code = |c: &&str| c.len() == 3 && c.bytes().all(|b| b.is_ascii_uppercase());
    let currency = currency.filter(is_code).unwrap_or(&payment.currency);
    (amount.filter(|a| *a > 0).unwrap_or(payment.amount), currency.to_owned())
}

/// The one thing that does not agree, or that several do not.
fn difference(agrees: [(Reason, bool); 4]) -> Option<Reason> {
    let mut differing = agrees.into_iter().filter(|(_, agrees)| !agrees).map(|(reason, _)| reason);
    let first = differing.next()?;
    Some(if differing.next().is_some() { Reason::Mismatch } else { first })
}

fn is_disputed(payment: &Payment) -> bool {
    payment.state == State::ManualReview && payment.reason.is_some_and(Reason::is_mismatch)
}

fn paid(
    payment: &Payment,
    external: Option<String>,
    difference: Option<Reason>,
    held: (i64, String),
) -> Change {
    let from = payment.state;
    if !from.may_become(State::Succeeded) || is_disputed(payment) {
        return Change::to(from);
    }
    match difference {
        None => Change { external, late: !from.is_open(), ..Change::to(State::Succeeded) },
        Some(why) => Change { external, held: Some(held), ..Change::to(State::ManualReview).because(why) },
    }
}

fn ended(payment: &Payment, to: State, reason: Reason) -> Change {
    match payment.state {
        State::AwaitingCustomer | State::Unknown => Change::to(to).because(reason),
        // Money that waits for people is not taken away by a later answer.
        State::ManualReview if !is_disputed(payment) => Change::to(State::Failed).because(reason),
        from => Change::to(from),
    }
}

fn going_on(payment: &Payment, to: State, now: DateTime<Utc>) -> Change {
    match payment.state {
        State::AwaitingCustomer | State::Unknown if now >= payment.created_at + WINDOW => {
            Change::to(State::ManualReview).because(Reason::NoAnswer)
        }
        State::AwaitingCustomer | State::Unknown => Change::to(to),
        from => Change::to(from),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::{CallbackKey, Plan, Reference, SURPRISES_AFTER, goes_again};

    fn payment(state: State) -> Payment {
        let created_at = DateTime::UNIX_EPOCH;
        Payment {
            id: 1,
            user_id: 1,
            reference: Reference::of(Channel::MtnMomo, [1; 16]),
            callback_key: CallbackKey::new([2; 16]),
            channel: Channel::MtnMomo,
            phone: "677123456".parse().unwrap(),
            plan: Plan::Monthly,
            amount: 50_000,
            currency: "XAF".into(),
            is_test: true,
            is_french: true,
            state,
            version: 1,
            checks: 0,
            next_check_at: None,
            submitted_at: Some(created_at),
            hinted_at: None,
            settled_at: None,
            external_reference: None,
            pay_token: None,
            notif_token: None,
            payment_url: None,
            reason: None,
            provider_code: None,
            late_success: false,
            created_at,
            updated_at: created_at,
        }
    }

    fn report(outcome: Report) -> Heard<Report> {
        Heard::new(outcome, "CODE", "")
    }

    fn exact() -> Report {
        let reference = Some(Reference::of(Channel::MtnMomo, [1; 16]).as_str().to_owned());
        Report::Paid {
            external: Some("600".into()),
            amount: Some(50_000),
            currency: Some("XAF".into()),
            reference,
        }
    }

    fn to(state: State, outcome: Report, seconds: i64) -> State {
        after_report(&payment(state), &report(outcome), DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds)).to
    }

    #[test]
    fn the_table_of_reports() {
        use State as S;
        for (from, outcome, expected) in [
            (S::AwaitingCustomer, exact(), S::Succeeded),
            (S::Unknown, exact(), S::Succeeded),
            (S::ManualReview, exact(), S::Succeeded),
            (S::Failed, exact(), S::Succeeded),
            (S::Expired, exact(), S::Succeeded),
            (S::Succeeded, exact(), S::Succeeded),
            (S::Rejected, exact(), S::Succeeded),
            (S::Rejected, Report::NotFound, S::Rejected),
            (S::Refunded, exact(), S::Refunded),
            (S::AwaitingCustomer, Report::Failed, S::Failed),
            (S::Unknown, Report::Expired, S::Expired),
            (S::ManualReview, Report::Expired, S::Failed),
            (S::Succeeded, Report::Failed, S::Succeeded),
            (S::Unknown, Report::Waiting, S::AwaitingCustomer),
            (S::AwaitingCustomer, Report::NotFound, S::Unknown),
            (S::AwaitingCustomer, Report::CannotKnow, S::Unknown),
            (S::Unknown, Report::NotFound, S::Unknown),
            (S::Unknown, Report::NeverSent, S::Failed),
            (S::Failed, Report::Waiting, S::Failed),
        ] {
            assert_eq!(to(from, outcome.clone(), 60), expected, "{from:?} {outcome:?}");
        }
    }

    #[test]
    fn the_window_ends_with_people_and_never_with_failed() {
        for outcome in [Report::Waiting, Report::NotFound, Report::CannotKnow, Report::Untouched] {
            assert_eq!(
                to(State::Unknown, outcome.clone(), 86_399),
                to(State::AwaitingCustomer, outcome.clone(), 86_399)
            );
            assert_eq!(to(State::Unknown, outcome, 86_400), State::ManualReview);
        }
        assert_eq!(to(State::Unknown, exact(), 86_400), State::Succeeded);
    }

    #[test]
    fn another_amount_currency_or_reference_goes_to_people_and_is_held() {
        let Report::Paid { external, amount, currency, reference } = exact() else { unreachable!() };
        let paid = |amount, currency: &Option<String>, reference: &Option<String>| Report::Paid {
            external: external.clone(),
            amount,
            currency: currency.clone(),
            reference: reference.clone(),
        };
        let (less, euros, another) = (Some(49_999), Some("EUR".to_owned()), Some("another".to_owned()));
        let wrong = [
            (Reason::OtherAmount, paid(less, &currency, &reference)),
            (Reason::OtherCurrency, paid(amount, &euros, &reference)),
            (Reason::OtherReference, paid(amount, &currency, &another)),
            (Reason::Mismatch, paid(less, &euros, &reference)),
        ];
        for (reason, outcome) in wrong {
            for from in State::ALL.into_iter().filter(|s| s.may_become(State::Succeeded)) {
                let change = after_report(&payment(from), &report(outcome.clone()), DateTime::UNIX_EPOCH);
                assert_eq!((change.to, change.reason), (State::ManualReview, Some(reason)));
                assert!(change.held.is_some());
            }
        }
        for reason in Reason::ALL.into_iter().filter(|r| r.is_mismatch()) {
            let disputed = Payment { reason: Some(reason), ..payment(State::ManualReview) };
            for outcome in [exact(), Report::Failed] {
                let to = after_report(&disputed, &report(outcome), DateTime::UNIX_EPOCH).to;
                assert_eq!(to, State::ManualReview, "{reason:?}");
            }
        }
    }

    #[test]
    fn what_cannot_be_booked_as_it_is_said_goes_to_people_all_the_same() {
        let long = "9".repeat(EXTERNAL_MAX + 1);
        for (external, amount, currency, held, reason) in [
            (Some("600"), Some(50_000), Some("francs"), (50_000, "XAF"), Reason::OtherCurrency),
            (Some("600"), Some(-1), Some("XAF"), (50_000, "XAF"), Reason::OtherAmount),
            (Some("600"), Some(90), Some("EUR"), (90, "EUR"), Reason::Mismatch),
            (Some(long.as_str()), Some(50_000), Some("XAF"), (50_000, "XAF"), Reason::OtherTransaction),
        ] {
            let [external, currency] = [external, currency].map(|t| t.map(str::to_owned));
            let outcome = Report::Paid { external, amount, currency, reference: None };
            let change = after_report(&payment(State::Unknown), &report(outcome), DateTime::UNIX_EPOCH);
            assert_eq!((change.to, change.reason), (State::ManualReview, Some(reason)));
            assert_eq!(change.held, Some((held.0, held.1.to_owned())));
            assert!(change.external.is_none_or(|e| e == "600"));
        }
    }

    #[test]
    fn what_is_not_said_does_not_disagree() {
        let silent = Report::Paid { external: None, amount: None, currency: None, reference: None };
        assert_eq!(to(State::Unknown, silent, 0), State::Succeeded);
    }

    #[test]
    fn a_late_success_is_marked() {
        let late = |from| after_report(&payment(from), &report(exact()), DateTime::UNIX_EPOCH).late;
        assert!(
            late(State::Failed) && late(State::Expired) && late(State::Rejected) && !late(State::Unknown)
        );
    }

    #[test]
    fn a_page_that_nobody_used_expires_after_a_quarter_of_an_hour() {
        let web = Payment { channel: Channel::OrangeWeb, ..payment(State::AwaitingCustomer) };
        let at = |seconds| {
            after_report(&web, &report(Report::Untouched), DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds))
                .to
        };
        assert_eq!((at(900), at(901)), (State::AwaitingCustomer, State::Expired));
    }

    #[test]
    fn the_table_of_submissions() {
        use Submission as S;
        let to = |from, outcome| after_submission(&payment(from), &Heard::new(outcome, "400", "")).to;
        for (outcome, expected) in [
            (S::Accepted, State::AwaitingCustomer),
            (S::AlreadyThere, State::AwaitingCustomer),
            (S::Rejected, State::Rejected),
            (S::Failed, State::Failed),
            (S::CannotKnow, State::Unknown),
        ] {
            assert_eq!(to(State::Submitting, outcome), expected);
        }
        // Again: only what is conclusive changes anything.
        for outcome in [S::Rejected, S::Failed, S::CannotKnow] {
            assert_eq!(to(State::Unknown, outcome), State::Unknown);
        }
        assert_eq!(to(State::Unknown, S::AlreadyThere), State::AwaitingCustomer);
        assert_eq!(to(State::AwaitingCustomer, S::CannotKnow), State::Unknown, "it was not found before");
    }

    #[test]
    fn only_a_request_that_was_taken_again_begins_its_time_again() {
        use Submission as S;
        let anew =
            |from, outcome| after_submission(&payment(from), &Heard::new(outcome, "202", "")).asked_again;
        assert!(anew(State::Unknown, S::Accepted));
        // Else each odd answer would be followed by the next request at once.
        assert!(!anew(State::Unknown, S::CannotKnow));
        // The first time, and where the operator had it all along.
        assert!(!anew(State::Submitting, S::Accepted) && !anew(State::Unknown, S::AlreadyThere));
    }

    #[test]
    fn what_is_not_known_to_mtn_goes_again_while_somebody_waits() {
        let hours = |hours| DateTime::UNIX_EPOCH + TimeDelta::hours(hours);
        let lost = payment(State::Unknown);
        for (at, by_itself) in [
            (hours(0), true),
            (DateTime::UNIX_EPOCH + SURPRISES_AFTER, false),
            (hours(5), false),
            (hours(19), false),
        ] {
            assert_eq!(
                (goes_again(&lost, false, at), goes_again(&lost, true, at)),
                (by_itself, true),
                "{at}"
            );
        }
        assert!(!goes_again(&lost, true, hours(24)), "two administrators have it");
        for state in State::ALL {
            let is_open = matches!(state, State::Unknown | State::AwaitingCustomer);
            assert_eq!(goes_again(&payment(state), true, hours(0)), is_open, "{state:?}");
            assert_eq!(goes_again(&payment(state), false, hours(0)), state == State::Unknown);
        }
        for channel in [Channel::OrangeCore, Channel::OrangeWeb] {
            assert!(!goes_again(&Payment { channel, ..lost.clone() }, true, hours(0)));
        }
    }

    #[test]
    fn no_change_leaves_the_table_of_states() {
        let outcomes = [
            exact(),
            Report::Failed,
            Report::Expired,
            Report::Waiting,
            Report::Untouched,
            Report::NotFound,
            Report::CannotKnow,
            Report::NeverSent,
            Report::NotAsked,
        ];
        for from in State::ALL {
            for outcome in &outcomes {
                for seconds in [0, 1_000, 100_000] {
                    let to = to(from, outcome.clone(), seconds);
                    assert!(to == from || from.may_become(to), "{from:?} {to:?}");
                }
            }
        }
    }
}
