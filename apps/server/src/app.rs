//! What a handler can reach, and the one list of everything the application serves.

use crate::assistant::Assistant;
use crate::config::Config;
use crate::events::Events;
use crate::files::Files;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::secret;
use crate::session::UserCache;
use crate::totals::OpenTotals;
use crate::visitor_limits::VisitorLimits;
use anonymous_access::domain::Keys;
use chrono::{DateTime, Utc};
use database::Db;
use std::sync::Arc;

/// The clock: the only place that reads it, so that tests can hold it still.
#[derive(Clone)]
pub struct Clock(Arc<dyn Fn() -> DateTime<Utc> + Send + Sync>);

impl Clock {
    #[expect(clippy::disallowed_methods, reason = "this is the clock that everything else is given")]
    pub fn system() -> Self {
        Self(Arc::new(Utc::now))
    }
    pub fn of(f: impl Fn() -> DateTime<Utc> + Send + Sync + 'static) -> Self {
        Self(Arc::new(f))
    }
    pub fn now(&self) -> DateTime<Utc> {
        (self.0)()
    }
}

#[derive(Clone)]
pub struct App {
    pub config: Arc<Config>,
    pub db: Db,
    pub clock: Clock,
    pub users: Arc<UserCache>,
    pub assistant: Arc<Assistant>,
    pub limits: Arc<Limits>,
    pub metrics: Arc<Metrics>,
    pub files: Arc<Files>,
    pub events: Arc<Events>,
    pub totals: Arc<OpenTotals>,
    /// What private links are made with.
    pub access_keys: Arc<Keys>,
    pub visitor_limits: Arc<VisitorLimits>,
}

impl App {
    /// Fails where the server's secret can be neither read nor made.
    pub fn new(
        config: Arc<Config>,
        db: Db,
        clock: Clock,
        assistant: Arc<Assistant>,
    ) -> std::io::Result<Self> {
        let files = Arc::new(Files::new(&config));
        let events = Arc::new(Events::new(db.clone(), clock.clone()));
        let access_keys = Arc::new(secret::access_keys(&config)?);
        Ok(Self {
            config,
            db,
            clock,
            users: Arc::default(),
            assistant,
            limits: Arc::default(),
            metrics: Arc::default(),
            files,
            events,
            totals: Arc::default(),
            access_keys,
            visitor_limits: Arc::default(),
        })
    }
}
