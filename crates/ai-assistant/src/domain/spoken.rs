//! What a model says to the person: its text without its thoughts and without the fences of code.
//!
//! Models think between tags, and servers differ: some leave the first tag out, some the last. What is inside never goes on;
//! how the text is cut into pieces changes nothing.
use super::question::is_direction_override;

/// The names of the tags, in any case.
const NAMES: [&str; 4] = ["think", "thinking", "thought", "reasoning"];
/// Characters that make a fence, from three on.
const FENCE: usize = 3;
/// No language behind a fence has a longer name.
const LANGUAGE_CHARS: usize = 20;

#[derive(Debug, Default)]
pub struct Spoken {
    thoughts: Thoughts,
    fences: Fences,
}

/// Words for the person.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// All that came before was a thought whose beginning was not marked.
    pub begin_anew: bool,
    pub text: String,
}

impl Spoken {
    pub fn push(&mut self, piece: &str) -> Words {
        let mut words = Words::default();
        for c in piece.chars().filter(|c| !is_direction_override(*c)) {
            let mut plain = String::new();
            if self.thoughts.push(c, &mut plain) {
                self.fences = Fences::default();
                words = Words { begin_anew: true, text: String::new() };
            }
            plain.chars().for_each(|c| self.fences.push(c, &mut words.text));
        }
        words
    }

    /// What was held back and is for the person after all.
    pub fn finish(mut self) -> String {
        let mut text = String::new();
        // A tag that has only begun is no word.
        if self.thoughts.depth == 0 && self.thoughts.mark == "<" {
            self.fences.push('<', &mut text);
        }
        self.fences.finish(&mut text);
        text
    }

    /// Of a whole text.
    pub fn of(text: &str) -> String {
        let mut spoken = Self::default();
        let mut out = spoken.push(text).text;
        out.push_str(&spoken.finish());
        out.trim().to_owned()
    }
}

#[derive(Debug, Default)]
struct Thoughts {
    depth: usize,
    /// What may become a tag.
    mark: String,
}

enum Mark {
    No,
    MaybeLater,
    Begins,
    Ends,
}

impl Thoughts {
    /// Passes on what is no thought; whether a thought ends here that did not begin.
    fn push(&mut self, c: char, out: &mut String) -> bool {
        if self.mark.is_empty() && c != '<' {
            if self.depth == 0 {
                out.push(c);
            }
            return false;
        }
        self.mark.push(c);
        match mark(&self.mark) {
            Mark::MaybeLater => return false,
            Mark::Begins => self.depth += 1,
            Mark::Ends if self.depth == 0 => {
                self.mark.clear();
                return true;
            }
            Mark::Ends => self.depth -= 1,
            Mark::No => {
                self.mark.pop();
                let held = std::mem::take(&mut self.mark);
                if self.depth == 0 {
                    // No words on both sides of what is taken out may make a tag: only the sign "less than" stays.
                    let is_sign = held == "<" && (c.is_whitespace() || c.is_ascii_digit() || c == '=');
                    out.push_str(&if is_sign { held } else { held.replace('<', "‹") });
                }
                return self.push(c, out);
            }
        }
        self.mark.clear();
        false
    }
}

fn mark(text: &str) -> Mark {
    let inside = text.trim_start_matches('<');
    let (inside, ends) = inside.strip_prefix('/').map_or((inside, false), |inside| (inside, true));
    match inside.strip_suffix('>') {
        Some(name) if NAMES.iter().any(|n| n.eq_ignore_ascii_case(name)) => {
            if ends {
                Mark::Ends
            } else {
                Mark::Begins
            }
        }
        None if text.rfind('<') == Some(0) && NAMES.iter().any(|n| begins(n, inside)) => Mark::MaybeLater,
        _ => Mark::No,
    }
}

fn begins(name: &str, part: &str) -> bool {
    name.get(..part.len()).is_some_and(|n| n.eq_ignore_ascii_case(part))
}

#[derive(Debug, Default)]
struct Fences {
    /// The line has words already.
    is_within_line: bool,
    /// What may become a fence.
    run: String,
    /// What stands behind a fence that opened its line: a language, or words.
    behind: Option<String>,
}

impl Fences {
    fn push(&mut self, c: char, out: &mut String) {
        if let Some(mut behind) = self.behind.take() {
            if c == '\n' {
                return;
            }
            behind.push(c);
            if is_language(&behind) {
                self.behind = Some(behind);
                return;
            }
            behind.pop();
            self.say(behind.trim_start(), out);
        }
        if !self.run.starts_with(c) {
            self.end_run(out);
            if self.behind.is_some() {
                return self.push(c, out);
            }
        }
        if matches!(c, '`' | '~') {
            self.run.push(c);
            return;
        }
        out.push(c);
        self.is_within_line = c != '\n' && (self.is_within_line || !c.is_whitespace());
    }

    fn finish(&mut self, out: &mut String) {
        self.end_run(out);
        if let Some(behind) = self.behind.take() {
            self.say(behind.trim(), out);
        }
    }

