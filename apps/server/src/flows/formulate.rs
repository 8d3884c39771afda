//! Helps a client put a problem into words; the law's own notes say which branch of law it is.

use crate::app::App;
use crate::language::Lang;
use crate::problem::Problem;
use ai_assistant::{Formulation, FormulationInput, help_formulate, speaks_of};

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
    if let Some(domain) = domain(app, &input, lang).await? {
        found.suggested_domain = domain.to_owned();
    }
    Ok(found)
}

/// The branch of the note that what was told is nearest to; of branches about as near, one that its words speak of: the
/// same "caution" is a deposit, a surety and a release. None while the index is being built, or where no note is near.
async fn domain(app: &App, input: &FormulationInput, lang: Lang) -> Result<Option<&'static str>, Problem> {
    let Some(engine) = app.assistant.current() else { return Ok(None) };
    let told: String = input.told().chars().take(COMPARED).collect();
    let found = tokio::task::spawn_blocking(move || {
        let near = engine.branches(&told, lang.into());
        near.iter().find(|branch| speaks_of(&told, branch.as_str())).or(near.first()).map(|b| b.as_str())
    });
    let found = found.await.map_err(|e| Problem::internal(&e))?;
    Ok(found.filter(|code| *code != "autre"))
}
