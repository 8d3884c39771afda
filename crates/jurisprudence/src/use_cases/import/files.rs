use super::take_in::{Settled, settle, without_names};
use crate::JurisprudenceError;
use crate::domain::import::{ImportItem, ImportOrder, ImportRun, ItemReason, Origin, Outcome};
use crate::import::Received;
use crate::juricaf::{ReadRefused, decoded, lenient_json, read_decision};
use crate::store::imports as rows;
use chrono::{DateTime, NaiveDate, Utc};
use database::DbConn;
use serde_json::Value;

const NAME_MAX: usize = 200;
/// Decisions that one file may hold.
pub const DECISIONS_MAX: usize = 500;

/// A file as it came, not yet read.
#[derive(Debug, Clone)]
pub struct NewFile {
    pub name: String,
    pub bytes: Vec<u8>,
}

/// What a file holds: decisions that could be read, and why others could not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadFile {
    name: String,
    decisions: Vec<Result<Received, ReadRefused>>,
}

/// Reads a file: a decision in JSON or XML, or a list of decisions in JSON. It needs no database, and takes its time.
pub fn read_file(file: &NewFile, today: NaiveDate) -> ReadFile {
    let name: String = file.name.replace(char::is_control, "").chars().take(NAME_MAX).collect();
    let one = |bytes: &[u8]| {
        read_decision(bytes, today).map(|(form, d)| Received::from_file(&name, form, d, bytes))
    };
    let decisions = match list_in(&decoded(&file.bytes)) {
        Some(many) if many.len() > DECISIONS_MAX => vec![Err(ReadRefused::TooMany(many.len()))],
        Some(many) => many.iter().map(|value| one(value.to_string().as_bytes())).collect(),
        None => vec![one(&file.bytes)],
    };
    ReadFile { decisions, name }
}

/// A list of decisions, whichever alphabet it was saved in.
fn list_in(text: &str) -> Option<Vec<Value>> {
    // A decision by itself is not read twice.
    if !text.trim_start().starts_with('[') {
        return None;
    }
    match lenient_json(text)? {
        Value::Array(many) if !many.is_empty() => Some(many),
        _ => None,
    }
}

/// A run that files are added to.
pub fn begin_files(
    conn: &mut DbConn,
    admin: i64,
    now: DateTime<Utc>,
) -> Result<ImportRun, JurisprudenceError> {
    let order = ImportOrder { query: String::new(), court: String::new(), most: None, rereads: false };
    Ok(rows::insert(conn, (Origin::Files, &order), Some(admin), now)?)
}

/// Takes in what a file holds, as a run of the site would; answers what became of each decision. `any_country`: somebody
/// has confirmed that it may be of another country.
pub fn add_file(
    conn: &mut DbConn,
    run_id: i64,
    file: &ReadFile,
    any_country: bool,
    now: DateTime<Utc>,
) -> Result<Vec<ImportItem>, JurisprudenceError> {
    let run = rows::find(conn, run_id)?.filter(|run| run.origin == Origin::Files);
    run.ok_or(JurisprudenceError::UnknownImport)?;
    let mut items = Vec::with_capacity(file.decisions.len());
    for decision in &file.decisions {
        let (settled, detail) = match decision {
            Ok(received) => (settle(conn, received, (Some(run_id), None, any_country), now)?, None),
            Err(refused) => refusal(refused),
        };
        let source_id = decision.as_ref().map(|received| received.id.clone()).unwrap_or_default();
        let item = ImportItem {
            position: 0,
            source_id,
            title: file.name.clone(),
            outcome: settled.outcome,
            reason: settled.reason,
            detail,
            case_id: settled.case_id,
        };
        let item = without_names(conn, item)?;
        items.push(rows::add_item(conn, run_id, item)?);
    }
    Ok(items)
}

fn refusal(refused: &ReadRefused) -> (Settled, Option<String>) {
    let (reason, detail): (ItemReason, _) = refused.reason();
    let outcome = if refused.is_refusal() { Outcome::Refused } else { Outcome::Failed };
    (Settled { outcome, reason: Some(reason), case_id: None }, detail)
}
