//! Whole laws: what a file brings, what it leaves alone, and what is law on which day.

use chrono::{DateTime, Utc};
use database::{DbConn, on_each_database};
use jurisprudence::domain::{Key, LawStatus, RawLaw, RawLawChange, Standing, TextQuality, cite_article};
use jurisprudence::{
    ImportAs, JurisprudenceError, LawFile, LawImport, LineTrouble, article, change_law, import_law, law,
    laws, read_law_file, revision,
};

pub fn now() -> DateTime<Utc> {
    "2026-11-22T12:00:00Z".parse().unwrap()
}

pub fn key(text: &str) -> Key {
    text.parse().unwrap()
}

/// Lines as those of the published corpus.
pub const LINES: &str = r#"
{"law":"code-travail-1992-007-en","law_title":"Labour Code – Law No. 92/007 of 14 August 1992","lang":"en","article":"34","heading":"PART III","text":"(1) A contract of employment of unspecified duration may be terminated at any time at the will of either party, subject to notice.","status":"in force","quality":"good (unofficial web rendering)","usable":true,"source_repo":"a/b","source_commit":"64f5ba66","source_file":"Labour.txt"}
{"law":"code-travail-1992-007-en","law_title":"Labour Code – Law No. 92/007 of 14 August 1992","lang":"en","article":35,"heading":"PART III","text":"Subject to section 34 above, any dismissal without notice shall be wrongful.","status":"in force","quality":"good","usable":true}
{"law":"audcg-1997","law_title":"OHADA – Acte uniforme relatif au droit commercial général, 17 avril 1997","lang":"fr","article":"78","heading":"LIVRE III","text":"Le bail commercial est renouvelé aux conditions fixées.","status":"SUPERSEDED (act of 15 December 2010)","quality":"good","usable":true}
"#;

pub fn read(text: &str) -> LawFile {
    read_law_file("laws.jsonl", text.as_bytes(), &RawLaw::default()).unwrap()
}

pub fn imported(c: &mut DbConn, text: &str) -> LawImport {
    import_law(c, &read(text), ImportAs::default(), None, now()).unwrap()
}

/// Inserted, updated, unchanged, absent of each law.
fn counts(done: &LawImport) -> Vec<(usize, usize, usize, usize)> {
    done.laws.iter().map(|l| (l.inserted, l.updated, l.unchanged, l.absent)).collect()
}

on_each_database! {
fn the_same_file_again_changes_nothing(db: TestDb) {
    let mut c = db.conn();
    assert_eq!(counts(&LawImport::planned(&mut c, &read(LINES)).unwrap()), [(2, 0, 0, 0), (1, 0, 0, 0)]);
    assert_eq!(revision(&mut c).unwrap(), 0, "a look writes nothing");
    let done = imported(&mut c, LINES);
    assert_eq!(counts(&done), [(2, 0, 0, 0), (1, 0, 0, 0)]);
    assert!(done.laws.iter().all(|l| l.is_new) && done.notes.is_empty());

    let at = revision(&mut c).unwrap();
    assert_eq!(counts(&imported(&mut c, LINES)), [(0, 0, 2, 0), (0, 0, 1, 0)]);
    assert_eq!(revision(&mut c).unwrap(), at, "nothing changed, so no index is built anew");

    let changed = LINES.replace("shall be wrongful", "is wrongful");
    assert_eq!(counts(&imported(&mut c, &changed)), [(0, 1, 1, 0), (0, 0, 1, 0)]);
    assert!(revision(&mut c).unwrap() > at);
    let found = article(&mut c, &key("code-travail-1992-007-en"), "35", now()).unwrap();
    assert!(found.versions[0].content.text.contains("is wrongful"));
    assert_eq!(found.previous.unwrap().as_str(), "34");
    assert!(found.next.is_none());
}}

on_each_database! {
fn articles_that_a_file_lacks_are_kept_unless_it_is_the_whole_law(db: TestDb) {
    let mut c = db.conn();
    imported(&mut c, LINES);
    let part: String = LINES.lines().filter(|l| l.contains("\"34\"")).collect();
    assert_eq!(counts(&imported(&mut c, &part)), [(0, 0, 1, 1)]);
    assert_eq!(law(&mut c, &key("code-travail-1992-007-en")).unwrap().1.len(), 2);
    let done = import_law(&mut c, &read(&part), ImportAs { is_whole: true, ..ImportAs::default() }, None, now()).unwrap();
    assert_eq!(counts(&done), [(0, 0, 1, 1)]);
    assert_eq!(law(&mut c, &key("code-travail-1992-007-en")).unwrap().1.len(), 1);
}}

