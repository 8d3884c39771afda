use crate::JurisprudenceError;
use crate::domain::import::{CaseText, Mask};
use crate::domain::{CaseContent, Translation};
use crate::import::Received;
use crate::store::{
    Stamp, cases, editing, imports, library, reviews, source_names as names_of, sources as rows, state,
};
use chrono::{DateTime, Utc};
use database::DbConn;

/// The text that a decision was received with, for administrators; none where none was.
pub fn case_text(conn: &mut DbConn, case_id: i64) -> Result<Option<CaseText>, JurisprudenceError> {
    Ok(rows::find(conn, case_id)?)
}

/// The text that everybody signed in may read: of a decision that somebody vouches for, once the text was there to be read
/// by them, under a licence that allows it.
pub fn public_text(conn: &mut DbConn, case_id: i64) -> Result<Option<CaseText>, JurisprudenceError> {
    let case = editing::find(conn, case_id)?.filter(|case| case.may_be_quoted() && !case.text_waits);
    if case.is_none() {
        return Ok(None);
    }
    Ok(rows::find(conn, case_id)?.filter(|text| text.licence.is_some() && !text.text.is_empty()))
}

/// Texts that may be handed on, a page at a time: each with the number to ask for the next ones after.
pub fn open_texts(
    conn: &mut DbConn,
    after: i64,
    limit: i64,
) -> Result<Vec<(i64, CaseText)>, JurisprudenceError> {
    Ok(rows::open_texts(conn, after, limit)?)
}

/// Other spellings of a decision's number.
pub fn other_spellings(conn: &mut DbConn, case_id: i64) -> Result<Vec<String>, JurisprudenceError> {
    Ok(rows::aliases_of(conn, case_id, rows::NUMBER)?)
}

/// Takes names out of a decision for good: out of its text, title and number, out of what we say of it, of what lists of the
/// source call it, and of what waits to be compared with it. They are kept nowhere.
pub fn mask_names(
    conn: &mut DbConn,
    case_id: i64,
    names: &[String],
    now: DateTime<Utc>,
) -> Result<CaseText, JurisprudenceError> {
    let mask = Mask::of(names);
    conn.write(|conn| {
        // The cursor's lock comes first: an import that compares this decision waits, and sees that it is masked.
        let revision = state::next_revision(conn)?;
        let active = editing::find(conn, case_id)?.filter(|case| case.is_active);
        let case = active.ok_or(JurisprudenceError::UnknownCase)?;
        names_of::mask(conn, case_id, &|text| mask.over(text))?.ok_or(JurisprudenceError::UnknownCase)?;
        let ids = names_of::ids_of(conn, case_id)?;
        imports::forget_titles(conn, case_id, &ids)?;
        let content = over_fields(&mask, &case.content);
        if content == case.content {
            // A name that is gone must not be found by it either.
            library::touch(conn, case_id, revision)?;
        } else {
            // It is ours now: no new version of the shipped texts brings a name back.
            cases::update(conn, &case.key, content, Stamp { now, revision, created_by: None })?;
        }
        for (id, received) in reviews::received_of(conn, case_id)? {
            reviews::set_received(conn, id, over_received(&mask, received))?;
        }
        rows::find(conn, case_id)?.ok_or(JurisprudenceError::UnknownCase)
    })
}

fn over_fields(mask: &Mask, c: &CaseContent) -> CaseContent {
    CaseContent {
        title: mask.over(&c.title),
        jurisdiction: mask.over(&c.jurisdiction),
        case_number: mask.over(&c.case_number),
        parties: mask.over(&c.parties),
        keywords: mask.over_all(&c.keywords),
        facts: mask.over(&c.facts),
        legal_principle: mask.over(&c.legal_principle),
        decision: mask.over(&c.decision),
        relevant_articles: mask.over_all(&c.relevant_articles),
        translation: c.translation.as_ref().map(|t| Translation {
            language: t.language,
            title: mask.over(&t.title),
            keywords: mask.over_all(&t.keywords),
            facts: mask.over(&t.facts),
            legal_principle: mask.over(&t.legal_principle),
            decision: mask.over(&t.decision),
        }),
        ..c.clone()
    }
}

fn over_received(mask: &Mask, mut received: Received) -> Received {
    let d = &mut received.decision;
    d.text = mask.over(&d.text);
    d.text_as_received.clone_from(&d.text);
    d.number = mask.over(&d.number);
    d.title = d.title.as_ref().map(|title| mask.over(title));
    d.formation = d.formation.as_ref().map(|formation| mask.over(formation));
    d.outcome = d.outcome.as_ref().map(|outcome| mask.over(outcome));
    d.claimants = mask.over_all(&d.claimants);
    d.defendants = mask.over_all(&d.defendants);
    d.references = mask.over_all(&d.references);
    for analysis in &mut d.analyses {
        analysis.title = mask.over(&analysis.title);
        analysis.summary = mask.over(&analysis.summary);
    }
    received
}
