use super::retrieval::Decision;

/// What the decision rests on. Made for every question; shown by `palabre ask --explain` and used to fit the
/// coefficients below.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Signals {
    /// How far inside the classifier's border; none until it is ready.
    pub margin: Option<f32>,
    /// The classifier's best score over the notes, and its lead over the next.
    pub class_top: f32,
    pub class_lead: f32,
    /// BM25 of the best note by roots, and by groups of letters, for each term of the question.
    pub roots_top: f32,
    pub groups_top: f32,
    /// The best passage's, likewise.
    pub passage_top: f32,
    /// Share of the question known to any note, and to the best three.
    pub known: f32,
    pub near: f32,
    /// How many of the engines put the fused best note among their own best three, 0 to 1.
    pub agreement: f32,
    /// The fused best note's score, in deviations.
    pub fused_top: f32,
    /// Another country is named and Cameroon is not.
    pub elsewhere: bool,
    /// A nationality of elsewhere is named, no place of Cameroon.
    pub demonym: bool,
    pub words: usize,
}

/// Above this the question lies inside.
const BORDER: f32 = 0.5;

impl Signals {
    /// How likely the question lies inside, 0 to 1: a logistic regression. Its coefficients were fitted on
    /// questions that the classifier had not seen (five folds of the lay and outside questions, and the tuning set).
    pub fn confidence(&self) -> f32 {
        let logit = match self.margin {
            Some(margin) => 4.0 * margin + 0.5,
            None => 8.0 * self.near - 4.0 - if self.elsewhere { 3.0 } else { 0.0 },
        };
        1.0 / (1.0 + (-logit).exp())
    }

    pub fn decision(&self) -> Decision {
        if self.confidence() >= BORDER { Decision::Inside } else { Decision::Outside }
    }
}
