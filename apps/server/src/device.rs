//! What kind of device somebody signed in with, in two words: enough to know one's own again, too little to be told apart by.

use actix_web::HttpRequest;
use actix_web::http::header;

/// Codes of a browser and of a system; `other` for what is not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Device {
    pub browser: &'static str,
    pub system: &'static str,
}

/// What a browser says of itself, and its code. Many say they are others too: the first that fits is right.
const BROWSERS: [(&str, &str); 9] = [
    ("OPR/", "opera"),
    ("Opera Mini", "opera"),
    ("UCBrowser", "uc"),
    ("SamsungBrowser", "samsung"),
    ("Edg", "edge"),
    ("Firefox", "firefox"),
    ("FxiOS", "firefox"),
    ("Chrome", "chrome"),
    ("CriOS", "chrome"),
];

const SYSTEMS: [(&str, &str); 8] = [
    ("Android", "android"),
    ("iPhone", "ios"),
    ("iPad", "ios"),
    ("KAIOS", "kaios"),
    ("Windows", "windows"),
    ("Macintosh", "mac"),
    ("CrOS", "chromeos"),
    ("Linux", "linux"),
];

const OTHER: &str = "other";

impl Device {
    pub fn of(req: &HttpRequest) -> Self {
        let said = req.headers().get(header::USER_AGENT).and_then(|v| v.to_str().ok());
        Self::named(said.unwrap_or_default())
    }

    fn named(said: &str) -> Self {
        let find = |known: &[(&str, &'static str)]| {
            known.iter().find(|(sign, _)| said.contains(sign)).map(|(_, code)| *code)
        };
        let safari = || said.contains("Safari").then_some("safari");
        Self {
            browser: find(&BROWSERS).or_else(safari).unwrap_or(OTHER),
            system: find(&SYSTEMS).unwrap_or(OTHER),
        }
    }

    pub fn code(self) -> String {
        format!("{}/{}", self.browser, self.system)
    }

    /// `other` for a part that this version does not know.
    pub fn read(code: &str) -> Self {
        let (browser, system) = code.split_once('/').unwrap_or_default();
        let known = |codes: &[(&str, &'static str)], code: &str| {
            codes.iter().map(|(_, known)| *known).find(|known| *known == code)
        };
        let safari = (browser == "safari").then_some("safari");
        Self {
            browser: known(&BROWSERS, browser).or(safari).unwrap_or(OTHER),
            system: known(&SYSTEMS, system).unwrap_or(OTHER),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn devices_are_told_in_two_words() {
        let told = |said: &str| Device::named(said).code();
        let chrome = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36";
        assert_eq!(told(chrome), "chrome/android");
        assert_eq!(told(&format!("{chrome} OPR/80.0")), "opera/android");
        assert_eq!(
            told("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/124 Safari/537.36 Edg/124"),
            "edge/windows"
        );
        assert_eq!(
            told("Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) Version/17.4 Mobile Safari/604.1"),
            "safari/ios"
        );
        assert_eq!(
            told("Mozilla/5.0 (X11; Linux x86_64; rv:125.0) Gecko/20100101 Firefox/125.0"),
            "firefox/linux"
        );
        assert_eq!(told(""), "other/other");
    }

    proptest::proptest! {
        #[test]
        fn whatever_is_said_the_code_reads_back(said in ".{0,80}") {
            let device = Device::named(&said);
            proptest::prop_assert_eq!(Device::read(&device.code()), device);
            proptest::prop_assert!(Device::read(&said).code().len() < 24);
        }
    }
}
