//! The forms that decisions and articles are cited in: each row of a table is one of them.

use super::tests::{law, library};
use super::*;
use crate::domain::Language;
use chrono::NaiveDate;

fn day(y: i32, m: u32, d: u32) -> Option<NaiveDate> {
    NaiveDate::from_ymd_opt(y, m, d)
}

/// The one citation of a text, which must be a decision, and what of the text it takes.
#[track_caller]
fn decided(text: &str) -> (DecisionRef, &str) {
    let found = scan(text);
    let [one] = found.as_slice() else { panic!("{text}: {found:?}") };
    let Cited::Decision(decision) = &one.cited else { panic!("{text}: {one:?}") };
    (decision.clone(), &text[one.start..one.end])
}

#[test]
fn a_decision_is_read_in_every_usual_form() {
    let (oct, june, march) = (day(2023, 10, 5), day(2003, 6, 19), day(2015, 3, 12));
    for (text, court, number, date) in [
        ("arrêt 67/CIV", None, "67/CIV", None),
        ("arrêt 67/civ", None, "67/CIV", None),
        ("arrêt 67/CIV du 5 octobre 2023", None, "67/CIV", oct),
        ("arrêt n° 67 CIV du 05/10/2023", None, "67/CIV", oct),
        ("ARRET N° 67 CIV DU 5 OCTOBRE 2023", None, "67/CIV", oct),
        ("arrêt 67 CIV du 5 octobre 2023", None, "67/CIV", oct),
        ("arrêt civil n° 67/CIV du 5 octobre 2023", None, "67/CIV", oct),
        ("arrêt n° 128/QD/2023 du 5 octobre 2023", None, "128/QD/2023", oct),
        ("arrêt 128/QD/2023 du 5 octobre 2023", None, "128/QD/2023", oct),
        ("Cass. civ., 5 oct. 2023, n° 67/CIV", None, "67/CIV", oct),
        ("Cass. civ. 1re, 5 oct. 2023, n° 21-12.345", None, "21-12.345", oct),
        ("Cass. 1re civ., 5 oct. 2023, 67/CIV", None, "67/CIV", oct),
        ("Cass. ass. plén., 5 octobre 2023, n° 67/CIV", None, "67/CIV", oct),
        ("C.S., Ch. jud., arrêt n° 67/CIV du 5 octobre 2023", Some(Court::Supreme), "67/CIV", oct),
        ("CS, arrêt n° 67/CIV du 5 octobre 2023", Some(Court::Supreme), "67/CIV", oct),
        ("CS/CA, jugement n° 67/CIV du 5 octobre 2023", Some(Court::Supreme), "67/CIV", oct),
        ("Cour suprême, 05 octobre 2023, 67/CIV", Some(Court::Supreme), "67/CIV", oct),
        (
            "Cour suprême, chambre judiciaire, section civile, arrêt n° 67/CIV du 5 octobre 2023",
            Some(Court::Supreme),
            "67/CIV",
            oct,
        ),
        ("Cour suprême (sections réunies), 5 octobre 2023, n° 67/CIV", Some(Court::Supreme), "67/CIV", oct),
        ("CCJA, 1re ch., n° 012/2003, 19 juin 2003", Some(Court::Ccja), "012/2003", june),
        ("CCJA, arrêt 012/2003 du 19 juin 2003", Some(Court::Ccja), "012/2003", june),
        ("C.C.J.A., 2e chambre, arrêt n° 012/2003 du 19 juin 2003", Some(Court::Ccja), "012/2003", june),
        ("CCJA, First Chamber, Judgment No. 012/2003 of 19 June 2003", Some(Court::Ccja), "012/2003", june),
        ("TGI Mfoundi, jugement civil n° 245 du 12 mars 2015", Some(Court::HighCourt), "245", march),
        (
            "T.G.I. du Haut-Nkam, jugement n° 245/CIV du 12 mars 2015",
            Some(Court::HighCourt),
            "245/CIV",
            march,
        ),
        (
            "TPI de Yaoundé-Centre administratif, jugement n° 245/COR du 12 mars 2015",
            Some(Court::FirstInstance),
            "245/COR",
            march,
        ),
        ("CA du Littoral, arrêt n° 245/CIV du 12 mars 2015", Some(Court::Appeal), "245/CIV", march),
        ("C.A. Douala, arrêt 245/CIV du 12 mars 2015", Some(Court::Appeal), "245/CIV", march),
        ("Cour d'appel de l'Ouest, arrêt n° 245/CIV du 12 mars 2015", Some(Court::Appeal), "245/CIV", march),
        ("jugement 245/2015", None, "245/2015", None),
        ("ordonnance de référé n° 245 du 12 mars 2015", None, "245", march),
        ("Judgment 67/CIV of 5 October 2023 of the Supreme Court", Some(Court::Supreme), "67/CIV", oct),
        (
            "arrêt n° 67/CIV du 5 octobre 2023 de la section civile de la Cour suprême",
            Some(Court::Supreme),
            "67/CIV",
            oct,
        ),
    ] {
        let (found, whole) = decided(text);
        assert_eq!(whole, text);
        assert_eq!((found.court, found.number.as_deref(), found.date), (court, Some(number), date), "{text}");
        let led = format!("Selon l’{text}, le bail est nul.");
        assert_eq!(decided(&led), (found, text), "{led}");
    }
}

