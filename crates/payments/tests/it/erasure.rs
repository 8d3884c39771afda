//! Ten years after a payment nothing says any more who paid.

use crate::support::*;
use chrono::Months;
use database::on_each_database;
use diesel::prelude::*;
use payments::domain::{Grant, State};
use payments::{balances, detail, erase_payers, grant, payers_to_erase, payments_of};

on_each_database! {
fn after_ten_years_the_payer_goes_and_the_money_stays(db: TestDb) {
    let mut c = db.conn();
    let (paid, failed, open) = (in_state(&mut c, State::Succeeded), in_state(&mut c, State::Failed), in_state(&mut c, State::ManualReview));
    let bought = Grant { payment_id: paid.id, user_id: paid.user_id, months: 1, starts_at: noon(), premium_until: None };
    c.write(|c| grant(c, &bought, noon())).unwrap();
    diesel::sql_query(format!(
        "INSERT INTO payment_decisions (payment_id, decision, note, status, proposed_by, proposed_at) VALUES ({}, 'refunded', 'Madame Ngo a appelé', 'proposed', {}, '2026-11-22 12:00:00')",
        paid.id, paid.user_id,
    )).execute(&mut c).unwrap();
    let nobody = user(&mut c, "client");
    let (before, kept) = (balances(&mut c, true).unwrap(), detail(&mut c, paid.id).unwrap());
    let ten_years = after(40) + Months::new(120);
    assert!(payers_to_erase(&mut c, 50, after(20) + Months::new(120)).unwrap().is_empty());
    assert_eq!(payers_to_erase(&mut c, 50, ten_years).unwrap(), [paid.id, failed.id], "not the one that waits for a decision");
    assert_eq!(payers_to_erase(&mut c, 1, ten_years).unwrap(), [paid.id]);
    for _ in 0..2 {
        erase_payers(&mut c, &[paid.id, failed.id], nobody).unwrap();
    }
    assert!(payers_to_erase(&mut db.conn(), 50, ten_years).unwrap().is_empty());
    assert!(payments_of(&mut c, paid.user_id).unwrap().is_empty());
    let left = detail(&mut c, paid.id).unwrap();
    assert_eq!((left.payment.user_id, left.payment.phone.is_erased(), left.grant.unwrap().user_id), (nobody, true, nobody));
    assert_eq!((&left.payment.reference, left.payment.amount, &left.payment.external_reference), (&kept.payment.reference, paid.amount, &kept.payment.external_reference));
    assert_eq!((left.entries.len(), left.events.len()), (kept.entries.len(), kept.events.len()));
    assert!(!left.decisions[0].note.contains("Ngo"));
    assert_eq!(balances(&mut c, true).unwrap(), before);
    assert!(!read(&mut c, &open).phone.is_erased());
}}
