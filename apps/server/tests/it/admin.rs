//! The administration over HTTP: counters, accounts, subscriptions, consultations, moderation, the audit trail.

use crate::ai_assistant::consulted;
use crate::support::{PASSWORD, Person, TestApp};
use chrono::TimeDelta;
use database::on_each_database;
use serde_json::{Value, json};

async fn actions(admin: &Person<'_>) -> Vec<(String, String)> {
    let trail = admin.get("/api/admin/audit").await;
    assert_eq!(trail.status, 200, "{}", trail.text());
    let entries = trail.json().as_array().unwrap().clone();
    entries
        .iter()
        .map(|e| (e["action"].as_str().unwrap().to_owned(), e["subject"].as_str().unwrap().to_owned()))
        .collect()
}

on_each_database! {
async fn the_counters_count_what_they_say(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let client = app.premium("c@exemple.cm", "client").await;
    let ended = app.registered("fini@exemple.cm", "client").await;
    let path = format!("/api/admin/users/{}/premium", ended.id);
    admin.call("PATCH", &path, &json!({"isPremium": true, "premiumUntil": "2026-11-21"})).await;
    app.pass(TimeDelta::days(2));
    for title in ["Un", "Deux"] {
        client.post("/api/cases", &json!({"title": format!("Dossier {title}")})).await;
    }
    consulted(&app, client.id, "Quel préavis ?").await;
    let case = client.get("/api/cases").await.json()[0]["id"].clone();
    for status in ["active", "closed"] {
        client.call("PATCH", &format!("/api/cases/{case}"), &json!({"status": status})).await;
    }
    let stats = admin.get("/api/admin/stats").await.json();
    assert_eq!(stats, json!({"totalUsers": 3, "premiumUsers": 1, "activeCases": 1, "aiQueriesCount": 1}));
}}

on_each_database! {
async fn each_day_of_cameroon_is_counted_and_days_without_anything_are_there_too(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let client = app.registered("c@exemple.cm", "client").await;
    // 23:30 in UTC is half past midnight in Douala: the next day.
    app.pass(TimeDelta::hours(11) + TimeDelta::minutes(30));
    consulted(&app, client.id, "Quel préavis ?").await;
    client.post("/api/client-requests", &json!({"title": "Bail", "description": "Le bailleur reprend le local."})).await;
    app.pass(TimeDelta::days(1));
    let days = admin.get("/api/admin/activity?days=7").await.json();
    let days = days.as_array().unwrap();
    assert_eq!(days.len(), 7);
    let none = |day: &str| json!({"day": day, "requests": 0, "consultations": 0, "registrations": 0});
    assert_eq!(days[0], none("2026-11-17"));
    assert_eq!(days[4], json!({"day": "2026-11-21", "requests": 0, "consultations": 0, "registrations": 2}));
    assert_eq!(days[5], json!({"day": "2026-11-22", "requests": 1, "consultations": 1, "registrations": 0}));
    assert_eq!(days[6], none("2026-11-23"));
    assert_eq!(admin.get("/api/admin/activity").await.json().as_array().unwrap().len(), 30);
}}

