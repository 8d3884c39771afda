use super::Sender;
use crate::Mailer;
use crate::domain::{Letter, SendError};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Mail as `.eml` files in a folder, where no mail server is set. Any mail program opens them.
///
/// A file is named by the letter's key: the same letter again takes the place of the first.
pub struct FileMailer {
    folder: PathBuf,
    sender: Sender,
}

impl FileMailer {
    pub fn new(folder: PathBuf, sender: Sender) -> Self {
        Self { folder, sender }
    }

    fn store(&self, name: String, bytes: Vec<u8>) -> BoxFuture<'_, Result<(), SendError>> {
        let folder = self.folder.clone();
        async {
            let stored = tokio::task::spawn_blocking(move || write_whole(&folder, &name, &bytes)).await;
            stored.ok().and_then(Result::ok).ok_or(SendError::Unwritable)
        }
        .boxed()
    }
}

impl Mailer for FileMailer {
    fn send<'a>(&'a self, letter: &'a Letter) -> BoxFuture<'a, Result<(), SendError>> {
        async {
            let message = self.sender.message(letter)?;
            self.store(format!("{}.eml", letter.key), message.formatted()).await
        }
        .boxed()
    }

    fn check(&self) -> BoxFuture<'_, Result<(), SendError>> {
        async {
            let folder = self.folder.clone();
            self.store(".check".into(), Vec::new()).await?;
            let removed = tokio::task::spawn_blocking(move || fs::remove_file(folder.join(".check"))).await;
            removed.ok().and_then(Result::ok).ok_or(SendError::Unwritable)
        }
        .boxed()
    }
}

/// Under another name first: nobody sees half a file. Readable by the owner alone, because of the links inside.
fn write_whole(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let unfinished = folder.join(format!(".{name}.part"));
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(&unfinished)?;
    file.write_all(bytes)?;
    file.sync_all()?;
    fs::rename(unfinished, folder.join(name))
}
