//! Runs: one at a time, with manners, cancelled, gone on with by another process, told of.

use super::stand_in::{Reply, StandIn, file};
use super::{
    IMPORT, again, application, application_with, asked, by_key, counts, found, said, source, triple, upload,
    whole,
};
use crate::support::{Person, TestApp, noon};
use chrono::TimeDelta;
use database::on_each_database;
use palabre::flows::imports::Worker;
use palabre::jobs::imports::go_on;
use serde_json::{Value, json};
use std::cell::Cell;
use std::collections::BTreeSet;
use std::time::Duration;

async fn begin(admin: &Person<'_>, body: &Value) -> i64 {
    let begun = admin.post(IMPORT, body).await;
    assert_eq!(begun.status, 202, "{}", begun.text());
    begun.json()["id"].as_i64().unwrap()
}

async fn report(admin: &Person<'_>, id: i64) -> Value {
    admin.get(&format!("/api/admin/jurisprudence/imports/{id}")).await.json()
}

/// The run once `is_so`; ten seconds at most.
async fn until(admin: &Person<'_>, id: i64, is_so: impl Fn(&Value) -> bool) -> Value {
    let mut run = report(admin, id).await["run"].clone();
    for _ in 0..200 {
        if is_so(&run) {
            break;
        }
        actix_web::rt::time::sleep(Duration::from_millis(50)).await;
        run = report(admin, id).await["run"].clone();
    }
    assert!(is_so(&run), "{run}");
    run
}

fn everything() -> Value {
    json!({"query": "*", "all": true, "background": true})
}

on_each_database! {
async fn a_short_import_reads_no_more_than_its_limit_of_what_is_new(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    for (limit, imported) in [(json!(3), 3), (json!("5"), 0), (json!(15), 15), (json!(15), 12)] {
        let answered = admin.post(IMPORT, &json!({"query": "+", "limit": limit})).await;
        if imported == 0 {
            assert_eq!(answered.error(), (400, "malformed_request".into()));
            continue;
        }
        assert_eq!(answered.json()["imported"], imported, "{}", answered.text());
    }
    let mut refused = admin.post(IMPORT, &json!({"query": " ", "limit": 4})).await;
    assert_eq!(refused.json()["fields"], json!({
        "query": "Veuillez saisir une requête de recherche pour l'import",
        "limit": "Nombre possible : 3, 5, 10 ou 15",
    }));
    refused = admin.post(IMPORT, &json!({"query": "x", "court": "Cour/.."})).await;
    assert_eq!(refused.json()["fields"]["court"], "Cette valeur ne fait pas partie de la liste.");
}}

on_each_database! {
async fn the_site_is_asked_one_question_at_a_time_with_a_pause_and_an_honest_name(db: TestDb) {
    let site = StandIn::start("base").await;
    let pause = Duration::from_millis(60);
    let settings = [("JURICAF_PAUSE_MS", "60"), ("SUPPORT_EMAIL", "contact@exemple.cm"), ("PALABRE_PUBLIC_URL", "https://palabre.exemple.cm")];
    let app = application_with(&db, &site, &settings).await;
    let admin = app.admin("admin@exemple.cm").await;
    asked(&admin, &json!({"query": "*", "limit": 5})).await;
    let asked = site.asked();
    assert_eq!((asked.len(), asked[0].path.as_str()), (7, "/robots.txt"), "the rules before anything else");
    for pair in asked.windows(2) {
        assert!(pair[1].begun.duration_since(pair[0].ended) >= pause, "{pair:?}");
    }
    let name = format!("Palabre/{} (+https://palabre.exemple.cm; contact@exemple.cm)", env!("CARGO_PKG_VERSION"));
    assert!(asked.iter().all(|a| a.user_agent == name), "{asked:?}");
}}

