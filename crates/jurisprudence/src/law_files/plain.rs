//! A plain text, cut where its articles begin. Nothing is thrown away: what stands before the first article is its preamble,
//! and a line that only looks like a beginning stays in the text.

use super::quality::assessed;
use super::{LawFile, LineTrouble, MOST_ROWS, MOST_TEXT, ReadArticle, ReadLaw, is_empty, refused};
use crate::JurisprudenceError;
use crate::domain::{ArticleContent, ArticleNumber, Language, LawContent, Period, RawLaw, TextQuality};
use crate::juricaf::clean_text;
use crate::text::fold;

/// A step further than this from one article to the next is a reference that began a line.
const WIDEST_GAP: u32 = 60;

pub(super) fn read(text: &str, about: &RawLaw) -> Result<LawFile, JurisprudenceError> {
    let (key, content) = about.parse().map_err(JurisprudenceError::Invalid)?;
    let (text, _) = clean_text(text);
    let mut file = LawFile::default();
    let parts = split(&text, content.language, &mut file);
    if parts.len() > MOST_ROWS {
        return Err(refused("has too many rows"));
    }
    if !parts.iter().any(|p| p.number.is_numbered()) {
        return Err(refused("has no article that can be read"));
    }
    let mut articles = vec![];
    for part in parts {
        let trouble = match () {
            () if is_empty(&part.text) => Some(LineTrouble::EmptyText),
            () if part.text.chars().count() > MOST_TEXT => Some(LineTrouble::TooLong),
            () => None,
        };
        match trouble {
            Some(trouble) => file.note(part.line, Some(part.number.as_str()), trouble),
            None => articles.push(article(part, &content)),
        }
    }
    if !articles.is_empty() {
        file.laws.push(ReadLaw { key, content, articles });
    }
    Ok(file)
}

fn article(part: Part, law: &LawContent) -> ReadArticle {
    let (quality, is_readable) = assessed(&part.text);
    let content = ArticleContent {
        number: part.number,
        heading: part.heading.chars().take(LawContent::MAX_NOTE).collect(),
        text: part.text,
        status: law.status,
        status_note: None,
        period: Period::default(),
        quality,
        quality_note: None,
        is_usable: is_readable && quality != TextQuality::Low,
    };
    ReadArticle { line: part.line, content }
}

struct Part {
    /// Where it begins, from 1.
    line: usize,
    number: ArticleNumber,
    heading: String,
    text: String,
}

/// What a law of a language calls its articles, folded, and what its larger parts.
struct Words {
    article: [&'static str; 3],
    parts: &'static [&'static str],
    preamble: &'static str,
}

fn words(text: &str, language: Language) -> Words {
    let parts: &[&str] = &[
        "livre",
        "titre",
        "chapitre",
        "partie",
        "section",
        "sous-section",
        "paragraphe",
        "book",
        "title",
        "part",
        "chapter",
        "division",
    ];
    match language {
        Language::Fr => Words { article: ["article", "art.", "art"], parts, preamble: "Préambule" },
        Language::En => {
            // Sections are the articles of an ordinary law, and larger parts of a uniform act: the more frequent of the
            // two words begins the articles.
            let count = |word: &str| {
                text.lines()
                    .filter(|l| {
                        fold(l.trim_start()).strip_prefix(word).is_some_and(|r| numbered(r).is_some())
                    })
                    .count()
            };
            let article = if count("section") > count("article") {
                ["section", "sec.", "s."]
            } else {
                ["article", "art.", "art"]
            };
            Words { article, parts, preamble: "Preamble" }
        }
    }
}

/// Titles and chapters above the articles that follow.
#[derive(Default)]
struct Headings {
    /// By rank, the largest first; and whether an article took it.
    open: Vec<(usize, String, bool)>,
    /// The line before was one: what stands in capitals below it is its name.
    is_fresh: bool,
}

impl Headings {
    /// Answers those that no article stands under: they stay in the text.
    fn open(&mut self, rank: usize, heading: String) -> Vec<String> {
        let (kept, closed) = std::mem::take(&mut self.open).into_iter().partition(|(r, _, _)| *r < rank);
        self.open = kept;
        self.open.push((rank, heading, false));
        self.is_fresh = true;
        unused(closed)
    }

