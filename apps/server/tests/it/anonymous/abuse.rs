//! What is refused: forms that are wrong, programs, floods; and work asked for under load.

use super::*;
use actix_web::test::TestRequest;
use anonymous_access::domain::Proof;
use database::on_each_database;

on_each_database! {
async fn every_invalid_field_is_named_at_once_in_both_languages(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut visitor = app.visitor();
    let wrong = json!({"title": "ab", "description": "court", "legalDomain": "mer", "urgency": "now", "budget": "9".repeat(201), "anonymousEmail": "nobody", "website": "http://spam"});
    let refused = visitor.post("/api/marketplace/anonymous", &wrong).await;
    assert_eq!(refused.error(), (422, "invalid_values".into()));
    let fields = refused.json()["fields"].as_object().unwrap().clone();
    assert_eq!(fields.keys().collect::<Vec<_>>(), ["anonymousEmail", "budget", "description", "legalDomain", "title", "urgency", "website"]);
    assert_eq!(fields["anonymousEmail"], "Email invalide");
    visitor.language = "en";
    assert_eq!(visitor.post("/api/marketplace/anonymous", &wrong).await.json()["fields"]["anonymousEmail"], "Invalid email");
    let empty = visitor.post("/api/marketplace/anonymous", &json!({})).await;
    assert_eq!(empty.json()["fields"].as_object().unwrap().keys().collect::<Vec<_>>(), ["anonymousEmail", "description", "title"]);
    for body in [json!([]), json!("x"), json!({"title": 7}), json!({"proof": "x"})] {
        assert_eq!(visitor.post("/api/marketplace/anonymous", &body).await.error(), (400, "malformed_request".into()), "{body}");
    }
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    assert_eq!(avocat.get("/api/client-requests").await.json(), json!([]), "nothing is stored by half");
}}

on_each_database! {
async fn nothing_in_a_path_or_a_body_breaks_a_call(db: TestDb) {
    let app = TestApp::new(&db).await;
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    let long = "a".repeat(5_000);
    for token in ["x", "CURRENT", "0", "-1", "%00", "%2e%2e", "%F0%9F%92%A9", "é", &long, "' OR 1=1 --", &link.token[1..]] {
        let token = token.replace('\'', "%27").replace(' ', "%20");
        let token = if token == "é" { "%C3%A9".to_owned() } else { token };
        for call in ["access", "request", "proposals", "messages"] {
            assert_eq!(visitor.get(&format!("/api/anonymous-{call}/{token}")).await.status, 404, "{call} {token}");
        }
    }
    let select = link.path("select");
    for (body, status) in [(json!({}), 404), (json!({"proposalId": null}), 404), (json!({"proposalId": "7"}), 404), (json!({"proposalId": -1}), 404), (json!({"proposalId": "x"}), 400), (json!({"proposalId": {}}), 400), (json!("x"), 400)] {
        assert_eq!(visitor.post(&select, &body).await.status, status, "{body}");
    }
    assert_eq!(visitor.post(&link.path("notices"), &json!({})).await.status, 400);
    let foreign = TestRequest::post().uri(&link.path("extend")).insert_header(("origin", "https://evil.example")).set_json(json!({}));
    assert_eq!(visitor.send(foreign).await.error(), (403, "foreign_origin".into()));
    let form = TestRequest::post().uri(&link.path("extend")).set_form([("a", "b")]);
    assert_eq!(visitor.send(form).await.status, 415);
}}

/// What a device does for a challenge.
async fn solved(app: &TestApp, visitor: &Person<'_>) -> Value {
    let challenge =
        visitor.get("/api/anonymous-challenge").await.json()["challenge"].as_str().unwrap().to_owned();
    let (keys, now) = (app.app.access_keys.clone(), app.app.clock.now());
    let proof = (0u32..)
        .map(|n| Proof { challenge: challenge.clone(), nonce: n.to_string() })
        .find(|proof| proof.check(&keys, now).is_ok())
        .unwrap();
    json!({"challenge": proof.challenge, "nonce": proof.nonce})
}

