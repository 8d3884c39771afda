use super::*;
use crate::domain::{Confidence, PassageKind};
use proptest::prelude::*;

pub(super) fn passage(key: &str, text: &str, articles: &[&str]) -> Passage {
    Passage {
        kind: PassageKind::Note,
        key: key.into(),
        title: "Titre".into(),
        text: text.into(),
        language: Language::Fr,
        articles: articles.iter().map(|a| (*a).to_owned()).collect(),
        source: None,
        url: None,
        confidence: Some(Confidence::High),
        caution: None,
        next_step: None,
        direct: None,
        also: None,
        as_of: None,
        verified_by_lawyer: false,
        domain: "travail".into(),
    }
}

fn gate() -> Gate {
    Gate::new(&[
        passage(
            "travail",
            "Le préavis est dû (article 34). L'employeur prouve son motif (article 39).",
            &[
                "Code du travail (loi n° 92/007 du 14 août 1992), art. 34",
                "Code du travail (loi n° 92/007 du 14 août 1992), art. 36 à 39",
            ],
        ),
        passage(
            "penal",
            "Une peine (article 302-1 du Code pénal). Voir l'arrêt n° 62/CC du 3 mars 2020 et l'ordonnance n° 74-1 du 6 juillet 1974.",
            &[
                "Code pénal (loi n° 2016/007 du 12 juillet 2016), art. 302-1",
                "AUSCGIE (30 janvier 2014), art. 853-5",
            ],
        ),
    ])
}

#[track_caller]
fn kept(text: &str) {
    let gated = gate().check(text);
    assert_eq!(gated.text, text, "removed {:?}", gated.removed);
    assert!(gated.removed.is_empty());
}

#[track_caller]
fn gone(text: &str) {
    let sentence = format!("Avant. {text} Après.");
    let gated = gate().check(&sentence);
    assert_eq!(gated.text, "Avant. Après.", "removed {:?}", gated.removed);
    assert!(!gated.removed.is_empty());
}

#[test]
fn citations_of_the_passages_stay_in_every_spelling() {
    kept("L'article 34 du Code du travail s'applique [1].");
    kept("Art. 34 al. 2 de la loi n°92/007 : le préavis.");
    kept("Selon la loi n° 92-007 du 14 août 1992, article 34.");
    kept("Under section 34 of the Labour Code, notice is due.");
    kept("Sections 34 and 36 of Law No. 92/7 of 14 August 1992 apply.");
    kept("Les articles 36, 37 et 39 du code du travail. Les articles 36 à 39 aussi.");
    kept("Article 302-1 du Code pénal. Section 302-1 of the Penal Code.");
    kept("Voir l'arrêt n° 62/CC et l'ordonnance n° 74-1 du 6 juillet 1974.");
    kept(
        "Article 853-5 of the AUSCGIE; l'acte uniforme relatif au droit des sociétés commerciales, article 853-5.",
    );
    kept("Article 853-5 of the Uniform Act on Commercial Companies and Economic Interest Groups.");
    kept("L'article 34 (2) prévoit 3 mois. The 1992 Law applies.");
    kept("Les articles 36–39 du Code du travail. L'article 34, 36 et 37 du Code du travail.");
    kept("Art. 34 CT : le préavis. L'arrêt n° 62/cc rendu le 3 mars 2020.");
    kept("Sections 34 and 36 may apply.");
    kept(
        "Comptez 34 jours, 20 000 FCFA, et 2 mois. Il y a 12 articles de presse, une section civile, un article sur le sol.",
    );
}

#[test]
fn citations_of_no_passage_go() {
    gone("L'article 99 prévoit une peine.");
    gone("Voir art. 99.");
    gone("Voir les articles 34 et 99 du Code du travail.");
    gone("Selon l'article 34 du Code pénal, il est puni.");
    gone("L'article 34 et l'article 302-1 du Code pénal le punissent.");
    gone("Le Code pénal punit ce fait à l'article 34.");
    gone("Section 34 of the Penal Code applies.");
    gone("L'article 302-1 du Code du travail vaut.");
    gone("La loi n° 2011/012 le dit.");
    gone("Law No. 92/8 says so.");
    gone("La loi n° 92/007 du 3 mars 1950 le dit.");
    gone("Le décret n° 92/007 le dit.");
    gone("L'arrêt n° 63/CC le juge.");
    gone("L'article L.123-4 le dit.");
    gone("L’ＡＲＴＩＣＬＥ ９９ le dit.");
    gone("L'art\u{200b}icle **99** le dit.");
    gone("L'аrticle 99 le dit.");
    gone("Article 5 of the OHADA Treaty applies.");
    gone("L'AUDCG le prévoit.");
    gone("Le Code électoral le prévoit.");
    gone("Article IV le prévoit.");
    gone("Voir § 12.");
    gone("L'article [1] 99 le dit.");
    gone("L'article 34, 36 et 99 du Code du travail le dit.");
    gone("L'article 34 alinéa 1 et 99 du Code du travail le dit.");
    gone("Les articles 34–99 du Code du travail le disent.");
    gone("Sections 34 and 99 may apply.");
    gone("L'article 34 CPP le dit.");
    gone("La loi n° 92/007 du 31 février 1992 le dit.");
    gone("L'arrêt n° 62/CC rendu le 4 mars 2020 le juge.");
    gone("L'acte uniforme du 17 avril 1997 sur les sociétés le dit.");
}

#[test]
fn an_unfounded_reference_in_brackets_goes_alone() {
    let gated = gate().check("Le préavis est dû (article 99). L'employeur prouve (article 39).");
    assert_eq!(gated.text, "Le préavis est dû. L'employeur prouve (article 39).");
    assert_eq!(gated.removed, ["art. 99"]);
}

