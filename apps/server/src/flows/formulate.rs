//! Helps a client put a problem into words; the law's own notes say which branch of law it is.

use crate::app::App;
use crate::language::Lang;
use crate::problem::Problem;
use ai_assistant::{Formulation, FormulationInput, help_formulate};
use jurisprudence::Decision;

/// So much of what was said is compared with the notes.
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
    if let Some(domain) = domain(app, &input, lang).await? {
        found.suggested_domain = domain.to_owned();
    }
    Ok(found)
}

/// The branch of the note that what was said is nearest to; none while the index is being built, or where none is near.
async fn domain(app: &App, input: &FormulationInput, lang: Lang) -> Result<Option<&'static str>, Problem> {
    let Some(engine) = app.assistant.current() else { return Ok(None) };
    let said: String = input.said().chars().take(COMPARED).collect();
    let found = tokio::task::spawn_blocking(move || {
        let found = engine.search_for(&said, lang.into());
        let inside = found.decision == Decision::Inside;
        found.hits.into_iter().find_map(|hit| hit.domain).filter(|_| inside).map(|d| d.as_str())
    });
    let found = found.await.map_err(|e| Problem::internal(&e))?;
    Ok(found.filter(|code| *code != "autre"))
}
