//! A TrueType font with only the glyphs a document draws, without hints, and with new glyphs for letters with marks.
//!
//! Tables and their fields are those of the OpenType specification, chapters glyf, loca, hmtx, cmap, head, hhea, maxp.
use super::alphabet::{Alphabet, Drawing, FIRST, Letter};
use super::marks::Part;
use crate::fonts::{Face, Style};
use std::collections::HashMap;
use ttf_parser::GlyphId;

/// A font to embed, and what its glyphs stand for.
pub struct Font {
    pub style: Style,
    pub data: Vec<u8>,
    /// Glyph 1 and on: text, and width in thousandths of an em.
    pub letters: Vec<(String, f64)>,
}

pub fn build(alphabet: &Alphabet<'_>) -> Font {
    let face = alphabet.face;
    let mut glyphs = Glyphs::new(face, alphabet.letters.len());
    glyphs.put_old(0);
    for letter in &alphabet.letters {
        glyphs.put(letter);
    }
    glyphs.put_referenced();
    let width = |l: &Letter| f64::from(l.advance) * 1000.0 / face.units_per_em;
    Font {
        style: face.style,
        data: assemble(face, &glyphs, alphabet.letters.len()),
        letters: alphabet.letters.iter().map(|l| (l.text.to_string(), width(l))).collect(),
    }
}

/// A font of no letters.
pub fn blank(face: &Face) -> Vec<u8> {
    let mut glyphs = Glyphs::new(face, 0);
    glyphs.put_old(0);
    glyphs.put_referenced();
    assemble(face, &glyphs, 0)
}

struct Glyphs<'f> {
    face: &'f Face,
    outlines: Vec<Vec<u8>>,
    metrics: Vec<(u16, i16)>,
    /// Glyphs of the full font that parts refer to, and their number here; those from `placed` on are still to be put.
    numbers: HashMap<u16, u16>,
    queue: Vec<u16>,
    next: u16,
}

impl<'f> Glyphs<'f> {
    fn new(face: &'f Face, letters: usize) -> Self {
        let next = u16::try_from(letters + 1).unwrap_or(u16::MAX);
        Self {
            face,
            outlines: Vec::new(),
            metrics: Vec::new(),
            numbers: HashMap::new(),
            queue: Vec::new(),
            next,
        }
    }

    /// The number, in the small font, of a glyph that only serves as a part.
    fn refer(&mut self, old: u16) -> u16 {
        if let Some(n) = self.numbers.get(&old) {
            return *n;
        }
        let n = self.next;
        self.next = self.next.saturating_add(1);
        self.numbers.insert(old, n);
        self.queue.push(old);
        n
    }

    fn put(&mut self, letter: &Letter) {
        match &letter.drawing {
            Drawing::Glyph(g) => self.put_old(*g),
            Drawing::Unknown => self.put_old(0),
            Drawing::Parts(parts) => {
                let outline = self.composed(parts);
                self.outlines.push(outline);
                let lsb = self.bounds(parts).map_or(0, |b| b.0);
                self.metrics.push((letter.advance, lsb));
            }
        }
    }

    fn put_old(&mut self, old: u16) {
        let outline = self.rewritten(outline(self.face, old));
        self.outlines.push(outline);
        let lsb = self.face.parsed.glyph_hor_side_bearing(GlyphId(old)).unwrap_or_default();
        self.metrics.push((self.face.advance(old), lsb));
    }

    /// Parts may have parts of their own; every glyph is put once.
    fn put_referenced(&mut self) {
        let mut done = 0;
        while let Some(old) = self.queue.get(done).copied() {
            self.put_old(old);
            done += 1;
        }
    }

    /// The smallest box around the moved parts: left, bottom, right, top.
    fn bounds(&self, parts: &[Part]) -> Option<(i16, i16, i16, i16)> {
        let boxes = parts.iter().filter_map(|p| {
            let b = self.face.parsed.glyph_bounding_box(GlyphId(p.glyph))?;
            let (x, y) = (|v: i16| v.saturating_add(p.dx), |v: i16| v.saturating_add(p.dy));
            Some((x(b.x_min), y(b.y_min), x(b.x_max), y(b.y_max)))
        });
        boxes.reduce(|a, b| (a.0.min(b.0), a.1.min(b.1), a.2.max(b.2), a.3.max(b.3)))
    }

