//! The copy of one's own data: a ZIP file with a JSON file for each area, the documents, and the files one has sent.
//!
//! Each crate hands out its part in pages, so that what lies in memory does not grow with what there is; the file grows on
//! disk, nameless, and is gone when it was sent. What others wrote is theirs, and stays out.

mod parts;
mod zipped;

use super::receipts;
use crate::app::App;
use crate::language::Lang;
use crate::problem::Problem;
use crate::wording::account as words;
use chrono::{DateTime, Utc};
use database::DbConn;
use documents::{Document, Format};
use futures_util::TryStreamExt;
use identity::domain::User;
use serde_json::Value;
use std::fs::File;
use zipped::Zipped;

/// Rows that are read at once.
const PAGE: i64 = 200;

type Read = fn(&mut DbConn, i64, i64) -> Result<Vec<(i64, Value)>, Problem>;

/// The areas that are lists: name in French and in English, and what reads a page of them after an id.
const LISTS: [(&str, &str, Read); 17] = [
    ("conversations", "conversations", parts::conversations),
    ("consultations", "consultations", parts::consultations),
    ("avis-sur-les-reponses", "feedback-on-answers", parts::feedback),
    ("documents", "documents", parts::documents),
    ("documents-commences", "document-drafts", parts::document_drafts),
    ("demandes", "requests", parts::requests),
    ("propositions", "proposals", parts::proposals),
    ("evaluations", "ratings", parts::ratings),
    ("evaluations-recues", "ratings-received", parts::ratings_received),
    ("messages-envoyes", "sent-messages", parts::messages),
    ("pieces-jointes", "attachments", parts::attachments),
    ("dossiers", "cases", parts::cases),
    ("audiences-et-echeances", "hearings-and-deadlines", parts::case_events),
    ("notes-de-dossiers", "case-notes", parts::case_notes),
    ("rendez-vous", "appointments", parts::appointments),
    ("notifications", "notices", parts::notices),
    ("paiements", "payments", parts::payments),
];

/// Makes the file; answers it, at its beginning, and its length in bytes.
pub async fn make(app: &App, user: &User, lang: Lang) -> Result<(File, u64), Problem> {
    app.limits.export(user.id)?;
    let _turn = app.limits.exporting().await?;
    let now = app.clock.now();
    let mut zip = Zipped::begin(&app.config.data_dir, now)?;
    zip.add(lang.pick("LISEZ-MOI.txt", "README.txt"), words::export_readme(now).say(lang).into_bytes())
        .await?;
    zip.add(lang.pick("compte.json", "account.json"), account(app, user, now).await?).await?;
    for (fr, en, read) in LISTS {
        list(app, &mut zip, user.id, (lang.pick(fr, en), read)).await?;
    }
    document_files(app, &mut zip, user.id).await?;
    sent_files(app, &mut zip, user.id, lang.pick("fichiers", "files")).await?;
    receipt_files(app, &mut zip, user.id, lang.pick("recus", "receipts")).await?;
    zip.end().await
}

async fn account(app: &App, user: &User, now: DateTime<Utc>) -> Result<Vec<u8>, Problem> {
    let user = user.clone();
    let value = app.db.read(move |c| parts::account(c, &user, now)).await?;
    pretty(&value)
}

fn pretty(value: &Value) -> Result<Vec<u8>, Problem> {
    serde_json::to_vec_pretty(value).map_err(|e| Problem::internal(&e))
}

async fn list(app: &App, zip: &mut Zipped, user_id: i64, (name, read): (&str, Read)) -> Result<(), Problem> {
    zip.open(&format!("{name}.json")).await?;
    let (mut after, mut separator) = (0, "[\n");
    loop {
        let page = app.db.read(move |c| read(c, user_id, after)).await?;
        let Some((last, _)) = page.last() else { break };
        after = *last;
        let mut text = Vec::new();
        for (_, row) in &page {
            text.extend_from_slice(separator.as_bytes());
            text.extend(pretty(row)?);
            separator = ",\n";
        }
        zip.write(text).await?;
    }
    let end = if after == 0 { "[]\n" } else { "\n]\n" };
    zip.write(end.as_bytes().to_vec()).await
}

/// Each document as it can be downloaded: PDF. One that cannot be printed is there in HTML alone.
async fn document_files(app: &App, zip: &mut Zipped, user_id: i64) -> Result<(), Problem> {
    let mut after = 0;
    loop {
        let page = app
            .db
            .read(move |c| documents::documents_to_export(c, user_id, after, 20))
            .await
            .map_err(Problem::documents)?;
        let Some(last) = page.last() else { return Ok(()) };
        after = last.id;
        for document in page {
            versions(app, zip, &document).await?;
            let made = tokio::task::spawn_blocking(move || {
                let pdf = documents::content_as(&document, Format::Pdf).ok();
                documents::content_as(&document, Format::Html).map(|html| (html, pdf))
            });
            let (html, pdf) = made.await.map_err(|e| Problem::internal(&e))?.map_err(Problem::documents)?;
            for file in [Some(html), pdf].into_iter().flatten() {
                zip.add(&format!("documents/{}", file.name), file.bytes).await?;
            }
        }
    }
}

/// Each version that a document has had.
async fn versions(app: &App, zip: &mut Zipped, document: &Document) -> Result<(), Problem> {
    let of = document.clone();
    let found =
        app.db.read(move |c| documents::versions_to_export(c, &of)).await.map_err(Problem::documents)?;
    for version in found {
        let name = parts::version_file(document, &version);
        let as_it_was = Document { title: version.title, content: version.content, ..document.clone() };
        let made = tokio::task::spawn_blocking(move || documents::content_as(&as_it_was, Format::Html));
        let html = made.await.map_err(|e| Problem::internal(&e))?.map_err(Problem::documents)?;
        zip.add(&name, html.bytes).await?;
    }
    Ok(())
}

/// The receipt of each payment that has one.
async fn receipt_files(app: &App, zip: &mut Zipped, user_id: i64, folder: &str) -> Result<(), Problem> {
    let mut after = 0;
    loop {
        let page = app
            .db
            .read(move |c| payments::payments_to_export(c, user_id, after, PAGE))
            .await
            .map_err(Problem::payments)?;
        let Some(last) = page.last() else { return Ok(()) };
        after = last.id;
        for payment in page.into_iter().filter(receipts::has_receipt) {
            let receipt = app.db.read(move |c| receipts::find(c, Some(user_id), payment.id)).await?;
            let name = format!("{folder}/{}", receipts::file_name(&receipt));
            zip.add(&name, receipts::pdf(app, receipt, payment.is_french).await?).await?;
        }
    }
}

/// The files that were sent with messages. One that is no longer in the store is left out; its row is in the lists.
async fn sent_files(app: &App, zip: &mut Zipped, user_id: i64, folder: &str) -> Result<(), Problem> {
    let mut after = 0;
    loop {
        let page = app
            .db
            .read(move |c| marketplace::attachments_to_export(c, user_id, after, PAGE))
            .await
            .map_err(Problem::marketplace)?;
        let Some(last) = page.last() else { return Ok(()) };
        after = last.id;
        for file in page {
            let Ok(bytes) = app.files.open(&file.storage_key).await else {
                tracing::warn!(id = file.id, "a file is missing from the store");
                continue;
            };
            zip.open(&format!("{folder}/{}-{}", file.id, file.name)).await?;
            let mut bytes = std::pin::pin!(bytes);
            while let Some(piece) = bytes.try_next().await.map_err(|e| Problem::internal(&e))? {
                zip.write(piece.to_vec()).await?;
            }
        }
    }
}
