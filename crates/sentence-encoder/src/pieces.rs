//! A text cut into the pieces of words that the model knows, as `tokenizer.json` says: SentencePiece's normalisation, then of
//! each word the likeliest pieces (Kudo 2018, "Subword Regularization", section 3.2).
//!
//! The crate `tokenizers` does the same, and a test holds both against each other.

use serde::Deserialize;
use serde::de::IgnoredAny;
use spm_precompiled::Precompiled;
use std::borrow::Cow;
use std::collections::HashMap;

/// Stands for the space before a word.
const SPACE: char = '▁';
const START: u32 = 0;
const END: u32 = 2;
const UNKNOWN: u32 = 3;
/// The first pieces are marks of the model's own, which no text may write.
const MARKS: usize = 4;
/// An unknown letter is so much unlikelier than the unlikeliest piece.
const UNKNOWN_PENALTY: f64 = 10.0;

pub(crate) struct Pieces {
    normalizer: Precompiled,
    /// Each piece's number and the logarithm of how likely it is.
    known: HashMap<&'static str, (u32, f64)>,
    /// Letters of the longest.
    longest: usize,
    of_unknown: f64,
}

#[derive(Deserialize)]
struct File<'a> {
    normalizer: Normalizer,
    #[serde(borrow)]
    model: Model<'a>,
}

/// The second joins spaces.
#[derive(Deserialize)]
struct Normalizer {
    normalizers: (Precompiled, IgnoredAny),
}

#[derive(Deserialize)]
struct Model<'a> {
    #[serde(borrow)]
    vocab: Vec<Piece<'a>>,
}

#[derive(Deserialize)]
struct Piece<'a>(#[serde(borrow)] Cow<'a, str>, f64);

/// The likeliest way to some place of a text: its last piece, where that starts, and the sum of its logarithms.
#[derive(Clone, Copy)]
struct Way {
    piece: u32,
    start: usize,
    sum: f64,
}

impl Pieces {
    pub(crate) fn read(file: &'static [u8]) -> Result<Self, serde_json::Error> {
        let File { normalizer, model } = serde_json::from_slice(file)?;
        let of_unknown = model.vocab.iter().map(|piece| piece.1).fold(0.0, f64::min) - UNKNOWN_PENALTY;
        let longest = model.vocab.iter().map(|piece| piece.0.chars().count()).max().unwrap_or_default();
        let known = (0..).zip(model.vocab).skip(MARKS).map(|(number, Piece(text, likely))| {
            // Only the few with an escaped letter are not borrowed from the file.
            let text = match text {
                Cow::Borrowed(text) => text,
                Cow::Owned(text) => text.leak(),
            };
            (text, (number, likely))
        });
        Ok(Self { normalizer: normalizer.normalizers.0, known: known.collect(), longest, of_unknown })
    }

    /// The numbers of a text's pieces, between those that mark its start and its end.
    pub(crate) fn of(&self, text: &str) -> Vec<u32> {
        let text = self.spaced(text);
        let ways = self.ways(&text);
        let mut pieces = vec![END];
        let mut end = text.len();
        while let Some(Some(way)) = ways.get(end) {
            // Unknown letters beside each other are one piece.
            if way.piece != UNKNOWN || pieces.last() != Some(&UNKNOWN) {
                pieces.push(way.piece);
            }
            end = way.start;
        }
        pieces.push(START);
        pieces.reverse();
        pieces
    }

    /// Viterbi: for each place of the text the likeliest way there. Each word counts anew, so that the sums are exact.
    fn ways(&self, text: &str) -> Vec<Option<Way>> {
        let mut ways: Vec<Option<Way>> = vec![None; text.len() + 1];
        for (start, first) in text.char_indices() {
            let here = ways.get(start).copied().flatten().filter(|_| first != SPACE);
            let sum = here.map_or(0.0, |way| way.sum);
            let rest = text.get(start..).unwrap_or_default();
            let word = rest.char_indices().take_while(|(at, letter)| *at == 0 || *letter != SPACE);
            for (at, letter) in word.take(self.longest) {
                let length = at + letter.len_utf8();
                let (piece, likely) = match rest.get(..length).and_then(|piece| self.known.get(piece)) {
                    Some(known) => *known,
                    None if at == 0 => (UNKNOWN, self.of_unknown),
                    None => continue,
                };
                let way = Way { piece, start, sum: sum + likely };
                if let Some(best) = ways.get_mut(start + length)
                    && best.is_none_or(|best| way.sum > best.sum)
                {
                    *best = Some(way);
                }
            }
        }
        ways
    }