    fn composed(&mut self, parts: &[Part]) -> Vec<u8> {
        const WORDS_AND_XY: u16 = 0x0003;
        const MORE: u16 = 0x0020;
        let mut out = (-1i16).to_be_bytes().to_vec();
        let (x0, y0, x1, y1) = self.bounds(parts).unwrap_or_default();
        for v in [x0, y0, x1, y1] {
            out.extend(v.to_be_bytes());
        }
        for (i, part) in parts.iter().enumerate() {
            let more = if i + 1 < parts.len() { MORE } else { 0 };
            out.extend((WORDS_AND_XY | more).to_be_bytes());
            out.extend(self.refer(part.glyph).to_be_bytes());
            out.extend(part.dx.to_be_bytes());
            out.extend(part.dy.to_be_bytes());
        }
        out
    }

    /// The outline with its parts renumbered and its hints left out.
    fn rewritten(&mut self, outline: &[u8]) -> Vec<u8> {
        match int16(outline, 0) {
            None => Vec::new(),
            Some(contours) if contours >= 0 => without_hints(outline, contours).unwrap_or_default(),
            Some(_) => self.renumbered(outline).unwrap_or_default(),
        }
    }

    fn renumbered(&mut self, outline: &[u8]) -> Option<Vec<u8>> {
        let mut out = outline.get(..10)?.to_vec();
        let mut at = 10;
        loop {
            let flags = uint16(outline, at)?;
            let old = uint16(outline, at + 2)?;
            // Argument words or bytes, then one, two or four numbers of a transformation.
            let mut size = if flags & 0x0001 != 0 { 4 } else { 2 };
            size += match flags & 0x00C8 {
                0x0008 => 2,
                0x0040 => 4,
                0x0080 => 8,
                _ => 0,
            };
            out.extend((flags & !0x0100).to_be_bytes());
            out.extend(self.refer(old).to_be_bytes());
            out.extend(outline.get(at + 4..at + 4 + size)?);
            at += 4 + size;
            if flags & 0x0020 == 0 {
                return Some(out);
            }
        }
    }
}

fn without_hints(outline: &[u8], contours: i16) -> Option<Vec<u8>> {
    let ends = 10 + usize::try_from(contours).ok()? * 2;
    let hints = usize::from(uint16(outline, ends)?);
    let mut out = outline.get(..ends)?.to_vec();
    out.extend([0, 0]);
    out.extend(outline.get(ends + 2 + hints..)?);
    Some(out)
}

fn uint16(data: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(data.get(at..at + 2)?.try_into().ok()?))
}

fn int16(data: &[u8], at: usize) -> Option<i16> {
    Some(i16::from_be_bytes(data.get(at..at + 2)?.try_into().ok()?))
}

fn uint32(data: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(data.get(at..at + 4)?.try_into().ok()?))
}

fn outline(face: &Face, glyph: u16) -> &'static [u8] {
    let (loca, i) = (face.table(b"loca"), usize::from(glyph));
    let long = int16(face.table(b"head"), 50) == Some(1);
    let offset = |i: usize| {
        if long {
            uint32(loca, i * 4).map(|v| v as usize)
        } else {
            uint16(loca, i * 2).map(|v| usize::from(v) * 2)
        }
    };
    offset(i).zip(offset(i + 1)).and_then(|(from, to)| face.table(b"glyf").get(from..to)).unwrap_or_default()
}

