//! How templates and documents look on the wire.

use chrono::{DateTime, Utc};
use documents::{Document, Lang, Mention, Parameter, Preview, Summary, Template, Version};
use serde::Serialize;
use std::collections::BTreeMap;
use utoipa::ToSchema;

#[derive(Serialize, ToSchema)]
#[schema(as = Mention)]
pub struct MentionView {
    pub text: &'static str,
    /// The articles that ask for it; empty where the form itself does.
    pub articles: &'static [&'static str],
}

impl MentionView {
    fn of(m: &'static Mention, lang: Lang) -> Self {
        Self { text: m.text.get(lang), articles: m.articles }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TemplateParameter)]
pub struct ParameterView {
    pub name: &'static str,
    pub label: &'static str,
    pub help: &'static str,
    /// text, longText, amount, date, dateTime, duration, person or court
    #[serde(rename = "type")]
    pub kind: &'static str,
    pub required: bool,
    /// Characters.
    pub max_length: usize,
    pub example: &'static str,
}

impl ParameterView {
    fn of(p: &'static Parameter, lang: Lang) -> Self {
        Self {
            name: p.name,
            label: p.label.get(lang),
            help: p.help.get(lang),
            kind: p.kind.as_str(),
            required: p.required,
            max_length: p.kind.max_length(),
            example: p.example.get(lang),
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DocumentTemplate)]
pub struct TemplateView {
    pub id: &'static str,
    pub name: &'static str,
    pub name_fr: &'static str,
    pub name_en: &'static str,
    pub description: &'static str,
    pub allowed_roles: Vec<&'static str>,
    pub icon: &'static str,
    pub version: i32,
    pub reviewed_by_lawyer: bool,
    pub mentions: Vec<MentionView>,
    pub parameters: Vec<ParameterView>,
}

impl TemplateView {
    pub fn of(t: &'static Template, lang: Lang) -> Self {
        Self {
            id: t.id.as_str(),
            name: t.name.get(lang),
            name_fr: t.name.get(Lang::Fr),
            name_en: t.name.get(Lang::En),
            description: t.description.get(lang),
            allowed_roles: t.allowed_roles.iter().map(|r| r.as_str()).collect(),
            icon: t.icon,
            version: t.version,
            reviewed_by_lawyer: t.reviewed_by_lawyer,
            mentions: t.mentions.iter().map(|m| MentionView::of(m, lang)).collect(),
            parameters: t.parameters.iter().map(|p| ParameterView::of(p, lang)).collect(),
        }
    }
}

#[derive(Serialize, ToSchema)]
#[schema(as = GeneratedContent)]
pub struct ContentView {
    pub title: String,
    /// Sanitised HTML.
    pub content: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = GeneratedDocument)]
pub struct GeneratedView {
    pub generated_content: ContentView,
    pub document: super::ai_assistant_views::DocumentRef,
    pub missing_mentions: Vec<MentionView>,
}

impl GeneratedView {
    pub fn of(d: Document) -> Self {
        Self {
            missing_mentions: missing(&d),
            document: super::ai_assistant_views::DocumentRef { id: d.id, title: d.title.clone() },
            generated_content: ContentView { title: d.title, content: d.content },
        }
    }
}

fn missing(d: &Document) -> Vec<MentionView> {
    d.missing_mentions().into_iter().map(|m| MentionView::of(m, d.language)).collect()
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DocumentPreview)]
pub struct PreviewView {
    pub generated_content: ContentView,
    pub missing_mentions: Vec<MentionView>,
    /// What is wrong so far, by field.
    pub fields: BTreeMap<String, String>,
}

impl PreviewView {
    pub fn of(d: Preview, document: Lang, page: Lang) -> Self {
        Self {
            missing_mentions: d.missing.into_iter().map(|m| MentionView::of(m, document)).collect(),
            fields: d.errors.into_iter().map(|e| (e.field, e.reason.message(page))).collect(),
            generated_content: ContentView { title: d.title, content: d.content },
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DocumentSummary)]
pub struct SummaryView {
    pub id: i64,
    /// The template's id.
    #[serde(rename = "type")]
    pub template: &'static str,
    pub title: String,
    pub language: &'static str,
    pub version: i32,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl SummaryView {
    pub fn of(s: Summary) -> Self {
        Self {
            id: s.id,
            template: s.template.as_str(),
            title: s.title,
            language: s.language.as_str(),
            version: s.version,
            created_at: s.created_at,
            updated_at: s.updated_at,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Document)]
pub struct DocumentView {
    pub id: i64,
    /// The template's id.
    #[serde(rename = "type")]
    pub template: &'static str,
    pub title: String,
    /// Sanitised HTML.
    pub content: String,
    pub parameters: BTreeMap<String, String>,
    pub language: &'static str,
    pub version: i32,
    pub missing_mentions: Vec<MentionView>,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
}

impl DocumentView {
    pub fn of(d: Document) -> Self {
        Self {
            missing_mentions: missing(&d),
            id: d.id,
            template: d.template.as_str(),
            title: d.title,
            content: d.content,
            parameters: d.parameters,
            language: d.language.as_str(),
            version: d.version,
            created_at: d.created_at,
            updated_at: d.updated_at,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DocumentVersion)]
pub struct VersionView {
    pub version: i32,
    pub title: String,
    pub created_at: DateTime<Utc>,
}

impl VersionView {
    pub fn of(v: Version) -> Self {
        Self { version: v.version, title: v.title, created_at: v.created_at }
    }
}