    /// Normalised; before each word one mark.
    fn spaced(&self, text: &str) -> String {
        let mut spaced = String::from(SPACE);
        let mut before = ' ';
        for letter in self.normalizer.normalize_string(text).chars() {
            match letter {
                ' ' if before == ' ' => {}
                ' ' => spaced.push(SPACE),
                _ => spaced.push(letter),
            }
            before = letter;
        }
        spaced
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PREFIX, TOKENIZER};
    use proptest::prelude::*;
    use serde_json::Value;
    use std::sync::LazyLock;
    use tokenizers::Tokenizer;

    static OWN: LazyLock<Pieces> = LazyLock::new(|| Pieces::read(TOKENIZER).unwrap());
    static OF_CRATE: LazyLock<Tokenizer> = LazyLock::new(|| Tokenizer::from_bytes(TOKENIZER).unwrap());

    fn assert_same(text: &str) {
        let text = format!("{PREFIX}{text}");
        let wanted = OF_CRATE.encode(text.as_str(), true).unwrap();
        assert_eq!(OWN.of(&text), wanted.get_ids(), "{text:?}");
    }

    /// Every text in a value.
    fn texts<'a>(value: &'a Value, found: &mut Vec<&'a str>) {
        match value {
            Value::String(text) => found.push(text),
            Value::Array(values) => values.iter().for_each(|value| texts(value, found)),
            Value::Object(fields) => fields.values().for_each(|value| texts(value, found)),
            _ => {}
        }
    }

    #[test]
    fn every_shipped_text_is_cut_as_the_crate_tokenizers_cuts_it() {
        let fixtures = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures");
        let mut count = 0;
        for folder in ["legal-knowledge", "questions"] {
            for file in std::fs::read_dir(format!("{fixtures}/{folder}")).unwrap() {
                let path = file.unwrap().path();
                if path.extension().is_some_and(|end| end == "jsonl") {
                    for line in std::fs::read_to_string(path).unwrap().lines() {
                        let value = serde_json::from_str(line).unwrap();
                        let mut found = vec![];
                        texts(&value, &mut found);
                        found.iter().for_each(|text| assert_same(text));
                        count += found.len();
                    }
                }
            }
        }
        assert!(count > 40_000, "{count}");
    }

    #[test]
    fn odd_texts_are_cut_alike() {
        for text in [
            "",
            " ",
            "  deux  espaces  ",
            "\u{a0}\u{202f}",
            "a\tb\nc\r\n",
            "▁a ▁▁ b▁",
            "éte\u{301} ﬁn ½ ™ Ⅳ",
            "\0\u{1}\u{200b}",
            "👩🏽‍⚖️ 🇨🇲 ok",
            "ሰላም 法律 ไทย",
            "法律 律法",
            "ẞ ŉ ǆ",
            "1.000.000 F CFA",
            "\u{301}\u{301}",
            "a\u{300}\u{301}\u{302}\u{303}",
        ] {
            assert_same(text);
        }
    }

    #[test]
    fn a_text_cannot_write_the_models_own_marks() {
        let pieces = OWN.of("<s> </s><pad> <unk>");
        let inside = pieces.get(1..pieces.len() - 1).unwrap();
        assert!(inside.iter().all(|piece| *piece >= MARKS as u32), "{inside:?}");
    }

    proptest! {
        #[test]
        fn any_text_is_cut_alike(text in "(\\PC|[a-zéèà' ]|[ \\t\\n]|[\\x00-\\x1f])*") {
            prop_assume!(["<s>", "</s>", "<pad>", "<unk>"].iter().all(|mark| !text.contains(mark)));
            assert_same(&text);
        }
    }
}
