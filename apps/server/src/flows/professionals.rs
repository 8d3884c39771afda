//! What is public of a professional, and the professionals a client selected.

use crate::language::Lang;
use crate::problem::Problem;
use crate::routes::professionals::{ContactView, ProfessionalView};
use database::DbConn;

/// Ratings that a public profile shows.
const RATINGS: i64 = 50;

/// Of an avocat or a huissier; nobody else has a public profile.
pub fn show(c: &mut DbConn, id: i64) -> Result<ProfessionalView, Problem> {
    let person = super::people(c, &[id])?.remove(&id).filter(|p| p.role.is_professional() && !p.is_deleted);
    let person = person.ok_or_else(Problem::not_found)?;
    let score = marketplace::scores(c, &[id]).map_err(Problem::marketplace)?.remove(&id);
    let ratings = marketplace::ratings_of(c, id, RATINGS).map_err(Problem::marketplace)?;
    let week = marketplace::availability(c, id).map_err(Problem::marketplace)?;
    Ok(ProfessionalView::of(&person, score.unwrap_or_default(), week.is_offered(), ratings))
}

pub fn contacts(c: &mut DbConn, client_id: i64, lang: Lang) -> Result<Vec<ContactView>, Problem> {
    let contacts = marketplace::contacts(c, client_id).map_err(Problem::marketplace)?;
    let ids: Vec<i64> = contacts.iter().map(|c| c.professional_id).collect();
    let people = super::people(c, &ids)?;
    let scores = marketplace::scores(c, &ids).map_err(Problem::marketplace)?;
    Ok(contacts
        .into_iter()
        .filter_map(|contact| {
            let person = people.get(&contact.professional_id)?;
            let score = scores.get(&person.id).copied().unwrap_or_default();
            Some(ContactView::of(contact, person, score, lang))
        })
        .collect())
}
