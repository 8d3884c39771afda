//! Who may call what: every call of the API description with every identity. A call without a row here fails.

use crate::support::{Person, TestApp};
use database::on_each_database;
use palabre::routes::docs::operations;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// nobody, client, another client, avocat, huissier, policier, gendarme, admin
type Row = [u16; 8];
const EVERYONE: Row = [200; 8];
/// For everyone, once the notes are indexed; here they are not.
const NOT_INDEXED: Row = [503; 8];
const SIGNED_IN: Row = [401, 200, 200, 200, 200, 200, 200, 200];
/// Whoever is signed in, and there is nothing to find.
const SIGNED_IN_404: Row = [401, 404, 404, 404, 404, 404, 404, 404];
/// Who works with the law.
const PRACTITIONERS: Row = [401, 403, 403, 200, 200, 200, 200, 200];
/// Of whoever is signed in the body is refused.
const ALL_REFUSED: Row = [401, 422, 422, 422, 422, 422, 422, 422];
const CLIENTS: Row = [401, 200, 200, 403, 403, 403, 403, 403];
const PROFESSIONALS: Row = [401, 403, 403, 200, 200, 403, 403, 403];
/// Everybody signed in, and there is nothing to find.
const NOT_THERE: Row = [401, 404, 404, 404, 404, 404, 404, 404];
/// Administrators alone.
const ADMINS: Row = [401, 403, 403, 403, 403, 403, 403, 200];
/// Administrators alone, and there is nothing to find, or the body is refused.
const fn admins(answer: u16) -> Row {
    [401, 403, 403, 403, 403, 403, 403, answer]
}
/// What only the client may do whose request it is; for another client there is no such request.
const ITS_CLIENT: Row = [401, 200, 404, 403, 403, 403, 403, 403];
/// Of a case: its owner and whoever works on it write, administrators read.
const CASE_READ: Row = [401, 200, 404, 200, 404, 404, 404, 200];
const CASE_WRITE: Row = [401, 200, 404, 200, 404, 404, 404, 404];
const CASE_ADD: Row = [401, 201, 404, 201, 404, 404, 404, 404];
/// The owner's call takes it away, so nobody after finds it.
const CASE_REMOVE: Row = [401, 204, 404, 404, 404, 404, 404, 404];
/// Of a conversation: its two parties.
const PARTIES: Row = [401, 200, 404, 200, 404, 403, 403, 404];
/// The first client's, and shown to nobody else.
const OWN: Row = [401, 200, 404, 404, 404, 404, 404, 404];
/// The document is the first client's; an administrator may see it too.
const OWNER: Row = [401, 200, 404, 404, 404, 404, 404, 200];

struct Case {
    call: &'static str,
    query: &'static str,
    body: Value,
    expected: Row,
}

