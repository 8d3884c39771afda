//! From a worded problem to a rated service: requests and proposals, messages, cases, appointments.
//!
//! People are known by id alone; their names and profiles belong to `identity`, and notices to `notifications`. What
//! joins them lives in the application's flows, in the same transaction.

pub mod domain;
mod error;
mod store;
mod use_cases;

pub use error::MarketplaceError;

pub use use_cases::appointments::{
    REMIND_APPOINTMENT_BEFORE, Settled, appointment, availability, book_appointment, cancel_appointment,
    claim_appointment_reminders, confirm_appointment, decline_appointment, free_slots, list_appointments,
    set_availability, settle_past_appointments,
};
pub use use_cases::cases::{
    CaseReminder, Cases, REMIND_BEFORE, add_case_event, add_case_note, add_case_party, attach_document,
    attached_document, case_detail, change_case, change_case_event, claim_case_reminders, create_case,
    create_case_for_request, delete_case, detach_document, list_cases, open_cases, remove_case_event,
    remove_case_note, remove_case_party,
};
pub use use_cases::departure::{Departure, depart};
pub use use_cases::export::{
    appointments_to_export, attachments_to_export, case_events_to_export, case_notes_to_export,
    case_parties_to_export, cases_to_export, messages_to_export, proposals_to_export,
    ratings_received_to_export, ratings_to_export, requests_to_export, shown_documents_to_export,
};
pub use use_cases::messages::{
    MessagesRead, Sent, add_attachment, attachment, conversations, forget_unsent_attachments,
    import_messages, last_message_id, mark_message_read, may_upload, messages, missed_messages, new_messages,
    send_message, stored_attachments, take_back_attachment,
};
pub use use_cases::proposals::contacts::{Contact, contacts};
pub use use_cases::proposals::has_proposal::has_proposal;
pub use use_cases::proposals::proposals::{
    proposal, proposals_made, proposals_of_request, proposals_received,
};
pub use use_cases::proposals::propose::propose;
pub use use_cases::proposals::reject_proposal::reject_proposal;
pub use use_cases::proposals::restore_proposal::restore_proposal;
pub use use_cases::proposals::select_proposal::{Selected, select_proposal};
pub use use_cases::proposals::withdraw_proposal::withdraw_proposal;
pub use use_cases::ratings::rate::rate;
pub use use_cases::ratings::rating::rating;
pub use use_cases::ratings::ratings_of::ratings_of;
pub use use_cases::ratings::scores::scores;
pub use use_cases::ratings::update_rating::update_rating;
pub use use_cases::requests::Closed;
pub use use_cases::requests::close_due::close_due;
pub use use_cases::requests::close_idle::close_idle;
pub use use_cases::requests::close_request::close_request;
pub use use_cases::requests::create_request::create_request;
pub use use_cases::requests::deadline_notices::{DeadlineEvent, deadline_notices};
pub use use_cases::requests::delete_draft::delete_draft;
pub use use_cases::requests::hide_request::{hide_request, show_request};
pub use use_cases::requests::idle_reminders::idle_reminders;
pub use use_cases::requests::request::request;
pub use use_cases::requests::requests::requests;
pub use use_cases::requests::requests_by_day::requests_by_day;
pub use use_cases::requests::set_summary::set_summary;
pub use use_cases::requests::update_request::update_request;
pub use use_cases::requests::validate_request::validate_request;
pub use use_cases::visitors::close_for_visitor::close_for_visitor;
pub use use_cases::visitors::erase_for_visitor::erase_for_visitor;
pub use use_cases::visitors::hand_over::hand_over;
pub use use_cases::visitors::publish_for_visitor::publish_for_visitor;
pub use use_cases::visitors::select_for_visitor::select_for_visitor;
pub use use_cases::visitors::visitor_request::{visitor_proposals, visitor_request};
