//! The real application over a fresh database, and people who use it.

pub mod process;
pub mod texts;

use actix_web::body::{BoxBody, MessageBody};
use actix_web::cookie::{Cookie, Key};
use actix_web::dev::{Service, ServiceResponse};
use actix_web::http::{Method, StatusCode, header};
use actix_web::test::{TestRequest, init_service};
use chrono::{DateTime, TimeDelta, Utc};
use database::testing::TestDb;
use identity::PasswordCost;
use palabre::app::{App, Clock};
use palabre::assistant::Assistant;
use palabre::config::Config;
use palabre::events::{Events, Pace};
use palabre::flows::imports::Imports;
use palabre::server::application;
use palabre::session::DbSessionStore;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::rc::Rc;
use std::sync::{Arc, Mutex};
use std::time::Duration;

pub const PASSWORD: &str = "secret-words";

pub fn noon() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

type Call = dyn Fn(TestRequest) -> std::pin::Pin<Box<dyn Future<Output = (Answered, BoxBody)>>>;

/// The application, with a clock that the test holds.
pub struct TestApp {
    pub app: App,
    /// Removed when the test ends.
    pub folder: tempfile::TempDir,
    time: Arc<Mutex<DateTime<Utc>>>,
    call: Rc<Call>,
}

#[derive(Debug)]
pub struct Answered {
    pub status: StatusCode,
    pub headers: header::HeaderMap,
    pub cookies: Vec<Cookie<'static>>,
    pub body: Vec<u8>,
}

impl Answered {
    pub fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or(Value::Null)
    }
    pub fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }
    pub fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |v| v.to_str().unwrap())
    }
    /// The status and the stable code of an error.
    pub fn error(&self) -> (u16, String) {
        (self.status.as_u16(), self.json()["code"].as_str().unwrap_or_default().to_owned())
    }
}

impl TestApp {
    pub async fn new(db: &TestDb) -> Self {
        Self::with(db, &[]).await
    }

    /// With settings of the environment.
    pub async fn with(db: &TestDb, settings: &[(&str, &str)]) -> Self {
        Self::prepared(db, settings, |_| {}).await
    }

    /// Whoever needs the search engine hardly waits for it.
    pub async fn impatient(db: &TestDb) -> Self {
        let assistant = Assistant::new(None).unwrap().with_patience(Duration::from_millis(50));
        Self::prepared(db, &[], |app| app.assistant = Arc::new(assistant)).await
    }

    /// With whatever `prepare` changes before the application is built.
    pub async fn prepared(db: &TestDb, settings: &[(&str, &str)], prepare: impl FnOnce(&mut App)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut vars: BTreeMap<String, String> =
            settings.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect();
        vars.insert("PALABRE_DATA_DIR".into(), folder.path().display().to_string());
        vars.insert("DATABASE_URL".into(), db.url.clone());
        let config = Config::from_vars(vars).unwrap();
        let time = Arc::new(Mutex::new(noon()));
        let held = time.clone();
        let clock = Clock::of(move || *held.lock().unwrap());
        let assistant = Arc::new(Assistant::new(config.model.as_ref()).unwrap());
        let mut app = App::new(Arc::new(config), db.pool_of(8), clock, assistant).unwrap();
        // What other processes did, and whether a run is still wanted, is looked at so often that no test waits for it.
        let pace = Pace { look: Duration::from_millis(50), sessions: Duration::from_millis(100) };
        app.events = Arc::new(Events::new(app.db.clone(), app.clock.clone(), pace));
        app.imports = Arc::new(Imports::beating(Duration::from_millis(100)));
        app.password_cost = PasswordCost::least();
        prepare(&mut app);
        let sessions = DbSessionStore::new(app.db.clone(), app.clock.clone());
        let service = Rc::new(init_service(application(app.clone(), Key::from(&[7; 64]), sessions)).await);
        Self { app, folder, time, call: Rc::new(move |req| Box::pin(begun(service.clone(), req))) }
    }

    /// Lets time go by; what is remembered of sessions and users for a second is then read anew.
    pub fn pass(&self, time: TimeDelta) {
        *self.time.lock().unwrap() += time;
    }

    pub fn visitor(&self) -> Person<'_> {
        Person { app: self, cookies: Mutex::default(), language: "fr", address: HERE, id: 0 }
    }

    pub async fn registered(&self, email: &str, role: &str) -> Person<'_> {
        let mut person = self.visitor();
        let new = json!({"name": "Ngo Bell", "email": email, "password": PASSWORD, "role": role});
        let r = person.post("/api/register", &new).await;
        assert_eq!(r.status, StatusCode::CREATED, "{}", r.text());
        person.id = r.json()["id"].as_i64().unwrap();
        person
    }

    pub async fn premium(&self, email: &str, role: &str) -> Person<'_> {
        let person = self.registered(email, role).await;
        let id = person.id;
        self.app.db.write(move |c| identity::set_premium(c, id, Some(None))).await.unwrap();
        self.app.users.forget(id);
        person
    }

    pub async fn admin(&self, email: &str) -> Person<'_> {
        let hash = identity::hash_password(
            &identity::domain::Password::parse(PASSWORD, None).unwrap(),
            [1; 16],
            &self.app.password_cost,
        )
        .unwrap();
        let (email_owned, now) = (email.to_owned(), noon());
        let user = self
            .app
            .db
            .write(move |c| {
                let (name, email) = ("Admin Palabre".parse().unwrap(), email_owned.parse().unwrap());
                identity::create_admin(c, &name, &email, &hash, now)
            })
            .await
            .unwrap();
        let mut person = self.visitor();
        let r = person.post("/api/login", &json!({"email": email, "password": PASSWORD})).await;
        assert_eq!(r.status, StatusCode::OK, "{}", r.text());
        person.id = user.id;
        person
    }
}

