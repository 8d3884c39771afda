//! Who runs the site: law n° 2010/021 of 21 December 2010 on electronic commerce, art. 30(1), wants name, address, contact
//! and registrations where anybody finds them at any time.

use super::{ConfigError, Mode, Vars, error};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SiteOperator {
    pub name: String,
    pub address: String,
    /// Trade register.
    pub rccm: String,
    /// Taxpayer's number.
    pub niu: String,
}

const NAMES: [&str; 4] = ["OPERATOR_NAME", "OPERATOR_ADDRESS", "OPERATOR_RCCM", "OPERATOR_NIU"];
const CONTACTS: [&str; 2] = ["LEGAL_EMAIL", "SUPPORT_EMAIL"];
/// More would not stand in a footer.
const MAX_CHARS: usize = 200;

pub(super) fn read(vars: &Vars, mode: Mode, warnings: &mut Vec<String>) -> Result<SiteOperator, ConfigError> {
    let missing = |names: &[&str]| {
        names.iter().copied().filter(|n| vars.get(n).is_none()).collect::<Vec<_>>().join(", ")
    };
    let all = missing(&[NAMES.as_slice(), CONTACTS.as_slice()].concat());
    if mode == Mode::Production && !all.is_empty() {
        return Err(error(&all, "required in production: every page says who runs the site"));
    }
    let unnamed = missing(&NAMES);
    if !unnamed.is_empty() {
        warnings.push(format!("{unnamed}: not set: pages and receipts show placeholders"));
    }
    let [name, address, rccm, niu] = NAMES;
    Ok(SiteOperator {
        name: line(vars, name, "Palabre (démonstration)")?,
        address: line(vars, address, "Adresse (démonstration)")?,
        rccm: line(vars, rccm, "démonstration")?,
        niu: line(vars, niu, "démonstration")?,
    })
}

fn line(vars: &Vars, name: &str, placeholder: &str) -> Result<String, ConfigError> {
    let text = vars.text(name, placeholder);
    if text.chars().any(char::is_control) || text.chars().count() > MAX_CHARS {
        return Err(error(name, "must be one line of 200 characters at most"));
    }
    Ok(text)
}

#[cfg(test)]
pub mod tests {
    use crate::config::Config;

    /// Whatever production requires, but for the secret key.
    pub const OPERATOR: [(&str, &str); 6] = [
        ("OPERATOR_NAME", "Exploitant d’essai SARL"),
        ("OPERATOR_ADDRESS", "Rue d’essai, Yaoundé"),
        ("OPERATOR_RCCM", "RCCM-D-ESSAI"),
        ("OPERATOR_NIU", "NIU-D-ESSAI"),
        ("LEGAL_EMAIL", "droit@example.cm"),
        ("SUPPORT_EMAIL", "aide@example.cm"),
    ];
    const PRODUCTION: [(&str, &str); 2] =
        [("PALABRE_MODE", "production"), ("PALABRE_SECRET_KEY", "0123456789012345678901234567890123456789")];

    fn read(pairs: &[(&str, &str)]) -> Result<Config, crate::config::ConfigError> {
        Config::from_vars(pairs.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect())
    }

    #[test]
    fn production_wants_to_know_who_runs_it_and_names_all_that_is_missing() {
        assert_eq!(
            read(&PRODUCTION).unwrap_err().to_string(),
            "OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_RCCM, OPERATOR_NIU, LEGAL_EMAIL, SUPPORT_EMAIL: \
             required in production: every page says who runs the site"
        );
        for (left_out, _) in OPERATOR {
            let others = OPERATOR.into_iter().filter(|(name, _)| *name != left_out);
            let vars: Vec<_> = PRODUCTION.into_iter().chain(others).chain([(left_out, " ")]).collect();
            assert!(read(&vars[..vars.len() - 1]).is_err_and(|e| e.name == left_out), "{left_out}");
            assert!(read(&vars).is_err_and(|e| e.name == left_out), "{left_out} is blank");
        }
        let config = read(&[PRODUCTION.as_slice(), &OPERATOR].concat()).unwrap();
        assert!(config.warnings.is_empty(), "{:?}", config.warnings);
        assert_eq!(
            (config.site_operator.rccm.as_str(), config.site_operator.niu.as_str()),
            ("RCCM-D-ESSAI", "NIU-D-ESSAI")
        );
    }

    #[test]
    fn development_shows_what_nobody_takes_for_a_company() {
        let config = read(&OPERATOR[1..2]).unwrap();
        assert_eq!(config.site_operator.name, "Palabre (démonstration)");
        assert_eq!(config.site_operator.niu, "démonstration");
        assert!(
            config.warnings.iter().any(|w| w.starts_with("OPERATOR_NAME, OPERATOR_RCCM, OPERATOR_NIU: "))
        );
    }

    #[test]
    fn each_is_one_line() {
        for text in ["Rue 1\nYaoundé".to_owned(), "x".repeat(201)] {
            assert_eq!(read(&[("OPERATOR_ADDRESS", &text)]).unwrap_err().name, "OPERATOR_ADDRESS");
        }
    }
}
