//! Links by mail to one's own account, and its end.

use super::Text;
use chrono::{DateTime, Utc};
use chrono_tz::Africa::Douala;

pub const UNKNOWN_LINK: Text = Text::Fixed(
    "Ce lien n’est pas reconnu. Ouvrez-le en entier depuis le message, ou demandez-en un autre.",
    "This link is not recognised. Open all of it from the message, or ask for another one.",
);
pub const LINK_ENDED: Text = Text::Fixed(
    "Ce lien a expiré ou a déjà servi. Demandez-en un autre.",
    "This link has expired or was already used. Ask for another one.",
);
pub const LAST_ADMIN: Text = Text::Fixed(
    "Vous êtes le seul administrateur : un autre doit l’être avant que votre compte soit supprimé.",
    "You are the only administrator: there must be another one before your account is deleted.",
);
pub const GONE: Text = Text::Fixed(
    "Cette personne a supprimé son compte : elle ne peut plus vous lire.",
    "This person has deleted their account: they can no longer read you.",
);
pub const UNKNOWN_TOPIC: Text = Text::Fixed("Catégorie inconnue", "Unknown category");

/// What stands beside a copy of one's own data.
pub fn export_readme(now: DateTime<Utc>) -> Text {
    let day = now.with_timezone(&Douala);
    Text::Made(
        format!(
            "Copie de vos données sur {product}, faite le {day}.\n\n\
             Les fichiers .json contiennent, par domaine, ce que vous avez écrit et ce que {product} garde de vous.\n\
             Le dossier « documents » contient vos documents en PDF et en HTML, le dossier « fichiers » les pièces que vous avez jointes à vos messages, le dossier « recus » les reçus de vos paiements.\n\n\
             N’y figurent pas les données d’autres personnes : les messages et propositions que vous avez reçus, les adresses et les numéros des parties de vos dossiers, les notes des autres. Vous les lisez dans {product}.\n\n\
             Cette copie n’est pas protégée : gardez-la en lieu sûr.\n",
            product = crate::PRODUCT,
            day = day.format("%d/%m/%Y à %H:%M"),
        ),
        format!(
            "Copy of your data on {product}, made on {day}.\n\n\
             The .json files hold, area by area, what you wrote and what {product} keeps of you.\n\
             The folder “documents” holds your documents as PDF and HTML, the folder “files” what you attached to your messages, the folder “receipts” the receipts of your payments.\n\n\
             Other people's data is not in it: messages and proposals you received, the addresses and numbers of the parties in your cases, the notes of others. You read them in {product}.\n\n\
             This copy is not protected: keep it in a safe place.\n",
            product = crate::PRODUCT,
            day = day.format("%d/%m/%Y at %H:%M"),
        ),
    )
}
