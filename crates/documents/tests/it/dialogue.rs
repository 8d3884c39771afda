//! A document made in the chat, one question at a time.
use crate::common::*;
use database::on_each_database;
use documents::*;

fn asked(step: &DraftStep) -> (&str, Option<&str>) {
    match step {
        DraftStep::Ask { view, problem } => (view.asking.name, problem.as_ref().map(|p| p.code())),
        other => panic!("{other:?}"),
    }
}

on_each_database! {
    fn a_lease_is_made_in_the_chat(db: TestDb) {
        let c = &mut db.conn();
        let me = user(c, Audience::Client);
        let first = "Fais-moi un contrat de bail de 3 ans à 150 000 FCFA";
        let id = detect_request(first).unwrap();
        let step = start_draft(c, me, id, Lang::Fr, first, now()).unwrap();
        assert_eq!(asked(&step), ("bailleur", None));
        let DraftStep::Ask { view, .. } = &step else { panic!() };
        assert_eq!(view.filled, parameters(&[("duree", "3 ans"), ("montant", "150 000")]));
        let mut say = |text: &str| answer_field(c, me, text, now()).unwrap().unwrap();
        assert_eq!(asked(&say("passer")), ("bailleur", Some("required")));
        assert_eq!(asked(&say("Mme Ngo Mbock")), ("preneur", None));
        assert!(matches!(say("au fait, mon bailleur peut-il augmenter le loyer ?"), DraftStep::Aside { .. }));
        assert_eq!(asked(&say("42")), ("preneur", Some("not_a_name")));
        assert_eq!(asked(&say("M. Tchoumi")), ("adresse", None));
        assert_eq!(asked(&say("Douala, Akwa")), ("activite", None));
        assert_eq!(asked(&say("passer")), ("date_effet", None));
        assert_eq!(asked(&say("demain")), ("date_effet", Some("not_a_date")));
        assert_eq!(asked(&say("le 1er janvier 2027")), ("depot_garantie", None));
        let DraftStep::Completed(made) = say("terminer") else { panic!("asks on") };
        assert_eq!(made.origin, Origin::Chat);
        assert!(made.content.contains("1er\u{a0}janvier 2027") || made.content.contains("1er&nbsp;janvier 2027"));
        assert!(answer_field(c, me, "merci", now()).unwrap().is_none());
        assert_eq!(get(c, me, made.id).unwrap(), *made);
    }
}

on_each_database! {
    fn a_draft_is_one_a_user_and_can_be_cancelled_or_grow_old(db: TestDb) {
        let c = &mut db.conn();
        let me = user(c, Audience::Admin);
        start_draft(c, me, TemplateId::ContratBail, Lang::Fr, "", now()).unwrap();
        start_draft(c, me, TemplateId::Convocation, Lang::En, "", now()).unwrap();
        let view = current_draft(c, me.user_id, now()).unwrap().unwrap();
        assert_eq!((view.template, view.missing.len()), (TemplateId::Convocation, 6));
        let other = user(c, Audience::Admin);
        assert!(answer_field(c, other, "x", now()).unwrap().is_none());
        let step = answer_field(c, me, "Cancel.", now()).unwrap().unwrap();
        assert!(matches!(step, DraftStep::Cancelled { template: TemplateId::Convocation, lang: Lang::En }));
        assert!(step.message().unwrap().contains("Cancelled"));
        assert!(!cancel_draft(c, me.user_id).unwrap());
        start_draft(c, me, TemplateId::Convocation, Lang::En, "", now()).unwrap();
        assert!(answer_field(c, me, "x y", now() + chrono::TimeDelta::hours(25)).unwrap().is_none());
        let client = Actor { premium: false, ..user(c, Audience::Client) };
        assert!(matches!(start_draft(c, client, TemplateId::Convocation, Lang::Fr, "", now()), Err(DocumentsError::RoleNotAllowed)));
        assert!(matches!(start_draft(c, client, TemplateId::ContratBail, Lang::Fr, "", now()), Err(DocumentsError::PremiumRequired)));
    }
}

