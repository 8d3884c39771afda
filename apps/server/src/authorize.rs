//! Who may? A handler reaches the application only through [`Allowed`], and so has to name a permission.

use crate::app::App;
use crate::language::Lang;
use crate::problem::Problem;
use actix_web::dev::Payload;
use actix_web::{FromRequest, HttpRequest, web};
use chrono::{DateTime, Utc};
use identity::domain::{Role, User};
use marketplace::domain::requests::Viewer;
use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;

/// The rule of a call, decided from who is calling alone; what depends on a row is the use case's to refuse.
pub trait Permission: 'static {
    /// What the handler gets: the user, or an option where nobody needs to be signed in.
    type Caller;
    fn check(user: Option<Arc<User>>) -> Result<Self::Caller, Problem>;
}

/// Everyone, signed in or not.
pub struct Anyone;
impl Permission for Anyone {
    type Caller = Option<Arc<User>>;
    fn check(user: Option<Arc<User>>) -> Result<Self::Caller, Problem> {
        Ok(user)
    }
}

/// Any signed-in person, for what is their own.
pub struct SignedIn;
impl Permission for SignedIn {
    type Caller = Arc<User>;
    fn check(user: Option<Arc<User>>) -> Result<Self::Caller, Problem> {
        user.ok_or_else(Problem::not_signed_in)
    }
}

/// An administrator.
pub struct AdminOnly;
impl Permission for AdminOnly {
    type Caller = Arc<User>;
    fn check(user: Option<Arc<User>>) -> Result<Self::Caller, Problem> {
        let user = SignedIn::check(user)?;
        if user.role == Role::Admin { Ok(user) } else { Err(Problem::role_not_allowed()) }
    }
}

/// A client.
pub struct ClientOnly;
impl Permission for ClientOnly {
    type Caller = Arc<User>;
    fn check(user: Option<Arc<User>>) -> Result<Self::Caller, Problem> {
        let user = SignedIn::check(user)?;
        if user.role == Role::Client { Ok(user) } else { Err(Problem::role_not_allowed()) }
    }
}

/// An avocat or a huissier: who may answer requests.
pub struct ProfessionalOnly;
impl Permission for ProfessionalOnly {
    type Caller = Arc<User>;
    fn check(user: Option<Arc<User>>) -> Result<Self::Caller, Problem> {
        let user = SignedIn::check(user)?;
        if user.role.is_professional() { Ok(user) } else { Err(Problem::role_not_allowed()) }
    }
}

/// Who works with the law: avocats, huissiers, policiers, gendarmes, administrators.
pub struct Practitioner;
impl Permission for Practitioner {
    type Caller = Arc<User>;
    fn check(user: Option<Arc<User>>) -> Result<Self::Caller, Problem> {
        let user = SignedIn::check(user)?;
        if user.role == Role::Client { Err(Problem::role_not_allowed()) } else { Ok(user) }
    }
}

/// Whoever has a part in the marketplace: clients, avocats, huissiers, administrators.
pub struct Participant;
impl Permission for Participant {
    type Caller = Viewer;
    fn check(user: Option<Arc<User>>) -> Result<Self::Caller, Problem> {
        let user = SignedIn::check(user)?;
        match user.role {
            Role::Client => Ok(Viewer::Client(user.id)),
            Role::Avocat | Role::Huissier => Ok(Viewer::Professional(user.id)),
            Role::Admin => Ok(Viewer::Admin(user.id)),
            Role::Policier | Role::Gendarme => Err(Problem::role_not_allowed()),
        }
    }
}

/// What a handler works with, once `P` allowed the call.
pub struct Allowed<P: Permission> {
    pub app: App,
    pub caller: P::Caller,
    pub lang: Lang,
    pub now: DateTime<Utc>,
    permission: PhantomData<P>,
}

impl<P: Permission> FromRequest for Allowed<P> {
    type Error = Problem;
    type Future = Pin<Box<dyn Future<Output = Result<Self, Problem>>>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let req = req.clone();
        Box::pin(async move {
            let Some(app) = req.app_data::<web::Data<App>>().map(|d| d.get_ref().clone()) else {
                return Err(Problem::busy());
            };
            let user = app.users.current(&app, &req).await?;
            let (lang, now) = (Lang::of(req.headers()), app.clock.now());
            Ok(Self { caller: P::check(user)?, app, lang, now, permission: PhantomData })
        })
    }
}
