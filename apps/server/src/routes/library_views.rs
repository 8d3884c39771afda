//! How decisions and articles look to whoever searches them, field by field.

use crate::routes::admin_jurisprudence_views::{CaseLawSourceView, TranslationView};
use chrono::{DateTime, NaiveDate, Utc};
use jurisprudence::domain::{
    Article, ArticleNumber, Bilingual, Case, Law, Standing, cite_article, cite_decision, name_article,
};
use jurisprudence::{
    ArticleHit, ArticleInLaw, Choice, Choices, CitedBy, DecisionHit, Excerpt, Found, LinkedArticle,
    ListedLaw, NoteTitle, Piece,
};
use serde::Serialize;
use utoipa::ToSchema;

/// A piece of a text: plain text, never markup.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TextPiece)]
pub struct PieceView {
    pub text: String,
    /// A word that was looked for.
    pub is_match: bool,
}

impl From<Piece> for PieceView {
    fn from(p: Piece) -> Self {
        Self { text: p.text, is_match: p.is_match }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Excerpt)]
pub struct ExcerptView {
    pub pieces: Vec<PieceView>,
    pub is_cut_before: bool,
    pub is_cut_after: bool,
}

impl From<Excerpt> for ExcerptView {
    fn from(e: Excerpt) -> Self {
        let pieces = e.pieces.into_iter().map(Into::into).collect();
        Self { pieces, is_cut_before: e.is_cut_before, is_cut_after: e.is_cut_after }
    }
}

/// The same text in both languages.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = BothLanguages)]
pub struct BothView {
    pub fr: String,
    pub en: String,
}

impl From<Bilingual<String>> for BothView {
    fn from(b: Bilingual<String>) -> Self {
        Self { fr: b.fr, en: b.en }
    }
}

/// A decision, as lists name it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DecisionHead)]
pub struct DecisionHeadView {
    pub id: i64,
    pub title: String,
    pub jurisdiction: String,
    pub case_number: String,
    pub date: NaiveDate,
    pub subject: String,
    /// An administrator vouches for it.
    pub is_verified: bool,
    /// It came with the product.
    pub is_shipped: bool,
}

impl From<Case> for DecisionHeadView {
    fn from(c: Case) -> Self {
        Self {
            id: c.id,
            title: c.content.title,
            jurisdiction: c.content.jurisdiction,
            case_number: c.content.case_number,
            date: c.content.decided_on,
            subject: c.content.subject,
            is_verified: c.is_verified,
            is_shipped: c.is_shipped,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DecisionHit)]
pub struct DecisionHitView {
    #[serde(flatten)]
    pub head: DecisionHeadView,
    pub title_pieces: Vec<PieceView>,
    /// legalPrinciple, facts, decision or text: what the excerpt is of
    pub part: &'static str,
    pub excerpt: ExcerptView,
}

impl From<DecisionHit> for DecisionHitView {
    fn from(h: DecisionHit) -> Self {
        Self {
            title_pieces: h.title.into_iter().map(Into::into).collect(),
            part: h.part,
            excerpt: h.excerpt.into(),
            head: h.case.into(),
        }
    }
}

/// A page of decisions.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = DecisionPage)]
pub struct DecisionPageView {
    pub items: Vec<DecisionHitView>,
    pub total: usize,
    /// No decision has all the words: these have some.
    pub is_loose: bool,
    /// Words of the law that were looked for besides, in the other language: texts that have only these stand last.
    pub also_searched: Vec<&'static str>,
}

impl From<Found<DecisionHit>> for DecisionPageView {
    fn from(f: Found<DecisionHit>) -> Self {
        Self {
            items: f.items.into_iter().map(Into::into).collect(),
            total: f.total,
            is_loose: f.is_loose,
            also_searched: f.otherwise,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = FilterChoice)]
pub struct ChoiceView {
    pub key: String,
    pub name: String,
    pub count: usize,
}

impl From<Choice> for ChoiceView {
    fn from(c: Choice) -> Self {
        Self { key: c.key, name: c.name, count: c.count }
    }
}

/// What decisions can be filtered by.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DecisionChoices)]
pub struct ChoicesView {
    pub courts: Vec<ChoiceView>,
    pub years: Vec<ChoiceView>,
    pub subjects: Vec<ChoiceView>,
}

impl From<Choices> for ChoicesView {
    fn from(c: Choices) -> Self {
        let all = |choices: Vec<Choice>| choices.into_iter().map(Into::into).collect();
        Self { courts: all(c.courts), years: all(c.years), subjects: all(c.subjects) }
    }
}

/// An article, as lists name it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ArticleHead)]
pub struct ArticleHeadView {
    pub law_key: String,
    pub law_title: String,
    /// fr or en: what the text is written in
    pub language: &'static str,
    pub number: String,
    /// The number as an address names it.
    pub number_key: String,
    /// 1 for the first version of the number in its law.
    pub occurrence: i64,
    /// As it is called: "Article 34", "Section 34".
    pub name: BothView,
    pub heading: String,
    /// in_force, unclear, future, superseded or repealed: today
    pub standing: &'static str,
    /// Read well enough to be relied on.
    pub is_usable: bool,
}

impl ArticleHeadView {
    fn of(law: &Law, article: &Article, today: NaiveDate) -> Self {
        Self {
            law_key: law.key.to_string(),
            law_title: law.content.title.clone(),
            language: law.content.language.as_str(),
            number: article.content.number.to_string(),
            number_key: article.content.number.key().to_owned(),
            occurrence: article.occurrence,
            name: name_article(law, &article.content.number).into(),
            heading: article.content.heading.clone(),
            standing: article.standing(law, today).as_str(),
            is_usable: article.content.is_usable,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ArticleHit)]
pub struct ArticleHitView {
    #[serde(flatten)]
    pub head: ArticleHeadView,
    pub excerpt: ExcerptView,
}

/// A page of articles.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ArticlePage)]
pub struct ArticlePageView {
    pub items: Vec<ArticleHitView>,
    pub total: usize,
    /// No article has all the words: these have some.
    pub is_loose: bool,
    /// Words of the law that were looked for besides, in the other language: texts that have only these stand last.
    pub also_searched: Vec<&'static str>,
}

impl ArticlePageView {
    pub fn of(found: Found<ArticleHit>, today: NaiveDate) -> Self {
        let item = |h: ArticleHit| ArticleHitView {
            head: ArticleHeadView::of(&h.law, &h.article, today),
            excerpt: h.excerpt.into(),
        };
        Self {
            items: found.items.into_iter().map(item).collect(),
            total: found.total,
            is_loose: found.is_loose,
            also_searched: found.otherwise,
        }
    }
}

/// A law.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Law)]
pub struct LawView {
    pub key: String,
    pub title: String,
    /// fr or en
    pub language: &'static str,
    /// in_force, unclear, future, superseded or repealed: today
    pub standing: &'static str,
    /// The source's own words on it.
    pub status_note: Option<String>,
    pub in_force_from: Option<NaiveDate>,
    pub in_force_until: Option<NaiveDate>,
    pub source: Option<String>,
    pub source_url: Option<String>,
    pub articles: i64,
    /// Of the articles, those not read well enough to be relied on.
    pub unusable: i64,
}

impl LawView {
    pub fn of(l: ListedLaw, today: NaiveDate) -> Self {
        Self::with(&l.law, (l.articles, l.unusable), today)
    }

