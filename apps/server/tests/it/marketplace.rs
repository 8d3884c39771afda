//! Requests, proposals, ratings, contacts and profiles over HTTP.

use crate::support::{Answered, Person, TestApp, noon};
use chrono::TimeDelta;
use database::on_each_database;
use diesel::connection::{Connection, InstrumentationEvent};
use futures_util::future::join_all;
use marketplace::domain::requests::{RequestFilter, Viewer};
use palabre::flows;
use palabre::language::Lang;
use palabre::totals::OpenTotals;
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

fn request(title: &str) -> Value {
    json!({"title": title, "description": "Le bailleur veut reprendre le local sans préavis.", "legalDomain": "Droit immobilier", "urgency": "high", "budget": "100 000 FCFA"})
}

fn offer(request_id: &Value, timeline: &str) -> Value {
    json!({"requestId": request_id, "title": "Défense du bail", "description": "Je réponds au bailleur et je vous représente.", "price": "80 000 FCFA", "timeline": timeline, "experience": "Dix ans de baux"})
}

async fn ok(answered: Answered, status: u16) -> Value {
    assert_eq!(answered.status, status, "{}", answered.text());
    answered.json()
}

async fn published(client: &Person<'_>) -> Value {
    let made = ok(client.post("/api/client-requests", &request("Bail commercial")).await, 201).await;
    ok(client.call("PATCH", &format!("/api/client-requests/{}/validate", made["id"]), &json!({})).await, 200)
        .await
}

async fn proposed(person: &Person<'_>, request_id: &Value, timeline: &str) -> Value {
    ok(person.post("/api/proposals", &offer(request_id, timeline)).await, 201).await
}

async fn decide(person: &Person<'_>, proposal: &Value, deed: &str) -> Answered {
    person.call("PATCH", &format!("/api/proposals/{}/{deed}", proposal["id"]), &json!({})).await
}

