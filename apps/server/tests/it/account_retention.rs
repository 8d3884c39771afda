//! Accounts that nobody uses end, and payments of long ago forget their payers.

use crate::account_links::delivered;
use crate::journey::selected;
use crate::payments::{Shop, buy};
use crate::support::{PASSWORD, Person, TestApp};
use chrono::{Months, TimeDelta};
use database::on_each_database;
use palabre::jobs::accounts;
use serde_json::{Value, json};

const SITE: &str = "https://palabre.cm/";

impl TestApp {
    fn pass_months(&self, months: u32) {
        let now = self.app.clock.now();
        self.pass((now + Months::new(months)) - now);
    }

    async fn told(&self) -> usize {
        accounts::tell(&self.app.db, SITE, self.app.clock.now()).await.unwrap()
    }

    async fn ended(&self) -> usize {
        accounts::end(&self.app.db, self.app.clock.now()).await.unwrap().len()
    }
}

async fn mails(app: &TestApp) -> Vec<(String, String)> {
    delivered(app).await.into_iter().map(|(to, subject, _)| (to, subject)).collect()
}

async fn sign_in(person: &Person<'_>, email: &str) -> u16 {
    person.post("/api/login", &json!({"email": email, "password": PASSWORD})).await.status.as_u16()
}

on_each_database! {
async fn who_does_not_come_back_is_told_and_leaves_like_by_their_own_hand(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    client.call("PATCH", "/api/account", &json!({"name": "Zqxname", "language": "en"})).await;
    let request = selected(&client, &avocat).await;
    delivered(&app).await;
    app.pass_months(59);
    assert_eq!(sign_in(&app.visitor(), "a@exemple.cm").await, 200);
    app.pass(TimeDelta::days(2));
    assert_eq!((app.told().await, app.told().await, app.ended().await), (1, 0, 0));
    let told = delivered(&app).await;
    assert_eq!(told.len(), 1, "{told:?}");
    let (to, subject, text) = &told[0];
    assert_eq!((to.as_str(), subject.as_str()), ("c@exemple.cm", "Your Palabre account is going to be deleted"));
    let day = (app.app.clock.now() + TimeDelta::days(30)).format("%d/%m/%Y").to_string();
    assert!(text.contains(&day) && text.contains("https://palabre.cm/auth\n"), "{text}");

    app.pass(TimeDelta::days(29));
    assert_eq!(app.ended().await, 0);
    app.pass(TimeDelta::days(2));
    let now = app.app.clock.now();
    let (here, there) = tokio::join!(accounts::end(&app.app.db, now), accounts::end(&app.app.db, now));
    assert_eq!(here.unwrap().len() + there.unwrap().len(), 1, "two processes end it once");
    let last: Vec<_> = mails(&app).await.into_iter().filter(|(to, _)| to == "c@exemple.cm").collect();
    assert_eq!(last, [("c@exemple.cm".to_owned(), "Your account is deleted".to_owned())]);
    assert_eq!(sign_in(&app.visitor(), "c@exemple.cm").await, 401);
    assert_eq!(sign_in(&avocat, "a@exemple.cm").await, 200);
    let kept = avocat.get(&format!("/api/client-requests/{request}")).await.json();
    assert_eq!((&kept["clientName"], &kept["status"]), (&json!("Compte supprimé"), &json!("closed")));
    let admin = app.admin("admin@exemple.cm").await;
    let trail = admin.get("/api/admin/audit?action=account_expired").await.json();
    assert_eq!((&trail[0]["subject"], &trail[0]["actorName"]), (&json!(client.id.to_string()), &Value::Null));
}}

on_each_database! {
async fn whoever_signs_in_after_the_word_stays(db: TestDb) {
    let app = TestApp::new(&db).await;
    app.registered("a@exemple.cm", "client").await;
    app.pass_months(60);
    assert_eq!(app.told().await, 1);
    delivered(&app).await;
    app.pass(TimeDelta::days(10));
    let back = app.visitor();
    assert_eq!(sign_in(&back, "a@exemple.cm").await, 200);
    app.pass(TimeDelta::days(25));
    assert_eq!((app.ended().await, app.told().await), (0, 0));
    assert_eq!(back.get("/api/user").await.status, 200);
}}

on_each_database! {
async fn a_word_that_could_not_be_sent_ends_nothing(db: TestDb) {
    let app = TestApp::new(&db).await;
    app.registered("a@exemple.cm", "client").await;
    delivered(&app).await;
    app.pass_months(60);
    assert_eq!(app.told().await, 1);
    app.pass(TimeDelta::days(31));
    assert_eq!(app.ended().await, 0, "it waits in the outbox");
    let failed = |code: &'static str| {
        let sql = format!("UPDATE outbox SET state = 'failed', last_error = '{code}', payload = '{{}}' WHERE kind = 'account_ending'");
        diesel::RunQueryDsl::execute(diesel::sql_query(sql), &mut db.conn()).unwrap()
    };
    failed("smtp_535");
    assert_eq!((app.ended().await, app.told().await), (0, 1), "told again, with all the time there is");
    app.pass(TimeDelta::days(31));
    failed("smtp_550");
    assert_eq!(app.ended().await, 1, "nobody has that mailbox");
}}

on_each_database! {
async fn administrators_stay(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    app.pass_months(70);
    assert_eq!(app.told().await, 1, "the log is told");
    app.pass(TimeDelta::days(31));
    assert_eq!((app.told().await, app.ended().await), (0, 0));
    assert_eq!(delivered(&app).await.len(), 0);
    assert_eq!(sign_in(&admin, "admin@exemple.cm").await, 200);
}}

on_each_database! {
async fn ten_years_after_a_payment_its_payer_is_nobody(db: TestDb) {
    let shop = Shop::new(&db).await;
    let app = &shop.test;
    let client = app.registered("c@exemple.cm", "client").await;
    assert_eq!(buy(&client, "mtn_momo", "monthly", "677123456").await.status, 202);
    shop.work_for(10).await;
    let payment = client.get("/api/payments").await.json()[0].clone();
    assert!(shop.sandbox.answer(payment["transactionId"].as_str().unwrap(), true));
    shop.work_for(60).await;
    let balance = shop.balance().await;
    let erase = || accounts::erase_payers(&app.app.db, app.app.clock.now());
    app.pass_months(119);
    assert_eq!(erase().await.unwrap(), 0);
    app.pass_months(2);
    assert_eq!((erase().await.unwrap(), erase().await.unwrap()), (1, 0));
    assert_eq!(sign_in(&client, "c@exemple.cm").await, 200);
    assert_eq!(client.get("/api/payments").await.json(), json!([]));
    let admin = app.admin("admin@exemple.cm").await;
    let shown = admin.get("/api/admin/payments").await.text();
    assert!(shown.contains("50000") && !shown.contains("Ngo Bell") && !shown.contains("677"), "{shown}");
    assert_eq!(shop.balance().await, balance);
}}
