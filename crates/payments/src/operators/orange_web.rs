//! Orange Money Web Payment, the group's product (payments.md, 3.1). Nearly all of it is third-party knowledge.

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
pub struct OrangeWebConfig {
    pub base_url: String,
    /// The generic page says `/oauth/v3/token`; many clients use v2.
    pub token_path: String,
    pub client_id: String,
    pub client_secret: Secret,
    pub merchant_key: Secret,
    /// `dev`, or `cm`: a part of the path.
    pub country: String,
    /// The merchant's name as the page shows it.
    pub merchant_name: String,
    pub timeouts: Timeouts,
    pub roots: Option<Vec<u8>>,
}

/// Off whatever the token says of its life.
const MARGIN: Duration = Duration::from_secs(60);
const TOKEN_LIFE: Duration = Duration::from_secs(3_600);
const NAME_MAX: usize = 30;
const KEPT: [&str; 6] = ["status", "order_id", "txnid", "code", "message", "description"];

pub struct OrangeWeb {
    http: Http,
    config: OrangeWebConfig,
    session: Session,
}

impl fmt::Debug for OrangeWeb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OrangeWeb").field("country", &self.config.country).finish_non_exhaustive()
    }
}

impl OrangeWeb {
    pub fn new(config: OrangeWebConfig) -> Result<Self, SetupError> {
        key(&config.country)?;
        let http = Http::new(config.timeouts, config.roots.as_deref())?;
        let config = OrangeWebConfig { base_url: base(&config.base_url)?, ..config };
        let session = Session::new(TOKEN_LIFE, MARGIN, config.timeouts);
        Ok(Self { http, config, session })
    }

    fn url(&self, path: &str) -> String {
        format!("{}/orange-money-webpay/{}/v1/{path}", self.config.base_url, self.config.country)
    }

    fn login(&self) -> RequestBuilder {
        let url = format!("{}/{}", self.config.base_url, self.config.token_path.trim_start_matches('/'));
        self.http
            .post(&url)
            .basic_auth(&self.config.client_id, Some(self.config.client_secret.reveal()))
            .form_text("grant_type=client_credentials")
    }

    async fn post(&self, path: &str, body: Value, turns: Option<&dyn Turns>) -> Result<Reply, NoReply> {
        let url = self.url(path);
        let whole = |token: &str| self.http.post(&url).bearer_auth(token).json_text(&body);
        self.session.call(|| self.login(), whole, identity, turns).await
    }

    /// Makes the page; no money moves until the payer uses it.
    async fn init(&self, order: &Order) -> Heard<Prepared> {
        let body = json!({
            "merchant_key": self.config.merchant_key.reveal(),
            "currency": order.currency,
            "order_id": order.reference,
            "amount": order.amount,
            "return_url": order.return_url,
            "cancel_url": order.return_url,
            "notif_url": order.callback_url.as_deref().unwrap_or(&order.return_url),
            "lang": if order.is_french { "fr" } else { "en" },
            "reference": plain(&self.config.merchant_name, NAME_MAX),
        });
        match self.post("webpayment", body, None).await {
            Ok(reply) => prepared(&reply),
            Err(e) => e.prepared(),
        }
    }

    async fn status(&self, order: &Order, turns: &dyn Turns) -> Heard<Report> {
        let Some(pay_token) = &order.pay_token else { return Heard::new(Report::NeverSent, "NO_TOKEN", "") };
        // All three are needed. The answer names no amount: that ours is asked about stands for the comparison (assumed).
        let body = json!({"order_id": order.reference, "amount": order.amount, "pay_token": pay_token});
        match self.post("transactionstatus", body, Some(turns)).await {
            Ok(reply) => report(&reply),
            Err(e) => e.report(),
        }
    }
}

