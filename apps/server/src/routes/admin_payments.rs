//! Payments, for administrators: the list, one with its history, decisions of two people, statements of operators.

use crate::authorize::{AdminOnly, Allowed};
use crate::flows::payments_admin as flow;
use crate::problem::{Problem, ProblemBody};
use crate::routes::admin_payments_views::{
    AdminPaymentDetailView, AdminPaymentView, BooksView, DecisionView, StatementView,
};
use crate::routes::{id, text_or_empty};
use actix_web::web::{Bytes, Json, Path, Query};
use actix_web::{HttpResponse, delete, get, post};
use payments::StatementInput;
use payments::domain::{DecisionInput, FieldReason, Method, PaymentFilter, Period, RawDecision};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(admin_payments)
        .service(payment_books)
        .service(compare_statement)
        .service(open_payment)
        .service(check_payment)
        .service(propose_decision)
        .service(confirm_decision)
        .service(withdraw_decision);
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PaymentsQuery {
    /// A state, or pending, succeeded, failed, expired; all when absent.
    status: Option<String>,
    /// A reference, ours or the operator's, whole.
    q: Option<String>,
    limit: Option<i64>,
    offset: Option<i64>,
}

/// Payments, the newest first.
#[utoipa::path(tag = "admin", params(PaymentsQuery), responses(
    (status = 200, body = [AdminPaymentView], description = "X-Total-Count says how many there are in all"),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/admin/payments")]
async fn admin_payments(a: Allowed<AdminOnly>, query: Query<PaymentsQuery>) -> Result<HttpResponse, Problem> {
    let PaymentsQuery { status, q, limit, offset } = query.into_inner();
    let (status, q) = (status.unwrap_or_default(), q.unwrap_or_default());
    let filter = PaymentFilter::parse(&status, &q, limit, offset).map_err(Problem::payment_fields)?;
    let lang = a.lang;
    let page = a.app.db.read(move |c| flow::list(c, &filter, lang)).await?;
    Ok(HttpResponse::Ok().insert_header(("X-Total-Count", page.total.to_string())).json(page.items))
}

/// The accounts of the ledger, what does not agree, and the last comparisons.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = BooksView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/admin/payments/books")]
async fn payment_books(a: Allowed<AdminOnly>) -> Result<Json<BooksView>, Problem> {
    let (is_test, now) = (a.app.operators.is_test, a.now);
    Ok(Json(a.app.db.read(move |c| flow::books(c, is_test, now)).await?))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(rename_all = "camelCase")]
struct StatementQuery {
    /// mtn_momo or orange_money
    payment_method: Option<String>,
    /// The days that the statement is about, as 2026-11-21, both included. When absent: whole days from the first to the last
    /// payment that it names.
    from: Option<String>,
    to: Option<String>,
}

impl StatementQuery {
    fn read(self) -> Result<(Method, Period), Problem> {
        let method = self.payment_method.unwrap_or_default().parse();
        let period = Period::parse(&self.from.unwrap_or_default(), &self.to.unwrap_or_default());
        match (method, period) {
            (Ok(method), Ok(period)) => Ok((method, period)),
            (method, period) => {
                let unknown = method.is_err().then(|| FieldReason::MethodUnknown.of("paymentMethod"));
                let wrong = unknown.into_iter().chain(period.err().into_iter().flatten()).collect();
                Err(Problem::payment_fields(wrong))
            }
        }
    }
}

