//! Settings of the operators of mobile money. In development what is not set is the stand-in; in production it is off.

use super::{ConfigError, Mode, Secret, Vars, error};
use url::{Host, Url};

/// How one operator is reached.
#[derive(Debug, Clone)]
pub enum Reached<T> {
    /// In production, where nothing is set.
    Off,
    /// In development, where nothing is set.
    StandIn,
    Set(T),
}

#[derive(Debug, Clone)]
pub struct Operators {
    pub mtn: Reached<Mtn>,
    pub orange: Reached<Orange>,
    /// Which of Orange's two protocols the stand-in is asked by.
    pub orange_stand_in_is_web: bool,
}

#[derive(Debug, Clone)]
pub struct Mtn {
    pub base_url: String,
    pub subscription_key: Secret,
    pub api_user: String,
    pub api_key: Secret,
    pub target_environment: String,
    pub currency: String,
}

#[derive(Debug, Clone)]
pub enum Orange {
    Web(OrangeWeb),
    Core(OrangeCore),
}

#[derive(Debug, Clone)]
pub struct OrangeWeb {
    pub base_url: String,
    pub token_path: String,
    pub client_id: String,
    pub client_secret: Secret,
    pub merchant_key: Secret,
    pub country: String,
    pub currency: String,
    pub ca_file: Option<String>,
}

#[derive(Debug, Clone)]
pub struct OrangeCore {
    pub base_url: String,
    pub client_id: String,
    pub client_secret: Secret,
    pub api_username: String,
    pub api_password: Secret,
    pub channel_msisdn: String,
    pub pin: Secret,
    pub ca_file: Option<String>,
}

const MTN_NAMES: [&str; 5] = [
    "MTN_MOMO_BASE_URL",
    "MTN_MOMO_SUBSCRIPTION_KEY",
    "MTN_MOMO_API_USER",
    "MTN_MOMO_API_KEY",
    "MTN_MOMO_TARGET_ENVIRONMENT",
];
const ORANGE_NAMES: [&str; 11] = [
    "ORANGE_MONEY_BASE_URL",
    "ORANGE_MONEY_TOKEN_PATH",
    "ORANGE_MONEY_CLIENT_ID",
    "ORANGE_MONEY_CLIENT_SECRET",
    "ORANGE_MONEY_MERCHANT_KEY",
    "ORANGE_MONEY_COUNTRY",
    "ORANGE_MONEY_API_USERNAME",
    "ORANGE_MONEY_API_PASSWORD",
    "ORANGE_MONEY_CHANNEL_MSISDN",
    "ORANGE_MONEY_PIN",
    "ORANGE_MONEY_CA_FILE",
];

pub(super) fn read(vars: &Vars, mode: Mode) -> Result<Operators, ConfigError> {
    let unset = || if mode == Mode::Production { "off" } else { "stand-in" };
    let is_set = |names: &[&str]| names.iter().any(|n| vars.get(n).is_some());
    let is_web = match vars.text("ORANGE_MONEY_API", "core").as_str() {
        "web" => true,
        "core" => false,
        _ => return Err(error("ORANGE_MONEY_API", "must be web or core, as the contract says")),
    };
    Ok(Operators {
        mtn: match (is_set(&MTN_NAMES), unset()) {
            (true, _) => Reached::Set(mtn(vars, mode)?),
            (false, "off") => Reached::Off,
            (false, _) => Reached::StandIn,
        },
        orange: match (is_set(&ORANGE_NAMES), unset()) {
            (true, _) if is_web => Reached::Set(Orange::Web(web(vars, mode)?)),
            (true, _) => Reached::Set(Orange::Core(core(vars, mode)?)),
            (false, "off") => Reached::Off,
            (false, _) => Reached::StandIn,
        },
        orange_stand_in_is_web: is_web,
    })
}

fn required(vars: &Vars, name: &str) -> Result<String, ConfigError> {
    vars.get(name)
        .map(str::to_owned)
        .ok_or_else(|| error(name, "is required beside the operator's other settings"))
}

fn secret(vars: &Vars, name: &str) -> Result<Secret, ConfigError> {
    required(vars, name).map(Secret)
}

/// In production money travels over TLS, and to no machine of our own: that would be a stand-in.
fn address(vars: &Vars, name: &str, default: Option<&str>, mode: Mode) -> Result<String, ConfigError> {
    let text = match (vars.get(name), default) {
        (Some(text), _) => text.to_owned(),
        (None, Some(default)) => default.to_owned(),
        (None, None) => return Err(error(name, "is required: the operator's contract names it")),
    };
    let url = Url::parse(&text).ok().filter(|u| matches!(u.scheme(), "http" | "https"));
    let url = url.ok_or_else(|| error(name, "must be an address such as https://host"))?;
    if mode == Mode::Production && (url.scheme() != "https" || is_this_machine(&url)) {
        return Err(error(name, "must begin with https:// and be the operator's own in production"));
    }
    Ok(text.trim_end_matches('/').to_owned())
}

