//! Two real servers on one PostgreSQL, and the stand-in over HTTP: one of them, by chance, is killed again and again.

use crate::support::process::{Person, Running};
use chrono::{DateTime, Utc};
use database::DbConn;
use database::testing::TestDb;
use diesel::prelude::*;
use operators_sandbox::{Clock, Outcome, Sandbox, Scenario, Settings, Verdict, keys};
use payments::PaymentsError;
use payments::domain::{
    CallbackKey, Channel, Method, NewPayment, Payment, PaymentFilter, Plan, Purchase, Reference, State, Terms,
};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde_json::json;
use std::net::TcpListener;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const BUYERS: usize = 16;
/// More than both servers may ask about in one second.
const WAITING: usize = 20;
const LIMIT: Duration = Duration::from_secs(200);

/// Where the two are; who is started again is somewhere else.
type Addresses = Mutex<[String; 2]>;

/// Buys until somebody has taken it: a server that dies meanwhile took it, or did not.
fn buy(addresses: &Addresses, n: usize) {
    let account = json!({"name": "Ngo Bell", "email": format!("b{n}@exemple.cm"), "password": "secret-words", "role": "client"});
    let method = ["mtn_momo", "orange_money"][n / 2 % 2];
    let purchase = json!({"plan": "monthly", "paymentMethod": method, "phoneNumber": "677123456"});
    for which in (n..n + 6).map(|turn| turn % 2) {
        let address = addresses.lock().unwrap()[which].clone();
        let mut buyer = Person::at(&address);
        if let Some((201, _)) = buyer.call("POST", "/api/register", &account)
            && let Some((202 | 409, _)) = buyer.call("POST", "/api/payments", &purchase)
        {
            return;
        }
    }
}

