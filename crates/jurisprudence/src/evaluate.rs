//! How well the engine answers questions it has never seen.
use crate::domain::{Key, Language, Question};
use crate::search::{Decision, SearchEngine};
use std::collections::BTreeMap;
use std::fmt;
use std::time::{Duration, Instant};

/// Shares of a group of questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tally {
    pub questions: usize,
    /// An expected note stood first, among the first three, among the first ten.
    pub first: usize,
    pub third: usize,
    pub tenth: usize,
    pub inside: usize,
    pub answered: usize,
    pub outside: usize,
    pub refused: usize,
    /// Read in the right language.
    pub language: usize,
}

/// A question that went wrong, and what came instead.
#[derive(Debug, Clone, PartialEq)]
pub struct Miss {
    pub question: Question,
    pub why: MissKind,
    pub confidence: f32,
    pub found: Vec<Key>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MissKind {
    /// No expected note among the first three.
    NotFound,
    Refused,
    Answered,
}

#[derive(Debug, Clone, PartialEq, Default)]
pub struct Report {
    pub all: Tally,
    pub by_language: BTreeMap<&'static str, Tally>,
    pub by_style: BTreeMap<String, Tally>,
    pub misses: Vec<Miss>,
    /// The slowest question, and the mean.
    pub slowest: Duration,
    pub mean: Duration,
}

fn share(part: usize, of: usize) -> f64 {
    if of == 0 { 1.0 } else { part as f64 / of as f64 }
}

impl Tally {
    pub fn hit_at_1(&self) -> f64 {
        share(self.first, self.inside)
    }
    pub fn hit_at_3(&self) -> f64 {
        share(self.third, self.inside)
    }
    pub fn hit_at_10(&self) -> f64 {
        share(self.tenth, self.inside)
    }
    pub fn inside_answered(&self) -> f64 {
        share(self.answered, self.inside)
    }
    pub fn outside_refused(&self) -> f64 {
        share(self.refused, self.outside)
    }
    pub fn language_right(&self) -> f64 {
        share(self.language, self.questions)
    }
}

/// Asks every question. Notes stand in the order in which they answer. The ranking is judged whatever the decision, so that the two can be told apart.
pub fn evaluate(engine: &SearchEngine, questions: &[Question]) -> Report {
    let mut report = Report::default();
    let mut total = Duration::ZERO;
    for question in questions {
        let start = Instant::now();
        let ranked = engine.rank(&question.text);
        let took = start.elapsed();
        total += took;
        report.slowest = report.slowest.max(took);
        let keys: Vec<Key> = engine.served_keys(&ranked).into_iter().take(10).collect();
        let place = keys.iter().position(|k| question.expected.contains(k));
        let answered = engine.search(&question.text).decision == Decision::Inside;
        let language = engine.language(&question.text);
        let why = match (question.is_outside, answered) {
            (true, true) => Some(MissKind::Answered),
            (false, false) => Some(MissKind::Refused),
            (false, true) if place.is_none_or(|p| p >= 3) => Some(MissKind::NotFound),
            _ => None,
        };
        let groups = [
            &mut report.all,
            report.by_language.entry(question.language.as_str()).or_default(),
            report.by_style.entry(question.style.0.clone()).or_default(),
        ];
        for tally in groups {
            tally.add(question, place, answered, language);
        }
        if let Some(why) = why {
            let found = keys.into_iter().take(3).collect();
            let confidence = ranked.signals.confidence();
            report.misses.push(Miss { question: question.clone(), why, confidence, found });
        }
    }
    report.mean = total / (questions.len().max(1) as u32);
    report
}

impl Tally {
    fn add(&mut self, question: &Question, place: Option<usize>, answered: bool, language: Language) {
        self.questions += 1;
        self.language += usize::from(language == question.language);
        if question.is_outside {
            self.outside += 1;
            self.refused += usize::from(!answered);
        } else {
            self.inside += 1;
            self.answered += usize::from(answered);
            self.first += usize::from(place == Some(0));
            self.third += usize::from(place.is_some_and(|p| p < 3));
            self.tenth += usize::from(place.is_some());
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "{:<14} {:>5} {:>6} {:>6} {:>6} {:>9} {:>8} {:>8}",
            "", "n", "hit@1", "hit@3", "hit@10", "answered", "refused", "language"
        )?;
        let named = [("all".to_owned(), self.all)].into_iter();
        let languages = self.by_language.iter().map(|(l, t)| ((*l).to_owned(), *t));
        let styles = self.by_style.iter().map(|(s, t)| (s.clone(), *t));
        for (name, t) in named.chain(languages).chain(styles) {
            let of = |part: f64, n: usize| if n == 0 { "–".to_owned() } else { format!("{part:.3}") };
            writeln!(
                f,
                "{name:<14} {:>5} {:>6} {:>6} {:>6} {:>9} {:>8} {:>8}",
                t.questions,
                of(t.hit_at_1(), t.inside),
                of(t.hit_at_3(), t.inside),
                of(t.hit_at_10(), t.inside),
                of(t.inside_answered(), t.inside),
                of(t.outside_refused(), t.outside),
                of(t.language_right(), t.questions),
            )?;
        }
        writeln!(f, "mean {:.1} ms, slowest {:.1} ms a question", ms(self.mean), ms(self.slowest))?;
        for miss in &self.misses {
            let why = match miss.why {
                MissKind::NotFound => "not found",
                MissKind::Refused => "refused",
                MissKind::Answered => "answered",
            };
            let found: Vec<&str> = miss.found.iter().map(Key::as_str).collect();
            let wanted: Vec<&str> = miss.question.expected.iter().map(Key::as_str).collect();
            writeln!(
                f,
                "{why:<9} {:.2} {} [{}] {}\n          wanted {} · found {}",
                miss.confidence,
                miss.question.id,
                miss.question.style.0,
                miss.question.text,
                wanted.join(", "),
                found.join(", ")
            )?;
        }
        Ok(())
    }
}

fn ms(d: Duration) -> f64 {
    d.as_secs_f64() * 1000.0
}
