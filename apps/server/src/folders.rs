//! Folders with people's data in them: the database, the secret key, attachments, mails that wait.

use std::io;
use std::path::Path;

/// Made for the owner alone, with every folder above it that is missing. One that is there stays as its operator set it.
pub fn create_private(folder: &Path) -> io::Result<()> {
    let mut builder = std::fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// Whether other accounts of the machine may look inside.
#[cfg(unix)]
pub fn is_open_to_others(folder: &Path) -> io::Result<bool> {
    use std::os::unix::fs::PermissionsExt;
    Ok(std::fs::metadata(folder)?.permissions().mode() & 0o077 != 0)
}

#[cfg(not(unix))]
pub fn is_open_to_others(_: &Path) -> io::Result<bool> {
    Ok(false)
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::PermissionsExt;

    #[test]
    fn a_new_folder_is_the_owners_alone() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("above/data");
        create_private(&folder).unwrap();
        assert!(!is_open_to_others(&folder).unwrap());
        assert!(!is_open_to_others(&place.path().join("above")).unwrap());
        create_private(&folder).unwrap();
    }

    #[test]
    fn a_folder_that_is_there_is_left_and_named_open() {
        let place = tempfile::tempdir().unwrap();
        std::fs::set_permissions(place.path(), std::fs::Permissions::from_mode(0o755)).unwrap();
        create_private(place.path()).unwrap();
        assert!(is_open_to_others(place.path()).unwrap());
    }
}
