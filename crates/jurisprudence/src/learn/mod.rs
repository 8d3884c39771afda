//! The classifier the product trains for itself: which note a question is about, and whether it is about any.
mod classifier;
mod file;
mod phone;
mod space;
mod training_set;

pub use classifier::{Classifier, Progress};
pub(crate) use training_set::own_texts;
pub use training_set::{Confirmed, TrainingSet};
