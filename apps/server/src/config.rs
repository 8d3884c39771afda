//! Settings: read once, from the environment only, at start-up. Nothing else in the workspace reads it.

pub mod operators;
pub mod site_operator;

use ipnet::IpNet;
use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use url::Url;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    Development,
    /// Refuses what is only fit for trying: a missing secret, demonstration accounts, the stand-in of the operators.
    Production,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LogFormat {
    Text,
    Json,
}

/// A setting that must not be printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(pub String);

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(secret)")
    }
}

/// An OpenAI-compatible endpoint; without it the built-in engine answers alone (decision D2).
#[derive(Debug, Clone)]
pub struct RemoteModel {
    pub base_url: String,
    pub api_key: Secret,
    pub model: String,
}

/// Where case law is imported from.
#[derive(Debug, Clone)]
pub struct CaseLawSite {
    pub base_url: Url,
    /// Before each question to the site.
    pub pause: Duration,
    /// The site's keepers allowed us to turn the pages of their lists.
    pub may_page: bool,
}

#[derive(Debug, Clone)]
pub struct Config {
    pub mode: Mode,
    pub bind: SocketAddr,
    pub metrics_bind: Option<SocketAddr>,
    pub public_url: Url,
    pub data_dir: PathBuf,
    pub secret_key: Option<Secret>,
    pub database_url: Secret,
    pub database_read_url: Option<Secret>,
    pub model: Option<RemoteModel>,
    pub case_law: CaseLawSite,
    /// Where attachments lie.
    pub storage_url: Url,
    pub smtp_url: Option<Secret>,
    pub mail_from: String,
    pub legal_email: String,
    pub support_email: String,
    /// Who runs the site.
    pub site_operator: site_operator::SiteOperator,
    pub trusted_proxies: Vec<IpNet>,
    pub log_format: LogFormat,
    /// Mobile money.
    pub operators: operators::Operators,
    /// Proposals of professionals whose roll number nobody verified are refused (decision D4).
    pub require_verified_professionals: bool,
    /// How many visitors' free messages an address has a day: 1, unless the address is known to serve many people.
    pub visitors_per_address: i32,
    /// What the start should say aloud: settings left at a placeholder.
    pub warnings: Vec<String>,
}

/// One line that names the setting.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{name}: {why}")]
pub struct ConfigError {
    pub name: String,
    pub why: String,
}

/// Shown where nobody has set an address; nobody reads it.
pub const SUPPORT_PLACEHOLDER: &str = "support@example.invalid";

const PALABRE_NAMES: [&str; 6] = [
    "PALABRE_MODE",
    "PALABRE_BIND",
    "PALABRE_METRICS_BIND",
    "PALABRE_PUBLIC_URL",
    "PALABRE_DATA_DIR",
    "PALABRE_SECRET_KEY",
];

impl Config {
    /// Reads the environment, after a `.env` file where there is one and the mode is not production.
    pub fn from_env() -> Result<Self, ConfigError> {
        if std::env::vars().all(|(k, v)| k != "PALABRE_MODE" || v != "production") {
            dotenvy::dotenv().ok();
        }
        Self::from_vars(std::env::vars().collect())
    }

