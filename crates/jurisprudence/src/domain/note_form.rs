use super::text::{lines, one_line, several_lines};
use super::{AnswerUnit, Bilingual, Confidence, Invalid, Key, Language, LegalDomain, NoteContent, UnitKind};
use std::borrow::Cow;

const LINES_MAX: usize = 80;
const UNITS_MAX: usize = 24;

/// What the form sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawNote {
    pub domain: String,
    pub category: String,
    pub title: Bilingual<String>,
    pub content: Bilingual<String>,
    pub articles: Vec<String>,
    pub keywords: Bilingual<Vec<String>>,
    pub lay_questions: Bilingual<Vec<String>>,
    pub units: Vec<RawUnit>,
    pub next_step: Bilingual<String>,
    pub source: String,
    pub confidence: String,
    pub caution: Bilingual<String>,
    pub as_of: String,
    pub verified_by_lawyer: bool,
}

/// An answer unit as the form sent it, unread.
#[derive(Debug, Clone, Default)]
pub struct RawUnit {
    /// Blank for a new one: it is named after its kind.
    pub key: String,
    pub kind: String,
    pub asked: Bilingual<Vec<String>>,
    pub answer: Bilingual<String>,
    pub conditions: Bilingual<Vec<String>>,
    pub action: Bilingual<String>,
    pub is_urgent: bool,
    pub articles: Vec<String>,
}

/// A list may hold more than the form lets one write where it came so: notes that are shipped have many questions.
fn too_many(found: &mut Vec<Invalid>, field: impl Into<Cow<'static, str>>, list: &[String], known: usize) {
    if list.len() > LINES_MAX.max(known) {
        found.push(Invalid { field: field.into(), why: "has too many entries" });
    }
}

