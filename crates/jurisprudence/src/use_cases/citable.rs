use crate::JurisprudenceError;
use crate::domain::{Article, CitedArticles, Language, Law, LawName, day_in_cameroon};
use crate::library::numbers_named;
use crate::store::{articles as rows, laws};
use chrono::{DateTime, Utc};
use database::DbConn;

/// An answer has no room for a longer one.
const LONGEST: usize = 3_000;

/// The articles here that may be cited as law today: those a question names by the number of their law, then those that
/// `citations` name; in the question's language, each once, at most `most`.
pub fn citable_articles(
    conn: &mut DbConn,
    question: &str,
    citations: &[String],
    (language, most): (Language, usize),
    now: DateTime<Utc>,
) -> Result<Vec<(Law, Article)>, JurisprudenceError> {
    let (number, articles) = numbers_named(question);
    let kind = LawName::of(question).kind;
    let law = number.map(|n| LawName { number: Some(n), kind, words: vec![] });
    let named = law.map(|law| CitedArticles { law, articles });
    let wanted: Vec<CitedArticles> =
        named.into_iter().chain(citations.iter().map(|c| CitedArticles::of(c))).collect();
    if wanted.iter().all(|w| w.articles.is_empty()) {
        return Ok(vec![]);
    }
    let today = day_in_cameroon(now);
    let here: Vec<(LawName, Law)> = laws::all(conn)?
        .into_iter()
        .filter(|l| l.is_active && l.content.language == language)
        .map(|l| (LawName::of(&l.content.title), l))
        .collect();
    let mut found: Vec<(Law, Article)> = vec![];
    for cited in wanted {
        for (_, law) in here.iter().filter(|(name, law)| cited.law.means(name, law.key.as_str())) {
            for article in rows::with_numbers(conn, law.id, &cited.articles)? {
                let is_new = found.iter().all(|(_, known)| known.id != article.id);
                let fits = article.content.text.chars().count() <= LONGEST;
                if is_new && fits && article.may_be_cited(law, today) {
                    found.push((law.clone(), article));
                }
            }
        }
        if found.len() >= most {
            break;
        }
    }
    found.truncate(most);
    Ok(found)
}
