use super::plan::SHARED;
use super::runs::{Held, hold_import};
use crate::JurisprudenceError;
use crate::domain::import::{
    ImportItem, ItemReason, Outcome, ReviewKind, ReviewState, agrees, is_masked, is_of_cameroon, with_instead,
};
use crate::domain::{Case, Key, computed_key, court_key, number_key, number_parts};
use crate::import::Received;
use crate::ports::SourceFailure;
use crate::store::{Stamp, cases, editing, imports as rows, library, reviews, source_names, sources, state};
use chrono::{DateTime, Utc};
use database::DbConn;

/// Different decisions under one id of the source.
const KEYS_TRIED: u32 = 50;

/// What became of one decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Settled {
    pub outcome: Outcome,
    pub reason: Option<ItemReason>,
    pub case_id: Option<i64>,
}

impl Settled {
    fn of(outcome: Outcome, reason: Option<ItemReason>, case_id: i64) -> Self {
        Self { outcome, reason, case_id: Some(case_id) }
    }

    fn without_case(outcome: Outcome, reason: ItemReason) -> Self {
        Self { outcome, reason: Some(reason), case_id: None }
    }
}

/// Keeps a decision that a run has fetched, whatever it turns out to be. Run it in a transaction.
pub fn keep_received(
    conn: &mut DbConn,
    claim: (i64, i64),
    item: &ImportItem,
    received: &Received,
    now: DateTime<Utc>,
) -> Result<ImportItem, JurisprudenceError> {
    held(conn, claim, now)?;
    // The id stands where no title was written down.
    let says_title = item.detail.as_deref() != Some(SHARED) && item.title != item.source_id;
    let listed = says_title.then_some(item.title.as_str());
    let settled = settle(conn, received, (Some(claim.0), listed, false), now)?;
    said(conn, claim.0, item, settled, None)
}

/// Says why a decision could not be had. One that is here already is kept, and marked where the source has it no more.
pub fn keep_failure(
    conn: &mut DbConn,
    claim: (i64, i64),
    item: &ImportItem,
    failure: &SourceFailure,
    now: DateTime<Utc>,
) -> Result<ImportItem, JurisprudenceError> {
    held(conn, claim, now)?;
    let (reason, detail) = failure.reason();
    let refused = matches!(failure, SourceFailure::Read(refused) if refused.is_refusal());
    let outcome = if refused { Outcome::Refused } else { Outcome::Failed };
    let kept = match failure {
        SourceFailure::NotFound => sources::mark_gone(conn, &item.source_id, now)?,
        _ => None,
    };
    let reason = if kept.is_some() { ItemReason::GoneAtSource } else { reason };
    said(conn, claim.0, item, Settled { outcome, reason: Some(reason), case_id: kept }, detail)
}

fn held(conn: &mut DbConn, claim: (i64, i64), now: DateTime<Utc>) -> Result<(), JurisprudenceError> {
    match hold_import(conn, claim, now)? {
        Held::Lost => Err(JurisprudenceError::ImportLost),
        Held::Yes | Held::CancelAsked => Ok(()),
    }
}

fn said(
    conn: &mut DbConn,
    run_id: i64,
    item: &ImportItem,
    settled: Settled,
    detail: Option<String>,
) -> Result<ImportItem, JurisprudenceError> {
    let Settled { outcome, reason, case_id } = settled;
    let item = ImportItem { outcome, reason, detail, case_id, ..item.clone() };
    let item = without_names(conn, item)?;
    rows::settle(conn, run_id, &item)?;
    Ok(item)
}

/// A report does not name what was deleted here, nor a decision that names were taken out of.
pub(super) fn without_names(conn: &mut DbConn, item: ImportItem) -> Result<ImportItem, JurisprudenceError> {
    let is_masked = match item.case_id {
        Some(case_id) => source_names::is_kept_masked(conn, case_id)?,
        None => false,
    };
    if is_masked || item.reason == Some(ItemReason::DeletedHere) {
        return Ok(ImportItem { title: item.source_id.clone(), ..item });
    }
    Ok(item)
}

type Beside<'a> = (Option<i64>, Option<&'a str>, bool);

