//! What goes over the wire, byte by byte: what operators are picky about, and what must never be sent twice.

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use payments::domain::{Channel, Prepared, Report, Submission};
use payments::operators::{MtnConfig, MtnMomo, Secret, Timeouts};
use payments::{OperatorDown, Order, Provider, Turns};
use std::io::{Read, Write};
use std::net::TcpListener;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Answers connections one after the other with what it is told; keeps what it was asked.
struct Wire {
    address: String,
    heard: Arc<Mutex<Vec<String>>>,
}

const TIMEOUTS: Timeouts = Timeouts { connect: Duration::from_secs(1), whole: Duration::from_secs(2) };
const TOKEN: &str = r#"{"access_token":"secret-token","token_type":"access_token","expires_in":3600}"#;

fn answer(status: u16, body: &str) -> String {
    format!(
        "HTTP/1.1 {status} X\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
}

impl Wire {
    /// An empty answer breaks the connection.
    fn answering(answers: Vec<String>) -> Self {
        let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let heard = Arc::new(Mutex::new(Vec::new()));
        let kept = heard.clone();
        std::thread::spawn(move || {
            for answer in answers {
                let Ok((mut stream, _)) = listener.accept() else { return };
                stream.set_read_timeout(Some(Duration::from_millis(300))).unwrap();
                let (mut all, mut some) = (Vec::new(), [0; 4096]);
                loop {
                    let n = stream.read(&mut some).unwrap_or(0);
                    all.extend_from_slice(&some[..n]);
                    let text = String::from_utf8_lossy(&all).to_lowercase();
                    let length = text
                        .split("content-length: ")
                        .nth(1)
                        .and_then(|t| t.split("\r\n").next()?.parse::<usize>().ok());
                    let body = text.split_once("\r\n\r\n").map(|(_, body)| body.len());
                    if n == 0 || body.is_some_and(|b| b >= length.unwrap_or(0)) {
                        break;
                    }
                }
                kept.lock().unwrap().push(String::from_utf8_lossy(&all).into_owned());
                let _ = stream.write_all(answer.as_bytes());
            }
        });
        Self { address, heard }
    }

    fn client(&self) -> MtnMomo {
        MtnMomo::new(MtnConfig {
            base_url: self.address.clone(),
            subscription_key: Secret::new("hunter2"),
            api_user: "user".into(),
            api_key: Secret::new("hunter2"),
            target_environment: "mtncameroon".into(),
            timeouts: TIMEOUTS,
        })
        .unwrap()
    }

    fn heard(&self) -> Vec<String> {
        self.heard.lock().unwrap().clone()
    }
}

/// So many turns, and then none.
struct Asking(Mutex<usize>);

impl Asking {
    fn freely() -> Self {
        Self::times(usize::MAX)
    }

    fn times(count: usize) -> Self {
        Self(Mutex::new(count))
    }
}

impl Turns for Asking {
    fn take(&self) -> BoxFuture<'_, bool> {
        let mut left = self.0.lock().unwrap();
        let is_left = *left > 0;
        *left = left.saturating_sub(1);
        async move { is_left }.boxed()
    }
}

fn order(callback_url: Option<&str>) -> Order {
    Order {
        reference: "01020304-0506-4708-890a-0b0c0d0e0f10".into(),
        amount: 50_000,
        currency: "XAF".into(),
        phone: "677123456".parse().unwrap(),
        is_french: true,
        message: "Palabre : l'abonnement, à l’année".into(),
        callback_url: callback_url.map(str::to_owned),
        return_url: "https://palabre.example/subscribe".into(),
        pay_token: None,
    }
}

