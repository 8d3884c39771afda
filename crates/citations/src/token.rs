//! Words, numbers and signs of a text, in their plain form and with their place.

use crate::fold::{fold_char, is_invisible};
use unicode_normalization::UnicodeNormalization;

/// How readily something is taken for a citation, where readers differ on purpose.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reading {
    /// For a gate, which may overlook none: what a model made up must not slip through by an odd way of writing. Source
    /// marks such as `[1]` may stand anywhere and are looked past.
    Strict,
    /// For a checker of documents, which may not see citations everywhere: a heading "Section II", the figure of a
    /// footnote and a number in brackets are none.
    Plain,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Word,
    Number,
    Sign,
    /// A source mark such as `[1]`, in a strict reading: it may stand anywhere and belongs to no citation.
    Mark,
}

#[derive(Debug, Clone)]
pub struct Token {
    pub kind: Kind,
    /// Folded: no accents, no capitals; one sign for all that look alike.
    pub plain: String,
    /// Bytes of the text.
    pub start: usize,
    pub end: usize,
    /// No space between the token before and this one.
    pub glued: bool,
    /// It begins with a capital.
    pub capital: bool,
    /// Every letter is a capital (acronyms, roman numerals).
    pub capitals: bool,
}

/// A text taken apart.
#[derive(Debug)]
pub struct Tokens {
    list: Vec<Token>,
    reading: Reading,
}

impl Tokens {
    pub fn of(text: &str, reading: Reading) -> Self {
        let mut list: Vec<Token> = Vec::new();
        let mut glued = false;
        let mut skip_to = 0;
        for (start, c) in text.char_indices() {
            if start < skip_to || is_transparent(c) {
                continue;
            }
            if c.is_whitespace() || matches!(c, '\'' | '’' | 'ʼ' | '‘') {
                glued = false;
                continue;
            }
            if reading == Reading::Strict
                && let Some(inside) = mark_at(text, start)
            {
                skip_to = start + inside.len() + 2;
                let (kind, plain) = (Kind::Mark, inside.to_owned());
                list.push(Token { kind, plain, start, end: skip_to, glued, capital: false, capitals: false });
                continue;
            }
            let (kind, end) = (kind_of(c, reading), start + c.len_utf8());
            if let Some(last) = list.last_mut()
                && glued
                && kind == last.kind
                && kind != Kind::Sign
            {
                push_plain(c, kind, &mut last.plain);
                last.capitals &= !c.is_lowercase();
                last.end = end;
                continue;
            }
            let mut plain = String::new();
            push_plain(c, kind, &mut plain);
            let capital = c.is_uppercase();
            list.push(Token { kind, plain, start, end, glued, capital, capitals: capital });
            glued = true;
        }
        Self { list, reading }
    }

    /// A reader that begins at this token.
    pub fn cursor(&self, at: usize) -> Cursor<'_> {
        Cursor { tokens: self, at }
    }

    pub fn get(&self, at: usize) -> Option<&Token> {
        self.list.get(at)
    }

    pub fn len(&self) -> usize {
        self.list.len()
    }

    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The tokens from one place up to another, without source marks.
    pub fn between(&self, from: usize, to: usize) -> impl Iterator<Item = &Token> {
        self.list.get(from..to.min(self.len())).unwrap_or_default().iter().filter(|t| t.kind != Kind::Mark)
    }
}

/// The inside of the source mark that begins here.
fn mark_at(text: &str, start: usize) -> Option<&str> {
    let rest = text.get(start..)?.strip_prefix('[')?;
    rest.get(..rest.find(']')?).filter(|inside| is_mark(inside))
}

/// The inside of a source mark: numbers, possibly several.
pub fn is_mark(inside: &str) -> bool {
    !inside.is_empty()
        && inside.len() < 24
        && inside.chars().all(|c| c.is_ascii_digit() || matches!(c, ',' | ' ' | '-' | '–' | ';'))
        && inside.chars().any(|c| c.is_ascii_digit())
}

/// What stands in a word without being a part of it: emphasis of Markdown, invisible characters, combining accents (a text
/// that was taken out of a PDF writes them apart).
fn is_transparent(c: char) -> bool {
    is_invisible(c) || matches!(c, '*' | '_' | '`' | '~' | '\u{0300}'..='\u{036f}')
}

