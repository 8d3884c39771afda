use actix_web::web::Bytes;
use serde_json::{Value, json};
use std::fmt;
use std::str::FromStr;

/// Up to where somebody was told of notices and of messages: the `id` of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cursor {
    pub notice: i64,
    pub message: i64,
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.notice, self.message)
    }
}

impl FromStr for Cursor {
    type Err = ();
    fn from_str(s: &str) -> Result<Self, ()> {
        let number = |text: &str| text.parse().ok().filter(|n: &i64| *n >= 0);
        let (notice, message) = s.trim().split_once('-').ok_or(())?;
        Ok(Self { notice: number(notice).ok_or(())?, message: number(message).ok_or(())? })
    }
}

/// What somebody is told: that there is something, never what is in it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    Notice {
        id: i64,
        kind: &'static str,
    },
    Message {
        request_id: i64,
        message_id: i64,
    },
    /// That the line is up.
    Ping,
}

impl Event {
    pub fn frame(self, at: Cursor) -> Bytes {
        let (name, data): (&str, Value) = match self {
            Self::Notice { id, kind } => ("notice", json!({"id": id, "kind": kind})),
            Self::Message { request_id, message_id } => {
                ("message", json!({"requestId": request_id, "messageId": message_id}))
            }
            Self::Ping => ("ping", json!({})),
        };
        Bytes::from(format!("id: {at}\nevent: {name}\ndata: {data}\n\n"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_reads_back_and_nothing_else_does() {
        let cursor = Cursor { notice: 12, message: 0 };
        assert_eq!(cursor.to_string().parse(), Ok(cursor));
        for text in ["", "-", "1", "1-", "-1-2", "1--2", "a-b", "1-2-3", "99999999999999999999-1", "1-2\n"] {
            assert_eq!(text.parse::<Cursor>().is_ok(), text == "1-2\n", "{text:?}");
        }
    }

    #[test]
    fn an_event_is_a_few_lines_of_text() {
        let at = Cursor { notice: 3, message: 4 };
        let text = |event: Event| String::from_utf8(event.frame(at).to_vec()).unwrap();
        assert_eq!(
            text(Event::Notice { id: 3, kind: "deadline_soon" }),
            "id: 3-4\nevent: notice\ndata: {\"id\":3,\"kind\":\"deadline_soon\"}\n\n"
        );
        assert_eq!(
            text(Event::Message { request_id: 7, message_id: 4 }),
            "id: 3-4\nevent: message\ndata: {\"messageId\":4,\"requestId\":7}\n\n"
        );
        assert_eq!(text(Event::Ping), "id: 3-4\nevent: ping\ndata: {}\n\n");
    }
}
