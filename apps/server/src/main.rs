use std::process::ExitCode;

fn main() -> ExitCode {
    palabre::cli::run()
}
