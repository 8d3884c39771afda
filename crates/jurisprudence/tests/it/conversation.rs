//! What a message is, beside a question: danger, a word of talk, something that leans on what was said.

use crate::search::{ENGINE, FIXTURES, engine_of, few};
use jurisprudence::domain::{DangerKind, Language};
use jurisprudence::{Also, Decision, HitKind, Refusal, SearchEngine};

const DANGER: &str = include_str!("../../../../fixtures/questions/danger.jsonl");

/// Part of the one test of the whole engine, which is dear to build.
pub fn messages_are_read_as_what_they_are() {
    danger_comes_before_all_else_with_what_protects();
    the_law_of_a_danger_is_its_own();
    danger_leaves_the_subject();
    a_question_on_something_else_leaves_the_subject();
    the_other_language_is_offered();
    what_leans_and_is_unsure_is_withheld();
    what_is_remembered_changes_no_answer();
    talk_gets_a_word_back();
    an_article_is_answered_by_what_rests_on_it();
    what_leans_on_the_message_before_stays_on_its_subject();
    a_short_question_is_read_with_what_was_said();
    who_asks_on_is_answered();
    a_danger_told_again_is_answered();
    what_lies_near_nothing_is_offered_what_many_ask();
    what_asks_twice_or_can_be_read_twice_is_answered_twice();
    a_wrong_figure_that_is_taken_for_the_law_is_denied();
    a_refusal_has_its_reason();
    who_plans_an_offence_gets_no_help_and_nobody_else_is_taken_for_such();
}

fn an_article_is_answered_by_what_rests_on_it() {
    for (question, language, article) in [
        ("Que dit l'article 318 du Code pénal ?", Language::Fr, "art. 318"),
        ("What does section 318 of the Penal Code say?", Language::En, "s. 318"),
        ("article 34 code du travail", Language::Fr, "art. 34"),
    ] {
        let hits = ENGINE.on_articles(question, language);
        for hit in hits.iter().take(2) {
            let direct = hit.direct.as_ref().unwrap();
            assert!(
                direct.articles.iter().any(|a| a.ends_with(article)),
                "{question}: {:?}",
                direct.articles
            );
        }
        assert_eq!(hits.first().map(|hit| hit.also), Some(None), "{question}");
    }
    for question in ["Que dit l'article 9999 du Code pénal ?", "article 318", "on m'a volé", ""] {
        assert!(ENGINE.on_articles(question, Language::Fr).is_empty(), "{question}");
    }
}

fn talk_of(engine: &SearchEngine, text: &str) -> Option<String> {
    engine.search(text).talk.map(|reply| reply.key.as_str().to_owned())
}

fn danger_comes_before_all_else_with_what_protects() {
    let kind = |text: &str| ENGINE.search(text).first_help.map(|help| help.kind);
    for (text, wanted) in [
        ("je veux me tuer à cause de cette dette", DangerKind::Suicide),
        ("mon mari me frappe là maintenant", DangerKind::ViolenceNow),
        ("dem don kidnap my brother, dem want money", DangerKind::Held),
        ("he says he will kill me tonight", DangerKind::DeathThreat),
        ("il a mes photos nues et il veut de l'argent", DangerKind::SexualBlackmail),
    ] {
        assert_eq!(kind(text), Some(wanted), "{text}");
    }
    for text in [
        "ce patron me tue au travail",
        "kill the contract",
        "quelle est la peine pour viol ?",
        "acte de décès",
    ] {
        assert_eq!(kind(text), None, "{text}");
    }
    for line in DANGER.lines().take(120) {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        let Some(help) = ENGINE.search(row["question"].as_str().unwrap()).first_help else { continue };
        let told = FIXTURES.dangers.iter().find(|danger| danger.kind == help.kind).unwrap();
        assert!(
            Language::BOTH.into_iter().any(|l| *told.say.get(l) == help.say && *told.now.get(l) == help.now)
        );
        // What follows is a unit, whole, and no penalty.
        let Some(law) = help.law else { continue };
        let (_, content) = FIXTURES.notes.iter().find(|(key, _)| *key == law.key).unwrap();
        let unit = content.units.iter().find(|unit| unit.key == law.direct.as_ref().unwrap().unit).unwrap();
        assert_ne!(unit.kind, jurisprudence::domain::UnitKind::Penalty, "{line}");
    }
}

