//! Lists ask the database the same number of questions, however long they are.

use crate::support::*;
use database::on_each_database;
use marketplace::domain::requests::*;
use marketplace::*;

on_each_database! {
fn a_list_of_fifty_asks_as_often_as_a_list_of_five(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat, huissier) = (user(c, "client"), user(c, "avocat"), user(c, "huissier"));
    let mut measured = Vec::new();
    for upto in [5, 50] {
        while requests(c, Viewer::Client(client), &RequestFilter::default()).unwrap().total < upto {
            let made = published(c, client);
            proposed(c, &made, avocat, "2 jours");
            proposed(c, &made, huissier, "1 jour");
        }
        let filter = RequestFilter::default();
        let (open, page) = queries(c, |c| requests(c, Viewer::Professional(avocat), &filter).unwrap());
        assert_eq!((page.items.len() as i64, page.total), (upto, upto));
        assert!(page.items.iter().all(|l| l.has_proposal && l.proposal_count == 2));
        let (own, _) = queries(c, |c| requests(c, Viewer::Client(client), &filter).unwrap());
        let (made, found) = queries(c, |c| proposals_made(c, avocat).unwrap());
        assert_eq!(found.len() as i64, upto);
        let (received, found) = queries(c, |c| proposals_received(c, client).unwrap());
        assert_eq!(found.len() as i64, 2 * upto);
        let (summed, _) = queries(c, |c| scores(c, &[avocat, huissier]).unwrap());
        measured.push([open, own, made, received, summed]);
    }
    assert_eq!(measured[0], measured[1]);
    assert_eq!(measured[0], [4, 4, 2, 2, 1]);
}}
