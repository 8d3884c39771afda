use crate::DbError;
use diesel::connection::{AnsiTransactionManager, SimpleConnection, TransactionManager};
use diesel::prelude::*;
use diesel::r2d2::{self, ManageConnection, R2D2Connection};
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
    pub fn open(url: &str) -> Result<Self, DbError> {
        let failed = |e: ConnectionError| DbError::Connect(e.to_string());
        if let Some(path) = url.strip_prefix("sqlite://") {
            let mut c = SqliteConnection::establish(path).map_err(failed)?;
            c.batch_execute(
                "PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;",
            )?;
            return Ok(Self::Sqlite(c));
        }
        if url.starts_with("postgres://") || url.starts_with("postgresql://") {
            return Ok(Self::Postgres(PgConnection::establish(url).map_err(failed)?));
        }
        Err(DbError::Connect("the address must start with sqlite:// or postgres://".into()))
    }

    pub fn migrate(&mut self) -> Result<(), DbError> {
        match self {
            Self::Postgres(c) => c.run_pending_migrations(POSTGRES).map(drop),
            Self::Sqlite(c) => c.run_pending_migrations(SQLITE).map(drop),
        }
        .map_err(|e| DbError::Connect(e.to_string()))
    }

    /// Runs `f` in one transaction that may write.
    ///
    /// On SQLite the write lock is taken at once: a transaction that reads first and writes later
    /// fails with "database is locked" as soon as another one wrote in between.
    pub fn write<T, E: From<DbError>>(&mut self, f: impl FnOnce(&mut Self) -> Result<T, E>) -> Result<T, E> {
        let nested = Self::transaction_manager_status_mut(self).transaction_depth().map_err(DbError::from)?.is_some();
        match self {
            Self::Sqlite(c) if !nested => AnsiTransactionManager::begin_transaction_sql(c, "BEGIN IMMEDIATE"),
            _ => Self::begin_transaction(self), // a savepoint, where one is open already
        }
        .map_err(DbError::from)?;
        match f(self) {
            Ok(v) => {
                Self::commit_transaction(self).map_err(DbError::from)?;
                Ok(v)
            }
            Err(e) => {
                Self::rollback_transaction(self).map_err(DbError::from)?;
                Err(e)
            }
        }
    }
}

/// `as_returning()` does not work through [`DbConn`]; `returning(Row::columns())` does.
pub trait RowColumns: Selectable<MultiBackend> {
    fn columns() -> Self::SelectExpression {
        Self::construct_selection()
    }
}
impl<T: Selectable<MultiBackend>> RowColumns for T {}

struct Manager(String);

impl ManageConnection for Manager {
    type Connection = DbConn;
    type Error = DbError;
    fn connect(&self) -> Result<DbConn, DbError> {
        DbConn::open(&self.0)
    }
    fn is_valid(&self, c: &mut DbConn) -> Result<(), DbError> {
        c.ping().map_err(DbError::from)
    }
    fn has_broken(&self, c: &mut DbConn) -> bool {
        std::thread::panicking() || c.is_broken()
    }
}

/// The pool. Its two methods move a whole use case to a blocking thread.
#[derive(Clone)]
pub struct Db(r2d2::Pool<Manager>);

impl Db {
    pub fn connect(url: &str, size: u32) -> Result<Self, DbError> {
        let pool = r2d2::Pool::builder().max_size(size).min_idle(Some(1)).build(Manager(url.to_owned()));
        Ok(Self(pool.map_err(|e| DbError::Connect(e.to_string()))?))
    }

    pub async fn read<T, E>(&self, f: impl FnOnce(&mut DbConn) -> Result<T, E> + Send + 'static) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        let pool = self.0.clone();
        let job = move || f(&mut *pool.get().map_err(|e| DbError::Connect(e.to_string()))?);
        match tokio::task::spawn_blocking(job).await {
            Ok(done) => done,
            Err(e) => match e.try_into_panic() {
                Ok(p) => std::panic::resume_unwind(p),
                Err(_) => Err(DbError::Connect("shutting down".into()).into()),
            },
        }
    }

    pub async fn write<T, E>(&self, f: impl FnOnce(&mut DbConn) -> Result<T, E> + Send + 'static) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        self.read(move |c| c.write(f)).await
    }
}
