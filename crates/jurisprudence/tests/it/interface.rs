//! What the interface itself proposes to ask must be answered.

use crate::search::{ENGINE, FIXTURES};
use jurisprudence::Decision;
use jurisprudence::domain::{Language, LegalDomain};
use serde_json::Value;

const TEXTS: [(Language, &str, &str); 2] = [
    (
        Language::Fr,
        include_str!("../../../../frontend/src/locales/fr/assistant.json"),
        include_str!("../../../../frontend/src/locales/fr/about.json"),
    ),
    (
        Language::En,
        include_str!("../../../../frontend/src/locales/en/assistant.json"),
        include_str!("../../../../frontend/src/locales/en/about.json"),
    ),
];

/// Which note an example is about.
const ABOUT: [(&str, &str); 18] = [
    ("client.one", "travail-faute-lourde-preavis-non-respecte"),
    ("client.two", "loyers-impayes-filouterie"),
    ("client.three", "vente-terrain-notaire-titre"),
    ("avocat.one", "ccja-pourvoi-deux-mois"),
    ("avocat.two", "travail-licenciement-abusif"),
    ("avocat.three", "bail-professionnel-renouvellement"),
    ("huissier.one", "travail-salaire-quotite-saisissable"),
    ("huissier.two", "injonction-de-payer-procedure"),
    ("huissier.three", "bail-professionnel-resiliation-impayes"),
    ("policier.one", "procedure-garde-a-vue-duree"),
    ("policier.two", "procedure-garde-a-vue-droits"),
    ("policier.three", "procedure-mandats"),
    ("gendarme.one", "penal-accident-circulation"),
    ("gendarme.two", "penal-vol-aggrave"),
    ("gendarme.three", "procedure-mineur"),
    ("admin.one", "donnees-personnelles-loi-2024"),
    ("admin.two", "justice-recours-gracieux-prealable"),
    ("admin.three", "societe-choisir-forme"),
];

/// How somebody may go on after a quick request.
const SUBJECTS: [(Language, [(&str, &str); 6]); 2] = [
    (
        Language::Fr,
        [
            ("research", "un licenciement abusif ?"),
            ("document", "un contrat d’apprentissage ?"),
            ("strategy", "son locataire ne paie plus le loyer de la boutique."),
            ("analysis", "un mari a mis sa femme à la porte du domicile conjugal."),
            ("precedent", "les honoraires d’avocat ?"),
            ("procedure", "obtenir un titre foncier ?"),
        ],
    ),
    (
        Language::En,
        [
            ("research", "a wrongful dismissal?"),
            ("document", "an apprenticeship contract?"),
            ("strategy", "his tenant no longer pays the rent of the shop."),
            ("analysis", "a husband has thrown his wife out of the matrimonial home."),
            ("precedent", "lawyers’ fees?"),
            ("procedure", "getting a land certificate?"),
        ],
    ),
];

/// The questions of the refusal, `no_match.rs`.
const NO_MATCH: &str = include_str!("../../../ai-assistant/src/domain/compose/no_match.rs");
const OFFERED: [(Language, &str, &str); 6] = [
    (
        Language::Fr,
        "Mon employeur me renvoie sans préavis, que puis-je demander ?",
        "travail-faute-lourde-preavis-non-respecte",
    ),
    (Language::Fr, "Comment obtenir un extrait de casier judiciaire ?", "procedure-casier-judiciaire"),
    (Language::Fr, "Quelle forme de société choisir pour mon commerce ?", "societe-choisir-forme"),
    (
        Language::En,
        "My employer is dismissing me without notice, what can I ask for?",
        "travail-faute-lourde-preavis-non-respecte",
    ),
    (Language::En, "How do I get an extract of my criminal record?", "procedure-casier-judiciaire"),
    (Language::En, "Which form of company should I choose for my business?", "societe-choisir-forme"),
];

/// Short direct questions that were once refused.
const DIRECT: [(Language, &str, &str); 6] = [
    (Language::Fr, "Comment divorcer ?", "divorce-causes-tribunal"),
    (Language::Fr, "Comment porter plainte ?", "procedure-plainte"),
    (Language::Fr, "Comment créer une SARL ?", "sarl-capital-cameroun"),
    (Language::Fr, "Quels sont les droits d’une personne gardée à vue ?", "procedure-garde-a-vue-droits"),
    (Language::En, "How do I get a divorce?", "divorce-causes-tribunal"),
    (Language::En, "Theft with a weapon: what is the penalty?", "penal-vol-aggrave"),
];

