use super::say;
use crate::cli::Failure;

pub fn run() -> Result<(), Failure> {
    say!("{}", crate::server::openapi().to_pretty_json()?);
    Ok(())
}
