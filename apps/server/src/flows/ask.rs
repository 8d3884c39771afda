//! A question to the assistant: a document in the making, or an answer from the law.
//!
//! Joins `documents` (the dialogue), `jurisprudence` (what is found) and `ai-assistant` (what is answered, and counted).

use crate::app::App;
use crate::citations;
use crate::flows::named::{Named, named};
use crate::flows::passages::{answer_language, article_passage, passage, passages};
use crate::language::Lang;
use crate::problem::Problem;
use ai_assistant::domain::{
    Answer, AnswerParts, AnswerStatus, ConversationHistory, Engine, Exchange, FirstHelp, Language, LogEntry,
    Nearby, Passage, PassageKind, PromptType, Question, RefusalReason, Related, Role as Speaker, Source,
    Usage, compose, first_help, no_match, sources, talk,
};
use ai_assistant::{AiError, AnswerEvent};
use chrono::{DateTime, Utc};
use documents::{Actor, DocumentsError, DraftStep, DraftView, ParamType};
use futures_util::StreamExt;
use identity::domain::{Role, User};
use jurisprudence::domain::Standing;
use jurisprudence::{Decision, Refusal, Retrieval};
use std::sync::Arc;
use tokio::sync::mpsc::Sender;

/// Articles of law beside what else was found.
const MOST_ARTICLES: usize = 2;

pub struct Asked {
    pub user: Arc<User>,
    pub question: Question,
    pub history: ConversationHistory,
    /// The conversation that it goes on with, the asker's own; none: it begins one.
    pub conversation: Option<i64>,
    pub prompt_type: PromptType,
    /// The asker's, for words that are of both languages.
    pub lang: Lang,
    pub now: DateTime<Utc>,
}

/// The answer, and what came of it.
pub struct Outcome {
    pub answer: Answer,
    /// A document that this message finished: its number and title.
    pub document: Option<(i64, String)>,
    pub draft: Option<DraftView>,
    pub usage: Usage,
    pub log_id: Option<i64>,
    /// Of what was logged.
    pub conversation_id: Option<i64>,
}

/// What a listener is told while the answer is made. `Done` or `Failed` is the last.
pub enum Event {
    Sources(AnswerStatus, Vec<Source>),
    Delta(String),
    Done(Box<Outcome>),
    Failed(Problem),
}

/// `events` hears of the answer while it is made; what is answered is the same without it.
pub async fn ask(app: &App, asked: Asked, events: Option<&Sender<Event>>) -> Result<Outcome, Problem> {
    let found = retrieve(app, &asked.question, &asked.history, asked.lang).await?;
    // Nobody in danger is asked for the next field, and no false document begins here.
    let is_no_time = found.first_help.is_some() || found.asks_for_crime();
    let aside = match document_step(app, &asked, is_no_time).await? {
        Some(DraftStep::Aside { view }) => Some(view),
        Some(step) => return document_outcome(app, &asked, step).await,
        None => None,
    };
    let mut outcome = answer_from_law(app, asked, found, events).await?;
    if let Some(view) = aside {
        outcome.answer.response.push_str("\n\n");
        outcome.answer.response.push_str(&view.question(None));
        outcome.draft = Some(view);
    }
    Ok(outcome)
}

pub fn actor(user: &User, now: DateTime<Utc>) -> Actor {
    let audience = match user.role {
        Role::Client => documents::Audience::Client,
        Role::Avocat => documents::Audience::Avocat,
        Role::Huissier => documents::Audience::Huissier,
        Role::Policier => documents::Audience::Policier,
        Role::Gendarme => documents::Audience::Gendarme,
        Role::Admin => documents::Audience::Admin,
    };
    Actor { user_id: user.id, audience, premium: user.premium.is_active(now) }
}

/// Premium people and administrators ask without counting.
pub fn is_unlimited(user: &User, now: DateTime<Utc>) -> bool {
    user.role == Role::Admin || user.premium.is_active(now)
}

