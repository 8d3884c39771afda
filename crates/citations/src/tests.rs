use super::*;
use proptest::prelude::*;

fn group(text: &str, reading: Reading) -> Option<(ArticleGroup, String)> {
    let tokens = Tokens::of(text, reading);
    let mut c = tokens.cursor(0);
    let group = articles(&mut c)?;
    Some((group, text.get(c.end()..).unwrap().trim().to_owned()))
}

/// The articles of a text as they print, and what of it was left.
fn read(text: &str, reading: Reading) -> (String, String) {
    let Some((group, rest)) = group(text, reading) else { return (String::new(), text.to_owned()) };
    let printed: Vec<String> = group.articles.iter().map(|a| a.print("-", "ff.")).collect();
    (printed.join("; "), rest)
}

#[track_caller]
fn both(text: &str, printed: &str, rest: &str) {
    for reading in [Reading::Plain, Reading::Strict] {
        assert_eq!(read(text, reading), (printed.into(), rest.into()), "{text} ({reading:?})");
    }
}

#[test]
fn articles_in_every_spelling() {
    both("article 34 alinéa 2 de la loi", "34 (2)", "de la loi");
    both("Art. 34, al. 2 du Code", "34 (2)", "du Code");
    both("s. 5 (1) (b) of the Code", "5 (1) (b)", "of the Code");
    both("section 34, sub-section 2 of", "34 (2)", "of");
    both("§ 5", "5", "");
    both("art. n° 12", "12", "");
    both("article premier", "1", "");
    both("article unique.", "1", ".");
    both("article 1er", "1", "");
    both("ａｒｔｉｃｌｅ ９９", "99", "");
    both("art. 302-1", "302-1", "");
    both("article L.123-4", "L123-4", "");
    both("article l123-4", "L123-4", "");
    both("art. 045 bis", "45 bis", "");
    both("art. 34A", "34A", "");
    both("art. 34-B", "34-B", "");
    both("article IV", "4", "");
    both("ART. XIV", "14", "");
    both("articles L. 10 et L. 12", "L10; L12", "");
    both("article L 1 du", "L1", "du");
    both("article C 4 du", "C4", "du");
    both("article CIVIL", "", "article CIVIL");
    both("articles de presse", "", "articles de presse");
    both("s 34", "", "s 34");
}

#[test]
fn lists_and_ranges_of_articles() {
    both("articles 30 à 35", "30 - 35", "");
    both("arts 45–47", "45 - 47", "");
    both("art. 302–1", "302-1", "");
    both("articles 1382-1384", "1382 - 1384", "");
    both("de l'article 5 à l'article 10", "", "de l'article 5 à l'article 10");
    both("article 5 à l'article 10 du", "5 - 10", "du");
    both("articles 34à36", "34 - 36", "");
    both("articles 30, 31 et 35-1.", "30; 31; 35-1", ".");
    both("article 34, 35 et 36 du Code du travail", "34; 35; 36", "du Code du travail");
    both("article 34, 35 CPP", "34; 35", "CPP");
    both("sections 34 and 35 may be cited", "34; 35", "may be cited");
    assert_eq!(
        group("articles 30 à 33", Reading::Plain).unwrap().0.articles[0].numbers(),
        ["30", "31", "32", "33"]
    );
    assert_eq!(group("articles 30 à 9000", Reading::Plain).unwrap().0.articles[0].numbers(), ["30", "9000"]);
}

#[test]
fn those_behind_an_article_may_be_meant_too() {
    for text in ["articles 1134 et suivants du", "art. 1134 et s. du", "articles 1134 et suiv. du"] {
        both(text, "1134 ff.", "du");
    }
    both("sections 34 and following of", "34 ff.", "of");
    both("art. 34 et seq. of", "34 ff.", "of");
    both("arts 34 ff. of", "34 ff.", "of");
    both("articles 12, 30 à 35 et suivants du", "12; 30 - 35 ff.", "du");
    both("article 34 al. 2 et suivants", "34 (2) ff.", "");
    // The short word with a number behind it is a section.
    both("art. 34 et s. 35", "34", "et s. 35");
    both("article 34 et suites", "34", "et suites");
    both("article 34 et suivant l'avis du ministre", "34", "et suivant l'avis du ministre");
    both("section 34 and following the hearing", "34", "and following the hearing");
    both("article 34 et s'il", "34", "et s'il");
}

