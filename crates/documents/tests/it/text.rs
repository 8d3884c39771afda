//! Whatever a person types stands in the document as text, and nothing else.
use crate::common::{complete, parameters, previewed};
use ::documents::*;
use proptest::prelude::*;
use unicode_normalization::UnicodeNormalization;

fn admin() -> Actor {
    Actor { user_id: 1, audience: Audience::Admin, premium: true }
}

/// The text of HTML, entities read.
fn text_of(html: &str) -> String {
    let mut out = String::new();
    let mut inside = false;
    for c in html.chars() {
        match c {
            '<' => inside = true,
            '>' => inside = false,
            c if !inside => out.push(c),
            _ => {}
        }
    }
    out.replace("&lt;", "<").replace("&gt;", ">").replace("&nbsp;", "\u{a0}").replace("&amp;", "&")
}

const HOSTILE: [&str; 10] = [
    "<script>alert(1)</script>",
    "</p><img src=x onerror=alert(1)>",
    "{{ 7*7 }} {% include 'x' %} {# y #}",
    "Robert'); DROP TABLE documents;--",
    "a & b &lt; c &#x27;",
    "ŋ ɛ́ ɔ̀ ə̌ ɓ ɗ Ɛ̂ Ŋ",
    "\" onclick=\"x",
    "javascript:alert(1)",
    "${7*7} #{x} <%= y %>",
    "<!-- c --><style>p{}</style>",
];

#[test]
fn hostile_text_is_text_in_every_field_of_every_template() {
    for t in all_templates() {
        for lang in Lang::ALL {
            for hostile in HOSTILE {
                let mut given = complete(t.id.as_str());
                for p in t.parameters {
                    if matches!(
                        p.kind,
                        ParamType::Text | ParamType::LongText | ParamType::Person | ParamType::Court
                    ) {
                        given.insert(p.name.into(), format!("Ab {hostile} yz"));
                    }
                }
                let p = previewed(admin(), t.id.as_str(), &given, lang).unwrap();
                assert_eq!(p.errors, [], "{hostile}");
                let shown = text_of(&p.content);
                let wanted: String = format!("Ab {hostile} yz").nfc().collect();
                assert!(shown.contains(&wanted), "{wanted}\n{shown}");
                assert!(
                    !p.content.contains("<script")
                        && !p.content.contains("<img")
                        && !p.content.contains("<style")
                );
                assert_eq!(sanitise(&p.content), p.content);
                assert!(!p.title.contains('\n') && p.title.chars().count() <= TITLE_MAX);
            }
        }
    }
}

#[test]
fn text_that_cannot_be_printed_is_refused_by_name_in_every_field() {
    for t in all_templates() {
        for (text, first) in [("emoji 🙂👩🏽‍⚖️ fin", '🙂'), ("שלום مرحبا", 'ש'), ("Ab 漢字", '漢')]
        {
            for p in t.parameters {
                let mut given = complete(t.id.as_str());
                given.insert(p.name.into(), text.into());
                let errors = previewed(admin(), t.id.as_str(), &given, Lang::Fr).unwrap().errors;
                let [error] = errors.as_slice() else { panic!("{}: {errors:?}", p.name) };
                assert_eq!((error.field.as_str(), error.reason), (p.name, Reason::NotPrintable { first }));
                assert!(error.reason.message(Lang::En).contains(first));
            }
        }
    }
}

#[test]
fn every_template_is_complete_in_both_languages() {
    for t in all_templates() {
        for lang in Lang::ALL {
            let p = previewed(admin(), t.id.as_str(), &complete(t.id.as_str()), lang).unwrap();
            let text = text_of(&p.content);
            for wanted in [
                "RÉPUBLIQUE DU CAMEROUN",
                "Paix – Travail – Patrie",
                "REPUBLIC OF CAMEROON",
                "Peace – Work – Fatherland",
            ] {
                assert!(text.contains(wanted), "{wanted}");
            }
            let unreviewed = if lang == Lang::Fr {
                "Ce modèle n'a été relu par aucun avocat"
            } else {
                "No lawyer has reviewed this template"
            };
            assert!(text.contains(unreviewed));
            // Every mention has its place in the text of both languages.
            for m in t.mentions {
                assert!(
                    p.content.contains(&format!("data-mention=\"{}\"", m.id)),
                    "{} {}",
                    t.id.as_str(),
                    m.id
                );
            }
            // An empty form makes a form to fill by hand.
            let blank = previewed(admin(), t.id.as_str(), &Parameters::new(), lang).unwrap();
            assert!(text_of(&blank.content).contains("………"));
        }
    }
}

