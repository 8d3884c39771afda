//! A DOCX from the same blocks as the PDF, with real headings, lists and tables, to be edited in a word processor.
use crate::domain::audience::Lang;
use crate::domain::blocks::{Align, Block, Cell, Inline, Look, Run as Words, TableLook};
use crate::domain::document::Document;
use crate::error::DocumentsError;
use docx_rs as d;
use std::io::Cursor;

/// Named so that a machine with the font uses it; others fall back to a serif of their own.
const FONT: &str = "Gentium Plus";
/// Twentieths of a point: A4, and margins of about 22 mm.
const PAPER: (u32, u32) = (11_906, 16_838);
const MARGIN: i32 = 1_247;
const TEXT_WIDTH: usize = 9_412;
const SIGNATURE_HEIGHT: f32 = 2_000.0;
/// Half points.
const BODY: usize = 22;
const SMALL: usize = 18;

pub fn write(document: &Document, blocks: &[Block]) -> Result<Vec<u8>, DocumentsError> {
    let stamp = document.updated_at.format("%Y-%m-%dT%H:%M:%SZ").to_string();
    let mut docx = d::Docx::new()
        .page_size(PAPER.0, PAPER.1)
        .page_margin(d::PageMargin::new().top(MARGIN).bottom(MARGIN).left(MARGIN).right(MARGIN))
        .default_fonts(d::RunFonts::new().ascii(FONT).hi_ansi(FONT).cs(FONT).east_asia(FONT))
        .default_size(BODY)
        .created_at(&stamp)
        .updated_at(&stamp)
        .footer(footer(document));
    for (level, size) in [(1usize, 30usize), (2, 24), (3, 22)] {
        let style = d::Style::new(format!("Heading{level}"), d::StyleType::Paragraph);
        docx =
            docx.add_style(style.name(format!("Heading {level}")).size(size).bold().outline_lvl(level - 1));
    }
    let mut writer = Writer::default();
    for block in blocks {
        writer.block(block, Place::default());
    }
    for (id, ordered) in writer.lists.iter().enumerate() {
        let id = id + 1;
        docx = docx.add_abstract_numbering(numbering(id, *ordered)).add_numbering(d::Numbering::new(id, id));
    }
    for part in writer.parts {
        docx = match part {
            Part::Paragraph(p) => docx.add_paragraph(*p),
            Part::Table(t) => docx.add_table(*t),
        };
    }
    let mut out = Cursor::new(Vec::new());
    docx.build().pack(&mut out).map_err(|e| DocumentsError::Render(e.to_string()))?;
    Ok(out.into_inner())
}

/// `Page 1/3`, counted by the word processor.
fn footer(document: &Document) -> d::Footer {
    let unreviewed = match document.language {
        Lang::Fr => "modèle non relu par un avocat",
        Lang::En => "template not reviewed by a lawyer",
    };
    let run = |s: String| d::Run::new().size(SMALL).add_text(s);
    let paragraph = d::Paragraph::new()
        .align(d::AlignmentType::Center)
        .add_run(run(format!("{} – {unreviewed} – Page ", printable(&document.title))))
        .add_page_num(d::PageNum::new())
        .add_run(run("/".to_owned()))
        .add_num_pages(d::NumPages::new());
    d::Footer::new().add_paragraph(paragraph)
}

fn numbering(id: usize, ordered: bool) -> d::AbstractNumbering {
    (0..9usize).fold(d::AbstractNumbering::new(id), |numbering, level| {
        let (format, text) =
            if ordered { ("decimal", format!("%{}.", level + 1)) } else { ("bullet", "•".to_owned()) };
        let left = 360 * i32::try_from(level + 1).unwrap_or(1);
        numbering.add_level(
            d::Level::new(
                level,
                d::Start::new(1),
                d::NumberFormat::new(format),
                d::LevelText::new(text),
                d::LevelJc::new("left"),
            )
            .indent(Some(left), Some(d::SpecialIndentType::Hanging(360)), None, None),
        )
    })
}

enum Part {
    Paragraph(Box<d::Paragraph>),
    Table(Box<d::Table>),
}

/// Where a block stands.
#[derive(Debug, Clone, Copy, Default)]
struct Place {
    /// The list it is an item of, by number, and how deep.
    list: Option<(usize, usize)>,
    center: bool,
    keep: bool,
}

#[derive(Default)]
struct Writer {
    parts: Vec<Part>,
    /// One numbering a list, so that each starts at 1: whether it is ordered.
    lists: Vec<bool>,
}

