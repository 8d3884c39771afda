//! What is known here: the texts and articles that notes, decisions and laws name, and the decisions themselves.

use super::docket::{Docket, KnownDecision};
use super::print::Print;
use super::verdict::{ArticleVerdict, Checked, Doubt, Flaw, Verdict};
use super::{ArticleRef, Citation, Cited, DecisionRef, LawRef, scan};
use crate::domain::{Bilingual, Language};
use crate::fixtures::LawTitle;
use chrono::{Datelike, NaiveDate};
use std::collections::{BTreeMap, HashMap};

/// A place of ours that a citation stands in.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holding {
    pub kind: HoldingKind,
    /// The stable key of the note or decision, or the address part of the article.
    pub key: String,
    pub label: Bilingual<String>,
    /// Where the original can be read, for what was taken from elsewhere.
    pub url: Option<String>,
}

/// The best first: the article itself, then who explains it, then who applied it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum HoldingKind {
    Article,
    Note,
    Case,
}

/// One citation that stands in our texts: what [`Library::new`] is made of, whatever table it comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownEntry {
    /// As it stands there: "Code du travail (loi n° 92/007 du 14 août 1992), art. 34".
    pub citation: String,
    pub holding: Holding,
    pub flaw: Option<Flaw>,
}

/// A law whose articles are kept here one by one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownLaw {
    /// With its number or date: "Code du travail – loi n° 92/007 du 14 août 1992".
    pub title: String,
    pub holding: Holding,
    /// As a whole.
    pub flaw: Option<Flaw>,
    pub articles: Vec<KnownArticle>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KnownArticle {
    /// Without "art.": "34", "45 bis".
    pub number: String,
    pub holding: Holding,
    pub flaw: Option<Flaw>,
}

/// A text as our holdings cite it.
#[derive(Debug, Default)]
struct Text {
    /// How it is cited most often; empty for one that only the laws know.
    label: String,
    law: LawRef,
    holdings: Vec<usize>,
    articles: HashMap<String, Vec<usize>>,
    /// Of the articles whose words are here, and of what is said to have one.
    flaws: HashMap<String, Option<Flaw>>,
    /// Of the whole; none where nothing was said of it.
    flaw: Option<Option<Flaw>>,
}

/// At most so many places are named for a citation.
const HOLDINGS_SHOWN: usize = 5;

#[derive(Debug, Default)]
pub struct Library {
    texts: Vec<Text>,
    holdings: Vec<Holding>,
    decisions: Docket,
    print: Print,
}

/// What a reference to a text comes to.
enum Found<'a> {
    Nothing,
    /// With a doubt about the reference itself, whatever its articles.
    One(&'a Text, Option<Doubt>),
    Several(Vec<&'a Text>, Doubt),
}

/// A law, its articles, the citation as it stands, what is wrong with it, and the entries that say so.
type ReadEntry<'a> = (LawRef, Vec<ArticleRef>, &'a str, Option<Flaw>, Vec<usize>);

