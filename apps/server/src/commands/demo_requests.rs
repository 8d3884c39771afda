//! Demonstration requests between the demonstration accounts: a draft, an open one, one to be rated, a rated one.

use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, DbError};
use identity::IdentityError;
use identity::domain::{Email, NewProfile, RawProfile};
use marketplace::MarketplaceError;
use marketplace::domain::appointments::{RawWindow, Week};
use marketplace::domain::messages::{NewMessage, RawMessage};
use marketplace::domain::requests::{
    LegalDomain, NewProposal, NewRating, NewRequest, RawProposal, RawRating, RawRequest, RequestFilter,
    Viewer,
};
use serde::Deserialize;

const DEMO: &str = include_str!("../../../../fixtures/demo/requests.json");

#[derive(Debug, thiserror::Error)]
pub enum DemoError {
    #[error("fixtures/demo/requests.json: {0}")]
    File(#[from] serde_json::Error),
    #[error("no demonstration account has the address {0}")]
    NoAccount(String),
    #[error(transparent)]
    Identity(#[from] IdentityError),
    #[error(transparent)]
    Marketplace(#[from] MarketplaceError),
}

impl From<DbError> for DemoError {
    fn from(e: DbError) -> Self {
        Self::Marketplace(e.into())
    }
}

#[derive(Deserialize)]
struct Demo {
    profiles: Vec<DemoProfile>,
    requests: Vec<DemoRequest>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DemoProfile {
    professional: String,
    specialty: String,
    domains: Vec<String>,
    city: String,
    languages: Vec<String>,
    roll_number: String,
    bio: String,
    years_of_practice: i64,
    verified: bool,
    availability: Vec<DemoWindow>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DemoWindow {
    day_of_week: i64,
    start_time: String,
    end_time: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DemoRequest {
    client: String,
    days_ago: i64,
    title: String,
    description: String,
    legal_domain: String,
    urgency: String,
    budget: String,
    is_published: bool,
    proposals: Vec<DemoProposal>,
    rating: Option<DemoRating>,
    #[serde(default)]
    messages: Vec<DemoMessage>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DemoMessage {
    is_from_client: bool,
    hours_ago: i64,
    content: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DemoProposal {
    professional: String,
    days_ago: i64,
    title: String,
    description: String,
    price: String,
    timeline: String,
    experience: String,
    is_selected: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct DemoRating {
    days_ago: i64,
    rating: i64,
    comment: String,
}

/// How many requests were made: none where the accounts have some already.
pub fn load(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, DemoError> {
    let demo: Demo = serde_json::from_str(DEMO)?;
    let filter = RequestFilter { limit: 1, ..RequestFilter::default() };
    for request in &demo.requests {
        let client = account(c, &request.client)?;
        if marketplace::requests(c, Viewer::Client(client), &filter, None)?.total > 0 {
            return Ok(0);
        }
    }
    for profile in &demo.profiles {
        add_profile(c, profile, now)?;
        add_week(c, profile, now)?;
    }
    for request in &demo.requests {
        add_request(c, request, now)?;
    }
    Ok(demo.requests.len())
}

fn add_week(c: &mut DbConn, p: &DemoProfile, now: DateTime<Utc>) -> Result<(), DemoError> {
    let window = |w: &DemoWindow| RawWindow {
        day_of_week: w.day_of_week,
        start_time: w.start_time.clone(),
        end_time: w.end_time.clone(),
        is_active: true,
    };
    let raw: Vec<RawWindow> = p.availability.iter().map(window).collect();
    let week = Week::parse(&raw).map_err(MarketplaceError::Invalid)?;
    let id = account(c, &p.professional)?;
    Ok(marketplace::set_availability(c, id, &week, now)?)
}

fn account(c: &mut DbConn, email: &str) -> Result<i64, DemoError> {
    let unknown = || DemoError::NoAccount(email.to_owned());
    let email: Email = email.parse().map_err(|_| unknown())?;
    Ok(identity::user_by_email(c, &email)?.ok_or_else(unknown)?.id)
}

fn add_profile(c: &mut DbConn, p: &DemoProfile, now: DateTime<Utc>) -> Result<(), DemoError> {
    let id = account(c, &p.professional)?;
    let raw = RawProfile {
        specialty: p.specialty.clone(),
        domains: p.domains.clone(),
        city: p.city.clone(),
        languages: p.languages.clone(),
        roll_number: p.roll_number.clone(),
        bio: p.bio.clone(),
        years_of_practice: Some(p.years_of_practice),
    };
    let code = |d: &str| d.parse::<LegalDomain>().ok().map(|d| d.as_str());
    let new = NewProfile::parse(&raw, code).map_err(IdentityError::Invalid)?;
    identity::save_profile(c, id, &new, now)?;
    if p.verified {
        identity::verify_profile(c, id, Some(now))?;
    }
    Ok(())
}

fn add_request(c: &mut DbConn, r: &DemoRequest, now: DateTime<Utc>) -> Result<(), DemoError> {
    let (client, at) = (account(c, &r.client)?, now - TimeDelta::days(r.days_ago));
    let raw = RawRequest {
        title: r.title.clone(),
        description: r.description.clone(),
        legal_domain: r.legal_domain.clone(),
        urgency: r.urgency.clone(),
        budget: r.budget.clone(),
    };
    let new = NewRequest::parse(&raw).map_err(MarketplaceError::Invalid)?;
    let id = marketplace::create_request(c, client, &new, at)?.id;
    if r.is_published {
        marketplace::validate_request(c, client, id, at)?;
    }
    let mut selected = None;
    for p in &r.proposals {
        let (professional, at) = (account(c, &p.professional)?, now - TimeDelta::days(p.days_ago));
        let raw = RawProposal {
            title: p.title.clone(),
            description: p.description.clone(),
            price: p.price.clone(),
            timeline: p.timeline.clone(),
            experience: p.experience.clone(),
        };
        let new = NewProposal::parse(&raw).map_err(MarketplaceError::Invalid)?;
        let made = marketplace::propose(c, professional, id, &new, at)?;
        if p.is_selected {
            selected = Some(made);
        }
    }
    let Some(selected) = selected else { return Ok(()) };
    let at = selected.created_at;
    marketplace::select_proposal(c, client, selected.id, at)?;
    marketplace::create_case_for_request(c, client, selected.professional_id, id, &r.title, at)?;
    for m in &r.messages {
        let ends = (client, selected.professional_id);
        let (from, receiver_id) = if m.is_from_client { ends } else { (ends.1, ends.0) };
        let raw = RawMessage { receiver_id, content: m.content.clone(), ..RawMessage::default() };
        let new = NewMessage::parse(&raw).map_err(MarketplaceError::Invalid)?;
        marketplace::send_message(c, from, id, &new, now - TimeDelta::hours(m.hours_ago))?;
    }
    if let Some(r) = &r.rating {
        let raw = RawRating {
            rating: Some(r.rating),
            comment: r.comment.clone(),
            is_deadline_met: true,
            would_recommend: true,
        };
        let new = NewRating::parse(&raw).map_err(MarketplaceError::Invalid)?;
        let at = now - TimeDelta::days(r.days_ago);
        marketplace::rate(c, client, (id, selected.professional_id), &new, at)?;
    }
    Ok(())
}
