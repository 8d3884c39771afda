//! The commands of the binary, one a file.

pub mod admin_create;
pub mod demo_requests;
pub mod doctor;
pub mod evaluate;
pub mod import_juricaf;
pub mod import_law;
pub mod migrate;
pub mod openapi;
pub mod seed;
pub mod train;

/// Prints a line of a command's result. Whoever reads may have stopped reading (`palabre openapi | head -1`): the
/// command goes on with its work.
macro_rules! say {
    ($($text:tt)*) => {{
        use std::io::Write;
        let _ = writeln!(std::io::stdout(), $($text)*);
    }};
}
pub(crate) use say;

use crate::cli::Failure;
use crate::config::Config;
use crate::folders;
use chrono::{DateTime, Utc};
use database::{Db, DbConn, DbError};
use jurisprudence::{Fixtures, JurisprudenceError, Loaded};

/// Connections a process holds: more would only wait for the same two cores of a small server.
const POOL: u32 = 10;

pub fn connect(config: &Config) -> Result<Db, Failure> {
    folders::create_private(&config.data_dir).map_err(|e| format!("PALABRE_DATA_DIR: {e}"))?;
    let read = config.database_read_url.as_ref().map(|u| u.0.as_str());
    Ok(Db::connect(&config.database_url.0, read, POOL)?)
}

/// Migrates, and loads the legal knowledge and the case law.
pub async fn prepare(db: &Db, now: DateTime<Utc>) -> Result<(Vec<String>, Loaded), Failure> {
    let migrated = db.read(DbConn::migrate).await?;
    Ok((migrated, load_fixtures(db, now).await?))
}

pub async fn load_fixtures(db: &Db, now: DateTime<Utc>) -> Result<Loaded, Failure> {
    let loaded = db.write(move |c| {
        let fixtures = Fixtures::shipped()?;
        jurisprudence::load_fixtures(c, &fixtures, now)
    });
    let loaded = loaded.await.map_err(|e: JurisprudenceError| e)?;
    if loaded.lapsed > 0 {
        tracing::warn!(
            decisions = loaded.lapsed,
            "shipped decisions say something else now: they wait to be verified again"
        );
    }
    Ok(loaded)
}

/// A database that is not migrated is named as such, not by its first failing statement.
pub async fn require_migrated(db: &Db) -> Result<(), Failure> {
    let migrated = db.read(DbConn::is_migrated).await.map_err(|e: DbError| e)?;
    if migrated { Ok(()) } else { Err("the database is not migrated: run `palabre migrate` first".into()) }
}
