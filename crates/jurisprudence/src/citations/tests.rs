use super::*;
use crate::domain::{Bilingual, Language};
use chrono::NaiveDate;
use proptest::prelude::*;

fn holding(kind: HoldingKind, key: &str) -> Holding {
    Holding { kind, key: key.into(), label: Bilingual { fr: key.into(), en: key.into() }, url: None }
}

fn entry(citation: &str, key: &str) -> KnownEntry {
    KnownEntry { citation: citation.into(), holding: holding(HoldingKind::Note, key), flaw: None }
}

fn day(y: i32, m: u32, d: u32) -> NaiveDate {
    NaiveDate::from_ymd_opt(y, m, d).unwrap()
}

fn decision(number: &str, date: NaiveDate) -> KnownDecision {
    KnownDecision {
        jurisdiction: "Cour suprême, chambre judiciaire, section civile".into(),
        number: number.into(),
        date,
        holding: holding(HoldingKind::Case, number),
    }
}

pub(super) fn library() -> Library {
    let entries = vec![
        entry("Code du travail (loi n° 92/007 du 14 août 1992), art. 34", "preavis"),
        entry("Code du travail (loi n° 92/007 du 14 août 1992), art. 35", "indemnite"),
        entry("Code du travail (loi n° 92/007 du 14 août 1992), art. 36", "preavis"),
        entry("Code de procédure pénale (loi n° 2005/007 du 27 juillet 2005), art. 119", "garde-a-vue"),
        entry("Code de procédure pénale (loi n° 2005/007 du 27 juillet 2005), art. 229", "instruction"),
        entry("Code pénal (loi n° 2016/007 du 12 juillet 2016), art. 277", "blessures"),
        entry("Loi n° 2019/020 du 24 décembre 2019 (modifiant le Code pénal), art. 1", "modification"),
        entry("Loi n° 2006/015 du 29 décembre 2006 (organisation judiciaire), art. 7", "tribunaux"),
        entry("Loi n° 2006/015 du 29 décembre 2006, art. 18", "tribunaux"),
        entry("Loi n° 2006/022 du 29 décembre 2006 (tribunaux administratifs), art. 17 (3) a", "recours"),
        entry("Décret n° 95/677/PM du 18 décembre 1995 (dérogations), art. 2", "duree"),
        entry("Arrêté n° 015/MTPS/SG/CJ du 26 mai 1993 (préavis), art. 1", "preavis"),
        entry("Arrêté n° 017/MTPS/SG/CJ du 26 mai 1993 (engagement à l'essai)", "essai"),
        entry("AUSCGIE (30 janvier 2014), art. 309", "sarl"),
        entry("AUPSRVE (10 avril 1998), art. 248", "saisie"),
        entry("AUPSRVE (17 octobre 2023), art. 2", "injonction"),
        entry("Acte uniforme portant organisation des sûretés, art. 200", "suretes"),
        entry("AUS (15 décembre 2010), art. 4", "caution"),
        entry("Code civil (applicable au Cameroun), art. 1382", "dommage"),
        entry(
            "Constitution (loi n° 96/06 du 18 janvier 1996, modifiée par la loi n° 2008/001 du 14 avril 2008), art. 2",
            "droits",
        ),
        entry(
            "Constitution (loi n° 96/06 du 18 janvier 1996, modifiée par la loi n° 2008/001 du 14 avril 2008), préambule",
            "droits",
        ),
        KnownEntry {
            flaw: Some(Flaw::Repealed),
            ..entry("Ordonnance n° 81/002 du 29 juin 1981, art. 70", "dot")
        },
    ];
    let decisions = vec![
        decision("67/CIV", day(2023, 10, 5)),
        decision("68/CIV", day(2023, 10, 5)),
        decision("522/EP", day(2023, 9, 14)),
        decision("12/CIV", day(2020, 1, 9)),
        decision("12/CIV", day(2021, 1, 7)),
    ];
    Library::new(entries, vec![], decisions, &crate::Fixtures::shipped().unwrap().law_titles)
}

fn normals(text: &str) -> Vec<String> {
    library().check(text, Language::Fr).into_iter().map(|c| c.normal).collect()
}

