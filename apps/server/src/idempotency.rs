//! Calls that are repeated: a write with an `Idempotency-Key` runs once, and its answer is given again for a day, also where it was no.

use crate::app::App;
use crate::language::Lang;
use crate::middleware::is_private;
use crate::problem::Problem;
use crate::server::MAX_JSON;
use crate::sse;
use actix_web::body::{self, BodySize, BoxBody, MessageBody};
use actix_web::dev::{Payload, ServiceRequest, ServiceResponse};
use actix_web::http::{Method, StatusCode, header};
use actix_web::middleware::Next;
use actix_web::web::{Bytes, BytesMut, Data};
use actix_web::{Error, HttpMessage, HttpResponse, ResponseError};
use futures_util::StreamExt;
use identity::domain::UserId;
use identity::{Claim, NewCall};

const HEADER: &str = "idempotency-key";
const KEY_MAX: usize = 255;
const ANSWER_MAX: u64 = 256 * 1024;
/// Their answers set a cookie, or their bodies are files.
const NEVER: [&str; 6] = [
    "/api/login",
    "/api/register",
    "/api/auth",
    "/api/logout",
    "/api/message-attachments",
    "/api/admin/laws/import",
];

pub async fn repeatable(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let (Some(key), Some(app)) = (key(&req), req.app_data::<Data<App>>().cloned()) else {
        return Ok(next.call(req).await?.map_into_boxed_body());
    };
    let user = match app.users.current(&app, req.request()).await {
        Ok(Some(user)) => user.id,
        Ok(None) => return Ok(next.call(req).await?.map_into_boxed_body()),
        Err(problem) => return Ok(refused(req, &problem)),
    };
    // A task of its own: a caller who leaves meanwhile, and then repeats, still finds how the first call ended.
    let done = actix_web::rt::spawn(once(app.get_ref().clone(), user, key, req, next)).await;
    done.map_err(|e| Problem::internal(&e))?
}

fn key(req: &ServiceRequest) -> Option<Vec<u8>> {
    let writes = matches!(*req.method(), Method::POST | Method::PUT | Method::PATCH | Method::DELETE);
    // The answers about private links are never kept.
    let never = NEVER.contains(&req.path()) || is_private(req.path());
    if !writes || !req.path().starts_with("/api/") || never {
        return None;
    }
    // An answer that is streamed is not there to be kept.
    let key = req.headers().get(HEADER).filter(|_| !sse::is_wanted(req.request()))?;
    Some(key.as_bytes().to_vec())
}

async fn once(
    app: App,
    user_id: UserId,
    key: Vec<u8>,
    mut req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let claimed = match body_of(&mut req).await {
        Ok(body) => claim(&app, user_id, key, &req, body).await,
        Err(problem) => Err(problem),
    };
    match claimed {
        Ok(Claim::Run { id }) => run(app, id, req, next).await,
        Ok(Claim::Answered { status, answer }) => Ok(again(req, status, answer)),
        Ok(Claim::Running) => Ok(refused(req, &Problem::repeat_running())),
        Ok(Claim::OtherBody) => Ok(refused(req, &Problem::idempotency_key_reused())),
        Err(problem) => Ok(refused(req, &problem)),
    }
}

/// Reads the body, and leaves it to be read again.
async fn body_of(req: &mut ServiceRequest) -> Result<Bytes, Problem> {
    let (mut payload, mut body) = (req.take_payload(), BytesMut::new());
    while let Some(bytes) = payload.next().await {
        body.extend_from_slice(&bytes.map_err(|_| Problem::malformed())?);
        if body.len() > MAX_JSON {
            return Err(Problem::too_large());
        }
    }
    let body = body.freeze();
    req.set_payload(Payload::from(body.clone()));
    Ok(body)
}

async fn claim(
    app: &App,
    user_id: UserId,
    key: Vec<u8>,
    req: &ServiceRequest,
    body: Bytes,
) -> Result<Claim, Problem> {
    let is_key = (1..=KEY_MAX).contains(&key.len()) && key.iter().all(u8::is_ascii_graphic);
    let key = String::from_utf8(key).ok().filter(|_| is_key).ok_or_else(Problem::invalid_idempotency_key)?;
    let (method, path, now) = (req.method().to_string(), req.uri().to_string(), app.clock.now());
    let claimed = app.db.write(move |c| {
        let call = NewCall { user_id, key: &key, method: &method, path: &path, body: &body };
        identity::claim_call(c, &call, now)
    });
    claimed.await.map_err(Problem::people)
}

async fn run(
    app: App,
    id: i64,
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let answered = match next.call(req).await {
        Ok(res) => keepable(res.map_into_boxed_body()).await,
        Err(e) => Err(e),
    };
    let kept = answered.as_ref().ok().and_then(|(_, answer)| answer.clone());
    let written = app.db.write(move |c| match kept {
        Some((status, answer)) => identity::finish_call(c, id, status, &answer),
        // It changed nothing, or is no answer to keep: the key is free again, for the same call or a corrected one.
        None => identity::release_call(c, id),
    });
    if let Err(e) = written.await {
        tracing::warn!(error = %e, "how a call ended could not be kept: its repeat waits, and then runs");
    }
    answered.map(|(res, _)| res)
}

type Answer = (i32, String);

/// The answer, and what of it is kept: JSON of moderate size, or nothing at all, of a call that succeeded or was refused for good.
async fn keepable(
    res: ServiceResponse<BoxBody>,
) -> Result<(ServiceResponse<BoxBody>, Option<Answer>), Error> {
    let media_type = res.headers().get(header::CONTENT_TYPE).map(|v| v.as_bytes().to_vec());
    let is_json = media_type.is_some_and(|v| v.starts_with(b"application/json"));
    let fits = match res.response().body().size() {
        BodySize::None | BodySize::Sized(0) => true,
        BodySize::Sized(n) => is_json && n <= ANSWER_MAX,
        BodySize::Stream => false,
    };
    // It is put into the caller's language after us.
    let problem = res.response().extensions().get::<Problem>().cloned();
    if let Some(problem) = problem.filter(Problem::is_last_word) {
        let said = serde_json::to_string(&problem.body(Lang::of(res.request().headers()))).ok();
        let kept = said.map(|text| (res.status().as_u16().into(), text));
        return Ok((res, kept));
    }
    if !res.status().is_success() || !fits {
        return Ok((res, None));
    }
    let (req, res) = res.into_parts();
    let (res, body) = res.into_parts();
    let bytes = body::to_bytes(body).await.map_err(Error::from)?;
    let answer = String::from_utf8(bytes.to_vec()).ok().map(|text| (res.status().as_u16().into(), text));
    Ok((ServiceResponse::new(req, res.set_body(BoxBody::new(bytes))), answer))
}

fn again(req: ServiceRequest, status: i32, answer: String) -> ServiceResponse<BoxBody> {
    let status = u16::try_from(status).ok().and_then(|code| StatusCode::from_u16(code).ok());
    let mut res = HttpResponse::build(status.unwrap_or_default());
    res.insert_header(("idempotency-replayed", "true"));
    let res =
        if answer.is_empty() { res.finish() } else { res.content_type("application/json").body(answer) };
    req.into_response(res)
}

fn refused(req: ServiceRequest, problem: &Problem) -> ServiceResponse<BoxBody> {
    req.into_response(problem.error_response())
}
