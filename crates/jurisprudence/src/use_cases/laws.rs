use crate::JurisprudenceError;
use crate::domain::{Article, ArticleNumber, Key, Law, RawLawChange, Standing, day_in_cameroon};
use crate::store::{articles as rows, laws};
use crate::use_cases::load_fixtures::stamp;
use chrono::{DateTime, NaiveDate, Utc};
use database::DbConn;

/// A law, how many articles it has, and how many of them were not read well enough to be cited.
#[derive(Debug, Clone, PartialEq)]
pub struct ListedLaw {
    pub law: Law,
    pub articles: i64,
    pub unusable: i64,
}

/// All laws by key; withdrawn ones among them only where asked for.
pub fn laws(conn: &mut DbConn, with_withdrawn: bool) -> Result<Vec<ListedLaw>, JurisprudenceError> {
    let counts = laws::counts(conn)?;
    let listed = |law: Law| {
        let (articles, unusable) = counts.get(&law.id).copied().unwrap_or_default();
        ListedLaw { law, articles, unusable }
    };
    let found = laws::all(conn)?.into_iter().filter(|l| with_withdrawn || l.is_active);
    Ok(found.map(listed).collect())
}

/// A law and its articles in order. A withdrawn law is nobody's.
pub fn law(conn: &mut DbConn, key: &Key) -> Result<(Law, Vec<Article>), JurisprudenceError> {
    let law = laws::find(conn, key)?.filter(|l| l.is_active).ok_or(JurisprudenceError::UnknownLaw)?;
    let articles = rows::of_law(conn, law.id)?;
    Ok((law, articles))
}

/// An article of a law with what stands around it.
#[derive(Debug, Clone, PartialEq)]
pub struct ArticleInLaw {
    pub law: Law,
    /// Every row of this number, the one that is law today first.
    pub versions: Vec<Article>,
    /// The numbers before and after it.
    pub previous: Option<ArticleNumber>,
    pub next: Option<ArticleNumber>,
}

pub fn article(
    conn: &mut DbConn,
    key: &Key,
    number: &str,
    now: DateTime<Utc>,
) -> Result<ArticleInLaw, JurisprudenceError> {
    let (law, articles) = law(conn, key)?;
    let number = ArticleNumber::key_of(number);
    let is_it = |a: &&Article| a.content.number.key() == number;
    let mut versions: Vec<Article> = articles.iter().filter(is_it).cloned().collect();
    let today = day_in_cameroon(now);
    versions.sort_by_key(|a| (a.standing(&law, today), a.occurrence));
    let first = versions.first().ok_or(JurisprudenceError::UnknownArticle)?.position;
    let others = || articles.iter().filter(|a| a.content.number.key() != number);
    let previous = others().rfind(|a| a.position < first).map(|a| a.content.number.clone());
    let next = others().find(|a| a.position > first).map(|a| a.content.number.clone());
    Ok(ArticleInLaw { law, versions, previous, next })
}

/// A law after a change, and what the change does to its articles.
#[derive(Debug, Clone, PartialEq)]
pub struct ChangedLaw {
    pub law: Law,
    pub articles: usize,
    /// Of the articles, those not read well enough to be cited.
    pub unusable: usize,
    /// Those that have another standing today than before.
    pub concerned: usize,
    /// Those whose force stays to be checked: their file says something of them that it does not say of the whole law.
    pub unclear: usize,
}

/// Changes title, force and source of a law, withdraws it or brings it back. `saw`: the revision that was looked at, where
/// the caller says; a law that changed since is left alone.
pub fn change_law(
    conn: &mut DbConn,
    (key, saw): (&Key, Option<i64>),
    change: &RawLawChange,
    now: DateTime<Utc>,
) -> Result<ChangedLaw, JurisprudenceError> {
    conn.write(|conn| {
        // The cursor's lock comes first: whoever else writes a law waits for it.
        let stamp = stamp(conn, now)?;
        let known = laws::find(conn, key)?.ok_or(JurisprudenceError::UnknownLaw)?;
        if saw.is_some_and(|revision| revision != known.revision) {
            return Err(JurisprudenceError::LawChangedMeanwhile);
        }
        let content = change.over(key, &known.content).map_err(JurisprudenceError::Invalid)?;
        let is_active = change.is_active.unwrap_or(known.is_active);
        let is_edited = known.is_edited || content != known.content;
        let says = (content, known.file.clone());
        let law = laws::update(conn, known.id, says, (is_active, is_edited), stamp)?;
        let articles = rows::of_law(conn, known.id)?;
        Ok(compared(&known, law, &articles, day_in_cameroon(now)))
    })
}

fn compared(before: &Law, law: Law, articles: &[Article], today: NaiveDate) -> ChangedLaw {
    let count = |is_one: &dyn Fn(&Article) -> bool| articles.iter().filter(|a| is_one(a)).count();
    ChangedLaw {
        articles: articles.len(),
        unusable: count(&|a| !a.content.is_usable),
        concerned: count(&|a| a.standing(before, today) != a.standing(&law, today)),
        unclear: count(&|a| a.standing(&law, today) == Standing::Unclear),
        law,
    }
}
