//! The stand-in speaks as the operators do: MTN's list for going live, and what is known of Orange.
#![expect(clippy::unwrap_used, clippy::indexing_slicing, reason = "a failure here is a failed test")]

use actix_web::http::StatusCode;
use actix_web::test::{TestRequest, call_service, init_service, read_body};
use actix_web::{App, web};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use chrono::TimeDelta;
use operators_sandbox::{Clock, Sandbox, Scenario, Settings, Verdict, keys};
use serde_json::{Value, json};

fn sandbox() -> Sandbox {
    let start = "2026-11-22T12:00:00Z".parse().unwrap();
    Sandbox::new(Settings::default(), Clock::over(move || start))
}

/// Status and body; what is no JSON is null.
async fn call(sandbox: &Sandbox, request: TestRequest) -> (u16, Value) {
    let own = sandbox.clone();
    let app = init_service(App::new().service(web::scope("").configure(move |cfg| own.mount(cfg)))).await;
    let response = call_service(&app, request.to_request()).await;
    let status = response.status();
    let body = read_body(response).await;
    (status.as_u16(), serde_json::from_slice(&body).unwrap_or(Value::Null))
}

fn basic(user: &str, key: &str) -> (&'static str, String) {
    ("authorization", format!("Basic {}", STANDARD.encode(format!("{user}:{key}"))))
}

fn token_request(key: &str, subscription: &'static str) -> TestRequest {
    TestRequest::post()
        .uri("/mtn/collection/token/")
        .insert_header(basic(keys::MTN_API_USER, key))
        .insert_header(("ocp-apim-subscription-key", subscription))
        .insert_header(("content-length", "0"))
}

async fn mtn_token(sandbox: &Sandbox) -> String {
    let (status, body) = call(sandbox, token_request(keys::MTN_API_KEY, keys::MTN_SUBSCRIPTION_KEY)).await;
    assert_eq!((status, &body["expires_in"]), (200, &json!(3600)));
    body["access_token"].as_str().unwrap().to_owned()
}

fn mtn(request: TestRequest, token: &str) -> TestRequest {
    request
        .insert_header(("authorization", format!("Bearer {token}")))
        .insert_header(("x-target-environment", keys::MTN_TARGET))
        .insert_header(("ocp-apim-subscription-key", keys::MTN_SUBSCRIPTION_KEY))
}

const REFERENCE: &str = "01020304-0506-4708-890a-0b0c0d0e0f10";

fn body(msisdn: &str) -> Value {
    json!({"amount": "50000", "currency": "XAF", "externalId": "ours",
        "payer": {"partyIdType": "MSISDN", "partyId": msisdn}, "payerMessage": "Palabre Premium", "payeeNote": "Palabre"})
}

fn pay(token: &str, reference: &str, body: &Value) -> TestRequest {
    let text = body.to_string();
    mtn(TestRequest::post().uri("/mtn/collection/v1_0/requesttopay"), token)
        .insert_header(("x-reference-id", reference.to_owned()))
        .insert_header(("content-length", text.len()))
        .set_payload(text)
}

async fn status(sandbox: &Sandbox, token: &str, reference: &str) -> (u16, Value) {
    let uri = format!("/mtn/collection/v1_0/requesttopay/{reference}");
    call(sandbox, mtn(TestRequest::get().uri(&uri), token)).await
}

#[actix_web::test]
async fn tokens_with_good_and_bad_keys_and_a_second_one() {
    let sandbox = sandbox();
    assert_ne!(mtn_token(&sandbox).await, mtn_token(&sandbox).await);
    let (status, body) = call(&sandbox, token_request("bad", keys::MTN_SUBSCRIPTION_KEY)).await;
    assert_eq!((status, &body["error"]), (401, &json!("login_failed")));
    let (status, body) = call(&sandbox, token_request(keys::MTN_API_KEY, "bad")).await;
    assert_eq!((status, &body["statusCode"]), (401, &json!(401)));
    let bare = TestRequest::post()
        .uri("/mtn/collection/token/")
        .insert_header(("ocp-apim-subscription-key", keys::MTN_SUBSCRIPTION_KEY));
    assert_eq!(call(&sandbox, bare).await.0, 411);
}

