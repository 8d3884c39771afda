use crate::text::{fold, law_numbers, tokens};

/// What kind of text a number is of: a law and a decree of one year may have the same.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LawKind {
    Law,
    Decree,
    Ordinance,
    Order,
    Regulation,
}

impl LawKind {
    pub const ALL: [Self; 5] = [Self::Law, Self::Decree, Self::Ordinance, Self::Order, Self::Regulation];

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Law => "law",
            Self::Decree => "decree",
            Self::Ordinance => "ordinance",
            Self::Order => "order",
            Self::Regulation => "regulation",
        }
    }

    fn of_word(folded: &str) -> Option<Self> {
        Some(match folded {
            "loi" | "lois" | "law" | "laws" | "act" => Self::Law,
            "decret" | "decrets" | "decret-loi" | "decree" | "decrees" => Self::Decree,
            "ordonnance" | "ordonnances" | "ordinance" | "ordinances" => Self::Ordinance,
            "arrete" | "arretes" | "order" | "orders" => Self::Order,
            "reglement" | "reglements" | "regulation" | "regulations" => Self::Regulation,
            _ => return None,
        })
    }

    /// By the words close before the number: "loi constitutionnelle n° 96/06", "decree No. 2016/072".
    fn before(number: &str, folded: &str) -> Option<Self> {
        const CLOSE: usize = 4;
        let words: Vec<&str> = folded.split_whitespace().collect();
        let at = words.iter().position(|w| law_numbers(w).first().is_some_and(|n| n == number))?;
        let close = words.iter().take(at).rev().take(CLOSE);
        close
            .flat_map(|w| w.rsplit(['\'', '(', '’', ',']))
            .find_map(|w| Self::of_word(w.trim_matches(|c: char| !c.is_alphanumeric())))
    }
}

/// What a law is called in a citation or a title, made comparable: its number (`1992/7`) where it has one, else its words.
/// "Code du travail (loi n° 92/007 du 14 août 1992)" and "Labour Code – Law No. 92/007" are one law.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LawName {
    pub number: Option<String>,
    /// Of the number; none where nothing before it says.
    pub kind: Option<LawKind>,
    pub words: Vec<String>,
}

impl LawName {
    /// The first number is the law's own; others are of those that amended it.
    pub fn of(text: &str) -> Self {
        let folded = fold(text);
        let words = tokens(&folded.replace('\'', " "));
        let number = law_numbers(&folded).into_iter().next();
        let kind = number.as_ref().and_then(|number| LawKind::before(number, &folded));
        Self { number, kind, words }
    }

    /// Whether a citation of this name means the law of that title and key. Without a number, each word of the key must be
    /// in the citation: `aua-2017` is meant by "AUA (23 novembre 2017)"; years only where the citation names one.
    pub fn means(&self, title: &LawName, key: &str) -> bool {
        match (&self.number, &title.number) {
            (Some(cited), Some(own)) => {
                cited == own && self.kind.zip(title.kind).is_none_or(|(cited, own)| cited == own)
            }
            _ => {
                let says_when = self.words.iter().any(|w| is_number(w) && w.len() == 4);
                let mut named = key_words(key).filter(|word| says_when || !is_number(word)).peekable();
                named.peek().is_some() && named.all(|word| self.words.contains(&word))
            }
        }
    }
}

fn is_number(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit())
}

/// The words of a law's key, its language aside.
pub fn key_words(key: &str) -> impl Iterator<Item = String> + '_ {
    key.split(['-', '_', '.']).filter(|p| !matches!(*p, "" | "fr" | "en")).map(str::to_ascii_lowercase)
}

/// A citation taken apart: the law, and the keys of the articles: "Code pénal (loi n° 2016/007 du 12 juillet 2016), art.
/// 2, 5 et 74-1" is the Penal Code and `2`, `5`, `74-1`.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct CitedArticles {
    pub law: LawName,
    pub articles: Vec<String>,
}

impl CitedArticles {
    /// Paragraphs in brackets are left out, and "1 à 3" is read as 1 and 3 with what lies between, up to 50 articles.
    pub fn of(citation: &str) -> Self {
        let folded = fold(citation);
        let cut = [", art", " art.", " article", " ss.", " s. ", ", section", " section"]
            .iter()
            .filter_map(|sign| folded.rfind(sign))
            .max();
        let Some((law, articles)) = cut.and_then(|at| folded.split_at_checked(at)) else {
            return Self { law: LawName::of(citation), articles: vec![] };
        };
        Self { law: LawName::of(law), articles: article_keys(articles) }
    }
}

const MOST_IN_A_RANGE: u32 = 50;

