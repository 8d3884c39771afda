//! What a payment does: when the money is taken, or why not, and what the operator says of it meanwhile.

use crate::state::Settings;
use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Success,
    /// With the operator's own word for it.
    Failed(String),
    Expired,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// The payer decides, on the page that plays the phone; unanswered it expires.
    AskPhone,
    /// By itself, so many seconds after it began.
    After { seconds: i64, verdict: Verdict },
    /// Never ends.
    Pending,
}

/// What becomes of the callbacks of a payment. Without an address there are none.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct CallbackPlan {
    pub dropped: bool,
    /// Beside the first; three minutes apart each.
    pub duplicates: u32,
    /// Seconds after the end.
    pub delay: i64,
    /// The end is announced so many seconds before a question about it agrees.
    pub early: i64,
    /// So many seconds after the beginning somebody else says that it was paid.
    pub forged_at: Option<i64>,
    /// What is due at one time comes the last one first.
    pub reversed: bool,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Scenario {
    pub outcome: Outcome,
    /// Questions are answered with 404 for so many seconds.
    pub visible_after: i64,
    /// Said to have failed, the money is taken so many seconds later all the same.
    pub late_success: Option<i64>,
    /// Another amount than was asked for.
    pub charged: Option<i64>,
    pub callback: CallbackPlan,
    /// MTN's `CREATED` instead of `PENDING`.
    pub says_created: bool,
    /// MTN's reason as an object, as its schema has it; a text on the wire.
    pub reason_is_object: bool,
}

impl Default for Scenario {
    fn default() -> Self {
        Self {
            outcome: Outcome::AskPhone,
            visible_after: 0,
            late_success: None,
            charged: None,
            callback: CallbackPlan::default(),
            says_created: false,
            reason_is_object: false,
        }
    }
}

/// How a payment stands.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Status {
    Waiting,
    Success,
    Failed(String),
    Expired,
}

impl Scenario {
    pub fn after(seconds: i64, verdict: Verdict) -> Self {
        Self { outcome: Outcome::After { seconds, verdict }, ..Self::default() }
    }

    /// What 453 does: one source saw it pending still after 40 seconds, and expired then; another calls it failed.
    pub fn ongoing() -> Self {
        Self { outcome: Outcome::Pending, ..Self::default() }
    }

    /// What 454 does: one source saw it paid within 45 seconds, another one still created after 40.
    pub fn delayed() -> Self {
        Self { says_created: true, ..Self::after(60, Verdict::Success) }
    }

    /// MTN's numbers of the sandbox (payments.md, 2.7), and the same endings behind +237 67000. None: an ordinary number.
    ///
    /// 453 and 454 are told differently by the sources: the settings say what they do.
    pub fn of_number(msisdn: &str, settings: &Settings) -> Option<Self> {
        if matches!(msisdn, "56733123453" | "237670000400" | "670000400" | "690000400" | "237690000400") {
            return Some(Self::after(0, Verdict::Success));
        }
        let ending = ["46733123", "237670000", "670000", "237690000", "690000"]
            .iter()
            .find_map(|beginning| msisdn.strip_prefix(beginning))
            .filter(|e| e.len() == 3)?;
        let failed = |reason: &str| Some(Self::after(0, Verdict::Failed(reason.to_owned())));
        match ending {
            "450" => failed("INTERNAL_PROCESSING_ERROR"),
            "451" => failed("APPROVAL_REJECTED"),
            "452" => Some(Self::after(0, Verdict::Expired)),
            "453" => Some(settings.ongoing.clone()),
            "454" => Some(settings.delayed.clone()),
            "455" => failed("PAYER_NOT_FOUND"),
            "456" => failed("PAYEE_NOT_ALLOWED_TO_RECEIVE"),
            "457" => failed("NOT_ALLOWED"),
            "458" => failed("NOT_ALLOWED_TARGET_ENVIRONMENT"),
            "459" => failed("INVALID_CALLBACK_URL_HOST"),
            "460" => failed("INVALID_CURRENCY"),
            "461" => failed("INTERNAL_PROCESSING_ERROR"),
            "462" => failed("SERVICE_UNAVAILABLE"),
            "463" => failed("COULD_NOT_PERFORM_TRANSACTION"),
            "464" => failed("TRANSFERTYPE_UNKNOWN"),
            "465" => failed("PAYER_LIMIT_REACHED"),
            "467" => failed("NOT_ENOUGH_FUNDS"),
            // Ours: another amount is taken than was asked for.
            "466" => Some(Self { charged: Some(49_000), ..Self::after(0, Verdict::Success) }),
            _ => None,
        }
    }