fn kind_of(c: char, reading: Reading) -> Kind {
    match c {
        'º' | '°' | '№' | 'ª' => Kind::Sign,
        c if digit(c).is_some() => Kind::Number,
        c if c.is_alphabetic() => Kind::Word,
        // "article ⁹⁹", "article ٩٩".
        c if c.is_numeric() && reading == Reading::Strict => Kind::Number,
        _ => Kind::Sign,
    }
}

/// Digits in any dress, such as `９`; not raised ones, which are not of the number they follow.
pub(crate) fn digit(c: char) -> Option<char> {
    let shift = match c {
        '0'..='9' => return Some(c),
        '\u{ff10}'..='\u{ff19}' => u32::from(c) - 0xff10,
        '\u{1d7ce}'..='\u{1d7ff}' => (u32::from(c) - 0x1d7ce) % 10,
        _ => return None,
    };
    char::from_digit(shift, 10)
}

fn push_plain(c: char, kind: Kind, out: &mut String) {
    let before = out.len();
    match kind {
        Kind::Number => out.push(digit(c).unwrap_or(c)),
        Kind::Sign | Kind::Mark => out.push(sign(c)),
        Kind::Word => fold_char(c, out),
    }
    // A token is never empty, even where nothing is left of its only letter.
    if out.is_empty() && before == 0 {
        out.push(c);
    }
}

/// One sign for all that look alike. The long dashes stay apart: they join the ends of a range.
fn sign(c: char) -> char {
    match c {
        '‐' | '‑' | '‒' | '−' | '-' | '﹣' => '-',
        '–' | '—' => '–',
        'º' | '°' | 'ª' => '°',
        '№' => c,
        c => {
            let mut plain = std::iter::once(c).nfkd();
            plain.next().filter(|_| plain.next().is_none()).unwrap_or(c)
        }
    }
}

/// A reader over tokens that looks past source marks. It is a place: a copy of it tries something out.
#[derive(Debug, Clone, Copy)]
pub struct Cursor<'a> {
    tokens: &'a Tokens,
    pub at: usize,
}

impl<'a> Cursor<'a> {
    pub fn reading(&self) -> Reading {
        self.tokens.reading
    }

    pub fn peek(&self) -> Option<&'a Token> {
        self.tokens.between(self.at, self.tokens.len()).next()
    }

    pub fn take(&mut self) -> Option<&'a Token> {
        while let Some(token) = self.tokens.get(self.at) {
            self.at += 1;
            if token.kind != Kind::Mark {
                return Some(token);
            }
        }
        None
    }

    /// The token before this place.
    pub fn behind(&self) -> Option<&'a Token> {
        let before = self.tokens.list.get(..self.at).unwrap_or_default();
        before.iter().rev().find(|t| t.kind != Kind::Mark)
    }

    /// Where the last token taken ends.
    pub fn end(&self) -> usize {
        self.behind().map_or(0, |t| t.end)
    }

    /// Whether the next token is one of these words or signs.
    pub fn sees(&self, any: &[&str]) -> bool {
        self.peek().is_some_and(|t| t.kind != Kind::Number && any.contains(&t.plain.as_str()))
    }

    /// Takes the next token when it is one of these words or signs.
    pub fn eat(&mut self, any: &[&str]) -> bool {
        let fits = self.sees(any);
        if fits {
            self.take();
        }
        fits
    }

    pub fn eat_all(&mut self, any: &[&str]) {
        while self.eat(any) {}
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

    pub fn number(&mut self) -> Option<&'a Token> {
        self.peek().filter(|t| t.kind == Kind::Number)?;
        self.take()
    }

    /// A number within the bounds.
    pub fn small(&mut self, least: u32, most: u32) -> Option<u32> {
        let token = self.peek().filter(|t| t.kind == Kind::Number)?;
        let value: u32 = token.plain.parse().ok().filter(|n| (least..=most).contains(n))?;
        self.take();
        Some(value)
    }

    /// "n°", "No.", "num.", "№", whatever follows.
    pub fn sign(&mut self) -> bool {
        let named = self.eat(&[
            "n", "no", "nos", "ns", "nr", "num", "nums", "numero", "numeros", "number", "numbers", "№", "°",
        ]);
        if named {
            self.eat_all(&["°", ".", "s", "o", ":"]);
        }
        named
    }

    /// The same, before a number.
    pub fn number_sign(&mut self) -> bool {
        let mut ahead = *self;
        let fits = ahead.sign() && ahead.peek().is_some_and(|t| t.kind == Kind::Number);
        if fits {
            *self = ahead;
        }
        fits
    }
}
