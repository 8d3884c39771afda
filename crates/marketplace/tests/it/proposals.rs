//! Proposals: made, withdrawn, selected, refused, on each database.

use crate::support::*;
use database::on_each_database;
use futures_util::stream::{self, StreamExt};
use marketplace::domain::requests::*;
use marketplace::*;

on_each_database! {
fn a_professional_proposes_once_and_may_withdraw(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let made = published(c, client);
    assert!(!has_proposal(c, avocat, made.id).unwrap());
    let first = proposed(c, &made, avocat, "2 semaines");
    assert_eq!((first.status, first.timeline_days(), first.price_amount()), (ProposalStatus::Pending, 14, Some(75_000)));
    assert!(has_proposal(c, avocat, made.id).unwrap());
    assert!(matches!(propose(c, avocat, made.id, &offer(""), noon()), Err(MarketplaceError::AlreadyProposed)));
    let withdrawn = withdraw_proposal(c, avocat, first.id, after(1)).unwrap();
    assert_eq!((withdrawn.status, withdrawn.decided_at), (ProposalStatus::Withdrawn, Some(after(1))));
    assert!(matches!(withdraw_proposal(c, avocat, first.id, after(1)), Err(MarketplaceError::ProposalNotPending)));
    let second = proposed(c, &made, avocat, "1 mois");
    assert_eq!(proposals_made(c, avocat).unwrap().iter().map(|(p, _)| p.id).collect::<Vec<_>>(), [second.id, first.id]);
    let viewer = Viewer::Professional(avocat);
    assert_eq!(proposals_of_request(c, viewer, made.id).unwrap().len(), 2, "also the withdrawn one");
    assert_eq!(proposals_of_request(c, Viewer::Client(client), made.id).unwrap().len(), 1);
    assert_eq!(proposals_received(c, client).unwrap().len(), 1);
    assert_eq!(request(c, viewer, made.id).unwrap().proposal_count, 1);
}}

on_each_database! {
fn a_draft_a_closed_and_an_unknown_request_take_no_proposals(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let (unpublished, closed) = (draft(c, client), published(c, client));
    close_request(c, client, closed.id, noon()).unwrap();
    for id in [unpublished.id, 999, 0, -1] {
        assert!(matches!(propose(c, avocat, id, &offer(""), noon()), Err(MarketplaceError::NotFound)), "{id}");
        assert!(matches!(has_proposal(c, avocat, id), Err(MarketplaceError::NotFound)), "{id}");
        assert!(matches!(proposals_of_request(c, Viewer::Professional(avocat), id), Err(MarketplaceError::NotFound)), "{id}");
    }
    assert!(matches!(propose(c, avocat, closed.id, &offer(""), noon()), Err(MarketplaceError::RequestNotOpen)));
}}

on_each_database! {
fn selecting_accepts_one_refuses_the_rest_and_assigns(db: TestDb) {
    let c = &mut db.conn();
    let (client, a, b, h) = (user(c, "client"), user(c, "avocat"), user(c, "avocat"), user(c, "huissier"));
    let made = published(c, client);
    let (first, second, third) = (proposed(c, &made, a, "2 jours"), proposed(c, &made, b, "3 jours"), proposed(c, &made, h, "3 jours"));
    withdraw_proposal(c, h, third.id, noon()).unwrap();
    let done = select_proposal(c, client, second.id, after(1)).unwrap();
    assert_eq!((done.proposal.status, done.proposal.is_selected, done.proposal.decided_at), (ProposalStatus::Accepted, true, Some(after(1))));
    assert_eq!((done.request.status, done.request.assigned_at, done.request.deadline_at), (RequestStatus::Assigned, Some(after(1)), Some(after(3))));
    assert_eq!(done.not_selected.iter().map(|p| p.id).collect::<Vec<_>>(), [first.id]);
    let (lost, head) = proposal(c, Viewer::Professional(a), first.id).unwrap();
    assert_eq!((lost.status, lost.rejected_by, head.status), (ProposalStatus::Rejected, Some(RejectedBy::Selection), RequestStatus::Assigned));
    assert_eq!(proposal(c, Viewer::Professional(h), third.id).unwrap().0.status, ProposalStatus::Withdrawn);
    for id in [first.id, second.id] {
        assert!(matches!(select_proposal(c, client, id, noon()), Err(MarketplaceError::AlreadySelected)));
        assert!(matches!(reject_proposal(c, client, id, None, noon()), Err(MarketplaceError::ProposalNotPending)));
    }
    assert!(matches!(restore_proposal(c, client, first.id, noon()), Err(MarketplaceError::NotRestorable)));
    assert!(matches!(propose(c, h, made.id, &offer(""), noon()), Err(MarketplaceError::RequestNotOpen)));
    assert!(matches!(withdraw_proposal(c, b, second.id, noon()), Err(MarketplaceError::ProposalNotPending)));
    let known = contacts(c, client).unwrap();
    assert_eq!(known, [Contact { professional_id: b, request_id: made.id, request_title: made.title.clone() }]);
}}

