//! Shares rows out to pages, and sets the foot of each page.
use super::Frame;
use super::alphabet::{Alphabets, clusters};
use super::lines::{Row, Stroke, Text, width_of};
use crate::domain::audience::Lang;
use crate::fonts::Style;

/// A4 and its margins, millimetres.
pub const PAPER: (f64, f64) = (210.0, 297.0);
pub const MARGIN_LEFT: f64 = 22.0;
pub const MARGIN_TOP: f64 = 18.0;
const MARGIN_BOTTOM: f64 = 22.0;
pub const PAGE_WIDTH: f64 = PAPER.0 - 2.0 * MARGIN_LEFT;
pub const PAGE_HEIGHT: f64 = PAPER.1 - MARGIN_TOP - MARGIN_BOTTOM;
const FOOT_SIZE: u8 = 8;
/// From the top of the paper to the foot line's text.
const FOOT_BASELINE: f64 = PAPER.1 - 12.0;

/// Everything on one page; every row knows its place by the rows before it.
pub type Page = Vec<Row>;

/// Rows that belong together stay together, unless they fill more than a page.
pub fn paginate(rows: Vec<Row>) -> Vec<Page> {
    let mut pages: Vec<Page> = vec![Page::new()];
    let mut used = 0.0;
    let mut rows = rows.into_iter().peekable();
    while let Some(first) = rows.next() {
        let mut chain = vec![first];
        while chain.last().is_some_and(|r| r.keep)
            && let Some(next) = rows.next()
        {
            chain.push(next);
        }
        let height: f64 = chain.iter().map(|r| r.height).sum();
        if height <= PAGE_HEIGHT && used + height > PAGE_HEIGHT && !chain.iter().all(|r| r.gap) {
            pages.push(Page::new());
            used = 0.0;
        }
        for row in chain {
            if used + row.height > PAGE_HEIGHT && !row.gap {
                pages.push(Page::new());
                used = 0.0;
            }
            let Some(page) = pages.last_mut() else { continue };
            if row.gap && (page.is_empty() || used + row.height > PAGE_HEIGHT) {
                continue;
            }
            used += row.height;
            page.push(row);
        }
    }
    pages.retain(|p| !p.is_empty());
    if pages.is_empty() {
        pages.push(vec![Row { height: 1.0, ..Row::default() }]);
    }
    pages
}

/// A thin line, the title, and "Page 1/3", for each page; places are from the top left of the paper.
pub fn footers(frame: &Frame<'_>, count: usize, alphabets: &mut Alphabets<'_>) -> Vec<Row> {
    let right = MARGIN_LEFT + PAGE_WIDTH;
    let unreviewed = match frame.lang {
        Lang::Fr => "modèle non relu par un avocat",
        Lang::En => "template not reviewed by a lawyer",
    };
    let title = shortened(&format!("{} – {unreviewed}", frame.title), 130);
    (1..=count)
        .map(|n| {
            let number = format!("Page {n}/{count}");
            let width = width_of(&number, Style::Regular, FOOT_SIZE, alphabets);
            let mut text = |s: &str, x: f64| Text {
                x,
                baseline: FOOT_BASELINE,
                style: Style::Regular,
                size: FOOT_SIZE,
                encoded: clusters(s).iter().map(|c| alphabets.of(Style::Regular).encode(c).0).collect(),
            };
            let y = FOOT_BASELINE - 4.0;
            Row {
                texts: vec![text(&title, MARGIN_LEFT), text(&number, right - width)],
                strokes: vec![Stroke { from: (MARGIN_LEFT, y), to: (right, y) }],
                ..Row::default()
            }
        })
        .collect()
}

fn shortened(s: &str, max: usize) -> String {
    if s.chars().count() <= max {
        return s.to_owned();
    }
    let mut out: String = s.chars().take(max - 1).collect();
    out.push('…');
    out
}
