use crate::cli::Failure;

pub fn run() -> Result<(), Failure> {
    println!("{}", crate::server::openapi().to_pretty_json()?);
    Ok(())
}
