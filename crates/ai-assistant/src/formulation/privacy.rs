//! Takes what identifies the author out of a text: e-mail addresses, telephone numbers, the own name. Before a
//! professional is chosen nobody may learn who asks (decisions, section 7).

use crate::domain::fold;

/// What stands in the place of what was taken out.
#[derive(Debug, Clone, Copy)]
pub struct Marks<'a> {
    pub contact: &'a str,
    pub name: &'a str,
}

/// The text without contact details and without the author's name; whether anything was taken out.
pub fn redacted(text: &str, author: &str, marks: Marks<'_>) -> (String, bool) {
    let without_mail = replaced(text, marks.contact, mail_at);
    let without_phone = replaced(&without_mail, marks.contact, phone_at);
    let names: Vec<String> = parts_of(author).map(fold).collect();
    let clean = without_names(&without_phone, &names, marks.name);
    let changed = clean != text;
    (clean, changed)
}

/// Replaces every stretch that `find` sees. `find` answers the length in bytes of one that begins at the text's start.
fn replaced(text: &str, mark: &str, find: impl Fn(&str, bool) -> Option<usize>) -> String {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    let mut at_word_start = true;
    while let Some(c) = rest.chars().next() {
        let length = match find(rest, at_word_start) {
            Some(length) if length > 0 => {
                out.push_str(mark);
                at_word_start = false;
                length
            }
            _ => {
                out.push(c);
                at_word_start = !(c.is_alphanumeric() || matches!(c, '+' | '@' | '.' | '_' | '-' | '%'));
                c.len_utf8()
            }
        };
        rest = rest.get(length..).unwrap_or_default();
    }
    out
}

/// `name@host.cm` at the start of a word.
fn mail_at(text: &str, at_word_start: bool) -> Option<usize> {
    if !at_word_start {
        return None;
    }
    let is_part = |c: char| c.is_alphanumeric() || matches!(c, '.' | '_' | '-' | '+' | '%' | '@');
    let end = text.find(|c| !is_part(c)).unwrap_or(text.len());
    let word = text.get(..end)?.trim_end_matches(['.', '-']);
    let (name, host) = word.split_once('@')?;
    (!name.is_empty() && host.contains('.') && !host.starts_with('.')).then_some(word.len())
}

/// A Cameroonian number (nine digits that begin with 6, 22, 23 or 24, after 237 or not), or one with a `+`.
fn phone_at(text: &str, at_word_start: bool) -> Option<usize> {
    if !at_word_start || !text.starts_with(|c: char| c.is_ascii_digit() || c == '+' || c == '(') {
        return None;
    }
    let is_foreign = text.starts_with('+') || text.starts_with("(+");
    let mut digits = String::new();
    let mut since_digit = 0;
    let mut found = None;
    for (at, c) in text.char_indices() {
        if c.is_ascii_digit() {
            digits.push(c);
            since_digit = 0;
        } else if matches!(c, ' ' | '\u{a0}' | '\u{202f}' | '.' | '-' | '(' | ')' | '+' | '/')
            && since_digit < 2
        {
            since_digit += 1;
        } else {
            break;
        }
        let end = at + c.len_utf8();
        let ends_here = !text.get(end..).is_some_and(|t| t.starts_with(char::is_alphanumeric));
        if since_digit == 0 && ends_here && is_phone(&digits, is_foreign, text.get(end..).unwrap_or_default())
        {
            found = Some(end);
        }
        if digits.len() > 15 {
            break;
        }
    }
    found
}

fn is_phone(digits: &str, is_foreign: bool, after: &str) -> bool {
    let national = digits.strip_prefix("00237").or_else(|| digits.strip_prefix("237")).unwrap_or(digits);
    let is_ours = national.len() == 9
        && (national.starts_with('6') || ["22", "23", "24"].iter().any(|p| national.starts_with(p)));
    // « 650 000 000 FCFA » is money.
    let is_money = national.ends_with("000") || is_currency(after);
    (is_ours && !is_money) || (is_foreign && (9..=15).contains(&digits.len()))
}

fn is_currency(after: &str) -> bool {
    let word = fold(after.trim_start().split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default());
    matches!(word.as_str(), "fcfa" | "xaf" | "f" | "frs" | "francs" | "franc" | "cfa" | "millions" | "euros")
}

