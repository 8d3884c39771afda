//! What each area says of a person, as JSON: their own words and facts, never another person's.

use super::PAGE;
use crate::problem::Problem;
use crate::session;
use chrono::{DateTime, Utc};
use database::DbConn;
use identity::domain::User;
use payments::domain::{Method, Payment, Plan};
use serde_json::{Value, json};
use std::collections::BTreeMap;

type Rows = Result<Vec<(i64, Value)>, Problem>;

pub fn account(c: &mut DbConn, user: &User, now: DateTime<Utc>) -> Result<Value, Problem> {
    let found = identity::account(c, user.id).map_err(Problem::people)?;
    let sessions = identity::own_sessions(c, user.id, now).map_err(Problem::people)?;
    let muted = notifications::muted_topics(c, user.id).map_err(Problem::notifications)?;
    let terms = identity::accepted_terms(c, user.id).map_err(Problem::people)?;
    let week = marketplace::availability(c, user.id).map_err(Problem::marketplace)?;
    let used = ai_assistant::usage_to_export(c, user.id).map_err(Problem::assistant)?;
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
        "acceptedTerms": terms.map(|t| json!({"version": t.version, "at": t.accepted_at})),
        "premium": {"isActive": user.premium.is_active(now), "until": user.premium.until},
        "profile": profile,
        "availability": week.windows().iter().map(|w| json!({
            "dayOfWeek": w.day_of_week, "startTime": w.start.to_string(), "endTime": w.end.to_string(),
            "isActive": w.is_active,
        })).collect::<Vec<_>>(),
        "consultationsByMonth": used.iter().map(|(month, used)| json!({"month": month, "used": used})).collect::<Vec<_>>(),
        "noMailsAbout": muted.iter().map(|t| t.as_str()).collect::<Vec<_>>(),
        "sessions": sessions.iter().map(|s| json!({
            "device": session::device(&s.state).code(), "since": s.created_at, "lastSeen": s.last_seen_at,
        })).collect::<Vec<_>>(),
    }))
}

