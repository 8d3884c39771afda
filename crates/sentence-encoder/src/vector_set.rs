use crate::{EncoderError, Vector, WIDTH};
use rten_simd::{Isa, SimdOp};
use sha2::{Digest, Sha256};
use std::borrow::Cow;

const MARK: &[u8; 4] = b"PVS1";
const HEAD: usize = 4 + 4 + 8 + 4 * WIDTH;
/// How far from where it is expected a key is looked for first; of 100,000 even ones, the middle deviation is 158.
const NEAR_PLACES: usize = 512;
/// Steps from the middle to the largest number of a vector.
const STEPS: f32 = 127.0;

/// A vector as it is compared: the middle of all texts taken off, of length one, its numbers in steps of `step`.
#[derive(Debug, Clone, PartialEq)]
pub struct Placed {
    step: f32,
    steps: [i8; WIDTH],
}

/// The vectors of known texts, found by text. The file of those that are shipped is read where it lies.
///
/// In the file, little-endian: `PVS1`, the count, the model's digest, the middle; then of all texts, in the order of their keys, the keys
/// (8 bytes of the text's SHA-256), the sizes of a step, the steps.
#[derive(Debug)]
pub struct VectorSet {
    /// Of the model that made the vectors.
    model: u64,
    middle: Vector,
    keys: Vec<u64>,
    sizes: Vec<f32>,
    steps: Cow<'static, [u8]>,
}

impl VectorSet {
    /// Those that are part of the program.
    pub fn shipped() -> Result<Self, EncoderError> {
        Self::read(crate::VECTORS).ok_or(EncoderError::Vectors)
    }

    /// The shipped vectors where the shipped model made them; otherwise none, and the middle is to be found anew.
    pub fn of_the_shipped_model() -> Result<Self, EncoderError> {
        let model = crate::model_digest();
        let nothing = Self { model, middle: [0.0; WIDTH], keys: vec![], sizes: vec![], steps: vec![].into() };
        Ok(Self::shipped().ok().filter(|set| set.model == model).unwrap_or(nothing))
    }

    fn read(file: &'static [u8]) -> Option<Self> {
        let rest = file.strip_prefix(MARK)?;
        let (count, rest) = rest.split_first_chunk::<4>()?;
        let count = u32::from_le_bytes(*count) as usize;
        let (model, rest) = rest.split_first_chunk::<8>()?;
        let (middle, rest) = rest.split_at_checked(4 * WIDTH)?;
        let (keys, rest) = rest.split_at_checked(8 * count)?;
        let (sizes, steps) = rest.split_at_checked(4 * count)?;
        if steps.len() != count * WIDTH {
            return None;
        }
        Some(Self {
            model: u64::from_le_bytes(*model),
            middle: numbers(middle).collect::<Vec<f32>>().try_into().ok()?,
            keys: keys.as_chunks::<8>().0.iter().map(|key| u64::from_le_bytes(*key)).collect(),
            sizes: numbers(sizes).collect(),
            steps: Cow::Borrowed(steps),
        })
    }

    /// A set for these texts. Vectors that `known` has are taken from there; the others are what `encode` gives,
    /// placed around the middle of `known`, or around their own where it is empty.
    pub fn of(
        texts: &[&str],
        known: &Self,
        encode: impl Fn(&str) -> Result<Vector, EncoderError> + Sync,
    ) -> Result<Self, EncoderError> {
        let mut made = vec![];
        let mut unknown = vec![];
        for text in texts {
            match known.find(text) {
                Some(row) => made.push((key_of(text), known.placed(row))),
                None => unknown.push(*text),
            }
        }
        let vectors = on_every_core(&unknown, encode)?;
        let fresh: Vec<(u64, Vector)> = unknown.iter().map(|text| key_of(text)).zip(vectors).collect();
        let middle = if known.keys.is_empty() { mean(fresh.iter().map(|(_, v)| v)) } else { known.middle };
        made.extend(fresh.into_iter().map(|(key, vector)| (key, Placed::around(&middle, &vector))));
        made.sort_by_key(|(key, _)| *key);
        made.dedup_by_key(|(key, _)| *key);
        Ok(Self {
            model: known.model,
            middle,
            keys: made.iter().map(|(key, _)| *key).collect(),
            sizes: made.iter().map(|(_, p)| p.step).collect(),
            steps: made.iter().flat_map(|(_, p)| p.steps.map(|s| s as u8)).collect(),
        })
    }