/// Whatever shares words with the cry for help: a work accident with a fire, the penalty for threats with who hanged himself.
fn the_law_of_a_danger_is_its_own() {
    for (text, note) in [
        ("le feu a pris dans la maison, ma mère est encore dedans", Some("penal-incendie")),
        ("ma femme enceinte saigne beaucoup, que faire", Some("penal-non-assistance-delaissement")),
        ("a wan just hang myself", None),
    ] {
        let law = ENGINE.search(text).first_help.unwrap().law;
        assert_eq!(law.as_ref().map(|law| law.key.as_str()), note, "{text}");
        assert!(law.is_none_or(|law| law.direct.is_some()), "{text}");
    }
}

/// Somebody in danger is told the law of that danger, whatever was spoken of before.
fn danger_leaves_the_subject() {
    for (before, text) in [
        ("Comment obtenir un titre foncier ?", "mon mari me frappe là maintenant"),
        ("My boss has not paid me for three months", "my husband is beating me right now"),
        ("mon patron ne me paie pas", "au fait je vais me tuer ce soir"),
    ] {
        let help = ENGINE.search_after(&[before], text, Language::Fr).first_help.unwrap();
        let subject = &ENGINE.search(before).hits[0].key;
        assert!(help.law.is_none_or(|law| law.key != *subject), "{before} -> {text}");
    }
}

/// However short, without a word that says so.
fn a_question_on_something_else_leaves_the_subject() {
    for (before, text) in [
        ("Combien de jours de congé ai-je par an ?", "Comment faire un titre foncier ?"),
        ("Combien de jours de congé ai-je par an ?", "Quelle est la peine pour vol ?"),
        ("How many days of leave do I earn in a year?", "How do I divorce?"),
    ] {
        let alone = ENGINE.search(text).hits[0].key.clone();
        assert_eq!(ENGINE.search_after(&[before], text, Language::Fr).hits[0].key, alone, "{text}");
    }
    for (before, text) in [
        ("Mon patron ne me paie pas depuis 3 mois", "Quel est le salaire minimum en France ?"),
        ("My boss has not paid me for three months", "What is the minimum wage in Nigeria?"),
    ] {
        let found = ENGINE.search_after(&[before], text, Language::Fr);
        assert_eq!(found.decision, Decision::Outside, "{text}");
    }
    let house = ENGINE.search_after(&["Je veux divorcer"], "et la maison ?", Language::Fr);
    assert_eq!(house.decision, Decision::Inside);
    for text in ["et la météo à Paris ?", "and the recipe for ndolé?", "mais comment cuire le riz ?"] {
        let found = ENGINE.search_after(&["Je veux divorcer"], text, Language::Fr);
        assert_eq!(found.decision, Decision::Outside, "{text}");
    }
    let ok = ENGINE.search_after(&["Quel est le SMIG ?"], "ok", Language::Fr);
    assert!(ok.talk.is_some_and(|reply| reply.key.as_str() == "ok"));
}

fn talk_gets_a_word_back() {
    for (text, wanted) in [
        ("Bonjour", "greeting"),
        ("bonsoir madame", "greeting"),
        ("how far", "greeting"),
        ("merci beaucoup", "thanks"),
        ("thank you very much", "thanks"),
        ("tu es qui ?", "who"),
        ("🙂?", "gibberish"),
        ("asdfgh", "gibberish"),
        ("hello, how can you help me?", "greeting"),
        ("ça coûte combien ?", "free"),
        ("na how much?", "free"),
    ] {
        assert_eq!(talk_of(&ENGINE, text).as_deref(), Some(wanted), "{text}");
    }
    for text in [
        "Bonjour, mon patron ne me paie plus depuis deux mois",
        "divorce",
        "thank you, but how do I register my land?",
        "combien coûte un acte de naissance ?",
        "ok, how do I prove it?",
        "merci, et comment je fais pour porter plainte ?",
    ] {
        assert_eq!(talk_of(&ENGINE, text), None, "{text}");
    }
}