/// What was said in one is in the list of consultations.
pub fn conversations(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = ai_assistant::conversations_to_export(c, user, after, PAGE).map_err(Problem::assistant)?;
    let row = |k: ai_assistant::domain::Conversation| {
        let value = json!({
            "id": k.id, "title": k.title, "isHidden": k.is_hidden, "createdAt": k.created_at, "updatedAt": k.updated_at,
        });
        (k.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

pub fn consultations(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = ai_assistant::logs_to_export(c, user, after, PAGE).map_err(Problem::assistant)?;
    let row = |l: ai_assistant::domain::LogEntry| {
        let value = json!({
            "id": l.id, "conversation": l.conversation_id, "question": l.prompt, "answer": l.response, "type": l.prompt_type.as_str(),
            "status": l.status.as_str(), "engine": l.engine.as_str(), "language": l.language.as_str(),
            "sources": l.sources.iter().map(|s| json!({"key": s.key, "label": s.label})).collect::<Vec<_>>(),
            "isCounted": l.counted, "at": l.timestamp,
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

/// With what was filled in, earlier versions, and the cases in which the other party may read it.
pub fn documents(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = documents::documents_to_export(c, user, after, PAGE).map_err(Problem::documents)?;
    let ids: Vec<i64> = found.iter().map(|d| d.id).collect();
    let shown = marketplace::shown_documents_to_export(c, &ids).map_err(Problem::marketplace)?;
    let mut rows = Vec::new();
    for d in found {
        let versions = documents::versions_to_export(c, &d).map_err(Problem::documents)?;
        let cases: Vec<i64> = shown.iter().filter(|(id, _)| *id == d.id).map(|(_, case)| *case).collect();
        let value = json!({
            "id": d.id, "title": d.title, "template": d.template.as_str(), "language": d.language.as_str(),
            "version": d.version, "file": format!("documents/{}.html", d.file_stem()),
            "parameters": d.parameters, "origin": d.origin.as_str(), "shownInCases": cases,
            "versions": versions.iter().map(|v| json!({
                "version": v.version, "title": v.title, "at": v.created_at, "file": version_file(&d, v),
            })).collect::<Vec<_>>(),
            "createdAt": d.created_at, "updatedAt": d.updated_at,
        });
        rows.push((d.id, value));
    }
    Ok(rows)
}

/// Where a version of a document lies in the copy.
pub fn version_file(document: &documents::Document, version: &documents::Version) -> String {
    format!("documents/versions/{}-v{}.html", document.file_stem(), version.version)
}

/// A person has one at most: what the dialogue has filled in so far.
pub fn document_drafts(c: &mut DbConn, user: i64, after: i64) -> Rows {
    if after > 0 {
        return Ok(Vec::new());
    }
    let found = documents::draft_to_export(c, user).map_err(Problem::documents)?;
    let row = |d: documents::StoredDraft| {
        let value = json!({
            "template": d.template.as_str(), "language": d.lang.as_str(), "parameters": d.filled,
            "skipped": d.skipped, "updatedAt": d.updated_at,
        });
        (1, value)
    };
    Ok(found.into_iter().map(row).collect())
}

pub fn requests(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = marketplace::requests_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let row = |r: marketplace::domain::requests::Request| {
        let value = json!({
            "id": r.id, "title": r.title, "description": r.description, "summary": r.ai_summary,
            "legalDomain": r.legal_domain.as_str(), "urgency": r.urgency.as_str(), "budget": r.budget,
            "status": r.status.as_str(), "createdAt": r.created_at, "updatedAt": r.updated_at,
            "publishedAt": r.published_at, "assignedAt": r.assigned_at, "deadlineAt": r.deadline_at,
            "closedAt": r.closed_at, "closeReason": r.close_reason.map(|why| why.as_str()),
            "hiddenAt": r.hidden_at, "lastActivityAt": r.last_activity_at,
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
            "status": p.status.as_str(), "rejectedBy": p.rejected_by.map(|who| who.as_str()),
            "createdAt": p.created_at, "updatedAt": p.updated_at, "decidedAt": p.decided_at,
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
            "updatedAt": r.updated_at,
        });
        (r.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

/// Without the comment: it is the client's.
pub fn ratings_received(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found =
        marketplace::ratings_received_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let row = |r: marketplace::domain::requests::Rating| {
        let value = json!({
            "id": r.id, "requestId": r.request_id, "rating": r.rating, "isDeadlineMet": r.is_deadline_met,
            "wouldRecommend": r.would_recommend, "createdAt": r.created_at, "updatedAt": r.updated_at,
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
            "readAt": m.read_at,
        });
        (m.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

/// The files that a person uploaded; the files themselves are in a folder of their own.
pub fn attachments(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = marketplace::attachments_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let row = |a: marketplace::domain::messages::Attachment| {
        let value = json!({
            "id": a.id, "name": a.name, "mediaType": a.media_type.as_str(), "size": a.size,
            "sha256": a.sha256, "requestId": a.request_id, "messageId": a.message_id, "at": a.created_at,
        });
        (a.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

/// One's own with the names of their parties, and never a party's address or number. Of a case that a professional was
/// selected for, what the courts call it: its title and description are the client's.
pub fn cases(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = marketplace::cases_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let own: Vec<i64> = found.iter().filter(|k| k.user_id == user).map(|k| k.id).collect();
    let parties = marketplace::case_parties_to_export(c, &own).map_err(Problem::marketplace)?;
    let row = |k: marketplace::domain::cases::Case| {
        let is_owner = k.user_id == user;
        let named = parties.iter().filter(|p| p.case_id == k.id);
        let value = json!({
            "id": k.id, "as": if is_owner { "owner" } else { "professional" },
            "title": Some(k.title).filter(|_| is_owner), "description": k.description.filter(|_| is_owner),
            "status": k.status.as_str(), "court": k.court, "caseNumber": k.case_number,
            "requestId": k.request_id,
            "parties": named.map(|p| json!({"name": p.name, "quality": p.quality})).collect::<Vec<_>>(),
            "createdAt": k.created_at, "updatedAt": k.updated_at,
        });
        (k.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

/// Of all one's cases: both parties keep their hearings and deadlines together.
pub fn case_events(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = marketplace::case_events_to_export(c, user, after, PAGE).map_err(Problem::marketplace)?;
    let row = |e: marketplace::domain::cases::CaseEvent| {
        let value = json!({
            "id": e.id, "caseId": e.case_id, "kind": e.kind.as_str(), "title": e.title,
            "startsAt": e.starts_at, "place": e.place, "notes": e.notes, "isDone": e.is_done,
        });
        (e.id, value)
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
            "meetingLink": a.meeting_link, "status": a.status.as_str(), "ownNotes": own,
            "createdAt": a.created_at, "updatedAt": a.updated_at,
        });
        (a.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

pub fn notices(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = notifications::notices_to_export(c, user, after, PAGE).map_err(Problem::notifications)?;
    let row = |n: notifications::StoredNotice| {
        let about: BTreeMap<_, _> = n.notice.ids().into_iter().collect();
        let value = json!({
            "id": n.id, "kind": n.notice.kind(), "about": about, "readAt": n.read_at, "at": n.created_at,
        });
        (n.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}

/// With the number that paid: it is the person's own statement.
pub fn payments(c: &mut DbConn, user: i64, after: i64) -> Rows {
    let found = payments::payments_to_export(c, user, after, PAGE).map_err(Problem::payments)?;
    let ids: Vec<i64> = found.iter().map(|p| p.id).collect();
    let grants = payments::grants_of(c, &ids).map_err(Problem::payments)?;
    let steps = payments::steps_of(c, &ids).map_err(Problem::payments)?;
    let row = |p: Payment| {
        let grant = grants.iter().find(|g| g.payment_id == p.id);
        let history = steps.iter().filter(|s| s.payment_id == p.id);
        let value = json!({
            "id": p.id, "plan": Plan::as_str(&p.plan), "amount": p.amount, "currency": p.currency, "isTest": p.is_test,
            "paymentMethod": Method::as_str(&p.channel.method()), "phoneNumber": p.phone.stored(),
            "transactionId": p.reference.as_str(), "externalReference": p.external_reference,
            "state": p.state.as_str(), "reason": p.reason.map(|r| r.as_str()),
            "premiumFrom": grant.map(|g| g.starts_at), "premiumUntil": grant.and_then(|g| g.premium_until),
            "createdAt": p.created_at, "settledAt": p.settled_at,
            "history": history.map(|s| json!({
                "from": s.from.as_str(), "to": s.to.as_str(), "at": s.at,
            })).collect::<Vec<_>>(),
        });
        (p.id, value)
    };
    Ok(found.into_iter().map(row).collect())
}