/// « je m’appelle … » with the name after it, and the author's own name wherever it stands with a capital.
fn without_names(text: &str, names: &[String], mark: &str) -> String {
    let mut out: Vec<String> = Vec::new();
    let mut before: Vec<String> = Vec::new();
    let mut left = 0_usize;
    let words: Vec<&str> = text.split(' ').collect();
    for (at, word) in words.iter().copied().enumerate() {
        let plain = fold(word.trim_matches(|c: char| !c.is_alphanumeric()));
        let is_capital =
            word.trim_start_matches(|c: char| !c.is_alphanumeric()).starts_with(char::is_uppercase);
        let is_introduced =
            left > 0 && !plain.is_empty() && (is_capital || before.last().is_some_and(|w| w == INTRODUCED));
        let beside = [at.checked_sub(1), Some(at + 1)].into_iter().flatten().filter_map(|at| words.get(at));
        let is_own = is_own_name(word, names)
            && (is_telling(word) || beside.into_iter().any(|w| is_own_name(w, names)));
        if is_introduced || is_own {
            let tail: String = word
                .chars()
                .rev()
                .take_while(|c| !c.is_alphanumeric())
                .collect::<Vec<_>>()
                .into_iter()
                .rev()
                .collect();
            // One mark for a name of several words.
            if before.last().is_some_and(|w| w == REMOVED) {
                if let Some(last) = out.last_mut() {
                    last.push_str(&tail);
                }
            } else {
                out.push(format!("{mark}{tail}"));
            }
            before.push(REMOVED.to_owned());
            left = if tail.is_empty() { left.saturating_sub(1) } else { 0 };
            continue;
        }
        left = 0;
        out.push(word.to_owned());
        before.push(plain);
        if introduces(&before) {
            left = 4;
            before.push(INTRODUCED.to_owned());
        }
    }
    out.retain(|w| !w.is_empty());
    out.join(" ")
}

fn parts_of(name: &str) -> impl Iterator<Item = &str> {
    name.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty())
}

/// A word with a capital, all of whose parts belong to the author's name: `Ngo-Biyong`, `(Marie)`.
fn is_own_name(word: &str, names: &[String]) -> bool {
    let mut parts = parts_of(word).peekable();
    parts.peek().is_some_and(|part| part.starts_with(char::is_uppercase))
        && parts.all(|part| names.contains(&fold(part)))
}

/// Of two letters a name is a word like others (« Le », « Sa ») unless another part of the name stands beside it.
fn is_telling(word: &str) -> bool {
    parts_of(word).any(|part| part.chars().count() >= 3)
}

/// Not words anybody writes: they mark what came before.
const INTRODUCED: &str = "\u{1}introduced";
const REMOVED: &str = "\u{1}removed";

fn introduces(before: &[String]) -> bool {
    let tail: Vec<&str> = before.iter().rev().take(3).rev().map(String::as_str).collect();
    let joined = tail.join(" ").replace(['\'', '’'], " ");
    ["m appelle", "mon nom est", "my name is", "my name na", "nom c est", "i am called"]
        .iter()
        .any(|p| joined.ends_with(p))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clean(text: &str, author: &str) -> String {
        redacted(text, author, Marks { contact: "[c]", name: "[n]" }).0
    }

    #[test]
    fn addresses_and_numbers_go() {
        assert_eq!(clean("Écrivez à ngo.bell+x@exemple.cm.", ""), "Écrivez à [c].");
        for phone in [
            "677123456",
            "6 77 12 34 56",
            "+237 677 12 34 56",
            "00237677123456",
            "677.12.34.56",
            "+33 6 12 34 56 78",
            "222 22 33 44",
        ] {
            assert_eq!(clean(&format!("Appelez le {phone}, merci"), ""), "Appelez le [c], merci", "{phone}");
        }
    }

    #[test]
    fn short_bracketed_and_joined_names_go_too() {
        assert_eq!(
            clean("Moi Ba Ze, mon employeur ne paie pas.", "Ba Ze"),
            "Moi [n], mon employeur ne paie pas."
        );
        assert_eq!(clean("Moi, Marie, et Ngo-Biyong.", "Ngo-Biyong (Marie)"), "Moi, [n], et [n].");
        assert_eq!(clean("Le bailleur. Ze le sait.", "Le Ze"), "Le bailleur. Ze le sait.");
        assert_eq!(clean("KAMDEM réclame, Awa aussi", "KAMDEM, Awa"), "[n] réclame, [n] aussi");
    }

    #[test]
    fn amounts_dates_and_laws_stay() {
        for text in [
            "650 000 000 FCFA",
            "655 250 100 F CFA",
            "1 500 000",
            "le 12/03/2026",
            "2026-11-21 10:00",
            "loi n° 92/007",
            "article 34",
            "250000",
            "@moi",
            "a@b",
            "dossier 12345678",
        ] {
            assert_eq!(clean(text, ""), text);
        }
    }

    #[test]
    fn the_own_name_goes_and_others_stay() {
        assert_eq!(
            clean("Je m’appelle Ngo Bell, et M. Abena refuse", ""),
            "Je m’appelle [n], et M. Abena refuse"
        );
        assert_eq!(clean("my name is peter and I work", ""), "my name is [n] and I work");
        assert_eq!(clean("Moi, NGO Bell, je demande à Tabi", "Ngo Bell"), "Moi, [n], je demande à Tabi");
        assert_eq!(clean("la grace de Dieu", "Grace Tabi"), "la grace de Dieu");
    }

    proptest::proptest! {
        #[test]
        fn any_text_is_taken(text in ".{0,200}", author in ".{0,30}") {
            let _ = clean(&text, &author);
        }

        #[test]
        fn no_number_survives(front in "[a-z ]{0,10} ", phone in "6[0-9]{7}[1-9]", back in "( [a-z]{0,10})?") {
            proptest::prop_assume!(!is_currency(&back));
            let found = clean(&format!("{front}{phone}{back}"), "");
            proptest::prop_assert!(!found.contains(&phone), "{}", found);
        }
    }
}
