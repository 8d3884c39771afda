//! How a decision and an article are cited in Cameroon, in a form that can be copied.

use super::written_day;
use super::{Article, ArticleNumber, Bilingual, CaseContent, Language, Law, Standing};
use crate::text::fold;
use chrono::NaiveDate;

/// « Cour suprême, chambre judiciaire, section civile, arrêt n° 67/CIV du 5 octobre 2023, aff. A c/ B ».
pub fn cite_decision(case: &CaseContent) -> Bilingual<String> {
    let court = fold(&case.jurisdiction);
    let (fr, en) = match () {
        () if court.contains("conseil constitutionnel") => ("décision", "Decision"),
        () if court.contains("tribunal") => ("jugement", "Judgment"),
        () if court.contains("cour") => ("arrêt", "Judgment"),
        () => ("décision", "Decision"),
    };
    let (place, number) = (case.jurisdiction.trim(), case.case_number.trim());
    let parties = case.parties.trim();
    let against = parties.replace(" c/ ", " v. ").replace(" contre ", " v. ");
    let day = |language| written_day(case.decided_on, language);
    Bilingual {
        fr: format!("{place}, {fr} n°\u{a0}{number} du {}{}", day(Language::Fr), named(", aff. ", parties)),
        en: format!("{place}, {en} No. {number} of {}{}", day(Language::En), named(", ", &against)),
    }
}

/// Nothing where nobody is named: the parties of an imported decision may be unknown.
fn named(before: &str, parties: &str) -> String {
    if parties.is_empty() { String::new() } else { format!("{before}{parties}") }
}

/// « Article 34 de la loi n° 97/012 du 10 janvier 1997 »; what is no longer law says so.
pub fn cite_article(law: &Law, article: &Article, standing: Standing) -> Bilingual<String> {
    let title = law.content.title.trim();
    let Bilingual { fr, en } = name_article(law, &article.content.number);
    let warning = |abrogated, replaced, later, unclear| match standing {
        Standing::InForce => "",
        Standing::Repealed => abrogated,
        Standing::Superseded => replaced,
        Standing::Future => later,
        Standing::Unclear => unclear,
    };
    Bilingual {
        fr: format!(
            "{fr} {}{}",
            of_the(title),
            warning(" (abrogé)", " (remplacé)", " (pas encore en vigueur)", " (vigueur à vérifier)")
        ),
        en: format!(
            "{en} of {}{}",
            in_english(title),
            warning(" (repealed)", " (superseded)", " (not yet in force)", " (check whether in force)")
        ),
    }
}

/// "Article 1er", "Section 1"; a part without a number, such as a preamble, by its own name.
pub fn name_article(law: &Law, number: &ArticleNumber) -> Bilingual<String> {
    let part = part_in_english(law.content.title.trim());
    match number.is_numbered() {
        true if number.key() == "1" => Bilingual { fr: "Article 1er".to_owned(), en: format!("{part} 1") },
        true => Bilingual { fr: format!("Article {number}"), en: format!("{part} {number}") },
        false => Bilingual { fr: number.to_string(), en: number.to_string() },
    }
}

/// The parts of Cameroonian laws are sections in English; those of the Constitution, of treaties and of uniform acts are
/// articles.
fn part_in_english(title: &str) -> &'static str {
    let title = fold(title);
    let has_articles =
        ["constitution", "treaty", "traite", "ohada", "uniform", "reglement", "rules", "ccja", "convention"];
    if has_articles.iter().any(|w| title.contains(w)) { "Article" } else { "Section" }
}

/// A French title after « Article 3 »: « de la loi n° … », « du Code … »; a title of another form is set off by a comma.
fn of_the(title: &str) -> String {
    let (title, ohada) = match title.strip_prefix("OHADA – ").or_else(|| title.strip_prefix("OHADA - ")) {
        Some(rest) => (rest, " (OHADA)"),
        None => (title, ""),
    };
    // An English title whose number and day are plain.
    if let Some((number, day, name)) = numbered(title, Language::En) {
        return format!("de la loi n°\u{a0}{number} du {}{name}{ohada}", written_day(day, Language::Fr));
    }
    let (first, rest) = title.split_once(' ').unwrap_or((title, ""));
    let lower = || first.to_lowercase();
    let named = match fold(first).as_str() {
        "loi" => format!("de la {} {rest}", lower()),
        "loi-cadre" | "loi-programme" => format!("de la {} {rest}", lower()),
        "ordonnance" | "arrete" => format!("de l’{} {rest}", lower()),
        "decret" => format!("du {} {rest}", lower()),
        "code" | "traite" | "reglement" | "livre" => format!("du {title}"),
        "constitution" | "charte" | "convention" => format!("de la {title}"),
        "acte" => format!("de l’{title}"),
        _ => format!("– {title}"),
    };
    format!("{}{ohada}", named.trim_end())
}

