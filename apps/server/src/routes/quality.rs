//! How well the assistant answers questions that it has not seen: for everybody to read.

use crate::authorize::{Allowed, Anyone};
use crate::problem::{Problem, ProblemBody};
use crate::quality::{self, Quality};
use actix_web::get;
use actix_web::web::Json;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(quality_figures);
}

/// The last measurement of the built-in engine on the shipped texts, as counts.
#[utoipa::path(tag = "system", responses(
    (status = 200, body = Quality),
    (status = 500, body = ProblemBody, description = "internal")))]
#[get("/api/quality")]
async fn quality_figures(_: Allowed<Anyone>) -> Result<Json<Quality>, Problem> {
    quality::published().map(Json).map_err(|e| Problem::internal(&e))
}
