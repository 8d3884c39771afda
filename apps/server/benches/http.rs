//! Figures over HTTP, on this machine, in one run: a server in this process, clients on loopback threads.
//!
//! `cargo bench -p palabre --bench http`. PostgreSQL is measured too where `TEST_POSTGRES_URL` is set.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a bench that cannot run should stop")]
#![expect(clippy::disallowed_methods, reason = "the clock and the server's address are the bench's own")]

mod support;

use actix_web::cookie::Key;
use actix_web::{App as ActixApp, HttpResponse, HttpServer, web};
use database::testing::TestDb;
use palabre::app::{App, Clock};
use palabre::assistant::Assistant;
use palabre::config::Config;
use palabre::server::application;
use palabre::session::DbSessionStore;
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use support::{connect, get, post, register, request};

const CLIENTS: usize = 8;
const THROUGHPUT_RUN: Duration = Duration::from_secs(4);
const QUESTIONS_OF_CLIENT: usize = 200;
/// Fewer than one account may ask at once (`limits.rs`).
const QUESTIONS_OF_ACCOUNT: usize = 100;
const QUESTIONS: &str = include_str!("../../../fixtures/questions/tuning.jsonl");

fn main() {
    println!("clients: {CLIENTS}, cores: {}", std::thread::available_parallelism().unwrap());
    measure("SQLite", &TestDb::sqlite());
    if std::env::var("TEST_POSTGRES_URL").is_ok() {
        measure("PostgreSQL", &TestDb::postgres().unwrap());
    }
}

fn measure(name: &str, db: &TestDb) {
    let folder = tempfile::tempdir().unwrap();
    let (address, bare) = start(db, folder.path().to_path_buf());
    let accounts = CLIENTS * QUESTIONS_OF_CLIENT / QUESTIONS_OF_ACCOUNT;
    let cookies: Vec<String> = (0..accounts).map(|n| register(address, "client", &n.to_string())).collect();
    make_premium(db, accounts);
    let cookie = &cookies[0];
    let body = request(&mut connect(address), &get("/api/user", cookie)).1;
    *bare.1.lock().unwrap() = body;

    // In turn, so that a slow moment of the machine meets both.
    let (mut ours, mut floor) = (0.0, 0.0);
    for _ in 0..3 {
        floor += throughput(bare.0, &get("/", ""));
        ours += throughput(address, &get("/api/user", cookie));
    }
    println!(
        "{name}: GET /api/user {:.0}/s, bare handler {:.0}/s, ratio {:.2} (floor 0.30)",
        ours / 3.0,
        floor / 3.0,
        ours / floor
    );
    answers(name, address, &cookies);
}

type Bytes = Arc<std::sync::Mutex<Vec<u8>>>;

/// The application and, on another port, a handler that returns the same bytes.
fn start(db: &TestDb, folder: std::path::PathBuf) -> (SocketAddr, (SocketAddr, Bytes)) {
    let vars = BTreeMap::from([
        ("DATABASE_URL".to_owned(), db.url.clone()),
        ("PALABRE_DATA_DIR".to_owned(), folder.display().to_string()),
    ]);
    let config = Config::from_vars(vars).unwrap();
    let pool = db.pool_of(10);
    let (told, hear) = std::sync::mpsc::channel();
    let bytes: Bytes = Arc::default();
    let same = bytes.clone();
    std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let assistant = Arc::new(Assistant::new(None).unwrap());
            let app = App::new(Arc::new(config), pool, Clock::system(), assistant).unwrap();
            palabre::commands::prepare(&app.db, app.clock.now()).await.unwrap();
            palabre::jobs::search_index::refresh(&app).await.unwrap();
            let sessions = DbSessionStore::new(app.db.clone(), app.clock.clone());
            let key = Key::from(&[7; 64]);
            let ours = HttpServer::new(move || application(app.clone(), key.clone(), sessions.clone()));
            let ours = ours.workers(2).bind("127.0.0.1:0").unwrap();
            let bare = HttpServer::new(move || {
                let bytes = same.clone();
                let answer = move || {
                    let body = bytes.lock().unwrap().clone();
                    async move { HttpResponse::Ok().content_type("application/json").body(body) }
                };
                ActixApp::new().route("/", web::get().to(answer))
            });
            let bare = bare.workers(2).bind("127.0.0.1:0").unwrap();
            told.send((ours.addrs()[0], bare.addrs()[0])).unwrap();
            let _ = futures_util::future::join(ours.run(), bare.run()).await;
        });
    });
    let (ours, bare) = hear.recv().unwrap();
    (ours, (bare, bytes))
}

/// The bench asks more than the free three.
fn make_premium(db: &TestDb, accounts: usize) {
    let mut conn = db.conn();
    for id in 1..=accounts as i64 {
        conn.write(|c| identity::set_premium(c, id, Some(None))).unwrap();
    }
    // The server remembers a user for a second.
    std::thread::sleep(Duration::from_millis(1100));
}

/// Requests a second, all clients together.
fn throughput(address: SocketAddr, bytes: &[u8]) -> f64 {
    let start = Instant::now();
    let counted: usize = std::thread::scope(|s| {
        let run = || {
            let (mut stream, mut n) = (connect(address), 0);
            while start.elapsed() < THROUGHPUT_RUN {
                let (head, _) = request(&mut stream, bytes);
                assert!(head.starts_with("HTTP/1.1 200"), "{head}");
                n += 1;
            }
            n
        };
        let clients: Vec<_> = (0..CLIENTS).map(|_| s.spawn(run)).collect();
        clients.into_iter().map(|c| c.join().unwrap()).sum()
    });
    counted as f64 / start.elapsed().as_secs_f64()
}

/// Real questions to `POST /api/ia/ask`, from the first to the last byte.
fn answers(name: &str, address: SocketAddr, cookies: &[String]) {
    let questions: Vec<String> = QUESTIONS
        .lines()
        .map(|l| serde_json::from_str::<serde_json::Value>(l).unwrap()["question"].to_string())
        .collect();
    let run = |client: usize| {
        let (mut stream, mut times) = (connect(address), Vec::new());
        let own = cookies.iter().skip(client).step_by(CLIENTS);
        let cookie_of = own.flat_map(|c| std::iter::repeat_n(c, QUESTIONS_OF_ACCOUNT));
        for (question, cookie) in questions.iter().cycle().skip(client * 17).zip(cookie_of) {
            let bytes = post("/api/ia/ask", cookie, &format!("{{\"question\":{question}}}"));
            let start = Instant::now();
            let (head, _) = request(&mut stream, &bytes);
            times.push(start.elapsed());
            assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        }
        times
    };
    let run = &run;
    let mut times: Vec<Duration> = std::thread::scope(|s| {
        let clients: Vec<_> = (0..CLIENTS).map(|n| s.spawn(move || run(n))).collect();
        clients.into_iter().flat_map(|c| c.join().unwrap()).collect()
    });
    times.sort();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
    println!(
        "{name}: built-in answer over HTTP, {} questions: p50 {:.1} ms, p99 {:.1} ms (ceilings 30 and 100)",
        times.len(),
        at(0.5),
        at(0.99)
    );
}
