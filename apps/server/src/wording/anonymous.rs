//! People without an account: what they are told, and what is refused.

use super::Text;
use anonymous_access::domain::{CODE_WORDS, CodeWordsError, MESSAGES, Quota, Reason};

pub const LINK_EXPIRED: Text = Text::Fixed("Ce lien a expiré.", "This link has expired.");
pub const NO_SUCH_LINK: Text =
    Text::Fixed("Ce lien d’accès est invalide ou a expiré.", "This access link is invalid or has expired.");
pub const NO_EXTENSION_LEFT: Text = Text::Fixed(
    "Ce lien a déjà été prolongé quatre fois.",
    "This link has already been extended four times.",
);
pub const NO_ADDRESS: Text =
    Text::Fixed("Aucune adresse n’est connue pour ce lien.", "No address is known for this link.");
pub const CHANNEL_FULL: Text = Text::Fixed(
    "Cette conversation ne peut plus recevoir de messages.",
    "This conversation can hold no more messages.",
);
pub const PROOF_REQUIRED: Text = Text::Fixed(
    "Le service est très demandé. Votre appareil doit faire un petit calcul, puis la demande repart.",
    "The service is in great demand. Your device has to do a small computation, then the request is sent again.",
);
pub const NOBODY_SELECTED: Text =
    Text::Fixed("Sélectionnez d’abord une proposition.", "Select a proposal first.");
pub const LEAVE_EMPTY: Text = Text::Fixed("Laissez ce champ vide.", "Leave this field empty.");

/// `of_address`: perhaps not this person, but somebody at the same address, has used them.
pub fn message_limit(of_address: bool) -> Text {
    if of_address {
        return Text::Fixed(
            "Limite de messages atteinte. Les messages gratuits d’aujourd’hui ont tous été utilisés depuis votre réseau. Revenez demain, ou inscrivez-vous pour continuer !",
            "Message limit reached. Today’s free messages have all been used from your network. Come back tomorrow, or sign up to continue!",
        );
    }
    Text::Made(
        format!(
            "Limite de messages atteinte. Vous avez utilisé vos {MESSAGES} messages gratuits. Inscrivez-vous pour continuer !"
        ),
        format!("Message limit reached. You have used your {MESSAGES} free messages. Sign up to continue!"),
    )
}

/// What is said beside an answer when few messages are left.
pub fn limitation(quota: &Quota) -> Text {
    match quota.remaining() {
        0 if quota.of_address => Text::Fixed(
            "Les messages gratuits d’aujourd’hui ont tous été utilisés depuis votre réseau. Revenez demain, ou inscrivez-vous pour continuer !",
            "Today’s free messages have all been used from your network. Come back tomorrow, or sign up to continue!",
        ),
        0 => Text::Made(
            format!("Vous avez utilisé vos {MESSAGES} messages gratuits. Inscrivez-vous pour continuer !"),
            format!("You have used your {MESSAGES} free messages. Sign up to continue!"),
        ),
        1 => Text::Fixed("Il vous reste 1 message gratuit.", "You have 1 free message left."),
        n => Text::Made(
            format!("Il vous reste {n} messages gratuits."),
            format!("You have {n} free messages left."),
        ),
    }
}

pub fn field(reason: Reason) -> Text {
    match reason {
        Reason::Missing => super::marketplace::field(marketplace::domain::Reason::Missing),
        Reason::TooLong { max } => super::marketplace::too_long(max),
        Reason::EmailInvalid => Text::Fixed("Email invalide", "Invalid email"),
        Reason::KeyInvalid => Text::Fixed(
            "Au plus 64 caractères visibles, sans espace.",
            "At most 64 visible characters, without spaces.",
        ),
    }
}

pub fn code_words(e: CodeWordsError) -> Text {
    match e {
        CodeWordsError::Missing => {
            Text::Made(format!("Écrivez vos {CODE_WORDS} mots."), format!("Write your {CODE_WORDS} words."))
        }
        CodeWordsError::Count { found } => Text::Made(
            format!("{CODE_WORDS} mots sont attendus ; il y en a {found}."),
            format!("{CODE_WORDS} words are expected; there are {found}."),
        ),
        CodeWordsError::Unknown { place } => Text::Made(
            format!("Le mot n° {place} n’est pas dans la liste. Vérifiez son orthographe."),
            format!("Word No. {place} is not in the list. Check how it is spelled."),
        ),
    }
}