fn what_leans_on_the_message_before_stays_on_its_subject() {
    let first = "Mon patron me renvoie sans préavis, que puis-je demander ?";
    let about = |before: &[&str], text: &str| {
        let found = ENGINE.search_after(before, text, Language::Fr);
        let notes = found.hits.iter().filter(|hit| hit.kind == HitKind::Note);
        (found.decision, notes.map(|hit| hit.key.as_str().to_owned()).next().unwrap_or_default())
    };
    for text in [
        "et si je n'ai pas de contrat ?",
        "combien de temps ?",
        "oui",
        "c'est gratuit ?",
        "donc je fais quoi ?",
    ] {
        let (decision, note) = about(&[first], text);
        assert!(decision == Decision::Inside && note.starts_with("travail-"), "{text}: {note}");
    }
    let chain = [first, "combien de temps ?"];
    assert!(about(&chain, "et si je suis malade ?").1.starts_with("travail-"));
    let (_, left) = about(&[first], "Autre chose : comment déclarer la naissance de ma fille à la mairie ?");
    assert!(!left.starts_with("travail-"), "{left}");
    let thanked = ENGINE.search_after(&[first], "merci beaucoup", Language::Fr);
    assert_eq!(thanked.talk.map(|reply| reply.key.as_str().to_owned()).as_deref(), Some("thanks"));
    let language = ENGINE.search_after(&["How do I get a divorce?"], "combien ?", Language::En).language;
    assert_eq!(language, Language::Fr, "words that tell the language do");
}

/// The story says what a short question asks about, and who asks on is not told the same again.
fn a_short_question_is_read_with_what_was_said() {
    for (before, text, wanted) in [
        (
            &["j'ai porté plainte contre mon cousin pour coups", "le procureur a déjà le dossier"][..],
            "la famille veut que je retire, c'est possible ?",
            &["procedure-retrait-plainte/possible"][..],
        ),
        (
            &["on peu aller en prison pr une dette ?"][..],
            "dc si jarrive pa a rembourser mn ami pa de prison ?",
            &["pret-argent-non-rembourse/prison-dette", "penal-abus-confiance/dette"],
        ),
        (
            &["Mon patron m'a renvoyé sans lettre hier, est-ce qu'il a le droit ?"],
            "il me doit aussi trois mois de salaire",
            &["travail-paiement-salaire-delai/retard"],
        ),
        (
            &["mon bailleur refuse de me rendre la caution"],
            "il faut faire quoi",
            &["location-loyer-caution-augmentation/caution-non-rendue"],
        ),
    ] {
        let found = ENGINE.search_after(before, text, Language::Fr);
        let first = &found.hits[0];
        let unit = first.direct.as_ref().map(|direct| direct.unit.as_str()).unwrap_or_default();
        let found = format!("{}/{unit}", first.key);
        assert!(wanted.contains(&found.as_str()), "{text}: {found}");
    }
}

/// A word that asks on is no talk where something was said, and somebody else's silence is no complaint.
fn who_asks_on_is_answered() {
    let before = ["mon patron m'a renvoyé sans lettre"];
    for text in ["et après ?", "pourquoi ?", "explique", "il ne répond pas", "et s'il refuse de répondre ?"]
    {
        let found = ENGINE.search_after(&before, text, Language::Fr);
        assert!(found.talk.is_none() && found.decision == Decision::Inside, "{text}");
    }
    for text in ["et merci", "tu ne réponds pas", "il fait chaud", "et la météo ?"] {
        assert!(ENGINE.search_after(&before, text, Language::Fr).hits.is_empty(), "{text}");
    }
}

/// The next message of a story is answered, and not with the same first steps; who tells more plainly of danger is helped again.
fn a_danger_told_again_is_answered() {
    let help =
        |said: &[&str], text: &str| ENGINE.search_after(said, text, Language::Fr).first_help.map(|h| h.kind);
    let before = ["mon frère est en garde à vue depuis hier soir, ils ne nous laissent pas le voir"];
    assert_eq!(help(&[], before[0]), Some(DangerKind::ArrestNow));
    let again = "et s'ils veulent qu'il signe un papier";
    assert_eq!(help(&before, again), None);
    assert!(!ENGINE.search_after(&before, again, Language::Fr).hits.is_empty());
    let slapped = "mon mari m'a giflée ce matin, j'ai peur de lui";
    assert_eq!(help(&[], slapped), Some(DangerKind::ViolenceNow));
    let beaten = "mon mari me bat en ce moment, je suis enfermée dans la chambre";
    assert_eq!(help(&[slapped], beaten), Some(DangerKind::ViolenceNow));
}

