//! Requests of people without an account, on each database.

use crate::support::*;
use database::{DbConn, on_each_database};
use marketplace::domain::requests::*;
use marketplace::*;

fn published(c: &mut DbConn) -> Request {
    publish_for_visitor(c, &new("Salaires impayés"), noon()).unwrap()
}

on_each_database! {
fn a_request_without_an_account_is_browsed_and_answered_like_others(db: TestDb) {
    let c = &mut db.conn();
    let (avocat, huissier, client) = (user(c, "avocat"), user(c, "huissier"), user(c, "client"));
    let made = published(c);
    assert!(made.is_published() && made.is_anonymous && made.client_id.is_none());
    let browsed = requests(c, Viewer::Professional(avocat), &RequestFilter::default(), None).unwrap();
    assert_eq!(browsed.items[0].request, made);
    assert!(requests(c, Viewer::Client(client), &RequestFilter::default(), None).unwrap().items.is_empty());
    assert!(matches!(request(c, Viewer::Client(client), made.id), Err(MarketplaceError::NotFound)));
    let offered = proposed(c, &made, avocat, "2 semaines");
    let withdrawn = proposed(c, &made, huissier, "");
    withdraw_proposal(c, withdrawn.professional_id, withdrawn.id, noon()).unwrap();
    let listed = visitor_request(c, made.id).unwrap();
    assert_eq!((listed.proposal_count, listed.selection), (1, None));
    assert_eq!(visitor_proposals(c, made.id).unwrap().into_iter().map(|(p, _)| p.id).collect::<Vec<_>>(), [offered.id]);
    assert!(matches!(select_proposal(c, client, offered.id, noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(close_request(c, client, made.id, noon()), Err(MarketplaceError::NotFound)));
}}

on_each_database! {
fn a_request_of_an_account_is_none_of_a_visitors(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let theirs = crate::support::published(c, client);
    let offered = proposed(c, &theirs, avocat, "");
    assert!(matches!(visitor_request(c, theirs.id), Err(MarketplaceError::NotFound)));
    assert!(matches!(visitor_proposals(c, theirs.id), Err(MarketplaceError::NotFound)));
    assert!(matches!(select_for_visitor(c, theirs.id, offered.id, noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(hand_over(c, theirs.id, client, noon()), Err(MarketplaceError::NotFound)));
    assert_eq!(close_for_visitor(c, theirs.id, noon()).unwrap(), None);
    erase_for_visitor(c, theirs.id).unwrap();
    assert_eq!(request(c, Viewer::Client(client), theirs.id).unwrap().request.status, RequestStatus::Open);
}}

on_each_database! {
fn a_visitor_selects_once_and_the_same_again_changes_nothing(db: TestDb) {
    let c = &mut db.conn();
    let (a, b) = (user(c, "avocat"), user(c, "huissier"));
    let (made, other) = (published(c), published(c));
    let (first, second, foreign) = (proposed(c, &made, a, "2 jours"), proposed(c, &made, b, ""), proposed(c, &other, a, ""));
    assert!(matches!(select_for_visitor(c, made.id, foreign.id, noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(select_for_visitor(c, made.id, 999, noon()), Err(MarketplaceError::NotFound)));
    let done = select_for_visitor(c, made.id, first.id, after(1)).unwrap().unwrap();
    assert_eq!((done.request.status, done.request.deadline_at), (RequestStatus::Assigned, Some(after(2))));
    assert_eq!(done.not_selected.iter().map(|p| p.id).collect::<Vec<_>>(), [second.id]);
    assert_eq!(select_for_visitor(c, made.id, first.id, after(2)).unwrap(), None);
    assert!(matches!(select_for_visitor(c, made.id, second.id, after(2)), Err(MarketplaceError::AlreadySelected)));
    assert_eq!(close_for_visitor(c, made.id, after(2)).unwrap(), None, "an assigned one goes on");
    assert_eq!(visitor_request(c, made.id).unwrap().selection.unwrap().professional_id, a);
}}

on_each_database! {
fn of_selections_at_once_one_wins(db: TestDb) {
    let c = &mut db.conn();
    let made = published(c);
    let offered: Vec<Proposal> = (0..8).map(|_| { let avocat = user(c, "avocat"); proposed(c, &made, avocat, "") }).collect();
    let won: usize = std::thread::scope(|s| {
        let all: Vec<_> = offered
            .iter()
            .map(|p| s.spawn(|| match select_for_visitor(&mut db.conn(), made.id, p.id, noon()) {
                Ok(Some(_)) => 1,
                Err(MarketplaceError::AlreadySelected) => 0,
                other => panic!("{other:?}"),
            }))
            .collect();
        all.into_iter().map(|t| t.join().unwrap()).sum()
    });
    assert_eq!(won, 1);
    let listed = visitor_proposals(c, made.id).unwrap();
    assert_eq!(listed.iter().filter(|(p, _)| p.is_selected).count(), 1);
    assert_eq!(listed.iter().filter(|(p, _)| p.status == ProposalStatus::Rejected).count(), 7);
}}

on_each_database! {
fn a_closed_or_hidden_one_takes_no_selection(db: TestDb) {
    let c = &mut db.conn();
    let avocat = user(c, "avocat");
    let made = published(c);
    let offered = proposed(c, &made, avocat, "");
    hide_request(c, made.id, "Signalée", noon()).unwrap();
    assert!(matches!(select_for_visitor(c, made.id, offered.id, noon()), Err(MarketplaceError::RequestNotOpen)));
    show_request(c, made.id, noon()).unwrap();
    assert!(close_for_visitor(c, made.id, after(7)).unwrap().is_some());
    assert_eq!(close_for_visitor(c, made.id, after(7)).unwrap(), None);
    assert_eq!(close_for_visitor(c, 999, after(7)).unwrap(), None);
    assert_eq!(visitor_request(c, made.id).unwrap().request.close_reason, Some(CloseReason::Idle));
    assert!(matches!(select_for_visitor(c, made.id, offered.id, after(7)), Err(MarketplaceError::RequestClosed)));
}}

on_each_database! {
fn what_is_erased_leaves_no_proposal_behind(db: TestDb) {
    let c = &mut db.conn();
    let avocat = user(c, "avocat");
    let made = published(c);
    proposed(c, &made, avocat, "");
    erase_for_visitor(c, made.id).unwrap();
    erase_for_visitor(c, made.id).unwrap();
    assert!(proposals_made(c, avocat).unwrap().is_empty());
    assert!(matches!(visitor_request(c, made.id), Err(MarketplaceError::NotFound)));
}}

on_each_database! {
fn a_request_is_handed_over_to_an_account_once(db: TestDb) {
    let c = &mut db.conn();
    let (avocat, client, other) = (user(c, "avocat"), user(c, "client"), user(c, "client"));
    let made = published(c);
    let offered = proposed(c, &made, avocat, "1 jour");
    select_for_visitor(c, made.id, offered.id, noon()).unwrap();
    let own = hand_over(c, made.id, client, after(1)).unwrap();
    assert_eq!((own.request.client_id, own.request.is_anonymous, own.selection.unwrap().proposal_id), (Some(client), false, offered.id));
    assert!(matches!(hand_over(c, made.id, other, after(1)), Err(MarketplaceError::NotFound)));
    assert!(matches!(visitor_request(c, made.id), Err(MarketplaceError::NotFound)));
    assert_eq!(request(c, Viewer::Client(client), made.id).unwrap().request.id, made.id);
    assert_eq!(contacts(c, client).unwrap()[0].professional_id, avocat);
}}
