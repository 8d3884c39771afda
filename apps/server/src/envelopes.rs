//! Opens sealed mails, to the holders of private links and to the owners of accounts: whom they go to, and the links in
//! them, are made at the moment of sending.

use crate::app::App;
use crate::flows;
use crate::flows::receipts;
use anonymous_access::domain::Language;
use futures_util::future::BoxFuture;
use identity::domain::LinkPurpose;
use notifications::{Enclosure, Envelope, Envelopes, Mail, NotificationError, Recipient};

pub struct SealedEnvelopes(pub App);

impl Envelopes for SealedEnvelopes {
    fn enclose<'a>(&'a self, mail: &'a Mail) -> BoxFuture<'a, Result<Vec<Enclosure>, NotificationError>> {
        Box::pin(async move {
            let (Mail::PaymentReceipt { payment, .. } | Mail::TestPaymentReceipt { payment, .. }) = mail
            else {
                return Ok(Vec::new());
            };
            let Ok(id) = payment.parse() else { return Ok(Vec::new()) };
            match receipts::enclosed(&self.0, id).await {
                Ok(receipt) => Ok(vec![receipt]),
                // The mail says where the receipt is: it goes without, rather than never.
                Err(e) => {
                    tracing::warn!(payment = id, error = %e, "a receipt could not be made");
                    Ok(Vec::new())
                }
            }
        })
    }

    fn open<'a>(&'a self, mail: &'a Mail) -> BoxFuture<'a, Result<Option<Envelope>, NotificationError>> {
        Box::pin(async move {
            let Some(id) = mail.sealed().and_then(|id| id.parse().ok()) else { return Ok(None) };
            let site = self.0.config.public_url.as_str().trim_end_matches('/');
            match mail {
                Mail::VerifyEmail { .. } | Mail::ResetPassword { .. } | Mail::SignInLink { .. } => {
                    account(&self.0, site, id).await
                }
                mail => access(&self.0, site, (id, !matches!(mail, Mail::AccessLink { .. }))).await,
            }
        })
    }
}

// Both are read where they were written, not from a replica: what has not arrived there yet would be dropped for ever.

async fn access(
    app: &App,
    site: &str,
    (id, is_notice): (i64, bool),
) -> Result<Option<Envelope>, NotificationError> {
    let (keys, now) = (app.access_keys.clone(), app.clock.now());
    let found = app.db.write(move |c| anonymous_access::letter(c, &keys, id, is_notice, now)).await;
    let letter = match found {
        Ok(Some(letter)) => letter,
        Ok(None) => return Ok(None),
        Err(anonymous_access::AccessError::Db(e)) => return Err(e.into()),
        // Nothing else is said of a letter that is looked for.
        Err(_) => return Ok(None),
    };
    let to = Recipient::parse(&letter.email, language(letter.language))?;
    Ok(Some(Envelope {
        to,
        link: format!("{site}/access/{}", letter.token.reveal()),
        stop: format!("{site}/access/stop/{}", letter.stop.reveal()),
    }))
}

/// The token stands behind a `#`: no server and no page that is left ever hears of it.
async fn account(app: &App, site: &str, id: i64) -> Result<Option<Envelope>, NotificationError> {
    let (keys, now) = (app.link_keys.clone(), app.clock.now());
    let found = app.db.write(move |c| identity::link_letter(c, &keys, id, now)).await;
    let letter = match found {
        Ok(Some(letter)) => letter,
        Err(identity::IdentityError::Db(e)) => return Err(e.into()),
        Ok(None) | Err(_) => return Ok(None),
    };
    let page = match letter.purpose {
        LinkPurpose::VerifyEmail => "verify",
        LinkPurpose::ResetPassword => "reset",
        LinkPurpose::SignIn => "link",
    };
    let to = Recipient::parse(letter.user.email.as_str(), flows::mail_language(letter.user.language))?;
    let link = format!("{site}/auth/{page}#{}", letter.token.reveal());
    Ok(Some(Envelope { to, link, stop: String::new() }))
}

pub fn language(language: Language) -> notifications::Language {
    match language {
        Language::Fr => notifications::Language::Fr,
        Language::En => notifications::Language::En,
    }
}