on_each_database! {
async fn what_the_site_asks_of_robots_is_obeyed(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let stopped = async |rules: &'static str| {
        site.forget();
        site.answer_with(move |path| (path == "/robots.txt").then(|| Reply { content_type: "text/plain", ..Reply::json(rules) }));
        let answered = admin.post(IMPORT, &json!({"query": "*"})).await;
        (answered.status.as_u16(), site.asked().len())
    };
    assert_eq!(stopped("User-agent: *\nDisallow: /").await, (503, 1), "nothing more is asked");
    assert_eq!(stopped("User-agent: Palabre\nDisallow: /recherche/").await, (503, 1));
    assert_eq!(stopped("User-agent: *\nDisallow: /arret/").await, (503, 2), "the list may be read, no decision");
    assert_eq!(stopped("<!DOCTYPE html><title>Anubis</title>").await, (503, 1));
    assert_eq!(stopped("User-agent: Scrapy\nDisallow: /").await.0, 200);
    site.answer_with(|path| (path == "/robots.txt").then(|| Reply::status(500)));
    assert_eq!(admin.post(IMPORT, &json!({"query": "*"})).await.status, 503, "rules that cannot be read may forbid everything");
    site.answer_with(|path| (path == "/robots.txt").then(|| Reply::status(404)));
    assert_eq!(admin.post(IMPORT, &json!({"query": "*"})).await.status, 200, "no rules");
}}

on_each_database! {
async fn a_site_that_asks_us_to_wait_is_left_alone_and_its_wait_is_told(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    admin.language = "en";
    site.answer_with(|path| path.starts_with("/recherche").then(|| Reply { headers: vec![("retry-after", "120".into())], ..Reply::status(429) }));
    let refused = admin.post(IMPORT, &json!({"query": "*"})).await;
    assert_eq!((refused.error(), refused.header("retry-after")), ((503, "import_stopped".into()), "120"));
    assert_eq!(refused.json()["message"], "Juricaf had too many requests and asks us to wait. Try again in 2 minutes.");
    // In the middle: what was kept stays, and the answer says why it is not more.
    site.answer_with(|path| path.contains("67CIV").then(|| Reply { headers: vec![("retry-after", "30".into())], ..Reply::status(503) }));
    let first = "CAMEROUN-COURSUPREME-20231005-67CIV";
    assert_eq!(admin.post(IMPORT, &json!({"query": "*"})).await.status, 503, "{first} is the first of the list");
    site.answer_with(|path| path.contains("20230803-46CIV").then(|| Reply::status(503)));
    let result = asked(&admin, &json!({"query": "*"})).await;
    assert_eq!((&result["imported"], &result["run"]["stopReason"]), (&json!(2), &json!("unavailable")));
    site.answer_with(|_| None);
    assert_eq!(counts(&whole(&admin).await).0, 28);
}}

on_each_database! {
async fn failures_of_one_decision_are_said_and_three_in_a_row_end_the_run(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    site.answer_with(|path| path.contains("46CIV").then(|| Reply::status(500)));
    let result = whole(&admin).await;
    assert_eq!(counts(&result), (29, 30, 0, 1));
    assert_eq!(result["errors"][0]["message"], "Juricaf a répondu par une erreur (500).");
    site.answer_with(|path| path.starts_with("/arret").then(|| Reply::status(502)));
    site.forget();
    let refused = admin.post(IMPORT, &json!({"query": "*", "all": true, "reread": true})).await;
    assert_eq!((refused.error(), site.asked().len()), ((503, "import_stopped".into()), 5));
    // A redirect leads nowhere else.
    site.answer_with(|path| path.starts_with("/arret").then(|| Reply { headers: vec![("location", "http://127.0.0.2:9/".into())], ..Reply::status(302) }));
    let result = again(&admin).await;
    assert_eq!(counts(&result), (0, 30, 0, 30));
    assert!(said(&result["errors"]).iter().all(|(_, reason, _)| reason == "status"));
}}

on_each_database! {
async fn one_import_asks_at_a_time_and_is_cancelled_between_two_decisions(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    site.answer_with(|path| path.contains("67CIV").then(|| Reply { wait: Duration::from_secs(30), ..Reply::status(500) }));
    let id = begin(&admin, &everything()).await;
    let second = admin.post(IMPORT, &everything()).await;
    assert_eq!(second.error(), (409, "import_running".into()));
    until(&admin, id, |run| run["planned"] == 30).await;
    let cancel = format!("/api/admin/jurisprudence/imports/{id}/cancel");
    let asked = admin.post(&cancel, &json!({})).await.json();
    assert_eq!((&asked["state"], &asked["cancelAsked"]), (&json!("running"), &json!(true)));
    // Even while the site keeps us waiting.
    let over = until(&admin, id, |run| run["state"] == "cancelled").await;
    assert!(over["endedAt"].is_string());
    assert_eq!(admin.post(&cancel, &json!({})).await.error(), (409, "import_over".into()));
    assert_eq!(admin.post("/api/admin/jurisprudence/imports/999/cancel", &json!({})).await.error(), (404, "not_found".into()));
    site.answer_with(|_| None);
    assert_eq!(counts(&whole(&admin).await), (30, 30, 0, 0), "the next one begins at once");
}}

