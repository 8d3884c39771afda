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
        Mail::VerifyEmail { link, .. } => own_link(
            "Confirm your e-mail address",
            &format!("To confirm that this is the address of your {product} account, open this link:"),
            ("Confirm my address", link),
            "It is valid for 24 hours. Do not pass it on to anybody.",
            "If you did not create this account, ignore this message: the address will not be confirmed.",
            product,
        ),
        Mail::ResetPassword { link, .. } => own_link(
            "Choose a new password",
            &format!(
                "Somebody, probably you, asked for a new password for your {product} account. This link opens the page where you choose it:"
            ),
            ("Choose a new password", link),
            "It is valid for one hour and works once. Do not pass it on to anybody.",
            "If it was not you, ignore this message: your password does not change.",
            product,
        ),
        Mail::SignInLink { link, .. } => own_link(
            "Your sign-in link",
            &format!("Here is the link you asked for, to sign in to {product} without a password:"),
            ("Sign in", link),
            "It is valid for 15 minutes and works once. Whoever has it can open your account: do not pass it on to anybody.",
            "If it was not you, ignore this message: nobody is signed in until the link is followed.",
            product,
        ),
        Mail::PasswordChanged { name, link } => Wording {
            subject: "Your password was changed".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "The password of your {product} account was just changed. Your other devices are signed out."
                )),
                Line("If it was not you, choose another one right away:".into()),
                Link { label: "Choose a new password".into(), url: link.clone() },
                signature(product),
            ],
        },
        Mail::AccountDeleted { name } => Wording {
            subject: "Your account is deleted".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "You have deleted your {product} account. Your name and your e-mail address are erased from it, and \
                     we will not write to you again."
                )),
                Line("This address can be used to open another account.".into()),
                signature(product),
            ],
        },
        Mail::AccountEnding { name, date, link } => Wording {
            subject: format!("Your {product} account is going to be deleted"),
            parts: vec![
                hello(name),
                Line(format!(
                    "You have not used your {product} account for almost five years. We do not keep the data of people \
                     who no longer come for longer than that: your account will be deleted on {date}, as if you had \
                     deleted it yourself."
                )),
                Line(
                    "To keep it, just sign in once before that date. You can also download a copy of your data in the \
                     settings."
                        .into(),
                ),
                Link { label: "Sign in".into(), url: link.clone() },
                Line("If you do not need it any more, there is nothing to do.".into()),
                signature(product),
            ],
        },
        Mail::AccountExpired { name } => Wording {
            subject: "Your account is deleted".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "You did not use your {product} account for five years, and we had told you: it is deleted. Your \
                     name and your e-mail address are erased from it, and we will not write to you again."
                )),
                Line("This address can be used to open another account.".into()),
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
        Mail::ProfessionalLeft { name, link } => news(
            "A professional has deleted their account",
            name,
            "The professional you had chosen for one of your requests has deleted their account.",
            ("See the request", link),
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
        Mail::PaymentReceipt { name, link, .. } => Wording {
            subject: "Your receipt".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "We have received your payment: your {product} Premium subscription is active. \
                     Your receipt is attached to this message."
                )),
                Link { label: "See my subscription".into(), url: link.clone() },
                signature(product),
            ],
        },
        Mail::TestPaymentReceipt { name, link, .. } => Wording {
            subject: "Test mode: your receipt".into(),
            parts: vec![
                hello(name),
                Line(format!(
                    "This is a test: no real money was taken. The {product} Premium subscription is active on this \
                     test site, and the receipt is attached to this message."
                )),
                Link { label: "See my subscription".into(), url: link.clone() },
                signature(product),
            ],
        },
        Mail::PaymentFailed { name, link } => news(
            "Your payment did not go through",
            name,
            "Your payment did not go through. The page says why, and how to try again.",
            ("See my payment", link),
            product,
        ),
        Mail::TestPaymentFailed { name, link } => news(
            "Test mode: your payment did not go through",
            name,
            "This is a test: no real money is involved. Your payment did not go through. The page says why, and how to try again.",
            ("See my payment", link),
            product,
        ),
        Mail::PaymentWaiting { name, link } => news(
            "Your payment is being checked",
            name,
            "The operator has not confirmed your payment to us yet. Do not pay a second time: we keep checking and will write to you.",
            ("Follow my payment", link),
            product,
        ),
        Mail::TestPaymentWaiting { name, link } => news(
            "Test mode: your payment is being checked",
            name,
            "This is a test: no real money is involved. The operator has not confirmed your payment to us yet: we keep checking and will write to you.",
            ("Follow my payment", link),
            product,
        ),
        Mail::PaymentRefunded { name, link } => news(
            "Your payment was given back",
            name,
            "Your payment was given back to you. What was left of the Premium time that it had added has been taken away. Your documents stay yours and open to you.",
            ("See my payments", link),
            product,
        ),
        Mail::TestPaymentRefunded { name, link } => news(
            "Test mode: your payment was given back",
            name,
            "This is a test: no real money is involved. Your payment was given back to you, and what was left of its Premium time has been taken away. Your documents stay yours and open to you.",
            ("See my payments", link),
            product,
        ),
        Mail::PremiumEnding { name, days, link } => news(
            match days.as_str() {
                "0" => "Your Premium subscription comes to its end",
                "1" => "Your Premium subscription ends tomorrow",
                _ => "Your Premium subscription ends soon",
            },
            name,
            match days.as_str() {
                "0" => {
                    "Your Premium subscription comes to its end. Your documents stay yours and open to you."
                }
                "1" => {
                    "Your Premium subscription ends tomorrow. Your documents will stay yours and open to you."
                }
                _ => {
                    "Your Premium subscription ends within a week. Your documents will stay yours and open to you."
                }
            },
            ("Renew", link),
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
            Line("Hello,".to_owned()),
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
