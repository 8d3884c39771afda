//! Measures the library at size: `cargo run --release -p jurisprudence --example library -- [articles.jsonl] [decisions]`.
//!
//! Makes so many decisions (100,000 unless told) of the sentences of the file named, in an SQLite file of its own, imports its
//! laws, builds the index, and lets 16 clients search for ten seconds, for words that stand together in such a sentence.
//! Without a file the texts are of eighty words of the law: nearly every text has every word, which is the worst there is. Prints the times, and the memory of the process before and after the
//! index. With `TEST_POSTGRES_URL` it does the same on PostgreSQL.
#![expect(clippy::expect_used, clippy::print_stdout, reason = "a tool for developers")]

use chrono::{DateTime, Days, NaiveDate, Utc};
use database::DbConn;
use database::testing::TestDb;
use jurisprudence::domain::{
    ArticleSearch, CaseContent, DecisionSearch, RawArticleSearch, RawDecisionSearch, RawLaw,
};
use jurisprudence::{
    ImportAs, JurisprudenceError, Library, Reader, add_case, import_law, read_law_file, verify_case,
};
use std::time::{Duration, Instant};

const CLIENTS: usize = 16;
const RUN: Duration = Duration::from_secs(10);
const BATCH: u64 = 2_000;
const WORDS: &str = "bail commercial congé loyer locataire bailleur résiliation expulsion licenciement salarié employeur préavis \
    indemnité contrat travail succession héritier divorce pension alimentaire foncier titre immatriculation parcelle \
    expropriation marché public annulation recours gracieux délai forclusion pourvoi cassation appel jugement \
    incompétence saisie immobilière hypothèque sûreté créancier débiteur injonction payer société gérant associé \
    faillite liquidation vol abus confiance escroquerie détention provisoire garde vue prescription preuve témoin expertise \
    dommages intérêts responsabilité assurance accident circulation tribunal cour président ministère procureur greffier";
const COURTS: [&str; 5] = [
    "Cour suprême, chambre judiciaire",
    "Cour suprême, chambre administrative",
    "Cour d'appel du Centre",
    "Cour d'appel du Littoral",
    "Tribunal de grande instance du Wouri",
];
const SUBJECTS: [&str; 7] =
    ["civil", "penal", "commercial", "travail", "administratif", "foncier", "famille"];

/// The same numbers in every run.
struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % sides.max(1)
    }

    fn pick<'a, T: ?Sized>(&mut self, of: &[&'a T]) -> &'a T {
        of.get(self.roll(of.len())).copied().expect("a list that is not empty")
    }

    /// So many words, of sentences of real law.
    fn text(&mut self, of: &Source, length: usize) -> String {
        let mut text = String::new();
        while !of.sentences.is_empty() && text.split(' ').count() < length {
            text.push_str(of.sentence(self));
            text.push(' ');
        }
        if text.is_empty() { self.words(&of.words, length) } else { text }
    }

    /// Words of the list, the first ones far more often, and a rare one now and then.
    fn words(&mut self, words: &[&str], length: usize) -> String {
        let mut text = String::new();
        for _ in 0..length {
            let most = 1 + self.roll(words.len());
            match self.roll(12) {
                0 => text.push_str(&format!("n{}ème", self.roll(40_000))),
                _ => text.push_str(words.get(self.roll(most)).copied().unwrap_or("bail")),
            }
            text.push_str(if self.roll(14) == 0 { ". " } else { " " });
        }
        text
    }
}

/// What texts and searches are made of.
struct Source {
    words: Vec<&'static str>,
    sentences: Vec<String>,
}

impl Source {
    fn of(laws: Option<&str>) -> Self {
        let file = laws.map(|path| std::fs::read_to_string(path).expect("a file")).unwrap_or_default();
        let texts = file.lines().filter_map(|l| serde_json::from_str::<serde_json::Value>(l).ok());
        let of = |text: serde_json::Value| -> Vec<String> {
            let text =
                text["text"].as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ");
            let long = |s: &&str| (30..400).contains(&s.len());
            text.split_inclusive(['.', ';']).map(str::trim).filter(long).map(str::to_owned).collect()
        };
        let sentences = texts.flat_map(of).collect();
        Self { words: WORDS.split_whitespace().collect(), sentences }
    }

