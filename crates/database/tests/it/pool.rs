//! What a use case may rely on: one transaction, given up on failure, never lost to a lock.
#![expect(clippy::unwrap_used, clippy::panic, reason = "tests")]

use chrono::{DateTime, Utc};
use database::testing::TestDb;
use database::{Db, DbConn, DbError, JsonText, MultiBackend, RowColumns, UtcTime, on_each_database};
use diesel::prelude::*;
use std::sync::{Arc, Barrier};
use std::time::Duration;

diesel::table! {
    login_throttles (id) {
        id -> BigInt,
        key_hash -> Text,
        failures -> BigInt,
        last_failed_at -> Timestamp,
        blocked_until -> Timestamp,
    }
}
diesel::table! {
    sessions (id) {
        id -> BigInt,
        key_hash -> Text,
        state -> Text,
        created_at -> Timestamp,
        last_seen_at -> Timestamp,
        expires_at -> Timestamp,
        absolute_expires_at -> Timestamp,
    }
}

#[derive(Insertable, Queryable, Selectable)]
#[diesel(table_name = sessions, check_for_backend(MultiBackend))]
struct Row {
    key_hash: String,
    state: JsonText<Vec<String>>,
    created_at: UtcTime,
    last_seen_at: UtcTime,
    expires_at: UtcTime,
    absolute_expires_at: UtcTime,
}

fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

fn note(conn: &mut DbConn, key: &str) -> Result<usize, DbError> {
    let t = UtcTime::from(at("2026-11-21T12:00:00Z"));
    Ok(diesel::insert_into(login_throttles::table)
        .values((
            login_throttles::key_hash.eq(key),
            login_throttles::failures.eq(1),
            login_throttles::last_failed_at.eq(t),
            login_throttles::blocked_until.eq(t),
        ))
        .execute(conn)?)
}

fn count(conn: &mut DbConn) -> Result<i64, DbError> {
    Ok(login_throttles::table.count().get_result(conn)?)
}

on_each_database! {
async fn a_panic_gives_its_transaction_up(db: TestDb) {
    let pool = db.pool_of(1);
    let same = pool.clone();
    let job = actix_web::rt::spawn(async move {
        same.write(|c| -> Result<(), DbError> { note(c, "lost")?; panic!("on purpose") }).await
    });
    assert!(job.await.is_err());
    // The pool's only connection must be usable, and in no transaction.
    pool.write(|c| note(c, "kept")).await.unwrap();
    assert_eq!(pool.read(count).await.unwrap(), 1);
}}

on_each_database! {
async fn a_failed_use_case_leaves_nothing_behind(db: TestDb) {
    let pool = db.pool();
    let failed: Result<(), DbError> = pool.write(|c| { note(c, "a")?; Err(DbError::NotFound) }).await;
    assert!(matches!(failed, Err(DbError::NotFound)));
    assert_eq!(pool.read(count).await.unwrap(), 0);
}}

on_each_database! {
async fn a_nested_write_is_given_up_alone(db: TestDb) {
    let pool = db.pool();
    pool.write(|c| {
        note(c, "outer")?;
        let inner: Result<(), DbError> = c.write(|c| { note(c, "inner")?; Err(DbError::NotFound) });
        assert!(inner.is_err());
        note(c, "after")
    }).await.unwrap();
    assert_eq!(pool.read(count).await.unwrap(), 2);
}}

on_each_database! {
async fn concurrent_read_then_write_all_finish(db: TestDb) {
    let pool = db.pool_of(8);
    let jobs: Vec<_> = (0..64).map(|i| {
        let pool = pool.clone();
        actix_web::rt::spawn(async move { pool.write(move |c| { count(c)?; note(c, &i.to_string()) }).await })
    }).collect();
    for job in jobs {
        job.await.unwrap().unwrap();
    }
    assert_eq!(pool.read(count).await.unwrap(), 64);
}}