on_each_database! {
fn what_is_refused_may_be_taken_back_while_the_request_is_published(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let made = published(c, client);
    let offered = proposed(c, &made, avocat, "");
    let refused = reject_proposal(c, client, offered.id, Some("Trop cher"), after(1)).unwrap();
    assert_eq!((refused.status, refused.rejected_by, refused.reject_reason.as_deref()), (ProposalStatus::Rejected, Some(RejectedBy::Client), Some("Trop cher")));
    assert!(matches!(reject_proposal(c, client, offered.id, None, noon()), Err(MarketplaceError::ProposalNotPending)));
    assert!(matches!(select_proposal(c, client, offered.id, noon()), Err(MarketplaceError::ProposalNotPending)));
    assert!(matches!(propose(c, avocat, made.id, &offer(""), noon()), Err(MarketplaceError::AlreadyProposed)), "refused is refused");
    let back = restore_proposal(c, client, offered.id, after(2)).unwrap();
    assert_eq!((back.status, back.rejected_by, back.reject_reason, back.decided_at), (ProposalStatus::Pending, None, None, None));
    assert!(matches!(restore_proposal(c, client, offered.id, noon()), Err(MarketplaceError::NotRestorable)));
    reject_proposal(c, client, offered.id, None, after(3)).unwrap();
    close_request(c, client, made.id, after(3)).unwrap();
    assert!(matches!(restore_proposal(c, client, offered.id, noon()), Err(MarketplaceError::NotRestorable)));
    assert!(matches!(select_proposal(c, client, offered.id, noon()), Err(MarketplaceError::RequestClosed)));
}}

on_each_database! {
fn what_was_pending_ends_with_the_request(db: TestDb) {
    let c = &mut db.conn();
    let (client, a, b, h) = (user(c, "client"), user(c, "avocat"), user(c, "avocat"), user(c, "huissier"));
    let made = published(c, client);
    let (pending, refused, withdrawn) = (proposed(c, &made, a, ""), proposed(c, &made, b, ""), proposed(c, &made, h, ""));
    reject_proposal(c, client, refused.id, None, after(1)).unwrap();
    withdraw_proposal(c, h, withdrawn.id, after(1)).unwrap();
    let closed = close_request(c, client, made.id, after(2)).unwrap();
    assert_eq!(closed.proposals, [(pending.id, a)], "who was answered before is not told again");
    let (ended, _) = proposal(c, Viewer::Professional(a), pending.id).unwrap();
    assert_eq!((ended.status, ended.rejected_by, ended.decided_at), (ProposalStatus::Rejected, Some(RejectedBy::Closing), Some(after(2))));
    assert!(matches!(reject_proposal(c, client, pending.id, None, after(3)), Err(MarketplaceError::ProposalNotPending)));

    let made = published(c, client);
    let winner = proposed(c, &made, a, "");
    select_proposal(c, client, winner.id, after(2)).unwrap();
    assert_eq!(close_request(c, client, made.id, after(3)).unwrap().proposals, [(winner.id, a)]);
    assert_eq!(proposal(c, Viewer::Professional(a), winner.id).unwrap().0.status, ProposalStatus::Accepted);
}}

