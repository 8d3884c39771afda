use super::say;
use crate::app::Clock;
use crate::cli::Failure;
use jurisprudence::{Fixtures, Snapshot, vectors_of};
use std::path::Path;
use std::time::Instant;

/// Reads the meaning of every shipped text that has no vector yet, and writes the file that is built into the program.
pub fn run(file: &Path) -> Result<(), Failure> {
    let fixtures = Fixtures::shipped()?;
    let start = Instant::now();
    let vectors = vectors_of(&Snapshot::of_fixtures(&fixtures, Clock::system().now()), &fixtures)?;
    let bytes = vectors.to_bytes();
    std::fs::write(file, &bytes)?;
    say!(
        "{} texts in {:.1} s, {:.1} MB",
        vectors.len(),
        start.elapsed().as_secs_f64(),
        bytes.len() as f64 / 1e6
    );
    Ok(())
}
