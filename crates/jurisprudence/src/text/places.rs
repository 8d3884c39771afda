use super::tokens;
use crate::fixtures::Places;
use rustc_hash::FxHashMap;

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
    /// Another country is named and Cameroon is not.
    pub fn is_elsewhere(&self) -> bool {
        self.foreign && !self.home
    }
}

/// Finds place names, of up to four words, in the words of a text.
#[derive(Debug, Default)]
pub struct PlaceIndex {
    names: FxHashMap<Vec<String>, Kind>,
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
                names.insert(tokens(&name.replace('\'', " ")), kind);
            }
        }
        let mut longest = FxHashMap::default();
        for name in names.keys() {
            if let Some(first) = name.first() {
                let most: &mut usize = longest.entry(first.clone()).or_default();
                *most = name.len().max(*most);
            }
        }
        Self { names, longest }
    }

    /// Whether a place name begins with this word.
    pub fn is_begun_by(&self, word: &str) -> bool {
        self.longest.contains_key(word)
    }

    /// The same words with every place name replaced by what kind of place it is, so that what was learned of
    /// "divorce in Ghana" holds for "divorce in Malta".
    pub fn mask(&self, words: &[String]) -> (Vec<String>, PlaceSigns) {
        let mut out = Vec::with_capacity(words.len());
        let mut signs = PlaceSigns::default();
        let mut rest = words;
        while let [first, tail @ ..] = rest {
            let longest = self.longest.get(first).copied().unwrap_or_default();
            let found = (1..=longest.min(rest.len()))
                .rev()
                .find_map(|n| Some((*self.names.get(rest.get(..n)?)?, rest.get(n..)?)));
            match found {
                Some((kind, after)) => {
                    let mask = match kind {
                        Kind::Home => {
                            signs.home = true;
                            "zzhome"
                        }
                        Kind::Foreign => {
                            signs.foreign = true;
                            "zzforeign"
                        }
                        Kind::Demonym => {
                            signs.demonym = true;
                            "zzdemonym"
                        }
                    };
                    out.push(mask.to_owned());
                    rest = after;
                }
                None => {
                    out.push(first.clone());
                    rest = tail;
                }
            }
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
}
