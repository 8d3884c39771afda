//! Publishing a request without an account.

use crate::app::App;
use crate::authorize::{Allowed, Anyone};
use crate::flows::anonymous::{self, Publishing};
use crate::language::Lang;
use crate::limits::client_address;
use crate::problem::{Problem, ProblemBody};
use crate::routes::text_or_empty;
use crate::wording;
use actix_web::web::Json;
use actix_web::{HttpRequest, HttpResponse, get, post};
use anonymous_access::Opened;
use anonymous_access::domain::{Challenge, ContactEmail, Language, Proof, Seed};
use chrono::{DateTime, Utc};
use marketplace::domain::requests::{NewRequest, RawRequest};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(publish_anonymously).service(work_challenge);
}

/// Work that the caller's device has done for a challenge.
#[derive(Deserialize, ToSchema)]
pub struct ProofRequest {
    #[serde(default, deserialize_with = "text_or_empty")]
    challenge: String,
    /// At most 32 visible characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    nonce: String,
}

/// While very many write at once, or this address does (`is_busy`), each call proves a little work.
pub async fn admit(
    app: &App,
    (proof, is_busy): (Option<ProofRequest>, bool),
    now: DateTime<Utc>,
) -> Result<(), Problem> {
    if !is_busy && !app.visitor_limits.is_loaded(now) {
        return Ok(());
    }
    let Some(ProofRequest { challenge, nonce }) = proof else { return Err(Problem::proof_required()) };
    let (keys, proof) = (app.access_keys.clone(), Proof { challenge, nonce });
    let proved = app.db.write(move |c| anonymous_access::prove(c, &keys, &proof, now)).await;
    proved.map_err(|e| Problem::anonymous(e, now))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct PublishRequest {
    /// 3 to 150 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    title: String,
    /// 10 to 20,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    description: String,
    /// A branch of law, as code or label; autre when absent.
    #[serde(default, deserialize_with = "text_or_empty")]
    legal_domain: String,
    /// low, normal (the default), high or critical
    #[serde(default, deserialize_with = "text_or_empty")]
    urgency: String,
    /// At most 200 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    budget: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    anonymous_email: String,
    /// Not shown to people: whoever fills it is a program.
    #[serde(default, deserialize_with = "text_or_empty")]
    website: String,
    proof: Option<ProofRequest>,
}

impl PublishRequest {
    /// Every invalid field at once.
    fn read(self, repeat: Option<String>, lang: Lang) -> Result<Publishing, Problem> {
        let Self { title, description, legal_domain, urgency, budget, anonymous_email, website, .. } = self;
        let raw = RawRequest { title, description, legal_domain, urgency, budget };
        let mut wrong: Vec<_> = Vec::new();
        let request = NewRequest::parse(&raw).map_err(|fields| {
            wrong.extend(fields.into_iter().map(|f| (f.field, wording::marketplace::field(f.reason))));
        });
        let email = ContactEmail::parse("anonymousEmail", &anonymous_email)
            .map_err(|f| wrong.push((f.field, wording::anonymous::field(f.reason))));
        if !website.trim().is_empty() {
            wrong.push(("website", wording::anonymous::LEAVE_EMPTY));
        }
        let (Ok(request), Ok(email), true) = (request, email, wrong.is_empty()) else {
            return Err(Problem::invalid(wrong));
        };
        let RawRequest { title, description, legal_domain, urgency, budget } = raw;
        let sent = vec![title, description, legal_domain, urgency, budget, anonymous_email];
        let language = match lang {
            Lang::Fr => Language::Fr,
            Lang::En => Language::En,
        };
        let seed = Seed::new(rand::random());
        Ok(Publishing { request, email, language, seed, repeat: repeat.map(|key| (key, sent)) })
    }
}

/// The private link, shown this once.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AnonymousLink)]
struct LinkView {
    access_token: String,
    /// The page that the link leads to, on this site.
    access_path: String,
    expires_at: DateTime<Utc>,
    /// Seven words that open the same page at /access.
    code_words: Vec<&'static str>,
}

impl From<Opened> for LinkView {
    fn from(opened: Opened) -> Self {
        let access_token = opened.token.reveal();
        Self {
            access_path: format!("/access/{access_token}"),
            access_token,
            expires_at: opened.access.expires_at,
            code_words: opened.words.words().to_vec(),
        }
    }
}

/// 22 visible characters at least: whoever knows it is answered the link.
fn repeat_key(req: &HttpRequest) -> Result<Option<String>, Problem> {
    let Some(key) = req.headers().get("idempotency-key") else { return Ok(None) };
    let key = key.to_str().map_err(|_| Problem::malformed())?;
    let is_fit = (22..=255).contains(&key.len()) && key.bytes().all(|b| b.is_ascii_graphic());
    if is_fit { Ok(Some(key.to_owned())) } else { Err(Problem::malformed()) }
}

/// Publishes a request without an account; answers its private link, this once. With an `Idempotency-Key` header a repeat
/// within an hour answers the same link.
#[utoipa::path(tag = "anonymous-access", request_body = PublishRequest,
    params(("Idempotency-Key" = Option<String>, Header, description = "22 to 255 random visible characters")),
    responses(
    (status = 201, body = LinkView),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests, proof_required")))]
#[post("/api/marketplace/anonymous")]
async fn publish_anonymously(
    a: Allowed<Anyone>,
    req: HttpRequest,
    body: Json<PublishRequest>,
) -> Result<HttpResponse, Problem> {
    let is_busy = a.app.visitor_limits.publish(client_address(&req, &a.app.config), a.now)?;
    let mut body = body.into_inner();
    let proof = body.proof.take();
    let new = Arc::new(body.read(repeat_key(&req)?, a.lang)?);
    admit(&a.app, (proof, is_busy), a.now).await?;
    let made = match store(&a.app, new.clone(), a.now).await {
        // Two of the same at one moment: the second one finds what the first has made.
        Err(problem) if problem.is_repeat_running() => store(&a.app, new, a.now).await?,
        made => made?,
    };
    Ok(HttpResponse::Created().json(LinkView::from(made)))
}

async fn store(app: &App, new: Arc<Publishing>, now: DateTime<Utc>) -> Result<Opened, Problem> {
    let keys = app.access_keys.clone();
    app.db.write(move |c| anonymous::publish(c, &keys, &new, now)).await
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = WorkChallenge)]
struct ChallengeView {
    /// Whether calls need a proof at this moment.
    required: bool,
    challenge: String,
    /// SHA-256 of `challenge:nonce` has to begin with so many zero bits.
    difficulty: u32,
    expires_at: DateTime<Utc>,
}

/// A challenge of proof of work; wanted only while very many write at once.
#[utoipa::path(tag = "anonymous-access", responses((status = 200, body = ChallengeView)))]
#[get("/api/anonymous-challenge")]
async fn work_challenge(a: Allowed<Anyone>) -> Json<ChallengeView> {
    let Challenge { text, difficulty, expires_at } =
        Challenge::new(&a.app.access_keys, rand::random(), a.now);
    let required = a.app.visitor_limits.is_loaded(a.now);
    Json(ChallengeView { required, challenge: text, difficulty, expires_at })
}
