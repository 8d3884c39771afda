use super::Invalid;
use crate::text::fold;
use std::fmt;

/// The number of an article as it is printed (`34`, `45 bis`, `2-1`, `1er`), and as it is compared and stands in an
/// address (`34`, `45-bis`, `2-1`, `1`).
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct ArticleNumber {
    printed: String,
    key: String,
}

impl ArticleNumber {
    pub const MAX_LENGTH: usize = 40;

    pub fn parse(text: &str) -> Result<Self, Invalid> {
        let printed = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let key = Self::key_of(&printed);
        if printed.chars().count() > Self::MAX_LENGTH {
            return Err(Invalid { field: "article", why: "is too long" });
        }
        if key.is_empty() || printed.chars().any(char::is_control) {
            return Err(Invalid { field: "article", why: "must not be empty" });
        }
        Ok(Self { printed, key })
    }

    /// As an address names it; whatever hand wrote it.
    pub fn key_of(text: &str) -> String {
        let mut key = String::new();
        for part in fold(text).split(|c: char| !c.is_ascii_alphanumeric()).filter(|p| !p.is_empty()) {
            let part = match part {
                "premier" | "1er" | "first" | "premiere" | "1ere" => "1",
                part if part.bytes().all(|b| b.is_ascii_digit()) => {
                    let bare = part.trim_start_matches('0');
                    if bare.is_empty() { "0" } else { bare }
                }
                part => part,
            };
            if !key.is_empty() {
                key.push('-');
            }
            key.push_str(part);
        }
        key
    }

    pub fn as_str(&self) -> &str {
        &self.printed
    }

    pub fn key(&self) -> &str {
        &self.key
    }

    /// Whether it is a number at all: a preamble is none.
    pub fn is_numbered(&self) -> bool {
        self.key.starts_with(|c: char| c.is_ascii_digit())
    }
}

impl fmt::Display for ArticleNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.printed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_one_in_any_hand() {
        for (printed, key) in [
            ("34", "34"),
            (" 45  bis ", "45-bis"),
            ("2-1", "2-1"),
            ("2.1", "2-1"),
            ("1er", "1"),
            ("premier", "1"),
            ("007", "7"),
            ("Préambule", "preambule"),
        ] {
            assert_eq!(ArticleNumber::parse(printed).unwrap().key(), key, "{printed}");
        }
        assert_eq!(ArticleNumber::parse(" 45  bis ").unwrap().as_str(), "45 bis");
        for bad in ["", " ", "…", &"9".repeat(41)] {
            assert!(ArticleNumber::parse(bad).is_err(), "{bad}");
        }
    }
}
