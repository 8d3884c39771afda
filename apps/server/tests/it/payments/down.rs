//! An operator that is down, slow, or no longer ours; and people who leave while they pay.

use super::{Shop, buy};
use crate::journey::told;
use chrono::TimeDelta;
use database::on_each_database;
use operators_sandbox::{Call, Fault, Outcome, Scenario, Verdict};
use palabre::jobs::payments::run_once;
use payments::domain::State;
use serde_json::json;

fn pending() -> Scenario {
    Scenario { outcome: Outcome::Pending, ..Scenario::default() }
}

on_each_database! {
async fn nobody_is_made_to_wait_for_an_operator_that_does_not_answer(db: TestDb) {
    let shop = Shop::new(&db).await;
    let (one, two) = (shop.test.registered("a@exemple.cm", "client").await, shop.test.registered("b@exemple.cm", "client").await);
    let admin = shop.test.admin("admin@exemple.cm").await;
    shop.sandbox.plan(pending());
    assert_eq!(buy(&one, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(3).await;
    for _ in 0..40 {
        shop.sandbox.fault(Call::Status, Fault::Unavailable);
    }
    shop.work_for(120).await;
    let refused = buy(&two, "mtn_momo", "monthly", "677123456").await;
    assert_eq!((refused.error(), refused.header("retry-after")), ((503, "operator_down".into()), "30"));
    assert_eq!(two.get("/api/payments").await.json(), json!([]), "nothing was begun");
    let options = two.get("/api/payment-options").await.json();
    assert_eq!((&options["methods"][0]["isDown"], &options["methods"][1]["isDown"]), (&json!(true), &json!(false)));
    let kinds: Vec<_> = told(&shop.test, &admin).await.iter().map(|n| n.kind()).collect();
    assert_eq!(kinds, ["operator_down"]);
    // Orange is another matter.
    shop.sandbox.calm();
    shop.sandbox.plan(Scenario::after(0, Verdict::Success));
    assert_eq!(buy(&two, "orange_money", "monthly", "699123456").await.status, 202);
    shop.work_for(60).await;
    assert_eq!(two.get("/api/payments").await.json()[0]["status"], "succeeded");
    // One question was answered: the way is free.
    shop.work_for(60).await;
    shop.sandbox.plan(Scenario::after(0, Verdict::Success));
    assert_eq!(buy(&two, "mtn_momo", "monthly", "677123456").await.status, 202);
    assert_eq!(one.get("/api/payments").await.json()[0]["status"], "pending", "what waits goes on waiting");
}}

on_each_database! {
async fn what_is_refused_for_another_reason_is_nobodys_try(db: TestDb) {
    let shop = Shop::new(&db).await;
    let (one, two) = (shop.test.registered("a@exemple.cm", "client").await, shop.test.registered("b@exemple.cm", "client").await);
    shop.sandbox.plan(pending());
    assert_eq!(buy(&one, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(3).await;
    for _ in 0..40 {
        shop.sandbox.fault(Call::Status, Fault::Unavailable);
    }
    shop.work_for(120).await;
    assert_eq!(buy(&two, "mtn_momo", "monthly", "677123456").await.error(), (503, "operator_down".into()));
    shop.sandbox.calm();
    shop.pass(31);
    // Nobody is asked for money here: the one try is still there afterwards.
    assert_eq!(buy(&one, "mtn_momo", "monthly", "677123456").await.error(), (409, "payment_open".into()));
    assert_eq!(buy(&two, "mtn_momo", "weekly", "677123456").await.error().0, 422);
    shop.sandbox.plan(Scenario::after(0, Verdict::Success));
    assert_eq!(buy(&two, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(60).await;
    assert_eq!(two.get("/api/payments").await.json()[0]["status"], "succeeded");
}}

on_each_database! {
async fn an_answer_that_only_one_payment_has_keeps_nobody_else_away(db: TestDb) {
    let shop = Shop::new(&db).await;
    let (one, two) = (shop.test.registered("a@exemple.cm", "client").await, shop.test.registered("b@exemple.cm", "client").await);
    for method in ["mtn_momo", "orange_money"] {
        shop.sandbox.plan(pending());
        let person = if method == "mtn_momo" { &one } else { &two };
        assert_eq!(buy(person, method, "monthly", "677123456").await.status, 202);
    }
    shop.work_for(3).await;
    for _ in 0..80 {
        shop.sandbox.fault(Call::Status, Fault::Riddle);
    }
    shop.work_for(200).await;
    let options = one.get("/api/payment-options").await.json();
    assert_eq!((&options["methods"][0]["isDown"], &options["methods"][1]["isDown"]), (&json!(false), &json!(false)));
    for person in [&one, &two] {
        assert_eq!(person.get("/api/payments").await.json()[0]["step"], "checking");
    }
}}

on_each_database! {
async fn odd_answers_to_purchases_keep_nobody_else_away(db: TestDb) {
    let shop = Shop::new(&db).await;
    let methods = ["mtn_momo", "orange_money"];
    for (n, method) in (0..7).flat_map(|n| methods.map(|m| (n, m))) {
        let client = shop.test.registered(&format!("{method}{n}@exemple.cm"), "client").await;
        shop.sandbox.fault(Call::Pay, Fault::Riddle);
        assert_eq!(buy(&client, method, "monthly", "677123456").await.status, 202);
        shop.let_senders_end().await;
    }
    assert!(shop.payments(None).await.iter().all(|p| p.state == State::Unknown));
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let options = client.get("/api/payment-options").await.json();
    assert_eq!((&options["methods"][0]["isDown"], &options["methods"][1]["isDown"]), (&json!(false), &json!(false)));
}}

on_each_database! {
async fn what_mtn_never_got_is_sent_again_until_it_has_it(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    shop.sandbox.plan(Scenario::after(20, Verdict::Success));
    shop.sandbox.fault(Call::Pay, Fault::ServerError);
    for _ in 0..12 {
        shop.sandbox.fault(Call::Pay, Fault::Riddle);
    }
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(200).await;
    assert_eq!(client.get("/api/payments").await.json()[0]["step"], "checking");
    shop.work_for(1_000).await;
    let payments = shop.payments(None).await;
    assert_eq!((payments.len(), payments[0].state), (1, State::Succeeded));
    shop.check(&payments, &shop.sandbox.charges()).await;
}}

on_each_database! {
async fn administrators_hear_once_that_what_is_sent_again_is_refused(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let admin = shop.test.admin("admin@exemple.cm").await;
    shop.sandbox.fault(Call::Pay, Fault::ServerError);
    for _ in 0..12 {
        shop.sandbox.fault(Call::Pay, Fault::Forbidden);
    }
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(300).await;
    assert_eq!(client.get("/api/payments").await.json()[0]["step"], "checking", "the first time may have arrived");
    let kinds: Vec<_> = told(&shop.test, &admin).await.iter().map(|n| n.kind()).collect();
    assert_eq!(kinds, ["test_merchant_refused"]);
}}

on_each_database! {
async fn nobodys_phone_asks_for_money_long_after_it_was_wanted(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    shop.sandbox.plan(Scenario::after(20, Verdict::Success));
    for _ in 0..30 {
        shop.sandbox.fault(Call::Pay, Fault::Riddle);
    }
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(1_200).await;
    shop.sandbox.calm();
    // MTN would take it now. By itself nothing is sent any more: the payer was told to wait, and looks at no phone.
    shop.work_for(7 * 3_600).await;
    assert_eq!(client.get("/api/payments").await.json()[0]["step"], "checking");
    assert_eq!(shop.sandbox.charges().len(), 0);
    shop.work_for(18 * 3_600).await;
    assert_eq!(shop.payments(None).await[0].state, State::ManualReview);
    assert_eq!(shop.sandbox.charges().len(), 0);
}}

on_each_database! {
async fn what_the_operator_refused_and_took_all_the_same_is_found(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    shop.sandbox.fault(Call::Pay, Fault::ActAndRefuse);
    shop.sandbox.plan(Scenario::after(60, Verdict::Success));
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(30).await;
    assert_eq!(client.get("/api/payments").await.json()[0]["status"], "failed");
    shop.work_for(4_000).await;
    let payments = shop.payments(None).await;
    assert_eq!((payments[0].state, payments[0].late_success), (State::Succeeded, true));
    shop.check(&payments, &shop.sandbox.charges()).await;
}}

on_each_database! {
async fn what_never_left_is_no_payment(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    for fault in [Fault::Unavailable, Fault::Hang] {
        for method in ["mtn_momo", "orange_money"] {
            for _ in 0..2 {
                shop.sandbox.fault(Call::Token, fault);
            }
            assert_eq!(buy(&client, method, "monthly", "677123456").await.status, 202);
            shop.work_for(2).await;
            let last = client.get("/api/payments").await.json()[0].clone();
            assert_eq!((&last["status"], &last["reason"]), (&json!("failed"), &json!("operator_unavailable")), "{method}");
            shop.sandbox.calm();
        }
    }
    assert!(shop.sandbox.charges().is_empty());
    shop.sandbox.plan(Scenario::after(0, Verdict::Success));
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(30).await;
    shop.check(&shop.payments(None).await, &shop.sandbox.charges()).await;
    assert_eq!(client.get("/api/payments").await.json()[0]["status"], "succeeded");
}}

on_each_database! {
async fn many_who_wait_for_one_operator_keep_nobody_of_the_other_waiting(db: TestDb) {
    let shop = Shop::new(&db).await;
    for n in 0..25 {
        let client = shop.test.registered(&format!("c{n}@exemple.cm"), "client").await;
        shop.sandbox.plan(pending());
        assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
        shop.let_senders_end().await;
    }
    shop.pass(2);
    let orange = shop.test.registered("o@exemple.cm", "client").await;
    shop.sandbox.plan(Scenario::after(5, Verdict::Success));
    assert_eq!(buy(&orange, "orange_money", "monthly", "699123456").await.status, 202);
    shop.let_senders_end().await;
    shop.pass(100);
    run_once(&shop.test.app).await.unwrap();
    assert_eq!(orange.get("/api/payments").await.json()[0]["status"], "succeeded");
    assert!(shop.sandbox.busiest_second() <= 5, "all that came, with no token refused");
}}

on_each_database! {
async fn a_doubt_about_the_number_is_told_and_stops_nothing(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    shop.sandbox.plan(Scenario::after(100, Verdict::Success));
    // The number of the sandbox whose account is not active.
    assert_eq!(buy(&client, "mtn_momo", "monthly", "670000451").await.status, 202);
    shop.work_for(40).await;
    let waiting = client.get("/api/payments").await.json()[0].clone();
    assert_eq!((&waiting["step"], &waiting["reason"]), (&json!("waiting"), &json!("wallet_doubtful")));
    assert!(waiting["message"].as_str().unwrap().contains("vérifiez le numéro"));
    shop.work_for(120).await;
    let paid = client.get("/api/payments").await.json()[0].clone();
    assert_eq!((&paid["status"], &paid["message"]), (&json!("succeeded"), &json!(null)));
}}

on_each_database! {
async fn who_leaves_while_they_pay_gets_nothing_and_the_books_know(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let admin = shop.test.admin("admin@exemple.cm").await;
    shop.sandbox.plan(Scenario::after(60, Verdict::Success));
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(3).await;
    let gone = client.post("/api/account/delete", &json!({"password": crate::support::PASSWORD})).await;
    assert_eq!(gone.status, 200, "{}", gone.text());
    shop.work_for(200).await;
    let payments = shop.payments(None).await;
    assert_eq!(payments[0].state, State::Succeeded);
    shop.check(&payments, &shop.sandbox.charges()).await;
    let now = shop.now();
    let premium = shop.test.app.db.read(move |c| identity::premium_ending(c, now, now + TimeDelta::days(400)));
    assert_eq!(premium.await.unwrap(), [], "nobody has a subscription that is to end");
    let kinds: Vec<_> = told(&shop.test, &admin).await.iter().map(|n| n.kind()).collect();
    assert_eq!(kinds, ["test_paid_without_account"], "somebody has to give the money back");
}}

on_each_database! {
async fn the_copy_of_ones_data_has_ones_payments(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let other = shop.test.registered("o@exemple.cm", "client").await;
    for person in [&client, &other] {
        shop.sandbox.plan(Scenario::after(0, Verdict::Success));
        assert_eq!(buy(person, "mtn_momo", "monthly", "677123456").await.status, 202);
        shop.work_for(30).await;
    }
    let files = crate::account_export::exported(&client).await;
    let own = crate::account_export::json_of(&files, "paiements.json");
    assert_eq!(own.as_array().map(Vec::len), Some(1));
    assert_eq!((&own[0]["state"], &own[0]["amount"], &own[0]["phoneNumber"]), (&json!("succeeded"), &json!(50_000), &json!("+237677123456")));
    assert!(own[0]["premiumUntil"].is_string() && !own.to_string().contains("callback"));
}}
