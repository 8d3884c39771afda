//! The library: what is found however it is typed, what is shown of it, and to whom.

use crate::laws::{LINES, imported, key, now};
use database::{DbConn, on_each_database};
use jurisprudence::domain::{
    ArticleNumber, ArticleSearch, CaseContent, DecisionSearch, RawArticleSearch, RawDecisionSearch,
    RawLawChange,
};
use jurisprudence::{
    Fixtures, JurisprudenceError, Library, Reader, add_case, change_law, law, linked_articles, load_fixtures,
    verify_case, withdraw_case,
};

fn library(c: &mut DbConn) -> Library {
    let library = Library::new().unwrap();
    assert!(library.refresh(c).unwrap());
    library
}

fn decisions(library: &Library, c: &mut DbConn, raw: RawDecisionSearch) -> (Vec<String>, usize, bool) {
    seen_by(library, c, raw, Reader::Everybody)
}

fn seen_by(
    library: &Library,
    c: &mut DbConn,
    raw: RawDecisionSearch,
    reader: Reader,
) -> (Vec<String>, usize, bool) {
    let search = DecisionSearch::parse(&raw, now().date_naive()).unwrap();
    let found = library.decisions(c, &search, reader).unwrap();
    (found.items.iter().map(|h| h.case.content.case_number.clone()).collect(), found.total, found.is_loose)
}

fn typed(q: &str) -> RawDecisionSearch {
    RawDecisionSearch { q: q.into(), ..Default::default() }
}

fn shipped(c: &mut DbConn) {
    c.write(|c| load_fixtures(c, &Fixtures::shipped().unwrap(), now())).unwrap();
    c.write(|c| jurisprudence::verify_shipped(c, now())).unwrap();
}

fn some_case(number: &str, facts: &str) -> CaseContent {
    CaseContent {
        translation: None,
        title: format!("Cour suprême, n° {number}"),
        jurisdiction: "Cour suprême, chambre judiciaire".into(),
        case_number: number.into(),
        decided_on: "2000-02-17".parse().unwrap(),
        parties: "A c/ B".into(),
        subject: "civil".into(),
        keywords: vec!["essai".into()],
        facts: format!("{facts} {}", "Les faits de la cause sont constants. ".repeat(2)),
        legal_principle: "Le principe est rappelé par la cour dans des termes clairs et complets.".into(),
        decision: "La cour casse et annule l'arrêt attaqué, et renvoie l'affaire.".into(),
        relevant_articles: vec!["Code du travail (loi n° 92/007 du 14 août 1992), art. 34 (1)".into()],
        source: None,
    }
}

on_each_database! {
fn a_decision_is_found_however_it_is_typed(db: TestDb) {
    let mut c = db.conn();
    shipped(&mut c);
    let library = library(&mut c);
    for q in [
        "honoraires d'avocat", "HONORAIRES avocat", "honoraire avocats", "honnoraires avocat", "honoraires avocta",
        "67/CIV", "arret 67/CIV", "arrêt n°67/CIV", "n° 67 CIV", "67civ", "\"honoraires d'avocat\"",
    ] {
        let (numbers, total, is_loose) = decisions(&library, &mut c, typed(q));
        assert_eq!(numbers.first().map(String::as_str), Some("67/CIV"), "{q}: {numbers:?} of {total}");
        assert!(total >= 1 && !is_loose, "{q}");
    }
    // The law of the profession, by its number in any form.
    for q in ["loi n°90/059", "loi 90-059", "Loi N° 90/59", "loi n° 1990/059 du 19 décembre 1990"] {
        assert_eq!(decisions(&library, &mut c, typed(q)).0, ["67/CIV"], "{q}");
    }
    for q in ["election", "élections", "elecctions", "ÉLECTION"] {
        assert!(decisions(&library, &mut c, typed(q)).1 >= 5, "{q}");
    }
    let (numbers, total, is_loose) = decisions(&library, &mut c, typed("honoraires zzzzzqqqq"));
    assert!(is_loose && total >= 1 && numbers.contains(&"67/CIV".to_owned()), "{numbers:?}");
    assert_eq!(decisions(&library, &mut c, typed("\"avocat d'honoraires\"")).1, 0, "words side by side are meant so");
    assert_eq!(decisions(&library, &mut c, typed("xqzwv")).1, 0);
    for odd in ["\"", "AND OR NOT", "*", "a:b", "(((", "n°", "/", "' OR 1=1 --", "\u{202e}", "''''"] {
        let _ = decisions(&library, &mut c, typed(odd));
    }
}}

