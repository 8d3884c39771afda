/// Roughly how a word sounds: its consonants, spelled one way, without the silent ones at its end. "salr" and
/// "salaire", "dpui" and "depuis", "lndlord" and "landlord" meet here. `None` for what has too little left to tell
/// words apart.
pub fn sound(word: &str) -> Option<String> {
    let letters: Vec<char> = word.chars().collect();
    let mut out = String::new();
    for (i, c) in letters.iter().enumerate() {
        let next = letters.get(i + 1);
        let heard = match c {
            'a' | 'e' | 'i' | 'o' | 'u' | 'y' if i == 0 => 'a',
            'a' | 'e' | 'i' | 'o' | 'u' | 'y' | 'h' | 'w' => continue,
            'c' if matches!(next, Some('e' | 'i' | 'y')) => 's',
            'c' | 'q' => 'k',
            'p' if next == Some(&'h') => 'f',
            'z' | 'x' => 's',
            'j' => 'g',
            c if c.is_ascii_digit() => return None,
            c => *c,
        };
        if !out.ends_with(heard) {
            out.push(heard);
        }
    }
    // Silent at the end of a French word, and often left out on a phone.
    while out.chars().count() > 2 && out.ends_with(['s', 't', 'd']) {
        out.pop();
    }
    (out.chars().count() >= 3).then_some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn phone_spellings_sound_like_the_word() {
        for (typed, meant) in [
            ("salr", "salaire"),
            ("avoka", "avocat"),
            ("lndlord", "landlord"),
            ("komisariat", "commissariat"),
            ("travay", "travail"),
            ("parsel", "parcelle"),
        ] {
            let (a, b) = (sound(typed), sound(meant));
            assert!(a == b || a.is_some_and(|a| b.is_some_and(|b| b.starts_with(&a))), "{typed} {meant}");
        }
        assert_eq!(sound("ou"), None);
        assert_eq!(sound("2026"), None);
        assert_ne!(sound("divorce"), sound("dividende"));
    }
}
