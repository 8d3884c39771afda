//! Buying, over HTTP: what a person sees from the first press to the receipt.

use super::{Shop, buy};
use crate::journey::told;
use actix_web::test::TestRequest;
use chrono::TimeDelta;
use database::on_each_database;
use operators_sandbox::{Call, Fault, Outcome, Scenario, Verdict};
use palabre::jobs::premium::pass_time;
use serde_json::json;

/// The mail of the notice carries the receipt, though the outbox holds none.
async fn receipt_by_mail(shop: &Shop) {
    let app = &shop.test.app;
    let mailer = palabre::mailer::mailer(&app.config).unwrap();
    palabre::jobs::notice_mails::enqueue(app).await;
    palabre::jobs::mail::deliver(app, mailer.as_ref()).await;
    let mails = std::fs::read_dir(shop.test.folder.path().join("mail")).unwrap();
    let mails: Vec<String> = mails.map(|m| std::fs::read_to_string(m.unwrap().path()).unwrap()).collect();
    let receipts = mails.iter().filter(|m| m.contains("application/pdf") && m.contains("recu-"));
    assert_eq!(receipts.count(), 1, "{mails:?}");
    assert!(mails.iter().any(|m| m.contains("recu-") && m.contains("aucun argent")), "{mails:?}");
}

on_each_database! {
async fn a_month_is_bought_with_mtn_and_granted_once(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let options = client.get("/api/payment-options").await.json();
    assert_eq!(options["plans"][1]["amount"], 360_000);
    assert_eq!((&options["isTest"], &options["methods"].as_array().unwrap().len()), (&json!(true), &2));

    let started = buy(&client, "mtn_momo", "monthly", "+237 6 77 12 34 56").await;
    assert_eq!(started.status, 202, "{}", started.text());
    let id = started.json()["id"].as_i64().unwrap();
    assert_eq!((&started.json()["status"], &started.json()["amount"]), (&json!("pending"), &json!(50_000)));
    assert!(!started.text().contains("77123456"), "the number is not shown whole");
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.error(), (409, "payment_open".into()));
    shop.work_for(10).await;
    let waiting = client.get(&format!("/api/payments/{id}")).await.json();
    assert_eq!((&waiting["step"], &waiting["dial"]), (&json!("waiting"), &json!("*126#")));
    assert!(waiting["expiresAt"].is_string());
    assert_eq!(client.get(&format!("/api/payments/{id}/receipt")).await.error(), (409, "no_receipt".into()));

    let reference = waiting["transactionId"].as_str().unwrap().to_owned();
    assert!(shop.sandbox.answer(&reference, true));
    shop.work_for(60).await;
    let paid = client.get(&format!("/api/payments/{id}")).await.json();
    assert_eq!((&paid["status"], &paid["premiumUntil"]), (&json!("succeeded"), &json!("2026-12-21T22:59:59Z")));
    assert_eq!(client.get("/api/user").await.json()["isPremium"], true);
    let receipt = client.get(&format!("/api/payments/{id}/receipt")).await;
    assert!(receipt.status == 200 && receipt.body.starts_with(b"%PDF"), "{}", receipt.status);
    let kinds: Vec<_> = told(&shop.test, &client).await.iter().map(|n| n.kind()).collect();
    assert_eq!(kinds, ["test_payment_succeeded"], "that no money is real is said");

    receipt_by_mail(&shop).await;
    let other = shop.test.registered("o@exemple.cm", "client").await;
    for path in [format!("/api/payments/{id}"), format!("/api/payments/{id}/receipt")] {
        assert_eq!(other.get(&path).await.error(), (404, "not_found".into()));
    }
    assert_eq!(other.get("/api/payments").await.json(), json!([]));
    assert_eq!(client.get("/api/payments").await.json().as_array().unwrap().len(), 1);
    shop.check(&shop.payments(None).await, &shop.sandbox.charges()).await;
}}

