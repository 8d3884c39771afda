use super::law::{LawKey, LawKind, LawRef};
use super::{Scan, Tie, scan};
use crate::domain::sentence::sentences;
use crate::domain::{Citation, Passage, citations};
use ::citations::Day;
use std::collections::{HashMap, HashSet};

/// Everything the retrieved passages cite: what an answer may cite, and nothing else.
#[derive(Debug, Clone, Default)]
pub struct Evidence {
    /// An article's number with each name of its law.
    pairs: HashSet<(String, LawKey)>,
    articles: HashSet<String>,
    laws: HashSet<LawKey>,
    kinds: HashMap<LawKey, HashSet<LawKind>>,
    dates: HashMap<LawKey, HashSet<Day>>,
}

impl Evidence {
    pub fn of(passages: &[Passage]) -> Self {
        let mut evidence = Self::default();
        for passage in passages {
            evidence.add(passage);
        }
        evidence
    }

    fn add(&mut self, passage: &Passage) {
        // "Code du travail (loi n° 92/007 du 14 août 1992), art. 34": both names are of one law.
        let entries: Vec<Scan> = passage.articles.iter().map(|a| scan(a)).collect();
        let aliases: Vec<Vec<LawKey>> =
            entries.iter().map(|e| e.laws.iter().flat_map(LawRef::keys).collect()).collect();
        for (entry, keys) in entries.iter().zip(&aliases) {
            self.note_laws(&entry.laws);
            for number in entry.articles.iter().flat_map(|(group, _)| &group.numbers) {
                self.articles.insert(number.clone());
                self.pairs.extend(keys.iter().map(|k| (number.clone(), k.clone())));
            }
        }
        let mut only_law: HashSet<&LawKey> =
            aliases.iter().flatten().filter(|k| !matches!(k, LawKey::Year(_))).collect();
        if aliases.iter().any(|keys| keys.first() != aliases.first().and_then(|k| k.first())) {
            only_law.clear();
        }
        let extras = [passage.caution.as_deref(), passage.next_step.as_deref()];
        let texts = [passage.title.as_str(), passage.text.as_str()];
        for sentence in texts.into_iter().chain(extras.into_iter().flatten()).flat_map(sentences) {
            let found = scan(sentence);
            self.note_laws(&found.laws);
            for (group, tie) in &found.articles {
                let mut keys: Vec<LawKey> = match tie {
                    Tie::None => only_law.iter().map(|k| (*k).clone()).collect(),
                    Tie::To(key) => vec![key.clone()],
                    Tie::OneOf(keys) => keys.clone(),
                };
                let same: Vec<LawKey> = aliases
                    .iter()
                    .filter(|a| a.iter().any(|k| keys.contains(k)))
                    .flatten()
                    .cloned()
                    .collect();
                let here: Vec<LawKey> =
                    found.laws.iter().filter(|l| keys.contains(&l.key)).flat_map(LawRef::keys).collect();
                keys.extend(same);
                keys.extend(here);
                for number in &group.numbers {
                    self.articles.insert(number.clone());
                    self.pairs.extend(keys.iter().map(|k| (number.clone(), k.clone())));
                }
            }
        }
    }

    fn note_laws(&mut self, laws: &[LawRef]) {
        for law in laws {
            for key in law.keys() {
                if let Some(date) = law.date {
                    self.dates.entry(key.clone()).or_default().insert(date);
                }
                if let Some(kind) = law.kind {
                    self.kinds.entry(key.clone()).or_default().insert(kind);
                }
                self.laws.insert(key);
            }
        }
    }

    /// The citations of one sentence that no passage bears out.
    pub fn unfounded(&self, sentence: &str) -> Vec<Citation> {
        let scan = scan(sentence);
        if scan.articles.is_empty() && scan.laws.is_empty() {
            return Vec::new();
        }
        let mut places: Vec<(usize, usize)> = Vec::new();
        for law in scan.laws.iter().filter(|l| !self.knows(l)) {
            places.push((law.start, law.end));
        }
        for (group, tie) in &scan.articles {
            let known = group.numbers.iter().all(|n| match tie {
                Tie::None => self.articles.contains(n),
                Tie::To(key) => self.pairs.contains(&(n.clone(), key.clone())),
                Tie::OneOf(keys) => keys.iter().any(|k| self.pairs.contains(&(n.clone(), k.clone()))),
            });
            if !known {
                places.push((group.start, group.end));
            }
        }
        if places.is_empty() {
            return Vec::new();
        }
        citations(sentence).into_iter().filter(|c| places.contains(&(c.start, c.end))).collect()
    }

    /// A law is known by its key; a date or a kind beside it must not say otherwise.
    fn knows(&self, law: &LawRef) -> bool {
        let kind_agrees = match (law.kind, self.kinds.get(&law.key)) {
            (Some(kind), Some(known)) => known.iter().any(|k| k.agrees_with(kind)),
            _ => true,
        };
        let date_agrees = match (law.date, self.dates.get(&law.key)) {
            (Some(date), Some(known)) => known.contains(&date),
            _ => true,
        };
        self.laws.contains(&law.key) && kind_agrees && date_agrees
    }
}
