//! Whatever is sent to the marketplace's calls, the answer is a clear refusal or a correct treatment.

use crate::support::TestApp;
use actix_web::http::header;
use actix_web::test::TestRequest;
use database::on_each_database;
use serde_json::{Value, json};

const HOSTILE: [&str; 12] = [
    "'; DROP TABLE proposals; --",
    "\" OR 1=1 --",
    "<script>alert(1)</script><img src=x onerror=alert(1)>",
    "{{ 7 * 7 }}{% for x in range(999999999) %}{% endfor %}${7*7}",
    "😀👨‍👩‍👧‍👦🇨🇲",
    "مرحبا بالعالم \u{202e}abc",
    "\u{0}\u{1}\u{7f}\u{200b}",
    "Ŋ ɛ́ ɔ̀ ə̂ ɓ ɗ",
    "../../../../../etc/passwd",
    "%s%n%x %00 \\u0000 \\ _",
    "-1e309 NaN Infinity 0x7fffffff",
    "\r\nSet-Cookie: a=b\r\n\r\n",
];

fn wrong_types() -> [Value; 6] {
    [json!(1), json!(1.5), json!(true), json!([]), json!({}), json!(["a", 1])]
}

/// A call's method, its path and a body that is accepted.
fn calls(request: i64, proposal: i64, professional: i64) -> Vec<(bool, &'static str, String, Value)> {
    let new = json!({"title": "Un titre", "description": "Une description assez longue", "legalDomain": "civil", "urgency": "low", "budget": "10"});
    let offer = json!({"requestId": request, "title": "Un titre", "description": "Une description assez longue", "price": "10", "timeline": "2 jours", "experience": "dix ans"});
    let rating = json!({"requestId": request, "professionalId": professional, "rating": 5, "comment": "bien", "isDeadlineMet": true, "wouldRecommend": false});
    let profile = json!({"specialty": "a", "domains": ["civil"], "city": "b", "languages": ["c"], "rollNumber": "d", "bio": "e", "yearsOfPractice": 3});
    vec![
        (true, "POST", "/api/client-requests".into(), new.clone()),
        (true, "PATCH", format!("/api/client-requests/{request}"), new),
        (true, "PATCH", format!("/api/proposals/{proposal}/reject"), json!({"reason": "non"})),
        (true, "POST", "/api/ratings".into(), rating.clone()),
        (true, "PATCH", "/api/ratings/1".into(), rating),
        (false, "POST", "/api/proposals".into(), offer),
        (false, "PUT", "/api/professional-profile".into(), profile),
    ]
}

on_each_database! {
async fn hostile_text_and_wrong_types_in_every_field_never_break_it(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    let request = client.post("/api/client-requests", &json!({"title": "Un titre", "description": "Une description assez longue"})).await.json()["id"].as_i64().unwrap();
    assert_eq!(client.call("PATCH", &format!("/api/client-requests/{request}/validate"), &json!({})).await.status, 200);
    let offer = json!({"requestId": request, "title": "Un titre", "description": "Une description assez longue"});
    let proposal = avocat.post("/api/proposals", &offer).await.json()["id"].as_i64().unwrap();
    for (is_client, method, path, body) in calls(request, proposal, avocat.id) {
        let person = if is_client { &client } else { &avocat };
        let mut values: Vec<Value> = HOSTILE.iter().flat_map(|t| [json!(t), json!(t.repeat(2_000)), json!([t])]).collect();
        values.extend(wrong_types());
        values.extend([json!("x".repeat(60_000)), json!(i64::MAX), json!(i64::MIN), json!("99999999999999999999"), Value::Null]);
        for field in body.as_object().unwrap().keys() {
            for value in &values {
                let mut body = body.clone();
                body[field] = value.clone();
                let r = person.call(method, &path, &body).await;
                assert!([200, 201, 400, 404, 409, 413, 422].contains(&r.status.as_u16()), "{method} {path} {field}={value}: {} {}", r.status, r.text());
                assert!(r.status.is_success() || !r.json()["message"].as_str().unwrap().is_empty());
            }
        }
        for raw in ["", "{", "[]", "null", "1", "\"a\"", "\u{feff}{}"] {
            let req = TestRequest::default().method(method.parse().unwrap()).uri(&path).insert_header((header::CONTENT_TYPE, "application/json")).set_payload(raw.to_owned());
            let r = person.send(req).await;
            assert!([400, 404, 409, 422].contains(&r.status.as_u16()), "{method} {path} {raw}: {}", r.status);
        }
    }
}}

on_each_database! {
async fn hostile_words_in_a_search_find_what_they_say(db: TestDb) {
    let app = TestApp::new(&db).await;
    let (client, avocat) = (app.registered("c@exemple.cm", "client").await, app.registered("a@exemple.cm", "avocat").await);
    for text in HOSTILE {
        let new = json!({"title": format!("Titre {text}"), "description": format!("Une description assez longue {text}")});
        let r = client.post("/api/client-requests", &new).await;
        assert_eq!(r.status, 201, "{}", r.text());
        let id = r.json()["id"].clone();
        assert_eq!(client.call("PATCH", &format!("/api/client-requests/{id}/validate"), &json!({})).await.status, 200);
        let query: String = url::form_urlencoded::byte_serialize(text.as_bytes()).collect();
        let found = avocat.get(&format!("/api/client-requests?q={query}")).await;
        assert_eq!(found.status, 200, "{text}: {}", found.text());
        assert!(found.json().as_array().unwrap().iter().any(|r| r["id"] == id), "{text}: {}", found.text());
        for field in ["status", "domain", "urgency", "since", "until"] {
            let r = avocat.get(&format!("/api/client-requests?{field}={query}")).await;
            assert!([200, 422].contains(&r.status.as_u16()), "{field} {text}: {}", r.status);
        }
    }
    for path in ["/api/client-requests/0", "/api/client-requests/-1", "/api/client-requests/abc", "/api/client-requests/99999999999999999999", "/api/proposals/request/x"] {
        assert_eq!(avocat.get(path).await.error(), (404, "not_found".into()), "{path}");
    }
}}