#[test]
fn what_only_looks_like_a_decision_is_none() {
    for text in [
        "l'arrêt 67 minutes après",
        "L’arrêt 2 de la ligne de bus est à 300 m.",
        "un arrêt 24/24 et 7/7",
        "la décision 50/50 des associés",
        "La décision 2019-2020 du budget",
        "un arrêt 3/jour",
        "un arrêt de travail de 12 jours",
        "le jugement civil sera rendu",
        "un jugement 5.000 FCFA plus tard",
        "La décision 1.500.000 FCFA",
        "Le CA de 2023 est de 5 000 000 FCFA.",
        "La SC et le TA sont fermés le 5 octobre 2023.",
        "Le TGI Mfoundi siège à Yaoundé",
        "Cass. civ. et doctrine",
        "casser la décision",
        "l'arrêt du moteur",
        "le jugement n'est pas rendu",
    ] {
        assert_eq!(scan(text), [], "{text}");
    }
    // The letters of what follows are none of a docket's.
    for (text, number) in [
        ("l’arrêt n° 67 L’employeur conteste", "67"),
        ("JUGEMENT N° 245\nL’an deux mille douze", "245"),
        ("l’arrêt n° 245 CA Littoral", "245"),
        ("l’arrêt n° 28 CS du 5 octobre 2023", "28"),
    ] {
        assert_eq!(decided(text).0.number.as_deref(), Some(number), "{text}");
    }
    // A day is a day, whatever its signs.
    let (found, _) = decided("l’arrêt 05/10/2023");
    assert_eq!((found.number, found.date), (None, day(2023, 10, 5)));
}

#[test]
fn what_is_cited_in_another_form_is_found_all_the_same() {
    let library = library();
    let check = |text: &str| {
        let mut all = library.check(text, Language::Fr);
        assert_eq!(all.len(), 1, "{text}: {all:?}");
        all.remove(0)
    };
    for text in [
        "l'arrêt 67/CIV du 5 octobre 2023",
        "Cass. civ., 5 oct. 2023, n° 67/CIV",
        "arrêt n° 67 CIV du 05/10/2023",
        "C.S., Ch. jud., arrêt n° 67/CIV du 5 octobre 2023",
        "Cour suprême, 05 octobre 2023, 67/CIV",
        "CPP, art. 119",
        "CPP, articles 119 et 229",
        "CPC, section 229",
        "§ 2 de l'article 34 du Code du travail",
        "l'alinéa 2 de l'article 34 du Code du travail",
        "articles 34 et suivants du Code du travail",
        "art. 34 et s. C. trav.",
    ] {
        assert_eq!(check(text).verdict, Verdict::Found, "{text}");
    }
    for text in [
        "TGI Mfoundi, jugement civil n° 67/CIV du 5 octobre 2023",
        "arrêt n° 67/CIV du 5 octobre 2023 de la Cour de cassation",
        "CCJA, 1re ch., n° 012/2003, 19 juin 2003",
    ] {
        assert_eq!(check(text).verdict, Verdict::NotFound, "{text}");
    }
    let travail = "Code du travail (loi n° 92/007 du 14 août 1992), art. 34";
    assert_eq!(check("§ 2 de l'article 34 du Code du travail").normal, format!("{travail} (2)"));
    assert_eq!(check("articles 34 et s. du Code du travail").normal, format!("{travail} et suivants"));
    assert_eq!(
        library.check("sections 34 and following of the Labour Code", Language::En)[0].normal,
        "Labour Code (Law No. 92/007 of 14 August 1992), ss. 34 and following"
    );
    assert_eq!(
        check("arrêt 67/CIV").verdict,
        Verdict::Doubtful(Doubt::NoDate(vec!["Cour suprême, 5 octobre 2023, n° 67/CIV".to_owned()]))
    );
    // The article is of the text behind it, and the initials before it are nobody's.
    let of_another = check("CPP, art. 277 du Code pénal");
    assert!(of_another.normal.starts_with("Code pénal"), "{of_another:?}");
}