fn verdict(text: &str) -> Verdict {
    let mut checked = library().check(text, Language::Fr);
    assert_eq!(checked.len(), 1, "{text}: {checked:?}");
    checked.remove(0).verdict
}

#[test]
fn every_way_of_citing_an_article_has_one_normal_form() {
    let travail = "Code du travail (loi n° 92/007 du 14 août 1992), art. 34 (2)";
    for text in [
        "article 34 alinéa 2 de la loi n°92/007 du 14 août 1992 portant Code du travail",
        "l’article 34 (2) du Code du travail",
        "Art. 34, al. 2 de la loi N° 92-007 du 14/08/1992",
        "Code du travail, article 34 alinéa 2",
        "section 34(2) of the Labour Code",
        "s. 34 (2) of Law No. 92/7 of 14 August 1992",
        "Section 34, subsection 2 of the Labour Code (Law No. 92/007 of 14 August 1992)",
        "art. 34 al. 2 C. trav.",
        "Law No. 92/007 of August 14, 1992 to institute the Labour Code, section 34 (2)",
    ] {
        assert_eq!(normals(text), [travail], "{text}");
    }
    for (text, normal) in [
        ("art. 229 CPP", "Code de procédure pénale (loi n° 2005/007 du 27 juillet 2005), art. 229"),
        ("section 229 CPC", "Code de procédure pénale (loi n° 2005/007 du 27 juillet 2005), art. 229"),
        ("section 277 of the Penal Code", "Code pénal (loi n° 2016/007 du 12 juillet 2016), art. 277"),
        ("art. 309 AUSCGIE", "AUSCGIE (30 janvier 2014), art. 309"),
        (
            "l’article 309 de l’Acte uniforme révisé relatif au droit des sociétés commerciales et du GIE",
            "AUSCGIE (30 janvier 2014), art. 309",
        ),
        ("l'article 1382 du Code civil", "Code civil (applicable au Cameroun), art. 1382"),
        (
            "article 2 de la Constitution",
            "Constitution (loi n° 96/06 du 18 janvier 1996, modifiée par la loi n° 2008/001 du 14 avril 2008), art. 2",
        ),
        ("l'arrêt n°67/CIV du 5 octobre 2023", "Cour suprême, 5 octobre 2023, n° 67/CIV"),
        (
            "Cour suprême, section civile, 5 octobre 2023, n° 67/CIV",
            "Cour suprême, 5 octobre 2023, n° 67/CIV",
        ),
        (
            "Judgment No. 67/CIV of 5 October 2023 of the Supreme Court",
            "Cour suprême, 5 octobre 2023, n° 67/CIV",
        ),
    ] {
        assert_eq!(normals(text), [normal], "{text}");
        assert_eq!(verdict(text), Verdict::Found, "{text}");
    }
}

#[test]
fn english_readers_get_english_forms() {
    let checked = |text: &str| library().check(text, Language::En).remove(0);
    let english = |text: &str| checked(text).normal;
    let doubt = Doubt::OtherDate(vec!["Labour Code (Law No. 92/007 of 14 August 1992)".to_owned()]);
    assert_eq!(checked("loi n° 92/007 du 15 août 1992").verdict, Verdict::Doubtful(doubt));
    assert_eq!(
        english("art. 34 et 35 du Code du travail"),
        "Labour Code (Law No. 92/007 of 14 August 1992), ss. 34 and 35"
    );
    assert_eq!(
        english("art. 309 AUSCGIE"),
        "Uniform Act on Commercial Companies and Economic Interest Groups (30 January 2014), art. 309"
    );
    assert_eq!(english("arrêt n° 67/CIV du 5 octobre 2023"), "Supreme Court, 5 October 2023, No. 67/CIV");
    assert_eq!(english("loi n° 1999/001 du 1er juin 1999"), "Law No. 1999/001 of 1 June 1999");
}

