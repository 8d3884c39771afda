//! A decision's translation as one JSON text, in a row and in the shipped decisions.

use crate::domain::{Invalid, Translation};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "TranslationJson", into = "TranslationJson")]
pub struct StoredTranslation(pub Translation);

#[derive(Clone, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct TranslationJson {
    language: String,
    title: String,
    keywords: Vec<String>,
    facts: String,
    legal_principle: String,
    decision: String,
}

impl From<StoredTranslation> for TranslationJson {
    fn from(StoredTranslation(t): StoredTranslation) -> Self {
        Self {
            language: t.language.as_str().to_owned(),
            title: t.title,
            keywords: t.keywords,
            facts: t.facts,
            legal_principle: t.legal_principle,
            decision: t.decision,
        }
    }
}

impl TryFrom<TranslationJson> for StoredTranslation {
    type Error = Invalid;
    fn try_from(t: TranslationJson) -> Result<Self, Invalid> {
        Ok(Self(Translation {
            language: t.language.parse()?,
            title: t.title,
            keywords: t.keywords,
            facts: t.facts,
            legal_principle: t.legal_principle,
            decision: t.decision,
        }))
    }
}