fn cases() -> Vec<Case> {
    let case = |call, body, expected| Case { call, query: "", body, expected };
    let asked = |call, query, body, expected| Case { call, query, body, expected };
    let lease = || json!({"documentType": "contrat-bail", "parameters": {}});
    vec![
        case("GET /healthz", Value::Null, EVERYONE),
        case("GET /readyz", Value::Null, EVERYONE),
        case("GET /api/site-info", Value::Null, EVERYONE),
        case("GET /api/handbook", Value::Null, NOT_INDEXED),
        case("GET /api/handbook/summary", Value::Null, NOT_INDEXED),
        case("POST /api/register", json!({}), [422; 8]),
        case("POST /api/login", json!({}), [422; 8]),
        case("POST /api/auth", json!({}), [422; 8]),
        case("GET /api/user", Value::Null, SIGNED_IN),
        case("POST /api/auth/verification", json!({}), [401, 202, 202, 202, 202, 202, 202, 202]),
        case("POST /api/auth/verify", json!({}), [404; 8]),
        case("POST /api/auth/reset-link", json!({}), [422; 8]),
        case("POST /api/auth/reset", json!({}), [404; 8]),
        case("POST /api/auth/sign-in-link", json!({}), [422; 8]),
        case("POST /api/auth/sign-in", json!({}), [404; 8]),
        case("PATCH /api/account", json!({}), SIGNED_IN),
        case("POST /api/account/password", json!({}), ALL_REFUSED),
        case("GET /api/account/sessions", Value::Null, SIGNED_IN),
        // Nobody's session.
        case("DELETE /api/account/sessions/{id}", Value::Null, [401, 404, 404, 404, 404, 404, 404, 404]),
        case("DELETE /api/account/sessions", Value::Null, SIGNED_IN),
        case("GET /api/account/mails", Value::Null, SIGNED_IN),
        case("PUT /api/account/mails", json!({"muted": []}), SIGNED_IN),
        case("GET /api/account/export", Value::Null, SIGNED_IN),
        // Without the password.
        case("POST /api/account/delete", json!({}), ALL_REFUSED),
        case("GET /api/ai-logs", Value::Null, SIGNED_IN),
        // Nobody's exchange.
        case("PUT /api/ai-logs/{id}/feedback", json!({"isUseful": true}), SIGNED_IN_404),
        case("DELETE /api/ai-logs/{id}/feedback", Value::Null, SIGNED_IN_404),
        // The first client's, and nobody else's; last of all it is taken away.
        case("GET /api/ai-conversations", Value::Null, SIGNED_IN),
        case("GET /api/ai-conversations/{id}", Value::Null, OWN),
        case("PATCH /api/ai-conversations/{id}", json!({"isHidden": true}), OWN),
        case("DELETE /api/ai-conversations/{id}", Value::Null, [401, 204, 404, 404, 404, 404, 404, 404]),
        case("DELETE /api/ai-logs", Value::Null, SIGNED_IN),
        case("GET /api/quality", Value::Null, EVERYONE),
        case("POST /api/citations/check", json!({"text": "art. 34"}), PRACTITIONERS),
        // Nobody's note.
        case("GET /api/knowledge/{key}", Value::Null, [404; 8]),
        case("GET /api/ai-usage", Value::Null, SIGNED_IN),
        case("GET /api/ai-status", Value::Null, SIGNED_IN),
        case("GET /api/ia/draft", Value::Null, SIGNED_IN),
        case("POST /api/ia/ask", json!({"question": ""}), [401, 422, 422, 422, 422, 422, 422, 422]),
        case("POST /api/ai-chat", json!({"message": ""}), [401, 422, 422, 422, 422, 422, 422, 422]),
        case("POST /api/ia/help-formulate", json!({"userInput": "Bonjour"}), CLIENTS),
        case("GET /api/document-templates", Value::Null, SIGNED_IN),
        // The lease is for clients, avocats and administrators; the first client has Premium, nobody else.
        case("POST /api/ia/generate-doc", lease(), [401, 422, 403, 403, 403, 403, 403, 422]),
        case("POST /api/ia/preview-doc", lease(), [401, 200, 200, 200, 403, 403, 403, 200]),
        case("GET /api/documents", Value::Null, SIGNED_IN),
        case("GET /api/documents/{id}", Value::Null, OWNER),
        case("GET /api/documents/{id}/versions", Value::Null, OWNER),
        case("GET /api/documents/download/{id}", Value::Null, OWNER),
        case("PUT /api/documents/{id}", json!({"title": "Bail"}), OWNER),
        case("POST /api/documents/{id}/reset", json!({}), OWNER),
        // Last of the documents: the owner's call takes it away, so the administrator finds nothing.
        case("DELETE /api/documents/{id}", Value::Null, [401, 204, 404, 404, 404, 404, 404, 404]),
        // The first client's request is published, and has a proposal of the avocat's.
        case("GET /api/client-requests", Value::Null, [401, 200, 200, 200, 200, 403, 403, 200]),
        case("POST /api/client-requests", json!({}), [401, 422, 422, 403, 403, 403, 403, 403]),
        case("GET /api/client-requests/{id}", Value::Null, [401, 200, 404, 200, 200, 403, 403, 200]),
        case("PATCH /api/client-requests/{id}", json!({}), [401, 409, 404, 403, 403, 403, 403, 403]),
        case("DELETE /api/client-requests/{id}", Value::Null, [401, 409, 404, 403, 403, 403, 403, 403]),
        case("POST /api/client-requests/{id}/ai-summary", json!({}), ITS_CLIENT),
        case("PATCH /api/client-requests/{id}/validate", json!({}), [401, 409, 404, 403, 403, 403, 403, 403]),
        case("GET /api/proposals/professional", Value::Null, PROFESSIONALS),
        case("GET /api/proposals/client/{client_id}", Value::Null, [401, 200, 403, 403, 403, 403, 403, 200]),
        case(
            "GET /api/proposals/request/{request_id}",
            Value::Null,
            [401, 200, 404, 200, 200, 403, 403, 200],
        ),
        case("GET /api/proposals/check/{request_id}", Value::Null, PROFESSIONALS),
        case("POST /api/proposals", json!({}), [401, 403, 403, 422, 422, 403, 403, 403]),
        case("PATCH /api/proposals/{id}/reject", json!({}), ITS_CLIENT),
        case("PATCH /api/proposals/{id}/restore", json!({}), ITS_CLIENT),
        case("PATCH /api/proposals/{id}/select", json!({}), ITS_CLIENT),
        // It was selected: too late for the avocat, and none of the huissier's.
        case("PATCH /api/proposals/{id}/withdraw", json!({}), [401, 403, 403, 409, 404, 403, 403, 403]),
        case("POST /api/ratings", json!({}), [401, 422, 422, 403, 403, 403, 403, 403]),
        case("GET /api/ratings/{id}", Value::Null, ITS_CLIENT),
        case("PATCH /api/ratings/{id}", json!({}), ITS_CLIENT),
        case("GET /api/client-contacts", Value::Null, CLIENTS),
        case("GET /api/professionals/{id}", Value::Null, SIGNED_IN),
        case("GET /api/professional-profile", Value::Null, PROFESSIONALS),
        case("PUT /api/professional-profile", json!({}), PROFESSIONALS),
        case("PATCH /api/client-requests/{id}/close", json!({}), ITS_CLIENT),
        // The case of the selection: the first client's, and the avocat works on it.
        case("GET /api/cases", Value::Null, SIGNED_IN),
        case("POST /api/cases", json!({}), [401, 422, 422, 422, 422, 422, 422, 422]),
        case("GET /api/cases/{id}", Value::Null, CASE_READ),
        case("PATCH /api/cases/{id}", json!({}), CASE_WRITE),
        case("POST /api/cases/{id}/parties", json!({"name": "Tabi Ako"}), CASE_ADD),
        case("DELETE /api/cases/{id}/parties/{partyId}", Value::Null, CASE_REMOVE),
        case("POST /api/cases/{id}/events", hearing(), CASE_ADD),
        case("PATCH /api/cases/{id}/events/{eventId}", json!({}), CASE_WRITE),
        case("DELETE /api/cases/{id}/events/{eventId}", Value::Null, CASE_REMOVE),
        case("POST /api/cases/{id}/notes", json!({"content": "Vu"}), CASE_ADD),
        case("DELETE /api/cases/{id}/notes/{noteId}", Value::Null, CASE_REMOVE),
        // Nobody's document: there is nothing to attach.
        case("POST /api/cases/{id}/documents", json!({}), [401, 404, 404, 404, 404, 404, 404, 404]),
        case("GET /api/cases/{id}/documents/{documentId}", Value::Null, CASE_READ),
        case("DELETE /api/cases/{id}/documents/{documentId}", Value::Null, CASE_REMOVE),
        // Shared with the avocat: it can be closed, not deleted.
        case("DELETE /api/cases/{id}", Value::Null, [401, 409, 404, 409, 404, 404, 404, 404]),
        // The first client's appointment with the avocat.
        case("GET /api/availability", Value::Null, PROFESSIONALS),
        case("PUT /api/availability", json!([]), PROFESSIONALS),
        case("GET /api/professionals/{id}/slots", Value::Null, SIGNED_IN),
        case("GET /api/appointments", Value::Null, SIGNED_IN),
        case("POST /api/appointments", json!({}), [401, 422, 422, 403, 403, 403, 403, 403]),
        case("PATCH /api/appointments/{id}/confirm", json!({}), [401, 404, 404, 200, 404, 404, 404, 404]),
        case("PATCH /api/appointments/{id}/decline", json!({}), [401, 404, 404, 409, 404, 404, 404, 404]),
        case("GET /api/appointments/{id}/ics", Value::Null, [401, 200, 404, 200, 404, 404, 404, 404]),
        case("PATCH /api/appointments/{id}/cancel", json!({}), [401, 200, 404, 409, 404, 404, 404, 404]),
        // A conversation of the first client and the avocat, with a message of the client's that carries a file.
        case("GET /api/conversations", Value::Null, [401, 200, 200, 200, 200, 403, 403, 200]),
        asked("GET /api/messages", "?requestId={requestId}", Value::Null, PARTIES),
        case("POST /api/messages", json!({}), [401, 422, 422, 422, 422, 403, 403, 422]),
        case("PATCH /api/messages/{id}/read", json!({}), [401, 404, 404, 200, 404, 403, 403, 404]),
        // The body is no file of a type that is taken.
        asked(
            "POST /api/message-attachments",
            "?requestId={requestId}&name=a.pdf",
            json!({}),
            [401, 415, 404, 415, 404, 403, 403, 404],
        ),
        case("GET /api/message-attachments/{id}", Value::Null, PARTIES),
        case("DELETE /api/message-attachments/{id}", Value::Null, [401, 409, 404, 404, 404, 403, 403, 404]),
        case("GET /api/notices", Value::Null, SIGNED_IN),
        case("PATCH /api/notices/read", json!({}), SIGNED_IN),
        case("GET /api/events", Value::Null, SIGNED_IN),
        // Whoever holds the link, signed in or not; it is the same link for all of them, with its proposal selected.
        case("POST /api/marketplace/anonymous", json!({}), [422; 8]),
        case("GET /api/anonymous-challenge", Value::Null, EVERYONE),
        case("POST /api/ai/chat-anonymous", json!({}), [422; 8]),
        case("GET /api/ai/chat-anonymous", Value::Null, EVERYONE),
        case("POST /api/anonymous-open", json!({}), [404; 8]),
        case("POST /api/anonymous-leave", json!({}), EVERYONE),
        case("GET /api/anonymous-access/{accessToken}", Value::Null, EVERYONE),
        case("GET /api/anonymous-request/{accessToken}", Value::Null, EVERYONE),
        case("GET /api/anonymous-proposals/{accessToken}", Value::Null, EVERYONE),
        case("POST /api/anonymous-select/{accessToken}", json!({"proposalId": 0}), [404; 8]),
        case("POST /api/anonymous-extend/{accessToken}", json!({}), [200, 200, 200, 200, 409, 409, 409, 409]),
        case("POST /api/anonymous-send-again/{accessToken}", json!({}), [202; 8]),
        case("POST /api/anonymous-notices/stop", json!({}), [404; 8]),
        case("POST /api/anonymous-notices/{accessToken}", json!({"enabled": true}), EVERYONE),
        case("GET /api/anonymous-messages/{accessToken}", Value::Null, EVERYONE),
        case("POST /api/anonymous-messages/{accessToken}", json!({"content": "Bonjour"}), [201; 8]),
        case("POST /api/anonymous-messages/{accessToken}/read", json!({}), EVERYONE),
        // The first client takes it into the account; then there is no such link.
        case("POST /api/anonymous-claim/{accessToken}", json!({}), [401, 200, 404, 403, 403, 403, 403, 403]),
        case(
            "DELETE /api/anonymous-request/{accessToken}",
            Value::Null,
            [204, 404, 404, 404, 404, 404, 404, 404],
        ),
        case("GET /api/admin/stats", Value::Null, ADMINS),
        case("GET /api/admin/activity", Value::Null, ADMINS),
        case("GET /api/admin/system", Value::Null, ADMINS),
        case("GET /api/admin/users", Value::Null, ADMINS),
        case("POST /api/admin/create-user", json!({}), admins(422)),
        case("PATCH /api/admin/users/{id}/premium", json!({}), ADMINS),
        // A professional without a roll number.
        case("PATCH /api/admin/users/{id}/verification", json!({"isVerified": true}), admins(404)),
        case("GET /api/admin/ai-logs", Value::Null, ADMINS),
        case("POST /api/admin/ai-logs/{id}/open", json!({}), admins(404)),
        case("PATCH /api/admin/requests/{id}/hide", json!({"reason": "Publicité"}), ADMINS),
        case("PATCH /api/admin/requests/{id}/show", json!({}), ADMINS),
        case("GET /api/admin/audit", Value::Null, ADMINS),
        // No decision is there.
        case("GET /api/admin/jurisprudence", Value::Null, ADMINS),
        case("POST /api/admin/jurisprudence", json!({}), admins(422)),
        case("GET /api/admin/jurisprudence/waiting", Value::Null, ADMINS),
        case("GET /api/admin/jurisprudence/duplicates", Value::Null, ADMINS),
        case("POST /api/admin/jurisprudence/duplicates/settle", json!({}), admins(404)),
        // Nothing is asked for, and nothing was imported.
        case("POST /api/admin/jurisprudence/import", json!({}), admins(422)),
        case("POST /api/admin/jurisprudence/import/files", json!({}), ADMINS),
        case("GET /api/admin/jurisprudence/imports", Value::Null, ADMINS),
        case("GET /api/admin/jurisprudence/imports/{id}", Value::Null, admins(404)),
        case("GET /api/admin/jurisprudence/imports/{id}/events", Value::Null, admins(404)),
        case("POST /api/admin/jurisprudence/imports/{id}/cancel", json!({}), admins(404)),
        case("GET /api/admin/jurisprudence/reviews", Value::Null, ADMINS),
        case("GET /api/admin/jurisprudence/reviews/{id}", Value::Null, admins(404)),
        case("POST /api/admin/jurisprudence/reviews/{id}", json!({"decision": "ignore"}), admins(404)),
        case("GET /api/admin/jurisprudence/export", Value::Null, ADMINS),
        case("GET /api/admin/jurisprudence/{id}/source", Value::Null, admins(404)),
        case(
            "POST /api/admin/jurisprudence/{id}/source/mask",
            json!({"names": ["Abena Mvondo"]}),
            admins(404),
        ),
        case("GET /api/admin/jurisprudence/{id}", Value::Null, admins(404)),
        case("PATCH /api/admin/jurisprudence/{id}", json!({}), admins(404)),
        case("POST /api/admin/jurisprudence/{id}/verify", json!({}), admins(404)),
        case("DELETE /api/admin/jurisprudence/{id}", Value::Null, admins(404)),
        // No note is there.
        case("GET /api/admin/knowledge", Value::Null, ADMINS),
        case("POST /api/admin/knowledge", json!({}), admins(422)),
        case("GET /api/admin/knowledge/{id}", Value::Null, admins(404)),
        case("PUT /api/admin/knowledge/{id}", json!({}), admins(404)),
        case("POST /api/admin/knowledge/{id}/deactivate", json!({}), admins(404)),
        case("POST /api/admin/knowledge/{id}/reactivate", json!({}), admins(404)),
        case("POST /api/admin/knowledge/{id}/restore", json!({}), admins(404)),
        case("GET /api/admin/knowledge/{id}/history", Value::Null, admins(404)),
        case("GET /api/admin/feedback", Value::Null, ADMINS),
        case("GET /api/admin/feedback/totals", Value::Null, ADMINS),
        case("POST /api/admin/feedback/{id}/open", json!({}), admins(404)),
        case("POST /api/admin/feedback/{id}/review", json!({}), admins(404)),
        case("GET /api/admin/laws", Value::Null, ADMINS),
        // The body names no law.
        case("POST /api/admin/laws/import", json!({}), admins(422)),
        case("PATCH /api/admin/laws/{key}", json!({}), admins(404)),
        case("GET /api/jurisprudence", Value::Null, SIGNED_IN),
        case("GET /api/jurisprudence/filters", Value::Null, SIGNED_IN),
        case("GET /api/jurisprudence/{id}", Value::Null, NOT_THERE),
        case("GET /api/laws", Value::Null, SIGNED_IN),
        case("GET /api/laws/{key}", Value::Null, NOT_THERE),
        case("GET /api/laws/{key}/articles/{number}", Value::Null, NOT_THERE),
        case("GET /api/law-articles", Value::Null, SIGNED_IN),
        // No operator is connected; nobody has a payment.
        case("GET /api/payment-options", Value::Null, SIGNED_IN),
        case("POST /api/payments", json!({}), [401, 422, 422, 422, 422, 422, 422, 422]),
        case("GET /api/payments", Value::Null, SIGNED_IN),
        case("GET /api/payments/{id}", Value::Null, [401, 404, 404, 404, 404, 404, 404, 404]),
        case("POST /api/payments/{id}/resend", json!({}), [401, 404, 404, 404, 404, 404, 404, 404]),
        case("GET /api/payments/{id}/receipt", Value::Null, [401, 404, 404, 404, 404, 404, 404, 404]),
        // Believed by nobody, so anybody may.
        case("POST /api/payments/callback/{provider}/{reference}", json!({}), EVERYONE),
        case("PUT /api/payments/callback/{provider}/{reference}", json!({}), EVERYONE),
        case("GET /api/admin/payments", Value::Null, ADMINS),
        case("GET /api/admin/payments/books", Value::Null, ADMINS),
        asked("POST /api/admin/payments/statements", "?paymentMethod=mtn_momo", json!({}), admins(422)),
        case("POST /api/admin/payments/{id}/open", json!({}), admins(404)),
        case("POST /api/admin/payments/{id}/check", json!({}), admins(404)),
        case("POST /api/admin/payments/{id}/decision", json!({}), admins(404)),
        case("POST /api/admin/payments/{id}/decision/confirm", json!({}), admins(404)),
        case("DELETE /api/admin/payments/{id}/decision", Value::Null, admins(404)),
        // Last of all: it ends the sessions.
        case("POST /api/logout", json!({}), EVERYONE),
    ]
}