on_each_database! {
async fn a_run_that_says_all_the_time_that_it_is_alive_keeps_no_writer_waiting(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let order = jurisprudence::domain::import::ImportOrder { query: String::new(), court: String::new(), most: None, rereads: false };
    let id = app.app.db.write(move |c| jurisprudence::start_import(c, &order, None, noon())).await.unwrap().id;
    let worker = Worker { beat: Duration::from_millis(1), ..Worker::of(&app.app) };
    let is_over = Cell::new(false);
    let others = async {
        while !is_over.get() {
            // Whoever waits for ten seconds is told that the database is busy.
            app.app.db.write(jurisprudence::revision).await.unwrap();
        }
    };
    let work = async {
        let worked = worker.work(id, &|_, _| {}).await;
        is_over.set(true);
        worked.unwrap();
    };
    tokio::join!(work, others);
    assert_eq!(report(&admin, id).await["run"]["imported"], 30);
}}

on_each_database! {
async fn a_run_whose_process_died_is_gone_on_with_where_it_was(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    // A process takes the run, keeps ten decisions, and is heard of no more.
    site.answer_with(|path| path.contains("20230105-01CIV").then(|| Reply { wait: Duration::from_secs(60), ..Reply::status(500) }));
    let order = jurisprudence::domain::import::ImportOrder { query: String::new(), court: String::new(), most: None, rereads: false };
    let run = app.app.db.write(move |c| jurisprudence::start_import(c, &order, None, noon())).await.unwrap();
    let id = run.id;
    let worker = Worker::of(&app.app);
    let dying = actix_web::rt::spawn(async move { worker.work(id, &|_, _| {}).await });
    let before = until(&admin, id, |run| run["done"].as_i64().unwrap() >= 10).await;
    dying.abort();
    // Nobody else takes it while it may be alive.
    go_on(&app.app).await.unwrap();
    assert_eq!(report(&admin, id).await["run"]["state"], "running");
    app.pass(TimeDelta::minutes(2));
    site.answer_with(|_| None);
    site.forget();
    go_on(&app.app).await.unwrap();
    let after = report(&admin, id).await["run"].clone();
    assert_eq!((&after["state"], &after["imported"], &after["failed"]), (&json!("done"), &json!(30), &json!(0)));
    // The dead one's last question may arrive late, beside the same one of the next process.
    let asked_again: BTreeSet<String> = site.asked().into_iter().map(|a| a.path).collect();
    let decisions = asked_again.iter().filter(|path| path.starts_with("/arret")).count();
    let kept = usize::try_from(before["done"].as_u64().unwrap()).unwrap();
    assert!(decisions <= 30 - kept && !asked_again.iter().any(|path| path.starts_with("/recherche")), "{kept}: {asked_again:?}");
}}

on_each_database! {
async fn two_processes_do_not_run_the_same_import(db: TestDb) {
    let site = StandIn::start("base").await;
    let (one, other) = (application(&db, &site).await, application(&db, &site).await);
    let admin = one.admin("admin@exemple.cm").await;
    let order = jurisprudence::domain::import::ImportOrder { query: String::new(), court: String::new(), most: None, rereads: false };
    let run = one.app.db.write(move |c| jurisprudence::start_import(c, &order, None, noon())).await.unwrap();
    let (a, b) = tokio::join!(go_on(&one.app), go_on(&other.app));
    a.unwrap();
    b.unwrap();
    assert_eq!(report(&admin, run.id).await["run"]["imported"], 30);
    assert_eq!(site.asked().iter().filter(|asked| asked.path.starts_with("/arret")).count(), 30, "each decision once");
}}

async fn lines(app: &TestApp, admin: &Person<'_>, id: i64) -> Vec<(String, Value)> {
    let answered = admin.get(&format!("/api/admin/jurisprudence/imports/{id}/events?lang=en")).await;
    assert_eq!(
        (answered.status.as_u16(), answered.header("content-type")),
        (200, "text/event-stream; charset=utf-8")
    );
    assert!(!app.app.events.is_closed());
    let text = answered.text();
    let events = text.split("\n\n").filter_map(|frame| {
        let field = |name: &str| frame.lines().find_map(|line| line.strip_prefix(name)).map(str::to_owned);
        Some((field("event: ")?, serde_json::from_str(&field("data: ")?).unwrap()))
    });
    events.collect()
}

