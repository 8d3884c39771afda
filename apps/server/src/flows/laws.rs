//! Laws in administrators' hands: a file that is read, checked, imported; a law that is changed. Each leaves a trace.

use crate::app::App;
use crate::jobs::library;
use crate::problem::Problem;
use actix_web::web::Payload;
use chrono::{DateTime, Utc};
use futures_util::StreamExt;
use identity::domain::{AuditAction, UserId};
use jurisprudence::domain::{Key, RawLaw, RawLawChange};
use jurisprudence::{ChangedLaw, ImportAs, LawFile, LawImport, read_law_file};
use std::time::Duration;

/// The largest code with every article is a tenth of this.
pub const MAX_LAW_FILE: usize = 24 * 1024 * 1024;
/// Whoever sends nothing for this long is gone.
const SILENCE: Duration = Duration::from_secs(60);

/// What is to be done with a file.
pub struct Import {
    pub name: String,
    pub about: RawLaw,
    /// Only said what it would bring.
    pub is_check: bool,
    /// What the administrator has said yes to.
    pub allows: ImportAs,
}

/// Reads a body to its end; `declared` is the length it says to have.
pub async fn body(mut payload: Payload, declared: Option<usize>) -> Result<Vec<u8>, Problem> {
    if declared.is_some_and(|length| length > MAX_LAW_FILE) {
        return Err(Problem::law_file_too_large());
    }
    let mut bytes = Vec::new();
    loop {
        let next = tokio::time::timeout(SILENCE, payload.next()).await;
        match next.map_err(|_| Problem::file_cut_off())?.transpose().map_err(|_| Problem::file_cut_off())? {
            None => return Ok(bytes),
            Some(piece) if bytes.len() + piece.len() > MAX_LAW_FILE => {
                return Err(Problem::law_file_too_large());
            }
            Some(piece) => bytes.extend_from_slice(&piece),
        }
    }
}

/// A large file takes a moment to read: it is done on a blocking thread.
async fn read(bytes: Vec<u8>, name: String, about: RawLaw) -> Result<LawFile, Problem> {
    let read = tokio::task::spawn_blocking(move || read_law_file(&name, &bytes, &about)).await;
    read.map_err(|e| Problem::internal(&e))?.map_err(Problem::jurisprudence)
}

pub async fn import(
    app: &App,
    admin: UserId,
    import: Import,
    bytes: Vec<u8>,
    now: DateTime<Utc>,
) -> Result<LawImport, Problem> {
    let Import { name, about, is_check, allows } = import;
    let file = read(bytes, name, about).await?;
    if is_check {
        let planned = app.db.read(move |c| LawImport::planned(c, &file)).await;
        return planned.map_err(Problem::jurisprudence);
    }
    let done = app.db.write(move |c| {
        let done = jurisprudence::import_law(c, &file, allows, Some(admin), now);
        let done = done.map_err(Problem::jurisprudence)?;
        for law in &done.laws {
            identity::record_audit(c, admin, AuditAction::LawImported, &law.key, now)
                .map_err(Problem::people)?;
        }
        Ok::<_, Problem>(done)
    });
    let done = done.await?;
    seen_at_once(app).await;
    Ok(done)
}

pub async fn change(
    app: &App,
    (admin, key, saw): (UserId, Key, Option<i64>),
    change: RawLawChange,
    now: DateTime<Utc>,
) -> Result<ChangedLaw, Problem> {
    let changed = app.db.write(move |c| {
        let changed = jurisprudence::change_law(c, (&key, saw), &change, now);
        let changed = changed.map_err(Problem::jurisprudence)?;
        let action = match change.is_active {
            Some(false) => AuditAction::LawWithdrawn,
            _ => AuditAction::LawEdited,
        };
        identity::record_audit(c, admin, action, key.as_str(), now).map_err(Problem::people)?;
        Ok::<_, Problem>(changed)
    });
    let changed = changed.await?;
    seen_at_once(app).await;
    Ok(changed)
}

/// Whoever changed a law looks for it at once; other processes see it within seconds.
async fn seen_at_once(app: &App) {
    if let Err(e) = library::refresh(app).await {
        tracing::error!(error = %e, "the library could not be brought up to date");
    }
}
