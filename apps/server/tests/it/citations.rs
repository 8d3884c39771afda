//! The citation checker and the published figures, over HTTP.

use crate::support::{TestApp, noon};
use database::on_each_database;
use jurisprudence::Fixtures;
use serde_json::{Value, json};

const CHECK: &str = "/api/citations/check";

on_each_database! {
async fn every_citation_is_found_normalised_and_told_apart(db: TestDb) {
    let app = TestApp::new(&db).await;
    let shipped = Fixtures::shipped().unwrap();
    app.app.db.write(move |c| jurisprudence::load_fixtures(c, &shipped, noon())).await.unwrap();
    app.app.db.write(|c| jurisprudence::verify_shipped(c, noon())).await.unwrap();
    let mut avocat = app.registered("a@exemple.cm", "avocat").await;
    let text = "🙂 Vu l’article 34 alinéa 1 du Code du travail ; vu l’article 9999 du même Code ; vu la loi n° 2099/001 du \
                1er mars 2099 ; vu l’arrêt n° 67/CIV du 5 octobre 2023.";
    let checked = avocat.post(CHECK, &json!({"text": text})).await;
    assert_eq!(checked.status, 200, "{}", checked.text());
    let checked = checked.json();
    assert_eq!((&checked["found"], &checked["doubtful"], &checked["notFound"]), (&json!(2), &json!(1), &json!(1)));
    let all = checked["citations"].as_array().unwrap();
    let units: Vec<u16> = text.encode_utf16().collect();
    for citation in all {
        let at = |name: &str| citation[name].as_u64().unwrap() as usize;
        assert_eq!(json!(String::from_utf16(&units[at("start")..at("end")]).unwrap()), citation["text"]);
    }
    assert_eq!(all[0]["normal"], "Code du travail (loi n° 92/007 du 14 août 1992), art. 34 (1)");
    assert_eq!(all[0]["links"][0]["kind"], "note");
    let note = all[0]["links"][0]["key"].as_str().unwrap();
    assert_eq!(avocat.get(&format!("/api/knowledge/{note}")).await.status, 200);
    assert_eq!((&all[1]["status"], &all[1]["reason"]), (&json!("doubtful"), &json!("article_unknown")));
    let message = all[2]["message"].as_str().unwrap();
    assert!(message.contains("ne veut pas dire que cette référence n’existe pas"), "{message}");
    assert_eq!((&all[3]["kind"], &all[3]["links"][0]["kind"]), (&json!("decision"), &json!("case")));
    assert!(all[3]["links"][0]["url"].as_str().unwrap().starts_with("https://juricaf.org/"));

    avocat.language = "en";
    let english = avocat.post(CHECK, &json!({"text": "section 34 of the Labour Code"})).await.json();
    assert_eq!(english["citations"][0]["normal"], "Labour Code (Law No. 92/007 of 14 August 1992), s. 34");
    let none = avocat.post(CHECK, &json!({"text": "Rien ici."})).await.json();
    assert_eq!(none, json!({"found": 0, "doubtful": 0, "notFound": 0, "citations": []}));
    for wrong in [json!({"text": " "}), json!({"text": "é".repeat(30_001)}), json!({})] {
        assert_eq!(avocat.post(CHECK, &wrong).await.error(), (422, "invalid_values".into()));
    }
}}

on_each_database! {
async fn what_is_known_follows_the_notes(db: TestDb) {
    let app = TestApp::new(&db).await;
    let shipped = Fixtures::shipped().unwrap();
    app.app.db.write(move |c| jurisprudence::load_fixtures(c, &shipped, noon())).await.unwrap();
    let admin = app.admin("admin@exemple.cm").await;
    let status = async || {
        let checked = admin.post(CHECK, &json!({"text": "article 3 de la loi n° 2098/777 du 2 mai 2098"})).await.json();
        checked["citations"][0]["status"].clone()
    };
    assert_eq!(status().await, "not_found");
    let note = json!({
        "domain": "autre", "category": "Essai", "titleFr": "Essai", "titleEn": "Trial", "contentFr": "Texte.", "contentEn": "Text.",
        "articles": ["Loi n° 2098/777 du 2 mai 2098, art. 3"], "source": "Essai", "confidence": "high",
    });
    let made = admin.post("/api/admin/knowledge", &note).await.json();
    assert_eq!(status().await, "found");
    admin.post(&format!("/api/admin/knowledge/{}/deactivate", made["id"]), &json!({})).await;
    assert_eq!(status().await, "not_found");
}}

