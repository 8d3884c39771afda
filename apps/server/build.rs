//! The folder of the built front end must exist when the server is compiled: a development build settles its path then,
//! and reads the files from it later.

fn main() -> std::io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    std::fs::create_dir_all("../../frontend/dist")
}