#[test]
fn lists_and_ranges_are_one_citation_of_several_articles() {
    let checked = library().check("les articles 34 à 36 du Code du travail", Language::Fr).remove(0);
    assert_eq!(checked.normal, "Code du travail (loi n° 92/007 du 14 août 1992), art. 34 à 36");
    assert_eq!(checked.articles.iter().map(|a| a.number.as_str()).collect::<Vec<_>>(), ["34", "35", "36"]);
    assert_eq!(checked.verdict, Verdict::Found);
    let checked =
        library().check("articles 34, 35 alinéa 1 et 90 du Code du travail", Language::Fr).remove(0);
    assert_eq!(checked.verdict, Verdict::Doubtful(Doubt::ArticleUnknown));
    let known: Vec<_> = checked.articles.iter().map(|a| (a.number.as_str(), a.is_known)).collect();
    assert_eq!(known, [("34", true), ("35", true), ("90", false)]);
    assert_eq!(normals("il a 3 enfants, l'article 34 et 3 mois plus tard du Code du travail").len(), 2);
}

#[test]
fn what_should_be_looked_at_again_says_why() {
    let doubt = |text: &str| match verdict(text) {
        Verdict::Doubtful(doubt) => doubt,
        other => panic!("{text}: {other:?}"),
    };
    let travail = || vec!["Code du travail (loi n° 92/007 du 14 août 1992)".to_owned()];
    assert_eq!(doubt("l'article 999 du Code du travail"), Doubt::ArticleUnknown);
    assert_eq!(doubt("loi n° 92/007 du 15 août 1992"), Doubt::OtherDate(travail()));
    assert_eq!(doubt("loi n° 92/077 du 14 août 1992"), Doubt::OtherNumber(travail()));
    assert_eq!(doubt("loi du 14 août 1992"), Doubt::NoNumber(travail()));
    assert!(matches!(doubt("la loi du 29 décembre 2006"), Doubt::NoNumber(two) if two.len() == 2));
    assert!(matches!(doubt("Code du travail (loi n° 2016/007 du 12 juillet 2016)"), Doubt::NameAndNumber(_)));
    assert_eq!(doubt("article 248 de l'AUPSRVE"), Doubt::OnlyInOlderVersion(day(1998, 4, 10)));
    assert_eq!(doubt("article 248 AUPSRVE (10 avril 1998)"), Doubt::OlderVersion(day(2023, 10, 17)));
    assert_eq!(doubt("l'article 70 de l'ordonnance n° 81/002 du 29 juin 1981"), Doubt::Repealed);
    assert_eq!(doubt("l'article 34"), Doubt::NoText);
    assert!(matches!(doubt("arrêt n° 12/CIV"), Doubt::NoDate(two) if two.len() == 2));
    assert!(matches!(doubt("arrêt n° 67/CIV du 6 octobre 2023"), Doubt::OtherDate(one) if one.len() == 1));
    assert!(matches!(doubt("arrêt n° 62/CC du 5 octobre 2023"), Doubt::OtherNumber(two) if two.len() == 2));
    assert!(matches!(doubt("arrêt du 14 septembre 2023"), Doubt::NoNumber(one) if one.len() == 1));
}

#[test]
fn what_nobody_here_knows_is_not_found() {
    for text in [
        "loi n° 2099/123 du 1er avril 2099",
        "l'article 12 du Code minier de 1804, loi n° 1/1",
        "arrêt n° 62/CC du 1er janvier 1901",
        "arrêt n° 67/CIV du 5 octobre 2023 de la Cour d'appel du Littoral, n° 67/CIV",
        "article 3 du Code de la nationalité",
    ] {
        let checked = library().check(text, Language::Fr);
        assert!(checked.iter().any(|c| c.verdict != Verdict::Found), "{text}: {checked:?}");
    }
    assert_eq!(verdict("loi n° 2099/123 du 1er avril 2099"), Verdict::NotFound);
    assert_eq!(verdict("article 3 du Code de la nationalité"), Verdict::NotFound);
}

