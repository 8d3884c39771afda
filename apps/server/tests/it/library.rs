//! Laws and decisions over HTTP: who may read, what is found, what an administrator brings in.

use crate::support::{Person, TestApp};
use database::on_each_database;
use serde_json::{Value, json};

const LINES: &str = r#"{"law":"code-travail-1992-007-en","law_title":"Labour Code – Law No. 92/007 of 14 August 1992","lang":"en","article":"34","heading":"PART III","text":"A contract of employment may be terminated at the will of either party, subject to notice.","status":"in force","quality":"good"}
{"law":"audcg-1997","law_title":"OHADA – Acte uniforme relatif au droit commercial général, 17 avril 1997","lang":"fr","article":"78","heading":"","text":"Le bail commercial est renouvelé <b>aux conditions</b> fixées.","status":"SUPERSEDED (2010)","quality":"good"}
"#;

async fn loaded(app: &TestApp) {
    let now = app.app.clock.now();
    palabre::commands::load_fixtures(&app.app.db, now).await.unwrap();
    app.app.db.write(move |c| jurisprudence::verify_shipped(c, now)).await.unwrap();
}

on_each_database! {
async fn a_decision_that_the_product_came_with_is_verified_like_any_other(db: TestDb) {
    let app = TestApp::new(&db).await;
    palabre::commands::load_fixtures(&app.app.db, app.app.clock.now()).await.unwrap();
    let (admin, client) = (app.admin("admin@exemple.cm").await, app.registered("a@exemple.cm", "client").await);
    let count = async |state: &str| {
        let found = admin.get(&format!("/api/admin/jurisprudence?state={state}")).await;
        found.header("x-total-count").parse::<usize>().unwrap()
    };
    assert_eq!((count("unverified").await, count("verified").await), (30, 0));
    assert_eq!(client.get("/api/jurisprudence").await.json()["total"], 0);
    let one = admin.get("/api/admin/jurisprudence?q=67/CIV").await.json()[0].clone();
    assert_eq!((&one["isShipped"], &one["isVerified"]), (&json!(true), &json!(false)));
    assert_eq!(client.get(&format!("/api/jurisprudence/{}", one["id"])).await.status, 404);
    let cited = json!({"text": "l’arrêt n° 67/CIV du 5 octobre 2023"});
    assert_eq!(client.post("/api/citations/check", &cited).await.status.as_u16(), 403);
    assert_eq!(admin.post("/api/citations/check", &cited).await.json()["found"], 0);
    let verified = admin.post(&format!("/api/admin/jurisprudence/{}/verify", one["id"]), &json!({})).await;
    assert_eq!((verified.status.as_u16(), &verified.json()["isVerified"]), (200, &json!(true)), "{}", verified.text());
    assert_eq!((count("unverified").await, count("verified").await), (29, 1));
    palabre::jobs::library::refresh(&app.app).await.unwrap();
    assert_eq!(client.get("/api/jurisprudence").await.json()["total"], 1);
    assert_eq!(client.get(&format!("/api/jurisprudence/{}", one["id"])).await.status, 200);
    assert_eq!(admin.post("/api/citations/check", &cited).await.json()["found"], 1);
}}

async fn import(admin: &Person<'_>, query: &str, body: &str) -> crate::support::Answered {
    admin
        .upload(&format!("/api/admin/laws/import?{query}"), "application/octet-stream", body.as_bytes())
        .await
}

