//! Texts known by a name: codes, OHADA acts, the Constitution. One name for both languages and every spelling.

use super::token::{Cursor, Kind};

/// A text that has a name: how it is called in both languages, and how it is written (folded, no apostrophes; longer
/// spellings before the shorter ones they begin with).
#[derive(Debug)]
pub struct Named {
    pub id: &'static str,
    pub fr: &'static str,
    pub en: &'static str,
    /// Its parts are sections in English.
    pub has_sections: bool,
    spellings: &'static [&'static str],
}

macro_rules! named {
    ($($id:literal $fr:literal $en:literal $sections:literal [$($spelling:literal),* $(,)?]),+ $(,)?) => {
        &[$(Named { id: $id, fr: $fr, en: $en, has_sections: $sections, spellings: &[$($spelling),*] }),+]
    };
}

pub static NAMES: &[Named] = named![
    "procedure-civile" "Code de procédure civile et commerciale" "Code of Civil and Commercial Procedure" false [
        "code de procedure civile et commerciale", "code de procedure civile", "code of civil and commercial procedure",
        "civil and commercial procedure code", "code of civil procedure", "civil procedure code",
    ],
    "procedure-penale" "Code de procédure pénale" "Criminal Procedure Code" true [
        "code de procedure penale", "criminal procedure code", "code of criminal procedure", "c proc pen", "c pr pen",
    ],
    "travail" "Code du travail" "Labour Code" true ["code du travail", "labour code", "labor code", "c trav"],
    "penal" "Code pénal" "Penal Code" true ["code penal", "penal code", "criminal code", "c pen"],
    "civil" "Code civil" "Civil Code" false ["code civil", "civil code", "c civ"],
    "electoral" "Code électoral" "Electoral Code" true ["code electoral", "electoral code"],
    "impots" "Code général des impôts" "General Tax Code" true [
        "code general des impots", "code des impots", "general tax code", "general code of taxation",
    ],
    "procedures-fiscales" "Livre des procédures fiscales" "Manual of Tax Procedures" true [
        "livre des procedures fiscales", "manual of tax procedures", "tax procedures manual",
    ],
    "commerce" "Code de commerce" "Commercial Code" false ["code de commerce", "commercial code"],
    "cima" "Code CIMA" "CIMA Code" false ["code cima", "code des assurances", "cima code", "insurance code"],
    "nationalite" "Code de la nationalité" "Nationality Code" true ["code de la nationalite", "nationality code"],
    "marches-publics" "Code des marchés publics" "Public Contracts Code" true [
        "code des marches publics", "public contracts code", "public procurement code",
    ],
    "douanes" "Code des douanes" "Customs Code" false ["code des douanes", "customs code"],
    "justice-militaire" "Code de justice militaire" "Military Justice Code" true [
        "code de justice militaire", "military justice code", "code of military justice",
    ],
    "collectivites" "Code général des collectivités territoriales décentralisées"
        "General Code of Regional and Local Authorities" true [
        "code general des collectivites territoriales decentralisees", "code general des collectivites territoriales",
        "general code of regional and local authorities",
    ],
    "traite-ohada" "Traité OHADA" "OHADA Treaty" false [
        "traite de l ohada", "traite ohada", "traite relatif a l harmonisation du droit des affaires en afrique",
        "traite relatif a l harmonisation du droit des affaires", "ohada treaty",
    ],
    "ccja-arbitrage" "Règlement d’arbitrage de la CCJA" "CCJA Arbitration Rules" false [
        "reglement d arbitrage de la ccja", "reglement d arbitrage", "ccja arbitration rules",
        "arbitration rules of the ccja",
    ],
    "ccja-procedure" "Règlement de procédure de la CCJA" "CCJA Rules of Procedure" false [
        "reglement de procedure de la ccja", "ccja rules of procedure", "rules of procedure of the ccja",
    ],
    "au-societes" "Acte uniforme relatif au droit des sociétés commerciales et du GIE"
        "Uniform Act on Commercial Companies and Economic Interest Groups" false ["auscgie", "ausc"],
    "au-commerce" "Acte uniforme portant sur le droit commercial général" "Uniform Act on General Commercial Law" false
        ["audcg"],
    "au-recouvrement"
        "Acte uniforme portant organisation des procédures simplifiées de recouvrement et des voies d’exécution"
        "Uniform Act on Simplified Recovery Procedures and Measures of Execution" false ["aupsrve"],
    "au-collectives" "Acte uniforme portant organisation des procédures collectives d’apurement du passif"
        "Uniform Act on Collective Proceedings" false ["aupcap", "aupc"],
    "au-comptable" "Acte uniforme relatif au droit comptable et à l’information financière"
        "Uniform Act on Accounting Law and Financial Reporting" false ["audcif"],
    "au-cooperatives" "Acte uniforme relatif au droit des sociétés coopératives" "Uniform Act on Cooperatives" false
        ["auscoop"],
    "au-transport" "Acte uniforme relatif aux contrats de transport de marchandises par route"
        "Uniform Act on Contracts for the Carriage of Goods by Road" false ["auctmr"],
    "au-arbitrage" "Acte uniforme relatif au droit de l’arbitrage" "Uniform Act on Arbitration" false [],
    "au-suretes" "Acte uniforme portant organisation des sûretés" "Uniform Act on Securities" false [],
    "au-mediation" "Acte uniforme relatif à la médiation" "Uniform Act on Mediation" false [],
    "constitution" "Constitution" "Constitution" false [],
];

pub fn by_id(id: &str) -> Option<&'static Named> {
    NAMES.iter().find(|n| n.id == id)
}

