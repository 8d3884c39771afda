//! What the server says to people, in both languages, once each.

pub mod account;
pub mod admin;
pub mod anonymous;
pub mod case_law;
pub mod cases;
pub mod citations;
pub mod feedback;
pub mod imports;
pub mod knowledge;
pub mod laws;
pub mod marketplace;
pub mod messages;
pub mod payments;

use crate::language::Lang;
use ::marketplace::domain::Reason;
use chrono::{DateTime, Utc};
use chrono_tz::Africa::Douala;
use identity::domain::FieldReason;

/// A sentence in both languages.
#[derive(Debug, Clone)]
pub enum Text {
    Fixed(&'static str, &'static str),
    Made(String, String),
}

impl Text {
    pub fn say(&self, lang: Lang) -> String {
        match self {
            Self::Fixed(fr, en) => lang.pick(fr, en).to_owned(),
            Self::Made(fr, en) => lang.pick(fr, en).to_owned(),
        }
    }
}

pub const NOT_FOUND: Text = Text::Fixed("Introuvable.", "Not found.");
pub const NOT_SIGNED_IN: Text = Text::Fixed("Connectez-vous pour continuer.", "Sign in to continue.");
pub const ROLE_NOT_ALLOWED: Text =
    Text::Fixed("Votre profil ne permet pas cette action.", "Your profile does not allow this action.");
pub const FOREIGN_ORIGIN: Text = Text::Fixed(
    "Cette demande vient d’un autre site et n’a pas été acceptée.",
    "This request comes from another site and was not accepted.",
);
pub const MALFORMED: Text = Text::Fixed(
    "La demande est mal formée : du JSON valide est attendu, avec les bons types.",
    "The request is malformed: valid JSON with the right types is expected.",
);
pub const TOO_LARGE: Text = Text::Fixed(
    "La demande est trop volumineuse (64 Kio au plus).",
    "The request is too large (64 KiB at most).",
);
pub const WRONG_CONTENT_TYPE: Text = Text::Fixed(
    "Le contenu doit être de type application/json.",
    "The content must be of type application/json.",
);
pub const METHOD_NOT_ALLOWED: Text =
    Text::Fixed("Cette méthode n’est pas admise ici.", "This method is not allowed here.");
pub const INVALID_IDEMPOTENCY_KEY: Text = Text::Fixed(
    "L’en-tête Idempotency-Key doit avoir 1 à 255 caractères ASCII visibles.",
    "The Idempotency-Key header must have 1 to 255 visible ASCII characters.",
);
pub const REPEAT_RUNNING: Text = Text::Fixed(
    "Votre demande précédente est encore en cours. Réessayez dans un instant.",
    "Your previous request is still running. Try again in a moment.",
);
pub const IDEMPOTENCY_KEY_REUSED: Text = Text::Fixed(
    "Cette clé a déjà servi pour une autre demande.",
    "This key was already used for another request.",
);
pub const BUSY: Text = Text::Fixed(
    "Le service est momentanément occupé. Réessayez dans quelques secondes.",
    "The service is busy for a moment. Try again in a few seconds.",
);
pub const INTERNAL: Text = Text::Fixed(
    "Une erreur est survenue de notre côté. Réessayez dans un instant.",
    "Something went wrong on our side. Try again in a moment.",
);
pub const INVALID: Text = Text::Fixed("Certaines valeurs ne sont pas valides.", "Some values are not valid.");
pub const EMAIL_TAKEN: Text =
    Text::Fixed("Un compte existe déjà avec cet email", "An account with this email already exists");
pub const INVALID_CREDENTIALS: Text =
    Text::Fixed("Email ou mot de passe incorrect", "Incorrect email or password");
pub const ADMIN_HAS_NO_PREMIUM: Text =
    Text::Fixed("Un administrateur n’a pas d’abonnement.", "An administrator has no subscription.");

pub const PREMIUM_REQUIRED: Text = Text::Fixed(
    "La génération de documents nécessite un abonnement Premium.",
    "Generating documents requires a Premium subscription.",
);
pub const UNKNOWN_TEMPLATE: Text =
    Text::Fixed("Ce modèle de document n’existe pas.", "This document template does not exist.");
pub const CHANGED_MEANWHILE: Text = Text::Fixed(
    "Ce document a été modifié entre-temps. Rechargez-le, puis recommencez.",
    "This document was changed meanwhile. Reload it, then try again.",
);
pub const UNKNOWN_TURN_ROLE: Text =
    Text::Fixed("Le rôle doit être user ou assistant.", "The role must be user or assistant.");
pub const UNKNOWN_PROMPT_TYPE: Text =
    Text::Fixed("Ce type de demande n’existe pas.", "This prompt type does not exist.");
pub const UNKNOWN_SCOPE: Text = Text::Fixed("Valeurs admises : month, all.", "Values allowed: month, all.");
pub const UNKNOWN_LANGUAGE: Text = Text::Fixed("Langue inconnue", "Unknown language");
pub const UNKNOWN_FORMAT: Text =
    Text::Fixed("Formats possibles : pdf, docx, html.", "Formats available: pdf, docx, html.");

pub fn question(e: ai_assistant::domain::QuestionError) -> Text {
    use ai_assistant::domain::QuestionError as E;
    match e {
        E::Empty => Text::Fixed("Écrivez votre question.", "Write your question."),
        E::TooLong => Text::Fixed(
            "Votre question dépasse 4 000 caractères. Raccourcissez-la, ou posez-la en plusieurs fois.",
            "Your question is over 4,000 characters. Shorten it, or ask in several parts.",
        ),
    }
}