on_each_database! {
async fn progress_is_told_as_it_comes_and_the_end_with_a_notice(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application_with(&db, &site, &[("JURICAF_PAUSE_MS", "25")]).await;
    let admin = app.admin("admin@exemple.cm").await;
    let id = begin(&admin, &everything()).await;
    let events = lines(&app, &admin, id).await;
    let done: Vec<i64> = events.iter().map(|(_, run)| run["done"].as_i64().unwrap()).collect();
    assert!(events.len() > 2 && done.is_sorted(), "{done:?}");
    let (name, last) = events.last().unwrap();
    assert_eq!((name.as_str(), &last["state"], &last["imported"]), ("done", &json!("done"), &json!(30)));
    assert!(events[..events.len() - 1].iter().all(|(name, _)| name == "progress"));
    let notices = admin.get("/api/notices").await.json();
    assert_eq!((&notices["items"][0]["kind"], &notices["items"][0]["link"]), (&json!("import_finished"), &json!(format!("/admin/jurisprudence?view=import&run={id}"))));
    let trail = admin.get("/api/admin/audit").await.json();
    assert_eq!(trail[0]["action"], "case_law_imported");
    let system = admin.get("/api/admin/system").await.json();
    let import = system["checks"].as_array().unwrap().iter().find(|check| check["name"] == "import").unwrap().clone();
    assert_eq!(import["message"], "Dernier import le 21/11/2026 : 30 décisions importées.");
}}

on_each_database! {
async fn what_was_deleted_here_is_not_brought_back(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    whole(&admin).await;
    let case = by_key(&admin, "CAMEROUN-COURSUPREME-20230803-46CIV").await;
    assert_eq!(admin.call("DELETE", &format!("/api/admin/jurisprudence/{}", case["id"]), &Value::Null).await.status, 204);
    let result = again(&admin).await;
    assert_eq!(counts(&result), (0, 30, 30, 0));
    assert_eq!(said(&result["notes"]), [triple("known", "deleted_here", "CAMEROUN-COURSUPREME-20230803-46CIV")], "and it is said");
    assert_eq!(found(&admin, "").await.len(), 29);
    // Nor in a file, under its id or without one.
    for (name, form) in [("CAMEROUN-COURSUPREME-20230803-46CIV.xml", "xml"), ("x.json", "json")] {
        let bytes = file(&format!("arret/CAMEROUN-COURSUPREME-20230803-46CIV.{form}"));
        let uploaded = upload(&admin, &format!("name={name}"), &bytes).await;
        assert_eq!(uploaded["items"][0]["reason"], "deleted_here", "{name}");
    }
    assert_eq!(admin.get(&format!("/api/admin/jurisprudence/{}/source", case["id"])).await.status, 404);
    let kept = app.app.db.read(move |c| jurisprudence::case_text(c, case["id"].as_i64().unwrap())).await.unwrap().unwrap();
    assert_eq!((kept.text.as_str(), kept.title.as_str()), ("", ""), "its text is gone");
    let first = admin.get("/api/admin/jurisprudence/imports").await.json().as_array().unwrap().last().unwrap()["id"].clone();
    let report = admin.get(&format!("/api/admin/jurisprudence/imports/{first}")).await.json();
    let item = report["items"].as_array().unwrap().iter().find(|i| i["id"] == "CAMEROUN-COURSUPREME-20230803-46CIV").unwrap().clone();
    assert_eq!(item["title"], item["id"], "nor does a report say its title");
}}

