//! A visitor's question: answered by the built-in engine, and counted where it is answered from the law. A remote model never
//! sees what visitors write, and nothing of it is kept.

use super::ask::{Found, retrieve};
use crate::app::App;
use crate::language::Lang;
use crate::problem::Problem;
use crate::visitor::fresh;
use ai_assistant::domain::{Answer, AnswerStatus, ConversationHistory, PromptType, Question};
use anonymous_access::domain::{Quota, VisitorId};
use anonymous_access::{Comer, Taken};
use chrono::{DateTime, Utc};

pub struct Answered {
    pub answer: Answer,
    /// What is left after it.
    pub quota: Quota,
    /// Of a visitor that was counted.
    pub visitor: Option<VisitorId>,
}

pub async fn ask(
    app: &App,
    comer: Comer,
    (question, history): (Question, ConversationHistory),
    (lang, now): (Lang, DateTime<Utc>),
) -> Result<Answered, Problem> {
    let found = retrieve(app, &question, &history, lang).await?;
    if found.first_help.is_some() {
        // Whatever is left: nobody in danger is refused, or counted.
        return uncounted(app, comer, found, &question, now).await;
    }
    let (taking, fresh) = (comer.clone(), fresh());
    let taken = app.db.write(move |c| anonymous_access::take_message(c, &taking, &fresh, now)).await;
    let taken = taken.map_err(|e| Problem::anonymous(e, now))?;
    let answer = found.answer(&question, PromptType::General);
    if answer.status == AnswerStatus::Grounded {
        return Ok(Answered { answer, visitor: Some(taken.visitor), quota: taken.quota });
    }
    let Taken { visitor, .. } = taken.clone();
    let given_back = app.db.write(move |c| {
        anonymous_access::give_back_message(c, &taken)?;
        anonymous_access::quota(c, &Comer { visitor: Some(taken.visitor), ..comer }, now)
    });
    let quota = given_back.await.map_err(|e| Problem::anonymous(e, now))?;
    Ok(Answered { answer, visitor: Some(visitor), quota })
}

async fn uncounted(
    app: &App,
    comer: Comer,
    found: Found,
    question: &Question,
    now: DateTime<Utc>,
) -> Result<Answered, Problem> {
    let quota = app.db.read(move |c| anonymous_access::quota(c, &comer, now)).await;
    let quota = quota.map_err(|e| Problem::anonymous(e, now))?;
    Ok(Answered { answer: found.answer(question, PromptType::General), quota, visitor: None })
}