on_each_database! {
fn the_file_of_a_withdrawn_law_does_not_bring_it_back_unasked(db: TestDb) {
    let mut c = db.conn();
    imported(&mut c, LINES);
    let code = key("code-travail-1992-007-en");
    let withdrawn = RawLawChange { is_active: Some(false), ..RawLawChange::default() };
    change_law(&mut c, (&code, None), &withdrawn, now()).unwrap();
    let changed = read(&LINES.replace("shall be wrongful", "is wrongful").replace("aux conditions", "à des conditions"));
    let planned = LawImport::planned(&mut c, &changed).unwrap();
    assert_eq!(planned.laws.iter().map(|l| l.is_withdrawn).collect::<Vec<_>>(), [true, false]);
    let at = revision(&mut c).unwrap();
    for file in [&changed, &read(LINES)] {
        let refused = import_law(&mut c, file, ImportAs::default(), None, now());
        assert!(
            matches!(&refused, Err(JurisprudenceError::LawWithdrawn(of)) if of.len() == 1 && of[0].starts_with("Labour Code")),
            "{refused:?}"
        );
    }
    assert_eq!(revision(&mut c).unwrap(), at, "nothing of the file was taken, of no law");
    assert!(law(&mut c, &code).is_err());
    let back = ImportAs { restores: true, ..ImportAs::default() };
    let done = import_law(&mut c, &changed, back, None, now()).unwrap();
    assert_eq!(counts(&done), [(0, 1, 1, 0), (0, 1, 0, 0)]);
    assert!(law(&mut c, &code).unwrap().0.is_active);
}}

on_each_database! {
fn a_law_that_changed_meanwhile_is_left_alone(db: TestDb) {
    let mut c = db.conn();
    imported(&mut c, LINES);
    let code = key("code-travail-1992-007-en");
    let saw = law(&mut c, &code).unwrap().0.revision;
    let note = |text: &str| RawLawChange { status_note: Some(text.to_owned()), ..RawLawChange::default() };
    let first = change_law(&mut c, (&code, Some(saw)), &note("one"), now()).unwrap().law;
    assert!(first.revision > saw);
    let late = change_law(&mut c, (&code, Some(saw)), &note("two"), now());
    assert!(matches!(late, Err(JurisprudenceError::LawChangedMeanwhile)), "{late:?}");
    assert_eq!(law(&mut c, &code).unwrap().0.content.status_note.as_deref(), Some("one"));
    change_law(&mut c, (&code, Some(first.revision)), &note("two"), now()).unwrap();
}}

on_each_database! {
fn a_bad_line_is_named_and_the_others_are_taken(db: TestDb) {
    let mut c = db.conn();
    let good = LINES.trim().lines().next().unwrap();
    let file = [
        good,
        "not json",
        &good.replace("\"34\"", "\"36\"").replace("\"law\":\"code-travail-1992-007-en\",", ""),
        &good.replace("\"34\"", "\"\""),
        &good.replace("\"34\"", "\"37\"").replace("\"lang\":\"en\"", "\"lang\":\"de\""),
        r#"{"law":"x","law_title":"X","lang":"fr","article":"1","text":"  \n . "}"#,
        &good.replace("\"34\"", "\"38\"").replace("\"usable\":true", "\"in_force_until\":\"hier\""),
        "",
        &good.replace("\"34\"", "\"39\""),
    ]
    .join("\n");
    let done = imported(&mut c, &file);
    let notes: Vec<_> = done.notes.iter().map(|n| (n.line, n.trouble)).collect();
    assert_eq!(notes, [
        (2, LineTrouble::NotJson),
        (3, LineTrouble::NoLaw),
        (4, LineTrouble::NoNumber),
        (5, LineTrouble::NoLanguage),
        (6, LineTrouble::EmptyText),
        (7, LineTrouble::BadDate),
    ]);
    assert_eq!((done.refused, counts(&done)), (6, vec![(2, 0, 0, 0)]));
}}

on_each_database! {
fn a_file_without_an_article_is_refused_whole(db: TestDb) {
    let mut c = db.conn();
    for bytes in [&b""[..], b"  \n\n", b"{}\n[]\n", b"\xff\xfe"] {
        let refused = read_law_file("a.jsonl", bytes, &RawLaw::default());
        assert!(matches!(refused, Err(JurisprudenceError::Invalid(ref f)) if f[0].field == "file"), "{refused:?}");
    }
    assert!(laws(&mut c, true).unwrap().is_empty());
}}

