//! A name that was taken out of a decision comes back by no import: whatever its list, its document or its number says.

use crate::editing::somebody;
use chrono::{DateTime, NaiveDate, Utc};
use database::testing::TestDb;
use database::{DbConn, on_each_database};
use diesel::prelude::*;
use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use jurisprudence::domain::CaseFilter;
use jurisprudence::domain::import::{Answer, ImportOrder, ItemReason, RunState};
use jurisprudence::import::{Ended, HEARTBEAT, Received, run_import};
use jurisprudence::juricaf::{DecisionList, ListRow, read_decision};
use jurisprudence::ports::{DecisionSource, SourceFailure};
use jurisprudence::{
    NewFile, add_file, begin_files, case_by_id, case_text, claim_import, decide_review, end_import,
    listed_cases, mask_names, open_reviews, read_file, remove_case,
};
use proptest::prelude::*;
use serde_json::json;

const ID: &str = "CAMEROUN-COURSUPREME-20230406-01COM";
/// In no other text of these tests, and so searched for everywhere.
const NAME: &str = "Abena Mvondo";

fn now() -> DateTime<Utc> {
    "2026-11-21T12:00:00Z".parse().unwrap()
}

/// What a source says of the one decision at a time.
#[derive(Debug, Clone)]
struct Site {
    listed: String,
    title: String,
    number: String,
    formation: String,
    /// Behind its text.
    more: String,
    /// The list has its id twice.
    is_shared: bool,
    /// The site has it no more.
    is_gone: bool,
}

impl Site {
    fn new() -> Self {
        let title = format!("Cameroun, Cour suprême, 06 avril 2023, affaire {NAME} c/ B., 01/COM");
        let (listed, number) = (title.clone(), "01/COM".into());
        Self {
            listed,
            title,
            number,
            formation: String::new(),
            more: String::new(),
            is_shared: false,
            is_gone: false,
        }
    }

    fn document(&self) -> Vec<u8> {
        let text = format!("Le sieur {NAME} s'est pourvu.<br/>Le pourvoi est rejeté.{}", self.more);
        json!({
            "_id": ID, "pays": "Cameroun", "juridiction": "Cour suprême", "num_arret": self.number,
            "date_arret": "2023-04-06", "titre": self.title, "formation": self.formation, "texte_arret": text,
        })
        .to_string()
        .into_bytes()
    }

    fn row(&self, title: &str) -> ListRow {
        ListRow {
            id: ID.into(),
            country: "Cameroun".into(),
            title: title.into(),
            formation: String::new(),
            decided_on: NaiveDate::from_ymd_opt(2023, 4, 6),
            court: "Cour suprême".into(),
        }
    }
}

impl DecisionSource for Site {
    fn search<'a>(&'a self, _: &'a ImportOrder) -> BoxFuture<'a, Result<DecisionList, SourceFailure>> {
        let mut rows = vec![self.row(&self.listed)];
        if self.is_shared {
            rows.push(self.row(&format!("{} (bis, dame {NAME})", self.listed)));
        }
        async move { Ok(DecisionList { total: rows.len() as u64, rows, was_repaired: false }) }.boxed()
    }

    fn read<'a>(&'a self, id: &'a str, today: NaiveDate) -> BoxFuture<'a, Result<Received, SourceFailure>> {
        async move {
            if self.is_gone {
                return Err(SourceFailure::NotFound);
            }
            let raw = self.document();
            let (form, decision) = read_decision(&raw, today)?;
            Ok(Received::from_site(id, form, decision, &raw))
        }
        .boxed()
    }
}

/// One import of the whole list, to its end.
fn import(db: &TestDb, site: &Site, rereads: bool) {
    let mut c = db.conn();
    let order = ImportOrder { query: String::new(), court: String::new(), most: None, rereads };
    let run = c.write(|c| jurisprudence::start_import(c, &order, None, now())).unwrap();
    let claim = c.write(|c| claim_import(c, run.id, now())).unwrap().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    let pool = db.pool();
    let ended = runtime.block_on(run_import(&pool, site, &claim, &now, &|_, _| {}, HEARTBEAT)).unwrap();
    assert_eq!(ended, Ended::Over(RunState::Done, None));
    c.write(|c| end_import(c, run.id, (RunState::Done, None), now())).unwrap();
}

