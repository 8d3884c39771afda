use super::generate::{NewDocument, generate};
use crate::dialogue::{Answer, DraftStep, StoredDraft};
use crate::domain::audience::Actor;
use crate::domain::document::Origin;
use crate::domain::parameters::Reason;
use crate::error::DocumentsError;
use crate::store;
use chrono::{DateTime, Utc};
use database::DbConn;

/// Takes a message as the answer to the field asked last. None when no draft is live.
pub fn answer_field(
    conn: &mut DbConn,
    actor: Actor,
    message: &str,
    now: DateTime<Utc>,
) -> Result<Option<DraftStep>, DocumentsError> {
    conn.write(|conn| {
        let Some(mut draft) = store::drafts::find(conn, actor.user_id)? else { return Ok(None) };
        if draft.is_over(now) {
            store::drafts::delete(conn, actor.user_id)?;
            return Ok(None);
        }
        let problem = match draft.take(message, now) {
            Answer::Filled | Answer::Skipped => None,
            Answer::Refused(reason) => Some(reason),
            Answer::Question => return Ok(draft.view().map(|view| DraftStep::Aside { view })),
            Answer::Cancel => {
                store::drafts::delete(conn, actor.user_id)?;
                return Ok(Some(DraftStep::Cancelled { template: draft.template, lang: draft.lang }));
            }
        };
        next(conn, actor, draft, problem, now).map(Some)
    })
}

/// Asks the next field, or makes the document when none is left.
pub(super) fn next(
    conn: &mut DbConn,
    actor: Actor,
    draft: StoredDraft,
    problem: Option<Reason>,
    now: DateTime<Utc>,
) -> Result<DraftStep, DocumentsError> {
    if let Some(view) = draft.view() {
        store::drafts::replace(conn, actor.user_id, &draft)?;
        return Ok(DraftStep::Ask { view, problem });
    }
    let new = NewDocument {
        template: draft.template.as_str().to_owned(),
        parameters: draft.filled,
        language: draft.lang,
        origin: Origin::Chat,
    };
    let document = generate(conn, actor, &new, now)?;
    store::drafts::delete(conn, actor.user_id)?;
    Ok(DraftStep::Completed(Box::new(document)))
}
