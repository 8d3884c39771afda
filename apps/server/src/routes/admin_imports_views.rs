//! How imports of case law look to administrators, field by field.

use crate::language::Lang;
use crate::wording::imports as words;
use chrono::{DateTime, Utc};
use jurisprudence::domain::import::{ImportItem, ImportRun, Outcome, Progress, RunState};
use jurisprudence::import::page_of;
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportRun)]
pub struct ImportRunView {
    pub id: i64,
    /// site or files
    pub origin: &'static str,
    /// Empty: whatever there is.
    pub query: String,
    /// Empty: every court.
    pub court: String,
    /// None: the whole list.
    pub limit: Option<i64>,
    /// What is here already is read again, and compared.
    pub rereads: bool,
    /// waiting, running, done, stopped or cancelled
    pub state: &'static str,
    /// Of a stopped one: challenge, robots, rate_limited, unavailable, refused, site_down, unreadable_list, rows_lost or no_list
    pub stop_reason: Option<&'static str>,
    /// The same, to people.
    pub message: Option<String>,
    /// In seconds, where the site said so.
    pub retry_after: Option<i64>,
    /// How many decisions the site says that it has.
    pub total: i64,
    /// How many rows its list held.
    pub listed: i64,
    /// The list is longer than what the site gives in one piece: narrower searches reach the rest.
    pub is_cut_short: bool,
    /// The list was no JSON, and was put right without losing a row.
    pub list_repaired: bool,
    /// Decisions to read, and how many of them were.
    pub planned: i64,
    pub done: i64,
    pub imported: i64,
    pub skipped: i64,
    pub failed: i64,
    pub cancel_asked: bool,
    pub created_at: DateTime<Utc>,
    pub ended_at: Option<DateTime<Utc>>,
}

impl ImportRunView {
    pub fn of(run: ImportRun, progress: Progress, lang: Lang) -> Self {
        let message = run.stop_reason.map(|reason| words::stopped(reason, run.retry_after).say(lang));
        Self {
            is_cut_short: run.is_cut_short(),
            id: run.id,
            origin: run.origin.as_str(),
            query: run.query,
            court: run.court,
            limit: run.most,
            rereads: run.rereads,
            state: run.state.as_str(),
            stop_reason: run.stop_reason.map(|reason| reason.as_str()),
            message,
            retry_after: run.retry_after,
            total: run.total,
            listed: run.listed,
            list_repaired: run.list_repaired,
            planned: progress.planned,
            done: progress.done,
            imported: run.imported,
            skipped: run.skipped,
            failed: run.failed,
            cancel_asked: run.cancel_asked && run.state == RunState::Running,
            created_at: run.created_at,
            ended_at: run.ended_at,
        }
    }

    /// Where nobody asks how far it is.
    pub fn without_progress(run: ImportRun, lang: Lang) -> Self {
        Self::of(run, Progress::default(), lang)
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ImportItem)]
pub struct ImportItemView {
    pub position: i64,
    /// The site's id; empty for a file that names none.
    pub id: String,
    /// As the list has it; the name of a file.
    pub title: String,
    /// waiting, imported, known, updated, review, refused or failed
    pub outcome: &'static str,
    /// A code, where there is something to say.
    pub reason: Option<&'static str>,
    /// The same, to people.
    pub message: Option<String>,
    /// The decision here that it is, or may be.
    pub case_id: Option<i64>,
    pub url: Option<String>,
}

impl ImportItemView {
    pub fn of(item: ImportItem, lang: Lang) -> Self {
        let message = item.reason.map(|reason| words::item(reason, item.detail.as_deref()).say(lang));
        Self {
            url: (!item.source_id.is_empty()).then(|| page_of(&item.source_id)),
            position: item.position,
            id: item.source_id,
            title: item.title,
            outcome: item.outcome.as_str(),
            reason: item.reason.map(|reason| reason.as_str()),
            message,
            case_id: item.case_id,
        }
    }
}

/// What came of an import.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportResult)]
pub struct ImportResultView {
    pub imported: i64,
    /// How many decisions the site says that it has for this search.
    pub total: i64,
    /// Here already, refused, or waiting for a person.
    pub skipped: i64,
    /// Decisions that could not be had or not be read, each with its reason.
    pub errors: Vec<ImportItemView>,
    /// Those of the skipped ones about which there is something to say.
    pub notes: Vec<ImportItemView>,
    pub run: ImportRunView,
}

impl ImportResultView {
    pub fn of(run: ImportRun, items: Vec<ImportItem>, progress: Progress, lang: Lang) -> Self {
        let (errors, rest): (Vec<_>, Vec<_>) = items.into_iter().partition(|i| i.outcome == Outcome::Failed);
        let view = |item| ImportItemView::of(item, lang);
        Self {
            imported: run.imported,
            total: run.total,
            skipped: run.skipped,
            errors: errors.into_iter().map(view).collect(),
            notes: rest.into_iter().filter(|item| item.reason.is_some()).map(view).collect(),
            run: ImportRunView::of(run, progress, lang),
        }
    }
}

/// A run with what became of each decision.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = ImportReport)]
pub struct ImportReportView {
    pub run: ImportRunView,
    pub items: Vec<ImportItemView>,
}

impl ImportReportView {
    pub fn of(run: ImportRun, progress: Progress, items: Vec<ImportItem>, lang: Lang) -> Self {
        let items = items.into_iter().map(|item| ImportItemView::of(item, lang)).collect();
        Self { run: ImportRunView::of(run, progress, lang), items }
    }
}
