use crate::NotificationError;
use crate::domain::{Letter, SendError};
use lettre::Message;
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::message::{Attachment, Mailbox, MultiPart};
use std::time::SystemTime;

/// What stands in `From`.
#[derive(Debug, Clone)]
pub struct Sender(Mailbox);

impl Sender {
    /// `no-reply@example.cm` (the product's name is then shown) or `Name <no-reply@example.cm>`.
    pub fn parse(from: &str, product: &str) -> Result<Self, NotificationError> {
        let mut mailbox: Mailbox = from.trim().parse().map_err(|_| NotificationError::InvalidSender)?;
        mailbox.name.get_or_insert_with(|| product.to_owned());
        let name = mailbox.name.as_deref().unwrap_or_default();
        if name.chars().any(char::is_control) {
            return Err(NotificationError::InvalidSender);
        }
        Ok(Self(mailbox))
    }

    /// Header injection is impossible: what users typed stands in the body only, and their address was parsed.
    pub(super) fn message(&self, letter: &Letter) -> Result<Message, SendError> {
        let words = MultiPart::alternative_plain_html(letter.text.clone(), letter.html.clone());
        let parts = match letter.enclosed.as_slice() {
            [] => words,
            enclosed => enclosed.iter().try_fold(MultiPart::mixed().multipart(words), |parts, file| {
                let media_type = ContentType::parse(file.media_type).map_err(|_| SendError::Malformed)?;
                let part = Attachment::new(file.name.clone()).body(file.bytes.clone(), media_type);
                Ok::<_, SendError>(parts.singlepart(part))
            })?,
        };
        Message::builder()
            .message_id(Some(format!("<{}@{}>", letter.key, self.0.email.domain())))
            .date(SystemTime::from(letter.date))
            .from(self.0.clone())
            .to(letter.to.mailbox())
            .subject(letter.subject.as_str())
            // RFC 3834: keeps holiday notices and other machines from answering.
            .raw_header(HeaderValue::new(
                HeaderName::new_from_ascii_str("Auto-Submitted"),
                "auto-generated".to_owned(),
            ))
            .multipart(parts)
            .map_err(|_| SendError::Malformed)
    }
}
