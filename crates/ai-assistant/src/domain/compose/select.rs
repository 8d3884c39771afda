//! Which sentences of a passage answer the question, and which must never be parted.
use super::articles::parts;
use crate::domain::citation::article_numbers;
use crate::domain::fold;
use crate::domain::sentence::sentences;
use crate::domain::{Passage, Question};
use std::collections::HashSet;

/// One sentence with those that only make sense after it ("Toutefois…", "Passé ce délai…").
/// A unit is shown whole or not at all, so no condition is parted from its rule.
#[derive(Debug, Clone, PartialEq)]
pub struct Unit {
    pub text: String,
    /// How much of the question it speaks of.
    pub score: f32,
    /// Tells the reader to do something: material for the next step.
    pub action: bool,
    /// Holds a condition, an exception, a delay, an amount or a sanction: never left out.
    pub binding: bool,
    /// Says what somebody may do.
    pub option: bool,
}

/// The content words of a text, cut to their stems.
pub fn stems(text: &str) -> HashSet<String> {
    fold(text)
        .split(|c: char| !c.is_alphanumeric())
        .filter(|w| w.chars().count() >= 3 && !STOP.contains(w))
        .map(|w| w.trim_end_matches(['s', 'x', 'e']).chars().take(6).collect())
        .filter(|w: &String| w.chars().count() >= 3)
        .collect()
}

pub fn units(passage: &Passage, question: &Question) -> Vec<Unit> {
    let mut texts: Vec<String> = Vec::new();
    for sentence in sentences(&passage.text) {
        let sentence = on_one_line(sentence);
        if sentence.is_empty() {
            continue;
        }
        let plain = fold(&sentence);
        match texts.last_mut() {
            // A question of the note ("Votre acte est perdu ?") is nothing without what follows it.
            Some(last) if last.ends_with('?') || LEANING.iter().any(|l| starts_with_word(&plain, l)) => {
                last.push(' ');
                last.push_str(&sentence);
            }
            _ => texts.push(sentence),
        }
    }
    let asked = stems(question.as_str());
    let all: Vec<HashSet<String>> = texts.iter().map(|t| stems(t)).collect();
    let quantity = asks_quantity(question);
    let scored = texts.into_iter().zip(&all).enumerate().map(|(at, (text, words))| {
        let mut score: f32 = asked.iter().filter(|w| words.contains(*w)).map(|w| rarity(w, &all)).sum();
        let plain = fold(&text);
        if quantity && score > 0.0 && has_quantity(&plain) {
            score += 0.5;
        }
        if at == 0 {
            score += 0.25;
        }
        Unit {
            score,
            action: is_action(&plain),
            binding: is_binding(&plain),
            option: is_option(&plain),
            text,
        }
    });
    scored.collect()
}

/// Puts the unit that answers a question in front, where that does not part an article from the law it belongs to.
/// Whoever tells a story reads the note in its own order: its sentences were written to follow each other.
pub fn lead_first(mut units: Vec<Unit>, passage: &Passage, question: &Question) -> Vec<Unit> {
    if !question.as_str().contains('?') && !asks_quantity(question) {
        return units;
    }
    let best = units.iter().enumerate().max_by(|(i, a), (j, b)| a.score.total_cmp(&b.score).then(j.cmp(i)));
    let Some((at, best)) = best.map(|(at, unit)| (at, unit.clone())) else { return units };
    let first = units.first().map_or(0.0, |u| u.score);
    if at > 0 && first < best.score * 0.6 && !best.action && stands_alone(&best.text, passage) {
        units.remove(at);
        units.insert(0, best);
    }
    units
}

/// A bare "(article 34)" may move only where all the passage's articles are of one law.
fn stands_alone(text: &str, passage: &Passage) -> bool {
    let laws: HashSet<&str> =
        passage.articles.iter().map(|a| parts(a).map_or(a.as_str(), |(law, ..)| law)).collect();
    laws.len() <= 1 || article_numbers(text).is_empty()
}

fn rarity(word: &str, all: &[HashSet<String>]) -> f32 {
    let holding = all.iter().filter(|u| u.contains(word)).count();
    2.0 / (1.0 + f32::from(u16::try_from(holding).unwrap_or(u16::MAX)))
}

fn asks_quantity(question: &Question) -> bool {
    let plain = fold(question.as_str());
    [
        "combien",
        "delai",
        "duree",
        "temps",
        "quand",
        "montant",
        "prix",
        "risque",
        "peine",
        "how long",
        "how much",
        "how many",
        "when",
        "deadline",
        "penalty",
        "notice period",
    ]
    .iter()
    .any(|w| plain.contains(w))
}

fn has_quantity(plain: &str) -> bool {
    plain.chars().any(|c| c.is_ascii_digit())
        || ["jours", "mois", "annees", " ans", "semaine", "days", "months", "years", "week"]
            .iter()
            .any(|w| plain.contains(w))
}

fn is_binding(plain: &str) -> bool {
    has_quantity(plain) || BINDING.iter().any(|w| holds_word(plain, w))
}

fn is_option(plain: &str) -> bool {
    OPTION.iter().any(|w| holds_word(plain, w))
}

fn is_action(plain: &str) -> bool {
    let clause = match plain.split_once(", ") {
        // "Si rien n'est déclaré, signalez-le …": the order comes after the condition.
        Some((condition, rest))
            if ["si ", "if ", "avant ", "before ", "en cas", "in case"]
                .iter()
                .any(|w| condition.starts_with(w)) =>
        {
            rest
        }
        _ => plain,
    };
    let first = clause.split(|c: char| !c.is_alphanumeric()).find(|w| !w.is_empty()).unwrap_or_default();
    let ordered = first.len() > 4 && first.ends_with("ez") && !matches!(first, "assez" | "rendez");
    ordered || first == "faites" || ORDERS.contains(&first)
}

