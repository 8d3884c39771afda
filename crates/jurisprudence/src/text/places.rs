use super::tokens;
use crate::fixtures::Places;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// How the country whose law this is stands in a question.
const HERE: [&str; 6] =
    ["au cameroun", "au cameroon", "in cameroon", "in cameroun", "for cameroon", "selon la loi camerounaise"];

/// The text without "in Cameroon", which says nothing where every note is about it, but draws a short question towards those
/// that name another country; the text itself where nothing else would be left.
pub fn without_here(text: &str) -> Cow<'_, str> {
    let mut rest = Cow::Borrowed(text);
    for phrase in HERE {
        // Letters keep their places: only ASCII changes.
        let Some(at) = rest.to_ascii_lowercase().find(phrase) else { continue };
        let (before, after) =
            (rest.get(..at).unwrap_or_default(), rest.get(at + phrase.len()..).unwrap_or_default());
        if after.starts_with(char::is_alphanumeric) || before.ends_with(char::is_alphanumeric) {
            continue;
        }
        rest = Cow::Owned(format!("{}{}", before.trim_end(), after));
    }
    if tokens(&rest).is_empty() { Cow::Borrowed(text) } else { rest }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Home,
    Foreign,
    Demonym,
}

/// What a text says about where it plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PlaceSigns {
    pub home: bool,
    pub foreign: bool,
    pub demonym: bool,
}

impl PlaceSigns {
    pub fn is_any(&self) -> bool {
        self.home || self.foreign || self.demonym
    }

    /// Another country is named and Cameroon is not.
    pub fn is_elsewhere(&self) -> bool {
        self.foreign && !self.home
    }
}

/// Finds place names, of up to four words, in the words of a text.
#[derive(Debug, Default)]
pub struct PlaceIndex {
    /// Their words, parted by spaces.
    names: FxHashMap<String, Kind>,
    /// How long the longest name is that begins with a word.
    longest: FxHashMap<String, usize>,
}

impl PlaceIndex {
    pub fn new(places: &Places) -> Self {
        let mut names = FxHashMap::default();
        let kinds =
            [(Kind::Foreign, &places.foreign), (Kind::Demonym, &places.demonyms), (Kind::Home, &places.home)];
        for (kind, list) in kinds {
            for name in list {
                names.insert(tokens(&name.replace('\'', " ")).join(" "), kind);
            }
        }
        let mut longest = FxHashMap::default();
        for name in names.keys() {
            if let Some(first) = name.split(' ').next() {
                let most: &mut usize = longest.entry(first.to_owned()).or_default();
                *most = name.split(' ').count().max(*most);
            }
        }
        Self { names, longest }
    }

    /// Whether a place name begins with this word.
    pub fn is_begun_by(&self, word: &str) -> bool {
        self.longest.contains_key(word)
    }

    /// The longest place name that the words begin with, and how many of them it is.
    fn first(&self, words: &[impl AsRef<str>]) -> Option<(Kind, usize)> {
        let longest = self.longest.get(words.first()?.as_ref())?;
        (1..=*longest.min(&words.len())).rev().find_map(|count| {
            let name: Vec<&str> = words.get(..count)?.iter().map(AsRef::as_ref).collect();
            Some((*self.names.get(&name.join(" "))?, count))
        })
    }

    /// The same words with every place name replaced by what kind of place it is, so that what was learned of
    /// "divorce in Ghana" holds for "divorce in Malta".
    pub fn mask(&self, words: &[impl AsRef<str>]) -> (Vec<String>, PlaceSigns) {
        let mut out = Vec::with_capacity(words.len());
        let mut signs = PlaceSigns::default();
        let mut rest = words;
        while let [first, tail @ ..] = rest {
            let Some((kind, count)) = self.first(rest) else {
                out.push(first.as_ref().to_owned());
                rest = tail;
                continue;
            };
            let (sign, mask) = match kind {
                Kind::Home => (&mut signs.home, "zzhome"),
                Kind::Foreign => (&mut signs.foreign, "zzforeign"),
                Kind::Demonym => (&mut signs.demonym, "zzdemonym"),
            };
            *sign = true;
            out.push(mask.to_owned());
            rest = rest.get(count..).unwrap_or_default();
        }
        (out, signs)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn the_longest_name_wins_and_home_excuses_the_foreign() {
        let index = PlaceIndex::new(&Places {
            home: vec!["douala".into()],
            foreign: vec!["guinee".into(), "guinee equatoriale".into(), "cote d'ivoire".into()],
            demonyms: vec!["gabonais".into()],
        });
        let (masked, signs) = index.mask(&words("divorce en guinee equatoriale"));
        assert_eq!(masked, ["divorce", "en", "zzforeign"]);
        assert!(signs.is_elsewhere());
        assert!(index.mask(&words("loi en cote d ivoire")).1.foreign);
        assert!(!index.mask(&words("un gabonais de guinee a douala")).1.is_elsewhere());
    }

    #[test]
    fn the_country_itself_says_nothing() {
        assert_eq!(without_here("Comment divorcer au Cameroun ?"), "Comment divorcer ?");
        assert_eq!(without_here("How to divorce in Cameroon?"), "How to divorce?");
        assert_eq!(without_here("Au Cameroun"), "Au Cameroun");
        for text in ["tableau cameroun", "in Cameroonian law", "É au Camerounais", ""] {
            assert_eq!(without_here(text), text);
        }
    }
}
