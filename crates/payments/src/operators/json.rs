//! Reading what may be there, as a text or as a number, or not at all.

use serde_json::{Map, Value};

/// The object of an answer; HTML and XML are none.
pub fn object(body: &[u8]) -> Option<Map<String, Value>> {
    match serde_json::from_slice(body) {
        Ok(Value::Object(map)) => Some(map),
        _ => None,
    }
}

/// A text or a number, as text; empty and null are absent. NUL cannot be kept by PostgreSQL.
pub fn text(map: &Map<String, Value>, name: &str) -> Option<String> {
    match map.get(name)? {
        Value::String(s) => Some(s.replace('\0', "").trim().to_owned()).filter(|s| !s.is_empty()),
        Value::Number(n) => Some(n.to_string()),
        _ => None,
    }
}

/// Whole units. What is there and is no whole amount is -1, which agrees with nothing.
pub fn amount(map: &Map<String, Value>, name: &str) -> Option<i64> {
    let text = text(map, name)?;
    let whole = match text.split_once('.') {
        Some((whole, parts)) if !parts.is_empty() && parts.bytes().all(|b| b == b'0') => whole,
        Some(_) => return Some(-1),
        None => &text,
    };
    Some(whole.parse().unwrap_or(-1))
}

/// Only these names, for whoever has to understand a payment years later: no number of a person, no token.
pub fn kept(map: &Map<String, Value>, names: &[&str]) -> String {
    let some: Map<String, Value> =
        names.iter().filter_map(|n| Some(((*n).to_owned(), map.get(*n)?.clone()))).collect();
    Value::Object(some).to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn map(value: Value) -> Map<String, Value> {
        value.as_object().cloned().unwrap_or_default()
    }

    #[test]
    fn amounts_come_as_texts_and_as_numbers() {
        let m = map(
            json!({"a": "50000", "b": 50000, "c": "50000.00", "d": "50000.5", "e": "x", "f": null, "g": 50000.0}),
        );
        for (name, amount_) in
            [("a", 50_000), ("b", 50_000), ("c", 50_000), ("d", -1), ("e", -1), ("g", 50_000)]
        {
            assert_eq!(amount(&m, name), Some(amount_), "{name}");
        }
        assert_eq!((amount(&m, "f"), amount(&m, "z")), (None, None));
        assert_eq!(text(&map(json!({"a": " M\u{0}P1 "})), "a").as_deref(), Some("MP1"));
    }

    #[test]
    fn only_what_is_named_is_kept() {
        let m = map(json!({"status": "FAILED", "payer": {"partyId": "237677123456"}}));
        assert_eq!(kept(&m, &["status", "reason"]), r#"{"status":"FAILED"}"#);
        assert!(object(b"<html>").is_none() && object(b"[]").is_none());
    }
}
