//! Legal notes in administrators' hands: whatever they do to one leaves a trace in the same transaction.

use crate::problem::Problem;
use crate::routes::admin_knowledge_views::{NoteVersionView, NoteView};
use chrono::{DateTime, Utc};
use database::DbConn;
use identity::domain::{AuditAction, UserId};
use jurisprudence::Editor;
use jurisprudence::domain::{Note, RawNote};

fn view(c: &mut DbConn, note: Note) -> Result<NoteView, Problem> {
    let shipped = jurisprudence::shipped_text(c, &note).map_err(Problem::note)?;
    Ok(NoteView::of(note, shipped))
}

fn traced(
    c: &mut DbConn,
    admin: UserId,
    action: AuditAction,
    note: Note,
    now: DateTime<Utc>,
) -> Result<NoteView, Problem> {
    identity::record_audit(c, admin, action, note.key.as_str(), now).map_err(Problem::people)?;
    view(c, note)
}

pub fn show(c: &mut DbConn, id: i64) -> Result<NoteView, Problem> {
    let note = jurisprudence::note_by_id(c, id).map_err(Problem::note)?;
    view(c, note)
}

pub fn create(c: &mut DbConn, admin: UserId, raw: &RawNote, now: DateTime<Utc>) -> Result<NoteView, Problem> {
    let made = jurisprudence::create_note(c, raw, admin, now).map_err(Problem::note)?;
    traced(c, admin, AuditAction::NoteAdded, made, now)
}

pub fn edit(
    c: &mut DbConn,
    (id, editor): (i64, Editor),
    raw: &RawNote,
    now: DateTime<Utc>,
) -> Result<NoteView, Problem> {
    let edited = jurisprudence::edit_note(c, id, editor, raw, now).map_err(Problem::note)?;
    traced(c, editor.admin, AuditAction::NoteEdited, edited, now)
}

pub fn switch(
    c: &mut DbConn,
    (id, editor): (i64, Editor),
    active: bool,
    now: DateTime<Utc>,
) -> Result<NoteView, Problem> {
    let switched = jurisprudence::switch_note(c, id, editor, active, now).map_err(Problem::note)?;
    let action = if active { AuditAction::NoteReactivated } else { AuditAction::NoteDeactivated };
    traced(c, editor.admin, action, switched, now)
}

pub fn restore(c: &mut DbConn, (id, editor): (i64, Editor), now: DateTime<Utc>) -> Result<NoteView, Problem> {
    let restored = jurisprudence::restore_note(c, id, editor, now).map_err(Problem::note)?;
    traced(c, editor.admin, AuditAction::NoteRestored, restored, now)
}

pub fn history(c: &mut DbConn, id: i64) -> Result<Vec<NoteVersionView>, Problem> {
    let versions = jurisprudence::note_history(c, id).map_err(Problem::note)?;
    let actors: Vec<UserId> = versions.iter().filter_map(|v| v.actor_id).collect();
    let people = super::people(c, &actors)?;
    let name = |id: Option<UserId>| Some(people.get(&id?)?.name.as_str().to_owned());
    Ok(versions.into_iter().map(|v| (name(v.actor_id), v)).map(|(n, v)| NoteVersionView::of(v, n)).collect())
}
