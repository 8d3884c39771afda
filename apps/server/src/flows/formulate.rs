//! Helps a client put a problem into words; the law's own notes say which branch of law it is.

use crate::app::App;
use crate::language::Lang;
use crate::problem::Problem;
use ai_assistant::{Formulation, FormulationInput, help_formulate};
use jurisprudence::domain::LegalDomain;

/// So much of what was told is compared with the notes.
const COMPARED: usize = 1_000;

pub async fn formulate(app: &App, input: FormulationInput, lang: Lang) -> Result<Formulation, Problem> {
    let fallback = lang.into();
    let mut found = match &app.assistant.remote {
        Some(remote) => {
            let (found, failure) = remote.help_formulate(&input, fallback).await;
            if let Some(kind) = failure {
                tracing::warn!(%kind, "the remote model failed; the built-in assistant answered");
            }
            found
        }
        None => help_formulate(&input, fallback),
    };
    let likely = found.suggested_domain.parse().ok().filter(|d| *d != LegalDomain::Autre);
    if let Some(domain) = domain(app, &input, likely, lang).await? {
        found.suggested_domain = domain.to_owned();
    }
    Ok(found)
}

/// The branch of the notes that what was told is nearest to; none while the index is being built, or where none is near.
async fn domain(
    app: &App,
    input: &FormulationInput,
    likely: Option<LegalDomain>,
    lang: Lang,
) -> Result<Option<&'static str>, Problem> {
    let Some(engine) = app.assistant.current() else { return Ok(None) };
    let told: String = input.told().chars().take(COMPARED).collect();
    let found = tokio::task::spawn_blocking(move || engine.branch(&told, lang.into(), likely));
    let found = found.await.map_err(|e| Problem::internal(&e))?;
    Ok(found.map(|branch| branch.as_str()).filter(|code| *code != "autre"))
}
