//! Legal documents: templates, typed parameters, HTML that is safe to keep, versions, and the files made from it.
mod dialogue;
mod domain;
mod error;
mod fonts;
mod render;
mod store;
mod use_cases;

pub use dialogue::{DraftStep, DraftView, StoredDraft};
pub use domain::audience::{Actor, Audience, Bilingual, Lang, UnknownCode};
pub use domain::catalog::{all as all_templates, find as find_template, open_to as templates_for, template};
pub use domain::dates::{
    Moment, date_in_figures, date_in_words, day_in_cameroon, parse_date, parse_moment, time_in_figures,
    time_in_words,
};
pub use domain::document::{Document, Draft as Preview, Filter, Origin, Summary, TITLE_MAX, Version};
pub use domain::html::{CONTENT_MAX, sanitise};
pub use domain::numbers::{
    AMOUNT_MAX, AmountError, amount_in_figures, amount_in_words, in_words, parse_amount,
};
pub use domain::parameters::{FieldError, Parameters, Reason};
pub use domain::request::detect as detect_request;
pub use domain::template::{
    MULTI_LINE_MAX, Mention, ParamType, Parameter, SINGLE_LINE_MAX, Template, TemplateId,
};
pub use domain::text::slug;
pub use error::DocumentsError;
pub use render::{File, Format, content_as, page_as_pdf};
pub use use_cases::answer_field::answer_field;
pub use use_cases::cancel_draft::cancel_draft;
pub use use_cases::current_draft::current_draft;
pub use use_cases::delete::delete;
pub use use_cases::download::download;
pub use use_cases::export::{documents_to_export, draft_to_export, versions_to_export};
pub use use_cases::forget_person::forget_person;
pub use use_cases::generate::{NewDocument, generate};
pub use use_cases::get::get;
pub use use_cases::list::list;
pub use use_cases::preview::preview;
pub use use_cases::reset::reset;
pub use use_cases::start_draft::start_draft;
pub use use_cases::summaries::summaries;
pub use use_cases::update::{Change, update};
pub use use_cases::versions::versions;