/// Number and day of a law whose title in `language` says both, and in brackets its name where the title has one before
/// them: they are the same in the other language.
fn numbered(title: &str, language: Language) -> Option<(&str, NaiveDate, String)> {
    let (name, law) = match title.split_once(" – ") {
        Some((name, law)) => (format!(" ({})", name.trim()), law),
        None => (String::new(), title),
    };
    let (begin, between) = match language {
        Language::Fr => ("Loi n°", " du "),
        Language::En => ("Law No.", " of "),
    };
    let (number, rest) = law.strip_prefix(begin)?.trim_start().split_once(between)?;
    let is_number = number.starts_with(|c: char| c.is_ascii_digit()) && !number.contains(' ');
    let [day, month, year] = <[&str; 3]>::try_from(rest.splitn(4, ' ').take(3).collect::<Vec<_>>()).ok()?;
    let day = day.trim_end_matches("er").parse().ok()?;
    let year = year.trim_end_matches(|c: char| !c.is_ascii_digit()).parse().ok()?;
    let written = |n: &u32| {
        let first = NaiveDate::from_ymd_opt(2000, *n, 2)?;
        (written_day(first, language) == format!("2 {month} 2000")).then_some(*n)
    };
    let month = (1..=12).find_map(|n| written(&n))?;
    Some((number, NaiveDate::from_ymd_opt(year, month, day)?, name)).filter(|_| is_number)
}