    fn goes_on(&mut self, line: &str) -> bool {
        let line = line.trim();
        let mut letters = line.chars().filter(|c| c.is_alphabetic()).peekable();
        let is_name = self.is_fresh && letters.peek().is_some() && letters.all(char::is_uppercase);
        if let Some((_, heading, _)) = self.open.last_mut().filter(|_| is_name) {
            heading.push_str(if heading.ends_with([':', '-', '–']) { " " } else { " : " });
            heading.push_str(line);
        }
        is_name
    }

    fn take(&mut self) -> String {
        self.is_fresh = false;
        let of = |(_, heading, is_taken): &mut (usize, String, bool)| {
            *is_taken = true;
            heading.clone()
        };
        self.open.iter_mut().map(of).collect::<Vec<_>>().join(" – ")
    }
}

fn unused(headings: Vec<(usize, String, bool)>) -> Vec<String> {
    headings.into_iter().filter(|(_, _, is_taken)| !is_taken).map(|(_, heading, _)| heading).collect()
}

/// Cuts a text at its articles.
fn split(text: &str, language: Language, file: &mut LawFile) -> Vec<Part> {
    let words = words(text, language);
    let mut parts: Vec<Part> = vec![];
    let mut headings = Headings::default();
    let mut before = String::new();
    let mut last = Last::default();
    for (at, line) in text.lines().enumerate() {
        let mut kept = vec![line.to_owned()];
        if let Some(found) = beginning(line, &words) {
            if last.goes_on_with(&found) {
                last.take(&found);
                let (line, heading) = (at + 1, headings.take());
                parts.push(Part { line, number: found.number, heading, text: found.rest });
                continue;
            }
            if found.is_plain {
                file.note(at + 1, Some(found.number.as_str()), LineTrouble::OutOfOrder);
            }
            headings.is_fresh = false;
        } else if let Some((rank, heading)) = larger_part(line, &words) {
            let closed = headings.open(rank, heading);
            // It belongs to no article: it stands above those that follow.
            kept = closed;
        } else if headings.goes_on(line) {
            kept.clear();
        } else if !line.trim().is_empty() {
            headings.is_fresh = false;
        }
        let text = parts.last_mut().map_or(&mut before, |p| &mut p.text);
        for line in kept {
            add(text, &line);
        }
    }
    if let Some(part) = parts.last_mut() {
        unused(headings.open).iter().for_each(|heading| add(&mut part.text, heading));
    }
    for part in &mut parts {
        part.text = part.text.trim().to_owned();
    }
    let before = before.trim();
    if !is_empty(before)
        && !parts.is_empty()
        && let Ok(number) = ArticleNumber::parse(words.preamble)
    {
        parts.insert(0, Part { line: 1, number, heading: String::new(), text: before.to_owned() });
    }
    parts
}

fn add(text: &mut String, line: &str) {
    if !text.is_empty() {
        text.push('\n');
    }
    text.push_str(line);
}

struct Beginning {
    number: ArticleNumber,
    /// "L" of "L 1": each series counts for itself.
    series: Option<String>,
    main: u32,
    /// What the line says after the number.
    rest: String,
    /// Set off by a sign or the line's end, as a beginning is; a reference goes on in a sentence.
    is_plain: bool,
    /// A small letter begins it, as in the middle of a sentence.
    is_small: bool,
}

/// `Article 34.- (1) Le …`, `ARTICLE PREMIER`, `Art. 45 bis : …`, `Section 2: …`.
fn beginning(line: &str, words: &Words) -> Option<Beginning> {
    let line = line.trim();
    let first = line.chars().next().filter(|c| c.is_alphabetic())?;
    let folded = fold(line);
    let word = words.article.iter().find(|w| folded.starts_with(**w))?;
    let rest = folded.strip_prefix(word)?;
    if !word.ends_with('.') && !rest.starts_with([' ', '.']) {
        return None;
    }
    let (number, after) = numbered(rest)?;
    // A ligature is one letter in the line and two in the folded text; none stands before the number.
    let read = folded.chars().count().saturating_sub(after.chars().count());
    let rest: String = line.chars().skip(read).collect();
    let tail = rest.trim_start();
    let is_plain = tail.is_empty() || tail.starts_with(['.', ':', '-', '–', '—', '(', '/']);
    let goes_on = tail.chars().next().is_some_and(char::is_uppercase);
    if !is_plain && !goes_on {
        return None;
    }
    let series = number.series().map(str::to_owned);
    // "Article à 3 mois": the letter of a series is a capital.
    let behind = line.chars().skip(word.chars().count()).find(|c| c.is_alphanumeric());
    if series.is_some() && !behind.is_some_and(char::is_uppercase) {
        return None;
    }
    let main = number.key().split('-').nth(usize::from(series.is_some()))?.parse().ok()?;
    let rest = tail.trim_start_matches(['.', ':', '-', '–', '—', '/', ' ']).to_owned();
    Some(Beginning { number, series, main, rest, is_plain, is_small: first.is_lowercase() })
}

