//! The import of laws: what is wrong with a file or a field.

use super::{Text, marketplace};
use jurisprudence::domain::{Invalid, Standing};

pub const FILE_TOO_LARGE: Text = Text::Fixed("Le fichier dépasse 24 Mio.", "The file is larger than 24 MiB.");

pub const CHANGED_MEANWHILE: Text = Text::Fixed(
    "Cette loi a été modifiée entre-temps. Relisez-la, puis recommencez.",
    "This law was changed meanwhile. Read it again, then try again.",
);

/// A file that would bring back what was withdrawn.
pub fn withdrawn(titles: &[String]) -> Text {
    let titles = titles.join(" · ");
    Text::Made(
        format!(
            "Rien n’a été importé : ce fichier rétablirait ce qui a été retiré ici. Confirmez-le d’abord : {titles}"
        ),
        format!(
            "Nothing was imported: this file would bring back what was withdrawn here. Confirm it first: {titles}"
        ),
    )
}

/// What must stand beside the words of an article that cannot be relied on as law; none where they can.
pub fn standing(standing: Standing, is_usable: bool) -> Option<Text> {
    Some(match standing {
        Standing::Repealed | Standing::Superseded => Text::Fixed(
            "Cet article n’est plus en vigueur d’après la bibliothèque.",
            "This article is no longer in force by the library.",
        ),
        Standing::Future => Text::Fixed(
            "Cet article n’est pas encore en vigueur d’après la bibliothèque.",
            "This article is not yet in force by the library.",
        ),
        Standing::Unclear => Text::Fixed(
            "Notre source ne dit pas clairement si cet article est en vigueur : vérifiez-le.",
            "Our source does not say plainly whether this article is in force: check it.",
        ),
        Standing::InForce if !is_usable => Text::Fixed(
            "Les mots de cet article ont été mal lus sur la copie : relisez-le au Journal officiel.",
            "The words of this article were read badly off the copy: read it in the Official Gazette.",
        ),
        Standing::InForce => return None,
    })
}

/// What is wrong with a field of a law, of a search, or with the whole file; none where the other forms say it.
pub fn field(invalid: &Invalid) -> Option<Text> {
    Some(match (invalid.field.as_ref(), invalid.why) {
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