/// The next step of a document in the making, or the first one where the message asks for a document.
async fn document_step(app: &App, asked: &Asked, is_no_time: bool) -> Result<Option<DraftStep>, Problem> {
    let (actor, now, text) = (actor(&asked.user, asked.now), asked.now, asked.question.as_str().to_owned());
    let reader = asked.lang.into();
    let wanted = if is_no_time { None } else { documents::detect_request(&text) };
    // Most questions have to do with no document, and then nothing is written.
    if wanted.is_none() {
        let draft = app.db.read(move |c| documents::current_draft(c, actor.user_id, now)).await;
        if draft.map_err(Problem::documents)?.is_none() {
            return Ok(None);
        }
    }
    let step = app
        .db
        .write(move |c| {
            let draft = documents::current_draft(c, actor.user_id, now)?;
            // A story may speak of a contract; a name or a place does not ask for one.
            let tells = draft.as_ref().is_some_and(|view| view.asking.kind == ParamType::LongText);
            let template = match (draft, wanted) {
                _ if is_no_time && !tells => return Ok(None),
                (Some(_), wanted) if tells || wanted.is_none() => {
                    return documents::answer_field(c, actor, &text, now);
                }
                (Some(view), Some(same)) if view.template == same => {
                    return Ok(Some(DraftStep::Ask { view, problem: None }));
                }
                (_, Some(template)) => template,
                (_, None) => return Ok(None),
            };
            let lang = match Language::detect(&text).unwrap_or(reader) {
                Language::Fr => documents::Lang::Fr,
                Language::En => documents::Lang::En,
            };
            match documents::start_draft(c, actor, template, lang, &text, now) {
                Ok(step) => Ok(Some(step)),
                Err(DocumentsError::RoleNotAllowed) => Ok(Some(DraftStep::NotForRole { template, lang })),
                Err(e) => Err(e),
            }
        })
        .await;
    step.map_err(Problem::documents)
}

async fn document_outcome(app: &App, asked: &Asked, step: DraftStep) -> Result<Outcome, Problem> {
    let response = step.message().unwrap_or_default();
    let (document, draft, lang) = match step {
        DraftStep::Completed(d) => (Some((d.id, d.title.clone())), None, d.language),
        DraftStep::Ask { view, .. } | DraftStep::Aside { view } => {
            let lang = view.lang;
            (None, Some(view), lang)
        }
        DraftStep::Cancelled { lang, .. } | DraftStep::NotForRole { lang, .. } => (None, None, lang),
    };
    let language = match lang {
        documents::Lang::Fr => Language::Fr,
        documents::Lang::En => Language::En,
    };
    // A field asked for is no consultation: it rests on no source, and does not count.
    let answer = Answer {
        response,
        status: AnswerStatus::Grounded,
        language,
        engine: Engine::Builtin,
        notice: None,
        sources: Vec::new(),
        next_step: String::new(),
        parts: AnswerParts::default(),
    };
    let usage = usage(app, asked).await?;
    Ok(Outcome { answer, document, draft, usage, log_id: None, conversation_id: None })
}

async fn usage(app: &App, asked: &Asked) -> Result<Usage, Problem> {
    let (id, unlimited, now) = (asked.user.id, is_unlimited(&asked.user, asked.now), asked.now);
    app.db.read(move |c| ai_assistant::usage(c, id, unlimited, now)).await.map_err(Problem::assistant)
}

/// What was found for a message.
pub struct Found {
    pub language: Language,
    pub passages: Vec<Passage>,
    /// Somebody is in danger, and the law that protects.
    pub first_help: Option<(FirstHelp, Option<Passage>)>,
    /// It is no question: what is said back.
    pub talk: Option<String>,
    pub nearby: Nearby,
}

/// What was found for a question after what was said before, on a blocking thread.
pub(super) async fn retrieve(
    app: &App,
    question: &Question,
    history: &ConversationHistory,
    lang: Lang,
) -> Result<Found, Problem> {
    let (engine, question) = (app.assistant.engine().await?, question.clone());
    let (asked, search) = (question.clone(), engine.clone());
    let before: Vec<String> =
        history.turns().iter().filter(|t| t.role == Speaker::User).map(|t| t.content.clone()).collect();
    let found = tokio::task::spawn_blocking(move || {
        let before: Vec<&str> = before.iter().map(String::as_str).collect();
        let found = search.search_after(&before, question.as_str(), lang.into());
        (found.may_name_articles, of_retrieval(found))
    });
    let (may_name_articles, mut found) = found.await.map_err(|e| Problem::internal(&e))?;
    if found.first_help.is_some() || found.talk.is_some() || found.asks_for_crime() {
        return Ok(found);
    }
    let language = found.language;
    // The search knows the laws that notes name; a law may have been imported since.
    if found.nearby.reason == Some(RefusalReason::UnknownLaw)
        && citations::knows_a_text(app, asked.as_str(), domain_language(language))
            .await
            .map_err(Problem::jurisprudence)?
    {
        found.nearby = Nearby { reason: None, unknown_law: None, ..found.nearby };
    }
    let named = match may_name_articles {
        true => named(app, &engine, asked.as_str(), language).await?,
        false => Named::default(),
    };
    let mut passages = named.beside(found.passages);
    let beside = articles(app, &asked, language, &passages).await?;
    let is_new = |p: &Passage| passages.iter().all(|known| known.key != p.key);
    let beside: Vec<Passage> = beside.into_iter().filter(is_new).collect();
    passages.extend(beside);
    let reading = domain_language(language);
    let labelled = citations::caution_repealed(app, &mut passages, reading).await;
    labelled.map_err(Problem::jurisprudence)?;
    found.passages = passages;
    Ok(found)
}

