use super::fold::{fold, tokens};

/// What people say to a program and ask of no law. Two or three of these words are near to some note by chance.
const COMMANDS: [&str; 40] = [
    "annuler",
    "annule",
    "annulez",
    "cancel",
    "stop",
    "arreter",
    "arrete",
    "help",
    "help me",
    "aide",
    "aide moi",
    "aidez moi",
    "aider moi",
    "je ne sais pas",
    "je sais pas",
    "i don't know",
    "i do not know",
    "continue",
    "continuer",
    "continuez",
    "go on",
    "suite",
    "la suite",
    "suivant",
    "next",
    "retour",
    "back",
    "quitter",
    "exit",
    "quit",
    "ok",
    "d'accord",
    "oui",
    "non",
    "yes",
    "no",
    "merci",
    "thanks",
    "test",
    "menu",
];

/// Whether a text is nothing but such words, however it is written.
pub fn is_command(text: &str) -> bool {
    let said = tokens(&fold(text)).join(" ");
    COMMANDS.contains(&said.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_to_a_program_are_told_from_questions() {
        for text in
            ["annuler", "Cancel!", " STOP ", "Je ne sais pas…", "Aidez-moi", "I don’t know", "Continue ?"]
        {
            assert!(is_command(text), "{text}");
        }
        for text in
            ["annuler un mariage", "caution", "divorce", "aide judiciaire", "au secours", "test de paternité"]
        {
            assert!(!is_command(text), "{text}");
        }
    }
}
