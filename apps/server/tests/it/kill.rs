//! The real binary, killed without warning while people write: what was acknowledged is there, and nothing by half.

use crate::support::process::{Person, Running};
use database::on_each_database;
use database::testing::TestDb;
use diesel::prelude::*;
use diesel::sql_types::Text;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::Command;
use std::time::Duration;

const WRITERS: usize = 3;
const PASSWORD: &str = "secret-words";

/// What one writer was told is stored.
#[derive(Default)]
struct Acknowledged {
    email: Option<String>,
    /// A document's number, its last title, its text, and how many versions there must be.
    documents: Vec<(i64, String, String, usize)>,
}

/// Registers, then makes and renames documents until the server is gone.
fn write_until_killed(address: String, email: String) -> Acknowledged {
    let mut known = Acknowledged::default();
    let mut person = Person::at(&address);
    let account = json!({"name": "Ngo Bell", "email": email, "password": PASSWORD, "role": "gendarme"});
    let Some((status, _)) = person.call("POST", "/api/register", &account) else { return known };
    assert_eq!(status, 201);
    known.email = Some(email);
    let summons = json!({"documentType": "convocation", "parameters": {
        "autorite": "Brigade de Bonanjo", "convoque": "Tabi Ako", "motif": "Audition", "lieu": "Douala",
        "date_heure": "2026-12-01T09:00"}});
    loop {
        let Some((status, made)) = person.call("POST", "/api/ia/generate-doc", &summons) else {
            return known;
        };
        assert_eq!(status, 201, "{made}");
        let id = made["document"]["id"].as_i64().unwrap();
        let text = |v: &Value| v.as_str().unwrap().to_owned();
        known.documents.push((
            id,
            text(&made["document"]["title"]),
            text(&made["generatedContent"]["content"]),
            1,
        ));
        let title = format!("Convocation {id}");
        let renamed = person.call("PUT", &format!("/api/documents/{id}"), &json!({"title": title}));
        let Some((status, body)) = renamed else { return known };
        assert_eq!(status, 200, "{body}");
        let last = known.documents.last_mut().unwrap();
        (last.1, last.3) = (title, 2);
    }
}

/// A write that was not acknowledged may have happened as a whole: then the document goes on one version further.
fn check(address: &str, known: &Acknowledged) {
    let Some(email) = &known.email else { return };
    let mut person = Person::at(address);
    let (status, _) =
        person.call("POST", "/api/login", &json!({"email": email, "password": PASSWORD})).unwrap();
    assert_eq!(status, 200, "an account that was acknowledged is there");
    for (id, title, content, versions) in &known.documents {
        let (status, found) = person.call("GET", &format!("/api/documents/{id}"), &Value::Null).unwrap();
        assert_eq!(status, 200, "document {id} was acknowledged");
        assert_eq!(found["content"], json!(content));
        let (_, kept) = person.call("GET", &format!("/api/documents/{id}/versions"), &Value::Null).unwrap();
        let kept = kept.as_array().unwrap().len();
        if found["title"] == json!(title) {
            assert_eq!(kept, *versions);
        } else {
            assert_eq!((kept, *versions), (2, 1), "renamed, though nobody heard of it");
        }
    }
    let (_, list) = person.call("GET", "/api/documents", &Value::Null).unwrap();
    for document in list.as_array().unwrap() {
        let id = document["id"].as_i64().unwrap();
        let (_, kept) = person.call("GET", &format!("/api/documents/{id}/versions"), &Value::Null).unwrap();
        assert!(!kept.as_array().unwrap().is_empty(), "document {id} is stored by half");
    }
}

#[derive(QueryableByName)]
struct Hash {
    #[diesel(sql_type = Text)]
    password_hash: String,
}

fn is_strong(db: &TestDb) -> bool {
    let all = diesel::sql_query("SELECT password_hash FROM users WHERE email LIKE 'kill-%'");
    let all: Vec<Hash> = all.load(&mut db.conn()).unwrap();
    !all.is_empty() && all.iter().all(|h| h.password_hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"))
}

on_each_database! {
fn a_killed_server_loses_nothing_it_acknowledged(db: TestDb) {
    let folder = tempfile::tempdir().unwrap();
    let mut known = Vec::new();
    for round in 0..2 {
        let mut server = Running::start(&db, folder.path(), &[]);
        let writers: Vec<_> = (0..WRITERS)
            .map(|n| {
                let (address, email) = (server.address.clone(), format!("kill-{round}-{n}@exemple.cm"));
                std::thread::spawn(move || write_until_killed(address, email))
            })
            .collect();
        std::thread::sleep(Duration::from_millis(1500 + 370 * round));
        server.child.kill().unwrap();
        known.extend(writers.into_iter().map(|w| w.join().unwrap()));
    }
    let written: usize = known.iter().map(|k| k.documents.len()).sum();
    assert!(written >= WRITERS, "the writers wrote: {written}");
    assert!(is_strong(&db), "the product hashes passwords as slowly as it promises");
    let server = Running::start(&db, folder.path(), &[]);
    for one in &known {
        check(&server.address, one);
    }
}}

on_each_database! {
fn a_server_that_is_asked_to_stop_ends_its_open_lines(db: TestDb) {
    let folder = tempfile::tempdir().unwrap();
    let server = Running::start(&db, folder.path(), &[]);
    let mut person = Person::at(&server.address);
    let account = json!({"name": "Client", "email": "line@exemple.cm", "password": PASSWORD, "role": "client"});
    assert_eq!(person.call("POST", "/api/register", &account).unwrap().0, 201);
    let mut line = BufReader::new(TcpStream::connect(&server.address).unwrap());
    line.get_ref().set_read_timeout(Some(Duration::from_secs(20))).unwrap();
    let open = format!("GET /api/events HTTP/1.1\r\nHost: localhost\r\nCookie: {}\r\n\r\n", person.cookie());
    line.get_mut().write_all(open.as_bytes()).unwrap();
    let mut heard = String::new();
    while !heard.contains("event: ping") {
        assert!(line.read_line(&mut heard).unwrap() > 0, "{heard}");
    }
    let begun = std::time::Instant::now();
    assert!(Command::new("kill").arg(server.child.id().to_string()).status().unwrap().success());
    line.read_to_string(&mut heard).unwrap();
    assert!(heard.ends_with("0\r\n\r\n"), "the line ends as an answer does: {heard}");
    // An answer that runs is waited for 30 seconds.
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
}}
