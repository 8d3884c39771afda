use super::Part::{Line, Link};
use super::{Wording, greetable};
use crate::domain::Mail;

pub fn of(mail: &Mail, product: &str) -> Wording {
    match mail {
        Mail::Welcome { name } => Wording {
            subject: format!("Welcome to {product}"),
            parts: vec![
                hello(name),
                Line(format!(
                    "Your {product} account is ready. You can now ask your questions about the law of \
                     Cameroon and prepare your documents."
                )),
                Line(format!(
                    "{product} gives legal information. It does not replace the advice of \
                     a lawyer."
                )),
                not_you("you can ignore this message."),
                signature(product),
            ],
        },
        Mail::VerifyEmail { name, link } => Wording {
            subject: "Confirm your e-mail address".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "To confirm that this address belongs to your {product} account, \
                     open this link:"
                )),
                Link { label: "Confirm my address".into(), url: link.clone() },
                Line("It is valid for 24 hours. Do not pass it on to anyone.".into()),
                not_you("ignore this message: the address will not be confirmed."),
                signature(product),
            ],
        },
    }
}

fn hello(name: &str) -> super::Part {
    Line(greetable(name).map_or_else(|| "Hello,".into(), |name| format!("Hello {name},")))
}

fn not_you(then: &str) -> super::Part {
    Line(format!("If you did not create this account, {then}"))
}

fn signature(product: &str) -> super::Part {
    Line(format!("The {product} team"))
}
