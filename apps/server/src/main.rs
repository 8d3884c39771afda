use std::process::ExitCode;

/// Building the search index takes and frees tens of megabytes; unlike the system's, this allocator gives them back.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    palabre::cli::run()
}
