use super::account_filter::{LIST_MAX, code};
use super::{FieldError, UserId};
use chrono::{DateTime, Utc};
use std::str::FromStr;

/// One line makes a deed that leaves a trace: its variant, and its name in the table, which never changes.
macro_rules! actions {
    ($($(#[$doc:meta])* $action:ident = $name:literal),+ $(,)?) => {
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum AuditAction {
            $($(#[$doc])* $action),+
        }

        impl AuditAction {
            pub const ALL: &[Self] = &[$(Self::$action),+];

            pub fn as_str(&self) -> &'static str {
                match self { $(Self::$action => $name),+ }
            }
        }
    };
}

actions! {
    /// Somebody's question and its answer were read.
    AiLogOpened = "ai_log_opened",
    UserCreated = "user_created",
    PremiumSet = "premium_set",
    PremiumCleared = "premium_cleared",
    ProfessionalVerified = "professional_verified",
    ProfessionalUnverified = "professional_unverified",
    RequestHidden = "request_hidden",
    RequestShown = "request_shown",
    CaseLawAdded = "case_law_added",
    CaseLawEdited = "case_law_edited",
    CaseLawVerified = "case_law_verified",
    CaseLawWithdrawn = "case_law_withdrawn",
    CaseLawImported = "case_law_imported",
    DuplicateSettled = "duplicate_settled",
    NoteAdded = "note_added",
    NoteEdited = "note_edited",
    NoteDeactivated = "note_deactivated",
    NoteReactivated = "note_reactivated",
    NoteRestored = "note_restored",
    /// What somebody said of an answer was read, with the question and the answer.
    FeedbackOpened = "feedback_opened",
    FeedbackReviewed = "feedback_reviewed",
    LawImported = "law_imported",
    LawEdited = "law_edited",
    LawWithdrawn = "law_withdrawn",
    PaymentOpened = "payment_opened",
    PaymentChecked = "payment_checked",
    PaymentDecisionProposed = "payment_decision_proposed",
    PaymentDecisionConfirmed = "payment_decision_confirmed",
    PaymentDecisionWithdrawn = "payment_decision_withdrawn",
    StatementCompared = "statement_compared",
    /// By its owner.
    AccountDeleted = "account_deleted",
    /// By time: nobody used it for years, and its owner was told.
    AccountExpired = "account_expired",
}

impl FromStr for AuditAction {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.iter().copied().find(|a| a.as_str() == s).ok_or("unknown action")
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditEntry {
    pub id: i64,
    pub actor_id: Option<UserId>,
    /// None where the account is gone.
    pub actor_name: Option<String>,
    pub action: AuditAction,
    pub subject: String,
    pub created_at: DateTime<Utc>,
}

#[derive(Debug, Clone, Default)]
pub struct RawAuditFilter {
    pub action: String,
    pub limit: Option<i64>,
    pub offset: Option<i64>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AuditFilter {
    pub action: Option<AuditAction>,
    pub limit: i64,
    pub offset: i64,
}

impl AuditFilter {
    pub fn parse(raw: &RawAuditFilter) -> Result<Self, Vec<FieldError>> {
        let mut wrong = Vec::new();
        let filter = Self {
            action: code("action", &raw.action, |t| t.parse().ok(), &mut wrong),
            limit: raw.limit.unwrap_or(LIST_MAX).clamp(1, LIST_MAX),
            offset: raw.offset.unwrap_or_default().max(0),
        };
        if wrong.is_empty() { Ok(filter) } else { Err(wrong) }
    }
}
