//! The classifier's file: little-endian numbers, lists preceded by their length, a SHA-256 of all at the end.

use super::classifier::Classifier;
use super::space::{Mix, Space};
use crate::domain::Key;
use crate::error::ClassifierFileError as Failure;
use linear_classifier::Line;
use sha2::{Digest, Sha256};
use std::io::Write;
use std::path::Path;

const MAGIC: &[u8] = b"PALABRE-CLASSIFIER-1\n";
const SEAL: usize = 32;

impl Classifier {
    /// Writes beside `path` first, so that a crash leaves the old file or the new one, never half of one.
    pub fn save(&self, path: &Path) -> Result<(), Failure> {
        let mut out = MAGIC.to_vec();
        put_text(&mut out, &self.digest);
        put_length(&mut out, self.classes.len());
        for class in &self.classes {
            put_text(&mut out, class.as_str());
        }
        put_space(&mut out, &self.space);
        put(&mut out, &self.biases, f32::to_le_bytes);
        put(&mut out, &self.ends, u32::to_le_bytes);
        put(&mut out, &self.weight_class, u16::to_le_bytes);
        put(&mut out, &self.weight, i16::to_le_bytes);
        put_space(&mut out, &self.outside_space);
        put(&mut out, &self.outside.weights, f32::to_le_bytes);
        out.extend(self.outside.bias.to_le_bytes());
        let seal = Sha256::digest(&out);
        out.extend(seal);

        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)?;
        }
        let beside = path.with_extension(format!("{}.part", std::process::id()));
        let mut file = std::fs::File::create(&beside)?;
        file.write_all(&out)?;
        file.sync_all()?;
        std::fs::rename(&beside, path)?;
        Ok(())
    }

    /// Reads a classifier trained on exactly the texts of `digest` (see [`super::TrainingSet::digest`]).
    pub fn load(path: &Path, digest: &str) -> Result<Self, Failure> {
        let bytes = match std::fs::read(path) {
            Ok(b) => b,
            Err(e) if e.kind() == std::io::ErrorKind::NotFound => return Err(Failure::Missing),
            Err(e) => return Err(e.into()),
        };
        let body = bytes.len().checked_sub(SEAL).ok_or(Failure::Unreadable)?;
        let (body, seal) = bytes.split_at_checked(body).ok_or(Failure::Unreadable)?;
        let mut from = Cursor(body.strip_prefix(MAGIC).ok_or(Failure::Unreadable)?);
        let trained_on = from.text().ok_or(Failure::Unreadable)?;
        if Sha256::digest(body).as_slice() != seal {
            return Err(Failure::Unreadable);
        }
        if trained_on != digest {
            return Err(Failure::Stale);
        }
        let read = from.classifier(trained_on).ok_or(Failure::Unreadable)?;
        if read.is_sound() { Ok(read) } else { Err(Failure::Unreadable) }
    }

    /// The lists fit each other, so that reading weights never looks past an end.
    fn is_sound(&self) -> bool {
        let classes = self.classes.len();
        let space = |s: &Space| s.hashes.len() == s.idf.len() && s.hashes.is_sorted();
        space(&self.space)
            && space(&self.outside_space)
            && self.biases.len() == classes
            && self.classes.is_sorted()
            && self.ends.len() == self.space.len()
            && self.ends.is_sorted()
            && self.ends.last().is_none_or(|e| *e as usize == self.weight.len())
            && self.weight.len() == self.weight_class.len()
            && self.weight_class.iter().all(|c| usize::from(*c) < classes)
            && self.outside.weights.len() == self.outside_space.len()
    }
}

fn put_length(out: &mut Vec<u8>, n: usize) {
    out.extend((n as u32).to_le_bytes());
}

fn put_text(out: &mut Vec<u8>, text: &str) {
    put_length(out, text.len());
    out.extend(text.as_bytes());
}

fn put<T: Copy, const N: usize>(out: &mut Vec<u8>, list: &[T], bytes: impl Fn(T) -> [u8; N]) {
    put_length(out, list.len());
    out.extend(list.iter().flat_map(|v| bytes(*v)));
}

fn put_space(out: &mut Vec<u8>, space: &Space) {
    put(out, &space.mix.0, f32::to_le_bytes);
    put(out, &space.hashes, u64::to_le_bytes);
    put(out, &space.idf, f32::to_le_bytes);
}

struct Cursor<'a>(&'a [u8]);

impl<'a> Cursor<'a> {
    fn take(&mut self, n: usize) -> Option<&'a [u8]> {
        let (head, rest) = self.0.split_at_checked(n)?;
        self.0 = rest;
        Some(head)
    }

    fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    fn length(&mut self) -> Option<usize> {
        usize::try_from(u32::from_le_bytes(self.array()?)).ok()
    }

    fn text(&mut self) -> Option<String> {
        let n = self.length()?;
        String::from_utf8(self.take(n)?.to_vec()).ok()
    }

    fn list<T, const N: usize>(&mut self, make: impl Fn([u8; N]) -> T) -> Option<Vec<T>> {
        let n = self.length()?;
        let (chunks, _) = self.take(n.checked_mul(N)?)?.as_chunks::<N>();
        Some(chunks.iter().map(|c| make(*c)).collect())
    }

    fn space(&mut self) -> Option<Space> {
        let mix = Mix(self.list(f32::from_le_bytes)?.try_into().ok()?);
        Some(Space { mix, hashes: self.list(u64::from_le_bytes)?, idf: self.list(f32::from_le_bytes)? })
    }

    fn classifier(&mut self, digest: String) -> Option<Classifier> {
        let n = self.length()?;
        let classes: Option<Vec<Key>> = (0..n).map(|_| self.text()?.parse().ok()).collect();
        let read = Classifier {
            digest,
            classes: classes?,
            space: self.space()?,
            biases: self.list(f32::from_le_bytes)?,
            ends: self.list(u32::from_le_bytes)?,
            weight_class: self.list(u16::from_le_bytes)?,
            weight: self.list(i16::from_le_bytes)?,
            outside_space: self.space()?,
            outside: Line {
                weights: self.list(f32::from_le_bytes)?,
                bias: f32::from_le_bytes(self.array()?),
            },
        };
        self.0.is_empty().then_some(read)
    }
}
