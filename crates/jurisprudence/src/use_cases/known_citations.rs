use crate::JurisprudenceError;
use crate::citations::{
    Flaw, Holding, HoldingKind, KnownArticle, KnownDecision, KnownEntry, KnownLaw, Library,
};
use crate::domain::{Bilingual, Case, Law, Note, Standing};
use crate::fixtures::LawTitle;
use crate::store;
use crate::store::articles::Numbered;
use crate::use_cases::Snapshot;
use chrono::NaiveDate;
use database::DbConn;
use std::collections::HashMap;

/// Everything that a citation can be held against: what active notes and quotable decisions cite, those decisions, and
/// the articles of active laws as they stand on `today`. With the revision it was read at.
pub fn known_citations(
    conn: &mut DbConn,
    titles: &[LawTitle],
    today: NaiveDate,
) -> Result<(i64, Library), JurisprudenceError> {
    let snapshot = Snapshot::read(conn)?;
    let mut articles: HashMap<i64, Vec<Numbered>> = HashMap::new();
    for article in store::articles::all_numbered(conn)? {
        articles.entry(article.law_id).or_default().push(article);
    }
    let laws = store::laws::all(conn)?.into_iter().filter(|l| l.is_active);
    let laws = laws.map(|l| known_law(articles.remove(&l.id).unwrap_or_default(), l, today)).collect();
    Ok((snapshot.revision, library(&snapshot, laws, titles)))
}

/// The same without a database: what these notes and decisions cite, and no article of a law by itself.
pub fn citations_of(snapshot: &Snapshot, titles: &[LawTitle]) -> Library {
    library(snapshot, vec![], titles)
}

fn library(snapshot: &Snapshot, laws: Vec<KnownLaw>, titles: &[LawTitle]) -> Library {
    let mut entries: Vec<KnownEntry> = snapshot.notes.iter().flat_map(cited_by_note).collect();
    entries.extend(snapshot.cases.iter().flat_map(cited_by_case));
    let decisions = snapshot.cases.iter().map(decision).collect();
    Library::new(entries, laws, decisions, titles)
}

fn entries(citations: &[String], holding: Holding) -> impl Iterator<Item = KnownEntry> {
    citations.iter().map(move |citation| KnownEntry {
        citation: citation.clone(),
        holding: holding.clone(),
        flaw: None,
    })
}

fn cited_by_note(note: &Note) -> impl Iterator<Item = KnownEntry> {
    let holding = Holding {
        kind: HoldingKind::Note,
        key: note.key.to_string(),
        label: note.content.title.clone(),
        url: None,
    };
    entries(&note.content.articles, holding)
}

fn holding_of(case: &Case) -> Holding {
    let title = case.content.title.clone();
    Holding {
        kind: HoldingKind::Case,
        key: case.key.to_string(),
        // Decisions are summarised in French only.
        label: Bilingual { fr: title.clone(), en: title },
        url: case.content.source.as_ref().and_then(|s| s.url.clone()),
    }
}

fn cited_by_case(case: &Case) -> impl Iterator<Item = KnownEntry> {
    entries(&case.content.relevant_articles, holding_of(case))
}

fn decision(case: &Case) -> KnownDecision {
    KnownDecision {
        jurisdiction: case.content.jurisdiction.clone(),
        number: case.content.case_number.clone(),
        date: case.content.decided_on,
        holding: holding_of(case),
    }
}

fn flaw(standing: Standing, is_usable: bool) -> Option<Flaw> {
    match standing {
        Standing::Repealed | Standing::Superseded => Some(Flaw::Repealed),
        Standing::Future => Some(Flaw::NotYet),
        Standing::Unclear => Some(Flaw::Unclear),
        Standing::InForce => (!is_usable).then_some(Flaw::Unreadable),
    }
}

fn known_law(articles: Vec<Numbered>, law: Law, today: NaiveDate) -> KnownLaw {
    let title = law.content.title.clone();
    let place = |key: String, label: String| Holding {
        kind: HoldingKind::Article,
        key,
        // A title stands in the language of its text.
        label: Bilingual { fr: label.clone(), en: label },
        url: None,
    };
    let of_law = Standing::of(law.content.status, law.content.period, today);
    // An article has versions: it is law as long as one of them is.
    let mut known: Vec<KnownArticle> = vec![];
    let mut places: HashMap<String, usize> = HashMap::new();
    for a in articles {
        let status = law.status_of(&a.number, a.status, a.status_note.as_deref());
        let flaw = flaw(of_law.max(Standing::of(status, a.period, today)), a.is_usable);
        match places.get(a.number.key()).and_then(|at| known.get_mut(*at)) {
            Some(other) => other.flaw = other.flaw.min(flaw),
            None => {
                places.insert(a.number.key().to_owned(), known.len());
                let key = format!("{}/{}", law.key, a.number.key());
                let holding = place(key, format!("{title}, art. {}", a.number));
                known.push(KnownArticle { number: a.number.to_string(), holding, flaw });
            }
        }
    }
    KnownLaw {
        holding: place(law.key.to_string(), title.clone()),
        title,
        flaw: flaw(of_law, true),
        articles: known,
    }
}
