//! One's own settings: name, language, password, devices, mails, the copy of one's data, and the end.

use super::identity::UserView;
use super::{id, text_or_empty};
use crate::app::App;
use crate::authorize::{Allowed, SignedIn};
use crate::flows::{account as flow, export, forget_journal};
use crate::problem::{Problem, ProblemBody};
use crate::session;
use crate::wording;
use actix_session::Session;
use actix_web::body::SizedStream;
use actix_web::http::header::{ContentDisposition, DispositionParam, DispositionType};
use actix_web::web::{Bytes, Json, Path};
use actix_web::{HttpRequest, HttpResponse, delete, get, patch, post, put};
use chrono::{DateTime, Utc};
use identity::IdentityError;
use identity::domain::{AccountChange, RawAccountChange, User};
use notifications::Topic;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use std::fs::File;
use std::io::Read;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(change_account)
        .service(change_password)
        .service(list_sessions)
        .service(end_session)
        .service(end_sessions)
        .service(mail_choices)
        .service(choose_mails)
        .service(export_data)
        .service(erase_ai_logs)
        .service(delete_account);
}

#[derive(Deserialize, ToSchema)]
struct AccountRequest {
    /// Absent: stays.
    name: Option<String>,
    /// fr or en: of mails. Absent: stays.
    language: Option<String>,
}

