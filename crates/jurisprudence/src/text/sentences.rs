//! Where a message may be taken apart: what one sentence says is lost in the meaning of a long whole.

/// Marks that end a sentence where white space follows.
const MARKS: [char; 5] = ['.', '!', '?', ';', ':'];
/// A longer sentence is taken apart at its commas, into parts of so many words at least.
const LONGEST: usize = 24;
const LEAST: usize = 10;
/// A shorter rest goes with the part before it, and fewer words say nothing by themselves.
const LEAST_REST: usize = 5;
const LEAST_WORDS: usize = 3;

/// The sentences of a message, the parts of long ones; none where there is but one.
pub fn sentences(message: &str) -> Vec<&str> {
    let mut all = vec![];
    for sentence in parted(message, |c| MARKS.contains(&c)).into_iter().flat_map(str::lines) {
        parts(sentence, &mut all);
    }
    all.retain(|part| words(part) >= LEAST_WORDS);
    if all.len() > 1 { all } else { vec![] }
}

fn parts<'a>(sentence: &'a str, all: &mut Vec<&'a str>) {
    if words(sentence) <= LONGEST {
        all.push(sentence.trim());
        return;
    }
    let (mut from, mut until) = (0, 0);
    let mut last = None;
    for clause in parted(sentence, |c| c == ',') {
        until += clause.len();
        if sentence.get(from..until).map_or(0, words) >= LEAST {
            last = sentence.get(from..until).map(|part| (from, part));
            all.extend(last.map(|(_, part)| part.trim()));
            from = until;
        }
    }
    match (last, sentence.get(from..).map_or(0, words)) {
        (_, 0) => {}
        (Some((start, _)), 1..LEAST_REST) => {
            all.pop();
            all.extend(sentence.get(start..).map(str::trim));
        }
        _ => all.extend(sentence.get(from..).map(str::trim)),
    }
}

/// Parted after marks that white space follows; together the pieces are the text.
fn parted(text: &str, is_mark: impl Fn(char) -> bool) -> Vec<&str> {
    let (mut all, mut from) = (vec![], 0);
    let mut chars = text.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        let is_followed = chars.peek().is_some_and(|(_, next)| next.is_whitespace());
        if is_mark(c) && is_followed {
            let end = at + c.len_utf8();
            all.extend(text.get(from..end));
            from = end;
        }
    }
    all.extend(text.get(from..));
    all
}

fn words(text: &str) -> usize {
    text.split_whitespace().count()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_message_falls_into_its_sentences_and_a_long_one_into_its_clauses() {
        assert_eq!(
            sentences("Mon bailleur veut 3.500 de plus. Il a fermé la porte à clé ! Que faire ?"),
            ["Mon bailleur veut 3.500 de plus.", "Il a fermé la porte à clé !", "Que faire ?"]
        );
        assert_eq!(sentences("Que dit la loi ?\nOui."), [""; 0]);
        assert_eq!(sentences(""), [""; 0]);
        let long = "since my brother left the house to my aunt and her four children last year, they ask me to pay \
                    the light and the water of everybody, what can I do";
        assert_eq!(
            sentences(long),
            [
                "since my brother left the house to my aunt and her four children last year,",
                "they ask me to pay the light and the water of everybody, what can I do"
            ]
        );
    }

    proptest! {
        #[test]
        fn sentences_lie_in_the_message(text in "[a-z,.!? \n]{0,200}|.{0,80}") {
            let all = sentences(&text);
            let mut rest = text.as_str();
            for sentence in &all {
                let (_, after) = rest.split_once(sentence).unwrap();
                rest = after;
                prop_assert!(words(sentence) >= LEAST_WORDS);
            }
            prop_assert!(all.len() != 1);
        }
    }
}