on_each_database! {
fn a_number_that_stands_twice_is_kept_twice_and_cited_from_neither(db: TestDb) {
    let mut c = db.conn();
    let line = LINES.trim().lines().next().unwrap();
    let twice = format!("{line}\n{}", line.replace("at the will", "at will"));
    let done = imported(&mut c, &twice);
    assert_eq!((done.doubtful, done.refused, done.laws[0].unusable), (2, 0, 2));
    let found = article(&mut c, &key("code-travail-1992-007-en"), "34", now()).unwrap();
    assert_eq!(found.versions.len(), 2);
    assert!(found.versions.iter().all(|v| !v.may_be_cited(&found.law, now().date_naive())));
}}

on_each_database! {
fn versions_of_an_article_follow_each_other_in_time(db: TestDb) {
    let mut c = db.conn();
    let line = LINES.trim().lines().next().unwrap();
    let old = line.replace("\"usable\":true", "\"in_force_until\":\"2008-04-13\"");
    let new = line.replace("\"usable\":true", "\"in_force_from\":\"2008-04-14\"").replace("subject to notice", "with notice");
    let done = imported(&mut c, &format!("{old}\n{new}"));
    assert_eq!((done.doubtful, done.laws[0].unusable), (0, 0));
    let k = key("code-travail-1992-007-en");
    let found = article(&mut c, &k, "34", now()).unwrap();
    let today = now().date_naive();
    let standings: Vec<Standing> = found.versions.iter().map(|v| v.standing(&found.law, today)).collect();
    assert_eq!(standings, [Standing::InForce, Standing::Repealed], "what is law today stands first");
    assert!(found.versions[0].content.text.contains("with notice"));
    let in_2000 = article(&mut c, &k, "34", "2000-01-01T00:00:00Z".parse().unwrap()).unwrap();
    assert!(in_2000.versions[0].content.text.contains("subject to notice"));
}}

on_each_database! {
fn what_is_no_longer_law_is_found_labelled_and_never_cited(db: TestDb) {
    let mut c = db.conn();
    imported(&mut c, LINES);
    let today = now().date_naive();
    let old = article(&mut c, &key("audcg-1997"), "78", now()).unwrap();
    assert_eq!(old.law.content.status, LawStatus::Superseded);
    assert_eq!(old.versions[0].standing(&old.law, today), Standing::Superseded);
    assert!(!old.versions[0].may_be_cited(&old.law, today));
    let cited = cite_article(&old.law, &old.versions[0], Standing::Superseded);
    assert!(cited.fr.ends_with("(remplacé)") && cited.en.ends_with("(superseded)"), "{cited:?}");

    let code = key("code-travail-1992-007-en");
    let in_force = article(&mut c, &code, "34", now()).unwrap();
    assert!(in_force.versions[0].may_be_cited(&in_force.law, today));
    let change = RawLawChange { status: Some("repealed".into()), ..RawLawChange::default() };
    change_law(&mut c, (&code, None), &change, now()).unwrap();
    let gone = article(&mut c, &code, "34", now()).unwrap();
    assert!(!gone.versions[0].may_be_cited(&gone.law, today), "an article is no more in force than its law");
}}

on_each_database! {
fn a_law_that_somebody_settled_settles_the_articles_that_say_no_more_than_it(db: TestDb) {
    let mut c = db.conn();
    let note = "arts 34 amended 2008; check before use";
    let lines = LINES.replace("\"in force\"", &format!("\"{note}\""));
    imported(&mut c, &lines);
    let k = key("code-travail-1992-007-en");
    let standings = |c: &mut DbConn| {
        let (law, articles) = law(c, &k).unwrap();
        articles.iter().map(|a| (a.standing(&law, now().date_naive()), a.may_be_cited(&law, now().date_naive()))).collect::<Vec<_>>()
    };
    assert_eq!(standings(&mut c), [(Standing::Unclear, false); 2]);
    let change = RawLawChange { status: Some("in_force".into()), status_note: Some(String::new()), ..RawLawChange::default() };
    let told = change_law(&mut c, (&k, None), &change, now()).unwrap();
    assert_eq!((told.articles, told.unusable, told.concerned, told.unclear), (2, 0, 1, 1));
    let settled = [(Standing::Unclear, false), (Standing::InForce, true)];
    assert_eq!(standings(&mut c), settled, "what the note itself names stays to be checked");
    imported(&mut c, &lines);
    assert_eq!(standings(&mut c), settled, "the same file again changes nothing");
    let back = RawLawChange { status: Some("unclear".into()), ..RawLawChange::default() };
    assert_eq!(change_law(&mut c, (&k, None), &back, now()).unwrap().unclear, 2);

    let about = RawLaw { key: "loi-x".into(), title: "Loi X".into(), language: "fr".into(), ..RawLaw::default() };
    let file = read_law_file("x.txt", "Article 1.- La loi est dure.\nArticle 2.- Mais c'est la loi.".as_bytes(), &about).unwrap();
    import_law(&mut c, &file, ImportAs::default(), None, now()).unwrap();
    let told = change_law(&mut c, (&key("loi-x"), None), &change, now()).unwrap();
    assert_eq!((told.concerned, told.unclear), (2, 0));
}}

