use super::{connect, require_migrated, say};
use crate::app::Clock;
use crate::cli::Failure;
use crate::config::{Config, Mode};
use crate::language::Lang;
use crate::wording;
use database::DbConn;
use identity::domain::{Email, Password, PersonName};
use identity::{IdentityError, PasswordCost};
use rand::Rng;
use std::io::{BufRead, IsTerminal};

pub async fn run(config: &Config, email: &str, name: &str) -> Result<(), Failure> {
    let said = |reason| Failure::from(wording::identity_field(reason).say(Lang::En));
    let email: Email = email.parse().map_err(said)?;
    let name: PersonName = name.parse().map_err(said)?;
    let password = Password::parse(&read_password()?, Some(&email)).map_err(said)?;
    let db = connect(config)?;
    if config.mode == Mode::Development {
        db.read(DbConn::migrate).await?;
    }
    require_migrated(&db).await?;
    let hash = identity::hash_password(&password, rand::rng().random(), &PasswordCost::default())?;
    let now = Clock::system().now();
    let made = db.write(move |c| identity::create_admin(c, &name, &email, &hash, now)).await;
    match made {
        Ok(user) => say!("administrator {} created", user.email.as_str()),
        Err(IdentityError::EmailTaken) => return Err("an account with this email already exists".into()),
        Err(e) => return Err(e.into()),
    }
    Ok(())
}

fn read_password() -> Result<String, Failure> {
    if std::io::stdin().is_terminal() {
        return Ok(rpassword::prompt_password("Password: ")?);
    }
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line)?;
    Ok(line.trim_end_matches(['\r', '\n']).to_owned())
}