on_each_database! {
fn filters_sorting_and_pages_go_together(db: TestDb) {
    let mut c = db.conn();
    shipped(&mut c);
    let library = library(&mut c);
    let all = decisions(&library, &mut c, typed(""));
    assert_eq!((all.0.len(), all.1), (20, 30));
    assert_eq!(all.0[0], "67/CIV", "the newest first");
    let oldest = decisions(&library, &mut c, RawDecisionSearch { sort: "oldest".into(), ..typed("") });
    assert_ne!(oldest.0[0], "67/CIV");
    let rest = decisions(&library, &mut c, RawDecisionSearch { offset: Some(20), ..typed("") });
    assert_eq!((rest.0.len(), rest.1), (10, 30));
    assert!(rest.0.iter().all(|n| !all.0.contains(n) || *n == "04/COM"));

    let choices = library.choices(Reader::Everybody);
    let counted: usize = choices.courts.iter().map(|c| c.count).sum();
    assert_eq!(counted, 30);
    for court in &choices.courts {
        let found = decisions(&library, &mut c, RawDecisionSearch { court: court.key.clone(), ..typed("") });
        assert_eq!(found.1, court.count, "{court:?}");
    }
    for year in &choices.years {
        assert_eq!(decisions(&library, &mut c, RawDecisionSearch { year: year.key.clone(), ..typed("") }).1, year.count);
    }
    for subject in &choices.subjects {
        assert_eq!(decisions(&library, &mut c, RawDecisionSearch { subject: subject.key.clone(), ..typed("") }).1, subject.count);
    }
    for article in ["Code électoral (loi n° 2012/001 du 19 avril 2012), art. 132", "art. 132 code electoral", "article 132 loi 2012/001"] {
        let found = decisions(&library, &mut c, RawDecisionSearch { article: article.into(), ..typed("") });
        assert_eq!(found.1, 12, "{article}");
    }
    let nothing = RawDecisionSearch { article: "art. 2272 code electoral".into(), ..typed("") };
    assert_eq!(decisions(&library, &mut c, nothing).1, 0);
    let both = RawDecisionSearch { court: "Conseil constitutionnel".into(), year: "2020".into(), ..typed("candidature") };
    assert!(decisions(&library, &mut c, both).1 > 0);
}}

on_each_database! {
fn an_excerpt_is_data_and_shows_where_it_matches(db: TestDb) {
    let mut c = db.conn();
    shipped(&mut c);
    let facts = "<script>alert(1)</script> Le bailleur réclame les loyers impayés de la boutique.";
    let case = some_case("8/CIV", facts);
    c.write(|c| add_case(c, key("K1"), case, None, now())).unwrap();
    c.write(|c| verify_case(c, &key("K1"), now())).unwrap();
    let library = library(&mut c);
    let search = DecisionSearch::parse(&typed("script loyer impayé boutiques"), now().date_naive()).unwrap();
    let found = library.decisions(&mut c, &search, Reader::Everybody).unwrap();
    let hit = &found.items[0];
    assert_eq!((hit.case.content.case_number.as_str(), hit.part), ("8/CIV", "facts"));
    let matches: Vec<&str> = hit.excerpt.pieces.iter().filter(|p| p.is_match).map(|p| p.text.as_str()).collect();
    assert_eq!(matches, ["script", "script", "loyers", "impayés", "boutique"]);
    let text: String = hit.excerpt.pieces.iter().map(|p| p.text.as_str()).collect();
    assert!(text.starts_with("<script>alert(1)</script>"), "text is data: {text}");
}}

