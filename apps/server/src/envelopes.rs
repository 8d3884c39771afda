//! Opens mails to the holders of private links: whom they go to, and the links in them, are made at the moment of sending.

use crate::app::App;
use anonymous_access::domain::Language;
use futures_util::future::BoxFuture;
use notifications::{Envelope, Envelopes, Mail, NotificationError, Recipient};

pub struct AccessEnvelopes(pub App);

impl Envelopes for AccessEnvelopes {
    fn open<'a>(&'a self, mail: &'a Mail) -> BoxFuture<'a, Result<Option<Envelope>, NotificationError>> {
        Box::pin(async move {
            let Some(id) = mail.sealed().and_then(|id| id.parse().ok()) else { return Ok(None) };
            let (keys, now) = (self.0.access_keys.clone(), self.0.clock.now());
            let is_notice = !matches!(mail, Mail::AccessLink { .. });
            // Where it was written, not from a replica: what has not arrived there yet would be dropped for ever.
            let found =
                self.0.db.write(move |c| anonymous_access::letter(c, &keys, id, is_notice, now)).await;
            let letter = match found {
                Ok(Some(letter)) => letter,
                Ok(None) => return Ok(None),
                Err(anonymous_access::AccessError::Db(e)) => return Err(e.into()),
                // Nothing else is said of a letter that is looked for.
                Err(_) => return Ok(None),
            };
            let to = Recipient::parse(&letter.email, language(letter.language))?;
            let site = self.0.config.public_url.as_str().trim_end_matches('/');
            Ok(Some(Envelope {
                to,
                link: format!("{site}/access/{}", letter.token.reveal()),
                stop: format!("{site}/access/stop/{}", letter.stop.reveal()),
            }))
        })
    }
}

pub fn language(language: Language) -> notifications::Language {
    match language {
        Language::Fr => notifications::Language::Fr,
        Language::En => notifications::Language::En,
    }
}
