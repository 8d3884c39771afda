//! Leaving: what is erased, what stays for others, and that no name stands anywhere.

use crate::account_links::delivered;
use crate::journey::{selected, told};
use crate::support::{PASSWORD, Person, TestApp};
use chrono::TimeDelta;
use database::on_each_database;
use notifications::Notice;
use serde_json::{Value, json};

async fn deleted(person: &Person<'_>) {
    let done = person.post("/api/account/delete", &json!({"password": PASSWORD})).await;
    assert_eq!((done.status.as_u16(), done.json()), (200, json!({"ok": true})), "{}", done.text());
    assert_eq!(person.cookie(), None, "signed out");
}

async fn message(from: &Person<'_>, to: &Person<'_>, request: i64, text: &str) -> u16 {
    let body = json!({"requestId": request, "receiverId": to.id, "content": text});
    from.post("/api/messages", &body).await.status.as_u16()
}

async fn named(person: &Person<'_>, name: &str) {
    let changed = person.call("PATCH", "/api/account", &json!({"name": name})).await;
    assert_eq!(changed.status, 200);
}

on_each_database! {
async fn the_password_is_asked_for_and_the_account_is_gone(db: TestDb) {
    let app = TestApp::new(&db).await;
    let person = app.registered("a@exemple.cm", "client").await;
    let other_device = app.visitor();
    other_device.post("/api/login", &json!({"email": "a@exemple.cm", "password": PASSWORD})).await;
    let wrong = person.post("/api/account/delete", &json!({"password": "wrong-words"})).await;
    assert_eq!((wrong.status.as_u16(), &wrong.json()["fields"]), (422, &json!({"password": "Mot de passe incorrect"})));
    delivered(&app).await;
    person.post("/api/auth/verification", &json!({})).await;
    deleted(&person).await;
    app.pass(TimeDelta::seconds(2));
    assert_eq!(other_device.get("/api/user").await.status, 401);
    let login = app.visitor().post("/api/login", &json!({"email": "a@exemple.cm", "password": PASSWORD})).await;
    assert_eq!(login.error(), (401, "invalid_credentials".into()));
    // The link that was on its way is not sent; the last mail is.
    let mails = delivered(&app).await;
    assert_eq!(mails.iter().map(|(to, subject, _)| (to.as_str(), subject.as_str())).collect::<Vec<_>>(), [("a@exemple.cm", "Votre compte est supprimé")]);
    app.visitor().post("/api/auth/sign-in-link", &json!({"email": "a@exemple.cm"})).await;
    assert_eq!(delivered(&app).await, []);
    let again = app.registered("A@exemple.cm", "client").await;
    assert_ne!(again.id, person.id, "the address is free");
    let admin = app.admin("admin@exemple.cm").await;
    let trail = admin.get("/api/admin/audit?action=account_deleted").await.json();
    assert_eq!((&trail[0]["subject"], &trail[0]["actorName"]), (&json!(person.id.to_string()), &Value::Null));
    assert_eq!(admin.get("/api/admin/users?q=ngo").await.json().as_array().map(Vec::len), Some(1));
}}

