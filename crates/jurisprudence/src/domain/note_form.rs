use super::text::{lines, one_line, several_lines};
use super::{Bilingual, Confidence, Invalid, LegalDomain, NoteContent};

const LINES_MAX: usize = 80;

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
    pub next_step: Bilingual<String>,
    pub source: String,
    pub confidence: String,
    pub caution: Bilingual<String>,
    pub as_of: String,
    pub verified_by_lawyer: bool,
}

/// A list may hold more than the form lets one write where it came so: notes that are shipped have many questions.
fn too_many(found: &mut Vec<Invalid>, field: &'static str, list: &[String], known: usize) {
    if list.len() > LINES_MAX.max(known) {
        found.push(Invalid { field, why: "has too many entries" });
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
            let field = if no_french { fr } else { en };
            found.push(Invalid { field, why: "is missing in one language" });
            None
        }
    }
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
            domain: domain.unwrap_or(LegalDomain::Autre),
            category: one_line(&raw.category),
            title: Bilingual { fr: one_line(&raw.title.fr), en: one_line(&raw.title.en) },
            content: Bilingual { fr: several_lines(&raw.content.fr), en: several_lines(&raw.content.en) },
            articles: lines(&raw.articles),
            keywords: Bilingual { fr: lines(&raw.keywords.fr), en: lines(&raw.keywords.en) },
            lay_questions: Bilingual { fr: lines(&raw.lay_questions.fr), en: lines(&raw.lay_questions.en) },
            next_step,
            source: several_lines(&raw.source),
            confidence: confidence.unwrap_or(Confidence::Medium),
            caution,
            as_of: (!as_of.is_empty()).then_some(as_of),
            verified_by_lawyer: raw.verified_by_lawyer,
        };
        found.extend([domain.err(), confidence.err()].into_iter().flatten());
        found.extend(content.problems().into_iter().map(|i| Invalid { field: form_field(i.field), ..i }));
        let before = |list: fn(&Self) -> &Vec<String>| known.map_or(0, |k| list(k).len());
        too_many(&mut found, "articles", &content.articles, before(|k| &k.articles));
        too_many(&mut found, "keywordsFr", &content.keywords.fr, before(|k| &k.keywords.fr));
        too_many(&mut found, "keywordsEn", &content.keywords.en, before(|k| &k.keywords.en));
        too_many(&mut found, "layQuestionsFr", &content.lay_questions.fr, before(|k| &k.lay_questions.fr));
        too_many(&mut found, "layQuestionsEn", &content.lay_questions.en, before(|k| &k.lay_questions.en));
        // Some of the shipped notes stand without one: a slip in them can be put right all the same.
        let stood_so = known.is_some_and(|k| k.confidence == Confidence::Medium && k.caution.is_none());
        let is_secondary = confidence == Ok(Confidence::Medium);
        let is_half = said_of(&found, "caution");
        if is_secondary && content.caution.is_none() && !stood_so && !is_half {
            found.push(Invalid { field: "cautionFr", why: "a secondary source needs a caution" });
        }
        if found.is_empty() { Ok(content) } else { Err(found) }
    }
}

/// Whether something was said of a field, whatever its language.
fn said_of(found: &[Invalid], field: &str) -> bool {
    found.iter().any(|i| i.field.starts_with(field))
}

/// The form has a field a language.
fn form_field(field: &'static str) -> &'static str {
    match field {
        "title.fr" => "titleFr",
        "title.en" => "titleEn",
        "content.fr" => "contentFr",
        "content.en" => "contentEn",
        "keywords" => "keywordsFr",
        "layQuestions" => "layQuestionsFr",
        "nextStep" => "nextStepFr",
        "caution" => "cautionFr",
        other => other,
    }
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

    fn fields(raw: &RawNote) -> Vec<&'static str> {
        NoteContent::parse(raw, None).unwrap_err().iter().map(|i| i.field).collect()
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
