//! The built front end: files with hashed names for ever, the page itself never, and no page for a missing file. Public
//! pages are real HTML, in the language of their address.

use crate::app::App;
use crate::signed_in_hint;
use crate::site_pages::{self, SitePage};
use actix_web::http::StatusCode;
use actix_web::http::header::{self, HeaderValue};
use actix_web::{HttpRequest, HttpResponse, web};
use rust_embed::{EmbeddedFile, RustEmbed};

/// In release builds the files are inside the binary; in debug builds they are read from the folder.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../frontend/dist"]
#[allow_missing = true]
struct Dist;

const INDEX: &str = "index.html";
/// The addresses that the router of the front end knows (`config/paths.ts`); anything else is its
/// 404 page. `:name` is one part, `:name?` one that may be left out.
const PAGES: [&str; 33] = [
    "/",
    "/admin",
    "/admin/jurisprudence",
    "/admin/knowledge",
    "/admin/lois",
    "/auth",
    "/auth/link",
    "/auth/reset",
    "/auth/verify",
    "/citations",
    "/dashboard",
    "/jurisprudence/:decisionId?",
    "/loi/:lawKey?/:articleNumber?",
    "/marketplace",
    "/marketplace-anonymous",
    "/access",
    "/access/:accessToken",
    "/access/stop/:stopToken",
    "/proposals",
    "/messages/:requestId?",
    "/professionals/:professionalId",
    "/profile",
    "/qualite",
    "/settings",
    "/subscribe",
    "/blog",
    "/blog/:articleId",
    "/terms",
    "/terms/2025-01",
    "/privacy",
    "/privacy/2025-01",
    "/emergency",
    "/handbook",
];
/// Built with stand-ins for the site's own address, like the pages.
const NAMING_THE_SITE: [&str; 2] = ["robots.txt", "sitemap.xml"];

pub async fn serve(req: HttpRequest) -> HttpResponse {
    signed_in_hint::beside_page(&req, found(&req).await)
}

async fn found(req: &HttpRequest) -> HttpResponse {
    let path = req.path().trim_start_matches('/');
    if let Some(page) = site_page(req, path).await {
        return answer_page(req, path, &page);
    }
    let is_page_file = path.starts_with("pages/") || path.starts_with("shells/");
    if !path.is_empty() && !is_page_file && Dist::get(path).is_some() {
        return file(req, path, StatusCode::OK);
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') {
        return HttpResponse::NotFound().content_type("text/plain; charset=utf-8").body("404");
    }
    // An article that is none has no file of its own.
    let known = is_page(path) && !path.starts_with("blog/");
    if known && let Some(shell) = shell_of(req, path) {
        return file(req, &shell, StatusCode::OK);
    }
    file(req, INDEX, if known { StatusCode::OK } else { StatusCode::NOT_FOUND })
}

/// The shell that brings the parts of a page along, for who is signed in: anybody else is sent to sign in.
fn shell_of(req: &HttpRequest, path: &str) -> Option<String> {
    req.cookie(signed_in_hint::NAME)?;
    let shell = format!("shells/{}.html", path.trim_end_matches('/'));
    Dist::get(&shell).is_some().then_some(shell)
}

/// The page as real HTML, where it has one.
async fn site_page(req: &HttpRequest, path: &str) -> Option<SitePage> {
    let app = req.app_data::<web::Data<App>>()?;
    let name = if NAMING_THE_SITE.contains(&path) {
        path.to_owned()
    } else {
        site_pages::file_of(path, req.query_string())?
    };
    let page = app.site_pages.page(&name, Dist::get(&name)?, &app.config).await;
    page.inspect_err(|e| tracing::error!(error = %e, name, "a page could not be filled")).ok()
}

fn answer_page(req: &HttpRequest, path: &str, page: &SitePage) -> HttpResponse {
    let is_file = NAMING_THE_SITE.contains(&path);
    let mut response = HttpResponse::Ok();
    response
        .insert_header((header::CACHE_CONTROL, "no-cache"))
        .insert_header((header::VARY, "accept-encoding"))
        .insert_header((header::ETAG, page.tag.clone()))
        .content_type(media_type(if is_file { path } else { INDEX }));
    let same = |v: &HeaderValue| v.as_bytes() == page.tag.as_bytes();
    if req.headers().get(header::IF_NONE_MATCH).is_some_and(same) {
        return response.status(StatusCode::NOT_MODIFIED).finish();
    }
    for (coding, packed) in [("br", &page.brotli), ("gzip", &page.gzip)] {
        if !packed.is_empty() && accepts(req, coding) {
            return response.insert_header((header::CONTENT_ENCODING, coding)).body(packed.to_vec());
        }
    }
    response.body(page.plain.to_vec())
}

/// Whether the caller takes this packing.
pub fn accepts(req: &HttpRequest, coding: &str) -> bool {
    let header = req.headers().get(header::ACCEPT_ENCODING).and_then(|v| v.to_str().ok()).unwrap_or_default();
    header.split(',').any(|part| part.split(';').next().is_some_and(|c| c.trim() == coding))
}

fn is_page(path: &str) -> bool {
    PAGES.iter().any(|page| {
        let mut parts = path.split('/').filter(|part| !part.is_empty());
        let mut wanted = page.split('/').filter(|part| !part.is_empty());
        let all = wanted.all(|want| match (want.strip_prefix(':'), parts.next()) {
            (Some(name), None) => name.ends_with('?'),
            (Some(_), Some(_)) => true,
            (None, part) => part == Some(want),
        });
        all && parts.next().is_none()
    })
}

fn file(req: &HttpRequest, path: &str, status: StatusCode) -> HttpResponse {
    let packed =
        |coding, ending| accepts(req, coding).then(|| Dist::get(&format!("{path}{ending}"))).flatten();
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

/// `assets/name.0123ab.js`: a part of at least six hexadecimal digits before the ending.
fn is_hashed(path: &str) -> bool {
    let name = path.strip_prefix("assets/").unwrap_or_default();
    name.split(['.', '-']).skip(1).any(|part| part.len() >= 6 && part.bytes().all(|b| b.is_ascii_hexdigit()))
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
    fn a_page_is_known_by_its_whole_address() {
        for path in
            ["", "auth", "dashboard/", "access/abc", "access/stop/abc", "messages", "messages/12", "blog/x"]
        {
            assert!(is_page(path), "{path}");
        }
        for path in [
            "auth/zzz",
            "dashboard/a/b",
            "professionals",
            "messages/1/2",
            "access/stop/a/b",
            "zzz",
            "privacy/x",
        ] {
            assert!(!is_page(path), "{path}");
        }
    }

    /// A page that the router gained and this list did not would be answered with 404.
    #[test]
    fn the_front_end_knows_the_same_pages() {
        let router = include_str!("../../../../frontend/src/config/paths.ts");
        let mut routes: Vec<&str> = router
            .lines()
            .filter_map(|line| line.split_once("path: '").and_then(|(_, rest)| rest.split('\'').next()))
            .collect();
        routes.sort_unstable();
        let mut pages = PAGES;
        pages.sort_unstable();
        assert_eq!(routes, pages);
    }

    #[test]
    fn only_hashed_names_are_kept_for_ever() {
        for hashed in ["assets/main.0123abcd.js", "assets/628.3720fb.js", "assets/628.3720fb.css"] {
            assert_eq!(caching(hashed), "public, max-age=31536000, immutable", "{hashed}");
        }
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
