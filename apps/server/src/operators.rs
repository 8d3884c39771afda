//! The operators of mobile money this process works with, and the stand-in where there is one.

use crate::app::Clock;
use crate::breaker::Breaker;
use crate::cli::Failure;
use crate::config::operators::{Mtn, Orange, OrangeCore, OrangeWeb, Reached, is_this_machine};
use crate::config::{Config, Mode};
use operators_sandbox::{Sandbox, Settings, keys};
use payments::Provider;
use payments::domain::{Channel, Method, Terms};
use payments::operators as clients;
use payments::operators::{
    MtnConfig, MtnMomo, OrangeCoreConfig, OrangeWebConfig, Secret, SetupError, Timeouts,
};
use std::net::TcpListener;
use std::sync::Arc;
use tokio::sync::Notify;
use url::Url;

/// One operator as payments are made with it now.
#[derive(Clone)]
pub struct Connected {
    pub provider: Arc<dyn Provider>,
    pub terms: Terms,
    pub breaker: Arc<Breaker>,
    /// The operators' stand-in of this machine, and no operator: it reaches addresses that nobody else does.
    pub is_stand_in: bool,
}

pub struct Operators {
    mtn: Option<Connected>,
    orange: Option<Connected>,
    /// No real money.
    pub is_test: bool,
    pub sandbox: Option<Sandbox>,
    /// Wakes the pollers of this process: something is due.
    wake: Notify,
}

impl Operators {
    /// No operator.
    pub fn off() -> Self {
        Self { mtn: None, orange: None, is_test: false, sandbox: None, wake: Notify::new() }
    }

    pub fn new(connected: Vec<Connected>, is_test: bool, sandbox: Option<Sandbox>) -> Self {
        let mut all = Self { is_test, sandbox, ..Self::off() };
        for one in connected {
            match one.terms.channel.method() {
                Method::MtnMomo => all.mtn = Some(one),
                Method::OrangeMoney => all.orange = Some(one),
            }
        }
        all
    }

    pub fn of_method(&self, method: Method) -> Option<&Connected> {
        match method {
            Method::MtnMomo => self.mtn.as_ref(),
            Method::OrangeMoney => self.orange.as_ref(),
        }
    }

    /// The one that speaks this protocol: payments that were begun by Orange's other one wait for it.
    pub fn of_channel(&self, channel: Channel) -> Option<&Connected> {
        self.of_method(channel.method()).filter(|c| c.terms.channel == channel)
    }

    pub fn all(&self) -> impl Iterator<Item = &Connected> {
        [&self.mtn, &self.orange].into_iter().flatten()
    }

    /// Something is due now. Whoever is busy looks again within a second.
    pub fn wake(&self) {
        self.wake.notify_waiters();
    }

    pub async fn woken(&self) {
        self.wake.notified().await;
    }

    /// Of what is paid with this method now; Cameroon's where it cannot be paid with.
    pub fn currency_of(&self, method: Method) -> String {
        self.of_method(method).map_or_else(|| "XAF".to_owned(), |c| c.terms.currency.clone())
    }

    pub fn channels(&self) -> Vec<Channel> {
        self.all().map(|c| c.terms.channel).collect()
    }
}

/// Every operator of the settings; in development the stand-in is started for the others. Needs a running actix system.
pub fn start(config: &Config, clock: &Clock) -> Result<Operators, Failure> {
    let needs_stand_in = matches!(config.operators.mtn, Reached::StandIn)
        || matches!(config.operators.orange, Reached::StandIn);
    if !needs_stand_in {
        return Ok(connect(config, None)?);
    }
    // Settings never say so in production; were they ever read otherwise, it ends here.
    if config.mode == Mode::Production {
        return Err("PALABRE_MODE: the operators' stand-in is refused in production".into());
    }
    let listener = TcpListener::bind(("127.0.0.1", 0))?;
    let address = format!("http://{}", listener.local_addr()?);
    let clock = clock.clone();
    let settings = Settings { public_url: pages(config), ..Settings::default() };
    let sandbox = Sandbox::new(settings, operators_sandbox::Clock::over(move || clock.now()));
    sandbox.serve(listener)?;
    actix_web::rt::spawn(sandbox.clone().keep_calling_back());
    Ok(connect(config, Some((sandbox, address)))?)
}

