//! MTN MoMo Collections (payments.md, 2).

use super::http::{Ask, Http, Reply, SetupError, Timeouts, base, key};
use super::session::{NoReply, Session};
use super::{Secret, json, plain};
use crate::domain::{Channel, Heard, Prepared, Report, Submission};
use crate::{OperatorDown, Order, Provider, Pushed, Turns};
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use reqwest::RequestBuilder;
use serde_json::{Value, json};
use std::convert::identity;
use std::fmt;
use std::time::Duration;

#[derive(Debug, Clone)]
pub struct MtnConfig {
    /// Up to the path: production hosts are not published for Cameroon, the contract names it.
    pub base_url: String,
    pub subscription_key: Secret,
    pub api_user: String,
    pub api_key: Secret,
    /// `sandbox`, or `mtncameroon`.
    pub target_environment: String,
    pub timeouts: Timeouts,
}

/// Ten minutes before the end of the hour that tokens live (best practices).
const MARGIN: Duration = Duration::from_secs(600);
const TOKEN_LIFE: Duration = Duration::from_secs(3_600);
/// With its token; a payment's lease has to cover this and asking for the money.
const ADVICE_LIMIT: Duration = Duration::from_secs(6);
/// 500s that are errors of the settings, and stay (payments.md, 2.5).
const PERMANENT: [&str; 4] =
    ["NOT_ALLOWED", "NOT_ALLOWED_TARGET_ENVIRONMENT", "INVALID_CALLBACK_URL_HOST", "INVALID_CURRENCY"];
const MESSAGE_MAX: usize = 160;
const KEPT: [&str; 7] =
    ["status", "reason", "amount", "currency", "externalId", "financialTransactionId", "code"];

pub struct MtnMomo {
    http: Http,
    config: MtnConfig,
    session: Session,
}

impl fmt::Debug for MtnMomo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MtnMomo").field("target", &self.config.target_environment).finish_non_exhaustive()
    }
}

impl MtnMomo {
    pub fn new(config: MtnConfig) -> Result<Self, SetupError> {
        key(config.subscription_key.reveal())?;
        key(&config.target_environment)?;
        let http = Http::new(config.timeouts, None)?;
        let config = MtnConfig { base_url: base(&config.base_url)?, ..config };
        let session = Session::new(TOKEN_LIFE, MARGIN, config.timeouts);
        Ok(Self { http, config, session })
    }

    fn url(&self, path: &str) -> String {
        format!("{}/collection/{path}", self.config.base_url)
    }

    fn login(&self) -> RequestBuilder {
        self.http
            .post(&self.url("token/"))
            .basic_auth(&self.config.api_user, Some(self.config.api_key.reveal()))
            .header("Ocp-Apim-Subscription-Key", self.config.subscription_key.reveal())
            .empty()
    }

    async fn authorised(
        &self,
        request: impl Fn() -> RequestBuilder,
        turns: Option<&dyn Turns>,
    ) -> Result<Reply, NoReply> {
        let whole = |token: &str| {
            request()
                .bearer_auth(token)
                .header("X-Target-Environment", &self.config.target_environment)
                .header("Ocp-Apim-Subscription-Key", self.config.subscription_key.reveal())
        };
        self.session.call(|| self.login(), whole, identity, turns).await
    }

    /// Whether the number has an active account, where MTN says so: a truth value or a text, as sources differ.
    async fn is_active(&self, order: &Order) -> Option<bool> {
        let path = format!("v1_0/accountholder/msisdn/{}/active", order.phone.international());
        let url = self.url(&path);
        let reply = self.authorised(|| self.http.get(&url), None).await.ok().filter(|r| r.status == 200)?;
        match json::object(&reply.body)?.get("result")? {
            Value::Bool(is_active) => Some(*is_active),
            Value::String(text) => text.trim().to_ascii_lowercase().parse().ok(),
            _ => None,
        }
    }

    /// MTN advises to look before money is asked for. It advises and no more: what goes wrong here, or takes long, stops nothing.
    async fn advice(&self, order: &Order) -> Heard<Prepared> {
        match tokio::time::timeout(ADVICE_LIMIT, self.is_active(order)).await {
            Ok(Some(false)) => Heard::new(Prepared::Doubtful, "ACCOUNT_NOT_ACTIVE", ""),
            _ => Heard::new(Prepared::Nothing, "", ""),
        }
    }