/// The stand-in over HTTP, and what a server has to be told of it.
fn operators() -> (Sandbox, Vec<(&'static str, String)>) {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let sandbox =
        Sandbox::new(Settings { public_url: address.clone(), ..Settings::default() }, Clock::system());
    sandbox.serve(listener).unwrap();
    let settings = [
        ("MTN_MOMO_BASE_URL", format!("{address}/mtn")),
        ("ORANGE_MONEY_BASE_URL", format!("{address}/orange-core")),
    ];
    let keys = [
        ("MTN_MOMO_SUBSCRIPTION_KEY", keys::MTN_SUBSCRIPTION_KEY),
        ("MTN_MOMO_API_USER", keys::MTN_API_USER),
        ("MTN_MOMO_API_KEY", keys::MTN_API_KEY),
        ("MTN_MOMO_TARGET_ENVIRONMENT", keys::MTN_TARGET),
        ("ORANGE_MONEY_CLIENT_ID", keys::ORANGE_CLIENT_ID),
        ("ORANGE_MONEY_CLIENT_SECRET", keys::ORANGE_CLIENT_SECRET),
        ("ORANGE_MONEY_API_USERNAME", keys::ORANGE_API_USERNAME),
        ("ORANGE_MONEY_API_PASSWORD", keys::ORANGE_API_PASSWORD),
        ("ORANGE_MONEY_CHANNEL_MSISDN", keys::ORANGE_CHANNEL_MSISDN),
        ("ORANGE_MONEY_PIN", keys::ORANGE_PIN),
    ];
    let keys = keys.map(|(name, key)| (name, key.to_owned()));
    (sandbox, settings.into_iter().chain(keys).collect())
}

#[derive(QueryableByName)]
struct Id {
    #[diesel(sql_type = diesel::sql_types::BigInt)]
    id: i64,
}

/// Payments with MTN that nobody has been asked for yet, each of a person of its own.
fn begun(c: &mut DbConn, count: usize, now: DateTime<Utc>) -> Result<(), PaymentsError> {
    for n in 0..count {
        let email = format!("waits-{n}@exemple.cm");
        let sql = format!(
            "INSERT INTO users (name, email, email_key, password_hash, role, is_premium, language, is_email_verified, created_at)
             VALUES ('Ngo Bell', '{email}', '{email}', 'x', 'client', FALSE, 'fr', TRUE, '2026-01-01 00:00:00') RETURNING id"
        );
        let new = NewPayment {
            user_id: diesel::sql_query(sql).get_result::<Id>(c).unwrap().id,
            purchase: Purchase {
                plan: Plan::Monthly,
                method: Method::MtnMomo,
                phone: "677123456".parse().unwrap(),
            },
            terms: Terms { channel: Channel::MtnMomo, currency: "XAF".into(), is_test: true },
            reference: Reference::of(Channel::MtnMomo, rand::rng().random()),
            callback_key: CallbackKey::new(rand::rng().random()),
            is_french: true,
        };
        payments::start(c, &new, now)?;
    }
    Ok(())
}

/// MTN takes less than ten questions a second, however many ask: all that come to the stand-in are counted, by its own clock.
#[actix_web::test]
async fn two_servers_together_stay_under_the_questions_that_mtn_allows() {
    let Some(db) = TestDb::postgres() else { return };
    let (sandbox, settings) = operators();
    sandbox.always(Some(Scenario { outcome: Outcome::Pending, ..Scenario::default() }));
    let settings: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let _servers = folders.each_ref().map(|folder| Running::start(&db, folder.path(), &settings));
    let now = Clock::system().now();
    db.pool().write(move |c| begun(c, WAITING, now)).await.unwrap();
    let until = async |questions: usize, askers: usize| {
        let begun = Instant::now();
        while sandbox.questions() < questions || sandbox.askers() < askers {
            let (asked, of) = (sandbox.questions(), sandbox.askers());
            assert!(begun.elapsed() < LIMIT, "{asked} questions of {of}");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        begun.elapsed()
    };
    until(1, 1).await;
    // All are due, and each again a few seconds later: as fast as the two are let.
    let took = until(WAITING * 3 / 2, 2).await;
    let asked = sandbox.questions();
    assert!(
        took >= Duration::from_secs((asked as u64 - 10) / 5),
        "five a second together: {asked} in {took:?}"
    );
    assert!(sandbox.busiest_second() < 10, "{} questions in a second", sandbox.busiest_second());
}

/// Whoever died between Orange's token and the request for money leaves a payment that waits for its token to end: for longer than this
/// test, and with nothing to pay.
fn was_never_asked_for(sandbox: &Sandbox, payment: &Payment) -> bool {
    let has_token = payment.channel == Channel::OrangeCore && payment.pay_token.is_some();
    has_token && !sandbox.has(payment.reference.as_str())
}

/// Whatever waits for its next question is due now, and the minute is over for which a server that died holds what it worked
/// on: a server that lives writes down within three seconds what it has heard.
fn time_goes_by(c: &mut DbConn) -> Result<(), PaymentsError> {
    let now = "now() AT TIME ZONE 'utc'";
    let waits =
        format!("lease_until IS NULL OR lease_until <= {now} OR updated_at < {now} - INTERVAL '3 seconds'");
    let due = format!(
        "UPDATE payments SET next_check_at = {now}, lease_until = NULL WHERE next_check_at > {now} AND ({waits})"
    );
    diesel::sql_query(due).execute(c).unwrap();
    Ok(())
}

/// SQLite has one process; on PostgreSQL any number shares the work.
#[actix_web::test]
async fn money_taken_equals_premium_granted_with_two_servers_of_which_one_is_killed() {
    let Some(db) = TestDb::postgres() else { return };
    let (sandbox, settings) = operators();
    let seed = super::seed();
    eprintln!("PAYMENT_FAULT_SEED={seed}");
    let mut chance = SmallRng::seed_from_u64(seed);
    for _ in 0..BUYERS {
        let verdict = if chance.random_bool(0.8) {
            Verdict::Success
        } else {
            Verdict::Failed("NOT_ENOUGH_FUNDS".into())
        };
        sandbox.plan(Scenario::after(chance.random_range(0..6), verdict));
    }
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let settings: Vec<(&str, &str)> = settings.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let start = |n: usize| Running::start(&db, folders[n].path(), &settings);
    let mut servers = [start(0), start(1)];
    let addresses: Arc<Addresses> = Arc::new(Mutex::new(servers.each_ref().map(|s| s.address.clone())));
    let buyers: Vec<_> = (0..BUYERS)
        .map(|n| {
            let addresses = addresses.clone();
            tokio::task::spawn_blocking(move || buy(&addresses, n))
        })
        .collect();
    for _ in 0..4 {
        tokio::time::sleep(Duration::from_millis(chance.random_range(100..900))).await;
        let killed = chance.random_range(0..2);
        servers[killed].child.kill().unwrap();
        servers[killed].child.wait().unwrap();
        servers[killed] = start(killed);
        addresses.lock().unwrap()[killed].clone_from(&servers[killed].address);
    }
    for buyer in buyers {
        buyer.await.unwrap();
    }
    let pool = db.pool();
    let begun = Instant::now();
    let all = PaymentFilter { limit: 1_000, ..PaymentFilter::default() };
    loop {
        let filter = all.clone();
        let (found, _) = pool.read(move |c| payments::payments(c, &filter)).await.unwrap();
        if found.iter().all(|p| !p.state.is_open() || was_never_asked_for(&sandbox, p)) {
            break;
        }
        assert!(begun.elapsed() < LIMIT, "{found:?}");
        pool.write(time_goes_by).await.unwrap();
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    let (found, _) = pool.read(move |c| payments::payments(c, &all)).await.unwrap();
    let ids: Vec<i64> = found.iter().map(|p| p.id).collect();
    let grants = pool.read(move |c| payments::grants_of(c, &ids)).await.unwrap();
    let mut charged: Vec<String> = sandbox.charges().into_iter().map(|c| c.reference).collect();
    let mut granted: Vec<String> = grants
        .iter()
        .filter_map(|g| found.iter().find(|p| p.id == g.payment_id))
        .map(|p| p.reference.as_str().to_owned())
        .collect();
    charged.sort();
    granted.sort();
    assert_eq!(charged, granted);
    assert!(
        !charged.is_empty() && found.iter().filter(|p| p.state == State::Succeeded).count() == charged.len()
    );
    let now = Clock::system().now();
    let findings = pool.write(move |c| palabre::flows::payments_alerts::compare_books(c, true, now)).await;
    assert_eq!(findings.unwrap(), Some(0));
}
