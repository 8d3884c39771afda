//! The first page of open requests, with as many as the product is made for.
//!
//! `cargo bench -p palabre --bench marketplace`. PostgreSQL is measured too where `TEST_POSTGRES_URL` is set.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a bench that cannot run should stop")]
#![expect(clippy::disallowed_methods, reason = "the clock and the server's address are the bench's own")]

mod support;

use actix_web::HttpServer;
use actix_web::cookie::Key;
use database::testing::TestDb;
use database::{DbConn, DbError};
use diesel::RunQueryDsl;
use palabre::app::{App, Clock};
use palabre::assistant::Assistant;
use palabre::config::Config;
use palabre::server::application;
use palabre::session::DbSessionStore;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use support::{connect, get, post, register, request};

const REQUESTS: usize = 10_000;
const PROFESSIONALS: usize = 10;
const CLIENTS: usize = 50;
const ROUNDS: usize = 60;
/// What a page of the marketplace asks for.
const PAGE: &str = "/api/client-requests?limit=20";
const DOMAINS: [&str; 4] = ["travail", "immobilier", "famille", "penal"];

fn main() {
    println!("{REQUESTS} open requests, {} proposals, {CLIENTS} clients", REQUESTS * PROFESSIONALS);
    measure("SQLite", &TestDb::sqlite());
    if std::env::var("TEST_POSTGRES_URL").is_ok() {
        measure("PostgreSQL", &TestDb::postgres().unwrap());
    }
}

fn measure(name: &str, db: &TestDb) {
    seed(&mut db.conn());
    let folder = tempfile::tempdir().unwrap();
    let address = start(db, folder.path().to_path_buf());
    let cookie = register(address, "avocat", "avocat");
    for (what, path) in [
        ("first page", PAGE.to_owned()),
        ("first page of a domain", format!("{PAGE}&domain=travail")),
        ("tenth page", format!("{PAGE}&offset=180")),
        ("search", format!("{PAGE}&q=magasin%20impaye")),
    ] {
        let mut times = run(address, &get(&path, &cookie));
        times.sort();
        let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize].as_secs_f64() * 1000.0;
        println!(
            "{name}: {what}: p50 {:.1} ms, p95 {:.1} ms (ceiling 50 for the first page)",
            at(0.5),
            at(0.95)
        );
    }
    let body = r#"{"title":"Un titre","description":"Une description assez longue"}"#;
    let client = register(address, "client", "client");
    let start = Instant::now();
    let (head, _) = request(&mut connect(address), &post("/api/client-requests", &client, body));
    assert!(head.starts_with("HTTP/1.1 201"), "{head}");
    println!("{name}: writing one: {:.1} ms", start.elapsed().as_secs_f64() * 1000.0);
}

fn run(address: SocketAddr, bytes: &[u8]) -> Vec<Duration> {
    let client = || {
        let (mut stream, mut times) = (connect(address), Vec::new());
        for _ in 0..ROUNDS {
            let start = Instant::now();
            let (head, _) = request(&mut stream, bytes);
            times.push(start.elapsed());
            assert!(head.starts_with("HTTP/1.1 200"), "{head}");
        }
        times
    };
    std::thread::scope(|s| {
        let clients: Vec<_> = (0..CLIENTS).map(|_| s.spawn(client)).collect();
        clients.into_iter().flat_map(|c| c.join().unwrap()).collect()
    })
}

fn start(db: &TestDb, folder: std::path::PathBuf) -> SocketAddr {
    let vars = BTreeMap::from([
        ("DATABASE_URL".to_owned(), db.url.clone()),
        ("PALABRE_DATA_DIR".to_owned(), folder.display().to_string()),
    ]);
    let config = Config::from_vars(vars).unwrap();
    let pool = db.pool_of(10);
    let (told, hear) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        actix_web::rt::System::new().block_on(async move {
            let assistant = Arc::new(Assistant::new(None).unwrap());
            let app = App::new(Arc::new(config), pool, Clock::system(), assistant).unwrap();
            let sessions = DbSessionStore::new(app.db.clone(), app.clock.clone());
            let key = Key::from(&[7; 64]);
            let server = HttpServer::new(move || application(app.clone(), key.clone(), sessions.clone()));
            let server = server.workers(2).bind("127.0.0.1:0").unwrap();
            told.send(server.addrs()[0]).unwrap();
            server.run().await.unwrap();
        });
    });
    hear.recv().unwrap()
}

/// Rows as the use cases would write them, in a few large statements.
fn seed(conn: &mut DbConn) {
    let done = conn.write(|c| {
        let people: Vec<String> = (1..=PROFESSIONALS + 1).map(|n| {
            let role = if n == 1 { "client" } else { "avocat" };
            format!("({n}, 'Person', 'p{n}@exemple.cm', 'p{n}@exemple.cm', 'x', '{role}', FALSE, 'fr', FALSE, '2026-01-01 00:00:00')")
        }).collect();
        insert(c, "users (id, name, email, email_key, password_hash, role, is_premium, language, is_email_verified, created_at)", &people)?;
        let requests: Vec<String> = (1..=REQUESTS).map(request_row).collect();
        insert(c, "client_requests (id, client_id, title, description, legal_domain, urgency, status, is_validated, is_anonymous, published_at, deadline_notices, last_activity_at, idle_reminders, search_key, created_at, updated_at)", &requests)?;
        let proposals: Vec<String> = (1..=REQUESTS)
            .flat_map(|r| (2..=PROFESSIONALS + 1).map(move |p| format!("({r}, {p}, 'Une offre', 'Une description assez longue', '50 000 FCFA', '2 semaines', 'pending', FALSE, '2026-11-01 00:00:00', '2026-11-01 00:00:00')")))
            .collect();
        insert(c, "proposals (request_id, professional_id, title, description, price, timeline, status, is_selected, created_at, updated_at)", &proposals)?;
        if matches!(c, DbConn::Postgres(_)) {
            for table in ["users", "client_requests"] {
                diesel::sql_query(format!("SELECT setval(pg_get_serial_sequence('{table}', 'id'), (SELECT max(id) FROM {table}))")).execute(c)?;
            }
        }
        Ok::<_, DbError>(())
    });
    done.unwrap();
    // What a server does by itself after so many rows.
    let tidy = if matches!(conn, DbConn::Postgres(_)) { "VACUUM ANALYZE" } else { "ANALYZE" };
    diesel::sql_query(tidy).execute(conn).unwrap();
}

fn request_row(n: usize) -> String {
    let (domain, minute) = (DOMAINS[n % DOMAINS.len()], n % 60);
    let at = format!("2026-11-{:02} {:02}:{minute:02}:00", 1 + n % 28, n % 24);
    let text = "Mon employeur ferme le magasin et le loyer est impaye. ".repeat(1 + n % 12);
    format!(
        "({n}, 1, 'Demande {n}', '{text}', '{domain}', 'normal', 'open', TRUE, FALSE, '{at}', 0, '{at}', 0, 'demande {n} {text}', '{at}', '{at}')"
    )
}

fn insert(c: &mut DbConn, into: &str, rows: &[String]) -> Result<(), DbError> {
    for part in rows.chunks(1_000) {
        let mut sql = format!("INSERT INTO {into} VALUES ");
        for (n, row) in part.iter().enumerate() {
            let _ = write!(sql, "{}{row}", if n == 0 { "" } else { ", " });
        }
        diesel::sql_query(sql).execute(c)?;
    }
    Ok(())
}