    pub fn with(law: &Law, (articles, unusable): (i64, i64), today: NaiveDate) -> Self {
        let c = &law.content;
        Self {
            key: law.key.to_string(),
            title: c.title.clone(),
            language: c.language.as_str(),
            standing: law.standing(today).as_str(),
            status_note: c.status_note.clone(),
            in_force_from: c.period.from,
            in_force_until: c.period.until,
            source: c.source.clone(),
            source_url: c.source_url.clone(),
            articles,
            unusable,
        }
    }
}

/// A law with its table of contents.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = LawContents)]
pub struct LawContentsView {
    pub law: LawView,
    pub contents: Vec<ArticleHeadView>,
}

impl LawContentsView {
    pub fn of(law: &Law, articles: &[Article], today: NaiveDate) -> Self {
        let unusable = articles.iter().filter(|a| !a.content.is_usable).count();
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        Self {
            law: LawView::with(law, (count(articles.len()), count(unusable)), today),
            contents: articles.iter().map(|a| ArticleHeadView::of(law, a, today)).collect(),
        }
    }
}

/// A text of an article, as it stood for a time.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ArticleVersion)]
pub struct ArticleVersionView {
    #[serde(flatten)]
    pub head: ArticleHeadView,
    pub text: String,
    pub status_note: Option<String>,
    pub in_force_from: Option<NaiveDate>,
    pub in_force_until: Option<NaiveDate>,
    /// good, medium or low: how the text was read off its source
    pub quality: &'static str,
    pub quality_note: Option<String>,
    /// To be copied; says so where the article is not law today.
    pub citation: BothView,
}

impl ArticleVersionView {
    fn of(law: &Law, article: &Article, today: NaiveDate) -> Self {
        let c = &article.content;
        let standing: Standing = article.standing(law, today);
        Self {
            head: ArticleHeadView::of(law, article, today),
            text: c.text.clone(),
            status_note: c.status_note.clone(),
            in_force_from: c.period.from,
            in_force_until: c.period.until,
            quality: c.quality.as_str(),
            quality_note: c.quality_note.clone(),
            citation: cite_article(law, article, standing).into(),
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ArticleNeighbour)]
pub struct NeighbourView {
    pub number: String,
    pub number_key: String,
    pub name: BothView,
}

impl NeighbourView {
    fn of(law: &Law, n: &ArticleNumber) -> Self {
        Self { number: n.to_string(), number_key: n.key().to_owned(), name: name_article(law, n).into() }
    }
}

/// A practical note, by its key, with its title in both languages.
#[derive(Debug, Serialize, ToSchema)]
#[schema(as = CitingNote)]
pub struct CitingNoteView {
    pub key: String,
    pub fr: String,
    pub en: String,
}

impl From<NoteTitle> for CitingNoteView {
    fn from(n: NoteTitle) -> Self {
        Self { key: n.key.to_string(), fr: n.title.fr, en: n.title.en }
    }
}

/// An article with all it is read with.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ArticlePageContent)]
pub struct ArticleView {
    pub law: LawView,
    /// The one that is law today first.
    pub versions: Vec<ArticleVersionView>,
    pub previous: Option<NeighbourView>,
    pub next: Option<NeighbourView>,
    /// Decisions that name it, the newest first.
    pub cited_by_decisions: Vec<DecisionHeadView>,
    /// The practical notes that rest on it; /api/knowledge/{key} reads one.
    pub cited_by_notes: Vec<CitingNoteView>,
    /// Articles of the same law that name it.
    pub cited_by_articles: Vec<NeighbourView>,
}

impl ArticleView {
    pub fn of(a: ArticleInLaw, cited: CitedBy, today: NaiveDate) -> Self {
        let neighbour = |n: &ArticleNumber| NeighbourView::of(&a.law, n);
        Self {
            versions: a.versions.iter().map(|v| ArticleVersionView::of(&a.law, v, today)).collect(),
            law: LawView::with(&a.law, (0, 0), today),
            previous: a.previous.as_ref().map(neighbour),
            next: a.next.as_ref().map(neighbour),
            cited_by_decisions: cited.decisions.into_iter().map(Into::into).collect(),
            cited_by_notes: cited.notes.into_iter().map(Into::into).collect(),
            cited_by_articles: cited.articles.iter().map(neighbour).collect(),
        }
    }
}

/// A citation, and the articles here that it means.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CitedArticle)]
pub struct CitedArticleView {
    pub citation: String,
    pub links: Vec<ArticleLinkView>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = ArticleLink)]
pub struct ArticleLinkView {
    pub law_key: String,
    pub law_title: String,
    pub language: &'static str,
    pub number: String,
    pub number_key: String,
    /// Of the law: in_force, unclear, future, superseded or repealed
    pub standing: &'static str,
}

impl CitedArticleView {
    fn of(l: LinkedArticle, today: NaiveDate) -> Self {
        let link = |(law, number): (Law, ArticleNumber)| ArticleLinkView {
            law_key: law.key.to_string(),
            law_title: law.content.title.clone(),
            language: law.content.language.as_str(),
            number: number.to_string(),
            number_key: number.key().to_owned(),
            standing: law.standing(today).as_str(),
        };
        Self { citation: l.citation, links: l.articles.into_iter().map(link).collect() }
    }
}

/// A decision, whole.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Decision)]
pub struct DecisionView {
    #[serde(flatten)]
    pub head: DecisionHeadView,
    pub key: String,
    pub parties: String,
    pub keywords: Vec<String>,
    pub facts: String,
    pub legal_principle: String,
    pub decision: String,
    pub translation: Option<TranslationView>,
    /// The full text as it was received, where a licence allows to show it.
    pub text: Option<String>,
    pub source: Option<CaseLawSourceView>,
    /// When its text was taken from the source; none where we have no text of it.
    pub imported_at: Option<DateTime<Utc>>,
    /// Our corrections are ours, not the source's.
    pub is_edited: bool,
    pub cites: Vec<CitedArticleView>,
    /// Decisions whose texts name it, the newest first.
    pub cited_by: Vec<DecisionHeadView>,
    /// To be copied.
    pub citation: BothView,
}

impl DecisionView {
    pub fn of(
        case: Case,
        (text, imported_at): (Option<String>, Option<DateTime<Utc>>),
        (cites, cited_by): (Vec<LinkedArticle>, Vec<Case>),
        today: NaiveDate,
    ) -> Self {
        let c = case.content.clone();
        Self {
            citation: cite_decision(&c).into(),
            key: case.key.to_string(),
            imported_at,
            is_edited: case.is_edited,
            head: case.into(),
            parties: c.parties,
            keywords: c.keywords,
            facts: c.facts,
            legal_principle: c.legal_principle,
            decision: c.decision,
            translation: c.translation.map(Into::into),
            text,
            source: c.source.map(Into::into),
            cites: cites.into_iter().map(|l| CitedArticleView::of(l, today)).collect(),
            cited_by: cited_by.into_iter().map(Into::into).collect(),
        }
    }
}
