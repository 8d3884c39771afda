//! Sessions behind the cookie: actix-session over rows of the database, with a one-second memory of what was read.
//!
//! The memory (docs/adr/0002) keeps a page's burst of calls from asking the database the same question each time. In
//! this process every change forgets the entry at once; another process sees a revoked session one second later.

use crate::app::{App, Clock};
use crate::device::Device;
use crate::language::Lang;
use crate::problem::Problem;
use actix_session::storage::{LoadError, SaveError, SessionKey, SessionStore, UpdateError};
use actix_session::{Session, SessionExt};
use actix_web::body::MessageBody;
use actix_web::cookie::time::Duration as CookieDuration;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::middleware::Next;
use actix_web::{Error, HttpRequest};
use chrono::{DateTime, TimeDelta, Utc};
use database::Db;
use identity::StoredSession;
use identity::domain::{User, UserId};
use quick_cache::sync::Cache;
use rand::distr::{Alphanumeric, SampleString};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

/// A session ends after 90 days in any case; the server ends it after 30 days without use.
pub const COOKIE_DAYS: i64 = 90;
const REMEMBER: TimeDelta = TimeDelta::seconds(1);
const ENTRIES: usize = 10_000;
const USER_ID: &str = "user_id";
const DEVICE: &str = "device";
/// The name of the cookie.
pub const COOKIE: &str = "palabre_session";
/// Which row it is: put beside the state when it is read, and never stored with it.
const ROW: &str = "row";
/// 64 letters and digits: 380 random bits.
const KEY_LENGTH: usize = 64;

type State = HashMap<String, String>;

type Remembered = Cache<String, (DateTime<Utc>, Arc<StoredSession>)>;

#[derive(Clone)]
pub struct DbSessionStore {
    db: Db,
    clock: Clock,
    remembered: Arc<Remembered>,
}

impl DbSessionStore {
    pub fn new(db: Db, clock: Clock) -> Self {
        Self { db, clock, remembered: Arc::new(Cache::new(ENTRIES)) }
    }

    async fn stored(&self, key: &str) -> Result<Option<Arc<StoredSession>>, identity::IdentityError> {
        let now = self.clock.now();
        if let Some((read_at, session)) = self.remembered.get(key)
            && (TimeDelta::zero()..REMEMBER).contains(&(now - read_at))
        {
            return Ok(Some(session));
        }
        let owned = key.to_owned();
        let found = self.db.read(move |c| identity::load_session(c, &owned, now)).await?;
        let Some(session) = found.map(Arc::new) else {
            self.remembered.remove(key);
            return Ok(None);
        };
        if session.needs_touch(now) {
            let owned = key.to_owned();
            self.db.write(move |c| identity::touch_session(c, &owned, now)).await?;
        }
        self.remembered.insert(key.to_owned(), (now, session.clone()));
        Ok(Some(session))
    }
}

fn user_id(state: &State) -> Option<UserId> {
    state.get(USER_ID)?.parse().ok()
}

fn ordered(mut state: State) -> BTreeMap<String, String> {
    state.remove(ROW);
    state.into_iter().collect()
}

impl SessionStore for DbSessionStore {
    async fn load(&self, key: &SessionKey) -> Result<Option<State>, LoadError> {
        let found = self.stored(key.as_ref()).await.map_err(|e| LoadError::Other(e.into()))?;
        Ok(found.map(|s| {
            let row = (ROW.to_owned(), s.id.to_string());
            s.state.iter().map(|(k, v)| (k.clone(), v.clone())).chain([row]).collect()
        }))
    }

    async fn save(&self, state: State, _: &CookieDuration) -> Result<SessionKey, SaveError> {
        let key = Alphanumeric.sample_string(&mut rand::rng(), KEY_LENGTH);
        let (owned, now) = (key.clone(), self.clock.now());
        let saved = self
            .db
            .write(move |c| identity::open_session(c, &owned, user_id(&state), ordered(state), now))
            .await;
        saved.map_err(|e| SaveError::Other(e.into()))?;
        SessionKey::try_from(key).map_err(|e| SaveError::Other(e.into()))
    }

