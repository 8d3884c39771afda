//! `palabre import juricaf`, as somebody types it.

use super::stand_in::{Reply, StandIn};
use crate::support::noon;
use database::on_each_database;
use database::testing::TestDb;
use jurisprudence::domain::import::{ImportOrder, RawOrder};
use std::process::{Command, Output};

/// In a thread of its own: the stand-in answers meanwhile.
async fn import(db: &TestDb, site: &StandIn, arguments: &[&str]) -> (Option<i32>, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_palabre"));
    command
        .current_dir(folder.path())
        .args(["import", "juricaf"])
        .args(arguments)
        .env("DATABASE_URL", &db.url)
        .env("PALABRE_DATA_DIR", folder.path())
        .env("JURICAF_BASE_URL", format!("{}/s/base", site.url))
        .env("JURICAF_PAUSE_MS", "0");
    let Output { status, stdout, stderr } =
        tokio::task::spawn_blocking(move || command.output().unwrap()).await.unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (status.code(), text(stdout), text(stderr))
}

on_each_database! {
async fn the_command_imports_says_what_came_of_it_and_fails_with_one_line(db: TestDb) {
    let site = StandIn::start("base").await;
    let first = import(&db, &site, &["--query", "*", "--limit", "3"]).await;
    assert_eq!(first, (Some(0), "imported: 3 of 30; skipped: 0; errors: 0\n".into(), String::new()));
    let rest = import(&db, &site, &["--query", "*", "--all"]).await;
    assert_eq!(rest.1, "imported: 27 of 30; skipped: 3; errors: 0\n");
    let again = import(&db, &site, &["--query", "*", "--all", "--reread"]).await;
    assert_eq!(again, (Some(0), "imported: 0 of 30; skipped: 30; errors: 0\n".into(), String::new()));
    for wrong in [&["--query", " "][..], &["--query", "x", "--limit", "4"], &["--limit", "3"]] {
        assert_eq!(import(&db, &site, wrong).await.0, Some(2), "{wrong:?}");
    }
    site.answer_with(|path| path.contains("46CIV").then(|| Reply::status(404)));
    let gone = import(&db, &site, &["--query", "*", "--all", "--reread"]).await;
    assert!(gone.1.contains("failed CAMEROUN-COURSUPREME-20230803-46CIV: No longer on Juricaf"), "{gone:?}");
    site.answer_with(|path| path.starts_with("/recherche").then(|| Reply::json("<!doctype html>")));
    let stopped = import(&db, &site, &["--query", "*"]).await;
    assert_eq!((stopped.0, stopped.2.lines().count()), (Some(1), 1));
    assert!(stopped.2.starts_with("palabre: Juricaf asks for a check that only a browser can pass"), "{stopped:?}");
}}

on_each_database! {
async fn a_query_that_is_not_asked_because_another_import_was_left_is_said(db: TestDb) {
    let site = StandIn::start("base").await;
    let raw = RawOrder { query: "*".into(), limit: Some(3), ..RawOrder::default() };
    let order = ImportOrder::parse(&raw).unwrap();
    jurisprudence::start_import(&mut db.conn(), &order, None, noon()).unwrap();
    let (code, said, told) = import(&db, &site, &["--query", "bail commercial", "--limit", "5"]).await;
    assert_eq!((code, said.as_str()), (Some(0), "imported: 3 of 30; skipped: 0; errors: 0\n"));
    assert!(told.contains("left before its end") && told.contains("\"bail commercial\") is not asked"), "{told}");
    assert!(site.asked().iter().all(|a| !a.path.contains("bail")));
    jurisprudence::start_import(&mut db.conn(), &order, None, noon()).unwrap();
    let (_, _, told) = import(&db, &site, &["--query", "*", "--limit", "3"]).await;
    assert!(told.contains("left before its end") && !told.contains("not asked"), "it is the same: {told}");
}}
