use crate::text::{is_stop_word, root};
use linear_classifier::Sparse;
use std::collections::HashMap;

/// What kind of thing a feature counts. Each kind is weighed as a whole before they are joined.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// 3 to 5 letters within a word, its ends marked.
    Letters = 0,
    /// A word, and two words in a row.
    Words = 1,
    /// The first letters of a word that carries a subject.
    Roots = 2,
    /// A concept of the lexicon.
    Concepts = 3,
}

const KINDS: usize = 4;
type Counts = HashMap<u64, f32>;

/// How much of the vector's length each kind gets.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) struct Mix(pub [f32; KINDS]);

/// The features seen in training, with their inverse document frequencies. Features are known by a hash of their
/// letters: a collision among a few hundred thousand in 64 bits is not to be expected, and would do little harm.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Space {
    pub mix: Mix,
    /// Ascending; the position is the feature's number. The two lowest bits are the kind.
    pub hashes: Vec<u64>,
    pub idf: Vec<f32>,
}

/// FNV-1a: the same on every machine and in every version, since it goes into the file.
fn hash(kind: Kind, parts: &[&[u8]]) -> u64 {
    let mut h = 0xcbf2_9ce4_8422_2325u64;
    for part in parts {
        for b in part.iter().chain(&[0u8]) {
            h = (h ^ u64::from(*b)).wrapping_mul(0x0100_0000_01b3);
        }
    }
    (h & !3) | kind as u64
}

fn kind_of(hash: u64) -> usize {
    (hash & 3) as usize
}

fn letters(word: &str, add: &mut impl FnMut(u64)) {
    let padded = format!(" {word} ");
    let ends: Vec<usize> = padded.char_indices().map(|(i, _)| i).chain([padded.len()]).collect();
    for n in 3..=5usize {
        if ends.len() <= n + 1 {
            add(hash(Kind::Letters, &[padded.as_bytes()]));
            break;
        }
        for pair in ends.windows(n + 1) {
            if let (Some(from), Some(to)) = (pair.first(), pair.last()) {
                add(hash(Kind::Letters, &[padded.get(*from..*to).unwrap_or_default().as_bytes()]));
            }
        }
    }
}

fn counts(words: &[String], concepts: &[u32], mix: Mix) -> Counts {
    let mut counts = Counts::new();
    let mut add = |h: u64| *counts.entry(h).or_default() += 1.0;
    let [letters_share, words_share, roots_share, concepts_share] = mix.0;
    for word in words {
        if letters_share > 0.0 {
            letters(word, &mut add);
        }
        if words_share > 0.0 {
            add(hash(Kind::Words, &[word.as_bytes()]));
        }
        if roots_share > 0.0 && !is_stop_word(word) {
            add(hash(Kind::Roots, &[root(word).as_bytes()]));
        }
    }
    if words_share > 0.0 {
        for pair in words.windows(2) {
            if let [a, b] = pair {
                add(hash(Kind::Words, &[a.as_bytes(), b.as_bytes()]));
            }
        }
    }
    if concepts_share > 0.0 {
        for c in concepts {
            add(hash(Kind::Concepts, &[&c.to_le_bytes()]));
        }
    }
    counts
}

/// Words and concepts of a text: what features are made of.
pub(super) type Text = (Vec<String>, Vec<u32>);

impl Space {
    /// Learns the features of `texts`. Letters that stand in one text only teach nothing about others.
    pub fn learn(texts: &[Text], mix: Mix) -> Self {
        let mut frequency: HashMap<u64, u32> = HashMap::new();
        for (words, concepts) in texts {
            for h in counts(words, concepts, mix).into_keys() {
                *frequency.entry(h).or_default() += 1;
            }
        }
        let mut kept: Vec<(u64, u32)> =
            frequency.into_iter().filter(|(h, n)| *n > 1 || kind_of(*h) != Kind::Letters as usize).collect();
        kept.sort_unstable();
        let all = texts.len() as f32;
        let idf = kept.iter().map(|(_, n)| ((1.0 + all) / (1.0 + *n as f32)).ln() + 1.0).collect();
        Self { mix, hashes: kept.into_iter().map(|(h, _)| h).collect(), idf }
    }

    pub fn len(&self) -> usize {
        self.hashes.len()
    }

    /// The text as a vector: sublinear tf-idf, each kind brought to its share, the whole to length one.
    pub fn vector(&self, words: &[String], concepts: &[u32]) -> Sparse {
        let mut vector = Sparse::new();
        let mut squares = [0f32; KINDS];
        for (h, n) in counts(words, concepts, self.mix) {
            let Ok(at) = self.hashes.binary_search(&h) else { continue };
            let value = (1.0 + n.ln()) * self.idf.get(at).copied().unwrap_or_default();
            vector.push((at as u32, value));
        }
        vector.sort_unstable_by_key(|(at, _)| *at);
        let kind_at = |at: u32| self.hashes.get(at as usize).map_or(0, |h| kind_of(*h));
        for (at, value) in &vector {
            if let Some(s) = squares.get_mut(kind_at(*at)) {
                *s += value * value;
            }
        }
        let mut scales = [0f32; KINDS];
        let mut length = 0f32;
        for ((scale, square), share) in scales.iter_mut().zip(squares).zip(self.mix.0) {
            if square > 0.0 {
                *scale = share / square.sqrt();
                length += share * share;
            }
        }
        let length = length.sqrt();
        for (at, value) in &mut vector {
            *value *= scales.get(kind_at(*at)).copied().unwrap_or_default() / length;
        }
        vector
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<String> {
        text.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn a_vector_has_length_one_and_knows_only_what_was_learned() {
        let mix = Mix([1.0, 0.6, 0.6, 0.4]);
        let texts = vec![(words("preavis de licenciement"), vec![1]), (words("licenciement abusif"), vec![])];
        let space = Space::learn(&texts, mix);
        let v = space.vector(&words("licenciement abusif"), &[1]);
        let length: f32 = v.iter().map(|(_, x)| x * x).sum();
        assert!((length - 1.0).abs() < 1e-5, "{length}");
        assert!(v.windows(2).all(|p| p[0].0 < p[1].0));
        assert!(space.vector(&words("xyz"), &[]).is_empty());
    }

    #[test]
    fn letters_are_those_of_the_padded_word() {
        let mut seen = vec![];
        letters("ab", &mut |h| seen.push(h));
        let gram = |g: &str| hash(Kind::Letters, &[g.as_bytes()]);
        assert_eq!(seen, [gram(" ab"), gram("ab "), gram(" ab ")]);
    }
}
