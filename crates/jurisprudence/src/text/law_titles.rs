use crate::fixtures::LawTitle;
use std::collections::HashMap;

/// Says in English what the notes cite in French: "Code du travail (loi n° 92/007 du 14 août 1992), art. 34" is
/// "Labour Code (Law No. 92/007 of 14 August 1992), s. 34".
#[derive(Debug, Default)]
pub struct LawTitles(HashMap<String, LawTitle>);

impl LawTitles {
    pub fn new(titles: &[LawTitle]) -> Self {
        Self(titles.iter().map(|t| (t.french.clone(), t.clone())).collect())
    }

    /// Whether a law's parts are sections in English; none where its title is not known.
    pub fn has_sections(&self, law: &str) -> Option<bool> {
        self.0.get(law).map(|title| title.has_sections)
    }

    /// A law without a known English title keeps its own; the citation stays as it is where its articles are named in some
    /// other way.
    pub fn in_english(&self, citation: &str) -> String {
        let known = || {
            if let Some(title) = self.0.get(citation) {
                return Some(title.english.clone());
            }
            let (law, articles) = citation.rsplit_once(", art. ")?;
            let numbers = numbers_in_english(articles)?;
            let (law, has_sections) =
                self.0.get(law).map_or((law, false), |title| (title.english.as_str(), title.has_sections));
            let several = numbers.contains(' ');
            let part = match (has_sections, several) {
                (true, false) => "s.",
                (true, true) => "ss.",
                (false, _) => "art.",
            };
            Some(format!("{law}, {part} {numbers}"))
        };
        known().unwrap_or_else(|| citation.to_owned())
    }
}

/// "2, 5 et 30", "1 à 3", "C 100 bis", "1341 et suivants"; nothing where other words stand among the numbers.
fn numbers_in_english(articles: &str) -> Option<String> {
    let words = articles.split(' ').map(|word| match word {
        "et" => Some("and"),
        "à" => Some("to"),
        "suivants" => Some("following"),
        "bis" | "ter" | "quater" => Some(word),
        letter if letter.len() == 1 && letter.chars().all(|c| c.is_ascii_uppercase()) => Some(letter),
        number => number.contains(|c: char| c.is_ascii_digit()).then_some(number),
    });
    Some(words.collect::<Option<Vec<_>>>()?.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn titles() -> LawTitles {
        let title = |french: &str, english: &str, has_sections| LawTitle {
            french: french.into(),
            english: english.into(),
            has_sections,
        };
        LawTitles::new(&[
            title("Code pénal (loi n° 2016/007)", "Penal Code (Law No. 2016/007)", true),
            title("AUA (23 novembre 2017)", "Uniform Act on Arbitration (23 November 2017)", false),
        ])
    }

    #[test]
    fn sections_and_articles_are_named_as_the_law_names_them() {
        for (french, english) in [
            ("Code pénal (loi n° 2016/007), art. 74-1", "Penal Code (Law No. 2016/007), s. 74-1"),
            ("Code pénal (loi n° 2016/007), art. 2, 5 et 9", "Penal Code (Law No. 2016/007), ss. 2, 5 and 9"),
            (
                "AUA (23 novembre 2017), art. 1 à 3",
                "Uniform Act on Arbitration (23 November 2017), art. 1 to 3",
            ),
            ("AUA (23 novembre 2017)", "Uniform Act on Arbitration (23 November 2017)"),
        ] {
            assert_eq!(titles().in_english(french), english);
        }
    }

    #[test]
    fn what_is_not_known_stays_french() {
        for citation in
            ["Code pastoral, art. 3", "AUA (23 novembre 2017), art. 3 (abrogé)", "Coutume bamiléké", ""]
        {
            assert_eq!(titles().in_english(citation), citation);
        }
    }

    #[test]
    fn the_list_of_articles_is_english_even_where_the_title_is_not() {
        for (french, english) in [
            ("Code pastoral, art. 3 et 4", "Code pastoral, art. 3 and 4"),
            ("Code pastoral, art. C 100 bis et suivants", "Code pastoral, art. C 100 bis and following"),
            ("Code des biens et services, art. 1 à 3 et 7", "Code des biens et services, art. 1 to 3 and 7"),
        ] {
            assert_eq!(titles().in_english(french), english);
        }
    }

    #[test]
    fn no_shipped_citation_stays_french() {
        let shipped = crate::Fixtures::shipped().unwrap();
        let titles = LawTitles::new(&shipped.law_titles);
        for (key, note) in &shipped.notes {
            for article in &note.articles {
                let english = titles.in_english(article);
                let french = [" et ", " à ", "Code de", "Décret", "loi n°", "Loi n°"];
                assert!(!french.iter().any(|f| english.contains(f)), "{key}: {english}");
            }
        }
    }
}
