//! Requests, proposals and ratings: what is refused, and the names that stand for people.

use super::{Text, cases, messages};
use crate::language::Lang;
use identity::domain::{Person, Role};
use marketplace::domain::Reason;

pub const REQUEST_NOT_OPEN: Text =
    Text::Fixed("Cette demande ne reçoit plus de propositions.", "This request no longer takes proposals.");
pub const REQUEST_HAS_PROPOSALS: Text = Text::Fixed(
    "Cette demande a déjà reçu une proposition : elle ne peut plus être modifiée.",
    "This request has already received a proposal: it can no longer be changed.",
);
pub const ALREADY_PUBLISHED: Text =
    Text::Fixed("Cette demande est déjà publiée.", "This request is already published.");
pub const REQUEST_CLOSED: Text = Text::Fixed("Cette demande est fermée.", "This request is closed.");
pub const ALREADY_PROPOSED: Text = Text::Fixed(
    "Vous avez déjà soumis une proposition pour cette demande.",
    "You have already submitted a proposal for this request.",
);
pub const ALREADY_SELECTED: Text = Text::Fixed(
    "Une proposition est déjà sélectionnée pour cette demande.",
    "A proposal has already been selected for this request.",
);
pub const PROPOSAL_NOT_PENDING: Text =
    Text::Fixed("Cette proposition n’est plus en attente.", "This proposal is no longer pending.");
pub const NOT_RESTORABLE: Text =
    Text::Fixed("Ce refus ne peut plus être annulé.", "This refusal can no longer be undone.");
pub const NOT_SELECTED: Text = Text::Fixed(
    "Ce professionnel n’a pas été sélectionné pour cette demande.",
    "This professional was not selected for this request.",
);
pub const DEADLINE_NOT_PASSED: Text = Text::Fixed(
    "Vous pourrez noter le service après l’échéance annoncée.",
    "You can rate the service once its deadline has passed.",
);
pub const ALREADY_RATED: Text =
    Text::Fixed("Vous avez déjà noté ce service.", "You have already rated this service.");
pub const RATING_TOO_OLD: Text = Text::Fixed(
    "Une évaluation peut être modifiée pendant 14 jours : ce délai est passé.",
    "A rating can be changed for 14 days: that time is over.",
);
pub const NOT_VERIFIED: Text = Text::Fixed(
    "Votre numéro d’inscription doit être vérifié avant votre première proposition. Complétez votre profil.",
    "Your roll number must be verified before your first proposal. Complete your profile.",
);
pub const UNKNOWN_CODE: Text =
    Text::Fixed("Cette valeur ne fait pas partie de la liste.", "This value is not in the list.");

pub fn field(reason: Reason) -> Text {
    match reason {
        Reason::Missing => Text::Fixed("Ce champ est obligatoire.", "This field is required."),
        Reason::TooShort { min } => Text::Made(
            format!("Écrivez au moins {min} caractères."),
            format!("Write at least {min} characters."),
        ),
        Reason::TooLong { max } => too_long(max),
        Reason::Unknown => UNKNOWN_CODE,
        Reason::NotADate => Text::Fixed(
            "Cette date n’est pas valide (attendue : AAAA-MM-JJ).",
            "This date is not valid (expected: YYYY-MM-DD).",
        ),
        Reason::NotATime => Text::Fixed(
            "Cette heure n’est pas valide (attendue : HH:MM).",
            "This time is not valid (expected: HH:MM).",
        ),
        Reason::NotAnInstant => {
            Text::Fixed("Indiquez une date et une heure valides.", "Enter a valid date and time.")
        }
        Reason::OutOfRange { min, max } => out_of_range(min, max),
        Reason::SeveralLines => {
            Text::Fixed("Ce champ tient sur une seule ligne.", "This field is a single line.")
        }
        Reason::TooMany { max } => cases::too_many(max),
        Reason::Overlaps => cases::OVERLAPS,
        Reason::NotAQuarter => cases::NOT_A_QUARTER,
        Reason::EndsBeforeStart => cases::ENDS_BEFORE_START,
        Reason::NotALink => cases::NOT_A_LINK,
        Reason::NotAKey { max } => messages::not_a_key(max),
        Reason::NotTheOther => messages::NOT_THE_OTHER,
        Reason::NotSendable => messages::NOT_SENDABLE,
    }
}

pub fn too_long(max: usize) -> Text {
    Text::Made(
        format!("Pas plus de {} caractères.", thousands(max, '\u{202f}')),
        format!("No more than {} characters.", thousands(max, ',')),
    )
}

pub fn out_of_range(min: i64, max: i64) -> Text {
    Text::Made(format!("Un nombre de {min} à {max}."), format!("A number from {min} to {max}."))
}

fn thousands(n: usize, mark: char) -> String {
    match n {
        0..1_000 => n.to_string(),
        n => format!("{}{mark}{:03}", n / 1_000, n % 1_000),
    }
}

/// What a client is called until a proposal of the reader's was selected.
pub fn pseudonym(request_id: i64, lang: Lang) -> String {
    match lang {
        Lang::Fr => format!("Client n° {request_id}"),
        Lang::En => format!("Client No. {request_id}"),
    }
}

pub fn role(role: Role, lang: Lang) -> &'static str {
    match role {
        Role::Client => "Client",
        Role::Avocat => lang.pick("Avocat", "Lawyer"),
        Role::Huissier => lang.pick("Huissier", "Bailiff"),
        Role::Policier => lang.pick("Policier", "Police officer"),
        Role::Gendarme => "Gendarme",
        Role::Admin => lang.pick("Administrateur", "Administrator"),
    }
}

/// A person's name as others read it.
pub fn name_of(person: &Person, lang: Lang) -> String {
    if person.is_deleted { nobody(lang).to_owned() } else { person.name.as_str().to_owned() }
}

/// None where the account was deleted.
pub fn email_of(person: &Person) -> Option<String> {
    (!person.is_deleted).then(|| person.email.as_str().to_owned())
}

/// Who is no longer there to be named.
pub fn nobody(lang: Lang) -> &'static str {
    lang.pick("Compte supprimé", "Deleted account")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bounds_are_written_as_each_language_writes_them() {
        let text = too_long(20_000);
        assert_eq!(text.say(Lang::Fr), "Pas plus de 20\u{202f}000 caractères.");
        assert_eq!(text.say(Lang::En), "No more than 20,000 characters.");
        assert_eq!(too_long(150).say(Lang::En), "No more than 150 characters.");
    }
}
