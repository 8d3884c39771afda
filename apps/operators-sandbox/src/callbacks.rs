//! What the operators post to the merchant: unsigned, once, several times, late, early, by somebody else, or never.

use crate::Sandbox;
use crate::mtn;
use crate::scenario::Status;
use crate::state::{Operator, Payment, State};
use crate::{orange_core, orange_web};
use chrono::{DateTime, TimeDelta, Utc};
use serde_json::{Value, json};
use std::time::Duration;

/// A request to the merchant.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Callback {
    pub by_put: bool,
    pub url: String,
    pub body: String,
}

/// Seen: the same body twice, three minutes apart, in spite of an answer of 200 (nkap).
const APART: TimeDelta = TimeDelta::minutes(3);

fn body(payment: &Payment, status: &Status) -> Value {
    match payment.operator {
        Operator::Mtn => {
            let mut fields = mtn::shown(payment, status);
            // No reference, no message to the payer (nkap).
            fields.remove("payerMessage");
            Value::Object(fields)
        }
        Operator::OrangeWeb => orange_web::notification(status, &payment.notif_token, &payment.transaction()),
        // No trustworthy source: guessed.
        Operator::OrangeCore => {
            let word = orange_core::word(status);
            json!({"payToken": payment.pay_token, "status": word, "orderId": payment.external_id})
        }
    }
}

/// Every callback that a payment will ever have, with its time.
fn all(payment: &Payment) -> Vec<(DateTime<Utc>, Value)> {
    let (plan, mut planned) = (&payment.scenario.callback, Vec::new());
    if let Some(after) = plan.forged_at {
        planned.push((payment.created_at + TimeDelta::seconds(after), body(payment, &Status::Success)));
    }
    if plan.dropped {
        return planned;
    }
    if let Some((end, _)) = payment.ending() {
        let at = end + TimeDelta::seconds(plan.delay - plan.early);
        let said = body(payment, &payment.status(end));
        for n in 0..=plan.duplicates {
            planned.push((at + APART * i32::try_from(n).unwrap_or_default(), said.clone()));
        }
    }
    if let (Some(_), Some(taken)) =
        (payment.scenario.late_success, payment.scenario.taken_at(payment.ending().as_ref()))
    {
        planned.push((taken, body(payment, &Status::Success)));
    }
    planned.sort_by_key(|(at, _)| *at);
    planned
}

impl State {
    pub(crate) fn take_callbacks(&mut self, now: DateTime<Utc>) -> Vec<Callback> {
        let by_put = self.settings.callbacks_by_put;
        let mut taken = Vec::new();
        for payment in self.payments.values_mut() {
            let Some(url) = payment.callback_url.clone() else { continue };
            let planned = all(payment);
            let due = planned.iter().filter(|(at, _)| *at <= now).count();
            let mut some: Vec<Callback> = planned
                .into_iter()
                .take(due)
                .skip(payment.called_back)
                .map(|(_, body)| Callback { by_put, url: url.clone(), body: body.to_string() })
                .collect();
            if payment.scenario.callback.reversed {
                some.reverse();
            }
            payment.called_back = payment.called_back.max(due);
            taken.extend(some);
        }
        taken
    }
}

const LOOK_EVERY: Duration = Duration::from_millis(250);
/// An operator waits two seconds.
const PATIENCE: Duration = Duration::from_secs(2);

pub async fn keep(sandbox: Sandbox) {
    let _ = rustls::crypto::ring::default_provider().install_default();
    let Ok(client) = reqwest::Client::builder().timeout(PATIENCE).build() else { return };
    loop {
        for callback in sandbox.take_callbacks() {
            let request = match callback.by_put {
                true => client.put(&callback.url),
                false => client.post(&callback.url),
            };
            let request = request
                .header("content-type", "application/json; charset=utf-8")
                .header("user-agent", "LWAC Http Client 1.0");
            // Nobody looks at the answer.
            let _ = request.body(callback.body).send().await;
        }
        actix_web::rt::time::sleep(LOOK_EVERY).await;
    }
}
