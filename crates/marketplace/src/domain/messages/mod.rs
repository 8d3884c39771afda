//! Messages between the two parties of a request, and their attachments.

mod attachment;
mod docx;
mod media;
mod message;

pub use attachment::{Attachment, FileRefused, MAX_FILE_BYTES, NewAttachment, UNSENT_MAX, accepted_file};
pub use media::MediaType;
pub use message::{
    ATTACHMENTS_MAX, Conversation, Message, MessagePage, NewMessage, Parties, RawMessage, Stamp,
};