on_each_database! {
fn what_nobody_verified_is_seen_by_administrators_alone(db: TestDb) {
    let mut c = db.conn();
    c.write(|c| add_case(c, key("K1"), some_case("1/CIV", "Un litige de voisinage."), None, now())).unwrap();
    let library = library(&mut c);
    let q = || typed("voisinage");
    assert_eq!(decisions(&library, &mut c, q()).1, 0);
    assert_eq!(library.choices(Reader::Everybody).courts.len(), 0);
    assert_eq!(seen_by(&library, &mut c, q(), Reader::Administrator).1, 1);

    c.write(|c| verify_case(c, &key("K1"), now())).unwrap();
    // The rows say so at once, the index from the next look on.
    assert!(library.refresh(&mut c).unwrap() && !library.refresh(&mut c).unwrap());
    assert_eq!(decisions(&library, &mut c, q()).0, ["1/CIV"]);
    assert_eq!(library.choices(Reader::Everybody).courts[0].name, "Cour suprême");

    c.write(|c| withdraw_case(c, &key("K1"), (None, ""), now())).unwrap();
    assert_eq!(decisions(&library, &mut c, q()).0, Vec::<String>::new(), "gone before the index knows");
    library.refresh(&mut c).unwrap();
    assert_eq!(seen_by(&library, &mut c, q(), Reader::Administrator).1, 0);
}}

fn articles(library: &Library, c: &mut DbConn, raw: RawArticleSearch) -> Vec<(String, String)> {
    let search = ArticleSearch::parse(&raw).unwrap();
    let found = library.articles(c, &search, now().date_naive()).unwrap();
    found.items.iter().map(|h| (h.law.key.to_string(), h.article.content.number.to_string())).collect()
}