#[test]
fn what_is_known_and_cannot_be_relied_on_says_why() {
    let act =
        "OHADA – Acte uniforme révisé relatif au droit des sociétés commerciales et du GIE, 30 janvier 2014";
    let with = |flaw: Option<Flaw>, of_article: Option<Flaw>| {
        let mut known = law(act, "auscgie-2014", false, &["5", "6"]);
        known.flaw = flaw;
        known.articles[0].flaw = flaw.max(of_article);
        known.articles[1].flaw = flaw;
        Library::new(vec![], vec![known], vec![], &[])
    };
    let verdict = |library: &Library, text: &str| library.check(text, Language::Fr)[0].verdict.clone();
    for (flaw, doubt) in [
        (Flaw::Unreadable, Doubt::Unreadable),
        (Flaw::Unclear, Doubt::ForceUnclear),
        (Flaw::NotYet, Doubt::NotYetInForce),
        (Flaw::Repealed, Doubt::Repealed),
    ] {
        let library = with(None, Some(flaw));
        assert_eq!(verdict(&library, "art. 5 AUSCGIE"), Verdict::Doubtful(doubt.clone()));
        assert_eq!(verdict(&library, "art. 5 et 6 AUSCGIE"), Verdict::Doubtful(doubt.clone()));
        assert_eq!(verdict(&library, "art. 6 AUSCGIE"), Verdict::Found);
        let library = with(Some(flaw), None);
        assert_eq!(verdict(&library, "AUSCGIE"), Verdict::Doubtful(doubt.clone()));
        assert_eq!(verdict(&library, "art. 6 AUSCGIE"), Verdict::Doubtful(doubt));
    }
}

#[test]
fn the_words_of_one_language_that_can_be_relied_on_are_enough() {
    let title = |text: &str, key: &str, flaw: Option<Flaw>| {
        let mut known = law(text, key, false, &["34"]);
        (known.flaw, known.articles[0].flaw) = (flaw, flaw);
        known
    };
    let both = |french: Option<Flaw>, english: Option<Flaw>| {
        let laws = vec![
            title("Code du travail (loi n° 92/007 du 14 août 1992)", "fr", french),
            title("Labour Code – Law No. 92/007 of 14 August 1992", "en", english),
        ];
        Library::new(vec![], laws, vec![], &[]).check("art. 34 du Code du travail", Language::Fr)[0]
            .verdict
            .clone()
    };
    assert_eq!(both(Some(Flaw::Unclear), None), Verdict::Found);
    assert_eq!(both(None, Some(Flaw::Unreadable)), Verdict::Found);
    assert_eq!(both(Some(Flaw::Unreadable), Some(Flaw::Unclear)), Verdict::Doubtful(Doubt::Unreadable));
    assert_eq!(both(None, Some(Flaw::Repealed)), Verdict::Doubtful(Doubt::Repealed));
}

