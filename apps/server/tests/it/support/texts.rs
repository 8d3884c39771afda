//! Legal texts for a test.

use crate::support::noon;
use database::testing::TestDb;
use jurisprudence::Fixtures;
use std::sync::Arc;

/// So many questions in each language are kept of an answer unit.
const QUESTIONS: usize = 1;
/// One in so many questions that are outside the law.
const OUTSIDE: usize = 10;
/// Notes of these subjects are kept.
const SUBJECTS: [&str; 3] = ["travail-", "bail-", "procedure-garde"];

/// A part of what is shipped. An index of everything takes a second and more to build, in each test that asks a question.
pub fn few() -> Fixtures {
    let mut some = Arc::unwrap_or_clone(Fixtures::shipped().unwrap());
    some.digest = "few".into();
    some.notes.retain(|(key, _)| SUBJECTS.iter().any(|s| key.as_str().starts_with(s)));
    for (_, note) in &mut some.notes {
        for asked in note.units.iter_mut().map(|unit| &mut unit.asked) {
            asked.fr.truncate(QUESTIONS);
            asked.en.truncate(QUESTIONS);
        }
    }
    some.outside = some.outside.into_iter().step_by(OUTSIDE).collect();
    some
}

/// The database of a server that has no texts to load, to index and to learn from: that takes its first half minute, and
/// is nothing to a test of something else.
pub fn none(db: &TestDb) {
    let mut none = Arc::unwrap_or_clone(Fixtures::shipped().unwrap());
    none.notes.clear();
    none.cases.clear();
    let loaded = |c: &mut database::DbConn| jurisprudence::load_fixtures(c, &none, noon());
    db.conn().write(loaded).unwrap();
}
