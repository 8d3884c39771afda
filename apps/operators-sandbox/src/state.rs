use crate::faults::Faults;
use crate::questions::Questions;
use crate::scenario::{Scenario, Status, Verdict};
use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::time::Duration;

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Operator {
    Mtn,
    OrangeWeb,
    OrangeCore,
}

/// How the stand-in behaves where the operators' own environments differ, or sources disagree.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Settings {
    /// What MTN's calls must name; the real sandbox takes EUR only, Cameroon XAF.
    pub mtn_currency: String,
    pub mtn_target: String,
    /// The one currency of Orange's page: OUV in `dev`, XAF for `cm`.
    pub orange_currency: String,
    /// Hosts that callbacks may go to; empty: all.
    pub callback_hosts: Vec<String>,
    /// PUT instead of POST.
    pub callbacks_by_put: bool,
    /// How long a hanging call hangs, in real time.
    #[serde(rename = "hang_ms", serialize_with = "as_millis", deserialize_with = "from_millis")]
    pub hang: Duration,
    /// MTN's number 453.
    pub ongoing: Scenario,
    /// MTN's number 454.
    pub delayed: Scenario,
    /// Where its pages are; it is not changed while it runs.
    #[serde(skip)]
    pub public_url: String,
    /// Seconds a token lives.
    pub token_life: i64,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            mtn_currency: "XAF".to_owned(),
            mtn_target: crate::keys::MTN_TARGET.to_owned(),
            orange_currency: "XAF".to_owned(),
            callback_hosts: Vec::new(),
            callbacks_by_put: false,
            hang: Duration::from_secs(60),
            ongoing: Scenario::ongoing(),
            delayed: Scenario::delayed(),
            public_url: String::new(),
            token_life: 3_600,
        }
    }
}

fn as_millis<S: Serializer>(hang: &Duration, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u64(u64::try_from(hang.as_millis()).unwrap_or(u64::MAX))
}

/// A call that hangs for more than five minutes hangs for ever to whoever waits.
fn from_millis<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
    u64::deserialize(from).map(|ms| Duration::from_millis(ms.min(300_000)))
}

impl Settings {
    /// With those that `changes` names, each whole. None where one is not known, or is not what it should be.
    pub fn changed(&self, changes: Map<String, Value>) -> Option<Self> {
        let Ok(Value::Object(mut all)) = serde_json::to_value(self) else { return None };
        all.extend(changes);
        let changed: Self = serde_json::from_value(Value::Object(all)).ok()?;
        Some(Self { public_url: self.public_url.clone(), ..changed })
    }
}

/// Money that was taken from a payer.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Charge {
    pub operator: Operator,
    /// The merchant's reference.
    pub reference: String,
    /// The operator's number of the transaction.
    pub transaction: String,
    pub amount: i64,
    pub currency: String,
    pub taken_at: DateTime<Utc>,
}

pub struct Payment {
    pub operator: Operator,
    pub reference: String,
    pub external_id: String,
    pub pay_token: String,
    pub notif_token: String,
    pub msisdn: String,
    pub amount: i64,
    pub currency: String,
    pub message: String,
    pub callback_url: Option<String>,
    pub return_url: String,
    /// None: Core API, a token that no payment was asked for with.
    pub begun_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
    pub answered: Option<(DateTime<Utc>, bool)>,
    pub scenario: Scenario,
    pub number: u64,
    /// How many of its callbacks were handed out.
    pub called_back: usize,
}

impl Payment {
    /// How long the payer has.
    pub fn window(&self) -> TimeDelta {
        match self.operator {
            Operator::Mtn | Operator::OrangeCore => TimeDelta::minutes(5),
            Operator::OrangeWeb => TimeDelta::minutes(10),
        }
    }

    /// A page whose address was lost on the way is nobody's: nothing runs before somebody has it.
    pub fn begin(&mut self, now: DateTime<Utc>) {
        self.begun_at.get_or_insert(now);
    }

    pub fn ending(&self) -> Option<(DateTime<Utc>, Verdict)> {
        self.scenario.ending(self.begun_at?, self.answered, self.window())
    }

    pub fn status(&self, now: DateTime<Utc>) -> Status {
        self.scenario.status(self.ending().as_ref(), now)
    }

    pub fn is_visible(&self, now: DateTime<Utc>) -> bool {
        now >= self.created_at + TimeDelta::seconds(self.scenario.visible_after)
    }

    pub fn amount_taken(&self) -> i64 {
        self.scenario.charged.unwrap_or(self.amount)
    }

    /// In the form of each operator.
    pub fn transaction(&self) -> String {
        match self.operator {
            Operator::Mtn => self.number.to_string(),
            Operator::OrangeWeb | Operator::OrangeCore => {
                format!("MP{}.A{:05}", self.created_at.format("%y%m%d.%H%M"), self.number % 100_000)
            }
        }
    }

    pub fn is_waiting_for_payer(&self, now: DateTime<Utc>) -> bool {
        self.scenario.outcome == crate::scenario::Outcome::AskPhone
            && self.answered.is_none()
            && self.begun_at.is_some_and(|at| now < at + self.window())
    }
}

/// Whom a token was given to, and until when it is good.
pub struct Token {
    pub operator: Operator,
    pub until: DateTime<Utc>,
    /// The one host that callbacks of this user's payments may go to (`providerCallbackHost`); none: those of the settings.
    pub callback_host: Option<String>,
}

