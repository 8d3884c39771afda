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
            return Err(Invalid { field: "article".into(), why: "is too long" });
        }
        if key.is_empty() || printed.chars().any(char::is_control) {
            return Err(Invalid { field: "article".into(), why: "must not be empty" });
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
        self.key
            .split('-')
            .nth(usize::from(self.series().is_some()))
            .is_some_and(|part| part.starts_with(|c: char| c.is_ascii_digit()))
    }

    /// The letter in front of it, as codes of several parts number their articles: the `l` of "L 1".
    pub fn series(&self) -> Option<&str> {
        let (letter, rest) = self.key.split_once('-')?;
        let is_letter = letter.len() == 1 && letter.bytes().all(|b| b.is_ascii_alphabetic());
        (is_letter && rest.starts_with(|c: char| c.is_ascii_digit())).then_some(letter)
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
            ("L 1", "l-1"),
            ("C.4", "c-4"),
        ] {
            assert_eq!(ArticleNumber::parse(printed).unwrap().key(), key, "{printed}");
        }
        assert_eq!(ArticleNumber::parse(" 45  bis ").unwrap().as_str(), "45 bis");
        let read = |text: &str| ArticleNumber::parse(text).unwrap();
        assert!(read("34").is_numbered() && read("L 1").is_numbered() && read("L 1-2").is_numbered());
        assert!(!read("Préambule").is_numbered() && !read("Annexe 1").is_numbered());
        assert_eq!((read("L 1").series(), read("34-1").series()), (Some("l"), None));
        for bad in ["", " ", "…", &"9".repeat(41)] {
            assert!(ArticleNumber::parse(bad).is_err(), "{bad}");
        }
    }
}