    fn sentence(&self, dice: &mut Dice) -> &str {
        self.sentences.get(dice.roll(self.sentences.len())).map(String::as_str).unwrap_or_default()
    }

    /// So many words that stand near each other.
    fn some(&self, dice: &mut Dice, count: usize) -> Vec<String> {
        let is_word = |w: &&str| w.chars().count() >= 4 && w.chars().all(char::is_alphabetic);
        let found: Vec<&str> =
            self.sentence(dice).split([' ', '\'', '’', ',', '.']).filter(is_word).collect();
        if found.is_empty() {
            return (0..count).map(|_| dice.pick(&self.words).to_owned()).collect();
        }
        let from = dice.roll(found.len());
        found.iter().cycle().skip(from).take(count).map(|w| (*w).to_owned()).collect()
    }
}

fn decision(n: u64, dice: &mut Dice, words: &Source) -> CaseContent {
    let first = NaiveDate::from_ymd_opt(1972, 6, 2).expect("a day");
    CaseContent {
        translation: None,
        title: format!("Arrêt de mesure n° {n} : {}", words.some(dice, 6).join(" ")),
        jurisdiction: dice.pick(&COURTS).to_owned(),
        case_number: format!("{n}/CIV"),
        decided_on: first + Days::new(n % 19_000),
        parties: "A. c/ B.".to_owned(),
        subject: dice.pick(&SUBJECTS).to_owned(),
        keywords: words.some(dice, 2),
        facts: dice.text(words, 140),
        legal_principle: dice.text(words, 60),
        decision: dice.text(words, 30),
        relevant_articles: vec![format!(
            "Code du travail (loi n° 92/007 du 14 août 1992), art. {}",
            dice.roll(170) + 1
        )],
        source: None,
    }
}

fn fill(c: &mut DbConn, words: &Source, count: u64, now: DateTime<Utc>) -> Result<(), JurisprudenceError> {
    let mut dice = Dice(7);
    let mut n = 0;
    while n < count {
        c.write(|c| {
            for _ in 0..BATCH.min(count - n) {
                n += 1;
                let key: jurisprudence::domain::Key = format!("MESURE-{n}").parse().expect("a key");
                add_case(c, key.clone(), decision(n, &mut dice, words), None, now)?;
                verify_case(c, &key, now)?;
            }
            Ok::<_, JurisprudenceError>(())
        })?;
    }
    Ok(())
}

/// Memory of this process, in MiB.
fn memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:")).unwrap_or_default();
    line.trim().trim_end_matches(" kB").parse::<f64>().unwrap_or_default() / 1024.0
}

const KINDS: [&str; 7] =
    ["a word", "three words", "a decision", "an article", "a slip", "a phrase", "two words"];

/// Two in three among the decisions. Answers which kind it was, and how many were found.
fn search(
    library: &Library,
    c: &mut DbConn,
    dice: &mut Dice,
    words: &Source,
    now: DateTime<Utc>,
) -> (usize, usize) {
    let kind = dice.roll(KINDS.len());
    let count = if kind == 1 { 3 } else { 2 };
    let some = words.some(dice, count);
    let first = some.first().cloned().unwrap_or_default();
    let q = match kind {
        0 => first,
        2 => format!("arrêt {}/CIV", dice.roll(100_000)),
        3 => format!("art. {} loi 92-007", dice.roll(170)),
        4 => format!("{} {}", first.replacen('e', "ee", 1), some.last().cloned().unwrap_or_default()),
        5 => format!("\"{}\"", some.join(" ")),
        _ => some.join(" "),
    };
    let today = now.date_naive();
    if dice.roll(3) == 0 {
        let asked = ArticleSearch::parse(&RawArticleSearch { q, ..Default::default() }).expect("a search");
        return (kind, library.articles(c, &asked, today).expect("an answer").total);
    }
    let court = if dice.roll(4) == 0 { "coursupreme" } else { "" };
    let year = if dice.roll(6) == 0 { "2001" } else { "" };
    let raw = RawDecisionSearch { q, court: court.into(), year: year.into(), ..Default::default() };
    let asked = DecisionSearch::parse(&raw, today).expect("a search");
    (kind, library.decisions(c, &asked, Reader::Everybody).expect("an answer").total)
}

