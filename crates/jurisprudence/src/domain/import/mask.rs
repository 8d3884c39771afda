//! Names that an administrator took out of a decision. They are kept nowhere: what stays is where they stood.

/// What a masked name reads as.
pub const MASK: &str = "[…]";
const NAMES_MAX: usize = 60;
const NAME_MIN: usize = 2;
const NAME_MAX: usize = 120;

/// Names to be taken out, the longest first, so that no part of one stays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mask(Vec<String>);

impl Mask {
    pub fn of(names: &[String]) -> Self {
        let mut names: Vec<String> = names.iter().map(|name| name.trim().to_owned()).collect();
        names.retain(|name| (NAME_MIN..=NAME_MAX).contains(&name.chars().count()));
        names.sort_by_key(|name| std::cmp::Reverse(name.len()));
        names.truncate(NAMES_MAX);
        Self(names)
    }

    pub fn over(&self, text: &str) -> String {
        self.0.iter().fold(text.to_owned(), |text, name| with_instead(&text, name, MASK))
    }

    pub fn over_all(&self, texts: &[String]) -> Vec<String> {
        texts.iter().map(|text| self.over(text)).collect()
    }
}

/// A name was taken out of this.
pub fn is_masked(text: &str) -> bool {
    text.contains(MASK)
}

/// Whether a line is the one that names were taken out of: the same, but for what stands where they stood.
pub fn agrees(masked: &str, line: &str) -> bool {
    let mut parts = masked.split(MASK);
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = line.strip_prefix(first) else { return false };
    let mut parts: Vec<&str> = parts.collect();
    let Some(last) = parts.pop() else { return rest.is_empty() };
    for part in parts {
        match after_a_name(rest, part) {
            Some(behind) => rest = behind,
            None => return false,
        }
    }
    rest.strip_suffix(last).is_some_and(|name| !name.is_empty())
}

/// What follows `part`, where at least one sign stands before it.
fn after_a_name<'a>(rest: &'a str, part: &str) -> Option<&'a str> {
    let name = rest.chars().next()?.len_utf8();
    let behind = rest.get(name..)?;
    behind.find(part).and_then(|at| behind.get(at + part.len()..))
}

/// A text with something else wherever a name stands for itself, in capitals or not; `Ngo` is none inside `Ngomo`, and
/// `Pierre` is no `pierre`.
pub fn with_instead(text: &str, name: &str, instead: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut last = None;
    while let Some(c) = rest.chars().next() {
        let stands = !last.is_some_and(char::is_alphanumeric);
        match stands.then(|| beginning(rest, name)).flatten().filter(|length| *length > 0) {
            Some(length) => {
                out.push_str(instead);
                last = instead.chars().next_back();
                rest = rest.get(length..).unwrap_or_default();
            }
            None => {
                out.push(c);
                last = Some(c);
                rest = rest.get(c.len_utf8()..).unwrap_or_default();
            }
        }
    }
    out
}

/// How many bytes a name takes at the beginning of a text.
fn beginning(text: &str, name: &str) -> Option<usize> {
    let mut there = text.char_indices();
    for (place, wanted) in name.chars().enumerate() {
        let (_, c) = there.next()?;
        let is_same = c == wanted || c.to_lowercase().eq(wanted.to_lowercase());
        // Any white space parts the words of a name.
        let is_space = c.is_whitespace() && wanted.is_whitespace();
        let is_common_word = place == 0 && wanted.is_uppercase() && c.is_lowercase();
        if !(is_same || is_space) || is_common_word {
            return None;
        }
    }
    let rest = there.as_str();
    let goes_on = rest.chars().next().is_some_and(char::is_alphanumeric);
    (!goes_on).then(|| text.len() - rest.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_masked_wherever_it_stands_for_itself() {
        let text = "Le sieur NGO Bell, dit NGO, et Ngomo. NGOLA n’est pas NGO.";
        let mask = Mask::of(&["NGO".to_owned(), "NGO Bell".to_owned(), " ".to_owned(), "x".to_owned()]);
        assert_eq!(mask.over(text), "Le sieur […], dit […], et Ngomo. NGOLA n’est pas […].");
    }

    #[test]
    fn capitals_and_line_ends_hide_no_name() {
        let mask = Mask::of(&["Pierre Abéna".to_owned(), "Rose".to_owned()]);
        let text = "PIERRE ABÉNA, dit pierre Abéna, et Pierre\nAbéna ; la dame ROSE et une rose.";
        assert_eq!(mask.over(text), "[…], dit pierre Abéna, et […] ; la dame […] et une rose.");
        let small = Mask::of(&["dame ngo".to_owned()]);
        assert_eq!(small.over("Dame Ngo a dit"), "[…] a dit");
    }

    #[test]
    fn a_masked_line_is_known_again_and_no_other_is() {
        let masked = "Cameroun, Cour suprême, affaire […] c/ […], 01/COM";
        assert!(agrees(masked, "Cameroun, Cour suprême, affaire Abena c/ Essono Jean, 01/COM"));
        for other in [
            "Cameroun, Cour suprême, affaire Abena c/ Essono Jean, 02/COM",
            "Cameroun, Cour suprême, affaire c/ Essono, 01/COM",
            "Cameroun, Cour suprême, affaire Abena c/ , 01/COM",
            "Cameroun, Cour suprême, 01/COM",
            "",
        ] {
            assert!(!agrees(masked, other), "{other}");
        }
        assert!(agrees("sans nom", "sans nom") && !agrees("sans nom", "sans nom, 2") && agrees("", ""));
        assert!(agrees("[…]", "x") && !agrees("[…]", "") && agrees("[…][…] a", "xy a"));
    }

    proptest::proptest! {
        #[test]
        fn what_was_masked_is_gone(text in "([a-z ]|Abena|é){0,60}") {
            let names = ["Abena".to_owned()];
            let out = Mask::of(&names).over(&format!("{text} Abena."));
            proptest::prop_assert!(!out.split(|c: char| !c.is_alphanumeric()).any(|word| word == "Abena"));
        }

        #[test]
        fn a_line_agrees_with_itself_masked(
            line in "([a-z ,/]|Abena|Ngo Bell|-|é|\\[…\\]){0,40}",
            names in proptest::collection::vec("Abena|Ngo Bell|Ngo|[a-z]{2,5}", 0..4),
        ) {
            let masked = Mask::of(&names).over(&line);
            proptest::prop_assert!(agrees(&masked, &line), "{:?} {:?}", masked, line);
        }

        #[test]
        fn no_line_breaks_the_comparison(masked in "(\\PC|\\[…\\]){0,30}", line in "\\PC{0,40}") {
            let _ = agrees(&masked, &line);
        }
    }
}
