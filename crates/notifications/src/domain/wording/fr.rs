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
