//! The one error body of the API, and the only place with status codes.
//!
//! Every error of a domain crate is matched without a catch-all: a new variant does not compile until it has a status.

use crate::language::Lang;
use crate::wording::{self, Text};
use actix_web::body::BoxBody;
use actix_web::http::{StatusCode, header};
use actix_web::{HttpResponse, ResponseError};
use chrono::{DateTime, Utc};
use database::DbError;
use jurisprudence::domain::import::StopReason;
use marketplace::domain::messages::FileRefused;
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use utoipa::ToSchema;

/// What a failed call answers. `code` is for programs and never changes; `message` is for people.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = Problem)]
pub struct ProblemBody {
    pub message: String,
    pub code: String,
    /// A field's name and what is wrong with it.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub fields: BTreeMap<String, String>,
}

#[derive(Debug, Clone)]
pub struct Problem {
    status: StatusCode,
    code: &'static str,
    text: Text,
    fields: Vec<(String, Text)>,
    retry_after: Option<i64>,
}

impl Problem {
    pub fn new(status: StatusCode, code: &'static str, text: Text) -> Self {
        Self { status, code, text, fields: Vec::new(), retry_after: None }
    }

    pub fn body(&self, lang: Lang) -> ProblemBody {
        ProblemBody {
            message: self.text.say(lang),
            code: self.code.to_owned(),
            fields: self.fields.iter().map(|(name, text)| (name.clone(), text.say(lang))).collect(),
        }
    }

    pub fn response(&self, lang: Lang) -> HttpResponse {
        let mut response = HttpResponse::build(self.status);
        if let Some(seconds) = self.retry_after {
            response.insert_header((header::RETRY_AFTER, seconds));
        }
        response.insert_header((header::CONTENT_LANGUAGE, lang.as_str()));
        response.json(self.body(lang))
    }

