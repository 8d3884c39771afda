//! Cases through their use cases, on both databases.

use crate::people::{at, insert, selection, user};
use chrono::{DateTime, TimeDelta, Utc};
use database::{DbConn, on_each_database};
use marketplace::MarketplaceError as E;
use marketplace::domain::cases::{
    Case, CaseChange, CaseFilter, CaseStatus, CaseViewer, EventChange, NewCase, NewEvent, NewParty, RawCase,
    RawCaseChange, RawCaseFilter, RawEvent, RawEventChange, RawParty, note,
};
use marketplace::*;

fn now() -> DateTime<Utc> {
    at("2026-11-21T10:00:00Z")
}

fn viewer(id: i64) -> CaseViewer {
    CaseViewer { id, is_admin: false }
}

fn made(c: &mut DbConn, user: i64, title: &str) -> Case {
    let raw = RawCase { title: title.into(), description: "Été 2025".into(), ..RawCase::default() };
    create_case(c, user, &NewCase::parse(&raw).unwrap(), now()).unwrap()
}

fn status(to: &str) -> CaseChange {
    CaseChange::parse(&RawCaseChange { status: Some(to.into()), ..RawCaseChange::default() }).unwrap()
}

fn event(kind: &str, starts_at: &str) -> NewEvent {
    let raw = RawEvent {
        kind: kind.into(),
        title: "Audience".into(),
        starts_at: starts_at.into(),
        place: "TPI de Douala".into(),
        ..RawEvent::default()
    };
    NewEvent::parse(&raw).unwrap()
}

/// A document of this person.
fn document(conn: &mut DbConn, owner: i64) -> i64 {
    insert(
        conn,
        format!(
            "INSERT INTO documents (user_id, type, template_version, title, search_key, content, metadata, language, version, created_at, updated_at) \
             VALUES ({owner}, 'contrat-bail', 1, 'Bail', 'bail', '<p>Bail</p>', '{{}}', 'fr', 1, '2026-11-01 00:00:00', '2026-11-01 00:00:00') RETURNING id"
        ),
    )
}

on_each_database! {
fn a_case_is_for_its_owner_its_assignee_and_administrators_to_read(db: TestDb) {
    let mut c = db.conn();
    let (client, avocat, other) = (user(&mut c, "client", "client"), user(&mut c, "avocat", "avocat"), user(&mut c, "other", "client"));
    let request = selection(&mut c, client, avocat);
    let case = create_case_for_request(&mut c, client, avocat, request, "Loyer impayé", now()).unwrap();
    assert_eq!((case.user_id, case.assigned_to, case.request_id, case.status), (client, Some(avocat), Some(request), CaseStatus::Pending));
    assert_eq!(create_case_for_request(&mut c, client, avocat, request, "Autre titre", now()).unwrap(), case, "a request has one case");

    for reader in [viewer(client), viewer(avocat), CaseViewer { id: other, is_admin: true }] {
        assert_eq!(case_detail(&mut c, reader, case.id, now()).unwrap().case, case);
    }
    assert!(matches!(case_detail(&mut c, viewer(other), case.id, now()), Err(E::NotFound)));
    assert!(matches!(change_case(&mut c, other, case.id, status("active"), now()), Err(E::NotFound)));
    assert!(matches!(add_case_note(&mut c, other, case.id, &note("x", false).unwrap(), now()), Err(E::NotFound)));
    assert!(matches!(delete_case(&mut c, client, case.id), Err(E::CaseShared)));
    let own = made(&mut c, client, "Mon terrain");
    delete_case(&mut c, client, own.id).unwrap();
    assert!(matches!(case_detail(&mut c, viewer(client), own.id, now()), Err(E::NotFound)));
}}

on_each_database! {
fn a_case_is_suspended_closed_and_opened_again(db: TestDb) {
    let mut c = db.conn();
    let client = user(&mut c, "client", "client");
    let case = made(&mut c, client, "Mon terrain");
    for to in ["active", "suspended", "active", "closed", "active"] {
        assert_eq!(change_case(&mut c, client, case.id, status(to), now()).unwrap().status.as_str(), to);
    }
    assert!(matches!(change_case(&mut c, client, case.id, status("pending"), now()), Err(E::CaseStatus)));
    let raw = RawCaseChange { court: Some("TPI de Yaoundé".into()), case_number: Some("RG 12/2026".into()), ..RawCaseChange::default() };
    let later = now() + TimeDelta::hours(1);
    change_case(&mut c, client, case.id, CaseChange::parse(&raw).unwrap(), later).unwrap();
    let seen = case_detail(&mut c, viewer(client), case.id, now()).unwrap().case;
    assert_eq!((seen.court.as_deref(), seen.description.as_deref(), seen.updated_at), (Some("TPI de Yaoundé"), Some("Été 2025"), later));
    let raw = RawCaseChange { court: Some(String::new()), ..RawCaseChange::default() };
    assert_eq!(change_case(&mut c, client, case.id, CaseChange::parse(&raw).unwrap(), later).unwrap().court, None);
}}

