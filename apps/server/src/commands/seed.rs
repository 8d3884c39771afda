use super::{connect, demo_requests, load_fixtures, require_migrated, say};
use crate::app::Clock;
use crate::cli::Failure;
use crate::config::{Config, Mode};
use database::{Db, DbConn};
use identity::domain::{PasswordHash, RawRegistration, Registration, Role};
use identity::{IdentityError, PasswordCost};
use jurisprudence::JurisprudenceError;
use rand::Rng;
use serde::Deserialize;

/// Written where everybody can read it: these accounts exist outside production only.
const PASSWORD: &str = "demonstration";
const ACCOUNTS: &str = include_str!("../../../../fixtures/demo/accounts.json");

#[derive(Deserialize)]
struct Account {
    name: String,
    email: String,
    role: String,
    premium: bool,
}

pub async fn run(config: &Config, demo: bool) -> Result<(), Failure> {
    if demo && config.mode == Mode::Production {
        return Err("demonstration accounts are refused in production".into());
    }
    let db = connect(config)?;
    if config.mode == Mode::Development {
        db.read(DbConn::migrate).await?;
    }
    require_migrated(&db).await?;
    let loaded = load_fixtures(&db, Clock::system().now()).await?;
    match loaded.was_current {
        true => say!("legal knowledge and case law: up to date"),
        false => say!(
            "loaded: {} notes, {} decisions",
            loaded.notes.inserted + loaded.notes.updated,
            loaded.cases.inserted + loaded.cases.updated
        ),
    }
    if demo {
        demonstration(&db).await?;
    }
    Ok(())
}

async fn demonstration(db: &Db) -> Result<(), Failure> {
    let accounts: Vec<Account> = serde_json::from_str(ACCOUNTS)?;
    say!("demonstration accounts, password `{PASSWORD}`:");
    for account in accounts {
        say!("  {:32} {}", account.email, account.role);
        let (new, hash) = prepared(&account)?;
        match db.write(move |c| add(c, &account, &new, &hash)).await {
            Ok(()) | Err(IdentityError::EmailTaken) => {}
            Err(e) => return Err(e.into()),
        }
    }
    let now = Clock::system().now();
    // Elsewhere an administrator looks at each of them first.
    let vouched: Result<usize, JurisprudenceError> =
        db.write(move |c| jurisprudence::verify_shipped(c, now)).await;
    match vouched? {
        0 => say!("demonstration decisions: verified already"),
        count => say!("demonstration decisions: {count} taken as verified"),
    }
    match db.write(move |c| demo_requests::load(c, now)).await? {
        0 => say!("demonstration requests: there already"),
        count => say!("demonstration requests: {count} loaded"),
    }
    Ok(())
}

/// The slow hash is made before the transaction, which would keep every other writer waiting.
fn prepared(account: &Account) -> Result<(Registration, PasswordHash), IdentityError> {
    let is_admin = account.role == Role::Admin.as_str();
    let raw = RawRegistration {
        name: account.name.clone(),
        email: account.email.clone(),
        password: PASSWORD.to_owned(),
        role: if is_admin { String::new() } else { account.role.clone() },
        ..RawRegistration::default()
    };
    let new = Registration::parse(&raw).map_err(IdentityError::Invalid)?;
    let hash = identity::hash_password(&new.password, rand::rng().random(), &PasswordCost::default())?;
    Ok((new, hash))
}

fn add(
    c: &mut DbConn,
    account: &Account,
    new: &Registration,
    hash: &PasswordHash,
) -> Result<(), IdentityError> {
    let now = Clock::system().now();
    if account.role == Role::Admin.as_str() {
        return identity::create_admin(c, &new.name, &new.email, hash, now).map(drop);
    }
    let user = identity::register(c, new, hash, now)?;
    if account.premium {
        identity::set_premium(c, user.id, Some(None))?;
    }
    Ok(())
}
