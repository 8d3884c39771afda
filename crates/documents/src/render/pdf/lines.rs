//! Breaks running text into lines of a width, and each line into strings at places.
use super::alphabet::{Alphabets, clusters};
use crate::domain::blocks::{Align, Inline};
use crate::fonts::Style;

/// Millimetres a point.
pub const POINT: f64 = 25.4 / 72.0;
/// Distance of lines, in sizes of the font: tone marks on capitals need the room.
const LEADING: f64 = 1.34;
/// From the top of a line to its foot line, in sizes of the font.
const BASELINE: f64 = 1.0;

/// A string in its place. Lengths are millimetres, from the left and top of its row.
#[derive(Debug, Clone, PartialEq)]
pub struct Text {
    pub x: f64,
    pub baseline: f64,
    pub style: Style,
    /// Points.
    pub size: u8,
    /// Private-use characters of the style's small font.
    pub encoded: String,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Stroke {
    pub from: (f64, f64),
    pub to: (f64, f64),
}

/// A line of text, or anything else that no page end cuts.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Row {
    pub height: f64,
    pub texts: Vec<Text>,
    pub strokes: Vec<Stroke>,
    /// On the same page as the next row.
    pub keep: bool,
    /// Nothing but room, left out at the top of a page.
    pub gap: bool,
}

impl Row {
    pub fn gap(height: f64) -> Self {
        Self { height, gap: true, keep: true, ..Self::default() }
    }

    pub fn shift(&mut self, dx: f64, dy: f64) {
        for t in &mut self.texts {
            t.x += dx;
            t.baseline += dy;
        }
        for s in &mut self.strokes {
            s.from = (s.from.0 + dx, s.from.1 + dy);
            s.to = (s.to.0 + dx, s.to.1 + dy);
        }
    }
}

/// How running text is set.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    /// Points.
    pub size: u8,
    pub width: f64,
    pub align: Align,
    /// Everything bold, as in a heading.
    pub bold: bool,
    pub italic: bool,
}

/// One letter with its marks.
#[derive(Debug, Clone, Copy)]
struct Glyph {
    code: char,
    width: f64,
    style: Style,
    underline: bool,
    space: bool,
    /// A line may end after it.
    soft: bool,
}

pub fn set(inlines: &[Inline], setting: Setting, alphabets: &mut Alphabets<'_>) -> Vec<Row> {
    let mut rows = Vec::new();
    let mut glyphs = Vec::new();
    for inline in inlines.iter().chain([&Inline::Break]) {
        match inline {
            Inline::Run(run) => {
                let style = Style::of(run.bold || setting.bold, run.italic || setting.italic);
                let em = f64::from(setting.size) * POINT;
                let parts = clusters(&run.text);
                for (i, part) in parts.iter().enumerate() {
                    let (code, width) = alphabets.of(style).encode(part);
                    let space = part == " ";
                    let soft = space || breaks_after(part, &parts, i);
                    glyphs.push(Glyph {
                        code,
                        width: width * em,
                        style,
                        underline: run.underline,
                        space,
                        soft,
                    });
                }
            }
            Inline::Break => {
                paragraph(&glyphs, setting, &mut rows);
                glyphs.clear();
            }
        }
    }
    rows
}

/// After a hyphen inside a word, and inside a line of dots long enough to be one to fill by hand.
fn breaks_after(part: &str, all: &[String], i: usize) -> bool {
    match part {
        "-" | "–" | "—" | "/" => {
            let letter = |j: Option<usize>| {
                j.and_then(|j| all.get(j)).is_some_and(|s| s.chars().any(char::is_alphanumeric))
            };
            letter(i.checked_sub(1)) && letter(i.checked_add(1))
        }
        "…" => {
            let dots = |from: usize, step: isize| {
                (0..10isize)
                    .take_while(|n| {
                        from.checked_add_signed(n * step).and_then(|j| all.get(j)).is_some_and(|s| s == "…")
                    })
                    .count()
            };
            dots(i, 1) + dots(i, -1) > 9
        }
        _ => false,
    }
}

fn paragraph(glyphs: &[Glyph], setting: Setting, rows: &mut Vec<Row>) {
    let mut rest = glyphs;
    loop {
        while let Some((first, tail)) = rest.split_first()
            && first.space
            && !rows.is_empty()
        {
            rest = tail;
        }
        let taken = fitting(rest, setting.width);
        let (line, tail) = rest.split_at(taken);
        rows.push(row(line, setting, !tail.is_empty()));
        rest = tail;
        if rest.is_empty() {
            return;
        }
    }
}

/// How many glyphs stand on this line: up to the last place to break that fits, or as many as fit at all.
fn fitting(glyphs: &[Glyph], width: f64) -> usize {
    let (mut used, mut last) = (0.0, None);
    for (i, g) in glyphs.iter().enumerate() {
        // A space may hang over the edge.
        if !g.space && used + g.width > width {
            return last.unwrap_or(i).max(1);
        }
        used += g.width;
        if g.soft {
            last = Some(i + 1);
        }
    }
    glyphs.len()
}

fn row(line: &[Glyph], setting: Setting, more: bool) -> Row {
    let size = f64::from(setting.size) * POINT;
    let mut out = Row { height: size * LEADING, ..Row::default() };
    let end = line.iter().rposition(|g| !g.space).map_or(0, |i| i + 1);
    let line = line.get(..end).unwrap_or_default();
    let natural: f64 = line.iter().map(|g| g.width).sum();
    let room = (setting.width - natural).max(0.0);
    let spaces = line.iter().filter(|g| g.space).count();
    let stretch = match setting.align {
        // A line that would be torn apart stays ragged.
        Align::Justify if more && spaces > 0 && room / spaces as f64 <= size * 0.9 => room / spaces as f64,
        _ => 0.0,
    };
    let mut x = match setting.align {
        Align::Center => room / 2.0,
        Align::Right => room,
        _ => 0.0,
    };
    let baseline = size * BASELINE;
    let (mut open, mut underlined): (Option<Text>, Option<f64>) = (None, None);
    for g in line {
        match (g.underline, underlined) {
            (true, None) => underlined = Some(x),
            (false, Some(from)) => {
                out.strokes.push(underline(from, x, baseline, size));
                underlined = None;
            }
            _ => {}
        }
        let text = match open.take() {
            Some(t) if t.style == g.style => t,
            before => {
                out.texts.extend(before);
                Text { x, baseline, style: g.style, size: setting.size, encoded: String::new() }
            }
        };
        let mut text = text;
        text.encoded.push(g.code);
        x += g.width;
        if g.space && stretch > 0.0 {
            x += stretch;
            out.texts.push(text);
        } else {
            open = Some(text);
        }
    }
    out.texts.extend(open);
    if let Some(from) = underlined {
        out.strokes.push(underline(from, x, baseline, size));
    }
    out
}

fn underline(from: f64, to: f64, baseline: f64, size: f64) -> Stroke {
    let y = baseline + size * 0.14;
    Stroke { from: (from, y), to: (to, y) }
}

/// The width of a text on one line, in millimetres.
pub fn width_of(text: &str, style: Style, size: u8, alphabets: &mut Alphabets<'_>) -> f64 {
    clusters(text).iter().map(|c| alphabets.of(style).encode(c).1).sum::<f64>() * f64::from(size) * POINT
}