on_each_database! {
fn articles_are_sorted_by_match_text_or_day(db: TestDb) {
    let mut c = db.conn();
    let line = |law: &str, title: &str, number: u32, text: &str| {
        format!("{{\"law\":\"{law}\",\"law_title\":\"{title}\",\"lang\":\"fr\",\"article\":\"{number}\",\"text\":\"{text}\",\"status\":\"in force\",\"quality\":\"good\"}}\n")
    };
    let (new, old) = ("Loi n° 2019/014 du 16 juillet 2019 sur un essai", "Loi n° 97/012 du 10 janvier 1997 sur un essai");
    imported(&mut c, &[
        line("nouvelle", new, 2, "Le visa est un visa : le visa du visa."),
        line("nouvelle", new, 10, "Un délai de trois mois suit le visa."),
        line("ancienne", old, 3, "Le visa est délivré pour un mois."),
    ].concat());
    let library = library(&mut c);
    let mut sorted = |sort: &str, law: &str| {
        let raw = RawArticleSearch { q: if law.is_empty() { "visa".into() } else { String::new() }, law: law.into(), sort: sort.into(), ..Default::default() };
        articles(&library, &mut c, raw).into_iter().map(|(_, number)| number).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(sorted("", "").split(' ').next(), Some("2"));
    assert_eq!(sorted("text", ""), "2 10 3");
    assert_eq!(sorted("oldest", "").split(' ').next(), Some("3"));
    assert_eq!(sorted("newest", "").split(' ').next_back(), Some("3"));
    assert_eq!(sorted("", "nouvelle"), "2 10", "a law without a word is read from its beginning");
}}

on_each_database! {
fn articles_are_found_by_number_words_and_force(db: TestDb) {
    let mut c = db.conn();
    imported(&mut c, LINES);
    let library = library(&mut c);
    let q = |q: &str| RawArticleSearch { q: q.into(), ..Default::default() };
    let labour = |n: &str| ("code-travail-1992-007-en".to_owned(), n.to_owned());
    for text in ["loi n°92/007 art 34", "art. 34 loi 92-007", "section 34 law No. 92/007", "contract unspecified duration", "contracts durations", "terminatd notice employement"] {
        assert_eq!(articles(&library, &mut c, q(text)).first(), Some(&labour("34")), "{text}");
    }
    assert_eq!(articles(&library, &mut c, q("92/007")).len(), 2);
    let superseded = ("audcg-1997".to_owned(), "78".to_owned());
    assert_eq!(articles(&library, &mut c, q("bail commercial")), std::slice::from_ref(&superseded), "what is no longer law is found");
    let in_force = RawArticleSearch { force: "in_force".into(), ..q("bail commercial") };
    assert!(articles(&library, &mut c, in_force).is_empty(), "and left out where only law is wanted");
    assert_eq!(articles(&library, &mut c, RawArticleSearch { law: "audcg-1997".into(), ..q("") }), [superseded]);
    assert_eq!(articles(&library, &mut c, RawArticleSearch { language: "en".into(), ..q("") }).len(), 2);
    let unknown = ArticleSearch::parse(&RawArticleSearch { law: "x".into(), ..q("") }).unwrap();
    let today = now().date_naive();
    assert!(matches!(library.articles(&mut c, &unknown, today), Err(JurisprudenceError::UnknownLaw)));

    let ended = RawLawChange { in_force_until: Some("2020-01-01".into()), ..Default::default() };
    change_law(&mut c, (&key("code-travail-1992-007-en"), None), &ended, now()).unwrap();
    library.refresh(&mut c).unwrap();
    let in_force = RawArticleSearch { force: "in_force".into(), ..q("contract") };
    assert!(articles(&library, &mut c, in_force).is_empty(), "its days are over");
    let withdrawn = RawLawChange { is_active: Some(false), ..Default::default() };
    change_law(&mut c, (&key("code-travail-1992-007-en"), None), &withdrawn, now()).unwrap();
    assert!(articles(&library, &mut c, q("contract")).is_empty(), "gone before the index knows");
}}

on_each_database! {
fn words_of_the_law_are_found_in_both_languages_behind_the_asked_ones(db: TestDb) {
    let mut c = db.conn();
    shipped(&mut c);
    let lines = r#"{"law":"labour-code","law_title":"Labour Code","lang":"en","article":"39","heading":"","text":"Every wrongful dismissal of a worker may entail damages.","status":"in force","quality":"good"}
{"law":"vieux-code","law_title":"Ancien code","lang":"fr","article":"5","heading":"","text":"Le licenciement du travailleur obéit à ces règles.","status":"SUPERSEDED (1992)","quality":"good"}
"#;
    imported(&mut c, lines);
    let library = library(&mut c);
    let search = |c: &mut DbConn, q: &str| {
        let search = ArticleSearch::parse(&RawArticleSearch { q: q.into(), ..Default::default() }).unwrap();
        library.articles(c, &search, now().date_naive()).unwrap()
    };
    let found = |c: &mut DbConn, q: &str| -> Vec<String> {
        search(c, q).items.iter().map(|h| h.law.key.to_string()).collect()
    };
    assert_eq!(found(&mut c, "licenciement"), ["vieux-code", "labour-code"], "even what is no longer law stands first where it has the word");
    assert_eq!(found(&mut c, "dismissal"), ["labour-code", "vieux-code"]);
    assert_eq!(found(&mut c, "licenciements travailleur"), ["vieux-code", "labour-code"], "each word by itself");
    assert_eq!(found(&mut c, "\"licenciement du travailleur\""), ["vieux-code"], "what is quoted is meant so");
    let english = search(&mut c, "licenciement");
    assert!(english.otherwise.contains(&"dismissal") && !english.is_loose);
    let marked: Vec<&str> =
        english.items[1].excerpt.pieces.iter().filter(|p| p.is_match).map(|p| p.text.as_str()).collect();
    assert_eq!(marked, ["dismissal"]);

    // Decisions are in French: who asks in English finds them.
    let before = decisions(&library, &mut c, typed("avocat honoraires")).0;
    assert_eq!(decisions(&library, &mut c, typed("counsel honoraires")).0.first(), before.first());
}}

on_each_database! {
fn whoever_cites_is_named(db: TestDb) {
    let mut c = db.conn();
    shipped(&mut c);
    imported(&mut c, LINES);
    let verified = |c: &mut DbConn, k: &str, case: CaseContent| {
        c.write(|c| add_case(c, key(k), case, None, now())).unwrap();
        c.write(|c| verify_case(c, &key(k), now())).unwrap();
    };
    verified(&mut c, "K1", some_case("62/CC", "Un licenciement sans préavis."));
    let later = "Le pourvoi invoque l'arrêt n° 62/CC du 17 février 2000 de la même cour.";
    verified(&mut c, "K2", CaseContent { decided_on: "2010-05-06".parse().unwrap(), relevant_articles: vec!["Code du travail, art. 34".into()], ..some_case("9/CC", later) });
    let other_year = "Le pourvoi invoque l'arrêt n° 62/CC du 3 mars 1995.";
    verified(&mut c, "K3", CaseContent { relevant_articles: vec![], ..some_case("10/CC", other_year) });
    c.write(|c| add_case(c, key("K4"), some_case("11/CC", later), None, now())).unwrap();
    let library = library(&mut c);

    let (code, _) = law(&mut c, &key("code-travail-1992-007-en")).unwrap();
    let number = ArticleNumber::parse("34").unwrap();
    let cited = library.citing_article(&mut c, &code, &number, Reader::Everybody).unwrap();
    let numbers: Vec<&str> = cited.decisions.iter().map(|d| d.content.case_number.as_str()).collect();
    assert_eq!(numbers, ["9/CC", "62/CC"], "the newest first, by number and by name, unverified ones not");
    assert!(cited.notes.iter().any(|n| n.title.fr.to_lowercase().contains("préavis")), "{:?}", cited.notes);
    assert_eq!(cited.articles.iter().map(ArticleNumber::as_str).collect::<Vec<_>>(), ["35"]);
    let none = library.citing_article(&mut c, &code, &ArticleNumber::parse("35").unwrap(), Reader::Everybody).unwrap();
    assert!(none.decisions.is_empty());

    let case = jurisprudence::case(&mut c, &key("K1")).unwrap();
    let citing = |reader| library.citing_decision(&mut db.conn(), &case, reader).unwrap();
    let numbers: Vec<_> = citing(Reader::Everybody).into_iter().map(|d| d.content.case_number).collect();
    assert_eq!(numbers, ["9/CC"], "the same number of another year is another decision");
    assert_eq!(citing(Reader::Administrator).len(), 2);

    let linked = linked_articles(&mut c, &case.content.relevant_articles).unwrap();
    let (law, number) = &linked[0].articles[0];
    assert_eq!((law.key.as_str(), number.as_str()), ("code-travail-1992-007-en", "34"));
    let nowhere = linked_articles(&mut c, &["Code pastoral, art. 3".into(), "Code du travail".into()]).unwrap();
    assert!(nowhere.iter().all(|l| l.articles.is_empty()));
}}

on_each_database! {
fn who_cites_a_number_of_another_year_hides_nobody(db: TestDb) {
    let mut c = db.conn();
    let decided = |number: String, day: &str, facts: &str| CaseContent { decided_on: day.parse().unwrap(), ..some_case(&number, facts) };
    let add = |c: &mut DbConn, content: CaseContent, key_of: &str| {
        let case = c.write(|c| add_case(c, key(key_of), content, None, now())).unwrap();
        c.write(|c| verify_case(c, &case.key, now())).unwrap()
    };
    let cited = add(&mut c, decided("12/CIV".into(), "2001-01-04", "Un bail."), "cited");
    add(&mut c, decided("900/CIV".into(), "2002-01-04", "Vu l’arrêt n° 12/CIV du 4 janvier 2001."), "citing");
    for n in 0..60 {
        let far = format!("Vu l’arrêt n° 12/CIV du 9 janvier 2019. {} La loi est de 2001.", "Il est plaidé. ".repeat(12));
        let newer = decided(format!("{n}/SOC"), "2020-02-06", &far);
        add(&mut c, newer, &format!("newer-{n}"));
    }
    let library = library(&mut c);
    let citing = library.citing_decision(&mut c, &cited, Reader::Everybody).unwrap();
    let numbers: Vec<_> = citing.into_iter().map(|d| d.content.case_number).collect();
    assert_eq!(numbers, ["900/CIV"]);
}}

/// The text of a decision as an import writes it.
fn with_text(c: &mut DbConn, case: i64, text: &str, licence: Option<&str>) {
    use diesel::prelude::*;
    let licence = licence.map_or("NULL".to_owned(), |l| format!("'{l}'"));
    let row = format!(
        "INSERT INTO jurisprudence_sources (case_id, source, source_id, id_computed, licence, court, court_key, number, \
         number_parts, decided_on, title, listed_title, formation_derived, form, text_received, text, raw_digest, text_digest, \
         encoding_repaired, odd_characters, lonely_letters, names_masked, imported_at, checked_at) VALUES ({case}, 'juricaf', \
         'J-{case}', FALSE, {licence}, 'Cour', 'cour', '{case}', '1', '2000-02-17', 'T', 'T', FALSE, 'json', '{text}', '{text}', \
         'r{case}', 't{case}', FALSE, 0, 0, FALSE, '2026-01-01 00:00:00', '2026-01-01 00:00:00')"
    );
    diesel::sql_query(row).execute(c).unwrap();
}

on_each_database! {
fn a_full_text_is_searched_and_shown_where_it_may_be(db: TestDb) {
    let mut c = db.conn();
    let text = "Attendu que la dame Mballa réclame la restitution du véhicule litigieux devant la chambre.";
    for (k, licence) in [("K1", Some("ODbL 1.0")), ("K2", None)] {
        let case = c.write(|c| add_case(c, key(k), some_case(&format!("{k}/CIV"), "Un litige."), None, now())).unwrap();
        with_text(&mut c, case.id, text, licence);
    }
    let library = library(&mut c);
    let all = |c: &mut DbConn| seen_by(&library, c, typed("restitution véhicule"), Reader::Administrator).0;
    assert_eq!(all(&mut c), ["K1/CIV"], "without a licence a text is not searched");
    assert_eq!(decisions(&library, &mut c, typed("restitution véhicule")).1, 0, "nobody vouches for it yet");

    c.write(|c| verify_case(c, &key("K1"), now())).unwrap();
    library.refresh(&mut c).unwrap();
    let search = DecisionSearch::parse(&typed("véhicules litigieux"), now().date_naive()).unwrap();
    let found = library.decisions(&mut c, &search, Reader::Everybody).unwrap();
    assert_eq!((found.total, found.items[0].part), (1, "text"));
    assert_eq!(library.full_text(&mut c, &found.items[0].case).unwrap().as_deref(), Some(text));

    let id = found.items[0].case.id;
    jurisprudence::mask_names(&mut c, id, &["Mballa".to_owned()], now()).unwrap();
    assert_eq!(decisions(&library, &mut c, typed("Mballa")).1, 1, "the index is a moment behind");
    assert!(library.refresh(&mut c).unwrap());
    assert_eq!(decisions(&library, &mut c, typed("Mballa")).1, 0, "a name that is gone finds nothing");
    assert!(!library.full_text(&mut c, &found.items[0].case).unwrap().unwrap().contains("Mballa"));
}}
