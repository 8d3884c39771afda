use std::collections::HashSet;

/// Words after which a person is named. Lower case, without the stop of an abbreviation.
const TITLES: [&str; 22] = [
    "monsieur",
    "madame",
    "mademoiselle",
    "m",
    "mr",
    "mme",
    "mlle",
    "mrs",
    "ms",
    "sieur",
    "dame",
    "demoiselle",
    "maître",
    "maitre",
    "me",
    "époux",
    "épouse",
    "veuve",
    "nommé",
    "nommée",
    "dr",
    "docteur",
];
/// A pseudonym of the source has one or two letters ("A C Aa Ab").
const SHORTEST: usize = 3;
const WORDS_MAX: usize = 5;
const NAMES_MAX: usize = 60;

/// What looks like a full name of a person in a text whose names should have been replaced: each once, in the order in
/// which they stand. Only a hint to whoever verifies: it finds some names, and some that are none.
pub fn possible_names(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    let mut at = 0;
    while let Some(word) = words.get(at) {
        at += 1;
        if !is_title(word) {
            continue;
        }
        let name = name_at(words.get(at..).unwrap_or_default());
        at += name.len();
        let name = name.join(" ");
        if name.chars().any(char::is_alphabetic) && seen.insert(name.clone()) {
            found.push(name);
        }
        if found.len() == NAMES_MAX {
            break;
        }
    }
    found
}

fn is_title(word: &str) -> bool {
    let bare = word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let starts_as_name = word.chars().next().is_some_and(|c| c.is_alphabetic() || c == '(' || c == '«');
    starts_as_name && TITLES.contains(&bare.as_str())
}

/// Capitalised words that follow, up to the end of the phrase; none where all of them are as short as pseudonyms.
fn name_at<'a>(words: &[&'a str]) -> Vec<&'a str> {
    let mut name = Vec::new();
    for word in words.iter().take(WORDS_MAX) {
        let bare = word.trim_matches(|c: char| !c.is_alphanumeric());
        if !bare.chars().next().is_some_and(char::is_uppercase) || !word.starts_with(bare) {
            break;
        }
        name.push(bare);
        if word.len() > bare.len() {
            break;
        }
    }
    let is_full = name.iter().any(|part| part.chars().filter(|c| c.is_alphabetic()).count() >= SHORTEST);
    if is_full { name } else { Vec::new() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_name_behind_a_title_is_seen_and_a_pseudonym_is_not() {
        let text = "Le sieur NGO Bell Paul, représenté par Maître Abena Mvondo ; dame A C Aa Ab et M. X. \
                    contre Madame Ngo-Bell. Le sieur NGO Bell Paul conteste.";
        assert_eq!(possible_names(text), ["NGO Bell Paul", "Abena Mvondo", "Ngo-Bell"]);
        assert!(possible_names("La dame demande ; me voici ; m").is_empty());
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_the_search_for_names(text in "(.|\n|Maître |M\\. |É){0,120}") {
            for name in possible_names(&text) {
                proptest::prop_assert!(!name.is_empty());
            }
        }
    }
}
