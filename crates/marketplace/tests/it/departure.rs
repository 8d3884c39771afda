//! A person leaves: what is theirs alone is erased, what another one relies on stays.

use crate::support::{after, draft, noon, offer, proposed, published, user};
use database::{DbConn, on_each_database};
use marketplace::domain::cases::{CaseViewer, NewCase, RawCase};
use marketplace::domain::requests::{CloseReason, NewRating, RawRating, RequestStatus, Viewer};
use marketplace::*;

fn case(c: &mut DbConn, owner: i64) -> i64 {
    let new = NewCase::parse(&RawCase { title: "Loyer".into(), ..RawCase::default() }).unwrap();
    create_case(c, owner, &new, noon()).unwrap().id
}

/// A request of the client's that the professional works on.
fn entrusted(c: &mut DbConn, client: i64, professional: i64) -> i64 {
    let request = published(c, client);
    let proposal = proposed(c, &request, professional, "2 semaines");
    select_proposal(c, client, proposal.id, noon()).unwrap();
    request.id
}

on_each_database! {
fn a_clients_requests_are_erased_or_closed(db: TestDb) {
    let mut c = db.conn();
    let (client, other, avocat) = (user(&mut c, "client"), user(&mut c, "client"), user(&mut c, "avocat"));
    let unsent = draft(&mut c, client).id;
    let open = published(&mut c, client);
    proposed(&mut c, &open, avocat, "");
    let kept = entrusted(&mut c, client, avocat);
    let foreign = published(&mut c, other).id;
    let private = case(&mut c, client);
    let left = depart(&mut c, client, after(1)).unwrap();
    assert_eq!(left.erased_requests, [unsent, open.id]);
    assert_eq!(left.closed.iter().map(|closed| closed.request.id).collect::<Vec<_>>(), [kept]);
    assert_eq!(left.closed[0].proposals.iter().map(|(_, who)| *who).collect::<Vec<_>>(), [avocat]);
    assert!(left.left_behind.is_empty() && left.cancelled.is_empty());
    for id in [unsent, open.id] {
        assert!(matches!(request(&mut c, Viewer::Admin(0), id), Err(MarketplaceError::NotFound)));
    }
    let closed = request(&mut c, Viewer::Professional(avocat), kept).unwrap().request;
    assert_eq!((closed.status, closed.close_reason), (RequestStatus::Closed, Some(CloseReason::Client)));
    assert_eq!(closed.description, "Mon employeur ne m'a pas payé depuis deux mois.");
    assert!(request(&mut c, Viewer::Professional(avocat), foreign).is_ok());
    let admin = CaseViewer { id: 0, is_admin: true };
    assert!(matches!(case_detail(&mut c, admin, private, noon()), Err(MarketplaceError::NotFound)));
    let again = depart(&mut c, client, after(2)).unwrap();
    assert!(again.erased_requests.is_empty() && again.closed.is_empty(), "a second time there is nothing left to do");
}}

on_each_database! {
fn the_stars_of_a_rating_stay_and_its_words_go(db: TestDb) {
    let mut c = db.conn();
    let (client, avocat) = (user(&mut c, "client"), user(&mut c, "avocat"));
    let id = entrusted(&mut c, client, avocat);
    let raw = RawRating { rating: Some(4), comment: "Très bien".into(), ..RawRating::default() };
    rate(&mut c, client, (id, avocat), &NewRating::parse(&raw).unwrap(), after(30)).unwrap();
    depart(&mut c, client, after(31)).unwrap();
    let kept = ratings_of(&mut c, avocat, 10).unwrap();
    assert_eq!((kept[0].rating, kept[0].comment.as_deref()), (4, None));
}}

on_each_database! {
fn a_professionals_agreements_stay_and_the_rest_goes(db: TestDb) {
    let mut c = db.conn();
    let (client, avocat, other) = (user(&mut c, "client"), user(&mut c, "avocat"), user(&mut c, "avocat"));
    let kept = entrusted(&mut c, client, avocat);
    let open = published(&mut c, client);
    proposed(&mut c, &open, avocat, "");
    proposed(&mut c, &open, other, "");
    let shared = create_case_for_request(&mut c, client, avocat, kept, "Salaires", noon()).unwrap();
    assert_eq!(shared.assigned_to, Some(avocat));
    let left = depart(&mut c, avocat, after(1)).unwrap();
    assert_eq!(left.left_behind, [(kept, Some(client))]);
    assert!(left.erased_requests.is_empty() && left.closed.is_empty());
    let made = proposals_made(&mut c, avocat).unwrap();
    assert_eq!(made.iter().map(|(p, _)| p.request_id).collect::<Vec<_>>(), [kept]);
    assert_eq!(proposals_received(&mut c, client).unwrap().len(), 2, "the agreement, and the other one's");
    let request = request(&mut c, Viewer::Client(client), kept).unwrap().request;
    assert_eq!(request.status, RequestStatus::Assigned, "its client decides what becomes of it");
    close_request(&mut c, client, kept, after(2)).unwrap();
    let owner = CaseViewer { id: client, is_admin: false };
    assert_eq!(case_detail(&mut c, owner, shared.id, noon()).unwrap().case.assigned_to, None);
}}

on_each_database! {
fn everything_is_handed_out_in_pages_and_only_to_its_owner(db: TestDb) {
    let mut c = db.conn();
    let (client, other, avocat) = (user(&mut c, "client"), user(&mut c, "client"), user(&mut c, "avocat"));
    let mut own: Vec<i64> = (0..5).map(|_| draft(&mut c, client).id).collect();
    let request = published(&mut c, other);
    propose(&mut c, avocat, request.id, &offer(""), noon()).unwrap();
    own.sort_unstable();
    let (mut read, mut after) = (Vec::new(), 0);
    loop {
        let page = requests_to_export(&mut c, client, after, 2).unwrap();
        assert!(page.len() <= 2);
        let Some(last) = page.last() else { break };
        after = last.id;
        read.extend(page.iter().map(|r| r.id));
    }
    assert_eq!(read, own);
    assert_eq!(proposals_to_export(&mut c, avocat, 0, 10).unwrap().len(), 1);
    assert!(proposals_to_export(&mut c, client, 0, 10).unwrap().is_empty());
    assert!(messages_to_export(&mut c, client, 0, 10).unwrap().is_empty());
    assert!(attachments_to_export(&mut c, client, 0, 10).unwrap().is_empty());
}}
