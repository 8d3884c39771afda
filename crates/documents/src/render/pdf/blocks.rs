//! Rows from blocks: headings, paragraphs, lists, tables.
use super::alphabet::Alphabets;
use super::lines::{Row, Setting, Stroke, set};
use super::pages::{PAGE_HEIGHT, PAGE_WIDTH};
use crate::domain::blocks::{Align, Block, Cell, Inline, Look, Run, TableLook};

const BODY: u8 = 11;
const SMALL: u8 = 9;
/// Indent of a list, millimetres.
const INDENT: f64 = 6.5;
const CELL_PADDING: f64 = 1.8;
/// Room to sign, millimetres.
const SIGNATURE_HEIGHT: f64 = 36.0;

pub fn rows(blocks: &[Block], alphabets: &mut Alphabets<'_>) -> Vec<Row> {
    let mut out = Vec::new();
    let base = Setting { size: BODY, width: PAGE_WIDTH, align: Align::Left, bold: false, italic: false };
    Setter { alphabets }.put(blocks, base, &mut out);
    out
}

struct Setter<'a, 'f> {
    alphabets: &'a mut Alphabets<'f>,
}

impl Setter<'_, '_> {
    fn put(&mut self, blocks: &[Block], base: Setting, out: &mut Vec<Row>) {
        for block in blocks {
            match block {
                Block::Heading { level, align, inlines } => self.heading(*level, *align, inlines, base, out),
                Block::Paragraph { look: Look::Notice, inlines, .. } => self.notice(inlines, base, out),
                Block::Paragraph { align, look, keep, inlines } => {
                    let size = if *look == Look::Small { SMALL } else { base.size };
                    let setting = Setting { size, align: inherited(*align, base), ..base };
                    let mut rows = set(inlines, setting, self.alphabets);
                    keep_ends(&mut rows);
                    if *keep {
                        rows.iter_mut().for_each(|r| r.keep = true);
                    }
                    push_spaced(rows, 1.6, *keep, out);
                }
                Block::List { ordered, items } => self.list(*ordered, items, base, out),
                Block::Table { look, rows } => self.table(*look, rows, base, out),
                Block::Rule => {
                    let stroke = Stroke { from: (0.0, 2.0), to: (base.width, 2.0) };
                    out.push(Row { height: 4.0, strokes: vec![stroke], ..Row::default() });
                }
            }
        }
    }

    fn heading(&mut self, level: u8, align: Align, inlines: &[Inline], base: Setting, out: &mut Vec<Row>) {
        let (size, before, after) = match level {
            1 => (15, 5.0, 3.0),
            2 => (11, 3.4, 1.2),
            _ => (11, 2.4, 1.0),
        };
        let setting = Setting { size, align, bold: level < 3, italic: level >= 3, ..base };
        let mut rows = set(inlines, setting, self.alphabets);
        rows.iter_mut().for_each(|r| r.keep = true);
        if !out.is_empty() {
            out.push(Row::gap(before));
        }
        out.extend(rows);
        out.push(Row::gap(after));
    }

    fn notice(&mut self, inlines: &[Inline], base: Setting, out: &mut Vec<Row>) {
        let inner = base.width - 2.0 * CELL_PADDING;
        let setting = Setting { size: SMALL, width: inner, align: Align::Left, bold: false, italic: true };
        let rows = set(inlines, setting, self.alphabets);
        let mut framed = stacked(rows, CELL_PADDING, CELL_PADDING);
        framed.height += CELL_PADDING;
        frame(&mut framed, 0.0, base.width);
        out.push(Row::gap(3.0));
        if framed.height < PAGE_HEIGHT {
            out.push(framed);
        } else {
            out.extend(set(inlines, Setting { width: base.width, ..setting }, self.alphabets));
        }
        out.push(Row { keep: false, ..Row::gap(2.0) });
    }

    fn list(&mut self, ordered: bool, items: &[Vec<Block>], base: Setting, out: &mut Vec<Row>) {
        // Deep lists keep a width to read in.
        let indent = if base.width > 60.0 { INDENT } else { 0.0 };
        for (i, item) in items.iter().enumerate() {
            let mut rows = Vec::new();
            self.put(item, Setting { width: base.width - indent, ..base }, &mut rows);
            let mark = if ordered { format!("{}.", i + 1) } else { "•".to_owned() };
            let label = [Inline::Run(Run { text: mark, ..Run::default() })];
            rows.iter_mut().for_each(|r| r.shift(indent, 0.0));
            let marks = set(&label, base, self.alphabets);
            match (rows.iter_mut().find(|r| !r.texts.is_empty()), marks.into_iter().next()) {
                (Some(first), Some(mut mark)) => {
                    let dx = if ordered { 0.0 } else { 2.0 };
                    mark.shift(dx, 0.0);
                    first.texts.extend(mark.texts);
                }
                (None, Some(mark)) => rows.push(mark),
                _ => {}
            }
            out.extend(rows);
        }
    }