/// Compares a decision with all that is here. Nothing is overwritten and nothing merged: what is not plainly the same or
/// plainly new waits for a person.
pub(super) fn settle(
    conn: &mut DbConn,
    r: &Received,
    (run_id, listed, any_country): Beside<'_>,
    now: DateTime<Utc>,
) -> Result<Settled, JurisprudenceError> {
    if !any_country && !is_of_cameroon(&r.decision.country) {
        return Ok(Settled::without_case(Outcome::Refused, ItemReason::OtherCountry));
    }
    // Whoever verifies, changes, masks or deletes a decision meanwhile comes before this or after it.
    state::hold(conn)?;
    if let Some(settled) = by_identity(conn, r, (run_id, listed), now)? {
        return Ok(settled);
    }
    let same_id = sources::with_id(conn, &r.id)?;
    if let Some(settled) = by_id(conn, r, &same_id, (run_id, listed), now)? {
        return Ok(settled);
    }
    let mut is_shared = !same_id.is_empty();
    for case_id in sources::bare_cases_with_id(conn, &r.id)? {
        let Some(case) = editing::find(conn, case_id)? else { continue };
        if case.is_deleted() {
            return Ok(Settled::of(Outcome::Known, Some(ItemReason::DeletedHere), case_id));
        }
        if case.is_active && r.has_number_like(&case.content.case_number) {
            return attach(conn, &case, r, (run_id, listed), now);
        }
        is_shared = true;
    }
    if let Some(case) = bare_case_of(conn, r)? {
        return attach(conn, &case, r, (run_id, listed), now);
    }
    if let Some(settled) = by_likeness(conn, r, &same_id, run_id, now)? {
        return Ok(settled);
    }
    let case_id = insert(conn, r, (run_id, listed), now)?;
    Ok(Settled::of(Outcome::Imported, is_shared.then_some(ItemReason::SharedId), case_id))
}

/// A decision that was here without a text, with the same court, day and number as given.
fn bare_case_of(conn: &mut DbConn, r: &Received) -> Result<Option<Case>, JurisprudenceError> {
    for (case_id, court, number) in sources::bare_cases_of(conn, r.decision.decided_on)? {
        if number == r.decision.number && court_key(&court) == r.court_key() {
            let case = editing::find(conn, case_id)?.filter(|case| case.is_active);
            if case.is_some() {
                return Ok(case);
            }
        }
    }
    Ok(None)
}

/// The text joins a decision that is here: our summary stays, and so does what somebody vouched for. Nobody has read the text
/// yet: everybody reads it once somebody vouches for the decision with it. The caller holds the cursor, so that the decision
/// is as it was read.
pub(super) fn attach(
    conn: &mut DbConn,
    case: &Case,
    r: &Received,
    beside: (Option<i64>, Option<&str>),
    now: DateTime<Utc>,
) -> Result<Settled, JurisprudenceError> {
    sources::insert(conn, case.id, r, beside, now)?;
    let revision = state::next_revision(conn)?;
    let reason = if case.is_verified {
        cases::set_text_waits(conn, case.id, revision)?;
        ItemReason::TextWaits
    } else {
        library::touch(conn, case.id, revision)?;
        ItemReason::TextAttached
    };
    Ok(Settled::of(Outcome::Imported, Some(reason), case.id))
}

/// The same court, day and number, as given.
fn by_identity(
    conn: &mut DbConn,
    r: &Received,
    (run_id, listed): (Option<i64>, Option<&str>),
    now: DateTime<Utc>,
) -> Result<Option<Settled>, JurisprudenceError> {
    let Some(known) = sources::with_identity(conn, r)? else { return Ok(None) };
    if is_deleted(conn, known.case_id)? {
        return Ok(Some(Settled::of(Outcome::Known, Some(ItemReason::DeletedHere), known.case_id)));
    }
    if known.text_digest != r.text_digest() {
        return ask(conn, r, (ReviewKind::Changed, known.case_id), run_id, now).map(Some);
    }
    sources::seen(conn, known.case_id, listed, now)?;
    if known.source_id != r.id || known.id_computed {
        match (known.id_computed, r.id_computed) {
            (true, false) => sources::confirm_id(conn, known.case_id, r)?,
            (false, false) => sources::add_alias(conn, known.case_id, (sources::SOURCE_ID, &r.id), now)?,
            (_, true) => {}
        }
    }
    Ok(Some(Settled::of(Outcome::Known, None, known.case_id)))
}