/// What the assistant makes its answer of.
pub fn of_retrieval(found: Retrieval) -> Found {
    let language = answer_language(found.language);
    let nearby = found.refusal.map_or_else(Nearby::default, |refusal| nearby(refusal, language));
    let subjects = found.suggestions.into_iter();
    Found {
        language,
        passages: if found.decision == Decision::Inside {
            passages(found.hits, language)
        } else {
            Vec::new()
        },
        first_help: found.first_help.map(|help| {
            let law = help.law.map(|hit| passage(hit, language));
            let danger = help.kind.as_str().to_owned();
            (FirstHelp { danger, say: help.say, now: help.now, then: help.then }, law)
        }),
        talk: found.talk.map(|reply| reply.say),
        nearby: Nearby {
            subjects: subjects.map(|s| Related { key: s.key.as_str().to_owned(), title: s.title }).collect(),
            ..nearby
        },
    }
}

fn nearby(refusal: Refusal, language: Language) -> Nearby {
    let of = |reason| Nearby { reason: Some(reason), ..Nearby::default() };
    match refusal {
        Refusal::Elsewhere => of(RefusalReason::Elsewhere),
        Refusal::Medicine => of(RefusalReason::Medicine),
        Refusal::CrimeHelp { offence } => {
            Nearby { offence: offence.map(|hit| passage(*hit, language)), ..of(RefusalReason::CrimeHelp) }
        }
        Refusal::UnknownLaw { law } => Nearby { unknown_law: law, ..of(RefusalReason::UnknownLaw) },
        Refusal::NotLaw => of(RefusalReason::NotLaw),
        Refusal::NearMiss => of(RefusalReason::NearMiss),
        Refusal::Instruction => of(RefusalReason::Instruction),
    }
}

impl Found {
    fn asks_for_crime(&self) -> bool {
        self.nearby.reason == Some(RefusalReason::CrimeHelp)
    }

    /// The built-in engine's answer.
    pub fn answer(self, question: &Question, prompt_type: PromptType) -> Answer {
        match self {
            Self { first_help: Some((help, law)), language, .. } => first_help(question, language, help, law),
            Self { talk: Some(say), language, .. } => talk(language, say),
            Self { passages, nearby, language, .. } if passages.is_empty() => no_match(language, nearby),
            Self { passages, language, .. } => compose(question, language, prompt_type, &passages),
        }
    }
}

/// The words of the law itself, where it is in force and here: of the articles that the question names with the number of
/// their law, and of those that the best note rests on.
async fn articles(
    app: &App,
    question: &Question,
    language: Language,
    found: &[Passage],
) -> Result<Vec<Passage>, Problem> {
    let note = found.iter().find(|p| p.kind == PassageKind::Note);
    let citations = note.map(|p| p.articles.clone()).unwrap_or_default();
    let (text, now) = (question.as_str().to_owned(), app.clock.now());
    let wanted = (domain_language(language), MOST_ARTICLES);
    let here = app.db.read(move |c| jurisprudence::citable_articles(c, &text, &citations, wanted, now)).await;
    let here = here.map_err(Problem::jurisprudence)?;
    Ok(here
        .into_iter()
        .map(|(law, a)| article_passage(&law, &a, Standing::InForce, language, &app.config.public_url))
        .collect())
}

