//! An answer's fields as they are kept in the log. What came later has a default, so that old rows stay readable.

use crate::domain::{Also, AnswerParts, Direct, FirstHelp, Related};
use serde::{Deserialize, Serialize};

#[derive(Debug, Clone, PartialEq, Default, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct PartsJson {
    first_help: Option<FirstHelpJson>,
    direct: Option<DirectJson>,
    basis: Vec<String>,
    also: Option<AlsoJson>,
    related: Vec<RelatedJson>,
    reason: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct FirstHelpJson {
    danger: String,
    say: String,
    now: Vec<String>,
    then: String,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct DirectJson {
    answer: String,
    conditions: Vec<String>,
    action: String,
    is_urgent: bool,
    articles: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct AlsoJson {
    kind: String,
    key: String,
    title: String,
    direct: DirectJson,
    basis: Vec<String>,
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
struct RelatedJson {
    key: String,
    title: String,
}

impl From<Direct> for DirectJson {
    fn from(d: Direct) -> Self {
        Self {
            answer: d.answer,
            conditions: d.conditions,
            action: d.action,
            is_urgent: d.is_urgent,
            articles: d.articles,
        }
    }
}

impl From<DirectJson> for Direct {
    fn from(json: DirectJson) -> Self {
        Self {
            answer: json.answer,
            conditions: json.conditions,
            action: json.action,
            is_urgent: json.is_urgent,
            articles: json.articles,
            denied: None,
        }
    }
}

impl From<&AnswerParts> for PartsJson {
    fn from(parts: &AnswerParts) -> Self {
        let help = parts.first_help.clone();
        let direct = parts.direct.clone();
        Self {
            first_help: help.map(|h| FirstHelpJson {
                danger: h.danger,
                say: h.say,
                now: h.now,
                then: h.then,
            }),
            direct: direct.map(Into::into),
            basis: parts.basis.clone(),
            also: parts.also.clone().map(|a| AlsoJson {
                kind: a.kind.as_str().to_owned(),
                key: a.key,
                title: a.title,
                direct: a.direct.into(),
                basis: a.basis,
            }),
            related: parts
                .related
                .iter()
                .map(|r| RelatedJson { key: r.key.clone(), title: r.title.clone() })
                .collect(),
            reason: parts.reason.map(|reason| reason.as_str().to_owned()),
        }
    }
}

impl From<PartsJson> for AnswerParts {
    fn from(json: PartsJson) -> Self {
        Self {
            first_help: json.first_help.map(|h| FirstHelp {
                danger: h.danger,
                say: h.say,
                now: h.now,
                then: h.then,
            }),
            direct: json.direct.map(Into::into),
            basis: json.basis,
            // One of a kind that this version does not know is left out.
            also: json.also.and_then(|a| {
                let (kind, direct) = (a.kind.parse().ok()?, a.direct.into());
                Some(Also { kind, key: a.key, title: a.title, direct, basis: a.basis })
            }),
            related: json.related.into_iter().map(|r| Related { key: r.key, title: r.title }).collect(),
            // A code of a later program says nothing here.
            reason: json.reason.and_then(|code| code.parse().ok()),
        }
    }
}
