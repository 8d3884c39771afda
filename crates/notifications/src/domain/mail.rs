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
    // Links to one's own account. `token` is the row of the link; `link` is empty until the mail is sent.
    VerifyEmail = "verify_email" { token, link },
    ResetPassword = "reset_password" { token, link },
    SignInLink = "sign_in_link" { token, link },
    /// `link` leads to the page where another one is asked for.
    PasswordChanged = "password_changed" { name, link },
    AccountDeleted = "account_deleted" { name },
    /// Nobody uses the account: it ends on `date`, unless its owner signs in before.
    AccountEnding = "account_ending" { name, date, link },
    /// It has ended for that reason.
    AccountExpired = "account_expired" { name },
    // Neutral: only that there is something new, and the page it stands on. Mailboxes are read by others.
    ProposalReceived = "proposal_received" { name, link },
    /// Selected, not selected or refused: the mail does not say which.
    ProposalDecided = "proposal_decided" { name, link },
    ProposalRequestClosed = "proposal_request_closed" { name, link },
    /// Whom the client had selected has deleted their account.
    ProfessionalLeft = "professional_left" { name, link },
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
    /// With its receipt, which is made when the mail is sent.
    PaymentReceipt = "payment_receipt" { name, payment, link },
    TestPaymentReceipt = "test_payment_receipt" { name, payment, link },
    PaymentFailed = "payment_failed" { name, link },
    TestPaymentFailed = "test_payment_failed" { name, link },
    PaymentWaiting = "payment_waiting" { name, link },
    TestPaymentWaiting = "test_payment_waiting" { name, link },
    PaymentRefunded = "payment_refunded" { name, link },
    TestPaymentRefunded = "test_payment_refunded" { name, link },
    /// `days` is 7, 1 or 0.
    PremiumEnding = "premium_ending" { name, days, link },
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
    /// Which link a sealed mail is about. The outbox holds neither that link nor whom the mail goes to: a
    /// [`crate::Envelopes`] says both at the moment it is sent.
    pub fn sealed(&self) -> Option<&str> {
        match self {
            Self::AccessNews { access, .. }
            | Self::AccessExtended { access, .. }
            | Self::AccessEnding { access, .. }
            | Self::AccessLink { access, .. } => Some(access),
            Self::VerifyEmail { token, .. }
            | Self::ResetPassword { token, .. }
            | Self::SignInLink { token, .. } => Some(token),
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
            Self::VerifyEmail { token, .. } => Self::VerifyEmail { token, link: opened_link },
            Self::ResetPassword { token, .. } => Self::ResetPassword { token, link: opened_link },
            Self::SignInLink { token, .. } => Self::SignInLink { token, link: opened_link },
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
        let mail = Mail::ProposalReceived { name: "Ngo".into(), link: "https://x.cm/v/1".into() };
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
        for mail in ["verify_email", "reset_password", "sign_in_link"] {
            let values = [("token", "9"), ("link", "")].map(|(k, v)| (k.to_owned(), v.to_owned()));
            let sealed = Mail::from_parameters(mail, values.into()).unwrap();
            assert_eq!(sealed.sealed(), Some("9"));
            assert_eq!(
                sealed.opened("https://x.cm/auth/reset#t".into(), String::new()).parameters()["link"],
                "https://x.cm/auth/reset#t"
            );
        }
        let open = Mail::Welcome { name: "Ngo".into() };
        assert_eq!(open.sealed(), None);
        assert_eq!(open.clone().opened("a".into(), "b".into()), open);
    }

    #[test]
    fn the_link_is_not_printed() {
        let mail = Mail::ResetPassword { token: "7".into(), link: "https://x.cm/v/secret".into() };
        assert_eq!(format!("{mail:?}"), "Mail(reset_password)");
    }
}
