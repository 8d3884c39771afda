//! Makes mails of the notices that are due and still unread: one of its own each, or one a day for a digest.

use crate::app::App;
use crate::flows;
use crate::problem::Problem;
use chrono::{DateTime, Utc};
use database::{Db, DbConn};
use identity::domain::{Person, UserId};
use notifications::{MailDue, Recipient, Topic};
use std::collections::{HashMap, HashSet};

const AT_ONCE: i64 = 500;

pub async fn enqueue(app: &App) {
    match enqueue_due(&app.db, app.config.public_url.as_str(), app.clock.now()).await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "notices mailed"),
        Err(e) => tracing::warn!(error = %e, "notices could not be mailed"),
    }
}

/// Promises every mail that is due; answers how many notices they are of. Any number of processes may do so at once:
/// a mail is promised once, by its key.
pub async fn enqueue_due(db: &Db, site: &str, now: DateTime<Utc>) -> Result<usize, Problem> {
    // Looked at every few seconds: the writers are not kept waiting for nothing.
    let none = db.read(move |c| notifications::notices_due(c, 1, now)).await;
    if none.map_err(Problem::notifications)?.ids.is_empty() {
        return Ok(0);
    }
    let site = site.to_owned();
    db.write(move |c| {
        let due = notifications::notices_due(c, AT_ONCE, now).map_err(Problem::notifications)?;
        let people = flows::people(c, &due.people())?;
        let muted = notifications::mutes_of(c, &due.people()).map_err(Problem::notifications)?;
        promise(c, &due, (&people, &muted, &site), now)?;
        notifications::notices_mailed(c, &due.ids).map_err(Problem::notifications)?;
        Ok(due.ids.len())
    })
    .await
}

fn promise(
    c: &mut DbConn,
    due: &MailDue,
    (people, muted, site): (&HashMap<UserId, Person>, &HashSet<(UserId, Topic)>, &str),
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    let is_muted = |id: UserId, topic: Topic| muted.contains(&(id, topic));
    for notice in &due.alone {
        if notice.notice.topic().is_some_and(|topic| is_muted(notice.user_id, topic)) {
            continue;
        }
        if let Some((name, to)) = recipient(people, notice.user_id) {
            notifications::enqueue_notice(c, notice, (name, &to), site, now)
                .map_err(Problem::notifications)?;
        }
    }
    for (user_id, count) in &due.digests {
        if is_muted(*user_id, Topic::NewRequests) {
            continue;
        }
        if let Some((name, to)) = recipient(people, *user_id) {
            notifications::enqueue_digest(c, *user_id, *count, (name, &to), site, now)
                .map_err(Problem::notifications)?;
        }
    }
    Ok(())
}

/// `None` for who has left meanwhile, or has an address that no mail can be sent to.
fn recipient(people: &HashMap<UserId, Person>, id: UserId) -> Option<(&str, Recipient)> {
    let person = people.get(&id).filter(|p| !p.is_deleted)?;
    let to = Recipient::parse(person.email.as_str(), flows::mail_language(person.language)).ok()?;
    Some((person.name.as_str(), to))
}
