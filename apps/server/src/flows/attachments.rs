//! Files of messages: the bytes in the store, and their rows.

use crate::app::App;
use crate::files::Received;
use crate::problem::Problem;
use actix_web::web;
use database::DbConn;
use marketplace::domain::messages::{Attachment, NewAttachment};

/// How many keys are looked up at once.
const KEYS: usize = 500;

/// Takes a file of this person for a request.
pub async fn add(
    app: &App,
    (user_id, request_id): (i64, i64),
    name: String,
    (body, declared): (web::Payload, Option<usize>),
) -> Result<Attachment, Problem> {
    let allowed = app.db.read(move |c| marketplace::may_upload(c, user_id, request_id)).await;
    allowed.map_err(Problem::marketplace)?;
    let received = app.files.receive(body, declared).await?;
    // A task of its own: a caller who leaves now does not leave a file without its row.
    let kept = tokio::spawn(keep(app.clone(), (user_id, request_id), received, name));
    kept.await.map_err(|e| Problem::internal(&e))?
}

async fn keep(
    app: App,
    (user_id, request_id): (i64, i64),
    received: Received,
    name: String,
) -> Result<Attachment, Problem> {
    let now = app.clock.now();
    let size = received.length()?;
    let (accepted, key) = app.files.keep(received, name, now).await?;
    let new = NewAttachment {
        name: accepted.name,
        media_type: accepted.media_type,
        size,
        sha256: accepted.sha256,
        storage_key: key.clone(),
    };
    let added = app.db.write(move |c| marketplace::add_attachment(c, user_id, request_id, &new, now)).await;
    if added.is_err()
        && let Err(e) = remove_strays(&app, vec![key]).await
    {
        tracing::warn!(error = %e, "a file without a row could not be removed yet");
    }
    added.map_err(Problem::marketplace)
}

/// Takes back what was not sent: first the row, then the file.
pub async fn take_back(app: &App, user_id: i64, id: i64) -> Result<(), Problem> {
    let taken = app.db.write(move |c| marketplace::take_back_attachment(c, user_id, id)).await;
    let key = taken.map_err(Problem::marketplace)?;
    if let Err(e) = app.files.remove(&[key]).await {
        tracing::warn!(error = %e, "a file without a row could not be removed yet");
    }
    Ok(())
}

/// Removes what nobody sent for a day; answers how many files.
pub async fn forget_unsent(app: &App) -> Result<usize, Problem> {
    let now = app.clock.now();
    let gone = app.db.write(move |c| marketplace::forget_unsent_attachments(c, now)).await;
    let gone = gone.map_err(Problem::marketplace)?;
    app.files.remove(&gone).await?;
    Ok(gone.len())
}

/// Removes files that no row knows: of requests that were erased, and of processes that died between file and row.
pub async fn sweep(app: &App) -> Result<usize, Problem> {
    let now = app.clock.now();
    let strays = app.files.settled(now).await?;
    let mut removed = app.files.remove_unfinished(now).await?;
    for keys in strays.chunks(KEYS) {
        removed += remove_strays(app, keys.to_vec()).await?;
    }
    Ok(removed)
}

async fn remove_strays(app: &App, keys: Vec<String>) -> Result<usize, Problem> {
    // Where it is written, not at a replica that may not have heard of a row yet.
    let strays = app.db.write(move |c: &mut DbConn| {
        let known = marketplace::stored_attachments(c, &keys).map_err(Problem::marketplace)?;
        Ok::<_, Problem>(keys.into_iter().filter(|key| !known.contains(key)).collect::<Vec<_>>())
    });
    let strays = strays.await?;
    app.files.remove(&strays).await?;
    Ok(strays.len())
}
