use super::Part::{Line, Link};
use super::{Wording, greetable};
use crate::domain::Mail;

pub fn of(mail: &Mail, product: &str) -> Wording {
    match mail {
        Mail::Welcome { name } => Wording {
            subject: format!("Bienvenue sur {product}"),
            parts: vec![
                hello(name),
                Line(format!(
                    "Votre compte {product} est créé. Vous pouvez dès maintenant poser vos questions de droit \
                     camerounais et préparer vos documents."
                )),
                Line(format!(
                    "{product} donne une information juridique. Elle ne remplace pas le conseil \
                     d’un avocat."
                )),
                not_you("vous pouvez ignorer ce message."),
                signature(product),
            ],
        },
        Mail::VerifyEmail { link, .. } => own_link(
            "Confirmez votre adresse e-mail",
            &format!(
                "Pour confirmer que cette adresse est bien celle de votre compte {product}, ouvrez ce lien\u{a0}:"
            ),
            ("Confirmer mon adresse", link),
            "Il est valable 24\u{a0}heures. Ne le transmettez à personne.",
            "Si vous n’avez pas créé ce compte, ignorez ce message\u{a0}: l’adresse ne sera pas confirmée.",
            product,
        ),
        Mail::ResetPassword { link, .. } => own_link(
            "Choisissez un nouveau mot de passe",
            &format!(
                "Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour votre compte {product}. Ce lien ouvre la page où le choisir\u{a0}:"
            ),
            ("Choisir un nouveau mot de passe", link),
            "Il est valable une heure et ne sert qu’une fois. Ne le transmettez à personne.",
            "Si ce n’était pas vous, ignorez ce message\u{a0}: votre mot de passe ne change pas.",
            product,
        ),
        Mail::SignInLink { link, .. } => own_link(
            "Votre lien de connexion",
            &format!(
                "Voici le lien que vous avez demandé pour vous connecter à {product} sans mot de passe\u{a0}:"
            ),
            ("Me connecter", link),
            "Il est valable 15\u{a0}minutes et ne sert qu’une fois. Quiconque l’a peut ouvrir votre compte\u{a0}: ne le transmettez à personne.",
            "Si ce n’était pas vous, ignorez ce message\u{a0}: personne n’est connecté tant que le lien n’est pas suivi.",
            product,
        ),
        Mail::PasswordChanged { name, link } => Wording {
            subject: "Votre mot de passe a changé".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "Le mot de passe de votre compte {product} vient de changer. Vos autres appareils sont déconnectés."
                )),
                Line("Si ce n’était pas vous, choisissez-en un nouveau tout de suite\u{a0}:".into()),
                Link { label: "Choisir un nouveau mot de passe".into(), url: link.clone() },
                signature(product),
            ],
        },
        Mail::AccountDeleted { name } => Wording {
            subject: "Votre compte est supprimé".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "Vous avez supprimé votre compte {product}. Votre nom et votre adresse e-mail en sont effacés, et \
                     nous ne vous écrirons plus."
                )),
                Line("Cette adresse peut servir à ouvrir un autre compte.".into()),
                signature(product),
            ],
        },
        Mail::AccountEnding { name, date, link } => Wording {
            subject: format!("Votre compte {product} va être supprimé"),
            parts: vec![
                hello(name),
                Line(format!(
                    "Vous n’avez pas utilisé votre compte {product} depuis près de cinq ans. Nous ne gardons pas plus \
                     longtemps les données de qui ne vient plus\u{a0}: votre compte sera supprimé le {date}, comme si \
                     vous l’aviez supprimé vous-même."
                )),
                Line(
                    "Pour le garder, il suffit de vous connecter une fois avant cette date. Vous pourrez aussi \
                     télécharger une copie de vos données dans les réglages."
                        .into(),
                ),
                Link { label: "Me connecter".into(), url: link.clone() },
                Line("Si vous n’en avez plus besoin, vous n’avez rien à faire.".into()),
                signature(product),
            ],
        },
        Mail::AccountExpired { name } => Wording {
            subject: "Votre compte est supprimé".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "Vous n’avez pas utilisé votre compte {product} pendant cinq ans, et nous vous avions prévenu\u{a0}: \
                     il est supprimé. Votre nom et votre adresse e-mail en sont effacés, et nous ne vous écrirons plus."
                )),
                Line("Cette adresse peut servir à ouvrir un autre compte.".into()),
                signature(product),
            ],
        },
        Mail::ProposalReceived { name, link } => news(
            "Vous avez reçu une proposition",
            name,
            "Un professionnel a répondu à l’une de vos demandes.",
            ("Voir la proposition", link),
            product,
        ),
        Mail::ProposalRequestClosed { name, link } => news(
            "Une demande est close",
            name,
            "Une demande à laquelle vous aviez répondu est maintenant close.",
            ("Voir mes propositions", link),
            product,
        ),
        Mail::ProfessionalLeft { name, link } => news(
            "Un professionnel a supprimé son compte",
            name,
            "Le professionnel que vous aviez choisi pour l’une de vos demandes a supprimé son compte.",
            ("Voir la demande", link),
            product,
        ),
        Mail::ProposalDecided { name, link } => news(
            "Du nouveau sur l’une de vos propositions",
            name,
            "Un client s’est prononcé sur l’une de vos propositions.",
            ("Voir sa réponse", link),
            product,
        ),
        Mail::MessagesUnread { name, link } => news(
            "Un message vous attend",
            name,
            "Un message vous attend depuis une demi-heure.",
            ("Lire le message", link),
            product,
        ),
        Mail::DeadlineSoon { name, link } => news(
            "Un délai approche",
            name,
            "Le délai annoncé pour l’une de vos demandes se termine dans deux jours.",
            ("Voir la demande", link),
            product,
        ),
        Mail::DeadlinePassed { name, link } => news(
            "Un délai est passé",
            name,
            "Le délai annoncé pour l’une de vos demandes est passé. Vous pouvez dès maintenant noter le professionnel.",
            ("Voir la demande", link),
            product,
        ),
        Mail::RequestIdle { name, link } => news(
            "Votre demande attend toujours",
            name,
            "Rien n’a bougé depuis longtemps sur l’une de vos demandes. Sans nouvelle de votre part, elle sera close.",
            ("Voir la demande", link),
            product,
        ),
        Mail::RequestClosed { name, link } => news(
            "Une de vos demandes est close",
            name,
            "Une de vos demandes est maintenant close.",
            ("Voir la demande", link),
            product,
        ),
        Mail::AppointmentChanged { name, link } => news(
            "Du nouveau sur un rendez-vous",
            name,
            "Il y a du nouveau sur l’un de vos rendez-vous.",
            ("Voir mes rendez-vous", link),
            product,
        ),
        Mail::AppointmentReminder { name, link } => news(
            "Rappel d’un rendez-vous",
            name,
            "Un de vos rendez-vous approche.",
            ("Voir mes rendez-vous", link),
            product,
        ),
        Mail::CaseEventSoon { name, link } => news(
            "Une date approche dans un dossier",
            name,
            "Une audience ou une échéance approche dans l’un de vos dossiers.",
            ("Voir le dossier", link),
            product,
        ),
        Mail::VerificationDecided { name, link } => news(
            "Votre numéro d’inscription a été examiné",
            name,
            "Nous avons examiné le numéro d’inscription de votre profil.",
            ("Voir mon profil", link),
            product,
        ),
        Mail::PaymentReceipt { name, link, .. } => Wording {
            subject: "Votre reçu".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "Nous avons bien reçu votre paiement\u{a0}: votre abonnement {product} Premium est actif. \
                     Votre reçu est joint à ce message."
                )),
                Link { label: "Voir mon abonnement".into(), url: link.clone() },
                signature(product),
            ],
        },
        Mail::TestPaymentReceipt { name, link, .. } => Wording {
            subject: "Mode test\u{a0}: votre reçu".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "Ceci est un essai\u{a0}: aucun argent réel n’a été débité. L’abonnement {product} Premium est actif \
                     sur ce site d’essai, et le reçu est joint à ce message."
                )),
                Link { label: "Voir mon abonnement".into(), url: link.clone() },
                signature(product),
            ],
        },
        Mail::PaymentFailed { name, link } => news(
            "Votre paiement n’a pas abouti",
            name,
            "Votre paiement n’a pas abouti. La page dit pourquoi, et comment réessayer.",
            ("Voir mon paiement", link),
            product,
        ),
        Mail::TestPaymentFailed { name, link } => news(
            "Mode test\u{a0}: votre paiement n’a pas abouti",
            name,
            "Ceci est un essai\u{a0}: aucun argent réel n’est en jeu. Votre paiement n’a pas abouti. La page dit pourquoi, et comment réessayer.",
            ("Voir mon paiement", link),
            product,
        ),
        Mail::PaymentWaiting { name, link } => news(
            "Votre paiement est en cours de vérification",
            name,
            "L’opérateur ne nous a pas encore confirmé votre paiement. Ne payez pas une seconde fois\u{a0}: nous continuons de vérifier et nous vous écrirons.",
            ("Suivre mon paiement", link),
            product,
        ),
        Mail::TestPaymentWaiting { name, link } => news(
            "Mode test\u{a0}: votre paiement est en cours de vérification",
            name,
            "Ceci est un essai\u{a0}: aucun argent réel n’est en jeu. L’opérateur ne nous a pas encore confirmé votre paiement\u{a0}: nous continuons de vérifier et nous vous écrirons.",
            ("Suivre mon paiement", link),
            product,
        ),
        Mail::PaymentRefunded { name, link } => news(
            "Votre paiement vous a été rendu",
            name,
            "Votre paiement vous a été rendu. Le temps de Premium qu’il avait ajouté, et qui restait à courir, a été retiré. Vos documents restent à vous et accessibles.",
            ("Voir mes paiements", link),
            product,
        ),
        Mail::TestPaymentRefunded { name, link } => news(
            "Mode test\u{a0}: votre paiement vous a été rendu",
            name,
            "Ceci est un essai\u{a0}: aucun argent réel n’est en jeu. Votre paiement vous a été rendu, et le temps de Premium qui lui restait a été retiré. Vos documents restent à vous et accessibles.",
            ("Voir mes paiements", link),
            product,
        ),
        Mail::PremiumEnding { name, days, link } => news(
            match days.as_str() {
                "0" => "Votre abonnement Premium prend fin",
                "1" => "Votre abonnement Premium se termine demain",
                _ => "Votre abonnement Premium se termine bientôt",
            },
            name,
            match days.as_str() {
                "0" => "Votre abonnement Premium prend fin. Vos documents restent à vous et accessibles.",
                "1" => {
                    "Votre abonnement Premium se termine demain. Vos documents resteront à vous et accessibles."
                }
                _ => {
                    "Votre abonnement Premium se termine dans une semaine ou moins. Vos documents resteront à vous et accessibles."
                }
            },
            ("Renouveler", link),
            product,
        ),
        Mail::RequestsPublished { name, count, link } => news(
            "De nouvelles demandes dans vos domaines",
            name,
            &match count.as_str() {
                "1" => "Une nouvelle demande a été publiée dans vos domaines.".to_owned(),
                count => format!("{count}\u{a0}nouvelles demandes ont été publiées dans vos domaines."),
            },
            ("Voir les demandes", link),
            product,
        ),
        Mail::AccessNews { link, stop, .. } => {
            private("Il y a du nouveau", "Il y a du nouveau pour vous.", ("Ouvrir", link), stop, product)
        }
        Mail::AccessExtended { link, stop, .. } => private(
            "Il y a du nouveau",
            "Il y a du nouveau pour vous. Pour vous laisser le temps de le lire, votre lien est valable sept jours de plus.",
            ("Ouvrir", link),
            stop,
            product,
        ),
        Mail::AccessEnding { link, stop, .. } => private(
            "Votre lien se termine bientôt",
            "Votre lien privé se termine dans deux jours ou moins. S’il peut encore être prolongé, la page qu’il ouvre a un bouton pour cela.",
            ("Ouvrir", link),
            stop,
            product,
        ),
        Mail::AccessLink { link, stop, .. } => private(
            "Votre lien privé",
            "Voici le lien que vous avez demandé. Quiconque l’ouvre voit ce que vous y voyez\u{a0}: ne le transmettez à personne.",
            ("Ouvrir", link),
            stop,
            product,
        ),
    }
}

