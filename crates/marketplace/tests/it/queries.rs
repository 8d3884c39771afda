//! Lists ask the database the same number of questions, however long they are.

use crate::support::*;
use database::on_each_database;
use marketplace::domain::cases::{CaseFilter, CaseViewer, NewCase, NewEvent, RawCase, RawEvent};
use marketplace::domain::requests::*;
use marketplace::*;

on_each_database! {
fn a_list_of_fifty_asks_as_often_as_a_list_of_five(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat, huissier) = (user(c, "client"), user(c, "avocat"), user(c, "huissier"));
    let mut measured = Vec::new();
    for upto in [5, 50] {
        while requests(c, Viewer::Client(client), &RequestFilter::default(), None).unwrap().total < upto {
            let made = published(c, client);
            proposed(c, &made, avocat, "2 jours");
            proposed(c, &made, huissier, "1 jour");
        }
        let filter = RequestFilter::default();
        let (open, page) = queries(c, |c| requests(c, Viewer::Professional(avocat), &filter, None).unwrap());
        assert_eq!((page.items.len() as i64, page.total), (upto, upto));
        assert!(page.items.iter().all(|l| l.has_proposal && l.proposal_count == 2));
        let (own, _) = queries(c, |c| requests(c, Viewer::Client(client), &filter, None).unwrap());
        let (made, found) = queries(c, |c| proposals_made(c, avocat).unwrap());
        assert_eq!(found.len() as i64, upto);
        let (received, found) = queries(c, |c| proposals_received(c, client).unwrap());
        assert_eq!(found.len() as i64, 2 * upto);
        let (summed, _) = queries(c, |c| scores(c, &[avocat, huissier]).unwrap());
        measured.push([open, own, made, received, summed]);
    }
    assert_eq!(measured[0], measured[1]);
    assert_eq!(measured[0], [3, 3, 2, 2, 1]);
}}

on_each_database! {
fn a_list_of_cases_asks_as_often_for_fifty_as_for_five(db: TestDb) {
    let c = &mut db.conn();
    let avocat = user(c, "avocat");
    let raw = RawCase { title: "Bail du magasin".into(), description: "Loyers impayés".into(), ..RawCase::default() };
    let raw_event = RawEvent {
        kind: "hearing".into(), title: "Audience".into(), starts_at: "2026-12-15T07:30:00Z".into(), ..RawEvent::default()
    };
    let (case, event) = (NewCase::parse(&raw).unwrap(), NewEvent::parse(&raw_event).unwrap());
    let viewer = CaseViewer { id: avocat, is_admin: false };
    let mut measured = Vec::new();
    for upto in [5, 50] {
        while list_cases(c, viewer, &CaseFilter::default(), noon()).unwrap().total < upto {
            let made = create_case(c, avocat, &case, noon()).unwrap();
            add_case_event(c, avocat, made.id, &event, noon()).unwrap();
        }
        let (asked, page) = queries(c, |c| list_cases(c, viewer, &CaseFilter::default(), noon()).unwrap());
        assert_eq!((page.items.len() as i64, page.total), (upto, upto));
        assert!(page.items.iter().all(|l| l.next_event.is_some()));
        measured.push(asked);
    }
    assert_eq!(measured, [3, 3]);
}}
