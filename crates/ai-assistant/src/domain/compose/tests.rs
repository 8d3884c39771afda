use super::*;
use crate::domain::{AlsoKind, Confidence, Direct, Exchange, FirstHelp, RefusalReason};

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
        direct: None,
        also: None,
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
        only.starts_with("**What the courts have decided**") && only.contains("(decision in French)"),
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

fn refused(reason: RefusalReason) -> Nearby {
    Nearby { reason: Some(reason), ..Nearby::default() }
}

#[test]
fn a_refusal_says_why_and_what_to_do() {
    use RefusalReason::{CrimeHelp, Elsewhere, Instruction, Medicine, NearMiss, NotLaw, UnknownLaw};
    for language in [Language::Fr, Language::En] {
        let mut said = vec![];
        for reason in [Elsewhere, Medicine, CrimeHelp, UnknownLaw, NotLaw, NearMiss, Instruction] {
            let answer = no_match(language, refused(reason));
            assert_eq!((answer.status, answer.parts.reason), (AnswerStatus::NoMatch, Some(reason)));
            assert!(Gate::new(&[]).unfounded(&answer.response).is_empty(), "{}", answer.response);
            assert!(!answer.next_step.is_empty() && !said.contains(&answer.response));
            said.push(answer.response);
        }
    }
    let of_law = Nearby { unknown_law: Some("Loi n° 2019/045".into()), ..refused(UnknownLaw) };
    let answer = no_match(Language::Fr, of_law);
    assert!(answer.response.contains("de texte appelé « Loi n° 2019/045 »"), "{}", answer.response);
}

#[test]
fn help_with_an_offence_is_refused_with_the_note_that_says_it_is_one() {
    let alone = no_match(Language::Fr, refused(RefusalReason::CrimeHelp));
    assert!(alone.response.starts_with("Non, je n’aide pas à cela.") && alone.sources.is_empty());
    let nearby = Nearby { offence: Some(with_unit()), ..refused(RefusalReason::CrimeHelp) };
    let answer = no_match(Language::Fr, nearby);
    assert!(answer.response.starts_with("Non, je n’aide pas à cela."));
    let law = "**Ce que dit la loi** : L'employeur doit donner la lettre écrite avec le motif. \
               Sans elle, le renvoi est abusif [1].\n\n**Selon** : Code du travail, art. 36 et 39 [1]";
    assert!(answer.response.contains(law), "{}", answer.response);
    assert_eq!((answer.sources.len(), answer.parts.direct.is_none()), (1, true));
    assert!(!Exchange::new(question("?"), PromptType::General, &answer).counts());
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
    let elsewhere = no_match(Language::Fr, refused(RefusalReason::Elsewhere));
    assert!(elsewhere.response.starts_with("Cette question porte sur le droit d’un autre pays."));
    let said = talk(Language::Fr, "Avec plaisir.".into());
    assert_eq!((said.status, said.response.as_str()), (AnswerStatus::Talk, "Avec plaisir."));
}

fn with_unit() -> Passage {
    let direct = Direct {
        answer: "L'employeur doit donner la lettre écrite avec le motif. Sans elle, le renvoi est abusif."
            .into(),
        conditions: vec!["Contrat à durée indéterminée seulement.".into()],
        action: "Demandez la lettre et gardez une copie.".into(),
        is_urgent: true,
        articles: vec![format!("{LABOUR}36"), format!("{LABOUR}39")],
        denied: None,
    };
    Passage {
        direct: Some(direct),
        caution: Some("Vérifiez la convention collective.".into()),
        ..dismissal()
    }
}

#[test]
fn the_short_form_is_the_unit_whole_and_other_notes_are_offered() {
    let asked = question("il peut me renvoyer sans papier ?");
    let others = [with_unit(), note("travail-preavis", "Le préavis", "Texte.", &[])];
    let answer = compose(&asked, Language::Fr, PromptType::General, &others);
    assert_eq!(
        answer.response,
        "L'employeur doit donner la lettre écrite avec le motif. Sans elle, le renvoi est abusif [1].\n\n\
         - Contrat à durée indéterminée seulement.\n\n\
         **À faire d’urgence** : Demandez la lettre et gardez une copie.\n\n\
         **Selon** : Code du travail, art. 36 et 39 [1]\n\n\
         **Attention** : Vérifiez la convention collective.\n\n\
         Information juridique, pas un conseil d’avocat. Texte non encore relu par un avocat."
    );
    assert_eq!(answer.parts.direct, with_unit().direct);
    assert_eq!(answer.parts.basis, ["Code du travail, art. 36 et 39"]);
    let offered: Vec<&str> = answer.parts.related.iter().map(|r| r.key.as_str()).collect();
    assert_eq!((offered, answer.sources.len()), (vec!["travail-preavis"], 1));
    // A professional's shapes are made of the note itself.
    let shaped = compose(&asked, Language::Fr, PromptType::Procedure, &others);
    assert!(shaped.parts.direct.is_none() && shaped.response.contains("**La marche à suivre**"));
}