/// Where the stand-in's pages are, for people.
pub const PAGES: &str = "/operators-sandbox";

fn pages(config: &Config) -> String {
    format!("{}{PAGES}", config.public_url.as_str().trim_end_matches('/'))
}

/// The clients alone: nothing is started.
pub fn connect(config: &Config, stand_in: Option<(Sandbox, String)>) -> Result<Operators, SetupError> {
    let (sandbox, address) = stand_in.unzip();
    let mut all = Vec::new();
    match (&config.operators.mtn, &address) {
        (Reached::Set(set), _) => all.push(mtn(set, config)?),
        (Reached::StandIn, Some(address)) => all.push(stand_in_mtn(address, config, Timeouts::default())?),
        (Reached::Off | Reached::StandIn, _) => {}
    }
    match (&config.operators.orange, &address) {
        (Reached::Set(Orange::Web(set)), _) => all.push(web(set, config)?),
        (Reached::Set(Orange::Core(set)), _) => all.push(core(set, config)?),
        (Reached::StandIn, Some(address)) => {
            let is_web = config.operators.orange_stand_in_is_web;
            all.push(stand_in_orange(address, is_web, config, Timeouts::default())?);
        }
        (Reached::Off | Reached::StandIn, _) => {}
    }
    Ok(Operators::new(all, config.mode != Mode::Production, sandbox))
}

/// Money is real in production alone: there, everything that is not is refused by the settings.
fn connected(provider: impl Provider + 'static, currency: &str, config: &Config) -> Connected {
    let is_test = config.mode != Mode::Production;
    let terms = Terms { channel: provider.channel(), currency: currency.to_owned(), is_test };
    Connected { provider: Arc::new(provider), terms, breaker: Arc::default(), is_stand_in: false }
}

fn stand_in(provider: impl Provider + 'static, config: &Config) -> Connected {
    Connected { is_stand_in: true, ..connected(provider, "XAF", config) }
}

fn mtn(set: &Mtn, config: &Config) -> Result<Connected, SetupError> {
    let client = MtnMomo::new(MtnConfig {
        base_url: set.base_url.clone(),
        subscription_key: Secret::new(&set.subscription_key.0),
        api_user: set.api_user.clone(),
        api_key: Secret::new(&set.api_key.0),
        target_environment: set.target_environment.clone(),
        timeouts: Timeouts::default(),
    })?;
    Ok(connected(client, &set.currency, config))
}

fn roots(file: Option<&String>) -> Result<Option<Vec<u8>>, SetupError> {
    file.map(std::fs::read).transpose().map_err(|_| SetupError::BadCertificate)
}

fn web(set: &OrangeWeb, config: &Config) -> Result<Connected, SetupError> {
    let client = clients::OrangeWeb::new(OrangeWebConfig {
        base_url: set.base_url.clone(),
        token_path: set.token_path.clone(),
        client_id: set.client_id.clone(),
        client_secret: Secret::new(&set.client_secret.0),
        merchant_key: Secret::new(&set.merchant_key.0),
        country: set.country.clone(),
        merchant_name: crate::PRODUCT.to_owned(),
        timeouts: Timeouts::default(),
        roots: roots(set.ca_file.as_ref())?,
    })?;
    Ok(connected(client, &set.currency, config))
}

fn core(set: &OrangeCore, config: &Config) -> Result<Connected, SetupError> {
    let client = clients::OrangeCore::new(OrangeCoreConfig {
        base_url: set.base_url.clone(),
        consumer_key: set.client_id.clone(),
        consumer_secret: Secret::new(&set.client_secret.0),
        api_username: set.api_username.clone(),
        api_password: Secret::new(&set.api_password.0),
        channel_msisdn: set.channel_msisdn.parse().map_err(|_| SetupError::BadKey)?,
        pin: Secret::new(&set.pin.0),
        timeouts: Timeouts::default(),
        roots: roots(set.ca_file.as_ref())?,
    })?;
    Ok(connected(client, "XAF", config))
}

