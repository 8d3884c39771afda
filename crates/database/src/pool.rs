use crate::{DbConn, DbError};
use diesel::r2d2::{self, ManageConnection, R2D2Connection};
use std::time::Duration;

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
}

impl Db {
    /// `size` connections to `url`; reads go to `read_url` (a replica) where one is given.
    pub fn connect(url: &str, read_url: Option<&str>, size: u32) -> Result<Self, DbError> {
        let writer = pool(url, size)?;
        let reader = match read_url {
            Some(replica) => pool(replica, size)?,
            None => writer.clone(),
        };
        Ok(Self { writer, reader })
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
        on_blocking_thread(self.reader.clone(), f).await
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
        on_blocking_thread(self.writer.clone(), move |c| c.write(f)).await
    }
}

fn pool(url: &str, size: u32) -> Result<r2d2::Pool<Manager>, DbError> {
    r2d2::Pool::builder()
        .max_size(size)
        .min_idle(Some(1))
        .connection_timeout(Duration::from_secs(10))
        // A ping before every use would double the round trips; broken connections are found by their first error.
        .test_on_check_out(false)
        .build(Manager(url.to_owned()))
        .map_err(|e| DbError::Connect(e.to_string()))
}

async fn on_blocking_thread<T, E>(
    pool: r2d2::Pool<Manager>,
    f: impl FnOnce(&mut DbConn) -> Result<T, E> + Send + 'static,
) -> Result<T, E>
where
    T: Send + 'static,
    E: From<DbError> + Send + 'static,
{
    let job = move || f(&mut *pool.get().map_err(|e| DbError::Connect(e.to_string()))?);
    match tokio::task::spawn_blocking(job).await {
        Ok(done) => done,
        Err(e) => match e.try_into_panic() {
            Ok(p) => std::panic::resume_unwind(p),
            Err(_) => Err(DbError::Connect("shutting down".into()).into()),
        },
    }
}