on_each_database! {
async fn a_year_follows_what_is_left_of_a_month(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "avocat").await;
    for (method, plan, phone) in [("mtn_momo", "monthly", "670000400"), ("orange_money", "annual", "690000400")] {
        assert_eq!(buy(&client, method, plan, phone).await.status, 202);
        shop.work_for(30).await;
    }
    let all = client.get("/api/payments").await.json();
    assert_eq!((&all[0]["premiumFrom"], &all[0]["premiumUntil"]), (&json!("2026-12-21T22:59:59Z"), &json!("2027-12-21T22:59:59Z")));
    assert_eq!(shop.balance().await, 410_000);
}}

on_each_database! {
async fn each_failure_is_told_in_words_and_leaves_the_way_free(db: TestDb) {
    let shop = Shop::new(&db).await;
    let mut client = shop.test.registered("c@exemple.cm", "client").await;
    client.language = "en";
    for (phone, status, reason) in [
        ("670000450", "failed", "not_enough_funds"),
        ("670000451", "failed", "refused_by_payer"),
        ("670000452", "expired", "expired"),
        ("670000455", "failed", "no_wallet"),
        ("670000463", "failed", "not_confirmed"),
        ("670000465", "failed", "limit_reached"),
    ] {
        assert_eq!(buy(&client, "mtn_momo", "monthly", phone).await.status, 202);
        shop.work_for(30).await;
        let last = client.get("/api/payments").await.json()[0].clone();
        assert_eq!((&last["status"], &last["reason"]), (&json!(status), &json!(reason)), "{phone}");
        assert!(last["message"].as_str().unwrap().is_ascii() || last["message"].is_string());
    }
    assert_eq!(buy(&client, "orange_money", "monthly", "690000467").await.status, 202);
    shop.work_for(30).await;
    assert_eq!(client.get("/api/payments").await.json()[0]["reason"], "not_enough_funds");
    assert!(shop.sandbox.charges().is_empty() && shop.balance().await == 0);
    assert_eq!(client.get("/api/user").await.json()["isPremium"], false);
}}

on_each_database! {
async fn a_prompt_is_sent_again_or_it_is_said_why_not(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let started = buy(&client, "orange_money", "monthly", "699123456").await;
    assert_eq!(started.status, 202, "{}", started.text());
    shop.let_senders_end().await;
    let path = format!("/api/payments/{}/resend", started.json()["id"]);
    let again = async || client.post(&path, &json!({})).await;
    assert_eq!(again().await.status, 204);
    for fault in [Fault::LoseAnswer, Fault::ServerError, Fault::Page] {
        shop.sandbox.fault(Call::Push, fault);
        assert_eq!(again().await.error(), (502, "prompt_unknown".into()), "{fault:?}");
    }
    shop.sandbox.fault(Call::Push, Fault::BadRequest);
    assert_eq!(again().await.error(), (409, "prompt_not_sent".into()));
    shop.pass(60);
    assert!(shop.sandbox.answer(started.json()["transactionId"].as_str().unwrap(), true));
    shop.work_for(60).await;
    assert_eq!(again().await.error(), (409, "payment_ended".into()));
}}

