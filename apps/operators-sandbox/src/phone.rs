//! The payer's side: a page that plays the phone, and Orange's page of payment. Plain forms: nothing of a script is needed.

use crate::orange_web::find;
use crate::reply::{empty, html, redirect};
use crate::scenario::Status;
use crate::state::{Operator, Payment};
use crate::{Sandbox, control};
use actix_web::HttpResponse;
use actix_web::web::{self, Data, Path, ServiceConfig};
use chrono::{DateTime, Utc};

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.route("/phone", web::get().to(show)).route("/phone/{reference}/{answer}", web::post().to(answer));
}

const STYLE: &str = "*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#10231b;color:#eaf3ee;min-height:100vh;display:flex;justify-content:center}\
main{width:100%;max-width:420px;padding:16px;background:#1b3529}h1{font-size:1.15rem;margin:.25rem 0}p{margin:.4rem 0}.test{background:#ffd166;color:#3a2a00;padding:8px 12px;border-radius:8px;font-weight:600}\
.card{background:#fff;color:#17211c;border-radius:12px;padding:14px;margin:12px 0}.card.mtn{border-top:6px solid #ffcc00}.card.orange{border-top:6px solid #ff7900}\
.sum{font-size:1.5rem;font-weight:700}.row{display:flex;gap:8px;flex-wrap:wrap}button{font:inherit;min-height:48px;padding:0 18px;border-radius:10px;border:2px solid #17211c;background:#fff;cursor:pointer;flex:1}\
button.yes{background:#0b6b43;border-color:#0b6b43;color:#fff}button:focus-visible,a:focus-visible{outline:3px solid #1d6fe0;outline-offset:2px}small{color:#4d5a53}.past small{color:#b9c9c0}ul{padding-left:1.1rem}";

fn page(title: &str, body: &str, refresh: bool) -> String {
    let refresh = if refresh { "<meta http-equiv=\"refresh\" content=\"3\">" } else { "" };
    format!(
        "<!doctype html>\n<html lang=\"fr\"><head><meta charset=\"utf-8\">\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">{refresh}<title>{title}</title>\
         <style>{STYLE}</style></head><body><main><p class=\"test\">Mode test : aucun argent réel · <span lang=\"en\">Test mode: no real money</span></p>{body}</main></body></html>"
    )
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

fn grouped(amount: i64) -> String {
    let digits = amount.to_string();
    let mut out = String::new();
    for (i, c) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            out.push('\u{202f}');
        }
        out.push(c);
    }
    out
}

fn brand(operator: Operator) -> (&'static str, &'static str) {
    match operator {
        Operator::Mtn => ("mtn", "MTN MoMo"),
        Operator::OrangeWeb | Operator::OrangeCore => ("orange", "Orange Money"),
    }
}

fn prompt(payment: &Payment) -> String {
    let (class, name) = brand(payment.operator);
    let reference = escaped(&payment.reference);
    // Relative: the page may be mounted anywhere.
    format!(
        "<section class=\"card {class}\"><h2 style=\"margin:0;font-size:1rem\">{name}</h2><p>{message}</p>\
         <p class=\"sum\">{amount} {currency}</p><p><small>{msisdn}</small></p><div class=\"row\">\
         <form method=\"post\" action=\"phone/{reference}/confirm\"><button class=\"yes\">Confirmer / Confirm</button></form>\
         <form method=\"post\" action=\"phone/{reference}/refuse\"><button>Refuser / Refuse</button></form></div></section>",
        message = escaped(&payment.message),
        amount = grouped(payment.amount),
        currency = escaped(&payment.currency),
        msisdn = escaped(&payment.msisdn),
    )
}

fn past(payment: &Payment, now: DateTime<Utc>) -> String {
    let word = match payment.status(now) {
        Status::Waiting => "en attente / waiting".to_owned(),
        Status::Success => "payé / paid".to_owned(),
        Status::Expired => "expiré / expired".to_owned(),
        Status::Failed(reason) => format!("échec / failed ({})", escaped(&reason)),
    };
    let (_, name) = brand(payment.operator);
    format!("<li>{name}, {} {} : {word}</li>", grouped(payment.amount), escaped(&payment.currency))
}

async fn show(sandbox: Data<Sandbox>) -> HttpResponse {
    let now = sandbox.clock().now();
    let state = sandbox.state();
    let mut begun: Vec<&Payment> = state.payments.values().filter(|p| p.begun_at.is_some()).collect();
    begun.sort_by_key(|p| std::cmp::Reverse(p.number));
    let (waiting, others): (Vec<&Payment>, Vec<&Payment>) =
        begun.into_iter().partition(|p| p.operator != Operator::OrangeWeb && p.is_waiting_for_payer(now));
    let prompts: String = waiting.into_iter().map(prompt).collect();
    let prompts = match prompts.is_empty() {
        true => {
            "<p>Aucune demande de paiement en attente.<br><span lang=\"en\">No payment is waiting.</span></p>"
                .to_owned()
        }
        false => prompts,
    };
    let history: String = others.into_iter().take(10).map(|p| past(p, now)).collect();
    let body = format!(
        "<h1>Le téléphone du payeur</h1><p><span lang=\"en\">The payer’s phone</span></p>{prompts}<section class=\"past\"><ul>{history}</ul></section>"
    );
    html(200, page("Téléphone · mode test", &body, true))
}

async fn answer(path: Path<(String, String)>, sandbox: Data<Sandbox>) -> HttpResponse {
    let (reference, answer) = path.into_inner();
    let Some(confirms) = control::yes_or_no(&answer) else { return empty(404) };
    sandbox.answer(&reference, confirms);
    // Relative to …/phone/{reference}/{answer}.
    redirect("../../phone")
}

/// Orange's page: the payer enters number and code there; here one button does.
pub async fn orange_page(token: Path<String>, sandbox: Data<Sandbox>) -> HttpResponse {
    let Some((_, amount, currency, _)) = find(&sandbox, &token).await else {
        return html(404, page("Orange Money", "<h1>Lien inconnu ou expiré</h1>", false));
    };
    let token = escaped(&token);
    let body = format!(
        "<section class=\"card orange\"><h1>Orange Money</h1><p class=\"sum\">{} {}</p><div class=\"row\">\
         <form method=\"post\" action=\"{token}/confirm\"><button class=\"yes\">Payer / Pay</button></form>\
         <form method=\"post\" action=\"{token}/refuse\"><button>Annuler / Cancel</button></form></div></section>",
        grouped(amount),
        escaped(&currency),
    );
    html(200, page("Orange Money · mode test", &body, false))
}

pub async fn orange_answer(path: Path<(String, String)>, sandbox: Data<Sandbox>) -> HttpResponse {
    let (token, answer) = path.into_inner();
    let (Some(confirms), Some((reference, _, _, return_url))) =
        (control::yes_or_no(&answer), find(&sandbox, &Path::from(token)).await)
    else {
        return empty(404);
    };
    sandbox.answer(&reference, confirms);
    redirect(&return_url)
}
