//! Pages that are real HTML in one language (frontend/src/static), and what else names the site itself: built with a
//! stand-in for the public address, the operator and their addresses, which only the running server knows.

use crate::config::Config;
use actix_web::error::BlockingError;
use actix_web::web;
use flate2::Compression;
use flate2::write::GzEncoder;
use rust_embed::EmbeddedFile;
use std::collections::HashMap;
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The stand-ins, as `frontend/src/static/address.ts` has them.
const ORIGIN: &str = "https://origin.palabre.invalid";
const LEGAL_EMAIL: &str = "legal@palabre.invalid";
const SUPPORT_EMAIL: &str = "support@palabre.invalid";
const OPERATOR_NAME: &str = "operator-name.palabre.invalid";
const OPERATOR_ADDRESS: &str = "operator-address.palabre.invalid";
const OPERATOR_RCCM: &str = "operator-rccm.palabre.invalid";
const OPERATOR_NIU: &str = "operator-niu.palabre.invalid";

/// The file of a page in one language: French is the plain address, English has `?lang=en`.
/// `None` for what can be no such page.
pub fn file_of(path: &str, query: &str) -> Option<String> {
    let path = path.trim_matches('/');
    let plain = path.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-' || b == b'/');
    let english = query.split('&').any(|pair| pair == "lang=en");
    let lang = if english { "en" } else { "fr" };
    let name = if path.is_empty() { "index" } else { path };
    (plain && !path.contains("//")).then(|| format!("pages/{lang}/{name}.html"))
}

/// A page with the site's own addresses in it.
#[derive(Clone)]
pub struct SitePage {
    pub plain: Arc<[u8]>,
    /// For browsers that take it, an eighth less than gzip.
    pub brotli: Arc<[u8]>,
    pub gzip: Arc<[u8]>,
    /// Changes with the page and with the settings.
    pub tag: String,
}

struct Kept {
    made_of: [u8; 32],
    page: SitePage,
}

/// Filled and packed once for as long as the built file stays the same.
#[derive(Default)]
pub struct SitePages(Mutex<HashMap<String, Kept>>);

impl SitePages {
    pub async fn page(
        &self,
        name: &str,
        file: EmbeddedFile,
        config: &Arc<Config>,
    ) -> Result<SitePage, BlockingError> {
        let made_of = file.metadata.sha256_hash();
        if let Some(k) = self.kept().get(name).filter(|k| k.made_of == made_of) {
            return Ok(k.page.clone());
        }
        // Packing takes a while: on a thread of its own it keeps nobody else's call waiting. At worst two make the same.
        let config = config.clone();
        let page = web::block(move || filled(&String::from_utf8_lossy(&file.data), &config)).await?;
        self.kept().insert(name.to_owned(), Kept { made_of, page: page.clone() });
        Ok(page)
    }

    fn kept(&self) -> MutexGuard<'_, HashMap<String, Kept>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn filled(text: &str, config: &Config) -> SitePage {
    let operator = &config.site_operator;
    let plain = text
        .replace(ORIGIN, &escaped(config.public_url.as_str().trim_end_matches('/')))
        .replace(LEGAL_EMAIL, &escaped(&config.legal_email))
        .replace(SUPPORT_EMAIL, &escaped(&config.support_email))
        .replace(OPERATOR_NAME, &escaped(&operator.name))
        .replace(OPERATOR_ADDRESS, &escaped(&operator.address))
        .replace(OPERATOR_RCCM, &escaped(&operator.rccm))
        .replace(OPERATOR_NIU, &escaped(&operator.niu))
        .into_bytes();
    let gzip = packed(&plain).unwrap_or_default();
    let brotli = brotli_packed(&plain).unwrap_or_default();
    let tag = format!("\"{}\"", hex(&plain));
    SitePage { plain: plain.into(), brotli: brotli.into(), gzip: gzip.into(), tag }
}

/// The best packing takes an unoptimised build a second a page.
const BROTLI_QUALITY: i32 = if cfg!(debug_assertions) { 5 } else { 11 };

fn brotli_packed(mut bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut out = Vec::new();
    let params = brotli::enc::BrotliEncoderParams { quality: BROTLI_QUALITY, ..Default::default() };
    brotli::BrotliCompress(&mut bytes, &mut out, &params)?;
    Ok(out)
}

fn packed(bytes: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    encoder.finish()
}

fn hex(bytes: &[u8]) -> String {
    use sha2::{Digest, Sha256};
    Sha256::digest(bytes).iter().take(12).map(|b| format!("{b:02x}")).collect()
}

/// For HTML and XML, in texts and attributes.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn french_is_the_plain_address_and_english_is_asked_for() {
        assert_eq!(file_of("", "").as_deref(), Some("pages/fr/index.html"));
        assert_eq!(file_of("blog/", "lang=en").as_deref(), Some("pages/en/blog.html"));
        assert_eq!(
            file_of("privacy/2025-01", "x=1&lang=en").as_deref(),
            Some("pages/en/privacy/2025-01.html")
        );
        assert_eq!(file_of("terms", "lang=de").as_deref(), Some("pages/fr/terms.html"));
    }

    #[test]
    fn nothing_but_plain_names_becomes_a_file() {
        for path in ["../Cargo", "blog/../../x", "Terms", "blog/%2e", "blog//x", "a.b", "blog/\u{e9}"] {
            assert_eq!(file_of(path, ""), None, "{path}");
        }
    }

    #[test]
    fn the_sites_own_addresses_are_put_in_escaped() {
        let vars = [
            ("PALABRE_PUBLIC_URL", "https://droit.example.cm/"),
            ("LEGAL_EMAIL", "a&b@example.cm"),
            ("OPERATOR_NAME", "Essai & Fils <SARL>"),
            ("OPERATOR_ADDRESS", "Rue d’essai"),
            ("OPERATOR_RCCM", "R-1"),
            ("OPERATOR_NIU", "N-2"),
        ];
        let config = Config::from_vars(
            vars.iter().map(|(k, v)| ((*k).to_owned(), (*v).to_owned())).collect::<BTreeMap<_, _>>(),
        )
        .unwrap();
        let page = filled(
            "<a href=\"https://origin.palabre.invalid/terms\">legal@palabre.invalid</a>\
             operator-name.palabre.invalid, operator-address.palabre.invalid, \
             operator-rccm.palabre.invalid, operator-niu.palabre.invalid",
            &config,
        );
        assert_eq!(
            std::str::from_utf8(&page.plain).unwrap(),
            "<a href=\"https://droit.example.cm/terms\">a&amp;b@example.cm</a>\
             Essai &amp; Fils &lt;SARL&gt;, Rue d’essai, R-1, N-2"
        );
        let mut unpacked = String::new();
        std::io::Read::read_to_string(&mut flate2::read::GzDecoder::new(&*page.gzip), &mut unpacked).unwrap();
        assert_eq!(unpacked.as_bytes(), &*page.plain);
        let mut unpacked = Vec::new();
        brotli::BrotliDecompress(&mut &*page.brotli, &mut unpacked).unwrap();
        assert_eq!(unpacked, &*page.plain);
    }

    /// A stand-in that only one side knows would be shown to people.
    #[test]
    fn the_front_end_has_the_same_stand_ins() {
        let theirs = include_str!("../../../frontend/src/static/address.ts");
        for stand_in in
            [ORIGIN, LEGAL_EMAIL, SUPPORT_EMAIL, OPERATOR_NAME, OPERATOR_ADDRESS, OPERATOR_RCCM, OPERATOR_NIU]
        {
            assert!(theirs.contains(&format!("'{stand_in}'")), "{stand_in}");
        }
    }
}
