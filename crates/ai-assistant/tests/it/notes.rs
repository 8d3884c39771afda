//! The engine and the gate over everything the product ships: 289 notes and 30 decisions, in both languages.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use ai_assistant::domain::{
    AnswerStatus, Gate, Language, Passage, PassageKind, PromptType, Question, citations, compose,
};
use serde_json::Value;

fn lines(text: &str) -> Vec<Value> {
    text.lines().filter(|l| !l.trim().is_empty()).map(|l| serde_json::from_str(l).unwrap()).collect()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn texts(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().map(text).collect()
}

/// Laws in French and English, and what each calls its parts.
fn titles() -> impl Iterator<Item = [&'static str; 3]> {
    let rows = include_str!("../../../../fixtures/legal-knowledge/law-titles.tsv").lines();
    rows.filter(|l| !l.starts_with('#')).map(|l| l.split('\t').collect::<Vec<_>>().try_into().unwrap())
}

/// One article of a law as an English answer names it.
fn in_english(citation: String) -> String {
    let title = citation.rsplit_once(", art. ").and_then(|(law, article)| {
        let [_, english, part] = titles().find(|[french, ..]| *french == law)?;
        let part = if part == "section" { "s." } else { "art." };
        Some(format!("{english}, {part} {article}"))
    });
    title.filter(|t| !t.contains(" et ") && !t.contains(" à ")).unwrap_or(citation)
}

fn notes(language: Language) -> Vec<Passage> {
    let code = language.as_str();
    let note = |n: Value| Passage {
        kind: PassageKind::Note,
        key: text(&n["id"]),
        title: text(&n["title"][code]),
        text: text(&n["content"][code]),
        language,
        articles: texts(&n["articles"])
            .into_iter()
            .map(|a| if language == Language::En { in_english(a) } else { a })
            .collect(),
        source: n["source"].as_str().map(str::to_owned),
        url: None,
        confidence: n["confidence"].as_str().and_then(|c| c.parse().ok()),
        caution: n["caution"][code].as_str().map(str::to_owned),
        next_step: None,
        direct: None,
        also: None,
        as_of: n["as_of"].as_str().map(str::to_owned),
        verified_by_lawyer: false,
        domain: text(&n["domain"]),
    };
    lines(include_str!("../../../../fixtures/legal-knowledge/knowledge.jsonl"))
        .into_iter()
        .map(note)
        .collect()
}

fn cases() -> Vec<Passage> {
    let case = |c: Value| Passage {
        kind: PassageKind::Case,
        key: text(&c["source"]["id"]),
        title: text(&c["title"]),
        text: format!("{} {}", text(&c["legalPrinciple"]), text(&c["decision"])),
        language: Language::Fr,
        articles: texts(&c["relevantArticles"]),
        source: None,
        url: c["source"]["url"].as_str().map(str::to_owned),
        confidence: None,
        caution: None,
        next_step: None,
        direct: None,
        also: None,
        as_of: None,
        verified_by_lawyer: false,
        domain: text(&c["subject"]),
    };
    lines(include_str!("../../../../fixtures/jurisprudence/decisions.jsonl")).into_iter().map(case).collect()
}

fn questions(passage: &Passage) -> Vec<Question> {
    [passage.title.as_str(), "Combien de temps ai-je ? How long do I have?"]
        .iter()
        .map(|t| Question::parse(t).unwrap())
        .collect()
}

/// Whichever language the passage names the law in, an answer may name it in the other, and no article more.
#[test]
fn an_english_title_is_the_same_law_to_the_gate() {
    let note = notes(Language::En).swap_remove(0);
    let mut seen = 0;
    // An annex of a treaty, a press release and an English act have no articles that the gate reads.
    let is_law = |french: &str| !["annexe ", "Communiqué", "Matrimonial"].iter().any(|w| french.contains(w));
    for [french, english, part] in titles().filter(|[french, ..]| is_law(french)) {
        let normal = |text: &str| citations(text).into_iter().map(|c| c.normal).collect::<Vec<_>>();
        assert!(!normal(french).is_empty(), "{french}");
        assert_eq!(normal(french), normal(english), "{french}");
        let (one, several) = if part == "section" { ("s.", "ss.") } else { ("art.", "art.") };
        let passage = |articles: String| Passage {
            title: String::new(),
            text: String::new(),
            caution: None,
            articles: vec![articles],
            ..note.clone()
        };
        let told = |of: String, text: &str| Gate::new(&[passage(of)]).unfounded(text).is_empty();
        let [in_french, in_english] =
            [format!("{french}, art. 2, 5 et 9"), format!("{english}, {several} 2, 5 and 9")];
        assert!(told(in_french.clone(), &in_english), "{in_english}");
        assert!(told(in_english.clone(), &in_french), "{in_french}");
        assert!(!told(in_french, &format!("{english}, {one} 7777")), "{english}");
        assert!(!told(in_english, &format!("{french}, art. 7777")), "{french}");
        seen += 1;
    }
    assert!(seen > 50);
}

#[test]
fn every_passage_bears_out_its_own_text() {
    for passage in notes(Language::Fr).into_iter().chain(notes(Language::En)).chain(cases()) {
        let gate = Gate::new(std::slice::from_ref(&passage));
        let all = [
            passage.title.as_str(),
            &passage.text,
            passage.caution.as_deref().unwrap_or_default(),
            &passage.articles.join("\n- "),
        ]
        .join("\n\n");
        assert_eq!(gate.check(&all).text, all, "{}", passage.key);
    }
}

#[test]
fn every_answer_cites_only_its_passages_and_loses_nothing_to_the_gate() {
    for language in [Language::Fr, Language::En] {
        let notes = notes(language);
        let cases = cases();
        for (at, note) in notes.iter().enumerate() {
            // A neighbour and a decision beside it, as retrieval would give.
            let passages = [
                note.clone(),
                notes[(at + 1) % notes.len()].clone(),
                notes[(at + 7) % notes.len()].clone(),
                cases[at % cases.len()].clone(),
            ];
            let gate = Gate::new(&passages);
            // Every shape for some notes, one shape for each of the others.
            let shapes =
                PromptType::ALL.into_iter().enumerate().filter(|(i, _)| at % 20 == 0 || *i == at % 7);
            for (_, prompt_type) in shapes {
                for question in questions(note) {
                    let answer = compose(&question, language, prompt_type, &passages);
                    assert_eq!(
                        (answer.status, answer.notice),
                        (AnswerStatus::Grounded, None),
                        "{} {prompt_type:?}",
                        note.key
                    );
                    assert!(gate.unfounded(&answer.response).is_empty(), "{}", note.key);
                    assert!(answer.response.contains("[1]") && !answer.next_step.is_empty());
                    for marked in [2, 3, 4] {
                        assert!(
                            answer.response.contains(&format!("[{marked}]")),
                            "{} does not name source {marked}",
                            note.key
                        );
                    }
                    if let Some(caution) = &note.caution {
                        let caution = caution.trim_end_matches('.');
                        assert!(
                            answer.response.contains(caution),
                            "{} {prompt_type:?} lost its caution",
                            note.key
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn no_condition_of_the_best_note_is_left_out() {
    for language in [Language::Fr, Language::En] {
        for note in notes(language) {
            let question = Question::parse(&note.title).unwrap();
            let answer = compose(&question, language, PromptType::General, std::slice::from_ref(&note));
            let words = [
                "sauf",
                "toutefois",
                "mais",
                "interdit",
                "délai",
                "amende",
                "unless",
                "except",
                "but",
                "within",
                "must",
            ];
            for sentence in note.text.split(". ") {
                let sentence = sentence.trim_end_matches('.');
                if words
                    .iter()
                    .any(|w| sentence.to_lowercase().split(|c: char| !c.is_alphanumeric()).any(|x| x == *w))
                {
                    assert!(
                        answer.response.contains(sentence),
                        "{}: «{sentence}» is not in\n{}",
                        note.key,
                        answer.response
                    );
                }
            }
        }
    }
}
