use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, on_each_database};
use identity::domain::{Language, Premium, RawRegistration, Registration, Role, User};
use identity::{
    IdentityError, PasswordCost, begin_login, create_admin, hash_password, login_succeeded, register,
    set_premium, user, users, verify_password,
};

fn noon() -> DateTime<Utc> {
    "2026-11-21T12:00:00.123456Z".parse().unwrap()
}

fn registration(email: &str, role: &str) -> Registration {
    Registration::parse(&RawRegistration {
        name: "Ngo Bell Étienne".into(),
        email: email.into(),
        password: "secret-words".into(),
        role: role.into(),
        language: "en".into(),
        terms_version: "2025-01-22".into(),
    })
    .unwrap()
}

pub fn registered(conn: &mut DbConn, email: &str, role: &str) -> Result<User, IdentityError> {
    let new = registration(email, role);
    let hash = hash_password(&new.password, [1; 16], &PasswordCost::least())?;
    conn.write(|c| register(c, &new, &hash, noon()))
}

on_each_database! {
fn an_account_reads_back_as_it_was_registered(db: TestDb) {
    let mut c = db.conn();
    let made = registered(&mut c, "A@exemple.cm", "avocat").unwrap();
    assert_eq!((made.role, made.language, made.created_at), (Role::Avocat, Language::English, noon()));
    assert_eq!(made.premium, Premium::default());
    assert_eq!(user(&mut c, made.id).unwrap(), made);
    assert!(matches!(user(&mut c, made.id + 1), Err(IdentityError::UnknownUser)));
}}

on_each_database! {
fn an_address_has_one_account_whatever_its_case(db: TestDb) {
    let mut c = db.conn();
    registered(&mut c, "etienne@exemple.cm", "client").unwrap();
    let again = registered(&mut c, " ETIENNE@Exemple.CM ", "client");
    assert!(matches!(again, Err(IdentityError::EmailTaken)), "{again:?}");
}}

on_each_database! {
fn signing_in_finds_the_account_and_checks_its_password(db: TestDb) {
    let mut c = db.conn();
    let made = registered(&mut c, "a@exemple.cm", "client").unwrap();
    let attempt = begin_login(&mut c, &"A@EXEMPLE.cm".parse().unwrap(), "10.0.0.1", noon()).unwrap();
    let (found, hash) = attempt.account.clone().unwrap();
    assert_eq!(found, made);
    assert!(verify_password("secret-words", Some(&hash), &PasswordCost::least()));
    assert!(!verify_password("secret-word", Some(&hash), &PasswordCost::least()));
    let unknown = begin_login(&mut c, &"b@exemple.cm".parse().unwrap(), "10.0.0.1", noon()).unwrap();
    assert!(unknown.account.is_none());
}}

on_each_database! {
fn five_failures_block_an_account_for_an_address_and_only_for_a_time(db: TestDb) {
    let mut c = db.conn();
    registered(&mut c, "a@exemple.cm", "client").unwrap();
    let email = "a@exemple.cm".parse().unwrap();
    for minute in 0..5 {
        let now = noon() + TimeDelta::minutes(minute);
        begin_login(&mut c, &email, "10.0.0.1", now).unwrap();
    }
    let now = noon() + TimeDelta::minutes(4);
    let blocked = begin_login(&mut c, &email, "10.0.0.1", now);
    assert!(matches!(blocked, Err(IdentityError::TooManyAttempts { until }) if until == now + TimeDelta::minutes(1)), "{blocked:?}");
    assert!(begin_login(&mut c, &email, "10.0.0.2", now).is_ok(), "another address is not blocked");
    assert!(begin_login(&mut c, &"b@exemple.cm".parse().unwrap(), "10.0.0.1", now).is_ok(), "nor another account");

    // After the wait one more attempt is allowed; failing again doubles the wait.
    let later = now + TimeDelta::minutes(1);
    begin_login(&mut c, &email, "10.0.0.1", later).unwrap();
    let blocked = begin_login(&mut c, &email, "10.0.0.1", later);
    assert!(matches!(blocked, Err(IdentityError::TooManyAttempts { until }) if until == later + TimeDelta::minutes(2)), "{blocked:?}");

    let later = later + TimeDelta::minutes(2);
    let attempt = begin_login(&mut c, &email, "10.0.0.1", later).unwrap();
    c.write(|c| login_succeeded(c, &attempt)).unwrap();
    begin_login(&mut c, &email, "10.0.0.1", later).unwrap();
    assert!(begin_login(&mut c, &email, "10.0.0.1", later).is_ok(), "success forgets the failures");
}}

