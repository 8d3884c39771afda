use chrono::{DateTime, TimeDelta, Utc};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

/// A clock that can be moved forward, over the one of whoever runs the stand-in.
#[derive(Clone)]
pub struct Clock {
    base: Arc<dyn Fn() -> DateTime<Utc> + Send + Sync>,
    ahead: Arc<AtomicI64>,
}

impl Clock {
    pub fn over(base: impl Fn() -> DateTime<Utc> + Send + Sync + 'static) -> Self {
        Self { base: Arc::new(base), ahead: Arc::default() }
    }

    #[expect(clippy::disallowed_methods, reason = "the stand-in's own clock, where nobody gives it one")]
    pub fn system() -> Self {
        Self::over(Utc::now)
    }

    pub fn now(&self) -> DateTime<Utc> {
        (self.base)() + TimeDelta::milliseconds(self.ahead.load(Ordering::SeqCst))
    }

    pub fn advance(&self, by: TimeDelta) {
        self.ahead.fetch_add(by.num_milliseconds().max(0), Ordering::SeqCst);
    }
}