#[test]
fn a_text_named_before_is_meant_by_the_same_code() {
    let text = "Selon l'article 34 du Code du travail et l'article 35 du même Code, puis l'article 36.";
    let checked = library().check(text, Language::Fr);
    assert_eq!(
        checked.iter().map(|c| c.verdict.clone()).collect::<Vec<_>>(),
        [Verdict::Found, Verdict::Found, Verdict::Doubtful(Doubt::Assumed),]
    );
    assert!(checked.iter().all(|c| c.normal.starts_with("Code du travail")));
}

#[test]
fn articles_that_are_joined_are_of_the_text_behind_the_last() {
    let text =
        "l'article 34 et l'article 35 du Code du travail, l'article 277 et l'article 278 du Code pénal";
    let checked = library().check(text, Language::Fr);
    let verdicts: Vec<_> = checked.iter().map(|c| c.verdict.clone()).collect();
    let unknown = Verdict::Doubtful(Doubt::ArticleUnknown);
    assert_eq!(verdicts, [Verdict::Found, Verdict::Found, Verdict::Found, unknown]);
    let first = library().check("Code du travail, article 34 et l'article 277 du Code pénal", Language::Fr);
    assert!(first.iter().all(|c| c.verdict == Verdict::Found), "{first:?}");
}

#[test]
fn a_text_is_one_however_its_number_is_written() {
    for text in [
        "décret n° 95/677 du 18 décembre 1995",
        "Décret n°95/677/PM du 18 décembre 1995",
        "arrêté n° 015 du 26 mai 1993",
        "arrêté ministériel n° 015/MTPS/SG/CJ du 26 mai 1993",
        "Order No. 017/MTPS/SG/CJ of 26 May 1993",
        "loi n° 2006/15 du 29 décembre 2006, article 18",
        "arrêté n° 15/mtps/sg/cj du 26 mai 1993",
        "Law No. 2006/015 of 29 December 2006, section 7",
    ] {
        assert_eq!(verdict(text), Verdict::Found, "{text}");
    }
}

#[test]
fn words_that_only_look_like_citations_are_left_alone() {
    for text in [
        "",
        "Les articles de sport sont en solde.",
        "Il a été arrêté le 5 octobre 2023 par la police.",
        "Section Civile",
        "Le tribunal a rendu sa décision.",
        "La constitution de la société date de 2014.",
        "An order was placed. The law is the law.",
        "code 1234, CC, PC et CP",
        "C'est la loi. 12 personnes sont venues. Voir cet article. 34 personnes sont venues.",
        "SECTION II – DU BAIL",
        "by an act of 5 May 2020, la loi COVID-19",
        "la Cour suprême siège à Yaoundé",
    ] {
        assert_eq!(scan(text), [], "{text}");
    }
}

#[test]
fn citations_of_a_long_text_stand_where_they_are_written() {
    let text = "Attendu que l’article 34 al. 2 du Code du travail (loi n° 92/007 du 14 août 1992) et \
                l’arrêt n° 67/CIV du 5 octobre 2023 de la Cour suprême ; vu s. 277 of the Penal Code; vu les articles 2 et 4 AUS.";
    let found: Vec<&str> = scan(text).iter().map(|c| &text[c.start..c.end]).collect();
    assert_eq!(
        found,
        [
            "article 34 al. 2 du Code du travail (loi n° 92/007 du 14 août 1992)",
            "arrêt n° 67/CIV du 5 octobre 2023 de la Cour suprême",
            "s. 277 of the Penal Code",
            "articles 2 et 4 AUS",
        ]
    );
}

#[test]
fn what_our_own_texts_cite_is_read_and_found() {
    let shipped = crate::Fixtures::shipped().unwrap();
    let cited: Vec<&String> = shipped
        .notes
        .iter()
        .flat_map(|(_, n)| &n.articles)
        .chain(shipped.cases.iter().flat_map(|(_, c)| &c.relevant_articles))
        .collect();
    let entries = cited.iter().map(|c| entry(c, "x")).collect();
    let library = Library::new(entries, vec![], vec![], &shipped.law_titles);
    // An annex of a treaty, a ministry's press release and an English act are no law of the country with its articles.
    let is_article = |c: &&&String| !["annexe ", "Communiqué", "Matrimonial"].iter().any(|w| c.contains(w));
    let articles = cited.iter().filter(is_article);
    let unread: Vec<_> = articles
        .filter(|c| {
            let checked = library.check(c, Language::Fr);
            let first = checked.first().map(|c| &c.verdict);
            !matches!(
                first,
                Some(
                    Verdict::Found | Verdict::Doubtful(Doubt::OlderVersion(_) | Doubt::OnlyInOlderVersion(_))
                )
            )
        })
        .collect();
    assert!(unread.is_empty(), "{} of {}: {unread:#?}", unread.len(), cited.len());
}

