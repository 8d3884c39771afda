//! What a person is told inside the product.

use crate::authorize::{Allowed, SignedIn};
use crate::problem::{Problem, ProblemBody};
use crate::routes::ids_or_digits;
use actix_web::web::{Json, Query};
use actix_web::{get, patch};
use chrono::{DateTime, Utc};
use notifications::{NoticePage, StoredNotice};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::{IntoParams, ToSchema};
use utoipa_actix_web::service_config::ServiceConfig;

pub fn mount(cfg: &mut ServiceConfig) {
    cfg.service(list_notices).service(mark_notices_read);
}

/// Ids and numbers only: a notice says that there is something new, never what.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Notice)]
struct NoticeView {
    id: i64,
    kind: &'static str,
    /// Such as requestId.
    params: BTreeMap<String, i64>,
    /// The page about it, on this site.
    link: String,
    is_read: bool,
    created_at: DateTime<Utc>,
}

impl From<StoredNotice> for NoticeView {
    fn from(n: StoredNotice) -> Self {
        Self {
            id: n.id,
            kind: n.notice.kind(),
            params: n.notice.ids().into_iter().map(|(name, id)| (camel(name), id)).collect(),
            link: n.notice.link(),
            is_read: n.read_at.is_some(),
            created_at: n.created_at,
        }
    }
}

fn camel(snake: &str) -> String {
    let mut words = snake.split('_');
    let mut name = words.next().unwrap_or_default().to_owned();
    for word in words {
        let mut letters = word.chars();
        name.extend(letters.next().map(|c| c.to_ascii_uppercase()));
        name.push_str(letters.as_str());
    }
    name
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct NoticeList {
    /// Newest first.
    items: Vec<NoticeView>,
    /// Of all, not of these alone.
    unread_count: i64,
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct NoticeQuery {
    /// 1 to 100; 100 when absent.
    limit: Option<i64>,
    /// true: only those that are not read
    unread: Option<bool>,
}

/// One's notices, the newest first.
#[utoipa::path(tag = "notices", params(NoticeQuery), responses(
    (status = 200, body = NoticeList),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[get("/api/notices")]
async fn list_notices(a: Allowed<SignedIn>, query: Query<NoticeQuery>) -> Result<Json<NoticeList>, Problem> {
    let page = NoticePage { limit: query.limit, unread_only: query.unread.unwrap_or_default() };
    let user = a.caller.id;
    let found = a.app.db.read(move |c| notifications::notices(c, user, page)).await;
    let found = found.map_err(Problem::notifications)?;
    let items = found.items.into_iter().map(Into::into).collect();
    Ok(Json(NoticeList { items, unread_count: found.unread }))
}

#[derive(Deserialize, ToSchema)]
struct ReadRequest {
    /// All of one's notices when absent.
    #[serde(default, deserialize_with = "ids_or_digits")]
    ids: Option<Vec<i64>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
struct UnreadCount {
    unread_count: i64,
}

/// Marks notices as read; others' are left alone.
#[utoipa::path(tag = "notices", request_body = ReadRequest, responses(
    (status = 200, body = UnreadCount),
    (status = 401, body = ProblemBody, description = "not_signed_in")))]
#[patch("/api/notices/read")]
async fn mark_notices_read(
    a: Allowed<SignedIn>,
    body: Json<ReadRequest>,
) -> Result<Json<UnreadCount>, Problem> {
    let (user, ids, now) = (a.caller.id, body.into_inner().ids, a.now);
    let unread =
        a.app.db.write(move |c| notifications::mark_notices_read(c, user, ids.as_deref(), now)).await;
    Ok(Json(UnreadCount { unread_count: unread.map_err(Problem::notifications)? }))
}

#[cfg(test)]
mod tests {
    use super::camel;

    #[test]
    fn names_are_written_as_the_api_writes_them() {
        assert_eq!(["request_id", "starts_at", "reminder"].map(camel), ["requestId", "startsAt", "reminder"]);
    }
}
