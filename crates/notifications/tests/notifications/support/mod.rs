pub mod smtp;

use chrono::{DateTime, TimeDelta, Utc};
use database::DbConn;
use notifications::{Language, Mail, Recipient, Sender, enqueue};

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
    Mail::VerifyEmail {
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
