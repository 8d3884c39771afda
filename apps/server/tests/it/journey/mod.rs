//! The way to a selection, call by call.

use crate::support::{Person, TestApp};
use notifications::{Notice, NoticePage};
use serde_json::json;

/// The client publishes a request, the professional proposes, the client selects; answers the request's id.
pub async fn selected(client: &Person<'_>, professional: &Person<'_>) -> i64 {
    let request = json!({"title": "Loyer impayé", "description": "Mon locataire ne paie plus depuis deux mois", "legalDomain": "immobilier"});
    let made = client.post("/api/client-requests", &request).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let id = made.json()["id"].as_i64().unwrap();
    let published = client.call("PATCH", &format!("/api/client-requests/{id}/validate"), &json!({})).await;
    assert_eq!(published.status, 200, "{}", published.text());
    let proposal = json!({"requestId": id, "title": "Assistance", "description": "Je peux vous assister", "timeline": "2 semaines"});
    let proposed = professional.post("/api/proposals", &proposal).await;
    assert_eq!(proposed.status, 201, "{}", proposed.text());
    let path = format!("/api/proposals/{}/select", proposed.json()["id"]);
    let selected = client.call("PATCH", &path, &json!({})).await;
    assert_eq!(selected.status, 200, "{}", selected.text());
    id
}

/// What a person was told, oldest first.
pub async fn told(app: &TestApp, person: &Person<'_>) -> Vec<Notice> {
    let id = person.id;
    let notices = app.app.db.read(move |c| notifications::notices(c, id, NoticePage::default())).await;
    notices.unwrap().items.into_iter().rev().map(|n| n.notice).collect()
}
