//! What answers cite, read once more by a reader that shares nothing with the engine, the gate or the citation checker, and held
//! against rows as they stand: the lines of the shipped files, and the articles of the laws that were imported here.

use jurisprudence::domain::{Key, LawName};
use jurisprudence::{FixtureFiles, JurisprudenceError};
use serde_json::Value;
use std::collections::{HashMap, HashSet};

/// An article, and the number of its law where one stands near it: "1992/7" and "34".
pub type Pair = (Option<String>, String);

/// Every article that a text names. Lines and what semicolons part say nothing of each other.
pub fn pairs(text: &str) -> Vec<Pair> {
    text.split(['\n', ';']).flat_map(pairs_of_part).collect()
}

/// Every number of a law that a text names.
fn laws_in(text: &str) -> Vec<String> {
    words(text).filter_map(|word| law_number(&word)).collect()
}

/// "l’article" is "article"; "employer's" stays whole.
fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    const ELIDED: usize = 2;
    text.split_whitespace().map(|word| {
        let parts = word.split_once(['\'', '’']).filter(|(before, _)| before.chars().count() <= ELIDED);
        parts.map_or(word, |(_, after)| after).to_lowercase()
    })
}

fn pairs_of_part(part: &str) -> Vec<Pair> {
    // Whatever is said twice of an article is one pair; a law that is named after it is near enough.
    let mut before: Option<String> = None;
    let mut found: Vec<Pair> = vec![];
    let (mut is_list, mut is_cited) = (false, false);
    let mut depth = 0usize;
    for word in words(part) {
        // "[1]" says which source a sentence is from.
        if word.starts_with('[') {
            continue;
        }
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
        let is_inside = depth > 0 || word.starts_with('(');
        depth = (depth + word.matches('(').count()).saturating_sub(word.matches(')').count());
        if let Some(law) = law_number(&word) {
            for pair in found.iter_mut().filter(|pair| pair.0.is_none()) {
                pair.0 = Some(law.clone());
            }
            // "loi n° 96/06 modifiée par la loi n° 2008/001, art. 65" is an article of the first.
            if is_cited {
                before = None;
            }
            before.get_or_insert(law);
            (is_list, is_cited) = (false, false);
        } else if is_sign(bare) {
            is_list = true;
        } else if let Some(number) = glued(bare) {
            found.push((before.clone(), number));
            (is_list, is_cited) = (true, true);
        } else if is_list && !is_inside {
            match article_number(bare) {
                Some(number) => {
                    found.push((before.clone(), number));
                    is_cited = true;
                }
                None => is_list = matches!(bare, "" | "et" | "and" | "ou" | "or" | "à" | "to"),
            }
        }
    }
    found
}

fn is_sign(bare: &str) -> bool {
    matches!(bare, "art" | "arts" | "article" | "articles" | "section" | "sections" | "ss" | "s")
}

/// "art.34"
fn glued(bare: &str) -> Option<String> {
    let (sign, number) = bare.split_once('.')?;
    if is_sign(sign) { article_number(number) } else { None }
}

/// "34", "2-1" and "1er"; an ordinal or an amount is none.
fn article_number(bare: &str) -> Option<String> {
    let digits: String = bare.chars().take_while(|c| c.is_ascii_digit() || *c == '-').collect();
    let digits = digits.trim_end_matches('-');
    let rest = bare.get(digits.len()..)?;
    let is_number = digits.starts_with(|c: char| c.is_ascii_digit());
    (is_number && (rest.is_empty() || rest == "er" || rest.starts_with('('))).then(|| digits.to_owned())
}

/// "92/007" and "2016-007" behind a sign of a number, as "1992/7" and "2016/7".
fn law_number(word: &str) -> Option<String> {
    let bare = word.trim_matches(|c: char| !c.is_ascii_digit());
    let (year, rank) = bare.split_once('/')?;
    let is_rank = (1..=4).contains(&rank.len()) && rank.bytes().all(|b| b.is_ascii_digit());
    let year: u32 = match year.len() {
        4 => year.parse().ok()?,
        2 => 1900 + year.parse::<u32>().ok()?,
        _ => return None,
    };
    (is_rank && (1900..2100).contains(&year)).then(|| format!("{year}/{}", rank.trim_start_matches('0')))
}

/// The lines of the shipped files: of each, the numbers of laws and the articles that stand in it.
#[derive(Debug, Clone, Default)]
pub struct Rows {
    rows: HashMap<String, Row>,
}

#[derive(Debug, Clone, Default)]
struct Row {
    laws: HashSet<String>,
    articles: HashSet<String>,
}

impl Rows {
    /// Notes and decisions, each by its key.
    pub fn shipped() -> Result<Self, serde_json::Error> {
        let files = FixtureFiles::shipped();
        let mut read = Self::default();
        for line in [files.knowledge, files.decisions].into_iter().flat_map(str::lines) {
            if line.trim().is_empty() {
                continue;
            }
            let value: Value = serde_json::from_str(line)?;
            let key = value["id"].as_str().or_else(|| value["source"]["id"].as_str()).unwrap_or_default();
            let row = read.rows.entry(key.to_owned()).or_default();
            row.take_in(&value);
        }
        Ok(read)
    }

