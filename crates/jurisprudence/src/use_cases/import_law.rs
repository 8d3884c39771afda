use crate::JurisprudenceError;
use crate::domain::{Article, FileStatus, Law, LawContent};
use crate::law_files::{LawFile, LineNote, ReadLaw};
use crate::store::articles::Placed;
use crate::store::{Stamp, articles as rows, laws, state};
use crate::use_cases::load_fixtures::stamp;
use chrono::{DateTime, Utc};
use database::DbConn;
use std::collections::HashMap;

/// Of the articles that a file lacks so many are named.
const NUMBERS_SHOWN: usize = 100;

/// What became of a law of the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ImportedLaw {
    pub key: String,
    pub title: String,
    pub is_new: bool,
    /// It was withdrawn here: it is taken only where the import brings it back.
    pub is_withdrawn: bool,
    pub inserted: usize,
    pub updated: usize,
    pub unchanged: usize,
    /// Known here, and not in the file: kept, or removed where the file was said to be the whole law.
    pub absent: usize,
    /// Their numbers, in the law's order: the first of them.
    pub absent_numbers: Vec<String>,
    /// Of the file's articles, those not read well enough to be cited.
    pub unusable: usize,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct LawImport {
    pub laws: Vec<ImportedLaw>,
    pub notes: Vec<LineNote>,
    pub refused: usize,
    pub doubtful: usize,
}

impl LawImport {
    /// What a file would bring, without writing anything.
    pub fn planned(conn: &mut DbConn, file: &LawFile) -> Result<Self, JurisprudenceError> {
        let plan = |law: &ReadLaw, conn: &mut DbConn| Ok(Plan::of(conn, law)?.outcome);
        Self::of(conn, file, plan)
    }

    fn of(
        conn: &mut DbConn,
        file: &LawFile,
        mut each: impl FnMut(&ReadLaw, &mut DbConn) -> Result<ImportedLaw, JurisprudenceError>,
    ) -> Result<Self, JurisprudenceError> {
        let laws = file.laws.iter().map(|law| each(law, conn)).collect::<Result<_, _>>()?;
        Ok(Self { laws, notes: file.notes.clone(), refused: file.refused, doubtful: file.doubtful })
    }
}

/// What whoever imports a file has said yes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct ImportAs {
    /// Articles that the file does not have are removed.
    pub is_whole: bool,
    /// A law that was withdrawn is served again.
    pub restores: bool,
}

/// Makes the tables say what the file says. The same file again changes nothing. What an administrator said of a law's title
/// and force is left alone, and a file with a law that was withdrawn is refused whole, unless it is to bring the law back.
pub fn import_law(
    conn: &mut DbConn,
    file: &LawFile,
    ImportAs { is_whole, restores }: ImportAs,
    by: Option<i64>,
    now: DateTime<Utc>,
) -> Result<LawImport, JurisprudenceError> {
    conn.write(|conn| {
        // The cursor's lock comes first: nobody withdraws a law while its file is taken.
        state::hold(conn)?;
        if !restores {
            refuse_withdrawn(conn, file)?;
        }
        LawImport::of(conn, file, |law, conn| {
            let plan = Plan::of(conn, law)?;
            let removes = is_whole && plan.outcome.absent > 0;
            if !plan.changes_something() && !removes {
                return Ok(plan.outcome);
            }
            let stamp = Stamp { created_by: by, ..stamp(conn, now)? };
            plan.carry_out(conn, law, is_whole, stamp)
        })
    })
}

fn refuse_withdrawn(conn: &mut DbConn, file: &LawFile) -> Result<(), JurisprudenceError> {
    let mut withdrawn = vec![];
    for law in &file.laws {
        withdrawn.extend(laws::find(conn, &law.key)?.filter(|known| !known.is_active));
    }
    if withdrawn.is_empty() {
        return Ok(());
    }
    Err(JurisprudenceError::LawWithdrawn(withdrawn.into_iter().map(|law| law.content.title).collect()))
}

/// What has to be done for one law.
struct Plan {
    known: Option<Law>,
    content: LawContent,
    file: FileStatus,
    is_content_new: bool,
    insert: Vec<Placed>,
    update: Vec<(i64, Placed)>,
    absent: Vec<i64>,
    outcome: ImportedLaw,
}

impl Plan {
    fn of(conn: &mut DbConn, law: &ReadLaw) -> Result<Self, JurisprudenceError> {
        let known = laws::find(conn, &law.key)?;
        let rows = match &known {
            Some(known) => rows::of_law(conn, known.id)?,
            None => vec![],
        };
        let mut rows: HashMap<(String, i64), Article> =
            rows.into_iter().map(|a| ((a.content.number.key().to_owned(), a.occurrence), a)).collect();
        let content = match &known {
            Some(known) if known.is_edited => known.content.clone(),
            _ => law.content.clone(),
        };
        let file = FileStatus::of(law.content.status, law.articles.iter().map(|a| &a.content));
        let says_same = |k: &Law| k.content == content && k.file == file && k.is_active;
        let mut plan = Self {
            is_content_new: !known.as_ref().is_some_and(says_same),
            content,
            file,
            insert: vec![],
            update: vec![],
            absent: vec![],
            outcome: ImportedLaw {
                key: law.key.to_string(),
                title: law.content.title.clone(),
                is_new: known.is_none(),
                is_withdrawn: known.as_ref().is_some_and(|known| !known.is_active),
                inserted: 0,
                updated: 0,
                unchanged: 0,
                absent: 0,
                absent_numbers: vec![],
                unusable: law.articles.iter().filter(|a| !a.content.is_usable).count(),
            },
            known,
        };
        let mut seen: HashMap<String, i64> = HashMap::new();
        for (position, article) in (1i64..).zip(&law.articles) {
            let content = article.content.clone();
            let number = content.number.key().to_owned();
            let occurrence = seen.entry(number.clone()).or_default();
            *occurrence += 1;
            let placed = Placed { position, occurrence: *occurrence, content };
            match rows.remove(&(number, *occurrence)) {
                None => plan.insert.push(placed),
                Some(row) if row.content == placed.content && row.position == position => {
                    plan.outcome.unchanged += 1;
                }
                Some(row) => plan.update.push((row.id, placed)),
            }
        }
        let mut gone: Vec<Article> = rows.into_values().collect();
        gone.sort_by_key(|a| (a.position, a.id));
        plan.absent = gone.iter().map(|a| a.id).collect();
        plan.outcome.absent_numbers =
            gone.iter().take(NUMBERS_SHOWN).map(|a| a.content.number.to_string()).collect();
        plan.outcome.inserted = plan.insert.len();
        plan.outcome.updated = plan.update.len();
        plan.outcome.absent = plan.absent.len();
        Ok(plan)
    }

    fn changes_something(&self) -> bool {
        self.is_content_new || !self.insert.is_empty() || !self.update.is_empty()
    }

    fn carry_out(
        self,
        conn: &mut DbConn,
        law: &ReadLaw,
        is_whole: bool,
        stamp: Stamp,
    ) -> Result<ImportedLaw, JurisprudenceError> {
        let id = match &self.known {
            None => laws::insert(conn, law.key.clone(), (self.content, self.file), stamp)?.id,
            Some(known) => {
                let says = (self.content, self.file);
                laws::update(conn, known.id, says, (true, known.is_edited), stamp)?.id
            }
        };
        if is_whole {
            rows::delete(conn, &self.absent)?;
        }
        for (row, article) in self.update {
            rows::update(conn, row, article)?;
        }
        rows::insert(conn, id, self.insert)?;
        Ok(self.outcome)
    }
}
