use crate::{DbConn, DbError};
use diesel::r2d2::{self, ManageConnection, R2D2Connection};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// Waiting longer than this for a connection, or for one's turn to write, is "busy".
const PATIENCE: Duration = Duration::from_secs(10);
/// While no connection can be made, the pool tries again at least this often.
const RETRY: Duration = Duration::from_secs(1);

struct Manager(String);

impl ManageConnection for Manager {
    type Connection = DbConn;
    type Error = DbError;
    fn connect(&self) -> Result<DbConn, DbError> {
        DbConn::open(&self.0)
    }
    /// Asked before every use: a connection that the server has ended leaves the pool here.
    fn is_valid(&self, c: &mut DbConn) -> Result<(), DbError> {
        c.ensure_open()
    }
    /// A panic may have left a transaction open: such a connection never returns to the pool.
    fn has_broken(&self, c: &mut DbConn) -> bool {
        std::thread::panicking() || c.is_broken()
    }
}

/// The pool. Its two methods move a whole use case to a blocking thread.
#[derive(Clone)]
pub struct Db {
    writer: r2d2::Pool<Manager>,
    reader: r2d2::Pool<Manager>,
    /// SQLite has one writer. Those who wait for it in turn here are served at once when it is free; SQLite's own waiting
    /// sleeps up to 100 ms at a time. Other processes are still met by `busy_timeout`.
    turn: Option<Arc<Semaphore>>,
}

impl Db {
    /// `size` connections to `url`; reads go to `read_url` (a replica) where one is given.
    pub fn connect(url: &str, read_url: Option<&str>, size: u32) -> Result<Self, DbError> {
        let writer = pool(url, size)?;
        let reader = match read_url {
            Some(replica) => pool(replica, size)?,
            None => writer.clone(),
        };
        let turn = url.starts_with("sqlite://").then(|| Arc::new(Semaphore::new(1)));
        Ok(Self { writer, reader, turn })
    }

    /// Runs a use case that only reads.
    pub async fn read<T, E>(
        &self,
        f: impl FnOnce(&mut DbConn) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        on_blocking_thread(self.reader.clone(), None, f).await
    }

    /// Runs a use case in one transaction that may write. Never hold it across a network call.
    pub async fn write<T, E>(
        &self,
        f: impl FnOnce(&mut DbConn) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<DbError> + Send + 'static,
    {
        let turn = match &self.turn {
            Some(turn) => match tokio::time::timeout(PATIENCE, turn.clone().acquire_owned()).await {
                Ok(Ok(turn)) => Some(turn),
                _ => return Err(DbError::Busy.into()),
            },
            None => None,
        };
        on_blocking_thread(self.writer.clone(), turn, move |c| c.write(f)).await
    }
}

fn pool(url: &str, size: u32) -> Result<r2d2::Pool<Manager>, DbError> {
    let pool = r2d2::Pool::builder()
        .max_size(size)
        .min_idle(Some(1))
        // The pool waits half of this, at most, before it tries again to connect.
        .connection_timeout(2 * RETRY)
        .test_on_check_out(true)
        // Whoever asks for a connection is told; lines of the pool's own would only say it again.
        .error_handler(Box::new(r2d2::NopErrorHandler))
        .build_unchecked(Manager(url.to_owned()));
    // The start fails where there is no database.
    connection(&pool)?;
    Ok(pool)
}

fn connection(pool: &r2d2::Pool<Manager>) -> Result<r2d2::PooledConnection<Manager>, DbError> {
    pool.get_timeout(PATIENCE).map_err(|e| DbError::Connect(e.to_string()))
}

async fn on_blocking_thread<T, E>(
    pool: r2d2::Pool<Manager>,
    turn: Option<OwnedSemaphorePermit>,
    f: impl FnOnce(&mut DbConn) -> Result<T, E> + Send + 'static,
) -> Result<T, E>
where
    T: Send + 'static,
    E: From<DbError> + Send + 'static,
{
    // The turn goes with the work: a caller who leaves meanwhile does not let the next one in early.
    let job = move || {
        let _turn = turn;
        f(&mut *connection(&pool)?)
    };
    match tokio::task::spawn_blocking(job).await {
        Ok(done) => done,
        Err(e) => match e.try_into_panic() {
            Ok(p) => std::panic::resume_unwind(p),
            Err(_) => Err(DbError::Connect("shutting down".into()).into()),
        },
    }
}
