mod files;
mod message;
mod smtp;

pub use files::FileMailer;
pub use message::Sender;
pub use smtp::SmtpMailer;