#[test]
fn a_paragraph_may_stand_before_its_article() {
    both("§ 2 de l'article 34 du", "34 (2)", "du");
    both("§ 2 de l’art. 34, al. 3 du", "34 (2) (3)", "du");
    both("alinéa 2 de l'article 34 du", "34 (2)", "du");
    both("alinéas 1 et 2 des articles 34 et 35 du", "34 (1) (2); 35", "du");
    both("subsection (2) of section 34 of", "34 (2)", "of");
    both("paragraph 2 of section 34 of", "34 (2)", "of");
    both("alinéa 2 de la loi", "", "alinéa 2 de la loi");
    both("alinéa 2 du contrat", "", "alinéa 2 du contrat");
    both("§ 5 de la loi", "5", "de la loi");
}

#[test]
fn what_is_counted_is_no_article() {
    both("article 34, 12 salariés", "34", ", 12 salariés");
    both("article 34, 2 ou 3 témoins", "34", ", 2 ou 3 témoins");
    both("articles 34 et 3 mois", "34", "et 3 mois");
    both("articles 34 et 20 000 FCFA", "34", "et 20 000 FCFA");
    both("section 34 and 3 May 2020", "34", "and 3 May 2020");
    both("article 34 (1992)", "34", "(1992)");
}

#[test]
fn paragraphs_are_told_from_articles() {
    both("articles 34, 35 alinéa 1 et 90 du", "34; 35 (1); 90", "du");
    both("article 34 alinéas 1, 2 et 3 du", "34 (1) (2) (3)", "du");
    both("article 34 al. 1 à 3 du", "34 (1) (3)", "du");
    both("article 34 al. 1 et 2 du", "34 (1) (2)", "du");
    both("article 34 (1) et (2)", "34 (1) (2)", "");
    both("art. 34 § 2", "34 (2)", "");
    both("§ 5 et § 6", "5", "et § 6");
}

#[test]
fn the_two_readings_differ_where_one_may_overlook_nothing() {
    let differ = |text: &str, plain: &str, strict: &str| {
        assert_eq!(read(text, Reading::Plain).0, plain, "{text}");
        assert_eq!(read(text, Reading::Strict).0, strict, "{text}");
    };
    differ("Section II", "", "2");
    differ("article 123456", "", "123456");
    differ("article 34a", "34 (a)", "34A");
    differ("article [1] 99", "", "99");
    differ("article ٩٩", "", "٩٩");
    differ("article 34²", "34", "34²");
    differ("article. 34", "", "34");
}

#[test]
fn days_in_every_spelling() {
    let read =
        |text: &str| day(&mut Tokens::of(text, Reading::Plain).cursor(0)).map(|d| (d.year, d.month, d.day));
    for text in [
        "du 14 août 1992",
        "(14 août 1992)",
        ", en date du 14 août 1992",
        "of 14 August 1992",
        "dated the 14th of August, 1992",
        "of August 14, 1992",
        "Aug. 14, 1992",
        "le 14/08/1992",
        "rendue le 14.08.1992",
        "14 août. 1992",
    ] {
        assert_eq!(read(text), Some((1992, 8, 14)), "{text}");
    }
    assert_eq!(read("du 31 février 1992"), Some((1992, 2, 31)));
    assert_eq!(read("du 1er janv. 2020"), Some((2020, 1, 1)));
    for text in ["", "14 août", "32 août 1992", "14/08", "du Code", "14 août 92"] {
        assert_eq!(read(text), None, "{text}");
    }
}

#[test]
fn every_spelling_of_the_table_is_read_as_its_text() {
    for named in NAMES {
        for spelling in named.spellings {
            let text = match spelling.starts_with("c ") {
                true => spelling.replace(' ', ". ") + ".",
                false => (*spelling).to_owned(),
            };
            let tokens = Tokens::of(&text, Reading::Plain);
            let mut c = tokens.cursor(0);
            assert_eq!(name(&mut c).map(|n| n.id), Some(named.id), "{text}");
            assert_eq!(c.end(), text.len(), "{text}");
        }
    }
}

#[test]
fn every_title_of_the_table_is_read_as_its_text() {
    for named in NAMES {
        for title in [named.fr, named.en] {
            let tokens = Tokens::of(title, Reading::Plain);
            let mut c = tokens.cursor(0);
            let read = name(&mut c)
                .or_else(|| uniform_act(&mut c).and_then(|act| act.named))
                .or_else(|| constitution(&mut c));
            assert_eq!(read.map(|n| n.id), Some(named.id), "{title}");
        }
    }
}

#[test]
fn an_id_and_a_spelling_stand_once() {
    let mut ids: Vec<&str> = NAMES.iter().map(|n| n.id).collect();
    let mut spellings: Vec<&str> = NAMES.iter().flat_map(|n| n.spellings).copied().collect();
    let counts = (ids.len(), spellings.len());
    ids.sort_unstable();
    ids.dedup();
    spellings.sort_unstable();
    spellings.dedup();
    assert_eq!((ids.len(), spellings.len()), counts);
    for spelling in spellings {
        assert_eq!(fold(spelling), spelling);
    }
}

