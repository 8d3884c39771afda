use crate::domain::compose::closing;
use crate::domain::{AnswerParts, Confidence, Direct, Language, Passage, PassageKind, PromptType};

const LABOUR: &str = "Code du travail (loi n° 92/007 du 14 août 1992), art. ";

fn passage(kind: PassageKind, key: &str, articles: &[&str]) -> Passage {
    Passage {
        kind,
        key: key.into(),
        title: format!("Titre {key}"),
        text: "Texte.".into(),
        language: Language::Fr,
        articles: articles.iter().map(|n| format!("{LABOUR}{n}")).collect(),
        source: None,
        url: None,
        confidence: Some(Confidence::High),
        caution: None,
        next_step: None,
        direct: None,
        also: None,
        as_of: None,
        verified_by_lawyer: true,
        domain: "travail".into(),
    }
}

fn note(key: &str, articles: &[&str]) -> Passage {
    passage(PassageKind::Note, key, articles)
}

fn with_unit() -> Passage {
    let direct = Direct {
        answer: "Un mois.".into(),
        conditions: vec![],
        action: "Demandez la lettre.".into(),
        is_urgent: true,
        articles: vec![format!("{LABOUR}34")],
        denied: None,
    };
    Passage { direct: Some(direct), ..note("un", &["34", "36", "39"]) }
}

fn closed(text: &str, passages: &[Passage]) -> (String, String, AnswerParts) {
    closing(text, Language::Fr, PromptType::General, passages)
}

const FORM: &str = "L’employeur doit un **préavis** (délai d’avertissement) [1]. Il dure un mois [1, 3].\n\n\
                    - Sauf faute lourde (article 36) [1].\n- Contrat à durée indéterminée\nseulement [1]\n\n\
                    **À faire** : demandez la lettre [1].";

#[test]
fn a_text_of_the_form_is_given_in_fields() {
    let passages = [with_unit(), note("deux", &["1"]), passage(PassageKind::Article, "trois", &["36"])];
    let (response, next_step, parts) = closed(FORM, &passages);
    assert_eq!(
        response,
        "L’employeur doit un **préavis** (délai d’avertissement) [1]. Il dure un mois [1, 3].\n\n\
         - Sauf faute lourde (article 36) [1].\n- Contrat à durée indéterminée\nseulement [1]\n\n\
         **À faire d’urgence** : demandez la lettre [1].\n\n\
         **Selon** : Code du travail, art. 36\n\n\
         Information juridique, pas un conseil d’avocat."
    );
    assert_eq!(next_step, "Demandez la lettre.");
    let direct = parts.direct.unwrap();
    assert_eq!(direct.answer, "L’employeur doit un préavis (délai d’avertissement). Il dure un mois.");
    assert_eq!(
        direct.conditions,
        ["Sauf faute lourde (article 36).", "Contrat à durée indéterminée seulement"]
    );
    assert_eq!((direct.action.as_str(), direct.is_urgent), ("Demandez la lettre.", true));
    assert_eq!(parts.basis, ["Code du travail, art. 36"]);
    assert_eq!(parts.related.iter().map(|r| r.key.as_str()).collect::<Vec<_>>(), ["deux"]);
}

#[test]
fn what_names_no_article_rests_on_those_of_the_short_answer() {
    let (_, _, parts) = closed("Un mois est dû [1].", &[with_unit()]);
    assert_eq!(parts.basis, ["Code du travail, art. 34"]);
    assert_eq!(parts.direct.unwrap().action, "Demandez la lettre.", "the note says what to do");
    let (_, _, parts) = closed("Un mois est dû [1].", &[note("un", &["34", "36"])]);
    assert_eq!(parts.basis, ["Code du travail, art. 34 et 36"]);
}

#[test]
fn labels_are_known_as_models_write_them() {
    for labelled in [
        "**À faire** : demandez la lettre.",
        "**À faire :** demandez la lettre.",
        "**À FAIRE : demandez la lettre.**",
        "A faire: demandez la lettre.",
        "**Que faire ?** Demandez la lettre.",
        "**Que faire**\n\n- Demandez la lettre.",
        "À faire d'urgence :\ndemandez\nla lettre.",
        "**Prochaine étape** : demandez la lettre [1].",
    ] {
        let (response, next_step, parts) =
            closed(&format!("Un mois [1].\n{labelled}"), &[note("un", &["34"])]);
        assert_eq!(next_step, "Demandez la lettre.", "{labelled}");
        assert_eq!(parts.direct.unwrap().answer, "Un mois.", "{labelled}");
        assert_eq!(response.matches("emandez").count(), 1, "{response}");
    }
    let (_, next_step, parts) = closed("À faire valoir : rien [1].", &[with_unit()]);
    assert_eq!(
        (next_step.as_str(), parts.direct.unwrap().answer.as_str()),
        ("Demandez la lettre.", "À faire valoir : rien.")
    );
}

#[test]
fn a_text_of_another_form_stays_prose_and_loses_nothing() {
    let long = "mot ".repeat(200);
    for body in [
        "Un mois [1].\n\nUn autre paragraphe [1].",
        "- Un mois [1].\n- Deux mois [1].",
        "Un mois [1].\n\n- a\n- b\n- c\n- d",
        "Un mois [1].\n\n- a\n\nEt encore [1].",
        "Les conditions [1] :\n\n- a",
        "Un mois [1].\n\n## Conditions\n\n- a",
        format!("{long} [1].").as_str(),
    ] {
        let (response, _, parts) = closed(&format!("{body}\n\n**À faire** : agissez."), &[with_unit()]);
        assert_eq!(parts, AnswerParts::default(), "{body}");
        assert!(response.starts_with(body) && response.contains("**À faire** : agissez."), "{response}");
    }
    let (response, _, _) =
        closed("Un mois [1].\n\n**À faire** : agissez.\n\n- Sauf faute [1].", &[with_unit()]);
    assert!(response.starts_with("Un mois [1].\n\n\n- Sauf faute [1].\n\n**À faire"), "{response}");
    let shaped = closing(FORM, Language::Fr, PromptType::Procedure, &[with_unit()]);
    assert_eq!(shaped.2, AnswerParts::default());
    assert!(shaped.0.contains("**Prochaine étape** : demandez la lettre [1]."), "{}", shaped.0);
}

#[test]
fn no_caution_is_parted_from_what_it_warns_of() {
    let warned = |p: Passage| Passage { caution: Some("Vérifiez le taux.".into()), ..p };
    let (response, _, parts) = closed("Un mois [1].", &[warned(with_unit()), note("deux", &["1"])]);
    assert!(
        parts.direct.is_some() && response.contains("**Attention** : Vérifiez le taux [1]."),
        "{response}"
    );
    // The page shows the first source's alone.
    let others = [with_unit(), warned(note("deux", &["1"]))];
    assert!(closed("Un mois [1]. Deux [2].", &others).2.direct.is_none());
    assert!(closed("Un mois [1].", &others).2.direct.is_some());
    assert!(closed("Deux mois [2].", &others).2.direct.is_none());
}
