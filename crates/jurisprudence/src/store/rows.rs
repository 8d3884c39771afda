use super::note_json::StoredUnit;
use super::schema::{jurisprudence, legal_knowledge};
use super::translation_json::StoredTranslation;
use crate::domain::{
    Bilingual, Case, CaseContent, CaseSource, Confidence, Key, LegalDomain, Note, NoteContent, Withdrawal,
};
use crate::text::fold;
use chrono::NaiveDate;
use database::{JsonText, MultiBackend, UtcTime};
use diesel::prelude::*;

database::text_column!(Key, LegalDomain, Confidence);

type Lines = JsonText<Vec<String>>;

#[derive(Queryable, Selectable)]
#[diesel(table_name = legal_knowledge, check_for_backend(MultiBackend))]
pub struct NoteRow {
    id: i64,
    key: Key,
    #[diesel(embed)]
    content: NoteColumns,
    is_active: bool,
    is_edited: bool,
    fixture_digest: Option<String>,
    created_by: Option<i64>,
    created_at: UtcTime,
    updated_at: UtcTime,
    revision: i64,
}

#[derive(Queryable, Selectable, Insertable, AsChangeset, Clone)]
#[diesel(table_name = legal_knowledge, check_for_backend(MultiBackend), treat_none_as_null = true)]
pub struct NoteColumns {
    domain: LegalDomain,
    category: String,
    title_fr: String,
    title_en: String,
    content_fr: String,
    content_en: String,
    articles: Lines,
    keywords_fr: Lines,
    keywords_en: Lines,
    lay_questions_fr: Lines,
    lay_questions_en: Lines,
    units: JsonText<Vec<StoredUnit>>,
    next_step_fr: Option<String>,
    next_step_en: Option<String>,
    source: String,
    confidence: Confidence,
    caution_fr: Option<String>,
    caution_en: Option<String>,
    as_of: Option<String>,
    verified_by_lawyer: bool,
    /// What an administrator's search looks through.
    search_key: String,
}

fn split(both: Option<Bilingual<String>>) -> (Option<String>, Option<String>) {
    both.map_or((None, None), |b| (Some(b.fr), Some(b.en)))
}

fn join(fr: Option<String>, en: Option<String>) -> Option<Bilingual<String>> {
    Some(Bilingual { fr: fr?, en: en? })
}

impl From<NoteContent> for NoteColumns {
    fn from(c: NoteContent) -> Self {
        let (next_step_fr, next_step_en) = split(c.next_step);
        let (caution_fr, caution_en) = split(c.caution);
        let lists = [&c.articles, &c.keywords.fr, &c.keywords.en].map(|l| l.join(" ")).join(" ");
        Self {
            search_key: fold(&format!("{} {} {} {lists}", c.title.fr, c.title.en, c.category)),
            domain: c.domain,
            category: c.category,
            title_fr: c.title.fr,
            title_en: c.title.en,
            content_fr: c.content.fr,
            content_en: c.content.en,
            articles: JsonText(c.articles),
            keywords_fr: JsonText(c.keywords.fr),
            keywords_en: JsonText(c.keywords.en),
            lay_questions_fr: JsonText(c.lay_questions.fr),
            lay_questions_en: JsonText(c.lay_questions.en),
            units: JsonText(c.units.into_iter().map(StoredUnit).collect()),
            next_step_fr,
            next_step_en,
            source: c.source,
            confidence: c.confidence,
            caution_fr,
            caution_en,
            as_of: c.as_of,
            verified_by_lawyer: c.verified_by_lawyer,
        }
    }
}

impl From<NoteRow> for Note {
    fn from(r: NoteRow) -> Self {
        let c = r.content;
        let content = NoteContent {
            domain: c.domain,
            category: c.category,
            title: Bilingual { fr: c.title_fr, en: c.title_en },
            content: Bilingual { fr: c.content_fr, en: c.content_en },
            articles: c.articles.0,
            keywords: Bilingual { fr: c.keywords_fr.0, en: c.keywords_en.0 },
            lay_questions: Bilingual { fr: c.lay_questions_fr.0, en: c.lay_questions_en.0 },
            units: c.units.0.into_iter().map(|u| u.0).collect(),
            next_step: join(c.next_step_fr, c.next_step_en),
            source: c.source,
            confidence: c.confidence,
            caution: join(c.caution_fr, c.caution_en),
            as_of: c.as_of,
            verified_by_lawyer: c.verified_by_lawyer,
        };
        Self {
            id: r.id,
            key: r.key,
            content,
            is_active: r.is_active,
            is_edited: r.is_edited,
            is_shipped: r.fixture_digest.is_some(),
            created_by: r.created_by,
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
            revision: r.revision,
        }
    }
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = jurisprudence, check_for_backend(MultiBackend))]
pub struct CaseRow {
    id: i64,
    key: Key,
    #[diesel(embed)]
    content: CaseColumns,
    is_verified: bool,
    is_active: bool,
    is_edited: bool,
    fixture_digest: Option<String>,
    created_by: Option<i64>,
    created_at: UtcTime,
    updated_at: UtcTime,
    revision: i64,
    withdrawn_at: Option<UtcTime>,
    withdrawn_by: Option<i64>,
    withdrawn_reason: Option<String>,
    text_waits: bool,
}

