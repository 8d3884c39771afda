//! Ratings, and the deadline they wait for, on each database.

use crate::support::*;
use chrono::TimeDelta;
use database::{DbConn, on_each_database};
use marketplace::domain::requests::*;
use marketplace::*;

fn stars(n: i64) -> NewRating {
    NewRating::parse(&RawRating {
        rating: Some(n),
        comment: "Très bien".into(),
        is_deadline_met: true,
        would_recommend: n > 3,
    })
    .unwrap()
}

/// A request with a selected proposal: due after so many days.
fn assigned(c: &mut DbConn, client: i64, avocat: i64, timeline: &str) -> Request {
    let made = published(c, client);
    let offered = proposed(c, &made, avocat, timeline);
    select_proposal(c, client, offered.id, noon()).unwrap().request
}

on_each_database! {
fn the_client_rates_after_the_deadline_once_and_the_request_is_closed(db: TestDb) {
    let c = &mut db.conn();
    let (client, other, avocat, rival) = (user(c, "client"), user(c, "client"), user(c, "avocat"), user(c, "avocat"));
    let made = assigned(c, client, avocat, "1 semaine");
    let of = (made.id, avocat);
    let early = after(7) - TimeDelta::microseconds(1);
    assert!(matches!(rate(c, client, of, &stars(5), early), Err(MarketplaceError::DeadlineNotPassed)));
    assert!(matches!(rate(c, other, of, &stars(5), after(7)), Err(MarketplaceError::NotFound)));
    assert!(matches!(rate(c, client, (made.id, rival), &stars(5), after(7)), Err(MarketplaceError::NotSelected)));
    assert!(matches!(rate(c, client, (999, avocat), &stars(5), after(7)), Err(MarketplaceError::NotFound)));
    let given = rate(c, client, of, &stars(5), after(7)).unwrap();
    assert_eq!((given.rating, given.comment.as_deref(), given.editable_until()), (5, Some("Très bien"), after(21)));
    assert!(matches!(rate(c, client, of, &stars(1), after(8)), Err(MarketplaceError::AlreadyRated)));
    let closed = request(c, Viewer::Client(client), made.id).unwrap().request;
    assert_eq!((closed.status, closed.close_reason), (RequestStatus::Closed, Some(CloseReason::Rated)));
    assert_eq!(proposals_received(c, client).unwrap()[0].1.rating_id, Some(given.id));
    assert!(matches!(rating(c, other, given.id), Err(MarketplaceError::NotFound)));
    assert_eq!(rating(c, client, given.id).unwrap(), given);
}}

on_each_database! {
fn what_nobody_was_selected_on_is_not_rated(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let made = published(c, client);
    proposed(c, &made, avocat, "");
    assert!(matches!(rate(c, client, (made.id, avocat), &stars(5), after(9)), Err(MarketplaceError::NotSelected)));
}}

on_each_database! {
fn a_service_is_rated_also_after_the_request_was_closed(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let made = assigned(c, client, avocat, "2 jours");
    close_request(c, client, made.id, after(1)).unwrap();
    rate(c, client, (made.id, avocat), &stars(4), after(3)).unwrap();
    let closed = request(c, Viewer::Client(client), made.id).unwrap().request;
    assert_eq!(closed.close_reason, Some(CloseReason::Client), "why it was closed stays");
}}

on_each_database! {
fn a_rating_is_changed_for_fourteen_days(db: TestDb) {
    let c = &mut db.conn();
    let (client, other, avocat) = (user(c, "client"), user(c, "client"), user(c, "avocat"));
    let made = assigned(c, client, avocat, "");
    let given = rate(c, client, (made.id, avocat), &stars(2), noon()).unwrap();
    let change = RatingChange::parse(&RawRatingChange { rating: Some(4), comment: Some(" ".into()), ..RawRatingChange::default() }).unwrap();
    assert!(matches!(update_rating(c, other, given.id, &change, noon()), Err(MarketplaceError::NotFound)));
    let changed = update_rating(c, client, given.id, &change, after(14)).unwrap();
    assert_eq!((changed.rating, changed.comment.as_deref(), changed.is_deadline_met, changed.updated_at), (4, None, true, after(14)));
    let late = after(14) + TimeDelta::microseconds(1);
    assert!(matches!(update_rating(c, client, given.id, &change, late), Err(MarketplaceError::RatingTooOld)));
}}

