//! Answers that rest on nothing: kind, useful, free of charge, and without a word of law.
use crate::domain::fold;
use crate::domain::{Answer, AnswerStatus, Engine, Language, Question};

/// Nothing in the knowledge answers the question.
pub fn no_match(question: &Question, language: Language) -> Answer {
    said(
        question,
        language,
        language.pick(" Cette question ne vous est pas comptée.", " This question is not counted."),
    )
}

/// The same to a visitor without an account, whose free messages are counted whatever is answered.
pub fn no_match_for_visitor(question: &Question, language: Language) -> Answer {
    said(question, language, "")
}

/// `counted` follows what answers a real question.
fn said(question: &Question, language: Language, counted: &str) -> Answer {
    let opening = Opening::of(question);
    let text = match opening {
        Opening::Greeting => language.pick(
            "Bonjour ! Je réponds aux questions de droit camerounais, avec les articles sur lesquels la réponse repose. \
             Racontez-moi votre situation en quelques mots : qui, quoi, quand et où.",
            "Hello! I answer questions about the law of Cameroon, with the articles each answer rests on. \
             Tell me your situation in a few words: who, what, when and where.",
        ),
        Opening::Thanks => language.pick(
            "Avec plaisir. Posez une autre question quand vous voulez.",
            "You are welcome. Ask another question whenever you like.",
        ),
        Opening::TooShort => language.pick(
            "Je n’ai pas assez d’éléments pour chercher. Racontez-moi votre situation en une ou deux phrases : qui, quoi, quand et où.",
            "I do not have enough to search with. Tell me your situation in one or two sentences: who, what, when and where.",
        ),
        Opening::Question => language.pick(
            "Je n’ai rien trouvé dans le droit camerounais que je connais qui réponde à cette question, et je préfère ne rien inventer.",
            "I found nothing in the law of Cameroon I know that answers this question, and I would rather not make anything up.",
        ),
    };
    let counted = if matches!(opening, Opening::Question) { counted } else { "" };
    let covers = language.pick(
        "Palabre connaît le travail, la famille, le logement et la terre, les affaires pénales, le commerce (OHADA), \
         les démarches administratives et les tribunaux du Cameroun. Par exemple :\n\n\
         - Mon employeur me renvoie sans préavis, que puis-je demander ?\n\
         - Comment obtenir un extrait de casier judiciaire ?\n\
         - Quelle forme de société choisir pour mon commerce ?",
        "Palabre knows employment, family, housing and land, criminal matters, business (OHADA), \
         administrative procedures and the courts of Cameroon. For example:\n\n\
         - My employer is dismissing me without notice, what can I ask for?\n\
         - How do I get an extract of my criminal record?\n\
         - Which form of company should I choose for my business?",
    );
    let next_step = language.pick(
        "reformulez votre question avec d’autres mots, publiez une demande sur la place de marché pour qu’un professionnel vous réponde, \
         ou passez par la consultation anonyme si vous ne voulez pas donner votre nom.",
        "ask again in other words, post a request on the marketplace so that a professional can answer, \
         or use the anonymous consultation if you would rather not give your name.",
    );
    answer(&format!("{text}{counted}\n\n{covers}"), next_step, AnswerStatus::NoMatch, language)
}

/// The assistant cannot work at the moment.
pub fn unavailable(language: Language) -> Answer {
    let text = language.pick(
        "L’assistant ne peut pas répondre pour le moment. Votre question ne vous est pas comptée.",
        "The assistant cannot answer at the moment. Your question is not counted.",
    );
    let next_step = language.pick(
        "réessayez dans quelques minutes, ou publiez une demande sur la place de marché.",
        "try again in a few minutes, or post a request on the marketplace.",
    );
    answer(text, next_step, AnswerStatus::Unavailable, language)
}

fn answer(text: &str, next_step: &str, status: AnswerStatus, language: Language) -> Answer {
    let label = super::phrases::phrases(language).next_step;
    Answer {
        response: format!("{text}\n\n{label} {next_step}"),
        status,
        language,
        engine: Engine::Builtin,
        notice: None,
        sources: Vec::new(),
        next_step: super::sentence_case(next_step),
    }
}

enum Opening {
    Greeting,
    Thanks,
    /// No word to search with: an emoji, a number, "ok".
    TooShort,
    Question,
}

impl Opening {
    fn of(question: &Question) -> Self {
        let plain = fold(question.as_str());
        let words: Vec<&str> =
            plain.split(|c: char| !c.is_alphanumeric()).filter(|w| !w.is_empty()).collect();
        let letters = plain.chars().filter(|c| c.is_alphabetic()).count();
        let among =
            |list: &[&str]| !words.is_empty() && words.iter().all(|w| list.contains(w) || POLITE.contains(w));
        if among(GREETINGS) && words.iter().any(|w| GREETINGS.contains(w)) {
            Self::Greeting
        } else if among(THANKS) && words.iter().any(|w| THANKS.contains(w)) {
            Self::Thanks
        } else if letters < 4 || words.len() <= 1 && letters < 6 {
            Self::TooShort
        } else {
            Self::Question
        }
    }
}

const GREETINGS: &[&str] = &[
    "bonjour",
    "bonsoir",
    "salut",
    "coucou",
    "bjr",
    "bsr",
    "slt",
    "allo",
    "hello",
    "hi",
    "hey",
    "morning",
    "evening",
    "afternoon",
];
const THANKS: &[&str] =
    &["merci", "mercii", "thanks", "thank", "thx", "beaucoup", "ok", "okay", "super", "parfait", "great"];
const POLITE: &[&str] = &[
    "good", "monsieur", "madame", "mr", "mme", "maitre", "sir", "madam", "ca", "va", "comment", "tu", "vous",
    "how", "are", "you", "svp", "please", "a", "tous", "there", "cher", "dear", "very", "much", "so", "bien",
    "est", "ce", "que", "quelqu", "un", "docteur", "massa", "na", "anyone", "for", "pour", "tout", "my",
    "friend", "mon", "ami",
];
