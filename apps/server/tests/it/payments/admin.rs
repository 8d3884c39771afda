//! Payments as administrators see and decide them.

use super::{Shop, buy};
use crate::journey::told;
use database::on_each_database;
use operators_sandbox::{Scenario, Verdict};
use serde_json::{Value, json};

/// A payment that the operator took another amount for: it waits for people.
async fn disputed(shop: &Shop, client: &crate::support::Person<'_>, charged: i64) -> i64 {
    let wrong = Scenario { charged: Some(charged), ..Scenario::after(0, Verdict::Success) };
    shop.sandbox.plan(wrong);
    let started = buy(client, "mtn_momo", "monthly", "677123456").await;
    assert_eq!(started.status, 202, "{}", started.text());
    shop.work_for(30).await;
    started.json()["id"].as_i64().unwrap()
}

on_each_database! {
async fn two_administrators_decide_about_money_that_does_not_agree(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let (one, two) = (shop.test.admin("one@exemple.cm").await, shop.test.admin("two@exemple.cm").await);
    let id = disputed(&shop, &client, 49_000).await;
    let seen = client.get(&format!("/api/payments/{id}")).await.json();
    assert_eq!((&seen["status"], &seen["step"], &seen["reason"]), (&json!("pending"), &json!("review"), &json!("other_amount")));
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.error(), (409, "payment_open".into()));
    let list = one.get("/api/admin/payments?status=manual_review").await;
    assert_eq!((list.header("x-total-count"), &list.json()[0]["userName"]), ("1", &json!("Ngo Bell")));

    let path = format!("/api/admin/payments/{id}");
    let decision = json!({"decision": "succeeded", "note": "Relevé du jour : frais déduits par l'opérateur"});
    assert_eq!(one.post(&format!("{path}/decision"), &json!({"decision": "given", "note": ""})).await.error().0, 422);
    assert_eq!(one.post(&format!("{path}/decision"), &json!({"decision": "refunded", "note": "non"})).await.error(), (409, "payment_state".into()));
    assert_eq!(one.post(&format!("{path}/decision/confirm"), &json!({})).await.error(), (409, "no_decision".into()));
    assert_eq!(one.post(&format!("{path}/decision"), &decision).await.status, 201);
    assert_eq!(two.post(&format!("{path}/decision"), &decision).await.error(), (409, "decision_waiting".into()));
    assert_eq!(one.post(&format!("{path}/decision/confirm"), &json!({})).await.error(), (409, "second_admin_needed".into()));
    let decided = two.post(&format!("{path}/decision/confirm"), &json!({})).await;
    assert_eq!(decided.status, 200, "{}", decided.text());
    let kinds: Vec<Value> = decided.json()["ledger"].as_array().unwrap().iter().map(|e| e["kind"].clone()).collect();
    assert_eq!(kinds, [json!("held"), json!("released")]);
    assert_eq!(client.get("/api/user").await.json()["isPremium"], true);
    assert_eq!(shop.balance().await, 49_000);
    // The receipt says what was taken, and a statement agrees with it.
    let receipt = shop.test.app.db.read(move |c| palabre::flows::receipts::find(c, None, id)).await.unwrap();
    assert_eq!(receipt.taken(), (49_000, "XAF"));
    // And who was paid.
    let config = &shop.test.app.config;
    let french = palabre::flows::receipts::html(&receipt, config, true);
    assert!(french.contains("<strong>Palabre (démonstration)</strong><br>Adresse (démonstration)<br>RCCM\u{a0}: démonstration<br>NIU\u{a0}: démonstration"), "{french}");
    let english = palabre::flows::receipts::html(&receipt, config, false);
    assert!(english.contains("Trade register (RCCM): démonstration") && english.contains(&config.legal_email), "{english}");
    let csv = format!("Transaction Id;Amount\n{};49000\n", shop.sandbox.charges()[0].transaction);
    let compared = one.upload("/api/admin/payments/statements?paymentMethod=mtn_momo", "text/csv", csv.as_bytes()).await;
    assert_eq!((&compared.json()["matched"], &compared.json()["findings"]), (&json!(1), &json!([])));

    // Given back later, by two people again.
    let refund = json!({"decision": "refunded", "note": "Remboursé par virement le 22"});
    assert_eq!(two.post(&format!("{path}/decision"), &refund).await.status, 201);
    assert_eq!(one.post(&format!("{path}/decision/confirm"), &json!({})).await.status, 200);
    let seen = client.get(&format!("/api/payments/{id}")).await.json();
    assert_eq!((&seen["status"], &seen["isRefunded"]), (&json!("succeeded"), &json!(true)));
    assert_eq!(shop.balance().await, 0);
    // The time goes with the money: the day is the person's, no more; and they are told.
    assert_eq!(client.get("/api/user").await.json()["premiumUntil"], json!("2026-11-21T22:59:59Z"));
    let kinds: Vec<_> = told(&shop.test, &client).await.iter().map(|n| n.kind()).collect();
    assert_eq!(kinds.last(), Some(&"test_payment_refunded"), "{kinds:?}");
    let kinds: Vec<_> = told(&shop.test, &one).await.iter().map(|n| n.kind()).collect();
    assert_eq!(kinds, ["test_payment_to_decide"]);
    assert_eq!(one.get("/api/admin/payments/books").await.json()["findings"], json!([]), "what was given back is no difference");
    let actions: Vec<Value> = one.get("/api/admin/audit").await.json().as_array().unwrap().iter().map(|e| e["action"].clone()).collect();
    assert_eq!(actions.iter().filter(|a| **a == json!("payment_decision_confirmed")).count(), 2);
}}