    /// As its file holds it.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut file = Vec::with_capacity(HEAD + self.keys.len() * (12 + WIDTH));
        file.extend(MARK);
        file.extend((self.keys.len() as u32).to_le_bytes());
        file.extend(self.model.to_le_bytes());
        file.extend(self.middle.iter().flat_map(|x| x.to_le_bytes()));
        file.extend(self.keys.iter().flat_map(|x| x.to_le_bytes()));
        file.extend(self.sizes.iter().flat_map(|x| x.to_le_bytes()));
        file.extend(self.steps.iter());
        file
    }

    pub fn len(&self) -> usize {
        self.keys.len()
    }

    pub fn is_empty(&self) -> bool {
        self.keys.is_empty()
    }

    /// The row of a text.
    pub fn find(&self, text: &str) -> Option<usize> {
        let key = key_of(text);
        // Digests lie evenly: where one stands is known but for a few hundred places, which are near each other in memory.
        let about = ((u128::from(key) * self.keys.len() as u128) >> u64::BITS) as usize;
        let from = about.saturating_sub(NEAR_PLACES);
        let near = self.keys.get(from..self.keys.len().min(about + NEAR_PLACES)).unwrap_or_default();
        let is_there =
            near.first().is_some_and(|first| *first <= key) && near.last().is_some_and(|last| key <= *last);
        if is_there {
            return near.binary_search(&key).ok().map(|at| from + at);
        }
        self.keys.binary_search(&key).ok()
    }

    /// A vector as this set compares it.
    pub fn place(&self, vector: &Vector) -> Placed {
        Placed::around(&self.middle, vector)
    }

    /// Of each row in turn the cosine with a vector, -1 to 1. All at once: rows that lie one after the other are read
    /// several times faster than as they are asked for.
    pub fn likenesses(&self, to: &Placed) -> Vec<f32> {
        let (rows, _) = self.steps.as_chunks::<WIDTH>();
        let dots = Dots { rows, with: to.steps.map(i16::from) }.dispatch();
        dots.into_iter().zip(&self.sizes).map(|(dot, step)| dot as f32 * step * to.step).collect()
    }

    fn placed(&self, row: usize) -> Placed {
        let (rows, _) = self.steps.as_chunks::<WIDTH>();
        let steps = rows.get(row).map_or([0; WIDTH], |row| row.map(|s| s as i8));
        Placed { step: self.sizes.get(row).copied().unwrap_or_default(), steps }
    }
}

impl Placed {
    fn around(middle: &Vector, vector: &Vector) -> Self {
        let mut moved = *vector;
        moved.iter_mut().zip(middle).for_each(|(x, m)| *x -= m);
        let length = moved.iter().map(|x| x * x).sum::<f32>().sqrt().max(f32::MIN_POSITIVE);
        let largest = moved.iter().fold(0.0f32, |most, x| most.max(x.abs())).max(f32::MIN_POSITIVE);
        Self { step: largest / STEPS / length, steps: moved.map(|x| (x / largest * STEPS).round() as i8) }
    }
}

fn on_every_core(
    texts: &[&str],
    encode: impl Fn(&str) -> Result<Vector, EncoderError> + Sync,
) -> Result<Vec<Vector>, EncoderError> {
    let cores = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    let parts = texts.chunks(texts.len().div_ceil(cores).max(1));
    let read = |part: &[&str]| part.iter().map(|text| encode(text)).collect::<Result<Vec<_>, _>>();
    std::thread::scope(|scope| {
        let read = &read;
        let started: Vec<_> = parts.map(|part| scope.spawn(move || read(part))).collect();
        let parts = started.into_iter().map(|part| part.join().unwrap_or(Err(EncoderError::Shape)));
        Ok(parts.collect::<Result<Vec<_>, _>>()?.concat())
    })
}

/// The product of each row with one vector, in the widest instructions that the processor has.
struct Dots<'a> {
    rows: &'a [[u8; WIDTH]],
    with: [i16; WIDTH],
}

impl SimdOp for Dots<'_> {
    type Output = Vec<i32>;

    #[inline(always)]
    fn eval<I: Isa>(self, _: I) -> Vec<i32> {
        let mut dots = vec![0; self.rows.len()];
        // A loop, and no iterator that collects: only what is compiled into this function has the wide instructions.
        for (sum, row) in dots.iter_mut().zip(self.rows) {
            *sum = dot(row, &self.with);
        }
        dots
    }
}

/// A sum of 384 products of seven bits each: it never overflows, and what is not checked for that is done eight at a time
/// and more.
#[inline(always)]
fn dot(a: &[u8; WIDTH], b: &[i16; WIDTH]) -> i32 {
    let products = a.iter().zip(b).map(|(a, b)| i32::from(*a as i8).wrapping_mul(i32::from(*b)));
    products.fold(0, i32::wrapping_add)
}

fn numbers(bytes: &[u8]) -> impl Iterator<Item = f32> {
    bytes.as_chunks::<4>().0.iter().map(|x| f32::from_le_bytes(*x))
}

fn mean<'a>(vectors: impl Iterator<Item = &'a Vector>) -> Vector {
    let mut sum = [0.0; WIDTH];
    let mut count = 0.0f32;
    for vector in vectors {
        count += 1.0;
        sum.iter_mut().zip(vector).for_each(|(total, x)| *total += x);
    }
    sum.map(|x| x / count.max(1.0))
}