on_each_database! {
async fn a_request_goes_from_the_draft_to_the_rating(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("client@exemple.cm", "client").await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    let huissier = app.registered("huissier@exemple.cm", "huissier").await;
    let draft = ok(client.post("/api/client-requests", &request("Bail commercial")).await, 201).await;
    assert_eq!((&draft["status"], &draft["isValidated"], &draft["legalDomain"], &draft["clientId"]), (&json!("open"), &json!(false), &json!("immobilier"), &json!(client.id)));
    let path = format!("/api/client-requests/{}", draft["id"]);
    assert_eq!(avocat.get(&path).await.error(), (404, "not_found".into()));
    let edited = ok(client.call("PATCH", &path, &json!({"title": "Bail du kiosque", "urgency": null})).await, 200).await;
    assert_eq!((&edited["title"], &edited["urgency"], &edited["canEdit"]), (&json!("Bail du kiosque"), &json!("high"), &json!(true)));
    let summed = ok(client.post(&format!("{path}/ai-summary"), &json!({})).await, 200).await;
    assert!(summed["aiSummary"].as_str().is_some_and(|s| !s.is_empty()), "{summed}");
    let public = ok(client.call("PATCH", &format!("{path}/validate"), &json!({})).await, 200).await;
    assert_eq!(public["publishedAt"], json!(noon()));

    let listed = avocat.get("/api/client-requests?q=kiosque&domain=immobilier").await;
    assert_eq!((listed.header("x-total-count"), &listed.json()[0]["id"]), ("1", &draft["id"]));
    let check = format!("/api/proposals/check/{}", draft["id"]);
    assert_eq!(avocat.get(&check).await.json(), json!({"hasProposal": false}));
    let first = proposed(&avocat, &json!(draft["id"].to_string()), "2 semaines").await;
    assert_eq!((&first["status"], &first["priceAmount"], &first["timelineDays"], &first["clientEmail"]), (&json!("pending"), &json!(80000), &json!(14), &Value::Null));
    assert_eq!(avocat.get(&check).await.json(), json!({"hasProposal": true}));
    assert_eq!(avocat.post("/api/proposals", &offer(&draft["id"], "")).await.error(), (409, "already_proposed".into()));
    let second = proposed(&huissier, &draft["id"], "3 jours").await;
    assert_eq!(client.call("PATCH", &path, &json!({"title": "Autre"})).await.error(), (409, "request_has_proposals".into()));

    let received = client.get(&format!("/api/proposals/client/{}", client.id)).await.json();
    assert_eq!((received.as_array().unwrap().len(), &received[0]["professionalEmail"], &received[0]["rankingScore"]), (2, &Value::Null, &json!(3.5)));
    let refused = ok(client.call("PATCH", &format!("/api/proposals/{}/reject", second["id"]), &json!({"reason": "Trop loin"})).await, 200).await;
    assert_eq!((&refused["status"], &refused["canUndoReject"], &refused["rejectReason"]), (&json!("rejected"), &json!(true), &json!("Trop loin")));
    assert_eq!(ok(decide(&client, &second, "restore").await, 200).await["status"], "pending");
    assert_eq!(decide(&client, &second, "restore").await.error(), (409, "proposal_not_restorable".into()));

    let chosen = ok(decide(&client, &first, "select").await, 200).await;
    assert_eq!((&chosen["status"], &chosen["isSelected"], &chosen["requestStatus"], &chosen["professionalEmail"]), (&json!("accepted"), &json!(true), &json!("assigned"), &json!("avocat@exemple.cm")));
    assert_eq!(decide(&client, &second, "select").await.error(), (409, "already_selected".into()));
    assert_eq!(huissier.get("/api/proposals/professional").await.json()[0]["rejectedBy"], "selection");
    let contacts = client.get("/api/client-contacts").await.json();
    assert_eq!((&contacts[0]["id"], &contacts[0]["specialty"], &contacts[0]["professionalEmail"]), (&json!(avocat.id), &json!("Avocat"), &json!("avocat@exemple.cm")));
    assert_eq!(contacts.as_array().unwrap().len(), 1);

    let rating = json!({"requestId": draft["id"], "professionalId": avocat.id.to_string(), "rating": 5, "comment": "Merci", "isDeadlineMet": true, "wouldRecommend": true});
    assert_eq!(client.post("/api/ratings", &rating).await.error(), (409, "deadline_not_passed".into()));
    app.pass(TimeDelta::days(14));
    assert_eq!(client.get(&format!("/api/proposals/client/{}", client.id)).await.json().as_array().unwrap().iter().filter(|p| p["canRate"] == true).count(), 1);
    let given = ok(client.post("/api/ratings", &rating).await, 201).await;
    assert_eq!(client.post("/api/ratings", &rating).await.error(), (409, "already_rated".into()));
    assert_eq!(client.get(&path).await.json()["closeReason"], "rated");
    let changed = ok(client.call("PATCH", &format!("/api/ratings/{}", given["id"]), &json!({"rating": 4})).await, 200).await;
    assert_eq!((&changed["rating"], &changed["comment"]), (&json!(4), &json!("Merci")));
    let profile = huissier.get(&format!("/api/professionals/{}", avocat.id)).await.json();
    assert_eq!((&profile["ratingMean"], &profile["ratingCount"], &profile["recommendShare"], &profile["ratings"][0]["rating"]), (&json!(4.0), &json!(1), &json!(1.0), &json!(4)));
    app.pass(TimeDelta::days(15));
    assert_eq!(client.call("PATCH", &format!("/api/ratings/{}", given["id"]), &json!({"rating": 1})).await.error(), (409, "rating_too_old".into()));
}}

