//! Words, numbers and signs of a text, in their plain form and with their place.

use crate::text::fold;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Word,
    Number,
    Sign,
}

#[derive(Debug, Clone)]
pub struct Token {
    pub kind: Kind,
    /// Folded: no accents, no capitals.
    pub plain: String,
    /// Bytes of the text.
    pub start: usize,
    pub end: usize,
    /// No space between the token before and this one.
    pub glued: bool,
    /// It begins with a capital.
    pub capital: bool,
    /// Every letter is a capital.
    pub capitals: bool,
}

fn kind_of(c: char) -> Kind {
    match c {
        'º' | '°' | '№' | 'ª' => Kind::Sign,
        c if c.is_ascii_digit() => Kind::Number,
        c if c.is_alphabetic() => Kind::Word,
        _ => Kind::Sign,
    }
}

/// What stands in a word without being a part of it: emphasis of Markdown, soft hyphens, signs of no width, combining
/// accents (a text that was taken out of a PDF writes them apart).
fn is_transparent(c: char) -> bool {
    matches!(c, '*' | '_' | '`' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{0300}'..='\u{036f}')
}

pub fn tokens(text: &str) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::new();
    let mut glued = false;
    for (start, c) in text.char_indices() {
        if is_transparent(c) {
            continue;
        }
        if c.is_whitespace() || matches!(c, '\'' | '’' | 'ʼ' | '‘') {
            glued = false;
            continue;
        }
        let (kind, end) = (kind_of(c), start + c.len_utf8());
        let plain = fold(c.encode_utf8(&mut [0; 4]));
        if let Some(last) = out.last_mut()
            && glued
            && kind == last.kind
            && kind != Kind::Sign
        {
            last.plain.push_str(&plain);
            last.capitals &= !c.is_lowercase();
            last.end = end;
            continue;
        }
        let capital = c.is_uppercase();
        let plain = if kind == Kind::Sign { sign(c) } else { plain };
        out.push(Token { kind, plain, start, end, glued, capital, capitals: capital });
        glued = true;
    }
    out
}

/// One sign for all that look alike.
fn sign(c: char) -> String {
    match c {
        '‐' | '‑' | '‒' | '–' | '—' | '−' => '-',
        'º' | '°' | 'ª' => '°',
        c => c,
    }
    .to_string()
}

/// A reader over tokens. It is a place: a copy of it tries something out.
#[derive(Debug, Clone, Copy)]
pub struct Cursor<'a> {
    tokens: &'a [Token],
    pub at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(tokens: &'a [Token], at: usize) -> Self {
        Self { tokens, at }
    }

    pub fn peek(&self) -> Option<&'a Token> {
        self.tokens.get(self.at)
    }

    pub fn take(&mut self) -> Option<&'a Token> {
        let token = self.tokens.get(self.at)?;
        self.at += 1;
        Some(token)
    }

    /// Takes the next token when it is one of these words or signs.
    pub fn eat(&mut self, any: &[&str]) -> bool {
        let fits = self.peek().is_some_and(|t| t.kind != Kind::Number && any.contains(&t.plain.as_str()));
        if fits {
            self.at += 1;
        }
        fits
    }

    pub fn eat_all(&mut self, any: &[&str]) {
        while self.eat(any) {}
    }

    pub fn number(&mut self) -> Option<&'a Token> {
        self.peek().filter(|t| t.kind == Kind::Number)?;
        self.take()
    }

    /// A number of at most this many digits that lies within the bounds.
    pub fn small(&mut self, digits: usize, least: u32, most: u32) -> Option<u32> {
        let token = self.peek().filter(|t| t.kind == Kind::Number && t.plain.len() <= digits)?;
        let value: u32 = token.plain.parse().ok().filter(|n| (least..=most).contains(n))?;
        self.at += 1;
        Some(value)
    }

    /// Takes a run of words, all or none.
    pub fn words(&mut self, words: &str) -> bool {
        let mut ahead = *self;
        let all = words.split(' ').all(|w| ahead.eat(&[w]));
        if all {
            *self = ahead;
        }
        all
    }

    /// "n°", "no.", "num.", "№", before a number.
    pub fn number_sign(&mut self) -> bool {
        let mut ahead = *self;
        let named = ahead.eat(&["n", "no", "nos", "num", "numero", "number", "nr", "№"]);
        let signed = ahead.eat(&["°", ".", "o"]);
        ahead.eat(&[".", ":"]);
        let fits = (named || signed) && ahead.peek().is_some_and(|t| t.kind == Kind::Number);
        if fits {
            *self = ahead;
        }
        fits
    }

    /// Where the last token taken ends.
    pub fn end(&self) -> usize {
        self.at.checked_sub(1).and_then(|i| self.tokens.get(i)).map_or(0, |t| t.end)
    }
}