fn starts_with_word(plain: &str, word: &str) -> bool {
    plain.strip_prefix(word).is_some_and(|rest| !rest.starts_with(char::is_alphanumeric))
}

fn holds_word(plain: &str, word: &str) -> bool {
    plain.match_indices(word).any(|(at, _)| {
        let before = plain.get(..at).and_then(|s| s.chars().next_back());
        let after = plain.get(at + word.len()..).and_then(|s| s.chars().next());
        !before.is_some_and(char::is_alphanumeric) && !after.is_some_and(char::is_alphanumeric)
    })
}

/// One line, single spaces; the no-break spaces of French typography stay.
fn on_one_line(text: &str) -> String {
    let breaks = |c: char| c.is_whitespace() && !matches!(c, '\u{a0}' | '\u{202f}');
    text.split(breaks).filter(|w| !w.is_empty()).collect::<Vec<_>>().join(" ")
}

/// A sentence that starts so leans on the one before it.
const LEANING: &[&str] = &[
    "le premier",
    "la premiere",
    "le second",
    "la seconde",
    "le deuxieme",
    "la deuxieme",
    "le troisieme",
    "la troisieme",
    "la peine devient",
    "les peines",
    "the first",
    "the second",
    "the third",
    "the penalty doubles",
    "the penalty becomes",
    "il",
    "elle",
    "ils",
    "elles",
    "ce",
    "cet",
    "cette",
    "ces",
    "cela",
    "c",
    "celui-ci",
    "celle-ci",
    "ceux-ci",
    "celles-ci",
    "mais",
    "toutefois",
    "cependant",
    "neanmoins",
    "sinon",
    "sauf",
    "en revanche",
    "dans ce cas",
    "dans ces cas",
    "a defaut",
    "passe ce delai",
    "au-dela",
    "de meme",
    "la meme",
    "le meme",
    "les memes",
    "par exemple",
    "ainsi",
    "aussi",
    "en outre",
    "de plus",
    "son",
    "sa",
    "ses",
    "leur",
    "leurs",
    "l exception",
    "seule exception",
    "exception",
    "it",
    "he",
    "she",
    "they",
    "this",
    "that",
    "these",
    "those",
    "but",
    "however",
    "otherwise",
    "except",
    "unless",
    "if not",
    "in that case",
    "such",
    "the same",
    "for example",
    "its",
    "their",
    "his",
    "her",
    "also",
    "moreover",
    "in addition",
    "likewise",
    "still",
    "yet",
    "instead",
    "after that",
    "then",
    "failing that",
    "beyond that",
];
const BINDING: &[&str] = &[
    "sauf",
    "si",
    "condition",
    "conditions",
    "sous reserve",
    "toutefois",
    "mais",
    "uniquement",
    "seulement",
    "seul",
    "seule",
    "doit",
    "doivent",
    "interdit",
    "interdite",
    "interdits",
    "nul",
    "nulle",
    "obligatoire",
    "exige",
    "exception",
    "exceptions",
    "jamais",
    "aucun",
    "aucune",
    "delai",
    "peine",
    "amende",
    "prison",
    "puni",
    "punie",
    "avant",
    "apres",
    "sans",
    "lorsque",
    "quand",
    "unless",
    "if",
    "provided",
    "only",
    "must",
    "except",
    "however",
    "but",
    "never",
    "void",
    "not",
    "no",
    "prohibited",
    "forbidden",
    "required",
    "fine",
    "imprisonment",
    "before",
    "after",
    "within",
    "without",
    "when",
    "pas",
    "attention",
];
const OPTION: &[&str] = &[
    "peut", "peuvent", "pouvez", "possible", "droit", "choisir", "libre", "demander", "saisir", "may", "can",
    "could", "right", "entitled", "choose", "option", "free",
];
const ORDERS: &[&str] = &[
    "ask", "keep", "bring", "report", "go", "apply", "check", "take", "write", "gather", "contact", "send",
    "file", "get", "have", "make", "see", "collect", "save", "request", "note", "refuse", "call", "consult",
    "attach", "submit",
];
const STOP: &[&str] = &[
    "les", "des", "une", "que", "qui", "est", "sont", "pour", "par", "dans", "sur", "avec", "sans", "pas",
    "mon", "mes", "ton", "tes", "son", "ses", "nos", "vos", "leur", "leurs", "nous", "vous", "ils", "elle",
    "elles", "cette", "ces", "comment", "quoi", "quel", "quelle", "quels", "quelles", "pourquoi", "puis",
    "peut", "peux", "faire", "fait", "etre", "avoir", "ont", "aux", "plus", "tout", "tous", "toute", "mais",
    "donc", "car", "bien", "tres", "bonjour", "merci", "svp", "the", "and", "are", "was", "were", "for",
    "with", "without", "from", "that", "this", "what", "how", "who", "why", "when", "where", "which", "can",
    "could", "should", "would", "must", "does", "did", "have", "has", "had", "you", "your", "his", "her",
    "their", "they", "our", "not", "but", "any", "all", "get", "article", "articles", "section", "sections",
    "loi", "law", "code", "cameroun", "cameroon", "droit", "legal", "rien", "veut", "veux",
];