pub(super) fn domain_language(language: Language) -> jurisprudence::domain::Language {
    match language {
        Language::Fr => jurisprudence::domain::Language::Fr,
        Language::En => jurisprudence::domain::Language::En,
    }
}

async fn answer_from_law(
    app: &App,
    asked: Asked,
    found: Found,
    events: Option<&Sender<Event>>,
) -> Result<Outcome, Problem> {
    let is_for_a_model = found.first_help.is_none() && found.talk.is_none() && !found.passages.is_empty();
    match &app.assistant.remote {
        Some(remote) if is_for_a_model => {
            remote_answer(app, remote, asked, found.language, found.passages, events).await
        }
        _ => builtin_answer(app, asked, found, events).await,
    }
}

async fn builtin_answer(
    app: &App,
    asked: Asked,
    found: Found,
    events: Option<&Sender<Event>>,
) -> Result<Outcome, Problem> {
    let answer = found.answer(&asked.question, asked.prompt_type);
    if answer.status == AnswerStatus::Talk {
        tell(events, Event::Sources(answer.status, Vec::new())).await;
        let usage = usage(app, &asked).await?;
        return Ok(Outcome {
            answer,
            document: None,
            draft: None,
            usage,
            log_id: None,
            conversation_id: None,
        });
    }
    let exchange = Exchange::new(asked.question.clone(), asked.prompt_type, &answer);
    let exchange = exchange.within(asked.conversation);
    let (id, unlimited, now) = (asked.user.id, is_unlimited(&asked.user, asked.now), asked.now);
    // Counted before it is shown: of questions sent at once no more are answered than the month has.
    let recorded = app.db.write(move |c| {
        let entry = ai_assistant::record_at_once(c, id, unlimited, &exchange, now)?;
        Ok::<_, AiError>((entry, ai_assistant::usage(c, id, unlimited, now)?))
    });
    let (entry, usage) = recorded.await.map_err(Problem::assistant)?;
    tell(events, Event::Sources(answer.status, answer.sources.clone())).await;
    Ok(logged(answer, usage, &entry))
}

fn logged(answer: Answer, usage: Usage, entry: &LogEntry) -> Outcome {
    let (log_id, conversation_id) = (Some(entry.id), Some(entry.conversation_id));
    Outcome { answer, document: None, draft: None, usage, log_id, conversation_id }
}

/// Sets an answer aside, asks the model outside any transaction, then counts it or gives it back.
///
/// The answer is finished and logged also when nobody listens any more: what was shown cannot be taken back.
async fn remote_answer(
    app: &App,
    remote: &ai_assistant::RemoteEngine,
    asked: Asked,
    language: Language,
    passages: Vec<Passage>,
    events: Option<&Sender<Event>>,
) -> Result<Outcome, Problem> {
    let (id, unlimited, now) = (asked.user.id, is_unlimited(&asked.user, asked.now), asked.now);
    let held = app
        .db
        .write(move |c| ai_assistant::reserve(c, id, unlimited, now))
        .await
        .map_err(Problem::assistant)?;
    tell(events, Event::Sources(AnswerStatus::Grounded, sources(&asked.question, &passages))).await;
    let mut stream =
        remote.answer(asked.question.clone(), asked.history, language, asked.prompt_type, passages);
    let mut answer = None;
    while let Some(event) = stream.next().await {
        match event {
            AnswerEvent::Delta(text) => tell(events, Event::Delta(text)).await,
            AnswerEvent::Done { answer: done, failure } => {
                if let Some(kind) = failure {
                    tracing::warn!(%kind, "the remote model failed; the built-in engine answered");
                }
                answer = Some(*done);
            }
        }
    }
    let answer = answer.unwrap_or_else(|| ai_assistant::domain::unavailable(language));
    let exchange = Exchange::new(asked.question, asked.prompt_type, &answer).within(asked.conversation);
    let done = app.clock.now();
    let recorded = app.db.write(move |c| {
        let entry = ai_assistant::record(c, held, &exchange, done)?;
        Ok::<_, AiError>((entry, ai_assistant::usage(c, id, unlimited, done)?))
    });
    let (entry, usage) = recorded.await.map_err(Problem::assistant)?;
    Ok(logged(answer, usage, &entry))
}

/// A listener that went away is no error.
async fn tell(events: Option<&Sender<Event>>, event: Event) {
    if let Some(events) = events {
        let _ = events.send(event).await;
    }
}
