/// Why a letter did not go out. A code and never the other side's text, which may repeat the address.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SendError {
    #[error("the mail server could not be reached")]
    Unreachable,
    #[error("the mail server took too long")]
    Timeout,
    #[error("no encrypted connection to the mail server")]
    Tls,
    #[error("the mail server lacks something that is needed")]
    Unsupported,
    #[error("the mail server answered {0}")]
    Status(u16),
    #[error("the mail folder cannot be written")]
    Unwritable,
    #[error("the letter could not be put together")]
    Malformed,
}

impl SendError {
    /// What the outbox keeps as `last_error`.
    pub fn code(self) -> String {
        match self {
            Self::Unreachable => "unreachable".into(),
            Self::Timeout => "timeout".into(),
            Self::Tls => "tls".into(),
            Self::Unsupported => "unsupported".into(),
            Self::Status(code) => format!("smtp_{code}"),
            Self::Unwritable => "unwritable".into(),
            Self::Malformed => "malformed".into(),
        }
    }

    /// Trying again cannot help: the mailbox does not exist or refuses us (RFC 5321, 4.2.3: 550, 551, 553).
    ///
    /// Other 5xx answers, such as a wrong password, are ours to repair and no reason to lose a mail.
    pub fn is_final(self) -> bool {
        matches!(self, Self::Status(550 | 551 | 553) | Self::Malformed)
    }

    /// [`Self::is_final`] of a failure that only its code is left of.
    pub fn is_final_code(code: &str) -> bool {
        let known = [Self::Status(550), Self::Status(551), Self::Status(553), Self::Malformed];
        known.into_iter().any(|failure| failure.code() == code)
    }

    /// The next letter would meet the same failure.
    pub fn concerns_every_letter(self) -> bool {
        match self {
            Self::Unreachable | Self::Timeout | Self::Tls | Self::Unwritable => true,
            // Service closing (421); no way to sign in (RFC 4954, 6).
            Self::Status(code) => matches!(code, 421 | 454 | 530 | 534 | 535),
            Self::Unsupported | Self::Malformed => false,
        }
    }
}
