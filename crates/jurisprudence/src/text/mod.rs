//! Reading text as people type it: no accents to rely on, phone spellings, two official languages and two mixed ones.
mod commands;
mod concepts;
mod detect;
mod figures;
mod fold;
mod homographs;
mod law_numbers;
mod law_titles;
mod measures;
mod places;
mod reader;
mod sound;
mod stop_words;

pub use commands::is_command;
pub use concepts::ConceptIndex;
pub(crate) use concepts::root;
pub use detect::LanguageDetector;
pub use figures::{figures, numbers_in_words};
pub use fold::{fold, tokens};
pub use homographs::Homographs;
pub use law_numbers::{cites_impossible_article, is_impossible_article, law_numbers};
pub use law_titles::LawTitles;
pub use measures::{Measure, measures};
pub use places::{PlaceIndex, PlaceSigns};
pub use reader::{Reader, Reading};
pub use sound::sound;
pub use stop_words::is_stop_word;
