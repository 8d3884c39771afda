//! Professionals: what they say of themselves, what others see of them, and the ones a client selected.

use crate::authorize::{Allowed, ClientOnly, ProfessionalOnly, SignedIn};
use crate::flows::professionals;
use crate::language::Lang;
use crate::problem::{Problem, ProblemBody};
use crate::routes::{id, text_or_empty};
use crate::wording;
use actix_web::web::{Json, Path};
use actix_web::{get, put};
use chrono::{DateTime, Utc};
use identity::domain::{NewProfile, Person, Profile, RawProfile};
use marketplace::Contact;
use marketplace::domain::requests::{LegalDomain, Rating, Score};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(client_contacts).service(professional).service(own_profile).service(save_profile);
}

/// An empty text is none.
fn said(text: &str) -> Option<String> {
    Some(text.to_owned()).filter(|t| !t.is_empty())
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Contact)]
pub struct ContactView {
    /// The professional's id.
    pub id: i64,
    pub name: String,
    /// As the profile says it, else the role's name.
    pub specialty: String,
    pub professional_name: String,
    pub professional_email: String,
    /// The last request this professional was selected on.
    pub request_id: i64,
    pub request_title: String,
    pub role: &'static str,
    pub city: Option<String>,
    pub is_verified: bool,
    pub rating_mean: Option<f64>,
    pub rating_count: i64,
}

impl ContactView {
    pub fn of(contact: Contact, person: &Person, score: Score, lang: Lang) -> Self {
        let profile = person.profile.as_ref();
        let role = || wording::marketplace::role(person.role, lang).to_owned();
        Self {
            id: person.id,
            name: wording::marketplace::name_of(person, lang),
            specialty: profile.and_then(|p| said(&p.specialty)).unwrap_or_else(role),
            professional_name: wording::marketplace::name_of(person, lang),
            professional_email: wording::marketplace::email_of(person).unwrap_or_default(),
            request_id: contact.request_id,
            request_title: contact.request_title,
            role: person.role.as_str(),
            city: profile.and_then(|p| said(&p.city)),
            is_verified: person.is_verified(),
            rating_mean: score.mean(),
            rating_count: score.count,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = PublicRating)]
pub struct PublicRatingView {
    pub rating: i32,
    pub comment: Option<String>,
    pub created_at: DateTime<Utc>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Professional)]
pub struct ProfessionalView {
    pub id: i64,
    pub name: String,
    /// avocat or huissier
    pub role: &'static str,
    pub specialty: Option<String>,
    pub domains: Vec<String>,
    pub city: Option<String>,
    pub languages: Vec<String>,
    pub bio: Option<String>,
    pub years_of_practice: Option<i32>,
    pub is_verified: bool,
    pub rating_mean: Option<f64>,
    pub rating_count: i64,
    /// 0 to 1; none without a rating.
    pub recommend_share: Option<f64>,
    pub deadline_met_share: Option<f64>,
    /// Whether the professional's week offers any time for appointments.
    pub has_availability: bool,
    /// The newest ones; who wrote them is not said.
    pub ratings: Vec<PublicRatingView>,
}

impl ProfessionalView {
    pub fn of(person: &Person, score: Score, has_availability: bool, ratings: Vec<Rating>) -> Self {
        let profile = person.profile.clone().unwrap_or_default();
        Self {
            id: person.id,
            has_availability,
            name: person.name.as_str().to_owned(),
            role: person.role.as_str(),
            specialty: said(&profile.specialty),
            city: said(&profile.city),
            bio: said(&profile.bio),
            domains: profile.domains,
            languages: profile.languages,
            years_of_practice: profile.years_of_practice,
            is_verified: profile.is_verified,
            rating_mean: score.mean(),
            rating_count: score.count,
            recommend_share: score.recommend_share(),
            deadline_met_share: score.deadline_met_share(),
            ratings: ratings
                .into_iter()
                .map(|r| PublicRatingView { rating: r.rating, comment: r.comment, created_at: r.created_at })
                .collect(),
        }
    }
}