/// To whoever asked for it: no name, since anybody may ask for a link to an address.
fn own_link(
    subject: &str,
    line: &str,
    (label, url): (&str, &str),
    validity: &str,
    not_you: &str,
    product: &str,
) -> Wording {
    Wording {
        subject: subject.to_owned(),
        parts: vec![
            Line("Bonjour,".to_owned()),
            Line(line.to_owned()),
            Link { label: label.to_owned(), url: url.to_owned() },
            Line(validity.to_owned()),
            Line(not_you.to_owned()),
            signature(product),
        ],
    }
}

/// To somebody without an account: no name, nothing of what it is about, and one link that ends these mails.
fn private(subject: &str, line: &str, (label, url): (&str, &str), stop: &str, product: &str) -> Wording {
    Wording {
        subject: subject.to_owned(),
        parts: vec![
            Line("Bonjour,".to_owned()),
            Line(line.to_owned()),
            Link { label: label.to_owned(), url: url.to_owned() },
            Line("Par discrétion, ce message n’en dit pas plus. Vous pouvez l’effacer.".to_owned()),
            Line("Pour ne plus recevoir ces messages\u{a0}:".to_owned()),
            Link { label: "Arrêter ces messages".to_owned(), url: stop.to_owned() },
            signature(product),
        ],
    }
}

/// A mail that only says there is something new.
fn news(subject: &str, name: &str, line: &str, (label, url): (&str, &str), product: &str) -> Wording {
    Wording {
        subject: subject.to_owned(),
        parts: vec![
            hello(name),
            Line(line.to_owned()),
            Link { label: label.to_owned(), url: url.to_owned() },
            Line(format!("Par discrétion, ce message n’en dit pas plus\u{a0}: tout est dans {product}.")),
            signature(product),
        ],
    }
}

fn hello(name: &str) -> super::Part {
    Line(greetable(name).map_or_else(|| "Bonjour,".into(), |name| format!("Bonjour {name},")))
}

fn not_you(then: &str) -> super::Part {
    Line(format!("Si vous n’avez pas créé ce compte, {then}"))
}

fn signature(product: &str) -> super::Part {
    Line(format!("L’équipe {product}"))
}