    async fn request_to_pay(&self, order: &Order) -> Heard<Submission> {
        let message = plain(&order.message, MESSAGE_MAX);
        let body = json!({
            "amount": order.amount.to_string(),
            "currency": order.currency,
            "externalId": order.reference,
            "payer": {"partyIdType": "MSISDN", "partyId": order.phone.international()},
            "payerMessage": message,
            "payeeNote": message,
        });
        let request = || {
            let request = self
                .http
                .post(&self.url("v1_0/requesttopay"))
                .header("X-Reference-Id", &order.reference)
                .json_text(&body);
            // Without it no callback comes at all; an empty one is refused.
            match &order.callback_url {
                Some(url) => request.header("X-Callback-Url", url),
                None => request,
            }
        };
        match self.authorised(request, None).await {
            Ok(reply) => submission(&reply),
            Err(e) => e.submission(),
        }
    }

    async fn status(&self, order: &Order, turns: &dyn Turns) -> Heard<Report> {
        let url = self.url(&format!("v1_0/requesttopay/{}", order.reference));
        match self.authorised(|| self.http.get(&url), Some(turns)).await {
            Ok(reply) => report(&reply),
            Err(e) => e.report(),
        }
    }
}

/// Decides on status and code; a message is never parsed.
fn submission(reply: &Reply) -> Heard<Submission> {
    let body = json::object(&reply.body).unwrap_or_default();
    let code = json::text(&body, "code").unwrap_or_else(|| reply.status.to_string());
    let outcome = match reply.status {
        202 => Submission::Accepted,
        409 => Submission::AlreadyThere,
        400 | 401 | 403 | 411 => Submission::Rejected,
        500 if PERMANENT.contains(&code.as_str()) => Submission::Rejected,
        _ => Submission::CannotKnow,
    };
    let code = match (reply.status, outcome) {
        (401, _) => "UNAUTHORIZED".to_owned(),
        (403, _) => "FORBIDDEN".to_owned(),
        _ => code,
    };
    // What was accepted or refused was answered, whatever the answer looked like.
    let is_outage = outcome == Submission::CannotKnow && reply.is_outage();
    Heard::new(outcome, code, json::kept(&body, &KEPT)).in_outage(is_outage)
}

/// The status first, the reason second.
fn report(reply: &Reply) -> Heard<Report> {
    let body = json::object(&reply.body).unwrap_or_default();
    let kept = json::kept(&body, &KEPT);
    if reply.status != 200 {
        let code = json::text(&body, "code").unwrap_or_else(|| reply.status.to_string());
        let outcome = if reply.status == 404 { Report::NotFound } else { Report::CannotKnow };
        let is_outage = reply.is_outage() && !PERMANENT.contains(&code.as_str());
        return Heard::new(outcome, code, kept).in_outage(is_outage);
    }
    let status = json::text(&body, "status").unwrap_or_default();
    // A text on the wire, an object in the schema.
    let reason = json::text(&body, "reason")
        .or_else(|| body.get("reason").and_then(|r| r.as_object()).and_then(|r| json::text(r, "code")));
    let outcome = match status.as_str() {
        "SUCCESSFUL" => Report::Paid {
            external: json::text(&body, "financialTransactionId"),
            amount: json::amount(&body, "amount"),
            currency: json::text(&body, "currency"),
            reference: json::text(&body, "externalId"),
        },
        "FAILED" if reason.as_deref() == Some("EXPIRED") => Report::Expired,
        "FAILED" => Report::Failed,
        "PENDING" | "CREATED" => Report::Waiting,
        _ => Report::CannotKnow,
    };
    Heard::new(outcome, reason.unwrap_or(status), kept).in_outage(reply.is_outage())
}

impl Provider for MtnMomo {
    fn channel(&self) -> Channel {
        Channel::MtnMomo
    }

    fn prepare<'a>(&'a self, order: &'a Order) -> BoxFuture<'a, Heard<Prepared>> {
        self.advice(order).boxed()
    }

