//! The font of every document, in three styles, read once: what it has no letter for cannot be printed.
use std::sync::LazyLock;
use ttf_parser::{GlyphId, RawFace, Tag};
use unicode_normalization::UnicodeNormalization;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Style {
    Regular,
    Bold,
    Italic,
}

impl Style {
    /// There is no bold italic among the files: bold wins.
    pub fn of(bold: bool, italic: bool) -> Self {
        match (bold, italic) {
            (true, _) => Self::Bold,
            (false, true) => Self::Italic,
            _ => Self::Regular,
        }
    }

    pub fn index(self) -> usize {
        match self {
            Self::Regular => 0,
            Self::Bold => 1,
            Self::Italic => 2,
        }
    }

    pub fn font_name(self) -> &'static str {
        match self {
            Self::Regular => "GentiumPlus",
            Self::Bold => "GentiumPlus-Bold",
            Self::Italic => "GentiumPlus-Italic",
        }
    }
}

pub struct Face {
    pub style: Style,
    pub parsed: ttf_parser::Face<'static>,
    raw: RawFace<'static>,
    /// Points of a glyph are measured in parts of this.
    pub units_per_em: f64,
}

impl Face {
    fn read(style: Style, data: &'static [u8]) -> Result<Self, String> {
        let parsed = ttf_parser::Face::parse(data, 0).map_err(|e| e.to_string())?;
        let raw = RawFace::parse(data, 0).map_err(|e| e.to_string())?;
        let units_per_em = f64::from(parsed.units_per_em());
        Ok(Self { style, parsed, raw, units_per_em })
    }

    pub fn table(&self, tag: &[u8; 4]) -> &'static [u8] {
        self.raw.table(Tag::from_bytes(tag)).unwrap_or_default()
    }

    pub fn advance(&self, glyph: u16) -> u16 {
        self.parsed.glyph_hor_advance(GlyphId(glyph)).unwrap_or_default()
    }

    pub fn glyph(&self, c: char) -> Option<u16> {
        self.parsed.glyph_index(c).map(|g| g.0).filter(|g| *g != 0)
    }
}

static FACES: LazyLock<Result<[Face; 3], String>> = LazyLock::new(|| {
    Ok([
        Face::read(Style::Regular, include_bytes!("../fonts/GentiumPlus-Regular.ttf"))?,
        Face::read(Style::Bold, include_bytes!("../fonts/GentiumPlus-Bold.ttf"))?,
        Face::read(Style::Italic, include_bytes!("../fonts/GentiumPlus-Italic.ttf"))?,
    ])
});

/// The first character that would come out as an empty box: emoji, and scripts other than Latin, Greek and Cyrillic.
pub fn unprintable(text: &str) -> Option<char> {
    let [regular, ..] = faces().ok()?;
    let drawn = |c: char| is_invisible(c) || c.is_whitespace() || regular.glyph(c).is_some();
    text.nfc().find(|c| !drawn(*c))
}

/// Joiners, selectors and marks of direction: nothing is drawn for them.
pub fn is_invisible(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

pub fn faces() -> Result<&'static [Face; 3], String> {
    FACES.as_ref().map_err(Clone::clone)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_cameroon_are_printed_and_others_named() {
        for text in
            ["Ngo Mbôg ŋ ɛ ɔ ə ɓ ɗ é̱ ɛ́ ɔ̀", "« 1 000 FCFA » – n° 12 … €", "a\u{200b}b\tc\nd", "<b>{{ x }}</b>"]
        {
            assert_eq!(unprintable(text), None, "{text}");
        }
        for (text, first) in [("rue de la joie 🙂", '🙂'), ("محمد", 'م'), ("a 中文", '中')] {
            assert_eq!(unprintable(text), Some(first));
        }
    }
}