fn prepared(reply: &Reply) -> Heard<Prepared> {
    let body = json::object(&reply.body).unwrap_or_default();
    let pay = json::text(&body, "pay_token");
    let url = json::text(&body, "payment_url").filter(|u| u.starts_with("http"));
    match (reply.status, pay, url) {
        (200 | 201, Some(pay), Some(url)) => {
            let notif = json::text(&body, "notif_token");
            Heard::new(Prepared::Token { pay, notif, url: Some(url) }, "INITIATED", "")
        }
        (401, ..) => Heard::new(Prepared::Failed, "UNAUTHORIZED", json::kept(&body, &KEPT)),
        (403, ..) => Heard::new(Prepared::Failed, "FORBIDDEN", json::kept(&body, &KEPT)),
        (status, ..) => {
            let code = json::text(&body, "code").unwrap_or_else(|| status.to_string());
            let code = if status >= 500 { "SERVICE_UNAVAILABLE".to_owned() } else { code };
            Heard::new(Prepared::Failed, code, json::kept(&body, &KEPT)).in_outage(reply.is_outage())
        }
    }
}

fn report(reply: &Reply) -> Heard<Report> {
    let body = json::object(&reply.body).unwrap_or_default();
    let kept = json::kept(&body, &KEPT);
    if !matches!(reply.status, 200 | 201) {
        let code = json::text(&body, "code").unwrap_or_else(|| reply.status.to_string());
        let outcome = if reply.status == 404 { Report::NotFound } else { Report::CannotKnow };
        return Heard::new(outcome, code, kept).in_outage(reply.is_outage());
    }
    let status = json::text(&body, "status").unwrap_or_default();
    let outcome = match status.as_str() {
        "SUCCESS" | "SUCCESSFUL" | "SUCCESSFULL" => Report::Paid {
            external: json::text(&body, "txnid"),
            amount: json::amount(&body, "amount"),
            currency: None,
            reference: json::text(&body, "order_id"),
        },
        "INITIATED" => Report::Untouched,
        "PENDING" => Report::Waiting,
        "EXPIRED" => Report::Expired,
        "FAILED" | "CANCELLED" => Report::Failed,
        _ => Report::CannotKnow,
    };
    Heard::new(outcome, status, kept).in_outage(reply.is_outage())
}

impl Provider for OrangeWeb {
    fn channel(&self) -> Channel {
        Channel::OrangeWeb
    }

    fn prepare<'a>(&'a self, order: &'a Order) -> BoxFuture<'a, Heard<Prepared>> {
        self.init(order).boxed()
    }

    /// The payer asks for it, on the operator's page.
    fn submit<'a>(&'a self, _: &'a Order) -> BoxFuture<'a, Heard<Submission>> {
        async { Heard::new(Submission::Accepted, "INITIATED", "") }.boxed()
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
    fn the_statuses_of_a_page() {
        for (status, expected) in [
            ("INITIATED", Report::Untouched),
            ("PENDING", Report::Waiting),
            ("EXPIRED", Report::Expired),
            ("FAILED", Report::Failed),
            ("SOMETHING", Report::CannotKnow),
        ] {
            let body = format!(r#"{{"status":"{status}","order_id":"o","txnid":null}}"#);
            assert_eq!(report(&reply(201, &body)).outcome, expected, "{status}");
        }
        let paid =
            report(&reply(200, r#"{"status":"SUCCESS","order_id":"o","txnid":"MP150709.1341.A00073"}"#));
        let external = Some("MP150709.1341.A00073".to_owned());
        assert_eq!(
            paid.outcome,
            Report::Paid { external, amount: None, currency: None, reference: Some("o".into()) }
        );
        for status in [400, 401, 403, 500, 503] {
            assert_eq!(report(&reply(status, r#"{"code":42}"#)).outcome, Report::CannotKnow);
        }
    }

    #[test]
    fn a_page_needs_its_token_and_its_address() {
        let whole =
            r#"{"status":201,"message":"OK","pay_token":"p","payment_url":"https://o/p","notif_token":"n"}"#;
        let (pay, notif, url) = ("p".to_owned(), Some("n".to_owned()), Some("https://o/p".to_owned()));
        assert_eq!(prepared(&reply(201, whole)).outcome, Prepared::Token { pay, notif, url });
        for (status, body) in [
            (201, r#"{"pay_token":"p"}"#),
            (201, r#"{"pay_token":"p","payment_url":"javascript:x"}"#),
            (403, r#"{"code":1201}"#),
            (500, ""),
        ] {
            assert_eq!(prepared(&reply(status, body)).outcome, Prepared::Failed, "{body}");
        }
    }
}