#[derive(QueryableByName)]
struct Line {
    #[diesel(sql_type = diesel::sql_types::Text)]
    line: String,
}

/// Every column of text of what an import writes, but for what waits for a person.
fn written(c: &mut DbConn) -> String {
    let parts = [
        (
            "jurisprudence",
            "title || jurisdiction || case_number || parties || keywords || facts || legal_principle || decision || relevant_articles || search_key || COALESCE(translation, '')",
        ),
        (
            "jurisprudence_sources",
            "number || number_parts || title || listed_title || COALESCE(formation, '') || text_received || text",
        ),
        ("jurisprudence_aliases", "value || search_key"),
        ("jurisprudence_import_items", "title || COALESCE(detail, '')"),
    ];
    let mut all = String::new();
    for (table, columns) in parts {
        let lines: Vec<Line> =
            diesel::sql_query(format!("SELECT {columns} AS line FROM {table}")).load(c).unwrap();
        for Line { line } in lines {
            all.push_str(&format!("{table}: {line}\n"));
        }
    }
    all
}

fn names_nobody(c: &mut DbConn) -> Result<(), String> {
    let all = written(c);
    let small = all.to_lowercase();
    if small.contains("abena") || small.contains("mvondo") { Err(all) } else { Ok(()) }
}

fn only_case(c: &mut DbConn) -> i64 {
    let filter = CaseFilter::parse(&Default::default()).unwrap();
    listed_cases(c, &filter).unwrap().0.first().unwrap().id
}

/// Imported, and the name taken out.
fn masked(db: &TestDb, site: &Site) -> i64 {
    import(db, site, false);
    let mut c = db.conn();
    assert!(names_nobody(&mut c).is_err(), "the name is there before");
    let id = only_case(&mut c);
    mask_names(&mut c, id, &[NAME.to_owned()], now()).unwrap();
    names_nobody(&mut c).unwrap();
    id
}

on_each_database! {
fn a_masked_name_comes_back_with_no_title_number_or_list(db: TestDb) {
    let before = Site::new();
    let id = masked(&db, &before);
    let mut c = db.conn();
    let upper = before.listed.to_uppercase();
    for (what, site, rereads) in [
        ("the same list", before.clone(), false),
        ("read again", before.clone(), true),
        ("another spelling of the number", Site { number: "01COM".into(), ..before.clone() }, true),
        ("another title", Site { title: format!("Affaire {NAME} contre B."), ..before.clone() }, true),
        ("another title in the list", Site { listed: upper, ..before.clone() }, false),
        ("an id that stands twice", Site { is_shared: true, ..before.clone() }, false),
        ("an id that stands twice, read again", Site { is_shared: true, ..before.clone() }, true),
        ("gone at the source", Site { is_gone: true, ..before.clone() }, true),
        ("back again", before.clone(), true),
    ] {
        import(&db, &site, rereads);
        names_nobody(&mut c).unwrap_or_else(|all| panic!("{what}: {all}"));
    }
    let admin = somebody(&mut c);
    let run = c.write(|c| begin_files(c, admin, now())).unwrap();
    let file = NewFile { name: format!("{NAME}.json"), bytes: before.document() };
    let read = read_file(&file, now().date_naive());
    c.write(|c| add_file(c, run.id, &read, false, now())).unwrap();
    names_nobody(&mut c).unwrap();
    assert_eq!(only_case(&mut c), id, "and it is one decision all along");
}}

on_each_database! {
fn a_name_in_the_number_is_masked_and_does_not_come_back(db: TestDb) {
    let site = Site { number: format!("01/COM {NAME}"), ..Site::new() };
    let id = masked(&db, &site);
    let mut c = db.conn();
    for rereads in [false, true, true] {
        import(&db, &site, rereads);
        names_nobody(&mut c).unwrap();
    }
    assert_eq!(only_case(&mut c), id);
}}

