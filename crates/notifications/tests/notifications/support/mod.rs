pub mod smtp;

use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;
use futures_util::future::BoxFuture;
use notifications::{
    Envelope, Envelopes, Language, Mail, Mailer, NotificationError, Post, Recipient, Sender, enqueue,
};

pub const PRODUCT: &str = "Palabre";

/// The test's clock: so many minutes after its beginning.
pub fn minute(n: i64) -> DateTime<Utc> {
    DateTime::from_timestamp(1_795_000_000, 0).unwrap() + TimeDelta::minutes(n)
}

pub fn sender() -> Sender {
    Sender::parse("no-reply@palabre.example", PRODUCT).unwrap()
}

pub fn to(address: &str, language: Language) -> Recipient {
    Recipient::parse(address, language).unwrap()
}

pub fn verification(secret: &str) -> Mail {
    Mail::PasswordChanged {
        name: "Étienne Ngo".into(),
        link: format!("https://palabre.example/verify?token={secret}"),
    }
}

pub fn welcome() -> Mail {
    Mail::Welcome { name: "Abena".into() }
}

/// One verification mail in French, due at minute 0.
pub fn enqueue_one(c: &mut DbConn, key: &str) {
    let r = to("ngo@exemple.cm", Language::Fr);
    c.write(|c| enqueue(c, &verification("s3cret"), &r, key, minute(0))).unwrap();
}

/// Opens the mails about link 7, and knows no other.
pub struct LinkSeven;

impl Envelopes for LinkSeven {
    fn open<'a>(&'a self, mail: &'a Mail) -> BoxFuture<'a, Result<Option<Envelope>, NotificationError>> {
        let envelope = (mail.sealed() == Some("7")).then(|| Envelope {
            to: to("holder@exemple.cm", Language::En),
            link: "https://palabre.example/access/secret-token".into(),
            stop: "https://palabre.example/access/stop/secret-stop".into(),
        });
        Box::pin(std::future::ready(Ok(envelope)))
    }
}

pub fn post(mailer: &dyn Mailer) -> Post<'_> {
    Post { mailer, envelopes: &LinkSeven, product: PRODUCT }
}
