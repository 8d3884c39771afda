//! How decisions look to administrators, field by field.

use chrono::{DateTime, NaiveDate, Utc};
use jurisprudence::ProbableDuplicate;
use jurisprudence::domain::{Case, CaseSource, Translation, Withdrawal};
use serde::Serialize;
use std::collections::HashMap;
use utoipa::ToSchema;

/// Names of administrators, by their ids.
pub type Names = HashMap<i64, String>;

/// Where a decision was taken from; the licence is named beside it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CaseLawSource)]
pub struct CaseLawSourceView {
    pub name: String,
    pub id: String,
    pub url: Option<String>,
    pub licence: Option<String>,
}

impl From<CaseSource> for CaseLawSourceView {
    fn from(s: CaseSource) -> Self {
        Self { name: s.name, id: s.id, url: s.url, licence: s.licence }
    }
}

/// When a decision was deleted, by whom and why.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CaseLawWithdrawal)]
pub struct WithdrawalView {
    pub at: DateTime<Utc>,
    /// None: it was deleted before this was kept, or the account is gone.
    pub by: Option<i64>,
    /// What that administrator is called.
    pub by_name: Option<String>,
    /// Empty where nobody gave one.
    pub reason: String,
}

impl From<Withdrawal> for WithdrawalView {
    fn from(w: Withdrawal) -> Self {
        Self { at: w.at, by: w.by, by_name: None, reason: w.reason }
    }
}

/// Our summary of a decision in the other language than the decision's own.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DecisionTranslation)]
pub struct TranslationView {
    /// fr or en
    pub language: &'static str,
    pub title: String,
    pub keywords: Vec<String>,
    pub facts: String,
    pub legal_principle: String,
    pub decision: String,
}

impl From<Translation> for TranslationView {
    fn from(t: Translation) -> Self {
        Self {
            language: t.language.as_str(),
            title: t.title,
            keywords: t.keywords,
            facts: t.facts,
            legal_principle: t.legal_principle,
            decision: t.decision,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CaseLaw)]
pub struct CaseLawView {
    pub id: i64,
    /// Stable: it stands in answers and links.
    pub key: String,
    pub title: String,
    pub jurisdiction: String,
    pub case_number: String,
    pub date: NaiveDate,
    pub parties: String,
    /// civil, penal, commercial, travail, administratif, foncier or famille
    pub subject: String,
    pub keywords: Vec<String>,
    pub facts: String,
    pub legal_principle: String,
    pub decision: String,
    pub relevant_articles: Vec<String>,
    pub translation: Option<TranslationView>,
    pub source: Option<CaseLawSourceView>,
    /// An administrator vouches for it.
    pub is_verified: bool,
    /// A text joined it since it was verified: everybody reads what was vouched for, and the text once it is verified again.
    pub text_waits: bool,
    /// It came with the product, each tied to its source.
    pub is_shipped: bool,
    /// Our corrections are ours, not the source's.
    pub is_edited: bool,
    pub created_by: Option<i64>,
    pub created_at: DateTime<Utc>,
    pub updated_at: DateTime<Utc>,
    /// Names this state of it: who changes it sends it back.
    pub revision: i64,
    /// Of a deleted one, of which court, day, number and the source's id are left.
    pub withdrawn: Option<WithdrawalView>,
}

impl From<Case> for CaseLawView {
    fn from(c: Case) -> Self {
        let Case { content: d, .. } = c;
        Self {
            id: c.id,
            key: c.key.to_string(),
            title: d.title,
            jurisdiction: d.jurisdiction,
            case_number: d.case_number,
            date: d.decided_on,
            parties: d.parties,
            subject: d.subject,
            keywords: d.keywords,
            facts: d.facts,
            legal_principle: d.legal_principle,
            decision: d.decision,
            relevant_articles: d.relevant_articles,
            translation: d.translation.map(Into::into),
            source: d.source.map(Into::into),
            is_verified: c.is_verified,
            text_waits: c.text_waits,
            is_shipped: c.is_shipped,
            is_edited: c.is_edited,
            created_by: c.created_by,
            created_at: c.created_at,
            updated_at: c.updated_at,
            revision: c.revision,
            withdrawn: c.withdrawn.map(Into::into),
        }
    }
}

impl CaseLawView {
    /// With the name of whoever deleted it.
    pub fn named(case: Case, names: &Names) -> Self {
        let mut view = Self::from(case);
        if let Some(gone) = &mut view.withdrawn {
            gone.by_name = gone.by.and_then(|by| names.get(&by).cloned());
        }
        view
    }
}

/// Two rows that may be one decision.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CaseLawPair)]
pub struct CaseLawPairView {
    pub first: CaseLawView,
    pub second: CaseLawView,
}

impl From<ProbableDuplicate> for CaseLawPairView {
    fn from(p: ProbableDuplicate) -> Self {
        Self { first: p.first.into(), second: p.second.into() }
    }
}
