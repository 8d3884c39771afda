//! A visitor's question: counted first, then answered by the built-in engine. A remote model never sees what visitors write,
//! and nothing of it is kept.

use super::ask::retrieve;
use crate::app::App;
use crate::language::Lang;
use crate::problem::Problem;
use crate::visitor::fresh;
use ai_assistant::domain::{Answer, PromptType, Question, compose, no_match_for_visitor};
use anonymous_access::{Comer, Taken};
use chrono::{DateTime, Utc};

pub struct Answered {
    pub answer: Answer,
    pub taken: Taken,
}

pub async fn ask(
    app: &App,
    comer: Comer,
    question: Question,
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<Answered, Problem> {
    let fresh = fresh();
    let taken = app.db.write(move |c| anonymous_access::take_message(c, &comer, &fresh, now)).await;
    let taken = taken.map_err(|e| Problem::anonymous(e, now))?;
    match retrieve(app, &question, lang).await {
        Ok((language, passages)) => {
            let answer = match passages.as_slice() {
                [] => no_match_for_visitor(&question, language),
                found => compose(&question, language, PromptType::General, found),
            };
            Ok(Answered { answer, taken })
        }
        Err(problem) => {
            let given_back = app.db.write(move |c| anonymous_access::give_back_message(c, &taken)).await;
            given_back.map_err(|e| Problem::anonymous(e, now))?;
            Err(problem)
        }
    }
}
