//! From the queue to a mail server, and to files.
use crate::support::smtp::{Manner, SmtpServer};
use crate::support::{PRODUCT, enqueue_one, minute, post, sender, to, verification, welcome};
use chrono::TimeDelta;
use database::on_each_database;
use notifications::{
    Delivered, FileMailer, Language, Mail, Mailer, SEALED, SendError, SmtpMailer, claim, deliver_due,
    enqueue, enqueue_sealed, queue_status, withdraw_mails,
};
use std::collections::HashSet;

fn message_id(data: &str) -> String {
    mail_parser::MessageParser::new().parse(data).unwrap().message_id().unwrap().to_owned()
}

on_each_database! {
async fn two_processes_send_each_mail_once(db: TestDb) {
    const MAILS: usize = 30;
    let mut c = db.conn();
    for n in 0..MAILS {
        let r = to(&format!("user{n}@exemple.cm"), Language::En);
        c.write(|c| enqueue(c, &welcome(), &r, &format!("welcome:{n}"), minute(0))).unwrap();
    }
    let server = SmtpServer::start(Manner::Accepts).await;
    let (db_a, db_b) = (db.pool_of(1), db.pool_of(1));
    let (mail_a, mail_b) =
        (SmtpMailer::new(&server.url, sender()).unwrap(), SmtpMailer::new(&server.url, sender()).unwrap());
    let (post_a, post_b) = (post(&mail_a), post(&mail_b));
    let (a, b) = tokio::join!(
        deliver_due(&db_a, &post_a, || minute(0), MAILS),
        deliver_due(&db_b, &post_b, || minute(0), MAILS),
    );
    let (a, b) = (a.unwrap(), b.unwrap());
    assert_eq!((a.sent + b.sent, a.failed + b.failed), (MAILS, 0));
    let received = server.received();
    assert_eq!(received.len(), MAILS);
    assert_eq!(received.iter().map(|r| r.to.clone()).collect::<HashSet<_>>().len(), MAILS);
    assert_eq!(received.iter().map(|r| message_id(&r.data)).collect::<HashSet<_>>().len(), MAILS);
}}

on_each_database! {
async fn a_mail_whose_sender_crashed_goes_out_after_the_lease(db: TestDb) {
    let mut c = db.conn();
    enqueue_one(&mut c, "verify:1");
    // A process claims it, and is never heard of again.
    c.write(|c| claim(c, 1, notifications::LEASE, minute(0))).unwrap();
    let server = SmtpServer::start(Manner::Accepts).await;
    let mailer = SmtpMailer::new(&server.url, sender()).unwrap();
    let early = deliver_due(&db.pool(), &post(&mailer), || minute(2), 10).await.unwrap();
    assert_eq!(early, Delivered::default());
    let later = deliver_due(&db.pool(), &post(&mailer), || minute(3), 10).await.unwrap();
    assert_eq!(later, Delivered { sent: 1, failed: 0 });
    assert_eq!(server.received().len(), 1);
}}

on_each_database! {
async fn a_repeat_after_an_unclear_end_has_the_same_message_id(db: TestDb) {
    enqueue_one(&mut db.conn(), "verify:1");
    let server = SmtpServer::start(Manner::HangsUpAfterData).await;
    let mailer = SmtpMailer::new(&server.url, sender()).unwrap();
    let first = deliver_due(&db.pool(), &post(&mailer), || minute(0), 10).await.unwrap();
    assert_eq!(first, Delivered { sent: 0, failed: 1 });
    server.becomes(Manner::Accepts);
    let second = deliver_due(&db.pool(), &post(&mailer), || minute(1), 10).await.unwrap();
    assert_eq!(second, Delivered { sent: 1, failed: 0 });
    let ids: Vec<_> = server.received().iter().map(|r| message_id(&r.data)).collect();
    assert_eq!(ids.len(), 2);
    assert_eq!(ids[0], ids[1]);
    assert!(ids[0].ends_with("@palabre.example"), "{}", ids[0]);
}}

