use super::{Email, FieldError, FieldReason, Language, Password, PersonName, Role};

/// What the form sent, unread.
#[derive(Clone, Default)]
pub struct RawRegistration {
    pub name: String,
    pub email: String,
    pub password: String,
    pub role: String,
    pub language: String,
    pub terms_version: String,
}

/// A registration whose every value was accepted: there is no other way to make one.
#[derive(Debug, Clone)]
pub struct Registration {
    pub name: PersonName,
    pub email: Email,
    pub password: Password,
    pub role: Role,
    pub language: Language,
    /// The version of the terms the person accepted (law 2024/017: proof of consent).
    pub terms_version: String,
}

impl Registration {
    /// Every invalid field at once, in the order of the form. An absent role is a client's.
    pub fn parse(raw: &RawRegistration) -> Result<Self, Vec<FieldError>> {
        let name = raw.name.parse::<PersonName>().map_err(|r| r.of("name"));
        let email = raw.email.parse::<Email>().map_err(|r| r.of("email"));
        let password = Password::parse(&raw.password, email.as_ref().ok()).map_err(|r| r.of("password"));
        let role = match raw.role.trim() {
            "" => Ok(Role::Client),
            text => text
                .parse::<Role>()
                .ok()
                .filter(|r| r.can_register())
                .ok_or(FieldReason::RoleUnknown.of("role")),
        };
        let language = match raw.language.trim() {
            "" => Ok(Language::default()),
            text => text.parse::<Language>().map_err(|_| FieldReason::LanguageUnknown.of("language")),
        };
        match (name, email, password, role, language) {
            (Ok(name), Ok(email), Ok(password), Ok(role), Ok(language)) => Ok(Self {
                name,
                email,
                password,
                role,
                language,
                terms_version: raw.terms_version.chars().filter(|c| !c.is_control()).take(40).collect(),
            }),
            (name, email, password, role, language) => {
                Err([name.err(), email.err(), password.err(), role.err(), language.err()]
                    .into_iter()
                    .flatten()
                    .collect())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_invalid_field_is_named_at_once() {
        let raw = RawRegistration { role: "juge".into(), language: "de".into(), ..Default::default() };
        let fields: Vec<_> = Registration::parse(&raw).unwrap_err().iter().map(|e| e.field).collect();
        assert_eq!(fields, ["name", "email", "password", "role", "language"]);
    }

    #[test]
    fn nobody_registers_as_an_administrator() {
        let raw = RawRegistration {
            name: "Ngo Bell".into(),
            email: "a@exemple.cm".into(),
            password: "secret-words".into(),
            role: "admin".into(),
            ..Default::default()
        };
        assert_eq!(Registration::parse(&raw).unwrap_err(), [FieldReason::RoleUnknown.of("role")]);
        let client = Registration::parse(&RawRegistration { role: String::new(), ..raw }).unwrap();
        assert_eq!((client.role, client.language), (Role::Client, Language::French));
    }
}
