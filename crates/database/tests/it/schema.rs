//! The two schemas are one: same migrations, same tables and columns, and every way back works.
#![expect(clippy::unwrap_used, reason = "tests")]

use database::testing::TestDb;
use database::{DbConn, on_each_database};
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use std::collections::BTreeSet;

#[derive(QueryableByName, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Column {
    #[diesel(sql_type = Text)]
    table: String,
    #[diesel(sql_type = Text)]
    column: String,
    #[diesel(sql_type = Bool)]
    nullable: bool,
}

fn columns(conn: &mut DbConn) -> BTreeSet<Column> {
    let sql = match conn {
        DbConn::Postgres(_) => {
            r#"SELECT table_name::text AS "table", column_name::text AS "column", is_nullable = 'YES' AS nullable
               FROM information_schema.columns WHERE table_schema = 'public'"#
        }
        DbConn::Sqlite(_) => {
            r#"SELECT m.name AS "table", c.name AS "column", c."notnull" = 0 AS nullable
               FROM sqlite_master m, pragma_table_info(m.name) c
               WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'"#
        }
    };
    let found: Vec<Column> = diesel::sql_query(sql).load(conn).unwrap();
    found.into_iter().filter(|c| c.table != "__diesel_schema_migrations").collect()
}

#[test]
fn both_backends_have_the_same_migrations() {
    let (sqlite, postgres) = DbConn::migration_names().unwrap();
    assert!(!sqlite.is_empty());
    assert_eq!(sqlite, postgres);
}

#[test]
fn both_backends_have_the_same_columns() {
    let sqlite = columns(&mut TestDb::sqlite().conn());
    assert!(sqlite.iter().any(|c| c.table == "users" && c.column == "email_key" && !c.nullable));
    if let Some(db) = TestDb::postgres() {
        let postgres = columns(&mut db.conn());
        let only =
            |a: &BTreeSet<Column>, b: &BTreeSet<Column>| format!("{:?}", a.difference(b).collect::<Vec<_>>());
        assert_eq!(
            sqlite,
            postgres,
            "only SQLite: {}; only PostgreSQL: {}",
            only(&sqlite, &postgres),
            only(&postgres, &sqlite)
        );
    }
}

on_each_database! {
fn every_migration_can_be_taken_back_and_run_again(db: TestDb) {
    let mut conn = db.conn();
    let before = columns(&mut conn);
    assert!(conn.is_migrated().unwrap());
    conn.revert_all().unwrap();
    assert_eq!(columns(&mut conn), BTreeSet::new(), "a down.sql leaves something behind");
    assert!(!conn.is_migrated().unwrap());
    assert!(!conn.migrate().unwrap().is_empty());
    assert_eq!(columns(&mut conn), before);
    assert_eq!(conn.migrate().unwrap(), Vec::<String>::new(), "nothing is left to run");
}}
