//! Laws known by a name: codes, OHADA acts, the Constitution. One name for both languages and every spelling.
use super::token::{Cursor, Kind, Token};
use std::collections::HashSet;
use std::sync::LazyLock;

/// Canonical name, and how it is written in either language (folded, without apostrophes).
/// Longer spellings stand before the shorter ones they begin with.
const NAMES: &[(&str, &[&str])] = &[
    (
        "procedure-civile",
        &[
            "code de procedure civile et commerciale",
            "code de procedure civile",
            "code of civil and commercial procedure",
            "civil and commercial procedure code",
            "code of civil procedure",
            "civil procedure code",
        ],
    ),
    (
        "procedure-penale",
        &[
            "code de procedure penale",
            "criminal procedure code",
            "code of criminal procedure",
            "penal procedure code",
        ],
    ),
    ("instruction-criminelle", &["code d instruction criminelle"]),
    ("travail", &["code du travail", "labour code", "labor code"]),
    ("penal", &["code penal", "penal code", "criminal code"]),
    ("civil", &["code civil", "civil code"]),
    ("electoral", &["code electoral", "electoral code"]),
    (
        "impots",
        &[
            "code general des impots",
            "code des impots",
            "general tax code",
            "general code of taxation",
            "tax code",
        ],
    ),
    (
        "procedures-fiscales",
        &[
            "livre des procedures fiscales",
            "manual of tax procedures",
            "tax procedures book",
            "book of tax procedures",
        ],
    ),
    ("enregistrement", &["code de l enregistrement"]),
    ("commerce", &["code de commerce", "commercial code"]),
    ("cima", &["code cima", "code des assurances", "cima code", "insurance code"]),
    ("route", &["code de la route", "highway code"]),
    ("minier", &["code minier", "mining code"]),
    ("nationalite", &["code de la nationalite", "nationality code"]),
    ("famille", &["code des personnes et de la famille", "code de la famille", "family code"]),
    ("marches-publics", &["code des marches publics", "public contracts code", "public procurement code"]),
    ("douanes", &["code des douanes", "customs code"]),
    ("justice-militaire", &["code de justice militaire", "military justice code"]),
    (
        "collectivites",
        &[
            "code general des collectivites territoriales decentralisees",
            "code general des collectivites territoriales",
            "general code of regional and local authorities",
        ],
    ),
    ("consommation", &["code de la consommation", "consumer code"]),
    ("securite-sociale", &["code de la securite sociale", "social security code"]),
    (
        "traite-ohada",
        &[
            "traite de l ohada",
            "traite ohada",
            "traite relatif a l harmonisation du droit des affaires",
            "ohada treaty",
            "treaty on the harmonisation of business law",
            "treaty on the harmonization of business law",
        ],
    ),
    (
        "ccja-arbitrage",
        &[
            "reglement d arbitrage de la ccja",
            "reglement d arbitrage",
            "ccja arbitration rules",
            "ccja rules of arbitration",
            "rules of arbitration of the ccja",
            "arbitration rules of the ccja",
            "arbitration rules",
        ],
    ),
    (
        "ccja-procedure",
        &[
            "reglement de procedure de la ccja",
            "ccja rules of procedure",
            "rules of procedure of the ccja",
            "procedural rules of the ccja",
        ],
    ),
    ("au-societes", &["auscgie", "auscgies"]),
    ("au-commerce", &["audcg"]),
    ("au-recouvrement", &["aupsrve"]),
    ("au-collectives", &["aupcap", "aupc"]),
    ("au-comptable", &["audcif"]),
    ("au-cooperatives", &["auscoop"]),
    ("au-transport", &["auctmr"]),
];

/// The words a name may begin with: most words of a text begin none, and this says so at once.
static FIRST_WORDS: LazyLock<HashSet<&'static str>> = LazyLock::new(|| {
    let spellings = NAMES.iter().flat_map(|(_, spellings)| spellings.iter());
    spellings.filter_map(|s| s.split(' ').next()).collect()
});

/// Acronyms that are words too, so only in capitals.
const ACRONYMS: &[(&str, &str)] = &[("au-arbitrage", "aua"), ("au-suretes", "aus"), ("au-mediation", "aum")];

/// What an OHADA act is about, by a word of its title.
const UNIFORM_ACTS: &[(&str, &[&str])] = &[
    ("au-societes", &["societes", "companies", "company"]),
    ("au-cooperatives", &["cooperatives", "cooperative"]),
    ("au-arbitrage", &["arbitrage", "arbitration"]),
    ("au-mediation", &["mediation"]),
    ("au-suretes", &["suretes", "surete", "securities", "security"]),
    ("au-recouvrement", &["recouvrement", "execution", "recovery", "enforcement"]),
    ("au-collectives", &["collectives", "apurement", "insolvency", "collective"]),
    ("au-comptable", &["comptable", "comptabilites", "accounting"]),
    ("au-transport", &["transport", "transports", "carriage"]),
    ("au-commerce", &["commercial", "commerce", "general"]),
];