/// "Labour Code – Law No. 92/007 of 14 August 1992" is "Law No. 92/007 of 14 August 1992 (Labour Code)".
fn in_english(title: &str) -> String {
    let title = title.strip_prefix("OHADA – ").unwrap_or(title);
    match title.split_once(" – ") {
        Some((name, law)) if law.starts_with("Law ") => format!("{law} ({name})"),
        _ => match numbered(title, Language::Fr) {
            Some((number, day, name)) => {
                format!("Law No. {number} of {}{name}", written_day(day, Language::En))
            }
            None => title.to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::super::{
        ArticleContent, ArticleNumber, FileStatus, LawContent, LawStatus, Period, TextQuality,
    };
    use super::*;
    use chrono::DateTime;

    fn case(jurisdiction: &str, number: &str, day: &str) -> CaseContent {
        CaseContent {
            translation: None,
            title: String::new(),
            jurisdiction: jurisdiction.into(),
            case_number: number.into(),
            decided_on: day.parse().unwrap(),
            parties: "Succession C. J. c/ N. B.".into(),
            subject: "civil".into(),
            keywords: vec![],
            facts: String::new(),
            legal_principle: String::new(),
            decision: String::new(),
            relevant_articles: vec![],
            source: None,
        }
    }

    #[test]
    fn a_decision_is_cited_by_court_number_day_and_parties() {
        let cited = cite_decision(&case("Cour suprême, section civile", "67/CIV", "2023-10-05"));
        let parties = "Succession C. J. c/ N. B.";
        assert_eq!(
            cited.fr,
            format!("Cour suprême, section civile, arrêt n°\u{a0}67/CIV du 5 octobre 2023, aff. {parties}")
        );
        assert_eq!(
            cited.en,
            "Cour suprême, section civile, Judgment No. 67/CIV of 5 October 2023, Succession C. J. v. N. B."
        );
        let first = cite_decision(&case("Tribunal de grande instance du Wouri", "12/CIV", "2014-02-01"));
        assert!(first.fr.contains("jugement n°\u{a0}12/CIV du 1er février 2014"), "{}", first.fr);
        assert!(
            cite_decision(&case("Conseil constitutionnel", "1", "2020-10-14"))
                .fr
                .contains("décision n°\u{a0}1 du")
        );
    }

    #[test]
    fn a_decision_without_parties_ends_with_its_day() {
        let nameless = CaseContent { parties: " ".into(), ..case("Cour suprême", "67/CIV", "2023-10-05") };
        let cited = cite_decision(&nameless);
        assert_eq!(cited.fr, "Cour suprême, arrêt n°\u{a0}67/CIV du 5 octobre 2023");
        assert_eq!(cited.en, "Cour suprême, Judgment No. 67/CIV of 5 October 2023");
    }

    fn cited(title: &str, number: &str, standing: Standing) -> Bilingual<String> {
        let law = Law {
            id: 1,
            key: "x".parse().unwrap(),
            content: LawContent {
                title: title.into(),
                language: Language::Fr,
                status: LawStatus::InForce,
                status_note: None,
                period: Period::default(),
                source: None,
                source_url: None,
            },
            file: FileStatus { status: LawStatus::InForce, note: None },
            is_active: true,
            is_edited: false,
            created_at: DateTime::UNIX_EPOCH,
            updated_at: DateTime::UNIX_EPOCH,
            revision: 1,
        };
        let content = ArticleContent {
            number: ArticleNumber::parse(number).unwrap(),
            heading: String::new(),
            text: "x".into(),
            status: LawStatus::InForce,
            status_note: None,
            period: Period::default(),
            quality: TextQuality::Good,
            quality_note: None,
            is_usable: true,
        };
        cite_article(&law, &Article { id: 1, law_id: 1, position: 1, occurrence: 1, content }, standing)
    }

    #[test]
    fn an_article_is_cited_with_its_law() {
        for (title, number, fr, en) in [
            (
                "Loi n°97/012 du 10 janvier 1997",
                "1",
                "Article 1er de la loi n°97/012 du 10 janvier 1997",
                "Section 1 of Law No. 97/012 of 10 January 1997",
            ),
            (
                "Loi n° 2000/015 du 1er février 2000 relative au financement public des partis politiques",
                "2",
                "Article 2 de la loi n° 2000/015 du 1er février 2000 relative au financement public des partis politiques",
                "Section 2 of Law No. 2000/015 of 1 February 2000",
            ),
            (
                "Labour Code – Law No. 92/007 of 14 August 1992",
                "34",
                "Article 34 de la loi n°\u{a0}92/007 du 14 août 1992 (Labour Code)",
                "Section 34 of Law No. 92/007 of 14 August 1992 (Labour Code)",
            ),
            (
                "Constitution – Law No. 96-6 of 18 January 1996 (before the 2008 amendment)",
                "2",
                "Article 2 de la loi n°\u{a0}96-6 du 18 janvier 1996 (Constitution)",
                "Article 2 of Law No. 96-6 of 18 January 1996 (before the 2008 amendment) (Constitution)",
            ),
            ("Code pénal", "74-1", "Article 74-1 du Code pénal", "Section 74-1 of Code pénal"),
            (
                "OHADA – Acte uniforme relatif à l'arbitrage",
                "3",
                "Article 3 de l’Acte uniforme relatif à l'arbitrage (OHADA)",
                "Article 3 of Acte uniforme relatif à l'arbitrage",
            ),
            (
                "Labour Code – Law No. 92/007",
                "34",
                "Article 34 – Labour Code – Law No. 92/007",
                "Section 34 of Law No. 92/007 (Labour Code)",
            ),
            ("Constitution", "Préambule", "Préambule de la Constitution", "Préambule of Constitution"),
        ] {
            let made = cited(title, number, Standing::InForce);
            assert_eq!((made.fr.as_str(), made.en.as_str()), (fr, en));
        }
    }

    #[test]
    fn what_is_no_longer_law_is_never_cited_as_if_it_were() {
        for (standing, fr, en) in [
            (Standing::Repealed, "(abrogé)", "(repealed)"),
            (Standing::Superseded, "(remplacé)", "(superseded)"),
            (Standing::Future, "(pas encore en vigueur)", "(not yet in force)"),
            (Standing::Unclear, "(vigueur à vérifier)", "(check whether in force)"),
        ] {
            let made = cited("Code pénal", "1", standing);
            assert!(made.fr.ends_with(fr) && made.en.ends_with(en), "{made:?}");
        }
    }
}
