//! The API's description: as OpenAPI, and as a page without scripts.

use actix_web::web::{Data, get};
use actix_web::{HttpResponse, web};
use std::fmt::Write;
use utoipa::openapi::path::Operation;
use utoipa::openapi::{OpenApi, PathItem};

pub fn mount(cfg: &mut web::ServiceConfig) {
    cfg.route("/api/openapi.json", get().to(openapi_json)).route("/api/docs", get().to(page));
}

async fn openapi_json(api: Data<OpenApi>) -> HttpResponse {
    HttpResponse::Ok().json(api.get_ref())
}

async fn page(api: Data<OpenApi>) -> HttpResponse {
    HttpResponse::Ok().content_type("text/html; charset=utf-8").body(render(&api))
}

fn render(api: &OpenApi) -> String {
    let mut html = format!(
        "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\">\
         <title>{0} API</title><style>body{{font:16px/1.55 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}}\
         code{{background:#eee;padding:.1em .3em}}h2{{font-size:1rem;margin:1.5rem 0 .2rem}}</style>\
         <h1>{0} API</h1><p>As data: <a href=\"/api/openapi.json\">/api/openapi.json</a></p>",
        crate::PRODUCT
    );
    for (path, item) in &api.paths.paths {
        for (method, operation) in operations(item) {
            let _ = write!(html, "<h2><code>{method} {path}</code></h2><p>{}</p><ul>", summary(operation));
            for status in operation.responses.responses.keys() {
                let _ = write!(html, "<li>{status}</li>");
            }
            html.push_str("</ul>");
        }
    }
    html
}

/// The calls of a path, with their methods.
pub fn operations(item: &PathItem) -> Vec<(&'static str, &Operation)> {
    [
        ("GET", &item.get),
        ("POST", &item.post),
        ("PUT", &item.put),
        ("PATCH", &item.patch),
        ("DELETE", &item.delete),
    ]
    .into_iter()
    .filter_map(|(method, operation)| Some((method, operation.as_ref()?)))
    .collect()
}

fn summary(operation: &Operation) -> &str {
    operation.summary.as_deref().unwrap_or_default()
}
