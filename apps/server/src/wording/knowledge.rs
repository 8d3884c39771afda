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
const OPENER: Text = Text::Fixed(
    "Ne commencez pas par Oui ou Non : la réponse doit être vraie dans quelque sens que la question soit posée",
    "Do not open with Yes or No: the answer must be true whichever way round the question was put",
);
const FIGURE: Text = Text::Fixed(
    "Un nombre de ce texte n’est pas dans la note : une réponse ne dit que ce que dit sa note",
    "A number in this text is not in the note: an answer says only what its note says",
);
const CONDITIONS: Text = Text::Fixed("Pas plus de trois conditions", "No more than three conditions");
const AS_MANY: Text =
    Text::Fixed("Autant de conditions dans les deux langues", "As many conditions in both languages");
const FOREIGN_ARTICLE: Text = Text::Fixed(
    "Un de ces articles n’est pas parmi ceux de la note",
    "One of these articles is not among those of the note",
);
const NOTHING_ASKED: Text = Text::Fixed(
    "Écrivez au moins une question à laquelle cette réponse répond",
    "Write at least one question that this answers",
);
const TOO_MANY_UNITS: Text = Text::Fixed("Pas plus de 24 réponses", "No more than 24 answers");
const NAME_TAKEN: Text =
    Text::Fixed("Une autre réponse porte déjà ce nom", "Another answer has this name already");
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

pub fn field(invalid: &Invalid) -> Text {
    match invalid.why {
        "is too long" => TOO_LONG,
        "has too many entries" => TOO_MANY,
        "is missing in one language" => ONE_LANGUAGE,
        "a secondary source needs a caution" => CAUTION,
        "must be a month, YYYY-MM" => MONTH,
        "a note rests on at least one article" => {
            Text::Fixed("Une note repose sur au moins un article", "A note rests on at least one article")
        }
        "must not open with yes or no" => OPENER,
        "a figure does not stand in the note" => FIGURE,
        "has too many conditions" => CONDITIONS,
        "must be as many in both languages" => AS_MANY,
        "an article is none of its note's" => FOREIGN_ARTICLE,
        "an answer needs a question it answers" => NOTHING_ASKED,
        "has too many answers" => TOO_MANY_UNITS,
        "is taken" => NAME_TAKEN,
        "is not one of the legal domains"
        | "is not one of the kinds of answers"
        | "must be high or medium"
        | "is not a state" => marketplace::UNKNOWN_CODE,
        _ => required(&invalid.field),
    }
}