#[actix_web::test]
async fn a_user_of_the_sandbox_is_made_and_gets_a_key() {
    let sandbox = sandbox();
    let keyed = |r: TestRequest| r.insert_header(("ocp-apim-subscription-key", keys::MTN_SUBSCRIPTION_KEY));
    let make = || {
        keyed(TestRequest::post().uri("/mtn/v1_0/apiuser"))
            .insert_header(("x-reference-id", REFERENCE))
            .set_json(json!({"providerCallbackHost": "example.cm"}))
    };
    assert_eq!(call(&sandbox, make()).await.0, 201);
    assert_eq!(call(&sandbox, make()).await.0, 409);
    let key = keyed(TestRequest::post().uri(&format!("/mtn/v1_0/apiuser/{REFERENCE}/apikey")));
    let (status, body) = call(&sandbox, key.insert_header(("content-length", "0"))).await;
    assert!(status == 201 && body["apiKey"].is_string());
    let (_, shown) =
        call(&sandbox, keyed(TestRequest::get().uri(&format!("/mtn/v1_0/apiuser/{REFERENCE}")))).await;
    assert_eq!(shown["providerCallbackHost"], "example.cm");
}

#[actix_web::test]
async fn a_payment_is_accepted_once_and_told_field_by_field() {
    let sandbox = sandbox();
    let token = mtn_token(&sandbox).await;
    let (code, empty) = call(&sandbox, pay(&token, REFERENCE, &body("237677123456"))).await;
    assert_eq!((code, empty), (202, Value::Null));
    let (code, again) = call(&sandbox, pay(&token, REFERENCE, &body("237677123456"))).await;
    assert_eq!((code, &again["code"]), (409, &json!("RESOURCE_ALREADY_EXIST")));
    let (code, waiting) = status(&sandbox, &token, REFERENCE).await;
    assert_eq!((code, &waiting["status"], &waiting["externalId"]), (200, &json!("PENDING"), &json!("ours")));
    assert!(waiting["financialTransactionId"].is_null() && waiting["reason"].is_null());
    assert!(sandbox.answer(REFERENCE, true) && !sandbox.answer(REFERENCE, false));
    let (_, paid) = status(&sandbox, &token, REFERENCE).await;
    assert!(
        paid["status"] == "SUCCESSFUL"
            && paid["financialTransactionId"].is_string()
            && paid["reason"].is_null()
    );
    assert_eq!(sandbox.charges().len(), 1);
    let (code, unknown) = status(&sandbox, &token, "01020304-0506-4708-890a-0b0c0d0e0f11").await;
    assert_eq!((code, &unknown["code"]), (404, &json!("RESOURCE_NOT_FOUND")));
    assert_eq!(status(&sandbox, "bad", REFERENCE).await.0, 401);
}

#[actix_web::test]
async fn what_is_refused_and_with_which_code() {
    let sandbox = sandbox();
    let token = mtn_token(&sandbox).await;
    let changed = |name: &str, value: Value| {
        let mut body = body("237677123456");
        body[name] = value;
        body
    };
    for (body, expected) in [
        (changed("amount", json!("x")), (400, Value::Null)),
        (changed("payerMessage", json!("l'abonnement")), (400, Value::Null)),
        (changed("payer", Value::Null), (400, Value::Null)),
        (changed("currency", json!("EUR")), (500, json!("INVALID_CURRENCY"))),
    ] {
        let (status, answer) = call(&sandbox, pay(&token, REFERENCE, &body)).await;
        assert_eq!((status, answer["code"].clone()), expected, "{body}");
    }
    assert_eq!(call(&sandbox, pay(&token, "no-uuid", &body("237677123456"))).await.0, 400);
    assert_eq!(call(&sandbox, pay("bad", REFERENCE, &body("237677123456"))).await.0, 401);
    let elsewhere =
        pay(&token, REFERENCE, &body("237677123456")).insert_header(("x-target-environment", "mars"));
    let (status, answer) = call(&sandbox, elsewhere).await;
    assert_eq!((status, &answer["code"]), (500, &json!("NOT_ALLOWED_TARGET_ENVIRONMENT")));
    assert!(sandbox.charges().is_empty());
}

#[actix_web::test]
async fn numbers_of_the_sandbox_end_as_they_are_known_to() {
    let sandbox = sandbox();
    let token = mtn_token(&sandbox).await;
    for (n, msisdn, word, reason) in [
        (0, "56733123453", "SUCCESSFUL", Value::Null),
        (1, "46733123450", "FAILED", json!("INTERNAL_PROCESSING_ERROR")),
        (2, "46733123451", "FAILED", json!("APPROVAL_REJECTED")),
        (3, "237670000452", "FAILED", json!("EXPIRED")),
        (4, "46733123453", "PENDING", Value::Null),
        (5, "46733123454", "CREATED", Value::Null),
        (6, "237670000455", "FAILED", json!("PAYER_NOT_FOUND")),
    ] {
        let reference = format!("01020304-0506-4708-890a-0b0c0d0e0f2{n}");
        assert_eq!(call(&sandbox, pay(&token, &reference, &body(msisdn))).await.0, 202);
        let (_, told) = status(&sandbox, &token, &reference).await;
        assert_eq!((told["status"].as_str().unwrap(), told["reason"].clone()), (word, reason), "{msisdn}");
    }
}

