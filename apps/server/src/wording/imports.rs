//! Imports of case law, to administrators: why one stopped, and why a decision was not taken.

use super::{Text, duration_en, duration_fr};
use jurisprudence::DECISIONS_MAX;
use jurisprudence::domain::import::{ItemReason, StopReason};

pub const RUNNING: Text = Text::Fixed(
    "Un import est déjà en cours. Attendez sa fin ou annulez-le.",
    "An import is under way already. Wait for its end or cancel it.",
);
pub const OVER: Text = Text::Fixed("Cet import est terminé.", "This import is over.");
pub const NO_SUCH_ANSWER: Text = Text::Fixed(
    "Cette réponse n’est plus possible ici : une décision de même juridiction, de même date et de même numéro existe déjà.",
    "This answer is not possible here: a decision of the same court, date and number exists already.",
);
pub const NO_CONTACT: Text = Text::Fixed(
    "Indiquez d’abord une adresse de contact (réglage SUPPORT_EMAIL) : Juricaf doit savoir à qui écrire.",
    "Set a contact address first (setting SUPPORT_EMAIL): Juricaf must know whom to write to.",
);
pub const UNDER_WAY: Text =
    Text::Fixed("Un import de décisions est en cours.", "An import of decisions is under way.");

/// Why a run ended before its end.
pub fn stopped(reason: StopReason, retry_after: Option<i64>) -> Text {
    let text = match reason {
        StopReason::Challenge => Text::Fixed(
            "Juricaf demande une vérification que seul un navigateur peut passer ; l’import s’est arrêté là, sans rien effacer. Enregistrez les décisions depuis votre navigateur (JSON ou XML), puis déposez les fichiers ici.",
            "Juricaf asks for a check that only a browser can pass; the import stopped there, and nothing was deleted. Save the decisions from your browser (JSON or XML), then upload the files here.",
        ),
        StopReason::Robots => Text::Fixed(
            "Les règles de Juricaf pour les robots interdisent cette recherche. Essayez une autre requête, ou déposez des fichiers.",
            "Juricaf’s rules for robots forbid this search. Try another query, or upload files.",
        ),
        StopReason::RateLimited => Text::Fixed(
            "Juricaf a reçu trop de demandes et prie d’attendre.",
            "Juricaf had too many requests and asks us to wait.",
        ),
        StopReason::Unavailable => {
            Text::Fixed("Juricaf est momentanément indisponible.", "Juricaf is unavailable for the moment.")
        }
        StopReason::Refused => Text::Fixed(
            "Juricaf refuse l’accès. Déposez des fichiers, ou écrivez à l’AHJUCAF.",
            "Juricaf refuses access. Upload files, or write to AHJUCAF.",
        ),
        StopReason::SiteDown => Text::Fixed(
            "Juricaf ne répond pas. Réessayez plus tard.",
            "Juricaf does not answer. Try again later.",
        ),
        StopReason::UnreadableList => Text::Fixed(
            "La liste envoyée par Juricaf n’a pas pu être lue. Rien n’a été importé.",
            "The list that Juricaf sent could not be read. Nothing was imported.",
        ),
        StopReason::RowsLost => Text::Fixed(
            "La liste envoyée par Juricaf est abîmée : des décisions y auraient été perdues. Rien n’a été importé.",
            "The list that Juricaf sent is damaged: decisions would have been lost from it. Nothing was imported.",
        ),
        StopReason::NoList => Text::Fixed(
            "Juricaf n’a pas de liste pour cette recherche.",
            "Juricaf has no list for this search.",
        ),
    };
    match (retry_after, text) {
        (Some(seconds), Text::Fixed(fr, en)) if seconds > 0 => Text::Made(
            format!("{fr} Réessayez dans {}.", duration_fr(seconds)),
            format!("{en} Try again in {}.", duration_en(seconds)),
        ),
        (_, text) => text,
    }
}

