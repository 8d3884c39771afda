//! The bytes of attachments: how they come in, and where they lie, behind `object_store`.
//!
//! A file is read onto disk as it comes, nameless: what is not finished when the process dies is gone with it. Then it
//! is looked into, and put into the store in one piece.

use crate::config::Config;
use crate::folders;
use crate::problem::Problem;
use actix_web::web;
use chrono::{DateTime, NaiveDate, TimeDelta, Utc};
use futures_util::{Stream, StreamExt, TryStreamExt};
use marketplace::domain::messages::{FileRefused, MAX_FILE_BYTES, MediaType, accepted_file};
use object_store::local::LocalFileSystem;
use object_store::path::Path as Key;
use object_store::{ObjectStore, ObjectStoreExt, PutPayload};
use sha2::{Digest, Sha256};
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use std::time::Duration;
use tokio::sync::Semaphore;

/// A file that is being looked into lies in memory: this many at a time, the others wait on disk.
const LOOKED_INTO_AT_ONCE: usize = 4;
/// What came is written down in pieces of this size.
const PIECE: usize = 256 * 1024;
/// Whoever sends nothing for this long is gone.
const SILENCE: Duration = Duration::from_secs(60);
/// A file without a row is an upload under way, until its day is this long past.
const STRAY_AFTER: TimeDelta = TimeDelta::days(2);

pub struct Files {
    folder: PathBuf,
    /// Uploads under way lie in the data folder, which is on no small memory disk.
    incoming: PathBuf,
    store: OnceLock<Arc<dyn ObjectStore>>,
    turns: Semaphore,
}

/// A file that came in whole.
pub struct Received(File);

/// A file that is taken.
pub struct Accepted {
    pub name: String,
    pub media_type: MediaType,
    pub bytes: Vec<u8>,
    /// In hexadecimal.
    pub sha256: String,
}

impl Received {
    pub fn length(&self) -> Result<i64, Problem> {
        let length = self.0.metadata().map_err(|e| Problem::internal(&e))?.len();
        Ok(i64::try_from(length).unwrap_or(i64::MAX))
    }
}

impl Files {
    pub fn new(config: &Config) -> Self {
        Self {
            folder: config
                .storage_url
                .to_file_path()
                .unwrap_or_else(|()| config.data_dir.join("attachments")),
            incoming: config.data_dir.clone(),
            store: OnceLock::new(),
            turns: Semaphore::new(LOOKED_INTO_AT_ONCE),
        }
    }

    /// Made when it is first needed: a process that never sees a file makes no folder.
    fn store(&self) -> Result<Arc<dyn ObjectStore>, Problem> {
        if let Some(store) = self.store.get() {
            return Ok(store.clone());
        }
        folders::create_private(&self.folder).map_err(|e| Problem::internal(&e))?;
        let local = LocalFileSystem::new_with_prefix(&self.folder).map_err(|e| Problem::internal(&e))?;
        // A row says that its file is there: the file has to outlive a power cut as the row does.
        let store: Arc<dyn ObjectStore> = Arc::new(local.with_fsync(true).with_automatic_cleanup(true));
        Ok(self.store.get_or_init(|| store).clone())
    }

    /// Reads a body to its end; `declared` is the length it says to have.
    pub async fn receive(
        &self,
        mut body: web::Payload,
        declared: Option<usize>,
    ) -> Result<Received, Problem> {
        if declared.is_some_and(|length| length > MAX_FILE_BYTES) {
            return Err(Problem::file(FileRefused::TooLarge));
        }
        folders::create_private(&self.incoming).map_err(|e| Problem::internal(&e))?;
        let mut file = tempfile::tempfile_in(&self.incoming).map_err(|e| Problem::internal(&e))?;
        let (mut length, mut piece) = (0, Vec::new());
        loop {
            let next = tokio::time::timeout(SILENCE, body.next()).await;
            let next = next.map_err(|_| Problem::file_cut_off())?.transpose();
            let next = next.map_err(|_| Problem::file_cut_off())?;
            let is_end = next.is_none();
            let bytes = next.unwrap_or_default();
            length += bytes.len();
            if length > MAX_FILE_BYTES {
                return Err(Problem::file(FileRefused::TooLarge));
            }
            piece.extend_from_slice(&bytes);
            if is_end || piece.len() >= PIECE {
                (file, piece) = write(file, piece).await?;
            }
            if is_end {
                return Ok(Received(file));
            }
        }
    }

