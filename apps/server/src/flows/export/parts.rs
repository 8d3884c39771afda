//! What each area says of a person, as JSON: their own words and facts, never another person's.

use super::PAGE;
use crate::problem::Problem;
use crate::session;
use chrono::{DateTime, Utc};
use database::DbConn;
use identity::domain::User;
use payments::domain::{Method, Payment, Plan};
use serde_json::{Value, json};

type Rows = Result<Vec<(i64, Value)>, Problem>;

pub fn account(c: &mut DbConn, user: &User, now: DateTime<Utc>) -> Result<Value, Problem> {
    let found = identity::account(c, user.id).map_err(Problem::people)?;
    let sessions = identity::own_sessions(c, user.id, now).map_err(Problem::people)?;
    let muted = notifications::muted_topics(c, user.id).map_err(Problem::notifications)?;
    let week = marketplace::availability(c, user.id).map_err(Problem::marketplace)?;
    let usage = ai_assistant::usage(c, user.id, false, now).map_err(Problem::assistant)?;
    let profile = found.profile.map(|p| {
        json!({
            "specialty": p.specialty, "domains": p.domains, "city": p.city, "languages": p.languages,
            "rollNumber": p.roll_number, "bio": p.bio, "yearsOfPractice": p.years_of_practice,
            "isVerified": p.is_verified,
        })
    });
    let user = found.user;
    Ok(json!({
        "id": user.id, "name": user.name.as_str(), "email": user.email.as_str(),
        "isEmailVerified": user.is_email_verified, "role": user.role.as_str(),
        "language": user.language.as_str(), "createdAt": user.created_at,
        "premium": {"isActive": user.premium.is_active(now), "until": user.premium.until},
        "profile": profile,
        "offersAppointments": week.is_offered(),
        "consultationsThisMonth": usage.used,
        "noMailsAbout": muted.iter().map(|t| t.as_str()).collect::<Vec<_>>(),
        "sessions": sessions.iter().map(|s| json!({
            "device": session::device(&s.state).code(), "since": s.created_at, "lastSeen": s.last_seen_at,
        })).collect::<Vec<_>>(),
    }))
}

