//! Is this chat message a clear request for a document we have a template of?
//!
//! The rule walks back from the document's name over words that a request is made of. A request for a document
//! ("fais-moi un bail") counts; a question about one ("dois-je faire un bail ?", "mon bail est-il valable ?") does not.
use super::template::TemplateId;
use super::text::{fold, words};

/// The template that is clearly asked for, in French or English.
pub fn detect(text: &str) -> Option<TemplateId> {
    let folded = fold(text).replace("s'il vous plait", "svp").replace("s'il te plait", "stp");
    folded.split(['.', '!', '?', ';', ':', '\n']).find_map(in_clause)
}

fn in_clause(clause: &str) -> Option<TemplateId> {
    let tokens = words(clause);
    (0..tokens.len()).find_map(|at| {
        let (template, length) = named_at(&tokens, at)?;
        let (before, after) = (tokens.get(..at)?, tokens.get(at + length..)?);
        let name = tokens.get(at..at + length)?;
        (is_ours(template, name, before, after) && is_asked_for(before)).then_some(template)
    })
}

/// A document's name at this place, and how many words it takes.
fn named_at(tokens: &[&str], at: usize) -> Option<(TemplateId, usize)> {
    use TemplateId::{Assignation, ContratBail, Convocation, PvEnquete};
    const NAMES: [(&[&str], TemplateId); 27] = [
        (&["contrat", "de", "bail"], ContratBail),
        (&["contrat", "bail"], ContratBail),
        (&["contrat", "de", "location"], ContratBail),
        (&["bail"], ContratBail),
        (&["lease", "agreement"], ContratBail),
        (&["lease", "contract"], ContratBail),
        (&["lease"], ContratBail),
        (&["tenancy", "agreement"], ContratBail),
        (&["rental", "agreement"], ContratBail),
        (&["rental", "contract"], ContratBail),
        (&["proces", "verbal"], PvEnquete),
        (&["pv"], PvEnquete),
        (&["investigation", "report"], PvEnquete),
        (&["rapport", "d", "enquete"], PvEnquete),
        (&["police", "report"], PvEnquete),
        (&["assignation"], Assignation),
        (&["citation", "a", "comparaitre"], Assignation),
        (&["court", "summons"], Assignation),
        (&["writ", "of", "summons"], Assignation),
        (&["writ"], Assignation),
        (&["summons", "to", "appear", "in", "court"], Assignation),
        (&["summons", "to", "court"], Assignation),
        (&["convocation"], Convocation),
        (&["police", "summons"], Convocation),
        (&["official", "summons"], Convocation),
        (&["gendarmerie", "summons"], Convocation),
        (&["summons"], Convocation),
    ];
    let rest = tokens.get(at..)?;
    NAMES.iter().find(|(name, _)| rest.starts_with(name)).map(|(name, t)| (*t, name.len()))
}

/// The name may mean another document than ours: a lease of a home, minutes of a meeting, bail out of custody.
fn is_ours(template: TemplateId, name: &[&str], before: &[&str], after: &[&str]) -> bool {
    let any = |list: &[&str]| after.iter().chain(before).any(|w| list.contains(w));
    match template {
        TemplateId::ContratBail => {
            // French for a lease, English for release on surety: the word before tells.
            let french = matches!(
                before.last(),
                Some(&("un" | "le" | "de" | "du" | "d" | "mon" | "notre" | "ce" | "nouveau"))
            );
            (name != ["bail"] || french) && !any(&OTHER_LEASES)
        }
        TemplateId::PvEnquete => {
            let linked = matches!(after.first(), Some(&("de" | "d" | "des" | "du")));
            let of_what =
                after.iter().copied().find(|w| !matches!(*w, "de" | "d" | "des" | "du" | "la" | "l"));
            !linked || of_what.is_some_and(|w| OUR_REPORTS.contains(&w))
        }
        TemplateId::Convocation => {
            !any(&["assemblee", "ag", "reunion", "associes", "entretien", "examen", "conseil"])
        }
        TemplateId::Assignation => !any(&["residence"]),
    }
}

