//! What is left behind: everything the server keeps and says is searched for what it must not hold.

use super::*;
use crate::ai_assistant::ready;
use database::{DbConn, on_each_database};
use diesel::prelude::*;
use diesel::sql_types::Text;
use palabre::{jobs, metrics};
use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, LazyLock};

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = Text)]
    text: String,
}

fn lines(c: &mut DbConn, sql: &str) -> Vec<String> {
    diesel::sql_query(sql).load::<Line>(c).unwrap().into_iter().map(|l| l.text).collect()
}

/// Every column of every row of every table.
fn everything(c: &mut DbConn) -> String {
    let columns = match c {
        DbConn::Postgres(_) => {
            "SELECT table_name || '.' || column_name AS text FROM information_schema.columns WHERE table_schema = 'public'"
        }
        DbConn::Sqlite(_) => {
            "SELECT m.name || '.' || c.name AS text FROM sqlite_master m, pragma_table_info(m.name) c WHERE m.type = 'table'"
        }
    };
    let all = lines(c, columns);
    assert!(all.len() > 100, "{all:?}");
    all.iter()
        .filter_map(|column| column.split_once('.'))
        .flat_map(|(table, column)| {
            lines(c, &format!("SELECT coalesce(CAST(\"{column}\" AS TEXT), '') AS text FROM \"{table}\""))
        })
        .collect::<Vec<_>>()
        .join("\n")
}

/// What the process has logged so far.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().extend(bytes);
        Ok(bytes.len())
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

static LOG: LazyLock<Log> = LazyLock::new(|| {
    let log = Log::default();
    let writer = log.clone();
    let everything =
        tracing_subscriber::fmt().with_max_level(tracing::Level::TRACE).with_writer(move || writer.clone());
    tracing::subscriber::set_global_default(everything.finish()).unwrap();
    log
});

fn logged() -> String {
    String::from_utf8_lossy(&LOG.0.lock().unwrap()).into_owned()
}

/// What Prometheus is told.
fn measured(address: SocketAddr) -> String {
    let mut stream = TcpStream::connect(address).unwrap();
    stream.write_all(b"GET /metrics HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n").unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
}

fn none_of(secrets: &[&str], place: &str, text: &str) {
    let folded = text.to_lowercase();
    for secret in secrets {
        assert!(!folded.contains(&secret.to_lowercase()), "{place} holds {secret}");
    }
}

/// Calls that fail in every way a call with a token can fail.
async fn failures(visitor: &Person<'_>, link: &Link) -> Vec<Answered> {
    let mut all = Vec::new();
    for call in ["access", "request", "proposals", "messages", "nothing"] {
        all.push(visitor.get(&format!("{}/more", link.path(call))).await);
        all.push(visitor.get(&format!("{}?token={}", link.path(call), link.token)).await);
        all.push(visitor.call("PATCH", &link.path(call), &json!({"accessToken": link.token})).await);
    }
    for call in ["select", "extend", "notices", "messages", "claim", "send-again"] {
        all.push(
            visitor
                .post(
                    &link.path(call),
                    &json!({"proposalId": [link.token], "enabled": [link.token], "content": [link.token]}),
                )
                .await,
        );
        all.push(
            visitor.post(&link.path(call), &json!({"proposalId": link.token, "enabled": link.token})).await,
        );
    }
    all.push(visitor.post("/api/anonymous-open", &json!({"accessToken": format!("{}x", link.token)})).await);
    all.push(visitor.post("/api/anonymous-open", &json!({"accessToken": [link.token]})).await);
    all.push(visitor.get(&format!("/api/client-requests/{}", link.token)).await);
    all
}

