//! Buying Premium: the application, the operators' stand-in over HTTP, and the clock of both in the test's hands.

mod admin;
mod down;
mod faults;
mod journey;
mod lives;
mod load;
mod processes;

use crate::support::{Person, TestApp};
use actix_web::dev::ServerHandle;
use actix_web::test::TestRequest;
use chrono::{DateTime, TimeDelta, Utc};
use database::testing::TestDb;
use operators_sandbox::{Charge, Clock, Sandbox, Settings};
use palabre::jobs::payments::run_once;
use palabre::operators::{Operators, stand_in_mtn, stand_in_orange};
use payments::domain::{Grant, Payment, PaymentFilter, State};
use payments::operators::Timeouts;
use rand::Rng;
use serde_json::json;
use std::net::TcpListener;
use std::sync::Arc;
use std::time::Duration;

/// The application with the stand-in of both operators.
pub struct Shop {
    pub test: TestApp,
    pub sandbox: Sandbox,
    server: ServerHandle,
}

/// Long enough for an answer of this machine, short enough to wait for one that never comes.
const PATIENCE: Duration = Duration::from_millis(400);

impl Shop {
    pub async fn new(db: &TestDb) -> Self {
        Self::speaking(db, false).await
    }

    /// With Orange's page, or its Core API.
    pub async fn speaking(db: &TestDb, orange_is_web: bool) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let mut made = None;
        let test = TestApp::prepared(db, &[], |app| {
            let clock = app.clock.clone();
            let settings =
                Settings { hang: PATIENCE * 2, public_url: address.clone(), ..Settings::default() };
            let sandbox = Sandbox::new(settings, Clock::over(move || clock.now()));
            let timeouts = Timeouts { connect: PATIENCE, whole: PATIENCE };
            let all = vec![
                stand_in_mtn(&address, &app.config, timeouts).unwrap(),
                stand_in_orange(&address, orange_is_web, &app.config, timeouts).unwrap(),
            ];
            app.operators = Arc::new(Operators::new(all, true, Some(sandbox.clone())));
            made = Some(sandbox);
        })
        .await;
        let sandbox = made.unwrap();
        let server = sandbox.serve(listener).unwrap();
        Self { test, sandbox, server }
    }

    pub fn now(&self) -> DateTime<Utc> {
        self.test.app.clock.now()
    }

    pub fn pass(&self, seconds: i64) {
        self.test.pass(TimeDelta::seconds(seconds));
    }

    /// Posts what the operators would, and answers how many that was.
    pub async fn deliver_callbacks(&self) -> usize {
        let callbacks = self.sandbox.take_callbacks();
        let visitor = self.test.visitor();
        for callback in &callbacks {
            let path = callback.url.find("/api/").map(|at| &callback.url[at..]).unwrap();
            let req = if callback.by_put { TestRequest::put() } else { TestRequest::post() };
            let req = req.uri(path).insert_header(("content-type", "application/json; charset=utf-8"));
            let answered = visitor.send(req.set_payload(callback.body.clone())).await;
            assert_eq!(answered.status, 200, "{}", answered.text());
        }
        callbacks.len()
    }

    /// Works on everything that is due, second by second, until a time has passed.
    pub async fn work_for(&self, seconds: i64) {
        let end = self.now() + TimeDelta::seconds(seconds);
        while self.now() < end {
            self.deliver_callbacks().await;
            let worked = run_once(&self.test.app).await.unwrap();
            let all = self.let_senders_end().await;
            let soonest = all.iter().filter_map(|p| p.next_check_at).min();
            let next = match soonest.filter(|_| worked == 0) {
                Some(next) => next,
                None if worked > 0 => self.now() + TimeDelta::seconds(1),
                None => self.now() + TimeDelta::minutes(10),
            };
            let step = (next - self.now()).clamp(TimeDelta::seconds(1), TimeDelta::minutes(10));
            self.test.pass(step.min(end - self.now()));
        }
        self.deliver_callbacks().await;
    }

    /// A purchase is sent by a task of its own, in real time: the clock stands still for it.
    pub async fn let_senders_end(&self) -> Vec<Payment> {
        let mut all = Vec::new();
        for _ in 0..300 {
            all = self.payments(None).await;
            if all.iter().all(|p| !matches!(p.state, State::Created | State::Submitting)) {
                break;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
            run_once(&self.test.app).await.unwrap();
        }
        all
    }

    pub async fn payments(&self, user_id: Option<i64>) -> Vec<Payment> {
        let filter = PaymentFilter { user_id, limit: 100_000, ..PaymentFilter::default() };
        self.test.app.db.read(move |c| payments::payments(c, &filter)).await.unwrap().0
    }

    pub async fn grants(&self, payments: &[Payment]) -> Vec<Grant> {
        let ids: Vec<i64> = payments.iter().map(|p| p.id).collect();
        self.test.app.db.read(move |c| payments::grants_of(c, &ids)).await.unwrap()
    }

    pub async fn balance(&self) -> i64 {
        let all = self.test.app.db.read(|c| payments::balances(c, true)).await.unwrap();
        assert_eq!(all.values().sum::<i64>(), 0, "the accounts sum to zero");
        all.iter().filter(|((account, _), _)| account.starts_with("operator:")).map(|(_, n)| n).sum()
    }

    /// Money that was taken equals Premium that was granted; what waits for people is told apart.
    pub async fn check(&self, payments: &[Payment], charges: &[Charge]) {
        let grants = self.grants(payments).await;
        for payment in payments {
            let taken: Vec<&Charge> =
                charges.iter().filter(|c| c.reference == payment.reference.as_str()).collect();
            let granted = grants.iter().filter(|g| g.payment_id == payment.id).count();
            let (state, id) = (payment.state, payment.id);
            assert!(taken.len() <= 1, "one charge an intent: {payment:?}");
            let Some(charge) = taken.first() else {
                assert!(granted == 0 && state != State::Succeeded, "granted without money: {payment:?}");
                continue;
            };
            match state {
                State::Succeeded => {
                    assert_eq!((granted, charge.amount), (1, payment.amount), "{payment:?}");
                    assert_eq!(payment.external_reference.as_deref(), Some(charge.transaction.as_str()));
                }
                State::ManualReview => {
                    assert_ne!(charge.amount, payment.amount, "money of payment {id} that nobody noticed");
                    assert_eq!(granted, 0);
                }
                _ => assert_eq!(charge.amount, 0, "taken for {payment:?}, and nothing given"),
            }
        }
    }
}

impl Drop for Shop {
    fn drop(&mut self) {
        let server = self.server.clone();
        actix_web::rt::spawn(async move { server.stop(false).await });
    }
}

/// Chance is another one in each run. What a run was told as `PAYMENT_FAULT_SEED` makes it the same again.
#[expect(clippy::disallowed_methods, reason = "what to repeat is said by whoever runs the test")]
pub fn seed() -> u64 {
    let said = std::env::var("PAYMENT_FAULT_SEED").ok().map(|seed| seed.parse().unwrap());
    said.unwrap_or_else(|| rand::rng().random::<u32>().into())
}

pub async fn buy(person: &Person<'_>, method: &str, plan: &str, phone: &str) -> crate::support::Answered {
    let body = json!({"plan": plan, "paymentMethod": method, "phoneNumber": phone});
    person.post("/api/payments", &body).await
}
