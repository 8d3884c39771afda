//! Databases on the test server. Making one costs half a second and more, emptying one some milliseconds: under nextest,
//! where a test is a process of its own that ends with everything it started, databases are lent from a pool, and emptied
//! by whoever takes them next. Elsewhere each test makes its own.

use crate::DbConn;
use diesel::connection::SimpleConnection;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Bool, Text};
use std::sync::Mutex;

/// Lock of who makes the template.
const TEMPLATE_LOCK: i64 = 727_002;
/// With the number of a lent database: the lock of who has it.
const LENT: i32 = 727_003;
const MOST_LENT: i32 = 200;
/// What is committed need not reach the disk: a test kills servers of ours, never the database's. Waiting for the disk takes
/// longer than most tests.
pub const SETTINGS: &str = "SET synchronous_commit = off";

pub struct Database {
    server: String,
    name: String,
    /// Its session holds the lock of a lent database; none for one that ends with this value.
    _lent_to: Option<Mutex<DbConn>>,
}

impl Database {
    pub fn migrated(server: &str) -> Self {
        let mut admin = DbConn::open(&format!("{server}/postgres")).unwrap();
        let template = format!("palabre_template_{}", super::digest());
        make_template(&mut admin, server, &template);
        match std::env::var_os("NEXTEST") {
            Some(_) => Self::lent(admin, server, &template),
            None => {
                let name = format!("palabre_test_{}", uuid::Uuid::new_v4().simple());
                create(&mut admin, &name, &template);
                Self { server: server.to_owned(), name, _lent_to: None }
            }
        }
    }

    pub fn url(&self) -> String {
        format!("{}/{}", self.server, self.name)
    }

    pub fn end_connections(&self) {
        run(&mut self.admin(), &ending(&self.name)).unwrap();
    }

    pub fn allow_connections(&self, allowed: bool) {
        run(&mut self.admin(), &format!("ALTER DATABASE {} ALLOW_CONNECTIONS {allowed}", self.name)).unwrap();
    }

    fn admin(&self) -> DbConn {
        DbConn::open(&format!("{}/postgres", self.server)).unwrap()
    }

    fn lent(mut admin: DbConn, server: &str, template: &str) -> Self {
        let free = |n: &i32| is(&mut admin, &format!("pg_try_advisory_lock({LENT}, {n})"));
        let n = (0..MOST_LENT).find(free).unwrap();
        let name = format!("{}_{n}", template.replace("template", "lent"));
        let exists = is(&mut admin, &format!("EXISTS (SELECT FROM pg_database WHERE datname = '{name}')"));
        if !exists || empty(&mut admin, server, &name).is_err() {
            // With the number goes what older migrations left under it.
            let same = "SELECT datname::text AS name FROM pg_database WHERE datname LIKE 'palabre_lent_%'";
            for old in diesel::sql_query(same).load::<Named>(&mut admin).unwrap() {
                if old.name.ends_with(&format!("_{n}")) {
                    drop_database(&mut admin, &old.name);
                }
            }
            create(&mut admin, &name, template);
        }
        Self { server: server.to_owned(), name, _lent_to: Some(Mutex::new(admin)) }
    }
}

/// As the migrations made it; an error where it cannot be made so again.
fn empty(admin: &mut DbConn, server: &str, name: &str) -> Result<(), crate::DbError> {
    run(admin, &ending(name))?;
    run(&mut DbConn::open(&format!("{server}/{name}"))?, include_str!("empty.sql"))
}

/// Ends all connections to a database, and waits until their processes are gone, 10 seconds at most.
fn ending(name: &str) -> String {
    format!("SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE datname = '{name}'")
}

#[derive(QueryableByName)]
struct Named {
    #[diesel(sql_type = Text)]
    name: String,
}

fn is(c: &mut DbConn, condition: &str) -> bool {
    diesel::select(diesel::dsl::sql::<Bool>(condition)).get_result(c).unwrap()
}

fn run(c: &mut DbConn, statements: &str) -> Result<(), crate::DbError> {
    match c {
        DbConn::Postgres(c) => Ok(c.batch_execute(statements)?),
        DbConn::Sqlite(_) => unreachable!("the test server is PostgreSQL"),
    }
}

fn create(admin: &mut DbConn, name: &str, template: &str) {
    let create = format!("CREATE DATABASE {name} TEMPLATE {template} STRATEGY wal_log");
    diesel::sql_query(create).execute(admin).unwrap();
    run(admin, &format!("ALTER DATABASE {name} {SETTINGS}")).unwrap();
}

fn drop_database(admin: &mut DbConn, name: &str) {
    diesel::sql_query(format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)")).execute(admin).unwrap();
}

/// Test processes start together: one makes the template under a lock, the others wait and find it.
fn make_template(admin: &mut DbConn, server: &str, template: &str) {
    let number = |c: &mut DbConn, sql: &str| {
        diesel::select(diesel::dsl::sql::<BigInt>(sql)).get_result::<i64>(c).unwrap()
    };
    let count = format!("(SELECT count(*) FROM pg_database WHERE datname = '{template}')");
    if number(admin, &count) == 1 {
        return;
    }
    run(admin, &format!("SELECT pg_advisory_lock({TEMPLATE_LOCK})")).unwrap();
    if number(admin, &count) == 0 {
        // Made under another name first: a process that dies half-way leaves no unfinished template.
        let unfinished = format!("{template}_new");
        drop_database(admin, &unfinished);
        diesel::sql_query(format!("CREATE DATABASE {unfinished}")).execute(admin).unwrap();
        {
            let mut conn = DbConn::open(&format!("{server}/{unfinished}")).unwrap();
            conn.migrate().unwrap();
            run(&mut conn, include_str!("keep.sql")).unwrap();
        }
        diesel::sql_query(format!("ALTER DATABASE {unfinished} RENAME TO {template}"))
            .execute(admin)
            .unwrap();
    }
    run(admin, &format!("SELECT pg_advisory_unlock({TEMPLATE_LOCK})")).unwrap();
}

impl Drop for Database {
    fn drop(&mut self) {
        if self._lent_to.is_none()
            && let Ok(mut admin) = DbConn::open(&format!("{}/postgres", self.server))
        {
            let drop = format!("DROP DATABASE IF EXISTS {} WITH (FORCE)", self.name);
            let _ = diesel::sql_query(drop).execute(&mut admin);
        }
    }
}