pub fn conversation_title(e: ai_assistant::domain::TitleError) -> Text {
    use ai_assistant::domain::{ConversationTitle, TitleError as E};
    marketplace::field(match e {
        E::Empty => Reason::Missing,
        E::TooLong => Reason::TooLong { max: ConversationTitle::MAX_CHARS },
    })
}

/// The field that is wrong, and why.
pub fn formulation(e: ai_assistant::formulation::InputError) -> (&'static str, Text) {
    use ai_assistant::formulation::InputError as E;
    match e {
        E::Empty => ("userInput", Text::Fixed("Écrivez votre message.", "Write your message.")),
        E::MessageTooLong => (
            "userInput",
            Text::Fixed(
                "Votre message dépasse 4 000 caractères. Envoyez-le en plusieurs fois.",
                "Your message is over 4,000 characters. Send it in several parts.",
            ),
        ),
        E::ConversationTooLong => (
            "conversation",
            Text::Fixed(
                "La conversation dépasse 40 000 caractères. Utilisez ce qui est déjà proposé, ou recommencez plus court.",
                "The conversation is over 40,000 characters. Use what is already suggested, or start again, shorter.",
            ),
        ),
    }
}

pub fn document_field(reason: documents::Reason) -> Text {
    Text::Made(reason.message(documents::Lang::Fr), reason.message(documents::Lang::En))
}

/// The month is Cameroon's, and so is the date.
pub fn quota_exhausted(resets_at: DateTime<Utc>) -> Text {
    let day = resets_at.with_timezone(&Douala);
    Text::Made(
        format!(
            "Vous avez utilisé vos 3 consultations gratuites du mois. Elles reviennent le {}.",
            day.format("%d/%m/%Y")
        ),
        format!(
            "You have used your 3 free consultations of the month. They come back on {}.",
            day.format("%d/%m/%Y")
        ),
    )
}

pub fn too_many(seconds: i64) -> Text {
    Text::Made(
        format!("Trop de demandes. Réessayez dans {}.", duration_fr(seconds)),
        format!("Too many requests. Try again in {}.", duration_en(seconds)),
    )
}

pub fn too_many_attempts(seconds: i64) -> Text {
    Text::Made(
        format!("Trop de tentatives de connexion. Réessayez dans {}.", duration_fr(seconds)),
        format!("Too many sign-in attempts. Try again in {}.", duration_en(seconds)),
    )
}

pub fn too_many_links(seconds: i64) -> Text {
    Text::Made(
        format!(
            "Trois liens ont déjà été demandés pour cette adresse. Regardez aussi dans les courriers indésirables, ou réessayez dans {}.",
            duration_fr(seconds)
        ),
        format!(
            "Three links were already asked for with this address. Look in the junk mail too, or try again in {}.",
            duration_en(seconds)
        ),
    )
}

pub(super) fn duration_fr(seconds: i64) -> String {
    match (seconds.max(1), (seconds + 59) / 60) {
        (1, _) => "1 seconde".into(),
        (s, _) if s < 60 => format!("{s} secondes"),
        (_, 1) => "1 minute".into(),
        (_, m) => format!("{m} minutes"),
    }
}

pub(super) fn duration_en(seconds: i64) -> String {
    match (seconds.max(1), (seconds + 59) / 60) {
        (1, _) => "1 second".into(),
        (s, _) if s < 60 => format!("{s} seconds"),
        (_, 1) => "1 minute".into(),
        (_, m) => format!("{m} minutes"),
    }
}

pub fn identity_field(reason: FieldReason) -> Text {
    use FieldReason as R;
    match reason {
        R::EmailInvalid => Text::Fixed("Email invalide", "Invalid email"),
        R::NameTooShort => Text::Fixed(
            "Le nom doit contenir au moins 2 caractères",
            "The name must have at least 2 characters",
        ),
        R::NameTooLong => Text::Fixed(
            "Le nom doit contenir au plus 100 caractères",
            "The name must have at most 100 characters",
        ),
        R::PasswordRequired => Text::Fixed("Mot de passe requis", "Password required"),
        R::PasswordTooShort => Text::Fixed(
            "Le mot de passe doit contenir au moins 6 caractères",
            "The password must have at least 6 characters",
        ),
        R::PasswordTooLong => Text::Fixed(
            "Le mot de passe doit contenir au plus 128 caractères",
            "The password must have at most 128 characters",
        ),
        R::PasswordIsEmail => Text::Fixed(
            "Le mot de passe ne peut pas être votre adresse email",
            "The password cannot be your email address",
        ),
        R::PasswordWrong => Text::Fixed("Mot de passe incorrect", "Incorrect password"),
        R::RoleUnknown => Text::Fixed("Veuillez sélectionner un rôle", "Please select a role"),
        R::LanguageUnknown => Text::Fixed("Langue inconnue", "Unknown language"),
        R::DomainUnknown | R::ValueUnknown => marketplace::UNKNOWN_CODE,
        R::DatePast => Text::Fixed(
            "La date d’expiration ne peut pas être passée",
            "The expiry date cannot be in the past",
        ),
        R::DateUnreadable => {
            Text::Fixed("Date invalide (attendue : AAAA-MM-JJ)", "Invalid date (expected: YYYY-MM-DD)")
        }
        R::TooLong { max } => marketplace::too_long(max),
        R::TooMany { max } => Text::Made(format!("Pas plus de {max}."), format!("No more than {max}.")),
        R::OutOfRange { min, max } => marketplace::out_of_range(min, max),
    }
}
