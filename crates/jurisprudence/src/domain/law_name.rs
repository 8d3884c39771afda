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
            .filter_map(|sign| folded.rmatch_indices(sign).map(|(at, _)| at).find(|at| is_sign(&folded, *at)))
            .max();
        let Some((law, articles)) = cut.and_then(|at| folded.split_at_checked(at)) else {
            return Self { law: LawName::of(citation), articles: vec![] };
        };
        Self { law: LawName::of(law), articles: article_keys(articles) }
    }
}

/// Words that say that articles follow.
const SIGNS: [&str; 8] = ["art", "arts", "article", "articles", "s", "ss", "section", "sections"];
/// Words between the numbers of articles.
const BETWEEN: [&str; 11] = ["", "et", "and", "ou", "or", "a", "to", "bis", "ter", "quater", "premier"];

/// Whether the word behind a comma or a space is one of [`SIGNS`]; "artisanat" begins as one, and is none.
fn is_sign(folded: &str, at: usize) -> bool {
    let behind = folded.get(at..).unwrap_or_default().trim_start_matches([',', ' ']);
    let word: String = behind.chars().take_while(|c| c.is_alphabetic()).collect();
    SIGNS.contains(&word.as_str())
}

/// The articles that a remark names, wherever it does: "arts 6, 14 and 67 amended 2008, see art. 3 of law 2008/001" names 6,
/// 14, 67 and 3, and no article 2008.
pub fn articles_named(remark: &str) -> Vec<String> {
    let (mut found, mut group, mut depth) = (vec![], None::<Vec<&str>>, 0usize);
    let folded = parted(&fold(remark).replace("(s)", "s"));
    for word in folded.split_whitespace() {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
        if SIGNS.contains(&bare) {
            found.extend(
                group.replace(vec![]).map(|words| article_keys(&words.join(" "))).unwrap_or_default(),
            );
            depth = 0;
            continue;
        }
        let Some(words) = group.as_mut() else { continue };
        let is_inside = depth > 0 || word.starts_with('(');
        depth = (depth + word.matches('(').count()).saturating_sub(word.matches(')').count());
        if is_inside || bare.starts_with(|c: char| c.is_ascii_digit()) || BETWEEN.contains(&bare) {
            words.push(word);
        } else if let Some(words) = group.take() {
            found.extend(article_keys(&words.join(" ")));
        }
    }
    found.extend(group.map(|words| article_keys(&words.join(" "))).unwrap_or_default());
    found
}

/// "art.34" is two words.
fn parted(folded: &str) -> String {
    let mut out = String::with_capacity(folded.len());
    for c in folded.chars() {
        let ends_word = c == '.' && out.ends_with(char::is_alphabetic);
        out.push(if ends_word { ' ' } else { c });
    }
    out
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

    #[test]
    fn a_remark_names_articles_by_the_word_and_not_by_its_beginning() {
        let of = |remark: &str| articles_named(remark).join(" ");
        assert_eq!(of("arts 6, 14 and 67 amended 2008, see art. 3 of law 2008/001"), "6 14 67 3");
        assert_eq!(of("article premier et art.34 (1) et 35 bis modifiés en 2010"), "1 34 35-bis");
        assert_eq!(of("in force (article(s) 5, 7 amended) and law 9"), "5 7");
        assert_eq!(of("section 12(2) repealed; ss. 4 to 6 replaced"), "12 4 5 6");
        for none in [
            "artisanat 2008",
            "à part 12 cas",
            "un quart 4",
            "Bart 7",
            "départ 3 juin",
            "starts 5",
            "smart 9",
        ] {
            assert_eq!(of(none), "", "{none}");
        }
        assert_eq!(cited("Loi n° 2011/012 portant artisanat, artisans 3"), (Some("2011/12".into()), vec![]));
        assert_eq!(cited("Code du travail, arts 3 et 4 sectionnés 9").1, ["3", "4", "9"]);
    }

    proptest::proptest! {
        #[test]
        fn no_word_that_ends_or_begins_as_article_names_one(
            before in "[a-z]{0,6}", after in "[a-z]{0,6}", sign in "art|arts|article|section", number in 1u32..999
        ) {
            let word = format!("{before}{sign}{after}");
            let named = articles_named(&format!("abrogé en partie, {word} {number} du texte"));
            let wanted = if SIGNS.contains(&word.as_str()) { vec![number.to_string()] } else { vec![] };
            proptest::prop_assert_eq!(named, wanted);
        }

        #[test]
        fn no_remark_breaks_it(remark in "(\\PC|art\\. ?|[0-9]|, |\\(|\\)){0,40}") {
            proptest::prop_assert!(articles_named(&remark).iter().all(|a| !a.is_empty()));
        }

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
