//! Imports of case law: what is asked for, how far a run is, what became of each decision.
mod court;
mod item;
mod mask;
mod names;
mod order;
mod run;
mod source;

pub use court::{court_name, is_of_cameroon, licence_of, other_names, subject_of};
pub use item::{ImportItem, ItemReason, Outcome};
pub use mask::{MASK, Mask, agrees, is_masked, with_instead};
pub use names::{possible_names, possible_names_of_parties};
pub use order::{ImportOrder, LIMITS, RawOrder};
pub use run::{ImportRun, Origin, Progress, RunState, StopReason};
pub use source::{Answer, CaseText, ReviewKind, ReviewState};

/// A short name for each of a few values, as it stands in a column and in an answer; it never changes once it was
/// released.
macro_rules! codes {
    ($(#[$top:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $code:literal),+ $(,)? }) => {
        $(#[$top])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub enum $name {
            $($(#[$doc])* $value),+
        }

        impl $name {
            pub const ALL: &[Self] = &[$(Self::$value),+];

            pub fn as_str(&self) -> &'static str {
                match self { $(Self::$value => $code),+ }
            }
        }

        impl std::str::FromStr for $name {
            type Err = &'static str;
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::ALL.iter().copied().find(|v| v.as_str() == text).ok_or("unknown code")
            }
        }
    };
}
use codes;
