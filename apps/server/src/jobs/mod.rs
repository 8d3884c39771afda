//! Work in the background: each a function of the database and the time, safe in any number of processes.

pub mod accounts;
pub mod anonymous;
pub mod appointments;
pub mod attachments;
pub mod imports;
pub mod library;
pub mod mail;
pub mod marketplace;
pub mod notice_mails;
pub mod payments;
pub mod premium;
pub mod retention;
pub mod search_index;

use crate::app::App;
use std::time::Duration;

/// Starts every job; they end with the process. `shipped`: see [`search_index::keep`].
pub fn start(
    app: &App,
    mailer: Box<dyn notifications::Mailer>,
    shipped: Option<(search_index::Building, i64)>,
) {
    let (mail_app, index_app, retention_app) = (app.clone(), app.clone(), app.clone());
    let library_app = app.clone();
    tokio::spawn(async move { library::keep(&library_app).await });
    let payments_app = app.clone();
    tokio::spawn(async move { payments::keep(&payments_app).await });
    tokio::spawn(async move { search_index::keep(&index_app, shipped).await });
    tokio::spawn(async move {
        loop {
            notice_mails::enqueue(&mail_app).await;
            mail::deliver(&mail_app, mailer.as_ref()).await;
            tokio::time::sleep(Duration::from_secs(5)).await;
        }
    });
    let imports_app = app.clone();
    tokio::spawn(async move { imports::keep(&imports_app).await });
    tokio::spawn(async move {
        let mut swept = None;
        loop {
            tokio::time::sleep(Duration::from_secs(600)).await;
            retention::forget(&retention_app).await;
            accounts::run(&retention_app).await;
            marketplace::pass_time(&retention_app).await;
            appointments::run(&retention_app).await;
            attachments::forget(&retention_app, &mut swept).await;
            anonymous::pass_time(&retention_app).await;
            premium::run(&retention_app).await;
            payments::hand_over(&retention_app).await;
            payments::compare(&retention_app).await;
            imports::forget(&retention_app).await;
        }
    });
}
