//! What a site asks of robots (RFC 9309). Written here: the libraries for it are either not kept up, or bring an engine of
//! regular expressions for two signs.

use std::time::Duration;

/// Longer files are read as far as this.
const LINES_MAX: usize = 5_000;
const PATTERN_MAX: usize = 2_000;
/// A wait that a site asks for is kept up to this long.
const DELAY_MAX: Duration = Duration::from_secs(120);

/// The rules that hold for us.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Robots {
    rules: Vec<(bool, String)>,
    pub delay: Option<Duration>,
}

impl Robots {
    /// The group that names us, else that of everybody; groups of one name are one. `us` in lower case.
    pub fn read(text: &str, us: &str) -> Self {
        let (mut ours, mut all) = (None::<Self>, Self::default());
        let (mut is_ours, mut is_all, mut in_rules) = (false, false, true);
        for line in text.trim_start_matches('\u{feff}').lines().take(LINES_MAX) {
            let line = line.split('#').next().unwrap_or_default();
            let Some((field, value)) = line.split_once(':') else { continue };
            let (field, value) = (field.trim().to_ascii_lowercase(), value.trim());
            if field == "user-agent" {
                if std::mem::take(&mut in_rules) {
                    (is_ours, is_all) = (false, false);
                }
                let name = value.to_ascii_lowercase();
                is_ours |= name == us;
                is_all |= name == "*";
                if name == us {
                    ours.get_or_insert_default();
                }
                continue;
            }
            if matches!(field.as_str(), "allow" | "disallow" | "crawl-delay") {
                in_rules = true;
            }
            if is_all {
                all.take(&field, value);
            }
            if let Some(group) = ours.as_mut().filter(|_| is_ours) {
                group.take(&field, value);
            }
        }
        ours.unwrap_or(all)
    }

    fn take(&mut self, field: &str, value: &str) {
        match field {
            // An empty pattern forbids nothing.
            "allow" | "disallow" if !value.is_empty() && value.len() <= PATTERN_MAX => {
                self.rules.push((field == "allow", decoded(value)));
            }
            "crawl-delay" => {
                let seconds = value.parse::<f64>().ok().filter(|s| s.is_finite() && *s >= 0.0);
                let delay = seconds.and_then(|s| Duration::try_from_secs_f64(s).ok());
                self.delay = delay.map(|d| d.min(DELAY_MAX)).or(self.delay);
            }
            _ => {}
        }
    }

    /// Whether this address, from its first slash and with its query, may be asked for. The longest rule that fits holds;
    /// of two of one length the one that allows.
    pub fn allow(&self, path_and_query: &str) -> bool {
        let path = decoded(path_and_query);
        let fits = self.rules.iter().filter(|(_, pattern)| matches(pattern, &path));
        fits.max_by_key(|(allows, pattern)| (pattern.len(), *allows)).is_none_or(|(allows, _)| *allows)
    }
}

/// Rules and addresses are compared with what stands for itself in them written as itself.
fn decoded(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, tail @ ..] = rest {
        let hex = tail.get(..2).and_then(|h| std::str::from_utf8(h).ok());
        let code = hex.filter(|_| *first == b'%').and_then(|h| u8::from_str_radix(h, 16).ok());
        match code {
            Some(byte) => {
                bytes.push(byte);
                rest = tail.get(2..).unwrap_or_default();
            }
            None => {
                bytes.push(*first);
                rest = tail;
            }
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// `*` stands for anything, `$` at the end for the end. Each piece is looked for once, from the left: no pattern takes long.
fn matches(pattern: &str, path: &str) -> bool {
    let (pattern, to_the_end) = match pattern.strip_suffix('$') {
        Some(pattern) => (pattern, true),
        None => (pattern, false),
    };
    let mut pieces = pattern.split('*');
    let Some(mut rest) = path.strip_prefix(pieces.next().unwrap_or_default()) else { return false };
    let mut pieces = pieces.peekable();
    if pieces.peek().is_none() {
        return !to_the_end || rest.is_empty();
    }
    while let Some(piece) = pieces.next() {
        if to_the_end && pieces.peek().is_none() {
            return rest.ends_with(piece);
        }
        match rest.split_once(piece) {
            _ if piece.is_empty() => {}
            Some((_, after)) => rest = after,
            None => return false,
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    const JURICAF: &str = "User-agent: Scrapy\nDisallow: /\n\nUser-agent: *\nAllow: /arret/\n\
        Allow: /recherche/+/facet_pays\nDisallow: /*?page=\nDisallow: /*&page=\nDisallow: /*?tri=\nDisallow: /recherche/+/\n";

    #[test]
    fn what_juricaf_asks_of_robots_is_read() {
        let robots = Robots::read(JURICAF, "palabre");
        for path in [
            "/recherche/+/facet_pays:Cameroun?format=json",
            "/recherche/+/facet_pays_juridiction:Cameroun_%7C_Cour_supr%C3%AAme?format=json",
            "/arret/CAMEROUN-COURSUPREME-20231005-67CIV/json",
            "/recherche/bail/facet_pays:Cameroun?format=json",
        ] {
            assert!(robots.allow(path), "{path}");
        }
        for path in ["/recherche/+/facet_juridiction:x", "/recherche/x?page=2", "/a?format=json&page=2"] {
            assert!(!robots.allow(path), "{path}");
        }
        assert!(!Robots::read(JURICAF, "scrapy").allow("/arret/x"));
    }

    #[test]
    fn a_group_of_our_own_holds_alone_wherever_its_parts_stand() {
        let text = "user-agent: palabre\nuser-agent: other\ndisallow: /x # why\ncrawl-delay: 5\n\n\
                    user-agent: *\ndisallow: /\n\nUser-Agent: Palabre\nDisallow: /y$\n";
        let robots = Robots::read(text, "palabre");
        assert!(!robots.allow("/x/1") && !robots.allow("/y") && robots.allow("/yes") && robots.allow("/z"));
        assert_eq!(robots.delay, Some(Duration::from_secs(5)));
        assert!(!Robots::read(text, "somebody").allow("/z"));
    }

    #[test]
    fn the_longest_rule_holds_and_nothing_said_is_allowed() {
        let robots =
            Robots::read("User-agent: *\nDisallow: /a\nAllow: /a/b\nDisallow: /*.pdf$\nDisallow:\n", "p");
        assert!(!robots.allow("/a/c") && robots.allow("/a/b/c") && robots.allow("/"));
        assert!(!robots.allow("/q/x.pdf") && robots.allow("/q/x.pdf?y"));
        assert!(Robots::read("", "p").allow("/"));
        assert!(Robots::read("<!doctype html><p>no rules", "p").allow("/"));
    }

    proptest::proptest! {
        #[test]
        fn no_rules_break_the_reader(text in "((user-agent|allow|disallow|crawl-delay|x): ?|\\*|\\$|/|%|a|é|\n|#){0,80}", path in "[/a*$%é?=]{0,30}") {
            let _ = Robots::read(&text, "a").allow(&path);
        }
    }
}