/// Changes one's name, or the language of one's mails.
#[utoipa::path(tag = "account", request_body = AccountRequest, responses(
    (status = 200, body = UserView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/account")]
async fn change_account(a: Allowed<SignedIn>, body: Json<AccountRequest>) -> Result<Json<UserView>, Problem> {
    let AccountRequest { name, language } = body.into_inner();
    let change = AccountChange::parse(&RawAccountChange { name, language });
    let change = change.map_err(|e| Problem::people(IdentityError::Invalid(e)))?;
    let id = a.caller.id;
    let changed = a.app.db.write(move |c| identity::change_account(c, id, &change)).await;
    a.app.users.forget(id);
    Ok(Json(UserView::of(&changed.map_err(Problem::people)?, a.now)))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PasswordRequest {
    #[serde(default, deserialize_with = "text_or_empty")]
    current_password: String,
    /// 6 to 128 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    new_password: String,
}

#[derive(Serialize, ToSchema)]
struct AccountDone {
    ok: bool,
}

/// Changes one's password; the other sessions end. A wrong present one is a 422: the session is not in doubt.
#[utoipa::path(tag = "account", request_body = PasswordRequest, responses(
    (status = 200, body = AccountDone),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_attempts")))]
#[post("/api/account/password")]
async fn change_password(
    a: Allowed<SignedIn>,
    req: HttpRequest,
    session: Session,
    body: Json<PasswordRequest>,
) -> Result<Json<AccountDone>, Problem> {
    let passwords = (body.current_password.as_str(), body.new_password.as_str());
    flow::change_password(&a.app, &req, (&a.caller, session::row(&session)), passwords).await?;
    Ok(Json(AccountDone { ok: true }))
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = OwnSession)]
struct SessionView {
    id: i64,
    /// chrome, firefox, safari, edge, opera, samsung, uc or other
    browser: &'static str,
    /// android, ios, kaios, windows, mac, chromeos, linux or other
    system: &'static str,
    created_at: DateTime<Utc>,
    /// To within an hour.
    last_seen_at: DateTime<Utc>,
    is_current: bool,
}

/// Where one is signed in, the last seen first.
#[utoipa::path(tag = "account", responses(
    (status = 200, body = [SessionView]),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/account/sessions")]
async fn list_sessions(a: Allowed<SignedIn>, session: Session) -> Result<Json<Vec<SessionView>>, Problem> {
    let (user, now, current) = (a.caller.id, a.now, session::row(&session));
    let found = a.app.db.read(move |c| identity::own_sessions(c, user, now)).await;
    let view = |s: identity::OwnSession| {
        let device = session::device(&s.state);
        SessionView {
            id: s.id,
            browser: device.browser,
            system: device.system,
            created_at: s.created_at,
            last_seen_at: s.last_seen_at,
            is_current: current == Some(s.id),
        }
    };
    Ok(Json(found.map_err(Problem::people)?.into_iter().map(view).collect()))
}

/// Signs one of one's own devices out.
#[utoipa::path(tag = "account", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[delete("/api/account/sessions/{id}")]
async fn end_session(a: Allowed<SignedIn>, path: Path<String>) -> Result<HttpResponse, Problem> {
    flow::end_sessions(&a.app, a.caller.id, Some(id(&path)?), None).await?;
    Ok(HttpResponse::NoContent().finish())
}

#[derive(Serialize, ToSchema)]
struct SessionsEnded {
    ended: usize,
}

/// Signs every other device out.
#[utoipa::path(tag = "account", responses(
    (status = 200, body = SessionsEnded),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[delete("/api/account/sessions")]
async fn end_sessions(a: Allowed<SignedIn>, session: Session) -> Result<Json<SessionsEnded>, Problem> {
    let present = session::row(&session);
    let ended = flow::end_sessions(&a.app, a.caller.id, None, present).await?;
    Ok(Json(SessionsEnded { ended }))
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct MailChoice {
    /// proposals, messages, deadlines, appointments, cases, new_requests or verification
    topic: &'static str,
    is_mailed: bool,
}

fn choices(muted: &BTreeSet<Topic>) -> Json<Vec<MailChoice>> {
    let choice = |t: Topic| MailChoice { topic: t.as_str(), is_mailed: !muted.contains(&t) };
    Json(Topic::ALL.into_iter().map(choice).collect())
}

/// What one gets mails about; in the page one is told of everything.
#[utoipa::path(tag = "account", responses(
    (status = 200, body = [MailChoice]),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/account/mails")]
async fn mail_choices(a: Allowed<SignedIn>) -> Result<Json<Vec<MailChoice>>, Problem> {
    let user = a.caller.id;
    let muted = a.app.db.read(move |c| notifications::muted_topics(c, user)).await;
    Ok(choices(&muted.map_err(Problem::notifications)?))
}

#[derive(Deserialize, ToSchema)]
struct MailChoicesRequest {
    /// The topics one wants no mails about; all others are mailed.
    muted: Vec<String>,
}

/// Chooses what one gets mails about.
#[utoipa::path(tag = "account", request_body = MailChoicesRequest, responses(
    (status = 200, body = [MailChoice]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[put("/api/account/mails")]
async fn choose_mails(
    a: Allowed<SignedIn>,
    body: Json<MailChoicesRequest>,
) -> Result<Json<Vec<MailChoice>>, Problem> {
    let muted = body.muted.iter().map(|t| t.parse()).collect::<Result<BTreeSet<Topic>, _>>();
    let muted = muted.map_err(|_| Problem::invalid([("muted", wording::account::UNKNOWN_TOPIC)]))?;
    let (user, chosen) = (a.caller.id, muted.clone());
    let done = a.app.db.write(move |c| notifications::mute_topics(c, user, &chosen)).await;
    done.map_err(Problem::notifications)?;
    Ok(choices(&muted))
}

/// A copy of one's own data, as a ZIP file.
#[utoipa::path(tag = "account", responses(
    (status = 200, content_type = "application/zip", body = Vec<u8>),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[get("/api/account/export")]
async fn export_data(a: Allowed<SignedIn>) -> Result<HttpResponse, Problem> {
    let (file, length) = export::make(&a.app, &a.caller, a.lang).await?;
    let name =
        format!("{}-{}.zip", a.lang.pick("palabre-mes-donnees", "palabre-my-data"), a.now.date_naive());
    let named = ContentDisposition {
        disposition: DispositionType::Attachment,
        parameters: vec![DispositionParam::Filename(name)],
    };
    let body = SizedStream::new(length, read(file));
    Ok(HttpResponse::Ok().content_type("application/zip").insert_header(named).body(body))
}

/// What is sent at once.
const PIECE: usize = 256 * 1024;

fn read(mut file: File) -> impl futures_util::Stream<Item = std::io::Result<Bytes>> {
    async_stream::stream! {
        loop {
            let piece = tokio::task::spawn_blocking(move || {
                let mut bytes = vec![0; PIECE];
                let read = file.read(&mut bytes)?;
                bytes.truncate(read);
                Ok::<_, std::io::Error>((file, bytes))
            });
            match piece.await.map_err(std::io::Error::other).and_then(|read| read) {
                Ok((_, bytes)) if bytes.is_empty() => break,
                Ok((rest, bytes)) => {
                    file = rest;
                    yield Ok(Bytes::from(bytes));
                }
                Err(e) => {
                    yield Err(e);
                    break;
                }
            }
        }
    }
}

#[derive(Serialize, ToSchema)]
struct LogsErased {
    erased: usize,
}

/// Erases one's conversations with the assistant for good, and says how many exchanges they held. The month's count stays.
#[utoipa::path(tag = "ai-assistant", responses(
    (status = 200, body = LogsErased),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[delete("/api/ai-logs")]
async fn erase_ai_logs(a: Allowed<SignedIn>) -> Result<Json<LogsErased>, Problem> {
    let user = a.caller.id;
    let erased = a.app.db.write(move |c| ai_assistant::erase_logs(c, user)).await;
    let erased = erased.map_err(Problem::assistant)?;
    forget_journal(&a.app).await;
    Ok(Json(LogsErased { erased }))
}

#[derive(Deserialize, ToSchema)]
struct DeletionRequest {
    #[serde(default, deserialize_with = "text_or_empty")]
    password: String,
}

/// Deletes one's account for good, and signs out.
#[utoipa::path(tag = "account", request_body = DeletionRequest, responses(
    (status = 200, body = AccountDone),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 409, body = ProblemBody, description = "last_admin"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_attempts")))]
#[post("/api/account/delete")]
async fn delete_account(
    a: Allowed<SignedIn>,
    req: HttpRequest,
    session: Session,
    body: Json<DeletionRequest>,
) -> Result<Json<AccountDone>, Problem> {
    let (app, user): (&App, &User) = (&a.app, &a.caller);
    flow::delete(app, &req, user, &body.password).await?;
    session.purge();
    Ok(Json(AccountDone { ok: true }))
}
