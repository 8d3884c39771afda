//! The journey of a link: published, opened elsewhere, answered, selected on, extended, erased, claimed.

use super::*;
use actix_web::test::TestRequest;
use chrono::TimeDelta;
use database::on_each_database;
use futures_util::future::join_all;
use palabre::jobs;

on_each_database! {
async fn a_request_goes_from_the_form_to_the_selection_without_an_account(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (avocat, huissier) = (app.registered("avocat@exemple.cm", "avocat").await, app.registered("huissier@exemple.cm", "huissier").await);
    let visitor = app.visitor();
    let made = ok(visitor.post("/api/marketplace/anonymous", &request()).await, 201).await;
    assert_eq!(made["expiresAt"], "2026-11-28T12:00:00Z");
    let (token, words) = (made["accessToken"].as_str().unwrap(), made["codeWords"].as_array().unwrap());
    assert_eq!((token.len(), words.len(), &made["accessPath"]), (52, 7, &json!(format!("/access/{token}"))));

    // Professionals see it like any other, under a pseudonym.
    let seen = browsed(&avocat).await;
    assert_eq!((&seen["title"], &seen["isAnonymous"], &seen["legalDomain"], &seen["urgency"]), (&json!("Licenciement zqtitle"), &json!(true), &json!("travail"), &json!("critical")));
    assert_eq!((&seen["clientName"], &seen["clientId"], &seen["clientEmail"]), (&json!(format!("Client n° {}", seen["id"])), &Value::Null, &Value::Null));
    let (first, second) = (proposed(&avocat).await, proposed(&huissier).await);

    // Another browser opens the link; it becomes a cookie.
    let other = app.visitor();
    let opened = ok(other.post("/api/anonymous-open", &json!({"accessToken": token})).await, 200).await;
    assert_eq!((&opened["email"], &opened["isUsed"], &opened["selectedProposalId"], &opened["extensionsLeft"]), (&json!(EMAIL), &json!(false), &Value::Null, &json!(4)));
    let read = ok(other.get("/api/anonymous-request/current").await, 200).await;
    assert_eq!((&read["title"], &read["urgency"], &read["budget"], &read["pseudonym"], &read["proposalCount"]), (&json!("Licenciement zqtitle"), &json!("critical"), &json!("50 000 FCFA"), &seen["clientName"], &json!(2)));
    let listed = ok(other.get("/api/anonymous-proposals/current").await, 200).await;
    assert_eq!(listed.as_array().unwrap().iter().map(|p| (p["id"].as_i64().unwrap(), p["professionalEmail"].as_str().unwrap())).collect::<Vec<_>>(), [(second, ""), (first, "")]);
    assert_eq!((&listed[1]["professionalName"], &listed[1]["rating"], &listed[1]["reviewCount"], &listed[1]["deadline"]), (&json!("Ngo Bell"), &Value::Null, &json!(0), &json!("2026-12-05T12:00:00Z")));

    let select = |id: i64| json!({"proposalId": id.to_string()});
    assert_eq!(ok(other.post("/api/anonymous-select/current", &select(first)).await, 200).await, json!({"proposalId": first}));
    assert_eq!(ok(other.post("/api/anonymous-select/current", &select(first)).await, 200).await, json!({"proposalId": first}));
    assert_eq!(other.post("/api/anonymous-select/current", &select(second)).await.error(), (409, "already_selected".into()));
    assert_eq!(other.post("/api/anonymous-select/current", &select(999)).await.error(), (404, "not_found".into()));
    let listed = ok(visitor.get(&format!("/api/anonymous-proposals/{token}")).await, 200).await;
    assert_eq!(listed.as_array().unwrap().iter().map(|p| (p["professionalEmail"].as_str().unwrap(), p["status"].as_str().unwrap())).collect::<Vec<_>>(), [("", "rejected"), ("avocat@exemple.cm", "accepted")]);
    let access = ok(visitor.get(&format!("/api/anonymous-access/{token}")).await, 200).await;
    assert_eq!((&access["isUsed"], &access["selectedProposalId"]), (&json!(true), &json!(first)));

    // The selected professional learns of it, and of nobody's address.
    let own = avocat.get("/api/proposals/professional").await;
    assert!(own.json()[0]["isSelected"] == true && !own.text().contains("visitor-zq"), "{}", own.text());
    let kinds: Vec<&str> = crate::journey::told(&app, &avocat).await.iter().map(|n| n.kind()).collect();
    assert_eq!(kinds, ["proposal_selected"]);
    let kinds: Vec<&str> = crate::journey::told(&app, &huissier).await.iter().map(|n| n.kind()).collect();
    assert_eq!(kinds, ["proposal_not_selected"]);
}}

