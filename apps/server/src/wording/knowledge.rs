//! The form for legal notes, and what refuses a change of one.

use super::{Text, marketplace};
use jurisprudence::domain::Invalid;

pub const CHANGED_MEANWHILE: Text = Text::Fixed(
    "Cette note a été modifiée entre-temps. Relisez-la, puis recommencez.",
    "This note was changed meanwhile. Read it again, then try again.",
);
pub const NOTHING_SHIPPED: Text = Text::Fixed(
    "Cette note n’a pas été livrée avec le produit : il n’y a pas de version livrée à reprendre.",
    "This note did not come with the product: there is no shipped version to go back to.",
);
const TOO_LONG: Text = Text::Fixed("Ce texte est trop long", "This text is too long");
const TOO_MANY: Text = Text::Fixed("Pas plus de 80 éléments", "No more than 80 entries");
const ONE_LANGUAGE: Text = Text::Fixed(
    "À écrire dans les deux langues, ou dans aucune",
    "To be written in both languages, or in none",
);
const CAUTION: Text =
    Text::Fixed("Une source secondaire demande une mise en garde", "A secondary source needs a caution");
const MONTH: Text = Text::Fixed("Un mois est attendu : AAAA-MM", "A month is expected: YYYY-MM");

fn required(field: &str) -> Text {
    match field {
        "category" => Text::Fixed("Catégorie requise", "Category required"),
        "titleFr" => Text::Fixed("Titre en français requis", "French title required"),
        "titleEn" => Text::Fixed("Titre en anglais requis", "English title required"),
        "contentFr" => Text::Fixed("Texte en français requis", "French text required"),
        "contentEn" => Text::Fixed("Texte en anglais requis", "English text required"),
        "source" => Text::Fixed("Source requise", "Source required"),
        _ => Text::Fixed("Ce champ est obligatoire.", "This field is required."),
    }
}

pub fn field(invalid: Invalid) -> Text {
    match invalid.why {
        "is too long" => TOO_LONG,
        "has too many entries" => TOO_MANY,
        "is missing in one language" => ONE_LANGUAGE,
        "a secondary source needs a caution" => CAUTION,
        "must be a month, YYYY-MM" => MONTH,
        "a note rests on at least one article" => {
            Text::Fixed("Une note repose sur au moins un article", "A note rests on at least one article")
        }
        "is not one of the legal domains" | "must be high or medium" | "is not a state" => {
            marketplace::UNKNOWN_CODE
        }
        _ => required(invalid.field),
    }
}