/// Who asks for the other language is told in it that it is spoken.
fn the_other_language_is_offered() {
    for (text, wanted, language) in [
        ("in english please", "in-english", Language::En),
        ("I no dey hear french", "in-english", Language::En),
        ("en français svp", "in-french", Language::Fr),
    ] {
        for before in [&[][..], &["mon patron m'a renvoyé sans lettre"]] {
            let found = ENGINE.search_after(before, text, Language::Fr);
            assert_eq!(found.language, language, "{text}");
            assert_eq!(
                found.talk.map(|reply| reply.key.as_str().to_owned()).as_deref(),
                Some(wanted),
                "{text}"
            );
        }
    }
}

/// What leans and is unsure is not said; the subjects of the conversation are offered, and no reason that it has alone.
fn what_leans_and_is_unsure_is_withheld() {
    let before = ["huissier a bloque mn compte orange money", "c pr un credit de 2022"];
    let found = ENGINE.search_after(&before, "il devai me prevenir non ?", Language::Fr);
    assert_eq!((found.decision, &found.refusal), (Decision::Outside, &Some(Refusal::NearMiss)));
    let keys: Vec<&str> = found.suggestions.iter().map(|s| s.key.as_str()).collect();
    assert!(keys.len() == 3 && keys.iter().any(|key| key.contains("saisie")), "{keys:?}");
}

/// A conversation is remembered as far as it went; who answers it first, or has forgotten it, says the same.
fn what_is_remembered_changes_no_answer() {
    let [warm, cold] = [engine_of(&few()), engine_of(&few())];
    let said = ["mon patron me doit mon salaire", "c'est trois mois", "il dit qu'il n'a rien"];
    let asked = "le smig, c'est combien par mois ?";
    let hits = |engine: &SearchEngine, said: &[&str]| engine.search_after(said, asked, Language::Fr).hits;
    let known: Vec<_> = (0..=said.len()).map(|many| hits(&warm, &said[..many])).collect();
    for many in (0..=said.len()).rev() {
        assert_eq!(hits(&cold, &said[..many]), known[many], "{many}");
        assert_eq!(hits(&warm, &said[..many]), known[many], "{many}");
    }
    assert!(!known[said.len()].is_empty());
    // One that is handed over in part is read from its last messages on.
    let many: Vec<&str> = said.into_iter().cycle().take(12).collect();
    assert_eq!(hits(&warm, &many), hits(&cold, &many[6..]));
}

/// Nothing near is no reason to offer the first notes of the alphabet.
fn what_lies_near_nothing_is_offered_what_many_ask() {
    for text in ["zxqv plkjh wrtpm qqq", "🙂 🙂 🙂"] {
        let offered = ENGINE.search(text).suggestions;
        let keys: Vec<&str> = offered.iter().map(|suggestion| suggestion.key.as_str()).collect();
        assert_eq!(keys.len(), 3, "{text}");
        assert_eq!(keys[0], "travail-licenciement-lettre-motif", "{text}: {keys:?}");
    }
    // Nothing near is offered to who plans an offence or orders the program about; three subjects are.
    for text in ["comment fabriquer un faux titre foncier", "write me a poem about the rain"] {
        let found = ENGINE.search(text);
        assert!(matches!(found.refusal, Some(Refusal::CrimeHelp { .. } | Refusal::Instruction)), "{text}");
        let keys: Vec<&str> = found.suggestions.iter().map(|suggestion| suggestion.key.as_str()).collect();
        assert_eq!((keys.len(), keys[0]), (3, "travail-licenciement-lettre-motif"), "{text}: {keys:?}");
    }
    let near = ENGINE.search("Comment faire un titre foncier ?").suggestions;
    assert!(near.iter().all(|suggestion| !suggestion.key.as_str().starts_with("travail-")), "{near:?}");
}

fn a_refusal_has_its_reason() {
    let law = |law: &str| Refusal::UnknownLaw { law: Some(law.into()) };
    for (text, wanted) in [
        ("divorce en France", Refusal::Elsewhere),
        ("what is the minimum wage in Kenya?", Refusal::Elsewhere),
        ("combien de comprimés de quinine pour un enfant ?", Refusal::Medicine),
        ("que dit la loi n° 2019/045 sur les congés ?", law("Loi n° 2019/045")),
        ("section 9100 of the Labour Code, what does it say?", law("Labour Code, s. 9100")),
        ("comment préparer le ndolé aux crevettes ?", Refusal::NotLaw),
        ("write me a poem about the rain", Refusal::Instruction),
        // Of the law, but no note treats it: what lies near is offered, never said.
        ("quelle taxe de douane pour importer une voiture d'occasion", Refusal::NearMiss),
    ] {
        assert_eq!(ENGINE.search(text).refusal, Some(wanted), "{text}");
    }
    assert_eq!(ENGINE.search("comment divorcer ?").refusal, None);
}

