//! Two real servers on one PostgreSQL, and the stand-in over HTTP: one of them is killed again and again.

use database::testing::TestDb;
use operators_sandbox::{Clock, Sandbox, Scenario, Settings, Verdict, keys};
use payments::domain::{PaymentFilter, State};
use rand::rngs::SmallRng;
use rand::{Rng, SeedableRng};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

const BUYERS: usize = 12;
const LIMIT: Duration = Duration::from_secs(200);

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(db: &TestDb, folder: &Path, operators: &str) -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_palabre"))
            .current_dir(folder)
            .env("DATABASE_URL", &db.url)
            .env("PALABRE_DATA_DIR", folder)
            .env("PALABRE_BIND", "127.0.0.1:0")
            .env("MTN_MOMO_BASE_URL", format!("{operators}/mtn"))
            .env("MTN_MOMO_SUBSCRIPTION_KEY", keys::MTN_SUBSCRIPTION_KEY)
            .env("MTN_MOMO_API_USER", keys::MTN_API_USER)
            .env("MTN_MOMO_API_KEY", keys::MTN_API_KEY)
            .env("MTN_MOMO_TARGET_ENVIRONMENT", keys::MTN_TARGET)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").unwrap().to_owned();
        Self { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The status, the cookie and the body; `None` where no whole answer came.
fn call(address: &str, path: &str, cookie: &str, body: &Value) -> Option<(u16, String, Value)> {
    let body = body.to_string();
    let mut stream = TcpStream::connect(address).ok()?;
    stream.set_read_timeout(Some(Duration::from_secs(20))).ok()?;
    let head = format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len()
    );
    stream.write_all(format!("{head}{body}").as_bytes()).ok()?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer).ok()?;
    let (head, body) = answer.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let cookie = head.lines().find_map(|l| l.strip_prefix("set-cookie: ")).unwrap_or_default();
    let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
    Some((status, cookie, serde_json::from_str(body).unwrap_or(Value::Null)))
}

/// Buys until somebody has taken it: a server that dies meanwhile took it, or did not.
fn buy(addresses: &[String], n: usize) {
    let account = json!({"name": "Ngo Bell", "email": format!("b{n}@exemple.cm"), "password": "secret-words", "role": "client"});
    let purchase = json!({"plan": "monthly", "paymentMethod": "mtn_momo", "phoneNumber": "677123456"});
    for address in addresses.iter().cycle().skip(n % 2).take(6) {
        if let Some((201, cookie, _)) = call(address, "/api/register", "", &account)
            && let Some((202 | 409, ..)) = call(address, "/api/payments", &cookie, &purchase)
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
    let [stays, dies] = &folders;
    let kept = Server::start(&db, stays.path(), &operators);
    let mut killed = Server::start(&db, dies.path(), &operators);
    let addresses = [kept.address.clone(), killed.address.clone()];
    let buyers: Vec<_> = (0..BUYERS)
        .map(|n| {
            let addresses = addresses.clone();
            tokio::task::spawn_blocking(move || buy(&addresses, n))
        })
        .collect();
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_millis(chance.random_range(300..2_500))).await;
        killed.child.kill().unwrap();
        killed.child.wait().unwrap();
        killed = Server::start(&db, dies.path(), &operators);
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
    let findings = pool.write(move |c| payments::compare_books(c, now)).await.unwrap();
    assert_eq!(findings, Some(vec![]));
}
