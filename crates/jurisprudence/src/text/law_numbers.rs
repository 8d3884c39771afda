/// The numbers of laws a text cites, `92/007` or `2016-007`, as year and rank without leading zeros; dates, which have
/// three parts, are not among them.
pub fn law_numbers(folded: &str) -> Vec<String> {
    let is_part = |c: char| c.is_ascii_digit() || matches!(c, '/' | '-');
    folded.split(|c: char| !is_part(c)).filter_map(law_number).collect()
}

fn law_number(run: &str) -> Option<String> {
    let parts: Vec<&str> = run.split(['/', '-']).collect();
    let [year, rank] = parts.as_slice() else { return None };
    let year = match (year.len(), year.parse::<u32>().ok()?) {
        (2, y) => 1900 + y,
        (4, y) => y,
        _ => return None,
    };
    // Two digits or more: "24/7" and "50/50" are no laws, nor is "2020/2021".
    let rank_number = rank.parse::<u32>().ok()?;
    let fits = (2..=4).contains(&rank.len()) && !(rank.len() == 4 && rank_number > 1900);
    (fits && (1900..2200).contains(&year)).then(|| format!("{year}/{rank_number}"))
}

/// The longest text of law there is here, the Civil Code, ends before this article.
const BEYOND_ANY_ARTICLE: u32 = 2_300;

pub fn is_impossible_article(number: &str) -> bool {
    number.parse::<u32>().is_ok_and(|n| n >= BEYOND_ANY_ARTICLE)
}

/// "Article 9999": a number that no text of law reaches.
pub fn cites_impossible_article(words: &[String]) -> bool {
    words.windows(2).any(|pair| match pair {
        [name, number]
            if matches!(name.as_str(), "article" | "articles" | "art" | "section" | "sections") =>
        {
            is_impossible_article(number)
        }
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_code_has_nine_thousand_articles() {
        let words = |t: &str| t.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert!(cites_impossible_article(&words("que dit l article 9999 du code")));
        assert!(!cites_impossible_article(&words("article 34 loi de 2016")));
    }

    #[test]
    fn a_law_is_known_by_year_and_rank_however_written() {
        assert_eq!(law_numbers("loi n° 92/007 du 14 aout 1992"), ["1992/7"]);
        assert_eq!(law_numbers("law no. 2040/777, ordonnance 81-02"), ["2040/777", "1981/2"]);
        assert!(law_numbers("le 12/03/2024 a 24/7, en 2020/2021, 1/2").is_empty());
    }
}
