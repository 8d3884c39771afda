use super::*;
use crate::domain::Confidence;

fn question(text: &str) -> Question {
    Question::parse(text).unwrap()
}

fn note(key: &str, title: &str, text: &str, articles: &[&str]) -> Passage {
    Passage {
        kind: PassageKind::Note,
        key: key.into(),
        title: title.into(),
        text: text.into(),
        language: Language::Fr,
        articles: articles.iter().map(|a| (*a).to_owned()).collect(),
        source: None,
        url: None,
        confidence: Some(Confidence::High),
        caution: None,
        next_step: None,
        as_of: None,
        verified_by_lawyer: false,
        domain: "travail".into(),
    }
}

const LABOUR: &str = "Code du travail (loi n° 92/007 du 14 août 1992), art. ";

fn dismissal() -> Passage {
    let articles: Vec<String> = ["36", "37", "39", "44"].iter().map(|n| format!("{LABOUR}{n}")).collect();
    note(
        "travail-faute-lourde",
        "Renvoi sans préavis et faute lourde",
        "Celui qui rompt un contrat à durée indéterminée sans préavis paie à l'autre ce que le salarié aurait gagné pendant le temps manquant \
         (article 36 du Code du travail). En cas de faute lourde, le préavis n'est pas dû, et c'est le tribunal qui décide si la faute est assez grave. \
         La faute lourde fait aussi perdre l'indemnité de licenciement (article 37). Mais elle n'efface ni le salaire déjà gagné, ni le certificat de \
         travail (article 44). Si l'on vous renvoie « pour faute lourde », demandez la lettre écrite et contestez devant l'inspecteur du travail : \
         l'employeur doit prouver son motif (article 39).",
        &articles.iter().map(String::as_str).collect::<Vec<_>>(),
    )
}

fn case() -> Passage {
    Passage {
        kind: PassageKind::Case,
        key: "CAMEROUN-X".into(),
        title: "Cour suprême, 5 octobre 2023, n° 67/CIV – Faute lourde".into(),
        text: "Le juge apprécie la gravité de la faute. Le pourvoi est rejeté.".into(),
        articles: vec![format!("{LABOUR}36")],
        confidence: None,
        ..dismissal()
    }
}

#[test]
fn sections_of_one_law_stand_on_one_line() {
    let law = "Labour Code (Law No. 92/007 of 14 August 1992), s. ";
    let articles: Vec<String> = ["36", "37", "39"].iter().map(|n| format!("{law}{n}")).collect();
    let passage = Passage {
        language: Language::En,
        ..note(
            "travail-faute-lourde",
            "Dismissal without notice and serious misconduct",
            "Whoever ends a contract without notice pays for the missing time (section 36 of the Labour Code). \
             Serious misconduct also loses the severance pay (section 37). The employer must prove the reason (section 39).",
            &articles.iter().map(String::as_str).collect::<Vec<_>>(),
        )
    };
    let answer = compose(
        &question("I was dismissed without notice, who must prove what?"),
        Language::En,
        PromptType::General,
        &[passage],
    );
    let line = "- Labour Code (Law No. 92/007 of 14 August 1992), ss. 36, 37 and 39 [1]";
    assert!(answer.response.contains(line), "{}", answer.response);
    assert_eq!(answer.notice, None);
}

#[test]
fn an_answer_reads_like_a_clerks_note() {
    let answer = compose(
        &question("On m'a renvoyé sans préavis, c'est permis ?"),
        Language::Fr,
        PromptType::General,
        &[dismissal()],
    );
    assert_eq!(
        answer.response,
        "Celui qui rompt un contrat à durée indéterminée sans préavis paie à l'autre ce que le salarié aurait gagné pendant le temps manquant \
         (article 36 du Code du travail) [1].\n\n\
         **À savoir**\n\n\
         - En cas de faute lourde, le préavis n'est pas dû, et c'est le tribunal qui décide si la faute est assez grave [1].\n\
         - La faute lourde fait aussi perdre l'indemnité de licenciement (article 37). Mais elle n'efface ni le salaire déjà gagné, ni le certificat de \
         travail (article 44) [1].\n\n\
         **Articles**\n\n\
         - Code du travail (loi n° 92/007 du 14 août 1992), art. 36, 37, 39 et 44 [1]\n\n\
         **Prochaine étape** : Si l'on vous renvoie « pour faute lourde », demandez la lettre écrite et contestez devant l'inspecteur du travail : \
         l'employeur doit prouver son motif (article 39) [1].\n\n\
         Information juridique, pas un conseil d’avocat. Texte non encore relu par un avocat."
    );
    assert_eq!(
        (answer.status, answer.engine, answer.notice),
        (AnswerStatus::Grounded, Engine::Builtin, None)
    );
    assert!(answer.next_step.starts_with("Si l'on vous renvoie"));
}

#[test]
fn a_story_is_answered_in_the_notes_own_order() {
    let text = "il dit que je perds mon indemnité de licenciement";
    let answer = compose(&question(text), Language::Fr, PromptType::General, &[dismissal()]);
    assert!(answer.response.starts_with("Celui qui rompt un contrat"), "{}", answer.response);
}

#[test]
fn the_sentence_that_answers_comes_first() {
    let answer = compose(
        &question("Est-ce que je perds mon indemnité de licenciement ?"),
        Language::Fr,
        PromptType::General,
        &[dismissal()],
    );
    assert!(
        answer.response.starts_with(
            "La faute lourde fait aussi perdre l'indemnité de licenciement (article 37). Mais elle n'efface"
        ),
        "{}",
        answer.response
    );
    assert!(
        answer.sources.first().is_some_and(|s| s.excerpt.starts_with("La faute lourde fait aussi perdre"))
    );
}

