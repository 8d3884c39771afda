//! A text in French, English, Pidgin or phone spelling becomes a vector; texts that mean the same lie near each other.
//!
//! The model is `intfloat/multilingual-e5-small` (MIT), its vocabulary cut to French and English and trained further on
//! labelled questions; `scripts/encoder` says how its file is made. It writes nothing. A crate of its own because it
//! works through much data and is optimised in every build.

mod pieces;
mod vector_set;
mod weights;

use lru::LruCache;
use pieces::Pieces;
use rten::{Model, RunOptions, ThreadPool};
use rten_tensor::prelude::*;
use rten_tensor::{NdTensor, NdTensorView};
use sha2::{Digest, Sha256};
use std::num::NonZero;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

pub use vector_set::{Placed, VectorSet};

/// Numbers of a vector.
pub const WIDTH: usize = 384;
/// The model was trained on texts that begin so.
const PREFIX: &str = "query: ";
/// Pieces of words that are read; what follows is not. The model knows 256 places.
const LONGEST: usize = 192;
/// Vectors of the last texts that are kept: 0.4 MB.
const REMEMBERED: NonZero<usize> = NonZero::<usize>::MIN.saturating_add(255);

/// The model's name, and the start of a digest of its two files.
pub fn model() -> String {
    format!("multilingual-e5-small, French and English, int8, {:016x}", model_digest())
}

/// Who changes the files makes all vectors again.
fn model_digest() -> u64 {
    vector_set::start_of(&Sha256::new().chain_update(MODEL).chain_update(TOKENIZER).finalize())
}

static MODEL: &[u8] = include_bytes!("../../../fixtures/encoder/encoder.onnx");
static TOKENIZER: &[u8] = include_bytes!("../../../fixtures/encoder/tokenizer.json");
/// Of the shipped texts; `palabre train` makes it.
static VECTORS: &[u8] = include_bytes!("../../../fixtures/encoder/vectors.bin");

/// Of length one.
pub type Vector = [f32; WIDTH];

#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum EncoderError {
    #[error("the encoder's model cannot be read: {0}")]
    Model(String),
    #[error("the encoder's pieces of words cannot be read: {0}")]
    Tokenizer(String),
    #[error("the encoder failed: {0}")]
    Run(String),
    #[error("the encoder gave numbers of another shape")]
    Shape,
    #[error("the vectors of the shipped texts cannot be read: make them again with `palabre train`")]
    Vectors,
}

pub struct Encoder {
    model: Model,
    pieces: Pieces,
    /// One of one thread a core: a question is read on one core, and as many at once as there are cores.
    pools: Vec<Arc<ThreadPool>>,
    turn: AtomicUsize,
    /// By the keys of their texts.
    remembered: Mutex<LruCache<u64, Vector>>,
}

impl Encoder {
    /// The encoder that is part of the program, read once.
    pub fn shipped() -> Result<&'static Self, EncoderError> {
        static READ: OnceLock<Result<Encoder, EncoderError>> = OnceLock::new();
        READ.get_or_init(Self::read_shipped).as_ref().map_err(Clone::clone)
    }

    fn read_shipped() -> Result<Self, EncoderError> {
        let model = weights::load(MODEL).map_err(|e| EncoderError::Model(e.to_string()))?;
        let pieces = Pieces::read(TOKENIZER).map_err(|e| EncoderError::Tokenizer(e.to_string()))?;
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        let pools = (0..cores).map(|_| Arc::new(ThreadPool::with_num_threads(1))).collect();
        let remembered = Mutex::new(LruCache::new(REMEMBERED));
        Ok(Self { model, pieces, pools, turn: AtomicUsize::new(0), remembered })
    }

    /// The meaning of a text: the mean of what the model makes of its pieces.
    pub fn vector(&self, text: &str) -> Result<Vector, EncoderError> {
        mean(&self.read(text)?).ok_or(EncoderError::Shape)
    }

    /// As [`Self::vector`], at once for the last texts: each message of a conversation is read with those before it.
    pub fn remembered_vector(&self, text: &str) -> Result<Vector, EncoderError> {
        let remembered = || self.remembered.lock().unwrap_or_else(PoisonError::into_inner);
        let key = vector_set::key_of(text);
        if let Some(vector) = remembered().get(&key) {
            return Ok(*vector);
        }
        let vector = self.vector(text)?;
        remembered().put(key, vector);
        Ok(vector)
    }

    /// The last states, one a piece.
    fn read(&self, text: &str) -> Result<NdTensor<f32, 2>, EncoderError> {
        let pieces = self.pieces.of(&format!("{PREFIX}{text}"));
        let ids: Vec<i32> = pieces.iter().take(LONGEST).map(|id| *id as i32).collect();
        let taken = ids.len();
        let turn = self.turn.fetch_add(1, Ordering::Relaxed);
        let pool = self.pools.get(turn % self.pools.len().max(1)).map(Arc::clone);
        let mut options = RunOptions::default();
        options.thread_pool = pool;
        let input = NdTensorView::from_data([taken], ids.as_slice());
        let states = self.model.run_one(input.into(), Some(options));
        let states = states.map_err(|e| EncoderError::Run(e.to_string()))?;
        let states: NdTensor<f32, 2> = states.try_into().map_err(|_| EncoderError::Shape)?;
        if states.shape() == [taken, WIDTH] { Ok(states) } else { Err(EncoderError::Shape) }
    }
}

/// Of length one.
fn mean(states: &NdTensor<f32, 2>) -> Option<Vector> {
    let [pieces, _] = states.shape();
    let mut sum = [0.0f32; WIDTH];
    for n in 0..pieces {
        for (total, state) in sum.iter_mut().zip(states.slice(n).iter()) {
            *total += state;
        }
    }
    let length = sum.iter().map(|x| x * x).sum::<f32>().sqrt();
    (length > 0.0).then(|| sum.map(|x| x / length))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_that_is_remembered_keeps_its_vector() {
        let encoder = Encoder::shipped().unwrap();
        for text in ["prix du bornage", "", "garde à vue", "prix du bornage"] {
            let vector = encoder.vector(text).unwrap();
            assert_eq!(encoder.remembered_vector(text).unwrap(), vector, "{text}");
            assert_eq!(encoder.remembered_vector(text).unwrap(), vector, "{text}");
        }
    }
}
