//! What a handler can reach, and the one list of everything the application serves.

use crate::assistant::Assistant;
use crate::citations::Citations;
use crate::config::Config;
use crate::events::{Events, Pace};
use crate::files::Files;
use crate::flows::imports::Imports;
use crate::handbook::Handbook;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::operators::Operators;
use crate::secret;
use crate::session::UserCache;
use crate::site_pages::SitePages;
use crate::totals::OpenTotals;
use crate::visitor_limits::VisitorLimits;
use anonymous_access::domain::Keys;
use chrono::{DateTime, Utc};
use database::Db;
use identity::PasswordCost;
use identity::domain::LinkKeys;
use jurisprudence::Library;
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
    /// Of the hashes that are made here.
    pub password_cost: PasswordCost,
    pub users: Arc<UserCache>,
    pub assistant: Arc<Assistant>,
    pub limits: Arc<Limits>,
    pub metrics: Arc<Metrics>,
    pub files: Arc<Files>,
    pub events: Arc<Events>,
    pub imports: Arc<Imports>,
    pub totals: Arc<OpenTotals>,
    /// What private links are made with.
    pub access_keys: Arc<Keys>,
    /// What links by mail to one's own account are made with.
    pub link_keys: Arc<LinkKeys>,
    pub visitor_limits: Arc<VisitorLimits>,
    pub citations: Arc<Citations>,
    pub library: Arc<Library>,
    /// None until a server connects them.
    pub operators: Arc<Operators>,
    pub site_pages: Arc<SitePages>,
    pub handbook: Arc<Handbook>,
}

impl App {
    /// Fails where the server's secret can be neither read nor made, or there is no memory for an index.
    pub fn new(
        config: Arc<Config>,
        db: Db,
        clock: Clock,
        assistant: Arc<Assistant>,
    ) -> std::io::Result<Self> {
        let files = Arc::new(Files::new(&config));
        let events = Arc::new(Events::new(db.clone(), clock.clone(), Pace::default()));
        let access_keys = Arc::new(secret::access_keys(&config)?);
        let library = Arc::new(Library::new().map_err(std::io::Error::other)?);
        let link_keys = Arc::new(secret::link_keys(&config)?);
        Ok(Self {
            config,
            db,
            clock,
            password_cost: PasswordCost::default(),
            users: Arc::default(),
            assistant,
            limits: Arc::default(),
            metrics: Arc::default(),
            files,
            events,
            imports: Arc::default(),
            totals: Arc::default(),
            access_keys,
            link_keys,
            visitor_limits: Arc::default(),
            citations: Arc::default(),
            library,
            operators: Arc::new(Operators::off()),
            site_pages: Arc::default(),
            handbook: Arc::default(),
        })
    }
}
