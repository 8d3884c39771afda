use super::{Email, FieldError, FieldReason, Language, PersonName, Role, UserId};

const SPECIALTY_MAX: usize = 100;
const CITY_MAX: usize = 80;
const ROLL_NUMBER_MAX: usize = 60;
const BIO_MAX: usize = 2_000;
const LANGUAGE_MAX: usize = 40;
const LANGUAGES_MAX: usize = 10;
const YEARS_MAX: i64 = 80;

/// What an avocat or a huissier says of themselves. Empty texts are what was left out.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Profile {
    pub specialty: String,
    /// Codes of branches of law; which there are is the marketplace's to say.
    pub domains: Vec<String>,
    pub city: String,
    pub languages: Vec<String>,
    /// On the roll of the bar or of the chamber: for administrators, who verify it, and for its owner.
    pub roll_number: String,
    pub bio: String,
    pub years_of_practice: Option<i32>,
    /// An administrator has verified the roll number (decision D4).
    pub is_verified: bool,
}

/// What the form sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawProfile {
    pub specialty: String,
    pub domains: Vec<String>,
    pub city: String,
    pub languages: Vec<String>,
    pub roll_number: String,
    pub bio: String,
    pub years_of_practice: Option<i64>,
}

/// A profile whose every field was accepted. It does not say whether it is verified.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewProfile(pub(crate) Profile);

impl NewProfile {
    /// Every invalid field at once; `code_of` answers the code of a branch of law.
    pub fn parse(
        raw: &RawProfile,
        code_of: impl Fn(&str) -> Option<&'static str>,
    ) -> Result<Self, Vec<FieldError>> {
        let mut wrong = Vec::new();
        let mut line = |field, text: &str, max| {
            let text = one_line(text);
            if text.chars().count() > max {
                wrong.push(FieldReason::TooLong { max }.of(field));
            }
            text
        };
        let specialty = line("specialty", &raw.specialty, SPECIALTY_MAX);
        let city = line("city", &raw.city, CITY_MAX);
        let roll_number = line("rollNumber", &raw.roll_number, ROLL_NUMBER_MAX);
        let bio = several_lines(&raw.bio);
        if bio.chars().count() > BIO_MAX {
            wrong.push(FieldReason::TooLong { max: BIO_MAX }.of("bio"));
        }
        let profile = Profile {
            domains: domains(&raw.domains, code_of, &mut wrong),
            languages: languages(&raw.languages, &mut wrong),
            years_of_practice: years(raw.years_of_practice, &mut wrong),
            is_verified: false,
            specialty,
            city,
            roll_number,
            bio,
        };
        if wrong.is_empty() { Ok(Self(profile)) } else { Err(wrong) }
    }
}

fn domains(
    raw: &[String],
    code_of: impl Fn(&str) -> Option<&'static str>,
    wrong: &mut Vec<FieldError>,
) -> Vec<String> {
    let codes: Vec<Option<&str>> = raw.iter().map(|d| code_of(d)).collect();
    if codes.contains(&None) {
        wrong.push(FieldReason::DomainUnknown.of("domains"));
    }
    let mut known: Vec<String> = Vec::new();
    for code in codes.into_iter().flatten() {
        if !known.iter().any(|k| k == code) {
            known.push(code.to_owned());
        }
    }
    known
}

fn languages(raw: &[String], wrong: &mut Vec<FieldError>) -> Vec<String> {
    let mut named: Vec<String> = Vec::new();
    for language in raw.iter().map(|l| one_line(l)).filter(|l| !l.is_empty()) {
        if !named.contains(&language) {
            named.push(language);
        }
    }
    if named.iter().any(|l| l.chars().count() > LANGUAGE_MAX) {
        wrong.push(FieldReason::TooLong { max: LANGUAGE_MAX }.of("languages"));
    } else if named.len() > LANGUAGES_MAX {
        wrong.push(FieldReason::TooMany { max: LANGUAGES_MAX }.of("languages"));
    }
    named
}

fn years(raw: Option<i64>, wrong: &mut Vec<FieldError>) -> Option<i32> {
    let years = raw?;
    match i32::try_from(years) {
        Ok(read) if (0..=YEARS_MAX).contains(&years) => Some(read),
        _ => {
            wrong.push(FieldReason::OutOfRange { min: 0, max: YEARS_MAX }.of("yearsOfPractice"));
            None
        }
    }
}

fn one_line(text: &str) -> String {
    several_lines(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Without control characters, which PostgreSQL cannot keep, and direction overrides, which make a text read
/// otherwise than it is written.
fn several_lines(text: &str) -> String {
    let overrides = |c: char| matches!(c, '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
    let lines = text.replace("\r\n", "\n").replace('\r', "\n").replace('\t', " ");
    lines
        .chars()
        .filter(|c| *c == '\n' || !(c.is_control() || overrides(*c)))
        .collect::<String>()
        .trim()
        .to_owned()
}

/// What other parts of the product say of a person: never more than they need.
#[derive(Debug, Clone, PartialEq)]
pub struct Person {
    pub id: UserId,
    pub name: PersonName,
    pub email: Email,
    pub role: Role,
    pub language: Language,
    pub profile: Option<Profile>,
    /// The account was deleted: its name is one that says so.
    pub is_deleted: bool,
}

impl Person {
    pub fn is_verified(&self) -> bool {
        self.profile.as_ref().is_some_and(|p| p.is_verified)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(domain: &str) -> Option<&'static str> {
        ["civil", "penal"].into_iter().find(|d| *d == domain)
    }

    #[test]
    fn an_empty_profile_is_a_profile() {
        assert_eq!(NewProfile::parse(&RawProfile::default(), code).unwrap().0, Profile::default());
    }

    #[test]
    fn texts_are_cleaned_and_lists_have_each_entry_once() {
        let raw = RawProfile {
            specialty: " Droit\npénal \u{202e}".into(),
            domains: vec!["penal".into(), "civil".into(), "penal".into()],
            languages: vec!["français".into(), " ".into(), "Ɓasaá".into(), "français".into()],
            bio: "a\r\n\u{0}b".into(),
            years_of_practice: Some(12),
            ..RawProfile::default()
        };
        let NewProfile(p) = NewProfile::parse(&raw, code).unwrap();
        assert_eq!((p.specialty.as_str(), p.bio.as_str()), ("Droit pénal", "a\nb"));
        assert_eq!(p.domains, ["penal", "civil"]);
        assert_eq!(p.languages, ["français", "Ɓasaá"]);
        assert!(!p.is_verified);
    }

    #[test]
    fn every_invalid_field_is_named_at_once() {
        let raw = RawProfile {
            specialty: "x".repeat(101),
            domains: vec!["mer".into()],
            city: "x".repeat(81),
            languages: vec!["x".repeat(41)],
            roll_number: "x".repeat(61),
            bio: "x".repeat(2_001),
            years_of_practice: Some(-1),
        };
        let fields: Vec<_> = NewProfile::parse(&raw, code).unwrap_err().iter().map(|e| e.field).collect();
        assert_eq!(
            fields,
            ["specialty", "city", "rollNumber", "bio", "domains", "languages", "yearsOfPractice"]
        );
    }
}
