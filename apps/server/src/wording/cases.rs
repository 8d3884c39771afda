//! Cases, availability and appointments: what is refused.

use super::Text;

pub const CASE_STATUS: Text = Text::Fixed(
    "Ce dossier ne peut pas passer à cet état. Rechargez la page.",
    "This case cannot move to this status. Reload the page.",
);
pub const CASE_SHARED: Text = Text::Fixed(
    "Un professionnel travaille sur ce dossier : fermez-le au lieu de le supprimer.",
    "A professional works on this case: close it instead of deleting it.",
);
pub const CASE_FULL: Text = Text::Fixed(
    "Ce dossier contient déjà le maximum de ces éléments.",
    "This case already holds as many of these as it can.",
);
pub const NOT_YOUR_PROFESSIONAL: Text = Text::Fixed(
    "Vous pouvez prendre rendez-vous avec un professionnel dont vous avez sélectionné la proposition.",
    "You can book an appointment with a professional whose proposal you selected.",
);
pub const SLOT_NOT_OFFERED: Text = Text::Fixed(
    "Cet horaire n’est pas proposé. Choisissez un des créneaux affichés.",
    "This time is not offered. Choose one of the slots shown.",
);
pub const SLOT_TAKEN: Text = Text::Fixed(
    "Ce créneau vient d’être pris. Choisissez-en un autre.",
    "This slot has just been taken. Choose another one.",
);
pub const APPOINTMENT_NOT_PENDING: Text = Text::Fixed(
    "Ce rendez-vous n’attend plus de réponse.",
    "This appointment is no longer waiting for an answer.",
);
pub const APPOINTMENT_OVER: Text =
    Text::Fixed("Ce rendez-vous est passé ou déjà annulé.", "This appointment is over or already cancelled.");

pub const OVERLAPS: Text =
    Text::Fixed("Deux plages du même jour se chevauchent.", "Two spans of the same day overlap.");
pub const NOT_A_QUARTER: Text =
    Text::Fixed("Choisissez un multiple de 15 minutes.", "Choose a multiple of 15 minutes.");
pub const ENDS_BEFORE_START: Text =
    Text::Fixed("La fin doit venir après le début.", "The end must come after the start.");
pub const NOT_A_LINK: Text = Text::Fixed(
    "Une adresse qui commence par https:// est attendue.",
    "An address that starts with https:// is expected.",
);

pub fn too_many(max: usize) -> Text {
    Text::Made(format!("Pas plus de {max} éléments."), format!("No more than {max} entries."))
}
