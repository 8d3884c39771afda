use super::{Mail, Topic};
use chrono::{DateTime, Days, NaiveTime, TimeDelta, TimeZone, Utc};
use chrono_tz::Africa::Douala;
use std::collections::BTreeMap;

/// One line makes a kind of notice: its variant, its name in the table, the ids it carries.
///
/// Ids and numbers only. A kind's name never changes once it was released: rows of it are read for a year.
macro_rules! notices {
    ($($(#[$doc:meta])* $kind:ident = $name:literal { $($id:ident),+ }),+ $(,)?) => {
        #[derive(Debug, Clone, PartialEq, Eq)]
        pub enum Notice {
            $($(#[$doc])* $kind { $($id: i64),+ }),+
        }

        impl Notice {
            pub const KINDS: &[&str] = &[$($name),+];

            pub fn kind(&self) -> &'static str {
                match self { $(Self::$kind { .. } => $name),+ }
            }

            /// Its ids by name, in the order they are declared in.
            pub fn ids(&self) -> Vec<(&'static str, i64)> {
                match self { $(Self::$kind { $($id),+ } => vec![$((stringify!($id), *$id)),+]),+ }
            }

            /// `None` for a kind or a set of ids that this version does not know.
            pub fn from_ids(kind: &str, ids: &BTreeMap<String, i64>) -> Option<Self> {
                match kind {
                    $($name => Some(Self::$kind { $($id: *ids.get(stringify!($id))?),+ }),)+
                    _ => None,
                }
            }
        }
    };
}

notices! {
    /// To a professional: a request in one of their domains was published.
    RequestPublished = "request_published" { request_id },
    ProposalReceived = "proposal_received" { request_id, proposal_id },
    ProposalSelected = "proposal_selected" { request_id, proposal_id },
    /// Another proposal was selected.
    ProposalNotSelected = "proposal_not_selected" { request_id, proposal_id },
    /// `decided_at` (Unix milliseconds) tells it from a refusal of the same proposal that was undone.
    ProposalRefused = "proposal_refused" { request_id, proposal_id, decided_at },
    /// The refusal was undone.
    ProposalRestored = "proposal_restored" { request_id, proposal_id, decided_at },
    /// To a professional whose proposal was pending or selected: the request has come to its end.
    ProposalRequestClosed = "proposal_request_closed" { request_id, proposal_id },
    /// To a client: whom they had selected has deleted their account.
    ProfessionalLeft = "professional_left" { request_id },
    /// The first message that is unread; the next ones of the same conversation make no notice until this one is read.
    MessageReceived = "message_received" { request_id, message_id },
    /// The selected proposal's deadline is two days away.
    DeadlineSoon = "deadline_soon" { request_id, proposal_id },
    DeadlinePassed = "deadline_passed" { request_id, proposal_id },
    /// Nothing happened on a published request since `since` (Unix seconds); `reminder` counts from 1.
    RequestIdle = "request_idle" { request_id, reminder, since },
    RequestClosed = "request_closed" { request_id },
    AppointmentRequested = "appointment_requested" { appointment_id },
    AppointmentConfirmed = "appointment_confirmed" { appointment_id },
    AppointmentDeclined = "appointment_declined" { appointment_id },
    AppointmentCancelled = "appointment_cancelled" { appointment_id },
    AppointmentReminder = "appointment_reminder" { appointment_id },
    /// A hearing or deadline of a case is two days away. `starts_at` (Unix seconds) tells it from the same event before it was moved.
    CaseEventSoon = "case_event_soon" { case_id, event_id, starts_at },
    RatingReceived = "rating_received" { request_id, rating_id },
    /// To a professional: an administrator looked at the roll number. `verified` is 1 or 0; `decided_at` (Unix seconds)
    /// tells it from an earlier decision.
    VerificationDecided = "verification_decided" { verified, decided_at },
    // Whatever speaks of money has a kind for money that is not real.
    PaymentSucceeded = "payment_succeeded" { payment_id },
    TestPaymentSucceeded = "test_payment_succeeded" { payment_id },
    PaymentFailed = "payment_failed" { payment_id },
    TestPaymentFailed = "test_payment_failed" { payment_id },
    /// Nobody can say yet how a payment ended.
    PaymentWaiting = "payment_waiting" { payment_id },
    TestPaymentWaiting = "test_payment_waiting" { payment_id },
    PaymentRefunded = "payment_refunded" { payment_id },
    TestPaymentRefunded = "test_payment_refunded" { payment_id },
    /// To administrators: two of them have to decide.
    PaymentToDecide = "payment_to_decide" { payment_id },
    TestPaymentToDecide = "test_payment_to_decide" { payment_id },
    /// To administrators: the operator refuses our merchant account, or our keys.
    MerchantRefused = "merchant_refused" { payment_id },
    TestMerchantRefused = "test_merchant_refused" { payment_id },
    /// To administrators. `operator` is 1 (MTN) or 2 (Orange); `hour` (since the Unix epoch) makes it once an hour.
    OperatorDown = "operator_down" { operator, hour },
    /// To administrators: somebody paid whose account is deleted. The money is to be given back.
    PaidWithoutAccount = "paid_without_account" { payment_id },
    TestPaidWithoutAccount = "test_paid_without_account" { payment_id },
    /// To administrators: our own books do not agree. `day` (since the Unix epoch) makes it once a day.
    BooksDisagree = "books_disagree" { day },
    TestBooksDisagree = "test_books_disagree" { day },
    /// `days` is 7, 1 or 0 (the last day); `until` is the end (Unix seconds).
    PremiumEnding = "premium_ending" { days, until },
    /// To the administrator who began it: an import of case law is over.
    ImportFinished = "import_finished" { run_id },
}

/// When a notice is also mailed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mailing {
    Never,
    AtOnce,
    /// Only if it is still unread after this long.
    IfUnreadFor(TimeDelta),
    /// One mail a day with counts only.
    Digest,
}

const MESSAGE_WAIT: TimeDelta = TimeDelta::minutes(30);
/// In Douala.
const DIGEST_HOUR: u32 = 7;

impl Notice {
    /// The kinds that are mailed as [`Mailing::Digest`].
    pub const IN_DIGESTS: [&str; 1] = ["request_published"];

    /// What the same notice is known by: told once to a person.
    pub fn subject_key(&self) -> String {
        self.ids().iter().fold(self.kind().to_owned(), |key, (_, id)| format!("{key}:{id}"))
    }

    /// Notices whose key begins so are one burst: while one of them is unread, the next ones are not told.
    pub fn burst(&self) -> Option<String> {
        match self {
            Self::MessageReceived { request_id, .. } => Some(messages_of(*request_id)),
            _ => None,
        }
    }

    /// Where the page about it is.
    pub fn link(&self) -> String {
        match self {
            Self::RequestPublished { request_id }
            | Self::RequestIdle { request_id, .. }
            | Self::RequestClosed { request_id }
            | Self::ProfessionalLeft { request_id } => format!("/marketplace?request={request_id}"),
            Self::ProposalReceived { request_id, .. } => format!("/proposals?request={request_id}"),
            Self::ProposalNotSelected { .. }
            | Self::ProposalRefused { .. }
            | Self::ProposalRestored { .. }
            | Self::ProposalRequestClosed { .. } => "/marketplace?tab=mine".to_owned(),
            // Both parties have this page, whichever of them is told.
            Self::ProposalSelected { request_id, .. }
            | Self::MessageReceived { request_id, .. }
            | Self::DeadlineSoon { request_id, .. }
            | Self::DeadlinePassed { request_id, .. } => format!("/messages/{request_id}"),
            Self::AppointmentRequested { .. }
            | Self::AppointmentConfirmed { .. }
            | Self::AppointmentDeclined { .. }
            | Self::AppointmentCancelled { .. }
            | Self::AppointmentReminder { .. } => "/dashboard?tab=appointments".to_owned(),
            Self::CaseEventSoon { case_id, .. } => format!("/dashboard?tab=cases&case={case_id}"),
            Self::RatingReceived { .. } | Self::VerificationDecided { .. } => "/profile".to_owned(),
            Self::PaymentSucceeded { payment_id }
            | Self::TestPaymentSucceeded { payment_id }
            | Self::PaymentFailed { payment_id }
            | Self::TestPaymentFailed { payment_id }
            | Self::PaymentRefunded { payment_id }
            | Self::TestPaymentRefunded { payment_id }
            | Self::PaymentWaiting { payment_id }
            | Self::TestPaymentWaiting { payment_id } => format!("/subscribe?payment={payment_id}"),
            Self::PaymentToDecide { .. }
            | Self::TestPaymentToDecide { .. }
            | Self::MerchantRefused { .. }
            | Self::TestMerchantRefused { .. }
            | Self::PaidWithoutAccount { .. }
            | Self::TestPaidWithoutAccount { .. }
            | Self::BooksDisagree { .. }
            | Self::TestBooksDisagree { .. }
            | Self::OperatorDown { .. } => "/admin?tab=payments".to_owned(),
            Self::PremiumEnding { .. } => "/subscribe".to_owned(),
            Self::ImportFinished { run_id } => format!("/admin/jurisprudence?view=import&run={run_id}"),
        }
    }

    pub fn mailing(&self) -> Mailing {
        match self {
            Self::RequestPublished { .. } => Mailing::Digest,
            Self::MessageReceived { .. } => Mailing::IfUnreadFor(MESSAGE_WAIT),
            Self::RatingReceived { .. }
            | Self::ImportFinished { .. }
            | Self::PaymentToDecide { .. }
            | Self::TestPaymentToDecide { .. }
            | Self::MerchantRefused { .. }
            | Self::TestMerchantRefused { .. }
            | Self::PaidWithoutAccount { .. }
            | Self::TestPaidWithoutAccount { .. }
            | Self::BooksDisagree { .. }
            | Self::TestBooksDisagree { .. }
            | Self::OperatorDown { .. } => Mailing::Never,
            Self::ProposalReceived { .. }
            | Self::ProposalSelected { .. }
            | Self::ProposalNotSelected { .. }
            | Self::ProposalRefused { .. }
            | Self::ProposalRestored { .. }
            | Self::ProposalRequestClosed { .. }
            | Self::ProfessionalLeft { .. }
            | Self::DeadlineSoon { .. }
            | Self::DeadlinePassed { .. }
            | Self::RequestIdle { .. }
            | Self::RequestClosed { .. }
            | Self::AppointmentRequested { .. }
            | Self::AppointmentConfirmed { .. }
            | Self::AppointmentDeclined { .. }
            | Self::AppointmentCancelled { .. }
            | Self::AppointmentReminder { .. }
            | Self::CaseEventSoon { .. }
            | Self::VerificationDecided { .. }
            | Self::PaymentSucceeded { .. }
            | Self::TestPaymentSucceeded { .. }
            | Self::PaymentFailed { .. }
            | Self::TestPaymentFailed { .. }
            | Self::PaymentWaiting { .. }
            | Self::TestPaymentWaiting { .. }
            | Self::PaymentRefunded { .. }
            | Self::TestPaymentRefunded { .. }
            | Self::PremiumEnding { .. } => Mailing::AtOnce,
        }
    }

    /// What a person may want no mails about. None where there is no mail of it, and of money, about which everybody is told.
    pub fn topic(&self) -> Option<Topic> {
        match self {
            Self::RequestPublished { .. } => Some(Topic::NewRequests),
            Self::ProposalReceived { .. }
            | Self::ProposalSelected { .. }
            | Self::ProposalNotSelected { .. }
            | Self::ProposalRefused { .. }
            | Self::ProposalRestored { .. }
            | Self::ProposalRequestClosed { .. }
            | Self::ProfessionalLeft { .. } => Some(Topic::Proposals),
            Self::MessageReceived { .. } => Some(Topic::Messages),
            Self::DeadlineSoon { .. }
            | Self::DeadlinePassed { .. }
            | Self::RequestIdle { .. }
            | Self::RequestClosed { .. } => Some(Topic::Deadlines),
            Self::AppointmentRequested { .. }
            | Self::AppointmentConfirmed { .. }
            | Self::AppointmentDeclined { .. }
            | Self::AppointmentCancelled { .. }
            | Self::AppointmentReminder { .. } => Some(Topic::Appointments),
            Self::CaseEventSoon { .. } => Some(Topic::Cases),
            Self::VerificationDecided { .. } => Some(Topic::Verification),
            Self::RatingReceived { .. }
            | Self::ImportFinished { .. }
            | Self::PaymentSucceeded { .. }
            | Self::TestPaymentSucceeded { .. }
            | Self::PaymentFailed { .. }
            | Self::TestPaymentFailed { .. }
            | Self::PaymentWaiting { .. }
            | Self::TestPaymentWaiting { .. }
            | Self::PaymentRefunded { .. }
            | Self::TestPaymentRefunded { .. }
            | Self::PaymentToDecide { .. }
            | Self::TestPaymentToDecide { .. }
            | Self::MerchantRefused { .. }
            | Self::TestMerchantRefused { .. }
            | Self::PaidWithoutAccount { .. }
            | Self::TestPaidWithoutAccount { .. }
            | Self::BooksDisagree { .. }
            | Self::TestBooksDisagree { .. }
            | Self::OperatorDown { .. } => None,
            Self::PremiumEnding { .. } => Some(Topic::Premium),
        }
    }

    pub fn mail_due_at(&self, now: DateTime<Utc>) -> Option<DateTime<Utc>> {
        match self.mailing() {
            Mailing::Never => None,
            Mailing::AtOnce => Some(now),
            Mailing::IfUnreadFor(wait) => Some(now + wait),
            Mailing::Digest => Some(next_digest(now)),
        }
    }

    /// The mail of this notice alone: only that there is something new, and where. `None` where there is no such mail.
    pub fn mail(&self, name: &str, site: &str) -> Option<Mail> {
        let name = name.to_owned();
        let link = format!("{}{}", site.trim_end_matches('/'), self.link());
        match self {
            Self::RequestPublished { .. }
            | Self::RatingReceived { .. }
            | Self::ImportFinished { .. }
            | Self::PaymentToDecide { .. }
            | Self::TestPaymentToDecide { .. }
            | Self::MerchantRefused { .. }
            | Self::TestMerchantRefused { .. }
            | Self::PaidWithoutAccount { .. }
            | Self::TestPaidWithoutAccount { .. }
            | Self::BooksDisagree { .. }
            | Self::TestBooksDisagree { .. }
            | Self::OperatorDown { .. } => None,
            Self::ProposalReceived { .. } => Some(Mail::ProposalReceived { name, link }),
            Self::ProposalSelected { .. }
            | Self::ProposalNotSelected { .. }
            | Self::ProposalRefused { .. }
            | Self::ProposalRestored { .. } => Some(Mail::ProposalDecided { name, link }),
            Self::ProposalRequestClosed { .. } => Some(Mail::ProposalRequestClosed { name, link }),
            Self::ProfessionalLeft { .. } => Some(Mail::ProfessionalLeft { name, link }),
            Self::MessageReceived { .. } => Some(Mail::MessagesUnread { name, link }),
            Self::DeadlineSoon { .. } => Some(Mail::DeadlineSoon { name, link }),
            Self::DeadlinePassed { .. } => Some(Mail::DeadlinePassed { name, link }),
            Self::RequestIdle { .. } => Some(Mail::RequestIdle { name, link }),
            Self::RequestClosed { .. } => Some(Mail::RequestClosed { name, link }),
            Self::AppointmentRequested { .. }
            | Self::AppointmentConfirmed { .. }
            | Self::AppointmentDeclined { .. }
            | Self::AppointmentCancelled { .. } => Some(Mail::AppointmentChanged { name, link }),
            Self::AppointmentReminder { .. } => Some(Mail::AppointmentReminder { name, link }),
            Self::CaseEventSoon { .. } => Some(Mail::CaseEventSoon { name, link }),
            Self::VerificationDecided { .. } => Some(Mail::VerificationDecided { name, link }),
            Self::PaymentSucceeded { payment_id } => {
                Some(Mail::PaymentReceipt { name, payment: payment_id.to_string(), link })
            }
            Self::TestPaymentSucceeded { payment_id } => {
                Some(Mail::TestPaymentReceipt { name, payment: payment_id.to_string(), link })
            }
            Self::PaymentFailed { .. } => Some(Mail::PaymentFailed { name, link }),
            Self::TestPaymentFailed { .. } => Some(Mail::TestPaymentFailed { name, link }),
            Self::PaymentWaiting { .. } => Some(Mail::PaymentWaiting { name, link }),
            Self::TestPaymentWaiting { .. } => Some(Mail::TestPaymentWaiting { name, link }),
            Self::PaymentRefunded { .. } => Some(Mail::PaymentRefunded { name, link }),
            Self::TestPaymentRefunded { .. } => Some(Mail::TestPaymentRefunded { name, link }),
            Self::PremiumEnding { days, .. } => {
                Some(Mail::PremiumEnding { name, days: days.to_string(), link })
            }
        }
    }
}

/// What the keys of the notices about messages on one request begin with.
pub fn messages_of(request_id: i64) -> String {
    format!("message_received:{request_id}:")
}

/// The next seven o'clock in Douala.
fn next_digest(now: DateTime<Utc>) -> DateTime<Utc> {
    let seven = NaiveTime::from_hms_opt(DIGEST_HOUR, 0, 0).unwrap_or_default();
    let local = now.with_timezone(&Douala).naive_local();
    let day = if local.time() < seven { local.date() } else { local.date() + Days::new(1) };
    Douala.from_local_datetime(&day.and_time(seven)).earliest().map_or(now, |at| at.to_utc())
}

/// A notice as it was told to somebody.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredNotice {
    pub id: i64,
    pub user_id: i64,
    pub notice: Notice,
    pub read_at: Option<DateTime<Utc>>,
    pub created_at: DateTime<Utc>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn every_kind() -> Vec<Notice> {
        let ids = [
            "request_id",
            "proposal_id",
            "message_id",
            "reminder",
            "appointment_id",
            "rating_id",
            "case_id",
            "event_id",
            "starts_at",
            "verified",
            "decided_at",
            "since",
            "payment_id",
            "operator",
            "hour",
            "days",
            "until",
            "run_id",
            "day",
        ];
        let ids: BTreeMap<String, i64> =
            ids.iter().zip(1..).map(|(name, n)| ((*name).to_owned(), n)).collect();
        Notice::KINDS.iter().map(|kind| Notice::from_ids(kind, &ids).unwrap()).collect()
    }

    #[test]
    fn a_notice_reads_back_from_its_ids() {
        for notice in every_kind() {
            let ids = notice.ids().into_iter().map(|(name, id)| (name.to_owned(), id)).collect();
            assert_eq!(Notice::from_ids(notice.kind(), &ids), Some(notice));
        }
        assert_eq!(Notice::from_ids("request_closed", &BTreeMap::new()), None);
        assert_eq!(Notice::from_ids("of_a_later_version", &BTreeMap::new()), None);
    }

    #[test]
    fn every_kind_has_a_key_and_a_page_of_its_own_site() {
        let mut keys: Vec<_> = every_kind().iter().map(Notice::subject_key).collect();
        assert!(keys.contains(&"message_received:1:3".to_owned()));
        assert!(every_kind().iter().all(|n| n.link().starts_with('/') && !n.link().starts_with("//")));
        keys.dedup();
        assert_eq!(keys.len(), Notice::KINDS.len());
    }

    #[test]
    fn a_kind_has_a_mail_of_its_own_exactly_when_it_is_mailed_alone() {
        for notice in every_kind() {
            let alone = matches!(notice.mailing(), Mailing::AtOnce | Mailing::IfUnreadFor(_));
            let mail = notice.mail("Abena", "https://palabre.example/");
            assert_eq!(mail.is_some(), alone, "{notice:?}");
            if let Some(mail) = mail {
                let link = format!("https://palabre.example{}", notice.link());
                assert_eq!(mail.parameters().get("link"), Some(&link));
            }
        }
    }

    #[test]
    fn the_kinds_of_digests_are_named() {
        let digests: Vec<_> = every_kind().into_iter().filter(|n| n.mailing() == Mailing::Digest).collect();
        assert_eq!(digests.iter().map(Notice::kind).collect::<Vec<_>>(), Notice::IN_DIGESTS);
    }

    #[test]
    fn the_digest_leaves_at_seven_in_douala() {
        let due = |now: &str| {
            let published = Notice::RequestPublished { request_id: 1 };
            published.mail_due_at(now.parse().unwrap()).unwrap().to_rfc3339()
        };
        // Douala is one hour ahead of UTC all year round.
        assert_eq!(due("2026-11-21T05:59:59Z"), "2026-11-21T06:00:00+00:00");
        assert_eq!(due("2026-11-21T06:00:00Z"), "2026-11-22T06:00:00+00:00");
        assert_eq!(due("2026-12-31T23:30:00Z"), "2027-01-01T06:00:00+00:00");
    }

    #[test]
    fn a_message_is_mailed_after_half_an_hour() {
        let now = DateTime::UNIX_EPOCH;
        let notice = Notice::MessageReceived { request_id: 7, message_id: 9 };
        assert_eq!(notice.mail_due_at(now), Some(now + TimeDelta::minutes(30)));
        assert!(notice.subject_key().starts_with(&notice.burst().unwrap()));
        assert!(!notice.subject_key().starts_with(&messages_of(70)));
    }
}
