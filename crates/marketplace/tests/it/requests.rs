//! Requests from the draft to the end, on each database.

use crate::support::*;
use database::{DbConn, on_each_database};
use marketplace::domain::requests::*;
use marketplace::*;

fn ids(conn: &mut DbConn, viewer: Viewer, filter: &RawFilter) -> Vec<i64> {
    let filter = RequestFilter::parse(filter).unwrap();
    requests(conn, viewer, &filter, None).unwrap().items.into_iter().map(|l| l.request.id).collect()
}

on_each_database! {
fn a_draft_is_written_summarised_published_and_closed(db: TestDb) {
    let c = &mut db.conn();
    let client = user(c, "client");
    let made = draft(c, client);
    assert_eq!((made.status, made.is_validated, made.legal_domain), (RequestStatus::Open, false, LegalDomain::Travail));
    assert_eq!(request(c, Viewer::Client(client), made.id).unwrap().request, made);
    let summed = set_summary(c, client, made.id, (&made.description, "Deux mois de salaire"), after(1)).unwrap();
    assert_eq!(summed.ai_summary.as_deref(), Some("Deux mois de salaire"));
    assert!(matches!(set_summary(c, client, made.id, ("other words", "x"), after(1)), Err(MarketplaceError::RequestNotOpen)));
    let public = validate_request(c, client, made.id, after(1)).unwrap();
    assert_eq!((public.published_at, public.is_published()), (Some(after(1)), true));
    assert!(matches!(validate_request(c, client, made.id, after(1)), Err(MarketplaceError::AlreadyPublished)));
    let closed = close_request(c, client, made.id, after(2)).unwrap();
    assert_eq!(closed.proposals, []);
    let closed = closed.request;
    assert_eq!((closed.status, closed.close_reason, closed.closed_at), (RequestStatus::Closed, Some(CloseReason::Client), Some(after(2))));
    assert!(matches!(close_request(c, client, made.id, after(2)), Err(MarketplaceError::RequestClosed)));
    assert!(matches!(validate_request(c, client, made.id, after(2)), Err(MarketplaceError::RequestClosed)));
}}

