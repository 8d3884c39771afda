//! The HTML a document may hold. The same filter runs when it is stored and when it is read.
use std::borrow::Cow;
use std::collections::{HashMap, HashSet};
use std::sync::LazyLock;

/// Characters of a stored document's HTML.
pub const CONTENT_MAX: usize = 200_000;

static FILTER: LazyLock<ammonia::Builder<'static>> = LazyLock::new(|| {
    let set = |names: &[&'static str]| names.iter().copied().collect::<HashSet<_>>();
    let aligned = set(&["left", "center", "right", "justify", "notice", "small", "keep"]);
    let blocks = ["p", "h1", "h2", "h3", "div", "td", "th", "blockquote"];
    let mut classes: HashMap<_, _> = blocks.iter().map(|tag| (*tag, aligned.clone())).collect();
    classes.insert("table", set(&["official", "signatures", "grid"]));
    classes.insert("span", set(&["blank"]));
    let mut filter = ammonia::Builder::empty();
    filter
        .tags(set(&[
            "h1",
            "h2",
            "h3",
            "p",
            "br",
            "hr",
            "strong",
            "b",
            "em",
            "i",
            "u",
            "ul",
            "ol",
            "li",
            "blockquote",
            "table",
            "thead",
            "tbody",
            "tr",
            "td",
            "th",
            "div",
            "span",
            "sup",
            "sub",
        ]))
        .clean_content_tags(set(&["script", "style", "template", "iframe", "object", "noscript", "title"]))
        .generic_attributes(set(&["data-mention", "style"]))
        .allowed_classes(classes)
        .filter_style_properties(set(&["text-align"]))
        .attribute_filter(|_, name, value| match name {
            "data-mention" => is_mention_id(value).then_some(Cow::Borrowed(value)),
            "style" => value.contains("text-align").then_some(Cow::Borrowed(value)),
            _ => Some(Cow::Borrowed(value)),
        })
        .url_schemes(HashSet::new())
        .strip_comments(true);
    filter
});

fn is_mention_id(s: &str) -> bool {
    (1..=40).contains(&s.len()) && s.bytes().all(|b| b.is_ascii_lowercase() || b == b'_')
}

/// Only tags and attributes of the allow-list remain; everything else becomes text or goes.
pub fn sanitise(html: &str) -> String {
    // Control characters have no place in HTML, and PostgreSQL cannot keep a NUL.
    let printable: String = html.chars().filter(|c| matches!(c, '\n' | '\t') || !c.is_control()).collect();
    FILTER.clean(&printable).to_string()
}

/// Text made safe inside HTML.
pub fn escape(s: &str) -> String {
    let mut out = String::with_capacity(s.len());
    for c in s.chars() {
        match c {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\'' => out.push_str("&#39;"),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_allow_list_remains() {
        let hostile = r#"<p onclick="x()" class="center evil" style="text-align:center;position:fixed" data-mention="loyer">a<script>alert(1)</script><a href="javascript:x">b</a><img src=x onerror=y></p><span data-mention="<x>">c</span><!-- d -->"#;
        assert_eq!(
            sanitise(hostile),
            r#"<p class="center" style="text-align:center" data-mention="loyer">ab</p><span>c</span>"#
        );
    }

    #[test]
    fn cleaning_twice_changes_nothing() {
        let once = sanitise("<table class=grid><tr><td>1 &lt; 2 &amp; 3<td><b>x</table><p>é\u{a0}ŋ");
        assert_eq!(sanitise(&once), once);
    }

    #[test]
    fn deep_nesting_does_not_overflow() {
        let deep = "<div><b>".repeat(20_000);
        assert!(sanitise(&deep).len() < 1_000_000);
    }
}
