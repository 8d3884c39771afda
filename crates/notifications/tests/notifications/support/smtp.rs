//! A mail server on a free port of this machine, as small as RFC 5321 allows.

use std::sync::{Arc, Mutex};
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

#[derive(Debug, Clone)]
pub struct Received {
    pub from: String,
    pub to: String,
    pub data: String,
}

/// What the server does when a letter is offered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Manner {
    Accepts,
    /// Answers RCPT with this code, and a text that repeats the address, as real servers do.
    Answers(u16),
    /// Takes the letter over and closes before it says so: the worst moment.
    HangsUpAfterData,
}

pub struct SmtpServer {
    pub url: String,
    manner: Arc<Mutex<Manner>>,
    received: Arc<Mutex<Vec<Received>>>,
    commands: Arc<Mutex<Vec<String>>>,
}

impl SmtpServer {
    pub async fn start(manner: Manner) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let server = Self {
            url: format!("smtp://{}", listener.local_addr().unwrap()),
            manner: Arc::new(Mutex::new(manner)),
            received: Arc::default(),
            commands: Arc::default(),
        };
        let (manner, received, commands) =
            (server.manner.clone(), server.received.clone(), server.commands.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(converse(stream, manner.clone(), received.clone(), commands.clone()));
            }
        });
        server
    }

    pub fn becomes(&self, manner: Manner) {
        *self.manner.lock().unwrap() = manner;
    }

    pub fn received(&self) -> Vec<Received> {
        self.received.lock().unwrap().clone()
    }

    /// Every line the clients said outside of letters.
    pub fn commands(&self) -> Vec<String> {
        self.commands.lock().unwrap().clone()
    }
}

async fn converse(
    stream: TcpStream,
    manner: Arc<Mutex<Manner>>,
    received: Arc<Mutex<Vec<Received>>>,
    commands: Arc<Mutex<Vec<String>>>,
) -> Option<()> {
    let mut stream = BufReader::new(stream);
    let (mut from, mut to) = (String::new(), String::new());
    answer(&mut stream, "220 test.example ESMTP").await?;
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await.ok()? == 0 {
            return None;
        }
        let line = line.trim_end();
        commands.lock().unwrap().push(line.to_owned());
        let manner = *manner.lock().unwrap();
        let verb = line.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
        match verb.as_str() {
            "EHLO" => answer(&mut stream, "250-test.example\r\n250-8BITMIME\r\n250 AUTH PLAIN LOGIN").await?,
            "MAIL" => {
                from = address(line);
                answer(&mut stream, "250 ok").await?;
            }
            "RCPT" => {
                to = address(line);
                match manner {
                    Manner::Answers(code) => {
                        answer(&mut stream, &format!("{code} no mail for <{to}> here")).await?
                    }
                    _ => answer(&mut stream, "250 ok").await?,
                }
            }
            "DATA" => {
                answer(&mut stream, "354 go ahead").await?;
                let mut data = Vec::new();
                while !data.ends_with(b"\r\n.\r\n") {
                    data.push(stream.read_u8().await.ok()?);
                }
                data.truncate(data.len() - 3);
                // The dot that was put before a line that begins with one (RFC 5321, 4.5.2).
                let data = String::from_utf8(data).unwrap().replace("\r\n..", "\r\n.");
                received.lock().unwrap().push(Received { from: from.clone(), to: to.clone(), data });
                if manner == Manner::HangsUpAfterData {
                    return None;
                }
                answer(&mut stream, "250 taken over").await?;
            }
            "NOOP" | "RSET" => answer(&mut stream, "250 ok").await?,
            "QUIT" => return answer(&mut stream, "221 bye").await,
            _ => answer(&mut stream, "502 not here").await?,
        }
    }
}

async fn answer(stream: &mut BufReader<TcpStream>, line: &str) -> Option<()> {
    stream.write_all(format!("{line}\r\n").as_bytes()).await.ok()
}

/// What stands between the angle brackets.
fn address(line: &str) -> String {
    line.split(['<', '>']).nth(1).unwrap_or_default().to_owned()
}