fn act(text: &str) -> Option<(Option<&'static str>, Option<Day>, String)> {
    let tokens = Tokens::of(text, Reading::Plain);
    let mut c = tokens.cursor(0);
    let act = uniform_act(&mut c)?;
    Some((act.named.map(|n| n.id), act.day, text.get(c.end()..).unwrap().trim().to_owned()))
}

#[test]
fn uniform_acts_are_told_by_a_word_of_their_title() {
    let told = |text: &str| act(text).map(|(id, ..)| id.unwrap_or("?"));
    assert_eq!(
        told("Acte uniforme (révisé) relatif au droit des sociétés commerciales et du GIE"),
        Some("au-societes")
    );
    assert_eq!(told("l'acte uniforme"), None);
    assert_eq!(told("Acte uniforme relatif au droit des sociétés coopératives"), Some("au-cooperatives"));
    assert_eq!(told("Uniform Act on General Commercial Law"), Some("au-commerce"));
    assert_eq!(told("Uniform Act on Commercial Companies"), Some("au-societes"));
    assert_eq!(told("acte uniforme, sociétés"), Some("?"));
    assert_eq!(told("acte uniforme (loi n° 99/999) sur les sociétés"), Some("?"));
    let (id, day, rest) =
        act("Acte uniforme du 17 avril 1997 portant sur le droit commercial général, art. 5").unwrap();
    assert_eq!((id, day), (Some("au-commerce"), Some(Day { year: 1997, month: 4, day: 17 })));
    assert_eq!(rest, ", art. 5");
    assert_eq!(
        act("Uniform Act on General Commercial Law (15 December 2010)").unwrap().2,
        "(15 December 2010)"
    );
}

#[test]
fn the_constitution_is_told_from_what_is_constituted() {
    let told = |text: &str, reading: Reading| {
        let tokens = Tokens::of(text, reading);
        (0..tokens.len()).any(|at| constitution(&mut tokens.cursor(at)).is_some())
    };
    for text in [
        "la Constitution",
        "notre Constitution prévoit",
        "Constitution de 1996",
        "Constitution of the Republic of Cameroon",
        "la Constitution du pays",
        "Constitution du 18 janvier 1996",
    ] {
        assert!(told(text, Reading::Plain) && told(text, Reading::Strict), "{text}");
    }
    for text in
        ["la constitution de la société", "Constitution de partie civile", "Constitution du dossier :"]
    {
        assert!(!told(text, Reading::Plain) && !told(text, Reading::Strict), "{text}");
    }
    let other = "la Constitution de l’Empire";
    assert!(!told(other, Reading::Plain) && told(other, Reading::Strict));
}

#[test]
fn kinds_of_texts() {
    let kind = |text: &str, reading| text_kind(&mut Tokens::of(text, reading).cursor(0));
    for (text, told) in [
        ("loi-cadre n° 1", TextKind::Law),
        ("framework law", TextKind::Law),
        ("arrêté ministériel", TextKind::Order),
        ("Decree No. 1", TextKind::Decree),
        ("Règlement n° 02/15/CEMAC", TextKind::Regulation),
        ("Act No. 92/007", TextKind::Law),
    ] {
        assert_eq!(kind(text, Reading::Plain), Some(told), "{text}");
        assert_eq!(kind(text, Reading::Strict), Some(told), "{text}");
    }
    assert_eq!(kind("act of 5 May 2020", Reading::Plain), None);
    assert_eq!(kind("act of 5 May 2020", Reading::Strict), Some(TextKind::Law));
    assert_eq!(kind("framework agreement", Reading::Strict), None);
    let decision = |text: &str| decision_kind(&mut Tokens::of(text, Reading::Plain).cursor(0));
    assert_eq!(decision("Arrêts"), Some(DecisionKind::Arret));
    assert_eq!(decision("ordonnance"), None);
}

#[test]
fn marks_are_looked_past_in_a_strict_reading_alone() {
    let kinds = |reading| Tokens::of("a [1, 2] b", reading).between(0, usize::MAX).count();
    assert_eq!((kinds(Reading::Strict), kinds(Reading::Plain)), (2, 7));
    assert!(is_mark("1, 2") && !is_mark("") && !is_mark("a") && !is_mark(","));
}