    fn table(&mut self, look: TableLook, rows: &[Vec<Cell>], base: Setting, out: &mut Vec<Row>) {
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default().max(1);
        if columns > 8 || base.width < 60.0 {
            // Too narrow to read as a table: one cell under the other.
            rows.iter().flatten().for_each(|cell| self.put(&cell.blocks, base, out));
            return;
        }
        let widths = widths(look, rows, columns, base.width);
        out.push(Row::gap(if look == TableLook::Grid { 1.5 } else { 1.0 }));
        for cells in rows {
            self.table_row(look, cells, &widths, base, out);
        }
        out.push(Row { keep: false, ..Row::gap(2.5) });
    }

    fn table_row(
        &mut self,
        look: TableLook,
        cells: &[Cell],
        widths: &[f64],
        base: Setting,
        out: &mut Vec<Row>,
    ) {
        let (mut joined, mut x) = (Row::default(), 0.0);
        let lined = look == TableLook::Grid;
        let padding = if lined { CELL_PADDING } else { 1.0 };
        let mut frames = Vec::new();
        for (cell, width) in cells.iter().zip(widths) {
            let align = if lined { Align::Left } else { Align::Center };
            let size = if look == TableLook::Official { 10 } else { base.size };
            let setting = Setting { width: width - 2.0 * padding, align, size, ..base };
            let mut rows = Vec::new();
            self.put(&cell.blocks, setting, &mut rows);
            while rows.last().is_some_and(|r| r.gap) {
                rows.pop();
            }
            let part = stacked(rows, x + padding, if lined { 0.9 } else { 0.0 });
            joined.height = joined.height.max(part.height + if lined { 1.3 } else { 0.0 });
            joined.texts.extend(part.texts);
            joined.strokes.extend(part.strokes);
            frames.push((x, *width));
            x += width;
        }
        match look {
            TableLook::Signatures => joined.height = joined.height.max(SIGNATURE_HEIGHT),
            TableLook::Official => joined.keep = true,
            TableLook::Grid => frames.into_iter().for_each(|(x, w)| frame(&mut joined, x, w)),
        }
        if joined.height < PAGE_HEIGHT {
            out.push(joined);
        } else {
            // Longer than a page: it cannot stay in one piece.
            cells.iter().for_each(|cell| self.put(&cell.blocks, base, out));
        }
    }
}

/// A cell's own alignment, where the paragraph in it says nothing.
fn inherited(align: Align, base: Setting) -> Align {
    if align == Align::Left { base.align } else { align }
}

/// A first column of headings is a third of the table.
fn widths(look: TableLook, rows: &[Vec<Cell>], columns: usize, width: f64) -> Vec<f64> {
    let headed =
        rows.iter().all(|r| r.first().is_some_and(|c| c.header) && r.iter().skip(1).all(|c| !c.header));
    if look == TableLook::Grid && headed && columns > 1 {
        let first = width * 0.32;
        let mut out = vec![(width - first) / (columns - 1) as f64; columns];
        if let Some(w) = out.first_mut() {
            *w = first;
        }
        return out;
    }
    vec![width / columns as f64; columns]
}

/// Rows one under the other, as one row.
fn stacked(rows: Vec<Row>, x: f64, top: f64) -> Row {
    let mut out = Row { height: top, ..Row::default() };
    for mut row in rows {
        row.shift(x, out.height);
        out.height += row.height;
        out.texts.extend(row.texts);
        out.strokes.extend(row.strokes);
    }
    out
}

fn frame(row: &mut Row, x: f64, width: f64) {
    let (right, bottom) = (x + width, row.height);
    let corners = [(x, 0.0), (right, 0.0), (right, bottom), (x, bottom), (x, 0.0)];
    row.strokes.extend(corners.windows(2).filter_map(|w| match w {
        [from, to] => Some(Stroke { from: *from, to: *to }),
        _ => None,
    }));
}

/// No single line of a paragraph stands alone at the foot or head of a page.
fn keep_ends(rows: &mut [Row]) {
    let n = rows.len();
    for (i, row) in rows.iter_mut().enumerate() {
        row.keep = n > 1 && (i == 0 || i + 2 == n);
    }
}

fn push_spaced(rows: Vec<Row>, after: f64, keep: bool, out: &mut Vec<Row>) {
    out.extend(rows);
    out.push(Row { keep, ..Row::gap(after) });
}