#[derive(Queryable, Selectable, Insertable, AsChangeset, Clone)]
#[diesel(table_name = jurisprudence, check_for_backend(MultiBackend), treat_none_as_null = true)]
pub struct CaseColumns {
    title: String,
    jurisdiction: String,
    case_number: String,
    decided_on: NaiveDate,
    parties: String,
    subject: String,
    keywords: Lines,
    facts: String,
    legal_principle: String,
    decision: String,
    relevant_articles: Lines,
    source_name: Option<String>,
    source_id: Option<String>,
    source_url: Option<String>,
    source_licence: Option<String>,
    translation: Option<JsonText<StoredTranslation>>,
    /// What an administrator's search looks through.
    search_key: String,
}

impl From<CaseContent> for CaseColumns {
    fn from(c: CaseContent) -> Self {
        let (source_name, source_id, source_url, source_licence) =
            c.source.map_or((None, None, None, None), |s| (Some(s.name), Some(s.id), s.url, s.licence));
        let searched = fold(&format!("{} {} {} {}", c.title, c.subject, c.jurisdiction, c.case_number));
        Self {
            search_key: searched,
            title: c.title,
            jurisdiction: c.jurisdiction,
            case_number: c.case_number,
            decided_on: c.decided_on,
            parties: c.parties,
            subject: c.subject,
            keywords: JsonText(c.keywords),
            facts: c.facts,
            legal_principle: c.legal_principle,
            decision: c.decision,
            relevant_articles: JsonText(c.relevant_articles),
            source_name,
            source_id,
            source_url,
            source_licence,
            translation: c.translation.map(|t| JsonText(StoredTranslation(t))),
        }
    }
}

impl From<CaseRow> for Case {
    fn from(r: CaseRow) -> Self {
        let c = r.content;
        let (url, licence) = (c.source_url, c.source_licence);
        let source = c.source_name.zip(c.source_id).map(|(name, id)| CaseSource { name, id, url, licence });
        let content = CaseContent {
            title: c.title,
            jurisdiction: c.jurisdiction,
            case_number: c.case_number,
            decided_on: c.decided_on,
            parties: c.parties,
            subject: c.subject,
            keywords: c.keywords.0,
            facts: c.facts,
            legal_principle: c.legal_principle,
            decision: c.decision,
            relevant_articles: c.relevant_articles.0,
            source,
            translation: c.translation.map(|JsonText(StoredTranslation(t))| t),
        };
        let (by, reason) = (r.withdrawn_by, r.withdrawn_reason.unwrap_or_default());
        let withdrawn = r.withdrawn_at.map(|at| Withdrawal { at: at.into(), by, reason });
        Self {
            withdrawn,
            id: r.id,
            key: r.key,
            content,
            is_verified: r.is_verified,
            text_waits: r.text_waits,
            is_active: r.is_active,
            is_edited: r.is_edited,
            is_shipped: r.fixture_digest.is_some(),
            created_by: r.created_by,
            created_at: r.created_at.into(),
            updated_at: r.updated_at.into(),
            revision: r.revision,
        }
    }
}

/// The columns beside the content, on insert.
#[derive(Insertable, Clone)]
#[diesel(table_name = legal_knowledge, check_for_backend(MultiBackend))]
pub struct NewNoteRow {
    pub key: Key,
    #[diesel(embed)]
    pub content: NoteColumns,
    pub is_active: bool,
    pub is_edited: bool,
    pub fixture_digest: Option<String>,
    pub created_by: Option<i64>,
    pub created_at: UtcTime,
    pub updated_at: UtcTime,
    pub revision: i64,
}

#[derive(Insertable, Clone)]
#[diesel(table_name = jurisprudence, check_for_backend(MultiBackend))]
pub struct NewCaseRow {
    pub key: Key,
    #[diesel(embed)]
    pub content: CaseColumns,
    pub is_verified: bool,
    pub text_waits: bool,
    pub is_active: bool,
    pub is_edited: bool,
    pub fixture_digest: Option<String>,
    pub created_by: Option<i64>,
    pub created_at: UtcTime,
    pub updated_at: UtcTime,
    pub revision: i64,
}