impl Writer {
    fn block(&mut self, block: &Block, place: Place) {
        match block {
            Block::Heading { level, align, inlines } => {
                let p = paragraph(inlines, *align, place, false, level == &3)
                    .style(&format!("Heading{level}"))
                    .keep_next(true)
                    .line_spacing(d::LineSpacing::new().before(240).after(80));
                self.parts.push(Part::Paragraph(Box::new(p)));
            }
            Block::Paragraph { align, look: Look::Notice, inlines, .. } => self.notice(inlines, *align),
            Block::Paragraph { align, look, keep, inlines } => {
                let mut p = paragraph(inlines, *align, place, *look == Look::Small, false)
                    .line_spacing(d::LineSpacing::new().after(100));
                if *keep || place.keep {
                    p = p.keep_next(true);
                }
                self.parts.push(Part::Paragraph(Box::new(p)));
            }
            Block::List { ordered, items } => {
                self.lists.push(*ordered);
                let id = self.lists.len();
                let depth = place.list.map_or(0, |(_, depth)| (depth + 1).min(8));
                for item in items {
                    for (i, part) in item.iter().enumerate() {
                        // Only the first paragraph of an item bears its number.
                        let list = if i == 0 { Some((id, depth)) } else { None };
                        self.block(part, Place { list, ..place });
                    }
                }
            }
            Block::Table { look, rows } => self.table(*look, rows),
            Block::Rule => {
                let p =
                    d::Paragraph::new().align(d::AlignmentType::Center).add_run(d::Run::new().add_text("⁂"));
                self.parts.push(Part::Paragraph(Box::new(p)));
            }
        }
    }

    /// A frame: one cell with lines.
    fn notice(&mut self, inlines: &[Inline], align: Align) {
        let p = paragraph(inlines, align, Place::default(), true, true);
        let row = d::TableRow::new(vec![d::TableCell::new().add_paragraph(p)]).cant_split();
        let table = d::Table::new(vec![row]).width(TEXT_WIDTH, d::WidthType::Dxa).set_grid(vec![TEXT_WIDTH]);
        self.parts.push(Part::Paragraph(Box::new(d::Paragraph::new())));
        self.parts.push(Part::Table(Box::new(table)));
    }

    fn table(&mut self, look: TableLook, rows: &[Vec<Cell>]) {
        let columns = rows.iter().map(Vec::len).max().unwrap_or_default().max(1);
        let width = TEXT_WIDTH / columns;
        let made = rows.iter().map(|cells| {
            let empty = Cell { header: false, blocks: Vec::new() };
            let cells =
                (0..columns).map(|i| self.cell(cells.get(i).unwrap_or(&empty), look, width)).collect();
            let row = d::TableRow::new(cells).cant_split();
            if look == TableLook::Signatures {
                row.row_height(SIGNATURE_HEIGHT).height_rule(d::HeightRule::AtLeast)
            } else {
                row
            }
        });
        let made: Vec<d::TableRow> = made.collect();
        let table = match look {
            TableLook::Grid => d::Table::new(made),
            TableLook::Official | TableLook::Signatures => d::Table::without_borders(made),
        };
        let table = table.width(TEXT_WIDTH, d::WidthType::Dxa).set_grid(vec![width; columns]);
        self.parts.push(Part::Table(Box::new(table)));
        // Word joins tables that touch.
        self.parts.push(Part::Paragraph(Box::new(
            d::Paragraph::new().line_spacing(d::LineSpacing::new().after(60)),
        )));
    }

    fn cell(&mut self, cell: &Cell, look: TableLook, width: usize) -> d::TableCell {
        let mut inner = Self { parts: Vec::new(), lists: std::mem::take(&mut self.lists) };
        let place = Place {
            center: look != TableLook::Grid,
            keep: look == TableLook::Signatures,
            ..Place::default()
        };
        for block in &cell.blocks {
            inner.block(block, place);
        }
        self.lists = inner.lists;
        let empty = !inner.parts.iter().any(|p| matches!(p, Part::Paragraph(_)));
        let mut out =
            inner.parts.into_iter().fold(d::TableCell::new().width(width, d::WidthType::Dxa), |c, part| {
                match part {
                    Part::Paragraph(p) => c.add_paragraph(*p),
                    Part::Table(t) => c.add_table(*t),
                }
            });
        if empty {
            // A cell without a paragraph is not valid.
            out = out.add_paragraph(d::Paragraph::new());
        }
        out
    }
}

fn paragraph(inlines: &[Inline], align: Align, place: Place, small: bool, italic: bool) -> d::Paragraph {
    let align = match (align, place.center) {
        (Align::Left, true) | (Align::Center, _) => d::AlignmentType::Center,
        (Align::Left, false) => d::AlignmentType::Left,
        (Align::Right, _) => d::AlignmentType::Right,
        (Align::Justify, _) => d::AlignmentType::Both,
    };
    let mut p = d::Paragraph::new().align(align);
    if let Some((id, depth)) = place.list {
        p = p.numbering(d::NumberingId::new(id), d::IndentLevel::new(depth));
    }
    inlines.iter().fold(p, |p, inline| match inline {
        Inline::Run(words) => p.add_run(run(words, small, italic)),
        Inline::Break => p.add_run(d::Run::new().add_break(d::BreakType::TextWrapping)),
    })
}

fn run(words: &Words, small: bool, italic: bool) -> d::Run {
    let mut run = d::Run::new().add_text(printable(&words.text));
    if words.bold {
        run = run.bold();
    }
    if words.italic || italic {
        run = run.italic();
    }
    if words.underline {
        run = run.underline("single");
    }
    if small { run.size(SMALL) } else { run }
}

/// XML has no place for these characters.
fn printable(s: &str) -> String {
    s.chars().filter(|c| !c.is_control() && !matches!(c, '\u{fffe}' | '\u{ffff}')).collect()
}