on_each_database! {
fn lists_are_filtered_and_name_the_next_event(db: TestDb) {
    let mut c = db.conn();
    let (client, avocat, other) = (user(&mut c, "client", "client"), user(&mut c, "avocat", "avocat"), user(&mut c, "other", "client"));
    let request = selection(&mut c, client, avocat);
    let shared = create_case_for_request(&mut c, client, avocat, request, "Loyer impayé", now()).unwrap();
    let own = made(&mut c, client, "Titre foncier 100%");
    made(&mut c, other, "Divorce");
    add_case_event(&mut c, avocat, shared.id, &event("hearing", "2026-12-10T08:00:00Z"), now()).unwrap();
    let first = add_case_event(&mut c, client, shared.id, &event("deadline", "2026-12-01T08:00:00Z"), now()).unwrap();
    add_case_event(&mut c, client, shared.id, &event("deadline", "2026-11-01T08:00:00Z"), now()).unwrap();

    let all = CaseFilter::default();
    let listed = list_cases(&mut c, viewer(client), &all, now()).unwrap();
    assert_eq!(listed.total, 2);
    let next = |id: i64| listed.items.iter().find(|l| l.case.id == id).unwrap().next_event.clone();
    assert_eq!((next(shared.id).map(|e| e.id), next(own.id)), (Some(first.id), None));
    assert_eq!(list_cases(&mut c, viewer(avocat), &all, now()).unwrap().total, 1);
    assert_eq!(list_cases(&mut c, CaseViewer { id: avocat, is_admin: true }, &all, now()).unwrap().total, 3);
    let found = |c: &mut DbConn, status: &str, q: &str| {
        let raw = RawCaseFilter { status: status.into(), q: q.into(), ..RawCaseFilter::default() };
        list_cases(c, viewer(client), &CaseFilter::parse(&raw).unwrap(), now()).unwrap().total
    };
    assert_eq!((found(&mut c, "", "IMPAYE"), found(&mut c, "", "100%"), found(&mut c, "", "1_0"), found(&mut c, "closed", "")), (1, 1, 0, 0));
    let page = CaseFilter { limit: 1, offset: 1, ..CaseFilter::default() };
    let page = list_cases(&mut c, viewer(client), &page, now()).unwrap();
    assert_eq!((page.items.len(), page.total), (1, 2));
}}

on_each_database! {
fn notes_parties_and_events_come_and_go(db: TestDb) {
    let mut c = db.conn();
    let (client, avocat) = (user(&mut c, "client", "client"), user(&mut c, "avocat", "avocat"));
    let request = selection(&mut c, client, avocat);
    let id = create_case_for_request(&mut c, client, avocat, request, "Loyer impayé", now()).unwrap().id;
    let private = add_case_note(&mut c, avocat, id, &note("stratégie", true).unwrap(), now()).unwrap();
    add_case_note(&mut c, avocat, id, &note("pièces reçues", false).unwrap(), now()).unwrap();
    let notes = |c: &mut DbConn, reader: CaseViewer| case_detail(c, reader, id, now()).unwrap().notes.len();
    assert_eq!((notes(&mut c, viewer(avocat)), notes(&mut c, viewer(client))), (2, 1));
    assert_eq!(notes(&mut c, CaseViewer { id: 99, is_admin: true }), 1, "a private note is its author's alone");
    assert!(matches!(remove_case_note(&mut c, client, id, private.id, now()), Err(E::NotFound)));
    remove_case_note(&mut c, avocat, id, private.id, now()).unwrap();

    let raw = RawParty { name: "Société Abc".into(), quality: "bailleur".into(), ..RawParty::default() };
    let party = add_case_party(&mut c, client, id, &NewParty::parse(&raw).unwrap(), now()).unwrap();
    let hearing = add_case_event(&mut c, client, id, &event("hearing", "2026-12-01T08:00:00Z"), now()).unwrap();
    let done = EventChange::parse(&RawEventChange { is_done: Some(true), ..RawEventChange::default() }).unwrap();
    let changed = change_case_event(&mut c, avocat, (id, hearing.id), done, now()).unwrap();
    assert!(changed.is_done && changed.title == "Audience");
    let detail = case_detail(&mut c, viewer(client), id, now()).unwrap();
    assert_eq!((detail.parties.as_slice(), detail.events.len(), detail.next_event), (&[party.clone()][..], 1, None));

    let elsewhere = made(&mut c, client, "Autre dossier").id;
    assert!(matches!(remove_case_party(&mut c, client, elsewhere, party.id, now()), Err(E::NotFound)));
    assert!(matches!(remove_case_event(&mut c, client, elsewhere, hearing.id, now()), Err(E::NotFound)));
    remove_case_party(&mut c, avocat, id, party.id, now()).unwrap();
    remove_case_event(&mut c, avocat, id, hearing.id, now()).unwrap();
    for _ in 0..100 {
        add_case_party(&mut c, client, elsewhere, &NewParty::parse(&raw).unwrap(), now()).unwrap();
    }
    assert!(matches!(add_case_party(&mut c, client, elsewhere, &NewParty::parse(&raw).unwrap(), now()), Err(E::CaseFull)));
}}

