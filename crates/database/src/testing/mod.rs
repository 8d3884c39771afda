//! A fresh, migrated database for a test, on each backend there is.
#![expect(clippy::unwrap_used, clippy::panic, reason = "test support: a failure here is a failed test")]
#![expect(clippy::disallowed_methods, reason = "the test server's address comes from the environment")]

mod postgres;
mod sqlite;

use crate::{Db, DbConn};
use std::hash::{DefaultHasher, Hash, Hasher};

/// A migrated database, empty but for what migrations put into it, that is this value's alone.
pub struct TestDb {
    pub url: String,
    /// What gives it back.
    held: Held,
}

enum Held {
    #[expect(dead_code, reason = "held to be dropped")]
    Sqlite(sqlite::File),
    Postgres(postgres::Database),
}

impl TestDb {
    pub fn conn(&self) -> DbConn {
        DbConn::open(&self.url).unwrap()
    }

    pub fn pool(&self) -> Db {
        self.pool_of(4)
    }

    pub fn pool_of(&self, size: u32) -> Db {
        Db::connect(&self.url, None, size).unwrap()
    }

    /// Ends every connection to it, as `pg_terminate_backend` or a fail-over does.
    pub fn end_connections(&self) {
        self.server().end_connections();
    }

    /// The database is away, as while its server restarts: connections end, and none can be made until it comes back.
    pub fn go_away(&self) {
        self.server().allow_connections(false);
        self.server().end_connections();
    }

    pub fn come_back(&self) {
        self.server().allow_connections(true);
    }

    fn server(&self) -> &postgres::Database {
        match &self.held {
            Held::Postgres(database) => database,
            Held::Sqlite(_) => panic!("SQLite has no server that ends connections"),
        }
    }

    pub fn sqlite() -> Self {
        let file = sqlite::File::migrated();
        Self { url: file.url(), held: Held::Sqlite(file) }
    }

    /// A database on the server at `TEST_POSTGRES_URL` (an address with no database name).
    ///
    /// `None` where the variable is not set; with `CI=true` that is an error, never a skipped test.
    pub fn postgres() -> Option<Self> {
        let Ok(server) = std::env::var("TEST_POSTGRES_URL") else {
            if std::env::var("CI").is_ok_and(|v| v == "true") {
                panic!("TEST_POSTGRES_URL is not set");
            }
            eprintln!("TEST_POSTGRES_URL is not set: tried on SQLite only");
            return None;
        };
        let database = postgres::Database::migrated(server.trim_end_matches('/'));
        Some(Self { url: database.url(), held: Held::Postgres(database) })
    }
}

/// What migrated databases are kept under: a digest of the migrations, so that every test process shares them until they
/// change.
///
/// Their names are in it too: two working copies that build into one folder may see each other's digest. So is what a
/// template keeps besides, and how a database is set.
fn digest() -> String {
    let mut names = DefaultHasher::new();
    DbConn::migration_names().unwrap().hash(&mut names);
    (include_str!("keep.sql"), postgres::SETTINGS).hash(&mut names);
    format!("{}_{:08x}", env!("MIGRATIONS_DIGEST"), names.finish() as u32)
}

/// Makes two tests of one body: `name::sqlite` and `name::postgres`.
///
/// An `async fn` body needs `actix_web` among the crate's development dependencies.
#[macro_export]
macro_rules! on_each_database {
    ($(#[$m:meta])* fn $name:ident($db:ident: TestDb) $body:block) => {
        mod $name {
            use super::*;
            fn body($db: $crate::testing::TestDb) $body
            #[test]
            fn sqlite() { body($crate::testing::TestDb::sqlite()) }
            #[test]
            fn postgres() { if let Some(db) = $crate::testing::TestDb::postgres() { body(db) } }
        }
    };
    ($(#[$m:meta])* async fn $name:ident($db:ident: TestDb) $body:block) => {
        mod $name {
            use super::*;
            async fn body($db: $crate::testing::TestDb) $body
            #[actix_web::test]
            async fn sqlite() { body($crate::testing::TestDb::sqlite()).await }
            #[actix_web::test]
            async fn postgres() { if let Some(db) = $crate::testing::TestDb::postgres() { body(db).await } }
        }
    };
}