/// Compares an operator's statement (CSV with headings, UTF-8 or Latin 1) with what succeeded. Changes no payment: the operator is asked about
/// those that it calls paid and we do not.
#[utoipa::path(tag = "admin", params(StatementQuery),
    request_body(content = String, content_type = "text/csv"), responses(
    (status = 200, body = StatementView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 413, body = ProblemBody, description = "too_large: over 4 MiB"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/admin/payments/statements")]
async fn compare_statement(
    a: Allowed<AdminOnly>,
    query: Query<StatementQuery>,
    body: actix_web::web::Payload,
) -> Result<Json<StatementView>, Problem> {
    let (method, period) = query.into_inner().read()?;
    let bytes: Bytes = body
        .to_bytes_limited(STATEMENT_MAX)
        .await
        .map_err(|_| Problem::too_large())?
        .map_err(|_| Problem::malformed())?;
    let (admin, now, is_test) = (a.caller.id, a.now, a.app.operators.is_test);
    let (text, currency) = (text_of(&bytes), a.app.operators.currency_of(method));
    let compared = a.app.db.write(move |c| {
        let input = StatementInput { method, is_test, currency: &currency, text: &text, period };
        flow::compare(c, admin, &input, now)
    });
    let compared = compared.await?;
    a.app.operators.wake();
    Ok(Json(compared))
}

/// UTF-8, or else what spreadsheets save in French: Latin 1, in which a byte is a letter.
fn text_of(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        Err(_) => bytes.iter().map(|b| char::from(*b)).collect(),
    }
}

const STATEMENT_MAX: usize = 4 * 1024 * 1024;

/// One payment with everything that happened to it. That it was opened leaves a trace.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = AdminPaymentDetailView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[post("/api/admin/payments/{id}/open")]
async fn open_payment(
    a: Allowed<AdminOnly>,
    path: Path<String>,
) -> Result<Json<AdminPaymentDetailView>, Problem> {
    let (which, lang, now) = ((a.caller.id, id(&path)?), a.lang, a.now);
    Ok(Json(a.app.db.write(move |c| flow::open(c, which, lang, now)).await?))
}

/// Has the operator asked about a payment at once.
#[utoipa::path(tag = "admin", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[post("/api/admin/payments/{id}/check")]
async fn check_payment(a: Allowed<AdminOnly>, path: Path<String>) -> Result<HttpResponse, Problem> {
    let (which, now) = ((a.caller.id, id(&path)?), a.now);
    a.app.db.write(move |c| flow::check(c, which, now)).await?;
    a.app.operators.wake();
    Ok(HttpResponse::NoContent().finish())
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct DecisionRequest {
    /// succeeded or failed (of a payment in manual_review), refunded (of one that succeeded)
    #[serde(default, deserialize_with = "text_or_empty")]
    decision: String,
    /// Why; 3 to 1,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    note: String,
    /// The operator's number of the transaction, where it is known.
    #[serde(default, deserialize_with = "text_or_empty")]
    external_reference: String,
}

/// Proposes a decision; another administrator confirms it.
#[utoipa::path(tag = "admin", request_body = DecisionRequest, responses(
    (status = 201, body = DecisionView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "payment_state, decision_waiting"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/admin/payments/{id}/decision")]
async fn propose_decision(
    a: Allowed<AdminOnly>,
    path: Path<String>,
    body: Json<DecisionRequest>,
) -> Result<HttpResponse, Problem> {
    let DecisionRequest { decision, note, external_reference } = body.into_inner();
    let (which, now) = ((a.caller.id, id(&path)?), a.now);
    let raw = RawDecision { decision, note, external_reference };
    let input = DecisionInput::parse(&raw).map_err(Problem::payment_fields)?;
    let made = a.app.db.write(move |c| flow::propose(c, which, &input, now)).await?;
    Ok(HttpResponse::Created().json(made))
}

/// Confirms what another administrator proposed; it happens at once.
#[utoipa::path(tag = "admin", responses(
    (status = 200, body = AdminPaymentDetailView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "no_decision, second_admin_needed, payment_state")))]
#[post("/api/admin/payments/{id}/decision/confirm")]
async fn confirm_decision(
    a: Allowed<AdminOnly>,
    path: Path<String>,
) -> Result<Json<AdminPaymentDetailView>, Problem> {
    let (which, lang, now) = ((a.caller.id, id(&path)?), a.lang, a.now);
    let decided = a.app.db.write(move |c| flow::confirm(c, which, lang, now)).await?;
    a.app.users.forget(decided.head.user_id);
    Ok(Json(decided))
}

/// Takes a proposal back.
#[utoipa::path(tag = "admin", responses(
    (status = 204),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 409, body = ProblemBody, description = "no_decision")))]
#[delete("/api/admin/payments/{id}/decision")]
async fn withdraw_decision(a: Allowed<AdminOnly>, path: Path<String>) -> Result<HttpResponse, Problem> {
    let (which, now) = ((a.caller.id, id(&path)?), a.now);
    a.app.db.write(move |c| flow::withdraw(c, which, now)).await?;
    Ok(HttpResponse::NoContent().finish())
}