on_each_database! {
async fn everyone_signed_in_finds_and_reads_decisions(db: TestDb) {
    let app = TestApp::new(&db).await;
    loaded(&app).await;
    let mut client = app.registered("a@exemple.cm", "client").await;
    let found = client.get("/api/jurisprudence?q=honnoraires+avocat").await.json();
    assert_eq!((&found["total"], &found["isLoose"]), (&json!(1), &json!(false)), "{found}");
    let hit = &found["items"][0];
    assert_eq!((&hit["caseNumber"], &hit["isShipped"]), (&json!("67/CIV"), &json!(true)));
    assert!(hit["excerpt"]["pieces"].as_array().unwrap().iter().any(|p| p["isMatch"] == json!(true)));
    assert!(hit["titlePieces"].as_array().unwrap().len() > 1);

    let page = client.get(&format!("/api/jurisprudence/{}", hit["id"])).await.json();
    assert_eq!(page["source"]["licence"], "ODbL 1.0 (AHJUCAF)");
    let citation = page["citation"]["fr"].as_str().unwrap();
    assert!(citation.contains("arrêt n°\u{a0}67/CIV du 5 octobre 2023"), "{citation}");
    assert_eq!(page["cites"][0]["links"], json!([]));
    let by_key = client.get(&format!("/api/jurisprudence/{}", page["key"].as_str().unwrap())).await.json();
    assert_eq!(by_key["id"], page["id"]);
    for nobody in ["0", "999999", "x", "a%20b", "-1"] {
        assert_eq!(client.get(&format!("/api/jurisprudence/{nobody}")).await.error(), (404, "not_found".into()));
    }
    let filters = client.get("/api/jurisprudence/filters").await.json();
    assert_eq!(filters["subjects"].as_array().unwrap().iter().map(|s| s["count"].as_u64().unwrap()).sum::<u64>(), 30);

    client.language = "en";
    let wrong = client.get("/api/jurisprudence?year=abc&subject=mer&sort=price").await;
    assert_eq!(wrong.error(), (422, "invalid_values".into()));
    assert_eq!(wrong.json()["fields"]["year"], "Unknown year");
    assert_eq!(client.get("/api/jurisprudence?limit=x").await.status, 400);
    assert_eq!(app.visitor().get("/api/jurisprudence?q=bail").await.error(), (401, "not_signed_in".into()));
}}

on_each_database! {
async fn a_decision_that_nobody_verified_is_an_administrator_s(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let client = app.registered("a@exemple.cm", "client").await;
    let new = json!({"title": "Bail : congé", "jurisdiction": "Cour suprême", "caseNumber": "68/CIV", "date": "2023-10-05",
        "parties": "A. c/ B.", "subject": "civil", "keywords": ["bail"], "facts": "f".repeat(50), "legalPrinciple": "p".repeat(50),
        "decision": "d".repeat(50), "relevantArticles": []});
    let made = admin.post("/api/admin/jurisprudence", &new).await.json();
    let path = format!("/api/jurisprudence/{}", made["id"]);
    assert_eq!(client.get(&path).await.status, 404);
    assert_eq!(admin.get(&path).await.json()["isVerified"], false);
    assert_eq!(admin.get("/api/jurisprudence?q=68/CIV").await.json()["total"], 1);
    assert_eq!(client.get("/api/jurisprudence?q=68/CIV").await.json()["total"], 0);
    admin.post(&format!("/api/admin{}/verify", path.trim_start_matches("/api")), &json!({})).await;
    assert_eq!(client.get(&path).await.status, 200);
    assert!(palabre::jobs::library::refresh(&app.app).await.unwrap());
    assert_eq!(client.get("/api/jurisprudence?q=68/CIV").await.json()["total"], 1);
}}