/// The answer without its body, and the body.
async fn begun<S, B>(service: Rc<S>, req: TestRequest) -> (Answered, BoxBody)
where
    S: Service<actix_http::Request, Response = ServiceResponse<B>, Error = actix_web::Error>,
    B: MessageBody + 'static,
{
    let res = match service.call(req.to_request()).await {
        Ok(res) => res.into_parts().1.map_into_boxed_body(),
        // As the server does with an error that no part inside has answered.
        Err(e) => e.error_response(),
    };
    let (status, headers) = (res.status(), res.headers().clone());
    let cookies = res.cookies().map(Cookie::into_owned).collect();
    (Answered { status, headers, cookies, body: Vec::new() }, res.into_body())
}

const HERE: &str = "127.0.0.1:9";

/// Somebody with a browser: keeps the cookies.
pub struct Person<'a> {
    app: &'a TestApp,
    cookies: Mutex<BTreeMap<String, Cookie<'static>>>,
    pub language: &'static str,
    pub address: &'static str,
    pub id: i64,
}

impl Person<'_> {
    /// The cookie of the session.
    pub fn cookie(&self) -> Option<Cookie<'static>> {
        self.cookie_named("palabre_session")
    }

    pub fn cookie_named(&self, name: &str) -> Option<Cookie<'static>> {
        self.cookies.lock().unwrap().get(name).cloned()
    }

    pub fn drop_cookie(&self, name: &str) {
        self.cookies.lock().unwrap().remove(name);
    }

    pub async fn send(&self, req: TestRequest) -> Answered {
        let (mut answered, body) = self.begin(req).await;
        answered.body = actix_web::body::to_bytes(body).await.unwrap().to_vec();
        answered
    }

    async fn begin(&self, mut req: TestRequest) -> (Answered, BoxBody) {
        req = req
            .insert_header((header::ACCEPT_LANGUAGE, self.language))
            .peer_addr(self.address.parse().unwrap());
        for cookie in self.cookies.lock().unwrap().values() {
            req = req.cookie(cookie.clone());
        }
        let (answered, body) = (self.app.call)(req).await;
        for cookie in &answered.cookies {
            let gone = cookie.value().is_empty() || cookie.max_age().is_some_and(|a| a.is_zero());
            let mut kept = self.cookies.lock().unwrap();
            match gone {
                true => kept.remove(cookie.name()),
                false => kept.insert(cookie.name().to_owned(), cookie.clone()),
            };
        }
        (answered, body)
    }

    /// Opens a line of live events; `from` is the last id that was heard.
    pub async fn listen(&self, from: Option<&str>) -> (Answered, Line) {
        let mut req = TestRequest::get().uri("/api/events");
        if let Some(from) = from {
            req = req.insert_header(("last-event-id", from));
        }
        let (answered, body) = self.begin(req).await;
        (answered, Line { body, heard: String::new() })
    }

    pub async fn get(&self, path: &str) -> Answered {
        self.send(TestRequest::get().uri(path)).await
    }
    pub async fn post(&self, path: &str, body: &Value) -> Answered {
        self.send(TestRequest::post().uri(path).set_json(body)).await
    }
    pub async fn call(&self, method: &str, path: &str, body: &Value) -> Answered {
        self.send(TestRequest::default().method(method.parse::<Method>().unwrap()).uri(path).set_json(body))
            .await
    }
    /// A file as the body, whatever type it says to be.
    pub async fn upload(&self, path: &str, media_type: &str, bytes: &[u8]) -> Answered {
        let req = TestRequest::post().uri(path).insert_header((header::CONTENT_TYPE, media_type));
        self.send(req.set_payload(bytes.to_vec())).await
    }
    pub async fn ask(&self, question: &str) -> Answered {
        self.post("/api/ia/ask", &json!({"question": question})).await
    }
}

/// An open line of live events.
pub struct Line {
    body: BoxBody,
    heard: String,
}

/// One event: its id, its name, its data.
pub type Heard = (String, String, Value);

impl Line {
    /// The next event, or none when the line has ended.
    pub async fn next(&mut self) -> Option<Heard> {
        loop {
            if let Some((event, rest)) = self.heard.split_once("\n\n") {
                let (event, rest) = (event.to_owned(), rest.to_owned());
                self.heard = rest;
                let field = |name: &str| {
                    let line = event.lines().find_map(|l| l.strip_prefix(name)).unwrap_or_default();
                    line.to_owned()
                };
                let data = serde_json::from_str(&field("data: ")).unwrap();
                return Some((field("id: "), field("event: "), data));
            }
            let bytes = std::future::poll_fn(|cx| std::pin::Pin::new(&mut self.body).poll_next(cx)).await?;
            self.heard.push_str(std::str::from_utf8(&bytes.unwrap()).unwrap());
        }
    }

    /// The next event that is no ping; a line that says nothing for ten seconds has failed the test.
    pub async fn told(&mut self) -> Heard {
        let next = async {
            loop {
                let heard = self.next().await.unwrap();
                if heard.1 != "ping" {
                    return heard;
                }
            }
        };
        actix_web::rt::time::timeout(std::time::Duration::from_secs(10), next).await.unwrap()
    }

    /// Whether the line ends within ten seconds.
    pub async fn ends(&mut self) -> bool {
        let end = async { while self.next().await.is_some() {} };
        actix_web::rt::time::timeout(std::time::Duration::from_secs(10), end).await.is_ok()
    }
}
