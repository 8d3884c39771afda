//! The built front end: files with hashed names for ever, the page itself never, and no page for a missing file.

use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse};
use rust_embed::{EmbeddedFile, RustEmbed};

/// In release builds the files are inside the binary; in debug builds they are read from the folder.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../frontend/dist"]
#[allow_missing = true]
struct Dist;

const INDEX: &str = "index.html";
/// First segments that the router of the front end knows; anything else is its 404 page.
const PAGES: [&str; 11] = [
    "",
    "admin",
    "auth",
    "dashboard",
    "marketplace",
    "marketplace-anonymous",
    "access",
    "proposals",
    "messages",
    "professionals",
    "profile",
];

pub async fn serve(req: HttpRequest) -> HttpResponse {
    let path = req.path().trim_start_matches('/');
    if !path.is_empty() && Dist::get(path).is_some() {
        return file(&req, path, StatusCode::OK);
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') {
        return HttpResponse::NotFound().content_type("text/plain; charset=utf-8").body("404");
    }
    let known = PAGES.contains(&path.split('/').next().unwrap_or_default());
    file(&req, INDEX, if known { StatusCode::OK } else { StatusCode::NOT_FOUND })
}

fn file(req: &HttpRequest, path: &str, status: StatusCode) -> HttpResponse {
    let accepts = |coding: &str| {
        let header =
            req.headers().get(header::ACCEPT_ENCODING).and_then(|v| v.to_str().ok()).unwrap_or_default();
        header.split(',').any(|part| part.split(';').next().is_some_and(|c| c.trim() == coding))
    };
    let packed = |coding, ending| accepts(coding).then(|| Dist::get(&format!("{path}{ending}"))).flatten();
    let (found, coding) = match (packed("br", ".br"), packed("gzip", ".gz")) {
        (Some(file), _) => (Some(file), Some("br")),
        (None, Some(file)) => (Some(file), Some("gzip")),
        (None, None) => (Dist::get(path), None),
    };
    let Some(found) = found else {
        return HttpResponse::ServiceUnavailable()
            .content_type("text/plain; charset=utf-8")
            .body("The front end is not built: npm run build");
    };
    answer(req, path, status, found, coding)
}

fn answer(
    req: &HttpRequest,
    path: &str,
    status: StatusCode,
    file: EmbeddedFile,
    coding: Option<&'static str>,
) -> HttpResponse {
    let etag = format!(
        "\"{}\"",
        file.metadata.sha256_hash().iter().take(12).map(|b| format!("{b:02x}")).collect::<String>()
    );
    let mut response = HttpResponse::build(status);
    response
        .insert_header((header::CACHE_CONTROL, caching(path)))
        .insert_header((header::VARY, "accept-encoding"))
        .insert_header((header::ETAG, etag.clone()))
        .content_type(media_type(path));
    if let Some(coding) = coding {
        response.insert_header((header::CONTENT_ENCODING, coding));
    }
    let same = |v: &HeaderValue| v.as_bytes() == etag.as_bytes();
    if status == StatusCode::OK && req.headers().get(header::IF_NONE_MATCH).is_some_and(same) {
        return response.status(StatusCode::NOT_MODIFIED).finish();
    }
    response.body(file.data.into_owned())
}

fn caching(path: &str) -> &'static str {
    if is_hashed(path) { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// `name.0123abcd.js`: a part of at least eight hexadecimal digits before the ending.
fn is_hashed(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or_default();
    name.split(['.', '-']).skip(1).any(|part| part.len() >= 8 && part.bytes().all(|b| b.is_ascii_hexdigit()))
}

fn media_type(path: &str) -> String {
    let ending = path.rsplit('.').next().unwrap_or_default();
    match ending {
        "webmanifest" => "application/manifest+json".to_owned(),
        _ => {
            let mime = mime_guess::from_path(path).first_or_octet_stream();
            let text = mime.type_() == "text" || mime.subtype() == "javascript" || mime.subtype() == "json";
            if text { format!("{mime}; charset=utf-8") } else { mime.to_string() }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_hashed_names_are_kept_for_ever() {
        assert_eq!(caching("assets/main.0123abcd.js"), "public, max-age=31536000, immutable");
        for name in ["index.html", "sw.js", "manifest.fr.webmanifest", "icons/icon-192.png", "robots.txt"] {
            assert_eq!(caching(name), "no-cache", "{name}");
        }
    }

    #[test]
    fn types_are_named_with_their_charset() {
        assert_eq!(media_type("a.js"), "text/javascript; charset=utf-8");
        assert_eq!(media_type("index.html"), "text/html; charset=utf-8");
        assert_eq!(media_type("manifest.fr.webmanifest"), "application/manifest+json");
        assert_eq!(media_type("icon.png"), "image/png");
    }
}