fn measure(name: &str, db: &TestDb, laws: Option<&str>, count: u64) {
    let now: DateTime<Utc> = "2026-11-22T12:00:00Z".parse().expect("an instant");
    let mut c = db.conn();
    let words = Source::of(laws);
    let start = Instant::now();
    fill(&mut c, &words, count, now).expect("decisions");
    if let Some(path) = laws {
        let file =
            read_law_file(path, &std::fs::read(path).expect("a file"), &RawLaw::default()).expect("laws");
        let done = import_law(&mut c, &file, ImportAs::default(), None, now).expect("an import");
        let articles: usize = done.laws.iter().map(|l| l.inserted).sum();
        println!(
            "{name}: {} laws, {articles} articles imported, {} lines left out",
            done.laws.len(),
            done.refused
        );
    }
    println!("{name}: {count} decisions written in {:.1} s", start.elapsed().as_secs_f64());
    let (before, start) = (memory(), Instant::now());
    let library = Library::new().expect("memory");
    library.refresh(&mut c).expect("an index");
    let built = start.elapsed();
    println!(
        "{name}: index built in {:.1} s; memory {before:.0} -> {:.0} MiB",
        built.as_secs_f64(),
        memory()
    );

    let start = Instant::now();
    let run = |client: u64| {
        let (mut c, mut dice, mut times) = (db.conn(), Dice(client + 11), vec![]);
        let mut found = 0;
        while start.elapsed() < RUN {
            let one = Instant::now();
            let (kind, total) = search(&library, &mut c, &mut dice, &words, now);
            found += total;
            times.push((one.elapsed(), kind));
        }
        assert!(found > 0, "nothing was ever found");
        times
    };
    let run = &run;
    let mut times: Vec<(Duration, usize)> = std::thread::scope(|s| {
        let clients: Vec<_> = (0..CLIENTS as u64).map(|n| s.spawn(move || run(n))).collect();
        clients.into_iter().flat_map(|c| c.join().expect("a client")).collect()
    });
    times.sort();
    let place = |times: &[Duration], share: usize| {
        times.get(times.len() * share / 100).map_or(0.0, |t| t.as_secs_f64() * 1e3)
    };
    let all: Vec<Duration> = times.iter().map(|(t, _)| *t).collect();
    let at = |share| place(&all, share);
    for (kind, name) in KINDS.iter().enumerate() {
        let of: Vec<Duration> = times.iter().filter(|(_, k)| *k == kind).map(|(t, _)| *t).collect();
        println!(
            "    {name}: {} times, p50 {:.1} ms, p95 {:.1} ms",
            of.len(),
            place(&of, 50),
            place(&of, 95)
        );
    }
    println!(
        "{name}: {CLIENTS} clients, {:.0} searches a second, p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms; memory {:.0} MiB",
        times.len() as f64 / RUN.as_secs_f64(),
        at(50),
        at(95),
        at(99),
        memory()
    );
}

fn main() {
    let (numbers, files): (Vec<String>, Vec<String>) =
        std::env::args().skip(1).partition(|a| a.bytes().all(|b| b.is_ascii_digit()));
    let count = numbers.first().and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let laws = files.first().map(String::as_str);
    println!("cores: {}", std::thread::available_parallelism().map_or(1, std::num::NonZero::get));
    measure("SQLite", &TestDb::sqlite(), laws, count);
    if let Some(db) = TestDb::postgres() {
        measure("PostgreSQL", &db, laws, count);
    }
}
