//! The fixed words of an answer, in both languages. None of them states a rule of law.
use crate::domain::Language;

pub struct Phrases {
    pub good_to_know: &'static str,
    pub steps: &'static str,
    pub rule: &'static str,
    pub conditions: &'static str,
    pub options: &'static str,
    pub attention_points: &'static str,
    pub document: &'static str,
    pub document_offer: &'static str,
    pub cases: &'static str,
    pub no_case: &'static str,
    pub in_french: &'static str,
    pub articles: &'static str,
    pub read_also: &'static str,
    pub caution: &'static str,
    pub secondary: &'static str,
    pub next_step: &'static str,
    pub information: &'static str,
    pub not_reviewed: &'static str,
    pub extract: &'static str,
    pub and: &'static str,
    pub colon: &'static str,
    pub semicolon: &'static str,
}

pub fn phrases(language: Language) -> &'static Phrases {
    match language {
        Language::Fr => &FRENCH,
        Language::En => &ENGLISH,
    }
}

static FRENCH: Phrases = Phrases {
    good_to_know: "**À savoir**",
    steps: "**La marche à suivre**",
    rule: "**La règle**",
    conditions: "**Conditions, délais et exceptions**",
    options: "**Vos options**",
    attention_points: "**Points d’attention**",
    document: "**Ce que le document doit respecter**",
    document_offer: "L’onglet « Documents » montre les modèles que Palabre peut remplir avec vous.",
    cases: "**Ce qu’ont jugé les tribunaux**",
    no_case: "Notre base ne contient pas de décision qui porte sur ce point.",
    in_french: "",
    articles: "**Articles**",
    read_also: "**À lire aussi** :",
    caution: "**Attention** :",
    secondary: "d’après une source secondaire, à vérifier.",
    next_step: "**Prochaine étape** :",
    information: "Information juridique, pas un conseil d’avocat.",
    not_reviewed: "Texte non encore relu par un avocat.",
    extract: " (extrait)",
    and: " et ",
    colon: " : ",
    semicolon: " ; ",
};

static ENGLISH: Phrases = Phrases {
    good_to_know: "**Good to know**",
    steps: "**Step by step**",
    rule: "**The rule**",
    conditions: "**Conditions, time limits and exceptions**",
    options: "**Your options**",
    attention_points: "**Points to watch**",
    document: "**What the document must respect**",
    document_offer: "The “Documents” tab shows the templates Palabre can fill in with you.",
    cases: "**What the courts have decided**",
    no_case: "Our collection holds no decision on this point.",
    in_french: " (summarised in French)",
    articles: "**Articles**",
    read_also: "**See also**:",
    caution: "**Caution**:",
    secondary: "from a secondary source, to be checked.",
    next_step: "**Next step**:",
    information: "Legal information, not advice from a lawyer.",
    not_reviewed: "Text not yet reviewed by a lawyer.",
    extract: " (extract)",
    and: " and ",
    colon: ": ",
    semicolon: "; ",
};
