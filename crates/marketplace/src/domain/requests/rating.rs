use crate::domain::{FieldError, Fields, Reason};
use chrono::{DateTime, TimeDelta, Utc};

/// How many ratings of [`PRIOR_MEAN`] a professional starts with in the ranking: one rating of five does not
/// stand above forty of four and a half.
pub const PRIOR_WEIGHT: f64 = 5.0;
/// A middling rating, of nobody.
pub const PRIOR_MEAN: f64 = 3.5;

/// A rating may be changed for this long.
pub const EDITABLE: TimeDelta = TimeDelta::days(14);

const COMMENT_MAX: usize = 2_000;

/// What a client says of the service received.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rating {
    pub id: i64,
    pub request_id: i64,
    pub client_id: i64,
    pub professional_id: i64,
    pub rating: i32,
    pub comment: Option<String>,
    pub is_deadline_met: bool,
    pub would_recommend: bool,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl Rating {
    pub fn editable_until(&self) -> DateTime<Utc> {
        self.created_at + EDITABLE
    }
}

/// All ratings of one professional, added up.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Score {
    pub count: i64,
    pub sum: i64,
    pub deadlines_met: i64,
    pub recommendations: i64,
}

impl Score {
    /// What is shown, with its n.
    pub fn mean(self) -> Option<f64> {
        self.share(self.sum)
    }

    /// What proposals are ranked by: the Bayesian mean (C·m + Σ ratings) / (C + n).
    pub fn ranking(self) -> f64 {
        (PRIOR_WEIGHT * PRIOR_MEAN + self.sum as f64) / (PRIOR_WEIGHT + self.count as f64)
    }

    pub fn recommend_share(self) -> Option<f64> {
        self.share(self.recommendations)
    }

    pub fn deadline_met_share(self) -> Option<f64> {
        self.share(self.deadlines_met)
    }

    fn share(self, part: i64) -> Option<f64> {
        (self.count > 0).then(|| part as f64 / self.count as f64)
    }
}

/// What the form sent, unread.
#[derive(Debug, Clone, Default)]
pub struct RawRating {
    pub rating: Option<i64>,
    pub comment: String,
    pub is_deadline_met: bool,
    pub would_recommend: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewRating {
    pub(crate) rating: i32,
    pub(crate) comment: Option<String>,
    pub(crate) is_deadline_met: bool,
    pub(crate) would_recommend: bool,
}

impl NewRating {
    pub fn parse(raw: &RawRating) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let rating = match raw.rating {
            Some(stars) => stars_in(&mut f, stars),
            None => {
                f.wrong("rating", Reason::Missing);
                0
            }
        };
        let new = Self {
            rating,
            comment: f.optional_text("comment", &raw.comment, COMMENT_MAX),
            is_deadline_met: raw.is_deadline_met,
            would_recommend: raw.would_recommend,
        };
        f.finish(new)
    }
}

fn stars_in(f: &mut Fields, stars: i64) -> i32 {
    match i32::try_from(stars) {
        Ok(stars @ 1..=5) => stars,
        _ => {
            f.wrong("rating", Reason::OutOfRange { min: 1, max: 5 });
            0
        }
    }
}

/// What is to change, unread; what is absent stays.
#[derive(Debug, Clone, Default)]
pub struct RawRatingChange {
    pub rating: Option<i64>,
    pub comment: Option<String>,
    pub is_deadline_met: Option<bool>,
    pub would_recommend: Option<bool>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RatingChange {
    rating: Option<i32>,
    comment: Option<Option<String>>,
    is_deadline_met: Option<bool>,
    would_recommend: Option<bool>,
}

impl RatingChange {
    pub fn parse(raw: &RawRatingChange) -> Result<Self, Vec<FieldError>> {
        let mut f = Fields::default();
        let change = Self {
            rating: raw.rating.map(|stars| stars_in(&mut f, stars)),
            comment: raw.comment.as_deref().map(|t| f.optional_text("comment", t, COMMENT_MAX)),
            is_deadline_met: raw.is_deadline_met,
            would_recommend: raw.would_recommend,
        };
        f.finish(change)
    }

    pub(crate) fn apply(&self, rating: &Rating) -> NewRating {
        NewRating {
            rating: self.rating.unwrap_or(rating.rating),
            comment: self.comment.clone().unwrap_or_else(|| rating.comment.clone()),
            is_deadline_met: self.is_deadline_met.unwrap_or(rating.is_deadline_met),
            would_recommend: self.would_recommend.unwrap_or(rating.would_recommend),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn score(ratings: &[i64]) -> Score {
        Score { count: ratings.len() as i64, sum: ratings.iter().sum(), ..Score::default() }
    }

    #[test]
    fn stars_are_one_to_five_and_required() {
        for (stars, reason) in [
            (None, Reason::Missing),
            (Some(0), Reason::OutOfRange { min: 1, max: 5 }),
            (Some(6), Reason::OutOfRange { min: 1, max: 5 }),
            (Some(i64::MAX), Reason::OutOfRange { min: 1, max: 5 }),
        ] {
            let wrong = NewRating::parse(&RawRating { rating: stars, ..RawRating::default() }).unwrap_err();
            assert_eq!(wrong, [FieldError { field: "rating", reason }]);
        }
        let new =
            NewRating::parse(&RawRating { rating: Some(5), comment: " ".into(), ..RawRating::default() });
        assert_eq!(new.unwrap().comment, None);
    }

    #[test]
    fn one_rating_of_five_does_not_stand_above_many_good_ones() {
        assert_eq!(score(&[]).ranking(), PRIOR_MEAN);
        assert_eq!(score(&[]).mean(), None);
        assert_eq!(score(&[5]).mean(), Some(5.0));
        assert!(score(&[5]).ranking() < score(&[5, 5, 5, 5, 4, 4, 4, 5, 5, 4]).ranking());
        assert!(score(&[1]).ranking() < PRIOR_MEAN);
    }

    proptest! {
        #[test]
        fn the_ranking_lies_between_the_mean_and_the_prior(ratings in prop::collection::vec(1_i64..=5, 1..200)) {
            let s = score(&ratings);
            let mean = s.mean().unwrap_or_default();
            let (low, high) = (mean.min(PRIOR_MEAN), mean.max(PRIOR_MEAN));
            prop_assert!((low - 1e-9..=high + 1e-9).contains(&s.ranking()));
        }

        #[test]
        fn a_better_rating_never_ranks_lower(ratings in prop::collection::vec(1_i64..=5, 0..50), stars in 1_i64..5) {
            let with = |n| { let mut all = ratings.clone(); all.push(n); score(&all).ranking() };
            prop_assert!(with(stars) < with(stars + 1));
        }
    }
}
