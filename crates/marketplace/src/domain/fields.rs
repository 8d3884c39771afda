use super::text::{multi_line, single_line};
use super::{FieldError, Reason};
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Reads the fields of a form and remembers every one that is wrong.
#[derive(Debug, Default)]
pub struct Fields(Vec<FieldError>);

impl Fields {
    /// One line of so many characters; a lower bound above zero makes it required.
    pub fn line(&mut self, field: &'static str, raw: &str, length: RangeInclusive<usize>) -> String {
        let text = single_line(raw);
        self.length(field, &text, length);
        text
    }

    /// Several lines of so many characters.
    pub fn text(&mut self, field: &'static str, raw: &str, length: RangeInclusive<usize>) -> String {
        let text = multi_line(raw);
        self.length(field, &text, length);
        text
    }

    /// As [`Self::line`]; an empty one is none.
    pub fn optional_line(&mut self, field: &'static str, raw: &str, max: usize) -> Option<String> {
        Some(self.line(field, raw, 0..=max)).filter(|t| !t.is_empty())
    }

    /// As [`Self::text`]; an empty one is none.
    pub fn optional_text(&mut self, field: &'static str, raw: &str, max: usize) -> Option<String> {
        Some(self.text(field, raw, 0..=max)).filter(|t| !t.is_empty())
    }

    /// One of the codes there are; an empty one is the default.
    pub fn code<T: FromStr>(&mut self, field: &'static str, raw: &str, default: T) -> T {
        match raw.trim() {
            "" => default,
            text => text.parse().unwrap_or_else(|_| {
                self.wrong(field, Reason::Unknown);
                default
            }),
        }
    }

    pub fn wrong(&mut self, field: &'static str, reason: Reason) {
        self.0.push(FieldError { field, reason });
    }

    /// The value, unless a field was wrong.
    pub fn finish<T>(self, value: T) -> Result<T, Vec<FieldError>> {
        if self.0.is_empty() { Ok(value) } else { Err(self.0) }
    }

    fn length(&mut self, field: &'static str, text: &str, length: RangeInclusive<usize>) {
        let (min, max) = (*length.start(), *length.end());
        match text.chars().count() {
            0 if min > 0 => self.wrong(field, Reason::Missing),
            n if n < min => self.wrong(field, Reason::TooShort { min }),
            n if n > max => self.wrong(field, Reason::TooLong { max }),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wrong_field_is_remembered() {
        let mut f = Fields::default();
        assert_eq!(f.line("title", " a\nb ", 3..=5), "a b");
        assert_eq!(f.optional_line("budget", "  ", 5), None);
        f.line("name", " ", 1..=5);
        f.text("text", "ab", 3..=5);
        f.text("more", "éééééé", 0..=5);
        let wrong: Vec<_> = f.finish(()).unwrap_err().into_iter().map(|e| (e.field, e.reason)).collect();
        assert_eq!(
            wrong,
            [
                ("name", Reason::Missing),
                ("text", Reason::TooShort { min: 3 }),
                ("more", Reason::TooLong { max: 5 })
            ]
        );
    }
}
