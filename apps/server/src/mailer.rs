//! How mail leaves: by SMTP where it is set, else as files in the data folder.

use crate::config::Config;
use notifications::{FileMailer, Mailer, NotificationError, Sender, SmtpMailer};

pub fn mailer(config: &Config) -> Result<Box<dyn Mailer>, NotificationError> {
    let sender = Sender::parse(&config.mail_from, crate::PRODUCT)?;
    Ok(match &config.smtp_url {
        Some(url) => Box::new(SmtpMailer::new(&url.0, sender)?),
        None => Box::new(FileMailer::new(config.data_dir.join("mail"), sender)),
    })
}
