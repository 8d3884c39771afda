//! What a document is made of, whatever file it becomes: one model for the PDF and the DOCX.
use super::markup::{Token, is_void, tokens};

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Align {
    #[default]
    Left,
    Center,
    Right,
    Justify,
}

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Run {
    pub text: String,
    pub bold: bool,
    pub italic: bool,
    pub underline: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Inline {
    Run(Run),
    Break,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Look {
    #[default]
    Normal,
    /// A framed remark that is not part of the act.
    Notice,
    Small,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableLook {
    /// The bilingual heading of official acts, without lines.
    Official,
    /// Places to sign, without lines, never cut by a page end.
    Signatures,
    Grid,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Cell {
    pub header: bool,
    pub blocks: Vec<Block>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Block {
    Heading { level: u8, align: Align, inlines: Vec<Inline> },
    Paragraph { align: Align, look: Look, keep: bool, inlines: Vec<Inline> },
    List { ordered: bool, items: Vec<Vec<Block>> },
    Table { look: TableLook, rows: Vec<Vec<Cell>> },
    Rule,
}

/// Lists and tables nested deeper than this are shown flat.
const DEPTH_MAX: usize = 12;

/// Reads sanitised HTML. Never fails: what it does not know is text.
pub fn parse(html: &str) -> Vec<Block> {
    let mut b = Builder::default();
    for token in tokens(html) {
        match &token {
            Token::Text(t) => b.text(t),
            Token::Open { tag, .. } if is_void(tag) => b.void(tag),
            Token::Open { tag, .. } => b.open(tag, &token),
            Token::Close(tag) => b.close(tag),
        }
    }
    b.finish()
}

enum Frame {
    List { ordered: bool, items: Vec<Vec<Block>> },
    Item(Vec<Block>),
    Table { look: TableLook, rows: Vec<Vec<Cell>> },
    Row(Vec<Cell>),
    Cell { header: bool, blocks: Vec<Block> },
}

/// What an opened tag changed, to be undone when it closes.
struct Opened {
    framed: bool,
    before: State,
}

#[derive(Clone, Copy, Default)]
struct State {
    bold: bool,
    italic: bool,
    underline: bool,
    heading: u8,
    look: Look,
    align: Option<Align>,
    keep: bool,
}

#[derive(Default)]
struct Builder {
    root: Vec<Block>,
    frames: Vec<Frame>,
    opened: Vec<Opened>,
    state: State,
    inlines: Vec<Inline>,
}

impl Builder {
    fn text(&mut self, t: &str) {
        let mut text = String::new();
        let mut last_space = match self.inlines.last() {
            Some(Inline::Run(r)) => r.text.ends_with(' '),
            _ => true,
        };
        for c in t.chars() {
            if matches!(c, ' ' | '\n' | '\t' | '\r') {
                if !last_space {
                    text.push(' ');
                }
                last_space = true;
            } else {
                text.push(c);
                last_space = false;
            }
        }
        if !text.is_empty() {
            let s = self.state;
            self.inlines.push(Inline::Run(Run {
                text,
                bold: s.bold,
                italic: s.italic,
                underline: s.underline,
            }));
        }
    }

    fn void(&mut self, tag: &str) {
        if tag == "br" {
            self.inlines.push(Inline::Break);
        } else {
            self.flush();
            self.add(Block::Rule);
        }
    }

    fn open(&mut self, tag: &str, token: &Token<'_>) {
        let before = self.state;
        let mut framed = false;
        match tag {
            "strong" | "b" => self.state.bold = true,
            "em" | "i" => self.state.italic = true,
            "u" => self.state.underline = true,
            "span" | "sup" | "sub" => {}
            _ => {
                self.flush();
                self.dress(tag, token);
                framed = self.frame(tag, token.attribute("class").unwrap_or_default());
            }
        }
        self.opened.push(Opened { framed, before });
    }

    /// Alignment and look of a block tag, inherited by what it holds.
    fn dress(&mut self, tag: &str, token: &Token<'_>) {
        match tag {
            "h1" => self.state.heading = 1,
            "h2" => self.state.heading = 2,
            "h3" => self.state.heading = 3,
            "th" => self.state.bold = true,
            _ => {}
        }
        let style = token.attribute("style").unwrap_or_default();
        let class = token.attribute("class").unwrap_or_default();
        let align = style.split_once(':').map(|(_, v)| v.trim().trim_end_matches(';').trim());
        for word in align.into_iter().chain(class.split(' ')) {
            match word {
                "left" => self.state.align = Some(Align::Left),
                "center" => self.state.align = Some(Align::Center),
                "right" => self.state.align = Some(Align::Right),
                "justify" => self.state.align = Some(Align::Justify),
                "notice" => self.state.look = Look::Notice,
                "small" => self.state.look = Look::Small,
                "keep" => self.state.keep = true,
                _ => {}
            }
        }
    }

    fn frame(&mut self, tag: &str, class: &str) -> bool {
        if self.frames.len() >= DEPTH_MAX {
            return false;
        }
        let frame = match (tag, self.frames.last()) {
            ("ul" | "ol", _) => Frame::List { ordered: tag == "ol", items: Vec::new() },
            ("li", Some(Frame::List { .. })) => Frame::Item(Vec::new()),
            ("table", top) if !matches!(top, Some(Frame::Cell { .. })) => {
                let look = match class {
                    "official" => TableLook::Official,
                    "signatures" => TableLook::Signatures,
                    _ => TableLook::Grid,
                };
                Frame::Table { look, rows: Vec::new() }
            }
            ("tr", Some(Frame::Table { .. })) => Frame::Row(Vec::new()),
            ("td" | "th", Some(Frame::Row(_))) => Frame::Cell { header: tag == "th", blocks: Vec::new() },
            _ => return false,
        };
        self.frames.push(frame);
        true
    }

    fn close(&mut self, tag: &str) {
        if !matches!(tag, "strong" | "b" | "em" | "i" | "u" | "span" | "sup" | "sub") {
            self.flush();
        }
        let Some(opened) = self.opened.pop() else { return };
        self.state = opened.before;
        if opened.framed {
            self.unframe();
        }
    }

    fn unframe(&mut self) {
        let Some(frame) = self.frames.pop() else { return };
        match (frame, self.frames.last_mut()) {
            (Frame::List { ordered, items }, _) if !items.is_empty() => {
                self.add(Block::List { ordered, items })
            }
            (Frame::Table { look, rows }, _) if !rows.is_empty() => self.add(Block::Table { look, rows }),
            (Frame::Item(blocks), Some(Frame::List { items, .. })) => items.push(blocks),
            (Frame::Row(cells), Some(Frame::Table { rows, .. })) if !cells.is_empty() => rows.push(cells),
            (Frame::Cell { header, blocks }, Some(Frame::Row(cells))) => cells.push(Cell { header, blocks }),
            _ => {}
        }
    }

    /// Ends the running paragraph.
    fn flush(&mut self) {
        let mut inlines = std::mem::take(&mut self.inlines);
        while matches!(inlines.last(), Some(Inline::Break)) {
            inlines.pop();
        }
        if let Some(Inline::Run(r)) = inlines.last_mut() {
            r.text.truncate(r.text.trim_end_matches(' ').len());
        }
        let empty = inlines.iter().all(|i| matches!(i, Inline::Run(r) if r.text.is_empty()));
        if empty {
            return;
        }
        let s = self.state;
        self.add(match s.heading {
            0 => Block::Paragraph { align: s.align.unwrap_or_default(), look: s.look, keep: s.keep, inlines },
            level => Block::Heading { level, align: s.align.unwrap_or_default(), inlines },
        });
    }

    fn add(&mut self, block: Block) {
        match self.frames.last_mut() {
            Some(Frame::Item(blocks) | Frame::Cell { blocks, .. }) => blocks.push(block),
            // Text between items belongs to an item of its own.
            Some(Frame::List { items, .. }) => items.push(vec![block]),
            Some(Frame::Table { rows, .. }) => rows.push(vec![Cell { header: false, blocks: vec![block] }]),
            Some(Frame::Row(cells)) => cells.push(Cell { header: false, blocks: vec![block] }),
            None => self.root.push(block),
        }
    }

    fn finish(mut self) -> Vec<Block> {
        self.flush();
        while !self.frames.is_empty() {
            self.unframe();
        }
        self.root
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::domain::html::sanitise;

    #[test]
    fn blocks_runs_and_alignment() {
        let html = sanitise(
            r#"<h1 class="center">Titre</h1><p style="text-align: right">a <b>b <i>c</i></b><br>d</p><ul><li>x<li>y</ul>"#,
        );
        let blocks = parse(&html);
        assert!(matches!(&blocks[0], Block::Heading { level: 1, align: Align::Center, .. }));
        let Block::Paragraph { align: Align::Right, inlines, .. } = &blocks[1] else {
            panic!("{:?}", blocks[1])
        };
        assert_eq!(inlines.len(), 5);
        assert!(matches!(&blocks[2], Block::List { ordered: false, items } if items.len() == 2));
    }

    #[test]
    fn depth_is_bounded() {
        let html = sanitise(&"<ul><li>x".repeat(5_000));
        assert!(!parse(&html).is_empty());
    }
}