on_each_database! {
async fn a_refused_mailbox_is_final_and_a_busy_server_is_not(db: TestDb) {
    let mut c = db.conn();
    for (key, code, pending, failed) in [("gone", 550, 0, 1), ("busy", 451, 1, 1)] {
        enqueue_one(&mut c, key);
        let server = SmtpServer::start(Manner::Answers(code)).await;
        let mailer = SmtpMailer::new(&server.url, sender()).unwrap();
        let done = deliver_due(&db.pool(), &post(&mailer), || minute(0), 10).await.unwrap();
        assert_eq!(done, Delivered { sent: 0, failed: 1 });
        let status = queue_status(&mut c).unwrap();
        assert_eq!((status.pending, status.failed), (pending, failed));
    }
}}

on_each_database! {
async fn an_unreachable_server_ends_the_run_and_costs_one_attempt(db: TestDb) {
    let mut c = db.conn();
    (0..3).for_each(|n| enqueue_one(&mut c, &format!("verify:{n}")));
    // A port that was free a moment ago.
    let port = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
    let mailer = SmtpMailer::new(&format!("smtp://127.0.0.1:{port}"), sender()).unwrap();
    let done = deliver_due(&db.pool(), &post(&mailer), || minute(0), 10).await.unwrap();
    assert_eq!(done, Delivered { sent: 0, failed: 1 });
    assert_eq!(c.write(|c| claim(c, 10, TimeDelta::minutes(3), minute(0))).unwrap().len(), 2);
}}