/// Both languages or neither.
fn pair(
    found: &mut Vec<Invalid>,
    [fr, en]: [&'static str; 2],
    both: &Bilingual<String>,
) -> Option<Bilingual<String>> {
    let read = Bilingual { fr: several_lines(&both.fr), en: several_lines(&both.en) };
    match (read.fr.is_empty(), read.en.is_empty()) {
        (true, true) => None,
        (false, false) => Some(read),
        (no_french, _) => {
            let field = Cow::Borrowed(if no_french { fr } else { en });
            found.push(Invalid { field, why: "is missing in one language" });
            None
        }
    }
}

/// The units of a form, each under a name of its own. One whose kind or key cannot be read is left out, and said.
fn units(found: &mut Vec<Invalid>, raw: &[RawUnit]) -> Vec<AnswerUnit> {
    let mut taken: Vec<String> = raw.iter().map(|u| one_line(&u.key)).filter(|k| !k.is_empty()).collect();
    let mut read = Vec::new();
    for (at, unit) in raw.iter().enumerate() {
        let kind = unit.kind.trim().parse::<UnitKind>();
        let key = match (one_line(&unit.key), &kind) {
            (name, Ok(kind)) if name.is_empty() => free_name(kind.as_str(), &mut taken).parse::<Key>(),
            (name, _) => name.parse(),
        };
        match (kind, key) {
            (Ok(kind), Ok(key)) => read.push(AnswerUnit {
                key,
                kind,
                asked: both(&unit.asked, |l| lines(l)),
                answer: both(&unit.answer, |t| one_line(t)),
                conditions: both(&unit.conditions, |l| lines(l)),
                action: both(&unit.action, |t| one_line(t)),
                is_urgent: unit.is_urgent,
                articles: lines(&unit.articles),
            }),
            (Err(kind), _) => found.push(kind.of_unit(at)),
            (_, Err(key)) => found.push(key.of_unit(at)),
        }
    }
    read
}

fn both<T, U>(raw: &Bilingual<T>, read: impl Fn(&T) -> U) -> Bilingual<U> {
    Bilingual { fr: read(&raw.fr), en: read(&raw.en) }
}

/// `duration`, or `duration-2` where there is one already.
fn free_name(kind: &str, taken: &mut Vec<String>) -> String {
    let mut name = kind.to_owned();
    let mut n = 1;
    while taken.contains(&name) {
        n += 1;
        name = format!("{kind}-{n}");
    }
    taken.push(name.clone());
    name
}

impl NoteContent {
    pub const MAX_EXTRA: usize = 2_000;

    /// Every broken rule of the form at once. `known` is the note before the change.
    pub fn parse(raw: &RawNote, known: Option<&Self>) -> Result<Self, Vec<Invalid>> {
        let mut found = Vec::new();
        let domain = raw.domain.trim().parse::<LegalDomain>();
        let confidence = raw.confidence.trim().parse::<Confidence>();
        let next_step = pair(&mut found, ["nextStepFr", "nextStepEn"], &raw.next_step);
        let caution = pair(&mut found, ["cautionFr", "cautionEn"], &raw.caution);
        let as_of = one_line(&raw.as_of);
        let content = Self {
            domain: *domain.as_ref().unwrap_or(&LegalDomain::Autre),
            category: one_line(&raw.category),
            title: Bilingual { fr: one_line(&raw.title.fr), en: one_line(&raw.title.en) },
            content: Bilingual { fr: several_lines(&raw.content.fr), en: several_lines(&raw.content.en) },
            articles: lines(&raw.articles),
            keywords: Bilingual { fr: lines(&raw.keywords.fr), en: lines(&raw.keywords.en) },
            lay_questions: Bilingual { fr: lines(&raw.lay_questions.fr), en: lines(&raw.lay_questions.en) },
            units: units(&mut found, &raw.units),
            next_step,
            source: several_lines(&raw.source),
            confidence: *confidence.as_ref().unwrap_or(&Confidence::Medium),
            caution,
            as_of: (!as_of.is_empty()).then_some(as_of),
            verified_by_lawyer: raw.verified_by_lawyer,
        };
        let is_secondary = confidence == Ok(Confidence::Medium);
        found.extend([domain.err(), confidence.err()].into_iter().flatten());
        found.extend(content.problems().into_iter().map(|i| Invalid { field: form_field(i.field), ..i }));
        let before = |list: fn(&Self) -> &Vec<String>| known.map_or(0, |k| list(k).len());
        too_many(&mut found, "articles", &content.articles, before(|k| &k.articles));
        too_many(&mut found, "keywordsFr", &content.keywords.fr, before(|k| &k.keywords.fr));
        too_many(&mut found, "keywordsEn", &content.keywords.en, before(|k| &k.keywords.en));
        too_many(&mut found, "layQuestionsFr", &content.lay_questions.fr, before(|k| &k.lay_questions.fr));
        too_many(&mut found, "layQuestionsEn", &content.lay_questions.en, before(|k| &k.lay_questions.en));
        if content.units.len() > UNITS_MAX.max(known.map_or(0, |k| k.units.len())) {
            found.push(Invalid { field: "units".into(), why: "has too many answers" });
        }
        // A change of the note may leave a unit behind, which then waits; what is written now must stand in the note.
        let stood = |at: usize| {
            let unit = content.units.get(at);
            known.is_some_and(|k| k.units.iter().any(|u| Some(u) == unit))
        };
        found.extend(content.unfounded().into_iter().filter(|(at, _)| !stood(*at)).map(|(_, i)| i));
        for (at, unit) in content.units.iter().enumerate() {
            let came = known.and_then(|k| k.units.iter().find(|u| u.key == unit.key));
            for (language, asked) in unit.asked.each() {
                let field = format!("units.{at}.asked{}", if language == Language::Fr { "Fr" } else { "En" });
                too_many(&mut found, field, asked, came.map_or(0, |u| u.asked.get(language).len()));
            }
        }
        // Some of the shipped notes stand without one: a slip in them can be put right all the same.
        let stood_so = known.is_some_and(|k| k.confidence == Confidence::Medium && k.caution.is_none());
        let is_half = said_of(&found, "caution");
        if is_secondary && content.caution.is_none() && !stood_so && !is_half {
            found.push(Invalid { field: "cautionFr".into(), why: "a secondary source needs a caution" });
        }
        if found.is_empty() { Ok(content) } else { Err(found) }
    }
}

/// Whether something was said of a field, whatever its language.
fn said_of(found: &[Invalid], field: &str) -> bool {
    found.iter().any(|i| i.field.starts_with(field))
}

/// The form has a field a language.
fn form_field(field: Cow<'static, str>) -> Cow<'static, str> {
    Cow::Borrowed(match field.as_ref() {
        "title.fr" => "titleFr",
        "title.en" => "titleEn",
        "content.fr" => "contentFr",
        "content.en" => "contentEn",
        "keywords" => "keywordsFr",
        "layQuestions" => "layQuestionsFr",
        "nextStep" => "nextStepFr",
        "caution" => "cautionFr",
        _ => return field,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn both(text: &str) -> Bilingual<String> {
        Bilingual { fr: text.into(), en: text.into() }
    }

    fn raw() -> RawNote {
        RawNote {
            domain: "travail".into(),
            category: "Rupture".into(),
            title: both("Le préavis"),
            content: both("Le préavis est dû (article 34)."),
            articles: vec!["Code du travail (loi n° 92/007 du 14 août 1992), art. 34".into()],
            source: "Code du travail".into(),
            confidence: "high".into(),
            ..RawNote::default()
        }
    }

    fn fields(raw: &RawNote) -> Vec<String> {
        NoteContent::parse(raw, None).unwrap_err().into_iter().map(|i| i.field.into_owned()).collect()
    }

    fn unit() -> RawUnit {
        RawUnit {
            kind: "duty".into(),
            asked: Bilingual { fr: vec!["préavis obligatoire".into()], en: vec!["must give notice".into()] },
            answer: both("Le préavis est dû."),
            action: both("Écrivez la lettre."),
            articles: raw().articles,
            ..RawUnit::default()
        }
    }

    #[test]
    fn a_unit_without_a_name_is_named_after_its_kind() {
        let named = RawUnit { key: "duty".into(), ..unit() };
        let units = vec![unit(), named, unit(), RawUnit { kind: "amount".into(), ..unit() }];
        let read = NoteContent::parse(&RawNote { units, ..raw() }, None).unwrap();
        let keys: Vec<_> = read.units.iter().map(|u| u.key.as_str()).collect();
        assert_eq!(keys, ["duty-2", "duty", "duty-3", "amount"]);
        let twice = RawUnit { key: "due".into(), ..unit() };
        let twice = RawNote { units: vec![twice.clone(), twice], ..raw() };
        assert_eq!(fields(&twice), ["units.1.key"]);
    }

    #[test]
    fn what_is_wrong_with_a_unit_is_said_at_its_place() {
        let unfounded = RawUnit { answer: both("Le préavis est de 12 jours."), ..unit() };
        let odd = RawUnit { kind: "poem".into(), ..unit() };
        let units = vec![unit(), unfounded, odd];
        let wanted = ["units.2.kind", "units.1.answerFr", "units.1.answerEn"];
        assert_eq!(fields(&RawNote { units, ..raw() }), wanted);
        let many = RawNote { units: vec![unit(); UNITS_MAX + 1], ..raw() };
        assert_eq!(fields(&many), ["units"]);
        let many: Vec<String> = (0..=LINES_MAX).map(|n| format!("question {n}")).collect();
        let asked = Bilingual { fr: many, en: vec!["must I".into()] };
        let long = RawNote { units: vec![RawUnit { asked, ..unit() }], ..raw() };
        assert_eq!(fields(&long), ["units.0.askedFr"]);
    }

    #[test]
    fn a_whole_note_is_read_and_an_empty_one_says_all_it_lacks() {
        let read = NoteContent::parse(&raw(), None).unwrap();
        assert_eq!((read.domain, read.next_step, read.caution), (LegalDomain::Travail, None, None));
        let all = fields(&RawNote::default());
        let wanted = [
            "domain",
            "confidence",
            "category",
            "titleFr",
            "titleEn",
            "contentFr",
            "contentEn",
            "source",
            "articles",
        ];
        assert_eq!(all, wanted);
    }

    #[test]
    fn what_stands_in_one_language_only_is_refused() {
        let half = |fr: &str, en: &str| Bilingual { fr: fr.into(), en: en.into() };
        assert_eq!(fields(&RawNote { caution: half("À vérifier.", " "), ..raw() }), ["cautionEn"]);
        assert_eq!(fields(&RawNote { next_step: half("", "Go there."), ..raw() }), ["nextStepFr"]);
        assert_eq!(fields(&RawNote { title: half("Titre", ""), ..raw() }), ["titleEn"]);
    }

    #[test]
    fn a_secondary_source_never_stands_without_its_caution() {
        let medium = RawNote { confidence: "medium".into(), ..raw() };
        assert_eq!(fields(&medium), ["cautionFr"]);
        assert!(NoteContent::parse(&RawNote { caution: both("À vérifier."), ..medium }, None).is_ok());
    }

    #[test]
    fn a_long_list_is_refused_unless_it_came_so() {
        let many: Vec<String> = (0..100).map(|n| format!("question {n}")).collect();
        let lists = Bilingual { fr: many, en: vec![] };
        let long = RawNote { lay_questions: lists.clone(), ..raw() };
        assert_eq!(fields(&long), ["layQuestionsFr"]);
        let known = NoteContent { lay_questions: lists, ..NoteContent::parse(&raw(), None).unwrap() };
        assert!(NoteContent::parse(&long, Some(&known)).is_ok());
    }

    #[test]
    fn control_characters_and_direction_overrides_do_not_get_in() {
        let odd = RawNote { title: both("Le\u{0} pré\u{202E}avis\n"), ..raw() };
        assert_eq!(NoteContent::parse(&odd, None).unwrap().title.fr, "Le préavis");
    }
}
