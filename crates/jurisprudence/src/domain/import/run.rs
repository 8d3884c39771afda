use super::codes;
use chrono::{DateTime, Utc};

codes! {
    /// Where decisions came from.
    Origin { Site = "site", Files = "files" }
}

codes! {
    RunState {
        Waiting = "waiting",
        Running = "running",
        Done = "done",
        /// Ended before its end, with a reason.
        Stopped = "stopped",
        Cancelled = "cancelled",
    }
}

impl RunState {
    pub fn is_over(self) -> bool {
        !matches!(self, Self::Waiting | Self::Running)
    }
}

codes! {
    /// Why a run ended before its end. Nothing that was imported is taken back, and nothing is deleted.
    StopReason {
        /// The site answers with a page for people where data was asked for.
        Challenge = "challenge",
        /// What the site asks of robots forbids this address.
        Robots = "robots",
        /// Too many questions, says the site.
        RateLimited = "rate_limited",
        /// The site says that it cannot answer now.
        Unavailable = "unavailable",
        /// The site does not want us.
        Refused = "refused",
        /// Three questions in a row had no answer.
        SiteDown = "site_down",
        /// The list could not be read.
        UnreadableList = "unreadable_list",
        /// Rows of the list would have been lost.
        RowsLost = "rows_lost",
        /// The list is not where it should be.
        NoList = "no_list",
    }
}

/// One import, as far as it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportRun {
    pub id: i64,
    pub origin: Origin,
    pub query: String,
    pub court: String,
    pub most: Option<i64>,
    pub rereads: bool,
    pub state: RunState,
    pub stop_reason: Option<StopReason>,
    /// In seconds, where the site said so.
    pub retry_after: Option<i64>,
    /// How many decisions the site says that it has.
    pub total: i64,
    /// How many rows its list held.
    pub listed: i64,
    pub imported: i64,
    /// Known, refused or waiting for a person.
    pub skipped: i64,
    pub failed: i64,
    /// The list was no JSON, and was put right.
    pub list_repaired: bool,
    /// The list was read: what is to be fetched is known.
    pub is_listed: bool,
    pub cancel_asked: bool,
    pub created_by: Option<i64>,
    pub created_at: DateTime<Utc>,
    pub ended_at: Option<DateTime<Utc>>,
}

impl ImportRun {
    /// The list is longer than what the site gives in one piece.
    pub fn is_cut_short(&self) -> bool {
        self.listed > 0 && self.total > self.listed
    }
}

/// How far a run is, in decisions to read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Progress {
    pub planned: i64,
    pub done: i64,
}
