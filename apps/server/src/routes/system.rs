//! The process and the product about themselves.

use crate::authorize::{Allowed, Anyone};
use crate::problem::{Problem, ProblemBody};
use actix_web::web::Json;
use actix_web::{HttpResponse, get};
use serde::Serialize;
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(site_info);
}

/// What a supervisor asks: of no person, so nobody's session is read for it.
pub fn mount_probes(cfg: &mut ServiceConfig) {
    cfg.service(healthz).service(readyz);
}

#[derive(Serialize, ToSchema)]
struct Health {
    ok: bool,
}

/// The process answers.
#[utoipa::path(tag = "system", responses((status = 200, body = Health)))]
#[get("/healthz")]
async fn healthz(_: Allowed<Anyone>) -> Json<Health> {
    Json(Health { ok: true })
}

/// The database is reachable and migrated.
#[utoipa::path(tag = "system", responses(
    (status = 200, body = Health),
    (status = 503, body = ProblemBody, description = "busy")))]
#[get("/readyz")]
async fn readyz(a: Allowed<Anyone>) -> Result<HttpResponse, Problem> {
    let migrated = a.app.db.read(database::DbConn::is_migrated).await;
    match migrated {
        Ok(true) => Ok(HttpResponse::Ok().json(Health { ok: true })),
        Ok(false) => Err(Problem::busy()),
        Err(e) => {
            tracing::warn!(error = %e, "not ready");
            Err(Problem::busy())
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct SiteInfo {
    product_name: &'static str,
    version: &'static str,
    legal_email: String,
    support_email: String,
    /// Who runs the site.
    operator_name: String,
    operator_address: String,
    /// Their number in the trade register.
    operator_rccm: String,
    /// Their taxpayer's number.
    operator_niu: String,
}

/// What this is, who runs it, and whom to write to.
#[utoipa::path(tag = "system", responses((status = 200, body = SiteInfo)))]
#[get("/api/site-info")]
async fn site_info(a: Allowed<Anyone>) -> Json<SiteInfo> {
    let config = &a.app.config;
    let operator = &config.site_operator;
    Json(SiteInfo {
        product_name: crate::PRODUCT,
        version: env!("CARGO_PKG_VERSION"),
        legal_email: config.legal_email.clone(),
        support_email: config.support_email.clone(),
        operator_name: operator.name.clone(),
        operator_address: operator.address.clone(),
        operator_rccm: operator.rccm.clone(),
        operator_niu: operator.niu.clone(),
    })
}