    pub fn from_vars(vars: BTreeMap<String, String>) -> Result<Self, ConfigError> {
        if let Some(unknown) =
            vars.keys().find(|k| k.starts_with("PALABRE_") && !PALABRE_NAMES.contains(&k.as_str()))
        {
            return Err(error(unknown, "unknown setting"));
        }
        let vars = Vars(vars);
        let mode = match vars.text("PALABRE_MODE", "development").as_str() {
            "development" => Mode::Development,
            "production" => Mode::Production,
            _ => return Err(error("PALABRE_MODE", "must be development or production")),
        };
        let data_dir = PathBuf::from(vars.text("PALABRE_DATA_DIR", "./data"));
        let secret_key = vars.secret("PALABRE_SECRET_KEY");
        if secret_key.as_ref().is_some_and(|k| k.0.len() < 32) {
            return Err(error("PALABRE_SECRET_KEY", "must have at least 32 characters"));
        }
        if secret_key.is_none() && mode == Mode::Production {
            return Err(error("PALABRE_SECRET_KEY", "is required in production"));
        }
        let default_db = format!("sqlite://{}", data_dir.join("palabre.db").display());
        let mut warnings = Vec::new();
        let legal_email = vars.email("LEGAL_EMAIL", "legal@example.invalid", &mut warnings);
        let support_email = vars.email("SUPPORT_EMAIL", SUPPORT_PLACEHOLDER, &mut warnings);
        let site_operator = site_operator::read(&vars, mode, &mut warnings)?;
        Ok(Self {
            mode,
            bind: vars.parsed("PALABRE_BIND", "127.0.0.1:8080", "must be an address and port")?,
            metrics_bind: match vars.get("PALABRE_METRICS_BIND") {
                None => None,
                Some(_) => Some(vars.parsed("PALABRE_METRICS_BIND", "", "must be an address and port")?),
            },
            public_url: public_url(&vars)?,
            database_url: vars.database_url("DATABASE_URL")?.unwrap_or(Secret(default_db)),
            database_read_url: vars.database_url("DATABASE_READ_URL")?,
            model: remote_model(&vars)?,
            case_law: case_law(&vars)?,
            storage_url: storage_url(&vars, &data_dir)?,
            smtp_url: vars.secret("SMTP_URL"),
            mail_from: vars.text("MAIL_FROM", "Palabre <palabre@example.invalid>"),
            legal_email,
            support_email,
            site_operator,
            trusted_proxies: trusted_proxies(&vars)?,
            log_format: match vars.text("LOG_FORMAT", "text").as_str() {
                "text" => LogFormat::Text,
                "json" => LogFormat::Json,
                _ => return Err(error("LOG_FORMAT", "must be text or json")),
            },
            operators: operators::read(&vars, mode)?,
            require_verified_professionals: vars.flag("REQUIRE_VERIFIED_PROFESSIONALS")?,
            visitors_per_address: visitors_per_address(&vars)?,
            data_dir,
            secret_key,
            warnings,
        })
    }

    /// Outside localhost the cookie travels over TLS only.
    pub fn cookie_secure(&self) -> bool {
        self.public_url.scheme() == "https"
    }
}

fn error(name: &str, why: &str) -> ConfigError {
    ConfigError { name: name.to_owned(), why: why.to_owned() }
}

fn public_url(vars: &Vars) -> Result<Url, ConfigError> {
    let url: Url = vars.parsed(
        "PALABRE_PUBLIC_URL",
        "http://localhost:8080",
        "must be an address such as https://palabre.cm",
    )?;
    if !matches!(url.scheme(), "http" | "https") || url.host_str().is_none() {
        return Err(error("PALABRE_PUBLIC_URL", "must begin with http:// or https://"));
    }
    Ok(url)
}

/// A folder; the one in the data folder where nothing is set.
fn storage_url(vars: &Vars, data_dir: &Path) -> Result<Url, ConfigError> {
    let wrong = || error("STORAGE_URL", "must begin with file:// and name a folder by its whole path");
    match vars.get("STORAGE_URL") {
        Some(url) => Url::parse(url).ok().filter(|u| u.to_file_path().is_ok()).ok_or_else(wrong),
        None => {
            let folder = std::path::absolute(data_dir.join("attachments")).map_err(|_| wrong())?;
            Url::from_directory_path(folder).map_err(|()| wrong())
        }
    }
}

