//! Work in the background: each a function of the database and the time, safe in any number of processes.

pub mod appointments;
pub mod attachments;
pub mod mail;
pub mod marketplace;
pub mod notice_mails;
pub mod retention;
pub mod search_index;

use crate::app::App;
use std::time::Duration;

/// Starts every job; they end with the process.
pub fn start(app: &App, mailer: Box<dyn notifications::Mailer>) {
    let (mail_app, index_app, retention_app) = (app.clone(), app.clone(), app.clone());
    tokio::spawn(async move { search_index::keep(&index_app).await });
    tokio::spawn(async move {
        loop {
            notice_mails::enqueue(&mail_app).await;
            mail::deliver(&mail_app, mailer.as_ref()).await;
            tokio::time::sleep(Duration::from_secs(5)).await;
        }
    });
    tokio::spawn(async move {
        let mut swept = None;
        loop {
            tokio::time::sleep(Duration::from_secs(600)).await;
            retention::forget(&retention_app).await;
            marketplace::pass_time(&retention_app).await;
            appointments::run(&retention_app).await;
            attachments::forget(&retention_app, &mut swept).await;
        }
    });
}
