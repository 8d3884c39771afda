//! Letters without accents, capitals or disguise: what two spellings of the same word share.

/// The plain form of one letter. Marks that combine with a letter and invisible characters give nothing.
pub fn fold_char(c: char, out: &mut String) {
    if is_invisible(c) {
        return;
    }
    match c {
        '\u{0300}'..='\u{036f}' => {}
        'A'..='Z' => out.push(c.to_ascii_lowercase()),
        _ if c.is_ascii() => out.push(c),
        'à' | 'â' | 'ä' | 'á' | 'ã' | 'å' | 'À' | 'Â' | 'Ä' | 'Á' | 'Ã' | 'Å' | 'ª' | 'ᵃ' => {
            out.push('a')
        }
        'é' | 'è' | 'ê' | 'ë' | 'É' | 'È' | 'Ê' | 'Ë' | 'ᵉ' | 'ₑ' => out.push('e'),
        'î' | 'ï' | 'í' | 'ì' | 'Î' | 'Ï' | 'Í' | 'Ì' | 'ⁱ' => out.push('i'),
        'ô' | 'ö' | 'ó' | 'ò' | 'õ' | 'Ô' | 'Ö' | 'Ó' | 'Ò' | 'Õ' => out.push('o'),
        'û' | 'ü' | 'ù' | 'ú' | 'Û' | 'Ü' | 'Ù' | 'Ú' => out.push('u'),
        'ç' | 'Ç' => out.push('c'),
        'ñ' | 'Ñ' => out.push('n'),
        'ʳ' => out.push('r'),
        'ˢ' | 'ſ' => out.push('s'),
        'ᵗ' => out.push('t'),
        'œ' | 'Œ' => out.push_str("oe"),
        'æ' | 'Æ' => out.push_str("ae"),
        // Letters of another script that look like ours.
        'а' | 'А' => out.push('a'),
        'е' | 'Е' => out.push('e'),
        'о' | 'О' => out.push('o'),
        'р' | 'Р' => out.push('p'),
        'с' | 'С' => out.push('c'),
        'т' | 'Т' => out.push('t'),
        'і' | 'І' => out.push('i'),
        '\u{ff10}'..='\u{ff19}' | '\u{ff21}'..='\u{ff3a}' | '\u{ff41}'..='\u{ff5a}' => {
            let plain = u32::from(c).checked_sub(0xfee0).and_then(char::from_u32);
            out.extend(plain.map(|p| p.to_ascii_lowercase()));
        }
        _ => out.extend(c.to_lowercase()),
    }
}

pub fn fold(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    text.chars().for_each(|c| fold_char(c, &mut out));
    out
}

/// Characters that are written and not seen: they may hide inside a word.
pub fn is_invisible(c: char) -> bool {
    matches!(c, '\u{00ad}' | '\u{034f}' | '\u{061c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// Direction overrides: they make a text read otherwise than it is stored.
pub fn is_direction_override(c: char) -> bool {
    matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{feff}')
}