on_each_database! {
fn times_and_json_read_back_as_they_were_written(db: TestDb) {
    let mut conn = db.conn();
    let t = UtcTime::from(at("2026-11-21T12:00:00.123456789Z"));
    let row = || Row {
        key_hash: "k".into(),
        state: JsonText(vec!["é".into(), "'; DROP TABLE users; --".into()]),
        created_at: t, last_seen_at: t, expires_at: t, absolute_expires_at: t,
    };
    let read: Row = diesel::insert_into(sessions::table).values(row()).returning(Row::columns()).get_result(&mut conn).unwrap();
    assert_eq!(read.state, row().state);
    assert_eq!(DateTime::<Utc>::from(read.created_at), at("2026-11-21T12:00:00.123456Z"), "cut to microseconds");
    let again = diesel::insert_into(sessions::table).values(row()).execute(&mut conn).map_err(DbError::from);
    assert!(matches!(&again, Err(DbError::Duplicate { on }) if on == "sessions.key_hash"), "{again:?}");
}}

#[test]
fn an_address_of_another_kind_is_refused() {
    for url in ["mysql://localhost/x", "data.db", "", "sqlite:/x"] {
        assert!(matches!(DbConn::open(url), Err(DbError::Connect(_))), "{url}");
    }
}

diesel::table! {
    not_there (id) {
        id -> BigInt,
    }
}

on_each_database! {
    fn a_database_that_is_not_migrated_is_told_from_a_fault(db: TestDb) {
        let mut c = db.conn();
        let counted = not_there::table.count().get_result::<i64>(&mut c).map_err(DbError::from);
        assert!(matches!(counted, Err(DbError::NotMigrated)), "{counted:?}");
    }
}

/// Each connection of the pool is in use once, so that none of those that follow is new.
async fn warmed(db: &TestDb, size: u32) -> Db {
    let pool = db.pool_of(size);
    let together = Arc::new(Barrier::new(size as usize));
    let jobs: Vec<_> = (0..size)
        .map(|_| {
            let (pool, together) = (pool.clone(), together.clone());
            actix_web::rt::spawn(async move {
                pool.read(move |c| {
                    let n = count(c);
                    together.wait();
                    n
                })
                .await
            })
        })
        .collect();
    for job in jobs {
        job.await.unwrap().unwrap();
    }
    pool
}

#[actix_web::test]
async fn connections_that_the_server_ended_leave_the_pool_before_anybody_meets_them() {
    let Some(db) = TestDb::postgres() else { return };
    let pool = warmed(&db, 4).await;
    for _ in 0..3 {
        db.end_connections();
        for _ in 0..8 {
            pool.read(count).await.unwrap();
        }
        pool.write(|c| note(c, &format!("{:?}", std::time::Instant::now()))).await.unwrap();
    }
    assert_eq!(pool.read(count).await.unwrap(), 3);
}

#[actix_web::test]
async fn a_transaction_whose_connection_ends_fails_with_that_and_leaves_nothing() {
    let Some(db) = TestDb::postgres() else { return };
    let pool = db.pool_of(1);
    let db = Arc::new(db);
    for nested in [false, true] {
        let ends = db.clone();
        let failed: Result<(), DbError> = pool
            .write(move |c| {
                note(c, "lost")?;
                ends.end_connections();
                if nested { c.write(|c| note(c, "inner").map(drop)) } else { note(c, "after").map(drop) }
            })
            .await;
        assert!(matches!(failed, Err(DbError::Connect(_))), "{failed:?}");
        assert_eq!(pool.read(count).await.unwrap(), 0);
    }
    let ends = db.clone();
    // The server may have kept it or not: all that is left is to say that the answer was lost.
    let failed: Result<(), DbError> = pool
        .write(move |_| {
            ends.end_connections();
            Ok(())
        })
        .await;
    assert!(matches!(failed, Err(DbError::Connect(_))), "{failed:?}");
    assert_eq!(pool.read(count).await.unwrap(), 0);
}

#[actix_web::test]
async fn who_waits_while_the_database_is_away_is_served_when_it_is_back() {
    let Some(db) = TestDb::postgres() else { return };
    let pool = warmed(&db, 4).await;
    db.go_away();
    let waiting: Vec<_> = (0..8)
        .map(|_| {
            let pool = pool.clone();
            actix_web::rt::spawn(async move { pool.read(count).await })
        })
        .collect();
    // Long enough for the pauses between the pool's tries to have grown to their longest.
    actix_web::rt::time::sleep(Duration::from_secs(4)).await;
    db.come_back();
    let back = std::time::Instant::now();
    for job in waiting {
        assert_eq!(job.await.unwrap().unwrap(), 0);
    }
    assert!(back.elapsed() < Duration::from_secs(2), "{:?}", back.elapsed());
}
