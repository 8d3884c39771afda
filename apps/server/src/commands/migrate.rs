use super::{connect, say};
use crate::cli::Failure;
use crate::config::Config;
use database::DbConn;

pub async fn run(config: &Config) -> Result<(), Failure> {
    let done = connect(config)?.read(DbConn::migrate).await?;
    for name in &done {
        say!("{name}");
    }
    say!("{} migrations run", done.len());
    Ok(())
}
