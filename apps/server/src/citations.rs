//! What citations are held against in this process: read again whenever the texts have changed.

use crate::app::App;
use crate::problem::Problem;
use ai_assistant::domain::{Passage, PassageKind};
use arc_swap::ArcSwapOption;
use chrono::NaiveDate;
use jurisprudence::citations::{Checked, Cited, Doubt, Holding, Library, Verdict};
use jurisprudence::domain::{Language, day_in_cameroon};
use jurisprudence::{Fixtures, JurisprudenceError, known_citations};
use std::sync::Arc;

/// As of a change of the texts, and of a day: what is in force is another thing tomorrow.
struct Known {
    revision: i64,
    day: NaiveDate,
    library: Library,
}

#[derive(Default)]
pub struct Citations(ArcSwapOption<Known>);

impl Citations {
    /// What is known as of now.
    async fn library(&self, app: &App) -> Result<Arc<Known>, JurisprudenceError> {
        let revision = app.db.read(jurisprudence::revision).await?;
        let day = day_in_cameroon(app.clock.now());
        if let Some(known) = self.0.load_full().filter(|k| k.revision == revision && k.day == day) {
            return Ok(known);
        }
        let read = move |c: &mut database::DbConn| known_citations(c, &Fixtures::shipped_law_titles()?, day);
        let (revision, library) = app.db.read(read).await?;
        let known = Arc::new(Known { revision, day, library });
        self.0.store(Some(known.clone()));
        Ok(known)
    }
}

/// Every citation of a text with what is known of it here. The text is kept nowhere.
pub async fn check(app: &App, text: String, language: Language) -> Result<Vec<(Checked, Place)>, Problem> {
    let known = app.citations.library(app).await.map_err(Problem::jurisprudence)?;
    let work = move || {
        let checked = known.library.check(&text, language);
        let places = places(&text, checked.iter().map(|c| (c.citation.start, c.citation.end)));
        checked.into_iter().zip(places).collect()
    };
    tokio::task::spawn_blocking(work).await.map_err(|_| Problem::busy())
}

/// Words of a question that only ask what a text says.
const ASKING: &str = "que quoi quel quelle dit dire dis disent prevoit prevoient stipule dispose contenu texte signifie veut \
    explique expliquer est est-ce ce moi mes donne donner montre montrer peux pouvez vous selon dans sur les des une \
    what does did say says provide provides mean means tell about text content read explain show give the for under can you \
    please merci svp bonjour hello cameroun cameroon camerounais cameroonian";
/// So many other words say nothing of a case yet.
const OTHER_WORDS: usize = 1;

/// The places here of the articles that a question names with their text, and whether it asks for nothing but what they
/// say.
pub async fn named(
    app: &App,
    question: &str,
    language: Language,
) -> Result<(Vec<Holding>, bool), JurisprudenceError> {
    let known = app.citations.library(app).await?;
    let checked = known.library.check(question, language);
    let named: Vec<&Checked> = checked.iter().filter(|c| names_known(c)).collect();
    let holdings = named.iter().flat_map(|c| c.holdings.iter().cloned()).collect();
    let mut rest = question.to_owned();
    for c in checked.iter().rev() {
        rest.replace_range(c.citation.start..c.citation.end, " ");
    }
    let rest = jurisprudence::fold(&rest);
    let words = rest.split(|c: char| !c.is_alphanumeric()).filter(|w| w.chars().count() > 2);
    let others = words.filter(|w| !ASKING.split_whitespace().any(|asking| asking == *w)).count();
    Ok((holdings, !named.is_empty() && others <= OTHER_WORDS))
}

/// Whether a text names a law, whatever the article, that is known here.
pub async fn knows_a_text(app: &App, text: &str, language: Language) -> Result<bool, JurisprudenceError> {
    let known = app.citations.library(app).await?;
    let is_known = |checked: &Checked| match checked.verdict {
        Verdict::Found => true,
        Verdict::Doubtful(Doubt::ArticleUnknown | Doubt::NoText | Doubt::Assumed) | Verdict::NotFound => {
            false
        }
        Verdict::Doubtful(_) => true,
    };
    Ok(known.library.check(text, language).iter().any(is_known))
}

/// An article that is known here, of a text that the question itself names.
fn names_known(checked: &Checked) -> bool {
    let of_its_own = matches!(checked.citation.cited, Cited::Law { law: Some(_), is_assumed: false, .. });
    of_its_own && checked.articles.iter().any(|article| article.is_known)
}

/// Notes are written before a law is repealed, and go on naming it: each says beside its answer what of its citations the
/// library knows to be no longer in force.
pub async fn caution_repealed(
    app: &App,
    passages: &mut [Passage],
    language: Language,
) -> Result<(), JurisprudenceError> {
    if passages.iter().all(|p| p.articles.is_empty()) {
        return Ok(());
    }
    let known = app.citations.library(app).await?;
    let is_over = |citation: &&String| {
        let checked = known.library.check(citation, language);
        checked.iter().any(|c| c.verdict == Verdict::Doubtful(Doubt::Repealed))
    };
    for passage in passages.iter_mut().filter(|p| p.kind != PassageKind::Article) {
        let over: Vec<&str> = passage.articles.iter().filter(is_over).map(String::as_str).collect();
        if over.is_empty() {
            continue;
        }
        let said = match language {
            Language::Fr => format!("N’est plus en vigueur d’après la bibliothèque : {}.", over.join(" ; ")),
            Language::En => format!("No longer in force by the library: {}.", over.join("; ")),
        };
        passage.caution = Some(match passage.caution.take() {
            Some(before) => format!("{said} {before}"),
            None => said,
        });
    }
    Ok(())
}

/// Where a citation stands, counted as browsers count: in UTF-16 units.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Place {
    pub start: usize,
    pub end: usize,
    pub text: String,
}

/// Of ranges in bytes, in their order and without overlaps: one walk over the text.
fn places(text: &str, ranges: impl Iterator<Item = (usize, usize)>) -> Vec<Place> {
    let units = |part: &str| part.encode_utf16().count();
    let (mut from, mut counted) = (0, 0);
    ranges
        .map(|(start, end)| {
            let cited = text.get(start..end).unwrap_or_default();
            counted += units(text.get(from..start).unwrap_or_default());
            let begin = counted;
            counted += units(cited);
            from = end;
            Place { start: begin, end: counted, text: cited.to_owned() }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_counted_as_a_browser_counts() {
        let text = "é🙂 art. 1 puis 🙂 art. 2";
        let ranges: Vec<(usize, usize)> = ["art. 1", "art. 2"]
            .map(|part| text.find(part).map(|at| (at, at + part.len())).unwrap())
            .to_vec();
        let found = places(text, ranges.into_iter());
        let units: Vec<u16> = text.encode_utf16().collect();
        for (place, wanted) in found.iter().zip(["art. 1", "art. 2"]) {
            assert_eq!(String::from_utf16(&units[place.start..place.end]).unwrap(), wanted);
            assert_eq!(place.text, wanted);
        }
    }
}