/// What follows the telling word in the official titles in English.
const REST_OF_TITLE: &[&str] = &[
    "commercial law",
    "and economic interest groups",
    "and economic interest group",
    "procedures and enforcement measures",
    "procedures and measures of execution",
];

/// Words after "Code" that make no law of it.
const NO_LAW: &[&str] = &[
    "qr",
    "secret",
    "promo",
    "pin",
    "source",
    "postal",
    "ussd",
    "otp",
    "barre",
    "couleur",
    "acces",
    "confirmation",
    "verification",
    "conduite",
    "client",
    "marchand",
    "swift",
    "bancaire",
    "banque",
    "est",
    "a",
    "envoye",
    "recu",
];

/// The canonical name of the law named here, taken from the cursor. `au` stands for any OHADA act.
pub fn name(c: &mut Cursor, before: Option<&Token>) -> Option<String> {
    let here = c.peek()?;
    if here.kind != Kind::Word {
        return None;
    }
    if FIRST_WORDS.contains(here.plain.as_str())
        && let Some((canonical, _)) =
            NAMES.iter().find(|(_, spellings)| spellings.iter().any(|s| c.eat_words(s)))
    {
        return Some((*canonical).to_owned());
    }
    if here.capitals
        && let Some((canonical, _)) = ACRONYMS.iter().find(|(_, a)| here.plain == *a)
    {
        c.take();
        return Some((*canonical).to_owned());
    }
    uniform_act(c).or_else(|| constitution(c, before)).or_else(|| other_code(c))
}

fn uniform_act(c: &mut Cursor) -> Option<String> {
    let mut ahead = *c;
    if !["acte uniforme", "actes uniformes", "uniform act", "uniform acts"].iter().any(|w| ahead.eat_words(w))
    {
        return None;
    }
    *c = ahead;
    // The title's word decides; it stands within the next dozen words and before any punctuation.
    for _ in 0..12 {
        let Some(word) = ahead.take().filter(|t| t.kind == Kind::Word) else { break };
        // "Commercial companies" are companies; the act on commerce says "general commercial law".
        if word.plain == "commercial"
            && ahead.peek().is_some_and(|t| matches!(t.plain.as_str(), "companies" | "company"))
        {
            continue;
        }
        if let Some((canonical, _)) =
            UNIFORM_ACTS.iter().find(|(_, words)| words.contains(&word.plain.as_str()))
        {
            // Else "General Commercial Law (15 December 2010)" would name a law of that day besides.
            let _ = REST_OF_TITLE.iter().any(|rest| ahead.eat_words(rest));
            *c = ahead;
            return Some((*canonical).to_owned());
        }
        if matches!(word.plain.as_str(), "article" | "articles" | "section") {
            break;
        }
    }
    Some("au".to_owned())
}

/// "la Constitution", "the Constitution"; not "la constitution de la société".
fn constitution(c: &mut Cursor, before: Option<&Token>) -> Option<String> {
    let here = c.peek()?;
    let article = before.is_some_and(|t| matches!(t.plain.as_str(), "la" | "the" | "de" | "of" | "a"));
    let start = before.is_none_or(|t| t.kind == Kind::Sign);
    if here.plain != "constitution" || !here.capital || !(article || start) {
        return None;
    }
    let mut ahead = *c;
    ahead.take();
    if start && ahead.peek().is_some_and(|t| matches!(t.plain.as_str(), "d" | "de" | "of")) {
        return None;
    }
    *c = ahead;
    Some("constitution".to_owned())
}

/// A code this table does not know: "Code pastoral", "Forestry Code".
fn other_code(c: &mut Cursor) -> Option<String> {
    let here = c.peek()?;
    let mut ahead = *c;
    ahead.take();
    if here.plain == "code" && here.capital {
        while ahead.eat_any(&["de", "du", "des", "d", "la", "l", "le", "les", "of", "the"]).is_some() {}
        let subject = ahead.peek().filter(|t| t.kind == Kind::Word && t.plain.len() > 1)?;
        if NO_LAW.contains(&subject.plain.as_str()) {
            return None;
        }
        ahead.take();
        *c = ahead;
        return Some(format!("code-{}", subject.plain));
    }
    if here.capital && here.plain != "code" && here.plain.len() > 3 && !NO_LAW.contains(&here.plain.as_str())
    {
        ahead.peek().filter(|t| t.plain == "code" && t.capital)?;
        ahead.take();
        // "Selon Code du travail": the French form follows, and is read on its own.
        if ahead.peek().is_some_and(|t| matches!(t.plain.as_str(), "de" | "du" | "des" | "d")) {
            return None;
        }
        *c = ahead;
        return Some(format!("code-{}", here.plain));
    }
    None
}