/// Development calls all money a test: it takes none that is real. Operators are reached over TLS; what is not is somebody's
/// own stand-in.
fn refuse_real_money(name: &str, base: &str, is_test: bool, mode: Mode) -> Result<(), ConfigError> {
    let is_own = Url::parse(base).is_ok_and(|url| url.scheme() != "https" || is_this_machine(&url));
    match mode == Mode::Production || is_test || is_own {
        true => Ok(()),
        false => {
            Err(error(name, "takes real money: in development use the stand-in or the operator's sandbox"))
        }
    }
}

pub fn is_this_machine(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost" || name.ends_with(".localhost"),
        Some(Host::Ipv4(ip)) => ip.is_loopback() || ip.is_unspecified(),
        Some(Host::Ipv6(ip)) => ip.is_loopback() || ip.is_unspecified(),
        None => true,
    }
}

fn mtn(vars: &Vars, mode: Mode) -> Result<Mtn, ConfigError> {
    let target_environment = vars.text("MTN_MOMO_TARGET_ENVIRONMENT", "mtncameroon");
    let is_sandbox = target_environment == "sandbox";
    if is_sandbox && mode == Mode::Production {
        return Err(error(
            "MTN_MOMO_TARGET_ENVIRONMENT",
            "sandbox takes no real money: refused in production",
        ));
    }
    let mtn = Mtn {
        base_url: address(vars, "MTN_MOMO_BASE_URL", None, mode)?,
        subscription_key: secret(vars, "MTN_MOMO_SUBSCRIPTION_KEY")?,
        api_user: required(vars, "MTN_MOMO_API_USER")?,
        api_key: secret(vars, "MTN_MOMO_API_KEY")?,
        // The sandbox knows no other currency.
        currency: if is_sandbox { "EUR" } else { "XAF" }.to_owned(),
        target_environment,
    };
    refuse_real_money("MTN_MOMO_BASE_URL", &mtn.base_url, is_sandbox, mode)?;
    Ok(mtn)
}

fn web(vars: &Vars, mode: Mode) -> Result<OrangeWeb, ConfigError> {
    let country = vars.text("ORANGE_MONEY_COUNTRY", "cm");
    let is_test = country == "dev";
    if is_test && mode == Mode::Production {
        return Err(error("ORANGE_MONEY_COUNTRY", "dev takes no real money: refused in production"));
    }
    let base_url = address(vars, "ORANGE_MONEY_BASE_URL", Some("https://api.orange.com"), mode)?;
    refuse_real_money("ORANGE_MONEY_BASE_URL", &base_url, is_test, mode)?;
    Ok(OrangeWeb {
        base_url,
        token_path: vars.text("ORANGE_MONEY_TOKEN_PATH", "/oauth/v3/token"),
        client_id: required(vars, "ORANGE_MONEY_CLIENT_ID")?,
        client_secret: secret(vars, "ORANGE_MONEY_CLIENT_SECRET")?,
        merchant_key: secret(vars, "ORANGE_MONEY_MERCHANT_KEY")?,
        currency: if is_test { "OUV" } else { "XAF" }.to_owned(),
        country,
        ca_file: vars.get("ORANGE_MONEY_CA_FILE").map(str::to_owned),
    })
}

