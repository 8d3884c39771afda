use super::Numbered;
use crate::domain::citation::article_numbers;

/// The lines of the "Articles" list: those the shown text names, those of one law on one line.
pub fn lines(numbered: &Numbered, shown: &str, and: &str) -> Vec<String> {
    let named = article_numbers(shown);
    let names = |entry: &&String| {
        let own = article_numbers(entry);
        own.is_empty() || own.iter().any(|n| named.contains(n))
    };
    let mut entries: Vec<&String> = numbered.passage.articles.iter().filter(names).collect();
    if entries.is_empty() {
        entries = numbered.passage.articles.iter().collect();
    }
    grouped(entries, and).into_iter().map(|line| format!("- {line} [{}]", numbered.number)).collect()
}

/// Articles of one law together.
pub fn grouped(entries: Vec<&String>, and: &str) -> Vec<String> {
    let mut laws: Vec<(&str, &str, Vec<&str>)> = Vec::new();
    for entry in entries {
        match parts(entry).filter(|(_, _, n)| is_plain(n)) {
            Some((law, part, article)) => match laws.iter_mut().find(|l| l.0 == law && !l.2.is_empty()) {
                Some((_, _, articles)) => articles.push(article),
                None => laws.push((law, part, vec![article])),
            },
            None => laws.push((entry.as_str(), "", Vec::new())),
        }
    }
    let line = |(law, part, articles): &(&str, &str, Vec<&str>)| match articles.split_last() {
        None => (*law).to_owned(),
        Some((last, [])) => format!("{law}, {part} {last}"),
        Some((last, others)) => {
            let part = if *part == "s." { "ss." } else { part };
            format!("{law}, {part} {}{and}{last}", others.join(", "))
        }
    };
    laws.iter().map(line).collect()
}

/// The law of an entry, what its parts are called, and which of them: "Labour Code, s. 34".
pub fn parts(entry: &str) -> Option<(&str, &str, &str)> {
    ["art.", "s.", "ss."].into_iter().find_map(|part| {
        let (law, articles) = entry.rsplit_once(&format!(", {part} "))?;
        Some((law, part, articles))
    })
}

/// One article that can be listed with others of its law.
fn is_plain(article: &str) -> bool {
    article.chars().all(|c| c.is_ascii_digit() || c == '-')
}
