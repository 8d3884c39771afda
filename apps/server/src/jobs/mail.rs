//! Sends what waits in the outbox.

use crate::app::App;
use crate::envelopes::SealedEnvelopes;
use notifications::{Mailer, Post};

const AT_ONCE: usize = 20;

pub async fn deliver(app: &App, mailer: &dyn Mailer) {
    let clock = app.clock.clone();
    let envelopes = SealedEnvelopes(app.clone());
    let post = Post { mailer, envelopes: &envelopes, product: crate::PRODUCT };
    match notifications::deliver_due(&app.db, &post, move || clock.now(), AT_ONCE).await {
        Ok(done) if done.sent + done.failed > 0 => {
            tracing::info!(sent = done.sent, failed = done.failed, "mail")
        }
        Ok(_) => {}
        Err(e) => tracing::warn!(error = %e, "the outbox could not be read"),
    }
}