on_each_database! {
async fn a_law_is_checked_imported_read_and_withdrawn(db: TestDb) {
    let app = TestApp::new(&db).await;
    loaded(&app).await;
    let admin = app.admin("admin@exemple.cm").await;
    let client = app.registered("a@exemple.cm", "client").await;
    let body = format!("{LINES}not json\n");
    let planned = import(&admin, "name=laws.jsonl&check=true", &body).await;
    assert_eq!(planned.status, 200, "{}", planned.text());
    assert_eq!(planned.json()["laws"][0]["inserted"], 1);
    assert_eq!(planned.json()["notes"], json!([{"line": 3, "article": null, "trouble": "not_json"}]));
    assert_eq!(client.get("/api/laws").await.json(), json!([]), "a check writes nothing");

    let done = import(&admin, "name=laws.jsonl", &body).await.json();
    assert_eq!((&done["refused"], &done["laws"][1]["key"]), (&json!(1), &json!("audcg-1997")));
    let laws = client.get("/api/laws").await.json();
    assert_eq!((&laws[0]["standing"], &laws[1]["standing"]), (&json!("superseded"), &json!("in_force")));

    let found = client.get("/api/law-articles?q=art.+34+loi+n%C2%B092/007").await.json();
    assert_eq!(found["items"][0]["numberKey"], "34");
    let article = client.get("/api/laws/code-travail-1992-007-en/articles/34").await.json();
    assert_eq!(article["versions"][0]["citation"]["en"], "Section 34 of Law No. 92/007 of 14 August 1992 (Labour Code)");
    assert!(!article["citedByNotes"].as_array().unwrap().is_empty());
    let old = client.get("/api/laws/audcg-1997/articles/78").await.json();
    assert_eq!(old["versions"][0]["standing"], "superseded");
    assert!(old["versions"][0]["text"].as_str().unwrap().contains("<b>"), "text is data");
    assert!(old["versions"][0]["citation"]["fr"].as_str().unwrap().ends_with("(remplacé)"));
    assert_eq!(client.get("/api/law-articles?q=bail+commercial&force=in_force").await.json()["total"], 0);
    let contents = client.get("/api/laws/audcg-1997").await.json();
    assert_eq!(contents["contents"][0]["number"], "78");
    for nobody in ["/api/laws/x", "/api/laws/a%20b", "/api/laws/audcg-1997/articles/79", "/api/law-articles?law=x"] {
        assert_eq!(client.get(nobody).await.error(), (404, "not_found".into()), "{nobody}");
    }

    let path = "/api/admin/laws/audcg-1997";
    let changed = admin.call("PATCH", path, &json!({"status": "repealed", "inForceUntil": "2011-05-14"})).await.json();
    assert_eq!((&changed["standing"], &changed["isEdited"]), (&json!("repealed"), &json!(true)));
    assert_eq!((&changed["articles"], &changed["concerned"], &changed["unclear"]), (&json!(1), &json!(1), &json!(0)));
    let refused = admin.call("PATCH", path, &json!({"status": "x", "inForceFrom": "2012-01-01"})).await;
    assert_eq!(refused.error(), (422, "invalid_values".into()));
    assert_eq!(refused.json()["fields"].as_object().unwrap().len(), 2);
    let withdrawn = admin.call("PATCH", path, &json!({"isActive": false})).await.json();
    assert_eq!(withdrawn["isActive"], false);
    assert_eq!(client.get("/api/laws/audcg-1997").await.status, 404);
    assert_eq!(client.get("/api/law-articles?q=bail").await.json()["total"], 0, "seen at once");
    assert_eq!(admin.get("/api/admin/laws").await.json().as_array().unwrap().len(), 2);
    assert_eq!(admin.call("PATCH", "/api/admin/laws/x", &json!({})).await.status, 404);
    let trail = admin.get("/api/admin/audit").await.json();
    let deeds: Vec<&str> = trail.as_array().unwrap().iter().map(|e| e["action"].as_str().unwrap()).collect();
    assert_eq!(deeds, ["law_withdrawn", "law_edited", "law_imported", "law_imported"]);
}}

on_each_database! {
async fn a_withdrawn_law_comes_back_only_when_asked_to(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    let sound = "name=a.txt&key=loi-x&title=Loi%20X&language=fr&status=in_force";
    let text = "Article premier.- La loi est dure.\nArticle 2.- Mais c'est la loi.";
    assert_eq!(import(&admin, sound, text).await.status, 200);
    let path = "/api/admin/laws/loi-x";
    assert_eq!(admin.call("PATCH", path, &json!({"isActive": false})).await.status, 200);
    let planned = import(&admin, &format!("{sound}&check=true"), text).await.json();
    assert_eq!(planned["laws"][0]["isWithdrawn"], true);
    admin.language = "en";
    let refused = import(&admin, sound, text).await;
    assert_eq!(refused.error(), (409, "law_withdrawn".into()));
    assert!(refused.json()["message"].as_str().unwrap().ends_with("Confirm it first: Loi X"), "{}", refused.text());
    assert_eq!(admin.get("/api/laws/loi-x").await.status, 404);
    assert_eq!(import(&admin, &format!("{sound}&restore=true"), text).await.status, 200);
    assert_eq!(admin.get("/api/laws/loi-x").await.status, 200);

    let saw = admin.get("/api/admin/laws").await.json()[0]["revision"].clone();
    let noted = admin.call("PATCH", path, &json!({"statusNote": "one", "revision": saw})).await.json();
    let late = admin.call("PATCH", path, &json!({"statusNote": "two", "revision": saw})).await;
    assert_eq!(late.error(), (409, "changed_meanwhile".into()));
    let now = admin.call("PATCH", path, &json!({"isActive": false, "revision": noted["revision"]})).await;
    assert_eq!(now.status, 200);
    assert_eq!(now.json()["statusNote"], "one");
}}

