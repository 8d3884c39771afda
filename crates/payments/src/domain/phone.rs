use std::fmt;
use std::str::FromStr;

/// A Cameroonian mobile number: nine digits that begin with 6 (payments.md, 5). Empty once it was erased.
#[derive(Clone, PartialEq, Eq)]
pub struct Msisdn(String);

/// Who a prefix was given to. Numbers can be carried to another operator: a hint that preselects, never a refusal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operator {
    Mtn,
    Orange,
    Other,
}

const COUNTRY: &str = "237";

impl Msisdn {
    /// What stands in a row: a number, or nothing where it was erased.
    pub fn from_stored(text: &str) -> Result<Self, &'static str> {
        if text.is_empty() { Ok(Self(String::new())) } else { text.parse() }
    }

    pub fn is_erased(&self) -> bool {
        self.0.is_empty()
    }

    /// Nine digits, as Orange's Core API wants them.
    pub fn national(&self) -> &str {
        &self.0
    }

    /// Twelve digits without a sign, as MTN wants them.
    pub fn international(&self) -> String {
        format!("{COUNTRY}{}", self.0)
    }

    /// With the sign, as it is kept.
    pub fn stored(&self) -> String {
        if self.is_erased() {
            return String::new();
        }
        format!("+{COUNTRY}{}", self.0)
    }

    /// For logs and lists: the first two and the last two digits.
    pub fn masked(&self) -> String {
        if self.is_erased() {
            return "–".to_owned();
        }
        let (first, last) = (self.0.get(..2).unwrap_or_default(), self.0.get(7..).unwrap_or_default());
        format!("+{COUNTRY} {first}•••••{last}")
    }

    pub fn operator(&self) -> Operator {
        let digit = |at: usize| self.0.as_bytes().get(at).copied().unwrap_or_default();
        match (digit(1), digit(2)) {
            (b'7', _) | (b'5', b'0'..=b'4') | (b'8', b'0'..=b'3') => Operator::Mtn,
            (b'9', _) | (b'5', b'5'..=b'9') | (b'8', b'6'..=b'9') | (b'4', b'0'..=b'2') => Operator::Orange,
            _ => Operator::Other,
        }
    }
}

impl FromStr for Msisdn {
    type Err = &'static str;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        const WRONG: &str = "not a Cameroonian mobile number";
        let text: String = text
            .chars()
            .filter(|c| !matches!(c, ' ' | '\u{a0}' | '\u{202f}' | '.' | '-' | '(' | ')' | '/'))
            .collect();
        let digits = text.strip_prefix('+').or_else(|| text.strip_prefix("00")).unwrap_or(&text);
        let national = match digits.strip_prefix(COUNTRY) {
            Some(rest) if digits.len() == 12 => rest,
            _ => digits,
        };
        let fits =
            national.len() == 9 && national.starts_with('6') && national.bytes().all(|b| b.is_ascii_digit());
        if fits { Ok(Self(national.to_owned())) } else { Err(WRONG) }
    }
}

/// A number is somebody's: it is not printed whole.
impl fmt::Debug for Msisdn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.masked())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ways_people_write_a_number_are_one_number() {
        for text in [
            "677123456",
            "6 77 12 34 56",
            "677.12.34.56",
            "677-123-456",
            "+237677123456",
            "00237 677 12 34 56",
            "237677123456",
            "(+237) 677 123 456",
            "6\u{a0}77\u{202f}123456",
        ] {
            let number: Msisdn = text.parse().unwrap_or_else(|_| panic!("{text}"));
            assert_eq!((number.national(), number.stored()), ("677123456", "+237677123456".to_owned()));
            assert_eq!(number.international(), "237677123456");
        }
        for text in
            ["", "67712345", "6771234567", "222123456", "+33612345678", "67712345a", "237677", "٦٧٧١٢٣٤٥٦"]
        {
            assert!(text.parse::<Msisdn>().is_err(), "{text}");
        }
    }

    #[test]
    fn a_prefix_hints_at_its_operator() {
        let of = |text: &str| text.parse::<Msisdn>().unwrap().operator();
        for text in ["650000000", "654999999", "670000000", "679999999", "680000000", "683999999"] {
            assert_eq!(of(text), Operator::Mtn, "{text}");
        }
        for text in [
            "655000000",
            "659999999",
            "690000000",
            "699999999",
            "686000000",
            "689999999",
            "640000000",
            "642999999",
        ] {
            assert_eq!(of(text), Operator::Orange, "{text}");
        }
        for text in ["660000000", "684000000", "685000000", "620000000", "643000000"] {
            assert_eq!(of(text), Operator::Other, "{text}");
        }
    }

    #[test]
    fn a_number_is_not_printed_whole() {
        let number: Msisdn = "677123456".parse().unwrap();
        assert!(!format!("{number:?}").contains("123"));
    }

    #[test]
    fn an_erased_number_stays_one() {
        let erased = Msisdn::from_stored("").unwrap();
        assert!(erased.is_erased());
        assert_eq!((erased.stored(), erased.masked()), (String::new(), "–".to_owned()));
        assert!(
            Msisdn::from_stored("12").is_err() && !Msisdn::from_stored("+237677123456").unwrap().is_erased()
        );
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_the_parser(text in ".{0,30}") {
            if let Ok(number) = text.parse::<Msisdn>() {
                proptest::prop_assert_eq!(number.stored().parse::<Msisdn>(), Ok(number));
            }
        }
    }
}