/// Acronyms that are words too, so only in capitals.
const ACRONYMS: [(&str, &str); 3] = [("aua", "au-arbitrage"), ("aus", "au-suretes"), ("aum", "au-mediation")];

/// Acronyms that mean a code only right after an article. Of "CPC" the articles tell which one is meant.
const AFTER_ARTICLES: [(&str, &str); 8] = [
    ("cpp", "procedure-penale"),
    ("cp", "penal"),
    ("pc", "penal"),
    ("cpcc", "procedure-civile"),
    ("ct", "travail"),
    ("cc", "civil"),
    ("cgi", "impots"),
    ("lpf", "procedures-fiscales"),
];

/// What an OHADA act is about, by a word of its title; the first one that stands there decides.
const UNIFORM_ACTS: [(&str, &[&str]); 10] = [
    ("au-cooperatives", &["cooperatives", "cooperative"]),
    ("au-societes", &["societes", "companies", "company"]),
    ("au-arbitrage", &["arbitrage", "arbitration"]),
    ("au-mediation", &["mediation"]),
    ("au-suretes", &["suretes", "surete", "securities", "security"]),
    ("au-recouvrement", &["recouvrement", "execution", "recovery", "enforcement"]),
    ("au-collectives", &["collectives", "apurement", "insolvency", "collective"]),
    ("au-comptable", &["comptable", "comptabilites", "accounting"]),
    ("au-transport", &["transport", "transports", "carriage"]),
    ("au-commerce", &["commercial", "commerce"]),
];

/// What follows the telling word in the titles of uniform acts.
const REST_OF_TITLE: [&str; 10] = [
    "commerciales et du groupement d interet economique",
    "commerciales et du gie",
    "commerciales",
    "simplifiees de recouvrement et des voies d execution",
    "et des voies d execution",
    "general",
    "and economic interest groups",
    "and economic interest group",
    "d apurement du passif",
    "procedures",
];

/// Takes a text known by its name.
pub fn name(c: &mut Cursor) -> Option<&'static str> {
    let here = c.peek().filter(|t| t.kind == Kind::Word)?;
    let abbreviated = here.plain == "c";
    for named in NAMES {
        for spelling in named.spellings {
            let taken = match abbreviated {
                true => abbreviation(c, spelling),
                false => c.words(spelling),
            };
            if taken {
                return Some(named.id);
            }
        }
    }
    if here.capitals
        && let Some((_, id)) = ACRONYMS.iter().find(|(a, _)| here.plain == *a)
    {
        c.take();
        return Some(id);
    }
    uniform_act(c).or_else(|| constitution(c))
}

/// "C. civ.", "C. proc. pén.": the points stand between the words.
fn abbreviation(c: &mut Cursor, spelling: &str) -> bool {
    let mut ahead = *c;
    let is_short = spelling.starts_with("c ") && !spelling.contains("code");
    let all = is_short && spelling.split(' ').all(|w| ahead.eat(&[w]) && ahead.eat(&["."]));
    if all {
        *c = ahead;
    }
    all
}

/// "CPP" after "art. 229".
pub fn acronym(c: &mut Cursor, are_sections: bool) -> Option<&'static str> {
    let here = c.peek().filter(|t| t.kind == Kind::Word && t.capitals)?;
    let id = match here.plain.as_str() {
        // In English the Criminal Procedure Code, in French the "Code de procédure civile".
        "cpc" => Some(if are_sections { "procedure-penale" } else { "procedure-civile" }),
        short => AFTER_ARTICLES.iter().find(|(a, _)| short == *a).map(|(_, id)| *id),
    }?;
    c.take();
    Some(id)
}

fn uniform_act(c: &mut Cursor) -> Option<&'static str> {
    let mut ahead = *c;
    if !["acte uniforme", "actes uniformes", "uniform act", "uniform acts"].iter().any(|w| ahead.words(w)) {
        return None;
    }
    // The title's word decides; it stands within the next dozen words and before any punctuation but a bracket.
    for _ in 0..14 {
        let word = ahead.take()?;
        if word.kind == Kind::Sign && !matches!(word.plain.as_str(), "(" | ")") {
            return None;
        }
        if matches!(word.plain.as_str(), "article" | "articles" | "section") {
            return None;
        }
        // "Commercial companies" are companies; the act on commerce says "general commercial law".
        let next = ahead.peek().map(|t| t.plain.as_str());
        if word.plain == "commercial" && matches!(next, Some("companies" | "company")) {
            continue;
        }
        // "Sociétés coopératives" are cooperatives.
        if word.plain == "societes" && matches!(next, Some("cooperatives")) {
            continue;
        }
        let known = UNIFORM_ACTS.iter().find(|(_, words)| words.contains(&word.plain.as_str()));
        if let Some((id, _)) = known {
            while REST_OF_TITLE.iter().any(|rest| ahead.words(rest)) {}
            *c = ahead;
            return Some(id);
        }
    }
    None
}

/// "la Constitution", "the Constitution"; not "la constitution de la société".
fn constitution(c: &mut Cursor) -> Option<&'static str> {
    c.peek().filter(|t| t.plain == "constitution" && t.capital)?;
    let mut ahead = *c;
    ahead.take();
    let mut of = ahead;
    if of.eat(&["d", "de", "of"]) && date_is_not_next(&of) {
        return None;
    }
    *c = ahead;
    Some("constitution")
}

/// "Constitution de 1996", "Constitution of 18 January 1996" are the Constitution.
fn date_is_not_next(c: &Cursor) -> bool {
    c.peek().is_none_or(|t| t.kind != Kind::Number && !matches!(t.plain.as_str(), "cameroon" | "la"))
}