pub struct State {
    pub settings: Settings,
    /// By reference.
    pub payments: BTreeMap<String, Payment>,
    pub tokens: HashMap<String, Token>,
    /// MTN users that were made by the provisioning API, with their keys and hosts.
    pub users: HashMap<String, (String, Option<String>)>,
    pub planned: VecDeque<Scenario>,
    pub always: Option<Scenario>,
    pub faults: Faults,
    pub questions: Questions,
    numbers: u64,
}

/// One that waits for its number and its scenario.
pub struct New {
    pub operator: Operator,
    pub reference: String,
    pub external_id: String,
    pub pay_token: String,
    pub notif_token: String,
    pub msisdn: String,
    pub amount: i64,
    pub currency: String,
    pub message: String,
    pub callback_url: Option<String>,
    pub return_url: String,
    pub is_begun: bool,
}

/// Hundredths of a second since 2010, as a number of MTN's length: a hundred payments a second would have to be made before a start gave
/// what an earlier one gave.
fn number_at(now: DateTime<Utc>) -> u64 {
    u64::try_from(now.timestamp_millis() / 10 - 126_230_400_000).unwrap_or_default()
}

impl State {
    pub fn new(settings: Settings, now: DateTime<Utc>) -> Self {
        let numbers = number_at(now);
        let user = (crate::keys::MTN_API_USER.to_owned(), (crate::keys::MTN_API_KEY.to_owned(), None));
        Self {
            settings,
            payments: BTreeMap::new(),
            tokens: HashMap::new(),
            users: HashMap::from([user]),
            planned: VecDeque::new(),
            always: None,
            faults: Faults::default(),
            questions: Questions::default(),
            numbers,
        }
    }

    pub fn scenario_for(&mut self, msisdn: &str) -> Scenario {
        self.planned
            .pop_front()
            .or_else(|| Scenario::of_number(msisdn, &self.settings))
            .or_else(|| self.always.clone())
            .unwrap_or_default()
    }

    pub fn add(&mut self, new: New, now: DateTime<Utc>) {
        self.numbers += 1;
        let is_planned = new.is_begun || new.operator == Operator::OrangeWeb;
        let scenario = if is_planned { self.scenario_for(&new.msisdn) } else { Scenario::default() };
        let payment = Payment {
            operator: new.operator,
            reference: new.reference.clone(),
            external_id: new.external_id,
            pay_token: new.pay_token,
            notif_token: new.notif_token,
            msisdn: new.msisdn,
            amount: new.amount,
            currency: new.currency,
            message: new.message,
            callback_url: new.callback_url,
            return_url: new.return_url,
            begun_at: new.is_begun.then_some(now),
            created_at: now,
            answered: None,
            scenario,
            number: self.numbers,
            called_back: 0,
        };
        self.payments.insert(new.reference, payment);
    }

    pub fn by_pay_token(&mut self, token: &str) -> Option<&mut Payment> {
        self.payments.values_mut().find(|p| !token.is_empty() && p.pay_token == token)
    }

    pub fn charges(&self, now: DateTime<Utc>) -> Vec<Charge> {
        let mut all: Vec<Charge> = self
            .payments
            .values()
            .filter_map(|p| {
                let taken_at = p.scenario.taken_at(p.ending().as_ref()).filter(|at| *at <= now)?;
                Some(Charge {
                    operator: p.operator,
                    reference: p.reference.clone(),
                    transaction: p.transaction(),
                    amount: p.amount_taken(),
                    currency: p.currency.clone(),
                    taken_at,
                })
            })
            .collect();
        all.sort_by_key(|c| c.taken_at);
        all
    }

    pub fn answer(&mut self, reference: &str, confirms: bool, now: DateTime<Utc>) -> bool {
        match self.payments.get_mut(reference) {
            Some(payment) if payment.is_waiting_for_payer(now) => {
                payment.answered = Some((now, confirms));
                true
            }
            _ => false,
        }
    }

    pub fn issue_token(
        &mut self,
        operator: Operator,
        callback_host: Option<String>,
        now: DateTime<Utc>,
    ) -> String {
        let token = uuid::Uuid::new_v4().simple().to_string();
        let until = now + TimeDelta::seconds(self.settings.token_life);
        self.tokens.insert(token.clone(), Token { operator, until, callback_host });
        token
    }

    pub fn token_is_good(&self, operator: Operator, token: &str, now: DateTime<Utc>) -> bool {
        self.tokens.get(token).is_some_and(|t| t.operator == operator && t.until > now)
    }

    /// Whether callbacks may go there: the host that the user was made with, or else those of the settings.
    pub fn allows_callback(&self, token: &str, url: &str) -> bool {
        let host = url.split_once("://").map(|(_, rest)| rest.split(['/', ':']).next().unwrap_or_default());
        let Some(host) = host.filter(|h| !h.is_empty()) else { return false };
        match self.tokens.get(token).and_then(|t| t.callback_host.as_deref()) {
            Some(own) => own == host,
            None => {
                let hosts = &self.settings.callback_hosts;
                hosts.is_empty() || hosts.iter().any(|allowed| allowed == host)
            }
        }
    }
}
