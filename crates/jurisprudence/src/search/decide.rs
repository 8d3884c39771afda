use super::retrieval::Decision;

/// What the decision rests on. Made for every question; printed by `examples/measure.rs --signals`, with which the
/// coefficients below are fitted.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Signals {
    /// How much nearer in meaning the questions that notes answer lie than those that none does.
    pub closeness: f32,
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
    /// It asks how to commit an offence, or to get away with it.
    pub crime_help: bool,
}

/// Above this the question lies inside.
const BORDER: f32 = 0.5;
/// No test set has enough invented laws to fit it: it must outweigh a question that otherwise sounds right.
const UNKNOWN_LAW: f32 = 4.0;

const WORDS: f32 = 0.5;
const MEANING: f32 = 2.0;
const CONSTANT: f32 = 1.5;

impl Signals {
    /// How likely the question lies inside, 0 to 1: a logistic regression. What words tell was fitted on lay and outside
    /// questions left out of the index, fold after fold (`examples/measure.rs --signals`); its weight beside the meaning
    /// on the tuning questions, and the constant on the openings that are not held back.
    pub fn confidence(&self) -> f32 {
        if self.command || self.crime_help {
            return 0.0;
        }
        let length = (1.0 + self.words as f32).ln();
        let of_words = 0.99 * self.groups_top
            + 1.14 * self.known
            + 3.56 * self.near
            + 3.58 * self.named
            + 2.11 * length
            + 1.01 * self.like_inside
            - 1.34 * self.like_outside
            - 9.97
            - if self.elsewhere { 2.32 } else { 0.0 }
            - if self.demonym { 0.92 } else { 0.0 };
        let mut logit = WORDS * of_words + MEANING * self.closeness - CONSTANT;
        if self.unknown_law {
            logit -= UNKNOWN_LAW;
        }
        1.0 / (1.0 + (-logit).exp())
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
            closeness: 1.5,
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
    fn a_plain_question_is_inside() {
        assert_eq!(good().decision(), Decision::Inside);
    }

    #[test]
    fn an_unknown_law_or_an_unknown_subject_is_outside() {
        assert_eq!(Signals { unknown_law: true, ..good() }.decision(), Decision::Outside);
        assert_eq!(Signals { closeness: -2.0, ..good() }.decision(), Decision::Outside);
        assert_eq!(Signals { command: true, ..good() }.decision(), Decision::Outside);
        assert_eq!(Signals { crime_help: true, ..good() }.decision(), Decision::Outside);
        assert_eq!(Signals::default().decision(), Decision::Outside);
    }

    #[test]
    fn another_country_counts() {
        let elsewhere = Signals { elsewhere: true, ..good() };
        assert!(elsewhere.confidence() < good().confidence());
        assert!(Signals { demonym: true, ..good() }.confidence() < good().confidence());
    }
}