    async fn update(
        &self,
        key: SessionKey,
        state: State,
        ttl: &CookieDuration,
    ) -> Result<SessionKey, UpdateError> {
        self.remembered.remove(key.as_ref());
        let (owned, kept) = (key.as_ref().to_owned(), state.clone());
        let updated =
            self.db.write(move |c| identity::update_session(c, &owned, user_id(&kept), ordered(kept))).await;
        if updated.map_err(|e| UpdateError::Other(e.into()))? {
            return Ok(key);
        }
        // Revoked meanwhile: the state goes into a new session.
        self.save(state, ttl).await.map_err(|e| UpdateError::Other(e.into()))
    }

    /// The end of a session slides in `load`: this call comes after the answer was made, and may be lost.
    async fn update_ttl(&self, _: &SessionKey, _: &CookieDuration) -> Result<(), anyhow::Error> {
        Ok(())
    }

    async fn delete(&self, key: &SessionKey) -> Result<(), anyhow::Error> {
        self.remembered.remove(key.as_ref());
        let owned = key.as_ref().to_owned();
        self.db.write(move |c| identity::close_session(c, &owned)).await?;
        Ok(())
    }
}

/// Users as they were read at most a second ago.
pub struct UserCache(Cache<UserId, (DateTime<Utc>, Arc<User>)>);

impl Default for UserCache {
    fn default() -> Self {
        Self(Cache::new(ENTRIES))
    }
}

impl UserCache {
    pub fn forget(&self, id: UserId) {
        self.0.remove(&id);
    }

    /// The signed-in user of this request, if any.
    pub async fn current(&self, app: &App, req: &HttpRequest) -> Result<Option<Arc<User>>, Problem> {
        let session = req.get_session();
        let Ok(Some(id)) = session.get::<UserId>(USER_ID) else { return Ok(None) };
        let now = app.clock.now();
        if let Some((read_at, user)) = self.0.get(&id)
            && (TimeDelta::zero()..REMEMBER).contains(&(now - read_at))
        {
            return Ok(Some(user));
        }
        match app.db.read(move |c| identity::user(c, id)).await {
            Ok(user) => {
                let user = Arc::new(user);
                self.0.insert(id, (now, user.clone()));
                Ok(Some(user))
            }
            Err(identity::IdentityError::UnknownUser) => {
                session.purge();
                Ok(None)
            }
            Err(e) => Err(Problem::identity(e, now)),
        }
    }
}

/// A session that can be neither read nor written is no reason of the caller's: the call is answered as any other for which
/// the database is away. Around `SessionMiddleware`, which knows but an empty 500.
pub async fn or_busy(
    req: ServiceRequest,
    next: Next<impl MessageBody>,
) -> Result<ServiceResponse<impl MessageBody>, Error> {
    let lang = Lang::of(req.headers());
    next.call(req).await.map_err(|e| {
        tracing::warn!(error = %e, "session not available");
        InternalError::from_response(e, Problem::busy().response(lang)).into()
    })
}

/// Whether the session is somebody's.
pub fn is_signed_in(session: &Session) -> bool {
    matches!(session.get::<UserId>(USER_ID), Ok(Some(_)))
}

/// The row of the session, if it is one that was read from the database.
pub fn row(session: &Session) -> Option<i64> {
    session.get(ROW).ok().flatten()
}

/// Begins the session of `user` under a new id: one that was set before signing in opens nothing. What kind of device
/// it is stays with it, in two words, so that its owner knows it again.
pub fn begin(session: &Session, user: &User, device: Device) -> Result<(), Problem> {
    session.renew();
    session.insert(DEVICE, device.code()).map_err(|e| Problem::internal(&e))?;
    session.insert(USER_ID, user.id).map_err(|e| Problem::internal(&e))
}

/// The device of a session, from what [`begin`] wrote.
pub fn device(state: &BTreeMap<String, String>) -> Device {
    let code: Option<String> = state.get(DEVICE).and_then(|v| serde_json::from_str(v).ok());
    Device::read(&code.unwrap_or_default())
}