impl Library {
    pub fn new(
        entries: Vec<KnownEntry>,
        laws: Vec<KnownLaw>,
        decisions: Vec<KnownDecision>,
        titles: &[LawTitle],
    ) -> Self {
        let (decisions, print) = (Docket::new(decisions), Print::new(titles));
        let mut library = Self { decisions, print, ..Self::default() };
        // Each way of citing is read once; a text that is cited with number and date is known before the bare name is.
        let mut by_citation: BTreeMap<&str, (Option<Flaw>, Vec<usize>)> = BTreeMap::new();
        for entry in &entries {
            let known = by_citation.entry(entry.citation.as_str()).or_default();
            known.0 = known.0.max(entry.flaw);
            known.1.push(library.holdings.len());
            library.holdings.push(entry.holding.clone());
        }
        let mut read: Vec<ReadEntry<'_>> = Vec::new();
        for (citation, (flaw, holdings)) in by_citation {
            let label = label_of(citation);
            let Some(law) = first_law(label) else { continue };
            let articles = first_articles(citation.get(label.len()..).unwrap_or_default());
            read.push((law, articles, label, flaw, holdings));
        }
        read.sort_by_key(|(law, ..)| (law.date.is_none(), law.year.is_none(), law.number.is_none()));
        let mut labels: HashMap<usize, BTreeMap<&str, usize>> = HashMap::new();
        for (law, articles, label, flaw, holdings) in read {
            let at = library.place_of(law);
            *labels.entry(at).or_default().entry(label).or_default() += holdings.len();
            if let Some(text) = library.texts.get_mut(at) {
                text.add(&articles, flaw, &holdings);
            }
        }
        for (at, text) in library.texts.iter_mut().enumerate() {
            let often = labels.get(&at).and_then(|l| l.iter().max_by_key(|(_, count)| **count));
            text.label = often.map(|(label, _)| (*label).to_owned()).unwrap_or_default();
        }
        // A text that is cited by its bare name is the newest of that name.
        let mut laws: Vec<(LawRef, KnownLaw)> =
            laws.into_iter().filter_map(|law| Some((law_of_title(&law.title)?, law))).collect();
        laws.sort_by_key(|(reference, _)| std::cmp::Reverse(reference.date));
        for (reference, law) in laws {
            library.shelve(reference, law);
        }
        library
    }

    /// Adds a law to the text that citations of ours may know already.
    fn shelve(&mut self, reference: LawRef, law: KnownLaw) {
        let at = self.place_of(reference);
        let whole = self.hold(law.holding);
        let held: Vec<(Vec<ArticleRef>, Option<Flaw>, usize)> = law
            .articles
            .into_iter()
            .map(|a| (first_articles(&format!("art. {}", a.number)), a.flaw, self.hold(a.holding)))
            .collect();
        let Some(text) = self.texts.get_mut(at) else { return };
        text.holdings.push(whole);
        text.judge_whole(law.flaw);
        for (articles, flaw, holding) in held {
            text.add_one(&articles, flaw, holding);
        }
    }

    fn hold(&mut self, holding: Holding) -> usize {
        self.holdings.push(holding);
        self.holdings.len() - 1
    }

    /// The number of the text that a citation of ours is of; a new one where it is of none.
    fn place_of(&mut self, law: LawRef) -> usize {
        let same = |known: &LawRef| match (&known.number, &law.number) {
            (Some(a), Some(b)) => a.is_same(b) && agree(known.date, law.date) && agree(known.kind, law.kind),
            _ => {
                known.name.is_some()
                    && known.name == law.name
                    && agree(known.date, law.date)
                    && agree(known.year, law.year)
            }
        };
        // A bare name goes to the newest text of that name.
        let candidates = self.texts.iter().enumerate().filter(|(_, text)| same(&text.law));
        if let Some((at, _)) = candidates.max_by_key(|(_, text)| text.law.date) {
            if let Some(text) = self.texts.get_mut(at) {
                text.law.name = text.law.name.or(law.name);
                text.law.kind = text.law.kind.or(law.kind);
                text.law.date = text.law.date.or(law.date);
                text.law.year = text.law.year.or(law.year);
                text.law.number = text.law.number.take().or(law.number);
            }
            return at;
        }
        self.texts.push(Text { law, ..Text::default() });
        self.texts.len() - 1
    }

    /// Every citation of a text with what is known of it here.
    pub fn check(&self, text: &str, language: Language) -> Vec<Checked> {
        scan(text).into_iter().map(|citation| self.verdict(citation, language)).collect()
    }

    /// Every place of the articles that a text names with their law; a place that holds several stands there as often.
    pub fn held(&self, text: &str, language: Language) -> Vec<&Holding> {
        let mut held = vec![];
        for citation in scan(text) {
            let Cited::Law { law: Some(law), articles, is_assumed: false } = citation.cited else { continue };
            let Found::One(known, _) = self.find(&law, language) else { continue };
            let numbers = articles.iter().flat_map(ArticleRef::numbers);
            let places = numbers.filter_map(|number| known.articles.get(&number)).flatten();
            held.extend(places.filter_map(|at| self.holdings.get(*at)));
        }
        held
    }