on_each_database! {
async fn a_client_leaves_nothing_but_what_a_professional_relies_on(db: TestDb) {
    let app = TestApp::new(&db).await;
    crate::ai_assistant::ready(&app).await;
    let (client, mut avocat) = (app.premium("client@exemple.cm", "client").await, app.registered("avocat@exemple.cm", "avocat").await);
    named(&client, "Zqxname Zqxlast").await;
    let entrusted = selected(&client, &avocat).await;
    assert_eq!(message(&client, &avocat, entrusted, "Bonjour Maître").await, 201);
    let open = client.post("/api/client-requests", &json!({"title": "Licenciement", "description": "Sans préavis ni motif."})).await.json()["id"].as_i64().unwrap();
    client.call("PATCH", &format!("/api/client-requests/{open}/validate"), &json!({})).await;
    let offer = json!({"requestId": open, "title": "Défense", "description": "Je réponds à l’employeur."});
    assert_eq!(avocat.post("/api/proposals", &offer).await.status, 201);
    let alone = client.post("/api/cases", &json!({"title": "Affaire privée"})).await.json()["id"].as_i64().unwrap();
    let shared = avocat.get("/api/cases").await.json()[0]["id"].as_i64().unwrap();
    client.post(&format!("/api/cases/{shared}/notes"), &json!({"content": "Vu le bailleur"})).await;
    assert_eq!(client.ask("Quel est le préavis de licenciement ?").await.status, 200);
    app.pass(TimeDelta::days(20));
    let rating = json!({"requestId": entrusted, "professionalId": avocat.id, "rating": 4, "comment": "zqxcomment"});
    assert_eq!(client.post("/api/ratings", &rating).await.status, 201);

    deleted(&client).await;
    for language in ["fr", "en"] {
        avocat.language = language;
        let nobody = if language == "fr" { "Compte supprimé" } else { "Deleted account" };
        let conversation = avocat.get("/api/conversations").await.json();
        assert_eq!((&conversation[0]["otherName"], &conversation[0]["canWrite"]), (&json!(nobody), &json!(false)));
        let case = avocat.get(&format!("/api/cases/{shared}")).await.json();
        assert!(case.to_string().contains(nobody) && case.to_string().contains("Vu le bailleur"), "{case}");
        let kept = avocat.get(&format!("/api/client-requests/{entrusted}")).await.json();
        assert_eq!((&kept["clientName"], &kept["clientEmail"], &kept["status"]), (&json!(nobody), &Value::Null, &json!("closed")));
        for path in ["/api/conversations", "/api/cases", "/api/proposals/professional", "/api/appointments"] {
            let answer = avocat.get(path).await.text();
            assert!(!answer.contains("Zqx") && !answer.contains("client@exemple"), "{path}: {answer}");
            assert!(!answer.contains("palabre.invalid"), "{path}: {answer}");
        }
    }
    let thread = avocat.get(&format!("/api/messages?requestId={entrusted}")).await.json();
    assert_eq!(thread[0]["content"], "Bonjour Maître");
    assert_eq!(message(&avocat, &client, entrusted, "Bonjour").await, 409, "nobody reads there");
    assert_eq!(avocat.get(&format!("/api/client-requests/{open}")).await.status, 404);
    assert_eq!(avocat.get("/api/proposals/professional").await.json().as_array().map(Vec::len), Some(1));
    assert_eq!(avocat.get(&format!("/api/cases/{alone}")).await.status, 404);
    let profile = avocat.get(&format!("/api/professionals/{}", avocat.id)).await.json();
    assert_eq!((&profile["ratingMean"], &profile["ratings"][0]["comment"]), (&json!(4.0), &Value::Null), "the stars stay, the words go");
    let logs = app.admin("admin@exemple.cm").await.get("/api/admin/ai-logs").await.json();
    assert_eq!(logs, json!([]));
    let id = client.id;
    let nobody = app.app.db.read(move |c| ai_assistant::conversations_to_export(c, id, 0, 1));
    assert_eq!(nobody.await.unwrap(), []);
}}

on_each_database! {
async fn a_professional_leaves_and_their_clients_are_told(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (mut client, avocat) = (app.registered("client@exemple.cm", "client").await, app.registered("avocat@exemple.cm", "avocat").await);
    let entrusted = selected(&client, &avocat).await;
    assert_eq!(message(&avocat, &client, entrusted, "Je m’en occupe").await, 201);
    let week = json!([{"dayOfWeek": 1, "startTime": "09:00", "endTime": "12:00"}]);
    avocat.call("PUT", "/api/availability", &week).await;
    let wish = json!({"professionalId": avocat.id, "title": "Entretien", "appointmentDate": "2026-11-23T08:00:00Z"});
    let appointment = client.post("/api/appointments", &wish).await.json()["id"].as_i64().unwrap();
    let open = client.post("/api/client-requests", &json!({"title": "Licenciement", "description": "Sans préavis ni motif."})).await.json()["id"].as_i64().unwrap();
    client.call("PATCH", &format!("/api/client-requests/{open}/validate"), &json!({})).await;
    avocat.post("/api/proposals", &json!({"requestId": open, "title": "Défense", "description": "Je réponds à l’employeur."})).await;

    deleted(&avocat).await;
    let news = told(&app, &client).await;
    assert!(news.contains(&Notice::ProfessionalLeft { request_id: entrusted }), "{news:?}");
    assert!(news.contains(&Notice::AppointmentCancelled { appointment_id: appointment }), "{news:?}");
    assert_eq!(client.get(&format!("/api/proposals/request/{open}")).await.json(), json!([]), "what was not selected is gone");
    assert_eq!(client.get(&format!("/api/professionals/{}", avocat.id)).await.status, 404);
    client.language = "en";
    let contact = client.get("/api/client-contacts").await.json();
    assert_eq!((&contact[0]["professionalName"], &contact[0]["professionalEmail"]), (&json!("Deleted account"), &json!("")));
    let appointments = client.get("/api/appointments").await.json();
    assert_eq!((&appointments[0]["status"], &appointments[0]["professionalName"]), (&json!("cancelled"), &json!("Deleted account")));
    let thread = client.get(&format!("/api/messages?requestId={entrusted}")).await.json();
    assert_eq!(thread[0]["content"], "Je m’en occupe");
    // The client goes on: closes it, and publishes another.
    assert_eq!(client.call("PATCH", &format!("/api/client-requests/{entrusted}/close"), &json!({})).await.status, 200);
    assert_eq!(client.get("/api/cases").await.json()[0]["assigneeName"], Value::Null);
}}

on_each_database! {
async fn the_only_administrator_stays(db: TestDb) {
    let app = TestApp::new(&db).await;
    let admin = app.admin("admin@exemple.cm").await;
    let refused = admin.post("/api/account/delete", &json!({"password": PASSWORD})).await;
    assert_eq!(refused.error(), (409, "last_admin".into()));
    assert_eq!(admin.get("/api/user").await.status, 200);
}}