    /// Whether a repeat under the same `Idempotency-Key` is answered the same. What is to be corrected, to be tried again later, or went wrong is no
    /// last word, nor is it who has to sign in first.
    pub fn is_last_word(&self) -> bool {
        let refusals = [StatusCode::FORBIDDEN, StatusCode::NOT_FOUND, StatusCode::CONFLICT, StatusCode::GONE];
        refusals.contains(&self.status) && self.retry_after.is_none()
    }

    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", wording::NOT_FOUND)
    }
    pub fn not_signed_in() -> Self {
        Self::new(StatusCode::UNAUTHORIZED, "not_signed_in", wording::NOT_SIGNED_IN)
    }
    pub fn role_not_allowed() -> Self {
        Self::new(StatusCode::FORBIDDEN, "role_not_allowed", wording::ROLE_NOT_ALLOWED)
    }
    pub fn foreign_origin() -> Self {
        Self::new(StatusCode::FORBIDDEN, "foreign_origin", wording::FOREIGN_ORIGIN)
    }
    pub fn malformed() -> Self {
        Self::new(StatusCode::BAD_REQUEST, "malformed_request", wording::MALFORMED)
    }
    pub fn too_large() -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too_large", wording::TOO_LARGE)
    }
    pub fn wrong_content_type() -> Self {
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "wrong_content_type", wording::WRONG_CONTENT_TYPE)
    }
    pub fn method_not_allowed() -> Self {
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", wording::METHOD_NOT_ALLOWED)
    }
    pub fn invalid_idempotency_key() -> Self {
        Self::new(StatusCode::BAD_REQUEST, "invalid_idempotency_key", wording::INVALID_IDEMPOTENCY_KEY)
    }
    pub fn repeat_running() -> Self {
        let problem = Self::new(StatusCode::CONFLICT, "repeat_running", wording::REPEAT_RUNNING);
        Self { retry_after: Some(2), ..problem }
    }
    pub fn idempotency_key_reused() -> Self {
        Self::new(StatusCode::UNPROCESSABLE_ENTITY, "idempotency_key_reused", wording::IDEMPOTENCY_KEY_REUSED)
    }
    pub fn busy() -> Self {
        Self { retry_after: Some(2), ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", wording::BUSY) }
    }
    pub fn too_many_requests(seconds: i64) -> Self {
        let problem =
            Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_requests", wording::too_many(seconds));
        Self { retry_after: Some(seconds.max(1)), ..problem }
    }
    pub fn invalid(fields: impl IntoIterator<Item = (impl Into<String>, Text)>) -> Self {
        let fields = fields.into_iter().map(|(name, text)| (name.into(), text)).collect();
        Self { fields, ..Self::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid_values", wording::INVALID) }
    }

    /// Logs the cause, and tells the caller nothing of it.
    pub fn internal(cause: &(dyn std::error::Error + 'static)) -> Self {
        tracing::error!(error = cause, "internal error");
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", wording::INTERNAL)
    }

    fn too_many_attempts(until: DateTime<Utc>, now: DateTime<Utc>) -> Self {
        let seconds = (until - now).num_seconds().max(1);
        let problem = Self::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too_many_attempts",
            wording::too_many_attempts(seconds),
        );
        Self { retry_after: Some(seconds), ..problem }
    }

    fn too_many_links(until: DateTime<Utc>, now: DateTime<Utc>) -> Self {
        let seconds = (until - now).num_seconds().max(1);
        let words = wording::too_many_links(seconds);
        let problem = Self::new(StatusCode::TOO_MANY_REQUESTS, "too_many_links", words);
        Self { retry_after: Some(seconds), ..problem }
    }

    /// Nobody reads there any more.
    pub fn account_gone() -> Self {
        Self::new(StatusCode::CONFLICT, "account_gone", wording::account::GONE)
    }

    /// `now` tells how long a refusal still lasts.
    pub fn identity(e: identity::IdentityError, now: DateTime<Utc>) -> Self {
        use identity::IdentityError as E;
        match e {
            E::Invalid(fields) => {
                Self::invalid(fields.into_iter().map(|f| (f.field, wording::identity_field(f.reason))))
            }
            E::EmailTaken => Self::new(StatusCode::CONFLICT, "email_taken", wording::EMAIL_TAKEN),
            E::InvalidCredentials => {
                Self::new(StatusCode::UNAUTHORIZED, "invalid_credentials", wording::INVALID_CREDENTIALS)
            }
            E::TooManyAttempts { until } => Self::too_many_attempts(until, now),
            E::TooManyLinks { until } => Self::too_many_links(until, now),
            E::UnknownLink => {
                Self::new(StatusCode::NOT_FOUND, "unknown_link", wording::account::UNKNOWN_LINK)
            }
            E::LinkEnded => Self::new(StatusCode::GONE, "link_ended", wording::account::LINK_ENDED),
            E::LastAdmin => Self::new(StatusCode::CONFLICT, "last_admin", wording::account::LAST_ADMIN),
            E::UnknownUser | E::UnknownSession => Self::not_found(),
            E::AdminHasNoPremium => Self::invalid([("isPremium", wording::ADMIN_HAS_NO_PREMIUM)]),
            e @ E::Hashing => Self::internal(&e),
            E::Db(e) => e.into(),
        }
    }

    /// A failure to read people, where nothing is refused for a time.
    pub fn people(e: identity::IdentityError) -> Self {
        Self::identity(e, DateTime::UNIX_EPOCH)
    }

    pub fn assistant(e: ai_assistant::AiError) -> Self {
        use ai_assistant::AiError as E;
        match e {
            E::QuotaExhausted { resets_at } => {
                Self::new(StatusCode::FORBIDDEN, "quota_exhausted", wording::quota_exhausted(resets_at))
            }
            E::UnknownExchange | E::UnknownConversation | E::UnknownFeedback => Self::not_found(),
            E::Db(e) => e.into(),
        }
    }

    pub fn payments(e: payments::PaymentsError) -> Self {
        use payments::PaymentsError as E;
        use wording::payments as words;
        let conflict = |code, text| Self::new(StatusCode::CONFLICT, code, text);
        match e {
            E::Invalid(fields) => Self::payment_fields(fields),
            E::OpenAttempt => conflict("payment_open", words::PAYMENT_OPEN),
            E::NotFound => Self::not_found(),
            E::WrongState => conflict("payment_state", words::WRONG_STATE),
            E::DecisionWaiting => conflict("decision_waiting", words::DECISION_WAITING),
            E::NoDecision => conflict("no_decision", words::NO_DECISION),
            E::SamePerson => conflict("second_admin_needed", words::SECOND_ADMIN_NEEDED),
            E::ExternalTaken => Self::invalid([("externalReference", words::EXTERNAL_TAKEN)]),
            E::Statement(e) => {
                let text = words::statement(&e);
                Self { text: text.clone(), ..Self::invalid([("file", text)]) }
            }
            E::Db(e) => e.into(),
        }
    }

    pub fn payment_fields(fields: Vec<payments::domain::FieldError>) -> Self {
        Self::invalid(fields.into_iter().map(|f| (f.field, wording::payments::field(f.reason))))
    }

    /// There is a receipt only for what was paid.
    pub fn no_receipt() -> Self {
        Self::new(StatusCode::CONFLICT, "no_receipt", wording::payments::NO_RECEIPT)
    }

    /// There is nothing to buy.
    pub fn premium_unlimited() -> Self {
        let text = wording::payments::PREMIUM_UNLIMITED;
        Self::new(StatusCode::CONFLICT, "premium_unlimited", text)
    }

    /// No client for this operator is set up here.
    pub fn operator_off() -> Self {
        let text = wording::payments::OPERATOR_OFF;
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "operator_off", text)
    }

    pub fn prompt_not_sent() -> Self {
        Self::new(StatusCode::CONFLICT, "prompt_not_sent", wording::payments::PROMPT_NOT_SENT)
    }

    /// The operator did not say whether it sent the prompt.
    pub fn prompt_unknown() -> Self {
        Self::new(StatusCode::BAD_GATEWAY, "prompt_unknown", wording::payments::PROMPT_UNKNOWN)
    }

    /// There is nothing to confirm any more.
    pub fn payment_ended() -> Self {
        Self::new(StatusCode::CONFLICT, "payment_ended", wording::payments::PAYMENT_ENDED)
    }

    /// The operator does not answer at present: nobody is made to wait for it.
    pub fn operator_down() -> Self {
        let problem =
            Self::new(StatusCode::SERVICE_UNAVAILABLE, "operator_down", wording::payments::OPERATOR_DOWN);
        Self { retry_after: Some(30), ..problem }
    }

    pub fn notifications(e: notifications::NotificationError) -> Self {
        use notifications::NotificationError as E;
        match e {
            e @ (E::InvalidAddress | E::UnknownLanguage | E::InvalidSmtpUrl | E::InvalidSender) => {
                Self::internal(&e)
            }
            E::Db(e) => e.into(),
        }
    }

    /// The operator lets only those propose whose roll number was verified (decision D4).
    pub fn not_verified() -> Self {
        Self::new(StatusCode::FORBIDDEN, "not_verified", wording::marketplace::NOT_VERIFIED)
    }

    pub fn marketplace_fields(fields: Vec<marketplace::domain::FieldError>) -> Self {
        Self::invalid(fields.into_iter().map(|f| (f.field, wording::marketplace::field(f.reason))))
    }

    pub fn marketplace(e: marketplace::MarketplaceError) -> Self {
        use marketplace::MarketplaceError as E;
        use wording::marketplace as words;
        let conflict = |code, text| Self::new(StatusCode::CONFLICT, code, text);
        match e {
            E::Invalid(fields) => Self::marketplace_fields(fields),
            E::NotFound => Self::not_found(),
            E::RequestNotOpen => conflict("request_not_open", words::REQUEST_NOT_OPEN),
            E::RequestHasProposals => conflict("request_has_proposals", words::REQUEST_HAS_PROPOSALS),
            E::AlreadyPublished => conflict("already_published", words::ALREADY_PUBLISHED),
            E::RequestClosed => conflict("request_closed", words::REQUEST_CLOSED),
            E::AlreadyProposed => conflict("already_proposed", words::ALREADY_PROPOSED),
            E::AlreadySelected => conflict("already_selected", words::ALREADY_SELECTED),
            E::ProposalNotPending => conflict("proposal_not_pending", words::PROPOSAL_NOT_PENDING),
            E::NotRestorable => conflict("proposal_not_restorable", words::NOT_RESTORABLE),
            E::NotSelected => conflict("not_selected", words::NOT_SELECTED),
            E::DeadlineNotPassed => conflict("deadline_not_passed", words::DEADLINE_NOT_PASSED),
            E::AlreadyRated => conflict("already_rated", words::ALREADY_RATED),
            E::RatingTooOld => conflict("rating_too_old", words::RATING_TOO_OLD),
            E::CaseStatus => conflict("case_status", wording::cases::CASE_STATUS),
            E::CaseShared => conflict("case_shared", wording::cases::CASE_SHARED),
            E::CaseFull => conflict("case_full", wording::cases::CASE_FULL),
            E::NotYourProfessional => conflict("not_selected", wording::cases::NOT_YOUR_PROFESSIONAL),
            E::SlotNotOffered => conflict("slot_not_offered", wording::cases::SLOT_NOT_OFFERED),
            E::SlotTaken => conflict("slot_taken", wording::cases::SLOT_TAKEN),
            E::AppointmentNotPending => {
                conflict("appointment_not_pending", wording::cases::APPOINTMENT_NOT_PENDING)
            }
            E::AppointmentOver => conflict("appointment_over", wording::cases::APPOINTMENT_OVER),
            E::ClientKeyReused => conflict("client_key_reused", wording::messages::CLIENT_KEY_REUSED),
            E::TooManyUnsent => conflict("too_many_unsent_files", wording::messages::TOO_MANY_UNSENT),
            E::AttachmentSent => conflict("attachment_sent", wording::messages::ATTACHMENT_SENT),
            E::Db(e) => e.into(),
        }
    }

    /// Work is asked of the caller's device while very many write at once.
    pub fn proof_required() -> Self {
        let words = wording::anonymous::PROOF_REQUIRED;
        Self { retry_after: Some(1), ..Self::new(StatusCode::TOO_MANY_REQUESTS, "proof_required", words) }
    }

    /// `now` tells how long a refusal still lasts.
    pub fn anonymous(e: anonymous_access::AccessError, now: DateTime<Utc>) -> Self {
        use anonymous_access::AccessError as E;
        use wording::anonymous as words;
        let conflict = |code, text| Self::new(StatusCode::CONFLICT, code, text);
        match e {
            E::Invalid(fields) => Self::anonymous_fields(fields),
            E::NotFound => Self::new(StatusCode::NOT_FOUND, "not_found", words::NO_SUCH_LINK),
            E::Expired => Self::new(StatusCode::GONE, "link_expired", words::LINK_EXPIRED),
            E::NoExtensionLeft => conflict("no_extension_left", words::NO_EXTENSION_LEFT),
            E::NoAddress => conflict("no_address", words::NO_ADDRESS),
            E::ChannelFull => conflict("channel_full", words::CHANNEL_FULL),
            E::RepeatRunning => Self::repeat_running(),
            E::ClientKeyReused => conflict("client_key_reused", wording::messages::CLIENT_KEY_REUSED),
            E::MessageLimit { resets_at, of_address } => {
                let status = StatusCode::TOO_MANY_REQUESTS;
                let seconds = (resets_at - now).num_seconds().max(1);
                let problem = Self::new(status, "message_limit_reached", words::message_limit(of_address));
                Self { retry_after: Some(seconds), ..problem }
            }
            E::NotProved => Self::proof_required(),
            E::Db(e) => e.into(),
        }
    }

    /// A failure of the reply channel, where nothing is refused for a time.
    pub fn channel(e: anonymous_access::AccessError) -> Self {
        match e {
            anonymous_access::AccessError::NotFound => Self::not_found(),
            e => Self::anonymous(e, DateTime::UNIX_EPOCH),
        }
    }

    pub fn anonymous_fields(fields: Vec<anonymous_access::domain::FieldError>) -> Self {
        Self::invalid(fields.into_iter().map(|f| (f.field, wording::anonymous::field(f.reason))))
    }

    /// The holder of a link writes to nobody yet.
    pub fn nobody_selected() -> Self {
        Self::new(StatusCode::CONFLICT, "not_selected", wording::anonymous::NOBODY_SELECTED)
    }

    /// The same call is running at this moment: a repeat finds what it made.
    pub fn is_repeat_running(&self) -> bool {
        self.code == "repeat_running"
    }

    /// A file that is not taken says why in its message: there may be no field to show it at.
    pub fn file(e: FileRefused) -> Self {
        use wording::messages as words;
        let invalid = |text: Text| Self { text: text.clone(), ..Self::invalid([("file", text)]) };
        match e {
            FileRefused::Empty => invalid(words::FILE_EMPTY),
            FileRefused::OtherEnding => invalid(words::FILE_ENDING),
            FileRefused::TooLarge => Self { text: words::FILE_TOO_LARGE, ..Self::too_large() },
            FileRefused::UnknownType => {
                Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "unsupported_file_type", words::FILE_TYPE)
            }
        }
    }

    pub fn law_file_too_large() -> Self {
        Self { text: wording::laws::FILE_TOO_LARGE, ..Self::too_large() }
    }

    pub fn file_cut_off() -> Self {
        Self { text: wording::messages::FILE_CUT_OFF, ..Self::malformed() }
    }

    pub fn jurisprudence(e: jurisprudence::JurisprudenceError) -> Self {
        use jurisprudence::JurisprudenceError as E;
        match e {
            E::Invalid(fields) => Self::invalid(fields.into_iter().map(|f| {
                let words = wording::laws::field(&f).unwrap_or_else(|| wording::case_law::field(&f));
                (f.field, words)
            })),
            E::UnknownNote | E::UnknownCase | E::UnknownLaw | E::UnknownArticle => Self::not_found(),
            E::ChangedMeanwhile => {
                let words = wording::knowledge::CHANGED_MEANWHILE;
                Self::new(StatusCode::CONFLICT, "changed_meanwhile", words)
            }
            E::CaseChangedMeanwhile => {
                let words = wording::case_law::CHANGED_MEANWHILE;
                Self::new(StatusCode::CONFLICT, "changed_meanwhile", words)
            }
            E::LawChangedMeanwhile => {
                let words = wording::laws::CHANGED_MEANWHILE;
                Self::new(StatusCode::CONFLICT, "changed_meanwhile", words)
            }
            E::LawWithdrawn(titles) => {
                Self::new(StatusCode::CONFLICT, "law_withdrawn", wording::laws::withdrawn(&titles))
            }
            E::NothingShipped => {
                let words = wording::knowledge::NOTHING_SHIPPED;
                Self::new(StatusCode::CONFLICT, "nothing_shipped", words)
            }
            E::KeyTaken => Self::new(StatusCode::CONFLICT, "key_taken", wording::case_law::KEY_TAKEN),
            E::ImportRunning => Self::new(StatusCode::CONFLICT, "import_running", wording::imports::RUNNING),
            E::ImportOver => Self::new(StatusCode::CONFLICT, "import_over", wording::imports::OVER),
            E::ImportLost => Self::busy(),
            E::UnknownImport | E::UnknownReview => Self::not_found(),
            E::NoSuchAnswer => {
                Self::new(StatusCode::CONFLICT, "review_conflict", wording::imports::NO_SUCH_ANSWER)
            }
            e @ (E::Fixture { .. } | E::Index(_) | E::Encoder(_)) => Self::internal(&e),
            E::Db(e) => e.into(),
        }
    }

    /// A failure of the form for legal notes, whose fields have words of their own.
    pub fn note(e: jurisprudence::JurisprudenceError) -> Self {
        match e {
            jurisprudence::JurisprudenceError::Invalid(fields) => {
                Self::invalid(fields.into_iter().map(|f| {
                    let words = wording::knowledge::field(&f);
                    (f.field, words)
                }))
            }
            e => Self::jurisprudence(e),
        }
    }

    /// An import that ended with nothing: why, in the words for administrators.
    pub fn import_stopped(reason: StopReason, retry_after: Option<i64>) -> Self {
        let text = wording::imports::stopped(reason, retry_after);
        Self { retry_after, ..Self::new(StatusCode::SERVICE_UNAVAILABLE, "import_stopped", text) }
    }

    /// The site is told whom to write to: nobody is named yet.
    pub fn no_contact() -> Self {
        Self::new(StatusCode::CONFLICT, "no_contact_address", wording::imports::NO_CONTACT)
    }

    pub fn documents(e: documents::DocumentsError) -> Self {
        use documents::DocumentsError as E;
        match e {
            E::UnknownTemplate => {
                let field = [("documentType", wording::UNKNOWN_TEMPLATE)];
                Self { code: "unknown_template", text: wording::UNKNOWN_TEMPLATE, ..Self::invalid(field) }
            }
            E::RoleNotAllowed => Self::role_not_allowed(),
            E::PremiumRequired => {
                Self::new(StatusCode::FORBIDDEN, "premium_required", wording::PREMIUM_REQUIRED)
            }
            E::Invalid(fields) => {
                Self::invalid(fields.into_iter().map(|f| (f.field, wording::document_field(f.reason))))
            }
            E::NotFound => Self::not_found(),
            E::Changed => Self::new(StatusCode::CONFLICT, "changed_meanwhile", wording::CHANGED_MEANWHILE),
            e @ E::Render(_) => Self::internal(&e),
            E::Db(e) => e.into(),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code)
    }
}

impl ResponseError for Problem {
    fn status_code(&self) -> StatusCode {
        self.status
    }
    /// In French; `localize` says it again in the caller's language on the way out.
    fn error_response(&self) -> HttpResponse<BoxBody> {
        let mut response = self.response(Lang::default());
        response.extensions_mut().insert(self.clone());
        response
    }
}

impl From<DbError> for Problem {
    fn from(e: DbError) -> Self {
        match e {
            DbError::Busy | DbError::Connect(_) => {
                tracing::warn!(error = %e, "database not available");
                Self::busy()
            }
            DbError::NotMigrated => {
                tracing::error!("{e}");
                Self::busy()
            }
            DbError::NotFound => Self::not_found(),
            e @ (DbError::Duplicate { .. }
            | DbError::BrokenReference
            | DbError::Refused
            | DbError::Migration(_)
            | DbError::Other(_)) => Self::internal(&e),
        }
    }
}
