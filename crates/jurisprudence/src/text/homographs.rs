use crate::domain::Language;
use rustc_hash::FxHashSet;

/// Words that both languages spell alike and mean otherwise. In English they are read as words of their own, so that
/// the French "bail", a lease, never meets the English one, a release before trial.
#[derive(Debug, Clone, Default)]
pub struct Homographs(FxHashSet<String>);

impl Homographs {
    pub fn new(words: &[String]) -> Self {
        Self(words.iter().cloned().collect())
    }

    pub fn contains(&self, word: &str) -> bool {
        self.0.contains(word)
    }

    /// A folded word as it is read in `language`.
    pub fn read(&self, word: String, language: Language) -> String {
        if language == Language::En && self.contains(&word) { apart(&word) } else { word }
    }
}

/// No root, no group of letters in common with the word it was; forms of one word still share their root.
fn apart(word: &str) -> String {
    word.chars().flat_map(|c| [c, 'q']).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::root;

    #[test]
    fn a_word_of_both_languages_is_two_words() {
        let both = Homographs::new(&["bail".into(), "injure".into(), "injured".into()]);
        assert_eq!(both.read("bail".into(), Language::Fr), "bail");
        let english = both.read("bail".into(), Language::En);
        assert_ne!(english, "bail");
        assert_eq!(both.read("lease".into(), Language::En), "lease");
        let [one, two] = ["injure", "injured"].map(|w| both.read(w.into(), Language::En));
        assert_eq!(root(&one), root(&two));
    }
}