/// The source's id. It is a link, no proof: two decisions may share it.
fn by_id(
    conn: &mut DbConn,
    r: &Received,
    same_id: &[sources::Head],
    (run_id, listed): (Option<i64>, Option<&str>),
    now: DateTime<Utc>,
) -> Result<Option<Settled>, JurisprudenceError> {
    for known in same_id {
        let is_same_text = known.text_digest == r.text_digest();
        let is_same_day = known.decided_on == r.decision.decided_on && known.court_key == r.court_key();
        // What a name was taken out of is told by what stands around it.
        let is_masked_one = is_masked(&known.number) && agrees(&known.number, &r.decision.number);
        let is_respelled = is_same_day && (number_parts(&known.number) == r.number_parts() || is_masked_one);
        if !is_same_text && !is_respelled {
            // A decision that was removed does not come back under its id because its text was retouched.
            if is_deleted(conn, known.case_id)? && same_id.len() == 1 {
                return Ok(Some(Settled::of(Outcome::Known, Some(ItemReason::DeletedHere), known.case_id)));
            }
            continue;
        }
        if is_deleted(conn, known.case_id)? {
            return Ok(Some(Settled::of(Outcome::Known, Some(ItemReason::DeletedHere), known.case_id)));
        }
        let spellings = sources::aliases_of(conn, known.case_id, sources::NUMBER)?;
        // A number that a name was taken out of is the one that the source still gives.
        let is_spelling = agrees(&known.number, &r.decision.number) || spellings.contains(&r.decision.number);
        if is_same_text && is_same_day && is_spelling {
            sources::seen(conn, known.case_id, listed, now)?;
            return Ok(Some(Settled::of(Outcome::Known, None, known.case_id)));
        }
        let is_own_id = known.source_id == r.id;
        let is_sign_only = number_key(&known.number) == number_key(&r.decision.number);
        if is_same_text && is_same_day && is_sign_only && is_own_id {
            respell(conn, known, r, listed, now)?;
            return Ok(Some(Settled::of(Outcome::Updated, Some(ItemReason::NumberRespelled), known.case_id)));
        }
        return ask(conn, r, (ReviewKind::Changed, known.case_id), run_id, now).map(Some);
    }
    Ok(None)
}

/// Another spelling of the number is taken over, unless somebody here has corrected it; the old one still finds it. Nobody
/// looks at it: where somebody vouches for the decision, or names were taken out of it, its title stays but for the number.
fn respell(
    conn: &mut DbConn,
    known: &sources::Head,
    r: &Received,
    listed: Option<&str>,
    now: DateTime<Utc>,
) -> Result<(), JurisprudenceError> {
    if !is_masked(&known.number) {
        sources::add_alias(conn, known.case_id, (sources::NUMBER, &known.number), now)?;
    }
    let revision = state::next_revision(conn)?;
    library::touch(conn, known.case_id, revision)?;
    let is_verified = editing::find(conn, known.case_id)?.is_some_and(|case| case.is_verified);
    let number = &r.decision.number;
    let ours = renumbered(&known.title, &known.number, number);
    let titles = if known.is_masked() {
        [ours, renumbered(&known.listed_title, &known.number, number)]
    } else {
        let title = r.decision.title.clone().unwrap_or_default();
        let listed = listed.map_or_else(|| title.clone(), str::to_owned);
        [if is_verified { ours } else { title }, listed]
    };
    source_names::respell(conn, known.case_id, (number, r.decision.rev.as_deref()), titles)?;
    sources::seen(conn, known.case_id, None, now)?;
    follow(conn, known, r, !is_verified, now)
}

/// A title with the new spelling of the number that stands in it; a bare figure may be anything there.
fn renumbered(title: &str, before: &str, number: &str) -> String {
    if before.chars().any(char::is_alphabetic) && !is_masked(before) {
        with_instead(title, before, number)
    } else {
        title.to_owned()
    }
}

/// What the source corrected is corrected here too, where it still says what the source said before; its title where
/// `takes_title`. What names were taken out of follows nothing.
pub(super) fn follow(
    conn: &mut DbConn,
    before: &sources::Head,
    r: &Received,
    takes_title: bool,
    now: DateTime<Utc>,
) -> Result<(), JurisprudenceError> {
    let Some(case) = editing::find(conn, before.case_id)? else { return Ok(()) };
    let mut content = case.content.clone();
    if content.case_number == before.number && !is_masked(&before.number) {
        content.case_number.clone_from(&r.decision.number);
    }
    if content.decided_on == before.decided_on {
        content.decided_on = r.decision.decided_on;
    }
    if content.title == before.title {
        content.title = match &r.decision.title {
            Some(title) if takes_title && !before.is_masked() => title.clone(),
            _ => renumbered(&content.title, &before.number, &r.decision.number),
        };
    }
    if let Some(translation) = &mut content.translation {
        translation.title = renumbered(&translation.title, &before.number, &r.decision.number);
    }
    if content == case.content {
        return Ok(());
    }
    let revision = state::next_revision(conn)?;
    Ok(cases::follow_source(conn, case.id, content, Stamp { now, revision, created_by: None })?)
}