/// A professional's own profile.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ProfessionalProfile)]
pub struct ProfileView {
    pub specialty: Option<String>,
    pub domains: Vec<String>,
    pub city: Option<String>,
    pub languages: Vec<String>,
    pub roll_number: Option<String>,
    pub bio: Option<String>,
    pub years_of_practice: Option<i32>,
    pub is_verified: bool,
}

impl From<Profile> for ProfileView {
    fn from(p: Profile) -> Self {
        Self {
            specialty: said(&p.specialty),
            city: said(&p.city),
            roll_number: said(&p.roll_number),
            bio: said(&p.bio),
            domains: p.domains,
            languages: p.languages,
            years_of_practice: p.years_of_practice,
            is_verified: p.is_verified,
        }
    }
}

/// The professionals the caller selected, the last one first.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = [ContactView]),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/client-contacts")]
async fn client_contacts(a: Allowed<ClientOnly>) -> Result<Json<Vec<ContactView>>, Problem> {
    let (client, lang) = (a.caller.id, a.lang);
    Ok(Json(a.app.db.read(move |c| professionals::contacts(c, client, lang)).await?))
}

/// What is public of an avocat or a huissier.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = ProfessionalView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 404, body = ProblemBody, description = "not_found")))]
#[get("/api/professionals/{id}")]
async fn professional(a: Allowed<SignedIn>, path: Path<String>) -> Result<Json<ProfessionalView>, Problem> {
    let id = id(&path)?;
    Ok(Json(a.app.db.read(move |c| professionals::show(c, id)).await?))
}

/// One's own professional profile.
#[utoipa::path(tag = "marketplace", responses(
    (status = 200, body = ProfileView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed")))]
#[get("/api/professional-profile")]
async fn own_profile(a: Allowed<ProfessionalOnly>) -> Result<Json<ProfileView>, Problem> {
    let (id, now) = (a.caller.id, a.now);
    let found = a.app.db.read(move |c| identity::profile(c, id)).await;
    Ok(Json(found.map_err(|e| Problem::identity(e, now))?.into()))
}

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct ProfileRequest {
    /// At most 100 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    specialty: String,
    /// Branches of law, as codes or labels.
    domains: Option<Vec<String>>,
    /// At most 80 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    city: String,
    /// At most 10, of 40 characters each.
    languages: Option<Vec<String>>,
    /// At most 60 characters; another one is not verified.
    #[serde(default, deserialize_with = "text_or_empty")]
    roll_number: String,
    /// At most 2,000 characters.
    #[serde(default, deserialize_with = "text_or_empty")]
    bio: String,
    /// 0 to 80
    years_of_practice: Option<i64>,
}

impl ProfileRequest {
    fn read(self) -> Result<NewProfile, identity::IdentityError> {
        let raw = RawProfile {
            specialty: self.specialty,
            domains: self.domains.unwrap_or_default(),
            city: self.city,
            languages: self.languages.unwrap_or_default(),
            roll_number: self.roll_number,
            bio: self.bio,
            years_of_practice: self.years_of_practice,
        };
        let code = |label: &str| label.parse::<LegalDomain>().ok().map(|d| d.as_str());
        NewProfile::parse(&raw, code).map_err(identity::IdentityError::Invalid)
    }
}

/// Writes one's own professional profile, whole.
#[utoipa::path(tag = "marketplace", request_body = ProfileRequest, responses(
    (status = 200, body = ProfileView),
    (status = 401, body = ProblemBody, description = "not_signed_in"),
    (status = 403, body = ProblemBody, description = "role_not_allowed"),
    (status = 422, body = ProblemBody, description = "invalid_values")))]
#[put("/api/professional-profile")]
async fn save_profile(
    a: Allowed<ProfessionalOnly>,
    body: Json<ProfileRequest>,
) -> Result<Json<ProfileView>, Problem> {
    let (id, now) = (a.caller.id, a.now);
    let failed = |e| Problem::identity(e, now);
    let new = body.into_inner().read().map_err(failed)?;
    let saved = a.app.db.write(move |c| identity::save_profile(c, id, &new, now)).await;
    Ok(Json(saved.map_err(failed)?.into()))
}
