//! Documents from making to deleting, on each database.
use crate::common::*;
use database::{DbConn, on_each_database};
use documents::*;

fn titles(conn: &mut DbConn, actor: Actor, text: Option<&str>, template: Option<TemplateId>) -> Vec<String> {
    let filter = Filter { text: text.map(str::to_owned), template, ..Filter::default() };
    list(conn, actor, &filter).unwrap().into_iter().map(|s| s.title).collect()
}

on_each_database! {
    fn a_document_is_made_read_changed_reset_and_deleted(db: TestDb) {
        let c = &mut db.conn();
        let owner = user(c, Audience::Client);
        let made = generate(c, owner, &new("contrat-bail", Lang::Fr), now()).unwrap();
        assert_eq!(made.version, 1);
        assert_eq!(made.title, "Contrat de bail commercial – M. Tchoumi Alain");
        assert!(made.content.contains("cent cinquante mille francs CFA"));
        assert!(made.content.contains("trois (3) ans"));
        assert_eq!(get(c, owner, made.id).unwrap(), made);

        let later = now() + chrono::TimeDelta::hours(1);
        let change = Change { title: Some("Bail d'Akwa".into()), content: Some("<p>Neuf<script>x()</script></p>".into()) };
        let changed = update(c, owner, made.id, &change, later).unwrap();
        assert_eq!((changed.version, changed.title.as_str(), changed.content.as_str()), (2, "Bail d'Akwa", "<p>Neuf</p>"));
        assert_eq!(changed.updated_at, later);
        // The same again is no new version.
        assert_eq!(update(c, owner, made.id, &change, later).unwrap().version, 2);

        let reset = reset(c, owner, made.id, later).unwrap();
        assert_eq!((reset.version, &reset.content, reset.title.as_str()), (3, &made.content, "Bail d'Akwa"));
        let kept: Vec<_> = versions(c, owner, made.id).unwrap().into_iter().map(|v| (v.version, v.title)).collect();
        assert_eq!(kept, [(3, "Bail d'Akwa".to_owned()), (2, "Bail d'Akwa".to_owned()), (1, made.title.clone())]);

        delete(c, owner, made.id).unwrap();
        assert!(matches!(get(c, owner, made.id), Err(DocumentsError::NotFound)));
        assert!(matches!(delete(c, owner, made.id), Err(DocumentsError::NotFound)));
    }
}

on_each_database! {
    fn the_list_is_filtered_and_newest_first(db: TestDb) {
        let c = &mut db.conn();
        let admin = user(c, Audience::Admin);
        for (i, t) in ["contrat-bail", "convocation", "assignation"].into_iter().enumerate() {
            generate(c, admin, &new(t, Lang::Fr), now() + chrono::TimeDelta::seconds(i as i64)).unwrap();
        }
        let lease = list(c, admin, &Filter::default()).unwrap().pop().unwrap();
        let odd = Change { title: Some("Contrat à 100% d'Éséka_2".into()), content: None };
        update(c, admin, lease.id, &odd, now()).unwrap();
        let all = ["Assignation en justice – Wouri Transit SARL", "Convocation officielle – M. Nkeng Peter", "Contrat à 100% d'Éséka_2"];
        assert_eq!(titles(c, admin, None, None), all);
        assert_eq!(titles(c, admin, Some("ESEKA contrat"), None), all[2..]);
        assert_eq!(titles(c, admin, Some("0%"), None), all[2..]);
        assert!(titles(c, admin, Some("%0"), None).is_empty());
        assert!(titles(c, admin, Some("' OR 1=1 --"), None).is_empty());
        assert_eq!(titles(c, admin, None, Some(TemplateId::Convocation)), all[1..2]);
        assert_eq!(list(c, admin, &Filter { limit: Some(1), offset: 1, ..Filter::default() }).unwrap()[0].title, all[1]);
        let other = user(c, Audience::Client);
        assert!(titles(c, other, None, None).is_empty());
    }
}

on_each_database! {
    fn somebody_elses_document_is_unknown_and_an_admin_sees_it(db: TestDb) {
        let c = &mut db.conn();
        let (owner, other, admin) = (user(c, Audience::Avocat), user(c, Audience::Avocat), user(c, Audience::Admin));
        let id = generate(c, owner, &new("assignation", Lang::En), now()).unwrap().id;
        assert!(matches!(get(c, other, id), Err(DocumentsError::NotFound)));
        assert!(matches!(update(c, other, id, &Change::default(), now()), Err(DocumentsError::NotFound)));
        assert!(matches!(reset(c, other, id, now()), Err(DocumentsError::NotFound)));
        assert!(matches!(versions(c, other, id), Err(DocumentsError::NotFound)));
        assert!(matches!(download(c, other, id), Err(DocumentsError::NotFound)));
        assert_eq!(get(c, admin, id).unwrap().user_id, owner.user_id);
        // Premium has ended: making is closed, what was made stays.
        let ended = Actor { premium: false, ..owner };
        assert!(matches!(generate(c, ended, &new("assignation", Lang::Fr), now()), Err(DocumentsError::PremiumRequired)));
        assert_eq!(download(c, ended, id).unwrap().id, id);
    }
}

