use super::{Bilingual, Invalid, Key, Language, NoteContent, check};
use crate::text::{figures, fold, numbers_in_words};
use std::collections::BTreeSet;
use std::str::FromStr;

/// The direct answer to one thing that people ask of a note, written beforehand and chosen whole: the engine never
/// writes law. Everything in it stands in its note; one that a change of the note has left behind answers nobody until
/// it is put right.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AnswerUnit {
    /// Its name within the note: "preavis-delai/jours" is the unit `jours`. It never changes once given.
    pub key: Key,
    pub kind: UnitKind,
    /// Questions as people type them that this answers; what chooses it.
    pub asked: Bilingual<Vec<String>>,
    /// The rule whole, in one or two sentences, true whichever way round the question was put.
    pub answer: Bilingual<String>,
    /// Conditions and exceptions without which the answer would mislead; never shown apart from it.
    pub conditions: Bilingual<Vec<String>>,
    /// What the person does now.
    pub action: Bilingual<String>,
    /// A delay of days, or somebody's safety, hangs on it.
    pub is_urgent: bool,
    /// Those of the note's articles that it rests on; none where it says how a thing is done, which no article does.
    pub articles: Vec<String>,
}

/// What a unit answers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum UnitKind {
    /// May I, may he, is it legal.
    Permission,
    /// Must I.
    Duty,
    Amount,
    /// How long, until when.
    Duration,
    /// Who decides, whom to see.
    Who,
    /// Steps and papers.
    How,
    Penalty,
    /// What happens if.
    Consequence,
    Definition,
    Proof,
    Emergency,
}

impl UnitKind {
    pub const ALL: [Self; 11] = [
        Self::Permission,
        Self::Duty,
        Self::Amount,
        Self::Duration,
        Self::Who,
        Self::How,
        Self::Penalty,
        Self::Consequence,
        Self::Definition,
        Self::Proof,
        Self::Emergency,
    ];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::Permission => "permission",
            Self::Duty => "duty",
            Self::Amount => "amount",
            Self::Duration => "duration",
            Self::Who => "who",
            Self::How => "how",
            Self::Penalty => "penalty",
            Self::Consequence => "consequence",
            Self::Definition => "definition",
            Self::Proof => "proof",
            Self::Emergency => "emergency",
        }
    }
}

impl FromStr for UnitKind {
    type Err = Invalid;
    fn from_str(s: &str) -> Result<Self, Invalid> {
        let known = Self::ALL.into_iter().find(|kind| kind.as_str() == s);
        known.ok_or(Invalid { field: "kind".into(), why: "is not one of the kinds of answers" })
    }
}

impl AnswerUnit {
    pub const MAX_ANSWER: usize = 280;
    pub const MAX_CONDITION: usize = 160;
    pub const MAX_CONDITIONS: usize = 3;
    pub const MAX_ACTION: usize = 240;

    /// What it says of the law: its answer and its conditions.
    pub fn said(&self, language: Language) -> impl Iterator<Item = &str> {
        let conditions = self.conditions.get(language).iter();
        std::iter::once(self.answer.get(language)).chain(conditions).map(String::as_str)
    }

    /// Every broken rule of its form at once; the fields are those of the form.
    pub(super) fn problems(&self) -> Vec<Invalid> {
        let mut found = Vec::new();
        for (language, [answer, conditions, action, asked]) in FIELDS {
            check(&mut found, answer, self.answer.get(language), Self::MAX_ANSWER);
            check(&mut found, action, self.action.get(language), Self::MAX_ACTION);
            let exceptions = self.conditions.get(language);
            if exceptions.len() > Self::MAX_CONDITIONS {
                found.push(Invalid { field: conditions.into(), why: "has too many conditions" });
            }
            exceptions.iter().for_each(|c| check(&mut found, conditions, c, Self::MAX_CONDITION));
            let questions = self.asked.get(language);
            if questions.is_empty() {
                found.push(Invalid { field: asked.into(), why: "an answer needs a question it answers" });
            }
            questions.iter().for_each(|q| check(&mut found, asked, q, NoteContent::MAX_LINE));
            if has_bare_opener(self.answer.get(language)) {
                found.push(Invalid { field: answer.into(), why: "must not open with yes or no" });
            }
        }
        if self.conditions.fr.len() != self.conditions.en.len() {
            found.push(Invalid { field: "conditionsEn".into(), why: "must be as many in both languages" });
        }
        found
    }