on_each_database! {
async fn seven_words_open_the_same_link(db: TestDb) {
    let app = TestApp::new(&db).await;
    let link = Link::new(&app.visitor()).await;
    for words in [json!(link.words), json!(link.words.to_uppercase().replace(' ', " - ")), json!(link.words.split(' ').collect::<Vec<_>>())] {
        let other = app.visitor();
        ok(other.post("/api/anonymous-open", &json!({"codeWords": words})).await, 200).await;
        assert_eq!(other.get("/api/anonymous-request/current").await.status, 200);
    }
    let visitor = app.visitor();
    let wrong = visitor.post("/api/anonymous-open", &json!({"codeWords": "abeille abricot"})).await;
    assert_eq!((wrong.error(), &wrong.json()["fields"]["codeWords"]), ((422, "invalid_values".into()), &json!("7 mots sont attendus ; il y en a 2.")));
    let others = "abeille abricot acajou acrobate adresse agneau agrume";
    assert_eq!(visitor.post("/api/anonymous-open", &json!({"codeWords": others})).await.error(), (404, "not_found".into()));
    for nothing in [json!({}), json!({"accessToken": null}), json!({"accessToken": "x"}), json!({"codeWords": null})] {
        assert_eq!(visitor.post("/api/anonymous-open", &nothing).await.error(), (404, "not_found".into()), "{nothing}");
    }
    assert!(visitor.cookie_named("palabre_access").is_none());
}}

on_each_database! {
async fn an_opened_link_is_forgotten_after_half_an_hour_or_at_once(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (visitor, stranger) = (app.visitor(), app.visitor());
    let link = Link::new(&visitor).await;
    assert_eq!(stranger.get("/api/anonymous-access/current").await.error(), (404, "not_found".into()));
    visitor.post("/api/anonymous-open", &json!({"accessToken": link.token.to_uppercase()})).await;
    let cookie = visitor.cookie_named("palabre_access").unwrap();
    assert!(cookie.http_only() == Some(true) && cookie.max_age().is_none() && cookie.path() == Some("/api"));
    assert_eq!(cookie.same_site(), Some(actix_web::cookie::SameSite::Strict));
    app.pass(TimeDelta::minutes(20));
    assert_eq!(visitor.get("/api/anonymous-access/current").await.status, 200, "which remembers it for longer");
    app.pass(TimeDelta::minutes(20));
    assert_eq!(visitor.get("/api/anonymous-request/current").await.status, 200);
    app.pass(TimeDelta::minutes(10));
    assert_eq!(visitor.get("/api/anonymous-request/current").await.error(), (404, "not_found".into()));
    visitor.post("/api/anonymous-open", &json!({"accessToken": link.token})).await;
    ok(visitor.post("/api/anonymous-leave", &json!({})).await, 200).await;
    assert!(visitor.cookie_named("palabre_access").is_none());
    assert_eq!(visitor.get("/api/anonymous-access/current").await.status, 404);
}}