on_each_database! {
async fn a_refused_dispute_gives_the_money_back_in_the_books_and_nothing_else(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let (one, two) = (shop.test.admin("one@exemple.cm").await, shop.test.admin("two@exemple.cm").await);
    let id = disputed(&shop, &client, 10).await;
    assert_eq!(shop.balance().await, 10);
    let path = format!("/api/admin/payments/{id}/decision");
    let refuse = json!({"decision": "failed", "note": "Rendu au client"});
    assert_eq!(one.post(&path, &refuse).await.status, 201);
    assert_eq!(two.call("DELETE", &path, &json!({})).await.status, 204);
    assert_eq!(two.post(&path, &refuse).await.status, 201);
    assert_eq!(one.post(&format!("{path}/confirm"), &json!({})).await.status, 200);
    assert_eq!(shop.balance().await, 0);
    assert_eq!(client.get("/api/user").await.json()["isPremium"], false);
    // Never paid again, nor opened again, by what the operator goes on saying.
    shop.work_for(200_000).await;
    client.post("/api/login", &json!({"email": "c@exemple.cm", "password": crate::support::PASSWORD})).await;
    assert_eq!(client.get("/api/user").await.json()["isPremium"], false);
    assert_eq!(client.get(&format!("/api/payments/{id}")).await.json()["status"], "failed");
    assert_eq!(shop.balance().await, 0);
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202, "the way is free");
}}