on_each_database! {
async fn whoever_tries_links_one_after_the_other_is_slowed(db: TestDb) {
    let app = TestApp::new(&db).await;
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    let words = json!({"codeWords": link.words.split(' ').rev().collect::<Vec<_>>()});
    let mut refused = 0;
    for _ in 0..80 {
        let tried = visitor.post("/api/anonymous-open", &words).await;
        if tried.status == 429 {
            assert!(!tried.header("retry-after").is_empty());
            refused += 1;
        }
    }
    assert!((10..=20).contains(&refused), "{refused}");
    // Somebody else at this address still opens a link, and stops mails.
    ok(visitor.post("/api/anonymous-open", &json!({"accessToken": link.token})).await, 200).await;
    assert_eq!(visitor.post("/api/anonymous-notices/stop", &json!({"stopToken": "a".repeat(52)})).await.status, 404);
    let mut tokens = 0;
    for n in 0..400 {
        let call = if n % 2 == 0 { visitor.get("/api/anonymous-access/aaaa").await } else { visitor.post("/api/anonymous-open", &json!({"accessToken": "a".repeat(52)})).await };
        tokens += usize::from(call.status == 429);
    }
    assert!((50..=110).contains(&tokens), "{tokens}");
}}

on_each_database! {
async fn an_address_that_publishes_very_much_proves_work_and_is_not_refused(db: TestDb) {
    let app = TestApp::new(&db).await;
    let visitor = app.visitor();
    for _ in 0..60 {
        assert_eq!(visitor.post("/api/marketplace/anonymous", &json!({})).await.status, 422);
    }
    let mut body = request();
    assert_eq!(visitor.post("/api/marketplace/anonymous", &body).await.error(), (429, "proof_required".into()));
    body["proof"] = solved(&app, &visitor).await;
    assert_eq!(visitor.post("/api/marketplace/anonymous", &body).await.status, 201);
    let mut elsewhere = app.visitor();
    elsewhere.address = "192.0.2.9:9";
    assert_eq!(elsewhere.post("/api/marketplace/anonymous", &request()).await.status, 201);
}}

on_each_database! {
async fn work_is_asked_for_only_while_very_many_write(db: TestDb) {
    let app = TestApp::with(&db, &[("TRUSTED_PROXIES", "127.0.0.1")]).await;
    let visitor = app.visitor();
    let send = |n: usize, body: Value| {
        let from = format!("198.51.100.{}", n % 250);
        visitor.send(TestRequest::post().uri("/api/marketplace/anonymous").insert_header(("x-forwarded-for", from)).set_json(body))
    };
    assert_eq!(visitor.get("/api/anonymous-challenge").await.json()["required"], false);
    for n in 0..250 {
        assert_eq!(send(n, json!({})).await.status, 422);
    }
    assert_eq!(send(1, request()).await.error(), (429, "proof_required".into()));
    let asked = visitor.get("/api/anonymous-challenge").await.json();
    assert_eq!((&asked["required"], &asked["difficulty"]), (&json!(true), &json!(16)));
    let proof = solved(&app, &visitor).await;
    let with = |nonce: &Value| {
        let mut body = request();
        body["proof"] = json!({"challenge": proof["challenge"], "nonce": nonce});
        body
    };
    assert_eq!(send(2, with(&json!("wrong"))).await.error(), (429, "proof_required".into()));
    assert_eq!(send(3, with(&proof["nonce"])).await.status, 201);
    assert_eq!(send(4, with(&proof["nonce"])).await.error(), (429, "proof_required".into()), "once");
    app.pass(chrono::TimeDelta::minutes(5));
    assert_eq!(visitor.get("/api/anonymous-challenge").await.json()["required"], false);
}}
