//! Orange Money Core API of Orange Cameroun, `omcoreapis/1.0.2` (payments.md, 3.2). Third-party knowledge, with fixtures.

use super::http::{Ask, Http, Reply, SetupError, Timeouts, base, key};
use super::session::{NoReply, Session, Status};
use super::{Secret, json, plain};
use crate::domain::{Channel, Heard, Msisdn, Prepared, Report, Submission};
use crate::{OperatorDown, Order, Provider, Pushed, Turns};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use reqwest::RequestBuilder;
use serde_json::{Map, Value, json};
use std::fmt;
use std::time::Duration;

#[derive(Debug, Clone)]
pub struct OrangeCoreConfig {
    pub base_url: String,
    pub consumer_key: String,
    pub consumer_secret: Secret,
    pub api_username: String,
    pub api_password: Secret,
    /// The merchant's own number.
    pub channel_msisdn: Msisdn,
    /// The merchant's PIN travels in the body of each payment, which is never written anywhere.
    pub pin: Secret,
    pub timeouts: Timeouts,
    pub roots: Option<Vec<u8>>,
}

/// `expires_in` is the rest of the life of a token that may be shared.
const MARGIN: Duration = Duration::from_secs(30);
const TOKEN_LIFE: Duration = Duration::from_secs(600);
const DESCRIPTION_MAX: usize = 100;
const KEPT: [&str; 8] =
    ["status", "amount", "txnid", "txnmode", "inittxnstatus", "confirmtxnstatus", "createtime", "statusCode"];

pub struct OrangeCore {
    http: Http,
    config: OrangeCoreConfig,
    auth: Secret,
    session: Session,
}

impl fmt::Debug for OrangeCore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OrangeCore").finish_non_exhaustive()
    }
}

impl OrangeCore {
    pub fn new(config: OrangeCoreConfig) -> Result<Self, SetupError> {
        key(config.pin.reveal())?;
        let http = Http::new(config.timeouts, config.roots.as_deref())?;
        let pair = format!("{}:{}", config.api_username, config.api_password.reveal());
        let auth = Secret::new(STANDARD.encode(pair));
        let config = OrangeCoreConfig { base_url: base(&config.base_url)?, ..config };
        let session = Session::new(TOKEN_LIFE, MARGIN, config.timeouts);
        Ok(Self { http, config, auth, session })
    }

    fn url(&self, path: &str) -> String {
        format!("{}/omcoreapis/1.0.2/{path}", self.config.base_url)
    }

    fn login(&self) -> RequestBuilder {
        self.http
            .post(&format!("{}/token", self.config.base_url))
            .basic_auth(&self.config.consumer_key, Some(self.config.consumer_secret.reveal()))
            .form_text("grant_type=client_credentials")
    }

    async fn authorised(
        &self,
        request: impl Fn() -> RequestBuilder,
        turns: Option<&dyn Turns>,
    ) -> Result<Answer, NoReply> {
        let whole = |token: &str| request().bearer_auth(token).header("X-AUTH-TOKEN", self.auth.reveal());
        self.session.call(|| self.login(), whole, |reply| Answer::read(&reply), turns).await
    }

    /// Makes a token for the payment; no money moves.
    async fn init(&self) -> Heard<Prepared> {
        let url = self.url("mp/init");
        match self.authorised(|| self.http.post(&url).empty(), None).await {
            Ok(answer) => match json::text(&answer.data, "payToken") {
                Some(pay) if answer.status < 300 => {
                    Heard::new(Prepared::Token { pay, notif: None, url: None }, "INITIATED", "")
                }
                _ if matches!(answer.status, 401 | 403) => Heard::new(Prepared::Failed, "UNAUTHORIZED", ""),
                _ if answer.is_outage => Heard::new(Prepared::Failed, "SERVICE_UNAVAILABLE", answer.kept()),
                _ => Heard::new(Prepared::Failed, "NO_TOKEN", answer.kept()),
            },
            Err(e) => e.prepared(),
        }
    }

    async fn pay(&self, order: &Order) -> Heard<Submission> {
        let Some(pay_token) = &order.pay_token else {
            return Heard::new(Submission::Rejected, "NO_TOKEN", "");
        };
        let body = json!({
            "notifUrl": order.callback_url.as_deref().unwrap_or(&order.return_url),
            "channelUserMsisdn": self.config.channel_msisdn.national(),
            "amount": order.amount.to_string(),
            "subscriberMsisdn": order.phone.national(),
            "pin": self.config.pin.reveal(),
            "orderId": order.reference,
            "description": plain(&order.message, DESCRIPTION_MAX),
            "payToken": pay_token,
        });
        let url = self.url("mp/pay");
        match self.authorised(|| self.http.post(&url).json_text(&body), None).await {
            Ok(answer) => answer.submission(),
            Err(e) => e.submission(),
        }
    }

