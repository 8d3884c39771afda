//! The form for decisions: what is wrong with a field, in the words of the specification.

use super::{Text, marketplace};
use jurisprudence::domain::Invalid;

pub const KEY_TAKEN: Text =
    Text::Fixed("Une décision porte déjà cet identifiant.", "A decision has this identifier already.");
pub const CHANGED_MEANWHILE: Text = Text::Fixed(
    "Cette décision a été modifiée entre-temps. Relisez-la, puis recommencez.",
    "This decision was changed meanwhile. Read it again, then try again.",
);
const FUTURE: Text = Text::Fixed(
    "Une décision ne peut pas être datée dans l’avenir",
    "A decision cannot be dated in the future",
);
const NO_DATE: Text =
    Text::Fixed("Date invalide (attendue : AAAA-MM-JJ)", "Invalid date (expected: YYYY-MM-DD)");
const TOO_MANY: Text = Text::Fixed("Pas plus de 40 éléments", "No more than 40 entries");
const TOO_LONG: Text = Text::Fixed("Ce texte est trop long", "This text is too long");

/// A field that is missing, or too short to say anything.
fn required(field: &str) -> Text {
    match field {
        "title" => Text::Fixed("Titre requis", "Title required"),
        "jurisdiction" => Text::Fixed("Juridiction requise", "Jurisdiction required"),
        "caseNumber" => Text::Fixed("Numéro d'affaire requis", "Case number required"),
        "date" => Text::Fixed("Date requise", "Date required"),
        "parties" => Text::Fixed("Parties requises", "Parties required"),
        "subject" => Text::Fixed("Matière requise", "Subject required"),
        "keywords" => Text::Fixed("Mots-clés requis", "Keywords required"),
        "facts" => Text::Fixed(
            "Résumé des faits requis (min 50 caractères)",
            "Summary of the facts required (min 50 characters)",
        ),
        "legalPrinciple" => Text::Fixed(
            "Principe juridique requis (min 50 caractères)",
            "Legal principle required (min 50 characters)",
        ),
        "decision" => {
            Text::Fixed("Décision requise (min 50 caractères)", "Decision required (min 50 characters)")
        }
        "query" => Text::Fixed(
            "Veuillez saisir une requête de recherche pour l'import",
            "Enter a search query for the import",
        ),
        "names" => Text::Fixed("Indiquez au moins un nom à masquer.", "Name at least one name to mask."),
        _ => Text::Fixed("Ce champ est obligatoire.", "This field is required."),
    }
}

pub fn field(invalid: &Invalid) -> Text {
    match invalid.why {
        "is too long" => TOO_LONG,
        "has too many entries" => TOO_MANY,
        "is not a date" => NO_DATE,
        "lies in the future" => FUTURE,
        "is not one of the limits" => {
            Text::Fixed("Nombre possible : 3, 5, 10 ou 15", "Possible numbers: 3, 5, 10 or 15")
        }
        "is not one of the subjects" | "is not a state" | "is no court" | "is no answer" => {
            marketplace::UNKNOWN_CODE
        }
        _ => required(invalid.field.strip_prefix("translation.").unwrap_or(&invalid.field)),
    }
}