on_each_database! {
fn tries_sent_side_by_side_do_not_pass_the_limit(db: TestDb) {
    let email = "a@exemple.cm".parse().unwrap();
    registered(&mut db.conn(), "a@exemple.cm", "client").unwrap();
    let start = std::sync::Barrier::new(12);
    let allowed = std::thread::scope(|scope| {
        let tries: Vec<_> = (0..12)
            .map(|_| scope.spawn(|| {
                let mut c = db.conn();
                start.wait();
                match begin_login(&mut c, &email, "10.0.0.1", noon()) {
                    Ok(_) => 1,
                    Err(IdentityError::TooManyAttempts { .. }) => 0,
                    Err(other) => panic!("{other:?}"),
                }
            }))
            .collect();
        tries.into_iter().map(|one| one.join().unwrap()).sum::<usize>()
    });
    assert_eq!(allowed, 5);
}}

on_each_database! {
fn old_failures_are_forgotten(db: TestDb) {
    let mut c = db.conn();
    let email = "a@exemple.cm".parse().unwrap();
    for hour in 0..8 {
        let now = noon() + TimeDelta::minutes(16 * hour);
        begin_login(&mut c, &email, "10.0.0.1", now).unwrap();
    }
    assert!(begin_login(&mut c, &email, "10.0.0.1", noon() + TimeDelta::minutes(16 * 8)).is_ok());
}}

on_each_database! {
fn premium_is_switched_and_an_administrator_has_none(db: TestDb) {
    let mut c = db.conn();
    let client = registered(&mut c, "a@exemple.cm", "client").unwrap();
    let until = noon() + TimeDelta::days(30);
    let on = c.write(|c| set_premium(c, client.id, Some(Some(until)))).unwrap();
    assert!(on.premium.is_active(noon()) && !on.premium.is_active(until));
    assert_eq!(user(&mut c, client.id).unwrap(), on);
    let off = c.write(|c| set_premium(c, client.id, None)).unwrap();
    assert_eq!(off.premium, Premium::default());

    let new = registration("chef@exemple.cm", "client");
    let hash = hash_password(&new.password, [1; 16], &PasswordCost::least()).unwrap();
    let admin = c.write(|c| create_admin(c, &new.name, &new.email, &hash, noon())).unwrap();
    assert_eq!(admin.role, Role::Admin);
    assert!(matches!(c.write(|c| set_premium(c, admin.id, Some(None))), Err(IdentityError::AdminHasNoPremium)));
    assert!(matches!(c.write(|c| set_premium(c, 999, None)), Err(IdentityError::UnknownUser)));
}}

on_each_database! {
fn several_accounts_are_read_at_once(db: TestDb) {
    let mut c = db.conn();
    let a = registered(&mut c, "a@exemple.cm", "client").unwrap();
    let b = registered(&mut c, "b@exemple.cm", "avocat").unwrap();
    registered(&mut c, "c@exemple.cm", "client").unwrap();
    let mut found = users(&mut c, &[b.id, 999, a.id, a.id]).unwrap();
    found.sort_by_key(|u| u.id);
    assert_eq!(found, [a, b]);
    assert!(users(&mut c, &[]).unwrap().is_empty());
}}