on_each_database! {
async fn a_file_that_says_nothing_is_refused_in_words(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    assert_eq!(import(&admin, "name=a.jsonl", "").await.json()["fields"], json!({"file": "Ce fichier est vide."}));
    let nothing = import(&admin, "name=a.jsonl", "{}").await;
    assert_eq!(nothing.json()["fields"], json!({"file": "Aucun article n’a pu être lu dans ce fichier."}));
    admin.language = "en";
    let plain = import(&admin, "name=a.txt&language=de", "Article 1. Some text here.").await;
    let fields = plain.json()["fields"].clone();
    assert_eq!(fields["language"], "Unknown language");
    assert_eq!(fields["title"], "Title required");
    assert_eq!(fields["key"], "1 to 120 unaccented letters, digits, dots or dashes");
    let sound = "name=a.txt&key=loi-x&title=Loi%20X&language=fr&status=in_force";
    let done = import(&admin, sound, "Article premier.- La loi est dure.\nArticle 2.- Mais c'est la loi.").await;
    assert_eq!(done.json()["laws"][0]["inserted"], 2, "{}", done.text());
    let huge = "x".repeat(palabre::flows::laws::MAX_LAW_FILE + 1);
    assert_eq!(import(&admin, sound, &huge).await.error(), (413, "too_large".into()));
    assert_eq!(admin.get("/api/admin/laws").await.json().as_array().map(Vec::len), Some(1));
    let _: Value = admin.get("/api/laws/loi-x").await.json();
}}

on_each_database! {
async fn the_assistant_cites_an_article_only_while_it_is_law(db: TestDb) {
    let app = TestApp::new(&db).await;
    crate::ai_assistant::ready(&app).await;
    let admin = app.admin("admin@exemple.cm").await;
    let line = |number: &str, text: &str| {
        json!({"law": "loi-1997-012", "law_title": "Loi n°97/012 du 10 janvier 1997 sur les étrangers", "lang": "fr",
            "article": number, "text": text, "status": "in force", "quality": "good"}).to_string()
    };
    let body = [
        line("12", "L’étranger doit présenter un passeport en cours de validité\nà l’entrée du territoire."),
        line("13", "Le visa est délivré pour une durée de trois mois."),
    ];
    assert_eq!(import(&admin, "name=loi.jsonl", &body.join("\n")).await.status, 200);
    let question = "Que dit l'article 12 de la loi n° 97/012 du 10 janvier 1997 sur le passeport de l'étranger ?";
    let articles = async || {
        let answer = admin.ask(question).await.json();
        let sources = answer["sources"].as_array().cloned().unwrap_or_default();
        let found = sources.into_iter().filter(|s| s["kind"] == "article").collect::<Vec<_>>();
        (answer, found)
    };
    let (answer, found) = articles().await;
    let keys: Vec<&str> = found.iter().map(|s| s["key"].as_str().unwrap()).collect();
    assert_eq!(keys.first(), Some(&"loi-1997-012/12"), "{answer}");
    assert_eq!((&answer["status"], &answer["notice"]), (&json!("grounded"), &Value::Null), "{answer}");
    assert!(found[0]["label"].as_str().unwrap().starts_with("Article 12 de la loi n°97/012"), "{answer}");
    assert!(found[0]["url"].as_str().unwrap().ends_with("/loi/loi-1997-012/12"));

    let ended = json!({"inForceUntil": "2020-01-01"});
    assert_eq!(admin.call("PATCH", "/api/admin/laws/loi-1997-012", &ended).await.status, 200);
    let (answer, found) = articles().await;
    let labels: Vec<&str> = found.iter().map(|s| s["label"].as_str().unwrap()).collect();
    assert!(labels.iter().all(|label| label.ends_with("(abrogé)")), "what is repealed is never cited as law: {answer}");
}}

on_each_database! {
async fn a_question_that_names_an_article_is_answered_with_it(db: TestDb) {
    let app = TestApp::new(&db).await;
    crate::ai_assistant::ready(&app).await;
    let admin = app.admin("admin@exemple.cm").await;
    let asked = async |question: &str| {
        let answer = admin.ask(question).await.json();
        let sources = answer["sources"].as_array().cloned().unwrap_or_default();
        let keys: Vec<String> = sources.iter().map(|s| s["key"].as_str().unwrap().to_owned()).collect();
        (answer, keys)
    };
    let questions = ["Que dit l'article 34 du Code du travail ?", "What does section 34 of the Labour Code say?"];
    // No law is here yet: the notes that rest on the article speak for it.
    for question in questions {
        let (answer, _) = asked(question).await;
        assert_eq!(answer["status"], "grounded", "{answer}");
        let first = answer["sources"][0]["articles"].to_string();
        assert!(first.contains("34"), "{answer}");
    }
    let article = |law: &str, title: &str, lang: &str, text: &str| {
        json!({"law": law, "law_title": title, "lang": lang, "article": "34", "text": text, "status": "in force", "quality": "good"})
            .to_string()
    };
    let body = [
        article("travail-fr", "Code du travail – loi n° 92/007 du 14 août 1992", "fr", "Le contrat peut toujours être rompu, sous réserve d’un préavis."),
        article("travail-en", "Labour Code – Law No. 92/007 of 14 August 1992", "en", "The contract may be terminated at any time, subject to notice."),
    ];
    assert_eq!(import(&admin, "name=loi.jsonl", &body.join("\n")).await.status, 200);
    for (question, key, words) in [
        (questions[0], "travail-fr/34", "sous réserve d’un préavis"),
        (questions[1], "travail-en/34", "subject to notice"),
    ] {
        let (answer, keys) = asked(question).await;
        assert_eq!(keys.first().map(String::as_str), Some(key), "{answer}");
        assert!(answer["response"].as_str().unwrap().contains(words), "{answer}");
    }
    for elsewhere in [
        "Que dit l'article 34 du Code du travail français ?",
        "Que dit l'article 9999 du Code du travail ?",
        "Que dit l'article 34 du Code du travail du Sénégal ?",
    ] {
        let (answer, keys) = asked(elsewhere).await;
        assert!(!keys.iter().any(|key| key.starts_with("travail-")), "{elsewhere}: {answer}");
    }
}}