    async fn status(&self, order: &Order, turns: &dyn Turns) -> Heard<Report> {
        let Some(pay_token) = &order.pay_token else { return Heard::new(Report::NeverSent, "NO_TOKEN", "") };
        let url = self.url(&format!("mp/paymentstatus/{pay_token}"));
        match self.authorised(|| self.http.get(&url), Some(turns)).await {
            Ok(answer) => answer.report(),
            Err(e) => e.report(),
        }
    }

    async fn send_prompt_again(&self, order: &Order) -> Pushed {
        let Some(pay_token) = &order.pay_token else { return Pushed::NotSent };
        let url = self.url(&format!("mp/push/{pay_token}"));
        match self.authorised(|| self.http.get(&url), None).await {
            Ok(answer) => answer.pushed(),
            Err(NoReply::Unknown(_)) => Pushed::Unknown,
            Err(NoReply::NotSent(_) | NoReply::Refused(_) | NoReply::NoTurn) => Pushed::NotSent,
        }
    }
}

/// The envelope: what counts stands in `data`, one level down.
struct Answer {
    /// Of HTTP, or of the error that hides in an answer of 200.
    status: u16,
    is_outage: bool,
    message: String,
    data: Map<String, Value>,
}

impl Status for Answer {
    fn status(&self) -> u16 {
        self.status
    }
}

impl Answer {
    fn read(reply: &Reply) -> Self {
        let body = json::object(&reply.body).unwrap_or_default();
        let data = body.get("data").and_then(Value::as_object).cloned();
        let hidden = ["statusCode", "code"].iter().find_map(|n| json::text(&body, n)).and_then(|code| {
            // WSO2's codes for a token that is missing or not valid.
            if matches!(code.as_str(), "900901" | "900902") { Some(401) } else { code.parse().ok() }
        });
        let status = match (&data, hidden) {
            (None, Some(code)) if (400..600).contains(&code) => code,
            _ => reply.status,
        };
        let is_outage = reply.is_outage() || status >= 500;
        let message = json::text(&body, "message").unwrap_or_default();
        Self { status, is_outage, message, data: data.unwrap_or_default() }
    }

    fn kept(&self) -> String {
        json::kept(&self.data, &KEPT)
    }

    /// `60019`, from its field or from the beginning of the message `60019 :: …`.
    fn code(&self, status: &str) -> String {
        let number = |text: &str| {
            let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
            (digits.len() >= 4).then_some(digits)
        };
        let from = |name| json::text(&self.data, name).and_then(|t| number(&t));
        from("confirmtxnstatus")
            .or_else(|| from("inittxnstatus"))
            .or_else(|| number(&self.message))
            .unwrap_or_else(|| status.to_owned())
    }

    /// A gateway's page and an error of the whole service leave it open whether the prompt left.
    fn pushed(&self) -> Pushed {
        match self.status {
            429 => Pushed::NotSent,
            _ if self.is_outage => Pushed::Unknown,
            200..=299 => Pushed::Sent,
            400..=499 => Pushed::NotSent,
            _ => Pushed::Unknown,
        }
    }

    fn submission(&self) -> Heard<Submission> {
        let status = json::text(&self.data, "status").unwrap_or_default();
        let outcome = match status.as_str() {
            "FAILED" | "CANCELLED" => Submission::Failed,
            "PENDING" | "INITIATED" if self.status < 300 => Submission::Accepted,
            s if s.starts_with("SUCCESS") => Submission::Accepted,
            _ if matches!(self.status, 401 | 403) => Submission::Rejected,
            _ => Submission::CannotKnow,
        };
        let code = match (outcome, self.status) {
            (Submission::Rejected, _) => "UNAUTHORIZED".to_owned(),
            (Submission::CannotKnow, http) => http.to_string(),
            _ => self.code(&status),
        };
        let is_outage = outcome == Submission::CannotKnow && self.is_outage;
        Heard::new(outcome, code, self.kept()).in_outage(is_outage)
    }

    fn report(&self) -> Heard<Report> {
        let status = json::text(&self.data, "status").unwrap_or_default();
        let is_confirmed = json::text(&self.data, "confirmtxnstatus").is_some()
            && json::text(&self.data, "confirmtxnmessage").is_some();
        let outcome = match status.as_str() {
            _ if self.status >= 300 => {
                if self.status == 404 {
                    Report::NotFound
                } else {
                    Report::CannotKnow
                }
            }
            "SUCCESS" | "SUCCESSFUL" | "SUCCESSFULL" if is_confirmed => Report::Paid {
                external: json::text(&self.data, "txnid"),
                amount: json::amount(&self.data, "amount"),
                currency: None,
                reference: json::text(&self.data, "txnmode"),
            },
            "SUCCESS" | "SUCCESSFUL" | "SUCCESSFULL" | "PENDING" | "INITIATED" => Report::Waiting,
            "FAILED" | "CANCELLED" => Report::Failed,
            "EXPIRED" => Report::Expired,
            _ => Report::CannotKnow,
        };
        let code = match &outcome {
            Report::Failed => self.code(&status),
            Report::CannotKnow | Report::NotFound => self.status.to_string(),
            _ => status,
        };
        Heard::new(outcome, code, self.kept()).in_outage(self.is_outage)
    }
}