#[actix_web::test]
async fn callbacks_come_only_where_an_address_was_given_and_say_no_reference() {
    let sandbox = sandbox();
    let token = mtn_token(&sandbox).await;
    sandbox.plan(Scenario::after(5, Verdict::Failed("APPROVAL_REJECTED".into())));
    let with = pay(&token, REFERENCE, &body("237677123456"))
        .insert_header(("x-callback-url", "https://shop.example/cb"));
    assert_eq!(call(&sandbox, with).await.0, 202);
    let other = "01020304-0506-4708-890a-0b0c0d0e0f12";
    assert_eq!(call(&sandbox, pay(&token, other, &body("237670000451"))).await.0, 202);
    assert!(sandbox.take_callbacks().is_empty(), "not before its end");
    sandbox.clock().advance(TimeDelta::seconds(6));
    let sent = sandbox.take_callbacks();
    assert_eq!(sent.len(), 1);
    assert!(
        sent[0].body.contains("APPROVAL_REJECTED") && !sent[0].body.contains(REFERENCE),
        "{}",
        sent[0].body
    );
    assert!(sandbox.take_callbacks().is_empty());
}

#[actix_web::test]
async fn a_user_of_the_sandbox_is_called_back_at_its_own_host_alone() {
    let sandbox = sandbox();
    let user = "11020304-0506-4708-890a-0b0c0d0e0f10";
    let provision =
        |r: TestRequest| r.insert_header(("ocp-apim-subscription-key", keys::MTN_SUBSCRIPTION_KEY));
    let make =
        provision(TestRequest::post().uri("/mtn/v1_0/apiuser")).insert_header(("x-reference-id", user));
    let make = make.set_json(json!({"providerCallbackHost": "shop.example"}));
    assert_eq!(call(&sandbox, make).await.0, 201);
    let key = provision(TestRequest::post().uri(&format!("/mtn/v1_0/apiuser/{user}/apikey")));
    let (status, made) = call(&sandbox, key.insert_header(("content-length", "0"))).await;
    assert_eq!(status, 201, "{made}");
    let login = provision(TestRequest::post().uri("/mtn/collection/token/"))
        .insert_header(basic(user, made["apiKey"].as_str().unwrap()))
        .insert_header(("content-length", "0"));
    let (_, token) = call(&sandbox, login).await;
    let token = token["access_token"].as_str().unwrap().to_owned();
    let to = |url: &'static str, reference: &str| {
        pay(&token, reference, &body("237677123456")).insert_header(("x-callback-url", url))
    };
    let (status, refused) = call(&sandbox, to("https://other.example/cb", REFERENCE)).await;
    assert_eq!((status, &refused["code"]), (500, &json!("INVALID_CALLBACK_URL_HOST")));
    assert_eq!(call(&sandbox, to("https://shop.example/cb", REFERENCE)).await.0, 202);
}

#[actix_web::test]
async fn what_sources_disagree_about_is_switched_while_it_runs() {
    let sandbox = sandbox();
    let change = |changes: Value| TestRequest::post().uri("/_sim/settings").set_json(changes);
    for unknown in [json!({"mtn_curency": "EUR"}), json!({"hang_ms": "soon"})] {
        assert_eq!(call(&sandbox, change(unknown)).await.0, 400);
    }
    let changes = json!({"mtn_currency": "EUR", "callbacks_by_put": true, "hang_ms": 5,
        "ongoing": {"outcome": {"after": {"seconds": 40, "verdict": "expired"}}}});
    let (status, now) = call(&sandbox, change(changes)).await;
    assert_eq!((status, &now["mtn_currency"], &now["hang_ms"]), (200, &json!("EUR"), &json!(5)));
    let token = mtn_token(&sandbox).await;
    let (status, refused) = call(&sandbox, pay(&token, REFERENCE, &body("237677123456"))).await;
    assert_eq!((status, &refused["code"]), (500, &json!("INVALID_CURRENCY")));
    let mut euros = body("46733123453");
    euros["currency"] = json!("EUR");
    let euros = pay(&token, REFERENCE, &euros).insert_header(("x-callback-url", "https://shop.example/cb"));
    assert_eq!(call(&sandbox, euros).await.0, 202);
    sandbox.clock().advance(TimeDelta::seconds(41));
    let sent = sandbox.take_callbacks();
    assert!(sent[0].by_put && sent[0].body.contains("EXPIRED"), "{}", sent[0].body);
}

