use crate::domain::{Case, CaseContent, Key, Note, NoteContent};
use crate::fixtures::Fixtures;
use crate::{JurisprudenceError, store};
use chrono::{DateTime, Utc};
use database::DbConn;

/// The change cursor: it grows with every change of a note or a decision, and in commit order. A process whose
/// index was built at a smaller number has something to learn.
pub fn revision(conn: &mut DbConn) -> Result<i64, JurisprudenceError> {
    Ok(store::state::revision(conn)?)
}

/// What may be served, and the cursor it was read at.
#[derive(Debug, Clone)]
pub struct Snapshot {
    pub revision: i64,
    pub notes: Vec<Note>,
    pub cases: Vec<Case>,
}

impl Snapshot {
    /// The shipped texts as they stand once an administrator vouches for the decisions: for measuring the engine without a
    /// database.
    pub fn of_fixtures(fixtures: &Fixtures, now: DateTime<Utc>) -> Self {
        let note = |(id, (key, content)): (i64, &(Key, NoteContent))| Note {
            id,
            key: key.clone(),
            content: content.clone(),
            is_active: true,
            is_edited: false,
            is_shipped: true,
            created_by: None,
            created_at: now,
            updated_at: now,
            revision: 0,
        };
        let case = |(id, (key, content)): (i64, &(Key, CaseContent))| Case {
            id,
            key: key.clone(),
            content: content.clone(),
            withdrawn: None,
            is_verified: true,
            text_waits: false,
            is_active: true,
            is_edited: false,
            is_shipped: true,
            created_by: None,
            created_at: now,
            updated_at: now,
            revision: 0,
        };
        let mut notes: Vec<Note> = (1..).zip(&fixtures.notes).map(note).collect();
        notes.sort_by(|a, b| a.key.cmp(&b.key));
        let mut cases: Vec<Case> = (1..).zip(&fixtures.cases).map(case).collect();
        cases.sort_by(|a, b| a.key.cmp(&b.key));
        Self { revision: 0, notes, cases }
    }

    /// What an empty database serves once the shipped texts are loaded: each decision waits to be verified.
    pub fn as_loaded(fixtures: &Fixtures, now: DateTime<Utc>) -> Self {
        Self { cases: vec![], ..Self::of_fixtures(fixtures, now) }
    }

    /// Active notes and quotable decisions, each by key, so that the order does not depend on the database.
    ///
    /// The cursor is read first: a change in between is seen twice, never missed.
    pub fn read(conn: &mut DbConn) -> Result<Self, JurisprudenceError> {
        let revision = store::state::revision(conn)?;
        let mut notes = store::notes::all(conn)?;
        notes.retain(|n| n.is_active);
        let mut cases = store::cases::all(conn)?;
        cases.retain(Case::may_be_quoted);
        Ok(Self { revision, notes, cases })
    }
}