impl Provider for OrangeCore {
    fn channel(&self) -> Channel {
        Channel::OrangeCore
    }

    fn prepare<'a>(&'a self, _: &'a Order) -> BoxFuture<'a, Heard<Prepared>> {
        self.init().boxed()
    }

    fn submit<'a>(&'a self, order: &'a Order) -> BoxFuture<'a, Heard<Submission>> {
        self.pay(order).boxed()
    }

    fn query<'a>(&'a self, order: &'a Order, turns: &'a dyn Turns) -> BoxFuture<'a, Heard<Report>> {
        self.status(order, turns).boxed()
    }

    fn push<'a>(&'a self, order: &'a Order) -> BoxFuture<'a, Pushed> {
        self.send_prompt_again(order).boxed()
    }

    fn check(&self) -> BoxFuture<'_, Result<(), OperatorDown>> {
        self.session.check(self.login()).boxed()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(status: u16, body: Value) -> Answer {
        Answer::read(&Reply { status, body: body.to_string().into_bytes() })
    }

    #[test]
    fn the_four_fixtures() {
        let accepted = answer(
            200,
            json!({"message": "Merchant payment successfully initiated", "data": {
            "status": "PENDING", "inittxnstatus": "200", "txnid": "MP221207.2051.B56929", "amount": 50000}}),
        );
        assert_eq!(accepted.submission().outcome, Submission::Accepted);
        let poor = answer(
            417,
            json!({"message": "60019 :: Le solde du compte du payeur est insuffisant", "data": {
            "status": "FAILED", "inittxnstatus": "60019", "txnid": null}}),
        );
        let heard = poor.submission();
        assert_eq!((heard.outcome, heard.code.as_str()), (Submission::Failed, "60019"));
        let paid = answer(
            200,
            json!({"message": "Transaction retrieved", "data": {
            "status": "SUCCESSFULL", "confirmtxnstatus": "200", "confirmtxnmessage": "Paiement", "txnmode": "o", "amount": 50000, "txnid": "MP1"}}),
        );
        assert_eq!(
            paid.report().outcome,
            Report::Paid {
                external: Some("MP1".into()),
                amount: Some(50_000),
                currency: None,
                reference: Some("o".into())
            }
        );
        let unused = answer(
            200,
            json!({"message": "x", "data": {"id": 1, "createtime": "1", "payToken": "MP", "status": "EXPIRED", "txnid": null}}),
        );
        assert_eq!(unused.report().outcome, Report::Expired);
    }

    #[test]
    fn a_success_that_is_not_confirmed_waits() {
        let half = answer(
            200,
            json!({"data": {"status": "SUCCESSFULL", "confirmtxnstatus": null, "confirmtxnmessage": null}}),
        );
        assert_eq!(half.report().outcome, Report::Waiting);
    }

    #[test]
    fn the_status_of_the_wrong_level_says_nothing() {
        assert_eq!(answer(200, json!({"status": "SUCCESSFULL"})).report().outcome, Report::CannotKnow);
        assert_eq!(answer(200, json!({"data": {"status": "LATER"}})).report().outcome, Report::CannotKnow);
    }

    #[test]
    fn an_error_hides_in_an_answer_of_200() {
        assert_eq!(answer(200, json!({"statusCode": "401", "message": "x"})).status, 401);
        assert_eq!(answer(200, json!({"fault": 1, "code": 900901})).status, 401);
        assert_eq!(
            Answer::read(&Reply { status: 502, body: b"<html>".to_vec() }).report().outcome,
            Report::CannotKnow
        );
    }

    #[test]
    fn a_prompt_that_may_have_left_is_not_called_unsent() {
        for (status, expected) in [
            (200, Pushed::Sent),
            (404, Pushed::NotSent),
            (429, Pushed::NotSent),
            (500, Pushed::Unknown),
            (302, Pushed::Unknown),
        ] {
            assert_eq!(answer(status, json!({})).pushed(), expected, "{status}");
        }
        let page = Answer::read(&Reply { status: 200, body: b"<html>".to_vec() });
        assert_eq!(page.pushed(), Pushed::Unknown);
    }

    #[test]
    fn unclear_answers_to_a_payment_are_not_conclusive() {
        for (status, body) in
            [(500, json!({})), (400, json!({"message": "bad"})), (200, json!({})), (302, json!({}))]
        {
            let heard = answer(status, body).submission();
            assert_eq!(heard.outcome, Submission::CannotKnow);
            assert_eq!(heard.is_silence(), matches!(status, 500 | 302), "{status}");
        }
        assert_eq!(answer(403, json!({})).submission().outcome, Submission::Rejected);
    }
}
