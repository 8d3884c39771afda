//! Lets go of what is no longer needed: ended sessions, answers set aside by processes that died, sent mail, old entries of the audit trail.

use crate::app::App;
use chrono::TimeDelta;

/// A sent mail's row says for this long that it was sent.
const KEEP_SENT_MAIL: TimeDelta = TimeDelta::days(30);
/// Of one that could not be sent, administrators see for this long that it was not: as long as of any technical log.
const KEEP_FAILED_MAIL: TimeDelta = TimeDelta::days(365);

pub async fn forget(app: &App) {
    let now = app.clock.now();
    app.limits.forget_quiet();
    app.visitor_limits.forget_quiet();
    report("sessions", app.db.write(move |c| identity::delete_expired_sessions(c, now)).await);
    report("answers set aside", app.db.read(move |c| ai_assistant::give_back_expired(c, now)).await);
    report("visitors' counts", app.db.write(move |c| anonymous_access::forget_visitors(c, now)).await);
    report("ended links", app.db.write(move |c| anonymous_access::forget_ended(c, now)).await);
    report("notices", app.db.write(move |c| notifications::purge_notices(c, now)).await);
    report("audit entries", app.db.write(move |c| identity::forget_audit(c, now)).await);
    report("repeatable calls", app.db.write(move |c| identity::forget_calls(c, now)).await);
    report("links by mail", app.db.write(move |c| identity::forget_links(c, now)).await);
    report("failed sign-ins", app.db.write(move |c| identity::forget_attempts(c, now)).await);
    report("sent mail", app.db.write(move |c| notifications::purge_sent(c, now - KEEP_SENT_MAIL)).await);
    report(
        "failed mail",
        app.db.write(move |c| notifications::purge_failed(c, now - KEEP_FAILED_MAIL)).await,
    );
}

fn report<E: std::fmt::Display>(what: &str, done: Result<usize, E>) {
    match done {
        Ok(0) => {}
        Ok(count) => tracing::info!(what, count, "let go"),
        Err(e) => tracing::warn!(what, error = %e, "could not be let go"),
    }
}
