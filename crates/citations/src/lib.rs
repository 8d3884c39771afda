//! The grammar of legal citations of Cameroon, in French and English: what the gate of the assistant and the checker for
//! professionals read alike. It knows words, days, numbers of articles and texts, and names; what a citation is worth is
//! for the crates that use it. No database, no clock, no other crate of ours.

mod article;
mod article_number;
mod day;
mod fold;
mod kind;
mod law_number;
mod names;
mod names_table;
mod paragraph;
#[cfg(test)]
mod tests;
mod token;

pub use article::{ArticleGroup, ArticleRef, articles};
pub use day::{Day, bare_year, day, year};
pub use fold::{fold, is_invisible};
pub use kind::{DecisionKind, TextKind, decision_kind, text_kind};
pub use law_number::{LawNumber, law_number};
pub use names::{UniformAct, acronym, by_id, constitution, name, qualifiers, uniform_act};
pub use names_table::{NAMES, Named};
pub use token::{Cursor, Kind, Reading, Token, Tokens, is_mark};