/// What became of a decision, where there is something to say.
pub fn item(reason: ItemReason, detail: Option<&str>) -> Text {
    let more = detail.unwrap_or_default();
    match reason {
        ItemReason::TextAttached => Text::Fixed(
            "Texte joint à une décision qui était déjà ici.",
            "Text attached to a decision that was here already.",
        ),
        ItemReason::TextWaits => Text::Fixed(
            "Texte joint à une décision vérifiée : elle reste publiée telle quelle, et le texte le sera une fois que vous l’aurez relu et aurez vérifié la décision à nouveau.",
            "Text attached to a verified decision: it stays published as it is, and the text will be once you have read it and verified the decision again.",
        ),
        ItemReason::SharedId => Text::Fixed(
            "Ajoutée, mais une autre décision porte le même identifiant Juricaf : comparez-les dans les doublons.",
            "Added, but another decision has the same Juricaf id: compare them among the duplicates.",
        ),
        ItemReason::DeletedHere => Text::Fixed(
            "Supprimée ici par l’administration : elle n’est pas réimportée.",
            "Deleted here by an administrator: it is not imported again.",
        ),
        ItemReason::DecidedBefore => {
            Text::Fixed("Déjà examinée par une personne.", "A person has decided on it already.")
        }
        ItemReason::NumberRespelled => Text::Fixed(
            "Le numéro est écrit autrement : la nouvelle graphie est reprise, l’ancienne reste trouvable.",
            "The number is written otherwise: the new spelling is used, the old one still finds it.",
        ),
        ItemReason::ProbableDuplicate => {
            Text::Fixed("Doublon probable : en attente d’examen.", "Probable duplicate: waits for a person.")
        }
        ItemReason::ChangedAtSource => Text::Fixed(
            "Le contenu a changé chez Juricaf : en attente d’examen.",
            "It has changed at Juricaf: waits for a person.",
        ),
        ItemReason::EmptyText => Text::Fixed("Texte vide.", "Empty text."),
        ItemReason::ErrorDocument => Text::Made(
            format!("Juricaf n’a pas pu l’enregistrer : {more}."),
            format!("Juricaf could not take it in: {more}."),
        ),
        ItemReason::OtherCountry => Text::Fixed(
            "Ni du Cameroun, ni de la CEMAC, ni de l’OHADA.",
            "Neither of Cameroon, nor of CEMAC or OHADA.",
        ),
        ItemReason::ImpossibleDate => {
            Text::Fixed("Date impossible ou à venir.", "Impossible date, or one to come.")
        }
        ItemReason::MissingField => missing(more),
        ItemReason::IdTwice => Text::Fixed(
            "La liste donne deux décisions sous cet identifiant et le site n’en sert qu’une : déposez l’autre en fichier.",
            "The list has two decisions under this id and the site serves one: upload the other as a file.",
        ),
        ItemReason::NotFound => Text::Fixed("Introuvable chez Juricaf.", "Not found at Juricaf."),
        ItemReason::GoneAtSource => Text::Fixed(
            "N’est plus sur Juricaf : elle est gardée ici, et marquée ainsi.",
            "No longer on Juricaf: it is kept here, and marked so.",
        ),
        ItemReason::Unreadable => Text::Fixed(
            "Illisible : ni JSON ni XML d’une décision.",
            "Unreadable: neither JSON nor XML of a decision.",
        ),
        ItemReason::WebPage => Text::Fixed(
            "C’est une page web, pas une décision : enregistrez sa forme JSON ou XML.",
            "This is a web page, not a decision: save its JSON or XML form.",
        ),
        ItemReason::TooLarge => too_large(more),
        ItemReason::TooMany => Text::Made(
            format!(
                "Ce fichier contient {more} décisions ; {DECISIONS_MAX} au plus par fichier. Rien n’en a été pris : partagez-le en plusieurs."
            ),
            format!(
                "This file holds {more} decisions; {DECISIONS_MAX} at most in one file. Nothing of it was taken: split it into several."
            ),
        ),
        ItemReason::Timeout => Text::Fixed("Pas de réponse à temps.", "No answer in time."),
        ItemReason::Network => Text::Fixed("Connexion interrompue.", "The connection broke."),
        ItemReason::Status => Text::Made(
            format!("Juricaf a répondu par une erreur ({more})."),
            format!("Juricaf answered with an error ({more})."),
        ),
        ItemReason::NotKept => Text::Fixed(
            "Elle n’a pas pu être enregistrée ici. Relancez l’import.",
            "It could not be kept here. Run the import again.",
        ),
    }
}

fn missing(field: &str) -> Text {
    let (fr, en) = match field {
        "date" => ("la date", "the date"),
        "country" => ("le pays", "the country"),
        "court" => ("la juridiction", "the court"),
        "number" => ("le numéro", "the number"),
        _ => ("un champ", "a field"),
    };
    Text::Made(format!("Il manque {fr}."), format!("It lacks {en}."))
}

fn too_large(limit: &str) -> Text {
    let mebibytes = limit.parse::<u64>().unwrap_or_default() / (1024 * 1024);
    Text::Made(
        format!("Trop volumineuse : plus de {mebibytes} Mio. Rien n’en a été coupé ni gardé."),
        format!("Too large: over {mebibytes} MiB. Nothing of it was cut or kept."),
    )
}

/// What the system page says of the last import.
pub fn last(day: &str, imported: i64, is_fine: bool) -> Text {
    let (fr, en) = if is_fine {
        ("", "")
    } else {
        (" Il s’est arrêté avant la fin.", " It stopped before its end.")
    };
    Text::Made(
        format!("Dernier import le {day} : {imported} décisions importées.{fr}"),
        format!("Last import on {day}: {imported} decisions imported.{en}"),
    )
}
