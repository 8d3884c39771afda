//! What the encoder costs: `cargo run --release -p sentence-encoder --example cost`.
//!
//! Time to load, time a text on one core, time to compare it, memory that the process holds (Linux).

use sentence_encoder::{Encoder, EncoderError, VectorSet};
use std::time::Instant;

const TIMES: usize = 100;
const TEXTS: [&str; 3] = [
    "prix du bornage",
    "mon patron veut me renvoyer sans papier, est-ce qu'il a le droit de faire ça alors que je travaille là depuis trois ans ?",
    "Bonsoir, je loue une chambre à Bonabéri depuis deux ans et le propriétaire vient de changer la serrure pendant que \
     j'étais au deuil au village, toutes mes affaires et celles des enfants sont dedans, il dit que je dois trois mois alors \
     que j'ai payé et que je n'ai pas de reçu, je dors chez ma soeur, que faire ?",
];

fn main() -> Result<(), EncoderError> {
    println!("at first: {}", resident());
    let start = Instant::now();
    let encoder = Encoder::shipped()?;
    println!("loaded in {:.0} ms: {}", start.elapsed().as_secs_f64() * 1e3, resident());
    for text in TEXTS {
        let took = times(|| encoder.vector(text).map(drop))?;
        println!("{took} for {} characters: {}", text.chars().count(), resident());
    }
    let start = Instant::now();
    let set = VectorSet::shipped()?;
    println!("{} vectors in {:.1} ms: {}", set.len(), start.elapsed().as_secs_f64() * 1e3, resident());
    let asked = set.place(&encoder.vector(TEXTS[0])?);
    let mut nearest = 0.0f32;
    let took = times(|| {
        nearest = set.likenesses(&asked).into_iter().fold(-1.0, f32::max);
        Ok(())
    })?;
    println!("{took} to compare with all, the nearest at {nearest:.2}: {}", resident());
    Ok(())
}

/// In the middle, and where nothing else ran.
fn times(mut work: impl FnMut() -> Result<(), EncoderError>) -> Result<String, EncoderError> {
    let mut took = vec![];
    for _ in 0..TIMES {
        let start = Instant::now();
        work()?;
        took.push(start.elapsed().as_secs_f64() * 1e3);
    }
    took.sort_by(f64::total_cmp);
    let [least, middle] = [0, TIMES / 2].map(|at| took.get(at).copied().unwrap_or_default());
    Ok(format!("{middle:.1} ms, at best {least:.1},"))
}

/// Resident memory: what only this process holds, and pages of the program's file, which the system may drop.
fn resident() -> String {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let kilobytes = |name: &str| {
        let line = status.lines().find_map(|line| line.strip_prefix(name))?;
        line.trim_end_matches("kB").trim().parse::<f64>().ok()
    };
    let sizes = kilobytes("RssAnon:").zip(kilobytes("RssFile:"));
    sizes.map_or_else(
        || "memory not told by this system".into(),
        |(own, file)| format!("{:.1} MB of its own, {:.1} MB of files", own / 1024.0, file / 1024.0),
    )
}
