//! The characters a document uses, per style. Each letter with its marks gets a number, which is its glyph in the
//! small font and a private-use character in the strings given to genpdf.
//!
//! Why not the real characters: printpdf asks the font for every character Unicode has, once per font; with one
//! contiguous private range that question costs next to nothing. The real text goes back in `finish`.
use super::marks::{Part, place};
use super::subset;
use crate::fonts::{Face, Style, is_invisible};
use std::collections::HashMap;
use std::rc::Rc;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// First private-use character.
pub const FIRST: u32 = 0xE000;
/// Private-use characters there are; what comes after is drawn as the box of an unknown character.
const ROOM: usize = 6_000;

/// What a letter with its marks is drawn with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Drawing {
    Glyph(u16),
    Parts(Vec<Part>),
    Unknown,
}

#[derive(Debug, Clone)]
pub struct Letter {
    pub text: Rc<str>,
    pub drawing: Drawing,
    /// In units of the font.
    pub advance: u16,
}

/// One style: what it draws so far.
pub struct Alphabet<'f> {
    pub face: &'f Face,
    pub letters: Vec<Letter>,
    numbers: HashMap<Rc<str>, usize>,
}

impl<'f> Alphabet<'f> {
    fn new(face: &'f Face) -> Self {
        Self { face, letters: Vec::new(), numbers: HashMap::new() }
    }

    fn number(&mut self, cluster: &str) -> Option<usize> {
        if let Some(n) = self.numbers.get(cluster) {
            return Some(*n);
        }
        if self.letters.len() >= ROOM {
            return None;
        }
        let drawing = self.drawing(cluster);
        let advance = match &drawing {
            Drawing::Glyph(g) => self.face.advance(*g),
            Drawing::Parts(parts) => parts.first().map_or(0, |p| self.face.advance(p.glyph)),
            Drawing::Unknown => self.face.advance(0),
        };
        let text: Rc<str> = cluster.into();
        self.numbers.insert(Rc::clone(&text), self.letters.len());
        self.letters.push(Letter { text, drawing, advance });
        Some(self.letters.len() - 1)
    }

    fn drawing(&self, cluster: &str) -> Drawing {
        let mut chars = cluster.chars();
        let Some(letter) = chars.next().and_then(|c| self.face.glyph(c)) else { return Drawing::Unknown };
        let marks: Vec<u16> = chars.filter_map(|c| self.face.glyph(c)).collect();
        if marks.is_empty() {
            Drawing::Glyph(letter)
        } else {
            Drawing::Parts(place(self.face, letter, &marks))
        }
    }

    /// The private-use character of a cluster and its width in ems.
    pub fn encode(&mut self, cluster: &str) -> (char, f64) {
        match self.number(cluster) {
            Some(n) => {
                let code =
                    u32::try_from(n).ok().and_then(|n| char::from_u32(FIRST + n)).unwrap_or('\u{fffd}');
                let advance = self.letters.get(n).map_or(0, |l| l.advance);
                (code, f64::from(advance) / self.face.units_per_em)
            }
            None => ('\u{fffd}', f64::from(self.face.advance(0)) / self.face.units_per_em),
        }
    }
}

pub struct Alphabets<'f>([Alphabet<'f>; 3]);

impl<'f> Alphabets<'f> {
    pub fn new(faces: &'f [Face; 3]) -> Self {
        Self(faces.each_ref().map(Alphabet::new))
    }

    pub fn of(&mut self, style: Style) -> &mut Alphabet<'f> {
        let [regular, bold, italic] = &mut self.0;
        match style {
            Style::Regular => regular,
            Style::Bold => bold,
            Style::Italic => italic,
        }
    }

    /// The small fonts; none for a style nothing was written in.
    pub fn fonts(&self) -> [Option<subset::Font>; 3] {
        self.0.each_ref().map(|a| (!a.letters.is_empty()).then(|| subset::build(a)))
    }
}

/// Letters with their marks, composed where Unicode has a composed character. At most four marks a letter are kept.
pub fn clusters(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for c in text.nfc() {
        if is_invisible(c) {
            continue;
        }
        match out.last_mut() {
            Some(last) if is_combining_mark(c) && !last.trim().is_empty() => {
                if last.chars().count() < 5 {
                    last.push(c);
                }
            }
            _ => out.push(c.into()),
        }
    }
    out
}