on_each_database! {
async fn a_note_says_that_what_it_rests_on_was_repealed(db: TestDb) {
    let app = TestApp::new(&db).await;
    crate::ai_assistant::ready(&app).await;
    let admin = app.admin("admin@exemple.cm").await;
    let line = json!({"law": "code-travail", "law_title": "Code du travail – loi n° 92/007 du 14 août 1992", "lang": "fr",
        "article": "34", "text": "Le contrat de travail à durée indéterminée peut toujours être résilié.",
        "status": "in force", "quality": "good"});
    assert_eq!(import(&admin, "name=loi.jsonl", &line.to_string()).await.status, 200);
    let cautions = async || {
        let answer = admin.ask("Mon patron me licencie sans préavis, a-t-il le droit ?").await.json();
        let sources = answer["sources"].as_array().cloned().unwrap();
        assert!(sources.iter().any(|s| s["kind"] == "note"), "{answer}");
        (answer["response"].as_str().unwrap().to_owned(), sources)
    };
    let over = "N’est plus en vigueur d’après la bibliothèque";
    let (said, sources) = cautions().await;
    assert!(!said.contains(over) && !format!("{sources:?}").contains(over), "{said}");
    let repealed = json!({"status": "repealed", "inForceUntil": "2026-01-01"});
    assert_eq!(admin.call("PATCH", "/api/admin/laws/code-travail", &repealed).await.status, 200);
    let (said, sources) = cautions().await;
    assert!(said.contains(over) || format!("{sources:?}").contains(over), "{said} {sources:?}");
}}

/// `palabre import law`, as somebody types it where no terminal answers.
fn typed(
    db: &database::testing::TestDb,
    file: &std::path::Path,
    arguments: &[&str],
) -> (Option<i32>, String, String) {
    let folder = tempfile::tempdir().unwrap();
    let done = std::process::Command::new(env!("CARGO_BIN_EXE_palabre"))
        .current_dir(folder.path())
        .args(["import", "law"])
        .arg(file)
        .args(arguments)
        .env("DATABASE_URL", &db.url)
        .env("PALABRE_DATA_DIR", folder.path())
        .stdin(std::process::Stdio::null())
        .output()
        .unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    (done.status.code(), text(done.stdout), text(done.stderr))
}

on_each_database! {
fn articles_are_removed_only_by_somebody_who_was_told_which(db: TestDb) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("laws.jsonl");
    let part = LINES.replace("\"34\"", "\"35\"");
    std::fs::write(&file, LINES).unwrap();
    assert_eq!(typed(&db, &file, &["--replace"]).0, Some(0), "there is nothing to remove");
    std::fs::write(&file, &part).unwrap();
    let (code, said, why) = typed(&db, &file, &["--replace"]);
    assert_eq!((code, said.as_str()), (Some(1), ""), "{why}");
    assert!(why.contains("nothing was taken") && why.contains("1 articles of code-travail-1992-007-en (34)"), "{why}");
    let (_, said, _) = typed(&db, &file, &["--check", "--replace"]);
    assert!(said.contains("1 new") && said.contains("1 removed"), "{said}");
    let (code, said, why) = typed(&db, &file, &["--replace", "--yes"]);
    assert_eq!(code, Some(0), "{why}");
    assert!(said.contains("1 removed"), "{said}");
    assert_eq!(typed(&db, &file, &["--replace"]).0, Some(0), "the same file again removes nothing");
    assert_eq!(typed(&db, &file, &["--yes"]).0, Some(2));
}}
