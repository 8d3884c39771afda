use super::retrieval::Decision;

/// What the decision rests on. Made for every question; printed by `examples/measure.rs --signals`, with which the
/// coefficients below are fitted.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Signals {
    /// How far inside the classifier's border; none until it is ready.
    pub margin: Option<f32>,
    /// The classifier's best score over the notes.
    pub class_top: f32,
    /// BM25 of the best note by groups of letters, for each group of the question.
    pub groups_top: f32,
    /// BM25 of the nearest lay questions and of the nearest outside questions, for each group of the question.
    pub like_inside: f32,
    pub like_outside: f32,
    /// Share of the question known to any note, and to the best three.
    pub known: f32,
    pub near: f32,
    /// Share of it that is in the titles and keywords of the best three: a short direct question is little else.
    pub named: f32,
    /// Another country is named and Cameroon is not.
    pub elsewhere: bool,
    /// A nationality of elsewhere is named, no place of Cameroon.
    pub demonym: bool,
    /// A law is cited that no note names, or an article that no law has.
    pub unknown_law: bool,
    pub words: usize,
    /// Said to the program: no question at all.
    pub command: bool,
}

/// Above this the question lies inside.
const BORDER: f32 = 0.5;
/// No test set has enough invented laws to fit it: it must outweigh a question that otherwise sounds right.
const UNKNOWN_LAW: f32 = 4.0;

/// With so many words a question says enough for the other signals.
const SHORT: f32 = 8.0;

impl Signals {
    /// How likely the question lies inside, 0 to 1: a logistic regression. Its coefficients were fitted on
    /// questions that the classifier had not seen (`examples/measure.rs --signals`): five folds of the lay and outside
    /// questions, and those of each of two writers of whom it knew nothing, inside and outside of each of equal weight;
    /// none of the test sets. The constant was where as many of the two writers' inside questions are answered as outside
    /// ones refused, and lies 0.2 lower since plain everyday statements are trained on: what only sounds like them shall be
    /// refused, for wrong law is worse than no answer. Lead over the next note, agreement of the engines, height of the fused score and the question's
    /// length were tried as well: they say nothing that these do not. The length by itself held short questions against
    /// whoever asked them; what counts is that few words name a subject.
    pub fn confidence(&self) -> f32 {
        if self.command {
            return 0.0;
        }
        let mut logit = match self.margin {
            Some(margin) => {
                2.77 * margin
                    + 2.47 * self.class_top
                    + 0.72 * self.groups_top
                    + 1.13 * self.known
                    + 2.83 * self.near
                    + 0.32 * self.like_inside
                    - 0.54 * self.like_outside
                    + self.shortness() * (3.90 * self.named - 2.79)
                    - 3.47
            }
            None => {
                let length = (1.0 + self.words as f32).ln();
                0.99 * self.groups_top
                    + 1.14 * self.known
                    + 3.56 * self.near
                    + 3.58 * self.named
                    + 2.11 * length
                    + 1.01 * self.like_inside
                    - 1.34 * self.like_outside
                    - 9.97
                    - if self.elsewhere { 2.32 } else { 0.0 }
                    - if self.demonym { 0.92 } else { 0.0 }
            }
        };
        if self.unknown_law {
            logit -= UNKNOWN_LAW;
        }
        1.0 / (1.0 + (-logit).exp())
    }

    /// From 1 for no words at all to 0 for [`SHORT`] and more.
    fn shortness(&self) -> f32 {
        (1.0 - self.words as f32 / SHORT).max(0.0)
    }

    pub fn decision(&self) -> Decision {
        if self.confidence() >= BORDER { Decision::Inside } else { Decision::Outside }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn good() -> Signals {
        Signals {
            margin: Some(1.0),
            class_top: 0.3,
            groups_top: 1.5,
            known: 1.0,
            near: 0.8,
            named: 0.5,
            like_inside: 3.0,
            like_outside: 2.0,
            words: 12,
            ..Signals::default()
        }
    }

    #[test]
    fn a_plain_question_is_inside_with_and_without_the_classifier() {
        assert_eq!(good().decision(), Decision::Inside);
        assert_eq!(Signals { margin: None, ..good() }.decision(), Decision::Inside);
    }

    #[test]
    fn an_unknown_law_or_an_unknown_subject_is_outside() {
        assert_eq!(Signals { unknown_law: true, margin: Some(0.6), ..good() }.decision(), Decision::Outside);
        assert_eq!(Signals { margin: Some(-0.8), ..good() }.decision(), Decision::Outside);
        assert_eq!(Signals::default().decision(), Decision::Outside);
    }

    #[test]
    fn two_words_that_name_a_subject_are_inside_and_two_that_name_none_are_not() {
        let short =
            Signals { margin: Some(-0.3), class_top: -0.2, near: 1.0, named: 1.0, words: 2, ..good() };
        assert_eq!(short.decision(), Decision::Inside);
        assert_eq!(Signals { named: 0.0, ..short }.decision(), Decision::Outside);
    }

    #[test]
    fn another_country_counts_before_the_classifier_is_ready() {
        assert!(
            Signals { margin: None, elsewhere: true, ..good() }.confidence()
                < Signals { margin: None, ..good() }.confidence()
        );
    }
}
