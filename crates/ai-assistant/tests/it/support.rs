//! What several test files need.
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

use ai_assistant::domain::{Confidence, Language, Passage, PassageKind, Question};
use chrono::{DateTime, Utc};
use database::DbConn;
use diesel::prelude::*;

/// A user's row, as the identity crate would have written it.
pub fn user(conn: &mut DbConn, id: i64) -> i64 {
    diesel::sql_query(format!(
        "INSERT INTO users (id, name, email, email_key, password_hash, role, is_premium, language, is_email_verified, created_at) \
         VALUES ({id}, 'Ngo {id}', 'u{id}@x.cm', 'u{id}@x.cm', 'x', 'client', false, 'fr', false, '2026-11-01 00:00:00')"
    ))
    .execute(conn)
    .unwrap();
    id
}

pub fn at(text: &str) -> DateTime<Utc> {
    text.parse().unwrap()
}

pub fn question(text: &str) -> Question {
    Question::parse(text).unwrap()
}

pub fn note() -> Passage {
    Passage {
        kind: PassageKind::Note,
        key: "travail-preavis-duree".into(),
        title: "Le préavis".into(),
        text: "Le préavis est dû par celui qui rompt le contrat (article 34). La faute lourde en dispense. \
               Toutefois, le tribunal apprécie la faute (article 36). Demandez la lettre de licenciement."
            .into(),
        language: Language::Fr,
        articles: vec![
            "Code du travail (loi n° 92/007 du 14 août 1992), art. 34".into(),
            "Code du travail (loi n° 92/007 du 14 août 1992), art. 36".into(),
        ],
        source: Some("Code du travail".into()),
        url: None,
        confidence: Some(Confidence::High),
        caution: None,
        next_step: None,
        direct: None,
        also: None,
        as_of: Some("2026-11".into()),
        verified_by_lawyer: false,
        domain: "travail".into(),
    }
}
