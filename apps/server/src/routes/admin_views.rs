//! How the administration looks on the wire, field by field.

use crate::routes::ai_assistant_views::SourceView;
use ai_assistant::domain::{LogEntry, LogHead};
use chrono::{DateTime, NaiveDate, Utc};
use identity::Account;
use identity::domain::{AuditEntry, Profile};
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AdminStats)]
pub struct StatsView {
    pub total_users: i64,
    /// Active by the rule; administrators have none.
    pub premium_users: i64,
    /// Those that are not closed.
    pub active_cases: i64,
    pub ai_queries_count: i64,
}

/// A day of Cameroon, and what was begun on it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ActivityDay {
    pub day: NaiveDate,
    pub requests: i64,
    pub consultations: i64,
    pub registrations: i64,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SystemCheck)]
pub struct CheckView {
    /// database, mail, assistant, payments, disk or import
    pub name: &'static str,
    /// fine, attention or off
    pub state: &'static str,
    /// In the caller's language.
    pub message: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SystemSettings)]
pub struct SettingsView {
    pub product_name: &'static str,
    pub version: &'static str,
    /// development or production
    pub mode: &'static str,
    /// sqlite or postgresql
    pub database: &'static str,
    /// smtp or files
    pub mail: &'static str,
    /// The remote model; none: the built-in engine answers alone.
    pub model: Option<String>,
    pub require_verified_professionals: bool,
    pub legal_email: String,
    pub support_email: String,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = SystemStatus)]
pub struct SystemView {
    pub checks: Vec<CheckView>,
    pub settings: SettingsView,
    pub checked_at: DateTime<Utc>,
}

/// What an avocat or a huissier says of themselves, with the number to verify.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AccountProfessional)]
pub struct ProfessionalPartView {
    pub roll_number: Option<String>,
    pub specialty: Option<String>,
    pub city: Option<String>,
    pub is_verified: bool,
}

impl From<Profile> for ProfessionalPartView {
    fn from(p: Profile) -> Self {
        let said = |text: String| Some(text).filter(|t| !t.is_empty());
        Self {
            roll_number: said(p.roll_number),
            specialty: said(p.specialty),
            city: said(p.city),
            is_verified: p.is_verified,
        }
    }
}

/// An account as administrators see it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Account)]
pub struct AccountView {
    pub id: i64,
    pub name: String,
    pub email: String,
    /// client, avocat, huissier, policier, gendarme or admin
    pub role: &'static str,
    /// The rule's result: the flag is on, and the end is absent or still to come.
    pub is_premium: bool,
    pub premium_until: Option<DateTime<Utc>>,
    /// fr or en
    pub language: &'static str,
    pub is_email_verified: bool,
    pub created_at: DateTime<Utc>,
    /// Of avocats and huissiers who wrote a profile.
    pub professional: Option<ProfessionalPartView>,
}

impl AccountView {
    pub fn of(account: Account, now: DateTime<Utc>) -> Self {
        let Account { user: u, profile } = account;
        Self {
            id: u.id,
            name: u.name.as_str().to_owned(),
            email: u.email.as_str().to_owned(),
            role: u.role.as_str(),
            is_premium: u.premium.is_active(now),
            premium_until: u.premium.until,
            language: u.language.as_str(),
            is_email_verified: u.is_email_verified,
            created_at: u.created_at,
            professional: profile.filter(|_| u.role.is_professional()).map(Into::into),
        }
    }
}

/// A consultation with its texts masked.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AiLogHead)]
pub struct AiLogHeadView {
    pub id: i64,
    pub user_id: i64,
    /// research, document, strategy, analysis, precedent, procedure or general
    pub prompt_type: &'static str,
    /// grounded, no_match or unavailable
    pub status: &'static str,
    /// builtin or remote
    pub engine: &'static str,
    /// fr or en
    pub language: &'static str,
    pub timestamp: DateTime<Utc>,
}

impl From<LogHead> for AiLogHeadView {
    fn from(l: LogHead) -> Self {
        Self {
            id: l.id,
            user_id: l.user_id,
            prompt_type: l.prompt_type.as_str(),
            status: l.status.as_str(),
            engine: l.engine.as_str(),
            language: l.language.as_str(),
            timestamp: l.timestamp,
        }
    }
}

/// A consultation that was opened: an entry of the audit trail says so.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OpenedAiLog)]
pub struct OpenedAiLogView {
    pub id: i64,
    pub user_id: i64,
    pub prompt: String,
    pub response: String,
    /// grounded, no_match or unavailable
    pub status: &'static str,
    pub sources: Vec<SourceView>,
    pub timestamp: DateTime<Utc>,
}

impl OpenedAiLogView {
    pub fn of(l: LogEntry) -> Self {
        Self {
            id: l.id,
            user_id: l.user_id,
            prompt: l.prompt,
            response: l.response,
            status: l.status.as_str(),
            sources: l.sources.into_iter().map(SourceView::of).collect(),
            timestamp: l.timestamp,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AuditEntry)]
pub struct AuditEntryView {
    pub id: i64,
    pub actor_id: Option<i64>,
    /// None where the account is gone.
    pub actor_name: Option<String>,
    pub action: &'static str,
    /// The id or key of what it was done to.
    pub subject: String,
    pub created_at: DateTime<Utc>,
}

impl From<AuditEntry> for AuditEntryView {
    fn from(e: AuditEntry) -> Self {
        Self {
            id: e.id,
            actor_id: e.actor_id,
            actor_name: e.actor_name,
            action: e.action.as_str(),
            subject: e.subject,
            created_at: e.created_at,
        }
    }
}