    /// What a text says that none of these rows says: a law that no row names, an article that no row names together with its
    /// law. An article without a law is looked for in the rows that the text was made of.
    pub fn missing(&self, text: &str, made_of: &[String]) -> Vec<String> {
        let is_known = |law: &String| self.rows.values().any(|row| row.laws.contains(law));
        let mut missing: Vec<String> = laws_in(text).into_iter().filter(|law| !is_known(law)).collect();
        for (law, article) in pairs(text) {
            let is_there = match &law {
                Some(law) => {
                    self.rows.values().any(|row| row.laws.contains(law) && row.articles.contains(&article))
                }
                None => {
                    made_of.iter().filter_map(|key| self.rows.get(key)).any(|r| r.articles.contains(&article))
                }
            };
            if !is_there {
                missing.push(format!("{} art. {article}", law.unwrap_or_default()));
            }
        }
        missing
    }
}

impl Row {
    fn take_in(&mut self, value: &Value) {
        match value {
            Value::String(text) => {
                self.laws.extend(laws_in(text));
                self.articles.extend(pairs(text).into_iter().map(|(_, article)| article));
            }
            Value::Array(all) => all.iter().for_each(|one| self.take_in(one)),
            Value::Object(all) => all.values().for_each(|one| self.take_in(one)),
            _ => {}
        }
    }
}

/// The articles of the laws that were imported here, by the laws' numbers.
#[derive(Debug, Clone, Default)]
pub struct Laws(HashMap<String, HashSet<String>>);

impl Laws {
    pub fn read(c: &mut database::DbConn) -> Result<Self, JurisprudenceError> {
        let mut read = HashMap::new();
        let keys: Vec<(Key, Option<String>)> = jurisprudence::laws(c, false)?
            .into_iter()
            .map(|listed| (listed.law.key.clone(), LawName::of(&listed.law.content.title).number))
            .collect();
        for (key, number) in keys {
            let Some(number) = number else { continue };
            let (_, articles) = jurisprudence::law(c, &key)?;
            let known: &mut HashSet<String> = read.entry(number).or_default();
            known.extend(articles.into_iter().map(|article| article.content.number.key().to_owned()));
        }
        Ok(Self(read))
    }

    /// How many of these articles are of laws that are here, and those that their laws do not have.
    pub fn check(&self, pairs: &[Pair]) -> (usize, Vec<String>) {
        let of_law = |(law, article): &Pair| Some((law.clone()?, article.clone()));
        let here: Vec<(String, String)> =
            pairs.iter().filter_map(of_law).filter(|(law, _)| self.0.contains_key(law)).collect();
        let lacks =
            |(law, article): &&(String, String)| !self.0.get(law).is_some_and(|a| a.contains(article));
        let missing = here.iter().filter(lacks).map(|(law, article)| format!("{law} art. {article}"));
        (here.len(), missing.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(String, String)> {
        pairs(text).into_iter().map(|(law, article)| (law.unwrap_or_default(), article)).collect()
    }

    #[test]
    fn articles_are_read_with_the_law_that_stands_near() {
        let of = |law: &str, articles: &[&str]| {
            articles.iter().map(|a| (law.to_owned(), (*a).to_owned())).collect::<Vec<_>>()
        };
        assert_eq!(
            read("Code du travail (loi n° 92/007 du 14 août 1992), art. 34 (1), 35 et 36-1"),
            of("1992/7", &["34", "35", "36-1"])
        );
        assert_eq!(
            read(
                "Constitution (loi n° 96/06, modifiée par la loi n° 2008/001), art. 65 ; loi n° 90/53, art. 1"
            ),
            [of("1996/6", &["65"]), of("1990/53", &["1"])].concat()
        );
        assert_eq!(
            read("loi n° 92/007, art. 34, et loi n° 2016/007, art. 74"),
            [of("1992/7", &["34"]), of("2016/7", &["74"])].concat()
        );
        assert_eq!(read("l’article 8 de la loi n° 2016/007 prévoit 10 ans"), of("2016/7", &["8"]));
        assert_eq!(read("Labour Code (Law No. 92/007 of 14 August 1992), s. 34"), of("1992/7", &["34"]));
        assert_eq!(read("AUDCG, art.125\nle 5 avril, part 3, 12 jours"), of("", &["125"]));
        assert_eq!(read("- Code pénal (loi n° 2016/007), art. 74 et 75 [1]"), of("2016/7", &["74", "75"]));
        assert_eq!(read("art. 1er ; 15 jours"), of("", &["1"]));
        assert_eq!(read("the employer's 3 months, d’article en article"), of("", &[]));
    }

    #[test]
    fn what_no_line_of_the_files_says_is_missing() {
        let rows = Rows::shipped().unwrap();
        let labour = "Code du travail (loi n° 92/007 du 14 août 1992), art. 34";
        assert_eq!(rows.missing(labour, &[]), Vec::<String>::new());
        assert_eq!(rows.missing(&labour.replace("34", "9999"), &[]), ["1992/7 art. 9999"]);
        assert_eq!(rows.missing("loi n° 2031/004 du 3 mars 2031", &[]), ["2031/4"]);
        assert_eq!(rows.missing("voir l’article 34", &[]), [" art. 34"], "of no row");
    }

    #[test]
    fn a_law_that_is_here_has_its_articles_and_no_others() {
        let laws = Laws([("1992/7".to_owned(), ["34".to_owned()].into())].into());
        let (count, missing) = laws.check(&pairs("loi n° 92/007, art. 34 et 35 ; loi n° 90/053, art. 1"));
        assert_eq!((count, missing), (2, vec!["1992/7 art. 35".to_owned()]));
    }
}
