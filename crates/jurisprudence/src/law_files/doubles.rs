use super::{LawFile, LineTrouble};
use crate::domain::Period;
use std::collections::HashMap;

/// A number that stands twice in one law for the same days: nobody can tell which of the two is the law, so neither is
/// cited. Versions whose days do not meet are no doubles.
pub(super) fn mark(file: &mut LawFile) {
    let mut doubles = vec![];
    for law in &mut file.laws {
        let mut by_number: HashMap<String, Vec<(usize, Period)>> = HashMap::new();
        for article in &law.articles {
            let number = article.content.number.key().to_owned();
            by_number.entry(number).or_default().push((article.line, article.content.period));
        }
        for article in &mut law.articles {
            let same = by_number.get(article.content.number.key()).map_or(&[][..], Vec::as_slice);
            let own = article.content.period;
            if same.iter().any(|(line, period)| *line != article.line && period.meets(&own)) {
                article.content.is_usable = false;
                doubles.push((article.line, article.content.number.to_string()));
            }
        }
    }
    for (line, number) in doubles {
        file.note(line, Some(&number), LineTrouble::Double);
    }
}