fn core(vars: &Vars, mode: Mode) -> Result<OrangeCore, ConfigError> {
    let base_url = address(vars, "ORANGE_MONEY_BASE_URL", Some("https://api-s1.orange.cm"), mode)?;
    let client_id = required(vars, "ORANGE_MONEY_CLIENT_ID")?;
    // It has no public test environment.
    refuse_real_money("ORANGE_MONEY_BASE_URL", &base_url, false, mode)?;
    Ok(OrangeCore {
        base_url,
        client_id,
        client_secret: secret(vars, "ORANGE_MONEY_CLIENT_SECRET")?,
        api_username: required(vars, "ORANGE_MONEY_API_USERNAME")?,
        api_password: secret(vars, "ORANGE_MONEY_API_PASSWORD")?,
        channel_msisdn: required(vars, "ORANGE_MONEY_CHANNEL_MSISDN")?,
        pin: secret(vars, "ORANGE_MONEY_PIN")?,
        ca_file: vars.get("ORANGE_MONEY_CA_FILE").map(str::to_owned),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Config;
    use crate::config::site_operator::tests::OPERATOR;

    const MTN: [(&str, &str); 4] = [
        ("MTN_MOMO_BASE_URL", "https://momo.example"),
        ("MTN_MOMO_SUBSCRIPTION_KEY", "hunter2"),
        ("MTN_MOMO_API_USER", "u"),
        ("MTN_MOMO_API_KEY", "hunter2"),
    ];
    const PRODUCTION: [(&str, &str); 2] =
        [("PALABRE_MODE", "production"), ("PALABRE_SECRET_KEY", "0123456789012345678901234567890123456789")];

    fn read(pairs: &[&[(&str, &str)]]) -> Result<Config, ConfigError> {
        let all = pairs
            .iter()
            .flat_map(|p| p.iter())
            .chain(&OPERATOR)
            .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()));
        Config::from_vars(all.collect())
    }

    #[test]
    fn what_is_not_set_is_the_stand_in_in_development_and_off_in_production() {
        let development = read(&[]).unwrap().operators;
        assert!(matches!((development.mtn, development.orange), (Reached::StandIn, Reached::StandIn)));
        let production = read(&[&PRODUCTION]).unwrap().operators;
        assert!(matches!((production.mtn, production.orange), (Reached::Off, Reached::Off)));
    }

    #[test]
    fn no_test_money_in_production() {
        for (name, value) in [
            ("MTN_MOMO_TARGET_ENVIRONMENT", "sandbox"),
            ("MTN_MOMO_BASE_URL", "http://momo.example"),
            ("MTN_MOMO_BASE_URL", "https://localhost:8090"),
            ("MTN_MOMO_BASE_URL", "https://127.0.0.1/x"),
            ("MTN_MOMO_BASE_URL", "https://[::1]/x"),
        ] {
            assert_eq!(read(&[&PRODUCTION, &MTN, &[(name, value)]]).unwrap_err().name, name, "{value}");
        }
        let orange = [
            ("ORANGE_MONEY_API", "web"),
            ("ORANGE_MONEY_CLIENT_ID", "c"),
            ("ORANGE_MONEY_CLIENT_SECRET", "s"),
            ("ORANGE_MONEY_MERCHANT_KEY", "m"),
        ];
        assert!(read(&[&PRODUCTION, &orange]).is_ok());
        let refused = read(&[&PRODUCTION, &orange, &[("ORANGE_MONEY_COUNTRY", "dev")]]).unwrap_err();
        assert_eq!(refused.name, "ORANGE_MONEY_COUNTRY");
    }

    #[test]
    fn no_real_money_in_development() {
        assert_eq!(read(&[&MTN]).unwrap_err().name, "MTN_MOMO_BASE_URL");
        assert!(read(&[&MTN, &[("MTN_MOMO_TARGET_ENVIRONMENT", "sandbox")]]).is_ok());
        for own in ["http://127.0.0.1:8090/mtn", "https://localhost/mtn", "http://stand-in:8090/mtn"] {
            assert!(read(&[&MTN, &[("MTN_MOMO_BASE_URL", own)]]).is_ok(), "{own}");
        }
        let orange = [
            ("ORANGE_MONEY_CLIENT_ID", "c"),
            ("ORANGE_MONEY_CLIENT_SECRET", "s"),
            ("ORANGE_MONEY_MERCHANT_KEY", "m"),
        ];
        let web: &[(&str, &str)] = &[("ORANGE_MONEY_API", "web")];
        assert_eq!(read(&[&orange, web]).unwrap_err().name, "ORANGE_MONEY_BASE_URL");
        assert!(read(&[&orange, web, &[("ORANGE_MONEY_COUNTRY", "dev")]]).is_ok());
        assert_eq!(read(&[&orange]).unwrap_err().name, "ORANGE_MONEY_BASE_URL");
    }

    #[test]
    fn half_an_operator_is_named_by_what_is_missing() {
        assert_eq!(read(&[&MTN[..1]]).unwrap_err().name, "MTN_MOMO_SUBSCRIPTION_KEY");
        assert_eq!(read(&[&MTN[1..]]).unwrap_err().name, "MTN_MOMO_BASE_URL");
        assert_eq!(read(&[&[("ORANGE_MONEY_PIN", "1")]]).unwrap_err().name, "ORANGE_MONEY_CLIENT_ID");
        assert_eq!(read(&[&[("ORANGE_MONEY_API", "ussd")]]).unwrap_err().name, "ORANGE_MONEY_API");
    }

    #[test]
    fn keys_are_not_printed() {
        let config = read(&[&PRODUCTION, &MTN]).unwrap();
        assert!(!format!("{config:?}").contains("hunter2"));
        let Reached::Set(mtn) = config.operators.mtn else { panic!("set") };
        assert_eq!((mtn.currency.as_str(), mtn.target_environment.as_str()), ("XAF", "mtncameroon"));
    }
}