on_each_database! {
async fn without_a_mail_server_mails_become_files(db: TestDb) {
    let mut c = db.conn();
    enqueue_one(&mut c, "verify:1");
    let folder = tempfile::tempdir().unwrap();
    let mailer = FileMailer::new(folder.path().join("mail"), sender());
    mailer.check().await.unwrap();
    let done = deliver_due(&db.pool(), &post(&mailer), || minute(0), 10).await.unwrap();
    assert_eq!(done, Delivered { sent: 1, failed: 0 });
    let files: Vec<_> = std::fs::read_dir(folder.path().join("mail")).unwrap().map(|f| f.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    assert_eq!(files[0].extension().unwrap(), "eml");
    let eml = std::fs::read(&files[0]).unwrap();
    let mail = mail_parser::MessageParser::new().parse(&eml).unwrap();
    assert_eq!(mail.subject(), Some("Votre mot de passe a changé"));
    assert!(mail.body_text(0).unwrap().contains("https://palabre.example/verify?token=s3cret"));
}}

on_each_database! {
async fn a_folder_that_cannot_be_written_loses_nothing(db: TestDb) {
    let mut c = db.conn();
    enqueue_one(&mut c, "verify:1");
    let file = tempfile::NamedTempFile::new().unwrap();
    let mailer = FileMailer::new(file.path().join("mail"), sender());
    assert_eq!(mailer.check().await, Err(SendError::Unwritable));
    let done = deliver_due(&db.pool(), &post(&mailer), || minute(0), 10).await.unwrap();
    assert_eq!(done, Delivered { sent: 0, failed: 1 });
    assert_eq!(queue_status(&mut c).unwrap().pending, 1);
}}

on_each_database! {
async fn every_kind_arrives_in_both_languages(db: TestDb) {
    let mut c = db.conn();
    let server = SmtpServer::start(Manner::Accepts).await;
    let mailer = SmtpMailer::new(&server.url, sender()).unwrap();
    let (verify, welcome) = (verification("a=b&c"), welcome());
    let link = "https://palabre.example/verify?token=a=b&c";
    let expected = [
        (&welcome, Language::Fr, "Bienvenue sur Palabre", "Bonjour Abena,", "droit camerounais"),
        (&welcome, Language::En, "Welcome to Palabre", "Hello Abena,", "law of Cameroon"),
        (&verify, Language::Fr, "Votre mot de passe a changé", "Bonjour Étienne Ngo,", link),
        (&verify, Language::En, "Your password was changed", "Hello Étienne Ngo,", link),
    ];
    for (n, (mail, language, ..)) in expected.iter().enumerate() {
        c.write(|c| enqueue(c, mail, &to("a@exemple.cm", *language), &format!("k{n}"), minute(0))).unwrap();
    }
    deliver_due(&db.pool(), &post(&mailer), || minute(0), 10).await.unwrap();
    let received = server.received();
    assert_eq!(received.len(), expected.len());
    for (received, (_, language, subject, greeting, said)) in received.iter().zip(expected) {
        assert_eq!((received.from.as_str(), received.to.as_str()), ("no-reply@palabre.example", "a@exemple.cm"));
        let mail = mail_parser::MessageParser::new().parse(&received.data).unwrap();
        assert_eq!(mail.subject(), Some(subject));
        assert_eq!(mail.from().unwrap().first().unwrap().name(), Some(PRODUCT));
        assert_eq!(mail.date().unwrap().to_timestamp(), minute(0).timestamp());
        let (text, html) = (mail.body_text(0).unwrap(), mail.body_html(0).unwrap());
        assert!(text.starts_with(greeting) && text.contains(said), "{text}");
        assert!(html.contains(greeting) && html.contains(&said.replace('&', "&amp;")), "{html}");
        assert!(html.contains(&format!("<html lang=\"{}\">", language.as_str())), "{html}");
    }
}}

/// Welcome, the three links to an account, and what is said of a changed password and of an account that ends, was deleted or has
/// expired: each has its own test.
const ACCOUNT: usize = 8;

/// Every mail that only says there is something new, and its subject in both languages.
const NEWS: [(&str, &str, &str); 23] = [
    ("proposal_received", "Vous avez reçu une proposition", "You have received a proposal"),
    ("proposal_decided", "Du nouveau sur l’une de vos propositions", "News about one of your proposals"),
    ("proposal_request_closed", "Une demande est close", "A request is closed"),
    (
        "professional_left",
        "Un professionnel a supprimé son compte",
        "A professional has deleted their account",
    ),
    ("messages_unread", "Un message vous attend", "A message is waiting for you"),
    ("deadline_soon", "Un délai approche", "A deadline is near"),
    ("deadline_passed", "Un délai est passé", "A deadline has passed"),
    ("request_idle", "Votre demande attend toujours", "Your request is still waiting"),
    ("request_closed", "Une de vos demandes est close", "One of your requests is closed"),
    ("appointment_changed", "Du nouveau sur un rendez-vous", "News about an appointment"),
    ("appointment_reminder", "Rappel d’un rendez-vous", "Reminder of an appointment"),
    (
        "verification_decided",
        "Votre numéro d’inscription a été examiné",
        "Your roll number has been reviewed",
    ),
    ("case_event_soon", "Une date approche dans un dossier", "A date is near in a case"),
    ("payment_receipt", "Votre reçu", "Your receipt"),
    ("test_payment_receipt", "Mode test\u{a0}: votre reçu", "Test mode: your receipt"),
    ("payment_failed", "Votre paiement n’a pas abouti", "Your payment did not go through"),
    (
        "test_payment_failed",
        "Mode test\u{a0}: votre paiement n’a pas abouti",
        "Test mode: your payment did not go through",
    ),
    ("payment_refunded", "Votre paiement vous a été rendu", "Your payment was given back"),
    (
        "test_payment_refunded",
        "Mode test\u{a0}: votre paiement vous a été rendu",
        "Test mode: your payment was given back",
    ),
    (
        "test_payment_waiting",
        "Mode test\u{a0}: votre paiement est en cours de vérification",
        "Test mode: your payment is being checked",
    ),
    ("payment_waiting", "Votre paiement est en cours de vérification", "Your payment is being checked"),
    ("premium_ending", "Votre abonnement Premium prend fin", "Your Premium subscription comes to its end"),
    ("requests_published", "De nouvelles demandes dans vos domaines", "New requests in your fields"),
];

on_each_database! {
async fn news_arrives_in_both_languages(db: TestDb) {
    let mut c = db.conn();
    let server = SmtpServer::start(Manner::Accepts).await;
    let mailer = SmtpMailer::new(&server.url, sender()).unwrap();
    assert_eq!(Mail::KINDS.len(), NEWS.len() + PRIVATE.len() + ACCOUNT, "a new kind belongs into one of the tests");
    let link = "https://palabre.example/messages/12";
    for (kind, ..) in NEWS {
        let values =
            [("name", "Abena"), ("link", link), ("count", "2"), ("payment", "1"), ("days", "0")];
        let mail = Mail::from_parameters(kind, values.map(|(k, v)| (k.into(), v.into())).into()).unwrap();
        for language in Language::ALL {
            let key = format!("{kind}:{}", language.as_str());
            c.write(|c| enqueue(c, &mail, &to("a@exemple.cm", language), &key, minute(0))).unwrap();
        }
    }
    deliver_due(&db.pool(), &post(&mailer), || minute(0), 100).await.unwrap();
    let subjects: Vec<_> = NEWS.iter().flat_map(|(_, fr, en)| [*fr, *en]).collect();
    let received = server.received();
    assert_eq!(received.len(), subjects.len());
    for (received, subject) in received.iter().zip(subjects) {
        let mail = mail_parser::MessageParser::new().parse(&received.data).unwrap();
        assert_eq!(mail.subject(), Some(subject));
        assert!(mail.body_text(0).unwrap().contains(link) && mail.body_html(0).unwrap().contains(link), "{subject}");
    }
}}

/// Mails to people without an account, and their subjects.
const PRIVATE: [(&str, &str, &str); 4] = [
    ("access_news", "Il y a du nouveau", "There is something new"),
    ("access_extended", "Il y a du nouveau", "There is something new"),
    ("access_ending", "Votre lien se termine bientôt", "Your link ends soon"),
    ("access_link", "Votre lien privé", "Your private link"),
];

fn sealed(kind: &str, access: &str) -> Mail {
    let values = [("access", access), ("link", ""), ("stop", "")];
    Mail::from_parameters(kind, values.map(|(k, v)| (k.into(), v.into())).into()).unwrap()
}

on_each_database! {
async fn a_sealed_mail_is_opened_only_when_it_is_sent(db: TestDb) {
    let mut c = db.conn();
    let server = SmtpServer::start(Manner::Accepts).await;
    let mailer = SmtpMailer::new(&server.url, sender()).unwrap();
    for (kind, ..) in PRIVATE {
        for language in Language::ALL {
            let key = format!("access:7:{kind}:{}", language.as_str());
            c.write(|c| enqueue_sealed(c, &sealed(kind, "7"), language, &key, minute(0))).unwrap();
        }
    }
    let waiting = claim(&mut c, 1, notifications::LEASE, minute(0)).unwrap().remove(0);
    assert_eq!((waiting.recipient.address(), waiting.mail.parameters()["link"].as_str()), (SEALED, ""));
    deliver_due(&db.pool(), &post(&mailer), || minute(5), 100).await.unwrap();
    let subjects: HashSet<String> = PRIVATE.iter().flat_map(|(_, fr, en)| [(*fr).to_owned(), (*en).to_owned()]).collect();
    let received = server.received();
    assert_eq!(received.len(), 8);
    for received in received {
        assert_eq!(received.to, "holder@exemple.cm");
        let mail = mail_parser::MessageParser::new().parse(&received.data).unwrap();
        assert!(subjects.contains(mail.subject().unwrap()));
        for body in [mail.body_text(0).unwrap(), mail.body_html(0).unwrap()] {
            assert!(body.contains("/access/secret-token") && body.contains("/access/stop/secret-stop"), "{body}");
        }
    }
}}

on_each_database! {
async fn a_sealed_mail_that_nobody_wants_any_more_is_dropped(db: TestDb) {
    let mut c = db.conn();
    let server = SmtpServer::start(Manner::Accepts).await;
    let mailer = SmtpMailer::new(&server.url, sender()).unwrap();
    c.write(|c| enqueue_sealed(c, &sealed("access_news", "8"), Language::Fr, "access:8:news:1", minute(0))).unwrap();
    enqueue_one(&mut c, "verify:1");
    let done = deliver_due(&db.pool(), &post(&mailer), || minute(0), 10).await.unwrap();
    assert_eq!((done, server.received().len()), (Delivered { sent: 1, failed: 0 }, 1));
    assert_eq!((queue_status(&mut c).unwrap().pending, queue_status(&mut c).unwrap().failed), (0, 0));
}}

on_each_database! {
async fn mails_are_withdrawn_by_what_they_are_about(db: TestDb) {
    let mut c = db.conn();
    for key in ["access:7:news:1", "access:7:link:2", "access:70:news:1", "access_7:news:1"] {
        c.write(|c| enqueue_sealed(c, &sealed("access_news", "7"), Language::Fr, key, minute(0))).unwrap();
    }
    assert_eq!(withdraw_mails(&mut c, "access:7:").unwrap(), 2);
    assert_eq!(withdraw_mails(&mut c, "access_7").unwrap(), 1);
    assert_eq!(queue_status(&mut c).unwrap().pending, 1);
}}
