use super::{Answer, AnswerParts, AnswerStatus, Engine, Language, PromptType, Question, Source};
use chrono::{DateTime, Datelike, Duration, NaiveDate, TimeZone, Utc};
use chrono_tz::Africa::Douala;
use std::fmt;
use std::str::FromStr;

/// Answers a month for a user without premium.
pub const FREE_ANSWERS: i64 = 3;
/// After this time a reservation of a process that died is given back. Longer than any answer may take.
pub const RESERVATION_LIFETIME: Duration = Duration::minutes(10);

/// A calendar month in Cameroon (Africa/Douala), the period the free answers are counted in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Month {
    year: i32,
    month: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a month is written YYYY-MM")]
pub struct MalformedMonth;

impl Month {
    pub fn of(now: DateTime<Utc>) -> Self {
        let there = now.with_timezone(&Douala);
        Self { year: there.year(), month: there.month() }
    }

    /// The first instant of the next month in Cameroon, when the counter starts again.
    pub fn resets_at(self) -> DateTime<Utc> {
        let (year, month) = if self.month == 12 { (self.year + 1, 1) } else { (self.year, self.month + 1) };
        NaiveDate::from_ymd_opt(year, month, 1)
            .and_then(|day| day.and_hms_opt(0, 0, 0))
            .and_then(|midnight| Douala.from_local_datetime(&midnight).earliest())
            .map_or(DateTime::<Utc>::MAX_UTC, |t| t.with_timezone(&Utc))
    }
}

impl fmt::Display for Month {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}-{:02}", self.year, self.month)
    }
}

impl FromStr for Month {
    type Err = MalformedMonth;
    fn from_str(s: &str) -> Result<Self, MalformedMonth> {
        let (year, month) = s.split_once('-').ok_or(MalformedMonth)?;
        let (year, month) =
            (year.parse().map_err(|_| MalformedMonth)?, month.parse().map_err(|_| MalformedMonth)?);
        if (1..=12).contains(&month) { Ok(Self { year, month }) } else { Err(MalformedMonth) }
    }
}

/// One answer set aside for a user while it is being made. [`crate::record`] consumes it or gives it back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reservation {
    pub(crate) id: i64,
    pub(crate) user_id: i64,
    pub(crate) month: Month,
    pub(crate) unlimited: bool,
}

impl Reservation {
    pub fn user_id(&self) -> i64 {
        self.user_id
    }
}

/// How much of the month is used. `used` includes answers that are being made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Usage {
    pub used: i64,
    /// `None` for premium and admin.
    pub limit: Option<i64>,
    pub resets_at: DateTime<Utc>,
}

/// A question and what was answered, on its way to the log.
#[derive(Clone, PartialEq, Eq)]
pub struct Exchange {
    pub question: Question,
    pub prompt_type: PromptType,
    pub response: String,
    pub status: AnswerStatus,
    pub engine: Engine,
    pub language: Language,
    pub sources: Vec<Source>,
    pub parts: AnswerParts,
    /// The conversation it goes on with; none, or one that is gone meanwhile: it begins another.
    pub conversation: Option<i64>,
}

impl Exchange {
    pub fn new(question: Question, prompt_type: PromptType, answer: &Answer) -> Self {
        Self {
            question,
            prompt_type,
            response: answer.response.clone(),
            status: answer.status,
            engine: answer.engine,
            language: answer.language,
            sources: answer.sources.clone(),
            parts: answer.parts.clone(),
            conversation: None,
        }
    }

    pub fn within(self, conversation: Option<i64>) -> Self {
        Self { conversation, ..self }
    }

    /// Only an answer from the law counts, and never one to somebody in danger.
    pub fn counts(&self) -> bool {
        self.status == AnswerStatus::Grounded && !self.is_first_help()
    }

    /// Given whatever is left of the month.
    pub fn is_first_help(&self) -> bool {
        self.parts.first_help.is_some()
    }
}

impl fmt::Debug for Exchange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Exchange")
            .field("status", &self.status)
            .field("engine", &self.engine)
            .finish_non_exhaustive()
    }
}

/// One exchange without its texts: what an administrator sees before opening it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct LogHead {
    pub id: i64,
    pub user_id: i64,
    pub prompt_type: PromptType,
    pub status: AnswerStatus,
    pub engine: Engine,
    pub language: Language,
    pub timestamp: DateTime<Utc>,
}

/// A row of the log. `Debug` shows neither the question nor the answer.
#[derive(Clone, PartialEq, Eq)]
pub struct LogEntry {
    pub id: i64,
    pub user_id: i64,
    pub conversation_id: i64,
    pub prompt: String,
    pub response: String,
    pub prompt_type: PromptType,
    pub status: AnswerStatus,
    pub engine: Engine,
    pub language: Language,
    pub sources: Vec<Source>,
    pub parts: AnswerParts,
    /// Whether it took one of the month's answers.
    pub counted: bool,
    pub timestamp: DateTime<Utc>,
}

impl fmt::Debug for LogEntry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LogEntry")
            .field("id", &self.id)
            .field("user_id", &self.user_id)
            .field("status", &self.status)
            .field("counted", &self.counted)
            .field("timestamp", &self.timestamp)
            .finish_non_exhaustive()
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogScope {
    /// This month's answers that counted.
    Month,
    /// The last exchanges of all time, counted or not.
    All,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_month_is_cameroons() {
        let last_hour: DateTime<Utc> = "2026-11-30T22:59:59Z".parse().unwrap();
        let midnight: DateTime<Utc> = "2026-11-30T23:00:00Z".parse().unwrap();
        assert_eq!(Month::of(last_hour).to_string(), "2026-11");
        assert_eq!(Month::of(midnight).to_string(), "2026-12");
        assert_eq!(Month::of(last_hour).resets_at(), midnight);
        assert_eq!(Month::of(midnight).resets_at().to_string(), "2026-12-31 23:00:00 UTC");
        assert_eq!("2026-12".parse::<Month>(), Ok(Month::of(midnight)));
        assert!("2026-13".parse::<Month>().is_err());
    }
}