#[test]
fn a_second_answer_stands_under_what_it_answers() {
    let asked = question("je veux la lettre, et je risque quoi ?");
    let leave =
        || Passage { direct: with_unit().direct, ..note("travail-conges", "Les congés", "Texte.", &[]) };
    let compose = |second: Passage| {
        compose(
            &asked,
            Language::Fr,
            PromptType::General,
            &[with_unit(), second, note("x", "Autre", "Texte.", &[])],
        )
    };
    let again = compose(Passage { also: Some(AlsoKind::SecondQuestion), ..with_unit() });
    assert_eq!(again.sources.len(), 1, "the same note is one source");
    assert!(again.response.contains("**Et pour votre autre question** :\n\nL'employeur"));
    assert_eq!(again.response.matches("[1]").count(), 4);
    let other = compose(Passage { also: Some(AlsoKind::OtherReading), ..leave() });
    assert!(other.response.starts_with("**Si c’est** : Renvoi sans préavis"), "{}", other.response);
    assert!(other.response.contains("**Si c’est plutôt** : Les congés\n\nL'employeur"));
    assert!(other.response.contains("renvoi est abusif [2]."));
    let also = other.parts.also.unwrap();
    assert_eq!((also.kind, also.key.as_str()), (AlsoKind::OtherReading, "travail-conges"));
    assert_eq!((other.sources.len(), other.parts.related.len()), (2, 1));
    // Other shapes are made of the notes, each once; so is an answer that an article begins.
    let both = [with_unit(), Passage { also: Some(AlsoKind::SecondQuestion), ..with_unit() }];
    let shaped = super::compose(&asked, Language::Fr, PromptType::Procedure, &both);
    assert_eq!(shaped.sources.len(), 1);
    let article = Passage {
        kind: PassageKind::Article,
        ..note("loi/36", "Article 36", "Un préavis est dû.", &["36"])
    };
    let named = [vec![article], both.to_vec()].concat();
    let named = super::compose(&asked, Language::Fr, PromptType::General, &named);
    assert_eq!(named.sources.len(), 2);
}

#[test]
fn who_takes_a_wrong_figure_for_the_law_is_told_so_first() {
    let direct = with_unit().direct.map(|d| Direct { denied: Some("10 jours".into()), ..d });
    let note = Passage { direct, ..with_unit() };
    let answer = compose(&question("c'est bien 10 jours ?"), Language::Fr, PromptType::General, &[note]);
    assert!(answer.response.starts_with("Non, ce n’est pas 10 jours. L'employeur"), "{}", answer.response);
    assert!(answer.parts.direct.unwrap().answer.starts_with("Non, ce n’est pas 10 jours."));
}

#[test]
fn the_short_form_ends_with_a_decision_and_says_where_it_is_in_the_other_language() {
    let asked = question("il peut me renvoyer sans papier ?");
    let of = |language, case: Passage| {
        compose(&asked, language, PromptType::General, &[Passage { language, ..with_unit() }, case]).response
    };
    let decided = "Cour suprême, 5 octobre 2023, n° 67/CIV – Faute lourde";
    let said = "Le juge apprécie la gravité de la faute. Le pourvoi est rejeté [2].";
    let same = of(Language::Fr, case());
    assert!(same.contains(&format!("**Jugé** : {decided} : {said}")), "{same}");
    assert!(same.find("**Jugé**") > same.find("**Selon**"), "after the direct answer");
    let other = of(Language::En, case());
    assert!(other.contains(&format!("**Decided**: {decided} (decision in French): {said}")), "{other}");
    let english = Passage { language: Language::En, ..case() };
    assert!(of(Language::Fr, english).contains("(décision en anglais) : "));
    // Whole sentences, as far as there is room.
    let long = format!("{} Le pourvoi est rejeté.", "Le juge apprécie la gravité. ".repeat(10).trim());
    let cut = of(Language::Fr, Passage { text: long, ..case() });
    assert!(cut.contains(" (extrait) : Le juge apprécie") && !cut.contains("Le pourvoi est rejeté"), "{cut}");
}

#[test]
fn who_is_in_danger_reads_what_to_do_before_the_law() {
    let help = || FirstHelp {
        danger: "held".into(),
        say: "Vous avez bien fait d’écrire.".into(),
        now: vec!["Appelez un proche.".into(), "Éloignez-vous.".into()],
        then: "Enfermer quelqu’un est puni.".into(),
    };
    let asked = question("on m'a enfermé");
    let answer = first_help(&asked, Language::Fr, help(), Some(with_unit()));
    let places: Vec<_> = ["Vous avez bien", "1. Appelez", "2. Éloignez", "Enfermer quelqu’un", "**Selon** :"]
        .map(|part| answer.response.find(part).unwrap())
        .into();
    assert!(places.is_sorted(), "{places:?}");
    assert!(answer.parts.direct.is_some() && answer.parts.first_help == Some(help()));
    assert!(!Exchange::new(asked.clone(), PromptType::General, &answer).counts());
    let alone = first_help(&asked, Language::Fr, help(), None);
    assert!(alone.sources.is_empty() && alone.response.starts_with("Vous avez bien"));
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
