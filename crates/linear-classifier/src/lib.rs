//! A linear classifier with squared hinge loss, by dual coordinate descent with shrinking
//! (Hsieh et al., "A Dual Coordinate Descent Method for Large-scale Linear SVM", ICML 2008).
//!
//! A crate of its own because training is the one loop of ours that must be optimised in every build: the workspace
//! compiles it at `opt-level = 3` and everything around it plainly.

/// A sparse vector of length one: ascending feature numbers with their values.
pub type Sparse = Vec<(u32, f32)>;

/// Vectors of length one, row after row.
#[derive(Debug, Default)]
pub struct Rows {
    starts: Vec<usize>,
    at: Vec<u32>,
    values: Vec<f32>,
    width: usize,
}

#[derive(Debug, Clone, Copy)]
pub struct Settings {
    /// The price of an error on a row of either side.
    pub cost: [f32; 2],
    /// Training ends when no row lies further than this from its best side.
    pub tolerance: f32,
    pub most_passes: usize,
}

/// Weights by feature number, and the bias.
#[derive(Debug, Clone, PartialEq)]
pub struct Line {
    pub weights: Vec<f32>,
    pub bias: f32,
}

impl Rows {
    /// `width` is the number of features: every feature number lies below it.
    pub fn new(width: usize, vectors: impl IntoIterator<Item = Sparse>) -> Self {
        let mut rows = Self { starts: vec![0], width, ..Self::default() };
        for vector in vectors {
            for (at, value) in vector {
                rows.at.push(at);
                rows.values.push(value);
            }
            rows.starts.push(rows.at.len());
        }
        rows
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn len(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    fn row(&self, i: usize) -> (&[u32], &[f32]) {
        let span = self.starts.get(i).zip(self.starts.get(i + 1));
        span.and_then(|(a, b)| Some((self.at.get(*a..*b)?, self.values.get(*a..*b)?))).unwrap_or_default()
    }
}

/// xorshift64*: the order of the steps is the same on every run.
struct Shuffle(u64);

impl Shuffle {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        ((self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize) % n.max(1)
    }
}

/// The line that has the rows of `inside` on its positive side; the same for the same `seed`.
pub fn train(rows: &Rows, inside: &[bool], settings: Settings, seed: u64) -> Line {
    let mut line = Line { weights: vec![0.0; rows.width], bias: 0.0 };
    let mut alpha = vec![0f32; rows.len()];
    let mut active: Vec<u32> = (0..rows.len().min(inside.len()) as u32).collect();
    let everything = active.len();
    let mut order = Shuffle(seed | 1);
    let mut highest_before = f32::INFINITY;
    let [cost_out, cost_in] = settings.cost;

    for _ in 0..settings.most_passes {
        for i in 0..active.len() {
            let j = i + order.below(active.len() - i);
            active.swap(i, j);
        }
        let (mut highest, mut lowest) = (f32::NEG_INFINITY, f32::INFINITY);
        let mut kept = 0;
        for n in 0..active.len() {
            let Some(i) = active.get(n).map(|i| *i as usize) else { continue };
            let (Some(is_in), Some(a)) = (inside.get(i), alpha.get_mut(i)) else { continue };
            let (y, cost) = if *is_in { (1.0, cost_in) } else { (-1.0, cost_out) };
            let (at, values) = rows.row(i);
            let mut dot = line.bias;
            for (at, value) in at.iter().zip(values) {
                dot += line.weights.get(*at as usize).copied().unwrap_or_default() * value;
            }
            let softness = 0.5 / cost;
            let gradient = y * dot - 1.0 + *a * softness;
            let projected = if *a == 0.0 {
                if gradient > highest_before {
                    continue; // settled on the right side: out of the game until the end
                }
                gradient.min(0.0)
            } else {
                gradient
            };
            active.swap(kept, n);
            kept += 1;
            highest = highest.max(projected);
            lowest = lowest.min(projected);
            if projected.abs() > 1e-12 {
                let before = *a;
                // Rows have length one, and the bias adds one more to the square; an empty row has the bias alone.
                let square = if values.is_empty() { 1.0 } else { 2.0 };
                *a = (before - gradient / (square + softness)).max(0.0);
                let step = (*a - before) * y;
                line.bias += step;
                for (at, value) in at.iter().zip(values) {
                    if let Some(w) = line.weights.get_mut(*at as usize) {
                        *w += step * value;
                    }
                }
            }
        }
        let settled = active.len() - kept;
        active.truncate(kept);
        if highest - lowest <= settings.tolerance {
            if active.len() == everything || settled > 0 && active.is_empty() {
                break;
            }
            // Look once more at all of them before believing it.
            active = (0..everything as u32).collect();
            highest_before = f32::INFINITY;
            continue;
        }
        highest_before = if highest <= 0.0 { f32::INFINITY } else { highest };
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn separable_rows_are_separated_and_twice_the_same_way() {
        let rows = Rows::new(
            3,
            (0..40).map(|i| if i % 2 == 0 { vec![(0, 0.8), (2, 0.6)] } else { vec![(1, 0.8), (2, 0.6)] }),
        );
        let inside: Vec<bool> = (0..40).map(|i| i % 2 == 0).collect();
        let settings = Settings { cost: [0.5; 2], tolerance: 0.1, most_passes: 100 };
        let line = train(&rows, &inside, settings, 1);
        let side = |a: usize| line.weights[a] * 0.8 + line.weights[2] * 0.6 + line.bias;
        assert!(side(0) > 0.5 && side(1) < -0.5, "{line:?}");
        assert_eq!(train(&rows, &inside, settings, 1), line);
    }
}
