//! Help without an account and without a trace: private links to requests, their words, their reply channel, and the
//! count of a visitor's free messages.
//!
//! A link's token is made from a random seed and the server's key ([`domain::Keys`]). The row holds the seed and the
//! token's digest: mail can carry the link, and neither the database nor the key alone opens anything. The request itself
//! belongs to `marketplace`; what joins the two lives in the application's flows, in the same transaction.

pub mod domain;
mod error;
mod store;
mod use_cases;

pub use error::AccessError;
pub use use_cases::ending::{blank_ended, ended_with_request, ending_soon, erase_channel, forget_ended};
pub use use_cases::find::{access_by_id, access_by_token, access_by_words, access_of_request, contact_email};
pub use use_cases::hold::{
    end_access, extend, extend_for_news, hold, hold_of_request, set_notices, stop_notices,
};
pub use use_cases::letters::{Letter, letter};
pub use use_cases::messages::{
    CHANNEL_MAX, ChannelHead, Written, channel_heads, mark_channel_read, message, messages, unread_messages,
    write_message,
};
pub use use_cases::open_access::{NewAccess, Opened, REPEAT_WITHIN, open_access, repeated};
pub use use_cases::proof::prove;
pub use use_cases::visitors::{Comer, Fresh, Taken, forget_visitors, give_back_message, quota, take_message};
