//! HTTP by hand: nothing between the clock and the socket.
#![expect(clippy::unwrap_used, reason = "a bench that cannot run should stop")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};

pub fn get(path: &str, cookie: &str) -> Vec<u8> {
    format!("GET {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\n\r\n").into_bytes()
}

pub fn post(path: &str, cookie: &str, body: &str) -> Vec<u8> {
    format!(
        "POST {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    )
    .into_bytes()
}

pub fn connect(address: SocketAddr) -> BufReader<TcpStream> {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_nodelay(true).unwrap();
    BufReader::new(stream)
}

/// Sends one request; answers the head and the body.
pub fn request(stream: &mut BufReader<TcpStream>, bytes: &[u8]) -> (String, Vec<u8>) {
    stream.get_mut().write_all(bytes).unwrap();
    let (mut head, mut length) = (String::new(), 0);
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).unwrap();
        if let Some(n) = line.to_ascii_lowercase().strip_prefix("content-length:") {
            length = n.trim().parse().unwrap();
        }
        if line == "\r\n" {
            break;
        }
        head.push_str(&line);
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).unwrap();
    (head, body)
}

/// Opens an account; answers its cookies. `name` tells the accounts apart.
pub fn register(address: SocketAddr, role: &str, name: &str) -> String {
    let body = format!(
        r#"{{"name":"Ngo Bell","email":"bench-{name}@exemple.cm","password":"secret-words","role":"{role}"}}"#
    );
    let (head, body) = request(&mut connect(address), &post("/api/register", "", &body));
    assert!(head.starts_with("HTTP/1.1 201"), "{head} {}", String::from_utf8_lossy(&body));
    let set = head.lines().filter_map(|l| l.strip_prefix("set-cookie: "));
    let cookies: Vec<&str> = set.filter_map(|l| l.split(';').next()).collect();
    cookies.join("; ")
}
