//! Messages and their files: what is refused.

use super::Text;

pub const CLIENT_KEY_REUSED: Text = Text::Fixed(
    "Un message est déjà parti sous cette clé, avec un autre texte. Ouvrez la conversation pour le relire.",
    "A message was already sent under this key, with another text. Open the conversation to read it.",
);
pub const TOO_MANY_UNSENT: Text = Text::Fixed(
    "Trop de fichiers attendent d’être envoyés. Envoyez vos messages ou retirez des fichiers, puis recommencez.",
    "Too many files are waiting to be sent. Send your messages or remove some files, then try again.",
);
pub const ATTACHMENT_SENT: Text =
    Text::Fixed("Ce fichier est déjà envoyé.", "This file has already been sent.");
pub const NOT_THE_OTHER: Text = Text::Fixed(
    "Le destinataire doit être l’autre partie de cette demande.",
    "The recipient must be the other party of this request.",
);
pub const NOT_SENDABLE: Text = Text::Fixed(
    "Une pièce jointe n’est plus disponible. Ajoutez-la de nouveau.",
    "An attachment is no longer available. Add it again.",
);
pub const FILE_EMPTY: Text = Text::Fixed("Ce fichier est vide.", "This file is empty.");
pub const FILE_TOO_LARGE: Text = Text::Fixed("Ce fichier dépasse 10 Mo.", "This file is larger than 10 MB.");
pub const FILE_TYPE: Text = Text::Fixed(
    "Ce type de fichier n’est pas accepté : choisissez un PDF, JPG, PNG ou DOCX.",
    "This type of file is not accepted: choose a PDF, JPG, PNG or DOCX.",
);
pub const FILE_ENDING: Text = Text::Fixed(
    "Le contenu de ce fichier ne correspond pas à son nom : l’extension est celle d’un autre type.",
    "The content of this file does not match its name: the extension is that of another type.",
);
pub const FILE_CUT_OFF: Text = Text::Fixed(
    "Ce fichier n’est pas arrivé en entier. Envoyez-le de nouveau.",
    "This file did not arrive whole. Send it again.",
);

pub fn not_a_key(max: usize) -> Text {
    Text::Made(
        format!("Une clé est faite de {max} caractères ASCII visibles au plus."),
        format!("A key is made of at most {max} visible ASCII characters."),
    )
}