/// Pieces that citations are made of, in any order.
fn pieces() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "article ",
        "art. ",
        "Articles ",
        "section ",
        "s. ",
        "§",
        "34",
        "302-1",
        "L.123-4",
        "34a",
        " al. ",
        "alinéas ",
        "(2)",
        " à ",
        " et ",
        ", ",
        "; ",
        "n°",
        "No. ",
        "№",
        "loi ",
        "Loi-cadre ",
        "décret ",
        "arrêt ",
        "act ",
        "92/007",
        "62/CC",
        " du ",
        "14 août 1992",
        "5/10/2023",
        "31 février 2020",
        "Code du travail",
        "AUSCGIE",
        "AUS",
        "Acte uniforme ",
        "sûretés",
        " CPP",
        " de la ",
        "même Code",
        "(",
        ")",
        "[1]",
        "[9]",
        "’",
        "é",
        "\u{301}",
        "\u{200b}",
        "**",
        "🙂",
        "\n",
        "\u{0}",
        "bis",
        "1er",
        "premier",
        "IV",
        " et suivants",
        " et s. ",
        " ff.",
        "§ 2 de l’",
        " Constitution ",
        "C. civ.",
        "–",
        "—",
        "-",
        "/",
        ".",
        "99999999999999999999",
        "²",
        "٣",
        "９",
        "𝟗",
        "ª",
        "ﬁ",
    ]);
    prop::collection::vec(words, 0..24).prop_map(|w| w.concat())
}

/// A reader of the grammar, by its name.
type Reader = (&'static str, fn(&mut Cursor) -> bool);

fn readers() -> [Reader; 12] {
    [
        ("articles", |c| articles(c).is_some()),
        ("day", |c| day(c).is_some()),
        ("year", |c| year(c).is_some()),
        ("bare_year", |c| bare_year(c).is_some()),
        ("text_kind", |c| text_kind(c).is_some()),
        ("decision_kind", |c| decision_kind(c).is_some()),
        ("law_number", |c| law_number(c, true).is_some()),
        ("name", |c| name(c).is_some()),
        ("acronym", |c| acronym(c, true).is_some()),
        ("uniform_act", |c| uniform_act(c).is_some()),
        ("constitution", |c| constitution(c).is_some()),
        ("number_sign", |c| c.number_sign()),
    ]
}

fn any_text() -> impl Strategy<Value = String> {
    prop_oneof![4 => pieces(), 1 => "\\PC{0,200}", 1 => any::<String>()]
}

fn any_reading() -> impl Strategy<Value = Reading> {
    prop_oneof![Just(Reading::Strict), Just(Reading::Plain)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(800))]

    #[test]
    fn tokens_stand_in_their_order_between_characters(text in any_text(), reading in any_reading()) {
        let tokens = Tokens::of(&text, reading);
        let mut last = 0;
        for at in 0..tokens.len() {
            let token = tokens.get(at).unwrap();
            prop_assert!(last <= token.start && token.start < token.end && token.end <= text.len());
            prop_assert!(text.is_char_boundary(token.start) && text.is_char_boundary(token.end));
            prop_assert!(!token.plain.is_empty());
            last = token.end;
        }
    }

    #[test]
    fn a_reader_that_finds_goes_forward_and_one_that_does_not_stays(text in any_text(), reading in any_reading()) {
        let tokens = Tokens::of(&text, reading);
        for at in 0..tokens.len() {
            for (name, read) in readers() {
                let mut c = tokens.cursor(at);
                if read(&mut c) {
                    prop_assert!(c.at > at && c.at <= tokens.len(), "{name}");
                    prop_assert!(text.is_char_boundary(c.end()), "{name}");
                } else {
                    prop_assert_eq!(c.at, at, "{}", name);
                }
            }
        }
    }

    #[test]
    fn articles_read_from_their_normal_form_are_the_same(text in pieces(), reading in any_reading()) {
        let tokens = Tokens::of(&text, reading);
        for at in 0..tokens.len() {
            let Some(found) = articles(&mut tokens.cursor(at)) else { continue };
            let word = if found.are_sections { "sections" } else { "articles" };
            let printed: Vec<String> = found.articles.iter().map(|a| a.print("à", "et suivants")).collect();
            let normal = format!("{word} {}", printed.join(", "));
            let (again, rest) = group(&normal, reading).unwrap();
            prop_assert_eq!(&again, &found, "{}", &normal);
            prop_assert_eq!(rest, "", "{}", normal);
        }
    }

    #[test]
    fn a_number_read_from_its_normal_form_is_the_same(text in pieces(), reading in any_reading()) {
        let tokens = Tokens::of(&text, reading);
        for at in 0..tokens.len() {
            let Some(found) = law_number(&mut tokens.cursor(at), true) else { continue };
            for form in [found.to_string(), found.written.clone()] {
                let again = law_number(&mut Tokens::of(&form, reading).cursor(0), true);
                prop_assert_eq!(again.as_ref(), Some(&found), "{}", form);
            }
        }
    }
}