#[test]
fn marks_beyond_the_sources_go() {
    assert_eq!(gate().check("Un [1], deux [3] et [1, 7]. Trois [0]!").text, "Un [1], deux et [1]. Trois!");
}

#[test]
fn lists_keep_their_shape() {
    let text = "Voici :\n\n- L'article 99 dit. Le motif compte.\n- Article 98.\n- Bon.\n\nFin.";
    assert_eq!(gate().check(text).text, "Voici :\n\n- Le motif compte.\n- Bon.\n\nFin.");
}

#[test]
fn the_stream_shows_nothing_before_it_is_checked() {
    let mut stream = StreamGate::new(gate());
    assert_eq!(stream.push("Le préavis est dû (arti"), "");
    assert_eq!(stream.push("cle 34). L'article 9"), "Le préavis est dû (article 34). ");
    assert_eq!(stream.push("9 dit. "), "");
    assert_eq!(stream.push("Fin"), "");
    assert_eq!(stream.finish(), ("Fin".into(), vec!["art. 99".into()]));
}

#[test]
fn what_is_taken_out_brings_nothing_together() {
    for text in [
        "article \n2. [9], article ",
        "article \n2. Constitution Law No. 11/12!\nIV",
        "article\n\nVoir art. 98.\n\n34 et 99",
        "L'article\n- Voir art. 98. 99 est bon",
        "art (section 98). 99 est",
    ] {
        let once = gate().check(text).text;
        assert!(gate().unfounded(&once).is_empty(), "{text:?} → {once:?}");
        assert_eq!(gate().check(&once).text, once);
    }
}

/// Pieces of text that make, and almost make, citations.
fn piece() -> impl Strategy<Value = String> {
    let fixed = prop::sample::select(vec![
        "article ",
        "Articles ",
        "art. ",
        "section ",
        "34",
        "99",
        "302-1",
        "L.123-4",
        " et ",
        " and ",
        ", ",
        ". ",
        ".",
        " du Code du travail",
        " of the Penal Code",
        " de la loi n° 92/007",
        " Law No. 11/12",
        "\n",
        "\n\n- ",
        "\n2. ",
        " (",
        ")",
        "[1]",
        "[9]",
        "[1, 9]",
        " [2] ",
        "n° ",
        "62/CC",
        "arrêt ",
        " du 14 août 1992",
        "loi ",
        "AUDCG ",
        "**",
        "«",
        " »",
        "\u{200b}",
        "é",
        "🙂",
        "١٢",
        "٣",
        "Le motif",
        "le motif ",
        "!",
        "? ",
        "’",
        "…",
        "1er ",
        " al. 2",
        "Constitution",
        "(2)",
        " à ",
        "12 ",
        "décret ",
        "/",
        "-",
        "Code ",
        "IV",
        "s. ",
        "№",
        "º",
    ]);
    prop_oneof![8 => fixed.prop_map(str::to_owned), 1 => any::<String>()]
}

fn hostile() -> impl Strategy<Value = String> {
    prop::collection::vec(piece(), 0..40).prop_map(|parts| parts.concat())
}

/// Sentences that cite only what the passages hold.
fn valid() -> impl Strategy<Value = String> {
    let one = prop::sample::select(vec![
        "Le préavis est dû (article 34). ",
        "L'article 39 du Code du travail s'applique [1]. ",
        "Rien à citer ici. ",
        "Sections 36 and 37 of the Labour Code apply [1] [2].\n",
        "- Voir l'article 302-1 du Code pénal.\n",
        "1. La loi n° 92/007 du 14 août 1992 le dit [1].\n",
        "\n**Articles**\n\n",
        "Comptez 3 mois. ",
        "L'arrêt n° 62/CC le juge [2]. ",
    ]);
    prop::collection::vec(one, 0..12).prop_map(|parts| parts.concat())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn gated_text_cites_only_the_passages(text in hostile()) {
        let gated = gate().check(&text);
        let left = gate().unfounded(&gated.text);
        prop_assert!(left.is_empty(), "{text:?} → {:?} still cites {left:?}", gated.text);
    }

    #[test]
    fn gating_twice_changes_nothing(text in hostile()) {
        let once = gate().check(&text).text;
        prop_assert_eq!(gate().check(&once).text, once);
    }

    #[test]
    fn valid_text_is_unchanged(text in valid()) {
        let gated = gate().check(&text);
        prop_assert_eq!(gated.text, text);
        prop_assert!(gated.removed.is_empty());
    }

    #[test]
    fn a_stream_gives_what_the_whole_gives(text in hostile(), cuts in prop::collection::vec(1_usize..7, 1..50)) {
        let whole = gate().check(&text);
        let mut stream = StreamGate::new(gate());
        let mut out = String::new();
        let (mut chars, mut cuts) = (text.chars().peekable(), cuts.into_iter().cycle());
        while chars.peek().is_some() {
            let piece: String = chars.by_ref().take(cuts.next().unwrap_or(1)).collect();
            out.push_str(&stream.push(&piece));
            prop_assert!(gate().unfounded(&out).is_empty(), "shown so far: {out:?}");
        }
        let (rest, removed) = stream.finish();
        out.push_str(&rest);
        prop_assert_eq!((out, removed), (whole.text, whole.removed));
    }

    #[test]
    fn any_text_is_taken_without_panic(text in any::<String>()) {
        let gated = gate().check(&text);
        prop_assert!(gate().unfounded(&gated.text).is_empty());
    }
}