on_each_database! {
async fn an_expired_link_says_when_it_ended_and_nothing_else(db: TestDb) {
    let app = TestApp::new(&db).await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    let proposal = proposed(&avocat).await;
    visitor.post("/api/anonymous-open", &json!({"accessToken": link.token})).await;
    app.pass(TimeDelta::days(7));
    let access = ok(visitor.get(&link.path("access")).await, 200).await;
    assert_eq!((&access["isExpired"], &access["expiresAt"], &access["email"], &access["canExtend"]), (&json!(true), &json!("2026-11-28T12:00:00Z"), &Value::Null, &json!(false)));
    for call in ["request", "proposals", "messages"] {
        assert_eq!(visitor.get(&link.path(call)).await.error(), (410, "link_expired".into()), "{call}");
    }
    for (call, body) in [("select", json!({"proposalId": proposal})), ("extend", json!({})), ("send-again", json!({})), ("notices", json!({"enabled": true})), ("messages", json!({"content": "Bonjour"}))] {
        assert_eq!(visitor.post(&link.path(call), &body).await.error(), (410, "link_expired".into()), "{call}");
    }
    let client = app.registered("client@exemple.cm", "client").await;
    assert_eq!(client.post(&link.path("claim"), &json!({})).await.error(), (410, "link_expired".into()));
    let opened = visitor.post("/api/anonymous-open", &json!({"codeWords": link.words})).await;
    assert_eq!(opened.json()["isExpired"], true);
    assert_eq!(visitor.get("/api/anonymous-request/current").await.error(), (410, "link_expired".into()), "opened, it opens nothing");

    // It takes no more proposals, not even before the job has closed it; then it is erased, then forgotten.
    let huissier = app.registered("huissier@exemple.cm", "huissier").await;
    let late = json!({"requestId": browsed(&huissier).await["id"], "title": "Assistance", "description": "Je saisis l'inspecteur.", "price": "40 000 FCFA", "timeline": "2 semaines"});
    assert_eq!(huissier.post("/api/proposals", &late).await.error(), (409, "request_not_open".into()));
    jobs::anonymous::pass_time(&app.app).await;
    assert_eq!(avocat.get("/api/client-requests").await.json(), json!([]));
    assert_eq!(avocat.get("/api/proposals/professional").await.json()[0]["requestStatus"], "closed");
    app.pass(TimeDelta::days(30));
    jobs::anonymous::pass_time(&app.app).await;
    avocat.post("/api/login", &json!({"email": "avocat@exemple.cm", "password": crate::support::PASSWORD})).await;
    assert_eq!(avocat.get("/api/proposals/professional").await.json(), json!([]));
    assert_eq!(ok(visitor.get(&link.path("access")).await, 200).await["isExpired"], true);
    assert_eq!(visitor.get(&link.path("request")).await.error(), (410, "link_expired".into()));
    app.pass(TimeDelta::days(60));
    assert_eq!(visitor.get(&link.path("access")).await.error(), (404, "not_found".into()));
    jobs::retention::forget(&app.app).await;
    assert_eq!(visitor.get(&link.path("access")).await.error(), (404, "not_found".into()));
}}

on_each_database! {
async fn a_link_is_extended_four_times_by_its_holder(db: TestDb) {
    let app = TestApp::new(&db).await;
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    for (left, until) in [(3, "2026-12-05"), (2, "2026-12-12"), (1, "2026-12-19"), (0, "2026-12-26")] {
        let access = ok(visitor.post(&link.path("extend"), &json!({})).await, 200).await;
        assert_eq!((&access["extensionsLeft"], &access["expiresAt"], &access["canExtend"]), (&json!(left), &json!(format!("{until}T12:00:00Z")), &json!(left > 0)));
    }
    assert_eq!(visitor.post(&link.path("extend"), &json!({})).await.error(), (409, "no_extension_left".into()));
}}

on_each_database! {
async fn an_erased_request_is_gone_for_everybody(db: TestDb) {
    let app = TestApp::new(&db).await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    avocat.call("PUT", "/api/professional-profile", &json!({"domains": ["travail"]})).await;
    let visitor = app.visitor();
    let (link, other) = (Link::new(&visitor).await, Link::new(&visitor).await);
    proposed(&avocat).await;
    let erased = visitor.send(actix_web::test::TestRequest::delete().uri(&other.path("request"))).await;
    assert_eq!(erased.status, 204);
    for call in ["access", "request", "proposals", "messages"] {
        assert_eq!(visitor.get(&other.path(call)).await.error(), (404, "not_found".into()), "{call}");
    }
    assert_eq!(visitor.call("DELETE", &other.path("request"), &json!({})).await.error(), (404, "not_found".into()));
    assert_eq!(visitor.post("/api/anonymous-open", &json!({"codeWords": other.words})).await.status, 404);
    assert_eq!(avocat.get("/api/client-requests").await.json().as_array().unwrap().len(), 1);
    assert_eq!(avocat.get("/api/proposals/professional").await.json(), json!([]));
    assert_eq!(visitor.get(&link.path("access")).await.status, 200, "the other one is as it was");
    assert_eq!(crate::journey::told(&app, &avocat).await.len(), 1, "of the erased request no notice is left");
    // An ended link can be erased too, by its words alone.
    app.pass(TimeDelta::days(20));
    let elsewhere = app.visitor();
    assert_eq!(ok(elsewhere.post("/api/anonymous-open", &json!({"codeWords": link.words})).await, 200).await["isExpired"], true);
    assert_eq!(elsewhere.call("DELETE", "/api/anonymous-request/current", &json!({})).await.status, 204);
    assert_eq!(visitor.get(&link.path("access")).await.status, 404);
    assert_eq!(crate::journey::told(&app, &avocat).await.len(), 0);
}}

