//! What the mailers put on the wire, and what they never do.
use crate::support::smtp::{Manner, SmtpServer};
use crate::support::{PRODUCT, minute, sender, to, welcome};
use notifications::{
    Claimed, FileMailer, Language, Letter, Mail, Mailer, NotificationError, SendError, Sender, SmtpMailer,
};
use proptest::prelude::*;

fn letter(mail: Mail, key: &str) -> Letter {
    let recipient = to("a@exemple.cm", Language::Fr);
    let claimed = Claimed { id: 1, attempt: 1, idempotency_key: key.into(), mail, recipient };
    Letter::write(&claimed, PRODUCT, minute(0))
}

fn file_of(letter: &Letter) -> Vec<u8> {
    let folder = tempfile::tempdir().unwrap();
    let mailer = FileMailer::new(folder.path().into(), sender());
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(mailer.send(letter)).unwrap();
    std::fs::read(folder.path().join(format!("{}.eml", letter.key))).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever a user types, the headers are these and no others, and the mail stays one mail in two forms.
    #[test]
    fn no_text_becomes_a_header(name in "(?s).{0,80}", link in "(?s).{0,80}", key in "(?s).{1,60}") {
        let eml = file_of(&letter(Mail::PasswordChanged { name, link }, &key));
        let head = String::from_utf8(eml.clone()).unwrap();
        let head = head.split("\r\n\r\n").next().unwrap().replace("\r\n ", " ");
        let mut names: Vec<_> = head.lines().map(|l| l.split(':').next().unwrap().to_owned()).collect();
        names.sort();
        let expected =
            ["Auto-Submitted", "Content-Type", "Date", "From", "MIME-Version", "Message-ID", "Subject", "To"];
        prop_assert_eq!(names, expected);
        let mail = mail_parser::MessageParser::new().parse(&eml).unwrap();
        prop_assert_eq!(mail.parts.len(), 3);
        prop_assert_eq!(mail.subject(), Some("Votre mot de passe a changé"));
    }
}

#[test]
fn a_file_is_for_its_owner_alone_and_a_repeat_takes_its_place() {
    let folder = tempfile::tempdir().unwrap();
    let mailer = FileMailer::new(folder.path().into(), sender());
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    for _ in 0..2 {
        runtime.block_on(mailer.send(&letter(welcome(), "welcome:1"))).unwrap();
    }
    let files: Vec<_> = std::fs::read_dir(folder.path()).unwrap().map(Result::unwrap).collect();
    assert_eq!(files.len(), 1);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(files[0].metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
}

#[actix_web::test]
async fn a_password_never_travels_in_clear() {
    // This server offers AUTH, and no STARTTLS.
    let server = SmtpServer::start(Manner::Accepts).await;
    for query in ["", "?tls=opportunistic"] {
        let url = server.url.replace("smtp://", "smtp://user:s3cret@") + query;
        let mailer = SmtpMailer::new(&url, sender()).unwrap();
        assert_eq!(mailer.send(&letter(welcome(), "k")).await, Err(SendError::Unsupported));
        assert_eq!(mailer.check().await, Err(SendError::Unsupported));
    }
    assert!(server.received().is_empty());
    assert!(server.commands().iter().all(|c| !c.starts_with("AUTH")), "{:?}", server.commands());
}

#[actix_web::test]
async fn the_check_speaks_to_the_server_and_sends_nothing() {
    let server = SmtpServer::start(Manner::Accepts).await;
    SmtpMailer::new(&server.url, sender()).unwrap().check().await.unwrap();
    assert!(server.commands().iter().any(|c| c == "NOOP"));
    assert!(server.received().is_empty());
}

#[test]
fn unusable_settings_are_told_without_being_repeated() {
    for url in ["", "mail.example", "http://x", "smtp://", "smtp://u:s3cret@h:notaport", "smtp://h?tls=maybe"]
    {
        let Err(e) = SmtpMailer::new(url, sender()) else { panic!("{url}") };
        assert!(matches!(e, NotificationError::InvalidSmtpUrl));
        assert!(!e.to_string().contains("s3cret"));
    }
    for from in ["", "nobody", "a@b.cm, c@d.cm", "A\r\nBcc: x <a@b.cm>"] {
        assert!(matches!(Sender::parse(from, PRODUCT), Err(NotificationError::InvalidSender)), "{from:?}");
    }
}
