//! Professional profiles, and what other parts of the product are told of people.

use chrono::{DateTime, Utc};
use database::{DbConn, on_each_database};
use identity::domain::{NewProfile, Profile, RawProfile, RawRegistration, Registration, User};
use identity::{
    IdentityError, PasswordCost, hash_password, people, professionals_in, profile, register, save_profile,
    verify_profile,
};

fn noon() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

fn registered(conn: &mut DbConn, email: &str, role: &str) -> User {
    let new = Registration::parse(&RawRegistration {
        name: "Ngo Bell Étienne".into(),
        email: email.into(),
        password: "secret-words".into(),
        role: role.into(),
        ..RawRegistration::default()
    })
    .unwrap();
    let hash = hash_password(&new.password, [1; 16], &PasswordCost::least()).unwrap();
    conn.write(|c| register(c, &new, &hash, noon())).unwrap()
}

fn raw(roll_number: &str, domains: &[&str]) -> NewProfile {
    let raw = RawProfile {
        specialty: "Droit du travail".into(),
        domains: domains.iter().map(|d| (*d).to_owned()).collect(),
        city: "Éséka".into(),
        languages: vec!["français".into(), "Ɓasaá".into()],
        roll_number: roll_number.into(),
        bio: "Deux lignes\nici".into(),
        years_of_practice: Some(7),
    };
    NewProfile::parse(&raw, |d| ["travail", "penal"].into_iter().find(|k| *k == d)).unwrap()
}

on_each_database! {
fn a_profile_reads_back_as_it_was_written(db: TestDb) {
    let mut c = db.conn();
    let avocat = registered(&mut c, "a@exemple.cm", "avocat");
    assert_eq!(profile(&mut c, avocat.id).unwrap(), Profile::default());
    let saved = save_profile(&mut c, avocat.id, &raw("B-12", &["travail"]), noon()).unwrap();
    assert_eq!((saved.city.as_str(), saved.years_of_practice, saved.is_verified), ("Éséka", Some(7), false));
    assert_eq!(profile(&mut c, avocat.id).unwrap(), saved);
    let changed = save_profile(&mut c, avocat.id, &raw("B-12", &[]), noon()).unwrap();
    assert_eq!(changed, Profile { domains: Vec::new(), ..saved });
}}

on_each_database! {
fn another_roll_number_is_not_verified(db: TestDb) {
    let mut c = db.conn();
    let avocat = registered(&mut c, "a@exemple.cm", "avocat");
    assert!(matches!(verify_profile(&mut c, avocat.id, Some(noon())), Err(IdentityError::UnknownUser)));
    save_profile(&mut c, avocat.id, &raw("B-12", &["travail"]), noon()).unwrap();
    assert!(verify_profile(&mut c, avocat.id, Some(noon())).unwrap().is_verified);
    assert!(save_profile(&mut c, avocat.id, &raw("B-12", &["penal"]), noon()).unwrap().is_verified, "the same number");
    assert!(!save_profile(&mut c, avocat.id, &raw("B-13", &["penal"]), noon()).unwrap().is_verified);
    assert!(!profile(&mut c, avocat.id).unwrap().is_verified);
    verify_profile(&mut c, avocat.id, Some(noon())).unwrap();
    assert!(!verify_profile(&mut c, avocat.id, None).unwrap().is_verified, "taken back");
}}

on_each_database! {
fn people_come_with_their_profiles(db: TestDb) {
    let mut c = db.conn();
    let avocat = registered(&mut c, "a@exemple.cm", "avocat");
    let client = registered(&mut c, "b@exemple.cm", "client");
    let saved = save_profile(&mut c, avocat.id, &raw("B-12", &["travail"]), noon()).unwrap();
    let found = people(&mut c, &[client.id, avocat.id, 999, avocat.id]).unwrap();
    assert_eq!(found.len(), 2);
    assert_eq!(found[&avocat.id].profile, Some(saved));
    assert_eq!((found[&client.id].name.as_str(), &found[&client.id].profile), ("Ngo Bell Étienne", &None));
    assert!(people(&mut c, &[]).unwrap().is_empty());
}}

on_each_database! {
fn professionals_are_found_by_their_branches_of_law(db: TestDb) {
    let mut c = db.conn();
    let avocat = registered(&mut c, "a@exemple.cm", "avocat");
    let huissier = registered(&mut c, "b@exemple.cm", "huissier");
    save_profile(&mut c, avocat.id, &raw("", &["travail", "penal"]), noon()).unwrap();
    save_profile(&mut c, huissier.id, &raw("", &["penal"]), noon()).unwrap();
    assert_eq!(professionals_in(&mut c, "penal").unwrap(), [avocat.id, huissier.id]);
    assert_eq!(professionals_in(&mut c, "travail").unwrap(), [avocat.id]);
    assert!(professionals_in(&mut c, "civil").unwrap().is_empty());
    assert!(professionals_in(&mut c, "%").unwrap().is_empty());
}}
