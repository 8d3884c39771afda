//! Numbers that name something: of laws (`92/007`), of decisions (`62/CC`), of articles (`art. 34`). Each becomes a term of
//! its own, so that it is found however it is written.

use crate::domain::{ArticleNumber, loose_number_key};
use crate::text::{fold, law_numbers};

pub(super) fn law_term(number: &str) -> String {
    format!("#l{number}")
}

pub(super) fn decision_term(key: &str) -> String {
    format!("#d{}", key.to_ascii_lowercase())
}

pub(super) fn article_term(key: &str) -> String {
    format!("#a{key}")
}

/// The terms of every number in a text.
pub(super) fn number_terms(text: &str) -> Vec<String> {
    let folded = fold(text);
    let mut terms: Vec<String> = law_numbers(&folded).iter().map(|n| law_term(n)).collect();
    terms.extend(
        decision_numbers(&folded).iter().flat_map(|(_, n)| decision_keys(n)).map(|k| decision_term(&k)),
    );
    terms.extend(article_numbers(&folded).iter().map(|k| article_term(k)));
    terms.sort();
    terms.dedup();
    terms
}

/// `62/CC`, `01/CC/SRCER`, `076/P/FD/2023`: where each stands in a folded text, and how it is written there.
pub(super) fn decision_numbers(folded: &str) -> Vec<(usize, &str)> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || c == '/';
    let mut found = vec![];
    let mut at = 0;
    for run in folded.split(|c: char| !is_part(c)) {
        let number = run.trim_matches('/');
        let mut parts = number.split('/');
        let is_first =
            parts.next().is_some_and(|p| (1..=5).contains(&p.len()) && p.bytes().all(|b| b.is_ascii_digit()));
        let is_second =
            parts.next().is_some_and(|p| p.len() <= 10 && p.starts_with(|c: char| c.is_ascii_alphabetic()));
        if is_first && is_second && number.len() <= 40 {
            found.push((at + run.find(number).unwrap_or_default(), number));
        }
        // A separator is one character; of those that are longer the rest is made up by the text's own places.
        at += run.len();
        at += folded.get(at..).and_then(|rest| rest.chars().next()).map_or(0, char::len_utf8);
    }
    found
}

/// `01/CC/SRCER` is known as `1CC` too: people leave the end away.
pub(super) fn decision_keys(number: &str) -> Vec<String> {
    let mut keys = vec![];
    let mut so_far = String::new();
    for (n, part) in number.split(['/', '-', ' ']).filter(|p| !p.is_empty()).enumerate() {
        so_far.push_str(part);
        if n > 0 {
            keys.push(loose_number_key(&so_far));
        }
    }
    keys.push(loose_number_key(number));
    keys.sort();
    keys.dedup();
    keys.retain(|k| !k.is_empty());
    keys
}

/// The keys of the articles that a folded text names: "art. 34", "articles 2, 5 et 74-1", "section 3".
pub(super) fn article_numbers(folded: &str) -> Vec<String> {
    let folded = without_paragraphs(folded);
    let mut keys = vec![];
    let words = folded.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).filter(|w| !w.is_empty());
    let mut is_list = false;
    for word in words {
        match word {
            "article" | "articles" | "art" | "arts" | "section" | "sections" | "sec" => is_list = true,
            "et" | "and" | "a" | "to" | "n" | "no" | "s" if is_list => {}
            word if is_list && word.starts_with(|c: char| c.is_ascii_digit()) && word.len() <= 10 => {
                keys.push(ArticleNumber::key_of(word));
            }
            "premier" if is_list => keys.push("1".to_owned()),
            "bis" | "ter" | "quater" if is_list => {
                if let Some(last) = keys.last().cloned() {
                    keys.push(format!("{last}-{word}"));
                }
            }
            _ => is_list = false,
        }
    }
    keys
}

/// The law that a text names by its number, and the articles that it names.
pub(crate) fn numbers_named(text: &str) -> (Option<String>, Vec<String>) {
    let folded = fold(text);
    (law_numbers(&folded).into_iter().next(), article_numbers(&folded))
}

