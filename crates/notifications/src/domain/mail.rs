use std::collections::BTreeMap;
use std::fmt;

/// One line makes a kind of mail: its variant, its name in the outbox, its parameters.
///
/// The compiler then asks for its wording in every language (`domain/wording`); nothing else has to change.
/// The name in the outbox never changes once it was released: rows of it may be waiting.
macro_rules! mails {
    ($($(#[$doc:meta])* $kind:ident = $name:literal { $($parameter:ident),+ }),+ $(,)?) => {
        #[derive(Clone, PartialEq, Eq)]
        pub enum Mail {
            $($(#[$doc])* $kind { $($parameter: String),+ }),+
        }

        impl Mail {
            pub const KINDS: &[&str] = &[$($name),+];

            pub fn kind(&self) -> &'static str {
                match self { $(Self::$kind { .. } => $name),+ }
            }

            pub fn parameters(&self) -> BTreeMap<String, String> {
                match self {
                    $(Self::$kind { $($parameter),+ } => {
                        BTreeMap::from([$((stringify!($parameter).to_owned(), $parameter.clone())),+])
                    })+
                }
            }

            /// `None` for a kind or a set of parameters that this version does not know.
            pub fn from_parameters(kind: &str, mut values: BTreeMap<String, String>) -> Option<Self> {
                match kind {
                    $($name => Some(Self::$kind { $($parameter: values.remove(stringify!($parameter))?),+ }),)+
                    _ => None,
                }
            }
        }
    };
}

mails! {
    Welcome = "welcome" { name },
    /// `link` is a secret: whoever has it can confirm the address.
    VerifyEmail = "verify_email" { name, link },
    // Neutral: only that there is something new, and the page it stands on. Mailboxes are read by others.
    ProposalReceived = "proposal_received" { name, link },
    /// Selected, not selected or refused: the mail does not say which.
    ProposalDecided = "proposal_decided" { name, link },
    ProposalRequestClosed = "proposal_request_closed" { name, link },
    MessagesUnread = "messages_unread" { name, link },
    DeadlineSoon = "deadline_soon" { name, link },
    DeadlinePassed = "deadline_passed" { name, link },
    RequestIdle = "request_idle" { name, link },
    RequestClosed = "request_closed" { name, link },
    /// Asked for, confirmed, declined or cancelled.
    AppointmentChanged = "appointment_changed" { name, link },
    AppointmentReminder = "appointment_reminder" { name, link },
    CaseEventSoon = "case_event_soon" { name, link },
    /// Verified or not: the mail does not say which.
    VerificationDecided = "verification_decided" { name, link },
    /// The daily mail to a professional; `count` is how many requests.
    RequestsPublished = "requests_published" { name, count, link },
    // To people without an account. `access` says which private link; `link` and `stop` are empty until the mail is sent.
    AccessNews = "access_news" { access, link, stop },
    /// There is something new, and the link is valid for longer because of it.
    AccessExtended = "access_extended" { access, link, stop },
    AccessEnding = "access_ending" { access, link, stop },
    /// The link again, because its holder asked for it.
    AccessLink = "access_link" { access, link, stop },
}

impl Mail {
    /// Which private link a sealed mail is about. The outbox holds neither that link nor whom the mail goes to: a
    /// [`crate::Envelopes`] says both at the moment it is sent.
    pub fn sealed(&self) -> Option<&str> {
        match self {
            Self::AccessNews { access, .. }
            | Self::AccessExtended { access, .. }
            | Self::AccessEnding { access, .. }
            | Self::AccessLink { access, .. } => Some(access),
            _ => None,
        }
    }

    /// The same mail with the links of its envelope.
    pub(crate) fn opened(self, opened_link: String, opened_stop: String) -> Self {
        match self {
            Self::AccessNews { access, .. } => {
                Self::AccessNews { access, link: opened_link, stop: opened_stop }
            }
            Self::AccessExtended { access, .. } => {
                Self::AccessExtended { access, link: opened_link, stop: opened_stop }
            }
            Self::AccessEnding { access, .. } => {
                Self::AccessEnding { access, link: opened_link, stop: opened_stop }
            }
            Self::AccessLink { access, .. } => {
                Self::AccessLink { access, link: opened_link, stop: opened_stop }
            }
            open => open,
        }
    }
}

/// Parameters stay out of logs: they are names and secret links.
impl fmt::Debug for Mail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Mail({})", self.kind())
    }
}

#[cfg(test)]
mod tests {
    use super::Mail;

    #[test]
    fn a_mail_reads_back_from_its_parameters() {
        let mail = Mail::VerifyEmail { name: "Ngo".into(), link: "https://x.cm/v/1".into() };
        assert_eq!(Mail::from_parameters(mail.kind(), mail.parameters()), Some(mail.clone()));
        assert_eq!(Mail::from_parameters("welcome", Default::default()), None);
        assert_eq!(Mail::from_parameters("unknown", mail.parameters()), None);
    }

    #[test]
    fn a_sealed_mail_gets_its_links_when_it_is_opened() {
        let [access, link, stop] = ["7", "", ""].map(str::to_owned);
        let sealed = Mail::AccessNews { access, link, stop };
        assert_eq!(sealed.sealed(), Some("7"));
        let opened = sealed.opened("https://x.cm/access/t".into(), "https://x.cm/access/stop/s".into());
        assert_eq!(opened.parameters()["link"], "https://x.cm/access/t");
        assert_eq!(opened.parameters()["stop"], "https://x.cm/access/stop/s");
        let open = Mail::Welcome { name: "Ngo".into() };
        assert_eq!(open.sealed(), None);
        assert_eq!(open.clone().opened("a".into(), "b".into()), open);
    }

    #[test]
    fn the_link_is_not_printed() {
        let mail = Mail::VerifyEmail { name: "Ngo".into(), link: "https://x.cm/v/secret".into() };
        assert_eq!(format!("{mail:?}"), "Mail(verify_email)");
    }
}