pub fn consultations(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = ai_assistant::logs_to_export(c, user, after, PAGE).map_err(Problem::assistant)?;
    let row = |l: ai_assistant::domain::LogEntry| {
        let value = json!({
            "id": l.id, "question": l.prompt, "answer": l.response, "type": l.prompt_type.as_str(),
            "status": l.status.as_str(), "language": l.language.as_str(), "at": l.timestamp,
        });
        (l.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

/// Of an answer where no source is named; `consultation` is its id in the list of consultations.
pub fn feedback(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = ai_assistant::feedback_to_export(c, user, after, PAGE).map_err(Problem::assistant)?;
    let row = |f: ai_assistant::domain::Feedback| {
        let source = Some(f.opinion.source_key).filter(|key| !key.is_empty());
        let value = json!({
            "id": f.id, "consultation": f.log_id, "source": source, "isUseful": f.opinion.is_useful,
            "reason": f.opinion.reason.map(|r| r.as_str()), "comment": f.opinion.comment,
            "createdAt": f.created_at, "updatedAt": f.updated_at,
        });
        (f.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

pub fn documents(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = documents::documents_to_export(c, user, after, PAGE).map_err(Problem::documents)?;
    let row = |d: documents::Document| {
        let value = json!({
            "id": d.id, "title": d.title, "template": d.template.as_str(), "language": d.language.as_str(),
            "version": d.version, "file": format!("documents/{}.html", d.file_stem()),
            "createdAt": d.created_at, "updatedAt": d.updated_at,
        });
        (d.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

pub fn requests(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = marketplace::requests_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let row = |r: marketplace::domain::requests::Request| {
        let value = json!({
            "id": r.id, "title": r.title, "description": r.description, "summary": r.ai_summary,
            "legalDomain": r.legal_domain.as_str(), "urgency": r.urgency.as_str(), "budget": r.budget,
            "status": r.status.as_str(), "createdAt": r.created_at, "publishedAt": r.published_at,
            "assignedAt": r.assigned_at, "closedAt": r.closed_at,
        });
        (r.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

pub fn proposals(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = marketplace::proposals_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let row = |p: marketplace::domain::requests::Proposal| {
        let value = json!({
            "id": p.id, "requestId": p.request_id, "title": p.title, "description": p.description,
            "price": p.price, "timeline": p.timeline, "experience": p.experience,
            "status": p.status.as_str(), "createdAt": p.created_at, "decidedAt": p.decided_at,
        });
        (p.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

pub fn ratings(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = marketplace::ratings_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let row = |r: marketplace::domain::requests::Rating| {
        let value = json!({
            "id": r.id, "requestId": r.request_id, "rating": r.rating, "comment": r.comment,
            "isDeadlineMet": r.is_deadline_met, "wouldRecommend": r.would_recommend, "createdAt": r.created_at,
        });
        (r.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

pub fn messages(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = marketplace::messages_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let row = |m: marketplace::domain::messages::Message| {
        let files: Vec<Value> =
            m.attachments.iter().map(|a| json!({"id": a.id, "name": a.name, "size": a.size})).collect();
        let value = json!({
            "id": m.id, "requestId": m.request_id, "content": m.content, "files": files, "at": m.created_at,
        });
        (m.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

/// Without the people who were named as parties: they are others.
pub fn cases(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = marketplace::cases_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let row = |k: marketplace::domain::cases::Case| {
        let value = json!({
            "id": k.id, "title": k.title, "description": k.description, "status": k.status.as_str(),
            "court": k.court, "caseNumber": k.case_number, "requestId": k.request_id,
            "createdAt": k.created_at, "updatedAt": k.updated_at,
        });
        (k.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

pub fn case_notes(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = marketplace::case_notes_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let row = |n: marketplace::domain::cases::Note| {
        let value = json!({
            "id": n.id, "caseId": n.case_id, "content": n.content, "isPrivate": n.is_private, "at": n.created_at,
        });
        (n.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

/// With one's own words about them, not the other's.
pub fn appointments(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = marketplace::appointments_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let row = |a: marketplace::domain::appointments::Appointment| {
        let is_client = a.client_id == user;
        let own = if is_client { a.client_notes } else { a.notes };
        let value = json!({
            "id": a.id, "as": if is_client { "client" } else { "professional" },
            "title": a.title, "description": a.description.filter(|_| is_client),
            "startsAt": a.appointment_date, "minutes": a.duration, "location": a.location,
            "status": a.status.as_str(), "ownNotes": own, "createdAt": a.created_at,
        });
        (a.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

pub fn notices(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = notifications::notices_to_export(c, user, after, PAGE).map_err(Problem::notifications)?;
    let row = |n: notifications::StoredNotice| {
        (n.id, json!({"id": n.id, "kind": n.notice.kind(), "readAt": n.read_at, "at": n.created_at}))
    };
    Ok(found.into_iter().map(row).collect())
}

/// With the number that paid: it is the person's own statement.
pub fn payments(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = payments::payments_to_export(c, user, after, PAGE).map_err(Problem::payments)?;
    let ids: Vec<i64> = found.iter().map(|p| p.id).collect();
    let grants = payments::grants_of(c, &ids).map_err(Problem::payments)?;
    let row = |p: Payment| {
        let grant = grants.iter().find(|g| g.payment_id == p.id);
        let value = json!({
            "id": p.id, "plan": Plan::as_str(&p.plan), "amount": p.amount, "currency": p.currency, "isTest": p.is_test,
            "paymentMethod": Method::as_str(&p.channel.method()), "phoneNumber": p.phone.stored(),
            "transactionId": p.reference.as_str(), "externalReference": p.external_reference,
            "state": p.state.as_str(), "reason": p.reason.map(|r| r.as_str()),
            "premiumFrom": grant.map(|g| g.starts_at), "premiumUntil": grant.and_then(|g| g.premium_until),
            "createdAt": p.created_at, "settledAt": p.settled_at,
        });
        (p.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}