on_each_database! {
fn only_the_client_decides(db: TestDb) {
    let c = &mut db.conn();
    let (client, other, avocat, rival) = (user(c, "client"), user(c, "client"), user(c, "avocat"), user(c, "avocat"));
    let made = published(c, client);
    let offered = proposed(c, &made, avocat, "");
    assert!(matches!(select_proposal(c, other, offered.id, noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(reject_proposal(c, other, offered.id, None, noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(restore_proposal(c, other, offered.id, noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(withdraw_proposal(c, rival, offered.id, noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(proposal(c, Viewer::Client(other), offered.id), Err(MarketplaceError::NotFound)));
    assert!(matches!(proposal(c, Viewer::Professional(rival), offered.id), Err(MarketplaceError::NotFound)));
    assert!(proposals_of_request(c, Viewer::Professional(rival), made.id).unwrap().is_empty());
    assert!(matches!(proposals_of_request(c, Viewer::Client(other), made.id), Err(MarketplaceError::NotFound)));
    assert!(matches!(select_proposal(c, client, 999, noon()), Err(MarketplaceError::NotFound)));
    assert!(contacts(c, client).unwrap().is_empty());
}}

/// Runs every job, a dozen at a time, through the pool as the server does; answers what each came to.
async fn at_once<J: Send + 'static, T: Send + 'static>(
    db: &database::testing::TestDb,
    jobs: Vec<J>,
    run: impl Fn(&mut database::DbConn, J) -> Result<T, MarketplaceError> + Clone + Send + 'static,
) -> Vec<Result<T, MarketplaceError>> {
    let pool = &db.pool_of(12);
    let writes = jobs.into_iter().map(|job| {
        let run = run.clone();
        pool.write(move |c| run(c, job))
    });
    stream::iter(writes).buffer_unordered(12).collect().await
}

on_each_database! {
async fn of_many_selections_at_once_exactly_one_wins(db: TestDb) {
    let c = &mut db.conn();
    let client = user(c, "client");
    let made = published(c, client);
    let offered: Vec<i64> = (0..24).map(|_| { let p = user(c, "avocat"); proposed(c, &made, p, "").id }).collect();
    let came = at_once(&db, offered, move |c, id| select_proposal(c, client, id, noon())).await;
    let won = came.iter().filter(|r| r.is_ok()).count();
    let lost = came.iter().filter(|r| matches!(r, Err(MarketplaceError::AlreadySelected))).count();
    assert_eq!((won, lost), (1, 23), "{came:?}");
    let all = proposals_of_request(c, Viewer::Client(client), made.id).unwrap();
    assert_eq!(all.iter().filter(|(p, _)| p.is_selected).count(), 1);
    assert_eq!(all.iter().filter(|(p, _)| p.rejected_by == Some(RejectedBy::Selection)).count(), 23);
}}

on_each_database! {
async fn five_hundred_selections_over_a_hundred_requests_have_a_hundred_winners(db: TestDb) {
    let c = &mut db.conn();
    let client = user(c, "client");
    let professionals: Vec<i64> = (0..5).map(|_| user(c, "avocat")).collect();
    let mut jobs = Vec::new();
    let all: Vec<Request> = (0..100).map(|_| published(c, client)).collect();
    for professional in professionals {
        for request in &all {
            jobs.push(proposed(c, request, professional, "3 jours").id);
        }
    }
    assert_eq!(jobs.len(), 500);
    let came = at_once(&db, jobs, move |c, id| select_proposal(c, client, id, noon())).await;
    let won = came.iter().filter(|r| r.is_ok()).count();
    let lost = came.iter().filter(|r| matches!(r, Err(MarketplaceError::AlreadySelected))).count();
    assert_eq!((won, lost), (100, 400));
    let assigned = RequestFilter::parse(&RawFilter { status: "assigned".into(), ..RawFilter::default() }).unwrap();
    assert_eq!(requests(c, Viewer::Client(client), &assigned, None).unwrap().total, 100);
}}

on_each_database! {
async fn whatever_happens_at_once_the_states_agree(db: TestDb) {
    #[derive(Clone, Copy, Debug)]
    enum Deed { Select(i64), Reject(i64), Withdraw(i64, i64), Propose(i64), Close, Edit }
    let c = &mut db.conn();
    let client = user(c, "client");
    for round in 0..4 {
        let made = published(c, client);
        let mut deeds = vec![Deed::Edit];
        for _ in 0..4 {
            let p = user(c, "avocat");
            let id = proposed(c, &made, p, "").id;
            deeds.extend([Deed::Select(id), Deed::Reject(id), Deed::Withdraw(p, id), Deed::Propose(user(c, "huissier"))]);
        }
        if round % 2 == 1 { deeds.insert(5, Deed::Close); }
        let request_id = made.id;
        let change = RequestChange::parse(&RawChange { title: Some("Autre titre".into()), ..RawChange::default() }).unwrap();
        let came = at_once(&db, deeds, move |c, deed| match deed {
            Deed::Select(id) => select_proposal(c, client, id, noon()).map(drop),
            Deed::Reject(id) => reject_proposal(c, client, id, None, noon()).map(drop),
            Deed::Withdraw(p, id) => withdraw_proposal(c, p, id, noon()).map(drop),
            Deed::Propose(p) => propose(c, p, request_id, &offer(""), noon()).map(drop),
            Deed::Close => close_request(c, client, request_id, noon()).map(drop),
            Deed::Edit => update_request(c, client, request_id, &change, noon()).map(drop),
        })
        .await;
        assert!(came.iter().all(|r| !matches!(r, Err(MarketplaceError::Db(_)))), "{came:?}");
        let after = request(c, Viewer::Client(client), made.id).unwrap();
        let proposals = proposals_of_request(c, Viewer::Client(client), made.id).unwrap();
        let winners = proposals.iter().filter(|(p, _)| p.is_selected).count();
        assert!(winners <= 1);
        if after.request.status == RequestStatus::Assigned {
            assert_eq!(winners, 1);
            assert!(proposals.iter().all(|(p, _)| p.status != ProposalStatus::Pending), "none is left pending");
        }
    }
}}

on_each_database! {
async fn of_many_proposals_of_one_professional_at_once_one_is_live(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let made = published(c, client);
    let request_id = made.id;
    let came = at_once(&db, vec![(); 12], move |c, ()| propose(c, avocat, request_id, &offer(""), noon())).await;
    assert_eq!(came.iter().filter(|r| r.is_ok()).count(), 1);
    assert!(came.iter().all(|r| matches!(r, Ok(_) | Err(MarketplaceError::AlreadyProposed))), "{came:?}");
}}