/// Homes, land for farming and things: other law, other documents.
const OTHER_LEASES: [&str; 26] = [
    "habitation",
    "residentiel",
    "logement",
    "appartement",
    "maison",
    "chambre",
    "studio",
    "villa",
    "domicile",
    "emphyteotique",
    "rural",
    "ferme",
    "voiture",
    "vehicule",
    "moto",
    "materiel",
    "residential",
    "apartment",
    "house",
    "flat",
    "home",
    "room",
    "car",
    "vehicle",
    "equipment",
    "dwelling",
];
const OUR_REPORTS: [&str; 13] = [
    "enquete",
    "police",
    "gendarmerie",
    "constatation",
    "constatations",
    "investigation",
    "vol",
    "accident",
    "agression",
    "bagarre",
    "audition",
    "infraction",
    "faits",
];

/// Words between the request and the name.
const FILLERS: [&str; 54] = [
    "un",
    "une",
    "le",
    "la",
    "l",
    "les",
    "de",
    "d",
    "du",
    "ce",
    "cette",
    "nouveau",
    "nouvelle",
    "bon",
    "petit",
    "simple",
    "modele",
    "exemple",
    "document",
    "projet",
    "brouillon",
    "acte",
    "vrai",
    "complet",
    "complete",
    "commercial",
    "professionnel",
    "officiel",
    "officielle",
    "type",
    "a",
    "an",
    "the",
    "new",
    "standard",
    "professional",
    "business",
    "official",
    "full",
    "proper",
    "template",
    "model",
    "draft",
    "sample",
    "of",
    "for",
    "paper",
    "bilingual",
    "bilingue",
    "me",
    "moi",
    "nous",
    "us",
    "m",
];
const POLITE: [&str; 16] = [
    "svp",
    "stp",
    "please",
    "vite",
    "just",
    "kindly",
    "bonjour",
    "bonsoir",
    "salut",
    "hello",
    "hi",
    "maintenant",
    "now",
    "abeg",
    "mola",
    "et",
];
const MAKE_FR: [&str; 16] = [
    "fais",
    "faites",
    "redige",
    "redigez",
    "ecris",
    "ecrivez",
    "genere",
    "generez",
    "prepare",
    "preparez",
    "cree",
    "creez",
    "etablis",
    "etablissez",
    "dresse",
    "dressez",
];
const TO_MAKE_FR: [&str; 11] = [
    "faire", "rediger", "ecrire", "generer", "preparer", "creer", "etablir", "dresser", "avoir", "obtenir",
    "produire",
];
const MAKE_EN: [&str; 9] =
    ["draft", "write", "make", "generate", "create", "prepare", "produce", "get", "do"];

fn is_asked_for(before: &[&str]) -> bool {
    let mut rest = before;
    while let Some((last, head)) = rest.split_last() {
        if FILLERS.contains(last) && !is_verb_draft(head, last) {
            rest = head;
        } else {
            break;
        }
    }
    // « mon bail », « my lease » name one that exists: only a verb of making asks for it anew.
    let (rest, owned) = match rest.split_last() {
        Some((w, head)) if matches!(*w, "mon" | "ma" | "notre" | "my" | "our") => {
            (without_fillers(head), true)
        }
        _ => (rest, false),
    };
    let Some((verb, head)) = rest.split_last() else { return false };
    if MAKE_FR.contains(verb) && starts_a_request(head) {
        return true;
    }
    if TO_MAKE_FR.contains(verb) {
        return asks_to(head);
    }
    if MAKE_EN.contains(verb) {
        return asks_english(head);
    }
    if *verb == "up" && head.ends_with(&["draw"]) {
        return asks_english(head.split_last().map(|(_, h)| h).unwrap_or_default());
    }
    !owned && wants(rest)
}

/// « draft » is a filler in "a draft lease" and the verb in "draft a lease".
fn is_verb_draft(head: &[&str], word: &str) -> bool {
    word == "draft" && !head.last().is_some_and(|w| matches!(*w, "a" | "the" | "une" | "un"))
}

