//! The real binary as a process of its own, and people who call it over a socket until it is gone.

use super::texts;
use database::testing::TestDb;
use serde_json::Value;
use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// Killed, not stopped, when it goes.
pub struct Running {
    pub child: Child,
    pub address: String,
}

impl Running {
    /// With no legal texts.
    pub fn start(db: &TestDb, folder: &Path, settings: &[(&str, &str)]) -> Self {
        texts::none(db);
        let mut child = Command::new(env!("CARGO_BIN_EXE_palabre"))
            .current_dir(folder)
            .env("DATABASE_URL", &db.url)
            .env("PALABRE_DATA_DIR", folder)
            .env("PALABRE_BIND", "127.0.0.1:0")
            .envs(settings.iter().copied())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().strip_prefix("listening on http://").unwrap().to_owned();
        Self { child, address }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// One person's calls, with the cookies of a browser.
pub struct Person {
    address: String,
    cookies: BTreeMap<String, String>,
}

impl Person {
    pub fn at(address: &str) -> Self {
        Self { address: address.to_owned(), cookies: BTreeMap::new() }
    }

    /// As the header says them.
    pub fn cookie(&self) -> String {
        let pairs: Vec<String> = self.cookies.iter().map(|(name, value)| format!("{name}={value}")).collect();
        pairs.join("; ")
    }

    /// The status and the body, or `None` when no whole answer came.
    pub fn call(&mut self, method: &str, path: &str, body: &Value) -> Option<(u16, Value)> {
        let body = if method == "GET" { String::new() } else { body.to_string() };
        let mut stream = BufReader::new(TcpStream::connect(&self.address).ok()?);
        stream.get_ref().set_read_timeout(Some(Duration::from_secs(20))).ok()?;
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nCookie: {}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie(),
            body.len()
        );
        stream.get_mut().write_all(request.as_bytes()).ok()?;
        let (mut status, mut length) = (None, 0);
        loop {
            let mut line = String::new();
            if stream.read_line(&mut line).ok()? == 0 {
                return None;
            }
            if status.is_none() {
                status = line.split(' ').nth(1).and_then(|code| code.parse().ok());
            }
            if line == "\r\n" {
                break;
            }
            let (name, value) = line.split_once(':').unwrap_or_default();
            match name.to_ascii_lowercase().as_str() {
                "content-length" => length = value.trim().parse().ok()?,
                "set-cookie" => self.keep(value),
                _ => {}
            }
        }
        let mut bytes = vec![0; length];
        stream.read_exact(&mut bytes).ok()?;
        Some((status?, serde_json::from_slice(&bytes).unwrap_or(Value::Null)))
    }

    fn keep(&mut self, set_cookie: &str) {
        let pair = set_cookie.split(';').next().unwrap_or_default();
        let (name, value) = pair.trim().split_once('=').unwrap_or_default();
        self.cookies.insert(name.to_owned(), value.to_owned());
    }
}