/// "l 1", "l. 1" and "r-12" apart: the letter of a series, as a capital, and the number behind it.
fn lettered(text: &str) -> Option<(char, &str)> {
    let letter = text.chars().next().filter(char::is_ascii_alphabetic)?;
    let behind = text.get(1..)?;
    let behind = behind.strip_prefix(['.', '-']).unwrap_or(behind);
    let behind = behind.strip_prefix(' ').unwrap_or(behind);
    behind.starts_with(|c: char| c.is_ascii_digit()).then_some((letter.to_ascii_uppercase(), behind))
}

/// A number at the start of a folded text, and what stands after it.
fn numbered(folded: &str) -> Option<(ArticleNumber, &str)> {
    let text = folded.trim_start_matches([' ', '.']).trim_start_matches("n°").trim_start();
    let first = ["premier", "1er", "1 er", "first"].iter().find_map(|w| text.strip_prefix(w));
    if let Some(after) = first.filter(|after| !after.starts_with(char::is_alphanumeric)) {
        return Some((ArticleNumber::parse("1").ok()?, after));
    }
    if let Some((letter, behind)) = lettered(text) {
        let (number, after) = numbered(behind)?;
        return Some((ArticleNumber::parse(&format!("{letter} {number}")).ok()?, after));
    }
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    if digits == 0 || digits > 4 {
        return None;
    }
    let mut end = digits;
    let rest_at = |at: usize| text.get(at..).unwrap_or_default();
    // "74-1" and "74.1" are numbers; "74- " and "74. " are not.
    while let Some(more) = rest_at(end).strip_prefix(['-', '.']) {
        let more = more.bytes().take_while(u8::is_ascii_digit).count();
        if more == 0 || more > 3 {
            break;
        }
        end += 1 + more;
    }
    for word in [" bis", " ter", " quater", "bis", "ter", "quater"] {
        if rest_at(end).strip_prefix(word).is_some_and(|r| !r.starts_with(char::is_alphanumeric)) {
            end += word.len();
            break;
        }
    }
    let after = rest_at(end);
    if after.starts_with(char::is_alphanumeric) {
        return None;
    }
    let number = ArticleNumber::parse(text.get(..end)?).ok()?;
    Some((number, after.strip_prefix(" (nouveau)").unwrap_or(after)))
}

/// The last article of each series.
#[derive(Default)]
struct Last(Vec<(Option<String>, u32)>);

impl Last {
    fn of(&self, found: &Beginning) -> Option<u32> {
        self.0.iter().find(|(series, _)| *series == found.series).map(|(_, last)| *last)
    }

    fn take(&mut self, found: &Beginning) {
        self.0.retain(|(series, _)| *series != found.series);
        self.0.push((found.series.clone(), found.main));
    }

    /// Whether an article of this number may stand here.
    fn goes_on_with(&self, found: &Beginning) -> bool {
        let last = self.of(found);
        // Between the articles of one series, "Article L 12" is a reference unless it is set off as a beginning is.
        let is_other = self.0.last().is_some_and(|(series, _)| *series != found.series);
        let is_set_off = found.is_plain || !is_other;
        let last = last.unwrap_or(0);
        let near = found.main >= last && found.main - last <= WIDEST_GAP;
        let parts = found.number.key().split('-').count() - usize::from(found.series.is_some());
        // A text annexed to a law begins anew.
        let anew = found.main == 1 && found.is_plain;
        !found.is_small && is_set_off && ((near && (found.main > last || parts > 1)) || (anew && last != 1))
    }
}