fn without_fillers<'a, 'b>(mut rest: &'a [&'b str]) -> &'a [&'b str] {
    while let Some((last, head)) = rest.split_last() {
        if !matches!(*last, "me" | "moi" | "nous" | "us" | "for") {
            break;
        }
        rest = head;
    }
    rest
}

/// An imperative stands first, or after a greeting: « le notaire rédige un bail » does not ask for anything.
fn starts_a_request(head: &[&str]) -> bool {
    head.last().is_none_or(|w| {
        POLITE.contains(w)
            || matches!(*w, "alors" | "donc" | "puis" | "ok" | "oui" | "merci" | "bail" | "boutique")
    }) && !head.iter().any(|w| matches!(*w, "ne" | "pas" | "n"))
}

/// « peux-tu me », « je voudrais », « aide-moi à », « j'ai besoin de » before an infinitive.
fn asks_to(head: &[&str]) -> bool {
    let mut h = head;
    while let Some((last, front)) = h.split_last()
        && matches!(*last, "me" | "m" | "nous" | "moi" | "a" | "de" | "d" | "svp" | "stp")
    {
        h = front;
    }
    let pairs: [&[&str]; 14] = [
        &["peux", "tu"],
        &["tu", "peux"],
        &["pouvez", "vous"],
        &["vous", "pouvez"],
        &["pourrais", "tu"],
        &["pourriez", "vous"],
        &["je", "veux"],
        &["je", "voudrais"],
        &["j", "aimerais"],
        &["je", "souhaite"],
        &["je", "dois", "svp"],
        &["ai", "besoin"],
        &["il", "faut"],
        &["je", "souhaiterais"],
    ];
    let helped = head.ends_with(&["aide", "moi", "a"]) || head.ends_with(&["aidez", "moi", "a"]);
    // « faut-il faire un bail » asks whether; « il me faut faire » is « il faut » turned round.
    helped
        || pairs.iter().any(|p| h.ends_with(p))
            && !head.iter().any(|w| matches!(*w, "ne" | "pas" | "comment" | "quand" | "pourquoi"))
}

fn asks_english(head: &[&str]) -> bool {
    if head.iter().any(|w| {
        matches!(*w, "how" | "not" | "don" | "should" | "must" | "did" | "does" | "who" | "when" | "why")
    }) {
        return false;
    }
    match head.last().copied() {
        None => true,
        Some(w) if POLITE.contains(&w) || matches!(w, "and" | "then" | "ok" | "yes") => true,
        Some("you") => head.iter().any(|w| matches!(*w, "can" | "could" | "would" | "will")),
        Some("to") => head.iter().any(|w| matches!(*w, "want" | "need" | "like" | "you" | "help")),
        Some("me") => head.ends_with(&["help", "me"]) || head.ends_with(&["let", "me"]),
        _ => false,
    }
}

/// « je veux », « il me faut », « j'ai besoin », « donne-moi », "I need", "give me".
fn wants(rest: &[&str]) -> bool {
    let phrases: [&[&str]; 21] = [
        &["je", "veux"],
        &["je", "voudrais"],
        &["j", "aimerais"],
        &["je", "souhaite"],
        &["il", "me", "faut"],
        &["j", "ai", "besoin"],
        &["j", "aimerais", "avoir"],
        &["il", "nous", "faut"],
        &["nous", "voulons"],
        &["on", "veut"],
        &["donne"],
        &["donnez"],
        &["donne", "moi"],
        &["sors", "moi"],
        &["i", "need"],
        &["i", "want"],
        &["we", "need"],
        &["i", "would", "like"],
        &["i", "d", "like"],
        &["give"],
        &["i", "wan"],
    ];
    let Some(phrase) = phrases.iter().find(|p| rest.ends_with(p)) else { return false };
    let head = rest.get(..rest.len() - phrase.len()).unwrap_or_default();
    !head.iter().any(|w| {
        matches!(
            *w,
            "ne" | "pas" | "do" | "does" | "why" | "when" | "if" | "si" | "not" | "pourquoi" | "quand"
        )
    })
}
