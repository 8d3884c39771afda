/// Scores of one engine over all notes, made comparable: mean 0 and deviation 1. An engine that says the same of
/// every note says nothing.
pub(super) fn standardised(scores: &[f32]) -> Vec<f32> {
    let n = scores.len().max(1) as f64;
    let mean = scores.iter().map(|s| f64::from(*s)).sum::<f64>() / n;
    let variance = scores.iter().map(|s| (f64::from(*s) - mean).powi(2)).sum::<f64>() / n;
    if variance < 1e-12 {
        return vec![0.0; scores.len()];
    }
    let deviation = variance.sqrt();
    scores.iter().map(|s| ((f64::from(*s) - mean) / deviation) as f32).collect()
}

/// The weighed sum of the engines' standardised scores.
pub(super) fn fuse(size: usize, engines: &[(f32, &[f32])]) -> Vec<f32> {
    let mut sum = vec![0.0f32; size];
    for (weight, scores) in engines {
        for (total, score) in sum.iter_mut().zip(standardised(scores)) {
            *total += weight * score;
        }
    }
    sum
}

/// Numbers of the notes, best first; of equals, the first by key (notes are kept in that order).
pub(super) fn ranking(scores: &[f32]) -> Vec<u32> {
    let mut order: Vec<(u32, f32)> = (0u32..).zip(scores.iter().copied()).collect();
    order.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    order.into_iter().map(|(n, _)| n).collect()
}

pub(super) fn at(scores: &[f32], n: u32) -> f32 {
    scores.get(n as usize).copied().unwrap_or_default()
}

pub(super) fn top(scores: &[f32]) -> f32 {
    scores.iter().copied().reduce(f32::max).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_without_opinion_changes_nothing() {
        let fused = fuse(3, &[(1.0, &[0.0, 2.0, 1.0]), (5.0, &[7.0, 7.0, 7.0])]);
        assert_eq!(ranking(&fused), [1, 2, 0]);
        assert!(fused.iter().all(|s| s.is_finite()));
    }

    #[test]
    fn equals_keep_their_order() {
        assert_eq!(ranking(&[1.0, 2.0, 2.0, 1.0]), [1, 2, 0, 3]);
    }
}