#[actix_web::test]
async fn a_token_is_asked_for_without_a_body_and_with_its_length() {
    let wire = Wire::answering(vec![answer(200, TOKEN), answer(202, "")]);
    let client = wire.client();
    assert_eq!(client.channel(), Channel::MtnMomo);
    assert_eq!(client.submit(&order(None)).await.outcome, Submission::Accepted);
    let heard = wire.heard();
    let token = heard[0].to_lowercase();
    assert!(token.starts_with("post /collection/token/ http/1.1"), "{token}");
    assert!(token.contains("content-length: 0\r\n") && token.ends_with("\r\n\r\n"), "{token}");
    assert!(token.contains("authorization: basic dxnlcjpodw50zxiy"), "{token}");
    let pay = &heard[1];
    assert!(pay.contains(r#""amount":"50000""#) && pay.contains(r#""partyId":"237677123456""#), "{pay}");
    assert!(pay.contains("Palabre l abonnement a l annee"), "{pay}");
    assert!(!pay.to_lowercase().contains("x-callback-url"), "never an empty one: {pay}");
    assert!(pay.to_lowercase().contains("x-reference-id: 01020304-0506-4708-890a-0b0c0d0e0f10"));
}

#[actix_web::test]
async fn an_answer_that_is_lost_is_not_asked_for_again() {
    let wire = Wire::answering(vec![answer(200, TOKEN), String::new(), answer(202, "")]);
    let heard = wire.client().submit(&order(Some("https://palabre.example/cb"))).await;
    assert_eq!(heard.outcome, Submission::CannotKnow);
    tokio::time::sleep(Duration::from_millis(100)).await;
    assert_eq!(wire.heard().len(), 2, "one token, one call");
}

#[actix_web::test]
async fn whoever_waits_for_a_token_that_never_comes_has_sent_nothing_and_knows_it() {
    // Connections are taken, and nobody answers.
    let silent = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = format!("http://{}", silent.local_addr().unwrap());
    let wire = Wire { address, heard: Arc::default() };
    let (client, order) = (wire.client(), order(None));
    let asked = (0..20).map(|_| client.submit(&order));
    let begun = std::time::Instant::now();
    let heard = futures_util::future::join_all(asked).await;
    assert!(heard.iter().all(|h| h.outcome == Submission::Rejected && h.code == "TIMEOUT"), "{heard:?}");
    assert!(begun.elapsed() < TIMEOUTS.whole, "nobody waits for the others' turns");
}

#[actix_web::test]
async fn a_second_token_that_comes_too_late_leaves_nothing_unknown() {
    let silent = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = format!("http://{}", silent.local_addr().unwrap());
    let (ended, end) = std::sync::mpsc::channel::<()>();
    let answering = std::thread::spawn(move || {
        let mut held = Vec::new();
        for told in [answer(200, TOKEN), answer(401, "{}"), String::new()] {
            let (mut stream, _) = silent.accept().unwrap();
            let _ = stream.read(&mut [0; 4096]);
            let _ = stream.write_all(told.as_bytes());
            // The last connection stays, without an answer.
            held.push(stream);
        }
        let _ = end.recv();
    });
    let wire = Wire { address, heard: Arc::default() };
    let heard = wire.client().submit(&order(None)).await;
    assert_eq!((heard.outcome, heard.code.as_str()), (Submission::Rejected, "TIMEOUT"));
    drop(ended);
    answering.join().unwrap();
}

#[actix_web::test]
async fn an_outage_is_told_from_an_answer_that_only_this_payment_has() {
    for (told, is_silence) in [
        (answer(200, r#"{"status":"PAUSED"}"#), false),
        (answer(404, r#"{"code":"RESOURCE_NOT_FOUND"}"#), false),
        (answer(500, r#"{"code":"NOT_ALLOWED_TARGET_ENVIRONMENT"}"#), false),
        (answer(500, r#"{"code":"INTERNAL_PROCESSING_ERROR"}"#), true),
        (answer(503, r#"{"code":"SERVICE_UNAVAILABLE"}"#), true),
        (answer(429, "{}"), true),
        (answer(200, "<html>"), true),
        (answer(302, ""), true),
        (answer(200, r#"{"status":"SUCC"#), false),
        (String::new(), true),
    ] {
        let wire = Wire::answering(vec![answer(200, TOKEN), told.clone()]);
        let heard = wire.client().query(&order(None), &Asking::freely()).await;
        assert!(matches!(heard.outcome, Report::CannotKnow | Report::NotFound), "{told}");
        assert_eq!(heard.is_silence(), is_silence, "{told}");
    }
}

#[actix_web::test]
async fn an_odd_answer_to_one_purchase_is_no_outage() {
    use Submission as S;
    for (told, outcome, is_silence) in [
        (answer(202, ""), S::Accepted, false),
        (answer(409, "<html>"), S::AlreadyThere, false),
        (answer(400, ""), S::Rejected, false),
        (answer(411, "<html>"), S::Rejected, false),
        (answer(500, r#"{"code":"INVALID_CURRENCY"}"#), S::Rejected, false),
        (answer(200, r#"{"status":"PAUSED"}"#), S::CannotKnow, false),
        (answer(200, r#"{"status":"PA"#), S::CannotKnow, false),
        (answer(200, ""), S::CannotKnow, false),
        (answer(404, r#"{"code":"RESOURCE_NOT_FOUND"}"#), S::CannotKnow, false),
        (answer(200, "<html>"), S::CannotKnow, true),
        (answer(302, ""), S::CannotKnow, true),
        (answer(429, ""), S::CannotKnow, true),
        (answer(500, r#"{"code":"INTERNAL_PROCESSING_ERROR"}"#), S::CannotKnow, true),
        (answer(503, ""), S::CannotKnow, true),
        (String::new(), S::CannotKnow, true),
    ] {
        let wire = Wire::answering(vec![answer(200, TOKEN), told.clone()]);
        let heard = wire.client().submit(&order(None)).await;
        assert_eq!((heard.outcome, heard.is_silence()), (outcome, is_silence), "{told}");
    }
}

#[actix_web::test]
async fn a_refused_token_is_replaced_once() {
    let wire = Wire::answering(vec![
        answer(200, TOKEN),
        answer(401, "{}"),
        answer(200, &TOKEN.replace("secret-token", "second-token")),
        answer(202, ""),
    ]);
    assert_eq!(wire.client().submit(&order(None)).await.outcome, Submission::Accepted);
    assert!(wire.heard()[3].contains("Bearer second-token"));
    let stubborn = Wire::answering(vec![
        answer(200, TOKEN),
        answer(401, "{}"),
        answer(200, &TOKEN.replace("secret-token", "second-token")),
        answer(401, "{}"),
    ]);
    let refused = stubborn.client().submit(&order(None)).await;
    assert_eq!((refused.outcome, refused.code.as_str()), (Submission::Rejected, "UNAUTHORIZED"));
}

#[actix_web::test]
async fn a_question_takes_a_turn_each_time_that_it_goes_out() {
    let refused = || {
        Wire::answering(vec![
            answer(200, TOKEN),
            answer(401, "{}"),
            answer(200, &TOKEN.replace("secret-token", "second-token")),
            answer(404, r#"{"code":"RESOURCE_NOT_FOUND"}"#),
        ])
    };
    for (turns, outcome, calls) in
        [(2, Report::NotFound, 4), (1, Report::NotAsked, 3), (0, Report::NotAsked, 1)]
    {
        let (wire, turns) = (refused(), Asking::times(turns));
        let heard = wire.client().query(&order(None), &turns).await;
        assert_eq!((heard.outcome, wire.heard().len()), (outcome, calls));
        assert_eq!(*turns.0.lock().unwrap(), 0);
    }
    // What is no question takes none: a purchase does not wait for other people's.
    let wire = Wire::answering(vec![answer(200, TOKEN), answer(202, "")]);
    assert_eq!(wire.client().submit(&order(None)).await.outcome, Submission::Accepted);
}

#[actix_web::test]
async fn bad_keys_are_told_from_no_answer() {
    for body in [answer(401, r#"{"error":"login_failed"}"#), answer(500, r#"{"error":"login_failed"}"#)] {
        let down = Wire::answering(vec![body]).client().check().await.unwrap_err();
        assert_eq!(down, OperatorDown::Refused("login_failed".into()));
    }
    assert_eq!(Wire::answering(vec![String::new()]).client().check().await, Err(OperatorDown::NoAnswer));
    let query = Wire::answering(vec![answer(200, TOKEN), answer(404, r#"{"code":"RESOURCE_NOT_FOUND"}"#)]);
    assert_eq!(query.client().query(&order(None), &Asking::freely()).await.outcome, Report::NotFound);
}

#[test]
fn nothing_secret_is_printed() {
    let wire = Wire::answering(vec![]);
    let printed = format!("{:?} {:?}", wire.client(), order(None));
    assert!(!printed.contains("hunter2") && !printed.contains("677123456"), "{printed}");
}

#[actix_web::test]
async fn what_mtn_says_of_an_account_is_advice() {
    for (told, expected) in [
        (answer(200, r#"{"result":false}"#), Prepared::Doubtful),
        (answer(200, r#"{"result":"False"}"#), Prepared::Doubtful),
        (answer(200, r#"{"result":true}"#), Prepared::Nothing),
        (answer(404, r#"{"code":"RESOURCE_NOT_FOUND"}"#), Prepared::Nothing),
        (answer(500, r#"{"code":"NOT_ALLOWED"}"#), Prepared::Nothing),
        (answer(200, "<html>"), Prepared::Nothing),
        (String::new(), Prepared::Nothing),
    ] {
        let wire = Wire::answering(vec![answer(200, TOKEN), told]);
        assert_eq!(wire.client().prepare(&order(None)).await.outcome, expected);
        assert!(wire.heard()[1].starts_with("GET /collection/v1_0/accountholder/msisdn/237677123456/active"));
    }
}

#[actix_web::test]
async fn what_never_reached_the_operator_is_known_not_to_have() {
    // The token was refused a connection, then an answer; the payment itself was never sent.
    let nowhere = Wire::answering(vec![]);
    tokio::time::sleep(Duration::from_millis(50)).await;
    let heard = nowhere.client().submit(&order(None)).await;
    assert_eq!((heard.outcome, heard.code.as_str()), (Submission::Rejected, "NOT_CONNECTED"));
    let wire = Wire::answering(vec![answer(503, "{}")]);
    let heard = wire.client().submit(&order(None)).await;
    assert_eq!((heard.outcome, heard.code.as_str()), (Submission::Rejected, "TOKEN_UNAVAILABLE"));
    // A question leaves open what it was about.
    let wire = Wire::answering(vec![answer(503, "{}")]);
    assert_eq!(wire.client().query(&order(None), &Asking::freely()).await.outcome, Report::CannotKnow);
}