    /// When it ends, and how, if nothing comes late. `answered` is what the payer did; `window` how long a prompt waits.
    pub fn ending(
        &self,
        begun: DateTime<Utc>,
        answered: Option<(DateTime<Utc>, bool)>,
        window: TimeDelta,
    ) -> Option<(DateTime<Utc>, Verdict)> {
        match (&self.outcome, answered) {
            (Outcome::After { seconds, verdict }, _) => {
                Some((begun + TimeDelta::seconds(*seconds), verdict.clone()))
            }
            (Outcome::Pending, _) => None,
            (Outcome::AskPhone, Some((at, true))) => Some((at, Verdict::Success)),
            (Outcome::AskPhone, Some((at, false))) => {
                Some((at, Verdict::Failed("APPROVAL_REJECTED".to_owned())))
            }
            (Outcome::AskPhone, None) => Some((begun + window, Verdict::Expired)),
        }
    }

    /// When the money is taken, if it is.
    pub fn taken_at(&self, ending: Option<&(DateTime<Utc>, Verdict)>) -> Option<DateTime<Utc>> {
        match (ending?, self.late_success) {
            ((at, Verdict::Success), _) => Some(*at),
            ((at, _), Some(late)) => Some(*at + TimeDelta::seconds(late.max(0))),
            _ => None,
        }
    }

    /// What a question at `now` is told.
    pub fn status(&self, ending: Option<&(DateTime<Utc>, Verdict)>, now: DateTime<Utc>) -> Status {
        if self.taken_at(ending).is_some_and(|at| at <= now) {
            return Status::Success;
        }
        match ending {
            Some((at, verdict)) if *at <= now => match verdict {
                Verdict::Success => Status::Success,
                Verdict::Failed(reason) => Status::Failed(reason.clone()),
                Verdict::Expired => Status::Expired,
            },
            _ => Status::Waiting,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(seconds: i64) -> DateTime<Utc> {
        DateTime::UNIX_EPOCH + TimeDelta::seconds(seconds)
    }

    #[test]
    fn a_late_success_is_a_failure_before() {
        let scenario =
            Scenario { late_success: Some(100), ..Scenario::after(10, Verdict::Failed("X".into())) };
        let ending = scenario.ending(at(0), None, TimeDelta::minutes(5));
        let status = |seconds| scenario.status(ending.as_ref(), at(seconds));
        assert_eq!(
            [9, 10, 109, 110].map(status),
            [Status::Waiting, Status::Failed("X".into()), Status::Failed("X".into()), Status::Success]
        );
    }

    #[test]
    fn a_prompt_that_nobody_answers_expires() {
        let scenario = Scenario::default();
        let ending = scenario.ending(at(0), None, TimeDelta::minutes(5));
        assert_eq!(scenario.status(ending.as_ref(), at(299)), Status::Waiting);
        assert_eq!(scenario.status(ending.as_ref(), at(300)), Status::Expired);
        assert_eq!(scenario.taken_at(ending.as_ref()), None);
    }

    #[test]
    fn the_numbers_of_the_sandbox_have_their_endings() {
        let mut settings = Settings::default();
        let verdict = |n: &str| match Scenario::of_number(n, &settings).map(|s| s.outcome) {
            Some(Outcome::After { verdict, .. }) => Some(verdict),
            _ => None,
        };
        assert_eq!(verdict("46733123451"), Some(Verdict::Failed("APPROVAL_REJECTED".into())));
        assert_eq!(verdict("237670000452"), Some(Verdict::Expired));
        assert_eq!(verdict("690000400"), Some(Verdict::Success));
        assert_eq!(verdict("237670000464"), Some(Verdict::Failed("TRANSFERTYPE_UNKNOWN".into())));
        assert_eq!(Scenario::of_number("237677123456", &settings), None);
        assert_eq!(Scenario::of_number("46733123453", &settings), Some(Scenario::ongoing()));
        settings.ongoing = Scenario::after(40, Verdict::Expired);
        assert_eq!(Scenario::of_number("46733123453", &settings), Some(settings.ongoing.clone()));
    }
}
