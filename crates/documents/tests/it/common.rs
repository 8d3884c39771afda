use chrono::{DateTime, NaiveDate, Utc};
use database::DbConn;
use diesel::prelude::*;
use documents::{Actor, Audience, DocumentsError, Lang, NewDocument, Origin, Parameters, Preview};

pub fn now() -> DateTime<Utc> {
    "2026-11-21T10:00:00Z".parse().unwrap()
}

pub fn parameters(pairs: &[(&str, &str)]) -> Parameters {
    pairs.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect()
}

pub fn complete(template: &str) -> Parameters {
    parameters(match template {
        "contrat-bail" => &[
            ("bailleur", "Mme Ngo Mbock Esther"),
            ("preneur", "M. Tchoumi Alain, commerçant"),
            ("adresse", "Douala, Akwa, rue Joffre"),
            ("montant", "150 000"),
            ("duree", "3 ans"),
        ],
        "pv-enquete" => &[
            ("officier", "Inspecteur Abena Joseph"),
            ("lieu", "Yaoundé, marché Mokolo"),
            ("date", "2026-12-15"),
            ("faits", "Ce jour vers 14 heures, un vol a été constaté.\nLe plaignant a été entendu."),
            ("temoins", "M. Ateba Paul"),
        ],
        "assignation" => &[
            ("demandeur", "M. Fotso Bernard"),
            ("defendeur", "Wouri Transit SARL"),
            ("objet", "paiement de loyers commerciaux"),
            ("tribunal", "Tribunal de première instance de Douala-Bonanjo"),
            ("date_audience", "2026-12-15T07:30"),
        ],
        _ => &[
            ("autorite", "Brigade de Bonabéri, adjudant Mvondo"),
            ("convoque", "M. Nkeng Peter"),
            ("motif", "audition comme témoin"),
            ("lieu", "Brigade de Bonabéri, bureau 4"),
            ("date_heure", "2026-12-15T09:30"),
        ],
    })
}

pub fn new(template: &str, lang: Lang) -> NewDocument {
    NewDocument {
        template: template.to_owned(),
        parameters: complete(template),
        language: lang,
        origin: Origin::Form,
    }
}

/// As on a day long before every date of these tests.
pub fn previewed(
    actor: Actor,
    template: &str,
    given: &Parameters,
    lang: Lang,
) -> Result<Preview, DocumentsError> {
    ::documents::preview(actor, template, given, lang, NaiveDate::default())
}

/// A user's row, as the accounts crate would write it; only what the tables require.
pub fn user(conn: &mut DbConn, audience: Audience) -> Actor {
    #[derive(QueryableByName)]
    struct Id {
        #[diesel(sql_type = diesel::sql_types::BigInt)]
        id: i64,
    }
    let key = format!("u{}", KEYS.fetch_add(1, std::sync::atomic::Ordering::Relaxed));
    let sql = format!(
        "INSERT INTO users (name, email, email_key, password_hash, role, is_premium, language, is_email_verified, created_at)
         VALUES ('Test', '{key}@example.cm', '{key}@example.cm', 'x', '{}', {yes}, 'fr', {yes}, '2026-01-01 00:00:00') RETURNING id",
        audience.as_str(),
        yes = "TRUE",
    );
    let row: Id = diesel::sql_query(sql).get_result(conn).unwrap();
    Actor { user_id: row.id, audience, premium: true }
}

static KEYS: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
