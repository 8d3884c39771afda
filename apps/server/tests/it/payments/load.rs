//! Many at once.

use super::{Shop, buy, seed};
use crate::support::Person;
use actix_web::test::TestRequest;
use chrono::TimeDelta;
use database::on_each_database;
use futures_util::future::join_all;
use operators_sandbox::{Call, Fault, Outcome, Scenario, Verdict};
use payments::domain::State;
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};

const IN_FLIGHT: usize = 200;

on_each_database! {
async fn two_hundred_in_flight_with_random_faults_settle_without_a_mismatch(db: TestDb) {
    let shop = Shop::new(&db).await;
    let seed = seed();
    eprintln!("PAYMENT_FAULT_SEED={seed}");
    let mut chance = SmallRng::seed_from_u64(seed);
    for n in 0..IN_FLIGHT {
        let client = shop.test.registered(&format!("c{n}@exemple.cm"), "client").await;
        let verdict = match chance.random_range(0..5) {
            0 => Verdict::Failed("NOT_ENOUGH_FUNDS".into()),
            1 => Verdict::Expired,
            _ => Verdict::Success,
        };
        let mut scenario = Scenario::after(chance.random_range(0..400), verdict);
        scenario.callback.dropped = chance.random();
        scenario.callback.duplicates = chance.random_range(0..2);
        scenario.visible_after = chance.random_range(0..20);
        scenario.late_success = chance.random_bool(0.1).then(|| chance.random_range(1..3_000));
        shop.sandbox.plan(scenario);
        if chance.random_bool(0.3) {
            let call = [Call::Pay, Call::Status, Call::Token, Call::Init][chance.random_range(0..4)];
            let fault = [Fault::LoseAnswer, Fault::ServerError, Fault::RevokeToken, Fault::Unavailable];
            shop.sandbox.fault(call, fault[chance.random_range(0..4)]);
        }
        let method = ["mtn_momo", "orange_money"][n % 2];
        bought(&shop, &client, method).await;
    }
    shop.work_for(100_000).await;
    let payments = shop.payments(None).await;
    let charges = shop.sandbox.charges();
    assert_eq!(payments.len(), IN_FLIGHT);
    shop.check(&payments, &charges).await;
    assert!(payments.iter().all(|p| !p.state.is_open()), "all have ended");
    let paid = payments.iter().filter(|p| p.state == State::Succeeded).count();
    assert_eq!((paid, shop.balance().await), (charges.len(), 50_000 * charges.len() as i64));
    assert!(paid > IN_FLIGHT / 3, "{paid}");
    // MTN counts those that it did not answer, too.
    assert!(shop.sandbox.busiest_second() < 10, "{} questions in a second", shop.sandbox.busiest_second());
}}

/// Comes again when told to, like a person whose operator does not answer at present.
async fn bought(shop: &Shop, client: &Person<'_>, method: &str) {
    let once = async || buy(client, method, "monthly", "677123456").await;
    let mut answered = once().await;
    for _ in 0..50 {
        if answered.status == 202 {
            return;
        }
        assert_eq!(answered.error(), (503, "operator_down".into()));
        shop.work_for(answered.header("retry-after").parse().unwrap()).await;
        answered = once().await;
    }
    assert_eq!(answered.status, 202, "the operator never came back");
}

on_each_database! {
async fn no_second_has_as_many_questions_as_mtn_allows(db: TestDb) {
    let shop = Shop::new(&db).await;
    for n in 0..40 {
        let client = shop.test.registered(&format!("c{n}@exemple.cm"), "client").await;
        shop.sandbox.plan(Scenario { outcome: Outcome::Pending, ..Scenario::default() });
        assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
        shop.let_senders_end().await;
    }
    // All are due, a second begins somewhere between two looks, and tokens end meanwhile.
    shop.test.pass(TimeDelta::milliseconds(100_650));
    for look in 0..40 {
        if look % 4 == 3 {
            shop.sandbox.fault(Call::Status, Fault::RevokeToken);
        }
        palabre::jobs::payments::run_once(&shop.test.app).await.unwrap();
        shop.test.pass(TimeDelta::milliseconds(110));
    }
    assert!(shop.sandbox.questions() >= 16, "{}", shop.sandbox.questions());
    assert!(shop.sandbox.busiest_second() < 10, "{} questions in a second", shop.sandbox.busiest_second());
}}

on_each_database! {
async fn a_thousand_copies_of_a_callback_grant_once(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let mut silent = Scenario::after(10, Verdict::Success);
    silent.callback.dropped = true;
    shop.sandbox.plan(silent);
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(2).await;
    let payment = shop.payments(None).await.remove(0);
    let path = format!("/api/payments/callback/mtn_momo/{}", payment.callback_key.as_str());
    let visitor = shop.test.visitor();
    let send = || {
        let req = TestRequest::post().uri(&path).insert_header(("content-type", "application/json"));
        visitor.send(req.set_payload(r#"{"status":"SUCCESSFUL"}"#))
    };
    // Fifty at a time, and the poller among them.
    for _ in 0..20 {
        let at_once = join_all((0..50).map(|_| send()));
        let (answered, worked) = tokio::join!(at_once, palabre::jobs::payments::run_once(&shop.test.app));
        assert!(answered.iter().all(|a| a.status == 200) && worked.is_ok());
        shop.pass(1);
    }
    shop.work_for(30).await;
    let payments = shop.payments(None).await;
    assert_eq!((payments[0].state, shop.grants(&payments).await.len()), (State::Succeeded, 1));
    let id = payment.id;
    let counted = shop.test.app.db.read(move |c| payments::callbacks(c, id)).await.unwrap();
    assert_eq!(counted, (1, 1_000));
    assert!(payments[0].checks <= 5, "not asked more often because of it: {}", payments[0].checks);
    shop.check(&payments, &shop.sandbox.charges()).await;
}}
