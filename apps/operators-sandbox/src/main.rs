//! `operators-sandbox [ADDRESS]`: the stand-in as a program of its own, by default on 127.0.0.1:8090.

use operators_sandbox::{Clock, Sandbox, Settings};
use std::net::{SocketAddr, TcpListener};
use std::process::ExitCode;

#[expect(clippy::disallowed_methods, reason = "a program of its own, with one setting")]
fn refuses_to_run() -> bool {
    std::env::var("PALABRE_MODE").is_ok_and(|mode| mode == "production")
}

fn address() -> Result<SocketAddr, String> {
    let text = std::env::args().nth(1).unwrap_or_else(|| "127.0.0.1:8090".to_owned());
    let address: SocketAddr = text.parse().map_err(|_| format!("{text}: not an address and port"))?;
    match address.ip().is_loopback() {
        true => Ok(address),
        false => Err(format!("{address}: this machine's own addresses only")),
    }
}

fn run() -> Result<(), String> {
    if refuses_to_run() {
        return Err("no stand-in in production".to_owned());
    }
    let address = address()?;
    actix_web::rt::System::new().block_on(async move {
        let listener = TcpListener::bind(address).map_err(|e| format!("{address}: {e}"))?;
        let bound = listener.local_addr().map_err(|e| e.to_string())?;
        let settings = Settings { public_url: format!("http://{bound}"), ..Settings::default() };
        let sandbox = Sandbox::new(settings, Clock::system());
        sandbox.serve(listener).map_err(|e| e.to_string())?;
        println!("listening on http://{bound}");
        println!("phone: http://{bound}/phone");
        actix_web::rt::spawn(sandbox.keep_calling_back());
        actix_web::rt::signal::ctrl_c().await.map_err(|e| e.to_string())
    })
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("operators-sandbox: {e}");
            ExitCode::FAILURE
        }
    }
}