pub(super) fn law(title: &str, key: &str, is_repealed: bool, articles: &[&str]) -> KnownLaw {
    let place = |key: String| holding(HoldingKind::Article, &key);
    let article = |number: &&str| KnownArticle {
        number: (*number).to_owned(),
        holding: place(format!("{key}/{number}")),
        flaw: is_repealed.then_some(Flaw::Repealed),
    };
    KnownLaw {
        title: title.to_owned(),
        holding: place(key.to_owned()),
        flaw: is_repealed.then_some(Flaw::Repealed),
        articles: articles.iter().map(article).collect(),
    }
}

/// Laws as their sources are titled, in both languages, beside a note on the Labour Code and one on commercial leases.
fn with_laws() -> Library {
    let entries = vec![
        entry("Code du travail (loi n° 92/007 du 14 août 1992), art. 34", "preavis"),
        entry("AUDCG (15 décembre 2010), art. 101", "bail-commercial"),
    ];
    let laws = vec![
        law("Labour Code – Law No. 92/007 of 14 August 1992", "code-travail", false, &["1", "34", "35"]),
        law("Electoral Code – Law No. 2012/001 of 19 April 2012", "code-electoral", false, &["1", "299"]),
        law(
            "Constitution de la République du Cameroun (loi n°96/06 du 18 janvier 1996, modifiée et complétée par la loi n°2008/001 du 14 avril 2008)",
            "constitution",
            false,
            &["1", "66"],
        ),
        law(
            "Law No. 2008/001 of 14 April 2008 amending the Constitution",
            "revision-2008",
            false,
            &["1", "2"],
        ),
        law(
            "Loi n°97/012 du 10 janvier 1997 fixant les conditions d'entrée, de séjour et de sortie des étrangers au Cameroun",
            "etrangers",
            false,
            &["1", "45 bis"],
        ),
        law(
            "OHADA – Acte uniforme révisé relatif au droit des sociétés commerciales et du GIE, 30 janvier 2014",
            "auscgie",
            false,
            &["2-1", "913"],
        ),
        law(
            "OHADA – Acte uniforme relatif au droit commercial général, 17 avril 1997",
            "audcg-1997",
            true,
            &["101", "289"],
        ),
        law(
            "Traité relatif à l'harmonisation du droit des affaires en Afrique, Port-Louis, 17 octobre 1993",
            "traite",
            false,
            &["14"],
        ),
        law("Règlement de procédure de la CCJA, 18 avril 1996", "procedure-ccja", false, &["28"]),
    ];
    Library::new(entries, laws, vec![], &crate::Fixtures::shipped().unwrap().law_titles)
}