on_each_database! {
async fn of_selections_at_once_one_wins(db: TestDb) {
    let app = TestApp::new(&db).await;
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    let mut proposals = Vec::new();
    for n in 0..4 {
        proposals.push(proposed(&app.registered(&format!("avocat{n}@exemple.cm"), "avocat").await).await);
    }
    let path = link.path("select");
    let bodies: Vec<Value> = proposals.iter().cycle().take(12).map(|id| json!({"proposalId": id})).collect();
    let people: Vec<Person<'_>> = bodies.iter().map(|_| app.visitor()).collect();
    let done = join_all(people.iter().zip(&bodies).map(|(person, body)| person.post(&path, body))).await;
    let won: Vec<i64> = done.iter().filter(|d| d.status == 200).map(|d| d.json()["proposalId"].as_i64().unwrap()).collect();
    assert!(won.len() == 3 && won.iter().all(|id| *id == won[0]), "the same one again is no failure: {won:?}");
    assert!(done.iter().filter(|d| d.status != 200).all(|d| d.error() == (409, "already_selected".into())));
}}

on_each_database! {
async fn a_client_takes_the_request_into_the_account(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (avocat, client, other) = (app.registered("avocat@exemple.cm", "avocat").await, app.registered("client@exemple.cm", "client").await, app.registered("other@exemple.cm", "client").await);
    let visitor = app.visitor();
    let link = Link::new(&visitor).await;
    let proposal = proposed(&avocat).await;
    visitor.post(&link.path("select"), &json!({"proposalId": proposal})).await;
    visitor.post(&link.path("messages"), &json!({"content": "Bonjour Maître"})).await;
    let request = avocat.get("/api/conversations").await.json()[0]["requestId"].clone();
    let first = avocat.get(&format!("/api/messages?requestId={request}")).await.json()[0]["id"].clone();
    avocat.call("PATCH", &format!("/api/messages/{first}/read"), &json!({})).await;
    avocat.post("/api/messages", &json!({"requestId": request, "receiverId": -1, "content": "Bonjour"})).await;
    visitor.post(&link.path("messages"), &json!({"content": "Merci"})).await;
    assert_eq!(visitor.post(&link.path("claim"), &json!({})).await.error(), (401, "not_signed_in".into()));
    assert_eq!(avocat.post(&link.path("claim"), &json!({})).await.error(), (403, "role_not_allowed".into()));
    let claimed = ok(client.post(&link.path("claim"), &json!({})).await, 200).await;
    let own = ok(client.get("/api/client-requests").await, 200).await;
    assert_eq!((&own[0]["id"], &own[0]["isAnonymous"], &own[0]["selectedProposalId"]), (&claimed["requestId"], &json!(false), &json!(proposal)));
    assert_eq!(client.get("/api/client-contacts").await.json()[0]["professionalEmail"], "avocat@exemple.cm");
    assert_eq!(client.get("/api/cases").await.json()[0]["requestId"], claimed["requestId"]);
    let thread = format!("/api/messages?requestId={}", claimed["requestId"]);
    for person in [&client, &avocat] {
        let said = ok(person.get(&thread).await, 200).await;
        assert_eq!(said.as_array().unwrap().iter().map(|m| (m["senderId"].as_i64().unwrap(), m["content"].as_str().unwrap(), m["isRead"].as_bool().unwrap())).collect::<Vec<_>>(), [(client.id, "Bonjour Maître", true), (avocat.id, "Bonjour", false), (client.id, "Merci", false)]);
    }
    assert_eq!(client.get("/api/conversations").await.json()[0]["unreadCount"], 1);
    assert_eq!(avocat.get("/api/conversations").await.json()[0]["otherId"], client.id);
    assert_eq!(visitor.get(&link.path("access")).await.error(), (404, "not_found".into()), "the link has ended");
    assert_eq!(other.post(&link.path("claim"), &json!({})).await.error(), (404, "not_found".into()));
}}