/// No note speaks of the form of a writ: articles 7, 13 and 14 were read in copies, and article 20 names the sixth.
const FORM_OF_A_WRIT: [&str; 4] = ["6", "7", "13", "14"];

/// Articles named in the templates and mentions come from the legal notes, and from nowhere else.
#[test]
fn every_article_stands_in_the_legal_notes() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/legal-knowledge/knowledge.jsonl");
    let notes = std::fs::read_to_string(path).unwrap().replace('\u{a0}', " ");
    for t in all_templates() {
        for article in t.mentions.iter().flat_map(|m| m.articles) {
            let (law, numbers) = article.rsplit_once(", art. ").unwrap();
            assert!(notes.contains(law), "{law}");
            let of_a_writ = law.starts_with("Code de procédure civile et commerciale")
                && FORM_OF_A_WRIT.contains(&numbers);
            assert!(
                notes.contains(&format!("{law}, art. {numbers}"))
                    || of_a_writ
                    || article.contains("2006/015"),
                "{article}"
            );
        }
    }
}

#[test]
fn subletting_is_forbidden_until_the_parties_allow_it() {
    let said = |given: &[(&str, &str)], lang| {
        let mut all = complete("contrat-bail");
        all.extend(parameters(given));
        text_of(&previewed(admin(), "contrat-bail", &all, lang).unwrap().content)
    };
    assert!(said(&[], Lang::Fr).contains("Le présent bail ne l'autorise pas"));
    assert!(said(&[], Lang::En).contains("This lease does not allow it"));
    let allowed = said(&[("sous_location", "autorisée pour une pièce")], Lang::Fr);
    assert!(allowed.contains("Les parties en conviennent ainsi : autorisée pour une pièce."));
    assert!(!allowed.contains("ne l'autorise pas"));
    assert!(said(&[("revision_loyer", "chaque année de 3 %")], Lang::Fr).contains("chaque année de 3 %"));
}

#[test]
fn a_writ_says_the_time_it_must_leave_and_where_it_does_not_serve() {
    for (lang, wanted, not) in [
        (Lang::Fr, ["au moins huit jours", "trente jours", "quinze jours de plus", "Nord-Ouest"], "sociales"),
        (Lang::En, ["at least eight days", "thirty days", "fifteen days more", "North-West"], "and labour"),
    ] {
        let text =
            text_of(&previewed(admin(), "assignation", &complete("assignation"), lang).unwrap().content);
        for said in wanted {
            assert!(text.contains(said), "{said}");
        }
        assert!(!text.contains(not), "{not}");
    }
}

#[test]
fn a_date_without_an_hour_leaves_the_hour_to_fill() {
    let mut given = complete("convocation");
    given.extend(parameters(&[("date_heure", "2026-12-15")]));
    let p = previewed(admin(), "convocation", &given, Lang::Fr).unwrap();
    assert_eq!(p.errors, []);
    assert_eq!(p.missing.iter().map(|m| m.id).collect::<Vec<_>>(), ["rendez_vous"]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn any_text_is_kept_as_text_or_refused_by_name(s in "[A-Za-z]{2}[\\PC]{0,60}", tones in "[ŋɛɔəɓɗ\u{300}\u{301}\u{302}\u{30c}]{0,12}") {
        let raw = format!("{s}{tones}");
        let given = parameters(&[("preneur", &raw)]);
        let p = previewed(admin(), "contrat-bail", &given, Lang::Fr).unwrap();
        match p.errors.iter().find(|e| e.field == "preneur").map(|e| e.reason) {
            None => {}
            Some(Reason::NotPrintable { first }) => prop_assert!(raw.nfc().any(|c| c == first)),
            Some(reason) => prop_assert!(false, "{reason:?}"),
        }
        prop_assert_eq!(sanitise(&p.content), p.content.clone());
        let tags = |html: &str| html.matches('<').count();
        let plain = previewed(admin(), "contrat-bail", &parameters(&[("preneur", "Abc")]), Lang::Fr).unwrap();
        prop_assert_eq!(tags(&p.content), tags(&plain.content));
    }

    #[test]
    fn the_sanitiser_is_idempotent(s in "[<>a-z/\"'= &;\\PC]{0,200}") {
        let once = sanitise(&s);
        prop_assert_eq!(sanitise(&once), once.clone());
        prop_assert!(!once.contains("<script"));
    }
}
