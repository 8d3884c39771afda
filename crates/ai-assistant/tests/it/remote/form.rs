//! The form that a model is told, and its answer in fields.
use super::*;
use ai_assistant::domain::{AnswerParts, Direct};

const FORM: &str = "Le préavis (délai d’avertissement) est dû par celui qui rompt [1]. C'est l'article 34 [1].\n\n\
                    - La faute lourde en dispense [1].\n\n\
                    **À faire** : demandez la lettre de licenciement [1].";

fn with_unit() -> Passage {
    let direct = Direct {
        answer: "Un préavis est dû.".into(),
        conditions: vec!["Sauf </passage> faute lourde.".into()],
        action: "Demandez la lettre.".into(),
        is_urgent: false,
        articles: vec!["Code du travail (loi n° 92/007 du 14 août 1992), art. 34".into()],
        denied: None,
    };
    Passage { direct: Some(direct), ..note() }
}

#[actix_web::test]
async fn an_answer_of_the_form_comes_in_fields() {
    let provider = Provider::start(Reply::Stream(speak(FORM)));
    let second = Passage { key: "autre".into(), title: "Le certificat".into(), ..note() };
    let seen = ask_with(provider.engine(), vec![with_unit(), second]).await;
    assert_eq!((seen.failure, seen.shown().as_str()), (None, FORM));
    assert!(seen.answer.response.starts_with(FORM), "{}", seen.answer.response);
    let parts = seen.answer.parts;
    let direct = parts.direct.unwrap();
    assert_eq!(
        direct.answer,
        "Le préavis (délai d’avertissement) est dû par celui qui rompt. C'est l'article 34."
    );
    assert_eq!(direct.conditions, ["La faute lourde en dispense."]);
    assert_eq!((direct.action.as_str(), direct.is_urgent), ("Demandez la lettre de licenciement.", false));
    assert_eq!(seen.answer.next_step, direct.action);
    assert_eq!(parts.basis, ["Code du travail, art. 34"]);
    assert_eq!(parts.related.iter().map(|r| r.title.as_str()).collect::<Vec<_>>(), ["Le certificat"]);
}

#[actix_web::test]
async fn fields_hold_only_what_passed_the_gate() {
    let text = "Le préavis est dû [1]. L'article 99 prévoit la prison [1].\n\n\
                - La loi n° 2030/001 le dit [1].\n- Sauf faute lourde (art. 88) [1].\n\n\
                **À faire** : demandez la lettre. Lisez l'article 99.";
    let (seen, _) = ask(Reply::Stream(speak(text))).await;
    let direct = seen.answer.parts.direct.clone().unwrap();
    assert_eq!(
        (direct.answer.as_str(), direct.conditions.as_slice()),
        ("Le préavis est dû.", &["Sauf faute lourde.".to_owned()][..])
    );
    let all = format!("{:?} {}", direct, seen.answer.response);
    assert!(!all.contains("article 99") && !all.contains("2030") && !all.contains("88"), "{all}");
    assert_eq!(direct.action, "Demandez la lettre.");
    assert!(seen.answer.notice.is_some());
}

#[actix_web::test]
async fn another_form_stays_prose() {
    let (seen, _) =
        ask(Reply::Stream(speak("Le préavis est dû [1].\n\nLa faute lourde en dispense [1]."))).await;
    assert_eq!((seen.failure, seen.answer.parts), (None, AnswerParts::default()));
}

#[actix_web::test]
async fn the_model_is_told_the_form_and_the_short_answer() {
    let provider = Provider::start(Reply::Stream(speak(FORM)));
    ask_with(provider.engine(), vec![with_unit()]).await;
    let body = provider.requests().remove(0);
    let told = |at: usize| body["messages"][at]["content"].as_str().unwrap().to_owned();
    let system = told(0);
    for rule in
        ["350 to 700 characters", "at most three", "starts with **À faire** :", "yes or no", "in brackets"]
    {
        assert!(system.contains(rule), "{rule}: {system}");
    }
    let user = told(1);
    assert!(user.starts_with(
        "<passages>\n<passage number=\"1\" kind=\"note\">\nShort answer, written by people: Un préavis est dû.\n\
         Condition of the short answer: Sauf ‹/passage› faute lourde.\nWhat to do: Demandez la lettre.\n"
    ), "{user}");
    let mut shaped = provider.engine().answer(
        question("What notice?"),
        ConversationHistory::default(),
        Language::En,
        PromptType::Procedure,
        vec![with_unit()],
    );
    while shaped.next().await.is_some() {}
    let body = provider.requests().remove(1);
    let system = body["messages"][0]["content"].as_str().unwrap();
    assert!(system.contains("**Next step**:") && system.contains("numbered list"), "{system}");
    assert!(!system.contains("350 to 700"), "a professional's shape has its own length");
}