    fn end_run(&mut self, out: &mut String) {
        let run = std::mem::take(&mut self.run);
        if run.len() < FENCE {
            self.say(&run, out);
        } else if !self.is_within_line {
            self.behind = Some(String::new());
        }
    }

    fn say(&mut self, words: &str, out: &mut String) {
        out.push_str(words);
        self.is_within_line |= !words.is_empty();
    }
}

fn is_language(text: &str) -> bool {
    let name = text.trim();
    name.len() <= LANGUAGE_CHARS
        && name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '+' | '-' | '_' | '#'))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn thoughts_and_fences_are_taken_out_and_words_stay() {
        for (text, said) in [
            ("<think>hm</think>Oui", "Oui"),
            ("<Thinking>a\nb</THINKING>\n\nOui", "Oui"),
            ("Un. <reasoning>hm</reasoning>Deux.", "Un. Deux."),
            ("<think>a<think>b</think>c</think>d", "d"),
            ("<think>still at it", ""),
            ("Okay, [1]…</think> Oui", "Oui"),
            ("Okay</think>Hm</think>Oui", "Oui"),
            ("Un mois.<thi", "Un mois."),
            ("Un mois.</", "Un mois."),
            ("<thi<think>x</think>nk>Oui", "‹think>Oui"),
            ("<thi```nk>Oui", "‹think>Oui"),
            ("```~Oui", "~Oui"),
            ("<thi\u{202e}nk>hm</think>Oui", "Oui"),
            ("Le prix est < 5 et > 3, <= 4", "Le prix est < 5 et > 3, <= 4"),
            ("<b>Oui</b>", "‹b>Oui‹/b>"),
            ("```markdown\nUn mois.\n```", "Un mois."),
            ("```\nUn mois.\n```\nDeux.", "Un mois.\nDeux."),
            ("Voici :\n~~~text\r\nUn mois.\n~~~", "Voici :\nUn mois."),
            ("```Le préavis est dû```", "Le préavis est dû"),
            ("```Un mois de préavis", "Un mois de préavis"),
            ("Un mois [1].```", "Un mois [1]."),
            ("<think>hm</think>```md\nOui\n```", "Oui"),
            ("``Un`` `mois` ~~dû~~", "``Un`` `mois` ~~dû~~"),
        ] {
            assert_eq!(Spoken::of(text), said, "{text}");
        }
    }

    /// The words after all pieces, as who hears them has them.
    fn heard<'a>(pieces: impl IntoIterator<Item = &'a str>) -> String {
        let (mut spoken, mut all) = (Spoken::default(), String::new());
        for piece in pieces {
            let words = spoken.push(piece);
            if words.begin_anew {
                all.clear();
            }
            all.push_str(&words.text);
        }
        all + &spoken.finish()
    }

    /// What comes of servers, and what could be made to deceive.
    fn fragments() -> impl Strategy<Value = String> {
        let fragment = prop::sample::select(vec![
            "<think>",
            "</think>",
            "<Thinking>",
            "</THINKING>",
            "<reasoning>",
            "</reasoning>",
            "<thi",
            "nk>",
            "<",
            "/",
            ">",
            "</",
            "```",
            "```md\n",
            "`",
            "~~~",
            "\n",
            " ",
            "5",
            "é",
            "\u{202e}",
            "Le préavis est dû [1]. ",
        ]);
        prop::collection::vec(fragment, 0..30).prop_map(|all| all.concat())
    }

    proptest! {
        #[test]
        fn however_a_text_is_cut_the_same_is_said_and_no_tag(
            text in fragments(),
            sizes in prop::collection::vec(1_usize..9, 1..40),
        ) {
            let chars: Vec<char> = text.chars().collect();
            let (mut rest, mut pieces) = (chars.as_slice(), Vec::new());
            for size in sizes.iter().cycle() {
                let (piece, after) = rest.split_at(rest.len().min(*size));
                pieces.push(piece.iter().collect::<String>());
                rest = after;
                if rest.is_empty() {
                    break;
                }
            }
            let said = heard(pieces.iter().map(String::as_str));
            prop_assert_eq!(&said, &heard([text.as_str()]));
            let plain = said.to_ascii_lowercase();
            for name in NAMES {
                let tags = [format!("<{name}>"), format!("</{name}>")];
                prop_assert!(!tags.iter().any(|tag| plain.contains(tag.as_str())), "{}", said);
            }
        }

        #[test]
        fn every_word_outside_of_thoughts_is_said_and_none_inside(
            parts in prop::collection::vec((any::<bool>(), prop::sample::select(NAMES.to_vec()), 0_usize..4), 0..9),
        ) {
            let mut all = String::new();
            for (is_thought, name, lines) in &parts {
                let lines = "\n".repeat(*lines);
                all.push_str(&match is_thought {
                    true => format!("<{name}>SECRET [1].{lines}</{}>", name.to_uppercase()),
                    false => format!("```\nMOT.{lines}```\n"),
                });
            }
            let said = Spoken::of(&all);
            prop_assert!(!said.contains("SECRET") && !said.contains('<'));
            prop_assert_eq!(said.matches("MOT").count(), parts.iter().filter(|p| !p.0).count());
        }
    }
}
