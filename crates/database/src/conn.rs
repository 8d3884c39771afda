use crate::DbError;
use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use diesel::migration::{Migration, MigrationSource};
use diesel::prelude::*;
use diesel_migrations::{EmbeddedMigrations, MigrationHarness, embed_migrations};

const SQLITE: EmbeddedMigrations = embed_migrations!("../../migrations/sqlite");
const POSTGRES: EmbeddedMigrations = embed_migrations!("../../migrations/postgres");

/// A connection to either backend. Match on it only for what the two do not share.
#[derive(diesel::MultiConnection)]
pub enum DbConn {
    Postgres(PgConnection),
    Sqlite(SqliteConnection),
}

impl DbConn {
    /// Chooses the backend by the address: `sqlite://<path>` or `postgres://…`.
    ///
    /// Never the derived `establish`: it tries each backend in turn, and SQLite opens any string as a file.
    pub fn open(url: &str) -> Result<Self, DbError> {
        let failed = |e: ConnectionError| DbError::Connect(e.to_string());
        if let Some(path) = url.strip_prefix("sqlite://") {
            let mut c = SqliteConnection::establish(path).map_err(failed)?;
            // The order matters: the waiting time must be set before the journal mode takes a lock.
            c.batch_execute(
                "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; \
                 PRAGMA secure_delete = ON;",
            )?;
            return Ok(Self::Sqlite(c));
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            let mut c = PgConnection::establish(url).map_err(failed)?;
            c.batch_execute("SET client_min_messages = warning")?;
            return Ok(Self::Postgres(c));
        }
        Err(DbError::Connect("the address must start with sqlite:// or postgres://".into()))
    }

    /// Fails where the server has ended this connection (a restart, a fail-over, `pg_terminate_backend`), and asks it nothing:
    /// its last words and its end lie in the socket already. SQLite has no server that could.
    pub(crate) fn ensure_open(&mut self) -> Result<(), DbError> {
        let Self::Postgres(c) = self else { return Ok(()) };
        // Each pass reads from the socket once: the first takes the last words, if there are any, the second meets the end.
        for _ in 0..2 {
            c.notifications_iter().try_for_each(|notice| notice.map(drop)).map_err(|_| DbError::closed())?;
        }
        Ok(())
    }

    /// Runs the pending migrations; answers their names, oldest first.
    ///
    /// On PostgreSQL an advisory lock makes processes that start together wait for each other.
    pub fn migrate(&mut self) -> Result<Vec<String>, DbError> {
        let failed = |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        match self {
            Self::Postgres(c) => {
                c.batch_execute("SELECT pg_advisory_lock(727001)")?;
                let done = run_pending(c, POSTGRES).map_err(failed);
                c.batch_execute("SELECT pg_advisory_unlock(727001)")?;
                done
            }
            Self::Sqlite(c) => run_pending(c, SQLITE).map_err(failed),
        }
    }

    /// Whether every migration this program knows has been run.
    pub fn is_migrated(&mut self) -> Result<bool, DbError> {
        let failed = |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        match self {
            Self::Postgres(c) => c.has_pending_migration(POSTGRES).map(|p| !p).map_err(failed),
            Self::Sqlite(c) => c.has_pending_migration(SQLITE).map(|p| !p).map_err(failed),
        }
    }

    /// After an erasure: what was deleted leaves SQLite's journal too. PostgreSQL's own log is not ours to empty.
    ///
    /// In the data file itself deleted rows are overwritten at once (`secure_delete`).
    pub fn forget_journal(&mut self) -> Result<(), DbError> {
        match self {
            Self::Sqlite(c) => Ok(c.batch_execute("PRAGMA wal_checkpoint(TRUNCATE)")?),
            Self::Postgres(_) => Ok(()),
        }
    }

    /// Takes every migration back, newest first: the test of the `down.sql` files.
    #[cfg(feature = "testing")]
    pub fn revert_all(&mut self) -> Result<(), DbError> {
        let failed = |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        match self {
            Self::Postgres(c) => c.revert_all_migrations(POSTGRES).map(drop).map_err(failed),
            Self::Sqlite(c) => c.revert_all_migrations(SQLITE).map(drop).map_err(failed),
        }
    }