on_each_database! {
async fn people_are_found_by_name_role_subscription_and_verification(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let new = json!({"name": "Étienne Mbarga", "email": "e.mbarga@exemple.cm", "password": PASSWORD, "role": "client"});
    app.visitor().post("/api/register", &new).await;
    app.premium("premium@exemple.cm", "client").await;
    let avocat = app.registered("avocat@exemple.cm", "avocat").await;
    avocat.call("PUT", "/api/professional-profile", &json!({"rollNumber": "1234", "city": "Douala"})).await;
    let found = async |query: &str| {
        let answer = admin.get(&format!("/api/admin/users?{query}")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        let total: usize = answer.header("x-total-count").parse().unwrap();
        let emails: Vec<String> =
            answer.json().as_array().unwrap().iter().map(|u| u["email"].as_str().unwrap().to_owned()).collect();
        (emails, total)
    };
    let one = |email: &str| (vec![email.to_owned()], 1);
    assert_eq!(found("q=ETIENNE+mbarga").await, one("e.mbarga@exemple.cm"));
    assert_eq!(found("q=e.mbarga%40").await, one("e.mbarga@exemple.cm"));
    assert_eq!(found("q=%25").await, (vec![], 0));
    assert_eq!(found("premium=yes").await, one("premium@exemple.cm"));
    assert_eq!(found("withoutAdmins=true").await.1, 3);
    assert_eq!(found("role=avocat").await, one("avocat@exemple.cm"));
    assert_eq!(found("verification=pending").await, one("avocat@exemple.cm"));
    assert_eq!(found("verification=verified").await, (vec![], 0));
    let (page, total) = found("limit=1&offset=1").await;
    assert_eq!((page.len(), total), (1, 4));
    let all = admin.get("/api/admin/users").await.text();
    assert!(!all.contains("password") && !all.contains("argon2"), "{all}");
    assert_eq!(admin.get("/api/admin/users?role=juge").await.error(), (422, "invalid_values".into()));

    let path = format!("/api/admin/users/{}/verification", avocat.id);
    let verified = admin.call("PATCH", &path, &json!({"isVerified": true})).await.json();
    assert_eq!(verified["professional"], json!({"rollNumber": "1234", "specialty": null, "city": "Douala", "isVerified": true}));
    assert_eq!(found("verification=verified").await, one("avocat@exemple.cm"));
    let notices = avocat.get("/api/notices").await.json();
    assert_eq!(notices["items"][0]["kind"], "verification_decided");
    assert_eq!(avocat.get("/api/professional-profile").await.json()["isVerified"], true);
    let client = format!("/api/admin/users/{}/verification", admin.id);
    assert_eq!(admin.call("PATCH", &client, &json!({"isVerified": true})).await.error().0, 404);
    assert_eq!(actions(&admin).await, [("professional_verified".to_owned(), avocat.id.to_string())]);
}}

on_each_database! {
async fn an_administrator_makes_accounts_of_the_five_roles(db: TestDb) {
    let app = TestApp::new(&db).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    let new = json!({"name": "Awa Njoya", "email": "awa@exemple.cm", "password": PASSWORD, "role": "gendarme", "isPremium": true});
    let made = admin.post("/api/admin/create-user", &new).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let made = made.json();
    assert_eq!((&made["role"], &made["isPremium"], &made["premiumUntil"]), (&json!("gendarme"), &json!(true), &Value::Null));
    assert_eq!(admin.get("/api/user").await.json()["role"], "admin", "nobody else was signed in");
    let signed_in = app.visitor().post("/api/login", &json!({"email": "AWA@exemple.cm", "password": PASSWORD})).await;
    assert_eq!(signed_in.status, 200);
    assert_eq!(admin.post("/api/admin/create-user", &new).await.error(), (409, "email_taken".into()));
    let refused = admin.post("/api/admin/create-user", &json!({"role": "admin"})).await;
    assert_eq!(refused.json()["fields"], json!({
        "name": "Le nom doit contenir au moins 2 caractères",
        "email": "Email invalide",
        "password": "Mot de passe requis",
        "role": "Veuillez sélectionner un rôle",
    }));
    admin.language = "en";
    let short = json!({"name": "Awa", "email": "b@exemple.cm", "password": "abcde"});
    let refused = admin.post("/api/admin/create-user", &short).await.json();
    assert_eq!(refused["fields"], json!({"password": "The password must have at least 6 characters"}));
    assert_eq!(actions(&admin).await, [("user_created".to_owned(), made["id"].to_string())]);
}}

on_each_database! {
async fn a_subscription_is_set_until_the_end_of_its_last_day_in_cameroon(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let client = app.registered("c@exemple.cm", "client").await;
    let path = format!("/api/admin/users/{}/premium", client.id);
    let set = async |body: Value| admin.call("PATCH", &path, &body).await;
    let until = set(json!({"isPremium": true, "premiumUntil": "2026-12-21"})).await.json();
    assert_eq!((&until["isPremium"], &until["premiumUntil"]), (&json!(true), &json!("2026-12-21T22:59:59Z")));
    assert_eq!(client.get("/api/user").await.json()["isPremium"], true, "at once");
    let instant = set(json!({"isPremium": true, "premiumUntil": "2026-12-20T23:30:00.000Z"})).await.json();
    assert_eq!(instant["premiumUntil"], "2026-12-21T22:59:59Z");
    let past = set(json!({"isPremium": true, "premiumUntil": "2026-11-20"})).await;
    assert_eq!(past.json()["fields"], json!({"premiumUntil": "La date d’expiration ne peut pas être passée"}));
    assert_eq!(set(json!({"isPremium": true, "premiumUntil": null})).await.json()["premiumUntil"], Value::Null);
    let off = set(json!({"isPremium": false, "premiumUntil": "2026-12-21"})).await.json();
    assert_eq!((&off["isPremium"], &off["premiumUntil"]), (&json!(false), &Value::Null));
    let own = format!("/api/admin/users/{}/premium", admin.id);
    let refused = admin.call("PATCH", &own, &json!({"isPremium": true})).await;
    assert_eq!(refused.json()["fields"], json!({"isPremium": "Un administrateur n’a pas d’abonnement."}));
    assert_eq!(admin.call("PATCH", "/api/admin/users/99/premium", &json!({"isPremium": true})).await.error().0, 404);
    let deeds: Vec<String> = actions(&admin).await.into_iter().map(|(action, _)| action).collect();
    assert_eq!(deeds, ["premium_cleared", "premium_set", "premium_set", "premium_set"]);
}}

on_each_database! {
async fn consultations_are_masked_and_every_opening_leaves_a_trace(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let client = app.registered("c@exemple.cm", "client").await;
    consulted(&app, client.id, "Mon employeur ne me paie plus").await;
    consulted(&app, client.id, "Quel préavis ?").await;
    let list = admin.get("/api/admin/ai-logs?limit=1").await;
    assert_eq!(list.header("x-total-count"), "2");
    assert!(!list.text().contains("préavis") && !list.text().contains("Réponse"), "{}", list.text());
    let head = &list.json()[0];
    assert_eq!((&head["userId"], &head["status"]), (&json!(client.id), &json!("grounded")));
    assert!(actions(&admin).await.is_empty(), "the list shows no text");

    let opened = admin.post(&format!("/api/admin/ai-logs/{}/open", head["id"]), &json!({})).await.json();
    assert_eq!((&opened["prompt"], &opened["response"]), (&json!("Quel préavis ?"), &json!("Réponse")));
    admin.post(&format!("/api/admin/ai-logs/{}/open", head["id"]), &json!({})).await;
    let trace = ("ai_log_opened".to_owned(), head["id"].to_string());
    assert_eq!(actions(&admin).await, [trace.clone(), trace]);
    assert_eq!(admin.post("/api/admin/ai-logs/9999/open", &json!({})).await.error().0, 404);
    assert_eq!(admin.get("/api/admin/audit?action=premium_set").await.json(), json!([]));
    assert_eq!(admin.get("/api/admin/audit?action=x").await.error(), (422, "invalid_values".into()));
    let trail = admin.get("/api/admin/audit?limit=1").await;
    assert_eq!((trail.header("x-total-count"), &trail.json()[0]["actorName"]), ("2", &json!("Admin Palabre")));
    let none = admin.get(&format!("/api/admin/ai-logs?userId={}", admin.id)).await;
    assert_eq!(none.json(), json!([]));
}}

on_each_database! {
async fn a_hidden_request_leaves_the_list_and_says_why_to_its_client_alone(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let new = json!({"title": "Bail commercial", "description": "Le bailleur reprend le local."});
    let request = client.post("/api/client-requests", &new).await.json()["id"].clone();
    client.call("PATCH", &format!("/api/client-requests/{request}/validate"), &json!({})).await;
    let listed = async || avocat.get("/api/client-requests").await.json().as_array().unwrap().len();
    assert_eq!(listed().await, 1);
    let path = format!("/api/admin/requests/{request}");
    let short = admin.call("PATCH", &format!("{path}/hide"), &json!({"reason": " "})).await;
    assert_eq!(short.error(), (422, "invalid_values".into()));
    let hidden = admin.call("PATCH", &format!("{path}/hide"), &json!({"reason": "Publicité"})).await.json();
    assert_eq!((&hidden["isHidden"], &hidden["hiddenReason"]), (&json!(true), &json!("Publicité")));
    app.pass(TimeDelta::seconds(2));
    assert_eq!(listed().await, 0);
    assert_eq!(client.get(&format!("/api/client-requests/{request}")).await.json()["hiddenReason"], "Publicité");
    assert_eq!(admin.call("PATCH", &format!("{path}/show"), &json!({})).await.json()["isHidden"], false);
    assert_eq!(listed().await, 1);
    assert_eq!(admin.call("PATCH", "/api/admin/requests/999/hide", &json!({"reason": "Publicité"})).await.error().0, 404);
    let deeds: Vec<String> = actions(&admin).await.into_iter().map(|(action, _)| action).collect();
    assert_eq!(deeds, ["request_shown", "request_hidden"]);
}}

on_each_database! {
async fn the_system_says_how_it_is_in_both_languages_and_tells_no_secret(db: TestDb) {
    let app = TestApp::with(&db, &[("SMTP_URL", "smtp://secret-user:secret-word@mail.exemple.cm:25")]).await;
    let mut admin = app.admin("admin@exemple.cm").await;
    let shown = admin.get("/api/admin/system").await;
    assert!(!shown.text().contains("secret"), "{}", shown.text());
    let shown = shown.json();
    let check = |shown: &Value, name: &str| {
        let checks = shown["checks"].as_array().unwrap().clone();
        checks.into_iter().find(|c| c["name"] == name).unwrap()
    };
    assert_eq!(check(&shown, "database"), json!({
        "name": "database", "state": "fine", "message": "Accessible, et à jour de ses migrations."}));
    assert_eq!(check(&shown, "mail")["state"], "fine");
    assert_eq!(check(&shown, "assistant")["state"], "attention", "the index of this test was not built");
    assert_eq!(check(&shown, "payments")["state"], "off");
    assert_eq!((&shown["settings"]["mail"], &shown["settings"]["mode"]), (&json!("smtp"), &json!("development")));
    admin.language = "en";
    let english = admin.get("/api/admin/system").await.json();
    assert_eq!(check(&english, "database")["message"], "Reachable, and its migrations are up to date.");
    assert!(check(&english, "disk")["message"].as_str().unwrap().ends_with("GB free."));
}}
