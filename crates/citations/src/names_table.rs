//! Texts that are known by a name, in both languages and every spelling.

/// A text that has a name: how it is called in both languages, and how it is written (folded, no apostrophes).
#[derive(Debug, PartialEq, Eq)]
pub struct Named {
    pub id: &'static str,
    pub fr: &'static str,
    pub en: &'static str,
    /// Its parts are sections in English.
    pub has_sections: bool,
    pub(crate) spellings: &'static [&'static str],
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
        "code de procedure penale", "criminal procedure code", "code of criminal procedure", "penal procedure code",
        "c proc pen", "c pr pen",
    ],
    "instruction-criminelle" "Code d’instruction criminelle" "Code d’instruction criminelle" false [
        "code d instruction criminelle",
    ],
    "travail" "Code du travail" "Labour Code" true ["code du travail", "labour code", "labor code", "c trav"],
    "penal" "Code pénal" "Penal Code" true ["code penal", "penal code", "criminal code", "c pen"],
    "civil" "Code civil" "Civil Code" false ["code civil", "civil code", "c civ"],
    "electoral" "Code électoral" "Electoral Code" true ["code electoral", "electoral code"],
    "impots" "Code général des impôts" "General Tax Code" true [
        "code general des impots", "code des impots", "general tax code", "general code of taxation", "tax code",
    ],
    "procedures-fiscales" "Livre des procédures fiscales" "Manual of Tax Procedures" true [
        "livre des procedures fiscales", "manual of tax procedures", "tax procedures manual", "tax procedures book",
        "book of tax procedures",
    ],
    "enregistrement" "Code de l’enregistrement" "Registration Code" true ["code de l enregistrement", "registration code"],
    "commerce" "Code de commerce" "Commercial Code" false ["code de commerce", "commercial code"],
    "cima" "Code CIMA" "CIMA Code" false ["code cima", "code des assurances", "cima code", "insurance code"],
    "route" "Code de la route" "Highway Code" false ["code de la route", "highway code"],
    "minier" "Code minier" "Mining Code" true ["code minier", "mining code"],
    "nationalite" "Code de la nationalité" "Nationality Code" true ["code de la nationalite", "nationality code"],
    "famille" "Code de la famille" "Family Code" false [
        "code des personnes et de la famille", "code de la famille", "family code",
    ],
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
    "consommation" "Code de la consommation" "Consumer Code" false ["code de la consommation", "consumer code"],
    "securite-sociale" "Code de la sécurité sociale" "Social Security Code" false [
        "code de la securite sociale", "social security code",
    ],
    "traite-ohada" "Traité OHADA" "OHADA Treaty" false [
        "traite de l ohada", "traite ohada", "traite relatif a l harmonisation du droit des affaires en afrique",
        "traite relatif a l harmonisation du droit des affaires", "ohada treaty",
        "treaty on the harmonisation of business law in africa", "treaty on the harmonization of business law in africa",
        "treaty on the harmonisation of business law", "treaty on the harmonization of business law",
    ],
    "ccja-arbitrage" "Règlement d’arbitrage de la CCJA" "CCJA Arbitration Rules" false [
        "reglement d arbitrage de la ccja", "reglement d arbitrage", "ccja arbitration rules",
        "ccja rules of arbitration", "rules of arbitration of the ccja", "arbitration rules of the ccja",
        "arbitration rules",
    ],
    "ccja-procedure" "Règlement de procédure de la CCJA" "CCJA Rules of Procedure" false [
        "reglement de procedure de la ccja", "ccja rules of procedure", "rules of procedure of the ccja",
        "procedural rules of the ccja",
    ],
    "au-societes" "Acte uniforme relatif au droit des sociétés commerciales et du GIE"
        "Uniform Act on Commercial Companies and Economic Interest Groups" false ["auscgie", "auscgies", "ausc"],
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

/// Acronyms that are words too, so only in capitals.
pub(crate) static ACRONYMS: [(&str, &str); 3] =
    [("aua", "au-arbitrage"), ("aus", "au-suretes"), ("aum", "au-mediation")];

/// Acronyms that mean a code only right after an article. Of "CPC" the articles tell which one is meant.
pub(crate) static AFTER_ARTICLES: [(&str, &str); 8] = [
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
pub(crate) static UNIFORM_ACTS: [(&str, &[&str]); 10] = [
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
pub(crate) static REST_OF_TITLE: [&str; 19] = [
    "commerciales et du groupement d interet economique",
    "commerciales et du gie",
    "commerciales",
    "simplifiees de recouvrement et des voies d execution",
    "et des voies d execution",
    "general",
    "law and financial reporting",
    "law",
    "and economic interest groups",
    "and economic interest group",
    "d apurement du passif",
    "procedures and enforcement measures",
    "procedures and measures of execution",
    "procedures",
    "proceedings",
    "et a l information financiere",
    "de marchandises par route",
    "of goods by road",
    "societies",
];
