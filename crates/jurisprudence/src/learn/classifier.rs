use super::space::{Mix, Space};
use super::training_set::TrainingSet;
use crate::domain::Key;
use linear_classifier::{Line, Rows, Settings};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Which note: letters carry most, since they stand phone spelling; roots and concepts carry over to other words.
const NOTES_MIX: Mix = Mix([1.0, 0.0, 0.6, 0.4]);
const NOTES: Settings = Settings { cost: [0.5, 0.5], tolerance: 0.1, most_passes: 60 };
/// Inside or outside: turns of phrase matter as much ("price of", "the code of zzforeign").
const OUTSIDE_MIX: Mix = Mix([1.0, 0.8, 0.5, 0.4]);
/// Outside questions are about a tenth of the inside ones: an error on one costs three times as much.
const OUTSIDE: Settings = Settings { cost: [1.5, 0.5], tolerance: 0.02, most_passes: 200 };
/// Weights that say nothing are dropped: they are most of them.
const LEAST_WEIGHT: f32 = 0.02;
/// Weights are kept in steps of this size.
pub(super) const STEP: f32 = 1.0 / 4096.0;

/// How far training is: `done` of `total` notes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    pub done: usize,
    pub total: usize,
}

/// Tells notes apart, and what belongs to none of them. Made by [`Classifier::train`] or read from its file.
#[derive(Debug, Clone, PartialEq)]
pub struct Classifier {
    pub(super) digest: String,
    pub(super) classes: Vec<Key>,
    pub(super) space: Space,
    pub(super) biases: Vec<f32>,
    /// For each feature, where its weights end in the two lists below.
    pub(super) ends: Vec<u32>,
    pub(super) weight_class: Vec<u16>,
    pub(super) weight: Vec<i16>,
    pub(super) outside_space: Space,
    pub(super) outside: Line,
}

impl Classifier {
    /// Trains on `threads` threads; the result does not depend on how many. `progress` is called from them.
    pub fn train(set: &TrainingSet, threads: usize, progress: impl Fn(Progress) + Sync) -> Self {
        let space = Space::learn(&set.texts, NOTES_MIX);
        let rows = Rows::new(space.len(), set.texts.iter().map(|(w, c)| space.vector(w, c)));
        let total = set.classes.len();
        let next = AtomicUsize::new(0);
        let done = AtomicUsize::new(0);
        let lines: Mutex<Vec<Option<Kept>>> = Mutex::new(vec![None; total]);
        std::thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| {
                    loop {
                        let class = next.fetch_add(1, Ordering::Relaxed);
                        if class >= total {
                            break;
                        }
                        let inside: Vec<bool> =
                            set.class_of.iter().map(|c| usize::from(*c) == class).collect();
                        let kept = Kept::of(&linear_classifier::train(&rows, &inside, NOTES, class as u64));
                        if let Ok(mut lines) = lines.lock()
                            && let Some(slot) = lines.get_mut(class)
                        {
                            *slot = Some(kept);
                        }
                        progress(Progress { done: done.fetch_add(1, Ordering::Relaxed) + 1, total });
                    }
                });
            }
        });
        let lines = lines.into_inner().unwrap_or_default();
        let (outside_space, outside) = outside_line(set);
        let mut made = Self {
            digest: set.digest().to_owned(),
            classes: set.classes.clone(),
            biases: lines.iter().map(|l| l.as_ref().map_or(-1.0, |l| l.bias)).collect(),
            ends: vec![],
            weight_class: vec![],
            weight: vec![],
            space,
            outside_space,
            outside,
        };
        made.transpose(&lines);
        made
    }

    /// From weights by class to weights by feature: a question has few features and wants all classes.
    fn transpose(&mut self, lines: &[Option<Kept>]) {
        let mut cells: Vec<(u32, u16, i16)> = vec![];
        for (class, line) in (0u16..).zip(lines) {
            cells.extend(line.iter().flat_map(|l| &l.weights).map(|(at, w)| (*at, class, *w)));
        }
        cells.sort_unstable();
        self.ends = vec![0; self.space.len()];
        for (at, class, weight) in cells {
            self.weight_class.push(class);
            self.weight.push(weight);
            if let Some(end) = self.ends.get_mut(at as usize) {
                *end = self.weight.len() as u32;
            }
        }
        let mut last = 0;
        for end in &mut self.ends {
            last = last.max(*end);
            *end = last;
        }
    }

    pub fn digest(&self) -> &str {
        &self.digest
    }

    pub fn classes(&self) -> &[Key] {
        &self.classes
    }

    /// For each class, how far on its side the text lies.
    pub fn scores(&self, words: &[String], concepts: &[u32]) -> Vec<f32> {
        let mut scores = self.biases.clone();
        for (at, value) in self.space.vector(words, concepts) {
            let at = at as usize;
            let to = self.ends.get(at).copied().unwrap_or_default() as usize;
            let from = at.checked_sub(1).and_then(|i| self.ends.get(i)).copied().unwrap_or_default() as usize;
            let cells = self.weight_class.get(from..to).zip(self.weight.get(from..to));
            for (class, weight) in cells.into_iter().flat_map(|(c, w)| c.iter().zip(w)) {
                if let Some(score) = scores.get_mut(usize::from(*class)) {
                    *score += f32::from(*weight) * STEP * value;
                }
            }
        }
        scores
    }

    /// How far inside a question lies; below zero it looks like those that belong to no note.
    /// `masked` are its words with place names masked.
    pub fn inside_margin(&self, masked: &[String], concepts: &[u32]) -> f32 {
        let dot = |(at, value): (u32, f32)| {
            value * self.outside.weights.get(at as usize).copied().unwrap_or_default()
        };
        self.outside_space.vector(masked, concepts).into_iter().map(dot).sum::<f32>() + self.outside.bias
    }
}

/// A line with its small weights dropped.
#[derive(Debug, Clone)]
struct Kept {
    weights: Vec<(u32, i16)>,
    bias: f32,
}

impl Kept {
    fn of(line: &Line) -> Self {
        let kept = (0u32..).zip(&line.weights).filter(|(_, w)| w.abs() >= LEAST_WEIGHT);
        let steps = |w: f32| (w / STEP).round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
        Self { weights: kept.map(|(at, w)| (at, steps(*w))).collect(), bias: line.bias }
    }
}

fn outside_line(set: &TrainingSet) -> (Space, Line) {
    let all: Vec<_> = set.inside.iter().chain(&set.outside).cloned().collect();
    let space = Space::learn(&all, OUTSIDE_MIX);
    let rows = Rows::new(space.len(), all.iter().map(|(w, c)| space.vector(w, c)));
    let inside: Vec<bool> = (0..all.len()).map(|i| i < set.inside.len()).collect();
    let line = linear_classifier::train(&rows, &inside, OUTSIDE, 0);
    (space, line)
}
