//! The caller's language: `Accept-Language`, French by default.

use actix_web::http::header::{self, HeaderMap};
use actix_web::{FromRequest, HttpRequest, dev::Payload};
use std::convert::Infallible;
use std::future::{Ready, ready};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Lang {
    #[default]
    Fr,
    En,
}

impl Lang {
    /// The first language of the header that we speak; weights are honoured.
    pub fn of(headers: &HeaderMap) -> Self {
        let Some(text) = headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok()) else {
            return Self::default();
        };
        let mut wanted: Vec<(f32, Self)> = text.split(',').filter_map(preference).collect();
        // A stable sort: among equal weights the first one named wins.
        wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
        wanted.first().map_or_else(Self::default, |w| w.1)
    }

    pub fn as_str(self) -> &'static str {
        match self {
            Self::Fr => "fr",
            Self::En => "en",
        }
    }

    /// One of two texts.
    pub fn pick<'a>(self, fr: &'a str, en: &'a str) -> &'a str {
        match self {
            Self::Fr => fr,
            Self::En => en,
        }
    }
}

fn preference(part: &str) -> Option<(f32, Lang)> {
    let (tag, weight) = part.split_once(";q=").unwrap_or((part, "1"));
    let lang = match tag.trim().split('-').next()?.to_ascii_lowercase().as_str() {
        "fr" => Lang::Fr,
        "en" => Lang::En,
        _ => return None,
    };
    let weight: f32 = weight.trim().parse().ok()?;
    (weight > 0.0).then_some((weight, lang))
}

impl From<Lang> for identity::domain::Language {
    fn from(l: Lang) -> Self {
        match l {
            Lang::Fr => Self::French,
            Lang::En => Self::English,
        }
    }
}

impl From<Lang> for ai_assistant::domain::Language {
    fn from(l: Lang) -> Self {
        match l {
            Lang::Fr => Self::Fr,
            Lang::En => Self::En,
        }
    }
}

impl From<Lang> for jurisprudence::domain::Language {
    fn from(l: Lang) -> Self {
        match l {
            Lang::Fr => Self::Fr,
            Lang::En => Self::En,
        }
    }
}

impl FromRequest for Lang {
    type Error = Infallible;
    type Future = Ready<Result<Self, Infallible>>;
    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(Ok(Self::of(req.headers())))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use actix_web::http::header::HeaderValue;

    fn of(text: &str) -> Lang {
        let mut headers = HeaderMap::new();
        headers.insert(header::ACCEPT_LANGUAGE, HeaderValue::from_str(text).unwrap());
        Lang::of(&headers)
    }

    #[test]
    fn the_best_language_we_speak_wins() {
        assert_eq!(Lang::of(&HeaderMap::new()), Lang::Fr);
        assert_eq!(of("en"), Lang::En);
        assert_eq!(of("en-GB,en;q=0.9"), Lang::En);
        assert_eq!(of("de, en;q=0.5, fr;q=0.8"), Lang::Fr);
        assert_eq!(of("fr;q=0, en;q=0.1"), Lang::En);
        assert_eq!(of("de"), Lang::Fr);
        assert_eq!(of(";;q=x,,"), Lang::Fr);
    }
}
