//! What the administration sees of the system: each part as it is at this moment.

use crate::app::App;
use crate::config::{Config, Mode};
use crate::disk;
use crate::language::Lang;
use crate::problem::Problem;
use crate::routes::admin_views::{CheckView, SettingsView, SystemView};
use crate::wording::{Text, admin as words, imports};
use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::Africa::Douala;
use database::DbConn;
use jurisprudence::domain::import::ImportRun;
use notifications::QueueStatus;

/// Mails that wait longer are a sign that something stands still.
const MAIL_SHOULD_GO_WITHIN: TimeDelta = TimeDelta::minutes(30);
/// Less room than this is little for a database and its attachments.
const LITTLE_ROOM: u64 = 2_000_000_000;

#[derive(Clone, Copy)]
enum State {
    Fine,
    Attention,
    Off,
}

impl State {
    fn as_str(self) -> &'static str {
        match self {
            Self::Fine => "fine",
            Self::Attention => "attention",
            Self::Off => "off",
        }
    }
}

type Finding = (&'static str, State, Text);

pub async fn show(app: &App, lang: Lang, now: DateTime<Utc>) -> Result<SystemView, Problem> {
    let (is_migrated, mails, last_import) = app.db.read(read).await?;
    let findings = [
        database(is_migrated),
        mail(&mails, app.config.smtp_url.is_some(), now),
        assistant(app),
        operators(app),
        room(&app.config),
        import(last_import.as_ref()),
    ];
    let checks = findings.map(|(name, state, text)| CheckView {
        name,
        state: state.as_str(),
        message: text.say(lang),
    });
    Ok(SystemView { checks: checks.into(), settings: settings(&app.config), checked_at: now })
}

fn read(c: &mut DbConn) -> Result<(bool, QueueStatus, Option<ImportRun>), Problem> {
    let mails = notifications::queue_status(c).map_err(Problem::notifications)?;
    let last = jurisprudence::imports(c, 1).map_err(Problem::jurisprudence)?.pop();
    Ok((c.is_migrated()?, mails, last))
}

/// The day is Cameroon's.
fn import(last: Option<&ImportRun>) -> Finding {
    let Some(run) = last else { return ("import", State::Off, words::IMPORT_NEVER) };
    let Some(ended) = run.ended_at else { return ("import", State::Fine, imports::UNDER_WAY) };
    let day = ended.with_timezone(&Douala).format("%d/%m/%Y").to_string();
    let is_fine = run.stop_reason.is_none();
    let state = if is_fine { State::Fine } else { State::Attention };
    ("import", state, imports::last(&day, run.imported, is_fine))
}

fn database(is_migrated: bool) -> Finding {
    match is_migrated {
        true => ("database", State::Fine, words::DATABASE_FINE),
        false => ("database", State::Attention, words::DATABASE_BEHIND),
    }
}

fn mail(queue: &QueueStatus, has_server: bool, now: DateTime<Utc>) -> Finding {
    let waited = queue.oldest.map_or_else(TimeDelta::zero, |at| now - at);
    let (state, text) = match queue {
        QueueStatus { failed, pending, .. } if *failed > 0 => {
            (State::Attention, words::mail_failed(*failed, *pending))
        }
        QueueStatus { pending, .. } if !has_server => (State::Off, words::mail_waits_as_files(*pending)),
        QueueStatus { pending: 0, .. } => (State::Fine, words::MAIL_FINE),
        QueueStatus { pending, .. } if waited > MAIL_SHOULD_GO_WITHIN => {
            (State::Attention, words::mail_waits(*pending, waited))
        }
        QueueStatus { pending, .. } => (State::Fine, words::mail_waits(*pending, waited)),
    };
    ("mail", state, text)
}

fn assistant(app: &App) -> Finding {
    let (state, text) = match (app.assistant.current(), &app.assistant.remote) {
        (None, _) => (State::Attention, words::ASSISTANT_STARTING),
        (Some(_), Some(remote)) => (State::Fine, words::assistant_remote(remote.model())),
        (Some(_), None) => (State::Fine, words::ASSISTANT_BUILTIN),
    };
    ("assistant", state, text)
}

fn operators(app: &App) -> Finding {
    let (state, text) = match (app.operators.channels().is_empty(), app.operators.is_test) {
        (true, _) => (State::Off, words::PAYMENTS_OFF),
        _ if app.operators.all().any(|c| c.breaker.is_open()) => (State::Attention, words::PAYMENTS_DOWN),
        (false, true) => (State::Off, words::PAYMENTS_TEST),
        (false, false) => (State::Fine, words::PAYMENTS_FINE),
    };
    ("payments", state, text)
}

fn room(config: &Config) -> Finding {
    match disk::free_bytes(&config.data_dir) {
        None => ("disk", State::Off, words::DISK_UNKNOWN),
        Some(free) if free < LITTLE_ROOM => ("disk", State::Attention, words::disk_free(free)),
        Some(free) => ("disk", State::Fine, words::disk_free(free)),
    }
}

/// What may be shown of the settings: no secret, no address of a machine.
fn settings(config: &Config) -> SettingsView {
    let is_postgres = config.database_url.0.starts_with("postgres");
    SettingsView {
        product_name: crate::PRODUCT,
        version: env!("CARGO_PKG_VERSION"),
        mode: if config.mode == Mode::Production { "production" } else { "development" },
        database: if is_postgres { "postgresql" } else { "sqlite" },
        mail: if config.smtp_url.is_some() { "smtp" } else { "files" },
        model: config.model.as_ref().map(|m| m.model.clone()),
        require_verified_professionals: config.require_verified_professionals,
        legal_email: config.legal_email.clone(),
        support_email: config.support_email.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(pending: i64, failed: i64, minutes: i64, has_server: bool) -> (&'static str, String) {
        let now = DateTime::UNIX_EPOCH + TimeDelta::days(1);
        let oldest = (pending > 0).then(|| now - TimeDelta::minutes(minutes));
        let (_, state, text) = mail(&QueueStatus { pending, failed, oldest }, has_server, now);
        (state.as_str(), text.say(Lang::En))
    }

    #[test]
    fn mails_that_stand_still_or_were_given_up_ask_for_attention() {
        assert_eq!(found(0, 0, 0, true), ("fine", "Nothing waits to be sent.".into()));
        assert_eq!(found(2, 0, 5, true).0, "fine");
        assert_eq!(found(2, 0, 31, true).0, "attention");
        assert_eq!(found(2, 1, 5, true), ("attention", "Mails given up: 1. Waiting: 2.".into()));
        assert_eq!(found(2, 0, 600, false).0, "off");
    }
}