#[actix_web::test]
async fn tokens_end_with_their_hour_by_the_virtual_clock() {
    let sandbox = sandbox();
    let token = mtn_token(&sandbox).await;
    sandbox.clock().advance(TimeDelta::minutes(61));
    assert_eq!(status(&sandbox, &token, REFERENCE).await.0, 401);
}

async fn orange_token(sandbox: &Sandbox, path: &str) -> String {
    let request = TestRequest::post()
        .uri(path)
        .insert_header(basic(keys::ORANGE_CLIENT_ID, keys::ORANGE_CLIENT_SECRET))
        .insert_header(("accept", "application/json"))
        .set_payload("grant_type=client_credentials");
    let (status, body) = call(sandbox, request).await;
    assert_eq!(status, 200, "{body}");
    body["access_token"].as_str().unwrap().to_owned()
}

#[actix_web::test]
async fn oranges_page_needs_all_three_fields_and_an_order_once() {
    let sandbox = sandbox();
    let token = orange_token(&sandbox, "/orange/oauth/v3/token").await;
    let authorised = |r: TestRequest| r.insert_header(("authorization", format!("Bearer {token}")));
    let order = json!({"merchant_key": keys::ORANGE_MERCHANT_KEY, "currency": "XAF", "order_id": "O1", "amount": 50000,
        "return_url": "https://shop.example", "cancel_url": "https://shop.example", "notif_url": "https://shop.example/n", "lang": "fr"});
    let init = || {
        authorised(TestRequest::post().uri("/orange/orange-money-webpay/cm/v1/webpayment")).set_json(&order)
    };
    let (status, made) = call(&sandbox, init()).await;
    assert!(status == 201 && made["pay_token"].as_str().unwrap().len() == 64, "{made}");
    assert_eq!(call(&sandbox, init()).await.1["code"], 1204);
    let ask = |body: Value| {
        authorised(TestRequest::post().uri("/orange/orange-money-webpay/cm/v1/transactionstatus"))
            .set_json(body)
    };
    let (status, refused) = call(&sandbox, ask(json!({"order_id": "O1", "amount": 50000}))).await;
    assert_eq!((status, &refused["code"]), (400, &json!(23)));
    let whole = json!({"order_id": "O1", "amount": 50000, "pay_token": made["pay_token"]});
    assert_eq!(call(&sandbox, ask(whole.clone())).await.1["status"], "INITIATED");
    let page = format!("/orange/pay/{}/confirm", made["pay_token"].as_str().unwrap());
    assert_eq!(call(&sandbox, TestRequest::post().uri(&page)).await.0, StatusCode::SEE_OTHER.as_u16());
    let (_, paid) = call(&sandbox, ask(whole)).await;
    assert!(paid["status"] == "SUCCESS" && paid["amount"].is_null(), "{paid}");
    let notified: Value = serde_json::from_str(&sandbox.take_callbacks()[0].body).unwrap();
    let mut names: Vec<_> = notified.as_object().unwrap().keys().collect();
    names.sort();
    assert_eq!(names, ["notif_token", "status", "txnid"]);
}

#[actix_web::test]
async fn oranges_core_hides_an_error_in_200_and_pays_a_token_once() {
    let sandbox = sandbox();
    let token = orange_token(&sandbox, "/orange-core/token").await;
    let authorised = |r: TestRequest, auth: &str| {
        r.insert_header(("authorization", format!("Bearer {token}")))
            .insert_header(("x-auth-token", STANDARD.encode(auth)))
            .insert_header(("content-length", "0"))
    };
    let auth = format!("{}:{}", keys::ORANGE_API_USERNAME, keys::ORANGE_API_PASSWORD);
    let base = "/orange-core/omcoreapis/1.0.2/mp";
    let init = format!("{base}/init");
    let (status, hidden) = call(&sandbox, authorised(TestRequest::post().uri(&init), "x:y")).await;
    assert_eq!((status, &hidden["statusCode"]), (200, &json!("401")));
    let (_, made) = call(&sandbox, authorised(TestRequest::post().uri(&init), &auth)).await;
    let pay_token = made["data"]["payToken"].as_str().unwrap().to_owned();
    let body = json!({"notifUrl": "https://shop.example", "channelUserMsisdn": keys::ORANGE_CHANNEL_MSISDN, "amount": "50000",
        "subscriberMsisdn": "690000400", "pin": keys::ORANGE_PIN, "orderId": "ORDER1", "description": "x", "payToken": pay_token});
    let pay = || {
        let text = body.to_string();
        authorised(TestRequest::post().uri(&format!("{base}/pay")), &auth)
            .insert_header(("content-length", text.len()))
            .set_payload(text)
    };
    assert_eq!(call(&sandbox, pay()).await.1["data"]["status"], "PENDING");
    assert_eq!(call(&sandbox, pay()).await.0, 400, "a token pays once");
    let ask = authorised(TestRequest::get().uri(&format!("{base}/paymentstatus/{pay_token}")), &auth);
    let (_, paid) = call(&sandbox, ask).await;
    assert_eq!(
        (&paid["data"]["status"], &paid["data"]["txnmode"]),
        (&json!("SUCCESSFULL"), &json!("ORDER1"))
    );
    assert_eq!(sandbox.charges().len(), 1);
}