/// Without `(1)` and `(a)`: the number of a paragraph is none of an article.
fn without_paragraphs(folded: &str) -> String {
    const LONGEST: usize = 4;
    let mut out = String::with_capacity(folded.len());
    let mut rest = folded;
    while let Some((before, after)) = rest.split_once('(') {
        out.push_str(before);
        rest = match after.split_once(')') {
            Some((inside, behind)) if inside.len() <= LONGEST => behind,
            _ => {
                out.push(' ');
                after
            }
        };
    }
    out.push_str(rest);
    out
}

/// The articles of its own law that a text of law names: "article 34 ci-dessus", "section 3 of this law". Those it says are
/// of another text are left out.
pub(super) fn own_articles(text: &str) -> Vec<String> {
    const OTHER: [&str; 16] = [
        "de la loi",
        "du code",
        "de l acte",
        "du traite",
        "de la constitution",
        "du decret",
        "de l ordonnance",
        "du reglement",
        "de la convention",
        "of law",
        "of the law",
        "of the penal",
        "of the code",
        "of the treaty",
        "of the constitution",
        "of ordinance",
    ];
    let folded = without_paragraphs(&fold(text));
    let words: Vec<&str> =
        folded.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-')).filter(|w| !w.is_empty()).collect();
    let mut keys = vec![];
    let mut at = 0;
    while at < words.len() {
        let is_name =
            words.get(at).is_some_and(|w| matches!(*w, "article" | "articles" | "section" | "sections"));
        at += 1;
        if !is_name {
            continue;
        }
        let list = words.iter().skip(at).take_while(|w| {
            w.starts_with(|c: char| c.is_ascii_digit())
                || matches!(**w, "et" | "and" | "a" | "to" | "premier" | "bis" | "ter")
        });
        let list: Vec<&str> = list.copied().collect();
        at += list.len();
        let behind = words.iter().skip(at).take(3).copied().collect::<Vec<_>>().join(" ");
        if !OTHER.iter().any(|o| behind.starts_with(o)) {
            keys.extend(article_numbers(&format!("article {}", list.join(" "))));
        }
    }
    keys.sort();
    keys.dedup();
    keys
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_has_its_term_however_it_is_written() {
        for text in ["loi n°92/007", "Loi 92-007", "la loi n° 1992/007 du 14 août 1992", "law No. 92/007"]
        {
            assert!(number_terms(text).contains(&"#l1992/7".to_owned()), "{text}: {:?}", number_terms(text));
        }
        for text in ["arret 62/CC", "l’arrêt n°62/CC du 17 février", "Arrêt N° 062/cc", "(62/CC)"] {
            assert!(number_terms(text).contains(&"#d62cc".to_owned()), "{text}: {:?}", number_terms(text));
        }
        assert_eq!(decision_keys("01/CC/SRCER"), ["1CC", "1CCSRCER"]);
        assert_eq!(decision_keys("04COM"), ["4COM"]);
        assert!(
            number_terms("art. 34 du code et articles 2, 5 et 74-1")
                .iter()
                .filter(|t| t.starts_with("#a"))
                .count()
                == 4
        );
        assert!(number_terms("le 12/03/2024 à 24/7, et/ou 3 mois").is_empty());
    }

    #[test]
    fn a_number_stands_where_it_is_said_to_stand() {
        let text = fold("vu l’arrêt n° 62/CC du 17 février 2000 — et 1/2, 35/P.");
        for (at, number) in decision_numbers(&text) {
            assert!(text[at..].starts_with(number), "{number} at {at}");
        }
        assert_eq!(decision_numbers(&text).len(), 2);
    }

    #[test]
    fn articles_of_another_text_are_not_one_s_own() {
        let text = "Sous réserve des articles 3 et 4 ci-dessus, de l’article 12 de la loi n° 92/007 et de l’article 5 du présent \
                    Code, l’article 7 du Code pénal s’applique.";
        assert_eq!(own_articles(text), ["3", "4", "5"]);
        assert_eq!(
            own_articles("as provided for in Section 34 (1) above and section 2 of the Penal Code"),
            ["34"]
        );
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_it(text in "(\\PC|/|art\\. ){0,80}") {
            let folded = fold(&text);
            for (at, number) in decision_numbers(&folded) {
                proptest::prop_assert!(folded[at..].starts_with(number));
            }
            let _ = number_terms(&text);
            let _ = own_articles(&text);
        }
    }
}