    /// What it says that its note does not: its figures and its articles must stand there.
    pub(super) fn unfounded(&self, note: &NoteContent, numbers: &NoteNumbers) -> Vec<Invalid> {
        let mut found = Vec::new();
        for (language, [answer, conditions, action, _]) in FIELDS {
            let texts = [(answer, self.answer.get(language)), (action, self.action.get(language))];
            for (field, text) in
                texts.into_iter().chain(self.conditions.get(language).iter().map(|c| (conditions, c)))
            {
                if !figures(text).is_subset(numbers.0.get(language)) {
                    found.push(Invalid { field: field.into(), why: "a figure does not stand in the note" });
                }
            }
        }
        if self.articles.iter().any(|a| !note.articles.contains(a)) {
            found.push(Invalid { field: "articles".into(), why: "an article is none of its note's" });
        }
        found
    }
}

const FIELDS: [(Language, [&str; 4]); 2] = [
    (Language::Fr, ["answerFr", "conditionsFr", "actionFr", "askedFr"]),
    (Language::En, ["answerEn", "conditionsEn", "actionEn", "askedEn"]),
];

/// A yes to a question put the other way round is the reverse of the law. "No one may …" and "Si le bail …" are no such
/// openers: a sign follows those.
fn has_bare_opener(answer: &str) -> bool {
    let folded = fold(answer);
    let text = folded.trim_start_matches(|c: char| !c.is_alphanumeric());
    let word = text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default();
    let is_cut_off = || {
        text.get(word.len()..)
            .unwrap_or_default()
            .trim_start()
            .chars()
            .next()
            .is_none_or(|c| !(c.is_alphanumeric() || c == '-' || c == '\''))
    };
    match word {
        "oui" | "yes" => true,
        "non" | "no" | "si" => is_cut_off(),
        _ => false,
    }
}

/// Every number of a note, in digits and in words, by language.
pub(super) struct NoteNumbers(Bilingual<BTreeSet<u64>>);

