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
    let mut laws: Vec<(&str, Vec<&str>)> = Vec::new();
    for entry in entries {
        match entry.rsplit_once(", art. ").filter(|(_, n)| is_plain(n)) {
            Some((law, article)) => match laws.iter_mut().find(|(l, a)| *l == law && !a.is_empty()) {
                Some((_, articles)) => articles.push(article),
                None => laws.push((law, vec![article])),
            },
            None => laws.push((entry.as_str(), Vec::new())),
        }
    }
    let line = |(law, articles): &(&str, Vec<&str>)| match articles.split_last() {
        None => format!("- {law} [{}]", numbered.number),
        Some((last, [])) => format!("- {law}, art. {last} [{}]", numbered.number),
        Some((last, others)) => {
            format!("- {law}, art. {}{and}{last} [{}]", others.join(", "), numbered.number)
        }
    };
    laws.iter().map(line).collect()
}

/// One article that can be listed with others of its law.
fn is_plain(article: &str) -> bool {
    article.chars().all(|c| c.is_ascii_digit() || c == '-')
}
