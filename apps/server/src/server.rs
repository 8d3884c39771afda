//! Start-up, and the whole web application: `main` and the tests mount the same one.

use crate::app::{App, Clock};
use crate::assistant::Assistant;
use crate::cli::Failure;
use crate::commands::{connect, prepare, say};
use crate::config::{Config, Mode};
use crate::jobs::search_index::Building;
use crate::problem::Problem;
use crate::session::{COOKIE_DAYS, DbSessionStore};
use crate::{
    idempotency, jobs, mailer, metrics, middleware, operators, routes, secret, session, signed_in_hint,
};
use actix_session::SessionMiddleware;
use actix_session::config::{CookieContentSecurity, PersistentSession};
use actix_web::body::MessageBody;
use actix_web::cookie::time::Duration as CookieDuration;
use actix_web::cookie::{Key, SameSite};
use actix_web::dev::{ServiceFactory, ServiceRequest, ServiceResponse};
use actix_web::error::JsonPayloadError;
use actix_web::guard::fn_guard;
use actix_web::middleware::from_fn;
use actix_web::web::{self, Data, JsonConfig, PathConfig, QueryConfig};
use actix_web::{Error, HttpServer};
use std::sync::Arc;
use utoipa::openapi::{Info, OpenApi};
use utoipa_actix_web::{AppExt, scope};

/// JSON bodies end here.
pub const MAX_JSON: usize = 64 * 1024;
const SHUTDOWN_SECONDS: u64 = 30;

/// The application, for a server or a test; a server's threads share one store of sessions.
pub fn application(
    app: App,
    key: Key,
    sessions: DbSessionStore,
) -> actix_web::App<
    impl ServiceFactory<
        ServiceRequest,
        Config = (),
        Response = ServiceResponse<impl MessageBody>,
        Error = Error,
        InitError = (),
    >,
> {
    let cookie = SessionMiddleware::builder(sessions, key)
        .cookie_name(session::COOKIE.to_owned())
        .cookie_secure(app.config.cookie_secure())
        .cookie_http_only(true)
        .cookie_same_site(SameSite::Lax)
        .cookie_content_security(CookieContentSecurity::Signed)
        .session_lifecycle(PersistentSession::default().session_ttl(CookieDuration::days(COOKIE_DAYS)))
        .build();
    let sandbox = app.operators.sandbox.clone();
    let (actix, api) = actix_web::App::new()
        .into_utoipa_app()
        .app_data(Data::new(app))
        .app_data(JsonConfig::default().limit(MAX_JSON).error_handler(|e, _| json_problem(&e).into()))
        .app_data(PathConfig::default().error_handler(|_, _| Problem::not_found().into()))
        .app_data(QueryConfig::default().error_handler(|_, _| Problem::malformed().into()))
        .configure(routes::system::mount_probes)
        .map(|app| app.configure(routes::docs::mount))
        // Sessions are the calls' alone: pages and assets are the same for everybody, and need no database.
        .service(
            scope::scope("")
                .guard(fn_guard(|ctx| ctx.head().uri.path().starts_with("/api/")))
                .configure(routes::mount)
                .default_service(web::to(async || Err::<&str, _>(Problem::not_found())))
                .wrap(from_fn(idempotency::repeatable))
                .wrap(from_fn(signed_in_hint::keep))
                .wrap(cookie)
                .wrap(from_fn(session::or_busy)),
        )
        .split_for_parts();
    actix
        .app_data(Data::new(described(api)))
        .configure(|cfg| {
            if let Some(sandbox) = sandbox {
                cfg.service(web::scope(operators::PAGES).configure(|cfg| sandbox.mount(cfg)));
            }
        })
        .default_service(web::to(routes::pages::serve))
        .wrap(from_fn(middleware::same_origin))
        .wrap(from_fn(middleware::localize))
        .wrap(from_fn(middleware::safe_headers))
        .wrap(from_fn(middleware::log))
}

fn json_problem(e: &JsonPayloadError) -> Problem {
    match e {
        JsonPayloadError::OverflowKnownLength { .. } | JsonPayloadError::Overflow { .. } => {
            Problem::too_large()
        }
        JsonPayloadError::ContentType => Problem::wrong_content_type(),
        _ => Problem::malformed(),
    }
}

/// The API's description, without starting anything.
pub fn openapi() -> OpenApi {
    let everything = actix_web::App::new()
        .into_utoipa_app()
        .configure(routes::system::mount_probes)
        .configure(routes::mount);
    described(everything.split_for_parts().1)
}

fn described(mut api: OpenApi) -> OpenApi {
    api.info = Info::builder()
        .title(crate::PRODUCT)
        .version(env!("CARGO_PKG_VERSION"))
        .description(Some("Legal assistance for Cameroon. Conventions: docs/API.md"))
        .build();
    api
}

/// Everything a running application has, from the settings.
pub fn build(config: Config) -> Result<App, Failure> {
    let config = Arc::new(config);
    let db = connect(&config)?;
    let assistant = Arc::new(Assistant::new(config.model.as_ref())?);
    Ok(App::new(config, db, Clock::system(), assistant)?)
}

/// A line of live events ends by itself only when its reader leaves: it would hold the end up until the last second.
async fn close_lines_at_the_end(app: App) {
    tokio::select! {
        () = terminated() => {}
        _ = tokio::signal::ctrl_c() => {}
    }
    app.events.close();
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut term) => drop(term.recv().await),
        Err(_) => std::future::pending().await,
    }
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}

/// Brings the database up to date. The index of an empty one is built meanwhile, and goes with the cursor it was filled to:
/// nobody changes a text before the server listens.
async fn prepared(app: &App) -> Result<Option<(Building, i64)>, Failure> {
    let is_empty = app.db.read(jurisprudence::revision).await.is_err();
    let shipped = is_empty.then(|| Building::of_shipped(app)).transpose()?;
    let (_, loaded) = prepare(&app.db, app.clock.now()).await?;
    let revision = app.db.read(jurisprudence::revision).await?;
    Ok(shipped.filter(|_| !loaded.was_current).map(|building| (building, revision)))
}

/// Serves until SIGTERM or SIGINT: stops accepting, and finishes what runs.
pub fn run(config: Config) -> Result<(), Failure> {
    actix_web::rt::System::new().block_on(async move {
        let bind = config.bind;
        let key = secret::key(&config)
            .map_err(|e| format!("PALABRE_DATA_DIR: the secret key cannot be kept there: {e}"))?;
        let mailer = mailer::mailer(&config)?;
        for warning in &config.warnings {
            tracing::warn!("{warning}");
        }
        let mut app = build(config)?;
        app.operators = Arc::new(operators::start(&app.config, &app.clock)?);
        let shipped = match app.config.mode {
            Mode::Development => prepared(&app).await?,
            Mode::Production => None,
        };
        jobs::start(&app, mailer, shipped);
        if let Some(address) = app.config.metrics_bind {
            metrics::serve(app.clone(), address)
                .map_err(|e| format!("PALABRE_METRICS_BIND: {address} cannot be used: {e}"))?;
        }
        let sessions = DbSessionStore::new(app.db.clone(), app.clock.clone());
        tokio::spawn(close_lines_at_the_end(app.clone()));
        let server = HttpServer::new(move || application(app.clone(), key.clone(), sessions.clone()))
            .shutdown_timeout(SHUTDOWN_SECONDS)
            .bind(bind)
            .map_err(|e| format!("PALABRE_BIND: {bind} cannot be used: {e}"))?;
        for address in server.addrs() {
            say!("listening on http://{address}");
        }
        server.run().await?;
        Ok(())
    })
}
