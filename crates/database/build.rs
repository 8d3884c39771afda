//! The migrations are embedded: a change in them must rebuild this crate, and name another test template.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::Path;

fn main() {
    println!("cargo:rerun-if-changed=../../migrations");
    let mut hasher = DefaultHasher::new();
    digest(Path::new("../../migrations"), &mut hasher);
    println!("cargo:rustc-env=MIGRATIONS_DIGEST={:016x}", hasher.finish());
}

fn digest(folder: &Path, hasher: &mut DefaultHasher) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    let mut paths: Vec<_> = entries.flatten().map(|e| e.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            digest(&path, hasher);
        } else {
            path.hash(hasher);
            std::fs::read(&path).unwrap_or_default().hash(hasher);
        }
    }
}