    fn verdict(&self, citation: Citation, language: Language) -> Checked {
        match citation.cited.clone() {
            Cited::Decision(decision) => self.decided(citation, &decision, language),
            Cited::Law { law: None, articles, .. } => Checked {
                normal: self.print.articles(&articles, language, false),
                verdict: Verdict::Doubtful(Doubt::NoText),
                articles: vec![],
                holdings: vec![],
                citation,
            },
            Cited::Law { law: Some(law), articles, is_assumed } => {
                self.legislated(citation, &law, &articles, is_assumed, language)
            }
        }
    }

    fn legislated(
        &self,
        citation: Citation,
        law: &LawRef,
        articles: &[ArticleRef],
        is_assumed: bool,
        language: Language,
    ) -> Checked {
        let numbers: Vec<String> = articles.iter().flat_map(ArticleRef::numbers).collect();
        let (text, doubt) = match self.find(law, language) {
            Found::Nothing => {
                let normal = self.print.unknown(law, articles, language);
                let verdict = Verdict::NotFound;
                return Checked { citation, normal, verdict, articles: vec![], holdings: vec![] };
            }
            Found::Several(texts, doubt) => {
                let normal = self.print.unknown(law, articles, language);
                let all = texts.iter().flat_map(|t| t.holdings.iter().copied()).collect();
                let (verdict, holdings) = (Verdict::Doubtful(doubt), self.shown(all));
                return Checked { citation, normal, verdict, articles: vec![], holdings };
            }
            Found::One(text, doubt) => (text, doubt),
        };
        let known: Vec<ArticleVerdict> = numbers
            .iter()
            .map(|n| ArticleVerdict { number: n.clone(), is_known: text.articles.contains_key(n) })
            .collect();
        let all_known = known.iter().all(|a| a.is_known);
        let flaw = text.flaw_of(&numbers);
        let older = || self.older_with(text, law, &numbers);
        let doubt = match doubt {
            Some(doubt) => Some(doubt),
            None if flaw == Some(Flaw::Repealed) => Some(Doubt::Repealed),
            None if !all_known => Some(older().map_or(Doubt::ArticleUnknown, Doubt::OnlyInOlderVersion)),
            None => flaw.map(Doubt::from).or(is_assumed.then_some(Doubt::Assumed)),
        };
        let of_articles: Vec<usize> =
            numbers.iter().filter_map(|n| text.articles.get(n)).flatten().copied().collect();
        let places = if numbers.is_empty() { text.holdings.clone() } else { of_articles };
        Checked {
            normal: self.print.known(&text.label, &text.law, articles, language),
            verdict: doubt.map_or(Verdict::Found, Verdict::Doubtful),
            articles: known,
            holdings: self.shown(places),
            citation,
        }
    }

    /// The texts as the reader's language cites them.
    fn labels(&self, texts: &[&Text], language: Language) -> Vec<String> {
        texts.iter().map(|t| self.print.known(&t.label, &t.law, &[], language)).collect()
    }

