//! The server's secret: set in production, made and kept in the data folder in development. It signs cookies, and private
//! links are made from it.

use crate::config::Config;
use crate::folders;
use actix_web::cookie::Key;
use anonymous_access::domain::Keys;
use identity::domain::LinkKeys;
use rand::distr::{Alphanumeric, SampleString};
use sha2::{Digest, Sha512};
use std::fs::OpenOptions;
use std::io::{ErrorKind, Write};
use std::path::Path;

pub fn key(config: &Config) -> std::io::Result<Key> {
    // 64 bytes from a text of any length.
    Ok(Key::from(&Sha512::digest(text(config)?.as_bytes())))
}

pub fn access_keys(config: &Config) -> std::io::Result<Keys> {
    Ok(Keys::new(text(config)?.as_bytes()))
}

pub fn link_keys(config: &Config) -> std::io::Result<LinkKeys> {
    Ok(LinkKeys::new(text(config)?.as_bytes()))
}

fn text(config: &Config) -> std::io::Result<String> {
    match &config.secret_key {
        Some(key) => Ok(key.0.clone()),
        None => kept(&config.data_dir),
    }
}

fn kept(data_dir: &Path) -> std::io::Result<String> {
    folders::create_private(data_dir)?;
    let path = data_dir.join("secret-key");
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(&path) {
        Ok(mut file) => file.write_all(Alphanumeric.sample_string(&mut rand::rng(), 64).as_bytes())?,
        Err(e) if e.kind() == ErrorKind::AlreadyExists => {}
        Err(e) => return Err(e),
    }
    std::fs::read_to_string(path)
}