#[test]
fn articles_of_the_laws_are_found_beside_who_explains_them() {
    let library = with_laws();
    for (text, normal, places) in [
        (
            "art. 34 du Code du travail",
            "Code du travail (loi n° 92/007 du 14 août 1992), art. 34",
            &["code-travail/34", "preavis"][..],
        ),
        (
            "section 35 of the Labour Code",
            "Labour Code (Law No. 92/007 of 14 August 1992), s. 35",
            &["code-travail/35"],
        ),
        (
            "article 299 du Code électoral",
            "Code électoral (loi n° 2012/001 du 19 avril 2012), art. 299",
            &["code-electoral/299"],
        ),
        ("article 66 de la Constitution", "", &["constitution/66"]),
        ("loi 97/012, art. 45 bis", "Loi n° 97/012 du 10 janvier 1997, art. 45 bis", &["etrangers/45 bis"]),
        ("loi n° 97/012 du 10 janvier 1997", "Loi n° 97/012 du 10 janvier 1997", &["etrangers"]),
        ("art. 913 AUSCGIE", "", &["auscgie/913"]),
        ("article 14 du Traité OHADA", "", &["traite/14"]),
        ("article 28 du Règlement de procédure de la CCJA", "", &["procedure-ccja/28"]),
        ("art. 2 de la loi n° 2008/001 du 14 avril 2008", "", &["revision-2008/2"]),
    ] {
        let language = if text.contains("section") { Language::En } else { Language::Fr };
        let checked = library.check(text, language);
        let [one] = checked.as_slice() else { panic!("{text}: {checked:#?}") };
        assert_eq!(one.verdict, Verdict::Found, "{text}: {one:#?}");
        let keys: Vec<&str> = one.holdings.iter().map(|h| h.key.as_str()).collect();
        assert_eq!(keys, places, "{text}");
        assert!(normal.is_empty() || one.normal == normal, "{text}: {}", one.normal);
    }
    let unknown = library.check("art. 300 du Code électoral", Language::Fr);
    assert_eq!(unknown[0].verdict, Verdict::Doubtful(Doubt::ArticleUnknown));
}

#[test]
fn what_was_replaced_is_never_found_as_law_in_force() {
    let library = with_laws();
    let verdict = |text: &str| library.check(text, Language::Fr)[0].verdict.clone();
    assert_eq!(verdict("art. 101 AUDCG"), Verdict::Found);
    let older = verdict("art. 101 de l’Acte uniforme relatif au droit commercial général du 17 avril 1997");
    assert!(matches!(older, Verdict::Doubtful(Doubt::OlderVersion(_) | Doubt::Repealed)), "{older:?}");
    let only_older = verdict("art. 289 AUDCG");
    assert!(matches!(only_older, Verdict::Doubtful(Doubt::OnlyInOlderVersion(_))), "{only_older:?}");
}

/// Pieces that citations are made of, in any order.
fn pieces() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "article ",
        "art. ",
        "articles ",
        "section ",
        "s. ",
        "§",
        "34",
        "302-1",
        " al. ",
        "(2)",
        " à ",
        " et ",
        ", ",
        "n°",
        "No. ",
        "loi ",
        "Loi-cadre ",
        "décret ",
        "arrêt ",
        "arrêté ",
        "92/007",
        "62/CC",
        " du ",
        "14 août 1992",
        "5/10/2023",
        "Code du travail",
        "AUSCGIE",
        "Acte uniforme ",
        "sûretés",
        "Cour suprême",
        " CPP",
        " de la ",
        "même Code",
        "(",
        ")",
        "’",
        "é",
        "\u{301}",
        "🙂",
        "\n",
        "\u{0}",
        "bis",
        "1er",
        "premier",
        " Constitution ",
        "Cass. civ., ",
        "CCJA, 1re ch., ",
        "C.S., ",
        "TGI Mfoundi",
        "jugement civil ",
        "67 CIV",
        " et suivants",
        "§ 2 de l’",
        "CPP, ",
        "C. civ.",
        "99999999999999999999",
    ]);
    prop::collection::vec(words, 0..24).prop_map(|w| w.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]
    #[test]
    fn any_text_is_read_and_every_place_is_right(text in prop_oneof![pieces(), "\\PC{0,200}", any::<String>()]) {
        let mut last = 0;
        for citation in scan(&text) {
            prop_assert!(last <= citation.start && citation.start < citation.end && citation.end <= text.len());
            prop_assert!(text.is_char_boundary(citation.start) && text.is_char_boundary(citation.end));
            last = citation.end;
        }
    }

    #[test]
    fn checking_says_the_same_of_what_it_found_alone(text in pieces()) {
        let library = Library::new(vec![entry("Code du travail (loi n° 92/007 du 14 août 1992), art. 34", "x")], vec![], vec![], &[]);
        for checked in library.check(&text, Language::Fr) {
            prop_assert!(!checked.normal.is_empty());
            let is_found = checked.verdict == Verdict::Found;
            prop_assert!(!is_found || !checked.holdings.is_empty() );
        }
    }
}