on_each_database! {
async fn neither_token_nor_text_is_found_anywhere(db: TestDb) {
    LazyLock::force(&LOG);
    let app = TestApp::new(&db).await;
    ready(&app).await;
    let address = { TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap() };
    metrics::serve(app.app.clone(), address).unwrap();
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    let visitor = app.visitor();

    // What is asked in the free conversation is nowhere.
    let asked = json!({"message": "Mon patron zqquestion me licencie, quel préavis ?", "conversationHistory": [{"role": "user", "content": "zqhistory"}]});
    ok(visitor.post("/api/ai/chat-anonymous", &asked).await, 200).await;
    visitor.post("/api/ai/chat-anonymous", &json!({"message": "zqquestion".repeat(500)})).await;

    // Answers about links are not kept for repeats either, whoever asks.
    let key = ("idempotency-key", "3f1c6f0a-6f53-4d0f-9d5b-1d2a8a7c9e10");
    let signed_in = actix_web::test::TestRequest::post().uri("/api/marketplace/anonymous").insert_header(key).set_json(request());
    let own = ok(avocat.send(signed_in).await, 201).await["accessToken"].as_str().unwrap().to_owned();
    none_of(&[&own, EMAIL], "the database", &everything(&mut db.conn()));
    assert_eq!(visitor.call("DELETE", &format!("/api/anonymous-request/{own}"), &json!({})).await.status, 204);

    let link = Link::new(&visitor).await;
    let proposal = proposed(&avocat).await;
    let other = app.visitor();
    ok(other.post("/api/anonymous-open", &json!({"codeWords": link.words})).await, 200).await;
    ok(other.post("/api/anonymous-select/current", &json!({"proposalId": proposal})).await, 200).await;
    ok(visitor.post(&link.path("messages"), &json!({"content": "Bonjour zqmessage"})).await, 201).await;
    ok(visitor.post(&link.path("send-again"), &json!({})).await, 202).await;
    let pages = [visitor.get(&format!("/access/{}", link.token)).await, visitor.get("/access").await, visitor.get("/marketplace-anonymous").await];
    for page in &pages {
        assert_eq!((page.header("cache-control"), page.header("referrer-policy")), ("no-store", "no-referrer"));
        assert!(page.header("x-robots-tag").contains("noindex") && !page.text().contains(&link.token));
    }
    let secrets = [link.token.as_str(), link.words.as_str(), "zqquestion", "zqhistory", EMAIL];
    for failed in failures(&visitor, &link).await {
        none_of(&[&link.token], "an answer", &failed.text());
        for (name, value) in &failed.headers {
            none_of(&[&link.token], name.as_str(), value.to_str().unwrap());
        }
    }
    for call in ["access", "request", "proposals", "messages"] {
        let seen = visitor.get(&link.path(call)).await;
        assert_eq!((seen.header("cache-control"), seen.header("referrer-policy")), ("no-store", "no-referrer"), "{call}");
        assert!(seen.header("x-robots-tag").contains("noindex"));
        none_of(&[&link.token], call, &seen.text());
    }

    // The queue holds mails for this visitor, and no way to find out whose or what.
    assert_eq!(app.app.db.read(notifications::queue_status).await.unwrap().pending, 2 + 2, "and the two first mails of the avocat");
    let kept = everything(&mut db.conn());
    none_of(&secrets, "the database", &kept);
    assert!(kept.contains("zqdescription") && kept.contains("zqmessage"), "what professionals are to read is there");
    let mails = delivered(&app).await;
    assert!(mails.iter().all(|(_, text)| text.contains(&link.token)) && mails.len() == 2);
    let stop = after(&mails[0].1, "/access/stop/").to_owned();
    let mut all = secrets.to_vec();
    all.push(&stop);
    none_of(&all, "the database", &everything(&mut db.conn()));

    all.extend(["zqtitle", "zqdescription", "zqmessage"]);
    none_of(&all, "the log", &logged());
    assert!(logged().contains("/api/anonymous-access/{accessToken}"), "{}", logged());
    let measured = actix_web::web::block(move || measured(address)).await.unwrap();
    none_of(&all, "the figures", &measured);
    assert!(measured.contains("/api/anonymous-access/{accessToken}"));

    // Erased, its text is nowhere either.
    assert_eq!(visitor.call("DELETE", &link.path("request"), &json!({})).await.status, 204);
    none_of(&all, "the database", &everything(&mut db.conn()));
    assert!(!everything(&mut db.conn()).contains("access:"), "no mail is remembered");
    if let Some(path) = db.url.strip_prefix("sqlite://") {
        for file in [path.to_owned(), format!("{path}-wal")] {
            let bytes = std::fs::read(&file).unwrap_or_default();
            none_of(&all, &file, &String::from_utf8_lossy(&bytes));
        }
    }
}}

on_each_database! {
async fn what_time_erases_is_nowhere_either(db: TestDb) {
    let app = TestApp::new(&db).await;
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    let proposal = proposed(&avocat).await;
    visitor.post(&link.path("select"), &json!({"proposalId": proposal})).await;
    visitor.post(&link.path("messages"), &json!({"content": "Bonjour zqmessage"})).await;
    app.pass(chrono::TimeDelta::days(37));
    jobs::anonymous::pass_time(&app.app).await;
    none_of(&["zqtitle", "zqdescription", "zqmessage", &link.token, EMAIL], "the database", &everything(&mut db.conn()));
    if let Some(path) = db.url.strip_prefix("sqlite://") {
        let bytes = std::fs::read(path).unwrap();
        none_of(&["zqtitle", "zqdescription", "zqmessage"], path, &String::from_utf8_lossy(&bytes));
    }
    assert_eq!(visitor.get(&link.path("access")).await.json()["isExpired"], true);
}}
