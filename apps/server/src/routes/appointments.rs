//! Availability, slots and appointments.

use crate::authorize::{Allowed, ClientOnly, ProfessionalOnly, SignedIn};
use crate::flows::appointments::{self as flow, Step};
use crate::problem::{Problem, ProblemBody};
use crate::routes::appointments_views::{AppointmentView, SlotView, WindowView};
use crate::routes::cases::invalid;
use crate::routes::{id, id_or_digits, text_or_empty};
use actix_web::http::header::{ContentDisposition, DispositionParam, DispositionType};
use actix_web::web::{Json, Path, Query};
use actix_web::{HttpResponse, get, patch, post, put};
use marketplace::domain::appointments::{
    Answer, AppointmentFilter, NewAppointment, RawAnswer, RawAppointment, RawSlotQuery, RawWindow, SlotQuery,
    Week,
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(show_availability)
        .service(set_availability)
        .service(slots)
        .service(list_appointments)
        .service(book)
        .service(confirm)
        .service(decline)
        .service(cancel)
        .service(calendar_file);
}

/// One's own week.
#[utoipa::path(tag = "appointments", responses(
    (status = 200, body = [WindowView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/availability")]
async fn show_availability(a: Allowed<ProfessionalOnly>) -> Result<Json<Vec<WindowView>>, Problem> {
    let user = a.caller.id;
    let week = a.app.db.read(move |c| marketplace::availability(c, user)).await;
    Ok(Json(WindowView::week(&week.map_err(Problem::marketplace)?)))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct WindowRequest {
    /// 0 is Sunday.
    day_of_week: i64,
    /// HH:MM on a quarter of an hour, on clocks in Cameroon.
    #[serde(default, deserialize_with = "text_or_empty")]
    start_time: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    end_time: String,
    /// true when absent
    is_active: Option<bool>,
}

impl WindowRequest {
    fn raw(self) -> RawWindow {
        RawWindow {
            day_of_week: self.day_of_week,
            start_time: self.start_time,
            end_time: self.end_time,
            is_active: self.is_active.unwrap_or(true),
        }
    }
}

/// The whole week at once; what was booked before stays booked.
#[utoipa::path(tag = "appointments", request_body = [WindowRequest], responses(
    (status = 200, body = [WindowView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[put("/api/availability")]
async fn set_availability(
    a: Allowed<ProfessionalOnly>,
    body: Json<Vec<WindowRequest>>,
) -> Result<Json<Vec<WindowView>>, Problem> {
    let raw: Vec<RawWindow> = body.into_inner().into_iter().map(WindowRequest::raw).collect();
    let week = Week::parse(&raw).map_err(invalid)?;
    let (view, user, now) = (WindowView::week(&week), a.caller.id, a.now);
    let saved = a.app.db.write(move |c| marketplace::set_availability(c, user, &week, now)).await;
    saved.map_err(Problem::marketplace)?;
    Ok(Json(view))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct SlotParams {
    /// A day (YYYY-MM-DD) in Cameroon; today when absent.
    from: Option<String>,
    /// 1 to 60 days; 14 when absent.
    days: Option<i64>,
    /// Minutes, a multiple of 15 from 15 to 480; 60 when absent.
    duration: Option<i64>,
}

/// The free slots of a professional, at least two hours and at most sixty days ahead.
#[utoipa::path(tag = "appointments", params(SlotParams), responses(
    (status = 200, body = [SlotView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/professionals/{id}/slots")]
async fn slots(
    a: Allowed<SignedIn>,
    path: Path<String>,
    query: Query<SlotParams>,
) -> Result<Json<Vec<SlotView>>, Problem> {
    let SlotParams { from, days, duration } = query.into_inner();
    let raw = RawSlotQuery { from: from.unwrap_or_default(), days, duration };
    let (id, query, now) = (id(&path)?, SlotQuery::parse(&raw, a.now).map_err(invalid)?, a.now);
    let found = a.app.db.read(move |c| flow::slots(c, id, query, now)).await?;
    Ok(Json(found.into_iter().map(SlotView::of).collect()))
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct AppointmentQuery {
    /// pending, confirmed, declined, cancelled or completed
    status: Option<String>,
    limit: Option<i64>,
    offset: Option<i64>,
}

/// One's own appointments, the latest date first.
#[utoipa::path(tag = "appointments", params(AppointmentQuery), responses(
    (status = 200, body = [AppointmentView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[get("/api/appointments")]
async fn list_appointments(
    a: Allowed<SignedIn>,
    query: Query<AppointmentQuery>,
) -> Result<Json<Vec<AppointmentView>>, Problem> {
    let AppointmentQuery { status, limit, offset } = query.into_inner();
    let filter = AppointmentFilter::parse(&status.unwrap_or_default(), limit, offset).map_err(invalid)?;
    let (user, said) = (a.caller.id, (a.lang, a.now));
    Ok(Json(a.app.db.read(move |c| flow::list(c, user, &filter, said)).await?))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct AppointmentRequest {
    #[serde(default, deserialize_with = "id_or_digits")]
    professional_id: i64,
    /// 3 to 150 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    title: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    description: String,
    /// The instant it begins.
    #[serde(default, deserialize_with = "text_or_empty")]
    appointment_date: String,
    /// Minutes, a multiple of 15 from 15 to 480; 60 when absent.
    duration: Option<i64>,
    #[serde(default, deserialize_with = "text_or_empty")]
    location: String,
    /// http or https
    #[serde(default, deserialize_with = "text_or_empty")]
    meeting_link: String,
    #[serde(default, deserialize_with = "text_or_empty")]
    client_notes: String,
}

impl AppointmentRequest {
    fn read(self) -> Result<NewAppointment, Problem> {
        let raw = RawAppointment {
            professional_id: self.professional_id,
            title: self.title,
            description: self.description,
            appointment_date: self.appointment_date,
            duration: self.duration,
            location: self.location,
            meeting_link: self.meeting_link,
            client_notes: self.client_notes,
        };
        NewAppointment::parse(&raw).map_err(invalid)
    }
}

/// Asks a professional one has selected for an appointment; its time is held until there is an answer.
#[utoipa::path(tag = "appointments", request_body = AppointmentRequest, responses(
    (status = 201, body = AppointmentView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 409, body = ProblemBody, description = "not_selected, slot_not_offered, slot_taken"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[post("/api/appointments")]
async fn book(a: Allowed<ClientOnly>, body: Json<AppointmentRequest>) -> Result<HttpResponse, Problem> {
    let (new, user, said) = (body.into_inner().read()?, a.caller.id, (a.lang, a.now));
    let booked = a.app.db.write(move |c| flow::book(c, user, &new, said)).await?;
    Ok(HttpResponse::Created().json(booked))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct AnswerRequest {
    #[serde(default, deserialize_with = "text_or_empty")]
    notes: String,
    /// Where to come; read when confirming.
    #[serde(default, deserialize_with = "text_or_empty")]
    location: String,
    /// http or https; read when confirming.
    #[serde(default, deserialize_with = "text_or_empty")]
    meeting_link: String,
}

async fn take(
    a: Allowed<SignedIn>,
    step: Step,
    path: &str,
    body: Json<AnswerRequest>,
) -> Result<Json<AppointmentView>, Problem> {
    let AnswerRequest { notes, location, meeting_link } = body.into_inner();
    let answer = Answer::parse(&RawAnswer { notes, location, meeting_link }).map_err(invalid)?;
    let (ids, said) = ((a.caller.id, id(path)?), (a.lang, a.now));
    Ok(Json(a.app.db.write(move |c| flow::take(c, step, ids, &answer, said)).await?))
}

/// The professional will be there.
#[utoipa::path(tag = "appointments", request_body = AnswerRequest, responses(
    (status = 200, body = AppointmentView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "appointment_not_pending"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/appointments/{id}/confirm")]
async fn confirm(
    a: Allowed<SignedIn>,
    path: Path<String>,
    body: Json<AnswerRequest>,
) -> Result<Json<AppointmentView>, Problem> {
    take(a, Step::Confirm, &path, body).await
}

/// The professional cannot; the time is free again.
#[utoipa::path(tag = "appointments", request_body = AnswerRequest, responses(
    (status = 200, body = AppointmentView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "appointment_not_pending"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/appointments/{id}/decline")]
async fn decline(
    a: Allowed<SignedIn>,
    path: Path<String>,
    body: Json<AnswerRequest>,
) -> Result<Json<AppointmentView>, Problem> {
    take(a, Step::Decline, &path, body).await
}

/// One of the two cannot come; the time is free again.
#[utoipa::path(tag = "appointments", request_body = AnswerRequest, responses(
    (status = 200, body = AppointmentView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found"),
    (status = 409, body = ProblemBody, description = "appointment_over"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[patch("/api/appointments/{id}/cancel")]
async fn cancel(
    a: Allowed<SignedIn>,
    path: Path<String>,
    body: Json<AnswerRequest>,
) -> Result<Json<AppointmentView>, Problem> {
    take(a, Step::Cancel, &path, body).await
}

/// The appointment as a calendar file.
#[utoipa::path(tag = "appointments", responses(
    (status = 200, content_type = "text/calendar", body = Vec<u8>),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/appointments/{id}/ics")]
async fn calendar_file(a: Allowed<SignedIn>, path: Path<String>) -> Result<HttpResponse, Problem> {
    let (id, user, lang) = (id(&path)?, a.caller.id, a.lang);
    let host = a.app.config.public_url.host_str().unwrap_or("localhost").to_owned();
    let text = a.app.db.read(move |c| flow::calendar_file(c, user, id, (&host, lang))).await?;
    let name = format!("{}-{id}.ics", a.lang.pick("rendez-vous", "appointment"));
    let named = ContentDisposition {
        disposition: DispositionType::Attachment,
        parameters: vec![DispositionParam::Filename(name)],
    };
    Ok(HttpResponse::Ok().content_type("text/calendar; charset=utf-8").insert_header(named).body(text))
}
