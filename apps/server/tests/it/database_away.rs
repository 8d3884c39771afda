//! PostgreSQL ends the server's connections: one by one, or all of them while it restarts.

use crate::support::{Answered, Person, TestApp};
use actix_web::rt::task::spawn_blocking;
use actix_web::rt::time::sleep;
use chrono::TimeDelta;
use database::testing::TestDb;
use futures_util::future::{join, join_all};
use serde_json::json;
use std::cell::Cell;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What is the same for everybody: public pages, files, the probe of the process, the API's description.
const WITHOUT_DATABASE: [&str; 7] =
    ["/", "/blog", "/dashboard", "/sw.js", "/healthz", "/api/openapi.json", "/nothing"];
const CALLS: [&str; 4] = ["/api/user", "/api/documents", "/api/notices", "/api/site-info"];
const LONGEST_FAILURE: Duration = Duration::from_secs(2);

async fn on_the_server(db: &Arc<TestDb>, f: impl FnOnce(&TestDb) + Send + 'static) {
    let db = db.clone();
    spawn_blocking(move || f(&db)).await.unwrap();
}

/// A failure says what it is: its status, its code, words in the caller's language, the id it has in the log.
fn assert_busy(answer: &Answered, path: &str) {
    assert_eq!(answer.error(), (503, "busy".to_owned()), "{path}: {}", answer.text());
    assert!(answer.json()["message"].as_str().unwrap().contains("busy"), "{path}: {}", answer.text());
    assert_eq!(answer.header("x-request-id").len(), 36, "{path}");
    assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
    assert_eq!(answer.header("cache-control"), "no-store", "{path}");
    assert!(answer.cookies.is_empty(), "{path}: {:?}", answer.cookies);
}

#[actix_web::test]
async fn while_the_database_is_away_pages_are_there_and_calls_say_why_not() {
    let Some(db) = TestDb::postgres().map(Arc::new) else { return };
    let app = TestApp::new(&db).await;
    let mut person = app.registered("a@exemple.cm", "client").await;
    person.language = "en";
    let before = join_all(WITHOUT_DATABASE.map(|path| person.get(path))).await;
    on_the_server(&db, TestDb::go_away).await;
    app.pass(TimeDelta::seconds(2));

    let begin = Instant::now();
    for (path, before) in WITHOUT_DATABASE.iter().zip(before) {
        let answer = person.get(path).await;
        assert_eq!((answer.status, answer.body == before.body), (before.status, true), "{path}");
    }
    assert!(begin.elapsed() < Duration::from_secs(1), "{:?}", begin.elapsed());
    assert_eq!(app.visitor().get("/api/site-info").await.status, 200, "who has no session needs none");

    // Whoever has a session cannot be told from nobody: no call is answered as if there were none.
    let calls = join_all(CALLS.map(|path| person.get(path)));
    let nothing = json!({});
    let ((answers, logout), ready) =
        join(join(calls, person.post("/api/logout", &nothing)), person.get("/readyz")).await;
    for (path, answer) in CALLS.iter().zip(&answers).chain([(&"/api/logout", &logout)]) {
        assert_busy(answer, path);
    }
    assert_eq!(ready.error(), (503, "busy".to_owned()));

    on_the_server(&db, TestDb::come_back).await;
    assert_eq!(person.get("/api/user").await.status, 200, "the session is there again");
    assert_eq!(person.get("/readyz").await.status, 200);
    assert_eq!(person.post("/api/logout", &nothing).await.status, 200);
}

/// Asks until told to stop; gives each failure with the time it was answered at.
async fn asking(
    person: &Person<'_>,
    app: &TestApp,
    stop: &Cell<bool>,
) -> (usize, Vec<(Instant, String, Answered)>) {
    let (mut asked, mut failed) = (0, Vec::new());
    while !stop.get() {
        for path in CALLS.iter().chain(&WITHOUT_DATABASE) {
            // The session and its user are read anew.
            app.pass(TimeDelta::seconds(2));
            let answer = person.get(path).await;
            asked += 1;
            if answer.status == 503 && answer.json()["code"] == "busy" {
                failed.push((Instant::now(), (*path).to_owned(), answer));
            } else {
                assert!(
                    answer.status != 500 && !answer.header("x-request-id").is_empty(),
                    "{path}: {answer:?}"
                );
            }
        }
        actix_web::rt::task::yield_now().await;
    }
    (asked, failed)
}

#[actix_web::test]
async fn under_load_no_call_fails_for_long_after_connections_ended() {
    let Some(db) = TestDb::postgres().map(Arc::new) else { return };
    let app = TestApp::new(&db).await;
    let mut people = Vec::new();
    for n in 0..8 {
        let mut person = app.registered(&format!("a{n}@exemple.cm"), "client").await;
        person.language = "en";
        people.push(person);
    }
    let stop = Cell::new(false);
    let disturb = async {
        for _ in 0..5 {
            sleep(Duration::from_millis(200)).await;
            on_the_server(&db, TestDb::end_connections).await;
        }
        on_the_server(&db, TestDb::go_away).await;
        sleep(Duration::from_millis(1_500)).await;
        on_the_server(&db, TestDb::come_back).await;
        let back = Instant::now();
        sleep(LONGEST_FAILURE + Duration::from_secs(1)).await;
        stop.set(true);
        back
    };
    let (results, back) =
        join(join_all(people.iter().map(|person| asking(person, &app, &stop))), disturb).await;
    let asked: usize = results.iter().map(|(asked, _)| asked).sum();
    assert!(asked > 500, "{asked} calls are no load");
    for (at, path, answer) in results.iter().flat_map(|(_, failed)| failed) {
        assert_busy(answer, path);
        assert!(
            *at < back + LONGEST_FAILURE,
            "{path} failed {:?} after the database was back",
            at.duration_since(back)
        );
        assert!(!WITHOUT_DATABASE.contains(&path.as_str()), "{path} needs no database");
    }
}
