use std::str::FromStr;

/// Why a payment did not succeed, as a person can act on it. Operators' lists of codes are open: what is on none of ours is
/// [`Reason::Other`], and its code stays with the payment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    NotEnoughFunds,
    /// The PIN was not entered in time.
    NotConfirmed,
    RefusedByPayer,
    Expired,
    NoWallet,
    /// The operator doubts, before it is asked for money, that the number has an active account. The payment goes on.
    WalletDoubtful,
    LimitReached,
    PayerBlocked,
    /// Our merchant account: the operator of this site has to act.
    MerchantBlocked,
    /// The operator did not answer, before any money could be asked for.
    OperatorUnavailable,
    /// The operator says paid, and something differs from what was asked for: this, or more than one of these.
    OtherAmount,
    OtherCurrency,
    OtherReference,
    /// The operator's transaction stands for another payment, or its number cannot be one.
    OtherTransaction,
    Mismatch,
    /// The window is spent, and nobody could say.
    NoAnswer,
    ByHand,
    Other,
}

impl Reason {
    pub const ALL: [Self; 18] = [
        Self::NotEnoughFunds,
        Self::NotConfirmed,
        Self::RefusedByPayer,
        Self::Expired,
        Self::NoWallet,
        Self::WalletDoubtful,
        Self::LimitReached,
        Self::PayerBlocked,
        Self::MerchantBlocked,
        Self::OperatorUnavailable,
        Self::OtherAmount,
        Self::OtherCurrency,
        Self::OtherReference,
        Self::OtherTransaction,
        Self::Mismatch,
        Self::NoAnswer,
        Self::ByHand,
        Self::Other,
    ];

    pub fn as_str(&self) -> &'static str {
        match self {
            Self::NotEnoughFunds => "not_enough_funds",
            Self::NotConfirmed => "not_confirmed",
            Self::RefusedByPayer => "refused_by_payer",
            Self::Expired => "expired",
            Self::NoWallet => "no_wallet",
            Self::WalletDoubtful => "wallet_doubtful",
            Self::LimitReached => "limit_reached",
            Self::PayerBlocked => "payer_blocked",
            Self::MerchantBlocked => "merchant_blocked",
            Self::OperatorUnavailable => "operator_unavailable",
            Self::OtherAmount => "other_amount",
            Self::OtherCurrency => "other_currency",
            Self::OtherReference => "other_reference",
            Self::OtherTransaction => "other_transaction",
            Self::Mismatch => "mismatch",
            Self::NoAnswer => "no_answer",
            Self::ByHand => "by_hand",
            Self::Other => "other",
        }
    }

    /// Money was taken that does not agree with what was asked for: people decide, and no later answer does.
    pub fn is_mismatch(self) -> bool {
        matches!(
            self,
            Self::OtherAmount
                | Self::OtherCurrency
                | Self::OtherReference
                | Self::OtherTransaction
                | Self::Mismatch
        )
    }

    /// MTN's reasons (payments.md, 2.4) and Orange's business codes (3).
    pub fn of_code(code: &str) -> Self {
        match code.trim().to_ascii_uppercase().as_str() {
            // "Predominantly" a balance that is too low, MTN says of the second.
            "NOT_ENOUGH_FUNDS" | "INTERNAL_PROCESSING_ERROR" | "60019" => Self::NotEnoughFunds,
            "COULD_NOT_PERFORM_TRANSACTION" | "PAYMENT_NOT_APPROVED" => Self::NotConfirmed,
            "APPROVAL_REJECTED" | "TRANSACTION_CANCELED" | "CANCELLED" => Self::RefusedByPayer,
            "EXPIRED" => Self::Expired,
            "PAYER_NOT_FOUND" => Self::NoWallet,
            "PAYER_LIMIT_REACHED" => Self::LimitReached,
            "SENDER_ACCOUNT_NOT_ACTIVE" => Self::PayerBlocked,
            "PAYEE_NOT_ALLOWED_TO_RECEIVE"
            | "PAYEE_NOT_FOUND"
            | "NOT_ALLOWED"
            | "NOT_ALLOWED_TARGET_ENVIRONMENT"
            | "INVALID_CALLBACK_URL_HOST"
            | "INVALID_CURRENCY"
            | "FORBIDDEN"
            | "UNAUTHORIZED"
            | "1201"
            | "1202"
            | "1203" => Self::MerchantBlocked,
            "TOO_LATE" | "NO_TOKEN" => Self::OperatorUnavailable,
            code if is_silence(code) => Self::OperatorUnavailable,
            _ => Self::Other,
        }
    }
}

/// No answer, or one that says only that there is none now.
pub(super) fn is_silence(code: &str) -> bool {
    matches!(
        code,
        "TIMEOUT"
            | "NOT_CONNECTED"
            | "CUT_OFF"
            | "ANSWER_TOO_LONG"
            | "TOKEN_UNAVAILABLE"
            | "SERVICE_UNAVAILABLE"
            | "429"
    ) || (code.len() == 3 && code.starts_with('5'))
}

impl FromStr for Reason {
    type Err = &'static str;
    fn from_str(s: &str) -> Result<Self, Self::Err> {
        Self::ALL.into_iter().find(|r| r.as_str() == s).ok_or("unknown reason")
    }
}

#[cfg(test)]
mod tests {
    use super::Reason;

    #[test]
    fn each_code_of_the_operators_has_words_for_it() {
        for (code, reason) in [
            ("NOT_ENOUGH_FUNDS", Reason::NotEnoughFunds),
            ("INTERNAL_PROCESSING_ERROR", Reason::NotEnoughFunds),
            ("COULD_NOT_PERFORM_TRANSACTION", Reason::NotConfirmed),
            ("APPROVAL_REJECTED", Reason::RefusedByPayer),
            ("EXPIRED", Reason::Expired),
            ("PAYER_NOT_FOUND", Reason::NoWallet),
            ("PAYER_LIMIT_REACHED", Reason::LimitReached),
            ("SENDER_ACCOUNT_NOT_ACTIVE", Reason::PayerBlocked),
            ("PAYEE_NOT_ALLOWED_TO_RECEIVE", Reason::MerchantBlocked),
            ("60019", Reason::NotEnoughFunds),
            ("TIMEOUT", Reason::OperatorUnavailable),
            ("TOKEN_UNAVAILABLE", Reason::OperatorUnavailable),
            ("503", Reason::OperatorUnavailable),
            ("TOO_LATE", Reason::OperatorUnavailable),
            ("NO_TOKEN", Reason::OperatorUnavailable),
            ("a code of next year", Reason::Other),
        ] {
            assert_eq!(Reason::of_code(code), reason, "{code}");
        }
    }
}
