//! What administrators count, make, decide and open; whatever they decide or open leaves a trace.

use super::{account_links, sign_in};
use crate::app::App;
use crate::language::Lang;
use crate::problem::Problem;
use crate::routes::admin_views::{
    AccountView, ActivityDay, AiLogHeadView, AuditEntryView, OpenedAiLogView, StatsView,
};
use crate::routes::marketplace_views::RequestView;
use chrono::{DateTime, Days, NaiveDate, TimeZone, Utc};
use chrono_tz::Africa::Douala;
use database::DbConn;
use identity::domain::{AccountFilter, AuditAction, AuditFilter, PremiumChange, Registration, UserId};
use marketplace::domain::requests::{Page, Viewer};
use notifications::Notice;
use std::collections::BTreeMap;

pub fn stats(c: &mut DbConn, now: DateTime<Utc>) -> Result<StatsView, Problem> {
    let accounts = identity::account_totals(c, now).map_err(Problem::people)?;
    let active_cases = marketplace::open_cases(c).map_err(Problem::marketplace)?;
    let (_, ai_queries_count) =
        ai_assistant::log_heads(c, None, Some(1), None).map_err(Problem::assistant)?;
    Ok(StatsView {
        total_users: accounts.all,
        premium_users: accounts.premium,
        active_cases,
        ai_queries_count,
    })
}

/// The last `days` days of Cameroon, today included, the oldest first.
pub fn activity(c: &mut DbConn, days: u64, now: DateTime<Utc>) -> Result<Vec<ActivityDay>, Problem> {
    let today = now.with_timezone(&Douala).date_naive();
    let first = today - Days::new(days.saturating_sub(1));
    let since = Douala.from_local_datetime(&first.and_time(chrono::NaiveTime::MIN)).earliest();
    let since = since.map_or(now, |at| at.to_utc());
    let by_day = |rows: Vec<(NaiveDate, i64)>| rows.into_iter().collect::<BTreeMap<_, _>>();
    let registrations = by_day(identity::registrations_by_day(c, since).map_err(Problem::people)?);
    let requests = by_day(marketplace::requests_by_day(c, since).map_err(Problem::marketplace)?);
    let consultations = by_day(ai_assistant::answers_by_day(c, since).map_err(Problem::assistant)?);
    let of = |rows: &BTreeMap<NaiveDate, i64>, day| rows.get(&day).copied().unwrap_or_default();
    let days = first.iter_days().take_while(|day| *day <= today);
    Ok(days
        .map(|day| ActivityDay {
            day,
            requests: of(&requests, day),
            consultations: of(&consultations, day),
            registrations: of(&registrations, day),
        })
        .collect())
}

pub fn accounts(
    c: &mut DbConn,
    filter: &AccountFilter,
    now: DateTime<Utc>,
) -> Result<Page<AccountView>, Problem> {
    let (items, total) = identity::accounts(c, filter, now).map_err(Problem::people)?;
    Ok(Page { items: items.into_iter().map(|a| AccountView::of(a, now)).collect(), total })
}

fn account(c: &mut DbConn, id: UserId, now: DateTime<Utc>) -> Result<AccountView, Problem> {
    Ok(AccountView::of(identity::account(c, id).map_err(Problem::people)?, now))
}

fn trace(
    c: &mut DbConn,
    admin: UserId,
    action: AuditAction,
    subject: i64,
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    identity::record_audit(c, admin, action, &subject.to_string(), now).map_err(Problem::people)
}

/// The password is hashed before the transaction.
pub async fn create_account(
    app: &App,
    admin: UserId,
    new: Registration,
    is_premium: bool,
) -> Result<AccountView, Problem> {
    let hash = sign_in::hash(app, &new.password).await?;
    let links = account_links::First::new(app);
    let now = app.clock.now();
    app.db
        .write(move |c| {
            let made = identity::create_account(c, &new, &hash, is_premium, now);
            let user = made.map_err(Problem::people)?;
            trace(c, admin, AuditAction::UserCreated, user.id, now)?;
            sign_in::welcome(c, &user, &links, now);
            account(c, user.id, now)
        })
        .await
}

pub fn set_premium(
    c: &mut DbConn,
    (admin, id): (UserId, UserId),
    change: PremiumChange,
    now: DateTime<Utc>,
) -> Result<AccountView, Problem> {
    let until = change.until();
    identity::set_premium(c, id, until).map_err(Problem::people)?;
    let action = if until.is_some() { AuditAction::PremiumSet } else { AuditAction::PremiumCleared };
    trace(c, admin, action, id, now)?;
    account(c, id, now)
}

/// Gives a professional the badge of a verified roll number, or takes it back, and tells them.
pub fn verify(
    c: &mut DbConn,
    (admin, id): (UserId, UserId),
    is_verified: bool,
    now: DateTime<Utc>,
) -> Result<AccountView, Problem> {
    let found = identity::account(c, id).map_err(Problem::people)?;
    let has_number = found.profile.as_ref().is_some_and(|p| !p.roll_number.is_empty());
    if !found.user.role.is_professional() || !has_number {
        return Err(Problem::not_found());
    }
    identity::verify_profile(c, id, is_verified.then_some(now)).map_err(Problem::people)?;
    let action = match is_verified {
        true => AuditAction::ProfessionalVerified,
        false => AuditAction::ProfessionalUnverified,
    };
    trace(c, admin, action, id, now)?;
    let notice =
        Notice::VerificationDecided { verified: i64::from(is_verified), decided_at: now.timestamp() };
    super::tell(c, Some(id), &notice, now)?;
    account(c, id, now)
}

/// Without a reason a hidden request is shown again.
pub fn moderate(
    c: &mut DbConn,
    (admin, id): (UserId, i64),
    reason: Option<&str>,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<RequestView, Problem> {
    let (moderated, action) = match reason {
        Some(reason) => (marketplace::hide_request(c, id, reason, now), AuditAction::RequestHidden),
        None => (marketplace::show_request(c, id, now), AuditAction::RequestShown),
    };
    moderated.map_err(Problem::marketplace)?;
    trace(c, admin, action, id, now)?;
    super::requests::show(c, Viewer::Admin(admin), id, lang)
}

pub fn ai_logs(
    c: &mut DbConn,
    user_id: Option<i64>,
    (limit, offset): (Option<i64>, Option<i64>),
) -> Result<Page<AiLogHeadView>, Problem> {
    let (items, total) = ai_assistant::log_heads(c, user_id, limit, offset).map_err(Problem::assistant)?;
    Ok(Page { items: items.into_iter().map(Into::into).collect(), total })
}

/// Shows one question with its answer. That it was read is written in the same transaction: no trace, no text.
pub fn open_ai_log(
    c: &mut DbConn,
    (admin, id): (UserId, i64),
    now: DateTime<Utc>,
) -> Result<OpenedAiLogView, Problem> {
    let entry = ai_assistant::log(c, id).map_err(Problem::assistant)?;
    trace(c, admin, AuditAction::AiLogOpened, id, now)?;
    Ok(OpenedAiLogView::of(entry))
}

pub fn audit_trail(c: &mut DbConn, filter: &AuditFilter) -> Result<Page<AuditEntryView>, Problem> {
    let (items, total) = identity::audit_trail(c, filter).map_err(Problem::people)?;
    Ok(Page { items: items.into_iter().map(Into::into).collect(), total })
}