on_each_database! {
fn a_masked_decision_that_was_deleted_comes_back_under_no_other_id(db: TestDb) {
    let site = Site { number: format!("01/COM {NAME}"), ..Site::new() };
    let id = masked(&db, &site);
    let mut c = db.conn();
    let admin = somebody(&mut c);
    remove_case(&mut c, (id, None), (admin, ""), now()).unwrap();
    let mut again: serde_json::Value = serde_json::from_slice(&site.document()).unwrap();
    again["_id"] = json!(format!("{ID}BIS"));
    let file = NewFile { name: "a.json".into(), bytes: again.to_string().into_bytes() };
    let file = read_file(&file, now().date_naive());
    let run = c.write(|c| begin_files(c, admin, now())).unwrap();
    let item = c.write(|c| add_file(c, run.id, &file, false, now())).unwrap().remove(0);
    assert_eq!((item.case_id, item.reason), (Some(id), Some(ItemReason::DeletedHere)));
}}

on_each_database! {
fn what_the_source_changed_is_accepted_without_the_masked_name(db: TestDb) {
    let site = Site { number: format!("01/COM {NAME}"), formation: format!("Chambre de {NAME}"), ..Site::new() };
    let id = masked(&db, &site);
    let mut c = db.conn();
    let before = case_text(&mut c, id).unwrap().unwrap();
    assert!(before.number.contains("[…]") && before.formation.as_deref().is_some_and(|f| f.contains("[…]")), "{before:?}");
    import(&db, &Site { more: "<br/>Ainsi jugé.".into(), ..site }, true);
    let (open, _) = open_reviews(&mut c).unwrap();
    let admin = somebody(&mut c);
    decide_review(&mut c, open[0].id, Answer::Accept, admin, now()).unwrap();
    let after = case_text(&mut c, id).unwrap().unwrap();
    assert!(after.text.contains("Ainsi jugé"));
    assert_eq!((after.number, after.formation, after.title), (before.number, before.formation, before.title));
    let case = case_by_id(&mut c, id).unwrap();
    let said = format!("{} {} {}", case.content.title, case.content.case_number, case.content.jurisdiction);
    assert!(!said.contains("Abena") && !case.is_verified, "{said}");
}}

on_each_database! {
fn a_list_that_calls_a_masked_decision_otherwise_is_read(db: TestDb) {
    let before = Site::new();
    masked(&db, &before);
    // The title that is known is not asked for again, the one of another decision is.
    let mut c = db.conn();
    let read = |c: &mut DbConn| {
        let counted: Vec<Line> = diesel::sql_query("SELECT CAST(COUNT(*) AS TEXT) AS line FROM jurisprudence_import_items").load(c).unwrap();
        counted[0].line.parse::<i64>().unwrap()
    };
    import(&db, &before, false);
    assert_eq!(read(&mut c), 1, "it is known, and skipped");
    import(&db, &Site { listed: before.listed.replace("01/COM", "02/COM"), ..before }, false);
    assert_eq!(read(&mut c), 2, "this may be another decision");
    names_nobody(&mut c).unwrap();
}}

fn title() -> impl Strategy<Value = String> {
    let name =
        prop_oneof![Just(NAME.to_owned()), Just(NAME.to_uppercase()), Just("Abena  Mvondo".to_owned())];
    let before = "(Cameroun, Cour suprême, 06 avril 2023, )?(affaire |dame )?";
    (before, name, "( c/ B\\.| et autres)?(, 01/COM|, 01COM)?")
        .prop_map(|(a, name, b)| format!("{a}{name}{b}"))
}

fn site() -> impl Strategy<Value = Site> {
    let title = || prop_oneof![Just(Site::new().title), title()];
    (title(), title(), prop_oneof!["01/COM", "01COM", "01-COM"], any::<bool>(), any::<bool>()).prop_map(
        |(listed, title, number, is_shared, is_gone)| Site {
            listed,
            title,
            number,
            is_shared,
            is_gone,
            ..Site::new()
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn whatever_a_source_says_next_the_name_is_gone(
        imports in proptest::collection::vec((site(), any::<bool>()), 1..5)
    ) {
        let db = TestDb::sqlite();
        let id = masked(&db, &Site::new());
        let mut c = db.conn();
        for (site, rereads) in imports {
            import(&db, &site, rereads);
            if let Err(all) = names_nobody(&mut c) {
                prop_assert!(false, "{:?}: {}", site, all);
            }
        }
        prop_assert_eq!(only_case(&mut c), id);
    }
}