    /// Takes back one migration, by its name, and what came after it: what is there then, the next [`Self::migrate`] meets.
    #[cfg(feature = "testing")]
    pub fn revert_down_to(&mut self, name: &str) -> Result<(), DbError> {
        let failed = |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        match self {
            Self::Postgres(c) => revert_down_to(c, POSTGRES, name).map_err(failed),
            Self::Sqlite(c) => revert_down_to(c, SQLITE, name).map_err(failed),
        }
    }

    /// The names of all migrations of each backend (SQLite, PostgreSQL), in order.
    pub fn migration_names() -> Result<(Vec<String>, Vec<String>), DbError> {
        let failed = |e: Box<dyn std::error::Error + Send + Sync>| DbError::Migration(e.to_string());
        let sqlite: Vec<Box<dyn Migration<diesel::sqlite::Sqlite>>> = SQLITE.migrations().map_err(failed)?;
        let postgres: Vec<Box<dyn Migration<diesel::pg::Pg>>> = POSTGRES.migrations().map_err(failed)?;
        Ok((
            sqlite.iter().map(|m| m.name().to_string()).collect(),
            postgres.iter().map(|m| m.name().to_string()).collect(),
        ))
    }

    /// Runs `f` in one transaction that may write; a nested call is a savepoint.
    ///
    /// On SQLite the write lock is taken at once: a transaction that reads first and writes later
    /// fails with "database is locked" as soon as another one wrote in between.
    pub fn write<T, E: From<DbError>>(&mut self, f: impl FnOnce(&mut Self) -> Result<T, E>) -> Result<T, E> {
        let nested =
            Self::transaction_manager_status_mut(self).transaction_depth().map_err(DbError::from)?.is_some();
        match self {
            Self::Sqlite(c) if !nested => AnsiTransactionManager::begin_transaction_sql(c, "BEGIN IMMEDIATE"),
            _ => Self::begin_transaction(self),
        }
        .map_err(DbError::from)?;
        match f(self) {
            Ok(v) => {
                Self::commit_transaction(self).map_err(DbError::from)?;
                Ok(v)
            }
            Err(e) => {
                // Where even this fails the connection is lost, and the pool drops it: the caller is told the cause.
                let _ = Self::rollback_transaction(self);
                Err(e)
            }
        }
    }
}

fn run_pending<C, DB>(
    c: &mut C,
    all: EmbeddedMigrations,
) -> Result<Vec<String>, Box<dyn std::error::Error + Send + Sync>>
where
    DB: diesel::backend::Backend,
    C: MigrationHarness<DB>,
    EmbeddedMigrations: MigrationSource<DB>,
{
    let pending = c.pending_migrations(all)?;
    c.run_migrations(&pending)?;
    Ok(pending.iter().map(|m| m.name().to_string()).collect())
}

#[cfg(feature = "testing")]
fn revert_down_to<C, DB>(
    c: &mut C,
    all: EmbeddedMigrations,
    name: &str,
) -> Result<(), Box<dyn std::error::Error + Send + Sync>>
where
    DB: diesel::backend::Backend,
    C: MigrationHarness<DB>,
    EmbeddedMigrations: MigrationSource<DB>,
{
    let migrations = MigrationSource::<DB>::migrations(&all)?;
    let later = migrations.iter().filter(|m| m.name().to_string().as_str() >= name);
    for migration in later.collect::<Vec<_>>().into_iter().rev() {
        c.revert_migration(migration.as_ref())?;
    }
    Ok(())
}

/// `as_returning()` does not work through [`DbConn`]; `returning(Row::columns())` does.
pub trait RowColumns: Selectable<MultiBackend> {
    fn columns() -> Self::SelectExpression {
        Self::construct_selection()
    }
}
impl<T: Selectable<MultiBackend>> RowColumns for T {}