on_each_database! {
async fn what_is_known_follows_the_laws(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (admin, avocat) = (app.admin("admin@exemple.cm").await, app.registered("a@exemple.cm", "avocat").await);
    let check = async || {
        let text = "vu l’article 299 du Code électoral et l’article 78 de l’Acte uniforme relatif au droit commercial général du 17 avril 1997";
        let checked = avocat.post(CHECK, &json!({"text": text})).await.json();
        let status = |n: usize| checked["citations"][n]["status"].as_str().unwrap().to_owned();
        ([status(0), status(1)].join(" "), checked)
    };
    assert_eq!(check().await.0, "not_found not_found");
    let article = |law: &str, title: &str, number: &str, status: &str| {
        json!({"law": law, "law_title": title, "lang": "fr", "article": number, "heading": "", "text": "Il est dit que le délai est de dix jours.", "status": status, "quality": "good", "usable": true})
    };
    let file = [
        article("code-electoral", "Electoral Code – Law No. 2012/001 of 19 April 2012", "299", "in force"),
        article("audcg-1997", "OHADA – Acte uniforme relatif au droit commercial général, 17 avril 1997", "78", "SUPERSEDED (2010)"),
    ];
    let body = file.map(|line| line.to_string()).join("\n");
    let done = admin.upload("/api/admin/laws/import?name=laws.jsonl", "application/octet-stream", body.as_bytes()).await;
    assert_eq!(done.status, 200, "{}", done.text());
    let (told, checked) = check().await;
    assert_eq!(told, "found doubtful");
    assert_eq!(checked["citations"][0]["normal"], "Code électoral (loi n° 2012/001 du 19 avril 2012), art. 299");
    assert_eq!(checked["citations"][0]["links"][0], json!({
        "kind": "article", "key": "code-electoral/299", "url": null,
        "label": "Electoral Code – Law No. 2012/001 of 19 April 2012, art. 299",
    }));
    assert_eq!(checked["citations"][1]["reason"], "repealed");
    let withdrawn = admin.call("PATCH", "/api/admin/laws/code-electoral", &json!({"isActive": false})).await;
    assert_eq!(withdrawn.status, 200, "{}", withdrawn.text());
    assert_eq!(check().await.0, "not_found doubtful");
}}

on_each_database! {
async fn what_cannot_be_relied_on_says_why_in_both_languages(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (admin, mut avocat) = (app.admin("admin@exemple.cm").await, app.registered("a@exemple.cm", "avocat").await);
    let article = |number: &str, more: serde_json::Value| {
        let mut line = json!({"law": "code-electoral", "law_title": "Electoral Code – Law No. 2012/001 of 19 April 2012", "lang": "en",
            "article": number, "text": "The period is ten days.", "status": "in force", "quality": "good", "usable": true});
        line.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        line.to_string()
    };
    let body = [
        article("1", json!({})),
        article("2", json!({"in_force_from": "2090-01-01"})),
        article("3", json!({"status": "to be checked"})),
        article("4", json!({"usable": false})),
        article("5", json!({"status": "repealed"})),
    ]
    .join("\n");
    let done = admin.upload("/api/admin/laws/import?name=laws.jsonl", "application/octet-stream", body.as_bytes()).await;
    assert_eq!(done.status, 200, "{}", done.text());
    let text = (1..=5).map(|n| format!("l’article {n} du Code électoral")).collect::<Vec<_>>().join(", puis ");
    for (language, words) in [
        ("fr", ["pas encore en vigueur", "ne dit pas clairement", "mal lus", "n’est plus en vigueur"]),
        ("en", ["not yet in force", "does not say plainly", "read badly", "no longer in force"]),
    ] {
        avocat.language = language;
        let checked = avocat.post(CHECK, &json!({"text": text})).await.json();
        let said: Vec<(&str, Option<&str>)> = checked["citations"].as_array().unwrap().iter()
            .map(|c| (c["status"].as_str().unwrap(), c["reason"].as_str())).collect();
        assert_eq!(said, [
            ("found", None),
            ("doubtful", Some("not_yet_in_force")),
            ("doubtful", Some("force_unclear")),
            ("doubtful", Some("unreadable")),
            ("doubtful", Some("repealed")),
        ]);
        for (n, words) in words.iter().enumerate() {
            let message = checked["citations"][n + 1]["message"].as_str().unwrap();
            assert!(message.contains(words), "{message}");
        }
    }
}}

on_each_database! {
async fn what_is_in_force_follows_the_day_of_cameroon(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (admin, avocat) = (app.admin("admin@exemple.cm").await, app.registered("a@exemple.cm", "avocat").await);
    let line = json!({"law": "code-electoral", "law_title": "Electoral Code – Law No. 2012/001 of 19 April 2012", "lang": "en",
        "article": "299", "text": "The period is ten days.", "status": "in force", "quality": "good"});
    let done = admin.upload("/api/admin/laws/import?name=laws.jsonl", "application/octet-stream", line.to_string().as_bytes()).await;
    assert_eq!(done.status, 200, "{}", done.text());
    let ended = json!({"inForceUntil": "2026-11-21"});
    assert_eq!(admin.call("PATCH", "/api/admin/laws/code-electoral", &ended).await.status, 200);
    let told = async || {
        let checked = avocat.post(CHECK, &json!({"text": "l’article 299 du Code électoral"})).await.json();
        let law = avocat.get("/api/laws").await.json()[0]["standing"].clone();
        let page = avocat.get("/api/laws/code-electoral/articles/299").await.json()["versions"][0]["standing"].clone();
        let found = avocat.get("/api/law-articles?q=period&force=in_force").await.json()["total"].clone();
        (checked["citations"][0]["status"].clone(), law, page, found)
    };
    assert_eq!(told().await, (json!("found"), json!("in_force"), json!("in_force"), json!(1)));
    // Half past eleven in the evening of UTC is the next day in Douala; nothing was written meanwhile.
    app.pass(chrono::TimeDelta::minutes(690));
    assert_eq!(told().await, (json!("doubtful"), json!("repealed"), json!("repealed"), json!(0)));
}}

on_each_database! {
async fn everybody_reads_the_figures(db: TestDb) {
    let app = TestApp::new(&db).await;
    let figures = app.visitor().get("/api/quality").await;
    assert_eq!(figures.status, 200, "{}", figures.text());
    let figures = figures.json();
    let judged: Vec<&Value> = figures["sets"].as_array().unwrap().iter().filter(|s| s["isJudged"] == true).collect();
    let count = |name: &str| judged.iter().map(|s| s["all"][name].as_u64().unwrap()).sum::<u64>();
    assert!(count("questions") >= 120 && count("outside") >= 20, "{judged:?}");
}}
