//! Appointments that are over, and reminders of those that come and of what is due in a case.

use crate::app::App;
use crate::problem::Problem;
use chrono::{DateTime, Utc};
use database::{Db, DbConn};
use notifications::Notice;

pub async fn run(app: &App) {
    match remind(&app.db, app.clock.now()).await {
        Ok(0) => {}
        Ok(count) => tracing::info!(count, "reminders and past appointments"),
        Err(e) => tracing::warn!(error = %e, "reminders could not be made"),
    }
}

/// Settles what is past and promises every reminder that is due; answers how much there was. Any number of processes
/// may do so at once: each row is claimed by one, and a notice is told once.
pub async fn remind(db: &Db, now: DateTime<Utc>) -> Result<usize, Problem> {
    db.write(move |c| Ok(past(c, now)? + appointments(c, now)? + cases(c, now)?)).await
}

fn past(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let settled = marketplace::settle_past_appointments(c, now).map_err(Problem::marketplace)?;
    for appointment in &settled.unanswered {
        let notice = Notice::AppointmentCancelled { appointment_id: appointment.id };
        for person in [appointment.client_id, appointment.professional_id] {
            notifications::notify(c, person, &notice, now).map_err(Problem::notifications)?;
        }
    }
    Ok(settled.completed + settled.unanswered.len())
}

fn appointments(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let due = marketplace::claim_appointment_reminders(c, now).map_err(Problem::marketplace)?;
    for appointment in &due {
        let notice = Notice::AppointmentReminder { appointment_id: appointment.id };
        for person in [appointment.client_id, appointment.professional_id] {
            notifications::notify(c, person, &notice, now).map_err(Problem::notifications)?;
        }
    }
    Ok(due.len())
}

fn cases(c: &mut DbConn, now: DateTime<Utc>) -> Result<usize, Problem> {
    let due = marketplace::claim_case_reminders(c, now).map_err(Problem::marketplace)?;
    for reminder in &due {
        let notice = Notice::CaseEventSoon {
            case_id: reminder.case.id,
            event_id: reminder.event.id,
            starts_at: reminder.event.starts_at.timestamp(),
        };
        for person in [Some(reminder.case.user_id), reminder.case.assigned_to].into_iter().flatten() {
            notifications::notify(c, person, &notice, now).map_err(Problem::notifications)?;
        }
    }
    Ok(due.len())
}