fn who_plans_an_offence_gets_no_help_and_nobody_else_is_taken_for_such() {
    for (text, offence) in [
        ("comment fabriquer un faux acte de naissance", Some("penal-faux-papiers")),
        ("how can I hide the body", None),
        ("how do I bribe the judge so that I win", Some("penal-corruption")),
        ("comment frauder le fisc sans me faire prendre", None),
    ] {
        let found = ENGINE.search(text);
        assert!(found.hits.is_empty() && !found.may_name_articles, "{text}");
        let Some(Refusal::CrimeHelp { offence: note }) = found.refusal else { panic!("{text}") };
        assert_eq!(note.as_ref().map(|note| note.key.as_str()), offence, "{text}");
        assert!(note.is_none_or(|note| note.direct.is_some()));
    }
    for text in [
        "quelle est la peine pour faux ?",
        "on m'accuse d'avoir fait un faux acte de naissance",
        "mon voisin a fabriqué un faux titre, que faire ?",
        "j'ai volé, que risque-je ?",
        "le juge me demande de l'argent",
        "how do I report a judge who wants a bribe?",
        "comment me défendre quand on m'accuse de vol ?",
    ] {
        let refusal = ENGINE.search(text).refusal;
        assert!(!matches!(refusal, Some(Refusal::CrimeHelp { .. })), "{text}");
    }
    // It stays refused within a conversation.
    let before = ["quelle est la peine pour un faux acte de naissance ?"];
    let found = ENGINE.search_after(&before, "comment fabriquer un faux acte de naissance", Language::Fr);
    assert!(found.hits.is_empty() && matches!(found.refusal, Some(Refusal::CrimeHelp { .. })));
}

fn what_asks_twice_or_can_be_read_twice_is_answered_twice() {
    let also = |text: &str| {
        let hits = ENGINE.search(text).hits;
        let unit =
            |at: usize| hits.get(at).and_then(|hit| hit.direct.as_ref()).map(|d| d.unit.as_str().to_owned());
        assert!(hits.iter().skip(2).all(|hit| hit.also.is_none()), "{text}: the second hit at most");
        (hits.get(1).and_then(|hit| hit.also), unit(0), unit(1))
    };
    let (kind, first, second) = also(
        "Pour monter une SARL à deux, on met combien au minimum et est-ce qu'on est obligés de voir un notaire ?",
    );
    assert_eq!(kind, Some(Also::SecondQuestion));
    assert!(first.is_some() && second.is_some() && first != second, "{first:?} {second:?}");
    assert_eq!(also("locataire paie plus").0, Some(Also::OtherReading));
    for once in [
        "Do I need a lawyer or can I go and speak for myself at the Court of First Instance?",
        "Mon patron me doit trois mois et en plus il a changé de numéro. Je vais me plaindre où ?",
        "comment divorcer ?",
    ] {
        assert_eq!(also(once).0, None, "{once}");
    }
    let asked = ENGINE.search_after(&["comment divorcer ?"], "combien ?", Language::Fr).hits;
    assert!(asked.iter().all(|hit| hit.also.is_none()), "what leans is read as its subject has it");
}

fn a_wrong_figure_that_is_taken_for_the_law_is_denied() {
    let denied = |text: &str| {
        let hit = ENGINE.search(text).hits.into_iter().next();
        hit.and_then(|hit| hit.direct?.denied).map(|figure| figure.replace('\u{a0}', " "))
    };
    let of = |text: &str, figure: &str| assert_eq!(denied(text).as_deref(), Some(figure), "{text}");
    of("Puisque le vol simple c'est un an de prison au maximum, il sera vite dehors ?", "1 an");
    of(
        "As the law gives 30 days to appeal a labour judgment, I can still wait two more weeks, no?",
        "30 days",
    );
    for text in [
        "Police custody lasts 48 hours, right? Can they start again after that?",
        "Le jugement civil m'a été remis il y a 20 jours par l'huissier. Je peux encore faire appel ?",
        "boss no pay me since two months",
    ] {
        assert_eq!(denied(text), None, "{text}");
    }
}
