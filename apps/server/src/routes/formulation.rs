//! The assistant that helps a client word a request.

use crate::authorize::{Allowed, ClientOnly};
use crate::flows::formulate;
use crate::problem::{Problem, ProblemBody};
use crate::routes::text_or_empty;
use crate::wording;
use actix_web::post;
use actix_web::web::Json;
use ai_assistant::FormulationInput;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(help_formulate);
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct FormulationRequest {
    /// The turns so far as lines `user: …` and `ai: …`; at most 40,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    conversation: String,
    /// 1 to 4,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    user_input: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Formulation)]
struct FormulationView {
    /// What the assistant says: questions, or what to do with the suggestion.
    response: String,
    is_ready_to_publish: bool,
    /// At most 150 characters; until it is ready possibly empty.
    suggested_title: String,
    /// The client's own sentences, without contact details.
    suggested_description: String,
    /// civil, penal, commercial, travail, famille, immobilier, fiscal, administratif or autre
    suggested_domain: String,
}

/// Asks for what is missing in a request, then suggests its title, description and domain. Nothing is kept.
#[utoipa::path(tag = "ai-assistant", request_body = FormulationRequest, responses(
    (status = 200, body = FormulationView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values"),
    (status = 429, body = ProblemBody, description = "too_many_requests")))]
#[post("/api/ia/help-formulate")]
async fn help_formulate(
    a: Allowed<ClientOnly>,
    body: Json<FormulationRequest>,
) -> Result<Json<FormulationView>, Problem> {
    a.app.limits.formulation(a.caller.id)?;
    let input = FormulationInput::parse(&body.conversation, &body.user_input, a.caller.name.as_str());
    let input = input.map_err(|errors| Problem::invalid(errors.into_iter().map(wording::formulation)))?;
    let found = formulate::formulate(&a.app, input, a.lang).await?;
    Ok(Json(FormulationView {
        response: found.response,
        is_ready_to_publish: found.is_ready_to_publish,
        suggested_title: found.suggested_title,
        suggested_description: found.suggested_description,
        suggested_domain: found.suggested_domain,
    }))
}