on_each_database! {
fn what_an_administrator_said_outlives_the_next_import(db: TestDb) {
    let mut c = db.conn();
    imported(&mut c, LINES);
    let k = key("code-travail-1992-007-en");
    let change = RawLawChange {
        title: Some("Labour Code (Law No. 92/007)".into()),
        in_force_until: Some("2030-01-01".into()),
        ..RawLawChange::default()
    };
    let changed = change_law(&mut c, (&k, None), &change, now()).unwrap().law;
    assert!(changed.is_edited);
    imported(&mut c, &LINES.replace("shall be wrongful", "is wrongful"));
    let (kept, articles) = law(&mut c, &k).unwrap();
    assert_eq!(kept.content, changed.content);
    assert!(articles[1].content.text.contains("is wrongful"), "the text itself is the file's");

    let withdrawn = RawLawChange { is_active: Some(false), ..RawLawChange::default() };
    change_law(&mut c, (&k, None), &withdrawn, now()).unwrap();
    assert!(matches!(law(&mut c, &k), Err(JurisprudenceError::UnknownLaw)));
    assert!(matches!(article(&mut c, &k, "34", now()), Err(JurisprudenceError::UnknownLaw)));
    assert_eq!((laws(&mut c, false).unwrap().len(), laws(&mut c, true).unwrap().len()), (1, 2));
    import_law(&mut c, &read(LINES), ImportAs { restores: true, ..ImportAs::default() }, None, now()).unwrap();
    assert_eq!(laws(&mut c, false).unwrap().len(), 2, "whoever imports it so wants it back");

    let wrong = RawLawChange { status: Some("valid".into()), title: Some(" ".into()), ..RawLawChange::default() };
    let Err(JurisprudenceError::Invalid(found)) = change_law(&mut c, (&k, None), &wrong, now()) else { panic!("accepted") };
    assert_eq!(found.iter().map(|i| i.field.as_ref()).collect::<Vec<_>>(), ["status", "title"]);
    assert!(matches!(change_law(&mut c, (&key("x"), None), &wrong, now()), Err(JurisprudenceError::UnknownLaw)));
}}

on_each_database! {
fn a_plain_text_is_taken_article_by_article(db: TestDb) {
    let mut c = db.conn();
    let about = RawLaw {
        key: "loi-essai-2000".into(),
        title: "Loi n° 2000/999 du 1er janvier 2000 sur les essais".into(),
        language: "fr".into(),
        status: "in_force".into(),
        in_force_from: "2000-01-01".into(),
        ..RawLaw::default()
    };
    let text = "L'Assemblée nationale a délibéré :\nTITRE I : DES ESSAIS\nArticle premier.- La présente loi régit les essais.\n\
                Article 2 : Ils sont libres.\nArticle 3.-\nArticle 4 – Lecontratdetravailàduréeindéterminéepeuttoujours être résilié.";
    // As an old Windows program saves it.
    let latin: Vec<u8> = text.chars().map(|c| if c == '–' { 0x96 } else { u8::try_from(u32::from(c)).unwrap_or(b'?') }).collect();
    let file = read_law_file("loi.txt", &latin, &about).unwrap();
    let done = import_law(&mut c, &file, ImportAs::default(), None, now()).unwrap();
    assert_eq!((done.laws[0].inserted, done.refused, done.laws[0].unusable), (4, 1, 1));
    assert_eq!((done.notes[0].line, done.notes[0].article.as_deref()), (5, Some("3")));
    let (kept, articles) = law(&mut c, &key("loi-essai-2000")).unwrap();
    let numbers: Vec<&str> = articles.iter().map(|a| a.content.number.key()).collect();
    assert_eq!(numbers, ["preambule", "1", "2", "4"]);
    assert_eq!(articles[3].content.quality, TextQuality::Low, "words that ran together are seen");
    assert_eq!(kept.standing(now().date_naive()), Standing::InForce);
    assert_eq!(articles[1].content.heading, "TITRE I : DES ESSAIS");
}}
