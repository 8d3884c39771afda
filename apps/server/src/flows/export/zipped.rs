//! A ZIP file that grows on disk: what is to be written goes to a thread of its own, a piece at a time.

use crate::folders;
use crate::problem::Problem;
use chrono::{DateTime, Datelike, Timelike, Utc};
use std::fs::File;
use std::io::{self, Seek, SeekFrom, Write};
use std::path::Path;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio::task::JoinHandle;
use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, ZipWriter};

/// Pieces that may wait for the disk.
const WAITING: usize = 4;

enum Piece {
    Entry(String),
    Bytes(Vec<u8>),
}

pub struct Zipped {
    pieces: Sender<Piece>,
    writer: JoinHandle<io::Result<(File, u64)>>,
}

impl Zipped {
    /// In `folder`, which is on no small memory disk; without a name, so that it is gone with whoever holds it.
    pub fn begin(folder: &Path, now: DateTime<Utc>) -> Result<Self, Problem> {
        folders::create_private(folder).map_err(|e| Problem::internal(&e))?;
        let file = tempfile::tempfile_in(folder).map_err(|e| Problem::internal(&e))?;
        let (pieces, received) = channel(WAITING);
        let writer = tokio::task::spawn_blocking(move || write_all(file, received, now));
        Ok(Self { pieces, writer })
    }

    pub async fn add(&mut self, name: &str, bytes: Vec<u8>) -> Result<(), Problem> {
        self.open(name).await?;
        self.write(bytes).await
    }

    /// Begins an entry; what is written from now on is in it.
    pub async fn open(&mut self, name: &str) -> Result<(), Problem> {
        self.send(Piece::Entry(safe(name))).await
    }

    pub async fn write(&mut self, bytes: Vec<u8>) -> Result<(), Problem> {
        self.send(Piece::Bytes(bytes)).await
    }

    async fn send(&mut self, piece: Piece) -> Result<(), Problem> {
        if self.pieces.send(piece).await.is_ok() {
            return Ok(());
        }
        // The thread has ended: it says why.
        match (&mut self.writer).await {
            Ok(Err(e)) => Err(Problem::internal(&e)),
            Err(e) => Err(Problem::internal(&e)),
            Ok(Ok(_)) => Err(Problem::busy()),
        }
    }

    /// The file at its beginning, and its length.
    pub async fn end(self) -> Result<(File, u64), Problem> {
        drop(self.pieces);
        self.writer.await.map_err(|e| Problem::internal(&e))?.map_err(|e| Problem::internal(&e))
    }
}

fn write_all(file: File, mut pieces: Receiver<Piece>, now: DateTime<Utc>) -> io::Result<(File, u64)> {
    let mut zip = ZipWriter::new(io::BufWriter::new(file));
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .unix_permissions(0o600)
        .last_modified_time(time(now));
    while let Some(piece) = pieces.blocking_recv() {
        match piece {
            Piece::Entry(name) => zip.start_file(name, options)?,
            Piece::Bytes(bytes) => zip.write_all(&bytes)?,
        }
    }
    let mut file = zip.finish()?.into_inner().map_err(io::IntoInnerError::into_error)?;
    let length = file.stream_position()?;
    file.seek(SeekFrom::Start(0))?;
    Ok((file, length))
}

fn time(now: DateTime<Utc>) -> zip::DateTime {
    let small = |n: u32| u8::try_from(n).unwrap_or_default();
    let year = u16::try_from(now.year()).unwrap_or_default();
    let (month, day, hour) = (small(now.month()), small(now.day()), small(now.hour()));
    zip::DateTime::from_date_and_time(year, month, day, hour, small(now.minute()), small(now.second()))
        .unwrap_or_default()
}

/// A name that stays in its folder on every system.
fn safe(name: &str) -> String {
    let odd = |c: char| c.is_control() || matches!(c, '\\' | ':' | '*' | '?' | '"' | '<' | '>' | '|');
    let cleaned: String = name.chars().map(|c| if odd(c) { '_' } else { c }).collect();
    let parts = cleaned.split('/').filter(|part| !part.is_empty() && part.chars().any(|c| c != '.'));
    parts.collect::<Vec<_>>().join("/")
}

#[cfg(test)]
mod tests {
    use super::safe;

    #[test]
    fn a_name_stays_in_its_folder() {
        assert_eq!(safe("files/7-bail.pdf"), "files/7-bail.pdf");
        assert_eq!(safe("/../files/..\\a:b\n.pdf"), "files/.._a_b_.pdf");
    }

    proptest::proptest! {
        #[test]
        fn no_name_leaves_its_folder(name in "(.|\n){0,60}") {
            let safe = safe(&name);
            proptest::prop_assert!(!safe.starts_with('/') && !safe.contains('\\'));
            proptest::prop_assert!(safe.split('/').all(|part| part != ".." && part != "."));
        }
    }
}
