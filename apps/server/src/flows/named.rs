//! Articles that a question names, "que dit l'article 34 du Code du travail ?": their own words where the law is here, and
//! the notes that rest on them. What is no law today is shown as what it is.

use crate::app::App;
use crate::citations;
use crate::flows::passages::{article_passage, passage};
use crate::problem::Problem;
use ai_assistant::domain::{Language, Passage};
use chrono::NaiveDate;
use database::DbConn;
use jurisprudence::citations::{Holding, HoldingKind};
use jurisprudence::domain::{Article, Key, Law, Standing, day_in_cameroon};
use jurisprudence::{JurisprudenceError, SearchEngine};
use std::sync::Arc;

/// An answer has no room for more.
const MOST_ARTICLES: usize = 3;
const MOST_NOTES: usize = 4;

/// What is here of the articles that a question names.
#[derive(Default)]
pub struct Named {
    pub articles: Vec<Passage>,
    pub notes: Vec<Passage>,
    /// The question wants to know what they say, and nothing else.
    pub is_all_asked: bool,
}

impl Named {
    /// In front of what else was found where nothing else was asked, or found.
    pub fn beside(self, found: Vec<Passage>) -> Vec<Passage> {
        let (mut first, mut last) = match self.is_all_asked || found.is_empty() {
            true => ([self.articles, self.notes].concat(), found),
            false => (found, self.articles),
        };
        last.retain(|passage| first.iter().all(|known| known.key != passage.key));
        first.append(&mut last);
        first
    }
}

pub async fn named(
    app: &App,
    engine: &Arc<SearchEngine>,
    question: &str,
    language: Language,
) -> Result<Named, Problem> {
    let reading = super::ask::domain_language(language);
    let found = citations::named(app, question, reading).await.map_err(Problem::jurisprudence)?;
    let (holdings, is_all_asked) = found;
    let of = |kind| holdings.iter().filter(move |h: &&Holding| h.kind == kind).map(|h| h.key.clone());
    // Nearly every question: nothing is read for it.
    if holdings.is_empty() {
        return Ok(Named::default());
    }
    let (asking, asked) = (Arc::clone(engine), question.to_owned());
    let on_articles = tokio::task::spawn_blocking(move || asking.on_articles(&asked, reading));
    let mut notes = on_articles.await.map_err(|e| Problem::internal(&e))?;
    let others = of(HoldingKind::Note).filter_map(|key| engine.note(&key.parse().ok()?, reading));
    for note in others {
        if notes.iter().all(|known| known.key != note.key) {
            notes.push(note);
        }
    }
    let notes = notes.into_iter().take(MOST_NOTES).map(|hit| passage(hit, language)).collect();
    let keys: Vec<String> = of(HoldingKind::Article).collect();
    Ok(Named { articles: articles(app, keys, language).await?, notes, is_all_asked })
}

/// As they stand today; those in the question's language where there are any.
async fn articles(app: &App, keys: Vec<String>, language: Language) -> Result<Vec<Passage>, Problem> {
    let today = day_in_cameroon(app.clock.now());
    let here = app.db.read(move |c| in_their_laws(c, &keys, today)).await;
    let mut here = here.map_err(Problem::jurisprudence)?;
    let reading = super::ask::domain_language(language);
    if here.iter().any(|(law, _)| law.content.language == reading) {
        here.retain(|(law, _)| law.content.language == reading);
    }
    here.sort_by_key(|(law, article)| article.standing(law, today));
    let passage = |(law, article): (Law, Article)| {
        let standing: Standing = article.standing(&law, today);
        article_passage(&law, &article, standing, language, &app.config.public_url)
    };
    Ok(here.into_iter().take(MOST_ARTICLES).map(passage).collect())
}

/// Each with its law, which is read once: `law/number`, of the versions of a number the one that is law today.
fn in_their_laws(
    c: &mut DbConn,
    keys: &[String],
    today: NaiveDate,
) -> Result<Vec<(Law, Article)>, JurisprudenceError> {
    let mut laws: Vec<(&str, Vec<&str>)> = vec![];
    for (law, number) in keys.iter().filter_map(|key| key.split_once('/')) {
        match laws.iter_mut().find(|(known, _)| *known == law) {
            Some((_, numbers)) => numbers.push(number),
            None => laws.push((law, vec![number])),
        }
    }
    let mut here = vec![];
    for (law, numbers) in laws {
        let Ok(key) = law.parse::<Key>() else { continue };
        let (law, articles) = match jurisprudence::law(c, &key) {
            // It may have been withdrawn since the library was read.
            Err(JurisprudenceError::UnknownLaw) => continue,
            read => read?,
        };
        for number in numbers {
            let versions = articles.iter().filter(|article| article.content.number.key() == number);
            let best = versions.min_by_key(|article| (article.standing(&law, today), article.occurrence));
            here.extend(best.map(|article| (law.clone(), article.clone())));
        }
    }
    Ok(here)
}
