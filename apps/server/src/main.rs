use std::process::ExitCode;

/// Building the search index takes and frees tens of megabytes; unlike the system's, this allocator gives them back.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    #[cfg(unix)]
    give_memory_back_at_once();
    palabre::cli::run()
}

/// The allocator reads how long it keeps freed memory (milliseconds; by itself until the thread next needs some) from the
/// environment, before this program's first line. So the server begins once more, in the same process, with that said:
/// it then rests on two thirds of the memory. Where that fails it goes on as it is.
#[cfg(unix)]
fn give_memory_back_at_once() {
    use std::os::unix::process::CommandExt;
    const DELAY: &str = "MIMALLOC_PURGE_DELAY";
    let serves = std::env::args_os().nth(1).is_none_or(|command| command == "serve");
    if serves
        && std::env::var_os(DELAY).is_none()
        && let Ok(program) = std::env::current_exe()
    {
        let _ = std::process::Command::new(program).args(std::env::args_os().skip(1)).env(DELAY, "0").exec();
    }
}
