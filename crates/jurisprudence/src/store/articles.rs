use super::schema::law_articles::{self, dsl};
use crate::domain::{Article, ArticleContent, ArticleNumber, LawStatus, Period, TextQuality};
use chrono::NaiveDate;
use database::{DbConn, DbError, MultiBackend, RowColumns};
use diesel::prelude::*;

database::text_column!(TextQuality);

/// Rows an INSERT carries: SQLite takes at most 32,766 values in a statement, an article has 14.
const BATCH: usize = 500;

#[derive(Queryable, Selectable)]
#[diesel(table_name = law_articles, check_for_backend(MultiBackend))]
struct ArticleRow {
    id: i64,
    law_id: i64,
    position: i64,
    occurrence: i64,
    #[diesel(embed)]
    content: ArticleColumns,
}

#[derive(Queryable, Selectable, Insertable, AsChangeset, Clone)]
#[diesel(table_name = law_articles, check_for_backend(MultiBackend), treat_none_as_null = true)]
struct ArticleColumns {
    number: String,
    number_key: String,
    heading: String,
    text: String,
    status: LawStatus,
    status_note: Option<String>,
    in_force_from: Option<NaiveDate>,
    in_force_until: Option<NaiveDate>,
    quality: TextQuality,
    quality_note: Option<String>,
    is_usable: bool,
}

#[derive(Insertable, Clone)]
#[diesel(table_name = law_articles, check_for_backend(MultiBackend))]
struct NewArticleRow {
    law_id: i64,
    position: i64,
    occurrence: i64,
    #[diesel(embed)]
    content: ArticleColumns,
}

impl From<ArticleContent> for ArticleColumns {
    fn from(c: ArticleContent) -> Self {
        Self {
            number: c.number.as_str().to_owned(),
            number_key: c.number.key().to_owned(),
            heading: c.heading,
            text: c.text,
            status: c.status,
            status_note: c.status_note,
            in_force_from: c.period.from,
            in_force_until: c.period.until,
            quality: c.quality,
            quality_note: c.quality_note,
            is_usable: c.is_usable,
        }
    }
}

/// A number that was written as one is read as one; were it not, the row is as good as missing.
fn read(row: ArticleRow) -> Option<Article> {
    let c = row.content;
    let content = ArticleContent {
        number: ArticleNumber::parse(&c.number).ok()?,
        heading: c.heading,
        text: c.text,
        status: c.status,
        status_note: c.status_note,
        period: Period { from: c.in_force_from, until: c.in_force_until },
        quality: c.quality,
        quality_note: c.quality_note,
        is_usable: c.is_usable,
    };
    let (id, law_id, position, occurrence) = (row.id, row.law_id, row.position, row.occurrence);
    Some(Article { id, law_id, position, occurrence, content })
}

/// An article that is to be written: its place, which one of its number it is, what it says.
pub struct Placed {
    pub position: i64,
    pub occurrence: i64,
    pub content: ArticleContent,
}

pub fn insert(conn: &mut DbConn, law_id: i64, articles: Vec<Placed>) -> Result<(), DbError> {
    let row = |a: Placed| NewArticleRow {
        law_id,
        position: a.position,
        occurrence: a.occurrence,
        content: a.content.into(),
    };
    let rows: Vec<_> = articles.into_iter().map(row).collect();
    for part in rows.chunks(BATCH) {
        let insert = diesel::insert_into(law_articles::table).values(part.to_vec());
        match conn {
            DbConn::Postgres(c) => insert.execute(c)?,
            DbConn::Sqlite(c) => insert.execute(c)?,
        };
    }
    Ok(())
}

pub fn update(conn: &mut DbConn, id: i64, article: Placed) -> Result<(), DbError> {
    diesel::update(dsl::law_articles.find(id))
        .set((ArticleColumns::from(article.content), dsl::position.eq(article.position)))
        .execute(conn)?;
    Ok(())
}

pub fn delete(conn: &mut DbConn, ids: &[i64]) -> Result<(), DbError> {
    for part in ids.chunks(BATCH) {
        diesel::delete(dsl::law_articles.filter(dsl::id.eq_any(part.to_vec()))).execute(conn)?;
    }
    Ok(())
}

/// In the order of the law.
pub fn of_law(conn: &mut DbConn, law_id: i64) -> Result<Vec<Article>, DbError> {
    let rows: Vec<ArticleRow> = dsl::law_articles
        .filter(dsl::law_id.eq(law_id))
        .order((dsl::position.asc(), dsl::id.asc()))
        .select(ArticleRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().filter_map(read).collect())
}

pub fn find_all(conn: &mut DbConn, ids: &[i64]) -> Result<Vec<Article>, DbError> {
    let rows: Vec<ArticleRow> =
        dsl::law_articles.filter(dsl::id.eq_any(ids.to_vec())).select(ArticleRow::columns()).load(conn)?;
    Ok(rows.into_iter().filter_map(read).collect())
}

/// The numbers of a law's articles, in its order.
pub fn numbers_of(conn: &mut DbConn, law_id: i64) -> Result<Vec<ArticleNumber>, DbError> {
    let rows: Vec<String> = dsl::law_articles
        .filter(dsl::law_id.eq(law_id))
        .order(dsl::position.asc())
        .select(dsl::number)
        .load(conn)?;
    Ok(rows.iter().filter_map(|n| ArticleNumber::parse(n).ok()).collect())
}

/// An article without its words: what it is called, and when it is law.
pub struct Numbered {
    pub law_id: i64,
    pub number: ArticleNumber,
    pub status: LawStatus,
    pub status_note: Option<String>,
    pub period: Period,
    pub is_usable: bool,
}

/// Of all laws, each in its order.
pub fn all_numbered(conn: &mut DbConn) -> Result<Vec<Numbered>, DbError> {
    type Row = (i64, String, LawStatus, Option<String>, Option<NaiveDate>, Option<NaiveDate>, bool);
    let rows: Vec<Row> = dsl::law_articles
        .order((dsl::law_id.asc(), dsl::position.asc(), dsl::id.asc()))
        .select((
            dsl::law_id,
            dsl::number,
            dsl::status,
            dsl::status_note,
            dsl::in_force_from,
            dsl::in_force_until,
            dsl::is_usable,
        ))
        .load(conn)?;
    let read = |(law_id, number, status, status_note, from, until, is_usable): Row| {
        let number = ArticleNumber::parse(&number).ok()?;
        Some(Numbered { law_id, number, status, status_note, period: Period { from, until }, is_usable })
    };
    Ok(rows.into_iter().filter_map(read).collect())
}

/// Every row of these numbers, by their keys.
pub fn with_numbers(conn: &mut DbConn, law_id: i64, keys: &[String]) -> Result<Vec<Article>, DbError> {
    let rows: Vec<ArticleRow> = dsl::law_articles
        .filter(dsl::law_id.eq(law_id))
        .filter(dsl::number_key.eq_any(keys.to_vec()))
        .order(dsl::position.asc())
        .select(ArticleRow::columns())
        .load(conn)?;
    Ok(rows.into_iter().filter_map(read).collect())
}