impl NoteNumbers {
    pub fn of(note: &NoteContent) -> Self {
        let numbers = |language| {
            let extras = note.next_step.iter().chain(&note.caution).map(|b| b.get(language));
            let texts = [note.title.get(language), note.content.get(language), &note.source].into_iter();
            let all = texts.chain(extras).chain(&note.articles).chain(note.keywords.get(language));
            all.flat_map(|t| figures(t).into_iter().chain(numbers_in_words(t, language))).collect()
        };
        Self(Bilingual { fr: numbers(Language::Fr), en: numbers(Language::En) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::RawNote;

    const ARTICLE: &str = "Code du travail (loi n° 92/007 du 14 août 1992), art. 34";

    fn both(text: &str) -> Bilingual<String> {
        Bilingual { fr: text.into(), en: text.into() }
    }

    fn note() -> NoteContent {
        let raw = RawNote {
            domain: "travail".into(),
            category: "Rupture".into(),
            title: both("Le préavis"),
            content: Bilingual {
                fr: "Le préavis dure de quinze jours à quatre mois (article 34) ; amende de 100 000 FCFA."
                    .into(),
                en: "Notice is fifteen days to four months (section 34); fine of CFAF 100,000.".into(),
            },
            articles: vec![ARTICLE.into()],
            source: "Code du travail".into(),
            confidence: "high".into(),
            ..RawNote::default()
        };
        NoteContent::parse(&raw, None).unwrap()
    }

    fn unit() -> AnswerUnit {
        AnswerUnit {
            key: "duree".parse().unwrap(),
            kind: UnitKind::Duration,
            asked: Bilingual { fr: vec!["cmb de jours".into()], en: vec!["how many days".into()] },
            answer: Bilingual {
                fr: "Le préavis dure 15 jours à 4 mois.".into(),
                en: "Notice lasts 15 days to 4 months.".into(),
            },
            conditions: Bilingual::default(),
            action: both("Demandez la lettre."),
            is_urgent: false,
            articles: vec![ARTICLE.into()],
        }
    }

    fn fields(unit: &AnswerUnit) -> Vec<String> {
        let note = note();
        let found = unit.problems().into_iter().chain(unit.unfounded(&note, &NoteNumbers::of(&note)));
        found.map(|i| i.field.into_owned()).collect()
    }

    #[test]
    fn what_stands_in_its_note_is_sound() {
        assert_eq!(fields(&unit()), Vec::<String>::new());
    }

    #[test]
    fn a_figure_from_elsewhere_is_refused_wherever_it_stands() {
        let elsewhere = |fr: &str, en: &str| Bilingual { fr: fr.into(), en: en.into() };
        let answer = elsewhere("Le préavis dure 20 jours.", "Notice lasts 15 days.");
        assert_eq!(fields(&AnswerUnit { answer, ..unit() }), ["answerFr"]);
        let action = elsewhere("Payez 100 000 FCFA.", "Pay CFAF 10,000.");
        assert_eq!(fields(&AnswerUnit { action, ..unit() }), ["actionEn"]);
        let conditions = Bilingual { fr: vec!["15 jours".into()], en: vec!["16 days".into()] };
        assert_eq!(fields(&AnswerUnit { conditions, ..unit() }), ["conditionsEn"]);
    }

    #[test]
    fn a_yes_or_no_never_opens_an_answer() {
        for (text, is_bare) in [
            ("Oui, sous conditions.", true),
            ("Non : seul un juge le peut.", true),
            ("« Oui »", true),
            ("Yes. He may.", true),
            ("No, he may not.", true),
            ("Si, il le doit.", true),
            ("Si le bail est écrit, il le peut.", false),
            ("No one may be evicted without a court order.", false),
            ("Nonobstant le bail, il part.", false),
            ("Non-paiement du loyer : le bailleur saisit le juge.", false),
        ] {
            let answer = both(text);
            let wanted: &[&str] = if is_bare { &["answerFr", "answerEn"] } else { &[] };
            assert_eq!(fields(&AnswerUnit { answer, ..unit() }), wanted, "{text}");
        }
    }

    #[test]
    fn both_languages_lengths_and_articles_are_held() {
        let half = Bilingual { fr: "Il le peut.".into(), en: " ".into() };
        assert_eq!(fields(&AnswerUnit { answer: half, ..unit() }), ["answerEn"]);
        assert_eq!(
            fields(&AnswerUnit { answer: both(&"é".repeat(281)), ..unit() }),
            ["answerFr", "answerEn"]
        );
        assert_eq!(fields(&AnswerUnit { answer: both(&"é".repeat(280)), ..unit() }), Vec::<String>::new());
        assert_eq!(fields(&AnswerUnit { asked: Bilingual::default(), ..unit() }), ["askedFr", "askedEn"]);
        let four = vec!["x".to_owned(); 4];
        let conditions = Bilingual { fr: four.clone(), en: four };
        assert_eq!(fields(&AnswerUnit { conditions, ..unit() }), ["conditionsFr", "conditionsEn"]);
        let conditions = Bilingual { fr: vec!["sauf faute lourde".into()], en: vec![] };
        assert_eq!(fields(&AnswerUnit { conditions, ..unit() }), ["conditionsEn"]);
        let foreign = vec![ARTICLE.replace("34", "35")];
        assert_eq!(fields(&AnswerUnit { articles: foreign, ..unit() }), ["articles"]);
        assert_eq!(fields(&AnswerUnit { articles: vec![], ..unit() }), Vec::<String>::new());
    }

    #[test]
    fn every_kind_has_its_own_name() {
        for kind in UnitKind::ALL {
            assert_eq!(kind.as_str().parse(), Ok(kind));
        }
        assert!("".parse::<UnitKind>().is_err());
    }
}