    fn submit<'a>(&'a self, order: &'a Order) -> BoxFuture<'a, Heard<Submission>> {
        self.request_to_pay(order).boxed()
    }

    fn query<'a>(&'a self, order: &'a Order, turns: &'a dyn Turns) -> BoxFuture<'a, Heard<Report>> {
        self.status(order, turns).boxed()
    }

    fn push<'a>(&'a self, _: &'a Order) -> BoxFuture<'a, Pushed> {
        async { Pushed::NotSent }.boxed()
    }

    fn check(&self) -> BoxFuture<'_, Result<(), OperatorDown>> {
        self.session.check(self.login()).boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reply(status: u16, body: &str) -> Reply {
        Reply { status, body: body.as_bytes().to_vec() }
    }

    #[test]
    fn the_table_of_http_errors() {
        for (status, body, expected) in [
            (202, "", Submission::Accepted),
            (409, r#"{"code":"RESOURCE_ALREADY_EXIST"}"#, Submission::AlreadyThere),
            (400, "", Submission::Rejected),
            (401, r#"{"statusCode":401}"#, Submission::Rejected),
            (403, "", Submission::Rejected),
            (411, "<html>", Submission::Rejected),
            (429, "", Submission::CannotKnow),
            (500, r#"{"code":"INVALID_CURRENCY"}"#, Submission::Rejected),
            (500, r#"{"code":"NOT_ALLOWED_TARGET_ENVIRONMENT"}"#, Submission::Rejected),
            (500, r#"{"code":"INTERNAL_PROCESSING_ERROR"}"#, Submission::CannotKnow),
            (503, r#"{"code":"SERVICE_UNAVAILABLE"}"#, Submission::CannotKnow),
            (302, "", Submission::CannotKnow),
            // A gateway's page, and no acceptance.
            (200, "<html>", Submission::CannotKnow),
            (404, "", Submission::CannotKnow),
        ] {
            assert_eq!(submission(&reply(status, body)).outcome, expected, "{status} {body}");
        }
    }

    #[test]
    fn a_status_counts_before_its_reason() {
        let of = |body: &str| report(&reply(200, body));
        let failed = of(r#"{"status":"FAILED","reason":"INTERNAL_PROCESSING_ERROR"}"#);
        assert_eq!((failed.outcome, failed.code.as_str()), (Report::Failed, "INTERNAL_PROCESSING_ERROR"));
        let object = of(r#"{"status":"FAILED","reason":{"code":"PAYER_NOT_FOUND","message":"x"}}"#);
        assert_eq!((object.outcome, object.code.as_str()), (Report::Failed, "PAYER_NOT_FOUND"));
        assert_eq!(of(r#"{"status":"FAILED","reason":"EXPIRED"}"#).outcome, Report::Expired);
        assert_eq!(of(r#"{"status":"FAILED"}"#).outcome, Report::Failed);
        assert_eq!(of(r#"{"status":"PENDING"}"#).outcome, Report::Waiting);
        assert_eq!(of(r#"{"status":"CREATED"}"#).outcome, Report::Waiting);
        for unclear in ["", "<html>", "{}", r#"{"status":"PAUSED"}"#] {
            assert_eq!(of(unclear).outcome, Report::CannotKnow, "{unclear}");
        }
        let paid = of(
            r#"{"status":"SUCCESSFUL","amount":50000,"currency":"XAF","externalId":"r","financialTransactionId":600198217}"#,
        );
        assert_eq!(
            paid.outcome,
            Report::Paid {
                external: Some("600198217".into()),
                amount: Some(50_000),
                currency: Some("XAF".into()),
                reference: Some("r".into())
            }
        );
    }

    #[test]
    fn not_found_is_not_failed() {
        assert_eq!(report(&reply(404, r#"{"code":"RESOURCE_NOT_FOUND"}"#)).outcome, Report::NotFound);
        assert_eq!(report(&reply(500, "")).outcome, Report::CannotKnow);
    }

    #[test]
    fn what_is_kept_names_no_payer() {
        let kept = report(&reply(200, r#"{"status":"PENDING","payer":{"partyId":"237677123456"}}"#)).raw;
        assert!(!kept.contains("677"), "{kept}");
    }
}