/// MTN's client, pointed at the stand-in at `address`.
pub fn stand_in_mtn(address: &str, config: &Config, timeouts: Timeouts) -> Result<Connected, SetupError> {
    let client = MtnMomo::new(MtnConfig {
        base_url: format!("{address}/mtn"),
        subscription_key: Secret::new(keys::MTN_SUBSCRIPTION_KEY),
        api_user: keys::MTN_API_USER.to_owned(),
        api_key: Secret::new(keys::MTN_API_KEY),
        target_environment: keys::MTN_TARGET.to_owned(),
        timeouts,
    })?;
    Ok(stand_in(client, config))
}

/// One of Orange's two clients, pointed at the stand-in at `address`.
pub fn stand_in_orange(
    address: &str,
    is_web: bool,
    config: &Config,
    timeouts: Timeouts,
) -> Result<Connected, SetupError> {
    if is_web {
        let client = clients::OrangeWeb::new(OrangeWebConfig {
            base_url: format!("{address}/orange"),
            token_path: "/oauth/v3/token".to_owned(),
            client_id: keys::ORANGE_CLIENT_ID.to_owned(),
            client_secret: Secret::new(keys::ORANGE_CLIENT_SECRET),
            merchant_key: Secret::new(keys::ORANGE_MERCHANT_KEY),
            country: "cm".to_owned(),
            merchant_name: crate::PRODUCT.to_owned(),
            timeouts,
            roots: None,
        })?;
        return Ok(stand_in(client, config));
    }
    let client = clients::OrangeCore::new(OrangeCoreConfig {
        base_url: format!("{address}/orange-core"),
        consumer_key: keys::ORANGE_CLIENT_ID.to_owned(),
        consumer_secret: Secret::new(keys::ORANGE_CLIENT_SECRET),
        api_username: keys::ORANGE_API_USERNAME.to_owned(),
        api_password: Secret::new(keys::ORANGE_API_PASSWORD),
        channel_msisdn: keys::ORANGE_CHANNEL_MSISDN.parse().map_err(|_| SetupError::BadKey)?,
        pin: Secret::new(keys::ORANGE_PIN),
        timeouts,
        roots: None,
    })?;
    Ok(stand_in(client, config))
}

/// Where an operator's callbacks about a payment come to. None where no operator could reach it: then it is asked, as always.
pub fn callback_url(site: &Url, is_stand_in: bool, method: Method, key: &str) -> Option<String> {
    if is_this_machine(site) && !is_stand_in {
        return None;
    }
    let site = site.as_str().trim_end_matches('/');
    Some(format!("{site}/api/payments/callback/{}/{key}", method.as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_stand_in_reaches_an_address_of_this_machine() {
        let vars = [
            ("MTN_MOMO_BASE_URL", "https://sandbox.momo.example"),
            ("MTN_MOMO_SUBSCRIPTION_KEY", "k"),
            ("MTN_MOMO_API_USER", "u"),
            ("MTN_MOMO_API_KEY", "k"),
            ("MTN_MOMO_TARGET_ENVIRONMENT", "sandbox"),
            ("PALABRE_PUBLIC_URL", "http://localhost:8080"),
        ];
        let config = Config::from_vars(vars.map(|(k, v)| (k.to_owned(), v.to_owned())).into()).unwrap();
        let real = connect(&config, None).unwrap();
        let connected = real.of_method(Method::MtnMomo).unwrap();
        assert!(
            real.is_test && !connected.is_stand_in,
            "an operator's sandbox is test money, and no stand-in"
        );
        let own = stand_in_mtn("http://127.0.0.1:1", &config, Timeouts::default()).unwrap();
        let callback =
            |c: &Connected| callback_url(&config.public_url, c.is_stand_in, Method::MtnMomo, "key");
        assert_eq!(callback(connected), None);
        assert_eq!(callback(&own).unwrap(), "http://localhost:8080/api/payments/callback/mtn_momo/key");
    }
}
