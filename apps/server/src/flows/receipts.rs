//! The receipt of a payment, as a PDF: for whoever paid, on the page and by mail.

use crate::app::App;
use crate::config::Config;
use crate::problem::Problem;
use crate::wording::payments as words;
use chrono::{DateTime, Utc};
use chrono_tz::Africa::Douala;
use database::DbConn;
use documents::Lang as PageLang;
use notifications::Enclosure;
use payments::domain::{EntryKind, Grant, Method, Payment, State};
use std::sync::Arc;

/// What stands on a receipt.
pub struct Receipt {
    payment: Payment,
    grant: Option<Grant>,
    /// What was taken, as the ledger has it: after a dispute that is not always the price.
    taken: (i64, String),
    name: String,
}

impl Receipt {
    pub fn taken(&self) -> (i64, &str) {
        (self.taken.0, &self.taken.1)
    }
}

pub fn has_receipt(payment: &Payment) -> bool {
    matches!(payment.state, State::Succeeded | State::Refunded)
}

/// `owner` is whose it has to be; none: whoever's.
pub fn find(c: &mut DbConn, owner: Option<i64>, id: i64) -> Result<Receipt, Problem> {
    let detail = payments::detail(c, id).map_err(Problem::payments)?;
    let payment = detail.payment;
    if owner.is_some_and(|user| user != payment.user_id) {
        return Err(Problem::not_found());
    }
    if !has_receipt(&payment) {
        return Err(Problem::no_receipt());
    }
    let kinds = [EntryKind::Sale, EntryKind::Released];
    let entry = detail.entries.into_iter().find(|e| kinds.contains(&e.kind));
    let taken = entry.map_or_else(|| (payment.amount, payment.currency.clone()), |e| (e.amount, e.currency));
    let person = super::people(c, &[payment.user_id])?.remove(&payment.user_id);
    let name = person.map(|p| p.name.as_str().to_owned()).unwrap_or_default();
    Ok(Receipt { payment, grant: detail.grant, taken, name })
}

/// The name of the file, in ASCII.
pub fn file_name(receipt: &Receipt) -> String {
    let word = if receipt.payment.is_french { "recu" } else { "receipt" };
    format!("{word}-{}.pdf", receipt.payment.id)
}

/// Takes time of a processor: on a blocking thread.
pub async fn pdf(app: &App, receipt: Receipt, is_french: bool) -> Result<Vec<u8>, Problem> {
    let config = Arc::clone(&app.config);
    let made = tokio::task::spawn_blocking(move || {
        let lang = if is_french { PageLang::Fr } else { PageLang::En };
        let at = receipt.payment.settled_at.unwrap_or(receipt.payment.updated_at);
        let title = if is_french { "Reçu de paiement" } else { "Payment receipt" };
        documents::page_as_pdf(title, lang, &html(&receipt, &config, is_french), at)
    });
    made.await.map_err(|e| Problem::internal(&e))?.map_err(Problem::documents)
}

/// As it goes with a mail, in the language of the purchase.
pub async fn enclosed(app: &App, id: i64) -> Result<Enclosure, Problem> {
    let receipt = app.db.read(move |c| find(c, None, id)).await?;
    let (name, is_french) = (file_name(&receipt), receipt.payment.is_french);
    Ok(Enclosure { name, media_type: "application/pdf", bytes: pdf(app, receipt, is_french).await? })
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

fn day(at: DateTime<Utc>) -> String {
    at.with_timezone(&Douala).format("%d/%m/%Y").to_string()
}

pub fn grouped(amount: i64) -> String {
    let digits = amount.abs().to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|chunk| std::str::from_utf8(chunk).unwrap_or_default())
        .collect();
    let sign = if amount < 0 { "-" } else { "" };
    format!("{sign}{}", groups.join("\u{a0}"))
}

fn method(method: Method) -> &'static str {
    match method {
        Method::MtnMomo => "MTN MoMo",
        Method::OrangeMoney => "Orange Money",
    }
}

/// Who was paid: the one who runs the site, with the registrations that the law wants named.
fn seller(config: &Config, is_french: bool) -> String {
    let operator = &config.site_operator;
    let [name, address, rccm, niu, email] =
        [&operator.name, &operator.address, &operator.rccm, &operator.niu, &config.legal_email]
            .map(|text| escaped(text));
    let (rccm_is, niu_is) = match is_french {
        true => ("RCCM\u{a0}:", "NIU\u{a0}:"),
        false => ("Trade register (RCCM):", "Taxpayer number (NIU):"),
    };
    format!("<p><strong>{name}</strong><br>{address}<br>{rccm_is} {rccm}<br>{niu_is} {niu}<br>{email}</p>")
}

/// The page that becomes the PDF.
pub fn html(receipt: &Receipt, config: &Config, is_french: bool) -> String {
    let p = &receipt.payment;
    let say = |fr: &'static str, en: &'static str| if is_french { fr } else { en };
    let lang = if is_french { crate::language::Lang::Fr } else { crate::language::Lang::En };
    let (amount, currency) = (receipt.taken.0, receipt.taken.1.as_str());
    let currency = if currency == "XAF" { "FCFA" } else { currency };
    let settled = p.settled_at.unwrap_or(p.updated_at).with_timezone(&Douala);
    let mut rows = vec![
        (say("Reçu n°", "Receipt no."), p.id.to_string()),
        (say("Payé par", "Paid by"), escaped(&receipt.name)),
        (say("Numéro", "Number"), p.phone.masked()),
        (say("Formule", "Plan"), words::plan(p.plan).say(lang)),
        (say("Montant", "Amount"), format!("{} {currency}", grouped(amount))),
        (say("Moyen de paiement", "Payment method"), method(p.channel.method()).to_owned()),
        (say("Référence", "Reference"), p.reference.as_str().to_owned()),
        (
            say("Transaction de l’opérateur", "Operator’s transaction"),
            escaped(p.external_reference.as_deref().unwrap_or("–")),
        ),
        (say("Date", "Date"), settled.format("%d/%m/%Y %H:%M").to_string()),
    ];
    if let Some(grant) = &receipt.grant {
        let until = grant.premium_until.map_or_else(|| say("sans fin", "without end").to_owned(), day);
        let (from, to) = (say("du", "from"), say("au", "to"));
        rows.push((say("Période", "Period"), format!("{from} {} {to} {until}", day(grant.starts_at))));
    }
    if p.state == State::Refunded {
        rows.push((say("Remboursé", "Refunded"), say("oui", "yes").to_owned()));
    }
    let rows: String =
        rows.into_iter().map(|(name, value)| format!("<tr><th>{name}</th><td>{value}</td></tr>")).collect();
    let test = match p.is_test {
        true => format!(
            "<p class=\"notice\"><strong>{}</strong></p>",
            say("Mode test : aucun argent réel.", "Test mode: no real money.")
        ),
        false => String::new(),
    };
    let title = say("Reçu de paiement", "Payment receipt");
    let end = say(
        "Ce reçu atteste un paiement d’abonnement. L’abonnement n’est pas un honoraire d’avocat.",
        "This receipt certifies the payment of a subscription. The subscription is no lawyer’s fee.",
    );
    format!(
        "<h1>{} – {title}</h1>{}{test}<table class=\"grid\">{rows}</table><p class=\"small\">{end}</p>",
        crate::PRODUCT,
        seller(config, is_french)
    )
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn amounts_are_written_in_groups() {
        for (amount, text) in
            [(0, "0"), (999, "999"), (50_000, "50\u{a0}000"), (-1_234_567, "-1\u{a0}234\u{a0}567")]
        {
            assert_eq!(grouped(amount), text);
        }
    }
}