on_each_database! {
async fn what_mtn_never_got_is_sent_again_when_its_payer_says_so(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    shop.sandbox.fault(Call::Pay, Fault::ServerError);
    for _ in 0..500 {
        shop.sandbox.fault(Call::Pay, Fault::Riddle);
    }
    let started = buy(&client, "mtn_momo", "monthly", "677123456").await;
    assert_eq!(started.status, 202, "{}", started.text());
    shop.work_for(3_600).await;
    let own = format!("/api/payments/{}", started.json()["id"]);
    let path = format!("{own}/resend");
    let again = async || client.post(&path, &json!({})).await;
    let seen = client.get(&own).await.json();
    assert_eq!((&seen["step"], &seen["canResend"]), (&json!("checking"), &json!(true)));
    // MTN's answer to it says nothing; then the call gets lost; then MTN does not know it, and takes it.
    assert_eq!(again().await.error(), (502, "prompt_unknown".into()));
    shop.sandbox.calm();
    shop.sandbox.fault(Call::Status, Fault::LoseAnswer);
    assert_eq!(again().await.error(), (409, "prompt_not_sent".into()), "it may be there: nothing is sent");
    shop.pass(2);
    assert_eq!(again().await.status, 204);
    // Both of the payer's minutes begin now.
    let seen = client.get(&own).await.json();
    assert_eq!((&seen["step"], &seen["canResend"]), (&json!("waiting"), &json!(false)));
    let time = |field: &str| seen[field].as_str().unwrap().parse::<chrono::DateTime<chrono::Utc>>().unwrap();
    assert_eq!((time("askedAt"), time("expiresAt")), (shop.now(), shop.now() + TimeDelta::minutes(5)));
    assert_eq!(again().await.error(), (409, "prompt_not_sent".into()), "it is on the phone");
    assert!(shop.sandbox.answer(started.json()["transactionId"].as_str().unwrap(), true));
    shop.work_for(60).await;
    assert_eq!(client.get(&own).await.json()["status"], "succeeded");
    assert_eq!(again().await.error(), (409, "payment_ended".into()));
    shop.check(&shop.payments(None).await, &shop.sandbox.charges()).await;
}}

on_each_database! {
async fn oranges_page_is_named_in_the_first_answer(db: TestDb) {
    let shop = Shop::speaking(&db, true).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let started = buy(&client, "orange_money", "monthly", "699123456").await;
    assert_eq!(started.status, 202, "{}", started.text());
    let page = started.json()["paymentUrl"].as_str().unwrap().to_owned();
    assert!(page.contains("/orange/pay/"), "{}", started.text());
    let reference = started.json()["transactionId"].as_str().unwrap().to_owned();
    assert!(!shop.sandbox.answer(&reference, true), "nobody has opened the page");
    assert!(shop.sandbox.open_page(&page) && shop.sandbox.answer(&reference, true));
    shop.work_for(60).await;
    assert_eq!(client.get("/api/payments").await.json()[0]["status"], "succeeded");
    // A page that nobody uses ends after a quarter of an hour.
    assert_eq!(buy(&client, "orange_money", "monthly", "699123456").await.status, 202);
    shop.work_for(1_500).await;
    assert_eq!(client.get("/api/payments").await.json()[0]["status"], "expired");
}}

on_each_database! {
async fn callbacks_move_no_money(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    shop.sandbox.plan(Scenario { outcome: Outcome::Pending, ..Scenario::default() });
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(5).await;
    let payment = shop.payments(None).await.remove(0);
    let visitor = shop.test.visitor();
    let post = async |path: String, body: &str, origin: &str| {
        let req = TestRequest::post().uri(&path).insert_header(("content-type", "text/plain")).insert_header(("origin", origin));
        visitor.send(req.set_payload(body.to_owned())).await
    };
    let key = payment.callback_key.as_str();
    let success = r#"{"status":"SUCCESSFUL","financialTransactionId":"1","externalId":"x"}"#;
    let known = post(format!("/api/payments/callback/mtn_momo/{key}"), success, "https://evil.example").await;
    let unknown = post(format!("/api/payments/callback/mtn_momo/{}", "0".repeat(32)), success, "null").await;
    let odd = post(format!("/api/payments/callback/nobody/{key}"), "<xml>", "null").await;
    assert_eq!((known.status.as_u16(), known.text()), (unknown.status.as_u16(), unknown.text()));
    assert_eq!((known.status.as_u16(), known.text()), (odd.status.as_u16(), odd.text()));
    shop.work_for(30).await;
    assert_eq!(client.get("/api/payments").await.json()[0]["status"], "pending");
    assert_eq!(client.get("/api/user").await.json()["isPremium"], false);
    let id = payment.id;
    let counted = shop.test.app.db.read(move |c| payments::callbacks(c, id)).await.unwrap();
    assert_eq!(counted, (1, 1), "the other two are about no payment");
}}