on_each_database! {
async fn a_text_joins_the_decision_that_the_product_came_with(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let admin = app.admin("admin@exemple.cm").await;
    let fixtures = jurisprudence::Fixtures::shipped().unwrap();
    app.app.db.write(move |c| jurisprudence::load_fixtures(c, &fixtures, noon())).await.unwrap();
    let before = by_key(&admin, "CAMEROUN-COURSUPREME-20231005-67CIV").await;
    let result = whole(&admin).await;
    assert_eq!(counts(&result), (30, 30, 0, 0));
    assert!(said(&result["notes"]).iter().all(|(_, reason, _)| reason == "text_attached"));
    let mut after = by_key(&admin, "CAMEROUN-COURSUPREME-20231005-67CIV").await;
    after["revision"] = before["revision"].clone();
    assert_eq!(after, before, "our summary stays as it is");
    assert!(source(&admin, &after).await["text"].as_str().unwrap().contains("honoraires"));
    assert_eq!(found(&admin, "").await.len(), 30, "nothing is counted twice");
    assert_eq!(counts(&whole(&admin).await), (0, 30, 30, 0));
    // Nobody has looked at the text: it is for administrators, until somebody vouches for it.
    let id = after["id"].as_i64().unwrap();
    assert_eq!(app.app.db.read(move |c| jurisprudence::public_text(c, id)).await.unwrap(), None);
    assert_eq!(admin.post(&format!("/api/admin/jurisprudence/{id}/verify"), &json!({})).await.status, 200);
    assert!(app.app.db.read(move |c| jurisprudence::public_text(c, id)).await.unwrap().is_some());
}}

on_each_database! {
async fn a_text_that_joins_a_verified_decision_takes_nothing_away_and_is_read_before_anybody_sees_it(db: TestDb) {
    let site = StandIn::start("base").await;
    let app = application(&db, &site).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    let fixtures = jurisprudence::Fixtures::shipped().unwrap();
    app.app.db.write(move |c| jurisprudence::load_fixtures(c, &fixtures, noon())).await.unwrap();
    let id = "CAMEROUN-COURSUPREME-20231005-67CIV";
    let path = format!("/api/admin/jurisprudence/{}", by_key(&admin, id).await["id"]);
    let verified = admin.post(&format!("{path}/verify"), &json!({})).await.json();
    assert_eq!((&verified["isVerified"], &verified["textWaits"]), (&json!(true), &json!(false)));
    let client = app.registered("client@exemple.cm", "client").await;
    let summary = client.get(&format!("/api/jurisprudence/{id}")).await;
    assert_eq!(summary.status, 200, "{}", summary.text());
    // Under another id, or none at all: court, day and number say that it is this one.
    let mut same: Value = serde_json::from_slice(&file(&format!("arret/{id}.json"))).unwrap();
    same["_id"] = json!("CAMEROUN-COURSUPREME-20231005-67CIVX");
    let uploaded = upload(&admin, "name=a.json", same.to_string().as_bytes()).await;
    let item = &uploaded["items"][0];
    assert_eq!((&item["outcome"], &item["reason"]), (&json!("imported"), &json!("text_waits")), "{uploaded}");
    assert!(item["message"].as_str().unwrap().contains("elle reste publiée telle quelle"), "{item}");
    let run = uploaded["run"]["id"].clone();
    admin.language = "en";
    let report = admin.get(&format!("/api/admin/jurisprudence/imports/{run}")).await.json();
    assert!(report["items"][0]["message"].as_str().unwrap().contains("it stays published as it is"), "{report}");

    let joined = by_key(&admin, id).await;
    assert_eq!((&joined["isVerified"], &joined["textWaits"], &joined["isShipped"]), (&json!(true), &json!(true), &json!(true)));
    let waits = async || admin.get("/api/admin/jurisprudence?state=text_waits").await.header("x-total-count").to_owned();
    assert_eq!((waits().await.as_str(), found(&admin, "").await.len()), ("1", 30));
    palabre::jobs::library::refresh(&app.app).await.unwrap();
    let still = client.get(&format!("/api/jurisprudence/{id}")).await;
    assert_eq!((still.status.as_u16(), still.json()), (200, summary.json()), "everybody reads what was vouched for");
    // Whoever looked at it before has not seen the text.
    let unseen = admin.post(&format!("{path}/verify"), &json!({"revision": verified["revision"]})).await;
    assert_eq!(unseen.error(), (409, "changed_meanwhile".into()));
    let seen = admin.post(&format!("{path}/verify"), &json!({"revision": joined["revision"]})).await.json();
    assert_eq!((&seen["textWaits"], waits().await.as_str()), (&json!(false), "0"));
    palabre::jobs::library::refresh(&app.app).await.unwrap();
    assert_ne!(client.get(&format!("/api/jurisprudence/{id}")).await.json(), summary.json(), "with its text");
}}
