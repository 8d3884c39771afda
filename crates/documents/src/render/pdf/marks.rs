//! Where a combining mark sits on its letter, by the font's own anchors: ɛ́ Ɛ̌ ŋ̀ have no ready-made glyph.
use crate::fonts::Face;
use ttf_parser::GlyphId;
use ttf_parser::gpos::{AnchorMatrix, MarkArray, PositioningSubtable};

/// A glyph to draw, moved by this much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part {
    pub glyph: u16,
    pub dx: i16,
    pub dy: i16,
}

/// The letter and its marks, each mark on the letter or on the mark before it.
pub fn place(face: &Face, letter: u16, marks: &[u16]) -> Vec<Part> {
    let mut parts = vec![Part { glyph: letter, dx: 0, dy: 0 }];
    for mark in marks {
        let on_mark = parts.iter().skip(1).rev().find_map(|p| {
            let (dx, dy) = attachment(face, p.glyph, *mark, true)?;
            Some((p.dx.saturating_add(dx), p.dy.saturating_add(dy)))
        });
        // Without an anchor the mark stands after the letter; its glyph reaches back over it.
        let (dx, dy) = on_mark
            .or_else(|| attachment(face, letter, *mark, false))
            .unwrap_or((i16::try_from(face.advance(letter)).unwrap_or_default(), 0));
        parts.push(Part { glyph: *mark, dx, dy });
    }
    parts
}

fn attachment(face: &Face, base: u16, mark: u16, on_mark: bool) -> Option<(i16, i16)> {
    let lookups = face.parsed.tables().gpos?.lookups;
    lookups.into_iter().find_map(|lookup| {
        lookup.subtables.into_iter::<PositioningSubtable<'_>>().find_map(|subtable| {
            match (&subtable, on_mark) {
                (PositioningSubtable::MarkToBase(t), false) => {
                    let (mark, base) =
                        (t.mark_coverage.get(GlyphId(mark))?, t.base_coverage.get(GlyphId(base))?);
                    distance(mark, base, &t.marks, &t.anchors)
                }
                (PositioningSubtable::MarkToMark(t), true) => {
                    let (mark, base) =
                        (t.mark1_coverage.get(GlyphId(mark))?, t.mark2_coverage.get(GlyphId(base))?);
                    distance(mark, base, &t.marks, &t.mark2_matrix)
                }
                _ => None,
            }
        })
    })
}

/// How far the mark moves for its anchor to lie on the base's.
fn distance(mark: u16, base: u16, marks: &MarkArray<'_>, bases: &AnchorMatrix<'_>) -> Option<(i16, i16)> {
    let (class, mark) = marks.get(mark)?;
    let base = bases.get(base, class)?;
    Some((base.x.checked_sub(mark.x)?, base.y.checked_sub(mark.y)?))
}