on_each_database! {
async fn a_statement_finds_what_came_too_late_and_has_the_operator_asked(db: TestDb) {
    let shop = Shop::new(&db).await;
    let client = shop.test.registered("c@exemple.cm", "client").await;
    let admin = shop.test.admin("admin@exemple.cm").await;
    // Said to have failed; two weeks later the money was taken all the same, and nobody called.
    let mut late = Scenario { late_success: Some(1_200_000), ..Scenario::after(0, Verdict::Failed("APPROVAL_REJECTED".into())) };
    late.callback.dropped = true;
    shop.sandbox.plan(late);
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(300_000).await;
    assert_eq!(client.get("/api/payments").await.json()[0]["status"], "failed");
    shop.pass(1_000_000);
    let charge = shop.sandbox.charges().remove(0);
    let csv = format!("Financial Transaction Id;External Id;Amount;Status\n{};{};50 000,00;SUCCESSFUL\n999;zzz;700;SUCCESSFUL\n1;;5;FAILED\n", charge.transaction, charge.reference);
    let compared = admin.upload("/api/admin/payments/statements?paymentMethod=mtn_momo", "text/csv", csv.as_bytes()).await;
    assert_eq!(compared.status, 200, "{}", compared.text());
    let kinds: Vec<Value> = compared.json()["findings"].as_array().unwrap().iter().map(|f| f["kind"].clone()).collect();
    assert_eq!(kinds, [json!("not_succeeded"), json!("unknown_to_us")]);
    assert_eq!(client.get("/api/payments").await.json()[0]["status"], "failed", "a statement is believed by nobody");
    shop.work_for(30).await;
    assert_eq!(client.get("/api/payments").await.json()[0]["status"], "succeeded");
    let again = admin.upload("/api/admin/payments/statements?paymentMethod=mtn_momo", "text/csv", csv.as_bytes()).await.json();
    assert_eq!((&again["lines"], &again["matched"]), (&json!(2), &json!(1)));
    let books = admin.get("/api/admin/payments/books").await.json();
    assert_eq!((&books["findings"], &books["comparisons"].as_array().unwrap().len()), (&json!([]), &2));
    // A total and a word that nobody knows: they are named, and the rest is compared.
    let odd = format!("Transaction Id;Montant;Statut\n{};50000;SUCCESSFUL\n998;50000;RESERVED\nTOTAL;;\n", charge.transaction);
    let statements = "/api/admin/payments/statements?paymentMethod=mtn_momo";
    let found = admin.upload(statements, "text/csv", odd.as_bytes()).await.json();
    let named: Vec<_> = found["findings"].as_array().unwrap().iter().map(|f| (f["kind"].clone(), f["reference"].clone())).collect();
    assert_eq!(found["matched"], 1);
    assert_eq!(named, [(json!("unclear_status"), json!("998")), (json!("unreadable_line"), json!("4"))]);
    // What is unclear in one line and reversed in another takes nothing from the line that says paid.
    let changing = format!("Transaction Id;Montant;Statut\n{0};50000;RESERVED\n{0};50000;SUCCESSFUL\n{0};50000;REVERSED\n", charge.transaction);
    let found = admin.upload(statements, "text/csv", changing.as_bytes()).await.json();
    let kinds: Vec<_> = found["findings"].as_array().unwrap().iter().map(|f| f["kind"].clone()).collect();
    assert_eq!((&found["matched"], kinds), (&json!(1), vec![json!("unclear_status"), json!("unclear_status")]));
    let wrong = admin.upload(&format!("{statements}&from=hier&to=2026-02-30"), "text/csv", odd.as_bytes()).await;
    assert!(wrong.status == 422 && wrong.json()["fields"]["from"].is_string() && wrong.json()["fields"]["to"].is_string(), "{}", wrong.text());
    // The operator took the money twice for one purchase; a spreadsheet saved the statement in Latin 1.
    let twice = format!("R\u{e9}f\u{e9}rence;External Id;Montant\n{0};{1};50000\n{0};{1};50000\n777;{1};50000\n", charge.transaction, charge.reference);
    let latin: Vec<u8> = twice.chars().map(|c| u8::try_from(u32::from(c)).unwrap()).collect();
    let found = admin.upload("/api/admin/payments/statements?paymentMethod=mtn_momo", "text/csv", &latin).await.json();
    assert_eq!((&found["matched"], &found["findings"][0]["kind"], found["findings"].as_array().unwrap().len()), (&json!(1), &json!("paid_twice"), 1), "{found}");
    for (body, field) in [("", "file"), ("a;b\n1;2\n", "file")] {
        let refused = admin.upload("/api/admin/payments/statements?paymentMethod=mtn_momo", "text/csv", body.as_bytes()).await;
        assert!(refused.status == 422 && refused.json()["fields"][field].is_string(), "{}", refused.text());
    }
    let opened = admin.post(&format!("/api/admin/payments/{}/open", client.get("/api/payments").await.json()[0]["id"]), &json!({})).await;
    assert!(opened.json()["isLate"] == json!(true) && opened.json()["events"].as_array().unwrap().len() >= 4, "{}", opened.text());
}}