on_each_database! {
async fn a_form_that_was_sent_twice_makes_one_request(db: TestDb) {
    let app = TestApp::new(&db).await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    let send = |key: &'static str, body: Value| {
        let app = &app;
        async move {
            let req = actix_web::test::TestRequest::post().uri("/api/marketplace/anonymous").insert_header(("idempotency-key", key)).set_json(body);
            app.visitor().send(req).await
        }
    };
    let key = "3f1c6f0a-6f53-4d0f-9d5b-1d2a8a7c9e10";
    let answers = join_all((0..4).map(|_| send(key, request()))).await;
    let first = ok(answers.into_iter().next().unwrap(), 201).await;
    assert_eq!(ok(send(key, request()).await, 201).await, first);
    assert_eq!(avocat.get("/api/client-requests").await.json().as_array().unwrap().len(), 1);
    let mut changed = request();
    changed["title"] = json!("Autre titre");
    assert_ne!(ok(send(key, changed).await, 201).await["accessToken"], first["accessToken"]);
    for bad in ["short", "a key with spaces in it, long enough"] {
        assert_eq!(send(bad, request()).await.error(), (400, "malformed_request".into()), "{bad}");
    }
}}

on_each_database! {
async fn a_page_acts_on_the_link_it_shows_and_on_no_other(db: TestDb) {
    let app = TestApp::new(&db).await;
    let visitor = app.visitor();
    let (one, other) = (Link::new(&visitor).await, Link::new(&visitor).await);
    let open = async |link: &Link| {
        let opened = visitor.post("/api/anonymous-open", &json!({"accessToken": link.token})).await;
        ok(opened, 200).await["handle"].as_str().unwrap().to_owned()
    };
    let (shown, newer) = (open(&one).await, open(&other).await);
    assert!(shown != newer && !one.token.contains(&shown));
    let with = |handle: &str, call: TestRequest, path: &str| {
        visitor.send(call.uri(&format!("/api/anonymous-{path}/current")).insert_header(("x-opened-link", handle)).set_json(json!({})))
    };
    assert_eq!(with(&shown, TestRequest::delete(), "request").await.error(), (404, "not_found".into()));
    assert_eq!(with(&shown, TestRequest::get(), "request").await.error(), (404, "not_found".into()));
    assert_eq!(with(&newer, TestRequest::get(), "request").await.status, 200);
    for link in [&one, &other] {
        assert_eq!(visitor.get(&link.path("request")).await.status, 200);
    }
    assert_eq!(with(&newer, TestRequest::delete(), "request").await.status, 204);
    assert_eq!((visitor.get(&one.path("request")).await.status, visitor.get(&other.path("request")).await.status), (200.try_into().unwrap(), 404.try_into().unwrap()));
}}

on_each_database! {
async fn holder_and_professionals_at_once_never_wait_for_each_other_for_ever(db: TestDb) {
    let app = TestApp::new(&db).await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    let huissier = app.registered("huissier@exemple.cm", "huissier").await;
    let visitor = app.visitor();
    for round in 0..12 {
        let link = Link::new(&visitor).await;
        let request = browsed(&avocat).await["id"].clone();
        let first = proposed(&avocat).await;
        // So late that whatever is new extends the link.
        app.pass(TimeDelta::days(6));
        for person in [&avocat, &huissier] {
            person.post("/api/login", &json!({"email": if person.id == avocat.id { "avocat@exemple.cm" } else { "huissier@exemple.cm" }, "password": crate::support::PASSWORD})).await;
        }
        let offer = json!({"requestId": request, "title": "Constat", "description": "Je constate sur place.", "price": "40 000 FCFA", "timeline": "2 semaines"});
        let (select, extend, nothing) = (json!({"proposalId": first}), link.path("extend"), json!({}));
        let path = link.path(if round % 2 == 0 { "select" } else { "extend" });
        let (a, b, c, d) = futures_util::future::join4(
            huissier.post("/api/proposals", &offer),
            visitor.post(&path, &select),
            visitor.post(&extend, &nothing),
            async { if round % 3 == 0 { visitor.call("DELETE", &link.path("request"), &nothing).await } else { visitor.get(&link.path("access")).await } },
        ).await;
        for done in [a, b, c, d] {
            assert!(done.status.as_u16() < 500, "round {round}: {} {}", done.status, done.text());
        }
        visitor.call("DELETE", &link.path("request"), &nothing).await;
    }
}}