    /// Which text a reference means.
    fn find(&self, law: &LawRef, language: Language) -> Found<'_> {
        let labels = |texts: &[&Text]| self.labels(texts, language);
        let of = |fits: &dyn Fn(&Text) -> bool| self.texts.iter().filter(|t| fits(t)).collect::<Vec<_>>();
        if let Some(number) = &law.number {
            let numbered = of(&|t| {
                t.law.number.as_ref().is_some_and(|n| n.is_same(number)) && agree(t.law.kind, law.kind)
            });
            let dated: Vec<&Text> = numbered.iter().copied().filter(|t| fits_day(t, law)).collect();
            return match (dated.as_slice(), numbered.as_slice()) {
                ([one], _) if law.name.is_some() && one.law.name.is_some() && one.law.name != law.name => {
                    Found::One(one, Some(Doubt::NameAndNumber(labels(&[one]))))
                }
                ([one], _) => Found::One(one, None),
                ([], []) => self.by_day(law, language, Doubt::OtherNumber),
                ([], others) => Found::Several(others.to_vec(), Doubt::OtherDate(labels(others))),
                (several, _) => Found::Several(several.to_vec(), Doubt::Several(labels(several))),
            };
        }
        if let Some(name) = law.name {
            let named = of(&|t| t.law.name == Some(name));
            let dated: Vec<&Text> = named.iter().copied().filter(|t| fits_day(t, law)).collect();
            let newest = named.iter().filter_map(|t| t.law.date).max();
            return match (dated.iter().max_by_key(|t| t.law.date), named.as_slice()) {
                (Some(text), _) => Found::One(
                    text,
                    newest.filter(|newest| is_before(&text.law, *newest)).map(Doubt::OlderVersion),
                ),
                (None, []) => Found::Nothing,
                (None, others) => Found::Several(others.to_vec(), Doubt::OtherDate(labels(others))),
            };
        }
        self.by_day(law, language, Doubt::NoNumber)
    }

    /// Texts of the same kind and day: what a number that nobody knows may have meant.
    fn by_day(&self, law: &LawRef, language: Language, doubt: fn(Vec<String>) -> Doubt) -> Found<'_> {
        let Some(day) = law.date else { return Found::Nothing };
        let fits = |t: &&Text| t.law.date == Some(day) && t.law.kind.is_some() && agree(t.law.kind, law.kind);
        let texts: Vec<&Text> = self.texts.iter().filter(fits).collect();
        match texts.as_slice() {
            [] => Found::Nothing,
            // It has no number that could be missing.
            [one] if one.law.number.is_none() && law.number.is_none() => Found::One(one, None),
            _ => {
                let doubt = doubt(self.labels(&texts, language));
                Found::Several(texts, doubt)
            }
        }
    }

    /// The day of an older version of a text that is cited with all these articles here.
    fn older_with(&self, text: &Text, law: &LawRef, numbers: &[String]) -> Option<NaiveDate> {
        let name = law.name?;
        let older = |t: &&Text| {
            t.law.name == Some(name)
                && t.law.date < text.law.date
                && numbers.iter().all(|n| t.articles.contains_key(n) || text.articles.contains_key(n))
        };
        self.texts.iter().filter(older).filter_map(|t| t.law.date).max()
    }

    fn decided(&self, citation: Citation, cited: &DecisionRef, language: Language) -> Checked {
        let numbered = self.decisions.numbered(cited);
        let label = |d: &KnownDecision| self.print.decision(&d.jurisdiction, &d.number, d.date, language);
        let labels = |all: &[&KnownDecision]| all.iter().map(|d| label(d)).collect::<Vec<_>>();
        let both: Vec<&KnownDecision> =
            numbered.iter().copied().filter(|d| cited.date.is_some_and(|day| day == d.date)).collect();
        let (verdict, places) = match (both.as_slice(), numbered.as_slice(), cited.date) {
            ([_], ..) => (Verdict::Found, both),
            ([_, _, ..], ..) => (Verdict::Doubtful(Doubt::Several(labels(&both))), both),
            ([], [], _) => match self.decisions.of_day(cited) {
                day if day.is_empty() => (Verdict::NotFound, vec![]),
                day if cited.number.is_some() => (Verdict::Doubtful(Doubt::OtherNumber(labels(&day))), day),
                day => (Verdict::Doubtful(Doubt::NoNumber(labels(&day))), day),
            },
            ([], some, None) => (Verdict::Doubtful(Doubt::NoDate(labels(some))), numbered),
            ([], some, Some(_)) => (Verdict::Doubtful(Doubt::OtherDate(labels(some))), numbered),
        };
        let normal = match (&verdict, places.first()) {
            (Verdict::Found, Some(d)) => label(d),
            _ => self.print.cited_decision(cited, language),
        };
        let holdings = places.into_iter().map(|d| d.holding.clone()).take(HOLDINGS_SHOWN).collect();
        Checked { citation, normal, verdict, articles: vec![], holdings }
    }

    /// Each place once, the best first.
    fn shown(&self, mut places: Vec<usize>) -> Vec<Holding> {
        places.sort_unstable();
        places.dedup();
        let mut shown: Vec<Holding> = Vec::new();
        for holding in places.into_iter().filter_map(|at| self.holdings.get(at)) {
            if !shown.contains(holding) {
                shown.push(holding.clone());
            }
        }
        shown.sort_by_key(|h| h.kind);
        shown.truncate(HOLDINGS_SHOWN);
        shown
    }
}

