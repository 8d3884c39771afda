//! The import of laws: what is wrong with a file or a field.

use super::{Text, marketplace};
use jurisprudence::domain::Invalid;

pub const FILE_TOO_LARGE: Text = Text::Fixed("Le fichier dépasse 24 Mio.", "The file is larger than 24 MiB.");

/// What is wrong with a field of a law, of a search, or with the whole file; none where the other forms say it.
pub fn field(invalid: Invalid) -> Option<Text> {
    Some(match (invalid.field, invalid.why) {
        ("file", "is empty") => Text::Fixed("Ce fichier est vide.", "This file is empty."),
        ("file", "has too many rows") => Text::Fixed(
            "Ce fichier a plus de 50 000 articles. Importez-le en plusieurs fois.",
            "This file has more than 50,000 articles. Import it in parts.",
        ),
        ("file", _) => Text::Fixed(
            "Aucun article n’a pu être lu dans ce fichier.",
            "No article could be read in this file.",
        ),
        ("key", _) => Text::Fixed(
            "De 1 à 120 lettres sans accent, chiffres, points ou tirets",
            "1 to 120 unaccented letters, digits, dots or dashes",
        ),
        ("language", _) => super::UNKNOWN_LANGUAGE,
        ("year", _) => Text::Fixed("Année inconnue", "Unknown year"),
        ("status" | "sort" | "force", _) => marketplace::UNKNOWN_CODE,
        ("sourceUrl", "is not an address") => {
            Text::Fixed("Une adresse commence par https://", "An address begins with https://")
        }
        ("inForceUntil", "lies before the beginning") => Text::Fixed(
            "La fin ne peut pas précéder l’entrée en vigueur",
            "The end cannot lie before the beginning",
        ),
        _ => return None,
    })
}
