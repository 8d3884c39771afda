use database::DbError;

/// None of these repeats the value it refuses: an address is personal, and an SMTP URL holds a password.
#[derive(Debug, thiserror::Error)]
pub enum NotificationError {
    #[error("not an e-mail address that mail can be sent to")]
    InvalidAddress,
    #[error("not a language that mails are written in")]
    UnknownLanguage,
    #[error("the SMTP address must look like smtps://user:password@host or smtp://host:port?tls=required")]
    InvalidSmtpUrl,
    #[error("the sender must look like no-reply@example.cm or Name <no-reply@example.cm>")]
    InvalidSender,
    #[error(transparent)]
    Db(#[from] DbError),
}