#[test]
fn an_act_of_an_earlier_year_is_no_law_of_today() {
    let library = library();
    let verdict = |text: &str| library.check(text, Language::Fr)[0].verdict.clone();
    for text in ["AUSCGIE (1997)", "AUSCGIE 1997", "AUSCGIE de 1997, art. 309", "art. 309 AUSCGIE (1997)"] {
        assert!(matches!(verdict(text), Verdict::Doubtful(Doubt::OtherDate(_))), "{text}");
    }
    for text in ["AUPSRVE (1998), art. 248", "art. 248 AUPSRVE 1998"] {
        assert_eq!(
            verdict(text),
            Verdict::Doubtful(Doubt::OlderVersion(day(2023, 10, 17).unwrap())),
            "{text}"
        );
    }
    assert_eq!(verdict("AUSCGIE (2014), art. 309"), Verdict::Found);
    // Of the Constitution the year is that of a revision.
    for text in ["Constitution (2008)", "la Constitution (1996)"] {
        assert_eq!(verdict(text), Verdict::Found, "{text}");
    }
    // Decisions of their time cite the act of their time: that makes it no newer.
    let holding = library.check("art. 309 AUSCGIE", Language::Fr)[0].holdings[0].clone();
    let entry =
        |citation: &str| KnownEntry { citation: citation.into(), holding: holding.clone(), flaw: None };
    let cited = vec![
        entry("AUSCGIE (1997), art. 5"),
        entry("AUSCGIE (30 janvier 2014), art. 5"),
        entry("AUSCGIE, art. 6"),
    ];
    let library = Library::new(cited, vec![], vec![], &[]);
    let verdict = |text: &str| library.check(text, Language::Fr)[0].verdict.clone();
    let older = Verdict::Doubtful(Doubt::OlderVersion(day(2014, 1, 30).unwrap()));
    assert_eq!((verdict("AUSCGIE (1997)"), verdict("art. 5 AUSCGIE de 1997")), (older.clone(), older));
    assert_eq!((verdict("art. 5 AUSCGIE"), verdict("art. 6 AUSCGIE")), (Verdict::Found, Verdict::Found));
}

#[test]
fn the_acts_that_our_notes_replace_are_doubtful_by_their_year() {
    let fixtures = crate::Fixtures::shipped().unwrap();
    let snapshot = crate::Snapshot::of_fixtures(&fixtures, chrono::DateTime::UNIX_EPOCH);
    let library = crate::citations_of(&snapshot, &fixtures.law_titles);
    for text in ["AUSCGIE (1997)", "AUDCG (1997)", "AUS (1997)", "AUPSRVE (1998)"] {
        let checked = library.check(text, Language::Fr);
        assert!(
            checked.len() == 1 && matches!(checked[0].verdict, Verdict::Doubtful(_)),
            "{text}: {checked:?}"
        );
    }
}

#[test]
fn each_decision_of_a_list_is_one() {
    let read = |text: &str| -> Vec<(String, String, Option<NaiveDate>)> {
        let one = |c: &Citation| match &c.cited {
            Cited::Decision(d) => {
                Some((text[c.start..c.end].to_owned(), d.number.clone().unwrap_or_default(), d.date))
            }
            Cited::Law { .. } => None,
        };
        scan(text).iter().filter_map(one).collect()
    };
    let of = |written: &str, number: &str, date| (written.to_owned(), number.to_owned(), date);
    let (one, two) = (day(2023, 10, 5), day(2022, 3, 2));
    assert_eq!(
        read(
            "Voir les arrêts n° 62/CC du 5 octobre 2023, n° 67/CIV du 2 mars 2022 et 70/CIV de la Cour suprême."
        ),
        [
            of("arrêts n° 62/CC du 5 octobre 2023", "62/CC", one),
            of("n° 67/CIV du 2 mars 2022", "67/CIV", two),
            of("70/CIV de la Cour suprême", "70/CIV", None),
        ]
    );
    assert_eq!(read("Judgments No. 62/CC and 67/CIV").len(), 2);
    // What follows is another thing.
    for text in [
        "l'arrêt n° 62/CC et la loi n° 92/007 du 14 août 1992",
        "l'arrêt n° 62/CC du 5 octobre 2023, 12/2023",
        "l'arrêt n° 62/CC, dossier n° 12",
        "l'arrêt n° 62/CC, et 3 autres",
    ] {
        assert_eq!(read(text).len(), 1, "{text}");
    }
}