on_each_database! {
async fn nothing_tells_a_professional_who_the_client_is_before_the_selection(db: TestDb) {
    let app = TestApp::new(&db).await;
    // Ids that stand nowhere else by chance.
    for n in 0..30 {
        db.conn().write(|c| diesel::RunQueryDsl::execute(diesel::sql_query(format!("INSERT INTO users (name, email, email_key, password_hash, role, is_premium, language, is_email_verified, created_at) VALUES ('Autre {n}', 'n{n}@exemple.cm', 'n{n}@exemple.cm', 'x', 'client', FALSE, 'fr', FALSE, '2026-01-01 00:00:00')")), c).map_err(database::DbError::from)).unwrap();
    }
    let client = app.visitor();
    let new = json!({"name": "Zacharie Oyono-Client", "email": "zacharie.secret@exemple.cm", "password": crate::support::PASSWORD, "role": "client"});
    let id = ok(client.post("/api/register", &new).await, 201).await["id"].as_i64().unwrap();
    let (avocat, rival) = (app.registered("avocat@exemple.cm", "avocat").await, app.registered("rival@exemple.cm", "huissier").await);
    let made = published(&client).await;
    let mine = proposed(&avocat, &made["id"], "2 jours").await;
    let theirs = proposed(&rival, &made["id"], "2 jours").await;
    decide(&client, &theirs, "reject").await;
    let reads = [
        "/api/client-requests".to_owned(),
        format!("/api/client-requests/{}", made["id"]),
        "/api/proposals/professional".to_owned(),
        format!("/api/proposals/request/{}", made["id"]),
        format!("/api/proposals/check/{}", made["id"]),
    ];
    let leaks = |text: &str, json: &Value| {
        let named = text.contains("Zacharie") || text.contains("Oyono") || text.contains("secret");
        named || numbers(json).contains(&id)
    };
    for person in [&avocat, &rival] {
        for path in &reads {
            let read = person.get(path).await;
            assert_eq!(read.status, 200, "{path}");
            assert!(!leaks(&read.text(), &read.json()), "{path}: {}", read.text());
        }
    }
    assert!(!leaks(&mine.to_string(), &mine));
    assert_eq!(avocat.get(&reads[1]).await.json()["clientName"], format!("Client n° {}", made["id"]));
    assert_eq!(decide(&rival, &theirs, "withdraw").await.error(), (409, "proposal_not_pending".into()));

    decide(&client, &mine, "select").await;
    let known = avocat.get(&reads[1]).await.json();
    assert_eq!((&known["clientName"], &known["clientEmail"], &known["clientId"]), (&json!("Zacharie Oyono-Client"), &json!("zacharie.secret@exemple.cm"), &json!(id)));
    assert_eq!(avocat.get(&reads[2]).await.json()[0]["clientName"], "Zacharie Oyono-Client");
    assert_eq!(rival.get(&reads[1]).await.error(), (404, "not_found".into()));
    let lost = rival.get(&reads[2]).await;
    assert!(!leaks(&lost.text(), &lost.json()), "who was not selected never knows: {}", lost.text());
}}

/// Every number anywhere in a body.
fn numbers(json: &Value) -> Vec<i64> {
    match json {
        Value::Number(n) => n.as_i64().into_iter().collect(),
        Value::Array(all) => all.iter().flat_map(numbers).collect(),
        Value::Object(all) => all.values().flat_map(numbers).collect(),
        _ => Vec::new(),
    }
}

on_each_database! {
async fn five_hundred_selections_have_a_hundred_winners_and_no_failure(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("client@exemple.cm", "client").await;
    let mut professionals = Vec::new();
    for n in 0..5 {
        professionals.push(app.registered(&format!("p{n}@exemple.cm"), "avocat").await);
    }
    let mut proposals = Vec::new();
    for _ in 0..100 {
        let made = published(&client).await;
        for professional in &professionals {
            proposals.push(proposed(professional, &made["id"], "3 jours").await);
        }
    }
    // Fifty at once: who waits ten seconds for a turn to write is told that the server is busy, and five hundred may do so on
    // a machine that has other work.
    let mut answers = Vec::new();
    for some in proposals.chunks(50) {
        answers.extend(join_all(some.iter().map(|p| decide(&client, p, "select"))).await);
    }
    let count = |status: u16| answers.iter().filter(|a| a.status == status).count();
    assert_eq!((count(200), count(409), answers.len()), (100, 400, 500));
    assert!(answers.iter().filter(|a| a.status == 409).all(|a| a.error().1 == "already_selected"));
    assert_eq!(client.get("/api/client-requests?status=assigned&limit=1").await.header("x-total-count"), "100");
}}