#[actix_web::test]
async fn the_page_of_the_phone_shows_what_waits_and_says_that_it_is_a_test() {
    let sandbox = sandbox();
    let token = mtn_token(&sandbox).await;
    assert_eq!(call(&sandbox, pay(&token, REFERENCE, &body("237677123456"))).await.0, 202);
    let own = sandbox.clone();
    let app = init_service(App::new().service(web::scope("").configure(move |cfg| own.mount(cfg)))).await;
    let page = read_body(call_service(&app, TestRequest::get().uri("/phone").to_request()).await).await;
    let page = String::from_utf8(page.to_vec()).unwrap();
    assert!(
        page.contains("Mode test") && page.contains("237677123456") && page.contains("50\u{202f}000"),
        "{page}"
    );
    assert!(!page.contains("<script"));
    let confirm = TestRequest::post().uri(&format!("/phone/{REFERENCE}/confirm"));
    assert_eq!(call(&sandbox, confirm).await.0, 303);
    assert_eq!(sandbox.charges().len(), 1);
}

/// The number of a payment with MTN, from a stand-in that is started at this moment.
async fn first_number(started: &str) -> String {
    let start = started.parse().unwrap();
    let sandbox = Sandbox::new(Settings::default(), Clock::over(move || start));
    let token = mtn_token(&sandbox).await;
    assert_eq!(call(&sandbox, pay(&token, REFERENCE, &body("237670000400"))).await.0, 202);
    sandbox.charges().remove(0).transaction
}

#[actix_web::test]
async fn a_stand_in_that_is_started_again_gives_no_number_twice() {
    let [one, two] = [first_number("2026-11-22T12:00:00Z").await, first_number("2026-11-22T12:00:05Z").await];
    assert!(one != two, "{one}");
    assert_eq!(one, first_number("2026-11-22T12:00:00Z").await, "whoever sets its clock knows its numbers");
    assert!(one.len() <= 12 && one.bytes().all(|b| b.is_ascii_digit()), "{one}");
}

#[actix_web::test]
async fn oranges_core_calls_a_refusal_cancelled() {
    let sandbox = sandbox();
    sandbox.plan(Scenario::default());
    let token = orange_token(&sandbox, "/orange-core/token").await;
    let auth = STANDARD.encode(format!("{}:{}", keys::ORANGE_API_USERNAME, keys::ORANGE_API_PASSWORD));
    let authorised = |r: TestRequest| {
        r.insert_header(("authorization", format!("Bearer {token}")))
            .insert_header(("x-auth-token", auth.as_str()))
    };
    let base = "/orange-core/omcoreapis/1.0.2/mp";
    let init =
        authorised(TestRequest::post().uri(&format!("{base}/init"))).insert_header(("content-length", "0"));
    let pay_token = call(&sandbox, init).await.1["data"]["payToken"].as_str().unwrap().to_owned();
    let body = json!({"notifUrl": "https://shop.example", "channelUserMsisdn": keys::ORANGE_CHANNEL_MSISDN, "amount": "50000",
        "subscriberMsisdn": "699123456", "pin": keys::ORANGE_PIN, "orderId": "ORDER1", "description": "x", "payToken": pay_token});
    assert_eq!(
        call(&sandbox, authorised(TestRequest::post().uri(&format!("{base}/pay"))).set_json(&body)).await.0,
        200
    );
    assert!(sandbox.answer("ORDER1", false));
    let ask = authorised(TestRequest::get().uri(&format!("{base}/paymentstatus/{pay_token}")));
    assert_eq!(call(&sandbox, ask).await.1["data"]["status"], "CANCELLED");
    let told: Value = serde_json::from_str(&sandbox.take_callbacks()[0].body).unwrap();
    assert_eq!(told["status"], "CANCELLED");
}
