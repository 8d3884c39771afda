//! Words, numbers and signs of a text, in their plain form and with their place.
use crate::domain::fold::{fold_char, is_invisible};
use crate::domain::sentence::is_mark;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Word,
    Number,
    Sign,
    /// A source mark such as `[1]`: it may stand anywhere and belongs to no citation.
    Mark,
}

#[derive(Debug, Clone)]
pub struct Token {
    pub kind: Kind,
    /// Folded: no accents, no capitals.
    pub plain: String,
    pub start: usize,
    pub end: usize,
    /// No space between the token before and this one.
    pub glued: bool,
    pub capital: bool,
    /// Every letter is a capital (acronyms, roman numerals).
    pub capitals: bool,
}

/// Emphasis and invisible characters are no tokens and separate nothing.
fn is_transparent(c: char) -> bool {
    is_invisible(c) || matches!(c, '*' | '_' | '`' | '~' | '\u{0300}'..='\u{036f}')
}

fn kind_of(c: char) -> Kind {
    if c.is_ascii_digit() {
        Kind::Number
    } else if matches!(c, 'º' | '°' | '№') {
        Kind::Sign
    } else if c.is_alphabetic() {
        Kind::Word
    } else if c.is_numeric() {
        Kind::Number
    } else {
        Kind::Sign
    }
}

pub fn tokens(text: &str) -> Vec<Token> {
    let mut out: Vec<Token> = Vec::new();
    let mut glued = false;
    let mut skip_to = 0;
    for (start, c) in text.char_indices() {
        if start < skip_to || is_transparent(c) {
            continue;
        }
        let end = start + c.len_utf8();
        if c.is_whitespace() || matches!(c, '\'' | '’' | 'ʼ' | '‘') {
            glued = false;
            continue;
        }
        if c == '[' {
            let rest = text.get(end..).unwrap_or_default();
            if let Some(close) = rest.find(']')
                && is_mark(rest.get(..close).unwrap_or_default())
            {
                skip_to = end + close + 1;
                let plain = rest.get(..close).unwrap_or_default().to_owned();
                out.push(Token {
                    kind: Kind::Mark,
                    plain,
                    start,
                    end: skip_to,
                    glued,
                    capital: false,
                    capitals: false,
                });
                continue;
            }
        }
        let kind = kind_of(c);
        if let Some(last) = out.last_mut()
            && glued
            && kind == last.kind
            && kind != Kind::Sign
        {
            fold_char(c, &mut last.plain);
            last.capitals &= !c.is_lowercase();
            last.end = end;
            continue;
        }
        let mut plain = String::new();
        fold_char(c, &mut plain);
        let capital = c.is_uppercase();
        out.push(Token { kind, plain, start, end, glued, capital, capitals: capital });
        glued = true;
    }
    out
}

/// A reader over tokens that looks past source marks.
#[derive(Debug, Clone, Copy)]
pub struct Cursor<'a> {
    tokens: &'a [Token],
    pub at: usize,
}

impl<'a> Cursor<'a> {
    pub fn new(tokens: &'a [Token]) -> Self {
        Self { tokens, at: 0 }
    }

    pub fn peek(&self) -> Option<&'a Token> {
        self.tokens.get(self.at..)?.iter().find(|t| t.kind != Kind::Mark)
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

    /// Takes the next token when it is this word or sign.
    pub fn eat(&mut self, plain: &str) -> bool {
        self.eat_any(&[plain]).is_some()
    }

    pub fn eat_any(&mut self, plain: &[&str]) -> Option<&'a Token> {
        let token = self.peek().filter(|t| t.kind != Kind::Number && plain.contains(&t.plain.as_str()))?;
        self.take();
        Some(token)
    }

    pub fn eat_number(&mut self) -> Option<&'a Token> {
        self.peek().filter(|t| t.kind == Kind::Number)?;
        self.take()
    }

    /// Takes a run of words, all or none.
    pub fn eat_words(&mut self, words: &str) -> bool {
        let mut ahead = *self;
        if words.split(' ').all(|w| ahead.peek().is_some_and(|t| t.kind == Kind::Word) && ahead.eat(w)) {
            *self = ahead;
            return true;
        }
        false
    }

    pub fn last_end(&self) -> usize {
        let before = self.tokens.get(..self.at).unwrap_or_default();
        before.iter().rev().find(|t| t.kind != Kind::Mark).map_or(0, |t| t.end)
    }
}