on_each_database! {
    fn nothing_is_stored_by_half(db: TestDb) {
        let c = &mut db.conn();
        let owner = user(c, Audience::Client);
        let mut bad = new("contrat-bail", Lang::Fr);
        bad.parameters = parameters(&[("montant", "12,5"), ("duree", "longtemps"), ("bailleur", &"x".repeat(201))]);
        let Err(DocumentsError::Invalid(errors)) = generate(c, owner, &bad, now()) else { panic!("stored") };
        let found: Vec<_> = errors.iter().map(|e| (e.field.as_str(), e.reason.code())).collect();
        assert_eq!(found, [("bailleur", "too_long"), ("preneur", "required"), ("adresse", "required"), ("montant", "not_whole"), ("duree", "not_a_duration")]);
        assert!(list(c, owner, &Filter::default()).unwrap().is_empty());

        let id = generate(c, owner, &new("contrat-bail", Lang::Fr), now()).unwrap().id;
        let empty = Change { title: Some(" ".into()), content: Some("<script>x</script>".into()) };
        let Err(DocumentsError::Invalid(errors)) = update(c, owner, id, &empty, now()) else { panic!("stored") };
        assert_eq!(errors.len(), 2);
        assert_eq!(get(c, owner, id).unwrap().version, 1);
    }
}

#[test]
fn each_role_sees_its_templates() {
    let ids = |a| templates_for(a).into_iter().map(|t| t.id.as_str()).collect::<Vec<_>>();
    assert_eq!(ids(Audience::Client), ["contrat-bail"]);
    assert_eq!(ids(Audience::Avocat), ["contrat-bail", "assignation"]);
    assert_eq!(ids(Audience::Huissier), ["assignation"]);
    assert_eq!(ids(Audience::Policier), ["pv-enquete", "convocation"]);
    assert_eq!(ids(Audience::Gendarme), ["pv-enquete", "convocation"]);
    assert_eq!(ids(Audience::Admin).len(), 4);
    for t in all_templates() {
        assert!(!t.reviewed_by_lawyer);
        for name in [t.id.as_str(), t.name.fr, t.name.en] {
            assert_eq!(find_template(name).map(|t| t.id), Some(t.id), "{name}");
        }
        for p in t.parameters {
            let long = p.name == "faits" || p.name.contains("description");
            assert_eq!(p.kind == ParamType::LongText, long, "{}", p.name);
        }
    }
}

#[test]
fn required_parameters_are_those_of_the_specification() {
    let required =
        |id| template(id).parameters.iter().filter(|p| p.required).map(|p| p.name).collect::<Vec<_>>();
    assert_eq!(required(TemplateId::ContratBail), ["bailleur", "preneur", "adresse", "montant", "duree"]);
    assert_eq!(required(TemplateId::PvEnquete), ["officier", "lieu", "date", "faits", "temoins"]);
    assert_eq!(
        required(TemplateId::Assignation),
        ["demandeur", "defendeur", "objet", "tribunal", "date_audience"]
    );
    assert_eq!(required(TemplateId::Convocation), ["autorite", "convoque", "motif", "lieu", "date_heure"]);
}

on_each_database! {
    fn the_role_and_premium_rules_hold(db: TestDb) {
        let c = &mut db.conn();
        let client = Actor { premium: false, ..user(c, Audience::Client) };
        assert!(matches!(generate(c, client, &new("pv-enquete", Lang::Fr), now()), Err(DocumentsError::RoleNotAllowed)));
        assert!(matches!(generate(c, client, &new("contrat-bail", Lang::Fr), now()), Err(DocumentsError::PremiumRequired)));
        assert!(matches!(generate(c, client, &new("nothing", Lang::Fr), now()), Err(DocumentsError::UnknownTemplate)));
        for a in [Audience::Policier, Audience::Gendarme, Audience::Admin] {
            let actor = Actor { premium: false, ..user(c, a) };
            generate(c, actor, &new("pv-enquete", Lang::Fr), now()).unwrap();
        }
        // A preview is open without Premium and says what is wrong.
        let half = parameters(&[("bailleur", "Mme Ngo"), ("montant", "-5")]);
        let p = previewed(client, "contrat-bail", &half, Lang::Fr).unwrap();
        assert!(p.content.contains("Mme Ngo") && p.content.contains("………"));
        assert_eq!(p.errors.iter().find(|e| e.field == "montant").unwrap().reason, Reason::NotPositive);
        assert!(list(c, client, &Filter::default()).unwrap().is_empty());
    }
}

on_each_database! {
    fn missing_mentions_are_listed_with_their_articles(db: TestDb) {
        let c = &mut db.conn();
        let owner = user(c, Audience::Client);
        let mut full = new("contrat-bail", Lang::Fr);
        let made = generate(c, owner, &full, now()).unwrap();
        let ids = |d: &Document| d.missing_mentions().iter().map(|m| m.id).collect::<Vec<_>>();
        assert_eq!(ids(&made), ["activite", "date_effet", "titre_foncier", "signature"]);
        assert_eq!(made.missing_mentions()[1].articles, ["AUDCG (15 décembre 2010), art. 124"]);
        full.parameters.extend(parameters(&[("activite", "quincaillerie"), ("date_effet", "01/01/2027"), ("titre_foncier", "n° 12"), ("lieu_signature", "Douala")]));
        let made = generate(c, owner, &full, now()).unwrap();
        assert!(ids(&made).is_empty());
        // An editor that loses the marks does not make mentions missing; taking the clause out does.
        let unmarked = made.content.split("data-mention=\"").enumerate().map(|(i, s)| if i == 0 { s } else { s.split_once('"').unwrap().1 }).collect::<String>();
        let changed = update(c, owner, made.id, &Change { content: Some(unmarked), ..Change::default() }, now()).unwrap();
        assert!(ids(&changed).is_empty(), "{:?}", ids(&changed));
        let cut = update(c, owner, made.id, &Change { content: Some("<p>Rien</p>".into()), ..Change::default() }, now()).unwrap();
        assert_eq!(ids(&cut).len(), 10);
    }
}