on_each_database! {
async fn a_professional_writes_a_profile_and_an_unverified_one_may_be_refused(db: TestDb) {
    let app = TestApp::with(&db, &[("REQUIRE_VERIFIED_PROFESSIONALS", "true")]).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let empty = avocat.get("/api/professional-profile").await.json();
    assert_eq!((&empty["specialty"], &empty["domains"], &empty["isVerified"]), (&Value::Null, &json!([]), &json!(false)));
    let profile = json!({"specialty": "Droit foncier", "domains": ["Droit immobilier", "civil"], "city": "Éséka", "languages": ["français", "Ɓasaá"], "rollNumber": "B-77-SECRET", "bio": "Au barreau.", "yearsOfPractice": 12});
    let saved = ok(avocat.call("PUT", "/api/professional-profile", &profile).await, 200).await;
    assert_eq!((&saved["domains"], &saved["rollNumber"]), (&json!(["immobilier", "civil"]), &json!("B-77-SECRET")));
    let public = client.get(&format!("/api/professionals/{}", avocat.id)).await;
    assert_eq!((&public.json()["city"], &public.json()["ratingMean"]), (&json!("Éséka"), &Value::Null));
    assert!(!public.text().contains("SECRET"), "the roll number is not public");
    assert_eq!(client.get(&format!("/api/professionals/{}", client.id)).await.error(), (404, "not_found".into()));

    let made = published(&client).await;
    assert_eq!(avocat.post("/api/proposals", &offer(&made["id"], "")).await.error(), (403, "not_verified".into()));
    let (id, now) = (avocat.id, noon());
    app.app.db.write(move |c| identity::verify_profile(c, id, Some(now))).await.unwrap();
    let offered = proposed(&avocat, &made["id"], "").await;
    assert_eq!((&offered["isVerified"], &offered["specialty"]), (&json!(true), &json!("Droit foncier")));

    let wrong = json!({"specialty": "x".repeat(101), "domains": ["mer"], "languages": ["x".repeat(41)], "yearsOfPractice": 900});
    let refused = avocat.call("PUT", "/api/professional-profile", &wrong).await;
    let fields = refused.json()["fields"].as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    assert_eq!((refused.error(), fields), ((422, "invalid_values".into()), vec!["domains".to_owned(), "languages".into(), "specialty".into(), "yearsOfPractice".into()]));
}}