fn remote_model(vars: &Vars) -> Result<Option<RemoteModel>, ConfigError> {
    let (key, base) = (vars.secret("OPENAI_API_KEY"), vars.get("OPENAI_BASE_URL"));
    if key.is_none() && base.is_none() {
        return Ok(None);
    }
    let base_url = base.unwrap_or("https://api.openai.com/v1").trim_end_matches('/').to_owned();
    if Url::parse(&base_url).is_err() {
        return Err(error("OPENAI_BASE_URL", "must be an address such as https://host/v1"));
    }
    let model = vars
        .get("OPENAI_MODEL")
        .ok_or_else(|| error("OPENAI_MODEL", "is required with OPENAI_API_KEY or OPENAI_BASE_URL"))?;
    // A model on one's own machine often wants no key.
    Ok(Some(RemoteModel { base_url, api_key: key.unwrap_or(Secret(String::new())), model: model.to_owned() }))
}

/// What the site's keepers ask for at least; less only towards a stand-in on this machine.
const PAUSE_MS: u64 = 2_000;

fn case_law(vars: &Vars) -> Result<CaseLawSite, ConfigError> {
    let why = "must be an address such as https://juricaf.org";
    let base_url: Url = vars.parsed("JURICAF_BASE_URL", "https://juricaf.org", why)?;
    if !matches!(base_url.scheme(), "http" | "https") || base_url.cannot_be_a_base() {
        return Err(error("JURICAF_BASE_URL", why));
    }
    let why = "must be a number of milliseconds";
    let pause: u64 = vars.parsed("JURICAF_PAUSE_MS", &PAUSE_MS.to_string(), why)?;
    if pause < PAUSE_MS && !is_this_machine(&base_url) {
        return Err(error("JURICAF_PAUSE_MS", "must be 2000 at least: the site asks for it"));
    }
    Ok(CaseLawSite { base_url, pause: Duration::from_millis(pause), may_page: vars.flag("JURICAF_PAGING")? })
}