/// Another id, and the same text, or the same day and number: it may be one that is here.
fn by_likeness(
    conn: &mut DbConn,
    r: &Received,
    same_id: &[sources::Head],
    run_id: Option<i64>,
    now: DateTime<Utc>,
) -> Result<Option<Settled>, JurisprudenceError> {
    let shares_id = |case_id: i64| same_id.iter().any(|known| known.case_id == case_id);
    let mut alike: Vec<i64> = Vec::new();
    for known in sources::alike(conn, r)?.into_iter().filter(|known| !shares_id(known.case_id)) {
        // Of what was deleted the same text on another day, or with another number, is another decision. What a name was taken out of
        // is told by what stands around it.
        let is_masked_one = is_masked(&known.number) && agrees(&known.number, &r.decision.number);
        let is_same = known.decided_on == r.decision.decided_on
            && (known.number_parts == r.number_parts() || is_masked_one);
        if is_same || !is_deleted(conn, known.case_id)? {
            alike.push(known.case_id);
        }
    }
    for (case_id, court, number) in sources::bare_cases_of(conn, r.decision.decided_on)? {
        if court_key(&court) == r.court_key() && number_parts(&number) == r.number_parts() {
            alike.push(case_id);
        }
    }
    let Some(case_id) = alike.first().copied() else { return Ok(None) };
    for case_id in alike {
        if is_deleted(conn, case_id)? {
            return Ok(Some(Settled::of(Outcome::Known, Some(ItemReason::DeletedHere), case_id)));
        }
    }
    ask(conn, r, (ReviewKind::Duplicate, case_id), run_id, now).map(Some)
}

fn is_deleted(conn: &mut DbConn, case_id: i64) -> Result<bool, JurisprudenceError> {
    Ok(editing::find(conn, case_id)?.is_none_or(|case| case.is_deleted()))
}

fn ask(
    conn: &mut DbConn,
    r: &Received,
    (kind, case_id): (ReviewKind, i64),
    run_id: Option<i64>,
    now: DateTime<Utc>,
) -> Result<Settled, JurisprudenceError> {
    let reason = match kind {
        ReviewKind::Duplicate => ItemReason::ProbableDuplicate,
        ReviewKind::Changed => ItemReason::ChangedAtSource,
    };
    Ok(match reviews::ask(conn, (kind, case_id), r, run_id, now)? {
        ReviewState::Open => Settled::of(Outcome::Review, Some(reason), case_id),
        _ => Settled::of(Outcome::Known, Some(ItemReason::DecidedBefore), case_id),
    })
}

/// A new row, unverified, with the text beside it. No answer can quote it; administrators find it at once.
pub(super) fn insert(
    conn: &mut DbConn,
    r: &Received,
    beside: (Option<i64>, Option<&str>),
    now: DateTime<Utc>,
) -> Result<i64, JurisprudenceError> {
    let key = free_key(conn, r)?;
    let stamp = Stamp { now, revision: state::next_revision(conn)?, created_by: None };
    let case = cases::insert(conn, key, r.content(), stamp)?;
    sources::insert(conn, case.id, r, beside, now)?;
    Ok(case.id)
}

fn free_key(conn: &mut DbConn, r: &Received) -> Result<Key, JurisprudenceError> {
    let d = &r.decision;
    let made = r.id.parse().ok().or_else(|| computed_key(&d.court, d.decided_on, &d.number));
    let made: Key = made.ok_or(JurisprudenceError::KeyTaken)?;
    for n in 1..=KEYS_TRIED {
        let key = if n == 1 { Ok(made.clone()) } else { format!("{made}.{n}").parse() };
        let Ok(key) = key else { break };
        if cases::find(conn, &key)?.is_none() {
            return Ok(key);
        }
    }
    Err(JurisprudenceError::KeyTaken)
}
