//! The words of known texts: each text is read once for all who learn from it, and each word is cut once.

use crate::text::{fold, tokens_in};
use rustc_hash::FxHashMap;
use std::borrow::Cow;

pub(super) struct KnownWords<'a> {
    of_text: FxHashMap<&'a str, Vec<u32>>,
    words: Vec<String>,
}

impl<'a> KnownWords<'a> {
    pub fn of(texts: impl Iterator<Item = &'a str>) -> Self {
        let mut of_text: FxHashMap<&str, Vec<u32>> = FxHashMap::default();
        let mut numbers: FxHashMap<String, u32> = FxHashMap::default();
        for text in texts {
            of_text.entry(text).or_insert_with(|| {
                let folded = fold(text);
                let number = |word: Cow<'_, str>| match numbers.get(word.as_ref()) {
                    Some(known) => *known,
                    None => {
                        let next = numbers.len() as u32;
                        numbers.insert(word.into_owned(), next);
                        next
                    }
                };
                tokens_in(&folded).map(number).collect()
            });
        }
        let mut words = vec![String::new(); numbers.len()];
        for (word, number) in numbers {
            if let Some(place) = words.get_mut(number as usize) {
                *place = word;
            }
        }
        Self { of_text, words }
    }

    /// Every word once, folded, apostrophes inside; its place is its number.
    pub fn all(&self) -> &[String] {
        &self.words
    }

    /// The numbers of a text's words, in their order; none where it is not known.
    pub fn numbers(&self, text: &str) -> &[u32] {
        self.of_text.get(text).map(Vec::as_slice).unwrap_or_default()
    }

    /// All that `cut`, by the numbers of words, holds of a text's words.
    pub fn cut<'c, T>(&self, text: &str, cut: &'c [T]) -> impl Iterator<Item = <&'c T as IntoIterator>::Item>
    where
        &'c T: IntoIterator,
    {
        self.numbers(text).iter().filter_map(|number| cut.get(*number as usize)).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::tokens;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_known_text_has_the_words_that_it_has(texts in prop::collection::vec("[a-z'éÀ ]{0,20}|.{0,20}", 0..6)) {
            let known = KnownWords::of(texts.iter().map(String::as_str));
            for text in &texts {
                let words = known.numbers(text).iter().map(|n| known.all()[*n as usize].clone());
                prop_assert_eq!(words.collect::<Vec<String>>(), tokens(&fold(text)));
            }
            prop_assert!(known.numbers("that nobody knows").is_empty());
        }
    }
}