pub(crate) fn key_of(text: &str) -> u64 {
    start_of(&Sha256::digest(text.as_bytes()))
}

/// The first eight bytes of a digest, as a number.
pub(crate) fn start_of(digest: &[u8]) -> u64 {
    u64::from_le_bytes(digest.first_chunk::<8>().copied().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn vector(seed: f32) -> Vector {
        let mut v = [0.0; WIDTH];
        v.iter_mut().enumerate().for_each(|(i, x)| *x = (seed * (i as f32 + 1.0)).sin());
        let length = v.iter().map(|x| x * x).sum::<f32>().sqrt();
        v.map(|x| x / length)
    }

    fn nothing() -> VectorSet {
        VectorSet { model: 7, middle: [0.0; WIDTH], keys: vec![], sizes: vec![], steps: vec![].into() }
    }

    fn encode(text: &str) -> Result<Vector, EncoderError> {
        Ok(vector(text.len() as f32))
    }

    fn cosine(middle: &Vector, a: &Vector, b: &Vector) -> f32 {
        let moved = |v: &Vector| {
            let mut v = *v;
            v.iter_mut().zip(middle).for_each(|(x, m)| *x -= m);
            v
        };
        let (a, b) = (moved(a), moved(b));
        let dot = |a: &Vector, b: &Vector| a.iter().zip(b).map(|(a, b)| a * b).sum::<f32>();
        dot(&a, &b) / (dot(&a, &a) * dot(&b, &b)).sqrt()
    }

    #[test]
    fn what_is_written_is_read_and_known_texts_keep_their_vectors() {
        let empty = VectorSet::of(&[], &nothing(), encode).unwrap();
        assert!(empty.is_empty());
        let set = VectorSet::of(&["a", "bb", "ccc", "a"], &empty, encode).unwrap();
        assert_eq!(set.len(), 3);
        let read = VectorSet::read(set.to_bytes().leak()).unwrap();
        assert_eq!(read.to_bytes(), set.to_bytes());
        let more = VectorSet::of(&["a", "dddd"], &read, encode).unwrap();
        assert_eq!(more.middle, set.middle);
        assert_eq!(more.placed(more.find("a").unwrap()), set.placed(set.find("a").unwrap()));
        assert_eq!(more.find("bb"), None);
    }

    #[test]
    fn the_shipped_model_made_the_shipped_vectors() {
        let (shipped, kept) = (VectorSet::shipped().unwrap(), VectorSet::of_the_shipped_model().unwrap());
        assert_eq!(kept.len(), shipped.len(), "run `palabre train`: the model is another one");
        // One of them, made again.
        let text = "Quels sont les droits du consommateur ?";
        let row = shipped.find(text).unwrap();
        let again = shipped.place(&crate::Encoder::shipped().unwrap().vector(text).unwrap());
        assert!(shipped.likenesses(&again)[row] > 0.99);
    }

    #[test]
    fn likeness_is_the_cosine_around_the_middle() {
        let texts = ["a", "bb", "ccc", "dddd", "eeeee"];
        let set = VectorSet::of(&texts, &nothing(), encode).unwrap();
        for a in texts {
            for b in texts {
                let wanted = cosine(&set.middle, &encode(a).unwrap(), &encode(b).unwrap());
                let found = set.likenesses(&set.place(&encode(b).unwrap()))[set.find(a).unwrap()];
                assert!((wanted - found).abs() < 0.01, "{a} {b}: {wanted} {found}");
            }
        }
    }

    #[test]
    fn each_text_is_found_and_no_other() {
        let shipped = VectorSet::shipped().unwrap();
        let of_keys = |keys: Vec<u64>| VectorSet { keys, ..nothing() };
        // Even keys, and such as no digests would be.
        let uneven: Vec<u64> = (0..5_000).map(|n| n * 3).collect();
        let far_from_its_place = [uneven.clone(), vec![key_of("a")]].concat();
        for keys in [shipped.keys, uneven, far_from_its_place, vec![], vec![key_of("a")]] {
            let set = of_keys(keys);
            for text in ["a", "bb", "", "Quels sont les droits du consommateur ?"] {
                let wanted = set.keys.iter().position(|key| *key == key_of(text));
                assert_eq!(set.find(text), wanted, "{text}, {} keys", set.keys.len());
            }
        }
    }

    #[test]
    fn a_file_that_is_cut_off_is_no_set() {
        let file: &'static [u8] = VectorSet::of(&["a", "bb"], &nothing(), encode).unwrap().to_bytes().leak();
        for end in 0..file.len() {
            assert!(VectorSet::read(&file[..end]).is_none(), "{end}");
        }
    }
}
