//! The command line. Exit codes: 0 done, 1 failed with one line on standard error, 2 wrong usage.

use crate::commands;
use crate::config::{Config, LogFormat};
use clap::{Parser, Subcommand};
use std::io::IsTerminal;
use std::path::PathBuf;
use std::process::ExitCode;
use tracing_subscriber::EnvFilter;

#[derive(Parser)]
#[command(name = "palabre", version, about = "Legal assistance for Cameroon, in French and English")]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the API and the pages (the default). In development it migrates and loads the fixtures first
    Serve,
    /// Runs pending migrations, and says which
    Migrate,
    /// Loads the legal knowledge and the case law
    Seed {
        /// Adds demonstration accounts too, and prints them
        #[arg(long)]
        demo: bool,
    },
    /// Administrators
    Admin {
        #[command(subcommand)]
        command: AdminCommand,
    },
    /// Takes texts in
    Import {
        #[command(subcommand)]
        command: ImportCommand,
    },
    /// Reads the meaning of the shipped texts for the built-in engine, and writes the file that the next build takes in
    Train {
        #[arg(default_value = "fixtures/encoder/vectors.bin")]
        file: PathBuf,
    },
    /// Measures the built-in engine on questions that no training saw
    Evaluate {
        /// Files of questions, as JSON Lines; the shipped ones when none is named
        files: Vec<PathBuf>,
        /// Only shipped sets whose names hold this: direct, danger, follow-ups, refusals, second, openings …
        #[arg(long, value_name = "NAME", conflicts_with = "files")]
        only: Option<String>,
        /// Prints every question that went wrong
        #[arg(long)]
        misses: bool,
        /// Fails below the floors: hit@3 and what is decided 0.96, read in its language 0.97, and those of single sets
        #[arg(long)]
        floor: bool,
        /// Measures the shipped texts and writes the figures that the page /qualite shows into this file
        #[arg(long, value_name = "FILE", conflicts_with_all = ["files", "only", "misses", "floor"])]
        write: Option<PathBuf>,
        /// Measures the shipped texts and fails below the floors, or where the page /qualite says otherwise
        #[arg(long, conflicts_with_all = ["files", "only", "misses", "floor", "write"])]
        published: bool,
    },
    /// Checks settings, database, mail, the assistant and the disk; exit 1 when something is wrong
    Doctor,
    /// Prints the OpenAPI document
    Openapi,
}

#[derive(Subcommand)]
enum AdminCommand {
    /// Makes an administrator; asks for the password, or reads one line from standard input
    Create {
        #[arg(long)]
        email: String,
        #[arg(long)]
        name: String,
    },
}

#[derive(Subcommand)]
enum ImportCommand {
    /// Decisions of Cameroon from Juricaf, unverified; a progress bar on a terminal
    Juricaf(commands::import_juricaf::Arguments),
    /// Whole laws, one article a row
    Law(commands::import_law::LawFileArgs),
}

/// A command's failure: one line.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

pub fn run() -> ExitCode {
    let command = Cli::parse().command.unwrap_or(Command::Serve);
    if let Command::Openapi = command {
        return finish(commands::openapi::run());
    }
    let config = match Config::from_env() {
        Ok(config) => config,
        Err(e) => return finish(Err(e.into())),
    };
    start_log(&config, matches!(command, Command::Serve));
    let runtime = match tokio::runtime::Builder::new_multi_thread().enable_all().build() {
        Ok(runtime) => runtime,
        Err(e) => return finish(Err(e.into())),
    };
    finish(match command {
        Command::Serve => crate::server::run(config),
        Command::Migrate => runtime.block_on(commands::migrate::run(&config)),
        Command::Seed { demo } => runtime.block_on(commands::seed::run(&config, demo)),
        Command::Admin { command: AdminCommand::Create { email, name } } => {
            runtime.block_on(commands::admin_create::run(&config, &email, &name))
        }
        Command::Import { command: ImportCommand::Law(args) } => {
            runtime.block_on(commands::import_law::run(&config, &args))
        }
        Command::Import { command: ImportCommand::Juricaf(arguments) } => {
            runtime.block_on(commands::import_juricaf::run(config, &arguments))
        }
        Command::Train { file } => commands::train::run(&file),
        Command::Evaluate { write: Some(file), .. } => commands::evaluate::publish(&file),
        Command::Evaluate { published: true, .. } => commands::evaluate::hold_to_the_published(),
        Command::Evaluate { files, only, misses, floor, .. } => {
            let only = only.as_deref().unwrap_or_default();
            runtime.block_on(commands::evaluate::run(&config, (&files, only), misses, floor))
        }
        Command::Doctor => runtime.block_on(commands::doctor::run(&config)),
        Command::Openapi => Ok(()),
    })
}

fn finish(done: Result<(), Failure>) -> ExitCode {
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => {
            eprintln!("palabre: {}", e.to_string().replace('\n', " "));
            ExitCode::FAILURE
        }
    }
}

/// Only the server tells what it does; a command prints its result, and speaks up when something is wrong.
fn start_log(config: &Config, serving: bool) {
    let level = if serving { "info" } else { "warn" };
    let filter = EnvFilter::new(format!("{level},tantivy=warn"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    match config.log_format {
        LogFormat::Text => log.compact().init(),
        LogFormat::Json => log.json().init(),
    }
}
