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

/// Words of what is no person.
const BODIES: [&str; 28] = [
    "société",
    "societe",
    "sarl",
    "sa",
    "s.a",
    "banque",
    "groupe",
    "groupement",
    "état",
    "etat",
    "ministère",
    "ministere",
    "ministre",
    "commune",
    "communauté",
    "mairie",
    "cour",
    "tribunal",
    "conseil",
    "parquet",
    "procureur",
    "compagnie",
    "établissements",
    "etablissements",
    "ets",
    "caisse",
    "syndicat",
    "parti",
];
/// Words that stand inside a name.
const INSIDE: [&str; 8] = ["épouse", "ép", "née", "né", "veuve", "vve", "dit", "dite"];

/// The same of a line of parties, or of a title that names them ("A c/ B", "A v. B"): a name stands there without a word before it.
pub fn possible_names_of_parties(line: &str) -> Vec<String> {
    let mut found = possible_names(line);
    let lower = line.to_lowercase();
    if !["c/", " contre ", " v. ", " vs ", "affaire ", "aff. "].iter().any(|sign| lower.contains(sign)) {
        return found;
    }
    let joins = ["c/", "C/", " contre ", " v. ", " vs ", " et ", " and "];
    let bare = joins.iter().fold(line.to_owned(), |line, join| line.replace(join, ";"));
    for side in bare.split([';', ',', '&', '(', ')', '"', '«', '»', '–', ':']) {
        if let Some(name) = name_of_side(side).filter(|name| !found.iter().any(|f| f.contains(name.as_str())))
        {
            found.push(name);
        }
    }
    found.truncate(NAMES_MAX);
    found
}

/// A side that is made of capitalised words, one of them longer than a pseudonym.
fn name_of_side(side: &str) -> Option<String> {
    let bare = |word: &str| word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase();
    let is_lead =
        |word: &&str| is_title(word) || matches!(bare(word).as_str(), "succession" | "affaire" | "aff");
    let words: Vec<&str> = side.split_whitespace().skip_while(is_lead).collect();
    let is_cap = |word: &&str| word.chars().next().is_some_and(char::is_uppercase);
    let is_name = |word: &&str| is_cap(word) || INSIDE.contains(&bare(word).as_str());
    let letters = |word: &str| word.chars().filter(|c| c.is_alphabetic()).count();
    let is_long = |word: &&str| is_cap(word) && letters(word) >= SHORTEST && !word.contains('.');
    let is_whole = (2..=WORDS_MAX + 3).contains(&words.len())
        && words.iter().all(is_name)
        && words.iter().any(is_long)
        && !words.iter().any(|word| BODIES.contains(&bare(word).as_str()));
    is_whole.then(|| words.join(" "))
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

    #[test]
    fn parties_are_named_without_a_word_before_them() {
        let of = possible_names_of_parties;
        assert_eq!(
            of("ABENA Mvondo Paul c/ NGO BELL épouse Tchoumi et Société SOCOPRIM SA"),
            ["Tchoumi", "ABENA Mvondo Paul", "NGO BELL épouse Tchoumi"]
        );
        assert_eq!(
            of("Cameroun, Cour suprême, 06 avril 2023, affaire dame Ngono Rose c/ Essono Jean, 01/COM"),
            ["Ngono Rose", "Essono Jean"]
        );
        for clean in [
            "Succession C. J. (représentée par A C Aa Ab) c/ N. B., avocat",
            "Dame X Af c/ Aa Ab de Paris (établissement hospitalier)",
            "État du Cameroun (ministère des Travaux publics) c/ E. N. C., gérant de la société N. and S.",
            "M.-N. Aj AJ (candidat SDF) c/ ELECAM, RDPC et MINAT",
            "Groupe A.-A. c/ Dame Y A",
            "Cameroun, Cour suprême, 05 octobre 2023, 67/CIV",
        ] {
            assert_eq!(of(clean), Vec::<String>::new(), "{clean}");
        }
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_the_search_for_names(text in "(.|\n|Maître |M\\. |É| c/ ){0,120}") {
            for name in possible_names(&text).into_iter().chain(possible_names_of_parties(&text)) {
                proptest::prop_assert!(!name.is_empty());
            }
        }
    }
}