on_each_database! {
fn a_request_is_its_clients_alone(db: TestDb) {
    let c = &mut db.conn();
    let (client, other, avocat, admin) = (user(c, "client"), user(c, "client"), user(c, "avocat"), user(c, "admin"));
    let id = draft(c, client).id;
    let change = RequestChange::parse(&RawChange::default()).unwrap();
    assert!(matches!(request(c, Viewer::Client(other), id), Err(MarketplaceError::NotFound)));
    assert!(matches!(request(c, Viewer::Professional(avocat), id), Err(MarketplaceError::NotFound)));
    assert!(matches!(update_request(c, other, id, &change, noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(validate_request(c, other, id, noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(close_request(c, other, id, noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(delete_draft(c, other, id), Err(MarketplaceError::NotFound)));
    assert!(matches!(set_summary(c, other, id, ("", ""), noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(request(c, Viewer::Client(client), id + 1), Err(MarketplaceError::NotFound)));
    assert_eq!(request(c, Viewer::Admin(admin), id).unwrap().request.id, id);
    delete_draft(c, client, id).unwrap();
    assert!(matches!(request(c, Viewer::Client(client), id), Err(MarketplaceError::NotFound)));
    let public = published(c, client).id;
    assert!(matches!(delete_draft(c, client, public), Err(MarketplaceError::AlreadyPublished)));
}}

on_each_database! {
fn a_request_is_edited_until_somebody_proposes(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let made = published(c, client);
    set_summary(c, client, made.id, (&made.description, "Bref"), noon()).unwrap();
    let title = RequestChange::parse(&RawChange { title: Some("Loyers impayés".into()), budget: Some("50 000".into()), ..RawChange::default() }).unwrap();
    let changed = update_request(c, client, made.id, &title, after(3)).unwrap();
    assert_eq!((changed.title.as_str(), changed.budget.as_deref(), changed.ai_summary.as_deref()), ("Loyers impayés", Some("50 000"), Some("Bref")));
    assert_eq!((changed.description.as_str(), changed.last_activity_at, changed.updated_at), (made.description.as_str(), after(3), after(3)));
    let words = RequestChange::parse(&RawChange { description: Some("De tout autres mots.".into()), budget: Some(String::new()), ..RawChange::default() }).unwrap();
    let changed = update_request(c, client, made.id, &words, after(3)).unwrap();
    assert_eq!((changed.budget, changed.ai_summary), (None, None), "a summary of other words is none any more");

    let proposal = proposed(c, &made, avocat, "2 jours");
    assert!(!request(c, Viewer::Client(client), made.id).unwrap().can_be_edited_by(Viewer::Client(client)));
    assert!(matches!(update_request(c, client, made.id, &title, noon()), Err(MarketplaceError::RequestHasProposals)));
    withdraw_proposal(c, avocat, proposal.id, noon()).unwrap();
    assert!(request(c, Viewer::Client(client), made.id).unwrap().can_be_edited_by(Viewer::Client(client)));
    update_request(c, client, made.id, &title, noon()).unwrap();
    close_request(c, client, made.id, noon()).unwrap();
    assert!(matches!(update_request(c, client, made.id, &title, noon()), Err(MarketplaceError::RequestClosed)));
}}

on_each_database! {
fn a_hidden_request_is_out_of_sight_and_takes_no_proposals(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat, huissier) = (user(c, "client"), user(c, "avocat"), user(c, "huissier"));
    let made = published(c, client);
    let proposal = proposed(c, &made, avocat, "2 jours");
    assert!(matches!(hide_request(c, made.id, " ", noon()), Err(MarketplaceError::Invalid(_))));
    let hidden = hide_request(c, made.id, "Données d'un tiers", noon()).unwrap();
    assert_eq!((hidden.hidden_at, hidden.hidden_reason.as_deref()), (Some(noon()), Some("Données d'un tiers")));
    assert!(ids(c, Viewer::Professional(huissier), &RawFilter::default()).is_empty());
    assert!(matches!(request(c, Viewer::Professional(avocat), made.id), Err(MarketplaceError::NotFound)));
    assert!(matches!(propose(c, huissier, made.id, &offer(""), noon()), Err(MarketplaceError::NotFound)));
    assert!(matches!(select_proposal(c, client, proposal.id, noon()), Err(MarketplaceError::RequestNotOpen)));
    assert_eq!(ids(c, Viewer::Client(client), &RawFilter::default()), [made.id]);
    show_request(c, made.id, noon()).unwrap();
    assert_eq!(ids(c, Viewer::Professional(huissier), &RawFilter::default()), [made.id]);
    assert!(matches!(hide_request(c, 999, "raison", noon()), Err(MarketplaceError::NotFound)));
}}

on_each_database! {
fn the_list_is_filtered_searched_and_paged(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let mut made = Vec::new();
    for (n, (title, domain, urgency)) in [("Expulsion à Éséka", "immobilier", "high"), ("Licenciement abusif", "travail", "normal"), ("Succession 100% contestée_2", "famille", "low")].into_iter().enumerate() {
        let raw = RawRequest { legal_domain: domain.into(), urgency: urgency.into(), ..raw(title) };
        let id = create_request(c, client, &NewRequest::parse(&raw).unwrap(), after(n as i64)).unwrap().id;
        validate_request(c, client, id, after(n as i64)).unwrap();
        made.push(id);
    }
    draft(c, client);
    let viewer = Viewer::Professional(avocat);
    let f = RawFilter::default;
    assert_eq!(ids(c, viewer, &f()), [made[2], made[1], made[0]], "newest first, no draft");
    assert_eq!(ids(c, Viewer::Client(client), &f()).len(), 4);
    assert_eq!(ids(c, Viewer::Admin(0), &f()).len(), 4);
    assert_eq!(ids(c, viewer, &RawFilter { domain: "Droit de la famille".into(), ..f() }), [made[2]]);
    assert_eq!(ids(c, viewer, &RawFilter { urgency: "high".into(), ..f() }), [made[0]]);
    for (q, found) in [("ESEKA", vec![made[0]]), ("eseka expulsion", vec![made[0]]), ("employeur", vec![made[2], made[1], made[0]]), ("0%", vec![made[2]]), ("%0", vec![]), ("e_2", vec![made[2]]), ("' OR 1=1 --", vec![]), ("\u{0}", vec![made[2], made[1], made[0]])] {
        assert_eq!(ids(c, viewer, &RawFilter { q: q.into(), ..f() }), found, "{q}");
    }
    assert_eq!(ids(c, viewer, &RawFilter { since: "2026-11-22".into(), until: "2026-11-22".into(), ..f() }), [made[1]]);
    assert_eq!(ids(c, Viewer::Client(client), &RawFilter { since: "2026-11-23".into(), ..f() }), [made[2]]);
    let page = requests(c, viewer, &RequestFilter { limit: 1, offset: 1, ..RequestFilter::default() }, None).unwrap();
    assert_eq!((page.total, page.items.len(), page.items[0].request.id), (3, 1, made[1]));
    close_request(c, client, made[1], noon()).unwrap();
    assert_eq!(ids(c, viewer, &f()), [made[2], made[0]]);
    assert_eq!(ids(c, Viewer::Client(client), &RawFilter { status: "closed".into(), ..f() }), [made[1]]);
    assert!(ids(c, viewer, &RawFilter { status: "closed".into(), ..f() }).is_empty(), "not selected on it");
}}

on_each_database! {
fn a_professional_keeps_seeing_what_they_were_selected_on(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat, huissier) = (user(c, "client"), user(c, "avocat"), user(c, "huissier"));
    let made = published(c, client);
    let (won, _) = (proposed(c, &made, avocat, "2 jours"), proposed(c, &made, huissier, "1 jour"));
    let seen = request(c, Viewer::Professional(avocat), made.id).unwrap();
    assert_eq!((seen.has_proposal, seen.proposal_count, seen.selection), (true, 2, None));
    assert!(!seen.request.shows_client_to(Viewer::Professional(avocat), seen.selected_professional()));
    select_proposal(c, client, won.id, noon()).unwrap();
    let seen = request(c, Viewer::Professional(avocat), made.id).unwrap();
    assert_eq!(seen.selection, Some(Selection { proposal_id: won.id, professional_id: avocat }));
    assert!(seen.request.shows_client_to(Viewer::Professional(avocat), seen.selected_professional()));
    assert_eq!(ids(c, Viewer::Professional(avocat), &RawFilter { status: "assigned".into(), ..RawFilter::default() }), [made.id]);
    assert!(ids(c, Viewer::Professional(avocat), &RawFilter::default()).is_empty());
    assert!(matches!(request(c, Viewer::Professional(huissier), made.id), Err(MarketplaceError::NotFound)));
    assert!(ids(c, Viewer::Professional(huissier), &RawFilter { status: "assigned".into(), ..RawFilter::default() }).is_empty());
}}

on_each_database! {
fn an_idle_request_is_reminded_of_twice_and_closed(db: TestDb) {
    let c = &mut db.conn();
    let (client, avocat) = (user(c, "client"), user(c, "avocat"));
    let (quiet, answered) = (published(c, client), published(c, client));
    draft(c, client);
    propose(c, avocat, answered.id, &offer(""), after(10)).unwrap();
    let reminded = |c: &mut DbConn, day| idle_reminders(c, after(day), 10).unwrap().into_iter().map(|r| (r.id, r.idle_reminders)).collect::<Vec<_>>();
    assert_eq!(reminded(c, 14), []);
    assert_eq!(reminded(c, 15), [(quiet.id, 1)]);
    assert_eq!(reminded(c, 16), [], "once");
    assert_eq!(reminded(c, 25), [(quiet.id, 2), (answered.id, 1)]);
    assert_eq!(reminded(c, 26), []);
    assert!(close_idle(c, after(29), 10).unwrap().is_empty());
    assert_eq!(close_idle(c, after(30), 10).unwrap().into_iter().map(|end| end.request.id).collect::<Vec<_>>(), [quiet.id]);
    let closed = request(c, Viewer::Client(client), quiet.id).unwrap().request;
    assert_eq!((closed.status, closed.close_reason), (RequestStatus::Closed, Some(CloseReason::Idle)));
    assert!(close_idle(c, after(30), 10).unwrap().is_empty());

    // Whoever was not looked at for long is reminded once, not twice at the same moment; something new counts anew.
    assert_eq!(reminded(c, 39), [(answered.id, 2)]);
    let change = RequestChange::parse(&RawChange::default()).unwrap();
    let late = published(c, client);
    assert_eq!(reminded(c, 28), [(late.id, 1)]);
    update_request(c, client, late.id, &change, after(29)).unwrap();
    assert_eq!(reminded(c, 43), []);
    assert_eq!(reminded(c, 44), [(late.id, 1)]);
}}

on_each_database! {
fn jobs_in_several_processes_each_do_a_part(db: TestDb) {
    let c = &mut db.conn();
    let client = user(c, "client");
    for _ in 0..12 {
        published(c, client);
    }
    let closed: usize = std::thread::scope(|s| {
        let threads: Vec<_> = (0..4).map(|_| s.spawn(|| {
            let c = &mut db.conn();
            (0..4).map(|_| close_idle(c, after(31), 3).unwrap().len()).sum::<usize>()
        })).collect();
        threads.into_iter().map(|t| t.join().unwrap()).sum()
    });
    assert_eq!(closed, 12, "each once");
}}