on_each_database! {
fn a_document_is_opened_to_the_other_party_and_taken_back(db: TestDb) {
    let mut c = db.conn();
    let (client, avocat, other) = (user(&mut c, "client", "client"), user(&mut c, "avocat", "avocat"), user(&mut c, "other", "client"));
    let request = selection(&mut c, client, avocat);
    let id = create_case_for_request(&mut c, client, avocat, request, "Loyer impayé", now()).unwrap().id;
    let bail = document(&mut c, avocat);
    attach_document(&mut c, avocat, id, bail, now()).unwrap();
    attach_document(&mut c, avocat, id, bail, now()).unwrap();
    assert_eq!(case_detail(&mut c, viewer(client), id, now()).unwrap().documents.len(), 1);
    assert_eq!(attached_document(&mut c, viewer(client), id, bail).unwrap().added_by, avocat);
    assert!(matches!(attached_document(&mut c, viewer(other), id, bail), Err(E::NotFound)));
    assert!(matches!(attached_document(&mut c, viewer(client), id, bail + 1), Err(E::NotFound)));
    let mine = document(&mut c, client);
    attach_document(&mut c, client, id, mine, now()).unwrap();
    assert!(matches!(detach_document(&mut c, avocat, id, mine, now()), Err(E::NotFound)));
    detach_document(&mut c, client, id, bail, now()).unwrap();
    assert!(matches!(attached_document(&mut c, viewer(client), id, bail), Err(E::NotFound)));
}}

on_each_database! {
fn an_event_is_reminded_of_once_two_days_before_and_anew_when_it_moves(db: TestDb) {
    let mut c = db.conn();
    let client = user(&mut c, "client", "client");
    let (open, closed) = (made(&mut c, client, "Ouvert"), made(&mut c, client, "Fermé"));
    let hearing = add_case_event(&mut c, client, open.id, &event("hearing", "2026-11-25T10:00:00Z"), now()).unwrap();
    add_case_event(&mut c, client, closed.id, &event("hearing", "2026-11-25T10:00:00Z"), now()).unwrap();
    change_case(&mut c, client, closed.id, status("closed"), now()).unwrap();
    let due = |c: &mut DbConn, time: &str| {
        claim_case_reminders(c, at(time)).unwrap().iter().map(|r| r.event.id).collect::<Vec<_>>()
    };
    assert_eq!(due(&mut c, "2026-11-23T09:59:59Z"), [] as [i64; 0]);
    assert_eq!(due(&mut c, "2026-11-23T10:00:00Z"), [hearing.id]);
    assert_eq!(due(&mut c, "2026-11-23T10:00:01Z"), [] as [i64; 0]);
    let raw = RawEventChange { starts_at: Some("2026-12-01T10:00:00Z".into()), ..RawEventChange::default() };
    change_case_event(&mut c, client, (open.id, hearing.id), EventChange::parse(&raw).unwrap(), now()).unwrap();
    assert_eq!(due(&mut c, "2026-11-24T10:00:00Z"), [] as [i64; 0]);
    assert_eq!(due(&mut c, "2026-11-30T10:00:00Z"), [hearing.id]);
    assert_eq!(due(&mut c, "2026-12-02T10:00:00Z"), [] as [i64; 0], "what is past is not announced");
}}

on_each_database! {
fn what_two_people_change_at_one_moment_all_stays(db: TestDb) {
    let mut c = db.conn();
    let (client, avocat) = (user(&mut c, "client", "client"), user(&mut c, "avocat", "avocat"));
    let request = selection(&mut c, client, avocat);
    let id = create_case_for_request(&mut c, client, avocat, request, "Loyer impayé", now()).unwrap().id;
    let event = add_case_event(&mut c, client, id, &event("hearing", "2026-12-03T09:00:00Z"), now()).unwrap().id;
    for n in 1..=10 {
        let court = RawCaseChange { court: Some(format!("TPI {n}")), ..RawCaseChange::default() };
        let title = RawCaseChange { title: Some(format!("Loyer {n}")), ..RawCaseChange::default() };
        let place = RawEventChange { place: Some(format!("Salle {n}")), ..RawEventChange::default() };
        let notes = RawEventChange { notes: Some(format!("Pièce {n}")), ..RawEventChange::default() };
        let db = &db;
        std::thread::scope(|s| {
            for (who, case, of_event) in [(client, &court, &place), (avocat, &title, &notes)] {
                s.spawn(move || change_case(&mut db.conn(), who, id, CaseChange::parse(case).unwrap(), now()).unwrap());
                s.spawn(move || change_case_event(&mut db.conn(), who, (id, event), EventChange::parse(of_event).unwrap(), now()).unwrap());
            }
        });
        let kept = case_detail(&mut c, viewer(client), id, now()).unwrap();
        assert_eq!((kept.case.court, kept.case.title), (Some(format!("TPI {n}")), format!("Loyer {n}")));
        assert_eq!((kept.events[0].place.clone(), kept.events[0].notes.clone()), (Some(format!("Salle {n}")), Some(format!("Pièce {n}"))));
    }
}}
