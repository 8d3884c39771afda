use super::schema::{document_drafts, document_versions, documents};
use crate::dialogue::StoredDraft;
use crate::domain::audience::Lang;
use crate::domain::document::{Document, Origin, Summary, Version, search_key};
use crate::domain::html::sanitise;
use crate::domain::parameters::Parameters;
use crate::domain::template::TemplateId;
use chrono::{DateTime, Utc};
use database::{JsonText, MultiBackend, UtcTime, text_column};
use diesel::prelude::*;
use serde::{Deserialize, Serialize};

text_column!(Lang, TemplateId);

/// What has no column of its own.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Metadata {
    pub parameters: Parameters,
    /// Missing in no row we wrote; a row from elsewhere counts as made by the form.
    #[serde(default)]
    pub origin: String,
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = documents, check_for_backend(MultiBackend))]
pub struct DocumentRow {
    id: i64,
    user_id: i64,
    template: TemplateId,
    template_version: i32,
    title: String,
    content: String,
    metadata: JsonText<Metadata>,
    language: Lang,
    version: i32,
    created_at: UtcTime,
    updated_at: UtcTime,
}

impl From<DocumentRow> for Document {
    fn from(r: DocumentRow) -> Self {
        Self {
            id: r.id,
            user_id: r.user_id,
            template: r.template,
            template_version: r.template_version,
            title: r.title,
            content: sanitise(&r.content),
            parameters: r.metadata.0.parameters,
            origin: r.metadata.0.origin.parse().unwrap_or(Origin::Form),
            language: r.language,
            version: r.version,
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
        }
    }
}

/// A document that has no id yet.
pub struct NewDocument {
    pub user_id: i64,
    pub template: TemplateId,
    pub template_version: i32,
    pub title: String,
    pub content: String,
    pub parameters: Parameters,
    pub origin: Origin,
    pub language: Lang,
    pub now: DateTime<Utc>,
}

#[derive(Debug, Insertable)]
#[diesel(table_name = documents)]
pub struct InsertDocument {
    user_id: i64,
    template: TemplateId,
    template_version: i32,
    title: String,
    search_key: String,
    content: String,
    metadata: JsonText<Metadata>,
    language: Lang,
    version: i32,
    created_at: UtcTime,
    updated_at: UtcTime,
}

impl From<NewDocument> for InsertDocument {
    fn from(d: NewDocument) -> Self {
        Self {
            user_id: d.user_id,
            template: d.template,
            template_version: d.template_version,
            search_key: search_key(&d.title),
            title: d.title,
            content: d.content,
            metadata: JsonText(Metadata { parameters: d.parameters, origin: d.origin.as_str().to_owned() }),
            language: d.language,
            version: 1,
            created_at: d.now.into(),
            updated_at: d.now.into(),
        }
    }
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = documents, check_for_backend(MultiBackend))]
pub struct SummaryRow {
    id: i64,
    template: TemplateId,
    title: String,
    language: Lang,
    version: i32,
    created_at: UtcTime,
    updated_at: UtcTime,
}

impl From<SummaryRow> for Summary {
    fn from(r: SummaryRow) -> Self {
        Self {
            id: r.id,
            template: r.template,
            title: r.title,
            language: r.language,
            version: r.version,
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
        }
    }
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = document_versions, check_for_backend(MultiBackend))]
pub struct VersionRow {
    version: i32,
    title: String,
    content: String,
    created_at: UtcTime,
}

impl From<VersionRow> for Version {
    fn from(r: VersionRow) -> Self {
        Self {
            version: r.version,
            title: r.title,
            content: sanitise(&r.content),
            created_at: r.created_at.into(),
        }
    }
}

#[derive(Debug, Insertable)]
#[diesel(table_name = document_versions)]
pub struct InsertVersion<'a> {
    pub document_id: i64,
    pub version: i32,
    pub title: &'a str,
    pub content: &'a str,
    pub created_at: UtcTime,
}

#[derive(Debug, Queryable, Selectable)]
#[diesel(table_name = document_drafts, check_for_backend(MultiBackend))]
pub struct DraftRow {
    template: TemplateId,
    language: Lang,
    filled: JsonText<Parameters>,
    skipped: JsonText<Vec<String>>,
    updated_at: UtcTime,
}

impl From<DraftRow> for StoredDraft {
    fn from(r: DraftRow) -> Self {
        Self {
            template: r.template,
            lang: r.language,
            filled: r.filled.0,
            skipped: r.skipped.0,
            updated_at: r.updated_at.into(),
        }
    }
}

#[derive(Debug, Insertable)]
#[diesel(table_name = document_drafts)]
pub struct InsertDraft {
    pub user_id: i64,
    template: TemplateId,
    language: Lang,
    filled: JsonText<Parameters>,
    skipped: JsonText<Vec<String>>,
    created_at: UtcTime,
    updated_at: UtcTime,
}

impl InsertDraft {
    pub fn new(user_id: i64, d: &StoredDraft) -> Self {
        Self {
            user_id,
            template: d.template,
            language: d.lang,
            filled: JsonText(d.filled.clone()),
            skipped: JsonText(d.skipped.clone()),
            created_at: d.updated_at.into(),
            updated_at: d.updated_at.into(),
        }
    }
}
