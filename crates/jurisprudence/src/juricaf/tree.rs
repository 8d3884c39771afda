//! XML of Juricaf's form as the same tree that its JSON makes: elements by their names in lower case, a repeated
//! element as a list. A lone `&`, an unknown entity and an element that is never closed do not stop it.

use serde_json::{Map, Value};

/// Deeper than any decision; a hostile file goes no further.
const DEPTH_MAX: usize = 24;

/// The root's name in lower case, and what is in it.
pub fn read_xml(text: &str) -> Option<(String, Value)> {
    let mut reader = Reader { rest: text };
    loop {
        reader.rest = reader.rest.get(reader.rest.find('<')?..)?;
        if let Some(open) = reader.opening() {
            let value =
                if open.is_empty { Value::String(String::new()) } else { reader.element(&open.name, 0)? };
            return Some((open.name, value));
        }
        reader.skip_tag();
    }
}

struct Reader<'a> {
    rest: &'a str,
}

struct Opening {
    name: String,
    is_empty: bool,
}

impl Reader<'_> {
    /// An opening tag here, taken.
    fn opening(&mut self) -> Option<Opening> {
        let inside = self.rest.strip_prefix('<')?;
        if !inside.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            return None;
        }
        let (tag, rest) = inside.split_once('>')?;
        let name = tag.split(|c: char| c.is_whitespace() || c == '/').next().unwrap_or_default();
        self.rest = rest;
        Some(Opening { name: name.to_lowercase(), is_empty: tag.ends_with('/') })
    }

    /// Over a prolog, a comment, a closing tag or a stray sign.
    fn skip_tag(&mut self) {
        let end = if self.rest.starts_with("<!--") { "-->" } else { ">" };
        self.rest = self.rest.split_once(end).map_or("", |(_, rest)| rest);
    }

    fn element(&mut self, name: &str, depth: usize) -> Option<Value> {
        if depth > DEPTH_MAX {
            return None;
        }
        let (mut text, mut children) = (String::new(), Map::new());
        loop {
            let at = self.rest.find('<').unwrap_or(self.rest.len());
            let (before, rest) = self.rest.split_at(at);
            text.push_str(&entities_read(before));
            self.rest = rest;
            if self.rest.is_empty() {
                break;
            }
            if let Some(cdata) = self.rest.strip_prefix("<![CDATA[") {
                let (inside, rest) = cdata.split_once("]]>").unwrap_or((cdata, ""));
                text.push_str(inside);
                self.rest = rest;
            } else if self.rest.starts_with("</") {
                let closes = self.rest.get(2..2 + name.len()).is_some_and(|n| n.eq_ignore_ascii_case(name));
                self.skip_tag();
                if closes {
                    break;
                }
            } else if let Some(open) = self.opening() {
                match (open.name.as_str(), open.is_empty) {
                    ("br", _) => text.push('\n'),
                    (_, true) => add(&mut children, open.name, Value::String(String::new())),
                    _ => {
                        let child = self.element(&open.name, depth + 1)?;
                        add(&mut children, open.name, child);
                    }
                }
            } else {
                self.skip_tag();
            }
        }
        Some(if children.is_empty() { Value::String(text) } else { Value::Object(children) })
    }
}

/// A second element of a name makes a list of both.
fn add(children: &mut Map<String, Value>, name: String, value: Value) {
    match children.get_mut(&name) {
        None => drop(children.insert(name, value)),
        Some(Value::Array(list)) => list.push(value),
        Some(known) => *known = Value::Array(vec![known.take(), value]),
    }
}

/// Every text of a tree with its entities decoded once: Juricaf keeps them as they were typed, and its JSON hands them on.
pub fn without_entities(tree: &Value) -> Value {
    match tree {
        Value::String(text) => Value::String(entities_read(text)),
        Value::Array(list) => Value::Array(list.iter().map(without_entities).collect()),
        Value::Object(fields) => {
            Value::Object(fields.iter().map(|(name, v)| (name.clone(), without_entities(v))).collect())
        }
        other => other.clone(),
    }
}

/// Entities decoded once; an `&` that begins none stands for itself.
fn entities_read(text: &str) -> String {
    const LONGEST: usize = 10;
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, after)) = rest.split_once('&') {
        out.push_str(before);
        let name: String = after.chars().take(LONGEST).take_while(|c| *c != ';').collect();
        match after.get(name.len()..).and_then(|r| r.strip_prefix(';')).zip(entity(&name)) {
            Some((behind, sign)) => {
                out.push(sign);
                rest = behind;
            }
            None => {
                out.push('&');
                rest = after;
            }
        }
    }
    out.push_str(rest);
    out
}

fn entity(name: &str) -> Option<char> {
    if let Some(hex) = name.strip_prefix("#x").or_else(|| name.strip_prefix("#X")) {
        return char::from_u32(u32::from_str_radix(hex, 16).ok()?);
    }
    if let Some(number) = name.strip_prefix('#') {
        return char::from_u32(number.parse().ok()?);
    }
    match name {
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "quot" => Some('"'),
        "apos" => Some('\''),
        "nbsp" => Some('\u{a0}'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_an_ampersand_that_begins_no_entity_is_one() {
        assert_eq!(
            entities_read("N. & K., R&D, a &amp; b &#233; &nbsp;&lt; &amp;amp; &x; &"),
            "N. & K., R&D, a & b é \u{a0}< &amp; &x; &"
        );
    }

    #[test]
    fn a_repeated_element_is_a_list_and_a_single_one_is_not_lost() {
        let xml =
            "<?xml version=\"1.0\"?><!-- x --><DOCUMENT><A>1</A><A>2</A><B><C>x<br/>y</C></B><D/></DOCUMENT>";
        let (root, value) = read_xml(xml).unwrap();
        assert_eq!(
            (root.as_str(), value),
            ("document", json!({"a": ["1", "2"], "b": {"c": "x\ny"}, "d": ""}))
        );
    }

    #[test]
    fn what_is_cut_off_or_never_closed_is_read_as_far_as_it_goes() {
        assert_eq!(read_xml("<D><A>1</A><B>x").unwrap().1, json!({"a": "1", "b": "x"}));
        assert_eq!(read_xml("<D><A><![CDATA[a<b]]></A></D>").unwrap().1, json!({"a": "a<b"}));
        assert!(read_xml("no element").is_none());
        assert!(read_xml(&"<A>".repeat(10_000)).is_none(), "not deeper than it may");
    }

    proptest::proptest! {
        #[test]
        fn no_text_breaks_the_reader(text in "(<|>|/|&|;|#|A|B|<A>|</A>|<!--|-->|<!\\[CDATA\\[|\\]\\]>|é| ){0,120}") {
            let _ = read_xml(&text);
        }
    }
}
