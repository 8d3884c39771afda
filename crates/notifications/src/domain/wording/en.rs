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
        Mail::ProposalReceived { name, link } => news(
            "You have received a proposal",
            name,
            "A professional has answered one of your requests.",
            ("See the proposal", link),
            product,
        ),
        Mail::ProposalRequestClosed { name, link } => news(
            "A request is closed",
            name,
            "A request that you had answered is now closed.",
            ("See my proposals", link),
            product,
        ),
        Mail::ProposalDecided { name, link } => news(
            "News about one of your proposals",
            name,
            "A client has decided on one of your proposals.",
            ("See the answer", link),
            product,
        ),
        Mail::MessagesUnread { name, link } => news(
            "A message is waiting for you",
            name,
            "A message has been waiting for you for half an hour.",
            ("Read the message", link),
            product,
        ),
        Mail::DeadlineSoon { name, link } => news(
            "A deadline is near",
            name,
            "The time announced for one of your requests ends in two days.",
            ("See the request", link),
            product,
        ),
        Mail::DeadlinePassed { name, link } => news(
            "A deadline has passed",
            name,
            "The time announced for one of your requests has passed. You can now rate the professional.",
            ("See the request", link),
            product,
        ),
        Mail::RequestIdle { name, link } => news(
            "Your request is still waiting",
            name,
            "Nothing has happened on one of your requests for a long time. Without a sign from you it will be closed.",
            ("See the request", link),
            product,
        ),
        Mail::RequestClosed { name, link } => news(
            "One of your requests is closed",
            name,
            "One of your requests is now closed.",
            ("See the request", link),
            product,
        ),
        Mail::AppointmentChanged { name, link } => news(
            "News about an appointment",
            name,
            "There is news about one of your appointments.",
            ("See my appointments", link),
            product,
        ),
        Mail::AppointmentReminder { name, link } => news(
            "Reminder of an appointment",
            name,
            "One of your appointments is near.",
            ("See my appointments", link),
            product,
        ),
        Mail::CaseEventSoon { name, link } => news(
            "A date is near in a case",
            name,
            "A hearing or a deadline is near in one of your cases.",
            ("See the case", link),
            product,
        ),
        Mail::VerificationDecided { name, link } => news(
            "Your roll number has been reviewed",
            name,
            "We have reviewed the roll number in your profile.",
            ("See my profile", link),
            product,
        ),
        Mail::RequestsPublished { name, count, link } => news(
            "New requests in your fields",
            name,
            &match count.as_str() {
                "1" => "A new request was published in your fields.".to_owned(),
                count => format!("{count} new requests were published in your fields."),
            },
            ("See the requests", link),
            product,
        ),
        Mail::AccessNews { link, stop, .. } => private(
            "There is something new",
            "There is something new for you.",
            ("Open", link),
            stop,
            product,
        ),
        Mail::AccessExtended { link, stop, .. } => private(
            "There is something new",
            "There is something new for you. To leave you time to read it, your link is valid for seven more days.",
            ("Open", link),
            stop,
            product,
        ),
        Mail::AccessEnding { link, stop, .. } => private(
            "Your link ends soon",
            "Your private link ends in two days or less. If it can still be extended, the page it opens has a button for that.",
            ("Open", link),
            stop,
            product,
        ),
        Mail::AccessLink { link, stop, .. } => private(
            "Your private link",
            "Here is the link you asked for. Whoever opens it sees what you see there: do not pass it on.",
            ("Open", link),
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
            Line("Hello,".to_owned()),
            Line(line.to_owned()),
            Link { label: label.to_owned(), url: url.to_owned() },
            Line("For your privacy this message says no more. You can delete it.".to_owned()),
            Line("To receive these messages no more:".to_owned()),
            Link { label: "Stop these messages".to_owned(), url: stop.to_owned() },
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
            Line(format!("For your privacy this message says no more: everything is in {product}.")),
            signature(product),
        ],
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