on_each_database! {
fn two_changes_of_a_rating_at_one_moment_both_stay(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let made = assigned(c, client, avocat, "");
    let id = rate(c, client, (made.id, avocat), &stars(5), noon()).unwrap().id;
    for n in 1..=10 {
        let changes = [
            RawRatingChange { rating: Some(1 + n % 5), ..RawRatingChange::default() },
            RawRatingChange { comment: Some(format!("avis {n}")), ..RawRatingChange::default() },
        ];
        std::thread::scope(|s| {
            for raw in &changes {
                s.spawn(|| update_rating(&mut db.conn(), client, id, &RatingChange::parse(raw).unwrap(), after(1)).unwrap());
            }
        });
        let kept = rating(c, client, id).unwrap();
        assert_eq!((i64::from(kept.rating), kept.comment), (1 + n % 5, Some(format!("avis {n}"))));
    }
}}

on_each_database! {
fn ratings_are_added_up(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat, unrated) = (user(c, "client"), user(c, "avocat"), user(c, "huissier"));
    for n in [5, 5, 4, 2] {
        let made = assigned(c, client, avocat, "");
        rate(c, client, (made.id, avocat), &stars(n), after(n)).unwrap();
    }
    let found = scores(c, &[avocat, unrated]).unwrap();
    assert_eq!(found.len(), 1);
    let score = found[&avocat];
    assert_eq!((score.count, score.mean(), score.recommend_share(), score.deadline_met_share()), (4, Some(4.0), Some(0.75), Some(1.0)));
    assert!((score.ranking() - (5.0 * 3.5 + 16.0) / 9.0).abs() < 1e-9);
    assert_eq!(ratings_of(c, avocat, 3).unwrap().iter().map(|r| r.rating).collect::<Vec<_>>(), [5, 5, 4]);
}}

on_each_database! {
fn a_deadline_is_told_of_before_and_after_and_the_request_closed_a_month_later(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let made = assigned(c, client, avocat, "10 jours");
    let told = |c: &mut DbConn, day| deadline_notices(c, after(day), 10).unwrap().into_iter().map(|(e, r, s)| (e, r.id, s.professional_id)).collect::<Vec<_>>();
    assert_eq!(told(c, 7), []);
    assert_eq!(told(c, 8), [(DeadlineEvent::Soon, made.id, avocat)]);
    assert_eq!(told(c, 9), []);
    assert_eq!(told(c, 10), [(DeadlineEvent::Passed, made.id, avocat)]);
    assert_eq!(told(c, 11), []);
    let short = assigned(c, client, avocat, "1 jour");
    let timeless = assigned(c, client, avocat, "dès que possible");
    assert_eq!(told(c, 0), [], "a day is not two days away, and what has no length has no end");
    assert_eq!(told(c, 20), [(DeadlineEvent::Passed, short.id, avocat)]);
    let ended = close_due(c, after(30), 10).unwrap().into_iter().map(|end| (end.request.id, end.proposals.len()));
    assert_eq!(ended.collect::<Vec<_>>(), [(timeless.id, 1)]);
    assert_eq!(close_due(c, after(40), 1).unwrap().len(), 1);
    assert_eq!(close_due(c, after(40), 10).unwrap().into_iter().map(|end| end.request.id).collect::<Vec<_>>(), [made.id]);
    let closed = request(c, Viewer::Client(client), made.id).unwrap().request;
    assert_eq!(closed.close_reason, Some(CloseReason::Deadline));
}}
