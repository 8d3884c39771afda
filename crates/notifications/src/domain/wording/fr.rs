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
        Mail::VerifyEmail { name, link } => Wording {
            subject: "Confirmez votre adresse e-mail".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "Pour confirmer que cette adresse est bien celle de votre compte {product}, \
                     ouvrez ce lien\u{a0}:"
                )),
                Link { label: "Confirmer mon adresse".into(), url: link.clone() },
                Line("Il est valable 24\u{a0}heures. Ne le transmettez à personne.".into()),
                not_you("ignorez ce message\u{a0}: l’adresse ne sera pas confirmée."),
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