pub fn is_this_machine(url: &Url) -> bool {
    match url.host() {
        Some(url::Host::Domain(name)) => name == "localhost",
        Some(url::Host::Ipv4(ip)) => ip.is_loopback(),
        Some(url::Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    }
}

fn trusted_proxies(vars: &Vars) -> Result<Vec<IpNet>, ConfigError> {
    vars.get("TRUSTED_PROXIES")
        .unwrap_or_default()
        .split(',')
        .map(str::trim)
        .filter(|s| !s.is_empty())
        .map(|s| s.parse::<IpNet>().or_else(|_| s.parse::<std::net::IpAddr>().map(IpNet::from)))
        .collect::<Result<_, _>>()
        .map_err(|_| error("TRUSTED_PROXIES", "must be addresses or networks separated by commas"))
}

fn visitors_per_address(vars: &Vars) -> Result<i32, ConfigError> {
    let (name, why) = ("VISITORS_PER_ADDRESS", "must be a number from 1 to 10000");
    let visitors = vars.parsed(name, "20", why)?;
    if (1..=10_000).contains(&visitors) { Ok(visitors) } else { Err(error(name, why)) }
}

struct Vars(BTreeMap<String, String>);

impl Vars {
    /// An empty value counts as absent.
    fn get(&self, name: &str) -> Option<&str> {
        self.0.get(name).map(|v| v.trim()).filter(|v| !v.is_empty())
    }
    fn text(&self, name: &str, default: &str) -> String {
        self.get(name).unwrap_or(default).to_owned()
    }
    fn flag(&self, name: &str) -> Result<bool, ConfigError> {
        match self.get(name) {
            None | Some("false") => Ok(false),
            Some("true") => Ok(true),
            Some(_) => Err(error(name, "must be true or false")),
        }
    }
    fn secret(&self, name: &str) -> Option<Secret> {
        self.get(name).map(|v| Secret(v.to_owned()))
    }
    fn parsed<T: std::str::FromStr>(&self, name: &str, default: &str, why: &str) -> Result<T, ConfigError> {
        self.text(name, default).parse().map_err(|_| error(name, why))
    }
    fn database_url(&self, name: &str) -> Result<Option<Secret>, ConfigError> {
        match self.secret(name) {
            Some(url)
                if !["sqlite://", "postgres://", "postgresql://"].iter().any(|p| url.0.starts_with(p)) =>
            {
                Err(error(name, "must begin with sqlite:// or postgres://"))
            }
            url => Ok(url),
        }
    }
    fn email(&self, name: &str, placeholder: &str, warnings: &mut Vec<String>) -> String {
        if self.get(name).is_none() {
            warnings.push(format!("{name} is not set: pages show {placeholder}"));
        }
        self.text(name, placeholder)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(pairs: &[(&str, &str)]) -> Result<Config, ConfigError> {
        Config::from_vars(pairs.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect())
    }

    #[test]
    fn nothing_set_is_a_whole_configuration() {
        let c = read(&[]).unwrap();
        assert_eq!(c.mode, Mode::Development);
        assert_eq!(c.bind.to_string(), "127.0.0.1:8080");
        assert_eq!(c.database_url.0, "sqlite://./data/palabre.db");
        assert!(c.storage_url.path().ends_with("/data/attachments/"));
        assert!(c.model.is_none() && !c.cookie_secure());
        assert_eq!(c.warnings.len(), 3);
    }

    #[test]
    fn a_bad_setting_is_named() {
        for (name, value) in [
            ("PALABRE_MODE", "test"),
            ("PALABRE_BIND", "8080"),
            ("PALABRE_METRICS_BIND", "x"),
            ("PALABRE_PUBLIC_URL", "palabre.cm"),
            ("PALABRE_SECRET_KEY", "short"),
            ("PALABRE_TYPO", "1"),
            ("VISITORS_PER_ADDRESS", "0"),
            ("DATABASE_URL", "mysql://x"),
            ("DATABASE_READ_URL", "x"),
            ("STORAGE_URL", "attachments"),
            ("STORAGE_URL", "ftp://host/folder"),
            ("TRUSTED_PROXIES", "here"),
            ("LOG_FORMAT", "xml"),
            ("OPERATOR_NIU", "a\tb"),
            ("REQUIRE_VERIFIED_PROFESSIONALS", "yes"),
            ("OPENAI_BASE_URL", "::"),
            ("JURICAF_BASE_URL", "juricaf"),
            ("JURICAF_BASE_URL", "mailto:x@y.z"),
            ("JURICAF_PAUSE_MS", "0"),
            ("JURICAF_PAUSE_MS", "soon"),
            ("JURICAF_PAGING", "1"),
        ] {
            assert_eq!(read(&[(name, value)]).unwrap_err().name, name);
        }
        assert_eq!(read(&[("OPENAI_API_KEY", "k")]).unwrap_err().name, "OPENAI_MODEL");
        assert_eq!(read(&[("PALABRE_MODE", "production")]).unwrap_err().name, "PALABRE_SECRET_KEY");
    }

    #[test]
    fn only_a_stand_in_on_this_machine_is_asked_without_a_pause() {
        assert_eq!(read(&[]).unwrap().case_law.pause, Duration::from_secs(2));
        let near = [("JURICAF_BASE_URL", "http://127.0.0.1:8090/s/x"), ("JURICAF_PAUSE_MS", "0")];
        assert_eq!(read(&near).unwrap().case_law.pause, Duration::ZERO);
        let far = [("JURICAF_BASE_URL", "https://localhost.example"), ("JURICAF_PAUSE_MS", "1999")];
        assert_eq!(read(&far).unwrap_err().name, "JURICAF_PAUSE_MS");
    }

    #[test]
    fn secrets_are_not_printed() {
        let c = read(&[
            ("DATABASE_URL", "postgres://u:hunter2@h/x"),
            ("OPENAI_API_KEY", "hunter2"),
            ("OPENAI_MODEL", "m"),
        ])
        .unwrap();
        assert!(!format!("{c:?}").contains("hunter2"));
    }
}