/// `CHAPITRE II : DU CONTRAT` and its rank among the larger parts.
fn larger_part(line: &str, words: &Words) -> Option<(usize, String)> {
    const LONGEST: usize = 160;
    let line = line.trim();
    let folded = fold(line);
    let rank = words.parts.iter().position(|w| folded.strip_prefix(w).is_some_and(|r| r.starts_with(' ')))?;
    let rest = words.parts.get(rank).and_then(|w| folded.strip_prefix(*w))?.trim_start();
    let number = rest.split(|c: char| !c.is_alphanumeric()).next()?;
    let is_numbered = matches!(number, "premier" | "premiere" | "preliminaire" | "unique" | "i" | "one")
        || number.bytes().all(|b| b.is_ascii_digit())
        || number.bytes().all(|b| b"ivxlc".contains(&b))
        || number.strip_suffix("er").is_some_and(|n| n.bytes().all(|b| b.is_ascii_digit() || b == b'i'));
    let is_title = !number.is_empty()
        && is_numbered
        && line.chars().count() <= LONGEST
        && line.starts_with(char::is_uppercase);
    is_title.then(|| (rank % 7, line.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
LOI N° 2000/999 DU 1er JANVIER 2000
L'Assemblée nationale a délibéré et adopté :
TITRE I : DISPOSITIONS GÉNÉRALES
ARTICLE PREMIER.- (1) La présente loi régit les essais.
(2) Elle s'applique partout.
Article 2 : Aux fins de la présente loi, les définitions de
l'article 1er et de
Article 1 ci-dessus sont admises.
CHAPITRE II
DES ESSAIS
Article 3
Le texte suit à la ligne.
Art. 3 bis.– Un article de plus.
Article 4 Les essais sont libres.
Article 5. –
ARTICLE 12.- Fin.
Article 900 : d'une autre loi.
";

    fn cut(text: &str, language: Language) -> (Vec<(String, String)>, LawFile) {
        let mut file = LawFile::default();
        let (text, _) = clean_text(text);
        let parts = split(&text, language, &mut file);
        (parts.into_iter().map(|p| (p.number.to_string(), p.text)).collect(), file)
    }

    #[test]
    fn a_text_is_cut_at_its_articles_and_nowhere_else() {
        let (parts, file) = cut(TEXT, Language::Fr);
        let numbers: Vec<&str> = parts.iter().map(|(n, _)| n.as_str()).collect();
        assert_eq!(numbers, ["Préambule", "1", "2", "3", "3 bis", "4", "5", "12"]);
        let text = |n: &str| parts.iter().find(|(number, _)| number == n).unwrap().1.as_str();
        assert_eq!(text("1"), "(1) La présente loi régit les essais.\n(2) Elle s'applique partout.");
        assert!(text("2").ends_with("Article 1 ci-dessus sont admises."), "a reference that begins a line");
        assert_eq!(text("3"), "Le texte suit à la ligne.");
        assert_eq!((text("4"), text("5")), ("Les essais sont libres.", ""));
        assert_eq!(text("12"), "Fin.\nArticle 900 : d'une autre loi.");
        let notes: Vec<_> = file.notes.iter().map(|n| (n.line, n.trouble)).collect();
        assert_eq!(notes, [(17, LineTrouble::OutOfOrder)]);
    }

    #[test]
    fn sections_are_the_articles_of_an_english_law() {
        let (parts, _) =
            cut("PART I\nSection 1: One law.\nSection 2. Another.\nSECTION 2-1: More.", Language::En);
        let numbers: Vec<&str> = parts.iter().map(|(n, _)| n.as_str()).collect();
        assert_eq!(numbers, ["1", "2", "2-1"]);
        let act = "Section 1 – General\nArticle 1\nText one.\nArticle 2\nText two.\nArticle 3 – Three.";
        assert_eq!(cut(act, Language::En).0.len(), 3);
    }

    #[test]
    fn a_letter_in_front_of_a_number_is_of_it() {
        let text = "LIVRE DES PROCÉDURES\nArticle L 1.- Le premier.\nArticle L 2 : Voir l'article 3 et\nArticle L 1 ci-dessus.\n\
                    Article L.3 Le troisième.\nArticle L-3 bis.- Encore.\nFISCALITÉ LOCALE\nArticle C 1.- Des communes.\n\
                    Article C 4\nÀ la ligne.\nArticle 2.- Des autres.\nArticle a 3 mois.\nArticle L 4.- La suite.";
        let (parts, file) = cut(text, Language::Fr);
        let numbers: Vec<&str> = parts.iter().map(|(n, _)| n.as_str()).collect();
        assert_eq!(numbers, ["Préambule", "L 1", "L 2", "L 3", "L 3 bis", "C 1", "C 4", "2", "L 4"]);
        assert_eq!(parts[1].1, "Le premier.");
        assert_eq!(parts[2].1, "Voir l'article 3 et\nArticle L 1 ci-dessus.");
        assert_eq!(parts[7].1, "Des autres.\nArticle a 3 mois.");
        assert!(file.notes.is_empty(), "{:?}", file.notes);
    }

    #[test]
    fn an_empty_article_is_refused_and_named() {
        let about = RawLaw {
            key: "essai".into(),
            title: "Loi d'essai".into(),
            language: "fr".into(),
            status: "in_force".into(),
            ..RawLaw::default()
        };
        let file = read(TEXT, &about).unwrap();
        assert_eq!(file.laws[0].articles.len(), 7);
        let refused: Vec<_> = file.notes.iter().filter(|n| n.trouble.is_refusal()).collect();
        assert_eq!((refused[0].line, refused[0].article.as_deref()), (15, Some("5")));
        let heading = |n: usize| file.laws[0].articles[n].content.heading.as_str();
        assert_eq!(heading(1), "TITRE I : DISPOSITIONS GÉNÉRALES");
        assert_eq!(heading(3), "TITRE I : DISPOSITIONS GÉNÉRALES – CHAPITRE II : DES ESSAIS");
        for text in ["Rien ici ne commence un article.", "Préambule seul"] {
            assert!(matches!(read(text, &about), Err(JurisprudenceError::Invalid(_))));
        }
        assert!(
            matches!(read(TEXT, &RawLaw::default()), Err(JurisprudenceError::Invalid(found)) if found.len() >= 3)
        );
    }

    proptest::proptest! {
        /// Every word of the text is in a part, a heading or a beginning: nothing is lost, and nothing is invented.
        #[test]
        fn no_word_is_lost(lines in proptest::collection::vec(
            "(Article [0-9]{1,4}|ARTICLE 1er|Art\\. 2 bis|article 3|Section 1|CHAPITRE I|[a-z éà]{0,12})( ?[:.–-])?( [a-zA-Z]{1,8}){0,4}", 0..30)
        ) {
            let text = lines.join("\n");
            let (clean, _) = clean_text(&text);
            let mut file = LawFile::default();
            let parts = split(&clean, Language::Fr, &mut file);
            let kept: Vec<String> = parts.iter().flat_map(|p| [p.number.to_string(), p.heading.clone(), p.text.clone()]).collect();
            if !parts.is_empty() {
                let all = fold(&kept.join(" "));
                let skipped = ["article", "art", "chapitre", "section", "i", "1er", "1", "premier"];
                let folded = fold(&clean);
                for word in folded.split(|c: char| !c.is_alphanumeric()) {
                    let bare = word.trim_start_matches('0');
                    let is_kept = skipped.contains(&word) || bare.is_empty() || all.contains(bare);
                    // What stands above the first article, without a letter to read, is no preamble.
                    proptest::prop_assert!(is_kept || word.len() < 3, "{word} in {text:?}");
                }
            }
            let beginnings: std::collections::HashSet<usize> = parts.iter().filter(|p| p.number.is_numbered()).map(|p| p.line).collect();
            proptest::prop_assert_eq!(beginnings.len(), parts.iter().filter(|p| p.number.is_numbered()).count());
        }

        #[test]
        fn articles_in_order_are_all_found(count in 1u32..60, body in "[a-z]{3,20}") {
            let text: String = (1..=count).map(|n| format!("Article {n}.- {body} {n}.\n")).collect();
            let mut file = LawFile::default();
            let parts = split(&text, Language::Fr, &mut file);
            let numbers: Vec<String> = parts.iter().map(|p| p.number.to_string()).collect();
            proptest::prop_assert_eq!(numbers, (1..=count).map(|n| n.to_string()).collect::<Vec<_>>());
            proptest::prop_assert!(parts.iter().all(|p| p.text.starts_with(&body)));
        }

        #[test]
        fn no_text_breaks_it(text in "(Article |\\PC|\n){0,200}") {
            let _ = cut(&text, Language::Fr);
            let _ = cut(&text, Language::En);
        }
    }
}
