use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A database bounds the depth of a condition.
const WORDS_MAX: usize = 12;

/// What two texts are compared by: lower case, no accents, runs of space made one.
fn fold(text: &str) -> String {
    let plain: String = text
        .nfkd()
        .filter(|c| !is_combining_mark(*c))
        .flat_map(char::to_lowercase)
        .map(|c| if c.is_control() { ' ' } else { c })
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What a search for a person looks through.
pub(crate) fn search_key(name: &str, email: &str) -> String {
    fold(&format!("{name} {email}"))
}

pub(super) fn search_words(query: &str) -> Vec<String> {
    fold(query).split(' ').filter(|w| !w.is_empty()).take(WORDS_MAX).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_are_found_without_case_and_accents() {
        assert_eq!(search_key("Ngo  Bell Étienne", "E.Ngo@Exemple.CM"), "ngo bell etienne e.ngo@exemple.cm");
        assert_eq!(search_words(" ÉTIENNE\u{0}ngo "), ["etienne", "ngo"]);
        assert_eq!(search_words(&"a ".repeat(40)).len(), 12);
    }
}