    /// Looks into a file, and puts it into the store under a new key; answers what it is and the key.
    pub async fn keep(
        &self,
        received: Received,
        name: String,
        now: DateTime<Utc>,
    ) -> Result<(Accepted, String), Problem> {
        let _turn = self.turns.acquire().await.map_err(|_| Problem::busy())?;
        let looked = tokio::task::spawn_blocking(move || look_into(received.0, &name)).await;
        let mut accepted = looked.map_err(|e| Problem::internal(&e))??;
        let key = format!("{}/{:032x}", now.date_naive(), rand::random::<u128>());
        let bytes = PutPayload::from(std::mem::take(&mut accepted.bytes));
        let put = self.store()?.put(&Key::from(key.as_str()), bytes).await;
        put.map_err(|e| Problem::internal(&e))?;
        Ok((accepted, key))
    }

    /// The bytes of a stored file, as they are read.
    pub async fn open(
        &self,
        key: &str,
    ) -> Result<impl Stream<Item = object_store::Result<web::Bytes>> + use<>, Problem> {
        let found = self.store()?.get(&Key::from(key)).await;
        Ok(found.map_err(|e| Problem::internal(&e))?.into_stream())
    }

    /// Removes files; one that is not there is removed already.
    pub async fn remove(&self, keys: &[String]) -> Result<(), Problem> {
        let store = self.store()?;
        for key in keys {
            match store.delete(&Key::from(key.as_str())).await {
                Ok(()) | Err(object_store::Error::NotFound { .. }) => {}
                Err(e) => return Err(Problem::internal(&e)),
            }
        }
        Ok(())
    }

    /// Removes what a process left that died while it wrote: `<key>#<n>`, which the store does not list.
    pub async fn remove_unfinished(&self, now: DateTime<Utc>) -> Result<usize, Problem> {
        let folder = self.folder.clone();
        let removed = tokio::task::spawn_blocking(move || unfinished(&folder, now)).await;
        removed.map_err(|e| Problem::internal(&e))?.map_err(|e| Problem::internal(&e))
    }

    /// The keys of files so old that their rows must be there.
    pub async fn settled(&self, now: DateTime<Utc>) -> Result<Vec<String>, Problem> {
        let store = self.store()?;
        let days = store.list_with_delimiter(None).await.map_err(|e| Problem::internal(&e))?;
        let is_settled = |day: &Key| is_settled(day.as_ref(), now);
        let mut keys = Vec::new();
        for day in days.common_prefixes.iter().filter(|day| is_settled(day)) {
            let files: Vec<_> =
                store.list(Some(day)).try_collect().await.map_err(|e| Problem::internal(&e))?;
            keys.extend(files.into_iter().map(|file| file.location.to_string()));
        }
        Ok(keys)
    }
}

/// Whether nothing is being written in this day's folder any more.
fn is_settled(day: &str, now: DateTime<Utc>) -> bool {
    day.parse::<NaiveDate>().is_ok_and(|day| day < (now - STRAY_AFTER).date_naive())
}

async fn write(mut file: File, mut piece: Vec<u8>) -> Result<(File, Vec<u8>), Problem> {
    let written = tokio::task::spawn_blocking(move || -> io::Result<(File, Vec<u8>)> {
        file.write_all(&piece)?;
        piece.clear();
        Ok((file, piece))
    });
    written.await.map_err(|e| Problem::internal(&e))?.map_err(|e| Problem::internal(&e))
}

fn unfinished(folder: &Path, now: DateTime<Utc>) -> io::Result<usize> {
    let mut removed = 0;
    for day in std::fs::read_dir(folder)? {
        let day = day?;
        if !is_settled(&day.file_name().to_string_lossy(), now) {
            continue;
        }
        // Another process may be sweeping, too: what it took first is gone.
        for file in std::fs::read_dir(day.path()).into_iter().flatten().flatten() {
            let is_unfinished = file.file_name().to_string_lossy().contains('#');
            removed += usize::from(is_unfinished && std::fs::remove_file(file.path()).is_ok());
        }
    }
    Ok(removed)
}

fn look_into(mut file: File, name: &str) -> Result<Accepted, Problem> {
    let mut bytes = Vec::new();
    let read = file.seek(SeekFrom::Start(0)).and_then(|_| file.read_to_end(&mut bytes));
    read.map_err(|e| Problem::internal(&e))?;
    let (name, media_type) = accepted_file(name, &bytes).map_err(Problem::file)?;
    let sha256 = Sha256::digest(&bytes).iter().map(|b| format!("{b:02x}")).collect();
    Ok(Accepted { name, media_type, bytes, sha256 })
}
