//! Two real servers on one PostgreSQL, and the stand-in over HTTP: one of them, by chance, is killed again and again.

use crate::support::process::{Person, Running};
use database::testing::TestDb;
use operators_sandbox::{Clock, Sandbox, Scenario, Settings, Verdict, keys};
use payments::domain::{PaymentFilter, State};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde_json::json;
use std::net::TcpListener;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

const BUYERS: usize = 16;
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

/// SQLite has one process; on PostgreSQL any number shares the work.
#[actix_web::test]
async fn money_taken_equals_premium_granted_with_two_servers_of_which_one_is_killed() {
    let Some(db) = TestDb::postgres() else { return };
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let operators = format!("http://{}", listener.local_addr().unwrap());
    let sandbox =
        Sandbox::new(Settings { public_url: operators.clone(), ..Settings::default() }, Clock::system());
    sandbox.serve(listener).unwrap();
    let mut chance = SmallRng::seed_from_u64(9);
    for _ in 0..BUYERS {
        let verdict = if chance.random_bool(0.8) {
            Verdict::Success
        } else {
            Verdict::Failed("NOT_ENOUGH_FUNDS".into())
        };
        sandbox.plan(Scenario::after(chance.random_range(0..25), verdict));
    }
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let (mtn, orange) = (format!("{operators}/mtn"), format!("{operators}/orange-core"));
    let settings = [
        ("MTN_MOMO_BASE_URL", mtn.as_str()),
        ("MTN_MOMO_SUBSCRIPTION_KEY", keys::MTN_SUBSCRIPTION_KEY),
        ("MTN_MOMO_API_USER", keys::MTN_API_USER),
        ("MTN_MOMO_API_KEY", keys::MTN_API_KEY),
        ("MTN_MOMO_TARGET_ENVIRONMENT", keys::MTN_TARGET),
        ("ORANGE_MONEY_BASE_URL", orange.as_str()),
        ("ORANGE_MONEY_CLIENT_ID", keys::ORANGE_CLIENT_ID),
        ("ORANGE_MONEY_CLIENT_SECRET", keys::ORANGE_CLIENT_SECRET),
        ("ORANGE_MONEY_API_USERNAME", keys::ORANGE_API_USERNAME),
        ("ORANGE_MONEY_API_PASSWORD", keys::ORANGE_API_PASSWORD),
        ("ORANGE_MONEY_CHANNEL_MSISDN", keys::ORANGE_CHANNEL_MSISDN),
        ("ORANGE_MONEY_PIN", keys::ORANGE_PIN),
    ];
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
        tokio::time::sleep(Duration::from_millis(chance.random_range(300..2_500))).await;
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
        // A lease of a dead server lasts a minute.
        if found.iter().all(|p| !p.state.is_open()) {
            break;
        }
        assert!(begun.elapsed() < LIMIT, "{found:?}");
        tokio::time::sleep(Duration::from_millis(500)).await;
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
    let findings = pool.write(move |c| payments::compare_books(c, true, now)).await.unwrap();
    assert_eq!(findings, Some(vec![]));
}