on_each_database! {
async fn what_we_call_paid_has_to_be_in_the_statement_of_those_days(db: TestDb) {
    let shop = Shop::new(&db).await;
    let admin = shop.test.admin("admin@exemple.cm").await;
    let mut references = Vec::new();
    for n in 0..3 {
        let client = shop.test.registered(&format!("c{n}@exemple.cm"), "client").await;
        shop.sandbox.plan(Scenario::after(0, Verdict::Success));
        assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
        shop.work_for(3_600).await;
        references.push(client.get("/api/payments").await.json()[0]["transactionId"].as_str().unwrap().to_owned());
    }
    shop.pass(86_400);
    // The second of one day, alone: the first and the third of that day are missing.
    let csv = format!("Reference;Montant\n{};50000\n", references[1]);
    let compare = async |period: &str| {
        let path = format!("/api/admin/payments/statements?paymentMethod=mtn_momo{period}");
        let found = admin.upload(&path, "text/csv", csv.as_bytes()).await.json();
        let missing = found["findings"].as_array().unwrap().iter().filter(|f| f["kind"] == "unknown_to_operator");
        missing.map(|f| f["reference"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(compare("").await, [references[0].clone(), references[2].clone()]);
    assert_eq!(compare("&from=2026-11-01&to=2026-11-20").await, [] as [String; 0]);
    assert_eq!(compare("&from=2026-11-01").await, [references[0].clone(), references[2].clone()]);
}}

on_each_database! {
async fn administrators_are_told_once_a_day_that_the_books_do_not_agree(db: TestDb) {
    let shop = Shop::new(&db).await;
    let (client, admin) = (shop.test.registered("c@exemple.cm", "client").await, shop.test.admin("admin@exemple.cm").await);
    shop.sandbox.plan(Scenario::after(0, Verdict::Success));
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(30).await;
    palabre::jobs::payments::compare(&shop.test.app).await;
    assert!(told(&shop.test, &admin).await.is_empty(), "all agrees");
    diesel::RunQueryDsl::execute(diesel::sql_query("DELETE FROM premium_grants"), &mut db.conn()).unwrap();
    shop.pass(86_400);
    for _ in 0..2 {
        palabre::jobs::payments::compare(&shop.test.app).await;
    }
    let kinds: Vec<_> = told(&shop.test, &admin).await.iter().map(|n| n.kind()).collect();
    assert_eq!(kinds, ["test_books_disagree"]);
}}

on_each_database! {
async fn premium_that_ends_on_another_day_than_was_bought_is_found_and_left_as_it_is(db: TestDb) {
    let shop = Shop::new(&db).await;
    let (client, admin) = (shop.test.registered("c@exemple.cm", "client").await, shop.test.admin("admin@exemple.cm").await);
    let mut bought = Value::Null;
    for _ in 0..2 {
        shop.sandbox.plan(Scenario::after(0, Verdict::Success));
        assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
        shop.work_for(30).await;
        bought = client.get("/api/payments").await.json()[0].clone();
    }
    let findings = async || admin.get("/api/admin/payments/books").await.json()["findings"].clone();
    assert_eq!(findings().await, json!([]));
    let write = |sql: String| diesel::RunQueryDsl::execute(diesel::sql_query(sql), &mut db.conn()).unwrap();
    for end in ["'2027-06-01 22:59:59'", "NULL", "'2026-11-20 22:59:59'"] {
        write(format!("UPDATE users SET premium_until = {end} WHERE id = {}", client.id));
        let found = findings().await;
        let expected = json!({"kind": "premium_differs", "paymentId": bought["id"], "reference": bought["transactionId"], "amount": 0, "currency": null});
        assert_eq!(found, json!([expected]), "{end}");
    }
    palabre::jobs::payments::compare(&shop.test.app).await;
    let kinds: Vec<_> = told(&shop.test, &admin).await.iter().map(|n| n.kind()).collect();
    assert_eq!(kinds, ["test_books_disagree"]);
    let id = client.id;
    let left = shop.test.app.db.read(move |c| identity::user(c, id)).await.unwrap().premium;
    assert_eq!(left.until.unwrap().to_rfc3339(), "2026-11-20T22:59:59+00:00", "nothing is put right silently");
    // What an administrator has set is meant so.
    shop.pass(60);
    let set = admin.call("PATCH", &format!("/api/admin/users/{}/premium", client.id), &json!({"isPremium": true, "premiumUntil": "2027-03-01"})).await;
    assert_eq!(set.status, 200, "{}", set.text());
    assert_eq!(findings().await, json!([]));
    // A purchase after that counts from there.
    shop.sandbox.plan(Scenario::after(0, Verdict::Success));
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(30).await;
    assert_eq!(findings().await, json!([]));
    write(format!("UPDATE users SET premium_until = '2027-03-01 22:59:59' WHERE id = {}", client.id));
    assert_eq!(findings().await[0]["kind"], "premium_differs");
}}
