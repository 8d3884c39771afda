//! A stand-in for both operators of mobile money, for development and tests: MTN MoMo Collections, Orange Money Web Payment and
//! Orange's Core API, over HTTP, with their documented codes. Beside the wire protocols it has a page that plays the payer's
//! phone (`/phone`) and a control plane (`/_sim`): a virtual clock, a scenario for each payment, faults.
//!
//! Never for real money: the server mounts it in development alone, and the program refuses production and every address but
//! the machine's own. What is only guessed about the operators is marked `assumed`; of Orange's that is most.

mod callbacks;
mod clock;
mod control;
mod faults;
mod mtn;
mod orange_core;
mod orange_web;
mod phone;
mod questions;
mod reply;
mod scenario;
mod state;

pub use callbacks::Callback;
pub use clock::Clock;
pub use faults::{Call, Fault};
pub use scenario::{CallbackPlan, Outcome, Scenario, Verdict};
pub use state::{Charge, Operator, Settings};

use actix_web::dev::ServerHandle;
use actix_web::web::{self, Data, ServiceConfig};
use actix_web::{App, HttpServer};
use state::State;
use std::net::TcpListener;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// What the stand-in takes as its keys. They open nothing but itself.
pub mod keys {
    pub const MTN_SUBSCRIPTION_KEY: &str = "stand-in-subscription-key";
    pub const MTN_API_USER: &str = "5f1c0f0e-7d0c-4b8e-9a53-2f1f2b1c9d10";
    pub const MTN_API_KEY: &str = "stand-in-api-key";
    pub const MTN_TARGET: &str = "mtncameroon";
    pub const ORANGE_CLIENT_ID: &str = "stand-in-client";
    pub const ORANGE_CLIENT_SECRET: &str = "stand-in-secret";
    pub const ORANGE_MERCHANT_KEY: &str = "stand-in-merchant";
    pub const ORANGE_API_USERNAME: &str = "stand-in-user";
    pub const ORANGE_API_PASSWORD: &str = "stand-in-password";
    pub const ORANGE_CHANNEL_MSISDN: &str = "690000001";
    pub const ORANGE_PIN: &str = "0000";
}

/// The stand-in. Clones share one state.
#[derive(Clone)]
pub struct Sandbox {
    state: Arc<Mutex<State>>,
    clock: Clock,
}

impl Sandbox {
    pub fn new(settings: Settings, clock: Clock) -> Self {
        let state = State::new(settings, clock.now());
        Self { state: Arc::new(Mutex::new(state)), clock }
    }

    pub(crate) fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// What the next payments do, in order; afterwards what the number of the payer says.
    pub fn plan(&self, scenario: Scenario) {
        self.state().planned.push_back(scenario);
    }

    /// Every payment from now on does this, unless one was planned; none: what its number says.
    pub fn always(&self, scenario: Option<Scenario>) {
        self.state().always = scenario;
    }

    /// What goes wrong with the next call of this kind; faults of one kind queue up.
    pub fn fault(&self, call: Call, fault: Fault) {
        self.state().faults.add(call, fault);
    }

    /// One call of this kind goes well before the next fault.
    pub fn spare(&self, call: Call) {
        self.state().faults.spare(call, 1);
    }

    /// No planned scenario and no fault stays.
    pub fn calm(&self) {
        let mut state = self.state();
        state.planned.clear();
        state.always = None;
        state.faults.clear();
    }

    /// Money that was taken, in the order in which it was.
    pub fn charges(&self) -> Vec<Charge> {
        let now = self.clock.now();
        self.state().charges(now)
    }

    /// Whether it knows of a payment, paid or not.
    pub fn has(&self, reference: &str) -> bool {
        self.state().payments.contains_key(reference)
    }

    /// The payer opens Orange's page at its address; until somebody has it, nothing runs there. `false` where no page is.
    pub fn open_page(&self, payment_url: &str) -> bool {
        let (token, now) = (payment_url.rsplit('/').next().unwrap_or_default(), self.clock.now());
        self.state().by_pay_token(token).map(|payment| payment.begin(now)).is_some()
    }

    /// Has the payer answer the prompt of a payment, or use its page. `false` where none waits.
    pub fn answer(&self, reference: &str, confirms: bool) -> bool {
        let now = self.clock.now();
        self.state().answer(reference, confirms, now)
    }

    /// No token that was given is good any more.
    pub fn revoke_tokens(&self) {
        self.state().tokens.clear();
    }

    /// The most status calls that came to one operator within any second of the clock, answered or not.
    pub fn busiest_second(&self) -> usize {
        self.state().questions.busiest_second()
    }

    /// Status calls that came, answered or not.
    pub fn questions(&self) -> usize {
        self.state().questions.count()
    }

    /// How many different tokens they came with.
    pub fn askers(&self) -> usize {
        self.state().questions.askers()
    }

    /// The callbacks that are due by the clock and were not answered here before.
    pub fn take_callbacks(&self) -> Vec<Callback> {
        let now = self.clock.now();
        self.state().take_callbacks(now)
    }

    /// Where the pages for payers are, as their browsers reach them.
    pub fn set_public_url(&self, url: &str) {
        self.state().settings.public_url = url.trim_end_matches('/').to_owned();
    }

    /// Mounts everything under the caller's scope.
    pub fn mount(&self, cfg: &mut ServiceConfig) {
        cfg.app_data(Data::new(self.clone()))
            .configure(mtn::mount)
            .configure(orange_web::mount)
            .configure(orange_core::mount)
            .configure(phone::mount)
            .configure(control::mount);
    }

    /// Serves on a listener, in the background of the caller's actix system, and sends callbacks as they become due.
    pub fn serve(&self, listener: TcpListener) -> std::io::Result<ServerHandle> {
        let sandbox = self.clone();
        let server = HttpServer::new(move || {
            let sandbox = sandbox.clone();
            App::new().service(web::scope("").configure(|cfg| sandbox.mount(cfg)))
        })
        .workers(1)
        .shutdown_timeout(0)
        .disable_signals()
        .listen(listener)?
        .run();
        let handle = server.handle();
        actix_web::rt::spawn(server);
        Ok(handle)
    }

    /// Sends due callbacks for as long as the process lives.
    pub async fn keep_calling_back(self) {
        callbacks::keep(self).await;
    }
}
