use super::parts::PartsJson;
use super::schema::ai_logs;
use crate::domain::{
    AnswerStatus, Engine, Exchange, Language, LogEntry, Month, PromptType, Source, Spoken, search_key,
};
use chrono::{DateTime, Utc};
use database::{JsonText, MultiBackend, UtcTime};
use diesel::prelude::*;
use serde::{Deserialize, Serialize};

database::text_column!(AnswerStatus, Engine, Language, PromptType);

#[derive(Queryable, Selectable)]
#[diesel(table_name = ai_logs, check_for_backend(MultiBackend))]
pub struct LogRow {
    id: i64,
    user_id: i64,
    conversation_id: i64,
    prompt: String,
    response: String,
    prompt_type: PromptType,
    status: AnswerStatus,
    engine: Engine,
    language: Language,
    sources: JsonText<Vec<SourceJson>>,
    parts: JsonText<PartsJson>,
    counted: bool,
    created_at: UtcTime,
}

impl From<LogRow> for LogEntry {
    fn from(r: LogRow) -> Self {
        Self {
            id: r.id,
            user_id: r.user_id,
            conversation_id: r.conversation_id,
            prompt: r.prompt,
            // Rows of an older version may hold what a model thought.
            response: if r.engine == Engine::Remote { Spoken::of(&r.response) } else { r.response },
            prompt_type: r.prompt_type,
            status: r.status,
            engine: r.engine,
            language: r.language,
            sources: r.sources.0.into_iter().filter_map(SourceJson::into_source).collect(),
            parts: r.parts.0.into(),
            counted: r.counted,
            timestamp: r.created_at.into(),
        }
    }
}

#[derive(Insertable)]
#[diesel(table_name = ai_logs)]
pub struct NewLogRow {
    user_id: i64,
    conversation_id: i64,
    prompt: String,
    response: String,
    search_key: String,
    prompt_type: PromptType,
    status: AnswerStatus,
    engine: Engine,
    language: Language,
    sources: JsonText<Vec<SourceJson>>,
    parts: JsonText<PartsJson>,
    counted: bool,
    month: String,
    created_at: UtcTime,
}

impl NewLogRow {
    pub fn new(
        (user_id, conversation_id): (i64, i64),
        exchange: &Exchange,
        counted: bool,
        month: Month,
        now: DateTime<Utc>,
    ) -> Self {
        let prompt = exchange.question.as_str().to_owned();
        // PostgreSQL's TEXT cannot hold a NUL character.
        let response = exchange.response.replace('\0', "");
        Self {
            user_id,
            conversation_id,
            search_key: search_key(&format!("{prompt} {response}")),
            prompt,
            response,
            prompt_type: exchange.prompt_type,
            status: exchange.status,
            engine: exchange.engine,
            language: exchange.language,
            sources: JsonText(exchange.sources.iter().map(SourceJson::from).collect()),
            parts: JsonText((&exchange.parts).into()),
            counted,
            month: month.to_string(),
            created_at: now.into(),
        }
    }
}

/// A source as it is kept in the log. Fields that came later have a default, so that old rows stay readable.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SourceJson {
    kind: String,
    key: String,
    label: String,
    #[serde(default)]
    articles: Vec<String>,
    #[serde(default)]
    excerpt: String,
    url: Option<String>,
    confidence: Option<String>,
    caution: Option<String>,
    source: Option<String>,
    as_of: Option<String>,
    #[serde(default)]
    verified_by_lawyer: bool,
}

impl From<&Source> for SourceJson {
    fn from(s: &Source) -> Self {
        Self {
            kind: s.kind.as_str().to_owned(),
            key: s.key.clone(),
            label: s.label.clone(),
            articles: s.articles.clone(),
            excerpt: s.excerpt.clone(),
            url: s.url.clone(),
            confidence: s.confidence.map(|c| c.as_str().to_owned()),
            caution: s.caution.clone(),
            source: s.source.clone(),
            as_of: s.as_of.clone(),
            verified_by_lawyer: s.verified_by_lawyer,
        }
    }
}

impl SourceJson {
    /// A source of a kind this version does not know is left out: the rest of the log stays readable.
    fn into_source(self) -> Option<Source> {
        Some(Source {
            kind: self.kind.parse().ok()?,
            key: self.key,
            label: self.label,
            articles: self.articles,
            excerpt: self.excerpt,
            url: self.url,
            confidence: self.confidence.and_then(|c| c.parse().ok()),
            caution: self.caution,
            source: self.source,
            as_of: self.as_of,
            verified_by_lawyer: self.verified_by_lawyer,
        })
    }
}