impl Text {
    fn add(&mut self, articles: &[ArticleRef], flaw: Option<Flaw>, holdings: &[usize]) {
        self.holdings.extend_from_slice(holdings);
        if articles.is_empty() && flaw.is_some() {
            self.judge_whole(flaw);
        }
        for number in articles.iter().flat_map(ArticleRef::numbers) {
            if flaw.is_some() {
                self.judge(&number, flaw);
            }
            self.articles.entry(number).or_default().extend_from_slice(holdings);
        }
    }

    /// An article of a law: a place for who cites it, not for who cites the law as a whole.
    fn add_one(&mut self, articles: &[ArticleRef], flaw: Option<Flaw>, holding: usize) {
        for number in articles.iter().flat_map(ArticleRef::numbers) {
            self.judge(&number, flaw);
            self.articles.entry(number).or_default().push(holding);
        }
    }

    fn judge(&mut self, number: &str, flaw: Option<Flaw>) {
        let known = self.flaws.entry(number.to_owned()).or_insert(flaw);
        *known = Flaw::joined(*known, flaw);
    }

    fn judge_whole(&mut self, flaw: Option<Flaw>) {
        self.flaw = Some(self.flaw.map_or(flaw, |known| Flaw::joined(known, flaw)));
    }

    /// The worst of these articles, or of the whole text where none is named. An article whose words are not here is as its
    /// text is.
    fn flaw_of(&self, numbers: &[String]) -> Option<Flaw> {
        let whole = self.flaw.flatten();
        let of = |number: &String| self.flaws.get(number).copied().unwrap_or(whole);
        match whole {
            Some(Flaw::Repealed) => whole,
            _ if numbers.is_empty() => whole,
            _ => numbers.iter().filter_map(of).max(),
        }
    }
}

/// Whether a text is older than the newest of its name; of some only the year is known.
fn is_before(law: &LawRef, newest: NaiveDate) -> bool {
    match (law.date, law.year) {
        (Some(day), _) => day < newest,
        (None, Some(year)) => year < newest.year(),
        (None, None) => false,
    }
}

/// Whether both say the same, or one of them says nothing.
fn agree<T: PartialEq>(one: Option<T>, other: Option<T>) -> bool {
    match (one, other) {
        (Some(a), Some(b)) => a == b,
        _ => true,
    }
}

/// Whether a text may be of the day, or the year, that was cited.
fn fits_day(text: &Text, law: &LawRef) -> bool {
    let year = text.law.year;
    agree(text.law.date, law.date) && agree(year, law.year)
}

fn laws_in(text: &str) -> impl Iterator<Item = LawRef> {
    scan(text).into_iter().filter_map(|c| match c.cited {
        Cited::Law { law, .. } => law,
        Cited::Decision(_) => None,
    })
}

fn first_law(label: &str) -> Option<LawRef> {
    laws_in(label).next()
}

/// "Electoral Code – Law No. 2012/001 of 19 April 2012" is one law: its name, then its number and day.
fn law_of_title(title: &str) -> Option<LawRef> {
    let mut laws = laws_in(title);
    let first = laws.next()?;
    let is_bare_name = first.name.is_some() && first.number.is_none() && first.date.is_none();
    match laws.next().filter(|second| is_bare_name && second.name.is_none() && second.number.is_some()) {
        Some(second) => Some(LawRef { name: first.name, ..second }),
        None => Some(first),
    }
}

/// Of what follows the text's name.
fn first_articles(rest: &str) -> Vec<ArticleRef> {
    let first = scan(rest).into_iter().next().map(|c| c.cited);
    match first {
        Some(Cited::Law { articles, .. }) => articles,
        _ => Vec::new(),
    }
}

/// A citation without its articles.
fn label_of(citation: &str) -> &str {
    let label = citation.split(", art. ").next().unwrap_or(citation);
    label.strip_suffix(", préambule").unwrap_or(label)
}