/// What is wrong with the answer to a question, if anything.
fn fault(language: Language, question: &str, wanted: Option<&str>) -> Option<String> {
    let found = ENGINE.search(question);
    let keys: Vec<&str> = found.hits.iter().take(3).map(|h| h.key.as_str()).collect();
    let is_right = found.decision == Decision::Inside
        && !keys.is_empty()
        && found.language == language
        && wanted.is_none_or(|w| keys.contains(&w));
    (!is_right).then(|| {
        format!("{:?} {:.2} {:?} {question}: {keys:?}", found.decision, found.confidence, found.language)
    })
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

pub fn what_the_interface_proposes_is_answered_with_its_source() {
    let mut faults = examples_and_quick_requests();
    for (language, question, wanted) in OFFERED {
        assert!(NO_MATCH.contains(question), "{question}");
        faults.push(fault(language, question, Some(wanted)));
    }
    faults.extend(titles());
    faults.extend(short_and_direct());
    faults.extend(words_of_both_languages());
    faults.extend(branches());
    let faults: Vec<String> = faults.into_iter().flatten().collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

fn examples_and_quick_requests() -> Vec<Option<String>> {
    let mut faults = vec![];
    for (language, assistant, about) in TEXTS {
        let (assistant, about) = (json(assistant), json(about));
        let examples = assistant["examples"].as_object().unwrap();
        let mut seen = 0;
        for (role, questions) in examples.iter().filter_map(|(r, q)| Some((r, q.as_object()?))) {
            for (place, question) in questions {
                let name = format!("{role}.{place}");
                let (_, wanted) = ABOUT.iter().find(|(n, _)| *n == name).unwrap();
                faults.push(fault(language, question.as_str().unwrap(), Some(wanted)));
                seen += 1;
            }
        }
        assert_eq!(seen, ABOUT.len());
        let example = about["example"]["question"].as_str().unwrap();
        faults.push(fault(language, example, Some("travail-paiement-salaire-delai")));

        let prompts = assistant["quickPrompts"].as_object().unwrap();
        let (_, subjects) = SUBJECTS.iter().find(|(l, _)| *l == language).unwrap();
        for (name, prompt) in prompts.iter().filter(|(_, p)| p.is_object()) {
            let (_, subject) = subjects.iter().find(|(n, _)| n == name).unwrap();
            let question = format!("{}{subject}", prompt["text"].as_str().unwrap());
            faults.push(fault(language, &question, None));
        }
    }
    faults
}

/// A refusal offers the titles of the nearest notes.
fn titles() -> impl Iterator<Item = Option<String>> {
    FIXTURES
        .notes
        .iter()
        .flat_map(|(key, note)| Language::BOTH.map(|l| fault(l, note.title.get(l), Some(key.as_str()))))
}

/// However they are typed.
fn short_and_direct() -> impl Iterator<Item = Option<String>> {
    DIRECT.iter().flat_map(|(language, question, wanted)| {
        let narrow = question.replace(" ?", "\u{202f}?");
        let wide = question.replace(" ?", "\u{a0}?");
        let plain = question.replace('’', "'").replace(" ?", "?");
        let bare = question.replace('’', "'").trim_end_matches(['?', ' ']).to_lowercase();
        [(*question).to_owned(), narrow, wide, plain, bare].map(|q| fault(*language, &q, Some(wanted)))
    })
}

/// The first subject for a word that both languages spell alike, in the interface of each.
fn words_of_both_languages() -> Vec<Option<String>> {
    let limitation =
        ["penal-prescription", "prescription-", "procedure-delai-plainte", "travail-prescription"];
    let mut faults = vec![];
    for (word, french, english) in [
        ("bail", &["bail-", "location-"][..], &["procedure-caution"][..]),
        ("Bail ?", &["bail-", "location-"], &["procedure-caution"]),
        ("sentence", &["arbitrage-", "ccja-"], &["penal-", "procedure-"]),
        ("prescription", &limitation, &limitation),
        ("location", &["location-", "bail-"], &[""]),
        ("caution", &["caution-", "location-"], &["location-"]),
        ("injure", &["penal-diffamation"], &["penal-coups", "penal-accident", "travail-accident"]),
    ] {
        for (reader, wanted) in [(Language::Fr, french), (Language::En, english)] {
            let found = ENGINE.search_for(word, reader);
            let key = found.suggestions.first().unwrap().key.as_str();
            let is_right = found.language == reader && wanted.iter().any(|w| key.starts_with(w));
            faults.push((!is_right).then(|| format!("{word} {reader:?}: {key} in {:?}", found.language)));
        }
    }
    faults
}

/// The branches of law that are near a request: housing is among them for a deposit, and not for a release.
fn branches() -> Vec<Option<String>> {
    let of = [
        ("Mon bailleur refuse de me rendre ma caution", true),
        ("On ne me rend pas ma caution. C'était à Yaoundé, il y a deux mois.", true),
        ("caution non rendue à Douala depuis janvier, récupérer ma caution", true),
        ("My landlord keeps my caution. It was in Buea in March.", true),
        ("Mon frère est en prison, on demande une caution pour sa mise en liberté", false),
    ];
    of.into_iter()
        .map(|(text, wanted)| {
            let found = ENGINE.branches(text, Language::Fr);
            // Where nothing is near the words alone tell.
            let is_right = match found.as_slice() {
                [] => wanted,
                near => near.contains(&LegalDomain::Immobilier) == wanted,
            };
            (!is_right).then(|| format!("{text}: {found:?}"))
        })
        .collect()
}