on_each_database! {
async fn a_callback_of_more_than_sixteen_kilobytes_is_refused_as_the_api_refuses(db: TestDb) {
    let shop = Shop::new(&db).await;
    let visitor = shop.test.visitor();
    let path = format!("/api/payments/callback/mtn_momo/{}", "0".repeat(32));
    for req in [TestRequest::post(), TestRequest::put()] {
        let req = req.uri(&path).insert_header(("content-type", "text/plain"));
        let refused = visitor.send(req.set_payload("x".repeat(16 * 1024 + 1))).await;
        assert_eq!(refused.error(), (413, "too_large".into()));
        assert!(refused.header("content-type").starts_with("application/json"));
    }
    let req = TestRequest::post().uri(&path).insert_header(("content-type", "text/plain"));
    assert_eq!(visitor.send(req.set_payload("x".repeat(16 * 1024))).await.status, 200);
}}

on_each_database! {
async fn bad_input_and_those_who_buy_nothing(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let refused = buy(&client, "cash", "weekly", "12").await;
    assert_eq!(refused.error(), (422, "invalid_values".into()));
    for field in ["plan", "paymentMethod", "phoneNumber"] {
        assert!(refused.json()["fields"][field].is_string(), "{}", refused.text());
    }
    let admin = shop.test.admin("admin@exemple.cm").await;
    assert_eq!(buy(&admin, "mtn_momo", "monthly", "677123456").await.error(), (403, "role_not_allowed".into()));
    let unlimited = shop.test.premium("p@exemple.cm", "client").await;
    assert_eq!(buy(&unlimited, "mtn_momo", "monthly", "677123456").await.error(), (409, "premium_unlimited".into()));
    // No price comes from outside.
    let body = json!({"plan": "annual", "paymentMethod": "mtn_momo", "phoneNumber": "677123456", "amount": 5, "price": 1});
    assert_eq!(client.post("/api/payments", &body).await.json()["amount"], 360_000);
}}

on_each_database! {
async fn a_repeat_with_the_same_key_is_the_same_purchase(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let body = json!({"plan": "monthly", "paymentMethod": "mtn_momo", "phoneNumber": "677123456"});
    let mut ids = Vec::new();
    for _ in 0..2 {
        let req = TestRequest::post().uri("/api/payments").insert_header(("idempotency-key", "one")).set_json(&body);
        let answered = client.send(req).await;
        assert_eq!(answered.status, 202, "{}", answered.text());
        ids.push(answered.json()["id"].as_i64().unwrap());
    }
    assert_eq!(ids[0], ids[1]);
    assert_eq!(shop.payments(None).await.len(), 1);
}}

on_each_database! {
async fn the_end_of_premium_is_told_three_times_and_locks_no_document(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    shop.sandbox.plan(Scenario::after(0, Verdict::Success));
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(30).await;
    let lease = json!({"documentType": "contrat-bail", "parameters": {"bailleur": "Ngo Bell", "preneur": "Tabi Ako", "adresse": "Bonanjo, Douala", "montant": "150000", "duree": "3 ans"}});
    let made = client.post("/api/ia/generate-doc", &lease).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let document = made.json()["document"]["id"].as_i64().unwrap();
    for _ in 0..40 {
        for _ in 0..2 {
            pass_time(&shop.test.app.db, shop.now()).await.unwrap();
        }
        shop.test.pass(TimeDelta::days(1));
    }
    let told = told(&shop.test, &client).await;
    let days: Vec<i64> = told.iter().filter(|n| n.kind() == "premium_ending").map(|n| n.ids()[0].1).collect();
    assert_eq!(days, [7, 1, 0]);
    // The session has ended meanwhile.
    client.post("/api/login", &json!({"email": "c@exemple.cm", "password": crate::support::PASSWORD})).await;
    assert_eq!(client.get("/api/user").await.json()["isPremium"], false);
    assert_eq!(client.post("/api/ia/generate-doc", &lease).await.error().0, 403);
    let file = client.get(&format!("/api/documents/download/{document}?format=pdf")).await;
    assert!(file.status == 200 && file.body.starts_with(b"%PDF"), "{}", file.status);
}}
