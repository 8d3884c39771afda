use super::Key;
use crate::text::fold;
use chrono::NaiveDate;

/// Letters and digits of a number, in capitals: `67/CIV` and `67 civ` are one.
pub fn number_key(number: &str) -> String {
    fold(number).chars().filter(|c| c.is_ascii_alphanumeric()).collect::<String>().to_ascii_uppercase()
}

/// The same without leading zeros, and without an English "OF" that ran into the number. Only to suggest that two rows
/// may be one decision: Juricaf writes zeros irregularly.
pub fn loose_number_key(number: &str) -> String {
    let key = number_key(number);
    let bare = key.trim_start_matches('0');
    bare.strip_suffix("OF").unwrap_or(bare).to_owned()
}

/// Letters and numbers apart, without leading zeros and without such an "OF": `04COM` and `4/COM` have the same parts,
/// `1/12/CA` and `11/2/CA` have not.
pub fn number_parts(number: &str) -> String {
    let folded = fold(number);
    let mut parts: Vec<String> = Vec::new();
    let mut last: Option<char> = None;
    for c in folded.chars() {
        let goes_on = last.is_some_and(|l| l.is_ascii_digit() == c.is_ascii_digit());
        if c.is_ascii_alphanumeric() {
            match parts.last_mut().filter(|_| goes_on) {
                Some(part) => part.push(c),
                None => parts.push(c.to_string()),
            }
        }
        last = c.is_ascii_alphanumeric().then_some(c);
    }
    for part in &mut parts {
        let bare = part.trim_start_matches('0');
        let bare = if bare.is_empty() { part.as_str() } else { bare };
        *part = bare.strip_suffix("of").filter(|rest| !rest.is_empty()).unwrap_or(bare).to_owned();
    }
    parts.join("/")
}

/// A court, whatever its chamber: what stands before the first comma.
pub fn court_key(jurisdiction: &str) -> String {
    let court = jurisdiction.split(',').next().unwrap_or_default();
    fold(court).chars().filter(|c| c.is_ascii_alphanumeric()).collect()
}

/// The key of a decision that came without one, made as Juricaf makes its own: country, court, day, number.
pub fn computed_key(jurisdiction: &str, decided_on: NaiveDate, number: &str) -> Option<Key> {
    const PART: usize = 40;
    let short = |text: String| text.chars().take(PART).collect::<String>();
    let court = short(court_key(jurisdiction).to_ascii_uppercase());
    let number = short(number_key(number));
    format!("CAMEROUN-{court}-{}-{number}", decided_on.format("%Y%m%d")).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_is_one_whatever_its_signs() {
        assert_eq!(number_key(" 128/QD/2023 "), "128QD2023");
        assert_eq!(number_key("67 civ."), number_key("67/CIV"));
        assert_eq!(loose_number_key("027/CC/SRCER"), loose_number_key("27/CC/SRCER"));
        assert_eq!(loose_number_key("21/CC/SRCEROF"), "21CCSRCER");
        assert_ne!(loose_number_key("1/12/CA"), loose_number_key("112/CB"));
    }

    #[test]
    fn the_parts_of_a_number_tell_what_signs_alone_do_not() {
        assert_eq!(number_parts("04COM"), number_parts("4/COM"));
        assert_eq!(number_parts("21/CC/SRCEROF"), number_parts("21/CC/SRCER"));
        assert_ne!(number_parts("1/12/CA"), number_parts("11/2/CA"));
        assert_ne!(number_parts("027/CC"), number_parts("028/CC"));
        assert_eq!((number_parts(" 000 "), number_parts("-")), ("000".to_owned(), String::new()));
    }

    #[test]
    fn a_court_is_one_whatever_its_chamber() {
        let section = "Cour suprême, chambre judiciaire, section civile";
        assert_eq!(court_key(section), court_key("Cour Suprême"));
        assert_ne!(court_key(section), court_key("Conseil constitutionnel"));
    }

    #[test]
    fn a_key_is_made_as_juricaf_makes_its_own() {
        let day = NaiveDate::from_ymd_opt(2023, 10, 5).unwrap();
        let made = computed_key("Cour suprême, section civile", day, "67/CIV").unwrap();
        assert_eq!(made.as_str(), "CAMEROUN-COURSUPREME-20231005-67CIV");
        assert!(computed_key("", day, &"9".repeat(500)).is_some());
    }
}