on_each_database! {
    fn what_is_no_answer_is_not_kept(db: TestDb) {
        let c = &mut db.conn();
        let me = user(c, Audience::Client);
        start_draft(c, me, TemplateId::ContratBail, Lang::Fr, "", now()).unwrap();
        let mut say = |text: &str| answer_field(c, me, text, now()).unwrap().unwrap();
        for aside in [
            "Mon patron ne me paie pas",
            "je veux savoir comment divorcer",
            "Comment porter plainte",
            "My landlord has changed the lock",
            "how do I get a divorce",
        ] {
            assert!(matches!(say(aside), DraftStep::Aside { .. }), "{aside}");
        }
        assert_eq!(asked(&say("non")), ("bailleur", Some("required")));
        for (answer, next) in [
            ("Me Ngo Mbock Épse Tchoumi", "preneur"),
            ("Société I & Fils", "adresse"),
            ("Derrière le marché, Mokolo", "montant"),
                        ("150 000", "duree"),
            ("3 ans", "activite"),
            ("Non.", "date_effet"),
            ("aucune", "depot_garantie"),
        ] {
            assert_eq!(asked(&say(answer)), (next, None), "{answer}");
        }
        let DraftStep::Ask { view, .. } = say("rien") else { panic!("made too early") };
        assert!(!view.filled.contains_key("activite") && !view.filled.contains_key("depot_garantie"));
        assert!(matches!(say("terminer"), DraftStep::Completed(_)));
    }
}

#[test]
fn who_asks_for_a_document_of_others_is_told_whose_it_is() {
    let said = |template, lang| DraftStep::NotForRole { template, lang }.message().unwrap();
    assert!(
        said(TemplateId::Assignation, Lang::Fr)
            .contains("par les avocats et les huissiers de justice seulement")
    );
    assert!(said(TemplateId::Convocation, Lang::En).contains("by police officers and gendarmes only"));
}

#[test]
fn requests_are_told_from_questions() {
    use TemplateId::*;
    let asked = [
        ("fais-moi un contrat de bail", ContratBail),
        ("Fais moi un bail stp", ContratBail),
        ("draft a lease", ContratBail),
        ("je veux un bail pour louer ma boutique", ContratBail),
        ("Bonjour, je voudrais un contrat de location pour mon magasin", ContratBail),
        ("Peux-tu me rédiger un bail commercial ?", ContratBail),
        ("pouvez-vous préparer un contrat de bail professionnel s'il vous plaît", ContratBail),
        ("J'ai besoin d'un bail pour ma boutique au marché central", ContratBail),
        ("il me faut un contrat de bail", ContratBail),
        ("aide-moi à rédiger un contrat de bail", ContratBail),
        ("I need a lease agreement for my shop", ContratBail),
        ("Can you write a lease for my store?", ContratBail),
        ("please prepare a tenancy agreement for my shop", ContratBail),
        ("I would like to draft a commercial lease", ContratBail),
        ("Je loue ma boutique à un ami. Rédige-moi un bail.", ContratBail),
        ("abeg make me lease paper for my shop", ContratBail),
        ("rédige un procès-verbal d'enquête", PvEnquete),
        ("Génère un PV", PvEnquete),
        ("dresse-moi un procès verbal pour vol", PvEnquete),
        ("write an investigation report", PvEnquete),
        ("Prépare une assignation devant le TPI de Douala", Assignation),
        ("je veux une assignation", Assignation),
        ("draft a court summons", Assignation),
        ("prépare une convocation pour M. Nkeng", Convocation),
        ("générer une convocation, je veux une convocation", Convocation),
        ("create an official summons", Convocation),
    ];
    for (text, id) in asked {
        assert_eq!(detect_request(text), Some(id), "{text}");
    }
    let not = [
        "mon bailleur peut-il augmenter le loyer ?",
        "Comment rédiger un contrat de bail ?",
        "dois-je faire un bail écrit ?",
        "faut-il faire un bail devant notaire ?",
        "Est-ce que je peux faire un bail moi-même ?",
        "je veux résilier mon bail",
        "je veux savoir si mon bail est valable",
        "mon contrat de bail est fini, que faire ?",
        "j'ai besoin d'un conseil sur mon bail",
        "le notaire rédige un bail, combien ça coûte ?",
        "How do I draft a lease?",
        "Do I need a lease?",
        "Should I write a lease?",
        "Can I write a lease myself?",
        "what is a lease",
        "I need bail for my brother who is in custody",
        "how to get bail",
        "fais-moi un bail d'habitation pour mon appartement",
        "j'ai reçu une convocation de la police, que faire ?",
        "je ne veux pas un bail",
        "j'ai reçu une assignation",
        "résume mon contrat de bail",
        "rédige une réponse à une assignation",
        "rédige un procès-verbal d'assemblée générale",
        "je veux un contrat de location de voiture",
        "qui doit rédiger une assignation ?",
        "",
        "?!;",
    ];
    for text in not {
        assert_eq!(detect_request(text), None, "{text}");
    }
}
