//! Looks at everything the server needs, one line each.

use super::{connect, say};
use crate::assistant::Assistant;
use crate::cli::Failure;
use crate::config::{Config, Mode};
use crate::{folders, mailer, operators, secret};
use database::{Db, DbConn};
use std::path::Path;

enum Finding {
    Fine(String),
    Warning(String),
    Wrong(String),
}

pub async fn run(config: &Config) -> Result<(), Failure> {
    let mut findings = vec![settings(config), folder("data folder", &config.data_dir), attachments(config)];
    findings.extend(database(config).await);
    findings.push(mail(config).await);
    findings.push(encoder());
    findings.push(assistant(config).await);
    findings.extend(operators(config).await);
    let mut wrong = 0;
    for finding in &findings {
        match finding {
            Finding::Fine(text) => say!("ok       {text}"),
            Finding::Warning(text) => say!("warning  {text}"),
            Finding::Wrong(text) => {
                wrong += 1;
                say!("wrong    {text}");
            }
        }
    }
    if wrong > 0 { Err(format!("{wrong} of {} checks failed", findings.len()).into()) } else { Ok(()) }
}

fn settings(config: &Config) -> Finding {
    if let Err(e) = secret::key(config) {
        return Finding::Wrong(format!("settings: the secret key cannot be kept: {e}"));
    }
    if config.mode == Mode::Production && !config.cookie_secure() {
        return Finding::Warning(
            "settings: PALABRE_PUBLIC_URL is not https: cookies travel in clear".to_owned(),
        );
    }
    match config.warnings.as_slice() {
        [] => Finding::Fine("settings".to_owned()),
        warnings => Finding::Warning(format!("settings: {}", warnings.join("; "))),
    }
}

fn attachments(config: &Config) -> Finding {
    match config.storage_url.to_file_path() {
        Ok(path) => folder("folder of attachments", &path),
        Err(()) => Finding::Wrong("disk: STORAGE_URL names no folder".to_owned()),
    }
}

fn folder(what: &str, folder: &Path) -> Finding {
    let probe = folder.join(".doctor");
    match folders::create_private(folder)
        .and_then(|()| std::fs::write(&probe, b"ok"))
        .and_then(|()| std::fs::remove_file(&probe))
        .and_then(|()| folders::is_open_to_others(folder))
    {
        Ok(true) => {
            Finding::Warning(format!("disk: other accounts of this machine can look into the {what}"))
        }
        Ok(false) => Finding::Fine(format!("disk: the {what} can be written")),
        Err(e) => Finding::Wrong(format!("disk: the {what} cannot be written: {e}")),
    }
}

async fn database(config: &Config) -> Vec<Finding> {
    let db = match connect(config) {
        Ok(db) => db,
        Err(e) => return vec![Finding::Wrong(format!("database: {e}"))],
    };
    match db.read(DbConn::is_migrated).await {
        Ok(true) => vec![Finding::Fine("database: reachable and migrated".to_owned()), knowledge(&db).await],
        Ok(false) => {
            vec![Finding::Wrong("database: migrations are pending: run `palabre migrate`".to_owned())]
        }
        Err(e) => vec![Finding::Wrong(format!("database: {e}"))],
    }
}

async fn knowledge(db: &Db) -> Finding {
    let counted = db.read(|c| {
        Ok::<_, jurisprudence::JurisprudenceError>((
            jurisprudence::notes(c)?.len(),
            jurisprudence::cases(c)?.len(),
        ))
    });
    match counted.await {
        Ok((0, _)) => Finding::Wrong("legal knowledge: none is loaded: run `palabre seed`".to_owned()),
        Ok((notes, cases)) => Finding::Fine(format!("legal knowledge: {notes} notes, {cases} decisions")),
        Err(e) => Finding::Wrong(format!("legal knowledge: {e}")),
    }
}

async fn mail(config: &Config) -> Finding {
    let mailer = match mailer::mailer(config) {
        Ok(mailer) => mailer,
        Err(e) => return Finding::Wrong(format!("mail: {e}")),
    };
    match (mailer.check().await, &config.smtp_url) {
        (Ok(()), Some(_)) => Finding::Fine("mail: the server answers".to_owned()),
        (Ok(()), None) => {
            Finding::Warning("mail: SMTP_URL is not set: mails wait as files in the data folder".to_owned())
        }
        (Err(e), _) => Finding::Wrong(format!("mail: {e}")),
    }
}

/// The keys are tried; no money moves.
async fn operators(config: &Config) -> Vec<Finding> {
    let connected = match operators::connect(config, None) {
        Ok(connected) => connected,
        Err(e) => return vec![Finding::Wrong(format!("payments: {e}"))],
    };
    let mut findings = Vec::new();
    for one in connected.all() {
        let name = one.terms.channel.as_str();
        findings.push(match one.provider.check().await {
            Ok(()) => Finding::Fine(format!("payments: {name} takes our keys")),
            Err(e) => Finding::Wrong(format!("payments: {name}: {e}")),
        });
    }
    if findings.is_empty() {
        findings.push(match config.mode {
            Mode::Development => Finding::Fine("payments: the stand-in plays the operators".to_owned()),
            Mode::Production => {
                Finding::Warning("payments: no operator is set: nothing can be bought".to_owned())
            }
        });
    }
    findings
}

/// The model is run: a processor that it does not know shows here.
fn encoder() -> Finding {
    match sentence_encoder::Encoder::shipped().and_then(|encoder| encoder.vector("Bonjour")) {
        Ok(_) => {
            Finding::Fine(format!("assistant: the sentence encoder runs: {}", sentence_encoder::model()))
        }
        Err(e) => Finding::Wrong(format!("assistant: {e}")),
    }
}

async fn assistant(config: &Config) -> Finding {
    match Assistant::new(config.model.as_ref()) {
        Ok(a) => match a.remote {
            Some(remote) => match remote.check().await {
                Ok(()) => Finding::Fine(format!("assistant: remote model {} answers", remote.model())),
                Err(e) => Finding::Warning(format!(
                    "assistant: remote model {}: {e}; the built-in engine answers meanwhile",
                    remote.model()
                )),
            },
            None => Finding::Fine("assistant: the built-in engine answers".to_owned()),
        },
        Err(e) => Finding::Wrong(format!("assistant: {e}")),
    }
}
