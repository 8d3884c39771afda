//! Reads HTML that [`super::html::sanitise`] has written: every tag is closed, every attribute quoted, few entities.

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Token<'a> {
    Open { tag: &'a str, attributes: Vec<(&'a str, String)> },
    Close(&'a str),
    Text(String),
}

impl Token<'_> {
    pub fn attribute(&self, name: &str) -> Option<&str> {
        match self {
            Self::Open { attributes, .. } => {
                attributes.iter().find(|(n, _)| *n == name).map(|(_, v)| v.as_str())
            }
            _ => None,
        }
    }
}

/// Tags that have no end.
pub fn is_void(tag: &str) -> bool {
    matches!(tag, "br" | "hr")
}

pub fn tokens(html: &str) -> Vec<Token<'_>> {
    let mut out = Vec::new();
    let mut rest = html;
    while !rest.is_empty() {
        let Some(start) = rest.find('<') else {
            out.push(Token::Text(unescape(rest)));
            break;
        };
        let (text, tail) = rest.split_at(start);
        if !text.is_empty() {
            out.push(Token::Text(unescape(text)));
        }
        let Some(end) = end_of_tag(tail) else { break };
        let (inside, after) = (tail.get(1..end).unwrap_or_default(), tail.get(end + 1..).unwrap_or_default());
        match inside.strip_prefix('/') {
            Some(tag) => out.push(Token::Close(tag.trim())),
            None => {
                let body = inside.trim_end_matches('/');
                let (tag, attributes) = body.split_once(' ').unwrap_or((body, ""));
                out.push(Token::Open { tag, attributes: read_attributes(attributes) });
            }
        }
        rest = after;
    }
    out
}

/// A `>` inside quotes does not end the tag.
fn end_of_tag(s: &str) -> Option<usize> {
    let mut quoted = false;
    s.char_indices().find_map(|(i, c)| {
        if c == '"' {
            quoted = !quoted;
        }
        (c == '>' && !quoted).then_some(i)
    })
}

fn read_attributes(mut s: &str) -> Vec<(&str, String)> {
    let mut out = Vec::new();
    while let Some((name, tail)) = s.split_once("=\"") {
        let Some((value, after)) = tail.split_once('"') else { break };
        out.push((name.trim(), unescape(value)));
        s = after;
    }
    out
}

fn unescape(s: &str) -> String {
    if !s.contains('&') {
        return s.to_owned();
    }
    s.replace("&nbsp;", "\u{a0}")
        .replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", "\"")
        .replace("&#39;", "'")
        .replace("&amp;", "&")
}

/// The text alone, with a line end after each block.
pub fn plain_text(html: &str) -> String {
    let mut out = String::new();
    for token in tokens(html) {
        match token {
            Token::Text(t) => out.push_str(&t),
            Token::Close("p" | "h1" | "h2" | "h3" | "li" | "tr" | "td" | "th" | "div")
            | Token::Open { tag: "br" | "hr", .. } => out.push('\n'),
            _ => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_and_entities() {
        let html = super::super::html::sanitise(r#"<p class="center">1 &lt; 2 &amp;lt; "x"<br>y</p>"#);
        let tokens = tokens(&html);
        assert_eq!(tokens[0].attribute("class"), Some("center"));
        assert_eq!(plain_text(&html), "1 < 2 &lt; \"x\"\ny\n");
    }
}