fn article_keys(text: &str) -> Vec<String> {
    let mut keys: Vec<String> = vec![];
    let mut depth = 0usize;
    let bare: String = text
        .chars()
        .filter_map(|c| match c {
            '(' => {
                depth += 1;
                None
            }
            ')' => {
                depth = depth.saturating_sub(1);
                None
            }
            _ if depth > 0 => None,
            ',' | ';' => Some(' '),
            c => Some(c),
        })
        .collect();
    let words: Vec<&str> = bare.split_whitespace().collect();
    let mut is_range = false;
    for word in words {
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        match word {
            "a" | "to" => is_range = !keys.is_empty(),
            "bis" | "ter" | "quater" => {
                if let Some(last) = keys.last_mut() {
                    *last = format!("{last}-{word}");
                }
            }
            word if word.starts_with(|c: char| c.is_ascii_digit()) || word == "premier" => {
                let key = super::ArticleNumber::key_of(word);
                if is_range && let Some(between) = between(keys.last(), &key) {
                    keys.extend(between);
                }
                is_range = false;
                keys.push(key);
            }
            _ => is_range = false,
        }
    }
    keys.dedup();
    keys
}

fn between(first: Option<&String>, last: &str) -> Option<impl Iterator<Item = String> + use<>> {
    let (first, last) = (first?.parse::<u32>().ok()?, last.parse::<u32>().ok()?);
    (first < last && last - first <= MOST_IN_A_RANGE).then(|| (first + 1..last).map(|n| n.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cited(text: &str) -> (Option<String>, Vec<String>) {
        let read = CitedArticles::of(text);
        (read.law.number, read.articles)
    }

    #[test]
    fn a_citation_is_taken_apart() {
        let of = |articles: &[&str]| articles.iter().map(|a| (*a).to_owned()).collect::<Vec<_>>();
        assert_eq!(
            cited("Code du travail (loi n° 92/007 du 14 août 1992), art. 34 (1)"),
            (Some("1992/7".into()), of(&["34"]))
        );
        assert_eq!(cited("AUA (23 novembre 2017), art. 1 à 3 et 7"), (None, of(&["1", "2", "3", "7"])));
        assert_eq!(cited("Code pénal (loi n° 2016/007), art. 2, 5 et 74-1").1, of(&["2", "5", "74-1"]));
        assert_eq!(cited("Règlement de procédure, art. 45 bis").1, of(&["45-bis"]));
        assert_eq!(cited("Penal Code (Law No. 2016/007), ss. 2 and 5").1, of(&["2", "5"]));
        assert_eq!(cited("Loi n° 2024/016 du 23 décembre 2024"), (Some("2024/16".into()), vec![]));
        assert_eq!(cited(""), (None, vec![]));
    }

    #[test]
    fn a_law_is_meant_by_its_number_else_by_the_words_of_its_key() {
        let means =
            |citation: &str, title: &str, key: &str| LawName::of(citation).means(&LawName::of(title), key);
        let labour = "Labour Code – Law No. 92/007 of 14 August 1992";
        assert!(means("Code du travail (loi n° 92/007 du 14 août 1992)", labour, "code-travail-1992-007-en"));
        assert!(!means("Loi n° 2016/007 du 12 juillet 2016", labour, "code-travail-1992-007-en"));
        assert!(means("AUA (23 novembre 2017)", "OHADA – Acte uniforme, 23 novembre 2017", "aua-2017"));
        assert!(!means("AUDCG (15 décembre 2010)", "OHADA – Acte uniforme, 17 avril 1997", "audcg-1997"));
        let treaty = "Traité OHADA (17 octobre 1993, révisé le 17 octobre 2008)";
        assert!(means(treaty, "Traité, Port-Louis", "traite-ohada-1993"));
        assert!(!means(treaty, "Traité portant révision", "traite-ohada-2008-revision"));
        assert!(means("Code civil, art. 2272", "Code civil", "code-civil"));
        assert!(means("Code du travail, art. 34", labour, "code-travail-1992-007-en"));
        assert!(!means("Code de procédure civile", "Code civil", "code-civil"));
        assert!(!means("", "", ""));
    }

    #[test]
    fn a_law_and_a_decree_of_one_number_are_two_texts() {
        let means = |citation: &str, title: &str| LawName::of(citation).means(&LawName::of(title), "x");
        let (law, decree) =
            ("Loi n° 2016/007 du 12 juillet 2016 portant code pénal", "Décret n°2016/007 du 5 mars 2016");
        assert!(means("Code pénal (loi n° 2016/007), art. 2", law) && means("Law No. 2016/007", law));
        assert!(!means("Code pénal (loi n° 2016/007), art. 2", decree) && !means("décret n° 2016-007", law));
        assert!(means("décret d’application n° 2016-007", decree));
        // Nothing says of which kind it is.
        assert!(means("n° 2016/007", law) && means("n° 2016/007", decree) && means("2016/007", law));
        assert!(!means("ordonnance n° 81-02", "Loi n° 81/002"));
    }

    proptest::proptest! {
        #[test]
        fn no_citation_breaks_it(text in "\\PC{0,120}") {
            let read = CitedArticles::of(&text);
            proptest::prop_assert!(read.articles.iter().all(|a| !a.is_empty()));
        }

        #[test]
        fn an_article_of_a_law_is_read_back(year in 1960u32..2027, rank in 1u32..999, article in 1u32..2000) {
            let read = CitedArticles::of(&format!("Loi n° {year}/{rank:03} du 1er janvier {year}, art. {article}"));
            proptest::prop_assert_eq!(read.law.number, Some(format!("{year}/{rank}")));
            proptest::prop_assert_eq!(read.articles, vec![article.to_string()]);
        }
    }
}
