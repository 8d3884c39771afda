//! An import of 500 decisions from a site on this machine, without pauses: the list, each decision, each in its own
//! transaction.
//!
//! `cargo bench -p palabre --bench case_law_import`. PostgreSQL is measured too where `TEST_POSTGRES_URL` is set.
#![expect(clippy::unwrap_used, reason = "a bench that cannot run should stop")]
#![expect(clippy::disallowed_methods, reason = "the server's address is the bench's own")]

use actix_web::{App, HttpRequest, HttpResponse, HttpServer, web};
use chrono::{DateTime, Utc};
use database::testing::TestDb;
use jurisprudence::domain::import::ImportOrder;
use jurisprudence::import::HEARTBEAT;
use palabre::app::Clock;
use palabre::config::Config;
use palabre::flows::imports::Worker;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Instant;

const DECISIONS: usize = 500;
/// Characters of a decision of the Cour suprême, about.
const PARAGRAPHS: usize = 120;

fn main() {
    actix_web::rt::System::new().block_on(async {
        let site = site();
        measure("SQLite", &TestDb::sqlite(), &site).await;
        if std::env::var("TEST_POSTGRES_URL").is_ok() {
            measure("PostgreSQL", &TestDb::postgres().unwrap(), &site).await;
        }
    });
}

fn site() -> String {
    let server = HttpServer::new(|| App::new().default_service(web::to(answer)))
        .workers(1)
        .disable_signals()
        .bind("127.0.0.1:0")
        .unwrap();
    let url = format!("http://{}", server.addrs().first().unwrap());
    actix_web::rt::spawn(server.run());
    url
}

async fn answer(req: HttpRequest) -> HttpResponse {
    let path = req.path();
    if path == "/robots.txt" {
        return HttpResponse::NotFound().finish();
    }
    if path.starts_with("/recherche") {
        let docs: Vec<_> = (0..DECISIONS)
            .map(|n| json!({"id": id(n), "pays": "Cameroun", "titre": format!("Cameroun, Cour suprême, {n}/CIV"), "formation": "", "date_arret": "2020-01-02T12:00:00Z", "juridiction": "Cour suprême"}))
            .collect();
        return HttpResponse::Ok().json(json!({"nb_resultat": DECISIONS, "docs": docs}));
    }
    let id = path.split('/').nth(2).unwrap_or_default();
    let text = format!("Attendu que la décision {id} ne viole aucune des dispositions visées au moyen.<br/>")
        .repeat(PARAGRAPHS);
    HttpResponse::Ok().json(json!({"_id": id, "_rev": "1-0", "pays": "Cameroun", "juridiction": "Cour suprême", "num_arret": format!("{id}/CIV"), "date_arret": "2020-01-02", "texte_arret": text}))
}

fn id(n: usize) -> String {
    format!("CAMEROUN-COURSUPREME-20200102-{n}CIV")
}

async fn measure(name: &str, db: &TestDb, site: &str) {
    let folder = tempfile::tempdir().unwrap();
    let vars = [
        ("PALABRE_DATA_DIR", folder.path().display().to_string()),
        ("DATABASE_URL", db.url.clone()),
        ("JURICAF_BASE_URL", site.to_owned()),
        ("JURICAF_PAUSE_MS", "0".to_owned()),
    ];
    let vars: BTreeMap<String, String> = vars.into_iter().map(|(k, v)| (k.to_owned(), v)).collect();
    let config = Arc::new(Config::from_vars(vars).unwrap());
    let worker = Worker { db: db.pool_of(8), clock: Clock::system(), config, beat: HEARTBEAT };
    for what in ["new", "known, read again"] {
        let order = ImportOrder { query: String::new(), court: String::new(), most: None, rereads: true };
        let now: DateTime<Utc> = worker.clock.now();
        let run = worker.db.write(move |c| jurisprudence::start_import(c, &order, None, now)).await.unwrap();
        let begun = Instant::now();
        worker.work(run.id, &|_, _| {}).await.unwrap();
        let took = begun.elapsed();
        let run = worker.run(run.id).await.unwrap();
        println!(
            "{name}: {DECISIONS} decisions, {what}: {:.2} s (imported {}, skipped {}, errors {}; ceiling 10 s)",
            took.as_secs_f64(),
            run.imported,
            run.skipped,
            run.failed
        );
    }
}