on_each_database! {
async fn every_wrong_field_is_named_in_the_callers_language(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (mut client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let wrong = json!({"title": "ab", "legalDomain": "mer", "urgency": "soon", "budget": "9".repeat(201)});
    let refused = client.post("/api/client-requests", &wrong).await.json();
    assert_eq!(refused["fields"], json!({"title": "Écrivez au moins 3 caractères.", "description": "Ce champ est obligatoire.", "legalDomain": "Cette valeur ne fait pas partie de la liste.", "urgency": "Cette valeur ne fait pas partie de la liste.", "budget": "Pas plus de 200 caractères."}));
    client.language = "en";
    let refused = client.post("/api/client-requests", &json!({"title": "Lease", "description": "x".repeat(20_001)})).await.json();
    assert_eq!(refused["fields"], json!({"description": "No more than 20,000 characters."}));
    assert_eq!(client.post("/api/ratings", &json!({"rating": 6})).await.json()["fields"]["rating"], "A number from 1 to 5.");
    assert_eq!(client.post("/api/ratings", &json!({"rating": 5})).await.error(), (404, "not_found".into()));
    assert_eq!(client.post("/api/ratings", &json!({"rating": 4.5})).await.error(), (400, "malformed_request".into()));
    let made = published(&client).await;
    let refused = avocat.post("/api/proposals", &json!({"requestId": made["id"], "title": "x".repeat(151)})).await.json();
    assert_eq!(refused["fields"].as_object().unwrap().len(), 2);
    for query in ["status=ouverte", "domain=mer", "urgency=now", "since=hier", "until=2026-13-01"] {
        assert_eq!(avocat.get(&format!("/api/client-requests?{query}")).await.error(), (422, "invalid_values".into()), "{query}");
    }
    for query in ["limit=x", "offset=1.5", "limit=99999999999999999999"] {
        assert_eq!(avocat.get(&format!("/api/client-requests?{query}")).await.error(), (400, "malformed_request".into()), "{query}");
    }
    for query in ["limit=-5", "limit=0", "offset=-1", "offset=9223372036854775807", "limit=9223372036854775807"] {
        assert_eq!(avocat.get(&format!("/api/client-requests?{query}")).await.status, 200, "{query}");
    }
}}

on_each_database! {
async fn what_the_flows_read_does_not_grow_with_the_list(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("client@exemple.cm", "client").await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    let mut measured = Vec::new();
    let mut made = 0;
    for upto in [5, 50] {
        while made < upto {
            let request = published(&client).await;
            let proposal = proposed(&avocat, &request["id"], "1 jour").await;
            if made == 0 {
                decide(&client, &proposal, "select").await;
            }
            made += 1;
        }
        let (mut c, count) = (db.conn(), Arc::new(AtomicUsize::new(0)));
        let counted = count.clone();
        c.set_instrumentation(move |e: InstrumentationEvent<'_>| {
            if matches!(e, InstrumentationEvent::StartQuery { .. }) {
                counted.fetch_add(1, Ordering::Relaxed);
            }
        });
        let took = |what: usize| (what, count.swap(0, Ordering::Relaxed));
        let (said, filter) = ((Lang::Fr, noon()), RequestFilter::default());
        let mut all = Vec::new();
        let open = flows::requests::list(&mut c, (Viewer::Professional(avocat.id), &filter), &OpenTotals::default(), said).unwrap();
        assert_eq!(open.items.len(), upto - 1);
        all.push(took(0));
        assert_eq!(flows::requests::list(&mut c, (Viewer::Client(client.id), &filter), &OpenTotals::default(), said).unwrap().items.len(), upto);
        all.push(took(1));
        assert_eq!(flows::proposals::made(&mut c, avocat.id, said).unwrap().len(), upto);
        all.push(took(2));
        assert_eq!(flows::proposals::received(&mut c, Viewer::Client(client.id), client.id, said).unwrap().len(), upto);
        all.push(took(3));
        assert_eq!(flows::professionals::contacts(&mut c, client.id, Lang::Fr).unwrap().len(), 1);
        all.push(took(4));
        measured.push(all);
    }
    assert_eq!(measured[0], measured[1]);
    assert!(measured[0].iter().all(|(_, n)| *n <= 5), "{measured:?}");
}}

on_each_database! {
async fn how_many_are_open_is_counted_once_a_second(db: TestDb) {
    let app = TestApp::new(&db).await;
    let client = app.registered("client@exemple.cm", "client").await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    published(&client).await;
    let total = async || {
        let page = avocat.get("/api/client-requests?limit=1").await;
        page.header("X-Total-Count").to_owned()
    };
    assert_eq!(total().await, "1");
    published(&client).await;
    assert_eq!(total().await, "1", "counted a moment ago");
    app.pass(TimeDelta::seconds(1));
    assert_eq!(total().await, "2");
}}
