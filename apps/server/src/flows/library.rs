//! Pages of the library: a decision, an article, each with what it is read with.

use crate::problem::Problem;
use crate::routes::library_views::{ArticleView, DecisionView};
use chrono::{DateTime, Utc};
use database::DbConn;
use identity::domain::{Role, User};
use jurisprudence::domain::{Case, Key, day_in_cameroon};
use jurisprudence::{JurisprudenceError, Library, Reader};

/// Administrators read decisions that nobody has verified yet.
pub fn reader(user: &User) -> Reader {
    if user.role == Role::Admin { Reader::Administrator } else { Reader::Everybody }
}

fn found(c: &mut DbConn, name: &str) -> Result<Case, JurisprudenceError> {
    match name.parse::<i64>() {
        Ok(id) => jurisprudence::case_by_id(c, id),
        Err(_) => {
            let key: Key = name.parse().map_err(|_| JurisprudenceError::UnknownCase)?;
            jurisprudence::case(c, &key)
        }
    }
}

/// A decision by its id or its key; one that may not be read is nobody's.
pub fn decision(
    c: &mut DbConn,
    library: &Library,
    name: &str,
    reader: Reader,
    now: DateTime<Utc>,
) -> Result<DecisionView, Problem> {
    let case = found(c, name).map_err(Problem::jurisprudence)?;
    if !case.is_active || (reader == Reader::Everybody && !case.may_be_quoted()) {
        return Err(Problem::not_found());
    }
    let cites = jurisprudence::linked_articles(c, &case.content.relevant_articles);
    let cites = cites.map_err(Problem::jurisprudence)?;
    let cited_by = library.citing_decision(c, &case, reader).map_err(Problem::jurisprudence)?;
    let text = library.full_text(c, &case).map_err(Problem::jurisprudence)?;
    let received = match reader {
        // A text that nobody has read yet is there for administrators alone.
        Reader::Everybody if case.text_waits => None,
        _ => jurisprudence::case_text(c, case.id).map_err(Problem::jurisprudence)?,
    };
    let texts = (text, received.map(|r| r.imported_at));
    Ok(DecisionView::of(case, texts, (cites, cited_by), day_in_cameroon(now)))
}

pub fn article(
    c: &mut DbConn,
    library: &Library,
    (law, number): (&Key, &str),
    reader: Reader,
    now: DateTime<Utc>,
) -> Result<ArticleView, Problem> {
    let found = jurisprudence::article(c, law, number, now).map_err(Problem::jurisprudence)?;
    let first = found.versions.first().ok_or_else(Problem::not_found)?;
    let cited = library.citing_article(c, &found.law, &first.content.number, reader);
    Ok(ArticleView::of(found, cited.map_err(Problem::jurisprudence)?, day_in_cameroon(now)))
}