async fn lease(owner: &Person<'_>) -> i64 {
    let parameters = json!({"bailleur": "Ngo Bell", "preneur": "Tabi Ako", "adresse": "Bonanjo, Douala", "montant": "150000", "duree": "3 ans"});
    let made = owner
        .post("/api/ia/generate-doc", &json!({"documentType": "contrat-bail", "parameters": parameters}))
        .await;
    assert_eq!(made.status, 201, "{}", made.text());
    made.json()["document"]["id"].as_i64().unwrap()
}

/// What stands for the id in a path that begins so; the longest beginning counts.
type Ids = Vec<(&'static str, i64)>;

fn filled(path: &str, ids: &Ids) -> String {
    let (mut done, mut from) = (String::new(), 0);
    while let (Some(open), Some(close)) = (path[from..].find('{'), path[from..].find('}')) {
        let before = &path[..from + open];
        let known = ids.iter().filter(|(begin, _)| before.starts_with(begin));
        let id = known.max_by_key(|(begin, _)| begin.len()).map_or(0, |(_, id)| *id);
        done = format!("{done}{}{id}", &path[from..from + open]);
        from += close + 1;
    }
    done + &path[from..]
}

fn hearing() -> Value {
    json!({"kind": "hearing", "title": "Audience", "startsAt": "2026-12-01T08:00:00Z"})
}

async fn made(person: &Person<'_>, path: &str, body: &Value) -> i64 {
    let made = person.post(path, body).await;
    assert_eq!(made.status, 201, "{path}: {}", made.text());
    made.json()["id"].as_i64().unwrap_or_default()
}

/// What is in the case of the selection, and an appointment of the same two people.
async fn case_and_appointment(client: &Person<'_>, avocat: &Person<'_>) -> Ids {
    let case = client.get("/api/cases").await.json()[0]["id"].as_i64().unwrap();
    let path = format!("/api/cases/{case}");
    let document = lease(client).await;
    made(client, &format!("{path}/documents"), &json!({"documentId": document})).await;
    let week = json!([{"dayOfWeek": 1, "startTime": "09:00", "endTime": "12:00"}]);
    assert_eq!(avocat.call("PUT", "/api/availability", &week).await.status, 200);
    let wish =
        json!({"professionalId": avocat.id, "title": "Entretien", "appointmentDate": "2026-11-23T08:00:00Z"});
    vec![
        ("/api/cases/", case),
        ("/api/cases/{id}/parties/", made(client, &format!("{path}/parties"), &json!({"name": "Abc"})).await),
        ("/api/cases/{id}/events/", made(client, &format!("{path}/events"), &hearing()).await),
        ("/api/cases/{id}/notes/", made(client, &format!("{path}/notes"), &json!({"content": "Vu"})).await),
        ("/api/cases/{id}/documents/", document),
        ("/api/appointments/", made(client, "/api/appointments", &wish).await),
    ]
}

/// The tokens of two private links; on the request of the first one the professional is selected.
async fn links(visitor: &Person<'_>, professional: &Person<'_>) -> [String; 2] {
    let mut tokens = Vec::new();
    for title in ["Bail", "Licenciement"] {
        let new = json!({"title": title, "description": "Sans préavis ni motif.", "anonymousEmail": "visitor@exemple.cm"});
        let made = visitor.post("/api/marketplace/anonymous", &new).await;
        assert_eq!(made.status, 201, "{}", made.text());
        tokens.push(made.json()["accessToken"].as_str().unwrap().to_owned());
        let request = professional.get("/api/client-requests").await.json()[0]["id"].clone();
        let offer =
            json!({"requestId": request, "title": "Défense", "description": "Je réponds au bailleur."});
        let proposal = professional.post("/api/proposals", &offer).await.json()["id"].clone();
        let select = format!("/api/anonymous-select/{}", tokens[0]);
        visitor.post(&select, &json!({"proposalId": proposal})).await;
    }
    tokens.try_into().unwrap()
}

/// A published request with a proposal, and another one whose service is rated.
async fn requests(client: &Person<'_>, avocat: &Person<'_>) -> Ids {
    let mut made = Vec::new();
    for _ in 0..2 {
        let new = json!({"title": "Bail commercial", "description": "Le bailleur reprend le local."});
        let request = client.post("/api/client-requests", &new).await.json()["id"].as_i64().unwrap();
        client.call("PATCH", &format!("/api/client-requests/{request}/validate"), &json!({})).await;
        let offer =
            json!({"requestId": request, "title": "Défense", "description": "Je réponds au bailleur."});
        made.push((request, avocat.post("/api/proposals", &offer).await.json()["id"].as_i64().unwrap()));
    }
    let (rated, selected) = made[1];
    client.call("PATCH", &format!("/api/proposals/{selected}/select"), &json!({})).await;
    let rating = json!({"requestId": rated, "professionalId": avocat.id, "rating": 5});
    let rating = client.post("/api/ratings", &rating).await.json()["id"].as_i64().unwrap();
    let (request, proposal) = made[0];
    vec![
        ("/api/client-requests/", request),
        ("/api/proposals/", proposal),
        ("/api/proposals/request/", request),
        ("/api/proposals/check/", request),
        ("/api/proposals/client/", client.id),
        ("/api/ratings/", rating),
        ("/api/professionals/", avocat.id),
    ]
}

/// A message with a file.
async fn conversation(client: &Person<'_>, avocat: &Person<'_>) -> Ids {
    let request = crate::journey::selected(client, avocat).await;
    let path = format!("/api/message-attachments?requestId={request}&name=bail.pdf");
    let file = client.upload(&path, "application/pdf", b"%PDF-1.7").await;
    assert_eq!(file.status, 201, "{}", file.text());
    let file = file.json()["id"].as_i64().unwrap();
    let message =
        json!({"requestId": request, "receiverId": avocat.id, "content": "Voici", "attachmentIds": [file]});
    vec![
        ("/api/messages?requestId=", request),
        ("/api/message-attachments?requestId=", request),
        ("/api/messages/", made(client, "/api/messages", &message).await),
        ("/api/message-attachments/", file),
    ]
}

on_each_database! {
async fn every_call_answers_every_identity_as_decided(db: TestDb) {
    let app = TestApp::impatient(&db).await;
    let people = [
        app.visitor(),
        app.premium("client@exemple.cm", "client").await,
        app.registered("other@exemple.cm", "client").await,
        app.registered("avocat@exemple.cm", "avocat").await,
        app.registered("huissier@exemple.cm", "huissier").await,
        app.registered("policier@exemple.cm", "policier").await,
        app.registered("gendarme@exemple.cm", "gendarme").await,
        app.admin("admin@exemple.cm").await,
    ];
    let mut ids = requests(&people[1], &people[3]).await;
    ids.push(("/api/admin/users/", people[3].id));
    ids.push(("/api/admin/requests/", ids[0].1));
    let consulted = crate::ai_assistant::consulted(&app, people[1].id, "Quel est le préavis ?").await;
    ids.push(("/api/ai-conversations/", consulted.conversation_id));
    ids.push(("/api/documents/", lease(&people[1]).await));
    ids.extend(case_and_appointment(&people[1], &people[3]).await);
    ids.extend(conversation(&people[1], &people[3]).await);
    let [token, erased] = links(&people[0], &people[3]).await;
    let mut wrong = Vec::new();
    for case in cases() {
        let (method, path) = case.call.split_once(' ').unwrap();
        let token = if method == "DELETE" { &erased } else { &token };
        let path = path.replace("{accessToken}", token);
        let path = filled(&format!("{path}{}", case.query), &ids);
        for (n, person) in people.iter().enumerate() {
            let answered = match method {
                // It never ends: that it begins is enough.
                "GET" if path == "/api/events" => person.listen(None).await.0,
                "GET" => person.get(&path).await,
                _ => person.call(method, &path, &case.body).await,
            };
            if answered.status.as_u16() != case.expected[n] {
                wrong.push(format!("{} as {n}: {} instead of {}: {}", case.call, answered.status, case.expected[n], answered.text()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}}

#[test]
fn every_call_of_the_description_has_a_row() {
    let api = palabre::server::openapi();
    let described: BTreeMap<String, ()> = api
        .paths
        .paths
        .iter()
        .flat_map(|(path, item)| {
            operations(item).into_iter().map(move |(method, _)| (format!("{method} {path}"), ()))
        })
        .collect();
    let rows: BTreeMap<String, ()> = cases().into_iter().map(|c| (c.call.to_owned(), ())).collect();
    assert_eq!(described.keys().collect::<Vec<_>>(), rows.keys().collect::<Vec<_>>());
}