fn assemble(face: &Face, glyphs: &Glyphs<'_>, letters: usize) -> Vec<u8> {
    let count = u16::try_from(glyphs.outlines.len()).unwrap_or(u16::MAX).to_be_bytes();
    let (mut glyf, mut loca) = (Vec::new(), Vec::new());
    for outline in &glyphs.outlines {
        loca.extend(u32::try_from(glyf.len()).unwrap_or_default().to_be_bytes());
        glyf.extend(outline);
        glyf.resize(glyf.len().next_multiple_of(4), 0);
    }
    loca.extend(u32::try_from(glyf.len()).unwrap_or_default().to_be_bytes());
    let hmtx = glyphs.metrics.iter().flat_map(|(a, l)| [a.to_be_bytes(), l.to_be_bytes()].concat()).collect();
    let patched = |tag, edits: &[(usize, [u8; 2])]| {
        let mut table = face.table(tag).to_vec();
        for (at, bytes) in edits {
            if let Some(place) = table.get_mut(*at..*at + 2) {
                place.copy_from_slice(bytes);
            }
        }
        table
    };
    // No hints: maxZones to maxSizeOfInstructions fall to their least; parts may be three deep.
    let maxp = patched(
        b"maxp",
        &[
            (4, count),
            (14, [0, 1]),
            (16, [0, 0]),
            (18, [0, 0]),
            (20, [0, 0]),
            (22, [0, 0]),
            (24, [0, 0]),
            (26, [0, 0]),
            (28, [0, 8]),
            (30, [0, 4]),
        ],
    );
    // checkSumAdjustment is set below; indexToLocFormat 1 is long.
    let head = patched(b"head", &[(8, [0, 0]), (10, [0, 0]), (50, [0, 1])]);
    let hhea = patched(b"hhea", &[(34, count)]);
    let tables: [(&[u8; 4], Vec<u8>); 7] = [
        (b"cmap", cmap(letters)),
        (b"glyf", glyf),
        (b"head", head),
        (b"hhea", hhea),
        (b"hmtx", hmtx),
        (b"loca", loca),
        (b"maxp", maxp),
    ];
    file(&tables)
}

/// Format 6, one run: private-use character n is glyph n + 1.
fn cmap(letters: usize) -> Vec<u8> {
    let n = u16::try_from(letters).unwrap_or(u16::MAX);
    let first = u16::try_from(FIRST).unwrap_or_default();
    let mut out = Vec::new();
    for v in [0u16, 1, 3, 1, 0, 12, 6, 10 + 2 * n, 0, first, n] {
        out.extend(v.to_be_bytes());
    }
    (1..=n).for_each(|glyph| out.extend(glyph.to_be_bytes()));
    out
}

fn checksum(data: &[u8]) -> u32 {
    let word = |c: &[u8]| {
        c.iter()
            .fold((0u32, 24u32), |(sum, shift), b| (sum | u32::from(*b) << shift, shift.saturating_sub(8)))
            .0
    };
    data.chunks(4).fold(0, |sum, c| sum.wrapping_add(word(c)))
}

fn file(tables: &[(&[u8; 4], Vec<u8>)]) -> Vec<u8> {
    let n = u16::try_from(tables.len()).unwrap_or_default();
    let power = n.checked_ilog2().unwrap_or_default() as u16;
    let range = 16u16 << power;
    let mut out = 0x0001_0000u32.to_be_bytes().to_vec();
    for v in [n, range, power, n * 16 - range] {
        out.extend(v.to_be_bytes());
    }
    let (mut body, mut head_at) = (Vec::new(), None);
    let start = 12 + 16 * tables.len();
    for (tag, data) in tables {
        let at = start + body.len();
        if *tag == b"head" {
            head_at = Some(at);
        }
        out.extend(*tag);
        out.extend(checksum(data).to_be_bytes());
        out.extend(u32::try_from(at).unwrap_or_default().to_be_bytes());
        out.extend(u32::try_from(data.len()).unwrap_or_default().to_be_bytes());
        body.extend(data);
        body.resize(body.len().next_multiple_of(4), 0);
    }
    out.extend(body);
    let adjustment = 0xB1B0_AFBAu32.wrapping_sub(checksum(&out));
    if let Some(place) = head_at.and_then(|at| out.get_mut(at + 8..at + 12)) {
        place.copy_from_slice(&adjustment.to_be_bytes());
    }
    out
}