#[test]
fn a_secondary_source_and_its_caution_stand_beside_the_text() {
    let passage = Passage {
        confidence: Some(Confidence::Medium),
        caution: Some("Vérifiez auprès de la CNPS.".into()),
        ..dismissal()
    };
    for prompt_type in PromptType::ALL {
        let answer =
            compose(&question("Préavis ?"), Language::Fr, prompt_type, std::slice::from_ref(&passage));
        assert!(
            answer.response.contains(
                "**Attention** : d’après une source secondaire, à vérifier. Vérifiez auprès de la CNPS [1]."
            ),
            "{prompt_type:?}: {}",
            answer.response
        );
    }
}

#[test]
fn decisions_come_under_their_heading_and_first_when_precedents_are_asked_for() {
    let q = question("Faute lourde : que disent les juges ?");
    let general = compose(&q, Language::Fr, PromptType::General, &[dismissal(), case()]).response;
    let heading = "**Ce qu’ont jugé les tribunaux**\n\n- **Cour suprême, 5 octobre 2023, n° 67/CIV – Faute lourde** : Le juge apprécie la gravité de la faute. Le pourvoi est rejeté [2].";
    assert!(general.contains(heading), "{general}");
    assert!(
        compose(&q, Language::Fr, PromptType::Precedent, &[dismissal(), case()])
            .response
            .starts_with(heading)
    );
    let none = compose(&q, Language::Fr, PromptType::Precedent, &[dismissal()]).response;
    assert!(none.starts_with("Notre base ne contient pas de décision"), "{none}");
    let only = compose(&q, Language::En, PromptType::General, &[case()]).response;
    assert!(
        only.starts_with("**What the courts have decided**") && only.contains("(summarised in French)"),
        "{only}"
    );
}

#[test]
fn each_prompt_type_has_its_shape() {
    let of = |prompt_type| {
        compose(&question("Comment contester ?"), Language::Fr, prompt_type, &[dismissal()]).response
    };
    assert!(of(PromptType::Procedure).contains("**La marche à suivre**\n\n1. "));
    assert!(of(PromptType::Document).contains("**Ce que le document doit respecter**\n\n- "));
    assert!(of(PromptType::Document).contains("onglet « Documents »"));
    assert!(of(PromptType::Strategy).contains("**Points d’attention**"));
    assert!(of(PromptType::Analysis).contains("**Conditions, délais et exceptions**"));
}

#[test]
fn a_second_note_is_used_when_it_adds_and_named_when_it_does_not() {
    let leave = note(
        "conges",
        "Congés payés",
        "Le salarié a droit à un congé payé (article 89). Il se prend après un an.",
        &[&format!("{LABOUR}89")],
    );
    let both = compose(
        &question("Renvoi sans préavis et congés non pris"),
        Language::Fr,
        PromptType::General,
        &[dismissal(), leave.clone()],
    )
    .response;
    assert!(both.contains("**Congés payés**\n\n- Le salarié a droit à un congé payé (article 89). Il se prend après un an [2]."), "{both}");
    let one =
        compose(&question("faute lourde préavis"), Language::Fr, PromptType::General, &[dismissal(), leave])
            .response;
    assert!(one.contains("**À lire aussi** : Congés payés [2]."), "{one}");
}

#[test]
fn nothing_found_is_said_kindly_in_both_languages() {
    let of = |text: &str, language| compose(&question(text), language, PromptType::General, &[]);
    for language in [Language::Fr, Language::En] {
        let answer = of("Qui a gagné la coupe du monde ?", language);
        assert_eq!((answer.status, answer.sources.len()), (AnswerStatus::NoMatch, 0));
        assert!(Gate::new(&[]).unfounded(&answer.response).is_empty());
        assert!(Gate::new(&[]).unfounded(&unavailable(language).response).is_empty());
    }
    assert!(of("Bonjour", Language::Fr).response.starts_with("Bonjour !"));
    assert!(of("Bonjour maître, comment ça va ?", Language::Fr).response.starts_with("Bonjour !"));
    assert!(of("Hello", Language::En).response.starts_with("Hello!"));
    assert!(of("🙂?", Language::Fr).response.starts_with("Je n’ai pas assez"));
    assert!(of("Merci beaucoup", Language::Fr).response.starts_with("Avec plaisir"));
    assert!(of("Bonjour, qui a gagné le match ?", Language::Fr).response.starts_with("Je n’ai rien trouvé"));
}

#[test]
fn every_domain_has_a_next_step_that_cites_no_law() {
    for domain in [
        "civil",
        "penal",
        "commercial",
        "travail",
        "famille",
        "immobilier",
        "fiscal",
        "administratif",
        "autre",
        "",
    ] {
        for language in [Language::Fr, Language::En] {
            assert!(Gate::new(&[]).unfounded(neutral_next_step(domain, language)).is_empty());
        }
    }
    let own = Passage { next_step: Some("Allez à la CNPS.".into()), ..dismissal() };
    let answer = compose(&question("Préavis ?"), Language::Fr, PromptType::General, &[own]);
    assert_eq!(answer.next_step, "Allez à la CNPS.");
    assert!(answer.response.contains("**Prochaine étape** : Allez à la CNPS [1]."));
}
