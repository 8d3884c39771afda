//! A file of its own for each test, copied from one that is migrated once for all test processes.

use crate::DbConn;
use diesel::prelude::*;
use std::path::{Path, PathBuf};

pub struct File(PathBuf);

impl File {
    pub fn migrated() -> Self {
        let template = std::env::temp_dir().join(format!("palabre-template-{}.db", super::digest()));
        let file = Self::new();
        if std::fs::copy(&template, &file.0).is_err() {
            make(&template);
            std::fs::copy(&template, &file.0).unwrap();
        }
        file
    }

    fn new() -> Self {
        Self(std::env::temp_dir().join(format!("palabre-test-{}.db", uuid::Uuid::new_v4())))
    }

    pub fn url(&self) -> String {
        format!("sqlite://{}", self.0.display())
    }
}

/// Under another name first: who copies finds the whole file or none.
fn make(template: &Path) {
    let made = File::new();
    {
        let mut c = DbConn::open(&made.url()).unwrap();
        c.migrate().unwrap();
        diesel::sql_query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut c).unwrap();
    }
    std::fs::rename(&made.0, template).unwrap();
}

impl Drop for File {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.0.display()));
        }
    }
}
